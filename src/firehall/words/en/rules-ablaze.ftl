### Ablaze!: Wildfire!, Volcano! and On the Run!: every rule in a few words.
### A is a rule of all three games, W of Wildfire!; Q marks a ruling where the rules are silent.

## Ablaze!: what is in the box

A-001 = The box holds three games about forest fires, each with rules and a character of its own.
A-002 = One to four can play each of the games, from the age of ten, in about half an hour.
A-003 = There are 48 pawns, twelve in each of the colours red, green, blue and yellow. They are men, water charges or animals.
A-004 = The 43 hexagonal forest tiles show a number from 1 to 6 on the front and a 0 on the back.
A-005 = Each number is there seven times, and the 3 eight times.
A-006 = A high number is a strong fire, a low one much water.
A-007 = A tile has one to three spaces for pawns. The rules leave open how many belong to which number; the usual reading is one on a 1 or 2, two on a 3 or 4, three on a 5 or 6.
A-008 = The more water a tile shows, the fewer spaces it has.
A-009 = There is one pawn to a space, and which space of a tile it takes never matters.
A-010 = The volcano and the aeroplane stay in the box except where a game needs them.
A-011 = It does not matter how a tile is turned.
A-012 = The main rules of each game are for four; those for one, two or three players change them.
A-013 = One booklet holds the rules of all three games.

## Wildfire!: the aim, and setting up

W-001 = Players lead firefighters. Their men should hold large wood areas without losing contact with the water.
W-002 = The game is played with 48 men in four colours and the 43 tiles.
W-003 = Neither the volcano nor the aeroplane is used.
W-004 = Everybody takes the twelve men of one colour.
W-005 = All tiles are turned to the 0 and mixed.
W-006 = Seven tiles leave the game without being looked at.
W-007 = The oldest player uncovers as many tiles as there are players and joins four of them to a rhombus.
W-008 = Which tile lies where in the rhombus is for the oldest player to choose.
W-009 = The player after the oldest has the first turn, and then it goes round.

## Wildfire!: a turn

W-010 = A turn begins with uncovering a tile and laying it beside the open ones.
W-011 = After that up to three men may be placed on one open tile with free spaces.
W-012 = It need not be the tile that was just laid.
W-013 = A tile is uncovered as long as one lies face down when the turn begins.
W-014 = The tile goes to the hottest place: where the numbers of the tiles around it add up to the highest sum.
W-015 = Of several hottest places the player chooses one.
W-016 = The number of the tile that is being laid does not count.
W-017 = Three and more neighbours may add up to the highest sum.
W-018 = Four players lay eight tiles each in their turns, three eleven each, two seventeen each, and one alone lays 35.

## Wildfire!: placing men

W-019 = After laying, or when no tile is left, a player may place one to three men of the own colour, all on the same tile.
W-020 = Nobody has to place men.
W-021 = Each space holds one man.
W-022 = Men of different colours may stand on one tile.
W-023 = After placing there may not be more men on the tile, of whatever colour, than it has free edges.
W-024 = A free edge is one of the six edges beside which no tile lies.
W-025 = A tile without a free edge takes no more men.
W-026 = Men who stand on a tile stay there, even when it loses free edges or is quite enclosed.
W-027 = Men are neither moved nor taken back.

## Wildfire!: the end and the score

W-028 = When all tiles are uncovered, a turn is placing men or passing.
W-029 = Whoever passes with men left may place them in a later turn.
W-030 = When all tiles lie, the game ends as soon as all players pass one after the other, and is scored.
W-031 = Passing is placing no men in one's turn.
W-032 = A wood area of a colour is made of all tiles that hang together by their edges and hold a man of that colour.
W-033 = On which space of a tile a man stands does not matter for that.
W-034 = For an area the numbers of its tiles are added, however many men stand there.
W-035 = The sum is divided by the smallest number on a tile of the area that has a free edge.
W-036 = Fractions are dropped.
W-037 = An area without a free edge scores nothing.
W-038 = Every area is worked out by itself, and a player's points are those of all own areas.
W-039 = Whoever has most points wins.
W-040 = Of players with equal points, the one with the most valuable single area wins.
W-041 = If that is equal too, they win together.
W-042 = A tile may belong to areas of several colours.
W-043 = It is good to stand on high numbers and to keep a low one with a free edge in the same area.

## Wildfire!: firebreaks

W-044 = Instead of laying a tile as usual, a player may cut a firebreak to steer the fire.
W-045 = The player looks at the drawn tile secretly and does not tell its number.
W-046 = The tile is laid face down, at the hottest place as usual.
W-047 = No men are placed in that turn.
W-048 = A firebreak shows 0, so the fire is less likely to spread near it.
W-049 = It closes edges like any other tile.
W-050 = No men can stand on it.

## Wildfire!: high summer

W-051 = In high summer the 1s are taken out before the tiles are mixed, and all others are used.
W-052 = Then every area is divided by 2 at least.
W-053 = High summer is recommended: it takes away the luck of drawing 1s.

## Wildfire!: three, two, one, and together

W-054 = Three players get twelve men of one colour each, and four neutral helpers of the fourth.
W-055 = For three players the oldest lays three tiles as a triangle, and the next player begins.
W-056 = In a turn either own men are placed or helpers.
W-057 = Helpers are good for blocking tiles.
W-058 = Before scoring the helpers are removed; they never bring points.
W-059 = Two players get the men of two colours each.
W-060 = For two players the oldest lays two tiles side by side, and the other begins.
W-061 = In a turn men of only one colour are placed.
W-062 = Points are worked out for each colour and added for its player.
W-063 = Alone one has all 48 men and begins with one open tile.
W-064 = Alone, too, men of only one colour are placed in a turn.
W-065 = Alone no firebreaks are cut.
W-066 = The goal alone: all 48 men are placed before the game ends ...
W-067 = ... and all men of a colour stand on one and the same area ...
W-068 = ... and to each area belongs a 1 that still has a free edge.
W-069 = Whoever reaches all of that has won.
W-070 = Alone the game ends after the turn in which the last tile is laid; men may still be placed in it.
W-071 = How hard it was is told by the number of open tiles when the first men were placed.
W-072 = Together, two to four play by the usual rules for the goal of the game alone.
W-073 = Together the game ends after the turn in which the last tile is laid.
W-074 = Together with three players the helpers stay, and need one area with a 1 at its edge as well.
W-075 = Together no firebreaks are cut.
W-076 = It is harder together: men are placed in the order of seats, and one tile for each player lies open before the first.

## Wildfire!: where the rules are silent

W-Q01 = Exactly the hottest places can be chosen.
W-Q02 = A gap between tiles is a place like any other.
W-Q03 = The table has no rim: there is always a place for a tile.
W-Q04 = If nobody can place a man any more, everybody passes.
W-Q05 = Only passes in turns without a tile count for the end: as many in a row as there are players, or, by option, all in one round.
W-Q06 = Men of all players and helpers count against the free edges.
W-Q07 = There may be more men than free edges when edges were lost later; then nobody can be added.
W-Q08 = A firebreak is announced before the tile is looked at; by option the player decides after looking.
W-Q09 = A firebreak holds no men, so it belongs to no area and nothing is divided by it.
W-Q10 = Only the one who cut a firebreak may know what lies there; by option nobody.
W-Q11 = A place beside firebreaks only has the sum 0, and is used only if that is the highest.
W-Q12 = Firebreaks and high summer are options, and go together.
W-Q13 = Seven tiles are removed whatever the number of players, none in high summer; by option none at all.
W-Q14 = For how hard it was, the tile laid in the turn of the first men counts too; two is the least.
W-Q15 = High summer does not go with the goal that needs 1s, unless the lowest number of the game is chosen instead.
W-Q16 = Each of three players has four helpers of one's own, and need not use them.
W-Q17 = The goal is judged at the end alone; meanwhile areas may be split.
W-Q18 = Together all 48 men must stand, helpers included.
W-Q19 = Alone and together the game is won or lost, and it is told how hard it was.
W-Q20 = With two colours, the best single area of either counts in a tie.
W-Q21 = The most valuable area in a tie is that after dividing and dropping fractions.
W-Q22 = Fractions are dropped for each area, and then points are added.
W-Q23 = The first seat counts as the oldest, so the second begins; by option chance says who begins.
W-Q24 = The oldest arranges the first tiles; by option they lie as they come.
W-Q25 = Around a single tile all six places are equally hot.
W-Q26 = Whoever has no men lays tiles all the same, and then passes.
W-Q27 = Men may join an enclosed area on a tile that has a free edge itself.
W-Q28 = For the first tiles colours do not matter: the limit is only for placing men.
