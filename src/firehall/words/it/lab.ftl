## Molte partite: ciò che si stampa

lab-trial = { $what }; bot: { $bots }
lab-games = { $many ->
    [one] { $games } partita con il seme { $seed }
   *[other] { $games } partite con il seme { $seed }
}
lab-won = vinte
lab-seat = { $what }, posto { $seat } ({ $bot })
lab-turns = turni
lab-decisions = decisioni
lab-broken-off = interrotte
lab-interval = intervallo 95%
lab-range = da { $low } a { $high }
lab-points = { $number } punti
lab-mean = media
lab-least = min
lab-middle = metà
lab-most = max
lab-speed = Un turno è durato in media { $time }, dadi e regole compresi.
lab-first = prima
lab-second = seconda
lab-first-is = Prima: { $what }
lab-second-is = Seconda: { $what }
lab-difference = differenza
lab-correlation = correlazione
lab-split = Vinte da entrambe { $both }, solo dalla prima { $first }, solo dalla seconda { $second }, da nessuna { $neither }
lab-mcnemar = p = { $p } (McNemar, esatto)
lab-progress = { $done } di { $games } partite, ancora { $seconds } s
lab-incomplete = Interrotto: sono state giocate { $done } di { $games } partite.
lab-nothing = Interrotto prima che una partita fosse finita.

## Molte partite: ciò che non va

lab-bad-games = { $games } partite: serve un numero da 1 a 4294967295
lab-bad-jobs = { $jobs } alla volta: serve un numero da 1 a 1024
lab-bad-seed = «{ $seed }» non è un seme per molte partite: serve un numero intero da 0 a 2^96 - 1, per esempio 17 o 0xff
lab-no-bot = non esiste un bot «{ $bot }» (ci sono: { $known }; oppure indica un file .py)
lab-nearly-bot = non esiste un bot «{ $bot }»: volevi dire «{ $near }»? (ci sono: { $known })
lab-no-file = non esiste un file «{ $file }» con un bot
lab-seats = { $bots ->
    [one] un bot
   *[other] { $bots } bot
} per { $crew ->
    [one] un posto
   *[other] { $crew } posti
}: indicane uno per ogni posto, oppure uno per tutti
lab-two-games = { $first } e { $second } sono due giochi: si confrontano preparazioni dello stesso gioco
lab-trouble = il bot { $bot } al posto { $seat } ha fallito nella partita con il seme { $seed }: { $reason }
lab-ended = un processo in cui giocano i bot è terminato da solo; giocano: { $bots }
lab-one-form = --json e --csv si escludono: scegline uno
lab-change = «{ $text }» non dice nulla di una preparazione: serve edition, level, house-rules, board, crew, bots oppure option, per esempio «bots=random,random» o «option=end-on-fire=knocked-down»
lab-change-crew = crew={ $crew }: serve un numero
lab-plot-folder = non esiste la cartella «{ $folder }» per l'immagine
lab-plot-kept = «{ $file }» non è un'immagine SVG e resta com'è: scegli un altro nome
lab-plot-refused = l'immagine non si può scrivere in «{ $file }»: { $reason }
