### Flash Point: Fire Rescue (2011), das Anfängerspiel und das Spiel für Fortgeschrittene
### Jede Regel in wenigen Worten. R ist eine Regel, RA eine Festlegung, wo die Regeln schweigen, RD die Lesart, wo die Quellen voneinander abweichen.

## Ziel des Spiels

R-001 = Niemand gewinnt allein: Alle am Tisch sind ein Team und teilen sich Sieg und Niederlage.
R-002 = Das Team siegt, wenn es genügend Opfer in Sicherheit bringt, ehe das Feuer zu viele von ihnen tötet oder das Gebäude zum Einsturz bringt.
R-003 = Die Regeln gibt es in zwei Stufen. Das Anfängerspiel ist zum Lernen da und für jüngere Kinder geeignet, das Spiel für Fortgeschrittene richtet sich an geübte Teams.
R-004 = Auch eine einzelne Person kann spielen, etwa um die Regeln auszuprobieren, ehe sie sie anderen erklärt.
R-005 = Übersichtskarten fassen die Regeln zusammen, für Neulinge und für alle, denen eine Einzelheit entfallen ist.
RA-54 = Im Spiel sind ein bis sechs Feuerwehrleute, und eine Person darf mehrere davon führen. Wer allein spielt, darf mit nur einem antreten, besser sind aber zwei oder mehr.

## Spielmaterial

R-006 = Es gibt sechs Feuerwehrleute in sechs Farben, mehr können also nicht im Spiel sein.
R-007 = Die 33 Gefahrensymbole zeigen auf einer Seite Rauch und auf der anderen Feuer. Aus dem einen wird das andere durch Umdrehen, ein zweites Symbol ist dafür nicht nötig.
R-008 = Die 18 Einsatzsymbole sind 12 Opfer und 6 Fehlalarme. Von hinten sehen sie alle gleich aus: Sie zeigen ein Fragezeichen.
R-009 = Für Schäden an den Wänden gibt es 24 Schadenszähler.
R-010 = Die acht Türsymbole zeigen auf einer Seite eine geschlossene und auf der anderen eine geöffnete Tür.
R-011 = Es gibt 24 Brandherdsymbole.
R-012 = Aufgesparte Aktionspunkte werden mit Aktionssymbolen angezeigt; davon gibt es 21.
R-013 = Drei Heilungssymbole zeigen an, welche Opfer behandelt sind.
R-014 = Es gibt sechs Gefahrstoffsymbole.
R-015 = Es gibt zwei Fahrzeuge, das Löschfahrzeug und den Rettungswagen. Jedes wird durch eine Karte dargestellt.
R-016 = Zu jedem der sechs Feuerwehrleute gehört eine Spielerkarte in derselben Farbe.
R-017 = Es gibt acht Experten, jeden mit einer eigenen Karte.
R-018 = Acht Übersichtskarten gehören zum Spiel.
R-019 = Zwei Würfel bestimmen zufällige Felder: ein roter mit sechs Seiten die Zeile, ein schwarzer mit acht Seiten die Spalte.
R-020 = Der Spielplan hat zwei Seiten mit zwei verschiedenen Gebäuden.
R-021 = Der Spielplan zeigt neben Wänden und Durchgängen die Koordinaten, die Quadranten, die Parkplätze beider Fahrzeuge, den Platz für Gerettete und den Friedhof.
RA-31 = Heilungssymbole gehen nicht aus, denn es sind nie mehr als drei Opfer auf dem Spielplan. Verlässt ein behandeltes Opfer den Spielplan, wird sein Symbol wieder frei.
RA-32 = Türen kommen nur beim Aufbau ins Spiel, Gefahrstoffe ebenso, bis auf ein Szenario, das höchstens fünf der sechs braucht. Beides kann also nicht ausgehen. Gehen die Schadenszähler aus, ist das der Einsturz.
RD-18 = Die übrigen Symbole sind 21 für Aktionen, 3 für Heilung und 6 für Gefahrstoffe, zusammen 30. Die deutsche Liste nennt als Summe 29; das ist ein Versehen.
RD-19 = Die deutsche Liste zählt acht Übersichtskarten, die italienische nennt keine Zahl. Für das Spiel ist das ohne Bedeutung.

## Spielplan und angrenzende Felder

R-022 = Der Ring von Feldern rund um das Gebäude gehört mitsamt seinen vier Ecken zum Spielplan. Feuerwehrleute bewegen sich dort genauso wie drinnen.
R-023 = Zu jedem Feld des Gebäudes gehört ein Zahlenpaar: eine Zahl des roten und eine des schwarzen Würfels.
R-024 = Rot zählt die Zeilen von oben, Schwarz die Spalten von links. Rot 1 und Schwarz 3 bezeichnen also das dritte Feld der obersten Zeile.
R-025 = Wo der Zufall ein Feld bestimmt, für das Feuer oder für ein neues Einsatzsymbol, wird mit beiden Würfeln gewürfelt. Das Ergebnis ist immer ein Feld im Gebäude.
R-026 = Angrenzend heißt: einen Schritt nach oben, unten, links oder rechts.
R-027 = Felder, die sich nur an einer Ecke berühren, sind nicht angrenzend. Diagonal geschieht im ganzen Spiel nichts.
R-028 = Eine stehende Wand oder eine geschlossene Tür trennt die Felder auf ihren beiden Seiten. Sie sind dann nicht angrenzend, weder für Feuerwehrleute noch für das Feuer.
R-029 = Der zweite Schadenszähler zerstört einen Wandabschnitt. Von da an sind die Felder zu beiden Seiten angrenzend.
R-030 = Ein einzelner Schadenszähler beschädigt den Wandabschnitt nur. Dieser hält weiterhin alles auf.
R-031 = Ein Durchgang, dessen Tür fehlt, ist offen wie ein zerstörter Wandabschnitt. Auch die Eingänge sind solche offenen Stellen.
R-032 = Frei ist ein Feld ohne Rauch und ohne Feuer. Feuerwehrleute, Opfer und Einsatzsymbole darauf ändern daran nichts.
RA-09 = Die Eingänge in den Außenwänden haben keine Türen. Sie stehen das ganze Spiel über offen, für Feuerwehrleute, Durchzündungen und Druckwellen.
RD-28 = Für Firehall ist ein Feld ohne Rauch und ohne Feuer frei, ganz gleich, wer darauf steht. Feuerwehrleute und Einsatzsymbole erwähnt nur die deutsche Kurzfassung; die italienischen Regeln nennen allein Rauch und Feuer, die deutschen erklären den Begriff nicht.

## Spielaufbau

R-033 = Der Spielplan liegt so, dass alle ihn erreichen. Für die erste Partie eignet sich die Vorderseite besser.
R-034 = Alle Zimmertüren sind zu Beginn geschlossen: acht auf der Vorderseite des Spielplans, sieben auf der Rückseite.
R-035 = Im Anfängerspiel brennt es zu Beginn auf zehn Feldern: Zeile 2 in den Spalten 2 und 3, Zeile 3 in den Spalten 2 bis 5, Zeile 4 in Spalte 4, Zeile 5 in den Spalten 6 und 7, Zeile 6 in Spalte 6.
R-036 = Zwei Opfer und ein Fehlalarm bleiben in der Schachtel. Im Spiel sind also zehn Opfer und fünf Fehlalarme.
R-037 = Die 15 Einsatzsymbole im Spiel werden verdeckt gemischt, damit niemand weiß, was sich wo verbirgt.
R-038 = Im Anfängerspiel liegen zu Beginn drei verdeckte Einsatzsymbole auf dem Spielplan: eines in Zeile 2, Spalte 4, und zwei in Zeile 5, Spalten 1 und 8.
R-039 = Was später gebraucht wird, liegt neben dem Spielplan bereit: Einsatzsymbole, Gefahrensymbole, Aktionssymbole, Schadenszähler und Würfel.
R-040 = Nach dem Aufbau des Anfängerspiels enthält der Vorrat 12 Einsatzsymbole, 23 Gefahrensymbole, 24 Schadenszähler, 21 Aktionssymbole und zwei Würfel.
R-041 = Nach dem Aufbau des Anfängerspiels liegen auf dem Spielplan zehn Feuer, drei verdeckte Einsatzsymbole und acht geschlossene Türen.
R-042 = Alle wählen eine Farbe und bekommen den Feuerwehrmann und die Spielerkarte dieser Farbe. Farben, die niemand wählt, bleiben aus dem Spiel.
R-043 = Das Anfängerspiel kommt ohne Fahrzeuge, Experten, Gefahrstoffe, Brandherde und Heilungssymbole aus.
R-044 = Die Feuerwehrleute beginnen draußen, jeder auf einem Feld nach Wahl seines Spielers.
R-045 = Wer beginnt, bestimmt die Gruppe. Wird sie sich nicht einig, fängt die jüngste Person an.
R-046 = Sobald alle Feuerwehrleute ihren Platz haben, beginnt der erste Spielzug.
RD-21 = Firehall mischt die Einsatzsymbole, ehe das erste ausgelegt wird. So verlangen es die italienischen Regeln; nach den deutschen werden sie nur umgedreht, und das allein würde nichts verbergen.
RD-32 = In den vorliegenden Regeltexten fehlen die Bilder der Würfel: Von den Startfeldern sind nur die Spalten übrig, und die italienischen Beispiele wiederholen immer dasselbe Zahlenpaar. Die Zeilen hat Firehall aus anderen Quellen, die mit jeder Spalte übereinstimmen.

## Der Spielzug

R-047 = Die Spielzüge gehen im Uhrzeigersinn reihum, bis das Spiel aus ist.
R-048 = Ein Spielzug hat drei Teile, immer in dieser Folge: Aktionen, Ausbreitung des Feuers, Auffüllen der Einsatzsymbole. Keiner davon fällt aus.
R-049 = Jeder Spielzug bringt dem Feuerwehrmann 4 neue Aktionspunkte; im Spiel für Fortgeschrittene hängt es vom Experten ab.
R-050 = Die Reihenfolge der Aktionen ist frei, solange die Aktionspunkte dafür reichen.
R-051 = Eine Aktion lässt sich im selben Spielzug wiederholen. Sie kostet jedes Mal ihren vollen Preis.
R-052 = Man darf passen und muss nicht alle Aktionspunkte ausgeben.
R-053 = Nicht ausgegebene Aktionspunkte werden für später aufgespart. Für jeden steht ein Aktionssymbol.
R-054 = Von einem Spielzug zum nächsten bleiben höchstens 4 aufgesparte Aktionspunkte. Was darüber hinausgeht, verfällt.
R-055 = Aufgesparte Aktionspunkte gelten wie neue und kommen zu ihnen hinzu. Im Anfängerspiel sind es damit höchstens 8 in einem Spielzug.
RA-07 = Zu Beginn der Partie hat niemand etwas aufgespart. Im ersten Spielzug gibt es genau 4 Aktionspunkte.
RA-25 = Wer passt, beendet nur die eigenen Aktionen. Das Feuer breitet sich trotzdem aus, Einsatzsymbole werden aufgefüllt, und bis zu 4 Aktionspunkte werden aufgespart.
RA-26 = Wer 4 Aktionspunkte aufgespart hat und 4 neue nicht ausgibt, behält 4. Die übrigen verfallen.
RA-27 = Aktionssymbole sind nur eine Gedächtnisstütze. Aufsparen geht auch dann noch, wenn alle 21 vergeben sind, es sei denn, das Team hat sie als Grenze vereinbart.
RD-24 = Insgesamt 4 aufgesparte Aktionspunkte sind die Grenze. Die ausführlichen Regeln zählen am Ende des Spielzugs, die deutsche Kurzfassung beim Mitnehmen in den nächsten; der Schnellstart nennt keine Grenze.

## Bewegen und Tragen

R-056 = Ein Schritt auf ein angrenzendes Feld, das frei ist oder Rauch hat, kostet 1 Aktionspunkt.
R-057 = Ein Schritt ins Feuer kostet 2 Aktionspunkte.
R-058 = Ein Schritt mit einem Opfer kostet 2 Aktionspunkte, ob das nächste Feld nun frei ist oder Rauch hat.
R-059 = Ins Feuer wird kein Opfer getragen. Erst muss das Feuer gelöscht sein, oder es braucht einen anderen Weg.
R-060 = Mehr als ein Opfer kann ein Feuerwehrmann nicht tragen.
R-061 = Solange der eigene Feuerwehrmann im Feuer steht, lässt sich der Spielzug nicht beenden.
R-062 = Ein zerstörter Wandabschnitt behindert Feuerwehrleute in keiner Weise.
R-063 = Feuerwehrleute gehen nie diagonal. Geschlossene Türen halten sie auf und Wände ebenso, auch mit einem Schadenszähler.
R-064 = Betritt ein Feuerwehrmann ein Feld mit einem verdeckten Einsatzsymbol, wird es sofort aufgedeckt. Das kostet nichts und lässt sich nicht ablehnen.
R-065 = Ein aufgedeckter Fehlalarm kommt auf den Platz für Gerettete, zählt aber nicht als Rettung.
R-066 = Ein aufgedecktes Opfer bleibt offen auf seinem Feld liegen und kann nun getragen werden.
R-067 = Im Anfängerspiel ist ein Opfer gerettet, sobald ein Feuerwehrmann es ins Freie getragen hat. Es kommt auf den Platz für Gerettete.
R-068 = Eine Rettung beendet den Spielzug nicht. Die restlichen Aktionspunkte bleiben nutzbar.
RA-18 = Aufnehmen und Ablegen ist kostenlos, auf dem eigenen Feld und jederzeit während der eigenen Aktionen. Jeder Schritt geschieht mit oder ohne Last. Ein zurückgelassenes Opfer bleibt aufgedeckt, zählt weiter als Einsatzsymbol, und jeder darf es nehmen. Im Spiel für Fortgeschrittene gilt für Gefahrstoffe dasselbe, und ein behandeltes Opfer bleibt behandelt.
RA-19 = Im Anfängerspiel kann man ein Opfer draußen nicht ablegen: Draußen ist es bereits gerettet. Im Spiel für Fortgeschrittene geht es: Das Opfer wartet dort auf den Rettungswagen, und nur das Feuer einer Explosion kann es noch erreichen.
RA-20 = Ein Feuerwehrmann trägt immer nur eine Last: ein Opfer oder, im Spiel für Fortgeschrittene, einen Gefahrstoff. Daneben kann er ein behandeltes Opfer mitnehmen.
RA-22 = Ins Feuer darf nur, wer danach noch genug Aktionspunkte hat, um wieder herauszukommen oder dieses Feuer in Rauch zu verwandeln. Jede Aktion, nach der jemand im Feuer festsäße, wird abgelehnt; ausgenommen ist nur das Einschlagen, mit dem das Gebäude einstürzt. Als Option wird stattdessen zu Boden geworfen, wer den Spielzug im Feuer beendet.
RA-24 = Auf einem Feld dürfen beliebig viele Feuerwehrleute stehen, und sie kommen ungehindert aneinander vorbei.
RD-23 = Ohne Feuer kostet ein Schritt 1 Aktionspunkt, ins Feuer 2. Die deutschen Texte nennen freie Felder und solche mit Rauch, die italienischen Regeln alle ohne Feuer, und der Schnellstart lässt Schritte ins Feuer weg; gemeint ist dasselbe.
RD-26 = Ein Feuerwehrmann trägt höchstens ein Opfer. Unmittelbar sagt das nur die deutsche Kurzfassung; die ausführlichen Regeln sagen es von Gefahrstoffen, für die beim Tragen dasselbe gilt.
RD-27 = Nach einer Rettung darf der Feuerwehrmann weitermachen. Das steht nur in der deutschen Kurzfassung, doch in den ausführlichen Regeln spricht nichts dagegen.

## Türen

R-069 = Eine Tür am Rand des eigenen Feldes zu öffnen oder zu schließen kostet 1 Aktionspunkt. Eine zerstörte Tür lässt sich nicht mehr schließen.
R-070 = Die Felder auf beiden Seiten einer geöffneten Tür sind angrenzend, für Feuerwehrleute wie für das Feuer.
RA-62 = Eine Tür lässt sich von beiden Seiten öffnen und schließen. Feuer daneben, selbst auf beiden Seiten, hindert daran nicht.
RD-15 = Erreichbar ist eine Tür oder Wand, die am Rand des eigenen Feldes liegt. Die ausführlichen Regeln sagen „auf“ oder „an“ dem Feld, die deutsche Kurzfassung „neben“; gemeint ist immer der Rand.

## Löschen

R-071 = Löschen lässt sich auf dem eigenen Feld und auf angrenzenden Feldern, also nie durch eine Wand oder eine geschlossene Tür hindurch.
R-072 = Rauch von einem Feld zu entfernen kostet 1 Aktionspunkt.
R-073 = Ein Feuer in Rauch zu verwandeln kostet 1 Aktionspunkt.
R-074 = Ein Feuer ganz zu löschen kostet 2 Aktionspunkte.
R-075 = Meist lohnt es sich, ein Feuer ganz zu löschen. Rauch kann wieder brennen, und neben einem anderen Feuer tut er das noch im selben Spielzug.
RA-63 = Auch von draußen lässt sich drinnen löschen: durch einen Eingang, eine geöffnete Tür oder einen zerstörten Wandabschnitt. Draußen selbst gibt es nie etwas zu löschen, denn dort hält sich kein Feuer bis zu den nächsten Aktionen.

## Einschlagen

R-076 = Mit der Axt kann jeder Feuerwehrmann Wände durchbrechen, um an ein Opfer zu kommen oder den Weg nach draußen abzukürzen.
R-077 = Einschlagen kostet 2 Aktionspunkte und bringt einen Schadenszähler auf einen Wandabschnitt am Rand des eigenen Feldes.
R-078 = Mit dem zweiten Schadenszähler fällt ein Wandabschnitt. Durch die Lücke können Feuerwehrleute gehen, und auch das Feuer findet dort seinen Weg.
R-079 = Ist kein Schadenszähler mehr da, stürzt das Gebäude über allen ein, die noch darin sind. Dazu kann das Einschlagen ebenso führen wie das Feuer.
RA-46 = Einschlagen lässt sich jeder noch stehende Wandabschnitt am Rand des eigenen Feldes, auch von draußen. Bei Türen, leeren Durchgängen und zerstörten Abschnitten geht es nicht.

## Ausbreitung des Feuers

R-080 = Nach den Aktionen wird mit beiden Würfeln gewürfelt, und auf dem erwürfelten Feld entsteht Rauch. Im Anfängerspiel geschieht das einmal je Spielzug.
R-081 = Neuer Rauch hat Folgen, wenn er auf Rauch, neben Feuer oder auf Feuer trifft. Sonst bleibt er einfach liegen.
R-082 = Rauch auf Rauch wird zu Feuer. Eines der beiden Symbole wird umgedreht, das andere kommt in den Vorrat zurück.
R-083 = Neuer Rauch neben einem Feuer entzündet sich sofort, außer wenn eine Wand oder eine geschlossene Tür dazwischenliegt.
R-084 = Rauch auf einem brennenden Feld löst dort eine Explosion aus.
RA-34 = Rauch, der auf Feuer fällt, löst nur die Explosion aus. Sein Symbol kommt in den Vorrat zurück, und auf dem Feld bleibt ein einziges Feuer.
RA-64 = Wo die Regeln eine Wahl lassen, entscheidet beim Feuer, wer am Zug ist, und bei einem Feuerwehrmann dessen Spieler. Ist es allen gleich, gilt die Folge oben, rechts, unten, links.

## Explosionen

R-085 = Eine einzige Explosion kann mehrere Felder in Brand setzen, Wände und Türen treffen, Opfer das Leben kosten und Feuerwehrleute zu Boden werfen.
R-086 = Eine Explosion wirkt nach allen vier Seiten, und jede Richtung wird für sich abgehandelt.
R-087 = Ein freies angrenzendes Feld gerät durch die Explosion in Brand, auch draußen.
R-088 = Rauch auf einem angrenzenden Feld wird durch die Explosion zu Feuer, auch draußen.
R-089 = Eine Wand im Weg bekommt einen Schadenszähler und hält die Explosion auf. Das gilt auch, wenn dieser Schadenszähler sie zerstört.
R-090 = Eine Explosion zerstört jede Tür am Rand ihres Feldes. Eine geschlossene Tür hält sie in dieser Richtung auf, eine geöffnete nicht.
R-091 = Brennt das angrenzende Feld schon, läuft die Explosion in dieser Richtung als Druckwelle weiter.
R-092 = Eine Druckwelle rollt geradeaus über brennende Felder hinweg. Ein Feld ohne Feuer, eine Wand oder eine geschlossene Tür beendet sie.
R-093 = Kommt eine Druckwelle auf ein freies Feld, setzt sie es in Brand und endet, auch außerhalb des Gebäudes.
R-094 = Kommt eine Druckwelle auf Rauch, macht sie ihn zu Feuer und endet.
R-095 = Trifft eine Druckwelle auf eine Wand, bekommt diese einen Schadenszähler, und die Druckwelle endet.
R-096 = Ein Wandabschnitt, der schon vorher zerstört war, hält keine Druckwelle auf.
R-097 = Trifft eine Druckwelle auf eine geschlossene Tür, zerstört sie die Tür und endet.
R-098 = Eine Druckwelle zerstört jede geöffnete Tür auf ihrem Weg und rollt weiter.
R-099 = Zerstörte Türen bekommen nie einen Schadenszähler.
R-100 = Ein Durchgang, der seine Tür verloren hat, lässt Druckwellen durch.
R-101 = Jede Richtung einer Explosion endet auf eine von drei Arten: mit einem neuen Feuer, einem Schadenszähler oder dem Verlust einer geschlossenen Tür. Rauch, der sich entzündet, gilt auch als neues Feuer.
RA-05 = Eine Explosion beschädigt die Wände nacheinander: oben, rechts, unten, links. Ist der 24. Schadenszähler dabei, endet das Spiel genau dort, und nichts weiter wird abgehandelt.
RA-06 = Einen dritten Schadenszähler bekommt ein Wandabschnitt nie. Ist er zerstört, so ist er offen, und die Explosion erreicht das Feld dahinter.
RA-10 = Durch einen Eingang oder eine zerstörte Außenwand setzt eine Explosion das Feld draußen in Brand. Wer dort steht, wird zu Boden geworfen, und das Feuer wird noch in derselben Phase entfernt. Eine Außenwand, die noch steht, wird stattdessen beschädigt.
RA-11 = Eine Druckwelle endet wirkungslos, wo sie von einem brennenden Feld draußen weiterlaufen oder den Spielplan verlassen würde. Nur hier bleibt eine Richtung ohne eine der drei Folgen.
RD-07 = Eine zerstörte Tür bekommt keinen Schadenszähler und zählt nicht für den Einsturz. So sagen es die ausführlichen Regeln; die deutsche Kurzfassung erwähnt an der Stelle der Tür einen Schadenszähler.

## Weitere Auswirkungen

R-102 = Auf Rauch und Explosionen folgen die weiteren Auswirkungen: Durchzündung, zu Boden geworfene Feuerwehrleute, verlorene Opfer und Einsatzsymbole, zuletzt das Ende des Feuers draußen.
R-103 = Bei der Durchzündung entzündet sich aller Rauch, der an Feuer angrenzt, überall auf dem Spielplan.
R-104 = Entzündeter Rauch kann weiteren Rauch entzünden. Die Durchzündung dauert an, bis kein Rauch mehr an Feuer angrenzt.
R-105 = Steht ein Feuerwehrmann auf einem brennenden Feld, wird er zu Boden geworfen.
R-106 = Opfer und Einsatzsymbole auf einem brennenden Feld sind verloren. Sie kommen auf den Friedhof.
R-107 = Ein verdecktes Einsatzsymbol, das verbrennt, wird aufgedeckt, ehe es auf den Friedhof kommt. Zeigt es einen Fehlalarm, ist kein Opfer verloren.
R-108 = Als letzte Auswirkung verschwindet alles Feuer, das draußen brennt.
RD-25 = Firehall behandelt wie die ausführlichen Regeln erst die Feuerwehrleute, dann Opfer und Einsatzsymbole, dann das Feuer draußen. In der deutschen Kurzfassung kommen Opfer vor Feuerwehrleuten, doch das Ergebnis ist gleich.

## Zu Boden geworfen

R-109 = Fängt das Feld eines Feuerwehrmanns Feuer, sei es durch eine Explosion oder weil sich Rauch entzündet, wird er zu Boden geworfen.
R-110 = Im Anfängerspiel muss sich ein zu Boden geworfener Feuerwehrmann erholen: Seine Figur kommt auf den nächsten der vier Parkplätze des Rettungswagens vor dem Gebäude.
R-111 = Zwischen zwei gleich weit entfernten Parkplätzen hat der Spieler die Wahl.
R-112 = Das Feuer, das den Feuerwehrmann zu Boden geworfen hat, brennt weiter.
R-113 = Ein Opfer, das ein zu Boden geworfener Feuerwehrmann trägt, ist verloren.
R-114 = Zu Boden geworfen zu werden hat sonst keine Folgen. Aufgesparte Aktionspunkte bleiben erhalten, und der nächste Spielzug verläuft wie immer.
RA-13 = Wird ein Feuerwehrmann draußen auf einem Parkplatz des Rettungswagens zu Boden geworfen, bleibt er im Anfängerspiel dort, denn kein anderes Feld ist näher. Im Spiel für Fortgeschrittene kommt er zum geparkten Rettungswagen.
RA-14 = Der nächste Parkplatz ergibt sich aus Zeilen plus Spalten, als gäbe es keine Wände, gezählt bis zum näheren seiner zwei Felder. Bei Gleichstand wählt der Spieler des Feuerwehrmanns.
RA-17 = Ein getragenes oder mitgenommenes Opfer ist auf demselben Feld wie der Feuerwehrmann. Das Feuer, das ihn zu Boden wirft, tötet das Opfer. Ein getragener Gefahrstoff bleibt auf dem Feld und explodiert dort.
RD-02 = Im Anfängerspiel kommt die Figur auf den nächsten der vier Parkplätze, und zwar auf das nähere seiner zwei Felder; bei Gleichstand ist die Wahl frei. Dass es vier sind, sagen nur die deutschen Regeln, und die deutsche Kurzfassung schweigt zum Gleichstand.
RD-34 = Zu Boden geworfen wird, wer bei der Prüfung im Feuer steht, woher es auch kam. Die Quellen nennen Verschiedenes: Explosion und Durchzündung, Explosion und entzündeten Rauch oder einfach Feuer.

## Einsatzsymbole auffüllen

R-115 = Am Ende jedes Spielzugs liegen drei Einsatzsymbole auf dem Spielplan, ob im Gebäude oder draußen.
R-116 = Verdeckte Einsatzsymbole und gefundene Opfer werden zusammengezählt, getragene Opfer eingeschlossen.
R-117 = Neue Einsatzsymbole werden nötig, wenn Opfer gerettet oder verloren sind oder sich Fehlalarme gezeigt haben.
R-118 = Jedes fehlende Einsatzsymbol wird mit beiden Würfeln ersetzt: Auf das erwürfelte Feld kommt verdeckt ein zufällig gezogenes.
R-119 = Im Anfängerspiel beseitigt ein neues Einsatzsymbol Rauch oder Feuer auf seinem Feld.
R-120 = Im Anfängerspiel wird ein neues Einsatzsymbol auf dem Feld eines Feuerwehrmanns sogleich aufgedeckt.
R-121 = Stellt sich das neue Einsatzsymbol dabei als Fehlalarm heraus, verlässt es den Spielplan, und es wird noch einmal gewürfelt.
R-122 = Zeigen die Würfel im Anfängerspiel ein Feld, das schon ein Einsatzsymbol hat, wird noch einmal gewürfelt.
R-123 = Sind die Einsatzsymbole vollzählig, ist der Spielzug vorbei, und im Uhrzeigersinn geht es weiter.
RA-33 = Ist das letzte Einsatzsymbol verbraucht, wird nichts mehr aufgefüllt. Dann können weniger als drei auf dem Spielplan liegen.
RA-38 = Auch beim zufälligen Aufbau wird noch einmal gewürfelt, wenn die Würfel ein Feld mit Einsatzsymbol zeigen. Ein Gefahrstoff oder ein Brandherd dort stört nicht.
RA-39 = Rauch schadet weder Opfern noch Einsatzsymbolen. Im Anfängerspiel verschwinden Rauch und Feuer, wenn ein neues Einsatzsymbol darauf fällt; im Spiel für Fortgeschrittene wandert das Einsatzsymbol den Pfeilen nach weiter.
RD-03 = Ein neues Einsatzsymbol bei einem Feuerwehrmann wird aufgedeckt: Ein Opfer bleibt, ein Fehlalarm wird entfernt, und es wird neu gewürfelt. Die deutschen Regeln erlauben das Entfernen, die deutsche Kurzfassung verlangt es, und die italienischen Regeln nennen keinen zweiten Wurf.
RD-04 = Auf einem Feld mit Einsatzsymbol würfelt Firehall im Anfängerspiel noch einmal. Die ausführlichen Regeln sagen das klar, die deutsche Kurzfassung nur nebenbei.

## Spielende

R-124 = Mit sieben geretteten Opfern gewinnt das Team.
R-125 = Nach der siebten Rettung darf das Team auf Wunsch weiterspielen, um alle zehn herauszuholen.
R-126 = Mit vier oder mehr verlorenen Opfern verliert das Team.
R-127 = Mit dem 24. und letzten Schadenszähler stürzt das Gebäude ein, und das Spiel ist augenblicklich aus.
R-128 = Bei einem Einsturz kommen alle Opfer und Einsatzsymbole, die noch auf dem Spielplan liegen, auf den Friedhof.
R-129 = Ein Einsturz bedeutet die Niederlage.
R-130 = Solange keines dieser Enden eintritt, folgt Spielzug auf Spielzug.
RA-01 = Stürzt das Gebäude ein, ehe sieben Opfer gerettet sind, ist das Spiel verloren, auch wenn weniger als vier verloren sind. Als Grund gilt dann der Einsturz.
RA-02 = Fallen zwei Enden zusammen, entscheidet das frühere. Die siebte Rettung ist ein endgültiger Sieg, und ein Einsturz kommt vor den Verlusten desselben Spielzugs.
RA-03 = Die siebte Rettung bringt sofort den Sieg, selbst mitten im Spielzug, und das Feuer breitet sich nicht mehr aus. Mit einer Option kann das Team weiterspielen.
RA-04 = Wer nach der siebten Rettung weiterspielt, kann den Sieg nicht mehr verspielen. Ein Einsturz oder weitere Verluste ändern nur die Wertung, und zehn von zehn sind vollkommen.
RA-08 = Beurteilt werden die Verluste erst, wenn alle Opfer und Einsatzsymbole von brennenden Feldern auf dem Friedhof liegen. Darum können es am Ende mehr als vier sein.
RA-48 = Ein Fehlalarm zählt weder für die sieben noch für die vier, wo immer er liegt, und wird gesondert angezeigt. Verlorene Einsatzsymbole liegen offen für alle.
RA-65 = Mit dem vierten Verlust ist das Spiel sofort aus. Einsatzsymbole werden nicht mehr aufgefüllt.
RD-05 = Ein Einsturz ist eine Niederlage, es sei denn, sieben Opfer sind schon gerettet. Eine Niederlage nennt ihn nur die deutsche Kurzfassung; die ausführlichen Regeln beenden das Spiel und zählen die Verluste, und dabei könnte der Ausgang offenbleiben.
RD-06 = Das Spiel endet, sobald sieben Opfer gerettet oder vier verloren sind oder das Gebäude einstürzt. So steht es in der deutschen Kurzfassung; in den ausführlichen Regeln beendet nur der Einsturz das Spiel.
RD-17 = Fehlalarme kommen auf den Platz für Gerettete, verlorene Opfer auf den Friedhof. Der Schnellstart nimmt beide einfach vom Spielplan.

## Schnellstart und Einsatzbuch

R-131 = Der Schnellstart verwendet den Aufbau des Anfängerspiels und lässt die Gruppe bestimmen, wer beginnt.
R-132 = Der Schnellstart nennt diese Preise: 1 Aktionspunkt für einen Schritt, eine Tür, entfernten Rauch oder Feuer, das zu Rauch wird; 2 für einen Schritt mit Opfer, ein gelöschtes Feuer oder das Einschlagen.
R-133 = Kurz gefasst sagt der Schnellstart: Leeres Feld wird Rauch, Rauch wird Feuer, Feuer explodiert, und am Ende entzündet sich Rauch neben Feuer. Das Ergebnis ist dasselbe wie nach den ausführlichen Regeln.
R-134 = Nach dem Schnellstart ist ein Opfer, das vom Feuer erreicht wird, verloren und verlässt den Spielplan. Einsatzsymbole sind dort blau, Aktionssymbole grün und Schadenszähler schwarz.
R-135 = Auch im Schnellstart wird auf drei Einsatzsymbole aufgefüllt: Die Würfel bestimmen ein Feld, und dorthin kommt eines verdeckt.
R-136 = Der Schnellstart kennt dieselben drei Enden: sieben Gerettete, vier Verlorene oder den Einsturz. Nur sieben Gerettete sind ein Sieg.
R-137 = Das Einsatzbuch der Feuerwache hat zehn Zeilen für gespielte Partien: Spieler, Stufe, Gebäude, Gerettete, Verlorene. Auf das Spiel hat es keinen Einfluss.

## Zufälliger Aufbau und Aufbau für Fortgeschrittene

R-138 = Das Spiel für Fortgeschrittene bringt zufälligen Aufbau, drei Schwierigkeitsgrade, Fahrzeuge, Experten, Gefahrstoffe und Brandherde. Weitere Auswirkungen und Auffüllen ändern sich ein wenig.
R-139 = Was das Spiel für Fortgeschrittene nicht ändert, bleibt wie im Anfängerspiel.
R-140 = Das Spiel für Fortgeschrittene wird auf einer der beiden Seiten des Spielplans gespielt, für alle erreichbar.
R-141 = Auch im Spiel für Fortgeschrittene sind alle Zimmertüren zu Beginn geschlossen.
R-142 = Das Team wählt einen Schwierigkeitsgrad: Rekrut ist etwa so schwer wie das Anfängerspiel, Veteran schwerer, Held sehr schwer.
R-143 = Ein Spiel als Rekrut beginnt mit 3 Explosionen und 3 Gefahrstoffen.
R-144 = Ein Spiel als Veteran beginnt mit 3 Explosionen und 4 Gefahrstoffen.
R-145 = Ein Spiel als Held beginnt mit 4 Explosionen und 5 Gefahrstoffen. Als Option sind es 4 Gefahrstoffe.
R-146 = Gefahrstoffe, die der Schwierigkeitsgrad nicht verlangt, bleiben aus dem Spiel.
R-147 = Das Feld der ersten Explosion bestimmt der schwarze Würfel allein: 1 bis 4 sind Zeile 3, Spalten 3 bis 6; 5 bis 8 sind Zeile 4, Spalten 6 bis 3.
R-148 = Das Feld der ersten Explosion gerät in Brand und explodiert sofort, mit allem, was eine Explosion Wänden und Türen antut. Im Spiel für Fortgeschrittene wird es außerdem zum Brandherd.
R-149 = Für die zweite Explosion werden beide Würfel geworfen, und noch einmal, wenn das Feld schon brennt. Auch dieses Feld gerät in Brand und explodiert; im Spiel für Fortgeschrittene wird es zum Brandherd.
R-150 = Für die dritte Explosion wird der schwarze Würfel auf die gegenüberliegende Seite gedreht, sodass beide Seiten zusammen neun ergeben. Nur der rote wird geworfen.
R-151 = Brennt das Feld der dritten Explosion schon, wird der rote Würfel noch einmal geworfen. Dann gerät das Feld in Brand und explodiert; im Spiel für Fortgeschrittene wird es zum Brandherd.
R-152 = Eine vierte Explosion gibt es nur als Held: Beide Würfel werden geworfen, und noch einmal, wenn das Feld brennt. Es gerät in Brand, wird zum Brandherd und explodiert.
R-153 = Für jeden Gefahrstoff werden beide Würfel geworfen, und noch einmal, wenn das Feld brennt. Dorthin kommt der Gefahrstoff.
R-154 = Für jedes der ersten drei Einsatzsymbole werden beide Würfel geworfen, und noch einmal, wenn das Feld brennt.
R-155 = Alle wählen eine Farbe und einen Experten und bekommen Feuerwehrmann, Spielerkarte und Expertenkarte. Die übrigen Farben bleiben aus dem Spiel.
R-156 = Sind alle einverstanden, darf ein Spieler mehrere Feuerwehrleute führen.
R-157 = Für jeden zusätzlichen Brandherd werden beide Würfel geworfen, und noch einmal, wenn auf dem Feld schon ein Brandherd ist. Feuer stört dabei nicht.
R-158 = Als Veteran und als Held kommen zu Beginn 3 zusätzliche Brandherde auf den Spielplan.
R-159 = Bei drei Feuerwehrleuten beginnen 2 weitere Brandherde, ab vier Feuerwehrleuten 3. Gezählt werden die Figuren, nicht die Personen.
R-160 = Danach liegen noch 6 Brandherde in Reserve bereit, als Held 12. Die übrigen bleiben aus dem Spiel.
R-161 = Was beim Aufbau an Schadenszählern, Einsatz-, Heilungs-, Aktions- und Gefahrensymbolen übrig bleibt, liegt neben dem Spielplan bereit.
R-162 = Die Feuerwehrleute beginnen draußen, jeder auf einem Feld nach Wahl seines Spielers, noch ehe die Fahrzeuge geparkt werden.
R-163 = Das Team bestimmt, wo Rettungswagen und Löschfahrzeug zu Beginn stehen, jedes auf einem seiner eigenen Parkplätze.
R-164 = Auch im Spiel für Fortgeschrittene bestimmt die Gruppe, wer beginnt. Wird sie sich nicht einig, ist es die jüngste Person.
RA-37 = Zwei Gefahrstoffe dürfen zu Beginn auf demselben Feld liegen. Später explodieren sie nacheinander. Als Option wird stattdessen noch einmal gewürfelt.
RD-01 = Ein Spiel als Held hat 5 Gefahrstoffe, wie in den italienischen Regeln. Die deutschen nennen 4, nicht mehr als für den Veteranen; das ist als Option wählbar.
RD-20 = Beide Fahrzeuge sind immer im Spiel. Die deutschen Regeln lassen eine übrige Karte in die Schachtel zurücklegen; gemeint sein kann nur eine überzählige.
RD-22 = Das Spiel für Fortgeschrittene darf auf beiden Seiten des Spielplans gespielt werden. Das sagen nur die deutschen Regeln, doch nichts spricht dagegen.

## Fahrzeuge

R-165 = Im Spiel für Fortgeschrittene gibt es zwei Fahrzeuge, das Löschfahrzeug und den Rettungswagen. Jedes steht auf einem Parkplatz.
R-166 = Jedes Fahrzeug hat vier eigene Parkplätze rund um das Gebäude und steht nie woanders.
R-167 = Ein geparktes Fahrzeug nimmt zwei Felder ein. Auf jedem der beiden ist ein Feuerwehrmann beim Fahrzeug.
R-168 = Fahrzeuge bringen neue Aktionen für alle, die beim Fahrzeug sind. Nur der Rettungswagen lässt sich auch von anderswo fahren.
R-169 = Im Spiel für Fortgeschrittene ist ein Opfer erst beim Rettungswagen gerettet: sobald es auf eines der beiden Felder kommt, auf denen er steht, und zwar kostenlos. Draußen zu sein genügt nicht.
R-170 = Ein Fahrzeug zum nächsten seiner Parkplätze zu fahren kostet 2 Aktionspunkte.
R-171 = Das Löschfahrzeug kann nur fahren, wer beim Löschfahrzeug ist.
R-172 = Den Rettungswagen kann jeder Feuerwehrmann von überall aus fahren: über Funk.
R-173 = Wer das Löschfahrzeug fährt, fährt selbst mit. Wer den Rettungswagen fährt und bei ihm ist, darf mitfahren, muss aber nicht.
R-174 = Fahrzeuge fahren im Uhrzeigersinn oder dagegen um das Gebäude.
R-175 = Jede Fahrt beginnt und endet auf einem Parkplatz dieses Fahrzeugs.
R-176 = Um den Parkplatz auf der gegenüberliegenden Seite zu erreichen, muss ein Fahrzeug zweimal gefahren werden, für 4 Aktionspunkte.
R-177 = Wer bei einem Fahrzeug ist, das gerade gefahren wird, kann für 0 Aktionspunkte mitfahren, gleich in wessen Spielzug.
R-178 = Mitfahren ist freiwillig, und es ist Platz für alle.
R-179 = Wer mitgefahren ist, steigt auf einem der beiden Felder des erreichten Parkplatzes aus.
R-180 = Wird der Rettungswagen auf einen Parkplatz gefahren, auf dem Opfer liegen, sind sie für 0 Aktionspunkte gerettet.
R-181 = Der Rettungswagen nimmt nur Opfer auf den beiden Feldern des Parkplatzes auf, auf dem er hält, keine von Feldern auf seinem Weg.
RA-16 = Beide Felder eines Parkplatzes gelten gleich, auch wenn er an eine Ecke reicht. Welcher Quadrant zu ihm gehört, steht in der Datei des Spielplans.
RA-58 = Zwei Parkplätze weit zu fahren heißt, zweimal zu fahren. Beim Halt dazwischen darf man ein- und aussteigen, und der Rettungswagen rettet Opfer.
RA-59 = Wer auf dem Löschfahrzeug mitfährt, behält für 0 Aktionspunkte bei sich, was er trägt oder mitnimmt; als Option ist das nicht erlaubt. Beim Rettungswagen sind Opfer schon gerettet, und Gefahrstoffe sind draußen entsorgt und fahren daher nie mit.
RA-60 = Wird der Rettungswagen über Funk gefahren, entscheiden alle, die bei ihm sind, selbst über das Mitfahren. Wer nicht gefragt wird, bleibt.
RA-61 = Liegen auf den beiden Feldern, auf denen der Rettungswagen ankommt, mehrere Opfer, sind alle zugleich gerettet.
RD-29 = Mitfahren kann nur, wer auf dem Parkplatz ist, auf dem das Fahrzeug steht. Die italienischen Regeln ließen sich auf jeden Parkplatz beziehen, die deutschen nennen das Feld des Fahrzeugs.
RD-30 = Der Rettungswagen rettet auf den beiden Feldern des Parkplatzes, auf dem er hält. Die deutschen Regeln nennen ein Feld mit einem Opfer und sagen dies in einem Hinweis, die italienischen nennen gleich den Parkplatz.

## Löschmonitor

R-182 = Den Löschmonitor einzusetzen kostet 4 Aktionspunkte.
R-183 = Der Löschmonitor kann viel Feuer auf einmal löschen. Er zielt auf einen Quadranten.
R-184 = Die vier Quadranten, je 3 Zeilen mal 4 Spalten, sind auf dem Spielplan mit einer rot gestrichelten Linie eingezeichnet.
R-185 = Den Löschmonitor kann nur einsetzen, wer beim Löschfahrzeug ist.
R-186 = Der Löschmonitor erreicht nur den Quadranten, der am Parkplatz des Löschfahrzeugs liegt.
R-187 = Solange ein Feuerwehrmann in diesem Quadranten ist, darf der Löschmonitor nicht eingesetzt werden.
R-188 = Welches Feld der Löschmonitor trifft, bestimmen beide Würfel.
R-189 = Ein Würfel, dessen Zeile oder Spalte nicht im Quadranten liegt, wird auf die Gegenseite gedreht: 7 minus die rote, 9 minus die schwarze Zahl. So trifft das Wasser immer hinein.
R-190 = Das Wasser beseitigt allen Rauch und alles Feuer auf dem getroffenen Feld und auf allen angrenzenden.
R-191 = Die angrenzenden Felder, die das Wasser erreicht, dürfen außerhalb des Quadranten liegen.
R-192 = Wände und geschlossene Türen halten das Wasser auf, geöffnete Türen und zerstörte Wandabschnitte nicht.
R-193 = Feuerwehrleuten, Einsatzsymbolen, Opfern, Gefahrstoffen und Brandherden macht das Wasser nichts aus.
RA-55 = Firehall zählt die Quadranten in Leserichtung: I sind die Zeilen 1 bis 3 und die Spalten 1 bis 4, II die Zeilen 1 bis 3 und die Spalten 5 bis 8, III die Zeilen 4 bis 6 und die Spalten 1 bis 4, IV die Zeilen 4 bis 6 und die Spalten 5 bis 8. Das sind nur Namen.
RA-56 = Nur Feuerwehrleute im Quadranten verhindern den Einsatz des Löschmonitors. Feuerwehrleute draußen und Opfer tun es nicht, auch niemand, den das Wasser außerhalb des Quadranten erreicht.
RA-57 = Erst wird nachgewürfelt. Umgedreht werden nur die endgültigen Zahlen, die außerhalb des Quadranten liegen.
RD-08 = Wände und geschlossene Türen halten das Wasser des Löschmonitors auf. Das sagen die deutschen Regeln; in den italienischen steht es nur im Beispiel.
RD-09 = Es gibt vier Quadranten: Zeilen 1 bis 3 oder 4 bis 6, Spalten 1 bis 4 oder 5 bis 8. Nur das deutsche Beispiel nennt eine Nummer, IV; das sind die Zeilen 4 bis 6 und die Spalten 5 bis 8.

## Experten

R-194 = Im Spiel für Fortgeschrittene ist jeder Feuerwehrmann ein Experte mit besonderen Fähigkeiten, zu Beginn gewählt oder zufällig bestimmt. Jeden Experten gibt es nur einmal.
R-195 = Der Sanitäter hat 4 Aktionspunkte je Spielzug.
R-196 = Für 1 Aktionspunkt behandelt der Sanitäter ein Opfer, das danach gehen kann.
R-197 = Ein behandeltes Opfer wird mit einem Heilungssymbol gekennzeichnet.
R-198 = Jeder Feuerwehrmann kann ein behandeltes Opfer mitnehmen, ohne es zu tragen. Die Schritte kosten dann nicht mehr als allein.
R-199 = Ein Feuerwehrmann nimmt höchstens ein behandeltes Opfer auf einmal mit.
R-200 = Ein getragenes und ein mitgenommenes behandeltes Opfer kosten zusammen so viel wie das Tragen: 2 Aktionspunkte je Schritt.
R-201 = Auch ein behandeltes Opfer wird nie ins Feuer oder durch Feuer mitgenommen.
R-202 = Der Sanitäter zahlt beim Löschen das Doppelte: 2 Aktionspunkte, um Rauch zu entfernen oder Feuer in Rauch zu verwandeln, 4, um ein Feuer ganz zu löschen.
R-203 = Der Druckluftschäumexperte hat 3 Aktionspunkte je Spielzug und 3 weitere, die nur zum Löschen dienen.
R-204 = Löschpunkte lassen sich nicht aufsparen.
R-205 = Der Gefahrstoffexperte hat 4 Aktionspunkte je Spielzug.
R-206 = Für 2 Aktionspunkte entsorgt der Gefahrstoffexperte einen Gefahrstoff auf dem eigenen Feld. Er kommt auf den Platz für Gerettete.
R-207 = Der Alleskönner hat 5 Aktionspunkte je Spielzug und sonst nichts Besonderes.
R-208 = Der Einsatzleiter hat 4 Aktionspunkte je Spielzug und 2 weitere, die nur für Befehle gelten.
R-209 = Im eigenen Spielzug kann der Einsatzleiter jedem anderen Feuerwehrmann befehlen, sich zu bewegen oder eine Tür zu öffnen oder zu schließen. Auch gewöhnliche Aktionspunkte zahlen dafür.
R-210 = Wer einen Befehl ausführt, darf Opfer oder Gefahrstoffe tragen und behandelte Opfer mitnehmen.
R-211 = Für einen Befehl zahlt der Einsatzleiter, was die Aktion den anderen Feuerwehrmann gekostet hätte.
R-212 = Befehlspunkte lassen sich nicht aufsparen.
R-213 = Höchstens 1 Aktionspunkt je Spielzug darf für Befehle an den Druckluftschäumexperten ausgegeben werden.
R-214 = Der Rettungsexperte hat 4 Aktionspunkte je Spielzug und 3 weitere, die nur für Bewegungen gelten.
R-215 = Einschlagen kostet den Rettungsexperten 1 Aktionspunkt.
R-216 = Der Rettungsexperte zahlt beim Löschen das Doppelte: 2 Aktionspunkte, um Rauch zu entfernen oder Feuer in Rauch zu verwandeln, 4, um ein Feuer ganz zu löschen.
R-217 = Bewegungspunkte lassen sich nicht aufsparen.
R-218 = Der Feuerwehrmann mit Wärmebildkamera hat 4 Aktionspunkte je Spielzug.
R-219 = Für 1 Aktionspunkt identifiziert der Feuerwehrmann mit Wärmebildkamera ein beliebiges verdecktes Einsatzsymbol auf dem Spielplan: Es wird aufgedeckt, so weit entfernt es auch liegt.
R-220 = Der Maschinist hat 4 Aktionspunkte je Spielzug und setzt den Löschmonitor für 2 ein. Fahren kostet ihn so viel wie alle.
R-221 = Setzt der Maschinist den Löschmonitor ein, darf er einen Würfel oder beide noch einmal werfen.
R-222 = Nach dem einen Würfel darf der Maschinist auch den anderen noch einmal werfen.
R-223 = Jeder Würfel wird höchstens einmal noch einmal geworfen, und die neue Zahl gilt, auch wenn sie schlechter ist.
RA-21 = Ein Feuerwehrmann darf einen Gefahrstoff tragen und ein behandeltes Opfer mitnehmen, für 2 Aktionspunkte je Schritt.
RA-23 = Ein Befehl darf einen Feuerwehrmann durch Feuer führen. Der Spielzug des Einsatzleiters kann nicht enden, solange jemand auf Befehl im Feuer steht.
RA-49 = Der Sanitäter behandelt ein Opfer auf dem eigenen Feld, das aufgedeckt und noch nicht behandelt ist.
RA-50 = Besondere und gewöhnliche Aktionspunkte dürfen eine Aktion gemeinsam bezahlen, die besonderen zuerst. Bewegungspunkte gelten für Schritte jeder Art, auch mit Opfer oder ins Feuer, aber nicht zum Fahren; Löschpunkte fürs Löschen, aber nicht für den Löschmonitor; Befehlspunkte nur für Befehle.
RA-51 = Wer beim Löschen das Doppelte zahlt, zahlt für den Löschmonitor nicht das Doppelte.
RA-52 = Einem Befehl muss niemand zustimmen; als Option wird der Spieler des befehligten Feuerwehrmanns gefragt. Wer einen Befehl ausführt, deckt wie sonst Einsatzsymbole auf und rettet Opfer und behält die eigenen Aktionspunkte.
RD-10 = Für Befehle an den Druckluftschäumexperten gilt die Grenze von 1 Aktionspunkt je Spielzug gleich welcher Art, wie in den deutschen Regeln. In den italienischen sind nur Befehlspunkte begrenzt; das ist als Option wählbar.
RD-11 = Ein Befehl kostet, was der befehligte Feuerwehrmann bezahlt hätte, wie in den italienischen Regeln. Die deutschen nennen den üblichen Preis; hier ist es derselbe.
RD-16 = Von den Punkten zum Löschen oder Bewegen lässt sich keiner aufsparen. Der italienische Text scheint nur einen davon zu meinen, doch das ist ein Lesefehler der Vorlage.
RD-33 = Die Experten heißen in den deutschen und den italienischen Regeln verschieden, können aber dasselbe. Firehall verwendet in jeder Sprache den dortigen Namen.

## Mannschaftstausch

R-224 = Ein Mannschaftstausch kostet 2 Aktionspunkte.
R-225 = Beim Mannschaftstausch tauscht ein Spieler seinen Experten gegen einen beliebigen, der nicht im Spiel ist.
R-226 = Von da an hat der Feuerwehrmann die Aktionspunkte des neuen Experten, in diesem Spielzug 2 weniger, und dessen Fähigkeiten.
R-227 = Der Mannschaftstausch muss die erste Aktion des Spielzugs sein.
R-228 = Für einen Mannschaftstausch muss der Feuerwehrmann den Spielzug auf einem der beiden Felder des Löschfahrzeugs beginnen.
RA-53 = Aufgesparte Aktionspunkte bleiben beim Mannschaftstausch erhalten und dürfen ihn bezahlen. Die besonderen Punkte des neuen Experten stehen voll zur Verfügung, die des alten sind weg. Befehlen lässt sich ein Mannschaftstausch nicht.
RD-31 = Beim Mannschaftstausch darf jeder Experte gewählt werden, den gerade niemand hat, auch einer, der schon im Spiel war. Als Option sind es nur solche, die noch nie im Spiel waren; die Regeln lassen beide Lesarten zu.

## Gefahrstoffe

R-229 = Gefahrstoffe sind falsch gelagerte brennbare Stoffe, die explodieren können.
R-230 = Nach der Durchzündung löst jeder Gefahrstoff auf einem brennenden Feld dort eine Explosion aus.
R-231 = In einem Spielzug können mehrere Gefahrstoffe explodieren. Die Reihenfolge wählen die Spieler.
R-232 = Nach der Explosion wird der Gefahrstoff entfernt, und sein Feld wird zum Brandherd.
R-233 = Ein Gefahrstoff wird wie ein Opfer getragen: 2 Aktionspunkte je Schritt, nur einer auf einmal und nie ins Feuer.
R-234 = Ein Gefahrstoff, der ins Freie getragen wird, ist sofort entsorgt und kommt auf den Platz für Gerettete.
RA-36 = Brennende Gefahrstoffe explodieren nacheinander, bis keiner mehr im Feuer liegt; dann folgt eine weitere Durchzündung, und erreicht sie noch Gefahrstoffe, explodieren auch diese. Als Option folgt eine Durchzündung auf jeden einzelnen Gefahrstoff.

## Brandherde und Auflodern

R-235 = Brandherde und Auflodern stehen für ein Gebäude, das sich immer mehr aufheizt, je länger es brennt.
R-236 = Ist das erwürfelte Feld ein Brandherd, lodert das Feuer auf: Ist das Feld abgehandelt, wird noch einmal gewürfelt, und das Feuer breitet sich ein weiteres Mal aus.
R-237 = In einem Spielzug kann das Feuer beliebig oft auflodern. Jeder Wurf auf einen Brandherd bringt einen weiteren Wurf.
R-238 = Zeigen die Würfel nach einem Auflodern ein Feld, das kein Brandherd ist, wird es wie üblich abgehandelt und dann selbst zum Brandherd.
R-239 = So bringt jeder Spielzug mit Auflodern einen Brandherd mehr, und weiteres Auflodern wird wahrscheinlicher.
R-240 = Brandherde haben keine Wirkung auf Rauch und Feuer auf ihrem Feld.
R-241 = Ein Brandherd bleibt, wo er ist, und lässt sich nicht löschen.
R-242 = Auflodern kurz gesagt: Erst kommen Rauch, Feuer oder Explosion auf dem Brandherd, dann der nächste Wurf. Mit dem ersten Feld, das kein Brandherd ist, endet es, und dieses wird zuletzt zum Brandherd.
RA-29 = Ist die Reserve an Brandherden aufgebraucht, kommt keiner mehr hinzu. Auf den vorhandenen lodert das Feuer weiterhin auf.
RA-30 = Auf einem Feld ist höchstens ein Brandherd. Käme ein weiterer hinzu, geschieht nichts, und die Reserve bleibt, wie sie ist.
RA-35 = Ob das Feuer auflodert, entscheidet sich daran, ob der Brandherd schon beim Wurf da war. Als Option zählt auch einer, der eben erst durch einen explodierten Gefahrstoff entstanden ist.
RD-12 = Brandherde werden nie entfernt und wirken nicht auf Rauch und Feuer. Das sagen nur die italienischen Regeln; auch die deutschen kennen aber keinen Weg, sie zu entfernen.

## Feuer und Einsatzsymbole im Spiel für Fortgeschrittene

R-243 = Im Spiel für Fortgeschrittene kommt ein zu Boden geworfener Feuerwehrmann auf eines der beiden Felder, auf denen der Rettungswagen steht.
R-244 = Erster Schritt des Feuers im Spiel für Fortgeschrittene: Es wird gewürfelt, und das Feuer breitet sich aus.
R-245 = Zweiter Schritt des Feuers: Eine Explosion wird abgehandelt.
R-246 = Dritter Schritt des Feuers: die Durchzündung.
R-247 = Vierter Schritt des Feuers: Gefahrstoffe explodieren, und jeder hinterlässt einen Brandherd.
R-248 = Fünfter Schritt des Feuers: Nach einem Wurf auf einen Brandherd beginnt alles wieder mit dem ersten Schritt. Ist das Feuer aufgelodert, wird das letzte erwürfelte Feld zum Brandherd.
R-249 = Sechster Schritt des Feuers: Erst jetzt kommen zu Boden geworfene Feuerwehrleute zum Rettungswagen, und verlorene Opfer und Einsatzsymbole werden entfernt.
R-250 = Im Spiel für Fortgeschrittene kommt ein neues Einsatzsymbol nur auf ein Feld ohne Rauch, Feuer, Feuerwehrleute und andere Einsatzsymbole. Brandherde und Gefahrstoffe stören nicht.
R-251 = Ist das erwürfelte Feld nicht erlaubt, folgt das Einsatzsymbol von dort den Pfeilen bis zum ersten erlaubten Feld.
R-252 = Die Pfeile stehen auf dem Spielplan.
R-253 = Ist auf dem ganzen Weg der Pfeile kein Feld erlaubt, wird noch einmal gewürfelt.
RA-12 = Auch im Spiel für Fortgeschrittene bleibt Feuer draußen bis zum Ende des letzten Schritts, nach Feuerwehrleuten und Verlusten. So lange behält es sein Gefahrensymbol.
RA-15 = Zwischen den beiden Feldern des Rettungswagens wählt der Spieler des Feuerwehrmanns. Wählt niemand, ist es das erste in der Datei des Spielplans.
RA-40 = Es wird so lange noch einmal gewürfelt, wie irgendein Feld zu einem erlaubten führt. Führt keines dorthin, kommt in diesem Spielzug kein Einsatzsymbol hinzu; der nächste versucht es wieder.
RA-41 = Die Pfeile bilden keinen Rundweg durch das ganze Gebäude: Von jedem der 48 Felder führen sie in einen Ring aus acht Feldern in der Mitte, Zeilen 3 und 4 in den Spalten 3 bis 6. Der Weg endet, wenn dieser Ring einmal umrundet ist.

## Fragen und Antworten

R-254 = Die nächste Partie für Anfänger darf mit demselben oder mit einem zufälligen Aufbau beginnen.
R-255 = Zufälliger Aufbau auf einfache Art: Drei erwürfelte Felder fangen Feuer und explodieren, doch ohne Schadenszähler. Danach bestimmen die Würfel die Felder der ersten Einsatzsymbole.
R-256 = Zufälliger Aufbau auf andere Art: Die ersten drei Explosionen und die Einsatzsymbole werden wie im Spiel für Fortgeschrittene erwürfelt, jedoch ohne Brandherde.
R-257 = Das Anfängerspiel geht auch auf der Rückseite des Spielplans, mit den üblichen Koordinaten oder mit zufälligem Aufbau.
R-258 = Ein Team darf mit nur einem Teil der Regeln für Fortgeschrittene spielen.
R-259 = Schritt für Schritt lernt man das Spiel für Fortgeschrittene so: erst Experten und Gefahrstoffe, dann die Fahrzeuge mit ihren Aktionen, dem neuen Zu-Boden-Werfen und der neuen Rettung, zuletzt die Brandherde.
R-260 = Sind alle Gefahrensymbole verbraucht, kommen weder Rauch noch Feuer hinzu. Explosionen beschädigen die Wände weiterhin.
R-261 = Wem die Gefahrensymbole ausgehen, dem ist das Feuer entglitten. Lange wird das Gebäude kaum noch stehen.
R-262 = Die Regeln liegen in der Hand der Spieler: Sie dürfen sie ändern und neue erfinden.
RA-28 = Liegen alle 33 Gefahrensymbole aus, wird keines mehr gelegt, aber Umdrehen, Explosionen, Schäden und der Verlust von Türen gehen weiter. Ein Feld, das sein Symbol nicht bekommt, brennt nicht und schadet niemandem. Reichen die Symbole nicht für alle Felder, entscheiden die Spieler, welche eines bekommen.
RA-42 = Beim zufälligen Aufbau wird das Feuer draußen nach jeder Explosion entfernt. Schäden an Wänden und der Verlust von Türen bleiben.
RA-43 = Auch bei einem zufälligen Aufbau ohne Schadenszähler zerstören die Explosionen Türen. Nur die Wände bleiben verschont, es sei denn, das Team hat vereinbart, die Türen zu behalten.
RA-44 = Trifft der Wurf beim zufälligen Aufbau ein brennendes Feld, sei es für eine Explosion oder ein Einsatzsymbol, wird noch einmal gewürfelt.
RA-45 = Bleibt für die dritte Explosion eines zufälligen Aufbaus keine Zeile übrig, weil die ganze Spalte brennt, wird mit beiden Würfeln gewürfelt. Auf den Spielplänen des Spiels kommt das nicht vor.
RA-47 = In fremden Spielzügen weicht niemand dem Feuer aus. Diese Aktion gehört zu einer späteren Erweiterung.
RA-66 = Wie viel vom Spiel für Fortgeschrittene gilt, ist eine Option: alles, alles ohne Brandherde oder auch ohne Fahrzeuge. Ohne Fahrzeuge gelten Zu-Boden-Werfen und Rettung wie im Anfängerspiel, und Löschmonitor, Mannschaftstausch und Maschinist fallen weg. Ohne Brandherde lodert nichts auf, und Gefahrstoffe hinterlassen keine.
RD-13 = Es gibt 33 Gefahrensymbole und nicht mehr. Was geschieht, wenn sie ausgehen, sagen nur die italienischen Regeln; die deutschen schweigen, und die deutsche Kurzfassung setzt ein freies Feld immer in Brand.
RD-14 = Der einfache zufällige Aufbau verzichtet auf Schadenszähler, bei den Explosionen im Aufbau für Fortgeschrittene werden sie gelegt. Die Texte scheinen sich zu widersprechen, meinen aber zwei verschiedene Aufbauten.
