## Wer spielt

flash-point-seats-person = Feuerwehrmann { $who }: { $name }.
flash-point-seats-bot = Feuerwehrmann { $who }: { $name }, gespielt vom Computer.
seats-somebody = wer gerade tippt
flash-point-seats-count = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
} für { $crew ->
    [one] einen Feuerwehrmann
   *[other] { $crew } Feuerwehrleute
}: Nenne für jeden, wer ihn spielt; ein Name darf mehrmals vorkommen.
seats-no-file = die Datei { $file } mit einem Bot gibt es nicht: Sag mit --seats, wer spielt
seats-name = { $name } kann kein Name sein: Namen haben bis zu 30 Zeichen und weder Strichpunkt, Doppelpunkt, Raute noch geschweifte Klammern
seats-nearly-bot = „{ $name }“ ist weder ein Bot noch ein Name, der anders klingt: Ist „{ $bot }“ gemeint?
seats-name-again = diesen Spielbericht haben { $seats } gespielt; ein Spielbericht startet keine Programme: Sag mit --seats, wer spielt

## Züge der anderen, wie sie erzählt werden

flash-point-told-named = { $name }, Feuerwehrmann { $who }: { $move }
flash-point-told-player = Feuerwehrmann { $who }: { $move }
told-team = Das Team: { $move }
flash-point-told-chance = Die Würfel: { $move }
told-always = Deine ständige Antwort: { $move }

## Bots in Schwierigkeiten

flash-point-trouble-failed = Der Bot { $bot } von Feuerwehrmann { $who } hat versagt: { $reason }.
trouble-replaced = { $bot } übernimmt, und das Spiel geht weiter.
trouble-left = Du spielst für ihn weiter.
trouble-raised = er brach ab mit { $error }
trouble-slow = keine Antwort innerhalb von { $seconds } Sekunden
trouble-ended = sein Prozess ist beendet
trouble-no-move = seine Antwort { $answer } ist kein Zug
trouble-illegal = er wollte { $move } spielen. { $reason }
trouble-no-start = der Bot in { $file } startet nicht: { $reason }
explain-nobody = Seit du angefangen oder zuletzt etwas zurückgenommen hast, hat kein Bot gezogen.
explain-silent = { $bot } hat { $move } gespielt und kann nicht sagen, warum.

## Ständige Antworten und Warnungen

always-what = „{ $text }“ lässt sich nicht ein für alle Mal beantworten; das schon: { $choices }
always-now = Von jetzt an wird das für dich beantwortet: { $answers }. „ask“ nimmt es zurück.
always-none = Es gibt keine ständige Antwort. Du kannst eine geben für: { $choices }.
always-gone = Du wirst wieder gefragt: { $answers }.
always-none-such = Diese ständige Antwort gibt es nicht.
warn-on = Bevor ein Spielzug mit verlorenen Punkten oder mit Rauch neben Feuer endet, wirst du gewarnt.
warn-off = Vor dem Ende eines Spielzugs wirst du nicht gewarnt.
warn-what = „warn { $text }“ kenne ich nicht. Gib „warn off“ oder „warn on“ ein.

## Weiterspielen

resume-none = in { $file } ist kein Spiel gesichert
resume-damaged = das Spiel in { $file } ist abgeschnitten oder verändert; die Datei bleibt, wie sie ist
resume-previous = mit dem Spiel davor kannst du es versuchen: firehall play { $file }
resume-or-file = --resume setzt das zuletzt gesicherte Spiel fort: Lass { $file } weg oder --resume
flash-point-resume-crew = in diesem Spiel gibt es { $crew ->
    [one] einen Feuerwehrmann
   *[other] { $crew } Feuerwehrleute
}: Lass --crew weg
plain-damaged-record = diese Datei enthält ein beschädigtes Spiel und bleibt, wie sie ist

## Neben dem echten Spiel

plain-no-die = { $text } können keine Würfel zeigen: Der rote geht von 1 bis 6, der schwarze von 1 bis 8.
flash-point-do-layout = Lege den Spielplan mit geschlossenen Türen aus, dann:
flash-point-do-head = Auf deinem Spielplan:
do-take-fire = Nimm das Feuer weg von: { $where }.
do-take-smoke = Nimm den Rauch weg von: { $where }.
do-take-hidden = Nimm die Einsatzsymbole weg von: { $where }.
do-take-victim = Nimm die Opfer weg von: { $where }.
do-take-person = Nimm Feuerwehrmann { $who } weg von { $where }.
do-turn-fire = Drehe Rauch zu Feuer um auf: { $where }.
do-turn-smoke = Drehe Feuer zu Rauch um auf: { $where }.
do-turn-hidden = Drehe das Symbol wieder zum verdeckten Einsatzsymbol um auf: { $where }.
do-turn-victim = Drehe das Einsatzsymbol zum Opfer um auf: { $where }.
do-put-fire = Lege Feuer auf: { $where }.
do-put-smoke = Lege Rauch auf: { $where }.
do-put-hidden = Lege ein verdecktes Einsatzsymbol auf: { $where }.
do-put-victim = Lege ein Opfer auf: { $where }.
do-put-person = Stelle Feuerwehrmann { $who } auf { $where }.
do-move-person = Bewege Feuerwehrmann { $who } von { $start } nach { $where }.
do-move-victim = Bewege ein Opfer von { $start } nach { $where }.
do-take-hot-spot = Nimm die Brandherde weg von: { $where }.
do-take-hazmat = Nimm die Gefahrstoffe weg von: { $where }.
do-take-heal = Nimm die Heilungssymbole weg von: { $where }.
do-take-engine = Nimm das Löschfahrzeug weg von { $where }.
do-take-ambulance = Nimm den Rettungswagen weg von { $where }.
do-take-downed = Nimm Feuerwehrmann { $who }, der am Boden liegt, weg von { $where }.
do-turn-hazmat = Drehe das Einsatzsymbol zum Gefahrstoff um auf: { $where }.
do-turn-downed = Lege Feuerwehrmann { $who } hin auf { $where }.
do-turn-person = Stelle Feuerwehrmann { $who } wieder auf, auf { $where }.
do-put-hot-spot = Lege einen Brandherd auf: { $where }.
do-put-hazmat = Lege einen Gefahrstoff auf: { $where }.
do-put-heal = Lege ein Heilungssymbol unter das Opfer auf: { $where }.
do-put-engine = Parke das Löschfahrzeug auf { $where }.
do-put-ambulance = Parke den Rettungswagen auf { $where }.
do-put-downed = Lege Feuerwehrmann { $who } liegend auf { $where }.
do-move-hazmat = Bewege einen Gefahrstoff von { $start } nach { $where }.
do-move-heal = Bewege ein Heilungssymbol von { $start } nach { $where }.
do-move-engine = Fahre das Löschfahrzeug von { $start } nach { $where }.
do-move-ambulance = Fahre den Rettungswagen von { $start } nach { $where }.
do-move-downed = Bewege Feuerwehrmann { $who }, der am Boden liegt, von { $start } nach { $where }.
do-line-wall = Keine Schadenszähler auf den Wandabschnitten: { $where }.
do-line-damaged-wall = Ein Schadenszähler auf den Wandabschnitten: { $where }.
do-line-destroyed-wall = Zwei Schadenszähler auf den Wandabschnitten: { $where }.
do-line-closed-door = Schließe die Türen: { $where }.
do-line-open-door = Öffne die Türen: { $where }.
do-line-doorway = Nimm die Türen weg von: { $where }.
do-line-nothing = Nichts mehr steht zwischen: { $where }.

## Was man statt eines Befehls sagen kann, mit Strichpunkten dazwischen

say-help = hilfe; hilf mir; was kann ich sagen; wie geht das
say-moves = was kann ich tun; was kann ich machen; was geht; was jetzt; züge; zuege; meine züge
say-look = zeig; zeig mir; zeichne; haus; spielplan; karte
say-where = wo; wo bin ich; wo sind wir; wo ist; wo sind; wie steht es; stand
say-near = was brennt; was brennt bei mir; was brennt in meiner nähe; was raucht; in der nähe; nahe
say-why = warum; wieso; weshalb; warum nicht
say-rule = regel; regeln; welche regel; was sagt die regel
say-log = was ist passiert; was geschah; verlauf; protokoll
say-undo = zurück; zurueck; nimm zurück; rückgängig
say-always = immer; antworte immer
say-ask = frag; frage; frag mich; frag wieder
say-warn = warnungen; warne; warne mich
say-explain = erkläre; erklaere; erklär; warum das; warum hast du das getan
say-save = speichern; speichere; sichern
say-quit = aufhören; aufhoeren; schluss; tschüss; verlassen
say-draw-victim = opfer; ein opfer; o
say-draw-false-alarm = fehlalarm; ein fehlalarm; niemand; leer
specialists-none = In diesem Spiel gibt es keine Spezialisten: --specialists weglassen
specialists-many = { $cards } Spezialisten für { $crew } Feuerwehrleute: höchstens einen für jeden nennen
specialists-twice = { $card } ist zweimal genannt: von jedem Spezialisten gibt es eine Karte
resume-rules = Dieses Spiel geht nach seinen eigenen Regeln weiter: --edition, --level, --house-rules und --specialists weglassen

## Dasselbe für Spiele ohne Feuerwehrleute

seats-person = Spieler { $who }: { $name }.
seats-bot = Spieler { $who }: { $name }, gespielt vom Computer.
seats-count = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
} für { $crew ->
    [one] einen Spieler
   *[other] { $crew } Spieler
}: Nenne für jeden, wer ihn spielt; ein Name darf mehrmals vorkommen.
told-named = { $name }, Spieler { $who }: { $move }
told-player = Spieler { $who }: { $move }
told-chance = Der Zufall: { $move }
trouble-failed = Der Bot { $bot } von Spieler { $who } hat versagt: { $reason }.
resume-crew = in diesem Spiel gibt es { $crew ->
    [one] einen Spieler
   *[other] { $crew } Spieler
}: Lass --crew weg
do-layout = Leg auf dem Tisch aus:
do-head = Auf deinem Tisch:
