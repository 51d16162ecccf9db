## The full-screen table

screen-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
}
screen-type = a move or a command, such as: move up
screen-thinking = { $name } is thinking ...
screen-armed = { $verb }: where? A direction, or point and press Enter. Escape: not at all.
screen-nothing-here = There is nothing to be done at { $place } now.
screen-no-letter = The key '{ $letter }' means nothing now. '?' lists the keys.
screen-choose-keys = Enter or a click: choose. Escape: nothing of that.
screen-read-keys = Up and down: read on. Escape: back to the table.
screen-play-on = Play on
screen-end-turn = End the turn all the same
screen-never-warn = End the turn, and never warn again
screen-look-on = Look at the house and the log
screen-leave = Leave
screen-too-small = The table needs { $columns } columns and { $lines } lines; this terminal has { $width } and { $height }. Make it larger, or leave with Ctrl+C: the game is kept.
screen-hint-point = point
screen-hint-act = act
screen-hint-type = type
screen-hint-next = next
screen-hint-undo = undo
screen-hint-why = why?
screen-hint-help = help
screen-hint-quit = quit
screen-help =
    Keys
    ARROWS    move the cursor over the spaces
    Enter     what can be done at the cursor, and what can't, and why
    a letter  a verb: then a direction, or point and press Enter
              { $verbs }
    : or /    type a move or a command; up and down bring back what was typed
    Tab       next: house, moves, log, typing; Escape: back to the house
    u  U      take back the last move; all since the last roll
    x         why the computer moved like that
    a         from now on always answer as the cursor says
    q         leave; the game is kept, firehall play --resume goes on
    Mouse     click a space, a wall, a move, a line of the log, or a key below

    On the house, letters with small numbers are what can be done there and its price: m¹ is move for 1 point.
    In the log, Enter opens the rule that a line cites; left and right fold and unfold a move.
screen-signs = Signs
screen-commands = What can be typed
screen-not-now = '{ $verb }' can't be done anywhere now.
die-red = red
die-black = black
