### Ablaze!: Wildfire!, Volcano! e On the Run!: ogni regola in poche parole.
### A è una regola dei tre giochi, W una di Wildfire!; Q segna una scelta dove le regole tacciono.

## Ablaze!: che cosa c'è nella scatola

A-001 = Nella scatola ci sono tre giochi di incendi boschivi, ognuno con regole e carattere propri.
A-002 = A ciascun gioco si gioca da uno a quattro, dai dieci anni, per circa mezz'ora.
A-003 = Ci sono 48 pedine, dodici per ognuno dei colori rosso, verde, blu e giallo. Sono uomini, carichi d'acqua o animali.
A-004 = Le 43 tessere esagonali di bosco mostrano davanti un numero da 1 a 6 e dietro uno 0.
A-005 = Ogni numero c'è sette volte, solo il 3 otto volte.
A-006 = Un numero alto è un fuoco forte, uno basso è molta acqua.
A-007 = Una tessera ha da uno a tre spazi per le pedine. Le regole non dicono quanti per quale numero; di solito uno su 1 e 2, due su 3 e 4, tre su 5 e 6.
A-008 = Più acqua mostra una tessera, meno spazi ha.
A-009 = In ogni spazio sta una pedina, e quale spazio della tessera non importa mai.
A-010 = Il vulcano e l'aereo restano nella scatola, salvo dove un gioco ne ha bisogno.
A-011 = Non importa come è girata una tessera.
A-012 = Le regole principali di ogni gioco sono per quattro; per uno, due o tre qualcosa cambia.
A-013 = Un solo libretto contiene le regole dei tre giochi.

## Wildfire!: lo scopo e la preparazione

W-001 = I giocatori guidano vigili del fuoco. I loro uomini devono occupare grandi zone di bosco senza perdere il contatto con l'acqua.
W-002 = Si gioca con 48 uomini in quattro colori e con le 43 tessere.
W-003 = Vulcano e aereo non si usano.
W-004 = Ognuno prende i dodici uomini di un colore.
W-005 = Tutte le tessere si girano sullo 0 e si mescolano.
W-006 = Sette tessere escono dal gioco senza essere guardate.
W-007 = Il più anziano scopre tante tessere quanti sono i giocatori e ne unisce quattro in un rombo.
W-008 = Come stanno le tessere nel rombo lo decide il più anziano.
W-009 = Comincia chi segue il più anziano, poi si va a turno.

## Wildfire!: un turno

W-010 = Un turno comincia scoprendo una tessera e posandola accanto a quelle scoperte.
W-011 = Poi si possono mettere fino a tre uomini su una tessera scoperta con spazi liberi.
W-012 = Non deve essere la tessera appena posata.
W-013 = Si scopre una tessera finché all'inizio del turno ne resta una coperta.
W-014 = La tessera va nel posto più caldo: dove i numeri delle tessere intorno danno la somma più alta.
W-015 = Fra più posti ugualmente caldi sceglie il giocatore.
W-016 = Il numero della tessera che si posa non conta.
W-017 = Anche tre o più vicini possono dare la somma più alta.
W-018 = In quattro ognuno posa nei suoi turni otto tessere, in tre undici, in due diciassette, da soli 35.

## Wildfire!: mettere uomini

W-019 = Dopo aver posato, o quando non ci sono più tessere, si possono mettere da uno a tre uomini del proprio colore, tutti sulla stessa tessera.
W-020 = Nessuno è obbligato a mettere uomini.
W-021 = In ogni spazio sta un uomo.
W-022 = Su una tessera possono stare uomini di colori diversi.
W-023 = Dopo la mossa sulla tessera non ci possono essere più uomini, di qualunque colore, di quanti lati liberi ha.
W-024 = Un lato libero è uno dei sei lati accanto al quale non c'è alcuna tessera.
W-025 = Una tessera senza lati liberi non accoglie più uomini.
W-026 = Chi sta su una tessera ci resta, anche se essa perde lati liberi o viene del tutto chiusa.
W-027 = Gli uomini non si spostano e non si riprendono.

## Wildfire!: fine e punteggio

W-028 = Quando tutte le tessere sono scoperte, un turno è mettere uomini o passare.
W-029 = Chi passa e ha ancora uomini può metterli in un turno successivo.
W-030 = Posate tutte le tessere, la partita finisce appena tutti passano uno dopo l'altro, e si contano i punti.
W-031 = Passare è non mettere uomini nel proprio turno.
W-032 = Una zona di un colore sono tutte le tessere unite per i lati su cui sta un uomo di quel colore.
W-033 = In quale spazio della tessera sta l'uomo non importa.
W-034 = Per una zona si sommano i numeri delle sue tessere, quanti che siano gli uomini.
W-035 = La somma si divide per il numero più basso su una tessera della zona che ha un lato libero.
W-036 = Si arrotonda sempre per difetto.
W-037 = Una zona senza lati liberi non vale nulla.
W-038 = Ogni zona si calcola da sola, e i punti di un giocatore sono quelli di tutte le sue.
W-039 = Vince chi ha più punti.
W-040 = A parità vince, fra i pari, chi ha la singola zona di maggior valore.
W-041 = Se anche questa è pari, vincono in più d'uno.
W-042 = Una tessera può appartenere a zone di più colori.
W-043 = Conviene stare sui numeri alti e tenere nella stessa zona un numero basso con un lato libero.

## Wildfire!: tagliafuoco

W-044 = Invece di posare come al solito, un giocatore può aprire un tagliafuoco per guidare il fuoco.
W-045 = Guarda in segreto la tessera pescata e non ne dice il numero.
W-046 = La tessera si posa coperta, come al solito nel posto più caldo.
W-047 = In quel turno non si mettono uomini.
W-048 = Un tagliafuoco mostra 0, e così vicino a esso il fuoco si propaga meno facilmente.
W-049 = Chiude i lati come ogni tessera.
W-050 = Nessuno può starci sopra.

## Wildfire!: piena estate

W-051 = In piena estate gli 1 si tolgono prima di mescolare, e si usano tutte le altre tessere.
W-052 = Allora ogni zona si divide almeno per 2.
W-053 = La piena estate è consigliata: toglie la fortuna di pescare gli 1.

## Wildfire!: in tre, in due, da soli e insieme

W-054 = In tre ognuno ha dodici uomini di un colore e quattro aiutanti neutrali del quarto.
W-055 = In tre il più anziano posa tre tessere a triangolo, e comincia il seguente.
W-056 = In un turno si mettono o uomini propri o aiutanti.
W-057 = Con gli aiutanti si bloccano tessere.
W-058 = Prima del punteggio gli aiutanti si tolgono; non portano mai punti.
W-059 = In due ognuno ha gli uomini di due colori.
W-060 = In due il più anziano posa due tessere vicine, e comincia l'altro.
W-061 = In un turno si mettono uomini di un solo colore.
W-062 = I punti si calcolano per ogni colore e si sommano per il suo giocatore.
W-063 = Da soli si hanno tutti i 48 uomini e si comincia con una tessera scoperta.
W-064 = Anche da soli in un turno si mettono uomini di un solo colore.
W-065 = Da soli non si aprono tagliafuoco.
W-066 = L'obiettivo da soli: tutti i 48 uomini sono messi prima della fine ...
W-067 = ... e tutti gli uomini di un colore stanno su una sola e stessa zona ...
W-068 = ... e a ogni zona appartiene un 1 che ha ancora un lato libero.
W-069 = Chi raggiunge tutto questo ha vinto.
W-070 = Da soli la partita finisce dopo il turno in cui si posa l'ultima tessera; in esso si possono ancora mettere uomini.
W-071 = Quanto era difficile lo dice il numero di tessere scoperte quando si mettono i primi uomini.
W-072 = Insieme si gioca da due a quattro con le solite regole, per l'obiettivo del gioco da soli.
W-073 = Insieme la partita finisce dopo il turno in cui si posa l'ultima tessera.
W-074 = Insieme in tre gli aiutanti restano, e anche loro devono avere una zona con un 1 al bordo.
W-075 = Insieme non si aprono tagliafuoco.
W-076 = Insieme è più difficile: gli uomini si mettono nell'ordine dei posti, e prima c'è già una tessera scoperta per ogni giocatore.

## Wildfire!: dove le regole tacciono

W-Q01 = Si può scegliere fra tutti i posti più caldi, e solo fra quelli.
W-Q02 = Un vuoto fra le tessere è un posto come gli altri.
W-Q03 = Il tavolo non ha bordo: un posto per una tessera c'è sempre.
W-Q04 = Se nessuno può più mettere un uomo, tutti passano.
W-Q05 = Per la fine conta passare solo nei turni senza tessera: tante volte di fila quanti sono i giocatori, o, a scelta, tutti in un giro.
W-Q06 = Contro i lati liberi contano gli uomini di tutti e gli aiutanti.
W-Q07 = Ci possono essere più uomini che lati liberi se i lati si sono persi dopo; allora nessuno si aggiunge.
W-Q08 = Un tagliafuoco si annuncia prima di guardare la tessera; a scelta si decide dopo averla guardata.
W-Q09 = Su un tagliafuoco non sta nessuno, quindi non appartiene a zone e non divide nulla.
W-Q10 = Solo chi ha aperto un tagliafuoco può sapere che cosa c'è sotto; a scelta nessuno.
W-Q11 = Un posto solo accanto a tagliafuoco ha somma 0, e si usa soltanto se è la più alta.
W-Q12 = Tagliafuoco e piena estate sono a scelta, e vanno d'accordo.
W-Q13 = Si tolgono sette tessere con qualunque numero di giocatori, nessuna in piena estate; a scelta nessuna mai.
W-Q14 = Per la difficoltà conta anche la tessera posata nel turno dei primi uomini; il minimo è due.
W-Q15 = La piena estate non va con l'obiettivo che vuole gli 1, a meno che si scelga il numero più basso in gioco.
W-Q16 = In tre ognuno ha quattro aiutanti propri, e non è obbligato a usarli.
W-Q17 = L'obiettivo si giudica solo alla fine; intanto le zone possono essere divise.
W-Q18 = Insieme devono esserci tutti i 48 uomini, aiutanti compresi.
W-Q19 = Da soli e insieme si vince o si perde, e si dice quanto era difficile.
W-Q20 = Con due colori, a parità conta la migliore singola zona dell'uno o dell'altro.
W-Q21 = La zona di maggior valore, a parità, è quella dopo la divisione e l'arrotondamento.
W-Q22 = Si arrotonda per ogni zona, poi si somma.
W-Q23 = Il primo posto vale come il più anziano, quindi comincia il secondo; a scelta decide la sorte.
W-Q24 = Il più anziano dispone le prime tessere; a scelta stanno come vengono.
W-Q25 = Intorno a una sola tessera i sei posti sono ugualmente caldi.
W-Q26 = Chi non ha uomini posa lo stesso, e poi passa.
W-Q27 = A una zona chiusa si aggiungono uomini solo su una tessera che ha essa stessa un lato libero.
W-Q28 = Per le prime tessere i colori non contano: il limite vale solo per mettere uomini.
