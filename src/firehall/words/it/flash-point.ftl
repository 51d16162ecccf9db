## Gli eventi di Flash Point

event-setup-fire = Si piazza il fuoco su { $space }.
event-setup-poi = Si piazza un PDI coperto su { $space }.
event-setup-rolled = I dadi indicano { $space }: lì si piazza il fuoco, che esplode.
event-setup-rejected = { $space } brucia già: si rilanciano i dadi.
event-setup-poi-rolled = I dadi indicano { $space }: lì si piazza un PDI coperto.
event-setup-poi-rejected = { $space } brucia o ha già un PDI: si rilanciano i dadi.
event-started-at = Il pompiere { $who } comincia su { $space }.
event-goes-first = Il pompiere { $who } gioca per primo.
event-turn-began = Il pompiere { $who } ha { $number ->
    [one] { $number } punto azione
   *[other] { $number } punti azione
}.
event-moved = Il pompiere { $who } si muove su { $space }.
event-moved-into-fire = Il pompiere { $who } entra nel fuoco su { $space }.
event-carried = Il pompiere { $who } trasporta una vittima su { $space }.
event-rescued = La vittima è fuori dall'edificio ed è salva; finora { $number }.
event-door-opened = La porta { $edge } viene aperta.
event-door-closed = La porta { $edge } viene chiusa.
event-smoke-removed = Il pompiere { $who } rimuove il fumo su { $space }.
event-fire-damped = Il pompiere { $who } trasforma in fumo il fuoco su { $space }.
event-fire-removed = Il pompiere { $who } estingue il fuoco su { $space }.
event-chopped = L'ascia colpisce il muro { $edge }.
event-ended-turn = Il pompiere { $who } chiude il turno { $number ->
    [0] senza punti rimasti
    [one] con { $number } punto rimasto
   *[other] con { $number } punti rimasti
}.
event-points-saved = Il pompiere { $who } conserva { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
event-points-lost = Il pompiere { $who } perde { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}: nessuno può conservarne di più.
event-found-victim = C'è una vittima su { $space }.
event-found-false-alarm = Il PDI su { $space } era un falso allarme.
event-rolled = I dadi del fuoco indicano { $space }.
event-smoke-stayed = Compare il fumo su { $space }.
event-smoke-on-smoke = Su { $space } il fumo incontra altro fumo: diventa fuoco.
event-smoke-beside-fire = Su { $space } compare il fumo accanto al fuoco: diventa fuoco.
event-exploded = Il fuoco esplode su { $space }.
event-blast-set-fire = L'esplosione incendia { $space }.
event-blast-lit-smoke = L'esplosione accende il fumo su { $space }.
event-blast-hit-wall = L'esplosione colpisce il muro { $edge }.
event-blast-took-closed-door = L'esplosione distrugge la porta chiusa { $edge } e si ferma lì.
event-blast-took-open-door = L'esplosione distrugge la porta aperta { $edge }.
event-wave-began = Oltre { $edge } comincia un'onda d'urto.
event-wave-set-fire = L'onda d'urto incendia { $space }.
event-wave-lit-smoke = L'onda d'urto accende il fumo su { $space }.
event-wave-hit-wall = L'onda d'urto colpisce il muro { $edge }.
event-wave-took-closed-door = L'onda d'urto distrugge la porta chiusa { $edge } e finisce.
event-wave-took-open-door = L'onda d'urto distrugge la porta aperta { $edge } e prosegue.
event-wave-faded = L'onda d'urto finisce all'esterno, su { $space }.
event-no-marker = Non ci sono più gettoni minaccia per il fumo o il fuoco su { $space }.
event-wall-damaged = Il muro { $edge } è danneggiato.
event-wall-destroyed = Il muro { $edge } è distrutto.
event-wall-spared = Nella preparazione il muro { $edge } non riceve cubetti danno.
event-door-spared = Nella preparazione la porta { $edge } resta al suo posto.
event-flashed-over = Il fumo accanto al fuoco su { $space } diventa fuoco.
event-knocked-down = Il pompiere { $who } viene abbattuto su { $space }.
event-taken-to-ambulance = Il pompiere { $who } si riprende nello spazio dell'ambulanza { $space }.
event-victim-lost = La vittima su { $space } è persa; finora { $number }.
event-lost-was-victim = Il PDI perso su { $space } era una vittima; finora { $number ->
    [one] { $number } persa
   *[other] { $number } perse
}.
event-lost-was-false-alarm = Il PDI perso su { $space } era un falso allarme.
event-outside-fire-removed = Il fuoco all'esterno su { $space } si spegne.
event-setup-outside-fire-removed = Il fuoco all'esterno su { $space } viene rimosso prima di cominciare.
event-poi-rolled = I dadi per un nuovo PDI indicano { $space }.
event-poi-rejected = Su { $space } c'è già un PDI: si rilanciano i dadi.
event-poi-cleared-space = Il fuoco o il fumo su { $space } lascia il posto a un PDI.
event-poi-placed = Un nuovo PDI coperto è su { $space }.
event-poi-met-firefighter = Su { $space } c'è un pompiere: il PDI si rivela subito.
event-poi-none-left = Nella riserva non ci sono più PDI.
event-collapsed = L'ultimo cubetto danno è piazzato: l'edificio collassa.
event-ruin-was-victim = Il PDI sepolto su { $space } era una vittima; finora { $number ->
    [one] { $number } persa
   *[other] { $number } perse
}.
event-ruin-was-false-alarm = Il PDI sepolto su { $space } era un falso allarme.
event-ruin-took-victim = Le macerie seppelliscono la vittima su { $space }; finora { $number ->
    [one] { $number } persa
   *[other] { $number } perse
}.
event-won = { $rescued } vittime sono salve: la squadra ha vinto.
event-all-accounted-for = Non ci sono più vittime da salvare: salvate { $rescued }, perse { $lost }.
event-too-many-lost = { $lost } vittime sono perse: la squadra ha perso.

## Perché una mossa è rifiutata

why-game-over = La partita è finita.
why-no-such-move = Questa mossa non esiste.
why-no-points = Costa { $price ->
    [one] { $price } punto
   *[other] { $price } punti
}; il pompiere { $who } { $points ->
    [0] non ne ha
   *[other] ne ha { $points }
}.
why-off-the-board = In quella direzione non c'è alcuno spazio.
why-wall-between = C'è di mezzo un muro.
why-door-shut = La porta è chiusa: prima bisogna aprirla.
why-victim-into-fire = Nessuno trasporta una vittima nel fuoco: prima bisogna estinguerlo.
why-no-victim = Su { $here } non c'è alcuna vittima.
why-no-door = Su quel lato di { $here } non c'è alcuna porta.
why-nothing-to-put-out = In quello spazio non c'è né fumo né fuoco.
why-no-fire = In quello spazio non c'è fuoco.
why-no-wall = Su quel lato di { $here } non c'è alcun muro.
why-wall-gone = Quel muro è già distrutto.
why-stuck-in-fire = Il pompiere { $who } poi non potrebbe più uscire dal fuoco: tieni un punto per estinguerlo o allontanarti.
why-stands-in-fire = Il pompiere { $who } è nel fuoco: prima di chiudere il turno deve estinguerlo o allontanarsi.
why-not-nearest = Si possono scegliere solo gli spazi dell'ambulanza più vicini: { $choices }.
why-no-such-firefighter = In questa partita { $crew ->
    [one] c'è un solo pompiere
   *[other] ci sono solo { $crew } pompieri
}.
why-none-left = Di questi non ne resta nessuno da pescare.
why-not-on-this-die = Questo lancio non può indicare quello spazio.
why-not-adjacent = Il pompiere { $who } su { $here } non ci arriva: indica il suo spazio o uno adiacente.
why-open-already = Quella porta è già aperta.
why-closed-already = Quella porta è già chiusa.
why-not-asked = Ora non è questo che si chiede. { $asked }
why-not-outside = Scegli uno spazio all'esterno dell'edificio: riga 0 o 7, oppure colonna 0 o 9.
why-not-inside = I dadi indicano solo spazi interni: righe da 1 a 6, colonne da 1 a 8.

## Che cosa si chiede

ask-game-over = La partita è finita.
ask-start-space = Il pompiere { $who } sceglie uno spazio di partenza all'esterno.
ask-first-player = La squadra sceglie chi gioca per primo.
ask-action = Tocca al pompiere { $who }, { $points ->
    [0] senza punti rimasti
    [one] con { $points } punto
   *[other] con { $points } punti
}.
ask-fire-roll = Lanciate entrambi i dadi per il fuoco.
ask-ambulance-space = Il pompiere { $who } sceglie uno spazio dell'ambulanza per riprendersi.
ask-poi-roll = Lanciate entrambi i dadi per un nuovo PDI.
ask-poi-draw = Rivelate il PDI su { $space }: è una vittima o un falso allarme?
ask-first-explosion = Lanciate il dado nero per la prima esplosione.
ask-explosion-roll = Lanciate entrambi i dadi per un'esplosione.
ask-turned-roll = Capovolgete il dado nero e lanciate quello rosso per un'esplosione.
ask-setup-poi-roll = Lanciate entrambi i dadi per un PDI.

## Contatori ed esito

counter-rescued = salvate
counter-lost = perse
counter-damage = danni
counter-unseen = da scoprire
counter-points = punti
counter-saved = punti conservati
outcome-victory = Vittoria: vittime salvate { $rescued }, perse { $lost }.
outcome-perfect = Una partita perfetta: tutte e { $rescued } le vittime sono salve.
outcome-losses = Sconfitta: vittime perse { $lost }, salvate { $rescued }.
outcome-collapse = Sconfitta: l'edificio è collassato; vittime salvate { $rescued }, perse { $lost }.
outcome-late-collapse = Vittoria: vittime salvate { $rescued }, perse { $lost }; poi l'edificio è collassato.

## Pezzi e luoghi

place-fire = fuoco
place-smoke = fumo
place-hidden = PDI coperto
place-victim = vittima
place-firefighter = pompiere { $who }
place-wall = muro
place-damaged-wall = muro danneggiato
place-destroyed-wall = muro distrutto
place-closed-door = porta chiusa
place-open-door = porta aperta
place-doorway = passaggio
place-outside = all'esterno
place-ambulance = parcheggio dell'ambulanza
place-engine = parcheggio dell'autopompa

## Edizioni e tabelloni

edition-family = versione base
board-title-front = Casa, lato frontale
board-title-back = Casa, retro

## A che cosa serve un piano

aim-won = Così la partita è vinta.
aim-defeated = Questo allontana la sconfitta.
aim-rescued = Così una vittima è in salvo.
aim-lost = Così meno persone rischiano la vita.
aim-last-lives = Un'altra perdita sarebbe difficile da sopportare.
aim-damage = Questo risparmia i muri.
aim-last-walls = Così l'edificio regge molto meglio.
aim-fires = Questo tiene piccolo l'incendio.
aim-smoke = Questo elimina fumo che potrebbe prendere fuoco.
aim-blasts-at-walls = Così le esplosioni danneggerebbero meno muri.
aim-front = Così il fuoco ha meno vie per propagarsi.
aim-victims-way-out = Così le vittime hanno meno strada fino all'uscita.
aim-hidden-way-out = Così la strada dai PDI all'uscita è più corta.
aim-way-to-victims = Così qualcuno è più vicino a una vittima.
aim-way-to-hidden = Così qualcuno è più vicino a un PDI coperto.
aim-way-to-fire = Così qualcuno è più vicino al fuoco.
aim-victims-in-danger = Questo tiene il fuoco lontano dalle vittime.
aim-hidden-in-danger = Questo tiene il fuoco lontano dai PDI.
aim-saved = Così restano punti per un momento migliore.
aim-victims-found = Così si sa dove giace una vittima.
aim-false-alarms-found = Così un falso allarme in meno ci trattiene.

## Molte partite, contate

end-flash-point-victory = vittoria
end-flash-point-perfect = vittoria, tutti in salvo
end-flash-point-late-collapse = vittoria, poi collasso
end-flash-point-losses = sconfitta: vittime perse
end-flash-point-collapse = sconfitta: collasso
number-flash-point-rescued = recuperate
number-flash-point-lost = perse
number-flash-point-damage = danni

## The game

flash-point-title = Flash Point
