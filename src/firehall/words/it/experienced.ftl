## Gli eventi della versione avanzata e dell'edizione del 2010

event-setup-hazmat = Una sostanza pericolosa va su { $space }.
event-setup-hazmat-rejected = Su { $space } non può stare una sostanza pericolosa: si rilanciano i dadi.
event-setup-hot-spot = Un punto caldo va su { $space }.
event-setup-hot-spot-rejected = { $space } ha già un punto caldo: si rilanciano i dadi.
event-became = Il pompiere { $who } è { $role ->
    [paramedic] il Paramedico
    [captain] il Capitano
    [imaging-technician] il Tecnico Strumentazione
    [cafs-firefighter] il Pompiere CAFS
    [hazmat-technician] il Tecnico Sostanze Pericolose
    [generalist] il Pompiere Esperto
    [rescue-specialist] lo Specialista nei Recuperi
   *[driver] l'Autista / Operatore Idrante
}.
event-engine-parked = L'autopompa parcheggia su { $space }.
event-ambulance-parked = L'ambulanza parcheggia su { $space }.
event-carried-hazmat = Il pompiere { $who } trasporta una sostanza pericolosa su { $space }.
event-followed = Una vittima curata viene anche lei su { $space }.
event-hazmat-carried-out = La sostanza pericolosa è fuori dall'edificio e bonificata; finora { $number }.
event-treated = Il pompiere { $who } cura una vittima su { $space }: ora può camminare.
event-hazmat-disposed = Il pompiere { $who } bonifica la sostanza pericolosa su { $space }.
event-identified = Il pompiere { $who } identifica da lontano il PDI su { $space }.
event-commanded = Il pompiere { $who } comanda il pompiere { $number }.
event-command-refused = Il pompiere { $who } preferisce di no.
event-changed-crew = Presso l'autopompa un altro specialista dà il cambio al pompiere { $who }.
event-engine-driven = Il pompiere { $who } guida l'autopompa su { $space }.
event-ambulance-driven = Il pompiere { $who } guida l'ambulanza su { $space }.
event-rode-along = Il pompiere { $who } sale a bordo e scende su { $space }.
event-stayed-behind = Il pompiere { $who } resta dov'è.
event-gun-fired = Il pompiere { $who } usa l'idrante dell'autopompa.
event-gun-rolled = I dadi dell'idrante indicano { $space }.
event-dice-kept = Il pompiere { $who } tiene i dadi così.
event-gun-hit = L'acqua colpisce { $space }.
event-washed-out = L'acqua spegne { $space }.
event-found-hazmat = Il PDI su { $space } era una sostanza pericolosa.
event-hazmat-burst = La sostanza pericolosa su { $space } esplode nel fuoco.
event-flared-up = C'è una combustione sul punto caldo { $space }: il fuoco avanza ancora.
event-hot-spot-placed = Un punto caldo arriva su { $space }; { $number ->
    [0] la scorta è vuota
    [one] nella scorta ne resta { $number }
   *[other] nella scorta ne restano { $number }
}.
event-poi-moved-on = Su { $space } non può stare un PDI: prosegue lungo le frecce.
event-poi-no-space = Nessuno spazio è libero per un nuovo PDI.
event-wave-vented = L'onda d'urto lascia l'edificio a { $space } e si disperde.
event-lay-down = Il pompiere { $who } si butta a terra su { $space } e soffoca il fuoco rotolando.
event-stood-up = Il pompiere { $who } si rialza e ha perso il turno.
event-victim-died = La vittima su { $space } muore; finora { $number }.
event-struck-was-victim = Il PDI su { $space } era una vittima, che muore; finora { $number }.
event-struck-was-false-alarm = Il PDI su { $space } era un falso allarme.
event-starved = Al fuoco intorno a { $space } manca l'ossigeno.
event-burnt-out = { $space } si spegne.

## Perché una mossa è rifiutata

why-no-hazmat = Su { $here } non c'è alcuna sostanza pericolosa.
why-no-treated = Su { $here } non c'è alcuna vittima curata che possa seguire.
why-too-many-followers = Un pompiere non può condurre tante vittime curate.
why-other-in-fire = Qualcuno che hai comandato è nel fuoco: portalo fuori prima di chiudere il turno.
why-not-this-specialist = Il pompiere { $who } non è lo specialista che può farlo.
why-no-one-to-treat = Su { $here } nessuna vittima ha bisogno di cure.
why-no-heal-marker = Tutti i gettoni soccorso sono in uso.
why-nothing-hidden = In quello spazio non c'è alcun PDI coperto.
why-commands-self = Il Capitano comanda gli altri: gioca tu stesso la mossa.
why-cant-be-commanded = Quel pompiere ora non può muoversi: non è ancora sul tabellone, oppure è a terra.
why-no-doors-on-command = In questa edizione il Capitano fa muovere gli altri, ma non aprire o chiudere porte.
why-cafs-limit = Per comandare il Pompiere CAFS si spende al massimo un punto per turno.
why-specialist-taken = Quello specialista non è disponibile: qualcuno ha la carta, oppure non è in questa partita.
why-not-first-action = Il cambio di squadra è la prima azione del turno, oppure non si fa.
why-not-at-engine = Per questo bisogna stare su uno spazio dell'autopompa.
why-not-at-ambulance = Deve essere uno spazio dell'ambulanza, dove si trova ora.
why-nowhere-to-drive = Questo veicolo non ha altri parcheggi su questo tabellone.
why-not-its-parking = Quello non è un parcheggio di questo veicolo.
why-must-ride = Chi guida va con il veicolo: scegli uno spazio dove scendere.
why-no-ride-with-load = A questo tavolo nessuno porta vittime a bordo.
why-firefighter-in-quadrant = Nel quadrante c'è un pompiere: l'idrante resta fermo.
why-rolled-again-already = Quel dado è già stato rilanciato: vale come sta.
why-no-hazmat-on-fire = In quello spazio non brucia alcuna sostanza pericolosa.
why-not-in-this-edition = In questa edizione non esiste niente di simile.

## Che cosa si chiede

ask-hazmat-roll = Lanciate entrambi i dadi per una sostanza pericolosa.
ask-hot-spot-roll = Lanciate entrambi i dadi per un punto caldo.
ask-gun-roll = Lanciate entrambi i dadi per l'idrante.
ask-gun-red-roll = Rilanciate il dado rosso dell'idrante.
ask-gun-black-roll = Rilanciate il dado nero dell'idrante.
ask-starved-roll = Al fuoco manca l'ossigeno: lanciate entrambi i dadi per dove si spegne.
ask-specialist = Il pompiere { $who } sceglie uno specialista.
ask-specialist-draw = Pescate uno specialista per il pompiere { $who }.
ask-park-engine = La squadra parcheggia l'autopompa.
ask-park-ambulance = La squadra parcheggia l'ambulanza.
ask-ride = Il pompiere { $who } può salire a bordo: dove scende?
ask-gun-dice = Il pompiere { $who } può rilanciare i dadi dell'idrante.
ask-hazmat = Bruciano più sostanze pericolose: il pompiere { $who } sceglie quale esplode per prima.
ask-consent = Il pompiere { $who } riceve un comando: d'accordo?

## Pezzi, contatori, edizioni

place-hazmat = sostanza pericolosa
place-hot-spot = punto caldo
place-heal = gettone soccorso
place-downed = a terra
counter-hazmats = sostanze pericolose in casa
plain-where-treated = Una vittima curata è su { $space } e può camminare.
plain-where-hazmat = Una sostanza pericolosa è su { $space }.
plain-where-hot-spot = Punti caldi: { $spaces }.
plain-where-engine = Autopompa: { $spaces }.
plain-where-ambulance = Ambulanza: { $spaces }.
plain-where-not-yet = Il pompiere { $who } non è ancora sul tabellone.
plain-where-role = Il pompiere { $who }: { $role }.
plain-where-downed = Il pompiere { $who } è a terra e perderà un turno.
plain-near-hazmat = Sostanza pericolosa su { $space }, { $steps ->
    [0] proprio qui
    [one] a { $steps } spazio
   *[other] a { $steps } spazi
}.
plain-near-hot-spot = Punto caldo su { $space }, { $steps ->
    [0] proprio qui
    [one] a { $steps } spazio
   *[other] a { $steps } spazi
}.
plain-warn-lost-extra = { $lost ->
    [one] Andrebbe perso { $lost } punto speciale
   *[other] Andrebbero persi { $lost } punti speciali
}: nessuno può conservarli.
plain-warn-hazmat = Qui il fuoco raggiungerà sostanze pericolose, che esploderanno: { $spaces }.
place-engine-here = autopompa
place-ambulance-here = ambulanza
role-paramedic = Paramedico
role-captain = Capitano
role-imaging-technician = Tecnico Strumentazione
role-cafs-firefighter = Pompiere CAFS
role-hazmat-technician = Tecnico Sostanze Pericolose
role-generalist = Pompiere Esperto
role-rescue-specialist = Specialista nei Recuperi
role-driver = Autista / Operatore Idrante
counter-hot-spots = punti caldi di scorta
counter-extra = punti speciali
edition-experienced = versione avanzata
edition-2010-basic = gioco base del 2010
edition-2010-advanced = gioco avanzato del 2010
level-recruit = Recluta
level-veteran = Veterano
level-heroic = Eroico
level-one-alarm = un allarme
level-two-alarm = due allarmi
level-three-alarm = tre allarmi
board-title-prototype = Casa del 2010, pianta nostra

## A che cosa serve un piano

aim-victims-outside = Così una vittima è fuori dalla casa.
aim-way-to-ambulance = Così le vittime all'esterno hanno meno strada fino all'ambulanza.
aim-victims-treated = Così una vittima può camminare.
aim-hazmats = Così una sostanza pericolosa in meno può esplodere.
aim-hazmats-in-danger = Questo tiene il fuoco lontano dalle sostanze pericolose.
aim-hot-spots = Così il fuoco ha meno punti caldi da cui riprendere.
aim-lying-down = Così nessuno perde il turno a terra.
aim-good-team = Così la squadra è ben assortita.
