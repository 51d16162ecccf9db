## Who plays

flash-point-seats-person = Firefighter { $who }: { $name }.
flash-point-seats-bot = Firefighter { $who }: { $name }, played by the computer.
seats-somebody = whoever types
flash-point-seats-count = { $seats ->
    [one] One seat
   *[other] { $seats } seats
} for { $crew ->
    [one] one firefighter
   *[other] { $crew } firefighters
}: name one player for each; the same name may stand for several.
seats-no-file = there is no file { $file } with a bot: say with --seats who plays
seats-name = { $name } can't be a player's name: names have up to 30 letters and neither semicolons, colons, hashes nor braces
seats-nearly-bot = '{ $name }' is neither a bot nor a name unlike one: did you mean '{ $bot }'?
seats-name-again = the record was played by { $seats }; a record starts no programs: say with --seats who plays

## Moves of others, as they are told

flash-point-told-named = { $name }, firefighter { $who }: { $move }
flash-point-told-player = Firefighter { $who }: { $move }
told-team = The team: { $move }
flash-point-told-chance = The dice: { $move }
told-always = Your standing answer: { $move }

## Bots in trouble

flash-point-trouble-failed = The bot { $bot } of firefighter { $who } has failed: { $reason }.
trouble-replaced = { $bot } takes over, and the game goes on.
trouble-left = You play on for it.
trouble-raised = it stopped with { $error }
trouble-slow = no answer within { $seconds } seconds
trouble-ended = its process has ended
trouble-no-move = its answer { $answer } is no move
trouble-illegal = it wanted to play { $move }. { $reason }
trouble-no-start = the bot in { $file } doesn't start: { $reason }
explain-nobody = No bot has moved since the last move that was taken back, or since you began.
explain-silent = { $bot } played { $move } and can't say why.

## Standing answers and warnings

always-what = '{ $text }' can't be answered once and for all; what can: { $choices }
always-now = From now on this is answered for you: { $answers }. 'ask' takes it back.
always-none = There is no standing answer. You may give one for: { $choices }.
always-gone = You will be asked again: { $answers }.
always-none-such = There is no such standing answer.
warn-on = You are warned before a turn ends with points lost or smoke beside fire.
warn-off = You are not warned before a turn ends.
warn-what = I don't know 'warn { $text }'. Type 'warn off' or 'warn on'.

## Going on

resume-none = no game has been kept in { $file }
resume-damaged = the game in { $file } was cut off or changed; the file stays as it is
resume-previous = the game before it can be tried: firehall play { $file }
resume-or-file = --resume goes on with the game that was kept last: leave out { $file }, or --resume
flash-point-resume-crew = this game has { $crew ->
    [one] one firefighter
   *[other] { $crew } firefighters
}: leave out --crew
plain-damaged-record = that file holds a damaged game, so it stays as it is

## Beside the real game

plain-no-die = No dice can show { $text }: the red die goes from 1 to 6, the black one from 1 to 8.
flash-point-do-layout = Lay out the board with its doors closed, then:
flash-point-do-head = On your board:
do-take-fire = Take the fire markers away from: { $where }.
do-take-smoke = Take the smoke markers away from: { $where }.
do-take-hidden = Take the POI markers away from: { $where }.
do-take-victim = Take the victims away from: { $where }.
do-take-person = Take firefighter { $who } away from { $where }.
do-turn-fire = Turn smoke over to fire on: { $where }.
do-turn-smoke = Turn fire over to smoke on: { $where }.
do-turn-hidden = Turn the marker back to a hidden POI on: { $where }.
do-turn-victim = Turn the POI marker over to a victim on: { $where }.
do-put-fire = Put a fire marker on: { $where }.
do-put-smoke = Put a smoke marker on: { $where }.
do-put-hidden = Put a hidden POI marker on: { $where }.
do-put-victim = Put a victim on: { $where }.
do-put-person = Put firefighter { $who } on { $where }.
do-move-person = Move firefighter { $who } from { $start } to { $where }.
do-move-victim = Move a victim from { $start } to { $where }.
do-take-hot-spot = Take the hot spots away from: { $where }.
do-take-hazmat = Take the hazmats away from: { $where }.
do-take-heal = Take the heal markers away from: { $where }.
do-take-engine = Take the engine away from { $where }.
do-take-ambulance = Take the ambulance away from { $where }.
do-take-downed = Take firefighter { $who }, who lies on the ground, away from { $where }.
do-turn-hazmat = Turn the POI marker over to a hazmat on: { $where }.
do-turn-downed = Lay firefighter { $who } down on { $where }.
do-turn-person = Stand firefighter { $who } up on { $where }.
do-put-hot-spot = Put a hot spot on: { $where }.
do-put-hazmat = Put a hazmat on: { $where }.
do-put-heal = Put a heal marker under the victim on: { $where }.
do-put-engine = Park the engine on { $where }.
do-put-ambulance = Park the ambulance on { $where }.
do-put-downed = Lay firefighter { $who } down on { $where }.
do-move-hazmat = Move a hazmat from { $start } to { $where }.
do-move-heal = Move a heal marker from { $start } to { $where }.
do-move-engine = Drive the engine from { $start } to { $where }.
do-move-ambulance = Drive the ambulance from { $start } to { $where }.
do-move-downed = Move firefighter { $who }, who lies on the ground, from { $start } to { $where }.
do-line-wall = No damage markers on the walls: { $where }.
do-line-damaged-wall = One damage marker on the walls: { $where }.
do-line-destroyed-wall = Two damage markers on the walls: { $where }.
do-line-closed-door = Close the doors: { $where }.
do-line-open-door = Open the doors: { $where }.
do-line-doorway = Take the doors away from: { $where }.
do-line-nothing = Nothing stands any more between: { $where }.

## What people say for a command, with semicolons between

say-help = help me; what can i say; how does this work
say-moves = what can i do; what can i play; what now; my moves; options
say-look = show me; draw the house; show the house; board; map
say-where = where am i; where are we; where is everybody; where is everyone; status; how does it stand
say-near = what burns; what burns near me; what is burning near me; what is burning; what's burning; what smokes; near me; burning near me
say-why = why not; why can't i
say-rule = rules; which rule; what does the rule say
say-log = what happened; history
say-undo = take back; back
say-always = always answer
say-ask = ask me; ask again
say-warn = warnings; warn me
say-explain = why did you do that; why that; explain yourself
say-save = save as
say-quit = leave; bye; goodbye; stop
say-draw-victim = a victim; v
say-draw-false-alarm = false; alarm; a false alarm; blank; nothing
specialists-none = No specialists play in this game: leave out --specialists
specialists-many = { $cards } specialists for { $crew } firefighters: name one for each at most
specialists-twice = { $card } is named twice: there is one card of each specialist
resume-rules = This game goes on by its own rules: leave out --edition, --level, --house-rules and --specialists

## The same for games without firefighters

seats-person = Player { $who }: { $name }.
seats-bot = Player { $who }: { $name }, played by the computer.
seats-count = { $seats ->
    [one] One seat
   *[other] { $seats } seats
} for { $crew ->
    [one] one player
   *[other] { $crew } players
}: name who plays each; the same name may stand for several.
told-named = { $name }, player { $who }: { $move }
told-player = Player { $who }: { $move }
told-chance = Chance: { $move }
trouble-failed = The bot { $bot } of player { $who } has failed: { $reason }.
resume-crew = this game has { $crew ->
    [one] one player
   *[other] { $crew } players
}: leave out --crew
do-layout = Lay out on the table:
do-head = On your table:
