## Wildfire!

wildfire-title = Wildfire!
wildfire-edition-standard = for points
wildfire-edition-cooperative = together

## Colours

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

## Events

wildfire-event-player-drawn = Player { $who } goes first.
wildfire-event-start-uncovered = A { $number } is uncovered for the start.
wildfire-event-start-laid = The { $number } is laid on { $hex }.
wildfire-event-turn-began = Player { $who } has a turn; { $number ->
    [0] no tile lies
    [one] { $number } tile lies
   *[other] { $number } tiles lie
} face down.
wildfire-event-uncovered = Player { $who } uncovers a { $number }.
wildfire-event-looked-secretly = Player { $who } looks at a tile in secret.
wildfire-event-laid-hottest = The { $number } goes to { $hex }, the hottest place.
wildfire-event-laid-chosen = The { $number } is laid on { $hex }, one of the hottest places.
wildfire-event-firebreak-laid = A firebreak is cut on { $hex }: the tile lies there face down.
wildfire-event-last-tile-laid = That was the last tile; from now on men are placed or players pass.
wildfire-event-first-men-placed = These are the first men; { $number ->
    [one] { $number } tile lies
   *[other] { $number } tiles lie
} open.
wildfire-event-men-placed = { $colour } places { $number ->
    [one] { $number } man
   *[other] { $number } men
} on { $hex }.
wildfire-event-helpers-placed = { $number ->
    [one] { $number } helper
   *[other] { $number } helpers
} ({ $colour }) placed on { $hex }.
wildfire-event-passed = Player { $who } passes.
wildfire-event-could-not-place = Player { $who } can't place anybody and passes.
wildfire-event-all-passed = All have passed one after the other: the game is over.
wildfire-event-helpers-removed = { $number ->
    [one] { $number } helper leaves
   *[other] { $number } helpers leave
} the forest before scoring.
wildfire-event-area-scored = { $colour }: an area of { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
} brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
wildfire-event-area-enclosed = { $colour }: an area of { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
} brings nothing, for it has no free edge that counts.
wildfire-event-points-scored = Player { $who } has { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
wildfire-event-won-by-points = Player { $who } wins with { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
wildfire-event-won-by-area = Of those with { $number ->
    [one] { $number } point
   *[other] { $number } points
}, player { $who } has the most valuable area and wins.
wildfire-event-shared-victory = Points and areas are equal: players { $players } win together.
wildfire-event-goal-reached = The goal is reached; { $number ->
    [one] { $number } tile lay
   *[other] { $number } tiles lay
} open when the first men were placed.
wildfire-event-men-left-over = { $number ->
    [one] { $number } man was
   *[other] { $number } men were
} not placed.
wildfire-event-areas-split = { $colour } stands on more than one area.
wildfire-event-area-without-edge = { $colour } has no { $number } with a free edge.

## Refusals

wildfire-why-not-a-place = { $hex } is no place for a tile: tiles are laid beside others. The hottest places: { $choices }.
wildfire-why-not-hottest = { $hex } is not one of the hottest places: { $choices }.
wildfire-why-no-firebreak = No firebreak was announced in this turn.
wildfire-why-firebreak-declared = You wanted a firebreak: lay the tile face down, as in 'firebreak { $hex }'.
wildfire-why-not-free = The first tiles make a rhombus, and { $hex } is not one of its free hexes.
wildfire-why-no-tile = No tile lies on { $hex }.
wildfire-why-too-many = One, two or three men are placed in a turn, not { $number }.
wildfire-why-not-your-colour = { $colour } is not a colour of player { $who }.
wildfire-why-not-enough-men = { $colour } has { $left ->
    [0] nobody
    [one] only { $left } man
   *[other] only { $left } men
} left with player { $who }.
wildfire-why-on-firebreak = A firebreak lies on { $hex }: nobody can stand there.
wildfire-why-no-space = { $hex } has { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, and { $standing ->
    [0] nobody stands
    [one] { $standing } man stands
   *[other] { $standing } men stand
} there.
wildfire-why-no-free-edge = { $hex } has { $edges ->
    [0] no free edge
    [one] { $edges } free edge
   *[other] { $edges } free edges
}, and { $standing ->
    [0] nobody stands
    [one] { $standing } man stands
   *[other] { $standing } men stand
} there: no more men than free edges.
wildfire-why-no-such-player = { $crew ->
    [one] Only one player plays.
   *[other] Only { $crew } players play.
}
wildfire-why-none-left = All tiles with that number have been seen.

## Questions

wildfire-ask-game-over = The game is over.
wildfire-ask-first-player = Draw by lot who goes first.
wildfire-ask-tile = Draw a tile.
wildfire-ask-secret-tile = Player { $who } draws a tile in secret.
wildfire-ask-arrange = Player { $who } lays out the first tiles: where does the { $number } go?
wildfire-ask-cut = Player { $who }: uncover a tile, or cut a firebreak?
wildfire-ask-lay = Player { $who } lays the { $number } on one of the hottest places: { $places }.
wildfire-ask-lay-firebreak = Player { $who } cuts the firebreak on one of the hottest places: { $places }.
wildfire-ask-lay-either = Player { $who } has drawn a { $number }, and lays it or cuts a firebreak: { $places }.
wildfire-ask-men = Player { $who } may place up to three men on one tile, or pass.
wildfire-ask-more-men = All tiles are laid. Player { $who } may place up to three men on one tile, or pass.

## Counters, outcome, what is to be seen

wildfire-counter-pile = tiles face down
wildfire-counter-red = red
wildfire-counter-green = green
wildfire-counter-blue = blue
wildfire-counter-yellow = yellow
wildfire-counter-points = player { $who } points
wildfire-counter-own-points = points
wildfire-outcome-won = Player { $players } wins. Points: { $points }.
wildfire-outcome-shared = Players { $players } win together. Points: { $points }.
wildfire-outcome-reached = Won: the goal is reached, with { $number } tiles open before the first men.
wildfire-outcome-missed = Lost: the goal is not reached.
wildfire-spot-tile = { $number } on { $hex }, room for { $room ->
    [0] nobody
   *[other] { $room }
}
wildfire-spot-firebreak = firebreak
wildfire-spot-place = place
wildfire-spot-hot = hottest place
wildfire-piece-tile = a { $number }
wildfire-piece-firebreak = firebreak
wildfire-piece-red = red man
wildfire-piece-green = green man
wildfire-piece-blue = blue man
wildfire-piece-yellow = yellow man
wildfire-where-men = { $hex }, a { $number }: { $men }.
wildfire-where-nobody = Nobody stands in the forest yet.
wildfire-near-room = { $hex }, a { $number }: room for { $room }.
wildfire-near-full = There is no room on any tile.

## At the table

wildfire-plain-help =
    Moves are texts: lay q1r-2; place 2 red q0r1; pass; uncover; cut; firebreak q1r-2.
    A hex is column and row: q1r-2 is in row -2. In the drawing each row begins with the column of its first hex.
    A tile shows its number and the men on it: 6rg is a 6 with a red and a green man, 0 a firebreak, * a hottest place.
wildfire-plain-prompt-chance = tiles>
wildfire-do-put-tile = Lay a { $who } on: { $where }.
wildfire-do-take-tile = Take the { $who } away from: { $where }.
wildfire-do-put-firebreak = Lay the tile face down on: { $where }.
wildfire-do-take-firebreak = Take the firebreak away from: { $where }.
wildfire-do-put-red = Put a red man on: { $where }.
wildfire-do-take-red = Take a red man away from: { $where }.
wildfire-do-put-green = Put a green man on: { $where }.
wildfire-do-take-green = Take a green man away from: { $where }.
wildfire-do-put-blue = Put a blue man on: { $where }.
wildfire-do-take-blue = Take a blue man away from: { $where }.
wildfire-do-put-yellow = Put a yellow man on: { $where }.
wildfire-do-take-yellow = Take a yellow man away from: { $where }.

## Many games, counted

end-wildfire-scored = points scored
end-wildfire-reached = goal reached
end-wildfire-missed = goal missed
number-wildfire-points = points
number-wildfire-best-area = most valuable area
number-wildfire-difficulty = open tiles at the first men
