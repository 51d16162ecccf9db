## Events of Flash Point

event-setup-fire = Fire is laid on { $space }.
event-setup-poi = A hidden point of interest is laid on { $space }.
event-setup-rolled = The dice show { $space }: fire is laid there and explodes.
event-setup-rejected = { $space } burns already: the dice are rolled again.
event-setup-poi-rolled = The dice show { $space }: a hidden point of interest is laid there.
event-setup-poi-rejected = { $space } burns or has a point of interest already: the dice are rolled again.
event-started-at = Firefighter { $who } starts on { $space }.
event-goes-first = Firefighter { $who } goes first.
event-turn-began = Firefighter { $who } has { $number ->
    [one] { $number } action point
   *[other] { $number } action points
}.
event-moved = Firefighter { $who } moves to { $space }.
event-moved-into-fire = Firefighter { $who } steps into the fire on { $space }.
event-carried = Firefighter { $who } carries a victim to { $space }.
event-rescued = The victim is out of the building and rescued; { $number } so far.
event-door-opened = The door { $edge } is opened.
event-door-closed = The door { $edge } is closed.
event-smoke-removed = Firefighter { $who } removes the smoke on { $space }.
event-fire-damped = Firefighter { $who } turns the fire on { $space } to smoke.
event-fire-removed = Firefighter { $who } puts out the fire on { $space }.
event-chopped = The axe strikes the wall { $edge }.
event-ended-turn = Firefighter { $who } ends the turn with { $number ->
    [0] no points left
    [one] { $number } point left
   *[other] { $number } points left
}.
event-points-saved = Firefighter { $who } saves { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-points-lost = { $number ->
    [one] { $number } point is lost
   *[other] { $number } points are lost
} to firefighter { $who }: nobody saves more.
event-found-victim = There is a victim on { $space }.
event-found-false-alarm = The point of interest on { $space } was a false alarm.
event-rolled = The fire dice show { $space }.
event-smoke-stayed = Smoke appears on { $space }.
event-smoke-on-smoke = Smoke meets smoke on { $space }: it becomes fire.
event-smoke-beside-fire = Smoke appears beside fire on { $space }: it becomes fire.
event-exploded = Fire explodes on { $space }.
event-blast-set-fire = The explosion sets { $space } on fire.
event-blast-lit-smoke = The explosion lights the smoke on { $space }.
event-blast-hit-wall = The explosion hits the wall { $edge }.
event-blast-took-closed-door = The explosion destroys the closed door { $edge } and goes no further.
event-blast-took-open-door = The explosion destroys the open door { $edge }.
event-wave-began = A shockwave begins across { $edge }.
event-wave-set-fire = The shockwave sets { $space } on fire.
event-wave-lit-smoke = The shockwave lights the smoke on { $space }.
event-wave-hit-wall = The shockwave hits the wall { $edge }.
event-wave-took-closed-door = The shockwave destroys the closed door { $edge } and ends.
event-wave-took-open-door = The shockwave destroys the open door { $edge } and runs on.
event-wave-faded = The shockwave ends outside, on { $space }.
event-no-marker = No marker is left for smoke or fire on { $space }.
event-wall-damaged = The wall { $edge } is damaged.
event-wall-destroyed = The wall { $edge } is destroyed.
event-wall-spared = The set-up places no damage on the wall { $edge }.
event-door-spared = The set-up leaves the door { $edge } in place.
event-flashed-over = Smoke beside fire on { $space } becomes fire.
event-knocked-down = Firefighter { $who } is knocked down on { $space }.
event-taken-to-ambulance = Firefighter { $who } recovers at the ambulance space { $space }.
event-victim-lost = The victim on { $space } is lost; { $number } so far.
event-lost-was-victim = The point of interest lost on { $space } was a victim; { $number } lost so far.
event-lost-was-false-alarm = The point of interest lost on { $space } was a false alarm.
event-outside-fire-removed = The fire outside on { $space } goes out.
event-setup-outside-fire-removed = The fire outside on { $space } is taken away before the game begins.
event-poi-rolled = The dice for a new point of interest show { $space }.
event-poi-rejected = There is a point of interest on { $space } already: the dice are rolled again.
event-poi-cleared-space = The fire or smoke on { $space } makes room for a point of interest.
event-poi-placed = A new point of interest lies hidden on { $space }.
event-poi-met-firefighter = A firefighter stands on { $space }: the point of interest is turned over at once.
event-poi-none-left = No points of interest are left in the supply.
event-collapsed = The last damage marker is placed: the building collapses.
event-ruin-was-victim = The point of interest buried on { $space } was a victim; { $number } lost so far.
event-ruin-was-false-alarm = The point of interest buried on { $space } was a false alarm.
event-ruin-took-victim = The ruins bury the victim on { $space }; { $number } lost so far.
event-won = { $rescued } victims are rescued: the team has won.
event-all-accounted-for = No victim is left to save: { $rescued } rescued, { $lost } lost.
event-too-many-lost = { $lost } victims are lost: the team has lost.

## Why a move is refused

why-game-over = The game is over.
why-no-such-move = There is no such move.
why-no-points = That costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}; firefighter { $who } has { $points ->
    [0] none
   *[other] { $points }
}.
why-off-the-board = There is no space in that direction.
why-wall-between = A wall is in the way.
why-door-shut = The door is closed: open it first.
why-victim-into-fire = Nobody carries a victim into fire: put it out first.
why-no-victim = No victim lies on { $here }.
why-no-door = There is no door on that side of { $here }.
why-nothing-to-put-out = There is neither smoke nor fire on that space.
why-no-fire = There is no fire on that space.
why-no-wall = There is no wall on that side of { $here }.
why-wall-gone = That wall is destroyed already.
why-stuck-in-fire = Firefighter { $who } could not get out of the fire afterwards: keep a point to put it out or step away.
why-stands-in-fire = Firefighter { $who } stands in fire: put it out or step away before the turn ends.
why-not-nearest = Only the nearest ambulance spaces may be chosen: { $choices }.
why-no-such-firefighter = There { $crew ->
    [one] is only one firefighter
   *[other] are only { $crew } firefighters
} in this game.
why-none-left = None of those is left to be drawn.
why-not-on-this-die = This roll can't show that space.
why-not-adjacent = Firefighter { $who } on { $here } can't reach that: name the space itself, or one next to it.
why-open-already = That door is open already.
why-closed-already = That door is closed already.
why-not-asked = That is not asked now. { $asked }
why-not-outside = Choose a space outside the building: row 0 or 7, or column 0 or 9.
why-not-inside = The dice show spaces inside only: rows 1 to 6, columns 1 to 8.

## What is asked

ask-game-over = The game is over.
ask-start-space = Firefighter { $who } chooses a start space outside.
ask-first-player = The team chooses who goes first.
ask-action = Firefighter { $who } acts, with { $points ->
    [0] no points left
    [one] { $points } point
   *[other] { $points } points
}.
ask-fire-roll = Roll both dice for the fire.
ask-ambulance-space = Firefighter { $who } chooses an ambulance space to recover on.
ask-poi-roll = Roll both dice for a new point of interest.
ask-poi-draw = Turn over the point of interest on { $space }: is it a victim or a false alarm?
ask-first-explosion = Roll the black die for the first explosion.
ask-explosion-roll = Roll both dice for an explosion.
ask-turned-roll = Turn the black die upside down and roll the red die for an explosion.
ask-setup-poi-roll = Roll both dice for a point of interest.

## Counters and outcome

counter-rescued = rescued
counter-lost = lost
counter-damage = damage
counter-unseen = unseen
counter-points = points
counter-saved = saved points
outcome-victory = Victory: { $rescued } rescued, { $lost } lost.
outcome-perfect = A perfect game: all { $rescued } victims are rescued.
outcome-losses = Defeat: { $lost } victims were lost, { $rescued } rescued.
outcome-collapse = Defeat: the building collapsed, with { $rescued } rescued and { $lost } lost.
outcome-late-collapse = Victory: { $rescued } rescued, { $lost } lost; the building collapsed afterwards.

## Pieces and places

place-fire = fire
place-smoke = smoke
place-hidden = hidden point of interest
place-victim = victim
place-firefighter = firefighter { $who }
place-wall = wall
place-damaged-wall = damaged wall
place-destroyed-wall = destroyed wall
place-closed-door = closed door
place-open-door = open door
place-doorway = doorway
place-outside = outside
place-ambulance = ambulance parking
place-engine = engine parking

## Editions and boards

edition-family = family game
board-title-front = House, front side
board-title-back = House, back side

## What a plan is good for

aim-won = That wins the game.
aim-defeated = That puts off defeat.
aim-rescued = That brings a victim to safety.
aim-lost = Fewer people are then in mortal danger.
aim-last-lives = One more loss would be hard to bear.
aim-damage = That spares the walls.
aim-last-walls = The building stands much more firmly then.
aim-fires = That keeps the fire small.
aim-smoke = That clears smoke that might catch fire.
aim-blasts-at-walls = Explosions would then damage fewer walls.
aim-front = The fire then has fewer ways to spread.
aim-victims-way-out = Victims then have a shorter way out.
aim-hidden-way-out = The way out from points of interest is then shorter.
aim-way-to-victims = Somebody is then nearer to a victim.
aim-way-to-hidden = Somebody is then nearer to a hidden point of interest.
aim-way-to-fire = Somebody is then nearer to the fire.
aim-victims-in-danger = That keeps the fire away from victims.
aim-hidden-in-danger = That keeps the fire away from points of interest.
aim-saved = Points are saved for a better moment.
aim-victims-found = Then it is known where a victim lies.
aim-false-alarms-found = Then one false alarm less keeps us busy.

## Many games, counted

end-flash-point-victory = victory
end-flash-point-perfect = victory, all rescued
end-flash-point-late-collapse = victory, then collapse
end-flash-point-losses = defeat: victims lost
end-flash-point-collapse = defeat: collapse
number-flash-point-rescued = rescued
number-flash-point-lost = lost
number-flash-point-damage = damage

## The game

flash-point-title = Flash Point
