### Flash Point (2010), il gioco base e il gioco avanzato
### Ogni regola in poche parole. P è una regola, P-Q una decisione dove le regole tacciono, P-D la lettura scelta dove il loro testo è danneggiato o si contraddice.

## Obiettivo e giocatori

P-001 = Una grande casa brucia, e i giocatori sono i primi pompieri ad arrivare.
P-002 = Si vince tutti insieme o si perde tutti insieme.
P-003 = Per vincere, la squadra deve salvare le vittime dalla casa.
P-004 = Con tre o più morti la squadra fallisce.
P-005 = Se la casa collassa, la squadra fallisce.
P-006 = Il gioco ha due livelli. Il gioco avanzato mantiene tutto il gioco base e aggiunge specialisti, veicoli, sostanze pericolose e l'idrante dell'autopompa.
P-007 = A chi comincia conviene partire dal gioco base.
P-008 = Ognuno guida un pompiere. Chi gioca da solo può guidarne due o più.
P-Q37 = Possono giocare da uno a sei pompieri. Chi gioca da solo ne guida due; con un'opzione si sceglie un altro numero.
P-D07 = Per i tre morti contano solo le vittime. L'obiettivo del gioco parla di persone, la fine di vittime.

## Componenti

P-009 = Nella scatola c'è un regolamento.
P-010 = Il tabellone è fatto di due metà, ciascuna di 10 per 16 pollici.
P-011 = I dadi sono due, uno a sei facce e uno a otto.
P-012 = I 36 gettoni minaccia mostrano il fuoco su un lato e il fumo sull'altro. Quelli usati come fumo mancano per il fuoco.
P-013 = Gli otto gettoni porta mostrano una porta aperta su un lato e una porta chiusa sull'altro.
P-014 = I gettoni PDI sono 19: 10 vittime, 5 falsi allarmi e 4 sostanze pericolose. Sul retro hanno tutti un punto interrogativo.
P-015 = Tre gettoni soccorso indicano le vittime curate dal Paramedico. Il gioco base non li usa.
P-016 = Gli adesivi sono 126, due per ogni gettone minaccia, porta e PDI.
P-017 = I cubetti danno sono 30.
P-018 = Si gioca con esattamente 30 cubetti danno, anche se nella scatola ce ne sono di più.
P-019 = I pompieri sono sei, una figura per giocatore.
P-020 = Le 16 carte sono di tre tipi: per i punti azione conservati, per gli specialisti e per i veicoli.
P-021 = Delle carte il gioco base usa solo quelle per i punti azione conservati. Sul retro tutte hanno un aiuto.
P-022 = Prima della prima partita si mettono gli adesivi sui gettoni, uno per lato, secondo il colore.
P-023 = I colori distinguono i gettoni: arancione per fuoco e fumo, bianco per le porte, nero per i PDI, blu per le vittime curate.
P-D05 = Firehall ha quattro specialisti, quelli descritti dalle regole. Le 16 carte dichiarate ne ammetterebbero altri due, di cui non si dice nulla.

## Tabellone e spazi

P-024 = Le due metà si affiancano e formano una sola casa.
P-025 = Entrambe le metà si possono voltare: si ottiene un'altra pianta.
P-026 = I due dadi si lanciano sempre insieme e indicano uno spazio.
P-027 = A ogni spazio della casa corrisponde un solo risultato dei dadi. Gli spazi esterni non escono mai.
P-028 = Nel gioco base il caso decide due cose: dove avanza il fuoco e dove compaiono i nuovi PDI.
P-029 = Ogni passaggio ha una porta, tranne i quattro ingressi, uno per lato della casa.
P-030 = Le porte si possono aprire e chiudere. All'inizio sono tutte chiuse.
P-031 = I gettoni minaccia arrivano sul tabellone quando il fuoco avanza e lo lasciano quando si estingue.
P-032 = Che cosa sia un PDI resta ignoto finché un pompiere non vi entra o qualcos'altro non lo raggiunge.
P-033 = Un PDI può essere una vittima, da salvare.
P-034 = Un PDI può essere un falso allarme: non c'è nessuno.
P-035 = Nel gioco avanzato un PDI può essere una sostanza pericolosa.
P-036 = I cubetti danno indicano i danni che il fuoco o i pompieri hanno fatto ai muri.
P-037 = Adiacente vuol dire a un passo in alto, in basso, a sinistra o a destra, mai in diagonale. In questa edizione un muro in mezzo non cambia nulla.
P-038 = Contiguo vuol dire adiacente, senza muri né porte chiuse in mezzo.
P-039 = Il fuoco non passa attraverso muri e porte chiuse. Segmenti di muro distrutti e porte aperte o distrutte non lo trattengono.
P-Q02 = La pianta viene da un file di tabellone. Con un'opzione si sceglie un altro tabellone.
P-Q26 = Nello stesso spazio possono stare quanti pompieri si vuole. Il fuoco li abbatte tutti insieme.
P-D01 = Nel testo disponibile di ogni coppia di dadi resta un solo numero, e gli esempi mostrano che è la colonna. Gli spazi iniziali sono quindi nelle colonne 5, 1 e 7, e la spirale delle frecce va dalla colonna 3 alla colonna 1; le righe sono nostre.
P-D02 = Mancano le immagini delle piante, perciò il tabellone di questa edizione è nostro. Rispetta tutto ciò che ne dice il testo: 6 per 8 spazi, una stanza centrale di 2 per 4, otto porte, quattro ingressi, quattro parcheggi per ciascun veicolo.

## Preparazione del gioco base

P-040 = Il tabellone mostra la pianta raffigurata nelle regole.
P-041 = In ciascuno degli otto passaggi va una porta chiusa.
P-042 = I quattro ingressi sono sempre aperti e senza porta. Nulla li chiude né li distrugge.
P-043 = Si tolgono due vittime e un falso allarme. Restano otto vittime e quattro falsi allarmi.
P-044 = Il gioco base non ha sostanze pericolose: si gioca con 12 gettoni PDI.
P-045 = All'inizio brucia la stanza centrale: otto fuochi, righe 3 e 4 nelle colonne da 3 a 6.
P-046 = All'inizio tre PDI coperti stanno su spazi prestabiliti.
P-047 = I giocatori decidono chi comincia e in che ordine si gioca.
P-Q01 = I primi PDI sono nella riga 2, colonna 5, e nella riga 5, colonne 1 e 7. Le colonne vengono dalle regole; altre righe sono un'opzione.

## Il turno

P-048 = Ogni turno ha tre parti, sempre in quest'ordine: si individuano i PDI, il giocatore agisce, il fuoco avanza.
P-049 = Se all'inizio di un turno ci sono meno di tre PDI, il giocatore lancia i dadi finché non sono tre.
P-050 = Ogni turno dà 4 punti azione da spendere liberamente.
P-051 = Alla fine del turno il giocatore lancia i dadi una volta per il fuoco.
P-052 = I turni si susseguono in senso orario.

## Individuare i PDI

P-053 = All'inizio di ogni turno sul tabellone devono esserci tre PDI.
P-054 = Contano anche i PDI già identificati, come una vittima trovata.
P-055 = Per ogni PDI mancante si lanciano i dadi, che indicano uno spazio.
P-056 = Un nuovo PDI può stare in uno spazio vuoto o sul fumo. Il fumo resta.
P-057 = Un nuovo PDI non va mai sul fuoco.
P-058 = Un nuovo PDI non va mai dove si trova un pompiere.
P-059 = Un nuovo PDI non va mai dove ce n'è già un altro.
P-060 = Se lo spazio indicato non è ammesso, il PDI segue le frecce da uno spazio all'altro fino al primo ammesso. I dadi non si rilanciano.
P-061 = Le frecce formano un'unica spirale dal centro della casa verso l'esterno. Dalla fine riportano all'inizio.
P-062 = Il nuovo PDI sta coperto.
P-Q03 = La spirale percorre la riga 3 dalla colonna 3 alla 6, torna nella riga 4 fino alla colonna 2, sale alla riga 2 e la segue fino alla colonna 7, scende alla riga 5 e torna alla colonna 1, sale alla riga 1 e la segue fino alla colonna 8, scende alla riga 6, torna alla colonna 1 e poi all'inizio. La sua immagine speculare è un'opzione.
P-Q04 = Se in tutta la spirale nessuno spazio è ammesso, in questo turno non si piazza il PDI. Si riprova nel prossimo.
P-Q05 = Quando i gettoni PDI sono esauriti non si lanciano più i dadi per loro.
P-Q32 = Nel primo turno non manca nessun PDI: ce ne sono già tre.
P-Q55 = Una sostanza pericolosa identificata conta fra i tre PDI. Con un'opzione non conta.
P-D10 = Sono ammessi gli spazi vuoti e quelli con il fumo, ma non dove c'è già un PDI. La prima cosa sta nell'elenco, la seconda solo nell'esempio, e valgono tutte e due.

## Azioni

P-063 = I pompieri entrano in gioco nel loro primo turno, in uno spazio qualsiasi all'esterno della casa.
P-064 = Muovere significa fare un passo in uno spazio adiacente. Ogni passo conta per sé.
P-065 = Un passo in uno spazio vuoto o nel fumo costa 1 punto azione.
P-066 = Un passo nel fuoco costa 2 punti azione.
P-067 = Un passo con una vittima costa 2 punti azione.
P-068 = Aprire o chiudere una porta costa 1 punto azione.
P-069 = Ogni pompiere può aprire e chiudere le porte.
P-070 = Una porta aperta non ferma né i pompieri né il fuoco.
P-071 = Si può estinguere nello spazio del pompiere e in quelli adiacenti.
P-072 = Togliere il fumo costa 1 punto azione.
P-073 = Trasformare il fuoco in fumo costa 1 punto azione.
P-074 = Estinguere del tutto un fuoco costa 2 punti azione. Di norma è meglio, perché il fumo può incendiarsi di nuovo.
P-075 = Abbattere costa 2 punti azione e mette un cubetto danno su un segmento di muro accanto al pompiere. Tutti hanno un'ascia.
P-076 = Due cubetti danno distruggono un segmento di muro.
P-077 = I pompieri passano attraverso un segmento di muro distrutto come se non ci fosse nulla.
P-078 = Ogni muro sostiene la casa, perciò i cubetti danno dell'ascia contano per il collasso come gli altri.
P-079 = Le azioni si fanno in qualsiasi ordine e quante volte si vuole, finché bastano i punti azione.
P-080 = I punti azione non spesi si possono conservare per il turno successivo.
P-081 = Una carta che si gira da +1 a +4 mostra quanti punti si sono conservati.
P-082 = Ogni giocatore ha una di queste carte nel proprio colore.
P-083 = Nessuno conserva più di 4 punti azione.
P-084 = Quando il giocatore ha finito di agire, il fuoco avanza.
P-Q06 = Si estingue solo negli spazi contigui, quindi mai attraverso un muro o una porta chiusa. Con un'opzione basta che lo spazio sia adiacente, come dicono alla lettera le regole.
P-Q07 = Si può abbattere ogni segmento di muro ancora in piedi al bordo dello spazio del pompiere, da dentro o da fuori. Porte e segmenti distrutti non si abbattono.
P-Q08 = Una porta sul bordo dello spazio del pompiere si apre e si chiude da entrambi i lati. Una porta distrutta no.
P-Q09 = Un passo porta solo in uno spazio contiguo, oppure dentro o fuori attraverso un'apertura.
P-Q10 = Un pompiere può finire il turno nel fuoco e lì è al sicuro finché il fuoco o un'onda d'urto non arriva di nuovo in quello spazio. Con un'opzione è vietato.
P-Q24 = Prendere e lasciare una vittima o una sostanza pericolosa è gratis, nel proprio spazio e in qualsiasi momento del proprio turno. Nel fuoco nessuno può tenerne.
P-Q30 = Entrare in gioco non costa nulla e lascia tutti e 4 i punti azione. Va bene ogni spazio attorno alla casa, angoli compresi.
P-Q31 = All'esterno un passo costa 1 punto azione, 2 se si trasporta qualcosa.
P-Q34 = I punti conservati oltre i 4 vanno persi.
P-Q35 = Si può sempre passare.
P-Q36 = Chiudere una porta non ha effetto su chi o su ciò che le sta accanto.
P-Q61 = Da fuori si può estinguere attraverso un ingresso o un'altra apertura del proprio spazio e abbattere il muro esterno.
P-D08 = Le regole rimandano a due sezioni con nomi che non esistono. Si intendono le azioni e l'avanzamento del fuoco.

## Avanzamento del fuoco

P-085 = Alla fine di ogni turno il giocatore lancia entrambi i dadi, una volta, e il fuoco avanza in quello spazio.
P-086 = Uno spazio vuoto che non è contiguo al fuoco riceve il fumo.
P-087 = Uno spazio vuoto contiguo al fuoco prende fuoco.
P-088 = Il fumo nello spazio diventa fuoco.
P-089 = Uno spazio che brucia già esplode.
P-090 = Avviene una sola di queste quattro cose; poi vengono gli effetti secondari.
P-Q19 = Il fumo che compare su un PDI o su una vittima non fa nulla finché non diventa fuoco.
P-Q63 = Il fumo che compare dove c'è un pompiere o un PDI non fa male a nessuno.
P-Q64 = Se il fuoco si estende a uno spazio vuoto con un pompiere, il pompiere viene abbattuto e il fuoco si toglie subito.

## Esplosioni

P-091 = Ogni volta che il fuoco avanza in uno spazio che brucia, quello spazio esplode.
P-092 = Un'esplosione manda un'onda d'urto in ciascuna delle quattro direzioni, e ognuna va per conto suo.
P-093 = Un'onda d'urto passa sopra ogni spazio che brucia già.
P-094 = Un'onda d'urto che colpisce un muro finisce lì e vi mette un cubetto danno. Vale anche per i muri dello spazio che esplode.
P-095 = Un'onda d'urto che colpisce una porta chiusa la distrugge e finisce lì. Non si usa nessun cubetto danno.
P-096 = Un'onda d'urto che arriva in uno spazio senza fumo né fuoco lo incendia e finisce lì.
P-097 = Un'onda d'urto che esce dalla casa si disperde senza effetto. All'esterno non si mette mai fuoco.
P-098 = Un'onda d'urto che passa per una porta aperta la distrugge.
P-099 = Una porta aperta non trattiene l'onda d'urto.
P-100 = I pompieri non fermano né il fuoco né le onde d'urto. Chi si trova sul cammino di un'onda d'urto viene abbattuto.
P-101 = Un'onda d'urto attraversa un segmento di muro già distrutto.
P-Q11 = Un'onda d'urto che arriva sul fumo lo trasforma in fuoco e prosegue. Con un'opzione finisce lì, come nell'edizione del 2011.
P-Q12 = Un pompiere nello spazio che esplode, o in uno spazio che brucia attraversato da un'onda d'urto, viene abbattuto, e quel fuoco si toglie. Esplosione e onda d'urto proseguono immutate.
P-Q13 = Una vittima o un PDI in uno spazio che brucia attraversato da un'onda d'urto è perduto, se mai dovesse accadere.
P-Q23 = Ogni muro può essere danneggiato, interno o esterno. Ingressi e passaggi non hanno muro.
P-Q25 = Un'onda d'urto che esce da un ingresso si disperde all'esterno.

## Pompieri abbattuti

P-102 = Un pompiere viene abbattuto quando il fuoco si estende al suo spazio.
P-103 = Un pompiere abbattuto si stende subito a terra, nello stesso spazio.
P-104 = Il fuoco in quello spazio si toglie e torna nella riserva. Non può più fare male a quel pompiere.
P-105 = Nel turno successivo il pompiere si rialza e perde il resto di quel turno.
P-106 = Se il fuoco torna dopo che il pompiere si è rialzato, lo abbatte di nuovo.
P-107 = A un pompiere già a terra non succede altro.
P-108 = Il turno dopo quello perso è di nuovo normale.
P-109 = Il fuoco che si estende allo spazio di una vittima la uccide.
P-110 = Le vittime perdute lasciano il tabellone e stanno separate da quelle salvate.
P-111 = Con la terza vittima perduta la partita finisce all'istante.
P-112 = I pompieri non possono morire.
P-Q14 = Nel turno perso si individuano i PDI, il pompiere si rialza e non fa altro, e il fuoco avanza lo stesso. Con un'opzione il fuoco non avanza.
P-Q15 = Il turno perso non dà punti azione. Quelli conservati restano.
P-Q16 = Il fuoco che arriva da un pompiere a terra resta nello spazio. Con un'opzione si toglie. In ogni caso al pompiere non succede nulla.
P-Q17 = Il fuoco abbatte e uccide appena arriva: il pompiere cade, la vittima è perduta e il gettone del fuoco si toglie prima di ogni propagazione, quindi non incendia fumo. Con un'opzione tutto questo avviene dopo la propagazione.
P-Q62 = Un'onda d'urto o l'idrante non fa nulla a un pompiere già a terra.

## Effetti secondari

P-113 = Dopo l'effetto immediato vengono gli effetti secondari: propagazione, vittime perdute, pompieri abbattuti, collasso.
P-114 = Con la propagazione tutto il fumo contiguo al fuoco diventa fuoco.
P-115 = La propagazione continua finché nessun fumo è contiguo al fuoco. Un solo fuoco può incendiare un'intera nuvola.
P-116 = Anche il fumo che il lancio ha trasformato in fuoco incendia il fumo contiguo.
P-117 = Se dopo l'avanzamento del fuoco nella riserva restano quattro o meno gettoni minaccia, al fuoco manca l'ossigeno.
P-118 = Quando manca l'ossigeno si lanciano di nuovo i dadi e si tolgono fumo e fuoco da quello spazio e da ogni spazio adiacente.
P-119 = Finché nella riserva ci sono meno di quattro gettoni minaccia si ripete il lancio. Poi la partita continua.
P-Q27 = Se i gettoni minaccia finiscono nel mezzo di un effetto, si piazzano in ordine finché ce ne sono. Tutto il resto continua, poi si controlla l'ossigeno. Con un'opzione questo limite non c'è.
P-Q28 = La mancanza di ossigeno toglie fumo e fuoco dagli spazi adiacenti anche oltre i muri. Con un'opzione, solo da quelli contigui.
P-Q29 = La mancanza di ossigeno toglie tutto dallo spazio indicato e da tutti quelli adiacenti; non c'è nulla da scegliere.
P-Q65 = Un fuoco tolto per un pompiere abbattuto è di nuovo nella riserva quando si controlla l'ossigeno.
P-D03 = Manca lo schema degli effetti secondari. Firehall segue quest'ordine: il lancio, la propagazione fino in fondo, le sostanze pericolose una per una con una propagazione dopo ciascuna, il controllo della vittoria, il controllo dell'ossigeno. Si viene abbattuti e si muore appena arriva il fuoco; il terzo morto e il trentesimo cubetto danno chiudono subito la partita.
P-D04 = L'ossigeno manca con quattro o meno gettoni minaccia nella riserva, e il lancio si ripete con tre o meno, come dice il testo alla lettera. Ripetere anche con quattro è un'opzione.

## Ricerca e salvataggio

P-120 = La squadra è lì per salvare le vittime, non per spegnere tutto il fuoco.
P-121 = Quando un pompiere entra in uno spazio con un PDI coperto, il gettone si rivela subito, per 0 punti azione.
P-122 = Un falso allarme rivelato lascia il tabellone e il gioco.
P-123 = Una vittima rivelata resta nel suo spazio finché non viene salvata.
P-124 = Per essere salvata, una vittima va portata all'esterno, a 2 punti azione a passo.
P-125 = Nessuno porta una vittima nel fuoco o attraverso il fuoco.
P-126 = Nel gioco base una vittima è salva appena un pompiere esce con lei all'esterno.
P-127 = Una vittima salvata lascia il tabellone e sta separata da quelle perdute.
P-Q18 = Il fuoco rivela un PDI coperto: una vittima muore, un falso allarme lascia il gioco, una sostanza pericolosa esplode.
P-Q33 = Una vittima trovata si può trasportare già con il passo successivo.
P-D09 = Il fuoco che raggiunge un PDI coperto lo rivela, come fa l'idrante. Le regole vi accennano soltanto.

## Fine del gioco

P-128 = Non appena ogni vittima è salva o perduta, la partita è finita, vinta o persa.
P-129 = Ci sono due modi di perdere e uno di vincere.
P-130 = La squadra perde non appena le vittime perdute sono tre o più.
P-131 = La squadra perde non appena tutti i 30 cubetti danno sono sul tabellone: la casa collassa.
P-132 = La squadra vince non appena ogni vittima è salva o perduta, con meno di tre perdute.
P-133 = Con otto vittime bisogna salvarne almeno sei.
P-134 = Tutti i muri, interni ed esterni, sostengono il tetto. Le porte no.
P-135 = Un segmento di muro riceve al massimo due cubetti danno. Altri colpi non hanno effetto.
P-136 = I muri vengono distrutti dalle esplosioni o dai pompieri con l'ascia.
P-Q20 = Se il terzo morto è anche l'ultima vittima, la squadra ha perso.
P-Q21 = Se il collasso e l'ultima vittima coincidono, decide ciò che viene prima. Il collasso si controlla a ogni cubetto danno.
P-Q22 = Basta piazzare il trentesimo cubetto danno per perdere.

## Preparazione del gioco avanzato

P-137 = Il gioco avanzato è più facile o più difficile a seconda che le vittime siano meno o più di otto.
P-138 = Tutto ciò che il gioco avanzato non cambia resta come nel gioco base.
P-139 = Un allarme significa 2 esplosioni, 6 vittime, 3 falsi allarmi e 2 sostanze pericolose; due allarmi significano 3, 8, 4 e 3; tre allarmi significano 4, 10, 5 e 4.
P-140 = Tabellone e porte si preparano come nel gioco base.
P-141 = Per ogni esplosione iniziale si lanciano entrambi i dadi: lo spazio prende fuoco ed esplode.
P-142 = Si ripete quante volte richiede il numero di allarmi.
P-143 = Uno spazio che brucia già quando esce nella preparazione esplode una volta sola.
P-144 = I primi tre PDI si piazzano con tre lanci.
P-145 = Anche nel gioco avanzato i giocatori decidono chi comincia e in che ordine si gioca.
P-146 = Ognuno sceglie uno specialista.
P-Q39 = Il numero indicato con gli allarmi comprende tutte le esplosioni, anche la prima. Con un'opzione conta solo quelle dopo la prima.
P-Q40 = Uno spazio che brucia e che esce nella preparazione non riceve altri gettoni. Esplode una volta, e questa vale come una delle esplosioni.
P-Q41 = I cubetti danno della preparazione contano nei 30.
P-Q42 = Anche nella preparazione i PDI seguono le frecce come sempre.

## Veicoli

P-147 = I veicoli sono due, l'autopompa e l'ambulanza.
P-148 = Nel gioco avanzato le vittime vanno portate all'ambulanza. Essere all'esterno non basta.
P-149 = L'ambulanza sta sempre davanti a un ingresso, e i pompieri possono guidarla.
P-150 = L'autopompa sta in un angolo del tabellone, e i pompieri possono guidarla.
P-151 = Un pompiere che si trova presso l'autopompa può usare l'idrante contro quell'angolo del tabellone. Può abbattere pompieri e uccidere vittime.
P-152 = Chi comincia parcheggia all'inizio tutti e due i veicoli, non per forza vicini.
P-153 = Un veicolo sta solo in un parcheggio del proprio tipo.
P-154 = I parcheggi sono stampati in rosso o in blu, un colore per ciascun veicolo.
P-155 = Un veicolo occupa due spazi e si può usare da ciascuno dei due.
P-156 = Il veicolo vero e proprio si mette accanto al tabellone e non vi occupa posto.
P-157 = Per guidare, salire a bordo e usare l'idrante bisogna essere in uno dei due spazi del veicolo.
P-158 = Guidare porta un veicolo al parcheggio successivo del suo tipo, in senso orario o antiorario.
P-159 = Per raggiungere il lato opposto bisogna guidare due volte.
P-160 = Chi guida si sposta con il veicolo.
P-161 = Guidare costa 4 punti azione, 2 per l'Autista / Operatore Idrante.
P-162 = Chi si trova presso un veicolo che viene guidato può salire a bordo per 0 punti azione, nel turno di chiunque.
P-163 = Nessuno è obbligato a salire a bordo.
P-164 = Può salire a bordo insieme qualsiasi numero di pompieri.
P-165 = Chi ha viaggiato scende in uno dei due spazi, anche chi ha guidato.
P-Q43 = Ogni veicolo ha un anello di quattro parcheggi attorno alla casa: l'autopompa agli angoli, l'ambulanza ai lati.
P-Q44 = Una vittima è salva all'istante in ciascuno dei due spazi dell'ambulanza. L'ambulanza salva anche le vittime dove arriva; con un'opzione no. Le vittime altrove all'esterno sono al sicuro e contano ancora come PDI.
P-Q45 = Chi sale sull'autopompa può portare con sé una vittima trasportata. Con un'opzione non è permesso. Presso l'ambulanza una tale vittima è già salva.
P-Q46 = Con 8 punti azione un pompiere può guidare due volte in un turno.
P-D06 = L'ambulanza sta ai quattro ingressi, l'autopompa ai quattro angoli. Una frase nomina gli angoli per entrambe, ma è imprecisa.

## Idrante dell'autopompa

P-166 = Usare l'idrante costa 4 punti azione, 2 per l'Autista / Operatore Idrante. Ce l'ha solo l'autopompa.
P-167 = L'idrante raggiunge solo il quadrante al cui angolo sta l'autopompa. La casa ha quattro quadranti, di 3 righe per 4 colonne ciascuno.
P-168 = Si lanciano entrambi i dadi. Un dado che indica una riga o una colonna fuori dal quadrante si gira sulla faccia opposta: 7 meno la riga, 9 meno la colonna.
P-169 = L'acqua toglie tutto il fumo e il fuoco dallo spazio colpito e da ogni spazio adiacente, anche oltre i muri.
P-170 = I pompieri nello spazio colpito e in quelli adiacenti vengono abbattuti come dal fuoco, che lì bruci o no.
P-171 = L'acqua uccide le vittime, anche quelle non ancora identificate, che contano come perdute.
P-172 = L'acqua rivela ogni PDI coperto che raggiunge.
P-173 = Un falso allarme raggiunto dall'acqua lascia il gioco come al solito.
P-174 = L'acqua non ha effetto su una sostanza pericolosa.
P-175 = L'idrante serve nei casi disperati, quando la cosa più importante è spegnere il fuoco.
P-Q47 = L'acqua va oltre il quadrante e attraverso i muri, ma non negli spazi esterni. Con un'opzione arriva anche lì.
P-Q48 = Anche le vittime trasportate o curate muoiono se raggiunte dall'acqua.
P-Q49 = Una sostanza pericolosa rivelata dall'acqua resta dov'è, scoperta.
P-Q50 = Prima l'Autista / Operatore Idrante rilancia. Si girano solo i numeri definitivi che cadono fuori dal quadrante.

## Specialisti

P-176 = Ogni pompiere è uno specialista per tutta la partita, scelto o pescato a caso.
P-177 = Per 2 punti azione il Paramedico cura una vittima nel proprio spazio. Lo indica un gettone soccorso.
P-178 = Ogni pompiere può condurre una vittima curata senza trasportarla e senza costi in più.
P-179 = Un pompiere trasporta una sola vittima per volta.
P-180 = Un pompiere può essere seguito da quante vittime curate si vuole, anche oltre a una trasportata.
P-181 = Il Capitano può muovere altri pompieri nel proprio turno, ma non far fare loro altro.
P-182 = Chi è mosso dal Capitano può trasportare una vittima o una sostanza pericolosa.
P-183 = Il Capitano paga ciò che il passo sarebbe costato all'altro pompiere, per esempio 2 punti azione con una vittima.
P-184 = Lo Specialista nei Recuperi non può estinguere.
P-185 = Allo Specialista nei Recuperi abbattere costa 1 punto azione.
P-186 = Lo Specialista nei Recuperi può muovere in diagonale, se non c'è nulla in mezzo.
P-187 = Un passo in diagonale può attraversare due segmenti di muro. Sia il vicino sia il lontano devono essere aperti: distrutti, oppure un passaggio aperto.
P-188 = L'Autista / Operatore Idrante guida ciascuno dei due veicoli per 2 punti azione.
P-189 = Dopo il lancio per l'idrante, l'Autista / Operatore Idrante può tenere i dadi o rilanciarne uno o entrambi.
P-190 = Dopo aver rilanciato un dado, l'Autista / Operatore Idrante può ancora rilanciare l'altro, ma ciascuno una volta sola.
P-191 = Il numero rilanciato sostituisce sempre il primo.
P-Q38 = Le vittime curate che seguono non aumentano il prezzo di un passo. Nel fuoco non vanno.
P-Q51 = Non più di tre vittime possono essere curate nello stesso momento, perché i gettoni soccorso sono tre. Un gettone torna libero quando la sua vittima è salva o perduta. Un altro limite è un'opzione.
P-Q52 = Le vittime curate non si portano mai nel fuoco. Un pompiere può lasciarle indietro ed entrarvi da solo, per 2 punti azione.
P-Q53 = Il Capitano può solo muovere gli altri, durante le proprie azioni, ai loro prezzi e con le loro abilità, passi in diagonale compresi. Essi rivelano i PDI come al solito. Chi è a terra non si può muovere.
P-Q54 = Per un passo in diagonale devono essere aperti tutti e quattro i bordi che si incontrano nell'angolo attraversato, senza muri in piedi né porte chiuse. Costa 1 punto azione, 2 nel fuoco o trasportando qualcosa.
P-Q58 = Quando i quattro specialisti sono presi, gli altri pompieri giocano senza. Con un'opzione uno specialista può esserci due volte.

## Sostanze pericolose

P-192 = Di sostanze pericolose c'è un solo tipo, infiammabile.
P-193 = Quando il fuoco raggiunge lo spazio di una sostanza pericolosa, questa esplode come effetto secondario, in tutte e quattro le direzioni.
P-194 = Una sostanza pericolosa esplode solo quando ciò che precede è del tutto risolto.
P-195 = Dopo l'esplosione la sostanza pericolosa lascia il gioco.
P-196 = Una sostanza pericolosa si bonifica portandola in uno spazio qualsiasi all'esterno. Lascia il gioco.
P-197 = Una sostanza pericolosa si trasporta proprio come una vittima: 2 punti azione a passo, e mai nel fuoco.
P-198 = Nessuno trasporta due cose insieme, quali che siano.
P-199 = Le sostanze pericolose stanno coperte fra i PDI e si trovano come le vittime.
P-200 = Il regolamento si chiude con i ringraziamenti, senza altre regole.
P-Q56 = Se devono esplodere più sostanze pericolose, il giocatore attivo sceglie l'ordine. Una sostanza raggiunta dal fuoco esplode anche se quel fuoco è stato tolto per un pompiere abbattuto.
P-Q57 = Una sostanza pericolosa che esplode in uno spazio senza fuoco manda le sue onde d'urto, ma lì non si aggiunge fuoco.
P-Q59 = Una sostanza pericolosa esplode quando il pompiere che la trasporta viene abbattuto dal fuoco.
P-Q60 = Una sostanza pericolosa è bonificata nel primo spazio esterno in cui viene portata.
P-D12 = Un titolo del regolamento annuncia delle correzioni, ma non ce ne sono. Firehall gioca la versione 1.1 così com'è.
