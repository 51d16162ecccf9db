### Ablaze!: Wildfire!, Volcano! und On the Run!: jede Regel in wenigen Worten.
### A ist eine Regel aller drei Spiele, W eine von Wildfire!; Q zeigt eine Festlegung an, wo die Regeln schweigen.

## Ablaze!: was in der Schachtel ist

A-001 = In der Schachtel sind drei Spiele um Waldbrände, jedes mit eigenen Regeln und eigenem Charakter.
A-002 = Jedes der Spiele ist für einen bis vier Spieler ab zehn Jahren und dauert etwa eine halbe Stunde.
A-003 = Es gibt 48 Pöppel, zwölf in jeder der Farben Rot, Grün, Blau und Gelb. Sie sind Männer, Wasserladungen oder Tiere.
A-004 = Die 43 sechseckigen Waldstücke zeigen vorne eine Zahl von 1 bis 6 und hinten eine 0.
A-005 = Jede Zahl gibt es siebenmal, nur die 3 achtmal.
A-006 = Eine hohe Zahl ist starkes Feuer, eine niedrige viel Wasser.
A-007 = Ein Waldstück hat ein bis drei Felder für Pöppel. Wie viele zu welcher Zahl gehören, lassen die Regeln offen; üblich ist eines auf 1 und 2, zwei auf 3 und 4, drei auf 5 und 6.
A-008 = Je mehr Wasser ein Waldstück zeigt, desto weniger Felder hat es.
A-009 = Auf jedem Feld steht ein Pöppel, und auf welchem Feld eines Waldstücks, ist gleich.
A-010 = Vulkan und Flugzeug bleiben in der Schachtel, wo ein Spiel sie nicht braucht.
A-011 = Es ist gleich, wie ein Waldstück gedreht liegt.
A-012 = Die Anleitung jedes Spiels ist für vier; für einen, zwei oder drei ändern sich einige Regeln.
A-013 = Ein Heft enthält die Regeln aller drei Spiele.

## Wildfire!: das Ziel und die Vorbereitung

W-001 = Die Spieler führen Feuerwehrleute. Ihre Männer sollen große Waldflächen besetzen und die Verbindung zum Wasser halten.
W-002 = Gespielt wird mit 48 Männern in vier Farben und den 43 Waldstücken.
W-003 = Vulkan und Flugzeug werden nicht verwendet.
W-004 = Jeder nimmt die zwölf Männer einer Farbe.
W-005 = Alle Waldstücke werden auf die 0 gedreht und gemischt.
W-006 = Sieben Waldstücke kommen unbesehen aus dem Spiel.
W-007 = Der älteste Spieler deckt so viele Waldstücke auf, wie Spieler mitmachen, und fügt vier davon zu einem Rhombus zusammen.
W-008 = Wie die Waldstücke im Rhombus liegen, entscheidet der älteste Spieler.
W-009 = Der Spieler nach dem ältesten hat den ersten Zug, dann geht es reihum.

## Wildfire!: ein Spielzug

W-010 = Ein Zug beginnt damit, ein Waldstück aufzudecken und an den offenen anzulegen.
W-011 = Danach dürfen bis zu drei Männer auf einem offenen Waldstück mit freien Feldern abgesetzt werden.
W-012 = Es muss nicht das gerade gelegte sein.
W-013 = Aufgedeckt wird, solange zu Beginn des Zuges noch ein Waldstück verdeckt liegt.
W-014 = Das Waldstück kommt an die heißeste Stelle: dorthin, wo die Zahlen ringsum die höchste Summe ergeben.
W-015 = Unter mehreren heißesten Stellen wählt der Spieler.
W-016 = Die Zahl des Waldstücks, das gelegt wird, zählt nicht mit.
W-017 = Auch drei und mehr Nachbarn können die höchste Summe ergeben.
W-018 = Zu viert legt jeder in seinen Zügen acht Waldstücke, zu dritt elf, zu zweit siebzehn, allein sind es 35.

## Wildfire!: Männer absetzen

W-019 = Nach dem Anlegen, oder wenn kein Waldstück mehr da ist, darf man ein bis drei Männer der eigenen Farbe absetzen, alle auf demselben Waldstück.
W-020 = Niemand muss Männer absetzen.
W-021 = Auf jedem Feld steht ein Mann.
W-022 = Auf einem Waldstück dürfen Männer verschiedener Farben stehen.
W-023 = Nach dem Absetzen dürfen dort nicht mehr Männer stehen, gleich welcher Farbe, als das Waldstück freie Kanten hat.
W-024 = Eine freie Kante ist eine der sechs Kanten, neben der kein Waldstück liegt.
W-025 = Ein Waldstück ohne freie Kante nimmt keine Männer mehr auf.
W-026 = Männer bleiben stehen, auch wenn ihr Waldstück freie Kanten verliert oder ganz eingeschlossen wird.
W-027 = Männer werden weder versetzt noch zurückgenommen.

## Wildfire!: Ende und Wertung

W-028 = Sind alle Waldstücke aufgedeckt, besteht ein Zug aus Absetzen oder Passen.
W-029 = Wer passt und noch Männer hat, darf sie in einem späteren Zug absetzen.
W-030 = Liegen alle Waldstücke, endet das Spiel, sobald alle nacheinander passen, und wird gewertet.
W-031 = Passen heißt, im eigenen Zug keine Männer abzusetzen.
W-032 = Eine Waldfläche einer Farbe sind alle über Kanten zusammenhängenden Waldstücke, auf denen ein Mann dieser Farbe steht.
W-033 = Auf welchem Feld eines Waldstücks ein Mann steht, ist dafür gleich.
W-034 = Für eine Waldfläche werden die Zahlen ihrer Waldstücke addiert, gleich wie viele Männer dort stehen.
W-035 = Geteilt wird durch die kleinste Zahl auf einem Waldstück der Fläche, das eine freie Kante hat.
W-036 = Es wird immer abgerundet.
W-037 = Eine Waldfläche ohne freie Kante zählt nichts.
W-038 = Jede Waldfläche wird für sich berechnet, und die Punkte eines Spielers sind die aller eigenen zusammen.
W-039 = Wer die meisten Punkte hat, gewinnt.
W-040 = Bei Gleichstand gewinnt, wer von ihnen die wertvollste einzelne Waldfläche hat.
W-041 = Ist auch das gleich, gewinnen mehrere.
W-042 = Ein Waldstück kann zu Waldflächen mehrerer Farben gehören.
W-043 = Gut stehen Männer auf hohen Zahlen, wenn zur selben Waldfläche eine niedrige mit freier Kante gehört.

## Wildfire!: Feuerschneisen

W-044 = Statt wie üblich anzulegen, darf ein Spieler eine Feuerschneise schlagen, um das Feuer zu lenken.
W-045 = Er sieht sich das gezogene Waldstück geheim an und sagt die Zahl nicht.
W-046 = Das Waldstück wird verdeckt gelegt, wie üblich an die heißeste Stelle.
W-047 = In diesem Zug werden keine Männer abgesetzt.
W-048 = Eine Feuerschneise zeigt 0, in ihrer Nähe breitet sich das Feuer also weniger leicht aus.
W-049 = Sie schließt Kanten wie jedes Waldstück.
W-050 = Auf ihr kann niemand stehen.

## Wildfire!: Hochsommer

W-051 = Im Hochsommer kommen die 1er vor dem Mischen aus dem Spiel, und alle anderen werden verwendet.
W-052 = Dann wird jede Waldfläche mindestens durch 2 geteilt.
W-053 = Der Hochsommer wird empfohlen: Er nimmt das Glück heraus, das im Ziehen von 1ern liegt.

## Wildfire!: zu dritt, zu zweit, allein und gemeinsam

W-054 = Zu dritt hat jeder zwölf Männer einer Farbe und vier neutrale Hilfskräfte der vierten.
W-055 = Zu dritt legt der Älteste drei Waldstücke im Dreieck, und der nächste beginnt.
W-056 = In einem Zug werden entweder eigene Männer oder Hilfskräfte abgesetzt.
W-057 = Mit Hilfskräften lassen sich Waldstücke blockieren.
W-058 = Vor der Wertung kommen die Hilfskräfte weg; sie bringen nie Punkte.
W-059 = Zu zweit hat jeder die Männer zweier Farben.
W-060 = Zu zweit legt der Älteste zwei Waldstücke nebeneinander, und der andere beginnt.
W-061 = In einem Zug werden nur Männer einer Farbe abgesetzt.
W-062 = Die Punkte werden für jede Farbe ermittelt und für ihren Spieler addiert.
W-063 = Allein hat man alle 48 Männer und beginnt mit einem offenen Waldstück.
W-064 = Auch allein werden in einem Zug nur Männer einer Farbe abgesetzt.
W-065 = Allein gibt es keine Feuerschneisen.
W-066 = Das Ziel allein: Alle 48 Männer sind abgesetzt, bevor das Spiel endet ...
W-067 = ... und alle Männer einer Farbe stehen auf ein und derselben Waldfläche ...
W-068 = ... und zu jeder Waldfläche gehört eine 1, die noch eine freie Kante hat.
W-069 = Wer das alles erreicht, hat gewonnen.
W-070 = Allein endet das Spiel nach dem Zug, in dem das letzte Waldstück gelegt wird; in ihm darf man noch Männer absetzen.
W-071 = Wie schwer es war, sagt die Zahl der Waldstücke, die offen lagen, als die ersten Männer abgesetzt wurden.
W-072 = Gemeinsam spielen zwei bis vier nach den üblichen Regeln für das Ziel des Spiels allein.
W-073 = Gemeinsam endet das Spiel nach dem Zug, in dem das letzte Waldstück gelegt wird.
W-074 = Gemeinsam zu dritt bleiben die Hilfskräfte stehen und brauchen ebenfalls eine Waldfläche mit einer 1 am Rand.
W-075 = Gemeinsam gibt es keine Feuerschneisen.
W-076 = Gemeinsam ist es schwerer: Männer werden in der Sitzreihenfolge abgesetzt, und davor liegt für jeden Spieler schon ein Waldstück offen.

## Wildfire!: wo die Regeln schweigen

W-Q01 = Zur Wahl stehen genau die heißesten Stellen.
W-Q02 = Eine Lücke zwischen Waldstücken ist eine Stelle wie jede andere.
W-Q03 = Der Tisch hat keinen Rand: Eine Stelle für ein Waldstück gibt es immer.
W-Q04 = Kann niemand mehr einen Mann absetzen, passen alle.
W-Q05 = Zum Ende zählt Passen nur in Zügen ohne Waldstück: so oft nacheinander, wie Spieler mitmachen, oder, nach Wahl, alle in einer Runde.
W-Q06 = Gegen die freien Kanten zählen die Männer aller Spieler und die Hilfskräfte.
W-Q07 = Es können mehr Männer dastehen, als Kanten frei sind, wenn Kanten später verloren gingen; dann kommt niemand hinzu.
W-Q08 = Eine Feuerschneise wird angekündigt, bevor man das Waldstück ansieht; nach Wahl entscheidet man danach.
W-Q09 = Auf einer Feuerschneise steht niemand, also gehört sie zu keiner Waldfläche und teilt nichts.
W-Q10 = Nur wer eine Feuerschneise geschlagen hat, darf wissen, was dort liegt; nach Wahl niemand.
W-Q11 = Eine Stelle nur neben Feuerschneisen hat die Summe 0 und kommt nur dran, wenn das die höchste ist.
W-Q12 = Feuerschneisen und Hochsommer sind wählbar und vertragen sich.
W-Q13 = Sieben Waldstücke kommen bei jeder Spielerzahl weg, im Hochsommer keines; nach Wahl gar keines.
W-Q14 = Das Waldstück aus dem Zug der ersten Männer zählt für die Schwierigkeit mit; mindestens sind es zwei.
W-Q15 = Hochsommer und das Ziel mit den 1ern schließen sich aus, wenn nicht stattdessen die niedrigste Zahl im Spiel gewählt wird.
W-Q16 = Zu dritt hat jeder vier eigene Hilfskräfte und muss sie nicht einsetzen.
W-Q17 = Über das Ziel wird nur am Ende geurteilt; bis dahin dürfen Waldflächen geteilt sein.
W-Q18 = Gemeinsam müssen alle 48 Männer stehen, auch die Hilfskräfte.
W-Q19 = Allein und gemeinsam wird gewonnen oder verloren, und es wird gesagt, wie schwer es war.
W-Q20 = Mit zwei Farben zählt bei Gleichstand die beste einzelne Waldfläche der einen oder der anderen.
W-Q21 = Die wertvollste Waldfläche bei Gleichstand ist die nach Teilen und Abrunden.
W-Q22 = Abgerundet wird für jede Waldfläche, dann wird addiert.
W-Q23 = Der erste Platz gilt als der älteste, also beginnt der zweite; nach Wahl entscheidet das Los.
W-Q24 = Der Älteste ordnet die ersten Waldstücke an; nach Wahl liegen sie, wie sie kommen.
W-Q25 = Um ein einzelnes Waldstück sind alle sechs Stellen gleich heiß.
W-Q26 = Wer keine Männer hat, legt trotzdem an und passt dann.
W-Q27 = An eine eingeschlossene Waldfläche kommen Männer nur auf einem Waldstück heran, das selbst eine freie Kante hat.
W-Q28 = Für die ersten Waldstücke spielen Farben keine Rolle: Die Grenze gilt nur für das Absetzen.
