## Ereignisse im Spiel für Fortgeschrittene und in der Ausgabe von 2010

event-setup-hazmat = Auf { $space } wird ein Gefahrstoff gelegt.
event-setup-hazmat-rejected = Auf { $space } kann kein Gefahrstoff liegen: Es wird noch einmal gewürfelt.
event-setup-hot-spot = Auf { $space } wird ein Brandherd gelegt.
event-setup-hot-spot-rejected = Auf { $space } liegt schon ein Brandherd: Es wird noch einmal gewürfelt.
event-became = Feuerwehrmann { $who } ist { $role ->
    [paramedic] der Sanitäter
    [captain] der Einsatzleiter
    [imaging-technician] der Feuerwehrmann mit Wärmebildkamera
    [cafs-firefighter] der Druckluftschäumexperte
    [hazmat-technician] der Gefahrstoffexperte
    [generalist] der Alleskönner
    [rescue-specialist] der Rettungsexperte
   *[driver] der Maschinist
}.
event-engine-parked = Das Löschfahrzeug parkt bei { $space }.
event-ambulance-parked = Der Rettungswagen parkt bei { $space }.
event-carried-hazmat = Feuerwehrmann { $who } trägt einen Gefahrstoff nach { $space }.
event-followed = Ein behandeltes Opfer geht mit nach { $space }.
event-hazmat-carried-out = Der Gefahrstoff ist im Freien und entsorgt; bisher { $number }.
event-treated = Feuerwehrmann { $who } behandelt ein Opfer auf { $space }: Es kann nun gehen.
event-hazmat-disposed = Feuerwehrmann { $who } entsorgt den Gefahrstoff auf { $space }.
event-identified = Feuerwehrmann { $who } erkundet das Einsatzsymbol auf { $space } aus der Ferne.
event-commanded = Feuerwehrmann { $who } gibt Feuerwehrmann { $number } einen Befehl.
event-command-refused = Feuerwehrmann { $who } möchte das lieber nicht.
event-changed-crew = Beim Löschfahrzeug wird Feuerwehrmann { $who } von einem anderen Experten abgelöst.
event-engine-driven = Feuerwehrmann { $who } fährt das Löschfahrzeug nach { $space }.
event-ambulance-driven = Feuerwehrmann { $who } fährt den Rettungswagen nach { $space }.
event-rode-along = Feuerwehrmann { $who } fährt mit und steigt auf { $space } aus.
event-stayed-behind = Feuerwehrmann { $who } bleibt zurück.
event-gun-fired = Feuerwehrmann { $who } setzt den Löschmonitor ein.
event-gun-rolled = Die Würfel für den Löschmonitor zeigen { $space }.
event-dice-kept = Feuerwehrmann { $who } lässt die Würfel liegen.
event-gun-hit = Das Wasser trifft { $space }.
event-washed-out = Das Wasser löscht { $space }.
event-found-hazmat = Das Einsatzsymbol auf { $space } war ein Gefahrstoff.
event-hazmat-burst = Der Gefahrstoff auf { $space } geht im Feuer hoch.
event-flared-up = Der Brandherd auf { $space } lodert auf: Das Feuer breitet sich noch einmal aus.
event-hot-spot-placed = Nach { $space } kommt ein Brandherd; { $number ->
    [0] die Reserve ist leer
    [one] in der Reserve ist noch einer
   *[other] in der Reserve sind noch { $number }
}.
event-poi-moved-on = Auf { $space } kann kein Einsatzsymbol liegen: Es zieht den Pfeilen nach weiter.
event-poi-no-space = Für ein neues Einsatzsymbol ist kein Feld frei.
event-wave-vented = Die Druckwelle verlässt das Gebäude bei { $space } und verpufft.
event-lay-down = Feuerwehrmann { $who } wirft sich auf { $space } zu Boden und wälzt das Feuer aus.
event-stood-up = Feuerwehrmann { $who } steht wieder auf und hat den Spielzug verloren.
event-victim-died = Das Opfer auf { $space } stirbt; bisher { $number }.
event-struck-was-victim = Das Einsatzsymbol auf { $space } war ein Opfer, das stirbt; bisher { $number }.
event-struck-was-false-alarm = Das Einsatzsymbol auf { $space } war ein Fehlalarm.
event-starved = Dem Feuer um { $space } fehlt der Sauerstoff.
event-burnt-out = { $space } geht aus.

## Warum ein Zug abgelehnt wird

why-no-hazmat = Auf { $here } liegt kein Gefahrstoff.
why-no-treated = Auf { $here } ist niemand Behandeltes, der mitgehen könnte.
why-too-many-followers = So viele behandelte Opfer kann ein Feuerwehrmann nicht mitnehmen.
why-other-in-fire = Jemand, dem du befohlen hast, steht im Feuer: Führe ihn hinaus, bevor der Zug endet.
why-not-this-specialist = Feuerwehrmann { $who } ist nicht der Experte, der das kann.
why-no-one-to-treat = Auf { $here } braucht kein Opfer eine Behandlung.
why-no-heal-marker = Alle Heilungssymbole sind vergeben.
why-nothing-hidden = Auf diesem Feld liegt kein verdecktes Einsatzsymbol.
why-commands-self = Der Einsatzleiter befiehlt anderen: Spiel den Zug selbst.
why-cant-be-commanded = Dieser Feuerwehrmann kann jetzt nicht gehen: Er ist noch nicht auf dem Spielplan oder liegt am Boden.
why-no-doors-on-command = In dieser Ausgabe lässt der Einsatzleiter andere gehen, aber keine Türen öffnen oder schließen.
why-cafs-limit = Für Befehle an den Druckluftschäumexperten ist höchstens ein Punkt im Zug da.
why-specialist-taken = Dieser Experte ist nicht zu haben: Jemand hat die Karte, oder sie ist nicht im Spiel.
why-not-first-action = Ein Mannschaftstausch ist die erste Aktion eines Zugs, oder es gibt keinen.
why-not-at-engine = Dazu muss man auf einem Feld des Löschfahrzeugs stehen.
why-not-at-ambulance = Das muss ein Feld des Rettungswagens sein, wo er jetzt steht.
why-nowhere-to-drive = Dieses Fahrzeug hat auf diesem Spielplan keinen anderen Parkplatz.
why-not-its-parking = Das ist kein Parkplatz dieses Fahrzeugs.
why-must-ride = Wer fährt, kommt mit: Wähle ein Feld zum Aussteigen.
why-no-ride-with-load = An diesem Tisch nimmt niemand Opfer auf eine Fahrt mit.
why-firefighter-in-quadrant = Ein Feuerwehrmann ist im Quadranten: Der Löschmonitor bleibt aus.
why-rolled-again-already = Dieser Würfel wurde schon einmal neu geworfen: Er gilt, wie er liegt.
why-no-hazmat-on-fire = Auf diesem Feld brennt kein Gefahrstoff.
why-not-in-this-edition = So etwas gibt es in dieser Ausgabe nicht.

## Was gefragt ist

ask-hazmat-roll = Beide Würfel für einen Gefahrstoff werfen.
ask-hot-spot-roll = Beide Würfel für einen Brandherd werfen.
ask-gun-roll = Beide Würfel für den Löschmonitor werfen.
ask-gun-red-roll = Den roten Würfel des Löschmonitors noch einmal werfen.
ask-gun-black-roll = Den schwarzen Würfel des Löschmonitors noch einmal werfen.
ask-starved-roll = Dem Feuer fehlt Sauerstoff: Beide Würfel werfen, wo es ausgeht.
ask-specialist = Feuerwehrmann { $who } wählt einen Experten.
ask-specialist-draw = Für Feuerwehrmann { $who } einen Experten ziehen.
ask-park-engine = Das Team parkt das Löschfahrzeug.
ask-park-ambulance = Das Team parkt den Rettungswagen.
ask-ride = Feuerwehrmann { $who } kann mitfahren: Wo aussteigen?
ask-gun-dice = Feuerwehrmann { $who } darf die Würfel des Löschmonitors noch einmal werfen.
ask-hazmat = Mehrere Gefahrstoffe brennen: Feuerwehrmann { $who } wählt, welcher zuerst explodiert.
ask-consent = Feuerwehrmann { $who } bekommt einen Befehl: Einverstanden?

## Figuren, Zähler, Ausgaben

place-hazmat = Gefahrstoff
place-hot-spot = Brandherd
place-heal = Heilungssymbol
place-downed = am Boden
counter-hazmats = Gefahrstoffe im Haus
plain-where-treated = Auf { $space } ist ein behandeltes Opfer, das gehen kann.
plain-where-hazmat = Auf { $space } liegt ein Gefahrstoff.
plain-where-hot-spot = Brandherde: { $spaces }.
plain-where-engine = Löschfahrzeug: { $spaces }.
plain-where-ambulance = Rettungswagen: { $spaces }.
plain-where-not-yet = Feuerwehrmann { $who } ist noch nicht auf dem Spielplan.
plain-where-role = Feuerwehrmann { $who }: { $role }.
plain-where-downed = Feuerwehrmann { $who } liegt am Boden und setzt einen Spielzug aus.
plain-near-hazmat = Gefahrstoff auf { $space }, { $steps ->
    [0] genau hier
    [one] { $steps } Feld entfernt
   *[other] { $steps } Felder entfernt
}.
plain-near-hot-spot = Brandherd auf { $space }, { $steps ->
    [0] genau hier
    [one] { $steps } Feld entfernt
   *[other] { $steps } Felder entfernt
}.
plain-warn-lost-extra = { $lost ->
    [one] { $lost } besonderer Punkt verfällt
   *[other] { $lost } besondere Punkte verfallen
}: Sie lassen sich nicht aufsparen.
plain-warn-hazmat = Hier erreicht das Feuer Gefahrstoffe, und sie explodieren: { $spaces }.
place-engine-here = Löschfahrzeug
place-ambulance-here = Rettungswagen
role-paramedic = Sanitäter
role-captain = Einsatzleiter
role-imaging-technician = Feuerwehrmann mit Wärmebildkamera
role-cafs-firefighter = Druckluftschäumexperte
role-hazmat-technician = Gefahrstoffexperte
role-generalist = Alleskönner
role-rescue-specialist = Rettungsexperte
role-driver = Maschinist
counter-hot-spots = Brandherde in Reserve
counter-extra = besondere Punkte
edition-experienced = Spiel für Fortgeschrittene
edition-2010-basic = Grundspiel von 2010
edition-2010-advanced = erweitertes Spiel von 2010
level-recruit = Rekrut
level-veteran = Veteran
level-heroic = Held
level-one-alarm = ein Alarm
level-two-alarm = zwei Alarme
level-three-alarm = drei Alarme
board-title-prototype = Haus von 2010, Grundriss von uns

## Wozu ein Plan gut ist

aim-victims-outside = Dann ist ein Opfer aus dem Haus.
aim-way-to-ambulance = Dann haben es Opfer draußen kürzer zum Rettungswagen.
aim-victims-treated = Dann kann ein Opfer gehen.
aim-hazmats = Dann kann ein Gefahrstoff weniger explodieren.
aim-hazmats-in-danger = Das hält das Feuer von Gefahrstoffen fern.
aim-hot-spots = Dann hat das Feuer weniger Brandherde, um aufzulodern.
aim-lying-down = Dann verliert niemand einen Spielzug am Boden.
aim-good-team = Das gibt ein gutes Team.
