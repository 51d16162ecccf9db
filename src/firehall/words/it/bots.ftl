## Compagni guidati dal computer

bot-random = Fa una mossa permessa qualsiasi, ognuna con la stessa probabilità.
bot-steady = Pianifica turni interi: protegge muri e persone, cerca e trasporta.
bot-plan = Il piano: { $plan }.
bot-other-plan = Ora il piano sarebbe: { $plan }, invece di { $move }.
