## Strati di regole: quello che `firehall rules show` dice intorno

house-rules-called = regole della casa «{ $name }»
layer-house-rules = regole della casa
layer-option = opzione { $name }
rules-value = valore
rules-by = stabilito da
rules-source = regola
rules-own = del tavolo stesso
