## Chi gioca

flash-point-seats-person = Pompiere { $who }: { $name }.
flash-point-seats-bot = Pompiere { $who }: { $name }, giocato dal computer.
seats-somebody = chi scrive
flash-point-seats-count = { $seats ->
    [one] Un posto
   *[other] { $seats } posti
} per { $crew ->
    [one] un pompiere
   *[other] { $crew } pompieri
}: indica chi gioca ciascuno; lo stesso nome può valere per più pompieri.
seats-no-file = non esiste un file { $file } con un bot: indica con --seats chi gioca
seats-name = { $name } non può essere un nome: i nomi hanno al massimo 30 caratteri, senza punto e virgola, due punti, cancelletto o parentesi graffe
seats-nearly-bot = «{ $name }» non è un bot, ma ne ricorda troppo il nome: volevi dire «{ $bot }»?
seats-name-again = questo resoconto è stato giocato da { $seats }; un resoconto non avvia programmi: indica con --seats chi gioca

## Le mosse degli altri, come vengono raccontate

flash-point-told-named = { $name }, pompiere { $who }: { $move }
flash-point-told-player = Pompiere { $who }: { $move }
told-team = La squadra: { $move }
flash-point-told-chance = I dadi: { $move }
told-always = La tua risposta fissa: { $move }

## Bot in difficoltà

flash-point-trouble-failed = Il bot { $bot } del pompiere { $who } ha fallito: { $reason }.
trouble-replaced = { $bot } prende il suo posto e la partita continua.
trouble-left = Continui a giocare tu al suo posto.
trouble-raised = si è fermato con { $error }
trouble-slow = nessuna risposta entro { $seconds } secondi
trouble-ended = il suo processo è terminato
trouble-no-move = la sua risposta { $answer } non è una mossa
trouble-illegal = voleva giocare { $move }. { $reason }
trouble-no-start = il bot in { $file } non si avvia: { $reason }
explain-nobody = Da quando hai cominciato, o dall'ultima mossa ritirata, nessun bot ha giocato.
explain-silent = { $bot } ha giocato { $move } e non sa dire perché.

## Risposte fisse e avvisi

always-what = a «{ $text }» non si può rispondere una volta per tutte; si può per: { $choices }
always-now = D'ora in poi si risponde così per te: { $answers }. «ask» lo annulla.
always-none = Non c'è alcuna risposta fissa. Puoi darne una per: { $choices }.
always-gone = Ti verrà chiesto di nuovo: { $answers }.
always-none-such = Questa risposta fissa non esiste.
warn-on = Verrai avvisato prima che un turno finisca con punti persi o con fumo accanto al fuoco.
warn-off = Non verrai avvisato prima della fine di un turno.
warn-what = Non conosco «warn { $text }». Scrivi «warn off» o «warn on».

## Per continuare

resume-none = in { $file } non c'è alcuna partita salvata
resume-damaged = la partita in { $file } è troncata o modificata; il file resta com'è
resume-previous = si può provare con la partita precedente: firehall play { $file }
resume-or-file = --resume continua l'ultima partita salvata: togli { $file } oppure --resume
flash-point-resume-crew = in questa partita { $crew ->
    [one] c'è un pompiere
   *[other] ci sono { $crew } pompieri
}: togli --crew
plain-damaged-record = quel file contiene una partita danneggiata e resta com'è

## Accanto al gioco vero

plain-no-die = Nessun dado può mostrare { $text }: il rosso va da 1 a 6, il nero da 1 a 8.
flash-point-do-layout = Prepara il tabellone con le porte chiuse, poi:
flash-point-do-head = Sul tuo tabellone:
do-take-fire = Togli il fuoco da: { $where }.
do-take-smoke = Togli il fumo da: { $where }.
do-take-hidden = Togli i PDI da: { $where }.
do-take-victim = Togli le vittime da: { $where }.
do-take-person = Togli il pompiere { $who } da { $where }.
do-turn-fire = Gira il fumo sul lato fuoco su: { $where }.
do-turn-smoke = Gira il fuoco sul lato fumo su: { $where }.
do-turn-hidden = Gira il gettone di nuovo sul lato coperto del PDI su: { $where }.
do-turn-victim = Gira il PDI sul lato vittima su: { $where }.
do-put-fire = Metti fuoco su: { $where }.
do-put-smoke = Metti fumo su: { $where }.
do-put-hidden = Metti un PDI coperto su: { $where }.
do-put-victim = Metti una vittima su: { $where }.
do-put-person = Metti il pompiere { $who } su { $where }.
do-move-person = Muovi il pompiere { $who } da { $start } a { $where }.
do-move-victim = Muovi una vittima da { $start } a { $where }.
do-take-hot-spot = Togli i punti caldi da: { $where }.
do-take-hazmat = Togli le sostanze pericolose da: { $where }.
do-take-heal = Togli i gettoni soccorso da: { $where }.
do-take-engine = Togli l'autopompa da { $where }.
do-take-ambulance = Togli l'ambulanza da { $where }.
do-take-downed = Togli il pompiere { $who }, che è a terra, da { $where }.
do-turn-hazmat = Gira il PDI sul lato sostanza pericolosa su: { $where }.
do-turn-downed = Stendi il pompiere { $who } a terra su { $where }.
do-turn-person = Rialza il pompiere { $who } su { $where }.
do-put-hot-spot = Metti un punto caldo su: { $where }.
do-put-hazmat = Metti una sostanza pericolosa su: { $where }.
do-put-heal = Metti un gettone soccorso sotto la vittima su: { $where }.
do-put-engine = Parcheggia l'autopompa su { $where }.
do-put-ambulance = Parcheggia l'ambulanza su { $where }.
do-put-downed = Stendi il pompiere { $who } a terra su { $where }.
do-move-hazmat = Muovi una sostanza pericolosa da { $start } a { $where }.
do-move-heal = Muovi un gettone soccorso da { $start } a { $where }.
do-move-engine = Guida l'autopompa da { $start } a { $where }.
do-move-ambulance = Guida l'ambulanza da { $start } a { $where }.
do-move-downed = Muovi il pompiere { $who }, che è a terra, da { $start } a { $where }.
do-line-wall = Nessun cubetto danno sui segmenti di muro: { $where }.
do-line-damaged-wall = Un cubetto danno sui segmenti di muro: { $where }.
do-line-destroyed-wall = Due cubetti danno sui segmenti di muro: { $where }.
do-line-closed-door = Chiudi le porte: { $where }.
do-line-open-door = Apri le porte: { $where }.
do-line-doorway = Togli le porte da: { $where }.
do-line-nothing = Non c'è più niente tra: { $where }.

## Che cosa si può dire al posto di un comando, separato da punti e virgola

say-help = aiuto; aiutami; che cosa posso dire; cosa posso dire
say-moves = che cosa posso fare; cosa posso fare; e adesso; mosse; le mie mosse
say-look = mostra; mostrami; disegna; casa; tabellone; mappa
say-where = dove; dove sono; dove siamo; dov'è; stato; a che punto siamo
say-near = che cosa brucia; cosa brucia; che cosa brucia vicino a me; cosa brucia vicino a me; che cosa fuma; vicino; vicino a me
say-why = perché; perché no; come mai
say-rule = regola; regole; quale regola; che cosa dice la regola
say-log = che cosa è successo; cosa è successo; cronaca
say-undo = annulla; indietro; ritira
say-always = sempre; rispondi sempre
say-ask = chiedi; chiedimi; chiedi di nuovo
say-warn = avvisi; avvisa; avvisami
say-explain = spiega; spiegami; perché l'hai fatto
say-save = salva; salva in
say-quit = esci; smetti; ciao; basta
say-draw-victim = vittima; una vittima; v
say-draw-false-alarm = falso allarme; un falso allarme; falso; nessuno; vuoto
specialists-none = In questa partita non ci sono specialisti: togli --specialists
specialists-many = { $cards } specialisti per { $crew } pompieri: nominane al massimo uno ciascuno
specialists-twice = { $card } è nominato due volte: di ogni specialista c'è una sola carta
resume-rules = Questa partita continua con le sue regole: togli --edition, --level, --house-rules e --specialists

## Lo stesso per i giochi senza pompieri

seats-person = Giocatore { $who }: { $name }.
seats-bot = Giocatore { $who }: { $name }, giocato dal computer.
seats-count = { $seats ->
    [one] Un posto
   *[other] { $seats } posti
} per { $crew ->
    [one] un giocatore
   *[other] { $crew } giocatori
}: indica chi gioca ciascuno; lo stesso nome può valere per più giocatori.
told-named = { $name }, giocatore { $who }: { $move }
told-player = Giocatore { $who }: { $move }
told-chance = Il caso: { $move }
trouble-failed = Il bot { $bot } del giocatore { $who } ha fallito: { $reason }.
resume-crew = in questa partita { $crew ->
    [one] c'è un giocatore
   *[other] ci sono { $crew } giocatori
}: togli --crew
do-layout = Disponi sul tavolo:
do-head = Sul tuo tavolo:
