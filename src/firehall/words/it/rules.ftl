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
R-011 = I gettoni punto caldo sono 24.
R-012 = I punti azione conservati si segnano con i gettoni azione, che sono 21.
R-013 = Tre gettoni soccorso indicano quali vittime sono state curate.
R-014 = I gettoni sostanza pericolosa sono sei.
R-015 = I veicoli sono due, l'autopompa e l'ambulanza. Ciascuno è rappresentato da una tessera.
R-016 = A ciascuno dei sei pompieri corrisponde una carta del giocatore dello stesso colore.
R-017 = Gli specialisti sono otto, con una carta per ciascuno.
R-018 = Nella scatola ci sono anche otto carte aiuto.
R-019 = Due dadi scelgono gli spazi a caso: quello rosso a sei facce indica la riga, quello nero a otto facce la colonna.
R-020 = Il tabellone ha due lati, e su ciascuno si trova un edificio diverso.
R-021 = Oltre a muri e passaggi, il tabellone riporta le coordinate, i quadranti, gli spazi di parcheggio dei due veicoli, lo spazio Recuperi e lo spazio Perdite.
RA-31 = I gettoni soccorso non si esauriscono, perché sul tabellone non ci sono mai più di tre vittime. Un gettone torna disponibile appena la sua vittima lascia il tabellone.
RA-32 = Le porte si piazzano solo nella preparazione, e così le sostanze pericolose, tranne in uno scenario che ne usa al massimo cinque su sei: né le une né le altre possono esaurirsi. Se si esauriscono i cubetti danno, è il collasso.
RD-18 = Gli altri gettoni sono 21 per le azioni, 3 di soccorso e 6 di sostanze pericolose: in tutto 30. L'elenco tedesco ne dichiara 29, ma è una svista.
RD-19 = L'elenco tedesco conta otto carte aiuto, quello italiano non dà un numero. Per il gioco non ha importanza.

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
R-035 = Nella versione base all'inizio bruciano dieci spazi: riga 2 nelle colonne 2 e 3, riga 3 nelle colonne da 2 a 5, riga 4 nella colonna 4, riga 5 nelle colonne 6 e 7, riga 6 nella colonna 6.
R-036 = Due vittime e un falso allarme restano nella scatola. In gioco ci sono dunque dieci vittime e cinque falsi allarmi.
R-037 = I 15 gettoni PDI in gioco si mescolano coperti, così nessuno sa che cosa nascondono.
R-038 = Nella versione base all'inizio sul tabellone ci sono tre PDI coperti: uno nella riga 2, colonna 4, e due nella riga 5, colonne 1 e 8.
R-039 = Ciò che servirà più tardi aspetta accanto al tabellone: gettoni PDI, minaccia e azione, cubetti danno e dadi.
R-040 = A preparazione finita, nella versione base, la riserva contiene 12 gettoni PDI, 23 gettoni minaccia, 24 cubetti danno, 21 gettoni azione e due dadi.
R-041 = A preparazione finita, nella versione base, sul tabellone ci sono dieci fuochi, tre PDI coperti e otto porte chiuse.
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
R-049 = A ogni turno il pompiere riceve 4 nuovi punti azione; nella versione avanzata dipende dallo specialista.
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
RA-18 = Prendere e lasciare un carico è gratis, nello spazio del pompiere e in qualsiasi momento delle proprie azioni. Ogni passo si fa con o senza il carico. Una vittima lasciata resta scoperta, conta ancora come PDI e chiunque può prenderla. Nella versione avanzata vale lo stesso per le sostanze pericolose, e una vittima curata resta curata.
RA-19 = Nella versione base non si può lasciare una vittima all'esterno: una volta fuori è già salva. Nella versione avanzata si può: la vittima aspetta lì l'ambulanza, e può raggiungerla solo il fuoco di un'esplosione.
RA-20 = Un pompiere trasporta una cosa sola per volta: una vittima oppure, nella versione avanzata, una sostanza pericolosa. In più può condurre una vittima curata.
RA-22 = Si può entrare nel fuoco solo se restano abbastanza punti azione per uscirne o per trasformare quel fuoco in fumo. Ogni azione che lascerebbe qualcuno bloccato nel fuoco viene rifiutata, salvo abbattere un muro quando questo fa collassare l'edificio. Con un'opzione, invece, chi chiude il turno nel fuoco viene abbattuto.
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
RA-13 = Un pompiere abbattuto mentre si trova all'esterno in uno spazio di parcheggio dell'ambulanza, nella versione base resta dov'è, perché nessun altro è più vicino. Nella versione avanzata va dov'è parcheggiata l'ambulanza.
RA-14 = Il parcheggio più vicino si trova contando righe e colonne come se non ci fossero muri, fino al più vicino dei suoi due spazi. A parità di distanza sceglie il giocatore del pompiere.
RA-17 = Una vittima trasportata o condotta è nello stesso spazio del pompiere: il fuoco che abbatte il pompiere uccide anche lei. Una sostanza pericolosa trasportata resta nello spazio e vi esplode.
RD-02 = Nella versione base il pompiere va nel più vicino dei quattro parcheggi e lì nel più vicino dei due spazi; a parità di distanza si sceglie. Che siano quattro lo dicono solo le regole tedesche, e il riassunto tedesco tace sulla parità.
RD-34 = Viene abbattuto chiunque si trovi nel fuoco al momento del controllo, qualunque ne sia la causa. Le fonti indicano cause diverse: esplosione e propagazione, esplosione e fumo che si incendia, o semplicemente il fuoco.

## Rimpiazzare i PDI

R-115 = Ogni turno si chiude con tre PDI sul tabellone, dentro l'edificio o fuori.
R-116 = I PDI coperti e le vittime già trovate si contano insieme, comprese le vittime trasportate.
R-117 = Servono nuovi PDI quando delle vittime sono state salvate o perdute, o quando si sono rivelati dei falsi allarmi.
R-118 = Ogni PDI mancante si rimpiazza lanciando entrambi i dadi: nello spazio indicato va un gettone preso a caso, coperto.
R-119 = Nella versione base un nuovo PDI toglie dal suo spazio il fumo o il fuoco.
R-120 = Nella versione base un nuovo PDI nello spazio di un pompiere si rivela all'istante.
R-121 = Se il nuovo PDI risulta subito un falso allarme, lascia il tabellone e si rilanciano i dadi.
R-122 = Se nella versione base i dadi indicano uno spazio che ha già un PDI, si rilanciano.
R-123 = Quando i PDI sono al completo il turno è finito, e comincia il giocatore seguente in senso orario.
RA-33 = Quando i gettoni PDI sono esauriti non si rimpiazza più nulla. Sul tabellone possono allora essercene meno di tre.
RA-38 = Anche in una preparazione casuale i dadi si rilanciano se indicano uno spazio con un PDI. Una sostanza pericolosa o un punto caldo non contano.
RA-39 = Il fumo non nuoce né alle vittime né ai PDI. Nella versione base fumo e fuoco spariscono quando vi arriva un nuovo PDI; nella versione avanzata il PDI prosegue lungo le frecce.
RD-03 = Un nuovo PDI nello spazio di un pompiere si rivela: una vittima resta, un falso allarme si toglie e si rilanciano i dadi. Le regole tedesche permettono di toglierlo, il riassunto tedesco lo impone, e quelle italiane non parlano di un secondo lancio.
RD-04 = Per uno spazio che ha già un PDI, nella versione base Firehall rilancia i dadi. Le regole complete lo dicono chiaramente, il riassunto tedesco solo di passaggio.

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

## Preparazione casuale e preparazione avanzata

R-138 = La versione avanzata aggiunge la preparazione casuale, tre livelli, i veicoli, gli specialisti, le sostanze pericolose e i punti caldi. Effetti secondari e rimpiazzo dei PDI cambiano di poco.
R-139 = Tutto ciò che la versione avanzata non cambia resta come nella versione base.
R-140 = La versione avanzata si gioca su uno qualsiasi dei due lati del tabellone, a portata di mano di tutti.
R-141 = Anche nella versione avanzata ogni passaggio tra le stanze comincia con una porta chiusa.
R-142 = La squadra sceglie un livello: Recluta è difficile all'incirca come la versione base, Veterano di più, Eroico moltissimo.
R-143 = Una partita da Recluta comincia con 3 esplosioni e 3 sostanze pericolose.
R-144 = Una partita da Veterano comincia con 3 esplosioni e 4 sostanze pericolose.
R-145 = Una partita di livello Eroico comincia con 4 esplosioni e 5 sostanze pericolose. Con un'opzione le sostanze pericolose sono 4.
R-146 = Le sostanze pericolose che il livello non richiede restano fuori dal gioco.
R-147 = Lo spazio della prima esplosione lo indica il solo dado nero: da 1 a 4 è la riga 3, colonne da 3 a 6; da 5 a 8 è la riga 4, colonne da 6 a 3.
R-148 = Lo spazio della prima esplosione prende fuoco ed esplode subito, con tutto ciò che un'esplosione fa ai muri e alle porte. Nella versione avanzata riceve anche un punto caldo.
R-149 = Per la seconda esplosione si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia già. Anche questo spazio prende fuoco ed esplode; nella versione avanzata riceve un punto caldo.
R-150 = Per la terza esplosione il dado nero si gira sulla faccia opposta: le due facce sommate danno nove. Si lancia solo il dado rosso.
R-151 = Se lo spazio della terza esplosione brucia già, si rilancia il dado rosso. Poi lo spazio prende fuoco ed esplode; nella versione avanzata riceve un punto caldo.
R-152 = Solo il livello Eroico ha una quarta esplosione: si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia. Lo spazio prende fuoco, riceve un punto caldo ed esplode.
R-153 = Per ogni sostanza pericolosa si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia. La sostanza va in quello spazio.
R-154 = Per ciascuno dei primi tre PDI si lanciano entrambi i dadi, e si rilanciano se lo spazio brucia.
R-155 = Ognuno sceglie un colore e uno specialista: prende il pompiere, la carta del giocatore e la carta specialista. Gli altri colori non si usano.
R-156 = Se tutti sono d'accordo, un giocatore può guidare più pompieri.
R-157 = Per ogni punto caldo addizionale si lanciano entrambi i dadi, e si rilanciano se lo spazio ha già un punto caldo. Il fuoco non conta.
R-158 = Ai livelli Veterano ed Eroico si comincia con 3 punti caldi addizionali.
R-159 = Con tre pompieri si aggiungono all'inizio altri 2 punti caldi, con quattro o più pompieri altri 3. Contano le figure, non le persone.
R-160 = Dopo di che altri 6 punti caldi restano pronti di scorta, 12 al livello Eroico. Gli altri sono fuori dal gioco.
R-161 = I cubetti danno e i gettoni PDI, soccorso, azione e minaccia rimasti dopo la preparazione aspettano accanto al tabellone.
R-162 = I pompieri cominciano all'esterno, ognuno dove preferisce il suo giocatore, prima che si parcheggino i veicoli.
R-163 = La squadra decide dove parcheggiare all'inizio l'ambulanza e l'autopompa, ciascuna in uno spazio di parcheggio del proprio tipo.
R-164 = Anche nella versione avanzata i giocatori si accordano su chi comincia, altrimenti tocca al più giovane.
RA-37 = Due sostanze pericolose possono cominciare nello stesso spazio. Più tardi esplodono una dopo l'altra. Con un'opzione si rilanciano invece i dadi.
RD-01 = Il livello Eroico ha 5 sostanze pericolose, come nelle regole italiane. Quelle tedesche ne indicano 4, non più che per il Veterano: è un'opzione.
RD-20 = Tutti e due i veicoli sono sempre in gioco. Le regole tedesche parlano di una carta che torna nella scatola: può trattarsi solo di una di scorta.
RD-22 = La versione avanzata si può giocare su entrambi i lati del tabellone. Lo dicono solo le regole tedesche, ma nulla lo vieta.

## Veicoli

R-165 = La versione avanzata ha due veicoli, l'autopompa e l'ambulanza. Ciascuno sta in uno spazio di parcheggio.
R-166 = Ogni veicolo ha quattro parcheggi propri attorno all'edificio e non sta mai altrove.
R-167 = Un veicolo parcheggiato occupa due spazi. Su ciascuno dei due un pompiere si trova presso il veicolo.
R-168 = I veicoli offrono nuove azioni ai pompieri che si trovano presso di essi. Solo l'ambulanza si può guidare anche da altrove.
R-169 = Nella versione avanzata una vittima è salva solo presso l'ambulanza: non appena arriva in uno dei due spazi in cui è parcheggiata, gratis. Essere all'esterno non basta.
R-170 = Guidare un veicolo fino al parcheggio successivo del suo tipo costa 2 punti azione.
R-171 = L'autopompa può essere guidata solo da un pompiere che le si trova accanto, in uno dei suoi spazi.
R-172 = L'ambulanza può essere guidata da qualsiasi pompiere e da qualunque posto: via radio.
R-173 = Chi guida l'autopompa si sposta con lei. Chi guida l'ambulanza e si trova presso di essa può salire a bordo, ma non è obbligato.
R-174 = I veicoli girano attorno all'edificio in senso orario o antiorario.
R-175 = Ogni spostamento comincia e finisce in un parcheggio di quel veicolo.
R-176 = Per raggiungere il parcheggio sul lato opposto bisogna guidare il veicolo due volte, per 4 punti azione.
R-177 = I pompieri che si trovano presso un veicolo quando viene guidato possono salire a bordo per 0 punti azione, nel turno di chiunque.
R-178 = Salire a bordo è facoltativo, e c'è posto per tutti.
R-179 = Chi è salito a bordo scende in uno dei due spazi del parcheggio raggiunto.
R-180 = Quando l'ambulanza arriva in un parcheggio dove ci sono delle vittime, queste sono salve per 0 punti azione.
R-181 = L'ambulanza raccoglie le vittime solo nei due spazi del parcheggio in cui si ferma, non negli spazi che attraversa.
RA-16 = I due spazi di un parcheggio valgono allo stesso modo, anche quando tocca un angolo. Quale quadrante gli appartiene è scritto nel file del tabellone.
RA-58 = Avanzare di due parcheggi significa guidare due volte. Alla fermata intermedia si può salire o scendere, e l'ambulanza salva le vittime.
RA-59 = Chi sale sull'autopompa può portare con sé, per 0 punti azione, ciò che trasporta o conduce; con un'opzione non è permesso. Presso l'ambulanza le vittime sono già salve, e le sostanze pericolose, una volta fuori, sono bonificate e quindi non salgono mai a bordo.
RA-60 = Quando l'ambulanza è guidata via radio, chi si trova presso di essa decide se salire a bordo. Chi non viene interpellato resta.
RA-61 = Se nei due spazi dove arriva l'ambulanza ci sono più vittime, sono tutte salve nello stesso momento.
RD-29 = Può salire a bordo solo chi si trova nel parcheggio in cui sta il veicolo. Le regole italiane si potrebbero riferire a qualsiasi parcheggio, ma quelle tedesche indicano lo spazio del veicolo.
RD-30 = L'ambulanza salva nei due spazi del parcheggio in cui si ferma. Le regole tedesche parlano di uno spazio con una vittima e lo precisano in una nota, quelle italiane nominano direttamente il parcheggio.

## Idrante dell'autopompa

R-182 = Usare l'idrante dell'autopompa costa 4 punti azione.
R-183 = L'idrante dell'autopompa può estinguere molto fuoco in una volta. Si punta su un quadrante.
R-184 = I quattro quadranti, di 3 righe per 4 colonne ciascuno, sono delimitati sul tabellone da una linea rossa tratteggiata.
R-185 = Può usare l'idrante solo un pompiere che si trova presso l'autopompa.
R-186 = L'idrante raggiunge solo il quadrante accanto al parcheggio in cui sta l'autopompa.
R-187 = L'idrante non si può usare finché nel quadrante c'è un pompiere.
R-188 = Lo spazio colpito dall'idrante si determina lanciando entrambi i dadi.
R-189 = Un dado che indica una riga o una colonna fuori dal quadrante si gira sulla faccia opposta: 7 meno il numero rosso, 9 meno quello nero. Così l'acqua cade sempre all'interno.
R-190 = L'acqua toglie tutto il fumo e tutto il fuoco dallo spazio colpito e da ogni spazio adiacente.
R-191 = Gli spazi adiacenti raggiunti dall'acqua possono trovarsi fuori dal quadrante.
R-192 = Muri e porte chiuse fermano l'acqua; porte aperte e segmenti di muro distrutti no.
R-193 = L'acqua non ha effetto su pompieri, PDI, vittime, sostanze pericolose e punti caldi.
RA-55 = Firehall numera i quadranti nell'ordine di lettura: I ha le righe da 1 a 3 e le colonne da 1 a 4, II le righe da 1 a 3 e le colonne da 5 a 8, III le righe da 4 a 6 e le colonne da 1 a 4, IV le righe da 4 a 6 e le colonne da 5 a 8. Sono solo nomi.
RA-56 = Solo i pompieri dentro il quadrante impediscono di usare l'idrante. Non lo impediscono i pompieri all'esterno né le vittime, e neppure chi è raggiunto dall'acqua fuori dal quadrante.
RA-57 = Prima si rilanciano i dadi. Si girano solo i numeri definitivi che cadono fuori dal quadrante.
RD-08 = Muri e porte chiuse fermano l'acqua dell'idrante. Lo dicono le regole tedesche; in quelle italiane si trova solo nell'esempio.
RD-09 = I quadranti sono quattro: righe da 1 a 3 o da 4 a 6, colonne da 1 a 4 o da 5 a 8. Solo l'esempio tedesco ne numera uno, il IV: sono le righe da 4 a 6 e le colonne da 5 a 8.

## Specialisti

R-194 = Nella versione avanzata ogni pompiere è uno specialista con abilità proprie, scelto o pescato a caso all'inizio. Di ciascuno ce n'è uno solo, quindi non esistono doppioni.
R-195 = Il Paramedico ha 4 punti azione per turno.
R-196 = Per 1 punto azione il Paramedico cura una vittima, che poi può camminare.
R-197 = Una vittima curata si segna con un gettone soccorso.
R-198 = Qualsiasi pompiere può condurre una vittima curata senza trasportarla. I passi non costano più che da solo.
R-199 = Un pompiere conduce al massimo una vittima curata per volta.
R-200 = Trasportare una vittima e insieme condurne una curata costa quanto trasportare: 2 punti azione a passo.
R-201 = Neanche una vittima curata si può condurre nel fuoco o attraverso il fuoco.
R-202 = Il Paramedico paga il doppio per estinguere: 2 punti azione per togliere il fumo o trasformare il fuoco in fumo, 4 per estinguere del tutto un fuoco.
R-203 = Il Pompiere CAFS ha 3 punti azione per turno e altri 3 che servono solo per estinguere.
R-204 = I punti per estinguere non si possono conservare.
R-205 = Il Tecnico Sostanze Pericolose ha 4 punti azione per turno.
R-206 = Per 2 punti azione il Tecnico Sostanze Pericolose bonifica una sostanza pericolosa nel proprio spazio, che va nello spazio Recuperi.
R-207 = Il Pompiere Esperto ha 5 punti azione per turno e null'altro di speciale.
R-208 = Il Capitano ha 4 punti azione per turno e altri 2 che servono solo per comandare.
R-209 = Nel proprio turno il Capitano può comandare a qualsiasi altro pompiere di muovere o di aprire o chiudere una porta. Può pagare anche con punti azione ordinari.
R-210 = Chi esegue un comando può trasportare vittime o sostanze pericolose e condurre vittime curate.
R-211 = Per un comando il Capitano paga ciò che l'azione sarebbe costata all'altro pompiere.
R-212 = I punti comando non si possono conservare.
R-213 = Al massimo 1 punto azione per turno si può spendere per comandare il Pompiere CAFS.
R-214 = Lo Specialista nei Recuperi ha 4 punti azione per turno e altri 3 che servono solo per muovere.
R-215 = Allo Specialista nei Recuperi abbattere costa 1 punto azione.
R-216 = Lo Specialista nei Recuperi paga il doppio per estinguere: 2 punti azione per togliere il fumo o trasformare il fuoco in fumo, 4 per estinguere del tutto un fuoco.
R-217 = I punti movimento non si possono conservare.
R-218 = Il Tecnico Strumentazione ha 4 punti azione per turno.
R-219 = Per 1 punto azione il Tecnico Strumentazione identifica un PDI coperto qualsiasi sul tabellone, per quanto lontano: il gettone si volta.
R-220 = L'Autista / Operatore Idrante ha 4 punti azione per turno e usa l'idrante per 2. Guidare gli costa come a tutti.
R-221 = Quando usa l'idrante, l'Autista / Operatore Idrante può rilanciare un dado o entrambi.
R-222 = Dopo aver rilanciato un dado, l'Autista / Operatore Idrante può ancora rilanciare l'altro.
R-223 = Ogni dado si rilancia una volta sola, e il nuovo numero vale anche se è peggiore.
RA-21 = Un pompiere può trasportare una sostanza pericolosa e condurre una vittima curata, per 2 punti azione a passo.
RA-23 = Un comando può far attraversare il fuoco a un pompiere. Il turno del Capitano non può finire finché un pompiere comandato si trova nel fuoco.
RA-49 = Il Paramedico cura una vittima nel proprio spazio, già rivelata e non ancora curata.
RA-50 = Punti azione speciali e ordinari possono pagare insieme una stessa azione; prima si usano gli speciali. I punti movimento valgono per passi di ogni tipo, anche con una vittima o nel fuoco, ma non per guidare; i punti per estinguere non valgono per l'idrante; i punti comando valgono solo per i comandi.
RA-51 = Chi paga il doppio per estinguere non paga il doppio per l'idrante.
RA-52 = Nessuno deve acconsentire a un comando; con un'opzione si chiede al giocatore del pompiere comandato. I pompieri comandati rivelano i PDI e salvano le vittime come sempre e conservano i propri punti azione.
RD-10 = Per comandare il Pompiere CAFS il limite è di 1 punto azione per turno di qualsiasi tipo, come nelle regole tedesche. In quelle italiane sono limitati solo i punti comando: è un'opzione.
RD-11 = Un comando costa ciò che avrebbe pagato il pompiere comandato, come nelle regole italiane. Quelle tedesche indicano il prezzo normale, che qui è lo stesso.
RD-16 = Nessuno dei punti per estinguere o per muovere si può conservare. Il testo italiano sembra riferirsi a uno solo di essi, ma è un errore di scansione.
RD-33 = Gli specialisti hanno nomi diversi nelle regole tedesche e in quelle italiane, ma le stesse abilità. Firehall usa in ogni lingua il nome corrispondente.

## Cambio di squadra

R-224 = Un cambio di squadra costa 2 punti azione.
R-225 = Con il cambio di squadra un giocatore scambia il proprio specialista con un altro qualsiasi non in gioco.
R-226 = Da quel momento il pompiere ha i punti azione del nuovo specialista, 2 in meno in questo turno, e le sue abilità.
R-227 = Il cambio di squadra deve essere la prima azione del turno.
R-228 = Per un cambio di squadra il pompiere deve cominciare il turno in uno dei due spazi dell'autopompa.
RA-53 = Nel cambio di squadra i punti conservati restano e possono pagarlo. I punti speciali del nuovo specialista ci sono tutti, quelli del vecchio sono persi. Un cambio di squadra non si può comandare.
RD-31 = Nel cambio di squadra si può prendere ogni specialista che nessuno ha in quel momento, anche uno già stato in gioco. Con un'opzione, solo quelli mai usati; le regole si possono leggere in entrambi i modi.

## Sostanze pericolose

R-229 = Le sostanze pericolose sono materiali infiammabili mal conservati che possono esplodere.
R-230 = Dopo la propagazione ogni sostanza pericolosa in uno spazio che brucia vi provoca un'esplosione.
R-231 = Nello stesso turno possono esplodere più sostanze pericolose. L'ordine lo scelgono i giocatori.
R-232 = Dopo l'esplosione la sostanza pericolosa si toglie, e il suo spazio riceve un punto caldo.
R-233 = Una sostanza pericolosa si trasporta come una vittima: 2 punti azione a passo, una per volta e mai nel fuoco.
R-234 = Una sostanza pericolosa portata all'esterno è subito bonificata e va nello spazio Recuperi.
RA-36 = Le sostanze pericolose nel fuoco esplodono una dopo l'altra finché non ne restano; poi viene un'altra propagazione, e se ne raggiunge altre, esplodono anche quelle. Con un'opzione la propagazione segue ogni singola sostanza.

## Punti caldi e combustioni

R-235 = Punti caldi e combustioni rappresentano un edificio che si scalda sempre di più quanto più a lungo brucia.
R-236 = Se lo spazio indicato dai dadi ha un punto caldo, c'è una combustione: risolto quello spazio, si lanciano di nuovo i dadi e il fuoco avanza ancora.
R-237 = In un turno possono esserci quante combustioni si vuole. Ogni lancio su un punto caldo ne porta un altro.
R-238 = Quando dopo una combustione i dadi indicano uno spazio senza punto caldo, lo si risolve come di consueto e poi riceve un punto caldo.
R-239 = Così ogni turno con una combustione aggiunge un punto caldo, e altre combustioni diventano più probabili.
R-240 = I punti caldi non hanno effetto sul fumo e sul fuoco nel loro spazio.
R-241 = Un punto caldo resta dov'è e non si può estinguere.
R-242 = La combustione in breve: prima fumo, fuoco o esplosione sul punto caldo, poi il lancio successivo. Il primo spazio senza punto caldo la conclude e per ultimo riceve un punto caldo.
RA-29 = Quando la scorta di punti caldi è esaurita non se ne piazzano altri. Le combustioni su quelli già presenti continuano.
RA-30 = Uno spazio ha al massimo un punto caldo. Se dovesse riceverne un altro non si piazza nulla, e la scorta resta com'è.
RA-35 = Per una combustione conta se il punto caldo c'era già al momento del lancio. Con un'opzione conta anche quello appena lasciato dall'esplosione di una sostanza pericolosa.
RD-12 = I punti caldi non si tolgono mai e non hanno effetto su fumo e fuoco. Lo dicono solo le regole italiane; anche quelle tedesche però non conoscono un modo per toglierli.

## Fuoco e PDI nella versione avanzata

R-243 = Nella versione avanzata un pompiere abbattuto va in uno dei due spazi in cui è parcheggiata l'ambulanza.
R-244 = Primo passo del fuoco nella versione avanzata: si lanciano i dadi e il fuoco avanza.
R-245 = Secondo passo del fuoco: si risolve un'eventuale esplosione.
R-246 = Terzo passo del fuoco: la propagazione.
R-247 = Quarto passo del fuoco: esplodono le sostanze pericolose, e ognuna lascia un punto caldo.
R-248 = Quinto passo del fuoco: dopo un lancio su un punto caldo si ricomincia dal primo passo. Se c'è stata una combustione, l'ultimo spazio indicato riceve un punto caldo.
R-249 = Sesto passo del fuoco: solo ora i pompieri abbattuti vanno all'ambulanza, e si tolgono le vittime e i PDI perduti.
R-250 = Nella versione avanzata un nuovo PDI va solo in uno spazio senza fumo, fuoco, pompieri o altri PDI. Punti caldi e sostanze pericolose non contano.
R-251 = Se lo spazio indicato non è ammesso, il PDI segue da lì le frecce fino al primo spazio ammesso.
R-252 = Le frecce sono stampate sul tabellone.
R-253 = Se lungo le frecce nessuno spazio è ammesso, si rilanciano i dadi.
RA-12 = Anche nella versione avanzata il fuoco all'esterno resta fino alla fine dell'ultimo passo, dopo i pompieri abbattuti e le perdite. Fino ad allora tiene il suo gettone minaccia.
RA-15 = Tra i due spazi dell'ambulanza sceglie il giocatore del pompiere. Se nessuno sceglie, vale il primo nel file del tabellone.
RA-40 = I dadi si rilanciano finché qualche spazio porta a uno ammesso. Se non ce n'è nessuno, in questo turno non si piazza il PDI e si riprova nel prossimo.
RA-41 = Le frecce non formano un unico giro di tutto l'edificio: da ognuno dei 48 spazi portano a un anello di otto al centro, righe 3 e 4 nelle colonne da 3 a 6. Il percorso finisce quando l'anello è stato percorso una volta.

## Domande e risposte

R-254 = La prossima partita della versione base può partire dalla stessa preparazione o da una casuale.
R-255 = Preparazione casuale, il modo semplice: tre spazi tirati a sorte prendono fuoco ed esplodono, ma senza cubetti danno. Poi i dadi scelgono gli spazi dei primi PDI.
R-256 = Preparazione casuale, l'altro modo: le prime tre esplosioni e i PDI si tirano come nella versione avanzata, ma senza punti caldi.
R-257 = La versione base funziona anche sul retro del tabellone, con le solite coordinate o con una preparazione casuale.
R-258 = Una squadra può giocare solo con una parte delle regole della versione avanzata.
R-259 = La versione avanzata si impara per gradi: prima specialisti e sostanze pericolose, poi i veicoli con le loro azioni, il nuovo abbattimento e il nuovo salvataggio, infine i punti caldi.
R-260 = Quando i gettoni minaccia sono esauriti non si aggiungono più né fumo né fuoco. Le esplosioni continuano a danneggiare i muri.
R-261 = A chi finisce i gettoni minaccia il fuoco è sfuggito di mano. L'edificio difficilmente resterà in piedi a lungo.
R-262 = Le regole appartengono ai giocatori: possono modificarle e inventarne altre.
RA-28 = Con tutti i 33 gettoni minaccia in uso non se ne piazzano altri, ma si continua a voltarli e proseguono esplosioni, danni e perdita di porte. Uno spazio rimasto senza il suo gettone non brucia e non fa male a nessuno. Se i gettoni non bastano per tutti gli spazi, i giocatori scelgono quali ne ricevono uno.
RA-42 = In una preparazione casuale il fuoco all'esterno si toglie dopo ogni esplosione. I danni ai muri e la perdita di porte restano.
RA-43 = Anche in una preparazione casuale senza cubetti danno le esplosioni distruggono le porte. Solo i muri sono risparmiati, a meno che la squadra non abbia scelto di tenere le porte.
RA-44 = Se in una preparazione casuale i dadi indicano uno spazio che brucia, per un'esplosione o per un PDI, si rilanciano.
RA-45 = Se per la terza esplosione di una preparazione casuale non resta nessuna riga, perché tutta la colonna brucia, si lanciano entrambi i dadi. Sui tabelloni del gioco questo non può succedere.
RA-47 = Nessuno schiva il fuoco nel turno di un altro. Quell'azione appartiene a un'espansione successiva.
RA-66 = Quanto della versione avanzata si gioca è un'opzione: tutto, tutto senza punti caldi, oppure anche senza veicoli. Senza veicoli abbattimento e salvataggio sono quelli della versione base, e mancano idrante, cambio di squadra e Autista / Operatore Idrante. Senza punti caldi non ci sono combustioni, e le sostanze pericolose non ne lasciano.
RD-13 = I gettoni minaccia sono 33 e non di più. Solo le regole italiane dicono che cosa succede quando finiscono; quelle tedesche tacciono, e il riassunto tedesco incendia sempre uno spazio libero.
RD-14 = La preparazione casuale semplice fa a meno dei cubetti danno, mentre le esplosioni della preparazione avanzata li piazzano. I testi sembrano contraddirsi, ma descrivono due preparazioni diverse.
