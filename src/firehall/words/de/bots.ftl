## Mitspieler vom Computer

bot-random = Macht irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-steady = Plant ganze Spielzüge: schützt Wände und Menschen, sucht und trägt.
bot-plan = Der Plan: { $plan }.
bot-other-plan = Jetzt wäre der Plan: { $plan }, statt { $move }.
