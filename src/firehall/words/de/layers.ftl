## Schichten der Regeln: was `firehall rules show` darum herum sagt

house-rules-called = Hausregeln „{ $name }“
layer-house-rules = Hausregeln
layer-option = Option { $name }
rules-value = Wert
rules-by = gesetzt von
rules-source = Regel
rules-own = von der Runde selbst
