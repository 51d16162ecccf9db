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
R-012 = The points that players save are marked with action markers, 21 in all.
R-016 = Each of the six firefighters has a player card in the same colour.
R-018 = Eight overview cards are part of the game.
R-019 = Two dice choose spaces at random: a red die with six faces for the row and a black die with eight faces for the column.
R-020 = The board has two sides, and on each of them stands another building.
R-021 = Besides walls and doorways, the board marks the coordinates, the quadrants, the parking spots of both vehicles, the rescued spot and the lost spot.

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
R-035 = Ten spaces burn at the start: row 2 in columns 2 and 3, row 3 in columns 2 to 5, row 4 in column 4, row 5 in columns 6 and 7, row 6 in column 6.
R-036 = Two victims and one false alarm stay in the box. That leaves ten victims and five false alarms in the game.
R-037 = The 15 POI markers in the game are shuffled face down, so that nobody knows which is which.
R-038 = The game starts with three hidden POIs: one in row 2, column 4, and two in row 5, columns 1 and 8.
R-039 = Whatever the game may need later waits beside the board: POI, damage, threat and action markers, and the dice.
R-040 = When the setup is done, the supply has 12 POI markers, 23 threat markers, 24 damage markers, 21 action markers and two dice.
R-041 = When the setup is done, the board has ten fires, three hidden POIs and eight closed doors.
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
R-049 = Every turn brings the firefighter 4 new action points.
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
RA-18 = Picking up and putting down a victim is free, on the firefighter's own space, at any time in the player's own actions. Each step is taken with or without the victim. One that is left behind stays face up, still counts as a POI, and anyone may take it.
RA-19 = In the family game a victim cannot be put down outside: once outside, it is already rescued.
RA-20 = A firefighter carries one thing at a time. In the family game only victims can be carried, so this means a single victim.
RA-22 = A firefighter may step into fire only with enough action points left to get out again or to turn that fire into smoke. Any action that would leave someone stuck in fire is refused, except a chop that makes the building collapse.
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
RA-13 = A firefighter who is knocked down while standing on an ambulance parking spot stays there, because no other space is nearer.
RA-14 = The nearest parking spot is found by counting rows and columns, as if there were no walls, up to the nearer of its two spaces. With equal distances the firefighter's player chooses.
RA-17 = The firefighter and the carried victim share a space. When fire knocks the one down, it kills the other.
RD-02 = The figure goes to the nearest of the four parking spots, onto the nearer of its two spaces, and equal distances leave the choice. Only the German rules say that there are four, and the German summary is silent about equal distances.
RD-34 = Whoever stands in fire at the check is knocked down, whatever caused the fire. The sources name different causes: explosion and flashover, explosion and smoke that ignites, or simply fire.

## Replenishing POIs

R-115 = Each turn ends with three POIs on the board, inside the building or outside.
R-116 = Hidden POIs and victims that have been found count together, carried victims included.
R-117 = New POIs are needed when victims have been rescued or lost, or when false alarms have come to light.
R-118 = Each missing POI is replaced by a roll of both dice: a random marker is placed there face down.
R-119 = In the family game a new POI removes any smoke or fire from its space.
R-120 = In the family game a new POI on a firefighter's space is revealed immediately.
R-121 = A new POI that proves to be a false alarm right away leaves the board, and the dice are rolled once more.
R-122 = If the dice name a space that already has a POI, they are rolled once more.
R-123 = With the POIs complete the turn is over, and the next player clockwise begins.
RA-33 = When the last POI marker has been used, nothing more is replaced. There may then be fewer than three on the board.
RA-38 = In a random setup the dice are also rolled once more if they name a space with a POI.
RA-39 = Smoke harms neither victims nor POIs. In the family game it even vanishes when a new POI lands on it, and fire does too.
RD-03 = A new POI on a firefighter's space is revealed: a victim stays, a false alarm is removed and another one is rolled. The German rules allow the removal, the German summary demands it, and the Italian rules mention no second roll.
RD-04 = On a space that has a POI, Firehall rolls once more. The full rules say this outright, the German summary only in passing.

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

## Random setup

R-147 = The black die alone names the space of the first explosion: 1 to 4 are row 3, columns 3 to 6; 5 to 8 are row 4, columns 6 to 3.
R-148 = The space of the first explosion is set on fire and explodes at once, with everything an explosion does to walls and doors.
R-149 = For the second explosion both dice are rolled, and rolled once more if that space is already burning. It is set on fire and explodes too.
R-150 = For the third explosion the black die is turned over to its opposite face, so that both faces together make nine. Only the red die is rolled.
R-151 = If the space of the third explosion is already burning, the red die is rolled once more. Then the space is set on fire and explodes.
R-154 = For each of the first three POIs both dice are rolled, and rolled once more if the space is burning.

## Questions and answers

R-254 = The next family game may start from the same setup or from a random one.
R-255 = Random setup, the simple way: three spaces are rolled, catch fire and explode, but no damage markers are placed. After that the dice choose the spaces of the first POIs.
R-256 = Random setup, the other way: the first three explosions and the POIs are rolled as in the experienced game, but without hot spots.
R-257 = The back of the board also serves for the family game, with the usual coordinates or a random setup.
R-260 = When the threat markers run out, no smoke or fire is added. Explosions go on damaging the walls.
R-261 = Whoever runs out of threat markers has lost control of the fire. The building will hardly stand much longer.
R-262 = The rules are in the players' hands: they may change them and invent new ones.
RA-28 = With all 33 threat markers in use, no marker is placed, but flips, explosions, damage and the loss of doors go on. A space without its marker does not burn and harms nobody. If there are too few markers for all spaces, the players decide which of them get one.
RA-42 = In a random setup the fire outside is removed after each explosion. Damage to walls and the loss of doors remain.
RA-43 = Even in a random setup without damage markers, the explosions destroy doors. Only the walls are spared, unless the crew has chosen to keep the doors.
RA-44 = If a random setup rolls a burning space for an explosion or a POI, the dice are rolled once more.
RA-45 = If no row is left for the third explosion of a random setup because the whole column is on fire, both dice are rolled. On the boards of the game this cannot happen.
RD-13 = There are 33 threat markers and no more. Only the Italian rules say what happens when they run out; the German ones are silent, and the German summary always sets a free space on fire.
RD-14 = The simple random setup leaves out damage markers; the explosions of the experienced setup place them. The texts seem to disagree, but they describe two different setups.
