### Flash Point: Fire Rescue (2011), the family game and the experienced game
### Every rule in a few words. R is a rule, RA a ruling where the rules are silent, RD the reading where the sources differ.

## Aim of the game

R-001 = Nobody wins alone: the whole table is one crew and shares victory and defeat.
R-002 = The crew wins by bringing enough victims to safety before the fire takes too many of them or brings the house down.
R-003 = The rules come in two sizes. The family game teaches the basics and suits young children; the experienced game is for crews who want more.
R-004 = One person can also play, for example to try the rules out before explaining them to friends.
R-005 = Overview cards sum up the rules, for beginners and for anyone who has forgotten a detail.
RA-54 = A game has one to six firefighters, and one person may control several of them. A lone player may use just one, but two or more are recommended.

## Components

R-006 = There are six firefighters in six colours, so no more than six can be in play.
R-007 = The 33 threat markers show smoke on one face and fire on the other. Changing one into the other is a flip and takes no second marker.
R-008 = The 18 POI markers are 12 victims and 6 false alarms. From behind they all look the same: a question mark.
R-009 = For damage to the walls there are 24 damage markers.
R-010 = The eight door markers show a closed door on one face and an open door on the other.
R-011 = There are 24 hot spot markers.
R-012 = The points that players save are marked with action markers, 21 in all.
R-013 = Three heal markers show which victims have been treated.
R-014 = There are six hazmat markers.
R-015 = There are two vehicles, the engine and the ambulance. Each of them is shown by a card.
R-016 = Each of the six firefighters has a player card in the same colour.
R-017 = There are eight specialists, with one card for each.
R-018 = Eight overview cards are part of the game.
R-019 = Two dice choose spaces at random: a red die with six faces for the row and a black die with eight faces for the column.
R-020 = The board has two sides, and on each of them stands another building.
R-021 = Besides walls and doorways, the board marks the coordinates, the quadrants, the parking spots of both vehicles, the rescued spot and the lost spot.
RA-31 = Heal markers cannot run out: never are more than three victims on the board. A marker comes back as soon as its victim leaves the board.
RA-32 = Doors are placed only in the setup. So are hazmats, but for one scenario that needs five of the six at most; neither can run out. When the damage markers run out, that is the collapse.
RD-18 = The other markers are 21 for actions, 3 for healing and 6 for hazmats, 30 in all. The German list gives 29 as their sum, which is a slip.
RD-19 = The German list counts eight overview cards, the Italian one gives no number. The game does not depend on it.

## Board and adjacent spaces

R-022 = The ring of spaces around the building belongs to the board, its four corners included. Firefighters walk there just as they do inside.
R-023 = Each space of the building has a pair of numbers, one for the red die and one for the black die.
R-024 = Red counts the rows from the top, black counts the columns from the left. Red 1 and black 3 mean the third space of the top row.
R-025 = When chance has to choose a space, for the fire or for a new POI, both dice are rolled. The result is always a space inside the building.
R-026 = Adjacent means one step up, down, left or right.
R-027 = Spaces that touch only at a corner are not adjacent. Nothing in the game goes diagonally.
R-028 = A standing wall or a closed door keeps the spaces on its two sides apart. They are not adjacent, neither for firefighters nor for the fire.
R-029 = The second damage marker destroys a wall segment. From then on the spaces it kept apart are adjacent.
R-030 = One damage marker only damages a wall segment. It goes on blocking everything.
R-031 = A doorway without its door is an open gap, just like a destroyed wall segment. The entrances are gaps of this kind.
R-032 = A space is free when it holds neither smoke nor fire. Firefighters, victims and POIs do not matter for this.
RA-09 = The entrances in the outer walls have no doors. They stay open for the whole game, for firefighters, for flashovers and for shockwaves.
RD-28 = Firehall calls a space free when it has no smoke and no fire, whoever stands there. Only the German summary mentions firefighters and POIs; the Italian rules speak of smoke and fire alone, and the German rules do not define it.

## Setting up

R-033 = The board lies within reach of everyone. For a first game the front is the better side.
R-034 = All doors between rooms are closed at the start: eight on the front of the board, seven on the back.
R-035 = In the family game ten spaces burn at the start: row 2 in columns 2 and 3, row 3 in columns 2 to 5, row 4 in column 4, row 5 in columns 6 and 7, row 6 in column 6.
R-036 = Two victims and one false alarm stay in the box. That leaves ten victims and five false alarms in the game.
R-037 = The 15 POI markers in the game are shuffled face down, so that nobody knows which is which.
R-038 = The family game starts with three hidden POIs: one in row 2, column 4, and two in row 5, columns 1 and 8.
R-039 = Whatever the game may need later waits beside the board: POI, damage, threat and action markers, and the dice.
R-040 = When the family game is set up, the supply has 12 POI markers, 23 threat markers, 24 damage markers, 21 action markers and two dice.
R-041 = When the family game is set up, the board has ten fires, three hidden POIs and eight closed doors.
R-042 = Everyone picks a colour and takes its firefighter and its player card. Colours that nobody picks are not used.
R-043 = The family game does without vehicles, specialists, hazmats, hot spots and heal markers.
R-044 = Firefighters start outside the building, on any space their players like.
R-045 = The players agree on who goes first. If they cannot agree, it is the youngest.
R-046 = As soon as every firefighter has a place, the first turn begins.
RD-21 = Firehall mixes the POI markers before placing any. The Italian rules ask for it; the German rules only turn the markers face down, which alone would hide nothing.
RD-32 = In the available texts of the rules the dice pictures are missing: of the starting spaces only the columns are left, and the Italian examples repeat a single pair of numbers. Firehall takes the rows from other sources, which agree with every column.

## The turn

R-047 = Turns go round the table clockwise until the game is over.
R-048 = Each turn has three parts, always in this order: the player acts, the fire advances, missing POIs are replaced. None of them is left out.
R-049 = Every turn brings the firefighter 4 new action points; in the experienced game it depends on the specialist.
R-050 = A player takes actions in whatever order seems best, as long as there are action points to pay for them.
R-051 = An action can be repeated within a turn. Its price is due every time.
R-052 = A player may pass and leave action points unspent.
R-053 = Action points that are not spent are saved for later turns. Each of them is shown by an action marker.
R-054 = No player keeps more than 4 saved points when a turn ends. Whatever goes beyond that is lost.
R-055 = Saved points pay for actions just like the new ones. With both together, a turn of the family game has 8 action points at most.
RA-07 = Nobody starts the game with saved points. The first turn has its 4 action points and no more.
RA-25 = To pass is only to end one's own actions. The fire advances all the same, POIs are replaced, and up to 4 points are saved.
RA-26 = With 4 points saved and 4 new ones unspent, a player keeps 4. The others are gone.
RA-27 = Points can be saved even when all 21 action markers are in use, because the markers just help to remember. A crew may choose to treat them as a limit, though.
RD-24 = The limit is 4 saved points in total. The full rules count them when the turn ends, the German summary when they are taken into the next one; the Quick Start names no limit.

## Moving and carrying

R-056 = A step onto a free space or into smoke costs 1 action point.
R-057 = A step into fire costs 2 action points.
R-058 = A step with a victim costs 2 action points, whether the next space is free or full of smoke.
R-059 = No victim is ever carried into fire. The fire has to be put out first, or there has to be another way.
R-060 = A firefighter can carry one victim and no more.
R-061 = A player cannot end the turn while the firefighter stands in fire.
R-062 = A destroyed wall segment does not hinder a firefighter at all.
R-063 = Firefighters never step diagonally. Closed doors stop them, and so do walls, even a wall with one damage marker.
R-064 = When a firefighter steps onto a hidden POI, its marker is turned over at once. This is free and cannot be declined.
R-065 = A false alarm that comes to light is put on the rescued spot. Nobody has been rescued by it.
R-066 = A victim that comes to light stays there face up and can now be carried.
R-067 = In the family game a victim is rescued as soon as a firefighter has carried it out of the building. It goes to the rescued spot.
R-068 = A rescue does not end the turn. The firefighter can use the remaining action points.
RA-18 = Picking up and putting down is free, on the firefighter's own space, at any time in the player's own actions. Each step is taken with or without the load. A victim that is left behind stays face up, still counts as a POI, and anyone may take it. The experienced game treats hazmats in the same way, and a treated victim stays treated.
RA-19 = In the family game a victim cannot be put down outside: once outside, it is already rescued. In the experienced game it can: it waits there for the ambulance, and only fire from an explosion can still reach it.
RA-20 = A firefighter carries one thing at a time: a victim or, in the experienced game, a hazmat. One treated victim can be led along besides.
RA-22 = A firefighter may step into fire only with enough action points left to get out again or to turn that fire into smoke. Any action that would leave someone stuck in fire is refused, except a chop that makes the building collapse. As an option, whoever ends the turn in fire is knocked down instead.
RA-24 = Any number of firefighters can share a space, and they pass each other freely.
RD-23 = A step costs 1 action point without fire and 2 into fire. The German texts name free and smoky spaces, the Italian rules any space without fire, and the Quick Start leaves out steps into fire; the meaning is the same.
RD-26 = A firefighter carries one victim at most. Only the German summary says so directly; the full rules say it of hazmats, which are carried like victims.
RD-27 = After a rescue the firefighter may go on. Only the German summary says so, but nothing in the full rules speaks against it.

## Doors

R-069 = It costs 1 action point to open or close a door on the border of the firefighter's space. A door that is gone cannot be closed any more.
R-070 = The spaces on both sides of an open door are adjacent, for firefighters as well as for the fire.
RA-62 = A door can be opened and closed from both sides. Fire beside it, even on both sides, is no obstacle.
RD-15 = A door or wall can be reached when it is on the border of the firefighter's own space. The full rules place it at the space, the German summary next to it; both mean the border.

## Extinguishing

R-071 = A firefighter can fight smoke and fire on the own space and on adjacent ones, so never through a wall or a closed door.
R-072 = It costs 1 action point to clear a space of smoke.
R-073 = It costs 1 action point to turn a fire into smoke.
R-074 = It costs 2 action points to put out a fire completely.
R-075 = It usually pays to put a fire out completely. Smoke can burn again, and beside another fire it does so before the turn is over.
RA-63 = A firefighter outside can fight fire inside, through an entrance, an open door or a destroyed wall segment. Outside there is never anything to put out, because fire does not last there until the next actions.

## Chopping

R-076 = With the axe, every firefighter can break through walls, to get to a victim or to shorten the way out.
R-077 = A chop costs 2 action points and puts one damage marker on a wall segment at the border of the firefighter's space.
R-078 = With its second damage marker a wall segment falls. Firefighters can walk through the gap, and the fire can spread through it.
R-079 = When no damage marker is left, the building collapses on everyone in it. A chop can bring this about as well as the fire.
RA-46 = A firefighter can chop any wall segment still standing on the border of the own space, from outside too. Doors, empty doorways and destroyed segments cannot be chopped.

## Advancing the fire

R-080 = When a player's actions are over, both dice are rolled and smoke appears on that space. In the family game this happens once a turn.
R-081 = New smoke has an effect if it lands on smoke, next to fire or on fire. Otherwise it simply stays.
R-082 = Smoke on smoke makes fire. One marker is flipped, the other goes back to the supply.
R-083 = New smoke next to a fire ignites at once, unless a wall or a closed door is in between.
R-084 = Smoke on a burning space sets off an explosion there.
RA-34 = Smoke that lands on fire only sets off the explosion. Its marker goes back to the supply, and the space keeps a single fire.
RA-64 = Where the rules leave a choice, the active player decides for the fire, and each firefighter's player for that firefighter. If nobody cares, the order is up, right, down, left.

## Explosions

R-085 = One explosion can set several spaces on fire, break walls and doors, knock firefighters down and cost victims their lives.
R-086 = An explosion goes up, down, left and right, and each direction is resolved on its own.
R-087 = A free adjacent space is set on fire by the explosion, even outside the building.
R-088 = Smoke on an adjacent space is turned into fire by the explosion, even outside the building.
R-089 = A wall in the way takes one damage marker and holds the explosion back. This is so even if the marker destroys it.
R-090 = An explosion destroys every door on the border of its space. A closed door is the end of it in that direction; an open one is not.
R-091 = If the adjacent space is already burning, the explosion runs on in that direction as a shockwave.
R-092 = A shockwave rolls in a straight line over burning spaces. A space without fire, a wall or a closed door stops it.
R-093 = A shockwave that comes to a free space ends there and sets it on fire, outside the building too.
R-094 = A shockwave that comes to smoke ends there and turns it into fire.
R-095 = A shockwave that hits a wall ends there and puts one damage marker on it.
R-096 = A wall segment that was destroyed before does not stop a shockwave.
R-097 = A shockwave that hits a closed door destroys it and ends there.
R-098 = A shockwave destroys every open door on its way and rolls on.
R-099 = A destroyed door never gets a damage marker.
R-100 = A doorway that has lost its door lets a shockwave through.
R-101 = Every direction of an explosion ends in one of three ways: a new fire, a damage marker or the loss of a closed door. Smoke that ignites is a new fire too.
RA-05 = An explosion damages walls one by one, in the order up, right, down, left. If the 24th damage marker is among them, the game ends right there and nothing else is resolved.
RA-06 = A wall segment never takes a third damage marker. Once destroyed it is open, and the explosion reaches the space behind it.
RA-10 = An explosion that gets out through an entrance or a gap in the outer wall sets the space outside on fire. Whoever stands there is knocked down, and before the phase is over that fire is gone again. An outer wall that still stands is damaged instead.
RA-11 = A shockwave ends without effect where it would go on from a burning space outside or run off the board. Only here does a direction have none of the three results.
RD-07 = A destroyed door gets no damage marker and does not count towards a collapse. The full rules say this; the German summary mentions a damage marker where the door was.

## Secondary effects

R-102 = After the smoke and the explosions come the consequences, in this order: flashover, firefighters knocked down, victims and POIs lost, fire outside removed.
R-103 = In a flashover, all smoke adjacent to fire ignites, anywhere on the board.
R-104 = Smoke that ignites can set fire to more smoke. The flashover goes on until there is no smoke beside fire anywhere.
R-105 = A firefighter whose space is on fire is knocked down.
R-106 = Victims and POIs on a burning space are lost. They go to the lost spot.
R-107 = A hidden POI that burns is revealed before it goes to the lost spot. If it is a false alarm, no victim is lost.
R-108 = As the last consequence, all fire outside the building is removed.
RD-25 = Firehall handles firefighters first, then victims and POIs, then fire outside, like the full rules. The German summary takes victims before firefighters, but the result is the same.

## Knocked down

R-109 = A firefighter is knocked down when the space catches fire, be it through an explosion or because smoke ignites.
R-110 = In the family game a firefighter who is knocked down has to recover at the ambulance. The figure goes to one of its four parking spots outside, the nearest.
R-111 = Between two parking spots at the same distance the player may choose.
R-112 = The fire that knocked the firefighter down goes on burning.
R-113 = A victim carried by a firefighter who is knocked down is lost.
R-114 = Being knocked down has no other consequence. Saved points are kept, and the next turn is played as usual.
RA-13 = A firefighter who is knocked down outside on an ambulance parking spot stays there in the family game, because no other space is nearer. In the experienced game the figure goes to the parked ambulance.
RA-14 = The nearest parking spot is found by counting rows and columns, as if there were no walls, up to the nearer of its two spaces. With equal distances the firefighter's player chooses.
RA-17 = A victim that is carried or led shares the firefighter's space. When fire knocks the one down, it kills the other. A carried hazmat stays on the space and explodes there.
RD-02 = In the family game the figure goes to the nearest of the four parking spots, onto the nearer of its two spaces, and equal distances leave the choice. Only the German rules say that there are four, and the German summary is silent about equal distances.
RD-34 = Whoever stands in fire at the check is knocked down, whatever caused the fire. The sources name different causes: explosion and flashover, explosion and smoke that ignites, or simply fire.

## Replenishing POIs

R-115 = Each turn ends with three POIs on the board, inside the building or outside.
R-116 = Hidden POIs and victims that have been found count together, carried victims included.
R-117 = New POIs are needed when victims have been rescued or lost, or when false alarms have come to light.
R-118 = Each missing POI is replaced by a roll of both dice: a random marker is placed there face down.
R-119 = In the family game a new POI removes any smoke or fire from its space.
R-120 = In the family game a new POI on a firefighter's space is revealed immediately.
R-121 = A new POI that proves to be a false alarm right away leaves the board, and the dice are rolled once more.
R-122 = If in the family game the dice name a space that already has a POI, they are rolled once more.
R-123 = With the POIs complete the turn is over, and the next player clockwise begins.
RA-33 = When the last POI marker has been used, nothing more is replaced. There may then be fewer than three on the board.
RA-38 = In a random setup, too, the dice are rolled once more if they name a space with a POI. A hazmat or a hot spot there does not matter.
RA-39 = Smoke harms neither victims nor POIs. In the family game smoke and fire vanish when a new POI lands on them; in the experienced game the POI moves on along the arrows.
RD-03 = A new POI on a firefighter's space is revealed: a victim stays, a false alarm is removed and another one is rolled. The German rules allow the removal, the German summary demands it, and the Italian rules mention no second roll.
RD-04 = On a space that has a POI, Firehall rolls once more in the family game. The full rules say this outright, the German summary only in passing.

## End of the game

R-124 = The crew wins with seven rescued victims.
R-125 = After the seventh rescue the crew may play on if it likes, to bring out all ten.
R-126 = The crew loses with four or more lost victims.
R-127 = When the 24th and last damage marker is placed, the building collapses and the game is over at that moment.
R-128 = In a collapse, every victim and every POI still on the board goes to the lost spot.
R-129 = A collapse means defeat.
R-130 = As long as none of these ends has come, one turn follows the other.
RA-01 = If the building collapses before seven victims are rescued, the game is lost, even with fewer than four lost. The result then names the collapse.
RA-02 = If two ends fall together, the one that comes first decides. A seventh rescue wins for good, and a collapse comes before the losses of that turn.
RA-03 = The seventh rescue wins at once, even in the middle of a turn, and the fire does not advance any more. With an option the crew can play on.
RA-04 = Playing on after the seventh rescue cannot undo the victory. A collapse or further losses only change the score, and ten out of ten is perfect.
RA-08 = Losses are judged once all victims and POIs on burning spaces have gone to the lost spot. So more than four victims can be lost in the end.
RA-48 = A false alarm counts neither for the seven nor for the four, wherever it lies, and is shown apart. Lost POIs lie face up for all to see.
RA-65 = The fourth loss ends the game on the spot. No POIs are replaced.
RD-05 = A collapse is a defeat unless seven victims are already rescued. Only the German summary calls it a defeat; the full rules end the game and count the lost victims, which could leave the outcome open.
RD-06 = The game ends as soon as seven victims are rescued or four are lost, or the building collapses. This is how the German summary puts it; in the full rules only the collapse ends the game.
RD-17 = A false alarm is put on the rescued spot, a lost victim on the lost spot. The Quick Start simply takes both off the board.

## Quick Start and log

R-131 = The Quick Start uses the setup of the family game and lets the players choose who begins.
R-132 = The Quick Start has these prices: 1 action point for a step, for a door, for smoke removed or for fire turned into smoke; 2 for a step with a victim, for a fire put out or for a chop.
R-133 = The Quick Start puts it briefly: an empty space gets smoke, smoke becomes fire, fire explodes, and at the end smoke next to fire ignites. The result is that of the full rules.
R-134 = According to the Quick Start a victim reached by fire is lost and leaves the board. It shows POIs in blue, action markers in green and damage markers in black.
R-135 = The Quick Start, too, fills the board up to three POIs: the dice name a space and a hidden marker goes there.
R-136 = The Quick Start knows the same three ends: seven rescued, four lost or a collapse. Only seven rescued victims win.
R-137 = The log of the fire station has ten lines for games played: players, level, building, rescued, lost. It has no effect on the game.

## Random setup and experienced setup

R-138 = The experienced game adds a random setup, three levels, vehicles, specialists, hazmats and hot spots. Secondary effects and replenishing change a little.
R-139 = Whatever the experienced game does not change stays as it is in the family game.
R-140 = The experienced game is played on either side of the board, within reach of everyone.
R-141 = In the experienced game, too, every doorway between rooms starts with a closed door.
R-142 = The crew chooses a level: recruit is about as hard as the family game, veteran is harder, heroic is very hard.
R-143 = A recruit game starts with 3 explosions and 3 hazmats.
R-144 = A veteran game starts with 3 explosions and 4 hazmats.
R-145 = A heroic game starts with 4 explosions and 5 hazmats. Four hazmats are an option.
R-146 = Hazmats that the level does not ask for are out of the game.
R-147 = The black die alone names the space of the first explosion: 1 to 4 are row 3, columns 3 to 6; 5 to 8 are row 4, columns 6 to 3.
R-148 = The space of the first explosion is set on fire and explodes at once, with everything an explosion does to walls and doors. In the experienced game it also gets a hot spot.
R-149 = For the second explosion both dice are rolled, and rolled once more if that space is already burning. It is set on fire and explodes too; in the experienced game it gets a hot spot.
R-150 = For the third explosion the black die is turned over to its opposite face, so that both faces together make nine. Only the red die is rolled.
R-151 = If the space of the third explosion is already burning, the red die is rolled once more. Then the space is set on fire and explodes; in the experienced game it gets a hot spot.
R-152 = Only a heroic game has a fourth explosion: both dice are rolled, and rolled once more if the space is burning. It is set on fire, gets a hot spot and explodes.
R-153 = For each hazmat both dice are rolled, and rolled once more if the space is burning. The hazmat goes there.
R-154 = For each of the first three POIs both dice are rolled, and rolled once more if the space is burning.
R-155 = Everyone picks a colour and a specialist: a firefighter, a player card and a specialist card. The other colours are not used.
R-156 = One player may run several firefighters if everybody agrees.
R-157 = For each additional hot spot both dice are rolled, and rolled once more if the space already has a hot spot. Fire there does not matter.
R-158 = Veteran and heroic games start with 3 additional hot spots.
R-159 = Three firefighters mean 2 more hot spots at the start, four or more firefighters mean 3. What counts is figures, not people.
R-160 = After that 6 more hot spots lie ready in reserve, 12 in a heroic game. The rest are out of the game.
R-161 = Whatever the setup has left over of damage, POI, heal, action and threat markers waits beside the board.
R-162 = Firefighters start outside, on any space their players like, before the vehicles are parked.
R-163 = The crew decides where the ambulance and the engine are parked at the start, each on a parking spot of its own kind.
R-164 = In the experienced game, too, the players agree on who goes first, or else it is the youngest.
RA-37 = Two hazmats may start on the same space. Later they explode one after the other. As an option, the dice are rolled once more instead.
RD-01 = A heroic game has 5 hazmats, as in the Italian rules. The German rules say 4, which is no more than a veteran game has; that is an option.
RD-20 = Both vehicles are always in the game. The German rules speak of a card that goes back into the box, which can only be a spare one.
RD-22 = The experienced game may be played on both sides of the board. Only the German rules say so, but nothing speaks against it.

## Vehicles

R-165 = The experienced game has two vehicles, the engine and the ambulance. Each stands on a parking spot.
R-166 = Each vehicle has four parking spots of its own around the building and never stands anywhere else.
R-167 = A parked vehicle takes up two spaces. On either of them a firefighter is at the vehicle.
R-168 = Vehicles bring new actions for firefighters who are at the vehicle. Only the ambulance can be driven from elsewhere.
R-169 = In the experienced game a victim is rescued only at the ambulance: as soon as it comes onto one of the two spaces where the ambulance stands, free of charge. Being outside is not enough.
R-170 = To drive a vehicle to the next parking spot of its kind costs 2 action points.
R-171 = The engine can be driven only by a firefighter who is at the engine.
R-172 = The ambulance can be driven by any firefighter from anywhere, by radio.
R-173 = Whoever drives the engine goes with it. Whoever drives the ambulance may go with it when at the ambulance, but does not have to.
R-174 = Vehicles go round the building clockwise or anticlockwise.
R-175 = Every drive begins and ends on a parking spot of that vehicle.
R-176 = To reach the parking spot on the opposite side a vehicle has to be driven twice, for 4 action points.
R-177 = Firefighters who are at a vehicle when it is driven can ride along for 0 action points, in anybody's turn.
R-178 = Riding is voluntary, and there is room for everybody.
R-179 = Riders get off on either of the two spaces of a parking spot that the vehicle has reached.
R-180 = When the ambulance is driven to a parking spot where victims lie, they are rescued for 0 action points.
R-181 = The ambulance picks up victims only from the two spaces of the parking spot where it stops, not from spaces that it passes.
RA-16 = Both spaces of a parking spot count alike, even where the spot touches a corner. Which quadrant belongs to it is written in the board file.
RA-58 = To drive two parking spots in one go means to drive twice. At the stop in between, riders get on or off and the ambulance rescues victims.
RA-59 = Whoever rides on the engine may take along what is carried or led, for 0 action points; as an option, nobody may. The ambulance has rescued its victims already, and hazmats are disposed of once outside, so they never ride.
RA-60 = When the ambulance is driven by radio, everyone who is at it decides whether to ride. Those who are not asked stay.
RA-61 = If several victims lie on the two spaces where the ambulance arrives, all of them are rescued at once.
RD-29 = Only firefighters on the parking spot where the vehicle stands can ride. The Italian rules could be read as any parking spot, but the German rules name the vehicle's own space.
RD-30 = The ambulance rescues on the two spaces of the parking spot where it stops. The German rules speak of a space with a victim and add this in a note, the Italian ones name the parking spot.

## Deck gun

R-182 = To use the deck gun costs 4 action points.
R-183 = The deck gun can put out a great deal of fire at once. It is aimed at one quadrant.
R-184 = The four quadrants, 3 rows by 4 columns each, are marked on the board by a dashed red line.
R-185 = Only a firefighter who is at the engine can use the deck gun.
R-186 = The deck gun reaches only the quadrant that belongs to the engine's parking spot.
R-187 = The deck gun must not be used while a firefighter is in that quadrant.
R-188 = Both dice are rolled for the space that the deck gun hits.
R-189 = A die that names a row or a column outside the quadrant is turned to its opposite face: 7 minus the red number, 9 minus the black one. So the water always lands inside.
R-190 = The water removes all smoke and all fire from the space hit and from every space adjacent to it.
R-191 = The adjacent spaces that the water reaches may lie outside the quadrant.
R-192 = Walls and closed doors stop the water. Open doors and destroyed wall segments do not.
R-193 = The water does nothing to firefighters, POIs, victims, hazmats and hot spots.
RA-55 = Firehall numbers the quadrants in reading order: I has rows 1 to 3 and columns 1 to 4, II rows 1 to 3 and columns 5 to 8, III rows 4 to 6 and columns 1 to 4, IV rows 4 to 6 and columns 5 to 8. These are only names.
RA-56 = Only firefighters inside the quadrant keep the deck gun from being used. Firefighters outside the building and victims do not, nor does anyone whom the water reaches beyond the quadrant.
RA-57 = Dice are re-rolled first. Only the final numbers are turned over where they lie outside the quadrant.
RD-08 = Walls and closed doors stop the water of the deck gun. The German rules say so; the Italian rules have it only in their example.
RD-09 = There are four quadrants: rows 1 to 3 or 4 to 6, columns 1 to 4 or 5 to 8. Only the German example gives one a number, IV; that is rows 4 to 6 and columns 5 to 8.

## Specialists

R-194 = In the experienced game every firefighter is a specialist with abilities of their own, chosen or drawn at the start. There is one of each, so no two firefighters are the same.
R-195 = The paramedic has 4 action points a turn.
R-196 = For 1 action point the paramedic treats a victim, so that it can walk.
R-197 = A treated victim is marked with a heal marker.
R-198 = Any firefighter can lead a treated victim along without carrying it. The steps cost no more than without the victim.
R-199 = A firefighter leads no more than one treated victim at a time.
R-200 = One victim carried and one treated victim led along cost together what carrying costs: 2 action points a step.
R-201 = Treated victims are not led into fire or through it either.
R-202 = The paramedic pays double to extinguish: 2 action points to remove smoke or to turn fire into smoke, 4 to put out a fire.
R-203 = The CAFS firefighter has 3 action points a turn and 3 more that only pay for extinguishing.
R-204 = Extinguishing points cannot be saved.
R-205 = The hazmat technician has 4 action points a turn.
R-206 = For 2 action points the hazmat technician disposes of a hazmat on the own space. It goes to the rescued spot.
R-207 = The generalist has 5 action points a turn and nothing else that others have not.
R-208 = The fire captain has 4 action points a turn and 2 more that only pay for commands.
R-209 = In the own turn the fire captain can command any other firefighter to move or to open or close a door. Ordinary action points pay for that too.
R-210 = Firefighters who are commanded may carry victims or hazmats and lead treated victims.
R-211 = For a command the fire captain pays what the action would have cost the other firefighter.
R-212 = Command points cannot be saved.
R-213 = No more than 1 action point a turn may be spent on commanding the CAFS firefighter.
R-214 = The rescue specialist has 4 action points a turn and 3 more that only pay for moving.
R-215 = A chop costs the rescue specialist 1 action point.
R-216 = The rescue specialist pays double to extinguish: 2 action points to remove smoke or to turn fire into smoke, 4 to put out a fire.
R-217 = Movement points cannot be saved.
R-218 = The imaging technician has 4 action points a turn.
R-219 = For 1 action point the imaging technician identifies any hidden POI on the board, however far away: its marker is turned over.
R-220 = The driver/operator has 4 action points a turn and uses the deck gun for 2. To drive costs the usual price.
R-221 = When the driver/operator uses the deck gun, one die or both may be re-rolled.
R-222 = Having re-rolled one die, the driver/operator may still re-roll the other.
R-223 = Each die is re-rolled once at most, and its new number counts even if it is worse.
RA-21 = A firefighter may carry a hazmat and lead a treated victim, for 2 action points a step.
RA-23 = A command may take a firefighter through fire. The fire captain's turn cannot end while someone who was commanded stands in fire.
RA-49 = The paramedic treats a victim on the own space that has been revealed and not been treated yet.
RA-50 = Special and ordinary action points may pay for one action together; the special ones go first. Movement points pay for steps of any kind, also with a victim or into fire, but not for driving; extinguishing points for extinguishing, but not for the deck gun; command points only for commands.
RA-51 = Whoever pays double to extinguish does not pay double for the deck gun.
RA-52 = Nobody has to agree to a command; as an option, the commanded firefighter's player is asked. Commanded firefighters reveal POIs and rescue victims as usual and keep their own action points.
RD-10 = The limit for commanding the CAFS firefighter is 1 action point a turn of whatever kind, as in the German rules. In the Italian rules only command points are limited; that is an option.
RD-11 = A command costs what the commanded firefighter would have paid, as in the Italian rules. The German rules name the normal price, which here is the same.
RD-16 = None of the points for extinguishing or moving can be saved. The Italian text seems to speak of just one of them, but that is a slip of the scan.
RD-33 = The specialists have different names in the German and the Italian rules but the same abilities. Firehall uses the name of each language.

## Crew change

R-224 = A crew change costs 2 action points.
R-225 = In a crew change a player exchanges the specialist for any other that is not in play.
R-226 = From then on the firefighter has the new specialist's action points, 2 fewer in this turn, and the new abilities.
R-227 = A crew change must be the first action of the turn.
R-228 = For a crew change the firefighter has to begin the turn on one of the two spaces of the engine.
RA-53 = Saved points stay in a crew change and may pay for it. The special points of the new specialist are there in full, those of the old one are gone. A command cannot bring about a crew change.
RD-31 = Any specialist whom no firefighter is now may be taken in a crew change, even one who was in play before. As an option, only those who have never been used; the rules can be read either way.

## Hazmats

R-229 = Hazmats are flammable materials, badly stored, that can explode.
R-230 = After the flashover every hazmat on a burning space sets off an explosion there.
R-231 = Several hazmats can explode in the same turn. The players choose the order.
R-232 = After its explosion a hazmat is removed, and its space gets a hot spot.
R-233 = A hazmat is carried like a victim: 2 action points a step, one at a time, and never into fire.
R-234 = A hazmat that is carried out of the building is disposed of at once and goes to the rescued spot.
RA-36 = Hazmats on fire explode one after the other until none is left on fire; then comes another flashover, and if it reaches more hazmats, they explode too. As an option, a flashover follows each single hazmat.

## Hot spots and flare-ups

R-235 = Hot spots and flare-ups stand for a building that heats up the longer it burns.
R-236 = If the space rolled has a hot spot, the fire flares up: once that space is resolved, the dice are rolled again and the fire advances once more.
R-237 = A turn can have any number of flare-ups. Every roll onto a hot spot brings another roll.
R-238 = When after a flare-up the dice name a space without a hot spot, that space is resolved as usual and then gets a hot spot.
R-239 = So every turn with a flare-up adds a hot spot, and more flare-ups become likely.
R-240 = Hot spots do nothing to smoke and fire on their space.
R-241 = A hot spot stays where it is and cannot be extinguished.
R-242 = A flare-up in short: smoke, fire or explosion on the hot spot come first, then the next roll. The first space without a hot spot ends it and gets a hot spot last of all.
RA-29 = When the reserve of hot spots is used up, no more are placed. Flare-ups on hot spots already there go on.
RA-30 = A space has one hot spot at most. If another would go there, nothing is placed and the reserve stays as it is.
RA-35 = What counts for a flare-up is whether the hot spot was there when the dice fell. As an option, one that a hazmat's explosion has just put there counts too.
RD-12 = Hot spots are never removed and do nothing to smoke and fire. Only the Italian rules say so; the German rules know no way to remove them either.

## The fire and the POIs in the experienced game

R-243 = In the experienced game a firefighter who is knocked down comes to one of the two spaces where the ambulance is parked.
R-244 = First step of the fire in the experienced game: the dice are rolled and the fire advances.
R-245 = Second step of the fire: an explosion is resolved.
R-246 = Third step of the fire: the flashover.
R-247 = Fourth step of the fire: hazmats explode, and each leaves a hot spot behind.
R-248 = Fifth step of the fire: after a roll onto a hot spot everything begins again with the first step. If the fire has flared up, the last space rolled gets a hot spot.
R-249 = Sixth step of the fire: only now firefighters who are knocked down come to the ambulance, and lost victims and POIs are removed.
R-250 = In the experienced game a new POI lands only on a space without smoke, fire, firefighters or other POIs. Hot spots and hazmats do not matter.
R-251 = If the space rolled is not allowed, the POI follows the arrows from there to the first space that is.
R-252 = The arrows are printed on the board.
R-253 = If no space along the arrows is allowed, the dice are rolled once more.
RA-12 = In the experienced game, too, fire outside stays until the end of the last step, after knock-downs and losses. Until then it keeps its marker.
RA-15 = The firefighter's player chooses between the two spaces of the ambulance. If nobody chooses, it is the first one in the board file.
RA-40 = The dice are rolled again as long as some space leads to an allowed one. If none does, no POI is placed in this turn, and the next turn tries again.
RA-41 = The arrows do not make one circuit of the whole building: from each of the 48 spaces they lead into a ring of eight in the middle, rows 3 and 4 in columns 3 to 6. The way ends when that ring has been walked once.

## Questions and answers

R-254 = The next family game may start from the same setup or from a random one.
R-255 = Random setup, the simple way: three spaces are rolled, catch fire and explode, but no damage markers are placed. After that the dice choose the spaces of the first POIs.
R-256 = Random setup, the other way: the first three explosions and the POIs are rolled as in the experienced game, but without hot spots.
R-257 = The back of the board also serves for the family game, with the usual coordinates or a random setup.
R-258 = A crew may play with only some of the rules of the experienced game.
R-259 = To learn the experienced game step by step, a crew begins with specialists and hazmats, then adds vehicles with their actions, the new knock-down and the new rescue, and last of all hot spots.
R-260 = When the threat markers run out, no smoke or fire is added. Explosions go on damaging the walls.
R-261 = Whoever runs out of threat markers has lost control of the fire. The building will hardly stand much longer.
R-262 = The rules are in the players' hands: they may change them and invent new ones.
RA-28 = With all 33 threat markers in use, no marker is placed, but flips, explosions, damage and the loss of doors go on. A space without its marker does not burn and harms nobody. If there are too few markers for all spaces, the players decide which of them get one.
RA-42 = In a random setup the fire outside is removed after each explosion. Damage to walls and the loss of doors remain.
RA-43 = Even in a random setup without damage markers, the explosions destroy doors. Only the walls are spared, unless the crew has chosen to keep the doors.
RA-44 = If a random setup rolls a burning space for an explosion or a POI, the dice are rolled once more.
RA-45 = If no row is left for the third explosion of a random setup because the whole column is on fire, both dice are rolled. On the boards of the game this cannot happen.
RA-47 = Nobody steps away from fire in another player's turn. That action belongs to a later expansion.
RA-66 = How much of the experienced game is played is an option: all of it, or without hot spots, or without vehicles too. Without vehicles, knock-downs and rescues are those of the family game, and there is no deck gun, no crew change and no driver/operator. Without hot spots, there are no flare-ups, and hazmats leave none behind.
RD-13 = There are 33 threat markers and no more. Only the Italian rules say what happens when they run out; the German ones are silent, and the German summary always sets a free space on fire.
RD-14 = The simple random setup leaves out damage markers; the explosions of the experienced setup place them. The texts seem to disagree, but they describe two different setups.
