## Computer team mates

bot-random = Plays any legal move, each as likely as the others.
bot-steady = Plans whole turns: protects walls and people, fetches and carries.
bot-plan = The plan: { $plan }.
bot-other-plan = Now the plan would be: { $plan }, rather than { $move }.
