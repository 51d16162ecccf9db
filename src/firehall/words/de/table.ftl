## Der Tisch im Zeilenmodus

flash-point-plain-welcome = { $game }, { $edition }. Spielplan: { $board }. { $crew ->
    [one] Ein Feuerwehrmann
   *[other] { $crew } Feuerwehrleute
}.
flash-point-plain-help-hint = Gib einen Zug ein, etwa „move 3,4“. „look“ zeichnet das Haus, „where“ sagt, wo alles ist, „help“ nennt das Übrige.
plain-prompt = { $who }>
plain-prompt-team = Team>
flash-point-plain-prompt-chance = Würfel>
flash-point-plain-help =
    Züge sind Texte: move 3,4; carry 3,4; open 3,4-3,5; close 3,4-3,5; put out 3,4; damp 3,4; chop 3,4-3,5; end.
    move geht; carry geht mit einem Opfer; open und close öffnen und schließen eine Tür; put out löscht;
    damp macht Feuer zu Rauch; chop schlägt auf eine Wand ein; end beendet den Zug.
    Ein Feld ist Zeile,Spalte; Zeilen 0 und 7 und Spalten 0 und 9 sind draußen.
    Richtungen gehen auch: move hoch, open rechts, chop links, put out hier.
plain-help-commands =
    Außer Zügen kannst du sagen:
    moves         was du jetzt tun kannst, mit Preisen
    look          den Tisch zeichnen
    where         wo alles ist und wie das Spiel steht
    near          was in der Nähe ist: Feuer, Rauch, freie Felder
    why ZUG       warum ein Zug nicht geht
    rule R-056    was eine Regel sagt
    log           was zuletzt geschah und nach welcher Regel
    undo          den letzten Zug zurücknehmen; undo all: bis zum letzten Wurf; undo roll: einen vertippten Wurf
    always ZUG    immer so antworten: always recover 0,5; ask nimmt es zurück
    ask           mich wieder fragen
    warn off      keine Warnungen vor dem Ende eines Spielzugs; warn on
    explain       warum der Computer so gezogen hat
    save DATEI    den Spielbericht schreiben; weiter geht es mit: firehall play DATEI
    quit          aufhören; das Spiel bleibt erhalten
plain-unknown = „{ $text }“ kenne ich nicht. „help“ nennt, was du sagen kannst, „moves“, was du tun kannst.
plain-unknown-nearest = „{ $text }“ kenne ich nicht. Meinst du „{ $word }“?
plain-form = „{ $text }“ kann ich nicht lesen. Schreib es so: „{ $form }“.
plain-moves-head = Du kannst:
plain-moves-choices = Zur Wahl stehen: { $choices }
plain-moves-targets = Gib „{ $verb }“ ein und eines davon: { $targets }
plain-move-price = { $move }: { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}
plain-saved = Gespeichert in { $file }.
plain-save-what = In welche Datei? Gib zum Beispiel „save abend.firehall“ ein.
plain-no-folder = den Ordner { $folder } gibt es nicht
plain-no-record = diese Datei ist kein Spielbericht und bleibt, wie sie ist
plain-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
plain-undone = Zurückgenommen: { $move }.
plain-undo-nothing = Es gibt keinen Zug, der sich zurücknehmen ließe.
flash-point-plain-undo-chance = Der letzte Zug lässt sich nicht zurücknehmen: Seitdem sind Würfel gefallen.
plain-kept = Das Spiel liegt in { $file }. Weiter geht es mit: { $how }
plain-kept-over = Der Spielbericht liegt in { $file }. Noch einmal ansehen: firehall replay { $file }
plain-not-kept = Das Spiel lässt sich nicht in { $file } sichern: { $reason }. Du kannst weiterspielen; „save DATEI“ sichert es anderswo.
plain-unkept = Das Spiel ist nicht gesichert: { $file } lässt sich nicht schreiben.
plain-previous = Das Spiel, das bisher gesichert war, liegt jetzt in { $file }.
plain-rule-what = Welche Regel? Gib zum Beispiel „rule R-056“ ein.
plain-why-what = Warum was nicht? Gib zum Beispiel „why { $form }“ ein.
plain-can = „{ $move }“ ist möglich.
plain-where-firefighter = Feuerwehrmann { $who } ist auf { $space }{ $place ->
    [inside] {""}
   *[outside] , draußen
}{ $saved ->
    [0] {""}
    [one] , mit einem aufgesparten Punkt
   *[other] , mit { $saved } aufgesparten Punkten
}.
plain-where-victim = Auf { $space } liegt ein Opfer.
plain-where-hidden = Auf { $space } liegt ein verdecktes Einsatzsymbol.
plain-where-nobody = Noch steht niemand auf dem Spielplan.
plain-where-fire = Feuer: { $spaces }.
plain-where-smoke = Rauch: { $spaces }.
plain-near-nothing = Zwei Felder weit um { $space } brennt nichts und raucht nichts.
plain-near-fire = Feuer auf { $space }, { $steps ->
    [0] genau hier
    [one] { $steps } Feld entfernt
   *[other] { $steps } Felder entfernt
}.
plain-near-smoke = Rauch auf { $space }, { $steps ->
    [0] genau hier
    [one] { $steps } Feld entfernt
   *[other] { $steps } Felder entfernt
}.
plain-warn-lost-points = { $lost ->
    [one] { $lost } Punkt ginge
   *[other] { $lost } Punkte gingen
} verloren: Mehr kann niemand aufsparen.
plain-warn-smoke = Hier liegt Rauch neben Feuer und wird zu Feuer werden: { $spaces }.
plain-warn-again = Gib noch einmal „end“ ein, um den Zug trotzdem zu beenden.
plain-log-empty = Noch ist nichts geschehen.
plain-seed = Die Würfel dieses Spiels haben den Startwert { $seed }.
plain-seed-hash = Die Würfel stehen fest durch einen Startwert, dessen SHA-256 mit { $digest } beginnt.
plain-known-dice = Der Startwert dieses Spiels wurde gewählt: Seine Würfel sind im Voraus bekannt.
direction-up = hoch
direction-right = rechts
direction-down = runter
direction-left = links
direction-here = hier

## Befehle

seat-team = Team
seat-chance = Würfel
rule-unknown = die Regel { $rule } gibt es in dieser Version nicht; Regeln heißen etwa R-073, RA-22 oder P-Q17
rule-nearest = ist { $rule } gemeint?
board-fine = { $board } ist ein guter Spielplan: { $doors ->
    [one] eine Tür
   *[other] { $doors } Türen
}, { $entrances ->
    [one] ein Eingang
   *[other] { $entrances } Eingänge
}, { $walls } Wandabschnitte.

## Dasselbe für Spiele ohne Feuerwehrleute

plain-welcome = { $game } { $edition }, { $crew ->
    [one] ein Spieler
   *[other] { $crew } Spieler
}.
plain-help-hint = „look“ zeichnet den Tisch, „moves“ sagt, was du tun kannst, „help“ nennt das Übrige.
plain-prompt-chance = Zufall>
plain-undo-chance = Der letzte Zug lässt sich nicht zurücknehmen: Seitdem hat der Zufall geantwortet.
place-player = Spieler { $who }
