## Il tavolo riga per riga

flash-point-plain-welcome = { $game }, { $edition }. Tabellone: { $board }. { $crew ->
    [one] Un pompiere
   *[other] { $crew } pompieri
}.
flash-point-plain-help-hint = Scrivi una mossa, per esempio «move 3,4». «look» disegna la casa, «where» dice dov'è ogni cosa, «help» elenca il resto.
plain-prompt = { $who }>
plain-prompt-team = squadra>
flash-point-plain-prompt-chance = dadi>
flash-point-plain-help =
    Le mosse sono testi: move 3,4; carry 3,4; open 3,4-3,5; close 3,4-3,5; put out 3,4; damp 3,4; chop 3,4-3,5; end.
    move muove; carry muove con una vittima; open e close aprono e chiudono una porta; put out estingue;
    damp trasforma il fuoco in fumo; chop colpisce un muro; end chiude il turno.
    Uno spazio è riga,colonna; le righe 0 e 7 e le colonne 0 e 9 sono all'esterno.
    Valgono anche le direzioni: move su, open destra, chop sinistra, put out qui.
plain-help-commands =
    Oltre alle mosse puoi dire:
    moves         che cosa puoi fare ora, con i prezzi
    look          disegna il tavolo
    where         dov'è ogni cosa e a che punto è la partita
    near          che cosa c'è vicino: fuoco, fumo, spazi liberi
    why MOSSA     perché una mossa non si può fare
    rule R-056    che cosa dice una regola
    log           che cosa è successo da ultimo, e per quale regola
    undo          ritira l'ultima mossa; undo all: fino all'ultimo lancio; undo roll: un lancio scritto male
    always MOSSA  risponde sempre così: always recover 0,5; ask lo annulla
    ask           chiedimi di nuovo
    warn off      nessun avviso prima della fine di un turno; warn on
    explain       perché il computer ha giocato così
    save FILE     scrive il resoconto; per continuare: firehall play FILE
    quit          smetti; la partita resta salvata
plain-unknown = Non conosco «{ $text }». «help» elenca che cosa puoi dire, «moves» che cosa puoi fare.
plain-unknown-nearest = Non conosco «{ $text }». Volevi dire «{ $word }»?
plain-form = Non riesco a leggere «{ $text }». Si scrive così: «{ $form }».
plain-moves-head = Puoi fare:
plain-moves-choices = Scegli tra: { $choices }
plain-moves-targets = Scrivi «{ $verb }» e uno di questi: { $targets }
plain-move-price = { $move }: { $price ->
    [one] { $price } punto
   *[other] { $price } punti
}
plain-saved = Salvata in { $file }.
plain-save-what = In quale file? Scrivi per esempio «save serata.firehall».
plain-no-folder = la cartella { $folder } non esiste
plain-no-record = quel file non è un resoconto e resta com'è
plain-save-failed = Non si può scrivere { $file }: { $reason }.
plain-undone = Ritirata: { $move }.
plain-undo-nothing = Non c'è alcuna mossa da ritirare.
flash-point-plain-undo-chance = L'ultima mossa non si può ritirare: dopo sono stati lanciati i dadi.
plain-kept = La partita è salvata in { $file }. Per continuare: { $how }
plain-kept-over = Il resoconto è in { $file }. Per rivedere la partita: firehall replay { $file }
plain-not-kept = La partita non si può salvare in { $file }: { $reason }. Puoi continuare; «save FILE» la salva altrove.
plain-unkept = La partita non è salvata: non si può scrivere { $file }.
plain-previous = La partita salvata in precedenza ora è in { $file }.
plain-rule-what = Quale regola? Scrivi per esempio «rule R-056».
plain-why-what = Perché no che cosa? Scrivi per esempio «why { $form }».
plain-can = «{ $move }» si può fare.
plain-where-firefighter = Il pompiere { $who } è su { $space }{ $place ->
    [inside] {""}
   *[outside] , all'esterno
}{ $saved ->
    [0] {""}
    [one] , con { $saved } punto conservato
   *[other] , con { $saved } punti conservati
}.
plain-where-victim = Una vittima è su { $space }.
plain-where-hidden = Un PDI coperto è su { $space }.
plain-where-nobody = Sul tabellone non c'è ancora nessuno.
plain-where-fire = Fuoco: { $spaces }.
plain-where-smoke = Fumo: { $spaces }.
plain-near-nothing = Entro due spazi da { $space } non c'è né fuoco né fumo.
plain-near-fire = Fuoco su { $space }, { $steps ->
    [0] proprio qui
    [one] a { $steps } spazio
   *[other] a { $steps } spazi
}.
plain-near-smoke = Fumo su { $space }, { $steps ->
    [0] proprio qui
    [one] a { $steps } spazio
   *[other] a { $steps } spazi
}.
plain-warn-lost-points = { $lost ->
    [one] Andrebbe perso { $lost } punto
   *[other] Andrebbero persi { $lost } punti
}: nessuno può conservarne di più.
plain-warn-smoke = Qui il fumo è accanto al fuoco e prenderà fuoco: { $spaces }.
plain-warn-again = Scrivi di nuovo «end» per chiudere comunque il turno.
plain-log-empty = Non è ancora successo niente.
plain-seed = I dadi di questa partita hanno il seme { $seed }.
plain-seed-hash = I dadi sono fissati da un seme il cui SHA-256 comincia con { $digest }.
plain-known-dice = Il seme di questa partita è stato scelto: i dadi sono noti in anticipo.
direction-up = su
direction-right = destra
direction-down = giù
direction-left = sinistra
direction-here = qui

## Comandi

seat-team = squadra
seat-chance = dadi
rule-unknown = la regola { $rule } non esiste in questa versione; le regole si chiamano per esempio R-073, RA-22 o P-Q17
rule-nearest = forse { $rule }?
board-fine = { $board } è un buon tabellone: { $doors ->
    [one] una porta
   *[other] { $doors } porte
}, { $entrances ->
    [one] un ingresso
   *[other] { $entrances } ingressi
}, { $walls } segmenti di muro.

## Lo stesso per i giochi senza pompieri

plain-welcome = { $game } { $edition }, { $crew ->
    [one] un giocatore
   *[other] { $crew } giocatori
}.
plain-help-hint = «look» disegna il tavolo, «moves» dice che cosa puoi fare, «help» elenca il resto.
plain-prompt-chance = caso>
plain-undo-chance = L'ultima mossa non si può ritirare: nel frattempo ha risposto il caso.
place-player = giocatore { $who }
