## Wildfire!

wildfire-title = Wildfire!
wildfire-edition-standard = a punti
wildfire-edition-cooperative = insieme

## Colori

colour-red = Rosso
colour-green = Verde
colour-blue = Blu
colour-yellow = Giallo

## Eventi

wildfire-event-player-drawn = Comincia il giocatore { $who }.
wildfire-event-start-uncovered = Per l'inizio si scopre un { $number }.
wildfire-event-start-laid = Il { $number } va su { $hex }.
wildfire-event-turn-began = Tocca al giocatore { $who }; coperte { $number ->
    [0] non restano tessere
    [one] resta { $number } tessera
   *[other] restano { $number } tessere
}.
wildfire-event-uncovered = Il giocatore { $who } scopre un { $number }.
wildfire-event-looked-secretly = Il giocatore { $who } guarda una tessera in segreto.
wildfire-event-laid-hottest = Il { $number } va su { $hex }, il posto più caldo.
wildfire-event-laid-chosen = Il { $number } va su { $hex }, uno dei posti più caldi.
wildfire-event-firebreak-laid = Su { $hex } si apre un tagliafuoco: la tessera resta coperta.
wildfire-event-last-tile-laid = Era l'ultima tessera; d'ora in poi si mettono solo uomini, o si passa.
wildfire-event-first-men-placed = Sono i primi uomini; scoperte { $number ->
    [one] c'è { $number } tessera
   *[other] ci sono { $number } tessere
}.
wildfire-event-men-placed = { $colour } mette { $number ->
    [one] { $number } uomo
   *[other] { $number } uomini
} su { $hex }.
wildfire-event-helpers-placed = { $number ->
    [one] { $number } aiutante
   *[other] { $number } aiutanti
} ({ $colour }) su { $hex }.
wildfire-event-passed = Il giocatore { $who } passa.
wildfire-event-could-not-place = Il giocatore { $who } non può mettere nessuno e passa.
wildfire-event-all-passed = Tutti hanno passato uno dopo l'altro: la partita è finita.
wildfire-event-helpers-removed = Prima del punteggio { $number ->
    [one] lascia il bosco { $number } aiutante
   *[other] lasciano il bosco { $number } aiutanti
}.
wildfire-event-area-scored = { $colour }: una zona di { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
} porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
wildfire-event-area-enclosed = { $colour }: una zona di { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
} non porta nulla, perché nessun lato libero conta.
wildfire-event-points-scored = Il giocatore { $who } ha { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
wildfire-event-won-by-points = Il giocatore { $who } vince con { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
wildfire-event-won-by-area = Tra chi ha { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}, il giocatore { $who } ha la zona di maggior valore e vince.
wildfire-event-shared-victory = Punti e zone sono pari: vincono insieme i giocatori { $players }.
wildfire-event-goal-reached = L'obiettivo è raggiunto; ai primi uomini { $number ->
    [one] era scoperta { $number } tessera
   *[other] erano scoperte { $number } tessere
}.
wildfire-event-men-left-over = { $number ->
    [one] { $number } uomo non è stato messo
   *[other] { $number } uomini non sono stati messi
}.
wildfire-event-areas-split = { $colour } sta su più di una zona.
wildfire-event-area-without-edge = { $colour } non ha alcun { $number } con un lato libero.

## Rifiuti

wildfire-why-not-a-place = { $hex } non è un posto per una tessera: si posa accanto ad altre. I posti più caldi: { $choices }.
wildfire-why-not-hottest = { $hex } non è uno dei posti più caldi: { $choices }.
wildfire-why-no-firebreak = In questo turno non è stato annunciato alcun tagliafuoco.
wildfire-why-firebreak-declared = Volevi un tagliafuoco: posa la tessera coperta, per esempio con «firebreak { $hex }».
wildfire-why-not-free = Le prime tessere formano un rombo, e { $hex } non è uno dei suoi posti liberi.
wildfire-why-no-tile = Su { $hex } non c'è alcuna tessera.
wildfire-why-too-many = In un turno si mettono da uno a tre uomini, non { $number }.
wildfire-why-not-your-colour = { $colour } non è un colore del giocatore { $who }.
wildfire-why-not-enough-men = { $colour }: al giocatore { $who } { $left ->
    [0] non resta nessuno
    [one] resta solo { $left } uomo
   *[other] restano solo { $left } uomini
}.
wildfire-why-on-firebreak = Su { $hex } c'è un tagliafuoco: nessuno può starci.
wildfire-why-no-space = { $hex } ha { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
}, e lì { $standing ->
    [0] non c'è nessuno
    [one] c'è { $standing } uomo
   *[other] ci sono { $standing } uomini
}.
wildfire-why-no-free-edge = { $hex } ha { $edges ->
    [0] nessun lato libero
    [one] { $edges } lato libero
   *[other] { $edges } lati liberi
}, e lì { $standing ->
    [0] non c'è nessuno
    [one] c'è { $standing } uomo
   *[other] ci sono { $standing } uomini
}: mai più uomini che lati liberi.
wildfire-why-no-such-player = { $crew ->
    [one] Gioca uno solo.
   *[other] Giocano solo in { $crew }.
}
wildfire-why-none-left = Tutte le tessere con questo numero sono già state viste.

## Domande

wildfire-ask-game-over = La partita è finita.
wildfire-ask-first-player = Si sorteggia chi comincia.
wildfire-ask-tile = Pesca una tessera.
wildfire-ask-secret-tile = Il giocatore { $who } pesca una tessera in segreto.
wildfire-ask-arrange = Il giocatore { $who } dispone le prime tessere: dove va il { $number }?
wildfire-ask-cut = Giocatore { $who }: scoprire una tessera o aprire un tagliafuoco?
wildfire-ask-lay = Il giocatore { $who } posa il { $number } su uno dei posti più caldi: { $places }.
wildfire-ask-lay-firebreak = Il giocatore { $who } apre il tagliafuoco su uno dei posti più caldi: { $places }.
wildfire-ask-lay-either = Il giocatore { $who } ha pescato un { $number }: lo posa o apre un tagliafuoco: { $places }.
wildfire-ask-men = Il giocatore { $who } può mettere fino a tre uomini su una tessera, o passare.
wildfire-ask-more-men = Tutte le tessere sono posate. Il giocatore { $who } può mettere fino a tre uomini su una tessera, o passare.

## Contatori, esito, che cosa si vede

wildfire-counter-pile = tessere coperte
wildfire-counter-red = rosso
wildfire-counter-green = verde
wildfire-counter-blue = blu
wildfire-counter-yellow = giallo
wildfire-counter-points = giocatore { $who } punti
wildfire-counter-own-points = punti
wildfire-outcome-won = Vince il giocatore { $players }. Punti: { $points }.
wildfire-outcome-shared = Vincono insieme i giocatori { $players }. Punti: { $points }.
wildfire-outcome-reached = Vittoria: l'obiettivo è raggiunto, con { $number } tessere scoperte prima dei primi uomini.
wildfire-outcome-missed = Sconfitta: l'obiettivo non è raggiunto.
wildfire-spot-tile = { $number } su { $hex }, posto per { $room ->
    [0] nessuno
   *[other] { $room }
}
wildfire-spot-firebreak = tagliafuoco
wildfire-spot-place = posto
wildfire-spot-hot = posto più caldo
wildfire-piece-tile = un { $number }
wildfire-piece-firebreak = tagliafuoco
wildfire-piece-red = uomo rosso
wildfire-piece-green = uomo verde
wildfire-piece-blue = uomo blu
wildfire-piece-yellow = uomo giallo
wildfire-where-men = { $hex }, un { $number }: { $men }.
wildfire-where-nobody = Nel bosco non c'è ancora nessuno.
wildfire-near-room = { $hex }, un { $number }: posto per { $room }.
wildfire-near-full = Su nessuna tessera c'è posto.

## Al tavolo

wildfire-plain-help =
    Le mosse sono testi: lay q1r-2; place 2 red q0r1; pass; uncover; cut; firebreak q1r-2.
    lay posa; place mette uomini (red rosso, green verde, blue blu, yellow giallo); pass passa;
    uncover scopre; cut annuncia un tagliafuoco, firebreak lo posa.
    Un posto è colonna e riga: q1r-2 è nella riga -2. Nel disegno ogni riga comincia con la colonna del suo primo posto.
    Una tessera mostra il numero e gli uomini: 6rg è un 6 con un uomo rosso e uno verde; 0 è un tagliafuoco,
    e * uno dei posti più caldi.
wildfire-plain-prompt-chance = tessere>
wildfire-do-put-tile = Posa un { $who } su: { $where }.
wildfire-do-take-tile = Togli il { $who } da: { $where }.
wildfire-do-put-firebreak = Posa la tessera coperta su: { $where }.
wildfire-do-take-firebreak = Togli il tagliafuoco da: { $where }.
wildfire-do-put-red = Metti un uomo rosso su: { $where }.
wildfire-do-take-red = Togli un uomo rosso da: { $where }.
wildfire-do-put-green = Metti un uomo verde su: { $where }.
wildfire-do-take-green = Togli un uomo verde da: { $where }.
wildfire-do-put-blue = Metti un uomo blu su: { $where }.
wildfire-do-take-blue = Togli un uomo blu da: { $where }.
wildfire-do-put-yellow = Metti un uomo giallo su: { $where }.
wildfire-do-take-yellow = Togli un uomo giallo da: { $where }.

## Molte partite, contate

end-wildfire-scored = contati i punti
end-wildfire-reached = obiettivo raggiunto
end-wildfire-missed = obiettivo mancato
number-wildfire-points = punti
number-wildfire-best-area = zona di maggior valore
number-wildfire-difficulty = tessere scoperte ai primi uomini
