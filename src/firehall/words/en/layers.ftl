## Layers of rules: what `firehall rules show` says around them

house-rules-called = house rules "{ $name }"
layer-house-rules = house rules
layer-option = option { $name }
rules-value = value
rules-by = set by
rules-source = rule
rules-own = the table's own
