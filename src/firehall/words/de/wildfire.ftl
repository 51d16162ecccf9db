## Wildfire!

wildfire-title = Wildfire!
wildfire-edition-standard = um Punkte
wildfire-edition-cooperative = gemeinsam

## Farben

colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb

## Ereignisse

wildfire-event-player-drawn = Spieler { $who } beginnt.
wildfire-event-start-uncovered = Für den Anfang wird eine { $number } aufgedeckt.
wildfire-event-start-laid = Die { $number } wird auf { $hex } gelegt.
wildfire-event-turn-began = Spieler { $who } ist am Zug; verdeckt { $number ->
    [0] liegt kein Waldstück
    [one] liegt noch { $number } Waldstück
   *[other] liegen noch { $number } Waldstücke
}.
wildfire-event-uncovered = Spieler { $who } deckt eine { $number } auf.
wildfire-event-looked-secretly = Spieler { $who } sieht sich ein Waldstück geheim an.
wildfire-event-laid-hottest = Die { $number } kommt auf { $hex }, die heißeste Stelle.
wildfire-event-laid-chosen = Die { $number } wird auf { $hex } gelegt, eine der heißesten Stellen.
wildfire-event-firebreak-laid = Auf { $hex } wird eine Feuerschneise geschlagen: Das Waldstück liegt dort verdeckt.
wildfire-event-last-tile-laid = Das war das letzte Waldstück; jetzt werden nur noch Männer abgesetzt, oder es wird gepasst.
wildfire-event-first-men-placed = Das sind die ersten Männer; offen { $number ->
    [one] liegt { $number } Waldstück
   *[other] liegen { $number } Waldstücke
}.
wildfire-event-men-placed = { $colour } setzt { $number ->
    [one] { $number } Mann
   *[other] { $number } Männer
} auf { $hex } ab.
wildfire-event-helpers-placed = { $number ->
    [one] { $number } Hilfskraft
   *[other] { $number } Hilfskräfte
} ({ $colour }) auf { $hex } abgesetzt.
wildfire-event-passed = Spieler { $who } passt.
wildfire-event-could-not-place = Spieler { $who } kann niemanden absetzen und passt.
wildfire-event-all-passed = Alle haben nacheinander gepasst: Das Spiel ist zu Ende.
wildfire-event-helpers-removed = Vor der Wertung { $number ->
    [one] verlässt { $number } Hilfskraft
   *[other] verlassen { $number } Hilfskräfte
} den Wald.
wildfire-event-area-scored = { $colour }: Eine Waldfläche aus { $number ->
    [one] { $number } Waldstück
   *[other] { $number } Waldstücken
} bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
wildfire-event-area-enclosed = { $colour }: Eine Waldfläche aus { $number ->
    [one] { $number } Waldstück
   *[other] { $number } Waldstücken
} bringt nichts, denn keine freie Kante zählt.
wildfire-event-points-scored = Spieler { $who } hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}.
wildfire-event-won-by-points = Spieler { $who } gewinnt mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
}.
wildfire-event-won-by-area = Von denen mit { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkten
} hat Spieler { $who } die wertvollste Waldfläche und gewinnt.
wildfire-event-shared-victory = Punkte und Waldflächen sind gleich: Die Spieler { $players } gewinnen gemeinsam.
wildfire-event-goal-reached = Das Ziel ist erreicht; als die ersten Männer abgesetzt wurden, { $number ->
    [one] lag { $number } Waldstück
   *[other] lagen { $number } Waldstücke
} offen.
wildfire-event-men-left-over = { $number ->
    [one] { $number } Mann wurde
   *[other] { $number } Männer wurden
} nicht abgesetzt.
wildfire-event-areas-split = { $colour } steht auf mehr als einer Waldfläche.
wildfire-event-area-without-edge = { $colour } hat keine { $number } mit freier Kante.

## Ablehnungen

wildfire-why-not-a-place = { $hex } ist keine Stelle für ein Waldstück: Angelegt wird neben anderen. Die heißesten Stellen: { $choices }.
wildfire-why-not-hottest = { $hex } ist keine der heißesten Stellen: { $choices }.
wildfire-why-no-firebreak = In diesem Zug wurde keine Feuerschneise angekündigt.
wildfire-why-firebreak-declared = Du wolltest eine Feuerschneise: Leg das Waldstück verdeckt an, etwa mit „firebreak { $hex }“.
wildfire-why-not-free = Die ersten Waldstücke bilden einen Rhombus, und { $hex } ist keine seiner freien Stellen.
wildfire-why-no-tile = Auf { $hex } liegt kein Waldstück.
wildfire-why-too-many = In einem Zug werden ein bis drei Männer abgesetzt, nicht { $number }.
wildfire-why-not-your-colour = { $colour } ist keine Farbe von Spieler { $who }.
wildfire-why-not-enough-men = { $colour }: Spieler { $who } hat davon { $left ->
    [0] niemanden mehr
    [one] nur noch { $left } Mann
   *[other] nur noch { $left } Männer
}.
wildfire-why-on-firebreak = Auf { $hex } liegt eine Feuerschneise: Dort kann niemand stehen.
wildfire-why-no-space = { $hex } hat { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}, und dort { $standing ->
    [0] steht niemand
    [one] steht { $standing } Mann
   *[other] stehen { $standing } Männer
}.
wildfire-why-no-free-edge = { $hex } hat { $edges ->
    [0] keine freie Kante
    [one] { $edges } freie Kante
   *[other] { $edges } freie Kanten
}, und dort { $standing ->
    [0] steht niemand
    [one] steht { $standing } Mann
   *[other] stehen { $standing } Männer
}: nie mehr Männer als freie Kanten.
wildfire-why-no-such-player = { $crew ->
    [one] Es spielt nur einer.
   *[other] Es spielen nur { $crew }.
}
wildfire-why-none-left = Alle Waldstücke mit dieser Zahl sind schon gesehen worden.

## Fragen

wildfire-ask-game-over = Das Spiel ist zu Ende.
wildfire-ask-first-player = Lost aus, wer beginnt.
wildfire-ask-tile = Zieh ein Waldstück.
wildfire-ask-secret-tile = Spieler { $who } zieht geheim ein Waldstück.
wildfire-ask-arrange = Spieler { $who } legt die ersten Waldstücke aus: Wohin kommt die { $number }?
wildfire-ask-cut = Spieler { $who }: ein Waldstück aufdecken oder eine Feuerschneise schlagen?
wildfire-ask-lay = Spieler { $who } legt die { $number } auf eine der heißesten Stellen: { $places }.
wildfire-ask-lay-firebreak = Spieler { $who } schlägt die Feuerschneise auf einer der heißesten Stellen: { $places }.
wildfire-ask-lay-either = Spieler { $who } hat eine { $number } gezogen und legt sie an oder schlägt eine Feuerschneise: { $places }.
wildfire-ask-men = Spieler { $who } darf bis zu drei Männer auf einem Waldstück absetzen oder passen.
wildfire-ask-more-men = Alle Waldstücke liegen. Spieler { $who } darf bis zu drei Männer auf einem Waldstück absetzen oder passen.

## Zähler, Ausgang, was zu sehen ist

wildfire-counter-pile = verdeckte Waldstücke
wildfire-counter-red = rot
wildfire-counter-green = grün
wildfire-counter-blue = blau
wildfire-counter-yellow = gelb
wildfire-counter-points = Spieler { $who } Punkte
wildfire-counter-own-points = Punkte
wildfire-outcome-won = Spieler { $players } gewinnt. Punkte: { $points }.
wildfire-outcome-shared = Die Spieler { $players } gewinnen gemeinsam. Punkte: { $points }.
wildfire-outcome-reached = Gewonnen: Das Ziel ist erreicht, mit { $number } offenen Waldstücken vor den ersten Männern.
wildfire-outcome-missed = Verloren: Das Ziel ist nicht erreicht.
wildfire-spot-tile = { $number } auf { $hex }, Platz für { $room ->
    [0] niemanden
   *[other] { $room }
}
wildfire-spot-firebreak = Feuerschneise
wildfire-spot-place = Stelle
wildfire-spot-hot = heißeste Stelle
wildfire-piece-tile = eine { $number }
wildfire-piece-firebreak = Feuerschneise
wildfire-piece-red = roter Mann
wildfire-piece-green = grüner Mann
wildfire-piece-blue = blauer Mann
wildfire-piece-yellow = gelber Mann
wildfire-where-men = { $hex }, eine { $number }: { $men }.
wildfire-where-nobody = Noch steht niemand im Wald.
wildfire-near-room = { $hex }, eine { $number }: Platz für { $room }.
wildfire-near-full = Auf keinem Waldstück ist Platz.

## Am Tisch

wildfire-plain-help =
    Züge sind Texte: lay q1r-2; place 2 red q0r1; pass; uncover; cut; firebreak q1r-2.
    lay legt an; place setzt Männer ab (red rot, green grün, blue blau, yellow gelb); pass passt;
    uncover deckt auf; cut kündigt eine Feuerschneise an, firebreak legt sie.
    Eine Stelle ist Spalte und Zeile: q1r-2 ist in Zeile -2. In der Zeichnung nennt jede Zeile die Spalte ihrer ersten Stelle.
    Ein Waldstück zeigt Zahl und Männer: 6rg ist eine 6 mit je einem Mann von Rot und Grün; 0 ist eine Feuerschneise,
    und * eine der heißesten Stellen.
wildfire-plain-prompt-chance = Waldstücke>
wildfire-do-put-tile = Leg eine { $who } auf: { $where }.
wildfire-do-take-tile = Nimm die { $who } weg von: { $where }.
wildfire-do-put-firebreak = Leg das Waldstück verdeckt auf: { $where }.
wildfire-do-take-firebreak = Nimm die Feuerschneise weg von: { $where }.
wildfire-do-put-red = Stell einen roten Mann auf: { $where }.
wildfire-do-take-red = Nimm einen roten Mann weg von: { $where }.
wildfire-do-put-green = Stell einen grünen Mann auf: { $where }.
wildfire-do-take-green = Nimm einen grünen Mann weg von: { $where }.
wildfire-do-put-blue = Stell einen blauen Mann auf: { $where }.
wildfire-do-take-blue = Nimm einen blauen Mann weg von: { $where }.
wildfire-do-put-yellow = Stell einen gelben Mann auf: { $where }.
wildfire-do-take-yellow = Nimm einen gelben Mann weg von: { $where }.

## Viele Spiele, gezählt

end-wildfire-scored = nach Punkten gewertet
end-wildfire-reached = Ziel erreicht
end-wildfire-missed = Ziel verfehlt
number-wildfire-points = Punkte
number-wildfire-best-area = wertvollste Waldfläche
number-wildfire-difficulty = offene Waldstücke bei den ersten Männern
