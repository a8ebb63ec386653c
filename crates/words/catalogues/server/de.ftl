# Was der Server ablehnt, auf Deutsch.

## Anfragen.

request-broken = bei dieser Anfrage ging etwas schief; nichts wurde geändert
request-unread = diese Anfrage ist nicht lesbar
request-unread-why = diese Anfrage ist nicht lesbar: { $why }
request-too-large = das ist größer, als so etwas sein muss
request-unwanted = niemand wartet mehr darauf
requests-wait = schon zu viele Anfragen warten; versuche es nachher noch einmal
requests-too-many = von dieser Adresse kamen zu viele Anfragen; warte einen Moment
nothing-there = unter dieser Adresse gibt es nichts
net-loading = das Netz des Bots wird noch geladen; versuche es gleich noch einmal
seats-this-page = diese Seite hat keinen Server, also sitzen alle an diesem Bildschirm
store-unwell = der Speicher ist nicht lesbar
own-machine = das erfährt man nur auf dem Rechner des Servers selbst
one-host = eine Anfrage nennt einen `Host` und einen `Origin`
call-by-address = dieser Server wird bei seiner Adresse gerufen, etwa `http://127.0.0.1` mit dem Port
page-from-elsewhere = diese Seite ist von anderswo; öffne die, die dieser Server liefert
sockets-full = zu viele Browser sind verbunden; versuche es nachher noch einmal
token-needed = das verlangt den Schlüssel eines Platzes in der Kopfzeile `Authorization: Bearer …`
owner-needed = ein Deck gehört dem, der es gespeichert hat: das verlangt einen zufälligen Text von 32 Zeichen oder mehr in der Kopfzeile `Inkwright-Owner`
no-random = das System gibt keine Zufallszahlen: { $why }
faces-at-most = frage nach höchstens { $most } Kartenbildern
faces-numbers = gib die Nummern der Kartenbilder mit Kommas dazwischen an
rule-none = { $edition } hat keine Regel mit dieser Nummer

## Selbst gemachte Karten.

cards-kept-there = Karten werden nur auf dem Rechner des Servers selbst aufgehoben; speichere stattdessen den Text
cards-no-folder = dieses Programm hat keinen Ordner für eigene Karten
own-card-printed = { $card } heißt schon eine gedruckte Karte; gib deiner einen anderen Namen
card-mend-first = { $card } lässt sich so nicht spielen; bessere die Karte erst nach
card-text-long = der Text einer Karte hat weniger als { $most } Bytes
cards-at-most = probiere höchstens { $most } Karten auf einmal
card-lines-at-most = der Text hat mehr als { $most } Zeilen; probiere weniger Karten auf einmal
card-no-text = { $file }: enthält keinen Text; schreibe den Text einer Karte, eine Fähigkeit je Zeile, oder einen Kartenblock: { $example }

## Decks.

deck-name-missing = gib dem Deck einen Namen
decks-full = es sind schon zu viele Decks gespeichert; lösche erst eines
deck-not-saved = so ein Deck ist nicht gespeichert
deck-gone = dieses Deck gibt es nicht mehr
deck-missing = alle Mitspielenden brauchen ein Deck
game-deck-illegal = das Deck „{ $name }“ ist in { $format } nicht erlaubt: { $why }

## Neue Spiele und gespeicherte.

games-full = es sind zu viele Spiele gespeichert; versuche es nachher noch einmal
games-too-often = von dieser Adresse wurden zu viele Spiele begonnen; versuche es nachher noch einmal
tables-full = alle Tische sind besetzt; versuche es nachher noch einmal
scenario-too-much = das Szenario lässt sich nicht aufbauen: es verlangt zu viel
scenario-not-set-up = das Szenario lässt sich nicht aufbauen: { $why }
invite-used = diese Einladung wurde schon benutzt, oder ihr Spiel gibt es nicht mehr; bitte um ein anderes Spiel
game-others-play = auch andere spielen dieses Spiel; gib es erst auf
game-gone = dieses Spiel gibt es nicht mehr
table-seats = ein Tisch hat 2 bis { $most } Plätze
bots-named = nenne einen der Bots: { $names }
table-no-person = jemand muss am Tisch sitzen; Spiele unter Bots sind für `inkwright arena`
two-teams = zwei Teams brauchen vier Mitspielende
seed-below = gib eine Startzahl unter { $below } an
seed-chosen = in einem Spiel mit Leuten an anderen Geräten bestimmt der Server den Startwert, damit niemand die Handkarten kennen kann; lass den Startwert weg
starter-absent = { $player } sitzt nicht am Tisch und kann nicht beginnen
finished-none = es gibt kein beendetes Spiel mit dieser Nummer
save-scenario = ein Spiel aus einem Szenario hat keine Decks und lässt sich nicht als Aufzeichnung speichern
save-when-over = ein Spiel lässt sich speichern, wenn es zu Ende ist, oder beim Üben gegen Bots
summary-scenario = ein Spiel aus einem Szenario hat keinen Rückblick
game-not-over-yet = das Spiel ist noch nicht zu Ende
no-goal = dieses Spiel hat kein anderes Ziel, als zu gewinnen

## Aufzeichnungen.

advice-nothing = hier gibt es nichts zu entscheiden
replay-too-many-answers = die Aufzeichnung hat { $n } Antworten, mehr als { $most }
replay-ends-otherwise = die Aufzeichnung endet nicht, wie sie sagt; sie ist beschädigt oder von einem anderen Programm
replay-larger = diese Aufzeichnung ist größer, als ein Spiel sein muss
replay-gone = diese Aufzeichnung gibt es nicht mehr; lade sie noch einmal hoch
replay-of-others = die Aufzeichnung gehört zu einer anderen Kartenbibliothek
replay-answers = die Aufzeichnung hat { $n } Antworten; gib höchstens diese Zahl an
replay-no-seat = { $player } saß nicht am Tisch

## Am Tisch.

join-first = die erste Nachricht muss `join` sein, mit einem Schlüssel
join-protocol = dieser Server spricht Protokoll { $ours } und die Seite { $theirs }; lade die Seite neu
join-no-seat = niemand hat diesen Schlüssel bekommen, oder sein Spiel gibt es nicht mehr
join-once = diese Verbindung hat schon einen Platz
messages-too-fast = zu viele Nachrichten auf einmal; warte einen Moment
message-unread = das ist keine Nachricht des Protokolls: { $why }
table-deleted = dieses Spiel wurde gelöscht
table-broken = hier ging etwas schief; das Spiel geht von der letzten gespeicherten Antwort an weiter
table-nothing = es gibt nichts zu sagen
answers-most = dieses Spiel hat so viele Antworten, wie ein Spiel haben darf; es kann nur noch aufgegeben werden
answer-stale = das Spiel hat inzwischen { $n } Antworten, und diese war für { $at }
seat-empty = da sitzt niemand
seat-bot = da sitzt ein Bot, und der antwortet selbst
undo-practice = Antworten lassen sich nur in Übungsspielen zurücknehmen
undo-counted = dieses Spiel wurde schon gezählt
undo-nothing = es gibt keine eigene Wahl, die sich zurücknehmen ließe
hint-practice = Tipps gibt es in Übungsspielen
hint-nothing = du hast jetzt nichts zu entscheiden
hint-waits = über den vorigen Tipp wird noch nachgedacht
hint-none = der suchende Spieler hat hier keinen Tipp
bots-busy = zu viele Bots denken nach; dieser kommt nachher an die Reihe
bot-failed = der Bot konnte nicht nachdenken; nimm eine Antwort zurück, oder komm wieder
restart-practice = nur Übungsspiele lassen sich neu beginnen; gib auf, oder spiele es zu Ende
restart-counted = dieses Spiel wurde schon gezählt; mach mit dem nächsten weiter
next-not-over = das Spiel ist nicht zu Ende
next-starter-open = erst muss gesagt werden, wer beginnt
starter-not-asked = niemand muss jetzt sagen, wer beginnt
bot-title = { $bot ->
    [easy] Leicht: zieht oft, ohne nachzudenken
    [medium] Mittel: denkt einen Schritt voraus
    [hard] Schwer: plant seine Züge und hat aus vielen Spielen gelernt
    [best] Am besten: ebenso, denkt länger nach
    [random] Zufall: irgendein Zug
    [greedy] Gierig: denkt einen Schritt voraus
    [search-fast] Suche, schnell
    [search-normal] Suche
    [search-strong] Suche, stark
   *[other] { $title }
}
table-player = Spieler { $n }
table-bot = Bot { $n }

## Hinweise für alle, die den Server betreuen.

note-not-expired = alte Spiele ließen sich nicht löschen: { $why }
note-clock-set = die Uhr wurde gestellt, während der Server lief; alte Spiele werden bis zum nächsten Start nicht gelöscht
note-few-files = das System erlaubt { $n } offene Dateien; so viele Verbindungen, wie --connections sagt, passen nicht
note-table-broken = Tisch { $table }: etwas ging schief; es geht mit dem weiter, was gespeichert ist
