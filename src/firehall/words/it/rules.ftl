### Flash Point: Fire Rescue (2011), la versione base e la versione avanzata
### Ogni regola in poche parole. R è una regola, RA una decisione dove le regole tacciono, RD la lettura scelta dove le fonti divergono.

## Obiettivo del gioco

R-001 = Nessuno vince da solo: tutti al tavolo formano un'unica squadra e condividono vittoria e sconfitta.
R-002 = La squadra vince se mette al sicuro abbastanza vittime prima che il fuoco ne uccida troppe o faccia collassare l'edificio.
R-003 = Le regole hanno due livelli. La versione base serve per imparare ed è adatta ai bambini più piccoli; la versione avanzata è per le squadre già pratiche.
R-004 = Si può anche giocare da soli, per esempio per provare le regole prima di spiegarle agli amici.
R-005 = Le carte aiuto riassumono le regole, per chi comincia e per chi ha dimenticato un particolare.
RA-54 = In una partita ci sono da uno a sei pompieri, e una sola persona può guidarne diversi. Chi gioca da solo può usarne uno soltanto, ma è meglio averne due o più.

## Componenti

R-006 = I pompieri sono sei, di sei colori diversi: non possono quindi essercene di più in gioco.
R-007 = I 33 gettoni minaccia mostrano il fumo su un lato e il fuoco sull'altro. Per passare dall'uno all'altro basta voltarli, senza bisogno di un secondo gettone.
R-008 = I 18 gettoni PDI sono 12 vittime e 6 falsi allarmi. Sul retro sono tutti uguali: un punto interrogativo.
R-009 = Per i danni ai muri ci sono 24 cubetti danno.
R-010 = Gli otto gettoni porta mostrano una porta chiusa su un lato e una porta aperta sull'altro.
R-012 = I punti azione conservati si segnano con i gettoni azione, che sono 21.
R-016 = A ciascuno dei sei pompieri corrisponde una carta del giocatore dello stesso colore.
R-018 = Nella scatola ci sono anche otto carte aiuto.
R-019 = Due dadi scelgono gli spazi a caso: quello rosso a sei facce indica la riga, quello nero a otto facce la colonna.
R-020 = Il tabellone ha due lati, e su ciascuno si trova un edificio diverso.
R-021 = Oltre a muri e passaggi, il tabellone riporta le coordinate, i quadranti, gli spazi di parcheggio dei due veicoli, lo spazio Recuperi e lo spazio Perdite.

## Tabellone e spazi adiacenti

R-022 = L'anello di spazi attorno all'edificio fa parte del tabellone, compresi i quattro angoli. I pompieri vi si muovono proprio come all'interno.
R-023 = A ogni spazio dell'edificio corrisponde una coppia di numeri, uno del dado rosso e uno del dado nero.
R-024 = Il rosso conta le righe dall'alto, il nero le colonne da sinistra. Rosso 1 e nero 3 indicano quindi il terzo spazio della riga più in alto.
R-025 = Quando è il caso a scegliere uno spazio, per il fuoco o per un nuovo PDI, si lanciano entrambi i dadi. Il risultato è sempre uno spazio interno all'edificio.
R-026 = Adiacente vuol dire a un passo di distanza: in alto, in basso, a sinistra o a destra.
R-027 = Due spazi che si toccano solo in un angolo non sono adiacenti. In tutto il gioco niente avviene in diagonale.
R-028 = Un muro in piedi o una porta chiusa separa gli spazi sui suoi due lati. Non sono adiacenti, né per i pompieri né per il fuoco.
R-029 = Il secondo cubetto danno distrugge un segmento di muro. Da quel momento gli spazi che separava sono adiacenti.
R-030 = Un solo cubetto danno si limita a danneggiare il segmento di muro, che continua a bloccare tutto.
R-031 = Un passaggio rimasto senza porta è un varco aperto, come un segmento di muro distrutto. Anche gli ingressi sono varchi di questo tipo.
R-032 = Uno spazio è libero quando non contiene né fumo né fuoco. Pompieri, vittime e PDI non contano.
RA-09 = Gli ingressi nei muri esterni non hanno porte. Restano aperti per tutta la partita, per i pompieri, le propagazioni e le onde d'urto.
RD-28 = Per Firehall uno spazio senza fumo né fuoco è libero, chiunque vi si trovi. Solo il riassunto tedesco menziona pompieri e PDI; le regole italiane parlano soltanto di fumo e fuoco, quelle tedesche non danno una definizione.

## Preparazione

R-033 = Il tabellone sta a portata di mano di tutti. Per la prima partita è più indicato il lato frontale.
R-034 = All'inizio tutte le porte tra le stanze sono chiuse: otto sul lato frontale del tabellone, sette sul retro.
R-035 = All'inizio bruciano dieci spazi: riga 2 nelle colonne 2 e 3, riga 3 nelle colonne da 2 a 5, riga 4 nella colonna 4, riga 5 nelle colonne 6 e 7, riga 6 nella colonna 6.
R-036 = Due vittime e un falso allarme restano nella scatola. In gioco ci sono dunque dieci vittime e cinque falsi allarmi.
R-037 = I 15 gettoni PDI in gioco si mescolano coperti, così nessuno sa che cosa nascondono.
R-038 = All'inizio sul tabellone ci sono tre PDI coperti: uno nella riga 2, colonna 4, e due nella riga 5, colonne 1 e 8.
R-039 = Ciò che servirà più tardi aspetta accanto al tabellone: gettoni PDI, minaccia e azione, cubetti danno e dadi.
R-040 = A preparazione finita la riserva contiene 12 gettoni PDI, 23 gettoni minaccia, 24 cubetti danno, 21 gettoni azione e due dadi.
R-041 = A preparazione finita sul tabellone ci sono dieci fuochi, tre PDI coperti e otto porte chiuse.
R-042 = Ognuno sceglie un colore e ne prende la carta del giocatore e il pompiere. I colori che nessuno sceglie non si usano.
R-043 = La versione base fa a meno di veicoli, specialisti, sostanze pericolose, punti caldi e gettoni soccorso.
R-044 = I pompieri cominciano all'esterno dell'edificio, ognuno dove preferisce il suo giocatore.
R-045 = I giocatori si accordano su chi comincia. Se non ci riescono, tocca al più giovane.
R-046 = Appena tutti i pompieri hanno un posto, comincia il primo turno.
RD-21 = Firehall mescola i gettoni PDI prima di piazzare il primo. Lo chiedono le regole italiane; quelle tedesche li fanno solo voltare, e questo da solo non nasconderebbe nulla.
RD-32 = Nei testi disponibili delle regole mancano le immagini dei dadi: degli spazi iniziali restano solo le colonne, e gli esempi italiani ripetono sempre la stessa coppia di numeri. Firehall prende le righe da altre fonti, che concordano con ogni colonna.

## Il turno

R-047 = I turni si susseguono in senso orario finché la partita non è decisa.
R-048 = Ogni turno ha tre parti, sempre in quest'ordine: le azioni, l'avanzamento del fuoco, il rimpiazzo dei PDI. Nessuna si salta.
R-049 = A ogni turno il pompiere riceve 4 nuovi punti azione.
R-050 = L'ordine delle azioni è libero, purché i punti azione bastino a pagarle.
R-051 = La stessa azione si può ripetere nel turno. Ogni volta se ne paga il prezzo intero.
R-052 = Si può passare, senza dover spendere tutti i punti azione.
R-053 = I punti azione avanzati si conservano per dopo. Ognuno è indicato da un gettone azione.
R-054 = Da un turno all'altro restano al massimo 4 punti azione conservati. Quelli in più vanno persi.
R-055 = I punti azione conservati valgono come quelli nuovi e vi si aggiungono. Nella versione base si arriva così al massimo a 8 in un turno.
RA-07 = Nessuno comincia la partita con punti azione conservati. Il primo turno ne ha 4 e basta.
RA-25 = Chi passa chiude soltanto le proprie azioni. Il fuoco avanza lo stesso, i PDI si rimpiazzano e fino a 4 punti azione si conservano.
RA-26 = Chi ha 4 punti azione conservati e non spende i 4 nuovi ne tiene 4. Gli altri vanno persi.
RA-27 = I gettoni azione sono solo un promemoria. Si può conservare anche quando tutti e 21 sono in uso, a meno che la squadra non abbia scelto di considerarli un limite.
RD-24 = Il limite è di 4 punti azione conservati in tutto. Le regole complete li contano alla fine del turno, il riassunto tedesco quando si portano nel successivo; il Quick Start non dà limiti.

## Muovere e trasportare

R-056 = Un passo verso uno spazio adiacente, libero o con il fumo, costa 1 punto azione.
R-057 = Un passo dentro il fuoco costa 2 punti azione.
R-058 = Un passo con una vittima costa 2 punti azione, sia verso uno spazio libero sia nel fumo.
R-059 = Nessuna vittima viene mai portata nel fuoco. Prima bisogna estinguerlo, oppure trovare un'altra strada.
R-060 = Un pompiere può trasportare una vittima e non di più.
R-061 = Finché il suo pompiere è nel fuoco, un giocatore non può chiudere il turno.
R-062 = Un segmento di muro distrutto non ostacola in alcun modo i pompieri.
R-063 = I pompieri non si muovono mai in diagonale. Le porte chiuse li fermano, e così i muri, anche con un cubetto danno.
R-064 = Quando un pompiere entra in uno spazio con un PDI coperto, il gettone si rivela subito. Non costa nulla e non si può rifiutare.
R-065 = Un falso allarme rivelato va nello spazio Recuperi, ma non vale come salvataggio.
R-066 = Una vittima rivelata resta scoperta dove si trova e da quel momento può essere trasportata.
R-067 = Nella versione base una vittima è salva non appena un pompiere l'ha portata all'esterno. Il suo gettone va nello spazio Recuperi.
R-068 = Un salvataggio non chiude il turno. Il pompiere può usare i punti azione che gli restano.
RA-18 = Prendere e lasciare una vittima è gratis, nello spazio del pompiere e in qualsiasi momento delle proprie azioni. Ogni passo si fa con o senza la vittima. Se viene lasciata resta scoperta, conta ancora come PDI e chiunque può prenderla.
RA-19 = Nella versione base non si può lasciare una vittima all'esterno: una volta fuori è già salva.
RA-20 = Un pompiere trasporta una cosa sola per volta. Nella versione base si trasportano solo vittime, quindi una sola vittima.
RA-22 = Si può entrare nel fuoco solo se restano abbastanza punti azione per uscirne o per trasformare quel fuoco in fumo. Ogni azione che lascerebbe qualcuno bloccato nel fuoco viene rifiutata, salvo abbattere un muro quando questo fa collassare l'edificio.
RA-24 = Nello stesso spazio possono stare quanti pompieri si vuole, e si incrociano senza impedimenti.
RD-23 = Un passo costa 1 punto azione senza fuoco e 2 nel fuoco. I testi tedeschi nominano gli spazi liberi o con il fumo, le regole italiane quelli senza fuoco, e il Quick Start tralascia i passi nel fuoco; il senso è lo stesso.
RD-26 = Un pompiere trasporta al massimo una vittima. Lo dice apertamente solo il riassunto tedesco; le regole complete lo dicono delle sostanze pericolose, che si trasportano come le vittime.
RD-27 = Dopo un salvataggio il pompiere può continuare. Lo dice solo il riassunto tedesco, ma nelle regole complete nulla lo vieta.

## Porte

R-069 = Aprire o chiudere una porta sul bordo dello spazio del pompiere costa 1 punto azione. Una porta distrutta non si può più chiudere.
R-070 = Gli spazi ai due lati di una porta aperta sono adiacenti, per i pompieri come per il fuoco.
RA-62 = Una porta si apre e si chiude da entrambi i lati. Il fuoco accanto, anche su tutti e due i lati, non lo impedisce.
RD-15 = Si può agire su una porta o un muro che sta sul bordo dello spazio del pompiere. Le regole complete dicono che si trova nello spazio, il riassunto tedesco che gli sta accanto; tutti intendono il bordo.

## Estinguere

R-071 = Un pompiere può estinguere fumo e fuoco nel proprio spazio e in quelli adiacenti, quindi mai attraverso un muro o una porta chiusa.
R-072 = Togliere il fumo da uno spazio costa 1 punto azione.
R-073 = Trasformare un fuoco in fumo costa 1 punto azione.
R-074 = Estinguere del tutto un fuoco costa 2 punti azione.
R-075 = Di norma conviene estinguere del tutto un fuoco. Il fumo può bruciare di nuovo e, accanto a un altro fuoco, lo fa prima che finisca il turno.
RA-63 = Anche dall'esterno si può estinguere il fuoco all'interno, attraverso un ingresso, una porta aperta o un segmento di muro distrutto. Fuori invece non c'è mai nulla da estinguere, perché lì il fuoco non dura fino alle azioni successive.

## Abbattere

R-076 = Con l'ascia ogni pompiere può aprirsi un varco nei muri, per arrivare a una vittima o per accorciare la via d'uscita.
R-077 = Abbattere costa 2 punti azione: un segmento di muro al bordo dello spazio del pompiere riceve un cubetto danno.
R-078 = Con il secondo cubetto danno il segmento di muro cade. Dal varco passano i pompieri, e può passare anche il fuoco.
R-079 = Quando non resta nessun cubetto danno, l'edificio collassa su chi è ancora dentro. A provocarlo può essere il fuoco, ma anche chi abbatte un muro.
RA-46 = Si può abbattere ogni segmento di muro ancora in piedi al bordo dello spazio del pompiere, anche da fuori. Porte, passaggi vuoti e segmenti distrutti non si abbattono.

## Avanzamento del fuoco

R-080 = Finite le azioni di un giocatore, si lanciano entrambi i dadi e nello spazio indicato compare il fumo. Nella versione base succede una volta per turno.
R-081 = Il nuovo fumo ha un effetto se arriva su altro fumo, accanto al fuoco o sul fuoco. Altrimenti resta semplicemente lì.
R-082 = Fumo su fumo diventa fuoco. Un gettone si volta, l'altro torna nella riserva.
R-083 = Il nuovo fumo accanto a un fuoco si incendia subito, a meno che in mezzo non ci sia un muro o una porta chiusa.
R-084 = Il fumo in uno spazio che brucia vi provoca un'esplosione.
RA-34 = Il fumo che arriva sul fuoco serve solo a provocare l'esplosione. Il suo gettone torna nella riserva e nello spazio resta un solo fuoco.
RA-64 = Dove le regole lasciano una scelta, per il fuoco decide il giocatore attivo e per un pompiere il suo giocatore. Se a nessuno importa, l'ordine è alto, destra, basso, sinistra.

## Esplosioni

R-085 = Una sola esplosione può incendiare più spazi, danneggiare muri e porte, abbattere pompieri e costare la vita alle vittime.
R-086 = Un'esplosione colpisce in alto, in basso, a sinistra e a destra, e ogni direzione si risolve per conto suo.
R-087 = Uno spazio adiacente libero viene incendiato dall'esplosione, anche fuori dall'edificio.
R-088 = Il fumo in uno spazio adiacente diventa fuoco con l'esplosione, anche fuori dall'edificio.
R-089 = Un muro sulla strada riceve un cubetto danno e ferma l'esplosione. Vale anche quando proprio quel cubetto lo distrugge.
R-090 = Un'esplosione distrugge ogni porta sul bordo del suo spazio. In quella direzione una porta chiusa la ferma, una aperta no.
R-091 = Se lo spazio adiacente brucia già, l'esplosione prosegue in quella direzione come onda d'urto.
R-092 = Un'onda d'urto corre dritta sopra gli spazi che bruciano. La fermano uno spazio senza fuoco, un muro o una porta chiusa.
R-093 = Un'onda d'urto che arriva in uno spazio libero lo incendia e finisce lì, anche fuori dall'edificio.
R-094 = Un'onda d'urto che arriva sul fumo lo trasforma in fuoco e finisce lì.
R-095 = Un'onda d'urto che colpisce un muro vi lascia un cubetto danno e finisce lì.
R-096 = Un segmento di muro già distrutto in precedenza non ferma un'onda d'urto.
R-097 = Un'onda d'urto che colpisce una porta chiusa la distrugge e finisce lì.
R-098 = Un'onda d'urto distrugge ogni porta aperta sul suo cammino e prosegue.
R-099 = Una porta distrutta non riceve mai un cubetto danno.
R-100 = Un passaggio che ha perso la porta lascia passare le onde d'urto.
R-101 = Ogni direzione di un'esplosione ha uno di tre esiti: un nuovo fuoco, un cubetto danno o la perdita di una porta chiusa. Anche il fumo che si incendia vale come nuovo fuoco.
RA-05 = Un'esplosione danneggia i muri uno alla volta: in alto, a destra, in basso, a sinistra. Se fra i cubetti danno c'è il ventiquattresimo, la partita finisce proprio lì e non si risolve altro.
RA-06 = Un segmento di muro non riceve mai un terzo cubetto danno. Una volta distrutto è aperto, e l'esplosione raggiunge lo spazio al di là.
RA-10 = Attraverso un ingresso o un muro esterno distrutto, un'esplosione incendia lo spazio di fuori. Chi vi si trova viene abbattuto, e il fuoco si toglie nella stessa fase. Un muro esterno ancora in piedi, invece, viene danneggiato.
RA-11 = Un'onda d'urto finisce senza effetto quando dovrebbe proseguire da uno spazio esterno che brucia o uscire dal tabellone. Solo in questo caso una direzione non ha nessuno dei tre esiti.
RD-07 = Una porta distrutta non riceve cubetti danno e non conta per il collasso. Così dicono le regole complete; il riassunto tedesco accenna a un cubetto danno al posto della porta.

## Effetti secondari

R-102 = Dopo il fumo e le esplosioni vengono gli effetti secondari: la propagazione, i pompieri abbattuti, le vittime e i PDI perduti, infine la rimozione del fuoco all'esterno.
R-103 = Con la propagazione si incendia tutto il fumo adiacente al fuoco, in qualunque punto del tabellone.
R-104 = Il fumo che si incendia può incendiarne altro. La propagazione continua finché non resta fumo adiacente al fuoco.
R-105 = Un pompiere il cui spazio brucia viene abbattuto.
R-106 = Le vittime e i PDI in uno spazio che brucia sono perduti. Vanno nello spazio Perdite.
R-107 = Un PDI coperto che brucia si rivela prima di andare nello spazio Perdite. Se è un falso allarme, nessuna vittima è perduta.
R-108 = Come ultimo effetto si toglie tutto il fuoco all'esterno dell'edificio.
RD-25 = Come le regole complete, Firehall tratta prima i pompieri, poi vittime e PDI, infine il fuoco all'esterno. Nel riassunto tedesco le vittime vengono prima dei pompieri, ma il risultato è lo stesso.

## Pompieri abbattuti

R-109 = Se lo spazio di un pompiere prende fuoco, per un'esplosione o perché il fumo si incendia, il pompiere viene abbattuto.
R-110 = Nella versione base un pompiere abbattuto deve farsi curare: va nel più vicino dei quattro spazi di parcheggio dell'ambulanza fuori dall'edificio.
R-111 = Tra due spazi di parcheggio alla stessa distanza il giocatore può scegliere.
R-112 = Il fuoco che ha abbattuto il pompiere continua a bruciare.
R-113 = Una vittima trasportata da un pompiere che viene abbattuto è perduta.
R-114 = Essere abbattuti non ha altre conseguenze. I punti azione conservati restano, e il turno seguente si gioca come sempre.
RA-13 = Un pompiere abbattuto mentre si trova in uno spazio di parcheggio dell'ambulanza resta dov'è, perché nessun altro è più vicino.
RA-14 = Il parcheggio più vicino si trova contando righe e colonne come se non ci fossero muri, fino al più vicino dei suoi due spazi. A parità di distanza sceglie il giocatore del pompiere.
RA-17 = La vittima trasportata è nello stesso spazio del pompiere. Il fuoco che abbatte il pompiere uccide anche lei.
RD-02 = Il pompiere va nel più vicino dei quattro parcheggi e lì nel più vicino dei due spazi; a parità di distanza si sceglie. Che siano quattro lo dicono solo le regole tedesche, e il riassunto tedesco tace sulla parità.
RD-34 = Viene abbattuto chiunque si trovi nel fuoco al momento del controllo, qualunque ne sia la causa. Le fonti indicano cause diverse: esplosione e propagazione, esplosione e fumo che si incendia, o semplicemente il fuoco.

## Rimpiazzare i PDI

R-115 = Ogni turno si chiude con tre PDI sul tabellone, dentro l'edificio o fuori.
R-116 = I PDI coperti e le vittime già trovate si contano insieme, comprese le vittime trasportate.
R-117 = Servono nuovi PDI quando delle vittime sono state salvate o perdute, o quando si sono rivelati dei falsi allarmi.
R-118 = Ogni PDI mancante si rimpiazza lanciando entrambi i dadi: nello spazio indicato va un gettone preso a caso, coperto.
R-119 = Nella versione base un nuovo PDI toglie dal suo spazio il fumo o il fuoco.
R-120 = Nella versione base un nuovo PDI nello spazio di un pompiere si rivela all'istante.
R-121 = Se il nuovo PDI risulta subito un falso allarme, lascia il tabellone e si rilanciano i dadi.
R-122 = Se i dadi indicano uno spazio che ha già un PDI, si rilanciano.
R-123 = Quando i PDI sono al completo il turno è finito, e comincia il giocatore seguente in senso orario.
RA-33 = Quando i gettoni PDI sono esauriti non si rimpiazza più nulla. Sul tabellone possono allora essercene meno di tre.
RA-38 = Anche in una preparazione casuale i dadi si rilanciano se indicano uno spazio con un PDI.
RA-39 = Il fumo non nuoce né alle vittime né ai PDI. Nella versione base sparisce perfino, come il fuoco, quando vi arriva un nuovo PDI.
RD-03 = Un nuovo PDI nello spazio di un pompiere si rivela: una vittima resta, un falso allarme si toglie e si rilanciano i dadi. Le regole tedesche permettono di toglierlo, il riassunto tedesco lo impone, e quelle italiane non parlano di un secondo lancio.
RD-04 = Per uno spazio che ha già un PDI Firehall rilancia i dadi. Le regole complete lo dicono chiaramente, il riassunto tedesco solo di passaggio.

## Fine del gioco

R-124 = Con sette vittime salvate la squadra vince.
R-125 = Dopo il settimo salvataggio la squadra può, se vuole, continuare per portare fuori tutte e dieci.
R-126 = Con quattro o più vittime perdute la squadra perde.
R-127 = Quando viene piazzato il ventiquattresimo e ultimo cubetto danno l'edificio collassa, e in quel momento la partita è finita.
R-128 = Con il collasso ogni vittima e ogni PDI ancora sul tabellone va nello spazio Perdite.
R-129 = Un collasso significa sconfitta.
R-130 = Finché non arriva una di queste conclusioni, un turno segue l'altro.
RA-01 = Se l'edificio collassa prima che sette vittime siano salve, la partita è persa, anche con meno di quattro perdute. Come motivo si indica allora il collasso.
RA-02 = Se due conclusioni coincidono, decide quella che viene prima. Il settimo salvataggio è una vittoria definitiva, e un collasso precede le perdite dello stesso turno.
RA-03 = Il settimo salvataggio dà subito la vittoria, anche a metà turno, e il fuoco non avanza più. Con un'opzione la squadra può continuare.
RA-04 = A chi continua dopo il settimo salvataggio la vittoria resta comunque. Un collasso o altre perdite cambiano solo il punteggio, e dieci su dieci è perfetto.
RA-08 = Le perdite si giudicano solo quando tutte le vittime e i PDI negli spazi che bruciano sono nello spazio Perdite. Perciò alla fine possono essere più di quattro.
RA-48 = Un falso allarme non conta né per le sette né per le quattro vittime, dovunque si trovi, e viene mostrato a parte. I PDI perduti stanno scoperti davanti a tutti.
RA-65 = Con la quarta perdita la partita finisce all'istante. I PDI non si rimpiazzano più.
RD-05 = Un collasso è una sconfitta, a meno che sette vittime non siano già salve. Solo il riassunto tedesco lo chiama sconfitta; le regole complete chiudono la partita e contano le perdite, e l'esito potrebbe restare aperto.
RD-06 = La partita finisce non appena sette vittime sono salve, quattro sono perdute o l'edificio collassa. Così si esprime il riassunto tedesco; nelle regole complete solo il collasso chiude la partita.
RD-17 = I falsi allarmi vanno nello spazio Recuperi, le vittime perdute nello spazio Perdite. Il Quick Start toglie semplicemente gli uni e le altre dal tabellone.

## Quick Start e log

R-131 = Il Quick Start usa la preparazione della versione base e lascia decidere ai giocatori chi comincia.
R-132 = Il Quick Start ha questi prezzi: 1 punto azione per un passo, per una porta, per togliere il fumo o per cambiare fuoco in fumo; 2 per un passo con una vittima, per estinguere un fuoco o per abbattere.
R-133 = Il Quick Start lo dice in breve: uno spazio vuoto prende fumo, il fumo diventa fuoco, il fuoco esplode, e alla fine si incendia il fumo accanto al fuoco. Il risultato è quello delle regole complete.
R-134 = Secondo il Quick Start una vittima raggiunta dal fuoco è perduta e lascia il tabellone. Lì i PDI sono blu, i gettoni azione verdi e i cubetti danno neri.
R-135 = Anche nel Quick Start si torna sempre a tre PDI: i dadi indicano uno spazio e lì se ne mette uno coperto.
R-136 = Il Quick Start conosce le stesse tre conclusioni: sette vittime salve, quattro perdute o il collasso. Si vince solo con sette salvataggi.
R-137 = Il log della stazione dei pompieri ha dieci righe per le partite giocate: giocatori, livello, edificio, recuperi, perdite. Sul gioco non ha alcun effetto.

## Preparazione casuale

R-147 = Lo spazio della prima esplosione lo indica il solo dado nero: da 1 a 4 è la riga 3, colonne da 3 a 6; da 5 a 8 è la riga 4, colonne da 6 a 3.
R-148 = Lo spazio della prima esplosione prende fuoco ed esplode subito, con tutto ciò che un'esplosione fa ai muri e alle porte.
R-149 = Per la seconda esplosione si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia già. Anche questo spazio prende fuoco ed esplode.
R-150 = Per la terza esplosione il dado nero si gira sulla faccia opposta: le due facce sommate danno nove. Si lancia solo il dado rosso.
R-151 = Se lo spazio della terza esplosione brucia già, si rilancia il dado rosso. Poi lo spazio prende fuoco ed esplode.
R-154 = Per ciascuno dei primi tre PDI si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia.

## Domande e risposte

R-254 = La prossima partita della versione base può partire dalla stessa preparazione o da una casuale.
R-255 = Preparazione casuale, il modo semplice: tre spazi tirati a sorte prendono fuoco ed esplodono, ma senza cubetti danno. Poi i dadi scelgono gli spazi dei primi PDI.
R-256 = Preparazione casuale, l'altro modo: le prime tre esplosioni e i PDI si tirano come nella versione avanzata, ma senza punti caldi.
R-257 = La versione base funziona anche sul retro del tabellone, con le solite coordinate o con una preparazione casuale.
R-260 = Quando i gettoni minaccia sono esauriti non si aggiungono più né fumo né fuoco. Le esplosioni continuano a danneggiare i muri.
R-261 = A chi finisce i gettoni minaccia il fuoco è sfuggito di mano. L'edificio difficilmente resterà in piedi a lungo.
R-262 = Le regole appartengono ai giocatori: possono modificarle e inventarne altre.
RA-28 = Con tutti i 33 gettoni minaccia in uso non se ne piazzano altri, ma si continua a voltarli e proseguono esplosioni, danni e perdita di porte. Uno spazio rimasto senza il suo gettone non brucia e non fa male a nessuno. Se i gettoni non bastano per tutti gli spazi, i giocatori scelgono quali ne ricevono uno.
RA-42 = In una preparazione casuale il fuoco all'esterno si toglie dopo ogni esplosione. I danni ai muri e la perdita di porte restano.
RA-43 = Anche in una preparazione casuale senza cubetti danno le esplosioni distruggono le porte. Solo i muri sono risparmiati, a meno che la squadra non abbia scelto di tenere le porte.
RA-44 = Se in una preparazione casuale i dadi indicano uno spazio che brucia, per un'esplosione o per un PDI, si rilanciano.
RA-45 = Se per la terza esplosione di una preparazione casuale non resta nessuna riga, perché tutta la colonna brucia, si lanciano entrambi i dadi. Sui tabelloni del gioco questo non può succedere.
RD-13 = I gettoni minaccia sono 33 e non di più. Solo le regole italiane dicono che cosa succede quando finiscono; quelle tedesche tacciono, e il riassunto tedesco incendia sempre uno spazio libero.
RD-14 = La preparazione casuale semplice fa a meno dei cubetti danno, mentre le esplosioni della preparazione avanzata li piazzano. I testi sembrano contraddirsi, ma descrivono due preparazioni diverse.
