## Viele Spiele: was gedruckt wird

lab-trial = { $what }; Bots: { $bots }
lab-games = { $many ->
    [one] { $games } Spiel mit dem Startwert { $seed }
   *[other] { $games } Spiele mit dem Startwert { $seed }
}
lab-won = gewonnen
lab-seat = { $what }, Platz { $seat } ({ $bot })
lab-turns = Spielzüge
lab-decisions = Entscheidungen
lab-broken-off = abgebrochen
lab-interval = 95-%-Intervall
lab-range = { $low } bis { $high }
lab-points = { $number } Punkte
lab-mean = Mittel
lab-least = min.
lab-middle = Mitte
lab-most = max.
lab-speed = Ein Spielzug dauerte im Mittel { $time }, mit Würfeln und Regeln.
lab-first = erster
lab-second = zweiter
lab-first-is = Erster: { $what }
lab-second-is = Zweiter: { $what }
lab-difference = Unterschied
lab-correlation = Korrelation
lab-split = Beide gewinnen { $both }, nur der erste { $first }, nur der zweite { $second }, keiner { $neither }
lab-mcnemar = p = { $p } (McNemar, exakt)
lab-progress = { $done } von { $games } Spielen, noch { $seconds } s
lab-incomplete = Unterbrochen: { $done } von { $games } Spielen sind gespielt.
lab-nothing = Unterbrochen, bevor ein Spiel zu Ende war.

## Viele Spiele: was nicht stimmt

lab-bad-games = { $games } Spiele: erwartet wird eine Zahl von 1 bis 4294967295
lab-bad-jobs = { $jobs } gleichzeitig: erwartet wird eine Zahl von 1 bis 1024
lab-bad-seed = „{ $seed }“ ist kein Startwert für viele Spiele: erwartet wird eine ganze Zahl von 0 bis 2^96 - 1, etwa 17 oder 0xff
lab-no-bot = den Bot „{ $bot }“ gibt es nicht (es gibt: { $known }; oder nenne eine .py-Datei)
lab-nearly-bot = den Bot „{ $bot }“ gibt es nicht: Ist „{ $near }“ gemeint? (es gibt: { $known })
lab-no-file = die Datei „{ $file }“ mit einem Bot gibt es nicht
lab-seats = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} für { $crew ->
    [one] einen Platz
   *[other] { $crew } Plätze
}: Nenne einen für jeden Platz oder einen für alle
lab-two-games = { $first } und { $second } sind zwei Spiele: Vergleichen lassen sich Aufbauten desselben Spiels
lab-trouble = der Bot { $bot } auf Platz { $seat } hat im Spiel mit dem Startwert { $seed } versagt: { $reason }
lab-ended = ein Prozess, in dem Bots spielen, hat sich selbst beendet; es spielen: { $bots }
lab-one-form = --json und --csv schließen einander aus: Wähle eines
lab-change = „{ $text }“ sagt nichts über einen Aufbau: erwartet wird edition, level, house-rules, board, crew, bots oder option, etwa „bots=random,random“ oder „option=end-on-fire=knocked-down“
lab-change-crew = crew={ $crew }: erwartet wird eine Zahl
lab-plot-folder = den Ordner „{ $folder }“ für das Bild gibt es nicht
lab-plot-kept = „{ $file }“ ist kein SVG-Bild und bleibt, wie es ist: Wähle einen anderen Namen
lab-plot-refused = das Bild lässt sich nicht in „{ $file }“ schreiben: { $reason }
