## Events of the experienced game and of 2010

event-setup-hazmat = A hazmat is laid on { $space }.
event-setup-hazmat-rejected = No hazmat can lie on { $space }: the dice are rolled again.
event-setup-hot-spot = A hot spot is laid on { $space }.
event-setup-hot-spot-rejected = { $space } has a hot spot already: the dice are rolled again.
event-became = Firefighter { $who } is { $role ->
    [paramedic] the paramedic
    [captain] the fire captain
    [imaging-technician] the imaging technician
    [cafs-firefighter] the CAFS firefighter
    [hazmat-technician] the hazmat technician
    [generalist] the generalist
    [rescue-specialist] the rescue specialist
   *[driver] the driver/operator
}.
event-engine-parked = The engine is parked at { $space }.
event-ambulance-parked = The ambulance is parked at { $space }.
event-carried-hazmat = Firefighter { $who } carries a hazmat to { $space }.
event-followed = A treated victim comes along to { $space }.
event-hazmat-carried-out = The hazmat is out of the building and disposed of; { $number } so far.
event-treated = Firefighter { $who } treats a victim on { $space }: it can walk now.
event-hazmat-disposed = Firefighter { $who } makes the hazmat on { $space } harmless.
event-identified = Firefighter { $who } looks at the point of interest on { $space } from afar.
event-commanded = Firefighter { $who } commands firefighter { $number }.
event-command-refused = Firefighter { $who } would rather not.
event-changed-crew = At the engine, firefighter { $who } is relieved by another specialist.
event-engine-driven = Firefighter { $who } drives the engine to { $space }.
event-ambulance-driven = Firefighter { $who } drives the ambulance to { $space }.
event-rode-along = Firefighter { $who } rides along and gets off on { $space }.
event-stayed-behind = Firefighter { $who } stays behind.
event-gun-fired = Firefighter { $who } fires the deck gun.
event-gun-rolled = The dice of the deck gun show { $space }.
event-dice-kept = Firefighter { $who } keeps the dice as they lie.
event-gun-hit = The water hits { $space }.
event-washed-out = The water puts out { $space }.
event-found-hazmat = The point of interest on { $space } was a hazmat.
event-hazmat-burst = The hazmat on { $space } goes up in the fire.
event-flared-up = The hot spot on { $space } flares up: the fire is rolled for once more.
event-hot-spot-placed = A hot spot comes to { $space }; { $number ->
    [0] the reserve is empty
    [one] { $number } is left in the reserve
   *[other] { $number } are left in the reserve
}.
event-poi-moved-on = No point of interest can lie on { $space }: it moves on along the arrows.
event-poi-no-space = No space is free for a new point of interest.
event-wave-vented = The blast leaves the building at { $space } and fades.
event-lay-down = Firefighter { $who } drops to the ground on { $space } and rolls the fire out.
event-stood-up = Firefighter { $who } stands up again and has lost the turn.
event-victim-died = The victim on { $space } dies; { $number } so far.
event-struck-was-victim = The point of interest on { $space } was a victim, who dies; { $number } so far.
event-struck-was-false-alarm = The point of interest on { $space } was a false alarm.
event-starved = The fire starves for want of air around { $space }.
event-burnt-out = { $space } goes out.

## Why a move is refused

why-no-hazmat = There is no hazmat on { $here }.
why-no-treated = Nobody on { $here } who was treated could follow.
why-too-many-followers = So many treated victims can't follow one firefighter.
why-other-in-fire = Somebody whom you commanded stands in fire: lead them out before the turn ends.
why-not-this-specialist = Firefighter { $who } is not the specialist who can do that.
why-no-one-to-treat = No victim on { $here } needs treatment.
why-no-heal-marker = All heal markers are in use.
why-nothing-hidden = No hidden point of interest lies on that space.
why-commands-self = The captain commands others: play the move itself instead.
why-cant-be-commanded = That firefighter can't move now: not on the board yet, or lying on the ground.
why-no-doors-on-command = In this edition the captain makes others move, but not open or close doors.
why-cafs-limit = At most one point a turn goes into commanding the CAFS firefighter.
why-specialist-taken = That specialist is not to be had: somebody has the card, or it is not in this game.
why-not-first-action = A crew change is the first action of a turn, or there is none.
why-not-at-engine = For that one has to stand on a space of the engine.
why-not-at-ambulance = That has to be a space of the ambulance, where it stands now.
why-nowhere-to-drive = This vehicle has no other parking spot on this board.
why-not-its-parking = That is no parking spot of this vehicle.
why-must-ride = Whoever drives goes along: choose a space to get off.
why-no-ride-with-load = At this table nobody takes victims along on a ride.
why-firefighter-in-quadrant = A firefighter is in the quadrant: the deck gun stays silent.
why-rolled-again-already = That die was rolled again already: it counts as it lies.
why-no-hazmat-on-fire = No hazmat burns on that space.
why-not-in-this-edition = There is nothing like that in this edition.

## What is asked

ask-hazmat-roll = Roll both dice for a hazmat.
ask-hot-spot-roll = Roll both dice for a hot spot.
ask-gun-roll = Roll both dice for the deck gun.
ask-gun-red-roll = Roll the red die of the deck gun again.
ask-gun-black-roll = Roll the black die of the deck gun again.
ask-starved-roll = The fire is short of air: roll both dice for where it goes out.
ask-specialist = Firefighter { $who } chooses a specialist.
ask-specialist-draw = Draw a specialist for firefighter { $who }.
ask-park-engine = The team parks the engine.
ask-park-ambulance = The team parks the ambulance.
ask-ride = Firefighter { $who } may ride along: where to get off?
ask-gun-dice = Firefighter { $who } may roll the dice of the deck gun again.
ask-hazmat = Several hazmats burn: firefighter { $who } chooses which explodes first.
ask-consent = Firefighter { $who } is commanded: do you agree?

## Pieces, counters, editions

place-hazmat = hazmat
place-hot-spot = hot spot
place-heal = heal marker
place-downed = lying on the ground
counter-hazmats = hazmats in the house
plain-where-treated = A treated victim is on { $space } and can walk.
plain-where-hazmat = A hazmat lies on { $space }.
plain-where-hot-spot = Hot spots: { $spaces }.
plain-where-engine = Engine: { $spaces }.
plain-where-ambulance = Ambulance: { $spaces }.
plain-where-not-yet = Firefighter { $who } is not on the board yet.
plain-where-role = Firefighter { $who }: { $role }.
plain-where-downed = Firefighter { $who } lies on the ground and will miss a turn.
plain-near-hazmat = Hazmat on { $space }, { $steps ->
    [0] right here
    [one] { $steps } space away
   *[other] { $steps } spaces away
}.
plain-near-hot-spot = Hot spot on { $space }, { $steps ->
    [0] right here
    [one] { $steps } space away
   *[other] { $steps } spaces away
}.
plain-warn-lost-extra = { $lost ->
    [one] { $lost } special point
   *[other] { $lost } special points
} would be lost: nobody can save them.
plain-warn-hazmat = Fire will reach hazmats, and they will explode: { $spaces }.
place-engine-here = engine
place-ambulance-here = ambulance
role-paramedic = paramedic
role-captain = fire captain
role-imaging-technician = imaging technician
role-cafs-firefighter = CAFS firefighter
role-hazmat-technician = hazmat technician
role-generalist = generalist
role-rescue-specialist = rescue specialist
role-driver = driver/operator
counter-hot-spots = hot spots in reserve
counter-extra = special points
edition-experienced = experienced game
edition-2010-basic = basic game of 2010
edition-2010-advanced = advanced game of 2010
level-recruit = recruit
level-veteran = veteran
level-heroic = heroic
level-one-alarm = one alarm
level-two-alarm = two alarms
level-three-alarm = three alarms
board-title-prototype = House of 2010, floor plan our own

## What a plan is good for

aim-victims-outside = Then a victim is out of the house.
aim-way-to-ambulance = Then victims outside have a shorter way to the ambulance.
aim-victims-treated = Then a victim can walk.
aim-hazmats = Then one hazmat less can explode.
aim-hazmats-in-danger = That keeps the fire away from hazmats.
aim-hot-spots = Then the fire has fewer hot spots to flare up from.
aim-lying-down = Then nobody loses a turn on the ground.
aim-good-team = That makes a good team.
