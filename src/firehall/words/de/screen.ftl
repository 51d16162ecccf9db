## Der Tisch auf dem ganzen Bildschirm

screen-price = { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}
screen-type = ein Zug oder ein Befehl, zum Beispiel: move hoch
screen-thinking = { $name } denkt nach ...
screen-armed = { $verb }: Wo? Gib eine Richtung oder zeige hin und drücke die Eingabetaste. Escape: doch nicht.
screen-nothing-here = Auf { $place } gibt es gerade nichts zu tun.
screen-no-letter = Die Taste „{ $letter }“ bedeutet gerade nichts. „?“ nennt die Tasten.
screen-choose-keys = Eingabetaste oder Klick: wählen. Escape: nichts davon.
screen-read-keys = Hoch und runter: weiterlesen. Escape: zurück zum Tisch.
screen-play-on = Weiterspielen
screen-end-turn = Den Spielzug trotzdem beenden
screen-never-warn = Den Spielzug beenden und nie mehr warnen
screen-look-on = Haus und Verlauf ansehen
screen-leave = Aufhören
screen-too-small = Der Tisch braucht { $columns } Spalten und { $lines } Zeilen; dieses Terminal hat { $width } und { $height }. Vergrößere es, oder hör mit Strg+C auf: Das Spiel bleibt erhalten.
screen-hint-point = zeigen
screen-hint-act = tun
screen-hint-type = tippen
screen-hint-next = weiter
screen-hint-undo = zurück
screen-hint-why = warum?
screen-hint-help = Hilfe
screen-hint-quit = Ende
screen-help =
    Tasten
    PFEILE    den Zeiger über die Felder bewegen
    Eingabe   was dort möglich ist, was nicht, und warum
    Buchstabe ein Zug: dann eine Richtung, oder hinzeigen und Eingabetaste
              { $verbs }
    : oder /  einen Zug oder Befehl tippen; hoch und runter holen Getipptes zurück
    Tab       weiter: Haus, Züge, Verlauf, Tippen; Escape: zurück zum Haus
    u  U      den letzten Zug zurücknehmen; alle seit dem letzten Wurf
    x         warum der Computer so gezogen hat
    a         von jetzt an immer so antworten, wie der Zeiger zeigt
    q         aufhören; das Spiel bleibt erhalten, weiter mit firehall play --resume
    Maus      ein Feld, eine Wand, einen Zug, eine Zeile des Verlaufs oder eine Taste unten anklicken

    Im Haus sagen Buchstaben mit kleinen Zahlen, was dort möglich ist und was es kostet: m¹ ist move für 1 Punkt.
    Im Verlauf öffnet die Eingabetaste die Regel einer Zeile; links und rechts klappen einen Zug zu und auf.
screen-signs = Zeichen
screen-commands = Was man tippen kann
screen-not-now = „{ $verb }“ ist jetzt nirgends möglich.
die-red = rot
die-black = schwarz
