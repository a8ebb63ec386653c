# Was das Programm außerhalb von Spielen sagt, auf Deutsch.

## Eingaben und Dateien.

error = Fehler: { $what }
note = Hinweis: { $what }
at-place = { $place }: { $what }
and-so-on = { $what } ({ $rule })
and-then = { $first }; { $then }
did-you-mean = { $what }; ist „{ $name }“ gemeint?
or-more = { $what } oder eine von { $n } weiteren
quoted = „{ $what }“
io-error = { $kind ->
    [missing] Datei oder Ordner nicht gefunden
    [denied] Zugriff verweigert
    [there] Das gibt es schon
    [folder] Das ist ein Ordner
    [no-folder] Das ist kein Ordner
    [full] Der Datenträger ist voll
    [not-text] Das ist kein Text
   *[other] { $text }
}
output-broken = die Ausgabe lässt sich nicht schreiben: { $why }
no-command = es wurde kein Befehl angegeben
standard-input = Standardeingabe
check-path = { $file }: { $why }. Prüfe, ob es den Pfad gibt
check-path-used = { $file }: { $why }. Prüfe, ob es den Pfad gibt und er benutzt werden darf
check-path-read = { $file }: { $why }. Prüfe, ob es den Pfad gibt und er gelesen werden darf
check-text-read = { $file }: { $why }. Prüfe, ob es die Datei gibt und sie als Text lesbar ist
check-folder-written = { $file }: { $why }. Prüfe, ob es den Ordner gibt und darin geschrieben werden darf
check-deck-path = { $file }: { $why }. Prüfe, ob der Pfad stimmt und zu einer Deckliste führt
check-deck-name = { $file }: { $why }. Prüfe, ob der Pfad stimmt, oder nenne ein Starterdeck, von { $first } bis { $last }
no-decks-in-folder = { $file }: in diesem Ordner sind keine Decklisten (Dateien, die auf .txt enden)
is-there = { $file } gibt es schon; mit --force wird es überschrieben
wrote = geschrieben: { $files }
written = geschrieben: { $files }
a-seed-is = eine Startzahl ist eine ganze Zahl von 0 bis { $most }
games-none = null Spiele sagen nichts; gib eine Zahl ab 1 an
games-number = gib eine ganze Zahl ab 1 an
a-share-is = gib einen Anteil zwischen 0.0001 und 0.4 an
an-elo-is = gib einen Elo-Unterschied zwischen -1000 und 1000 an
a-budget-is = es gibt fast, normal und strong
a-player-is = schreibe Mitspielende als p1, p2 und so weiter
no-such-player = in diesem Spiel zu { $n } gibt es { $player } nicht
no-such-seat = { $file }: es gibt { $player } nicht; gib --seat p1 bis p{ $n } an
answers-up-to = { $file }: das Spiel hat { $n } Antworten; gib höchstens diese Zahl an statt { $at }
turns-up-to = { $file }: das Spiel hat { $n } Züge; gib höchstens diese Zahl an statt { $at }
no-such-bot = es gibt keinen Spieler „{ $name }“; es gibt { $names }
weights-too-large = { $file }: Gewichte und Netze haben höchstens { $most } Bytes
weights-unread = die Gewichte sind nicht lesbar: { $why }; vergleiche sie mit `crates/bots/data/greedy.ron`
weights-not-text = Gewichte sind Text; diese Datei ist keiner
net-none = das ist kein Netz: es beginnt nicht mit INKNET03; `training/README.md` sagt, wie eines entsteht
net-length = das Netz endet zu früh oder geht zu lange weiter: es wurde abgeschnitten oder verändert; exportiere es noch einmal
net-shape = das Netz hat eine andere Form ({ $found }) als die dieses Programms ({ $wanted }); trainiere es mit dieser Version neu
net-name = der Name einer Tatsache im Netz ist nicht lesbar; exportiere es noch einmal
no-report = Strg-C wird den Lauf ohne Bericht beenden ({ $why })
progress-games = Spiele
progress-left = übrig
lines-damaged = { $file }: { $n ->
    [one] eine Zeile ist
   *[other] { $n } Zeilen sind
} nicht lesbar; ihre Spiele werden neu gespielt
results-lost = Ergebnisse lassen sich nicht festhalten und gehen mit diesem Lauf verloren: { $why }

## Decks und Karten.

card-refused = „{ $name }“ kann noch nicht gespielt werden, der Import hat sie abgelehnt: { $why }
card-of-many = „{ $name }“ heißen { $n } Karten; `inkwright cards show` zählt sie auf, nenne eine davon ganz
card-unknown = „{ $name }“ ist nicht in der Kartenbibliothek
deck-unreadable = { $file }: diese Deckliste ist nicht lesbar
deck-any-way = Mit --any-deck wird trotzdem damit gespielt
deck-sideboard-idle = { $file }: sein Sideboard mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} spielt nicht mit
decks-not-playable = die Decks lassen sich nicht spielen
deck-at-line = Zeile { $n }: { $what }
deck-at-card = Karte { $n }: { $what }
deck-partial = { $card }: wird ohne eine Fähigkeit gespielt, die nicht verstanden wurde
deck-no-version = „{ $text }“ nennt keine Version; schreibe { $versions }
deck-unknown-printing = „{ $text }“: keine Karte der Bibliothek ist als { $printing } gedruckt; schreibe ihren Namen
deck-unknown-id = „{ $text }“: keine Karte der Bibliothek hat die LorcanaJSON-Nummer { $id }; schreibe ihren Namen, oder importiere die Daten, die sie haben: inkwright cards import FILE
deck-two-cards = „{ $text }“ nennt „{ $named }“, aber { $number } ist „{ $numbered }“; nimm eines von beiden heraus
deck-no-count = „{ $text }“ hat keine Anzahl; schreibe eine Zeile wie „4 Ganzer Name - Version“, oder beginne eine Anmerkung mit #
deck-no-name = „{ $text }“ hat hinter der Anzahl keinen Kartennamen
deck-bad-count = „{ $text }“ will { $count } Exemplare; schreibe eine Zahl von 1 bis { $most }
deck-line-too-long = „{ $text }“ ist länger als die Zeile irgendeiner Karte; schreibe eine Karte je Zeile
deck-too-many-cards = mit „{ $text }“ hat das Deck mehr als { $most } Karten; kürze es
deck-too-large = größer als { $most } Bytes; das ist keine Deckliste
deck-not-text = kein Text; gib eine Deckliste, einen Pixelborn-Code, eine Tabelle oder JSON an
deck-empty = enthält keine Karten; schreibe Zeilen wie „4 Ganzer Name - Version“
deck-too-many-errors = zu viele Fehler; der Rest der Datei wurde nicht gelesen
deck-bad-code = „{ $text }“ sieht aus wie ein Pixelborn-Code und ist keiner, oder nur ein Teil davon; kopiere ihn noch einmal ganz
deck-no-code-in-link = der Link „{ $text }“ enthält kein Deck; öffne ihn und kopiere die Liste oder den Code
deck-bad-json = { $what }; berichtige das JSON
deck-no-list = { $what } ist keine Liste von Karten; schreibe { $example }
deck-too-many-cells = „{ $text }“ hat { $cells } Felder und die Kopfzeile { $columns }; setze Namen mit Kommas in Anführungszeichen
deck-no-section = „{ $text }“ ist weder das Deck noch das Sideboard; schreibe „deck“ oder „sideboard“
format-too-few = das Deck hat { $count } Karten und braucht mindestens { $least } ({ $rule })
format-too-many-inks = das Deck hat { $n } Tintenarten und darf { $most } haben: { $inks } ({ $rule })
format-ink = { $ink } ({ $n })
format-too-many-copies = das Deck hat { $count } Exemplare von „{ $name }“ und darf { $limit } haben ({ $rule })
format-banned = „{ $name }“ ist seit { $since } verboten ({ $rule })
format-not-in-sets = „{ $name }“ gehört an diesem Tag zu keinem erlaubten Set, nur zu { $sets } ({ $rule })
format-not-standard = „{ $name }“ ist keine Standardkarte ({ $rule })
format-unknown = es gibt kein Format „{ $name }“; es gibt { $names }
form-unknown = es gibt keine Form „{ $name }“; es gibt { $names }
not-a-day = „{ $text }“ ist kein Tag; schreibe Jahr-Monat-Tag, etwa 2026-07-17
card-has-no-id = „{ $name }“ hat keine LorcanaJSON-Nummer; nimm eine andere Form, etwa text
card-has-no-code = „{ $name }“ hat im Namen ein Zeichen, das in einem Pixelborn-Code die Karten trennt; nimm eine andere Form, etwa text
card-not-in-deck = „{ $name }“ ist nicht im Deck
chance-too-many = die Chance auf { $n } verschiedene Karten ist zu viel verlangt; frage nach höchstens { $most }
search-unknown = es gibt { $what ->
    [ink] keine Tinte
    [type] keinen Typ
    [classification] keinen Typus
    [keyword] kein Schlüsselwort
    [set] kein Set
   *[other] kein { $what }
} „{ $said }“; es gibt { $possible }
search-cost = „{ $said }“ sind keine Kosten; schreibe 3, 3- für höchstens 3, 3+ für mindestens 3, oder 2..4
no-data-folder = dieses System nennt keinen Ordner für deine Daten; nenne einen mit der Umgebungsvariablen { $variable }
library-too-large = { $file }: größer als { $most } Bytes; die Datei eines Sets ist viel kleiner, also ist das etwas anderes
library-malformed = { $place }: { $what }. Berichtige die Datei oder schreibe sie durch einen Import neu
library-twice = { $file }: „{ $name }“ ist auch in { $other }; behalte einen der beiden Einträge
library-unfiled = „{ $name }“ hat keinen Druck der Form Set/Nummer, unter dem sie einzuordnen wäre; gib ihr einen wie „1/23“
library-unwritable = „{ $name }“ lässt sich nicht als RON schreiben: { $what }
library-other-version = { $file }: geschrieben von { $by }, und dies ist Version { $ours }; seine Karten bleiben weg. Importiere die Kartendaten neu: inkwright cards import FILE
library-no-file = { $file }: keine Datei; seine Karten bleiben weg. Lösche es und importiere die Kartendaten neu
library-too-many = { $file }: damit sind es mehr als { $most } Karten oder { $bytes } Bytes, das ist zu viel; seine Karten bleiben weg. Lösche Dateien, die nicht gebraucht werden
import-too-large = { $file }: größer als { $most } Bytes; gib LorcanaJSONs allCards.json oder eine Datei dieser Form an
import-malformed = { $place }: { $what }; gib LorcanaJSONs allCards.json an, oder eine JSON-Liste seiner Karteneinträge
import-language = { $file }: seine Karten sind in „{ $language }“, und der englische Wortlaut entscheidet (1.1.4); gib die englische Datei an
import-unspoken = { $file }: seine Karten sind in „{ $language }“; gib eine englische, deutsche, französische, italienische oder chinesische Datei an
import-field-missing = das Feld `{ $field }` fehlt; füge es dem Eintrag hinzu
import-field-bad = das Feld `{ $field }` ist „{ $value }“, was keine Karte hat; berichtige den Eintrag
import-field-long = das Feld `{ $field }` ist länger als bei irgendeiner Karte; kürze es
import-not-understood = der Text ist ab „{ $text }“ nicht verständlich: erwartet wird { $expected }
import-prints-differently = der Text „{ $expected }“ ergibt zurückgeschrieben „{ $printed }“
texts-too-large = { $file } ist größer als { $most } Bytes; das kann keine Datei mit Kartentexten sein; nenne eine wie LorcanaJSONs allCards.json
texts-malformed = { $file }: { $what }; gewünscht ist ein Objekt mit Name, Version und Text unter jedem englischen vollen Namen

## Wie Spiele beginnen.

setup-players = ein Spiel braucht 2 bis 64 Decks, und es sind { $n } (1.3.1)
setup-too-many-cards = die Decks haben zusammen { $n } Karten; ein Spiel fasst weniger als 65.000
setup-no-starter = { $player } kann nicht beginnen und ist nicht im Spiel (2.2.1.1)
setup-no-card = { $player } hat eine Karte mit der Nummer { $n }, die nicht im Kartenverzeichnis ist
setup-action-in-play = Karte { $n } von { $player } ist eine Aktion, und Aktionen bleiben nicht im Spiel (5.4.3)
setup-no-location = Karte { $n } von { $player } ist an einem Ort, den { $player } nicht im Spiel hat
setup-too-many-under = unter Karte { $n } von { $player } liegen { $cards } Karten; es können 255 sein
setup-too-late = Zug { $n } ist später, als ein Spiel dauert; der letzte ist { $last }
teams-no-player = { $player } ist in einem Team und nicht im Spiel (1.3.6.1)
teams-two = { $player } ist in zwei Teams (1.3.6.1)
teams-alone = alle sind in einem Team, und niemand bleibt als Gegner (1.3.5.1)
series-unknown = es gibt keine Serie „{ $name }“; schreibe single, two-game oder best-of-N mit einer ungeraden Zahl bis { $most }
series-no-players = ein Spiel braucht zwei oder mehr Mitspielende, alle mit einem Deck ({ $rule })
series-no-deck = { $player } hat kein Deck ({ $rule })
series-length = eine Best-of-Serie hat eine ungerade Zahl von Spielen bis { $most } ({ $rule })
series-goes-on = das Spiel ist noch nicht vorbei ({ $rule })
series-no-game = es läuft kein Spiel ({ $rule })
series-not-cleared = der Tisch ist noch nicht abgeräumt ({ $rule })
series-choice-open = { $player } muss erst sagen, wer beginnt ({ $rule })
series-not-your-choice = diese Person hat nicht zu sagen, wer beginnt ({ $rule })
series-over = die Serie ist vorbei ({ $rule })
edition-unknown = es gibt keine Ausgabe „{ $name }“; nenne eine von { $names }
edition-not-a-date = „{ $text }“ ist kein Datum; schreibe es wie 2026-10-16
edition-too-early = am { $date } galt keine spielbare Ausgabe; die älteste ist vom { $first }
the-json = das JSON
this-part = dies
version-is = Version { $version }
something-else = etwas anderem

## Berichte über Decks.

check-legal = { $file }: { $legal ->
    [yes] erlaubt
   *[no] nicht erlaubt
}, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
check-sideboard = { $what }; ein Sideboard mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}, nicht geprüft
format-title = { $format ->
    [constructed] Constructed (jedes Set, nichts verboten)
    [core] Core Constructed
    [infinity] Infinity Constructed
    [draft] Draft
    [sealed] Sealed
    [pack-rush] Pack Rush
    [coconut] Format Coconut (Beta)
   *[other] { $format }
}
check-total = { $legal } von { $n } erlaubt in { $format } am { $date }
convert-run-together = mehrere Decks als { $form } würden ineinanderlaufen; gib --out FOLDER an
convert-no-sideboard = { $file }: ein Pixelborn-Code hat kein Sideboard, darum { $n ->
    [one] bleibt seine eine Karte
   *[other] bleiben seine { $n } Karten
} weg
convert-no-folder = { $file } ist kein Ordner; mehrere Decks brauchen einen
convert-same-file = zwei Decks würden nach { $file } geschrieben; wandle sie einzeln um
show-deck = { $name }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, { $inks }
show-kind = { $kind ->
    [character] Charaktere
    [action] Aktionen
    [song] Lieder
    [item] Gegenstände
   *[location] Orte
} ({ $n })
show-sideboard = Sideboard ({ $n }, nicht Teil des Decks)
show-inkable = mit Tinte
stats-head = { $name }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, { $different } verschiedene; mittlere Kosten { $cost }; { $inkable } mit Tintenvorrat-Symbol ({ $share })
stats-sideboard = ein Sideboard mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}, nicht gezählt
stats-curve = Kosten, Karten; # mit, - ohne Tintenvorrat-Symbol
stats-inks = Tinten
stats-types = Typen
stats-kind = { $kind ->
    [character] Charaktere
    [action] Aktionen
    [song] Lieder
    [item] Gegenstände
   *[location] Orte
} { $n }
stats-classes = Klassifizierungen
stats-more = { $what }, { $n } weitere
stats-chances = Chancen, mit der Starthand, wie sie kommt
stats-ink-every-turn = jeden Zug Tinte
stats-card-of-cost = eine Karte dieser Kosten
stats-hand-kept = Hand behalten
stats-all-altered = alles andere getauscht
stats-turn = Zug
stats-going = { $going ->
    [play] beginnt
   *[draw] folgt
}
stats-asked = die Chance auf { $copies ->
    [each] je { $n } Exemplare von{" "}
    [of] { $n } Exemplare von{" "}
   *[one] {""}
}{ $cards }
stats-or = { $first } oder { $second }
stats-and = { $first } und { $second }
stats-one-svg = --svg zeichnet ein Deck; gib eine Datei an
curve-head = { $cards } Karten, { $inkable } mit Tintenvorrat-Symbol, mittlere Kosten { $cost }
curve-bar = Kosten { $cost }: { $cards } { $inks }, { $inkable ->
    [yes] mit Tintenvorrat-Symbol
   *[no] ohne Tintenvorrat-Symbol
}
curve-not-inkable = ohne Tintensymbol

## Berichte über viele Spiele.

one-deck-given = ein Spiel braucht zwei oder mehr Decks, und eines ist angegeben; nenne noch eines
bots-for-decks = { $bots } Bots für { $decks } Decks; gib einen an, oder für jedes einen
report-players = Spieler: { $players }; { $stamp }
report-stamp = { $program }, Regeln { $rules }, Kartenbibliothek { $library }
game-broken = Spiel { $n } (Startzahl { $seed }): { $what }
report-series = { $n } Serien ({ $kind }), Startzahl { $seed }{ $stopped ->
    [yes] , vorzeitig beendet
   *[no] {""}
}
report-series-won = { $name }: { $n } Serien gewonnen, { $share } (95 %: { $low } bis { $high })
report-series-drawn = { $n } Serien unentschieden
report-games = { $n } Spiele, Startzahl { $seed }{ $stopped ->
    [yes] , vorzeitig beendet
   *[no] {""}
}
report-won = { $name }: { $n } Siege, { $share } (95 %: { $low } bis { $high })
report-draws = { $draws } unentschieden, { $unfinished } nicht beendet; wer begann, gewann { $share }
report-length = { $turns } Züge und { $decisions } Entscheidungen je Spiel
report-speed = { $seconds } s auf { $threads } Threads: { $rate } Spiele je Sekunde
report-decisions-speed = { $seconds } s auf { $threads } Threads: { $rate } Entscheidungen je Sekunde
report-broken = { $n } Spiele haben ein Versprechen der Engine gebrochen
report-given-up = { $n } Spiele wurden nach zu vielen Entscheidungen aufgegeben
arena-games = { $n } Spiele, { $decks }, Startzahl { $seed }{ $stopped ->
    [yes] , vorzeitig beendet
   *[no] {""}
}
so-many-decks = { $n } Decks
arena-player = { $name }: { $share } von { $n } Spielen (95 %: { $low } bis { $high }), Elo { $elo } ({ $least } bis { $most })
arena-time = { $what }, { $ms } ms je Entscheidung
arena-pairing = { $one } gegen { $other }: { $won } zu { $lost }, { $draws } unentschieden; { $share } (95 %: { $low } bis { $high })
player-named-twice = der Spieler „{ $name }“ ist zweimal genannt; nenne einen anderen dagegen
arena-two-players = eine Arena braucht 2 oder mehr Spieler; gib --players greedy,random an
sprt-order = --elo1 muss größer sein als --elo0: der Test unterscheidet die beiden
sprt-verdict = { $verdict ->
    [accepted] angenommen: { $one } ist besser als { $other }, eher um { $high } Elo als um { $low }
    [rejected] abgelehnt: { $one } ist nicht um { $high } Elo besser als { $other }, sondern um höchstens { $low }
   *[open] offen: die bisherigen Spiele entscheiden es nicht
}
sprt-ratio = Log-Likelihood-Quotient { $llr } (endet bei { $low } und { $high })
sprt-games = { $n } Spiele: { $won } zu { $lost }, { $draws } unentschieden; { $share } (95 % nach Paaren: { $low } bis { $high })
sprt-pairs = Paare mit 0, ½, 1, 1½ und 2 Punkten: { $pairs }
sprt-elo = Elo { $elo } ({ $low } bis { $high }), normiert { $normalised } ({ $least } bis { $most })
sprt-time = { $one } ms je Entscheidung gegen { $other }; { $seconds } s auf { $threads } Threads
matchup-too-many = { $n } Decks sind zu viele; { $most } gehen
matchup-alone = ein Deck hat niemanden gegen sich; gib mehr Decks oder einen Ordner an, --against DIR, oder --mirrors
matchup-against-none = --against nennt kein anderes Deck als die, die darauf treffen sollen
matchup-head = { $decks } Decks, { $pairings } Paarungen, { $games } Spiele, Startzahl { $seed }, Spieler: { $players }{ $stopped ->
    [yes] , vorzeitig beendet
   *[no] {""}
}
matchup-versus = { $one } gegen { $other }
matchup-starter = wer begann, gewann { $share } (95 %: { $interval })
matchup-interval = { $low } bis { $high }
matchup-draws = { $draws } unentschieden, { $unfinished } nicht beendet; { $turns } Züge und { $decisions } Entscheidungen je Spiel
matchup-repeat = wiederholen: { $command }
matchup-column = { $column ->
    [deck] Deck
    [rate] Siegquote
    [games] Spiele
    [starting] beginnt
    [second] folgt
   *[against] gegen
}
matchup-matrix = Siegquote in % des Decks der Zeile gegen das der Spalte
matchup-mirror = ein Deck gegen sich selbst: die Siegquote dessen, der begann
matchup-one = { $name }: { $share } (95 %: { $interval }) von { $n } Spielen; { $starting } beginnend, { $second } folgend
page-title-one = { $deck } gegen { $n } Decks
page-title-mine = Vergleich von { $mine } Decks gegen { $n }
page-title = Vergleich von { $n } Decks
page-stopped = Der Lauf wurde vorzeitig beendet: Nicht alle Paarungen haben alle ihre Spiele.
page-broken = { $n } Spiele brachen ein Versprechen der Regelmaschine und sind nicht gezählt.
page-fact = { $fact ->
    [games] Spiele
    [pairings] Paarungen
    [players] Spielende
    [seed] Startwert
    [program] Programm
    [rules] Regeln
   *[library] Kartenbibliothek
}
page-pairings = { $n } × { $games } Spiele
page-repeat = Wiederholen:
page-footer = Erstellt von { $program }, einem inoffiziellen Fanprojekt. Gewinnraten zählen ein Unentschieden als halben Sieg; die Bereiche sind die von Wilson zu 95 %. Das Gesagte gilt für diese Spielenden: Andere nutzen dieselben Karten vielleicht besser.
page-heading = { $of ->
    [decks] Decks
    [matrix] Wer schlägt wen
    [length] Länge der Spiele
    [lore] Legenden nach Runden
    [edge] Wer beginnt
    [curves] Legenden jedes Decks
    [every-card] Jede Karte jedes Decks
   *[cards] Karten
}
page-column = { $column ->
    [deck] Deck
    [rate] Gewinnrate
    [interval] 95-%-Bereich
    [games] Spiele
    [starting] Beginnend
    [second] Als Zweites
    [rounds] Runden
    [against] Gegen
    [wins] Siege
    [losses] Niederlagen
    [draws] Unentschieden
    [starter] Wer begann, gewann
    [turns] Züge
    [card] Karte
    [copies] Anzahl
    [won] Gewonnen
   *[difference] Unterschied
}
page-ranking-note = { $mirrors ->
    [yes] Gewinnrate jedes Decks über alle seine Spiele gegen andere Decks. Die Linie ist der Bereich, die Marke in der Mitte ist 50 %.
   *[no] Gewinnrate jedes Decks über alle seine Spiele. Die Linie ist der Bereich, die Marke in der Mitte ist 50 %.
}
page-against-each = { $deck } gegen jedes
page-tip = { $of ->
    [itself] { $deck } gegen sich selbst: Wer begann, gewann { $share } (95 %: { $interval }) von { $n } Spielen
    [against] { $deck } gegen { $other }: { $share } (95 %: { $interval }) von { $n } Spielen
    [starts] { $deck } beginnt: { $share } (95 %: { $interval }) von { $n } Spielen
   *[second] { $deck } als Zweites: { $share } (95 %: { $interval }) von { $n } Spielen
}
page-matrix-note = Gewinnrate in % des Decks der Zeile gegen das der Spalte. Zeige auf eine Zelle oder gehe mit den Pfeiltasten hin, um den Bereich zu sehen.
page-legend = { $end ->
    [low] 20 % und weniger
   *[high] 80 % und mehr
}
page-all-pairings = Alle { $n } Paarungen mit ihren Bereichen
page-itself = (es selbst; Gewinnrate dessen, der begann)
page-length-note = In welcher Runde Spiele endeten; eine Runde ist ein Zug von jedem. Im Mittel sind es { $turns } Züge und { $decisions } Entscheidungen je Spiel.
page-lore-note = Mittlere Legenden am Ende jeder Runde. Beendete Spiele behalten ihre Legenden.
page-edge-note = Wer begann, gewann { $share } aller Spiele (95 %: { $interval }). Darunter jedes Deck, wenn es beginnt und wenn es als Zweites an der Reihe ist.
page-curves-note = Mittlere Legenden am Ende jeder Runde; die graue Linie ist das Mittel aller Decks.
page-plot = { $plot ->
    [lengths] Wie viele Spiele in jeder Runde endeten
    [lore] Mittlere Legenden nach Runden, von wem begann und wer als Zweites an der Reihe war
   *[edge] Gewinnrate jedes Decks, wenn es beginnt und wenn es als Zweites an der Reihe ist; die Tabelle der Decks hat die Zahlen
}
page-axis = { $axis ->
    [ended] Runde, in der das Spiel endete
   *[round] Runde
}
page-round = Runde { $round }: { $share } ({ $n } Spiele)
page-player = { $who ->
    [first] wer begann
   *[second] wer als Zweites an der Reihe war
}
page-lore-point = { $who ->
    [first] wer begann, Runde { $round }: { $lore } Legenden
   *[second] wer als Zweites an der Reihe war, Runde { $round }: { $lore } Legenden
}
page-lore-end = { $deck }: { $lore } Legenden am Ende
page-turn = { $who ->
    [first] beginnend
   *[second] als Zweites
}
page-interval = { $name }: { $interval } %
page-gap = { $name }: { $interval } Prozentpunkte
page-cards-note = Die Gewinnrate eines Decks in Spielen, in denen eine Karte gezogen wurde, weniger seiner Gewinnrate in denen, in denen sie es nicht wurde; und dasselbe für das Ausspielen. Gezogen heißt: in der behaltenen Starthand oder später gezogen; ausgespielt: von wem sie gehört, auf beliebige Art.
page-cards-warning = Das ist, was mit einer Karte einhergeht, nicht, was die Karte bewirkt.
page-cards-why = Lange Spiele sehen mehr Karten, teure Karten spielt aus, wer nicht am Verlieren ist, und von vielen Bereichen zu 95 % treffen einige zufällig nicht zu.
page-deck-cards = ({ $n } Karten, { $share })
page-too-few = Es sind zu wenige Spiele, um Karten hervorzuheben: Keine hat { $n } mit ihr und ohne sie und einen Bereich, der 0 nicht enthält.
page-ends = { $end ->
    [more] Öfter gewonnen, wenn gezogen (Prozentpunkte)
   *[less] Seltener gewonnen, wenn gezogen (Prozentpunkte)
}
page-when = { $when ->
    [drawn] Wenn gezogen
   *[played] Wenn ausgespielt
}

## Läufe, Aufzeichnungen und Stellungen.

results-busy = { $file }: ein anderer Lauf schreibt in diese Datei; warte auf ihn, oder gib eine andere an
results-too-large = { $file }: größer als { $most } Bytes; gib eine andere Datei an
results-line-long = { $place }: eine Zeile mit mehr als { $most } Bytes; gib eine andere Datei an
results-none = { $file }: keine Datei mit Ergebnissen; gib eine andere an
results-other-run = { $file }: die Ergebnisse eines anderen Laufs: { $differences }. Gib eine andere Datei an, oder entferne diese
run-meeting = ein Lauf braucht 2 bis { $most } Decks, die sich paarweise treffen, und es sind { $n }
run-players = eine Arena braucht 2 oder mehr Spieler, und es sind { $n }
run-teams = zwei Teams brauchen eine gerade Zahl von Decks, mindestens 4, und es sind { $n }
run-threads = die Threads lassen sich nicht starten: { $why }. Verlange weniger
table-no-cards = das Deck „{ $name }“ hat keine Karten (1.1.1)
table-not-playable = das Deck „{ $name }“ kann noch nicht gespielt werden: { $why }
replay-too-large = { $file }: größer als { $most } Bytes; das ist keine Aufzeichnung
replay-none = { $file }: keine Aufzeichnung; gib eine Datei an, die `inkwright simulate --save-replays` geschrieben hat
replay-version = { $file }: eine Aufzeichnung der Version { $found }, und dieses Programm liest Versionen { $first } bis { $last }; nimm das Programm, das sie schrieb
replay-damaged = { $file }: beschädigt: { $what }; kopiere sie noch einmal von ihrem Ursprung
replay-other-library = die Aufzeichnung gehört zu einer anderen Kartenbibliothek (ihre Prüfzahl ist { $theirs }, die dieses Programms { $ours }); nimm das Programm, das sie schrieb, mit denselben importierten Karten
replay-decks = die Decks der Aufzeichnung lassen sich nicht spielen: { $why }
replay-deck-large = das Deck „{ $name }“ der Aufzeichnung hat { $cards } Karten, mehr als die { $most }, die ein Deck haben darf
replay-cant-begin = das Spiel der Aufzeichnung kann nicht beginnen: { $why }
replay-refused = Aktion { $n } der Aufzeichnung, { $action }, wird abgelehnt: { $why }
replay-too-long = die Aufzeichnung hat { $n } Antworten, mehr als die { $most }, die sich durchgehen lassen; `inkwright replay FILE` prüft sie trotzdem
replay-other-end = die Aufzeichnung sagt { $written }, nachgespielt aber { $found }
start-decks = die Decks lassen sich nicht spielen: { $why }
start-sitters = { $decks } Decks sind für { $sitters } Mitspielende angegeben; gib allen eines (1.3.1)
start-too-far = das Spiel hat { $there } Antworten, und { $asked } waren verlangt; gib eine kleinere Zahl an
start-unwanted = niemand wartet mehr auf dieses Spiel
explain-which = { $file } hat { $n } Szenarien; sag, wo, mit { $file }:LINE, etwa { $file }:{ $example }
explain-before = { $file }: Zeile { $n } steht vor dem ersten Szenario
explain-no-player = in diesem Spiel gibt es { $player } nicht
export-too-far = das Spiel hat { $n } Antworten; nach { $at } gibt es keine Stellung
export-refused = Antwort { $n } des Spiels wird abgelehnt: { $why }
export-no-words = es lässt sich kein Szenario schreiben, das dahin führt: { $why }
at-is-for-replays = { $place }: --at und --turn sind für Aufzeichnungen; nenne die Zeile eines Szenarios mit FILE.scn:LINE
nothing-decided-there = { $file }: dort ist nichts zu entscheiden
say-where = { $file }: sag, wo im Spiel, mit der Zahl der Antworten davor ({ $file }:N, N bis { $n }) oder mit --turn T
say-where-hint = { $file }: sag, wo im Spiel, mit der Zahl der Antworten davor: { $file }:N oder --at N
hint-choice = Zug { $turn }, { $player }, { $n } Antworten: { $choice }
hint-line = ({ $n } Spiele)  { $what }
hint-played = im Spiel: { $what }
hint-time = { $seconds } s, { $n } Entscheidungen in vorgestellten Spielen
nothing-for-player = für { $player } ist jetzt nichts zu entscheiden
position-none = { $file }: nach { $at } Antworten gibt es keine Stellung
position-which = sag mit --at N oder --turn T, welche Stellung ausgegeben werden soll
position-after = nach { $at } von { $n } Antworten, { $board }
log-starts = { $player } beginnt (2.2.1.1)
log-answer = { $player }: { $answer }
replay-verified = geprüft: { $end } nach { $turns } Zügen und { $decisions } Entscheidungen
replay-won = { $player } ({ $deck }) gewinnt ({ $rule })
replay-draw = unentschieden ({ $rule })
replay-unfinished = das Spiel wurde nicht zu Ende gespielt
play-deck-from-input = deine Antworten kommen von der Standardeingabe, also kann es ein Deck nicht; gib eine Datei an
play-none-unfinished = in { $folder } ist kein angefangenes Spiel; beginne eines mit `inkwright play`
play-not-kept = das Spiel lässt sich nicht aufheben: { $why }
your-cards = deine Karten
serve-at = Inkwright läuft unter { $page } (Strg-C beendet es)
serve-no-page = dieses Programm wurde ohne die Seite gebaut; `make web` baut sie, baue danach das Programm neu
serve-no-browser = kein Browser ließ sich öffnen; öffne { $page } selbst
serve-no-threads = das System gibt keine Threads: { $why }
serve-bind = { $address }: { $why }. Gib mit --port einen anderen Port an, oder 0 für irgendeinen freien
serve-stopped = der Server hat angehalten: { $why }
store-folder = { $folder }: { $why }. Gib einen Ordner an, in den geschrieben werden kann
store-in-use = { $file }: ein anderer Server benutzt es; halte ihn an, oder gib mit --data einen anderen Ordner an
store-version = { $file }: seine Tische haben Version { $found }, und dieses Programm kennt Version { $ours }; nimm das Programm, das es schrieb, oder einen anderen Ordner
store-broken = die Tische lassen sich nicht speichern: { $why }
store-damaged = ein gespeicherter Tisch ist nicht lesbar: { $why }
scenarios-passed = { $passed } bestanden, { $failed } gescheitert
pages-written = { $n } Seiten nach { $folder } geschrieben
results-difference = { $what }: { $theirs } dort, { $ours } hier

## Eine Stellung, gedruckt oder durchgegangen.

board-turn = Zug { $turn } von { $player }
board-before = vor dem ersten Zug
board-as = { $what }, wie { $player } es sieht
board-bag = Zwischenspeicher: { $cards }
board-waiting = { $card } ({ $player })
board-decides = { $player } muss entscheiden: { $what ->
    [action] eine Zugaktion
    [mulligan] welche Karten der Starthand weggelegt werden
    [cards] Karten
    [player] wen es trifft
    [may] ja oder nein
    [option] eine Möglichkeit
    [number] eine Zahl
    [name] einen Kartennamen
    [trigger] welche Fähigkeit als Nächstes abgehandelt wird
    [order] eine Reihenfolge
   *[replacement] welcher Ersetzungseffekt gilt
}
board-decides-for = { $what }, für { $card }
board-more = und { $n } weitere
board-won = { $player } hat gewonnen ({ $rule })
board-draw = das Spiel ist unentschieden ({ $rule })
board-drops = { $what }, { $n ->
    [one] ein Tintentropfen
   *[other] { $n } Tintentropfen
}
board-out = { $what }, aus dem Spiel
board-zone = { $zone ->
    [played] wird ausgespielt
    [looking] angesehen
    [hand] Hand
    [inkwell] Tintenvorrat
   *[discard] Ablagestapel
}: { $cards }
board-willpower = { $name } Willenskraft { $n }
marketing-card = eine Werbekarte
out-of-sight-card = eine Karte außer Sicht
step-help = Leertaste → weiter  ← zurück  n p Zug  g springen  / suchen  v Sicht  s speichern  f abzweigen  q Ende
step-turn = — Zug { $n } —
step-turns = Das Spiel hat { $n } Züge.
step-fork = Von hier weiterspielen: { $command }
step-type-turn = Tippe die Nummer eines Zugs.
step-not-found = „{ $text }“ steht nicht im Verlauf.
step-is-there = { $file } gibt es schon; nichts wurde geschrieben.
step-head = { $file }  Zug { $turn }  Antwort { $at } von { $n }
step-open = alle Karten offen
step-as = wie { $player } es sieht
step-typing = { $what ->
    [turn] Zug
    [find] Suchen
   *[file] Szenario schreiben nach
}: { $typed }
step-not-shown = Diese Stellung lässt sich nicht zeigen.
step-table = Tisch
step-log = Verlauf

## Berichte über Karten.

search-none = keine Karte passt
search-heading = { $column ->
    [cost] Kosten
    [ink] Tinte
    [type] Typ
    [numbers] St/Wi/Leg
   *[name] Name
}
search-found = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
coverage-no-data = bei { $file } sind keine Kartendaten; gib mit --data FILE LorcanaJSONs allCards.json an
import-empty = { $file }: enthält keine Karten; nichts wurde geschrieben
import-not-kept = die Texte lassen sich nicht in { $folder } aufheben: { $why }
import-no-such-card = die Daten haben keine Karte „{ $name }“; gib ihren vollen Namen an
import-not-one = „{ $name }“ hat nicht genau eine Fähigkeit, die nicht verstanden wird; darum kann keine wegbleiben
import-file-cards = { $file }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
import-refused-card = abgelehnt: { $card }: { $why }
import-listed = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} importiert, { $refused } abgelehnt, in { $folder }
import-text-part = ein Teil ihres Texts wird nicht verstanden
import-known-stays = { $what } (der bekannte Wortlaut bleibt)
import-without = Um sie ohne diese Fähigkeit zu spielen: { $option }
import-nothing = nichts wurde geschrieben
import-summary = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}: { $imported } importiert, { $unchanged } schon bekannt, { $refused } abgelehnt; { $kept } andere behalten
try-name = Deine Karte
try-version = Ausprobiert
try-refused = { $n ->
    [one] 1 der Karten kann
   *[other] { $n } der Karten können
} so nicht gespielt werden; siehe oben
try-kept = aufgehoben in { $file }
try-exercised = in eigens gebauten Spielen erprobt: { $laws ->
    [kept] kein Gesetz wurde verletzt
   *[broken] ein Gesetz wurde verletzt
}
exercise-broken = verletzt: { $what }
exercise-never = { $card }, Fähigkeit { $n }: { $why ->
    [deck] sie betrifft nur den Deckbau
    [name] sie nennt einen Namen, den keine Karte hat
   *[unknown] nie am Werk
}
exercise-partly = { $card }, Fähigkeit { $n }: ein Teil nie am Werk
exercise-summary = { $done } von { $abilities } Fähigkeiten auf { $cards } Karten am Werk, in { $games } Spielen mit { $decisions } Entscheidungen; verletzte Gesetze: { $broken }
differs = { $what ->
    [table] die Spieler und Karten der Partie
    [outcome] wie die Partie ausging
    [turn] wessen Zug es ist und der wievielte
    [lore] Legenden
    [players] was die Spieler in diesem Zug taten oder wer ausgeschieden ist
    [zones] welche Karten wo sind
    [states] die Zustände von Karten, etwa Schaden oder erschöpft
    [sight] wer welche Karte kennt
    [traits] die Werte und Fähigkeiten der Karten im Spiel
    [question] was zu entscheiden ist
    [bag] die Fähigkeiten, die im Beutel warten
    [lasting] Effekte auf Zeit
    [memory] was zuvor in diesem Zug geschah
    [chance] was Mischen und Zufall bringen werden
   *[loop] wie weit eine Schleife ist
}
export-begins-turn = in Zug { $turn }, nach { $n } Antworten
export-begins-setup = ganz am Anfang
export-exact = { $file }: genau die Stellung nach { $at } Antworten; das Szenario beginnt { $begins }
export-not-quite = { $file }: nicht ganz die Stellung nach { $at } Antworten; kein Szenario kann mitnehmen: { $lost }; es beginnt { $begins }
replay-ends-early = sie endet zu früh
replay-checksum = ihre Prüfsumme stimmt nicht
replay-follows = hinter der Partie steht noch etwas
replay-unread = sie lässt sich nicht lesen ({ $why })
search-inkable = schreibe `--inkable`, `--inkable=yes` oder `--inkable=no`
exercise-part = „{ $text }“ ist nicht K/N mit 1 ≤ K ≤ N, etwa 1/20
tui-needs-terminal = --tui braucht ein Terminal; lass es weg, um in einer Pipe zu spielen
play-bot-stopped = ein Spieler des Programms arbeitet nicht mehr; die Partie ist aufgehoben, `inkwright play --resume` macht weiter
play-bot-no-answer = ein Bot hat keine Antwort; bitte melde das
play-input = die Standardeingabe lässt sich nicht lesen: { $why }
pairs-found = gefunden: { $what }
pairs-summary = { $pairs } Paare trafen sich in { $games } Partien mit { $decisions } Entscheidungen; Funde: { $findings }
card-made-of = besteht aus { $constructs }
card-no-tree = der Baum der Fähigkeiten lässt sich nicht zeigen: { $why }
writing-which = sag, welche Sprache gemessen wird: `--lang de`, `fr`, `it` oder `zh`
writing-row = { $row ->
    [english] Englisch
    [official] amtlich
   *[ours] unser
}: { $text }
writing-figures = { $what ->
    [all] alle Absätze
   *[without] ohne Zeilen mit Schlüsselwörtern
}: { $n } verglichen, { $same } gleich ({ $share }), mittleres F1 { $mean }
writing-unmatched = nicht verglichen, weil ihre Absätze nicht zu unterscheiden sind: { $cards }
writing-unknown = Karten, die die Bibliothek nicht hat: { $n }
rules-shown = { $shown } von { $n } Regeln von { $edition } gezeigt
rules-missing = es fehlen: { $rules }
deck-not-legal = { $file }: kein erlaubtes { $format ->
    [coconut] Deck des Formats Coconut (Beta)
   *[constructed] Constructed-Deck
}:{ $problems }
deck-leader-idle = { $file }: sein Anführer spielt nur im Format Coconut (Beta) mit: --variant coconut
play-no-leader = das Format Coconut (Beta) braucht Decklisten mit Anführern, die kein Starterdeck hat; nenne sie mit --deck und --opponent, oder gib --any-deck an
format-no-leader = das Deck hat keinen Anführer; schreibe „Leader: Ganzer Name - Version“ und seine Fähigkeiten in Zeilen, die mit „>“ beginnen ({ $rule })
format-unknown-leader = die Karte „{ $name }“ des Anführers ist nicht in der Kartenbibliothek
format-inks-with-leader = das Deck und sein Anführer haben { $n } Tintenarten und dürfen { $most } haben: { $inks }, und { $leader } des Anführers ({ $rule })
format-beside-leader = das Deck hat { $count } Exemplare von „{ $name }“ und darf { $limit } haben; nur die Karte des Anführers darf öfter da sein ({ $rule })
replay-has-edition = { $place }: ein gespeichertes Spiel hat seine eigene Ausgabe; lass --edition und --date weg
deck-two-leaders = „{ $text }“ ist ein zweiter Anführer; ein Deck hat einen
deck-text-without-leader = „{ $text }“ gehört zu einem Anführer, und keiner ist genannt; schreibe „Leader: Ganzer Name - Version“ davor
deck-bad-leader = { $what } ist kein Anführer; schreibe { $example }
leader-too-many-lines = ein Anführer hat höchstens { $most } Fähigkeiten, eine je Zeile; nimm welche heraus
leader-too-long = Zeile { $n } des Anführertexts ist länger als { $most } Bytes; schreibe eine Fähigkeit je Zeile
leader-not-understood = Zeile { $n } des Anführertexts wird nicht verstanden: { $why }; `inkwright cards try FILE --type item` sagt mehr
table-leader = das Deck „{ $name }“: { $why }
table-leader-not-playable = ein Anführer lässt sich nicht spielen: { $why }; fasse seinen Text anders
setup-leader-elsewhere = { $player } hat einen Anführer, und Anführer sind für das Format Coconut; spiele in dieser Variante, oder ohne Anführer
setup-not-a-leader = der Anführer von { $player } wurde nicht als Anführer übersetzt
setup-too-many-leaders = es gibt Anführer für { $leaders } Mitspielende, und { $players } spielen
setup-leader-among-cards = ein Anführer ist unter den Karten von { $player }; er gehört daneben
convert-no-leader = { $file }: { $form } hat keinen Anführer, darum bleibt er weg
coverage-no-set = { $file }: zum Set { $set } gehört keine Karte
coverage-no-set-but = { $file }: zum Set { $set } gehört keine Karte; es gibt { $sets }
coverage-cards = Karten: { $cards }, verstanden: { $compiled }, genau so zurückgeschrieben: { $exact }
coverage-abilities = Fähigkeiten: { $n }, verstanden: { $compiled }
coverage-gap = { $card }: bei „{ $text }“ wird erwartet: { $expected }
coverage-cause = { $card } und { $more } weitere: bei „{ $text }“ wird erwartet: { $expected }
coverage-program = ein Programm dafür: { $what }
coverage-more = { $n ->
    [one] noch { $n } Lücke
   *[other] noch { $n } Lücken
}; --json zeigt alle
constructs-used = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $scenarios ->
    [one] { $scenarios } Szenario
   *[other] { $scenarios } Szenarien
}
constructs-lone = steht allein
constructs-never = nie „{ $what }“: { $why }
constructs-not-shown = nicht gezeigt: { $what }
constructs-idle = { $construct } wird ohne Not entschuldigt: „{ $what }“
constructs-failed = { $n ->
    [one] { $n } Szenario ist fehlgeschlagen und zeigt
   *[other] { $n } Szenarien sind fehlgeschlagen und zeigen
} nichts
constructs-holes = { $n } von { $all } Texten über { $what ->
    [events] Ereignisse
   *[conditions] Bedingungen
} sind nicht spielbar
constructs-summary = { $n ->
    [one] { $n } Wendung
   *[other] { $n } Wendungen
}, davon nicht vollständig gezeigt: { $unshown }
constructs-lone-abilities = { $n } von { $all } Fähigkeiten ({ $share }) brauchen eine Wendung ohne Angaben, die nur eine einzige Karte benutzt
construct-lacks = { $what ->
    [work] am Werk
    [true] die Bedingung wahr
    [false] die Bedingung falsch
    [taken] angenommen
    [declined] abgelehnt
    [something] etwas auszuwählen
   *[nothing] nichts auszuwählen
}
construct-because = { $why ->
    [not-offered] eine Option, in der nichts auszuwählen ist, wird nicht angeboten (6.1.5.2)
    [from-discard] was zurückgenommen wird, liegt dann schon im Ablagestapel, oder nichts wird angeboten (6.1.4)
    [in-option] die einzige Karte damit sagt es in einer Option, die dann nicht angeboten wird (6.1.5.2)
    [draws-first] die einzige Karte damit zieht zuerst so viele Karten, also gibt es Karten zum Abwerfen
    [discards] die einzige Karte damit wirft eine Karte als Kosten ab, die ohne eine Karte nicht zu bezahlen sind (1.5.3)
    [moved] die einzige Karte damit spricht vom Charakter, der sich gerade bewegt hat und immer da ist
    [price] die einzige Karte damit tut es als Preis eines Angebots, das dann nicht gemacht wird (1.5.3)
   *[shifted] die einzige Karte damit kam gerade durch Gestaltwandel auf das, was unter ihr liegt
}
progress-of = { $done } von { $all } { $what ->
    [cards] Karten
   *[pairs] Paaren
}, noch { $time }
serve-url = „{ $text }“ ist keine Adresse wie { $example }
serve-seconds = „{ $text }“ ist keine Anzahl von Sekunden
typed-whole-number = { $kind ->
    [empty] hier fehlt eine ganze Zahl
    [large] die Zahl ist zu groß
    [small] die Zahl ist zu klein
   *[digit] das ist keine ganze Zahl
}
typed-number = das ist keine Zahl
typed-address = das ist keine IP-Adresse
typed-range = { $n } liegt nicht in { $range }
import-words = { $text }
import-again = { $file }: { $why }; importiere sie noch einmal
results-in-order = { $n } andere in anderer Reihenfolge
results-and-more = { $what } und { $n } weitere
results-nothing = nichts
program-version = inkwright { $version } (Kartenbibliothek { $library })
