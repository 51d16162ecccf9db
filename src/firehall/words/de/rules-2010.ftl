### Flash Point (2010), das Grundspiel und das erweiterte Spiel
### Jede Regel in wenigen Worten. P ist eine Regel, P-Q eine Festlegung, wo die Regeln schweigen, P-D die Lesart, wo ihr Text beschädigt ist oder sich widerspricht.

## Ziel des Spiels und Spieler

P-001 = Ein großes Haus brennt, und die Spieler sind die ersten Feuerwehrleute am Einsatzort.
P-002 = Alle gewinnen gemeinsam oder verlieren gemeinsam.
P-003 = Um zu gewinnen, muss das Team die Opfer aus dem Haus retten.
P-004 = Mit drei oder mehr Toten scheitert das Team.
P-005 = Stürzt das Haus ein, scheitert das Team.
P-006 = Das Spiel gibt es in zwei Stufen. Das erweiterte Spiel behält alles aus dem Grundspiel bei und bringt Experten, Fahrzeuge, Gefahrstoffe und den Löschmonitor dazu.
P-007 = Neulinge beginnen am besten mit dem Grundspiel.
P-008 = Alle führen einen Feuerwehrmann. Wer allein spielt, darf zwei oder mehr führen.
P-Q37 = Ein bis sechs Feuerwehrleute können im Spiel sein. Wer allein spielt, führt zwei; eine andere Zahl ist als Option wählbar.
P-D07 = Für die drei Toten zählen nur Opfer. Beim Ziel des Spiels ist von Menschen die Rede, beim Spielende von Opfern.

## Spielmaterial

P-009 = In der Schachtel ist ein Regelheft.
P-010 = Der Spielplan besteht aus zwei Hälften von je 10 mal 16 Zoll.
P-011 = Es gibt zwei Würfel, einen mit sechs und einen mit acht Seiten.
P-012 = Die 36 Gefahrensymbole zeigen auf einer Seite Feuer und auf der anderen Rauch. Was als Rauch liegt, fehlt für Feuer.
P-013 = Die acht Türsymbole zeigen auf einer Seite eine geöffnete und auf der anderen eine geschlossene Tür.
P-014 = Es gibt 19 Einsatzsymbole: 10 Opfer, 5 Fehlalarme und 4 Gefahrstoffe. Von hinten zeigen sie alle ein Fragezeichen.
P-015 = Drei Heilungssymbole zeigen an, welche Opfer der Sanitäter behandelt hat. Das Grundspiel braucht sie nicht.
P-016 = Es gibt 126 Aufkleber, je zwei für die Gefahren-, Tür- und Einsatzsymbole.
P-017 = Es gibt 30 Schadenszähler.
P-018 = Gespielt wird mit genau 30 Schadenszählern, auch wenn mehr in der Schachtel sind.
P-019 = Es gibt sechs Feuerwehrleute, eine Figur für jeden Spieler.
P-020 = Die 16 Karten sind von dreierlei Art: für aufgesparte Aktionspunkte, für Experten und für Fahrzeuge.
P-021 = Von den Karten braucht das Grundspiel nur die für aufgesparte Aktionspunkte. Auf der Rückseite aller Karten steht eine Hilfe.
P-022 = Vor der ersten Partie kommen die Aufkleber auf die Symbole, einer auf jede Seite, nach Farben.
P-023 = Die Farben unterscheiden die Symbole: Orange für Feuer und Rauch, Weiß für Türen, Schwarz für Einsatzsymbole, Blau für behandelte Opfer.
P-D05 = Firehall hat vier Experten, nämlich die beschriebenen. Die angegebenen 16 Karten ließen Platz für zwei weitere, von denen nichts gesagt wird.

## Spielplan und Felder

P-024 = Die zwei Hälften liegen nebeneinander und ergeben ein Haus.
P-025 = Beide Hälften lassen sich umdrehen: Das ergibt einen anderen Grundriss.
P-026 = Beide Würfel werden immer zusammen geworfen und bestimmen ein Feld.
P-027 = Zu jedem Feld im Haus gehört genau ein Wurf. Felder draußen werden nie erwürfelt.
P-028 = Im Grundspiel entscheidet der Zufall zweierlei: wo sich das Feuer ausbreitet und wo neue Einsatzsymbole auftauchen.
P-029 = In jedem Durchgang ist eine Tür, außer in den vier Eingängen, einem auf jeder Seite des Hauses.
P-030 = Türen lassen sich öffnen und schließen. Zu Beginn sind alle geschlossen.
P-031 = Gefahrensymbole kommen auf den Spielplan, wenn sich das Feuer ausbreitet, und verlassen ihn, wenn gelöscht wird.
P-032 = Was ein Einsatzsymbol zeigt, bleibt unbekannt, bis ein Feuerwehrmann das Feld betritt oder etwas anderes es trifft.
P-033 = Ein Einsatzsymbol kann ein Opfer sein, das gerettet werden muss.
P-034 = Ein Einsatzsymbol kann ein Fehlalarm sein: Dort ist niemand.
P-035 = Im erweiterten Spiel kann ein Einsatzsymbol ein Gefahrstoff sein.
P-036 = Schadenszähler zeigen, was Feuer oder Feuerwehrleute an Wänden beschädigt haben.
P-037 = Angrenzend heißt: einen Schritt nach oben, unten, links oder rechts, nie diagonal. Eine Wand dazwischen ändert in dieser Ausgabe nichts daran.
P-038 = Verbunden heißt: angrenzend, und weder eine Wand noch eine geschlossene Tür liegt dazwischen.
P-039 = Wände und geschlossene Türen halten das Feuer auf. Zerstörte Wandabschnitte und geöffnete oder zerstörte Türen tun es nicht.
P-Q02 = Der Grundriss kommt aus einer Spielplandatei. Ein anderer Spielplan ist als Option wählbar.
P-Q26 = Auf einem Feld dürfen beliebig viele Feuerwehrleute stehen. Feuer wirft sie alle zugleich zu Boden.
P-D01 = Im vorliegenden Text ist von jedem Würfelpaar nur eine Zahl übrig, und die Beispiele zeigen, dass es die Spalte ist. Die Startfelder liegen also in den Spalten 5, 1 und 7, und die Spirale der Pfeile führt von Spalte 3 nach Spalte 1; die Zeilen sind von uns.
P-D02 = Die Bilder der Grundrisse fehlen, der Spielplan dieser Ausgabe ist also unser eigener. Er hält sich an alles, was der Text darüber sagt: 6 mal 8 Felder, in der Mitte ein Raum von 2 mal 4, acht Türen, vier Eingänge, je vier Parkplätze für jedes Fahrzeug.

## Aufbau des Grundspiels

P-040 = Der Spielplan zeigt den Grundriss, den die Regeln abbilden.
P-041 = In jeden der acht Durchgänge kommt eine geschlossene Tür.
P-042 = Die vier Eingänge sind immer offen und haben keine Tür. Nichts schließt oder zerstört sie.
P-043 = Zwei Opfer und ein Fehlalarm kommen aus dem Spiel. Es bleiben acht Opfer und vier Fehlalarme.
P-044 = Das Grundspiel hat keine Gefahrstoffe und damit 12 Einsatzsymbole.
P-045 = Zu Beginn brennt der mittlere Raum: acht Feuer, Zeilen 3 und 4 in den Spalten 3 bis 6.
P-046 = Zu Beginn liegen drei verdeckte Einsatzsymbole auf vorgegebenen Feldern.
P-047 = Die Spieler bestimmen, wer beginnt und in welcher Reihenfolge es weitergeht.
P-Q01 = Die ersten Einsatzsymbole liegen in Zeile 2, Spalte 5, und in Zeile 5, Spalten 1 und 7. Die Spalten stammen aus den Regeln; andere Zeilen sind als Option wählbar.

## Der Spielzug

P-048 = Ein Spielzug hat drei Teile, immer in dieser Folge: Einsatzsymbole orten, Aktionen, Ausbreitung des Feuers.
P-049 = Liegen zu Beginn eines Spielzugs weniger als drei Einsatzsymbole aus, wird gewürfelt, bis es drei sind.
P-050 = Jeder Spielzug bringt 4 Aktionspunkte zur freien Verwendung.
P-051 = Am Ende des Spielzugs wird einmal für das Feuer gewürfelt.
P-052 = Die Spielzüge gehen im Uhrzeigersinn reihum.

## Einsatzsymbole orten

P-053 = Zu Beginn jedes Spielzugs sollen drei Einsatzsymbole auf dem Spielplan liegen.
P-054 = Auch identifizierte Einsatzsymbole zählen mit, etwa ein gefundenes Opfer.
P-055 = Für jedes fehlende Einsatzsymbol wird mit beiden Würfeln ein Feld bestimmt.
P-056 = Ein neues Einsatzsymbol darf auf einem leeren Feld oder auf Rauch liegen. Der Rauch bleibt.
P-057 = Auf Feuer kommt kein neues Einsatzsymbol.
P-058 = Wo ein Feuerwehrmann steht, kommt kein neues Einsatzsymbol hin.
P-059 = Wo schon ein Einsatzsymbol liegt, kommt kein neues hin.
P-060 = Ist das erwürfelte Feld nicht erlaubt, folgt das Einsatzsymbol den Pfeilen von Feld zu Feld, bis eines erlaubt ist. Neu gewürfelt wird nicht.
P-061 = Die Pfeile bilden eine einzige Spirale von der Mitte des Hauses nach außen. Von ihrem Ende führen sie an ihren Anfang zurück.
P-062 = Das neue Einsatzsymbol liegt verdeckt.
P-Q03 = Die Spirale läuft in Zeile 3 von Spalte 3 bis 6, in Zeile 4 zurück bis Spalte 2, hinauf in Zeile 2 und dort bis Spalte 7, hinunter in Zeile 5 und zurück bis Spalte 1, hinauf in Zeile 1 und dort bis Spalte 8, hinunter in Zeile 6, zurück bis Spalte 1 und wieder an den Anfang. Gespiegelt ist sie als Option wählbar.
P-Q04 = Ist auf der ganzen Spirale kein Feld erlaubt, kommt in diesem Spielzug kein Einsatzsymbol hinzu. Der nächste versucht es wieder.
P-Q05 = Sind die Einsatzsymbole aufgebraucht, wird nicht mehr um neue gewürfelt.
P-Q32 = Im ersten Spielzug fehlt kein Einsatzsymbol: Drei liegen schon da.
P-Q55 = Ein identifizierter Gefahrstoff zählt zu den drei Einsatzsymbolen. Als Option zählt er nicht.
P-D10 = Erlaubt sind leere Felder und solche mit Rauch, aber keine, auf denen schon ein Einsatzsymbol liegt. Das eine nennt die Liste, das andere nur das Beispiel, und beides gilt.

## Aktionen

P-063 = Die Feuerwehrleute kommen in ihrem ersten Spielzug ins Spiel, auf einem beliebigen Feld draußen.
P-064 = Bewegen heißt: einen Schritt auf ein angrenzendes Feld gehen. Jeder Schritt zählt für sich.
P-065 = Ein Schritt auf ein leeres Feld oder in Rauch kostet 1 Aktionspunkt.
P-066 = Ein Schritt ins Feuer kostet 2 Aktionspunkte.
P-067 = Ein Schritt mit einem Opfer kostet 2 Aktionspunkte.
P-068 = Eine Tür zu öffnen oder zu schließen kostet 1 Aktionspunkt.
P-069 = Türen öffnen und schließen kann jeder Feuerwehrmann.
P-070 = Eine geöffnete Tür hält weder Feuerwehrleute noch Feuer auf.
P-071 = Löschen lässt sich auf dem eigenen Feld und auf angrenzenden Feldern.
P-072 = Rauch zu entfernen kostet 1 Aktionspunkt.
P-073 = Feuer in Rauch zu verwandeln kostet 1 Aktionspunkt.
P-074 = Ein Feuer ganz zu löschen kostet 2 Aktionspunkte. Das ist meist besser, denn Rauch kann sich wieder entzünden.
P-075 = Einschlagen kostet 2 Aktionspunkte und bringt einen Schadenszähler auf einen Wandabschnitt neben dem Feuerwehrmann. Eine Axt haben alle.
P-076 = Zwei Schadenszähler zerstören einen Wandabschnitt.
P-077 = Durch einen zerstörten Wandabschnitt gehen Feuerwehrleute, als wäre da nichts.
P-078 = Jede Wand trägt das Haus, darum zählen die Schadenszähler der Axt für den Einsturz wie alle anderen.
P-079 = Die Reihenfolge der Aktionen ist frei, und jede lässt sich wiederholen, solange die Aktionspunkte reichen.
P-080 = Nicht ausgegebene Aktionspunkte dürfen für den nächsten Spielzug aufgespart werden.
P-081 = Eine Karte, die von +1 bis +4 gedreht wird, zeigt, wie viel aufgespart ist.
P-082 = Alle haben eine solche Karte in ihrer Farbe.
P-083 = Mehr als 4 Aktionspunkte kann niemand aufsparen.
P-084 = Sind die Aktionen beendet, breitet sich das Feuer aus.
P-Q06 = Löschen lässt sich nur auf verbundenen Feldern, also nie durch eine Wand oder eine geschlossene Tür. Als Option genügt, wie es wörtlich in den Regeln steht, dass das Feld angrenzt.
P-Q07 = Einschlagen lässt sich jeder noch stehende Wandabschnitt am Rand des eigenen Feldes, von drinnen oder draußen. Bei Türen und zerstörten Abschnitten geht es nicht.
P-Q08 = Eine Tür am Rand des eigenen Feldes lässt sich von beiden Seiten öffnen und schließen. Bei einer zerstörten geht es nicht.
P-Q09 = Ein Schritt führt nur auf ein verbundenes Feld oder durch eine Öffnung hinein und hinaus.
P-Q10 = Ein Feuerwehrmann darf den Spielzug im Feuer beenden und ist dort sicher, bis Feuer oder eine Druckwelle erneut auf das Feld kommt. Als Option ist es verboten.
P-Q24 = Ein Opfer oder einen Gefahrstoff aufzunehmen oder abzulegen ist kostenlos, auf dem eigenen Feld und jederzeit im eigenen Spielzug. Im Feuer kann niemand etwas halten.
P-Q30 = Ins Spiel zu kommen kostet nichts, alle 4 Aktionspunkte bleiben. Jedes Feld rund um das Haus ist möglich, auch die Ecken.
P-Q31 = Draußen kostet ein Schritt 1 Aktionspunkt, beim Tragen 2.
P-Q34 = Was über 4 aufgesparte Aktionspunkte hinausgeht, verfällt.
P-Q35 = Passen ist immer erlaubt.
P-Q36 = Eine Tür zu schließen hat keine Wirkung auf das, was neben ihr ist.
P-Q61 = Von draußen kann man durch einen Eingang oder eine andere Öffnung am eigenen Feld löschen und die Außenwand einschlagen.
P-D08 = Die Regeln verweisen auf zwei Abschnitte mit Namen, die es nicht gibt. Gemeint sind die Aktionen und die Ausbreitung des Feuers.

## Ausbreitung des Feuers

P-085 = Am Ende jedes Spielzugs werden beide Würfel einmal geworfen, und das Feuer breitet sich auf dieses Feld aus.
P-086 = Ein leeres Feld, das mit keinem Feuer verbunden ist, bekommt Rauch.
P-087 = Ein leeres Feld, das mit Feuer verbunden ist, fängt Feuer.
P-088 = Rauch auf dem Feld wird zu Feuer.
P-089 = Ein Feld, das schon brennt, explodiert.
P-090 = Genau eines von diesen vieren geschieht, dann folgen die weiteren Auswirkungen.
P-Q19 = Rauch auf einem Einsatzsymbol oder Opfer hat keine Wirkung, bis er zu Feuer wird.
P-Q63 = Rauch, der bei einem Feuerwehrmann oder Einsatzsymbol entsteht, schadet niemandem.
P-Q64 = Greift das Feuer auf ein leeres Feld mit einem Feuerwehrmann über, wird er zu Boden geworfen und das Feuer sofort entfernt.

## Explosionen

P-091 = Immer wenn sich das Feuer auf ein brennendes Feld ausbreitet, explodiert es.
P-092 = Eine Explosion schickt in jede der vier Richtungen eine Druckwelle, und jede läuft für sich.
P-093 = Eine Druckwelle rollt über jedes Feld hinweg, das schon brennt.
P-094 = Eine Druckwelle, die auf eine Wand trifft, endet dort und bringt einen Schadenszähler darauf. Das gilt auch für die Wände des explodierenden Feldes selbst.
P-095 = Eine Druckwelle, die auf eine geschlossene Tür trifft, zerstört sie und endet dort. Einen Schadenszähler gibt es dafür nicht.
P-096 = Kommt eine Druckwelle auf ein Feld ohne Rauch und Feuer, setzt sie es in Brand und endet.
P-097 = Eine Druckwelle, die das Haus verlässt, verpufft draußen. Feuer gibt es dort nie.
P-098 = Eine Druckwelle, die durch eine geöffnete Tür geht, zerstört sie.
P-099 = Eine geöffnete Tür hält die Druckwelle nicht auf.
P-100 = Feuerwehrleute halten weder Feuer noch Druckwellen auf. Wer einer Druckwelle im Weg steht, wird zu Boden geworfen.
P-101 = Ein schon zerstörter Wandabschnitt lässt die Druckwelle durch.
P-Q11 = Kommt eine Druckwelle auf Rauch, macht sie ihn zu Feuer und rollt weiter. Als Option endet sie dort wie in der Ausgabe von 2011.
P-Q12 = Wer auf dem explodierenden Feld oder auf einem brennenden Feld steht, über das eine Druckwelle rollt, wird zu Boden geworfen, und dieses Feuer wird entfernt. Explosion und Druckwelle gehen unverändert weiter.
P-Q13 = Ein Opfer oder Einsatzsymbol auf einem brennenden Feld, über das eine Druckwelle rollt, ist verloren, falls es je dazu kommt.
P-Q23 = Jede Wand kann beschädigt werden, innen wie außen. Eingänge und Durchgänge haben keine Wand.
P-Q25 = Eine Druckwelle, die durch einen Eingang hinausläuft, verpufft draußen.

## Zu Boden geworfen

P-102 = Greift das Feuer auf das Feld eines Feuerwehrmanns über, wird er zu Boden geworfen.
P-103 = Wer zu Boden geworfen wird, liegt sofort am Boden, auf demselben Feld.
P-104 = Das Feuer auf diesem Feld wird entfernt und kommt in den Vorrat zurück. Es kann diesem Feuerwehrmann nicht noch einmal schaden.
P-105 = Im nächsten Spielzug steht der Feuerwehrmann auf und verliert den Rest dieses Spielzugs.
P-106 = Kommt das Feuer wieder, nachdem der Feuerwehrmann aufgestanden ist, wirft es ihn erneut zu Boden.
P-107 = Wer schon am Boden liegt, dem geschieht nichts weiter.
P-108 = Der Spielzug nach dem verlorenen ist wieder ein gewöhnlicher.
P-109 = Greift das Feuer auf das Feld eines Opfers über, stirbt es.
P-110 = Verlorene Opfer verlassen den Spielplan und liegen getrennt von den geretteten.
P-111 = Mit dem dritten verlorenen Opfer ist das Spiel sofort aus.
P-112 = Feuerwehrleute können nicht sterben.
P-Q14 = Im verlorenen Spielzug werden Einsatzsymbole geortet, der Feuerwehrmann steht auf und tut sonst nichts, und das Feuer breitet sich trotzdem aus. Als Option breitet es sich nicht aus.
P-Q15 = Der verlorene Spielzug bringt keine Aktionspunkte. Aufgesparte bleiben erhalten.
P-Q16 = Feuer, das zu einem liegenden Feuerwehrmann kommt, bleibt auf dem Feld. Als Option wird es entfernt. Dem Feuerwehrmann geschieht in keinem Fall etwas.
P-Q17 = Feuer wirft zu Boden und tötet, sobald es ankommt: Der Feuerwehrmann fällt, das Opfer ist verloren, und das Feuer bei ihm wird noch vor der Durchzündung entfernt, entzündet also keinen Rauch. Als Option geschieht das erst nach der Durchzündung.
P-Q62 = Eine Druckwelle oder der Löschmonitor kann einem Feuerwehrmann, der schon am Boden liegt, nichts anhaben.

## Weitere Auswirkungen

P-113 = Auf die unmittelbare Wirkung folgen die weiteren Auswirkungen: Durchzündung, verlorene Opfer, zu Boden geworfene Feuerwehrleute, Einsturz.
P-114 = Bei der Durchzündung wird aller Rauch zu Feuer, der mit Feuer verbunden ist.
P-115 = Die Durchzündung dauert an, bis kein Rauch mehr mit Feuer verbunden ist. Ein einziges Feuer kann eine ganze Wolke entzünden.
P-116 = Auch Rauch, den der Wurf zu Feuer gemacht hat, entzündet den mit ihm verbundenen Rauch.
P-117 = Sind nach der Ausbreitung des Feuers vier oder weniger Gefahrensymbole im Vorrat, herrscht Sauerstoffmangel.
P-118 = Bei Sauerstoffmangel wird noch einmal gewürfelt, und von diesem Feld und allen angrenzenden verschwinden Rauch und Feuer.
P-119 = Solange weniger als vier Gefahrensymbole im Vorrat sind, wird der Wurf wiederholt. Dann geht das Spiel weiter.
P-Q27 = Gehen mitten in einer Wirkung die Gefahrensymbole aus, werden sie der Reihe nach gelegt, solange welche da sind. Alles andere geht weiter, dann wird auf Sauerstoffmangel geprüft. Als Option gibt es diese Grenze nicht.
P-Q28 = Sauerstoffmangel beseitigt Rauch und Feuer auf angrenzenden Feldern auch hinter Wänden. Als Option nur auf verbundenen Feldern.
P-Q29 = Sauerstoffmangel beseitigt alles auf dem erwürfelten Feld und auf sämtlichen angrenzenden; zu wählen gibt es nichts.
P-Q65 = Ein Feuer, das bei einem zu Boden geworfenen Feuerwehrmann entfernt wurde, ist bei der Prüfung auf Sauerstoffmangel schon wieder im Vorrat.
P-D03 = Die Übersicht der weiteren Auswirkungen fehlt. Firehall spielt diese Folge: Wurf, Durchzündung bis zum Ende, Gefahrstoffe einzeln mit je einer Durchzündung danach, Prüfung auf Sieg, Prüfung auf Sauerstoffmangel. Zu Boden geworfen wird und gestorben, sobald das Feuer ankommt; der dritte Tote und der 30. Schadenszähler beenden das Spiel sofort.
P-D04 = Sauerstoffmangel beginnt bei vier oder weniger Gefahrensymbolen im Vorrat, und wiederholt wird bei drei oder weniger, wie es wörtlich heißt. Auch bei vier zu wiederholen ist eine Option.

## Suchen und Retten

P-120 = Das Team ist da, um Opfer zu retten, nicht um das ganze Feuer zu löschen.
P-121 = Betritt ein Feuerwehrmann ein Feld mit einem verdeckten Einsatzsymbol, wird es sofort aufgedeckt, für 0 Aktionspunkte.
P-122 = Ein aufgedeckter Fehlalarm verlässt den Spielplan und das Spiel.
P-123 = Ein aufgedecktes Opfer bleibt auf seinem Feld, bis es gerettet wird.
P-124 = Um gerettet zu werden, muss ein Opfer ins Freie getragen werden, für 2 Aktionspunkte je Schritt.
P-125 = Niemand trägt ein Opfer ins Feuer oder durch Feuer.
P-126 = Im Grundspiel ist ein Opfer gerettet, sobald ein Feuerwehrmann mit ihm ins Freie tritt.
P-127 = Ein gerettetes Opfer verlässt den Spielplan und liegt getrennt von den verlorenen.
P-Q18 = Feuer deckt ein verdecktes Einsatzsymbol auf: Ein Opfer stirbt, ein Fehlalarm verlässt das Spiel, ein Gefahrstoff explodiert.
P-Q33 = Ein gefundenes Opfer kann schon mit dem nächsten Schritt getragen werden.
P-D09 = Feuer, das ein verdecktes Einsatzsymbol erreicht, deckt es auf, wie es der Löschmonitor tut. Die Regeln deuten das nur an.

## Spielende

P-128 = Sobald alle Opfer gerettet oder verloren sind, ist das Spiel aus, gewonnen oder verloren.
P-129 = Es gibt zwei Arten zu verlieren und eine zu gewinnen.
P-130 = Das Team verliert, sobald drei oder mehr Opfer verloren sind.
P-131 = Das Team verliert, sobald alle 30 Schadenszähler auf dem Spielplan liegen: Das Haus stürzt ein.
P-132 = Das Team gewinnt, sobald alle Opfer gerettet oder verloren sind und weniger als drei verloren.
P-133 = Bei acht Opfern müssen mindestens sechs gerettet werden.
P-134 = Alle Wände tragen das Dach, innen wie außen. Türen nicht.
P-135 = Ein Wandabschnitt bekommt höchstens zwei Schadenszähler. Weitere Treffer haben keine Wirkung.
P-136 = Wände werden durch Explosionen zerstört oder von Feuerwehrleuten mit der Axt.
P-Q20 = Ist der dritte Tote zugleich das letzte Opfer, hat das Team verloren.
P-Q21 = Fallen der Einsturz und das letzte Opfer zusammen, entscheidet, was zuerst kommt. Der Einsturz wird bei jedem Schadenszähler geprüft.
P-Q22 = Schon der 30. Schadenszähler bedeutet die Niederlage.

## Aufbau des erweiterten Spiels

P-137 = Das erweiterte Spiel wird leichter oder schwerer, indem es weniger oder mehr als acht Opfer hat.
P-138 = Was das erweiterte Spiel nicht ändert, bleibt wie im Grundspiel.
P-139 = Ein Alarm heißt 2 Explosionen, 6 Opfer, 3 Fehlalarme und 2 Gefahrstoffe; zwei Alarme heißen 3, 8, 4 und 3; drei Alarme heißen 4, 10, 5 und 4.
P-140 = Spielplan und Türen werden wie im Grundspiel aufgebaut.
P-141 = Für jede Explosion zu Beginn werden beide Würfel geworfen: Das Feld gerät in Brand und explodiert.
P-142 = Das geschieht so oft, wie die Zahl der Alarme es verlangt.
P-143 = Ein Feld, das schon brennt, wenn es beim Aufbau erwürfelt wird, explodiert nur einmal.
P-144 = Die ersten drei Einsatzsymbole werden mit drei Würfen gelegt.
P-145 = Auch im erweiterten Spiel bestimmen die Spieler, wer beginnt und in welcher Reihenfolge es weitergeht.
P-146 = Alle wählen einen Experten.
P-Q39 = Die zu den Alarmen genannte Zahl meint alle Explosionen, auch die erste. Als Option meint sie nur die nach der ersten.
P-Q40 = Ein brennendes Feld, das beim Aufbau erwürfelt wird, bekommt kein weiteres Symbol. Es explodiert einmal, und das zählt als eine der Explosionen.
P-Q41 = Die Schadenszähler des Aufbaus zählen zu den 30.
P-Q42 = Auch beim Aufbau folgen Einsatzsymbole den Pfeilen wie sonst.

## Fahrzeuge

P-147 = Es gibt zwei Fahrzeuge, das Löschfahrzeug und den Rettungswagen.
P-148 = Im erweiterten Spiel müssen Opfer zum Rettungswagen getragen werden. Draußen zu sein genügt nicht.
P-149 = Der Rettungswagen steht immer an einem Eingang, und Feuerwehrleute können ihn fahren.
P-150 = Das Löschfahrzeug steht an einer Ecke des Spielplans, und Feuerwehrleute können es fahren.
P-151 = Wer beim Löschfahrzeug ist, kann den Löschmonitor gegen dessen Ecke des Spielplans einsetzen. Er kann Feuerwehrleute zu Boden werfen und Opfer töten.
P-152 = Wer beginnt, parkt zu Beginn beide Fahrzeuge, nicht unbedingt nebeneinander.
P-153 = Ein Fahrzeug steht nur auf einem seiner eigenen Parkplätze.
P-154 = Die Parkplätze sind rot oder blau gedruckt, eine Farbe für jedes Fahrzeug.
P-155 = Ein Fahrzeug nimmt zwei Felder ein und lässt sich von beiden aus benutzen.
P-156 = Das Fahrzeug selbst kommt neben den Spielplan und nimmt dort keinen Platz weg.
P-157 = Zum Fahren, zum Mitfahren und für den Löschmonitor muss ein Feuerwehrmann auf einem der beiden Felder des Fahrzeugs sein.
P-158 = Fahren bringt ein Fahrzeug zum nächsten seiner Parkplätze, im Uhrzeigersinn oder dagegen.
P-159 = Um die gegenüberliegende Seite zu erreichen, muss ein Fahrzeug zweimal gefahren werden.
P-160 = Wer fährt, fährt selbst mit.
P-161 = Fahren kostet 4 Aktionspunkte, den Maschinisten 2.
P-162 = Wer bei einem Fahrzeug ist, das gefahren wird, kann für 0 Aktionspunkte mitfahren, gleich in wessen Spielzug.
P-163 = Niemand muss mitfahren.
P-164 = Beliebig viele Feuerwehrleute können zusammen mitfahren.
P-165 = Alle, die mitgekommen sind, steigen auf einem der beiden Felder aus, auch wer gefahren ist.
P-Q43 = Jedes Fahrzeug hat einen Ring von vier Parkplätzen um das Haus: das Löschfahrzeug an den Ecken, der Rettungswagen an den Seiten.
P-Q44 = Ein Opfer ist auf jedem der beiden Felder des Rettungswagens sofort gerettet. Auch wo er ankommt, rettet er Opfer; als Option nicht. Opfer anderswo draußen sind sicher und zählen weiter als Einsatzsymbole.
P-Q45 = Wer auf dem Löschfahrzeug mitfährt, darf ein getragenes Opfer mitnehmen. Als Option darf das niemand. Beim Rettungswagen ist ein solches Opfer schon gerettet.
P-Q46 = Mit 8 Aktionspunkten darf ein Feuerwehrmann in einem Spielzug zweimal fahren.
P-D06 = Der Rettungswagen steht an den vier Eingängen, das Löschfahrzeug an den vier Ecken. Ein Satz nennt für beide Ecken, doch das ist ungenau.

## Löschmonitor

P-166 = Den Löschmonitor einzusetzen kostet 4 Aktionspunkte, den Maschinisten 2. Nur das Löschfahrzeug hat einen.
P-167 = Der Löschmonitor erreicht nur den Quadranten, an dessen Ecke das Löschfahrzeug steht. Das Haus hat vier Quadranten, je 3 Zeilen mal 4 Spalten.
P-168 = Beide Würfel werden geworfen. Ein Würfel, dessen Zeile oder Spalte nicht im Quadranten liegt, wird auf die Gegenseite gedreht: 7 minus die Zeile, 9 minus die Spalte.
P-169 = Das Wasser beseitigt allen Rauch und alles Feuer auf dem getroffenen Feld und auf allen angrenzenden, auch hinter Wänden.
P-170 = Feuerwehrleute auf dem getroffenen Feld und auf den angrenzenden werden wie durch Feuer zu Boden geworfen, ob es dort brennt oder nicht.
P-171 = Das Wasser tötet Opfer, auch noch nicht identifizierte, und sie zählen als verloren.
P-172 = Das Wasser deckt jedes verdeckte Einsatzsymbol auf, das es erreicht.
P-173 = Ein Fehlalarm, den das Wasser erreicht, verlässt wie üblich das Spiel.
P-174 = Einem Gefahrstoff macht das Wasser nichts aus.
P-175 = Der Löschmonitor ist für hoffnungslose Lagen, in denen das Löschen am wichtigsten ist.
P-Q47 = Das Wasser reicht über den Quadranten hinaus und durch Wände, aber nicht auf Felder draußen. Als Option auch dorthin.
P-Q48 = Auch getragene und behandelte Opfer sterben im Wasser.
P-Q49 = Ein Gefahrstoff, den das Wasser aufgedeckt hat, bleibt offen liegen, wo er ist.
P-Q50 = Erst würfelt der Maschinist nach. Umgedreht werden nur die endgültigen Zahlen, die außerhalb des Quadranten liegen.

## Experten

P-176 = Jeder Feuerwehrmann ist das ganze Spiel über ein Experte, gewählt oder zufällig gezogen.
P-177 = Für 2 Aktionspunkte behandelt der Sanitäter ein Opfer auf dem eigenen Feld. Ein Heilungssymbol zeigt es an.
P-178 = Jeder Feuerwehrmann kann ein behandeltes Opfer mitnehmen, ohne es zu tragen und ohne zusätzliche Kosten.
P-179 = Ein Feuerwehrmann trägt nur ein Opfer auf einmal.
P-180 = Einem Feuerwehrmann können beliebig viele behandelte Opfer folgen, auch neben einem getragenen.
P-181 = Der Einsatzleiter darf im eigenen Spielzug andere Feuerwehrleute bewegen, sonst aber nichts tun lassen.
P-182 = Wen der Einsatzleiter bewegt, der darf ein Opfer oder einen Gefahrstoff tragen.
P-183 = Der Einsatzleiter zahlt, was der Schritt den anderen Feuerwehrmann gekostet hätte, mit einem Opfer also 2 Aktionspunkte.
P-184 = Der Rettungsexperte kann nicht löschen.
P-185 = Einschlagen kostet den Rettungsexperten 1 Aktionspunkt.
P-186 = Der Rettungsexperte darf sich diagonal bewegen, wenn nichts im Weg ist.
P-187 = Ein diagonaler Schritt kann zwei Wandabschnitte kreuzen. Der nahe wie der ferne müssen offen sein: zerstört oder ein offener Durchgang.
P-188 = Der Maschinist fährt jedes der beiden Fahrzeuge für 2 Aktionspunkte.
P-189 = Nach dem Wurf für den Löschmonitor darf der Maschinist die Würfel stehen lassen oder einen oder beide noch einmal werfen.
P-190 = Nach dem einen Würfel darf der Maschinist auch den anderen noch einmal werfen, jeden aber nur einmal.
P-191 = Die neu geworfene Zahl ersetzt immer die erste.
P-Q38 = Behandelte Opfer, die folgen, machen keinen Schritt teurer. Ins Feuer kommen sie nicht mit.
P-Q51 = Mehr als drei Opfer können nicht zugleich behandelt sein, denn es gibt drei Heilungssymbole. Eines wird wieder frei, wenn sein Opfer gerettet oder verloren ist. Eine andere Grenze ist als Option wählbar.
P-Q52 = Behandelte Opfer werden nie ins Feuer mitgenommen. Ein Feuerwehrmann darf sie zurücklassen und allein hineingehen, für 2 Aktionspunkte.
P-Q53 = Der Einsatzleiter bewegt andere nur, und zwar während der eigenen Aktionen, zu ihren Preisen und mit ihren Fähigkeiten, diagonale Schritte eingeschlossen. Sie decken Einsatzsymbole wie sonst auf. Wer am Boden liegt, lässt sich nicht bewegen.
P-Q54 = Für einen diagonalen Schritt müssen alle vier Kanten offen sein, die sich an der gekreuzten Ecke treffen, ohne stehende Wand und ohne geschlossene Tür. Er kostet 1 Aktionspunkt, ins Feuer oder beim Tragen 2.
P-Q58 = Sind alle vier Experten vergeben, spielen die übrigen Feuerwehrleute ohne. Als Option darf es Experten doppelt geben.

## Gefahrstoffe

P-192 = Es gibt nur eine Art Gefahrstoff, und sie ist brennbar.
P-193 = Erreicht das Feuer das Feld eines Gefahrstoffs, explodiert er als weitere Auswirkung in alle vier Richtungen.
P-194 = Ein Gefahrstoff explodiert erst, wenn das Vorhergehende ganz abgehandelt ist.
P-195 = Nach seiner Explosion verlässt der Gefahrstoff das Spiel.
P-196 = Ein Gefahrstoff wird entsorgt, indem man ihn auf ein beliebiges Feld draußen trägt. Er verlässt das Spiel.
P-197 = Ein Gefahrstoff wird genauso getragen wie ein Opfer: 2 Aktionspunkte je Schritt und nie ins Feuer.
P-198 = Niemand trägt zwei Lasten zugleich, welche es auch sind.
P-199 = Gefahrstoffe liegen verdeckt unter den Einsatzsymbolen und werden gefunden wie Opfer.
P-200 = Das Regelheft endet mit Danksagungen, ohne weitere Regel.
P-Q56 = Müssen mehrere Gefahrstoffe explodieren, wählt die Folge, wer am Zug ist. Hat Feuer einen Gefahrstoff erreicht, explodiert er auch dann, wenn dieses Feuer bei einem zu Boden geworfenen Feuerwehrmann entfernt wurde.
P-Q57 = Explodiert ein Gefahrstoff auf einem Feld ohne Feuer, laufen seine Druckwellen los, aber dort selbst kommt kein Feuer hin.
P-Q59 = Wird ein Feuerwehrmann durch Feuer zu Boden geworfen, explodiert der Gefahrstoff, den er trägt.
P-Q60 = Ein Gefahrstoff ist auf dem ersten Feld draußen entsorgt, auf das er getragen wird.
P-D12 = Eine Überschrift des Regelhefts kündigt Berichtigungen an, doch es gibt keine. Firehall spielt die Fassung 1.1, wie sie ist.
