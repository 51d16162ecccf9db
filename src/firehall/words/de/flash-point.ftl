## Ereignisse in Flash Point

event-setup-fire = Auf { $space } wird Feuer gelegt.
event-setup-poi = Auf { $space } wird ein verdecktes Einsatzsymbol gelegt.
event-setup-rolled = Die Würfel zeigen { $space }: Dort wird Feuer gelegt und explodiert.
event-setup-rejected = Auf { $space } brennt es schon: Es wird noch einmal gewürfelt.
event-setup-poi-rolled = Die Würfel zeigen { $space }: Dort wird ein verdecktes Einsatzsymbol gelegt.
event-setup-poi-rejected = Auf { $space } brennt es oder liegt schon ein Einsatzsymbol: Es wird noch einmal gewürfelt.
event-started-at = Feuerwehrmann { $who } beginnt auf { $space }.
event-goes-first = Feuerwehrmann { $who } ist zuerst am Zug.
event-turn-began = Feuerwehrmann { $who } hat { $number ->
    [one] { $number } Aktionspunkt
   *[other] { $number } Aktionspunkte
}.
event-moved = Feuerwehrmann { $who } geht nach { $space }.
event-moved-into-fire = Feuerwehrmann { $who } geht ins Feuer auf { $space }.
event-carried = Feuerwehrmann { $who } trägt ein Opfer nach { $space }.
event-rescued = Das Opfer ist im Freien und gerettet; bisher { $number }.
event-door-opened = Die Tür { $edge } wird geöffnet.
event-door-closed = Die Tür { $edge } wird geschlossen.
event-smoke-removed = Feuerwehrmann { $who } entfernt den Rauch auf { $space }.
event-fire-damped = Feuerwehrmann { $who } macht das Feuer auf { $space } zu Rauch.
event-fire-removed = Feuerwehrmann { $who } löscht das Feuer auf { $space }.
event-chopped = Die Axt trifft die Wand { $edge }.
event-ended-turn = Feuerwehrmann { $who } beendet den Zug { $number ->
    [0] ohne übrige Punkte
    [one] und hat noch { $number } Punkt
   *[other] und hat noch { $number } Punkte
}.
event-points-saved = Feuerwehrmann { $who } spart { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} auf.
event-points-lost = Feuerwehrmann { $who } verliert { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}: Mehr kann niemand aufsparen.
event-found-victim = Auf { $space } liegt ein Opfer.
event-found-false-alarm = Das Einsatzsymbol auf { $space } war ein Fehlalarm.
event-rolled = Die Würfel für das Feuer zeigen { $space }.
event-smoke-stayed = Auf { $space } entsteht Rauch.
event-smoke-on-smoke = Auf { $space } trifft Rauch auf Rauch: Er wird zu Feuer.
event-smoke-beside-fire = Auf { $space } entsteht Rauch neben Feuer: Er wird zu Feuer.
event-exploded = Auf { $space } explodiert das Feuer.
event-blast-set-fire = Die Explosion setzt { $space } in Brand.
event-blast-lit-smoke = Die Explosion entzündet den Rauch auf { $space }.
event-blast-hit-wall = Die Explosion trifft die Wand { $edge }.
event-blast-took-closed-door = Die Explosion zerstört die geschlossene Tür { $edge } und geht nicht weiter.
event-blast-took-open-door = Die Explosion zerstört die geöffnete Tür { $edge }.
event-wave-began = Über { $edge } hinweg beginnt eine Druckwelle.
event-wave-set-fire = Die Druckwelle setzt { $space } in Brand.
event-wave-lit-smoke = Die Druckwelle entzündet den Rauch auf { $space }.
event-wave-hit-wall = Die Druckwelle trifft die Wand { $edge }.
event-wave-took-closed-door = Die Druckwelle zerstört die geschlossene Tür { $edge } und endet.
event-wave-took-open-door = Die Druckwelle zerstört die geöffnete Tür { $edge } und läuft weiter.
event-wave-faded = Die Druckwelle endet draußen auf { $space }.
event-no-marker = Für Rauch oder Feuer auf { $space } ist kein Gefahrensymbol mehr da.
event-wall-damaged = Die Wand { $edge } ist beschädigt.
event-wall-destroyed = Die Wand { $edge } ist zerstört.
event-wall-spared = Beim Aufbau bekommt die Wand { $edge } keinen Schadenszähler.
event-door-spared = Beim Aufbau bleibt die Tür { $edge } erhalten.
event-flashed-over = Auf { $space } wird Rauch neben Feuer zu Feuer.
event-knocked-down = Feuerwehrmann { $who } wird auf { $space } zu Boden geworfen.
event-taken-to-ambulance = Feuerwehrmann { $who } erholt sich auf dem Rettungswagenfeld { $space }.
event-victim-lost = Das Opfer auf { $space } ist verloren; bisher { $number }.
event-lost-was-victim = Das verlorene Einsatzsymbol auf { $space } war ein Opfer; bisher { $number } verloren.
event-lost-was-false-alarm = Das verlorene Einsatzsymbol auf { $space } war ein Fehlalarm.
event-outside-fire-removed = Das Feuer draußen auf { $space } geht aus.
event-setup-outside-fire-removed = Das Feuer draußen auf { $space } wird vor Spielbeginn entfernt.
event-poi-rolled = Die Würfel für ein neues Einsatzsymbol zeigen { $space }.
event-poi-rejected = Auf { $space } liegt schon ein Einsatzsymbol: Es wird noch einmal gewürfelt.
event-poi-cleared-space = Feuer oder Rauch auf { $space } macht einem Einsatzsymbol Platz.
event-poi-placed = Auf { $space } liegt ein neues verdecktes Einsatzsymbol.
event-poi-met-firefighter = Auf { $space } steht ein Feuerwehrmann: Das Einsatzsymbol wird sofort aufgedeckt.
event-poi-none-left = Im Vorrat sind keine Einsatzsymbole mehr.
event-collapsed = Der letzte Schadenszähler ist gelegt: Das Gebäude stürzt ein.
event-ruin-was-victim = Das verschüttete Einsatzsymbol auf { $space } war ein Opfer; bisher { $number } verloren.
event-ruin-was-false-alarm = Das verschüttete Einsatzsymbol auf { $space } war ein Fehlalarm.
event-ruin-took-victim = Die Trümmer begraben das Opfer auf { $space }; bisher { $number } verloren.
event-won = { $rescued } Opfer sind gerettet: Das Team hat gewonnen.
event-all-accounted-for = Es ist kein Opfer mehr zu retten: { $rescued } gerettet, { $lost } verloren.
event-too-many-lost = { $lost } Opfer sind verloren: Das Team hat verloren.

## Warum ein Zug abgelehnt wird

why-game-over = Das Spiel ist zu Ende.
why-no-such-move = Einen solchen Zug gibt es nicht.
why-no-points = Das kostet { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}; Feuerwehrmann { $who } hat { $points ->
    [0] keinen
    [one] nur einen
   *[other] { $points }
}.
why-off-the-board = In dieser Richtung gibt es kein Feld.
why-wall-between = Eine Wand ist im Weg.
why-door-shut = Die Tür ist geschlossen: Zuerst muss sie geöffnet werden.
why-victim-into-fire = Niemand trägt ein Opfer ins Feuer: Zuerst muss es gelöscht werden.
why-no-victim = Auf { $here } liegt kein Opfer.
why-no-door = Auf dieser Seite von { $here } ist keine Tür.
why-nothing-to-put-out = Auf diesem Feld ist weder Rauch noch Feuer.
why-no-fire = Auf diesem Feld ist kein Feuer.
why-no-wall = Auf dieser Seite von { $here } ist keine Wand.
why-wall-gone = Diese Wand ist schon zerstört.
why-stuck-in-fire = Feuerwehrmann { $who } käme danach nicht mehr aus dem Feuer: Ein Punkt muss bleiben, um es zu löschen oder wegzugehen.
why-stands-in-fire = Feuerwehrmann { $who } steht im Feuer: Vor dem Ende des Zugs muss er es löschen oder weggehen.
why-not-nearest = Nur die nächsten Rettungswagenfelder stehen zur Wahl: { $choices }.
why-no-such-firefighter = In diesem Spiel gibt es nur { $crew ->
    [one] einen Feuerwehrmann
   *[other] { $crew } Feuerwehrleute
}.
why-none-left = Davon ist nichts mehr zu ziehen.
why-not-on-this-die = Dieses Feld kann der Wurf nicht zeigen.
why-not-adjacent = Feuerwehrmann { $who } auf { $here } kommt da nicht heran: Es geht nur auf dem eigenen oder einem angrenzenden Feld.
why-open-already = Diese Tür ist schon geöffnet.
why-closed-already = Diese Tür ist schon geschlossen.
why-not-asked = Danach ist jetzt nicht gefragt. { $asked }
why-not-outside = Es muss ein Feld außerhalb des Gebäudes sein: Zeile 0 oder 7 oder Spalte 0 oder 9.
why-not-inside = Die Würfel zeigen nur Felder im Gebäude: Zeilen 1 bis 6, Spalten 1 bis 8.

## Was gefragt ist

ask-game-over = Das Spiel ist zu Ende.
ask-start-space = Feuerwehrmann { $who } wählt ein Startfeld außerhalb des Gebäudes.
ask-first-player = Das Team bestimmt, wer zuerst am Zug ist.
ask-action = Feuerwehrmann { $who } ist am Zug und hat { $points ->
    [0] keine Punkte mehr
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
ask-fire-roll = Beide Würfel für das Feuer werfen.
ask-ambulance-space = Feuerwehrmann { $who } wählt ein Rettungswagenfeld, um sich zu erholen.
ask-poi-roll = Beide Würfel für ein neues Einsatzsymbol werfen.
ask-poi-draw = Das Einsatzsymbol auf { $space } aufdecken: Ist es ein Opfer oder ein Fehlalarm?
ask-first-explosion = Den schwarzen Würfel für die erste Explosion werfen.
ask-explosion-roll = Beide Würfel für eine Explosion werfen.
ask-turned-roll = Den schwarzen Würfel umdrehen und den roten für eine Explosion werfen.
ask-setup-poi-roll = Beide Würfel für ein Einsatzsymbol werfen.

## Zähler und Ausgang

counter-rescued = gerettet
counter-lost = verloren
counter-damage = Schaden
counter-unseen = unentdeckt
counter-points = Punkte
counter-saved = aufgesparte Punkte
outcome-victory = Sieg: { $rescued } gerettet, { $lost } verloren.
outcome-perfect = Ein perfektes Spiel: Alle { $rescued } Opfer sind gerettet.
outcome-losses = Niederlage: { $lost } Opfer sind verloren, { $rescued } gerettet.
outcome-collapse = Niederlage: Das Gebäude ist eingestürzt; { $rescued } gerettet, { $lost } verloren.
outcome-late-collapse = Sieg: { $rescued } gerettet, { $lost } verloren; danach ist das Gebäude eingestürzt.

## Figuren und Orte

place-fire = Feuer
place-smoke = Rauch
place-hidden = verdecktes Einsatzsymbol
place-victim = Opfer
place-firefighter = Feuerwehrmann { $who }
place-wall = Wand
place-damaged-wall = beschädigte Wand
place-destroyed-wall = zerstörte Wand
place-closed-door = geschlossene Tür
place-open-door = geöffnete Tür
place-doorway = Durchgang
place-outside = draußen
place-ambulance = Parkplatz des Rettungswagens
place-engine = Parkplatz des Löschfahrzeugs

## Ausgaben und Spielpläne

edition-family = Anfängerspiel
board-title-front = Haus, Vorderseite
board-title-back = Haus, Rückseite

## Wozu ein Plan gut ist

aim-won = Damit ist das Spiel gewonnen.
aim-defeated = Das schiebt die Niederlage hinaus.
aim-rescued = Damit kommt ein Opfer in Sicherheit.
aim-lost = Dann schweben weniger Menschen in Lebensgefahr.
aim-last-lives = Noch einen Verlust können wir uns kaum leisten.
aim-damage = Das schont die Wände.
aim-last-walls = Dann steht das Gebäude deutlich sicherer.
aim-fires = Das hält das Feuer klein.
aim-smoke = Das beseitigt Rauch, der sich entzünden könnte.
aim-blasts-at-walls = Explosionen würden dann weniger Wände beschädigen.
aim-front = Dann kann sich das Feuer weniger ausbreiten.
aim-victims-way-out = Dann haben es Opfer kürzer nach draußen.
aim-hidden-way-out = Dann ist der Weg von den Einsatzsymbolen nach draußen kürzer.
aim-way-to-victims = Dann ist jemand näher bei einem Opfer.
aim-way-to-hidden = Dann ist jemand näher bei einem verdeckten Einsatzsymbol.
aim-way-to-fire = Dann ist jemand näher am Feuer.
aim-victims-in-danger = Das hält das Feuer von Opfern fern.
aim-hidden-in-danger = Das hält das Feuer von Einsatzsymbolen fern.
aim-saved = So bleiben Aktionspunkte für einen besseren Moment.
aim-victims-found = Dann ist bekannt, wo ein Opfer liegt.
aim-false-alarms-found = Dann hält uns ein Fehlalarm weniger auf.

## Viele Spiele, ausgezählt

end-flash-point-victory = Sieg
end-flash-point-perfect = Sieg, alle gerettet
end-flash-point-late-collapse = Sieg, dann Einsturz
end-flash-point-losses = Niederlage: Opfer verloren
end-flash-point-collapse = Niederlage: Einsturz
number-flash-point-rescued = gerettet
number-flash-point-lost = verloren
number-flash-point-damage = Schaden

## The game

flash-point-title = Flash Point
