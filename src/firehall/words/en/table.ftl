## The table in line mode

plain-welcome = { $game }, { $edition }: { $crew ->
    [one] one firefighter
   *[other] { $crew } firefighters
} in the { $board }.
plain-help-hint = Type a move such as 'move 3,4', or 'help'.
plain-prompt = { $who }>
plain-prompt-team = team>
plain-prompt-chance = dice>
plain-help =
    Moves are texts: move 3,4; carry 3,4; open 3,4-3,5; close 3,4-3,5; put out 3,4; damp 3,4; chop 3,4-3,5; end.
    A space is row,column; 0, 7 and 9 are outside. Directions work too: move up, chop left, put out here.
    moves      what you can do now, with prices
    look       draw the house
    where      where everybody is
    near       what burns near you
    why MOVE   why a move can't be made
    rule R-056 what a rule says
    log        what happened last, and why
    undo       take back the last move (not past dice)
    save FILE  write the record; load it with: firehall play FILE
    quit       leave; the game is kept
plain-unknown = I don't know '{ $text }'. Type 'help' for what you can say, 'moves' for what you can do.
plain-moves-head = You can:
plain-moves-choices = Choose one of: { $choices }
plain-move-price = { $move } ({ $price })
plain-saved = Saved to { $file }.
plain-save-what = Save to which file? Type 'save evening.firehall'.
plain-undone = Taken back: { $move }.
plain-kept = The game is kept in { $file }. Go on with: firehall play { $file }
plain-rule-what = Which rule? Type 'rule R-056'.
plain-why-what = Why not what? Type 'why move 3,4'.
plain-can = You can play { $move }.
plain-where-firefighter = Firefighter { $who } is on { $space }{ $place ->
    [inside] {""}
   *[outside] , outside
}{ $saved ->
    [0] {""}
   *[other] , { $saved } saved
}.
plain-where-victim = A victim lies on { $space }.
plain-where-hidden = A hidden point of interest lies on { $space }.
plain-where-nobody = Nobody stands on the board yet.
plain-near-nothing = Nothing burns and nothing smokes within two spaces of { $space }.
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
} would be lost. Type 'end' again to end the turn.
plain-warn-smoke = Smoke lies beside fire on { $spaces } and will catch fire. Type 'end' again to end the turn.
plain-log-empty = Nothing has happened yet.
plain-seed = The dice of this game have the seed { $seed }.
plain-seed-hash = The dice are fixed by a seed whose SHA-256 is { $digest }.
plain-known-dice = This game's seed was chosen: its dice are known in advance.
direction-up = up
direction-right = right
direction-down = down
direction-left = left
direction-here = here

## Commands

command-compiling = compiling
rule-unknown = there is no rule { $rule } in this version; ids read like R-073 or RA-22
rule-nearest = did you mean { $rule }?
board-fine = { $board } is a good board: { $doors ->
    [one] one door
   *[other] { $doors } doors
}, { $entrances ->
    [one] one entrance
   *[other] { $entrances } entrances
}, { $walls } wall segments.
