## The table in line mode

flash-point-plain-welcome = { $game }, { $edition }. Board: { $board }. { $crew ->
    [one] One firefighter
   *[other] { $crew } firefighters
}.
flash-point-plain-help-hint = Type a move such as 'move 3,4'. 'look' draws the house, 'where' tells where everything is, 'help' lists the rest.
plain-prompt = { $who }>
plain-prompt-team = team>
flash-point-plain-prompt-chance = dice>
flash-point-plain-help =
    Moves are texts: move 3,4; carry 3,4; open 3,4-3,5; close 3,4-3,5; put out 3,4; damp 3,4; chop 3,4-3,5; end.
    carry moves with a victim; damp turns fire to smoke; chop strikes a wall; end ends the turn.
    A space is row,column; rows 0 and 7 and columns 0 and 9 are outside.
    Directions work too: move up, open right, chop left, put out here.
plain-help-commands =
    Besides moves you can say:
    moves         what you can do now, with prices
    look          draw the table
    where         where everything is, and how the game stands
    near          what is near: fire, smoke, free spaces
    why MOVE      why a move can't be made
    rule R-056    what a rule says
    log           what happened last, and by which rule
    undo          take back the last move; undo all: back to the last roll; undo roll: a mistyped roll
    always MOVE   always answer like that: always recover 0,5; ask takes it back
    ask           ask me again
    warn off      no warnings before a turn ends; warn on
    explain       why the computer moved like that
    save FILE     write the record; go on with: firehall play FILE
    quit          leave; the game is kept
plain-unknown = I don't know '{ $text }'. Type 'help' for what you can say, 'moves' for what you can do.
plain-unknown-nearest = I don't know '{ $text }'. Did you mean '{ $word }'?
plain-form = I can't read '{ $text }'. Write it like '{ $form }'.
plain-moves-head = You can:
plain-moves-choices = Choose one of: { $choices }
plain-moves-targets = Type '{ $verb }' and one of: { $targets }
plain-move-price = { $move }: { $price ->
    [one] { $price } point
   *[other] { $price } points
}
plain-saved = Saved to { $file }.
plain-save-what = Save to which file? Type 'save evening.firehall'.
plain-no-folder = there is no folder { $folder }
plain-no-record = that file is no record, so it stays as it is
plain-save-failed = { $file } can't be written: { $reason }.
plain-undone = Taken back: { $move }.
plain-undo-nothing = There is no move to take back.
flash-point-plain-undo-chance = The last move can't be taken back: dice have fallen since.
plain-kept = The game is kept in { $file }. Go on with: { $how }
plain-kept-over = The record is kept in { $file }. See the game again with: firehall replay { $file }
plain-not-kept = The game can't be kept in { $file }: { $reason }. You can play on; 'save FILE' keeps the game elsewhere.
plain-unkept = The game is not kept: { $file } can't be written.
plain-previous = The game that was kept before is now in { $file }.
plain-rule-what = Which rule? Type 'rule R-056'.
plain-why-what = Why not what? Type 'why { $form }'.
plain-can = You can play { $move }.
plain-where-firefighter = Firefighter { $who } is on { $space }{ $place ->
    [inside] {""}
   *[outside] , outside
}{ $saved ->
    [0] {""}
    [one] , with { $saved } saved point
   *[other] , with { $saved } saved points
}.
plain-where-victim = A victim lies on { $space }.
plain-where-hidden = A hidden point of interest lies on { $space }.
plain-where-nobody = Nobody stands on the board yet.
plain-where-fire = Fire: { $spaces }.
plain-where-smoke = Smoke: { $spaces }.
plain-near-nothing = Nothing burns or smokes within two spaces of { $space }.
plain-near-fire = Fire on { $space }, { $steps ->
    [0] right here
    [one] { $steps } space away
   *[other] { $steps } spaces away
}.
plain-near-smoke = Smoke on { $space }, { $steps ->
    [0] right here
    [one] { $steps } space away
   *[other] { $steps } spaces away
}.
plain-warn-lost-points = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} would be lost: nobody can save more.
plain-warn-smoke = Smoke lies beside fire and will catch fire: { $spaces }.
plain-warn-again = Type 'end' again to end the turn all the same.
plain-log-empty = Nothing has happened yet.
plain-seed = The dice of this game have the seed { $seed }.
plain-seed-hash = The dice are fixed by a seed whose SHA-256 begins with { $digest }.
plain-known-dice = This game's seed was chosen: its dice are known in advance.
direction-up = up
direction-right = right
direction-down = down
direction-left = left
direction-here = here

## Commands

seat-team = team
seat-chance = dice
rule-unknown = there is no rule { $rule } in this version; ids read like R-073, RA-22 or P-Q17
rule-nearest = did you mean { $rule }?
board-fine = { $board } is a good board: { $doors ->
    [one] one door
   *[other] { $doors } doors
}, { $entrances ->
    [one] one entrance
   *[other] { $entrances } entrances
}, { $walls } wall segments.

## The same for games without firefighters

plain-welcome = { $game } { $edition }, { $crew ->
    [one] one player
   *[other] { $crew } players
}.
plain-help-hint = 'look' draws the table, 'moves' tells what you can do, 'help' lists the rest.
plain-prompt-chance = chance>
plain-undo-chance = The last move can't be taken back: chance has answered since.
place-player = player { $who }
