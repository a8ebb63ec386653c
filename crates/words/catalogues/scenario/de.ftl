# Was an Szenariodateien falsch ist, auf Deutsch.

## Texte und Tische.

scenario-too-large = das Szenario ist größer als { $most } Bytes; kürze es
scenario-no-such = der Text hat { $n } Szenarien; Nummer { $asked } ist nicht dabei, gezählt ab 0
scn-column = { $what } (Spalte { $column })
scn-file-unread = die Datei ist nicht lesbar: { $why }
scn-folder-unread = der Ordner ist nicht lesbar: { $why }
scn-folders-deep = Ordner liegen mehr als { $most } Stufen tief ineinander
scn-panicked = die Regelmaschine ist abgestürzt: { $what }
scn-no-message = ohne Meldung
scn-not-one = nicht genau ein Szenario

## Dateien lesen.

scn-file-too-large = die Datei ist zu groß für eine Szenariodatei
scn-no-scenario = die Datei enthält kein Szenario; beginne mit einer Zeile wie: `scenario "Titel"`
scn-before-first = das steht vor der ersten Zeile mit `scenario`
scn-says-nothing = das sagt nichts, was zu tun, zu wählen oder zu erwarten wäre
scn-after-steps = Zeilen zum Aufbau stehen vor dem ersten `do`, `choose` oder `expect`
scn-unexpected-character = unerwartetes Zeichen „{ $text }“
scn-no-closing-quote = diesem Namen fehlt das schließende Anführungszeichen
scn-number-too-large = die Zahl { $number } ist zu groß
scn-unknown-word = unbekanntes Wort „{ $word }“
scn-unknown-word-expected = unbekanntes Wort „{ $word }“, erwartet: { $what }
scn-one-of = eines von { $words }
scn-expected = erwartet: { $what }, gefunden: { $found }
scn-end-of-line = das Ende der Zeile
scn-the-name = der Name „{ $name }“
scn-unexpected-after = unerwartet nach dem Ende der Anweisung: { $what }
scn-out-of-range = außerhalb des Bereichs: { $what }
scn-nothing-said-of = über „{ $word }“ wird nichts gesagt; fahre fort mit einem von { $words }

## Mitspielende und Teams.

scn-most-players = es können höchstens { $most } mitspielen
scn-players-range = es können 2 bis { $most } mitspielen
scn-not-a-player = unter den { $n } Mitspielenden gibt es { $player } nicht
scn-in-team-already = hier ist schon ein Team zugeteilt
scn-together-without-teams = `turns together` gehört zu `teams`
scn-setup-and-turn = `setup` und `turn` schließen einander aus; nimm stattdessen `start`
scn-start-without-setup = `start` gehört zu `setup`
scn-setup-decks-only = mit `setup` haben alle nur ihre Decks und Anführer
scn-edition-twice = die Ausgabe ist zweimal genannt
scn-turns-from-one = Züge werden ab 1 gezählt
scn-under-a-player = `{ $word }` steht unter einem Spieler; schreibe vorher: `p1:`
scn-leader-already = hier gibt es schon einen Anführer
scn-too-much-exerted = mehr Tinte ist erschöpft, als es gibt ({ $n })
scn-more-cards = mehr als { $most } Karten

## Karten und ihre Kürzel.

scn-unknown-handle = unbekanntes Kürzel „{ $handle }“
scn-handle-twice = das Kürzel „{ $handle }“ ist zweimal vergeben
scn-has-handle = die Karte hat schon ein Kürzel
scn-handle-is-player = „{ $word }“ steht für einen Spieler und kann kein Kürzel sein
scn-not-a-handle = „{ $word }“ ist kein Kürzel; nimm Kleinbuchstaben, Ziffern und _, zuerst einen Buchstaben
scn-card-twice = die Karte „{ $name }“ ist zweimal festgelegt
scn-behind-brace = unerwartet hinter der schließenden Klammer der Karte: „{ $text }“
scn-no-closing-brace = dem Text der Karte fehlt die schließende Klammer
scn-no-cost = die Karte hat keine Kosten; schreibe zum Beispiel: `cost 3`
scn-no-strength = der Charakter hat keine Stärke und Willenskraft; schreibe zum Beispiel: 2/3
scn-no-willpower = der Ort hat keine Willenskraft; schreibe zum Beispiel: `willpower 5`
scn-no-move-cost = der Ort hat keine Bewegungskosten; schreibe zum Beispiel: `move 1`
scn-abilities-from-one = Fähigkeiten werden ab 1 gezählt
scn-options-from-one = Möglichkeiten werden ab 1 gezählt
scn-loop-once = eine Schleife wird mindestens einmal durchlaufen

## Was in einer Zeile stehen kann.

scn-a-statement = eine Anweisung
scn-a-title = ein Titel in Anführungszeichen
scn-a-player = ein Spieler wie `p1`
scn-a-card = eine Karte (ein Kürzel oder ein vollständiger Name in Anführungszeichen)
scn-card-name = der vollständige Name der Karte in Anführungszeichen
scn-a-card-name = der vollständige Name einer Karte in Anführungszeichen
scn-called-name = der Name einer Karte in Anführungszeichen
scn-a-story-name = der Name einer Fähigkeit
scn-a-handle = ein Kürzel wie `stitch2`
scn-a-rule = eine Regelnummer wie 4.6.6.1
scn-a-classification = eine Klassifizierung
scn-the-number = die Zahl
scn-card-number = die Zahl der Karten
scn-player-number = die Zahl der Mitspielenden
scn-bag-number = die Zahl der Fähigkeiten im Beutel
scn-ready-ink-number = die Zahl der bereiten Tintenkarten
scn-drops-number = die Zahl der Tropfen
scn-keyword-number = die Zahl des Schlüsselworts
scn-ink-cost = die Tintenkosten
scn-the-cost = die Kosten
scn-the-move-cost = die Bewegungskosten
scn-the-strength = die Stärke
scn-the-willpower = die Willenskraft
scn-the-lore = die Legenden
scn-the-lore-value = der Legendenwert
scn-the-damage = der Schaden
scn-the-turn = der Zug
scn-the-seed = die Startzahl
scn-chance-used = wie oft der Zufall gebraucht wurde
scn-loop-times = wie oft die Schleife durchlaufen wird

## Aufbauen.

scn-unknown-card = unbekannte Karte „{ $name }“
scn-unknown-card-name = unbekannter Kartenname „{ $name }“
scn-no-class = keine Karte hat die Klassifizierung „{ $class }“
scn-card-missing = die Karte „{ $name }“ fehlt unter den übersetzten Karten
scn-text-not-compiled = der Text von „{ $name }“ lässt sich nicht übersetzen: { $why }
scn-not-a-leader = „{ $name }“ ist kein Anführer; erfinde einen und nenne ihn: { $example }
scn-action-in-play = eine Aktion kann nicht ins Spiel gebracht werden
scn-not-on-side = { $card } ist auf dieser Seite nicht im Spiel
scn-not-a-location = { $card } ist kein Ort
scn-fits-many = { $card } passt auf { $n } Karten; gib einer ein Kürzel

## Tun und Wählen.

scn-drops = dafür können nicht { $drops } Tintentropfen entfernt werden
scn-two-bases = der Gestaltwandel kann nicht auf zwei Charaktere gehen
scn-shift-onto-nothing = Gestaltwandel auf nichts
scn-no-ability = { $card } hat keine aktivierbare Fähigkeit „{ $name }“
scn-several-abilities = { $card } hat mehrere aktivierbare Fähigkeiten; nenne eine von: { $names }
scn-no-decision = keine Entscheidung steht an
scn-other-answer = eine andere Art von Antwort ist gefragt
scn-only-chosen = nur { $n } konnten gewählt werden
scn-not-to-order = { $card } gehört nicht zu den Karten, die zu ordnen sind
scn-not-in-bag = keine solche Fähigkeit von { $card } wartet im Beutel
scn-not-in-bag-about = keine solche Fähigkeit von { $card } wartet im Beutel wegen { $about }
scn-several-in-bag = mehrere Fähigkeiten von { $card } warten im Beutel; ergänze den Namen der Fähigkeit, eine Nummer oder `about` und um wen es ging
scn-no-such = es gibt kein { $card }, das diese Zeile meinen könnte
scn-there-is-no = { $card } gibt es nicht
scn-ambiguous = { $card } könnte { $n } Karten meinen ({ $places }); gib der gemeinten ein Kürzel
scn-repeat-after-loop = `repeat` steht nach `loop` und einer Runde davon
scn-not-legal = „{ $line }“ sollte erlaubt sein, aber { $why }
scn-not-an-answer = „{ $line }“ sollte eine Antwort sein, aber { $why }; { $decision }
scn-decision-open = bei „{ $line }“ steht eine Entscheidung an: { $decision }
scn-on-and-on = das Spiel fragt immer weiter und kommt zu keinem Ende
scn-law-broken = ein Gesetz der Regelmaschine ist verletzt: { $what }
scn-decide = { $players }: Jeder von ihnen darf entscheiden (`{ $kind }`)
scn-decide-for = { $players }: Jeder von ihnen darf entscheiden (`{ $kind }` für { $card })
scn-decides = { $player } muss entscheiden (`{ $kind }`)
scn-decides-for = { $player } muss entscheiden (`{ $kind }` für { $card })
scn-decision = { $who }: { $answers }
scn-answers-more = { $answers } | und { $n } weitere
scn-unseen-card = eine Karte, die { $player } nicht sieht

## Was gefunden wurde.

scn-expected-found = erwartet: { $wanted }; gefunden: { $found }
scn-bag-holds = { $n } Fähigkeiten im Beutel
scn-a-draw = unentschieden
scn-draw-because = unentschieden wegen { $rule }
scn-no-winner = niemand hat gewonnen
scn-winner = { $player } hat gewonnen
scn-goes-on = ein Spiel, das weitergeht
scn-still-in = noch im Spiel dabei
scn-no-event = kein solches Ereignis seit dem letzten `do` oder `choose`: { $rules }
scn-none-at-all = gar keines
scn-no-options = keine Karten zur Wahl: { $decision }
scn-it-there = sie ist dort
scn-no-card-there = dort ist keine solche Karte
scn-it-in = sie ist hier: { $place }
scn-there-and-in = dort ist { $card }, und sie ist hier: { $place }
scn-empty-deck = ein leeres Deck
scn-number-being-in = { $n }, wobei sie hier ist: { $place }
scn-it-at = sie ist bei { $card }
scn-it-at-nowhere = sie ist an keinem Ort
scn-no-number = keine Zahl
scn-it-has = dass sie es hat
scn-it-has-not = dass sie es nicht hat
scn-it-is-legal = dass es erlaubt ist
scn-that = { $reason }
scn-place = { $zone ->
    [deck] Deck
    [hand] Hand
    [discard] Ablagestapel
    [inkwell] Tintenvorrat
   *[play] Spielzone
} von { $player }
scn-under = unter { $card }
scn-leader-of = keine Zone: Anführer von { $player }
scn-no-zone = keine Zone

## Abläufe, Antworten und Ausgaben.

trace-passed = bestanden
trace-failed = gescheitert in Zeile { $n }: { $what }
trace-answered = (geantwortet: { $answer })
explain-yes = ja
explain-no = nein
editions-none = keiner
editions-passes = { $place }: { $title }: besteht in { $passing }; scheitert in { $failing }
editions-unexplained = { $what }; keine bekannte Änderung erklärt es
editions-changes = { $what }; Änderungen: { $changes }
editions-summary = { $alike } bestehen überall gleich, { $explained } unterscheiden sich durch bekannte Änderungen, { $unexplained } scheitern oder unterscheiden sich unerklärt

## Ablehnungen in Kürze.

short-by-rule = { $why } ({ $rule })
short-game-over = das Spiel ist zu Ende
short-not-asked = jetzt ist eine andere Antwort gefragt
short-not-your-card = es ist keine Karte dieses Spielers
short-not-in-hand = es ist nicht auf der Hand
short-not-in-play = es ist nicht im Spiel
short-not-character = es ist kein Charakter
short-not-inkable = es hat kein Tintenvorrat-Symbol
short-already-inked = in diesem Zug darf keine Karte mehr in den Tintenvorrat gelegt werden
short-not-enough-ink = es braucht { $needs } bereite Tinte, und es gibt { $has }
short-not-enough-singers = es braucht Singende mit Kosten { $needs } zusammen, und es sind { $has }
short-drying = es trocknet noch
short-exerted = es ist erschöpft
short-keyword = es hat { $keyword }
short-cant-quest = es kann nicht erkunden
short-cant-challenge = es kann nicht herausfordern
short-cant-be-challenged = dieser Charakter kann es nicht herausfordern
short-not-exerted = nur erschöpfte Charaktere können herausgefordert werden
short-own-character = es ist keine gegnerische Karte
short-bodyguard = stattdessen muss ein Charakter mit Beschützen herausgefordert werden
short-must-challenge = erst muss ein Charakter mit Impulsiv herausfordern
short-not-a-location = es ist kein Ort dieses Spielers
short-already-there = der Charakter ist schon dort
short-cant-move = es kann sich nicht bewegen
short-no-such-ability = es hat keine solche aktivierbare Fähigkeit
short-already-used = es wurde in diesem Zug schon verwendet
short-condition-not-met = die Bedingung dafür ist nicht erfüllt
short-cost-not-payable = die Kosten dafür können nicht bezahlt werden
short-no-shift = es hat keinen Gestaltwandel
short-wrong-shift-base = der Gestaltwandel kann nicht auf diesen Charakter gehen
short-not-a-song = es ist kein Lied
short-cost-too-low = die Kosten des Charakters, der singt, sind zu niedrig
short-cant-sing = es kann keine Lieder singen
short-no-sing-together = es hat kein Gemeinsam singen
short-must-quest = erst muss ein Charakter erkunden
short-not-free = nichts erlaubt, es kostenlos auszuspielen
short-cant-play = ein Effekt verhindert, dass dieser Spieler es ausspielt
short-cant-be-chosen = es kann nicht ausgewählt werden
short-not-an-option = es gehört nicht zu den möglichen Antworten
short-too-few = es müssen mehr gewählt werden
short-out-of-range = die Zahl liegt außerhalb des Erlaubten
short-not-your-entry = es gehört nicht zu den Fähigkeiten dieses Spielers im Beutel
short-left-already = dieser Spieler hat das Spiel verlassen
short-not-a-loop = diese Antworten führen nicht dahin zurück, wo sie begannen
short-loop-over = die Schleife ist zu Ende, und etwas anderes muss getan werden

## Karten.

scn-cards-not-compiled = die Karten darin lassen sich nicht übersetzen
scn-ability-of-nothing = eine Fähigkeit ohne Karte
scn-name-of-nothing = ein Name, den keine Karte hat
scn-ability-not-in-bag = eine Fähigkeit, die nicht im Beutel ist
scn-ability-not-next = eine Fähigkeit, die nicht als Nächste ausgeführt werden kann
