### Flash Point (2010), the basic game and the advanced game
### Every rule in a few words. P is a rule, P-Q a ruling where the rules are silent, P-D the reading where their text is damaged or contradicts itself.

## Aim and players

P-001 = A large house is on fire, and the players are the first firefighters on the scene.
P-002 = All players win together or lose together.
P-003 = To win, the crew has to rescue the victims from the house.
P-004 = The crew fails with three or more deaths.
P-005 = The crew fails when the house collapses.
P-006 = The game comes in two sizes. The advanced game keeps everything of the basic game and adds specialists, vehicles, hazmats and the deck gun.
P-007 = Newcomers do best to begin with the basic game.
P-008 = Everyone runs one firefighter. Someone who plays alone may run two or more.
P-Q37 = One to six firefighters can play. A lone player runs two unless another number is chosen, which is an option.
P-D07 = Only victims count for the three deaths. The aim of the game speaks of people, its end of victims.

## Components

P-009 = The box holds one rulebook.
P-010 = The board is made of two panels, 10 by 16 inches each.
P-011 = There are two dice, one with six faces and one with eight.
P-012 = The 36 threat markers show fire on one face and smoke on the other. One that lies as smoke is not there for fire.
P-013 = The eight door markers show an open door on one face and a closed door on the other.
P-014 = There are 19 POI markers: 10 victims, 5 false alarms and 4 hazmats. From behind they all show a question mark.
P-015 = Three heal markers show which victims the paramedic has treated. The basic game does not use them.
P-016 = There are 126 stickers, two for each marker for threats, doors and POIs.
P-017 = There are 30 damage markers.
P-018 = The game is played with exactly 30 damage markers, even if the box holds more.
P-019 = There are six firefighters, one figure for each player.
P-020 = The 16 cards are of three kinds: for saved points, for specialists and for vehicles.
P-021 = Of the cards the basic game uses only those for saved points. All cards have help on the back.
P-022 = Before the first game the stickers go on the markers, one on each face, by colour.
P-023 = Colours tell the markers apart: orange for fire and smoke, white for doors, black for POIs, blue for treated victims.
P-D05 = Firehall has four specialists, those that the rules describe. The printed count of 16 cards leaves room for two more, of which nothing is said.

## Board and spaces

P-024 = The two panels lie side by side and make one house.
P-025 = Both panels can be turned over: that makes another floor plan.
P-026 = Both dice are always rolled together and name one space.
P-027 = Every space in the house belongs to exactly one roll. Spaces outside are never rolled.
P-028 = In the basic game chance decides two things: where the fire advances and where new POIs appear.
P-029 = Every doorway has a door, except for the four entrances, one on each side of the house.
P-030 = Doors can be opened and closed. All of them are closed at the start.
P-031 = Threat markers come onto the board as the fire advances and leave it when they are extinguished.
P-032 = What a POI is stays unknown until a firefighter moves onto it or something else reaches it.
P-033 = A POI can be a victim, which has to be rescued.
P-034 = A POI can be a false alarm, which means that nobody is there.
P-035 = In the advanced game a POI can be a hazmat.
P-036 = Damage markers show the damage that fire or firefighters have done to walls.
P-037 = Adjacent means one step up, down, left or right, never diagonally. In this edition a wall in between changes nothing.
P-038 = Contiguous means adjacent, with neither a wall nor a closed door in between.
P-039 = Fire does not pass walls or closed doors. Destroyed wall segments and open or destroyed doors do not hold it back.
P-Q02 = The floor plan comes from a board file. Another board is an option.
P-Q26 = Any number of firefighters can share a space. Fire knocks all of them down together.
P-D01 = In the available text each pair of dice has only one number left, and the examples show that it is the column. The start spaces are therefore in columns 5, 1 and 7, and the spiral of arrows runs from column 3 to column 1; the rows are our own.
P-D02 = The pictures of the floor plans are missing, so the board of this edition is our own. It keeps to all that the text says of them: 6 by 8 spaces, a central room of 2 by 4, eight doors, four entrances, four parking spots for each vehicle.

## Setting up the basic game

P-040 = The board shows the floor plan that the rules picture.
P-041 = A closed door goes into each of the eight doorways.
P-042 = The four entrances are always open and have no door. Nothing closes or destroys them.
P-043 = Two victims and one false alarm are taken out. That leaves eight victims and four false alarms.
P-044 = The basic game has no hazmats, so it is played with 12 POI markers.
P-045 = The central room burns at the start: eight fires, rows 3 and 4 in columns 3 to 6.
P-046 = Three hidden POIs lie on printed spaces at the start.
P-047 = The players decide who goes first and in which order.
P-Q01 = The first POIs lie in row 2, column 5, and in row 5, columns 1 and 7. The columns are those of the rules; other rows are an option.

## The turn

P-048 = A turn has three parts, always in this order: POIs are detected, the player acts, the fire advances.
P-049 = If there are fewer than three POIs when a turn begins, the player rolls until there are three.
P-050 = Every turn brings 4 action points to spend freely.
P-051 = At the end of the turn the player rolls once for the fire.
P-052 = Turns go round the table clockwise.

## Detecting POIs

P-053 = When a turn begins, there should be three POIs on the board.
P-054 = POIs that have been identified count too, such as a victim that has been found.
P-055 = For each POI that is missing both dice are rolled to name a space.
P-056 = A new POI may lie on an empty space or on smoke. The smoke stays.
P-057 = A new POI never lies on fire.
P-058 = A new POI never lies where a firefighter stands.
P-059 = A new POI never lies where another POI is.
P-060 = If the space rolled is not allowed, the POI follows the arrows from space to space until one is. The dice are not rolled again.
P-061 = The arrows form one spiral from the middle of the house outwards. From its end they lead back to its beginning.
P-062 = The new POI lies face down.
P-Q03 = The spiral runs along row 3 from column 3 to 6, back along row 4 to column 2, up to row 2, along it to column 7, down to row 5, back to column 1, up to row 1, along it to column 8, down to row 6, back to column 1 and again to its beginning. Its mirror image is an option.
P-Q04 = If no space on the whole spiral is allowed, no POI is placed in this turn. The next turn tries again.
P-Q05 = When the POI markers are used up, nobody rolls for them any more.
P-Q32 = In the first turn no POI is missing: three lie there already.
P-Q55 = A hazmat that has been identified counts as one of the three POIs. As an option it does not.
P-D10 = Empty and smoky spaces are allowed for a POI, but not where another POI lies. The list names the first, only the example the second, and both hold.

## Actions

P-063 = Firefighters come into play in their first turn, on any space outside the house.
P-064 = To move is to step onto an adjacent space. Every step counts as one move.
P-065 = A step onto an empty space or into smoke costs 1 action point.
P-066 = A step into fire costs 2 action points.
P-067 = A step with a victim costs 2 action points.
P-068 = To open or close a door costs 1 action point.
P-069 = Every firefighter can open and close doors.
P-070 = An open door stops neither firefighters nor fire.
P-071 = Extinguishing works on the firefighter's own space and on adjacent spaces.
P-072 = To remove smoke costs 1 action point.
P-073 = To turn fire into smoke costs 1 action point.
P-074 = To put out a fire completely costs 2 action points. That is usually better, because smoke can catch fire again.
P-075 = A chop costs 2 action points and puts one damage marker on a wall segment beside the firefighter. Everyone has an axe.
P-076 = Two damage markers destroy a wall segment.
P-077 = Firefighters pass a destroyed wall segment as if nothing were there.
P-078 = Every wall holds up the house, so the damage markers of the axe count towards the collapse like the others.
P-079 = Actions are taken in any order and as often as the action points allow.
P-080 = Action points that are not spent may be saved for the next turn.
P-081 = A card that is turned from +1 to +4 shows how many points are saved.
P-082 = Every player has such a card in the own colour.
P-083 = Nobody saves more than 4 action points.
P-084 = When the player has finished acting, the fire advances.
P-Q06 = Only contiguous spaces can be extinguished, so never through a wall or a closed door. As an option any adjacent space can, as the rules literally say.
P-Q07 = A firefighter can chop any wall segment still standing on the border of the own space, from inside or outside. Doors and destroyed segments cannot be chopped.
P-Q08 = A door can be opened and closed from both of its sides, on the border of the firefighter's space. A destroyed door cannot.
P-Q09 = A step goes only onto a contiguous space, or in and out through an opening.
P-Q10 = A firefighter may end the turn in fire and is safe there until fire or a shockwave comes to that space anew. As an option it is forbidden.
P-Q24 = Picking up and putting down a victim or a hazmat is free, on the own space and at any time in the own turn. Nobody in fire can hold one.
P-Q30 = Coming into play is free and leaves all 4 action points. Every space around the house will do, the corners included.
P-Q31 = Outside, a step costs 1 action point, or 2 when carrying.
P-Q34 = Whatever goes beyond 4 saved points is lost.
P-Q35 = A player may always pass.
P-Q36 = Closing a door does nothing to whoever or whatever is beside it.
P-Q61 = From outside, firefighters can extinguish through an entrance or another opening of their space, and chop the outer wall.
P-D08 = The rules refer to two sections by names that do not exist. What is meant is the player's actions and the advance of the fire.

## Advancing the fire

P-085 = At the end of every turn the player rolls both dice, once, and the fire advances into that space.
P-086 = An empty space that is not contiguous with fire gets smoke.
P-087 = An empty space that is contiguous with fire catches fire.
P-088 = Smoke on the space becomes fire.
P-089 = A space that is already burning explodes.
P-090 = Exactly one of these four things happens; then come the secondary effects.
P-Q19 = Smoke that appears on a POI or a victim does nothing until it turns into fire.
P-Q63 = Smoke that appears where a firefighter or a POI is hurts nobody.
P-Q64 = If the fire spreads to an empty space with a firefighter, that firefighter is knocked down and the fire marker is removed at once.

## Explosions

P-091 = Whenever the fire advances into a burning space, that space explodes.
P-092 = An explosion sends one shockwave in each of the four directions, and each goes its own way.
P-093 = A shockwave rolls over every space that is already burning.
P-094 = A shockwave that hits a wall ends there and puts one damage marker on it. This includes the walls of the exploding space itself.
P-095 = A shockwave that hits a closed door destroys it and ends there. There is no damage marker for it.
P-096 = A shockwave that comes to a space without smoke and fire ends there and sets it on fire.
P-097 = A shockwave that leaves the house ends outside without effect. No fire is ever placed there.
P-098 = A shockwave that goes through an open door destroys it.
P-099 = An open door does not hold the shockwave back.
P-100 = Firefighters stop neither fire nor shockwaves. Whoever stands in the way of a shockwave is knocked down.
P-101 = A shockwave passes a wall segment that is already destroyed.
P-Q11 = A shockwave that comes to smoke turns it into fire and rolls on. As an option it ends there, as in the edition of 2011.
P-Q12 = A firefighter on the exploding space, or on a burning space that a shockwave crosses, is knocked down, and that fire marker is removed. Explosion and shockwave go on unchanged.
P-Q13 = A victim or POI on a burning space that a shockwave crosses is lost, should that ever happen.
P-Q23 = Every wall can be damaged, inside and outside. Entrances and doorways have no wall.
P-Q25 = A shockwave that runs out through an entrance ends outside without effect.

## Knocked down

P-102 = A firefighter is knocked down when fire spreads to the firefighter's space.
P-103 = A firefighter who is knocked down lies down at once, on the same space.
P-104 = The fire marker on that space is removed and goes back to the supply. It cannot hurt that firefighter again.
P-105 = In the next turn the firefighter stands up and loses the rest of that turn.
P-106 = Fire that comes back after the firefighter has stood up knocks the firefighter down again.
P-107 = Nothing more happens to a firefighter who is already lying down.
P-108 = The turn after the lost one is a normal turn again.
P-109 = Fire that spreads to a victim's space kills the victim.
P-110 = Lost victims leave the board and are kept apart from the rescued ones.
P-111 = The third lost victim ends the game at once.
P-112 = Firefighters cannot die.
P-Q14 = In the lost turn POIs are detected, the firefighter stands up and does nothing else, and the fire advances all the same. As an option the fire does not advance.
P-Q15 = The lost turn brings no action points. Saved ones are kept.
P-Q16 = Fire that comes to a firefighter lying down stays on the space. As an option it is removed. The firefighter is unharmed either way.
P-Q17 = Fire knocks down and kills as soon as it arrives: the firefighter falls, the victim is lost and the fire marker is removed before any flashover, so that it lights no smoke. As an option this waits until after the flashover.
P-Q62 = A shockwave or the deck gun does nothing to a firefighter who is already lying down.

## Secondary effects

P-113 = After the immediate effect come the secondary effects: flashover, lost victims, knock-downs, collapse.
P-114 = In a flashover all smoke that is contiguous with fire turns into fire.
P-115 = The flashover goes on until no smoke is contiguous with fire. A single fire can light a whole cloud.
P-116 = Smoke that the roll has turned into fire lights the smoke contiguous with it as well.
P-117 = If four or fewer threat markers are left in the supply when the fire has advanced, the fire is oxygen-starved.
P-118 = When the fire is oxygen-starved, the dice are rolled once more, and all smoke and fire is removed from that space and from every adjacent space.
P-119 = As long as fewer than four threat markers are in the supply, the roll is repeated. Then the game goes on.
P-Q27 = If threat markers run out in the middle of an effect, they are placed in order as long as there are any. Everything else goes on, and then oxygen is checked. As an option there is no such limit.
P-Q28 = What oxygen starvation removes from adjacent spaces it also removes behind walls. As an option, only from contiguous spaces.
P-Q29 = Oxygen starvation removes everything from the space rolled and from all adjacent ones; there is nothing to choose.
P-Q65 = A fire marker that a knock-down has put back is in the supply again when oxygen is checked.
P-D03 = The chart of secondary effects is missing. Firehall plays this order: the roll, the flashover to its end, hazmats one by one with a flashover after each, the check for victory, the check for oxygen. Knock-downs and deaths come as the fire arrives; the third death and the 30th damage marker end the game at once.
P-D04 = Oxygen runs short at four threat markers or fewer in the supply, and the roll is repeated at three or fewer, as the text literally says. Repeating at four, too, is an option.

## Search and rescue

P-120 = The crew is there to rescue victims, not to put out the whole fire.
P-121 = When a firefighter steps onto a hidden POI, it is turned over at once, for 0 action points.
P-122 = A false alarm that comes to light leaves the board and the game.
P-123 = A victim that comes to light stays on its space until it is rescued.
P-124 = To be rescued, a victim has to be carried outside, at 2 action points a step.
P-125 = Nobody carries a victim into fire or through it.
P-126 = In the basic game a victim is rescued as soon as a firefighter steps outside with it.
P-127 = A rescued victim leaves the board and is kept apart from the lost ones.
P-Q18 = Fire turns a hidden POI over: a victim dies, a false alarm leaves the game, a hazmat explodes.
P-Q33 = A victim found can be carried with the very next step.
P-D09 = Fire that reaches a hidden POI turns it over, as the deck gun does. The rules only hint at it.

## End of the game

P-128 = As soon as every victim has been rescued or lost, the game is over, won or lost.
P-129 = There are two ways to lose and one way to win.
P-130 = The crew loses as soon as three or more victims are lost.
P-131 = The crew loses as soon as all 30 damage markers are on the board: the house collapses.
P-132 = The crew wins as soon as every victim has been rescued or lost, with fewer than three lost.
P-133 = With eight victims at least six have to be rescued.
P-134 = All walls, inner and outer, hold up the roof. Doors do not.
P-135 = A wall segment takes two damage markers at most. Further hits on it do nothing.
P-136 = Walls are destroyed by explosions or by firefighters with an axe.
P-Q20 = If the third death also settles the last victim, the crew has lost.
P-Q21 = If a collapse and the last victim fall together, whichever comes first decides. The collapse is checked at every damage marker.
P-Q22 = Placing the 30th damage marker is enough to lose.

## Setting up the advanced game

P-137 = The advanced game is easier or harder by having fewer or more than eight victims.
P-138 = Whatever the advanced game does not change stays as it is in the basic game.
P-139 = One alarm means 2 explosions, 6 victims, 3 false alarms and 2 hazmats; two alarms mean 3, 8, 4 and 3; three alarms mean 4, 10, 5 and 4.
P-140 = Board and doors are set up as in the basic game.
P-141 = For each explosion at the start both dice are rolled: the space is set on fire and explodes.
P-142 = This is done as often as the number of alarms asks for.
P-143 = A space that is burning when it is rolled in the setup explodes just once.
P-144 = The first three POIs are placed by three rolls.
P-145 = In the advanced game, too, the players decide who goes first and in which order.
P-146 = Everyone chooses a specialist.
P-Q39 = The number given with the alarms is that of all explosions, the first included. As an option it is that of the explosions after the first.
P-Q40 = A burning space that is rolled in the setup gets no other marker. It explodes once, and that counts as one of the explosions.
P-Q41 = Damage markers of the setup count towards the 30.
P-Q42 = POIs of the setup follow the arrows like all others.

## Vehicles

P-147 = There are two vehicles, the engine and the ambulance.
P-148 = In the advanced game victims have to be carried to the ambulance. Being outside is not enough.
P-149 = The ambulance always stands at an entrance, and firefighters can drive it.
P-150 = The engine stands at a corner of the board, and firefighters can drive it.
P-151 = A firefighter who is at the engine can use the deck gun against its corner of the board. It can knock firefighters down and kill victims.
P-152 = Whoever goes first parks both vehicles at the start, not necessarily side by side.
P-153 = A vehicle stands only on a parking spot of its own kind.
P-154 = Parking spots are printed in red or blue, one colour for each vehicle.
P-155 = A vehicle takes up two spaces and can be used from either of them.
P-156 = The vehicle itself is put beside the board, so it takes up no room there.
P-157 = To drive, to ride and to use the deck gun, a firefighter has to be on one of the vehicle's two spaces.
P-158 = To drive moves a vehicle to the next parking spot of its kind, clockwise or anticlockwise.
P-159 = To reach the opposite side a vehicle has to be driven twice.
P-160 = Whoever drives goes with the vehicle.
P-161 = To drive costs 4 action points, or 2 for the driver/operator.
P-162 = Whoever is at a vehicle that is driven can ride along for 0 action points, in anybody's turn.
P-163 = Nobody has to ride.
P-164 = Any number of firefighters can ride together.
P-165 = Everyone who came along gets off on either of the two spaces, the driver too.
P-Q43 = Each vehicle has a ring of four parking spots round the house: the engine's at the corners, the ambulance's at the sides.
P-Q44 = A victim is rescued on either space of the ambulance, at once. The ambulance also rescues victims where it arrives; as an option it does not. Victims elsewhere outside are safe and still count as POIs.
P-Q45 = Whoever rides on the engine may take a carried victim along. As an option nobody may. At the ambulance such a victim is already rescued.
P-Q46 = With 8 action points a firefighter may drive twice in a turn.
P-D06 = The ambulance stands at the four entrances, the engine at the four corners. One sentence names corners for both, but that is loose wording.

## Deck gun

P-166 = To use the deck gun costs 4 action points, or 2 for the driver/operator. Only the engine has one.
P-167 = The deck gun reaches only the quadrant at whose corner the engine stands. The house has four quadrants, 3 rows by 4 columns each.
P-168 = Both dice are rolled. A die that names a row or a column outside the quadrant is turned to its opposite face: 7 minus the row, 9 minus the column.
P-169 = The water removes all smoke and fire from the space hit and from every adjacent space, even behind walls.
P-170 = Firefighters on the space hit and on adjacent ones are knocked down as if fire had come, whether it burns there or not.
P-171 = The water kills victims, even those not yet identified, and they count as lost.
P-172 = The water turns over every hidden POI that it reaches.
P-173 = A false alarm that the water reaches leaves the game as usual.
P-174 = The water does nothing to a hazmat.
P-175 = The deck gun is for hopeless cases, when putting out fire is what matters most.
P-Q47 = The water goes beyond the quadrant and through walls, but not onto spaces outside. As an option it does.
P-Q48 = Carried and treated victims die in the water like all others.
P-Q49 = A hazmat that the water has turned over stays where it is, face up.
P-Q50 = The driver/operator re-rolls first. Only the final numbers are turned over where they lie outside the quadrant.

## Specialists

P-176 = Every firefighter is one specialist for the whole game, chosen or drawn at random.
P-177 = For 2 action points the paramedic treats a victim on the own space. A heal marker shows it.
P-178 = Every firefighter can take a treated victim along without carrying it, at no extra cost.
P-179 = A firefighter carries one victim at a time.
P-180 = Any number of treated victims can follow a firefighter, besides a carried one too.
P-181 = The fire captain may move other firefighters in the own turn, but not make them do anything else.
P-182 = Someone whom the fire captain moves may carry a victim or a hazmat.
P-183 = The fire captain pays what the step would have cost the other firefighter, for example 2 action points with a victim.
P-184 = The rescue specialist cannot extinguish.
P-185 = A chop costs the rescue specialist 1 action point.
P-186 = The rescue specialist may move diagonally if nothing is in the way.
P-187 = A diagonal step can cross two wall segments. Both the near one and the far one have to be open: destroyed, or an open doorway.
P-188 = The driver/operator drives either vehicle for 2 action points.
P-189 = After rolling for the deck gun, the driver/operator may keep the dice or re-roll one or both.
P-190 = Having re-rolled one die, the driver/operator may still re-roll the other, but each only once.
P-191 = A re-rolled number always replaces the first.
P-Q38 = Treated victims who follow add nothing to the price of a step. Into fire they do not come along.
P-Q51 = No more than three victims can be treated at the same time, because there are three heal markers. A marker is free again when its victim is rescued or lost. Another limit is an option.
P-Q52 = Treated victims are never taken into fire. A firefighter may leave them behind and step in alone for 2 action points.
P-Q53 = The fire captain only moves others, in the captain's own actions, at their prices and with their abilities, diagonal steps included. They reveal POIs as usual. Whoever lies on the ground cannot be moved.
P-Q54 = For a diagonal step all four edges that meet at the crossed corner have to be open, without a standing wall or a closed door. It costs 1 action point, 2 into fire or when carrying.
P-Q58 = When all four specialists are taken, the other firefighters play without one. As an option specialists may be there twice.

## Hazmats

P-192 = There is only one kind of hazmat, and it is flammable.
P-193 = When fire reaches the space of a hazmat, it explodes as a secondary effect, in all four directions.
P-194 = A hazmat explodes only when what came before has been resolved completely.
P-195 = After its explosion the hazmat leaves the game.
P-196 = A hazmat is disposed of by carrying it onto any space outside. It leaves the game.
P-197 = A hazmat is carried just like a victim: 2 action points a step, and never into fire.
P-198 = Nobody carries two things at once, whatever they are.
P-199 = Hazmats lie hidden among the POIs and are found like victims.
P-200 = The rulebook ends with thanks and credits, without any rule.
P-Q56 = If several hazmats are due, the active player chooses the order. A hazmat that fire has reached explodes even if a knock-down has removed that fire.
P-Q57 = A hazmat that explodes on a space without fire sends out its shockwaves and sets nothing on fire there.
P-Q59 = A hazmat explodes when the firefighter who carries it is knocked down by fire.
P-Q60 = A hazmat is disposed of on the first space outside to which it is carried.
P-D12 = A heading of the rulebook announces corrections, but there are none. Firehall plays version 1.1 as it is.
