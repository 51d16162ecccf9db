## Many games: what is printed

lab-trial = { $what }; bots: { $bots }
lab-games = { $many ->
    [one] { $games } game of seed { $seed }
   *[other] { $games } games of seed { $seed }
}
lab-won = won
lab-seat = { $what }, seat { $seat } ({ $bot })
lab-turns = turns
lab-decisions = decisions
lab-broken-off = broken off
lab-interval = 95% interval
lab-range = { $low } to { $high }
lab-points = { $number } points
lab-mean = mean
lab-least = least
lab-middle = middle
lab-most = most
lab-speed = A turn took { $time } on average, with its dice and rules.
lab-first = first
lab-second = second
lab-first-is = First: { $what }
lab-second-is = Second: { $what }
lab-difference = difference
lab-correlation = correlation
lab-split = Won by both { $both }, by the first alone { $first }, by the second alone { $second }, by neither { $neither }
lab-mcnemar = p = { $p } (McNemar, exact)
lab-progress = { $done } of { $games } games, { $seconds } s left
lab-incomplete = Interrupted: { $done } of { $games } games were played.
lab-nothing = Interrupted before any game was over.

## Many games: what is wrong

lab-bad-games = { $games } games: expected a number from 1 to 4294967295
lab-bad-jobs = { $jobs } jobs: expected a number from 1 to 1024
lab-bad-seed = '{ $seed }' is no seed for many games: expected a whole number from 0 to 2^96 - 1, such as 17 or 0xff
lab-no-bot = there is no bot '{ $bot }' (there are: { $known }; or name a .py file)
lab-nearly-bot = there is no bot '{ $bot }': did you mean '{ $near }'? (there are: { $known })
lab-no-file = there is no file '{ $file }' with a bot
lab-seats = { $bots ->
    [one] one bot
   *[other] { $bots } bots
} for { $crew ->
    [one] one seat
   *[other] { $crew } seats
}: name one for each seat, or one for all
lab-two-games = { $first } and { $second } are two games: set-ups of one game can be compared
lab-trouble = the bot { $bot } of seat { $seat } has failed in the game with seed { $seed }: { $reason }
lab-ended = a process in which bots play has ended of itself; these play: { $bots }
lab-one-form = --json and --csv exclude each other: choose one
lab-change = '{ $text }' says nothing about a set-up: expected edition, level, house-rules, board, crew, bots or option, such as 'bots=random,random' or 'option=end-on-fire=knocked-down'
lab-change-crew = crew={ $crew }: expected a number
lab-plot-folder = there is no folder '{ $folder }' for the picture
lab-plot-kept = '{ $file }' is no SVG picture, so it stays as it is: choose another name
lab-plot-refused = the picture can't be written to '{ $file }': { $reason }
