## Il tavolo a tutto schermo

screen-price = { $price ->
    [one] { $price } punto
   *[other] { $price } punti
}
screen-type = una mossa o un comando, per esempio: move su
screen-thinking = { $name } sta pensando ...
screen-armed = { $verb }: dove? Dai una direzione, oppure indica e premi Invio. Esc: lascia stare.
screen-nothing-here = Su { $place } ora non c'è niente da fare.
screen-no-letter = Il tasto «{ $letter }» ora non significa niente. «?» elenca i tasti.
screen-choose-keys = Invio o clic: scegli. Esc: niente di tutto questo.
screen-read-keys = Su e giù: continua a leggere. Esc: torna al tavolo.
screen-play-on = Continua a giocare
screen-end-turn = Chiudi comunque il turno
screen-never-warn = Chiudi il turno e non avvisare più
screen-look-on = Guarda la casa e il registro
screen-leave = Smetti
screen-too-small = Il tavolo ha bisogno di { $columns } colonne e { $lines } righe; questo terminale ne ha { $width } e { $height }. Ingrandiscilo, oppure smetti con Ctrl+C: la partita resta salvata.
screen-hint-point = indica
screen-hint-act = fai
screen-hint-type = scrivi
screen-hint-next = avanti
screen-hint-undo = ritira
screen-hint-why = perché?
screen-hint-help = aiuto
screen-hint-quit = esci
screen-help =
    Tasti
    FRECCE    muovono il cursore sugli spazi
    Invio     che cosa si può fare lì, che cosa no, e perché
    lettera   un verbo: poi una direzione, oppure indica e premi Invio
              { $verbs }
    : o /     scrivi una mossa o un comando; su e giù richiamano ciò che hai scritto
    Tab       avanti: casa, mosse, registro, scrittura; Esc: torna alla casa
    u  U      ritira l'ultima mossa; tutte fino all'ultimo lancio
    x         perché il computer ha giocato così
    a         d'ora in poi rispondi sempre come indica il cursore
    q         smetti; la partita resta salvata, firehall play --resume la riprende
    Mouse     clicca uno spazio, un muro, una mossa, una riga del registro o un tasto in basso

    Nella casa, le lettere con un piccolo numero dicono che cosa si può fare lì e a che prezzo: m¹ è move per 1 punto.
    Nel registro, Invio apre la regola citata da una riga; sinistra e destra chiudono e aprono una mossa.
screen-signs = Segni
screen-commands = Che cosa si può scrivere
screen-not-now = Ora «{ $verb }» non si può fare da nessuna parte.
die-red = rosso
die-black = nero
