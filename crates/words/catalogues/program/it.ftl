# Quello che il programma dice fuori dalle partite, in italiano.

## Dati e file.

error = errore: { $what }
note = nota: { $what }
at-place = { $place }: { $what }
and-so-on = { $what } ({ $rule })
and-then = { $first }; { $then }
did-you-mean = { $what }; si tratta di «{ $name }»?
or-more = { $what } o una delle altre { $n }
quoted = «{ $what }»
io-error = { $kind ->
    [missing] File o cartella non trovati
    [denied] Accesso negato
    [there] Esiste già
    [folder] È una cartella
    [no-folder] Non è una cartella
    [full] Il disco è pieno
    [not-text] Non è testo
   *[other] { $text }
}
output-broken = impossibile scrivere l'uscita: { $why }
no-command = non è stato dato nessun comando
standard-input = ingresso standard
check-path = { $file }: { $why }. Controlla che il percorso esista
check-path-used = { $file }: { $why }. Controlla che il percorso esista e si possa usare
check-path-read = { $file }: { $why }. Controlla che il percorso esista e si possa leggere
check-text-read = { $file }: { $why }. Controlla che il file esista e si legga come testo
check-folder-written = { $file }: { $why }. Controlla che la cartella esista e che vi si possa scrivere
check-deck-path = { $file }: { $why }. Controlla che il percorso sia giusto e porti a una lista di mazzo
check-deck-name = { $file }: { $why }. Controlla il percorso, o nomina un mazzo iniziale, da { $first } a { $last }
no-decks-in-folder = { $file }: in questa cartella non ci sono liste di mazzi (file che finiscono in .txt)
is-there = { $file } esiste già; con --force viene sovrascritto
wrote = scritto: { $files }
written = scritto: { $files }
a-seed-is = un seme è un numero intero da 0 a { $most }
games-none = zero partite non dicono nulla; dai un numero da 1 in su
games-number = dai un numero intero da 1 in su
a-share-is = dai una quota tra 0.0001 e 0.4
an-elo-is = dai una differenza di Elo tra -1000 e 1000
a-budget-is = ci sono fast, normal e strong
a-player-is = scrivi un giocatore come p1, p2 e così via
no-such-player = in questa partita a { $n } non c'è il giocatore { $player }
no-such-seat = { $file }: non c'è il giocatore { $player }; dai --seat da p1 a p{ $n }
answers-up-to = { $file }: la partita ha { $n } risposte; dai un numero fino a lì invece di { $at }
turns-up-to = { $file }: la partita ha { $n } turni; dai un numero fino a lì invece di { $at }
no-such-bot = non c'è un giocatore «{ $name }»; ci sono { $names }
weights-too-large = { $file }: pesi e reti occupano al massimo { $most } byte
weights-unread = i pesi sono illeggibili: { $why }; confrontali con `crates/bots/data/greedy.ron`
weights-not-text = i pesi sono testo; questo file non lo è
net-none = non è una rete: non comincia con INKNET03; `training/README.md` dice come se ne fa una
net-length = la rete finisce troppo presto o continua troppo: è stata tagliata o cambiata; esportala di nuovo
net-shape = la rete ha un'altra forma ({ $found }) rispetto a questo programma ({ $wanted }); addestrala di nuovo con questa versione
net-name = il nome di un fatto nella rete è illeggibile; esportala di nuovo
no-report = Ctrl-C fermerà tutto senza resoconto ({ $why })
progress-games = partite
progress-left = rimanenti
lines-damaged = { $file }: { $n ->
    [one] una riga illeggibile
   *[other] { $n } righe illeggibili
}; le loro partite si rigiocano
results-lost = i risultati non si possono annotare e andranno persi: { $why }

## Mazzi e carte.

card-refused = «{ $name }» non si può ancora giocare, l'importazione l'ha rifiutata: { $why }
card-of-many = { $n } carte si chiamano «{ $name }»; `inkwright cards show` le elenca, nominane una per intero
card-unknown = «{ $name }» non è nella biblioteca delle carte
deck-unreadable = { $file }: questa lista di mazzo è illeggibile
deck-any-way = Con --any-deck si gioca lo stesso
deck-sideboard-idle = { $file }: la sua riserva di { $n ->
    [one] una carta
   *[other] { $n } carte
} non gioca
decks-not-playable = questi mazzi non si possono giocare
deck-at-line = riga { $n }: { $what }
deck-at-card = carta { $n }: { $what }
deck-partial = { $card }: si gioca senza un'abilità che non è stata compresa
deck-no-version = «{ $text }» non nomina una versione; scrivi { $versions }
deck-unknown-printing = «{ $text }»: nessuna carta della biblioteca ha la stampa { $printing }; scrivi il suo nome
deck-unknown-id = «{ $text }»: nessuna carta della biblioteca ha il numero LorcanaJSON { $id }; scrivi il suo nome, o importa i dati che lo hanno: inkwright cards import FILE
deck-two-cards = «{ $text }» nomina «{ $named }», ma { $number } è «{ $numbered }»; togli uno dei due
deck-no-count = «{ $text }» non ha un numero di copie; scrivi una riga come «4 Nome Completo - Versione», o comincia un'annotazione con #
deck-no-name = «{ $text }» non ha un nome di carta dopo il numero di copie
deck-bad-count = «{ $text }» chiede { $count } copie; scrivi un numero da 1 a { $most }
deck-line-too-long = «{ $text }» è più lungo della riga di qualsiasi carta; scrivi una carta per riga
deck-too-many-cards = con «{ $text }» il mazzo supera { $most } carte; accorcialo
deck-too-large = più grande di { $most } byte; non è una lista di mazzo
deck-not-text = nessun testo; dai una lista di mazzo, un codice Pixelborn, una tabella o JSON
deck-empty = non contiene carte; scrivi righe come «4 Nome Completo - Versione»
deck-too-many-errors = troppi errori; il resto del file non è stato letto
deck-bad-code = «{ $text }» sembra un codice Pixelborn e non lo è, o ne è solo una parte; copialo di nuovo, fino alla fine
deck-no-code-in-link = il collegamento «{ $text }» non contiene un mazzo; aprilo e copia la lista o il codice
deck-bad-json = { $what }; correggi il JSON
deck-no-list = { $what } non è una lista di carte; scrivi { $example }
deck-too-many-cells = «{ $text }» ha { $cells } celle e l'intestazione { $columns }; metti tra virgolette i nomi con virgole
deck-no-section = «{ $text }» non è né il mazzo né la riserva; scrivi «deck» o «sideboard»
format-too-few = il mazzo ha { $count } carte e ne servono almeno { $least } ({ $rule })
format-too-many-inks = il mazzo ha { $n } tipi d'inchiostro e può averne { $most }: { $inks } ({ $rule })
format-ink = { $ink } ({ $n })
format-too-many-copies = il mazzo ha { $count } copie di «{ $name }» e può averne { $limit } ({ $rule })
format-banned = «{ $name }» è vietata dal { $since } ({ $rule })
format-not-in-sets = «{ $name }» non è di nessun set in uso in questo giorno, solo di { $sets } ({ $rule })
format-not-standard = «{ $name }» non è una carta standard ({ $rule })
format-unknown = non c'è un formato «{ $name }»; ci sono { $names }
form-unknown = non c'è una forma «{ $name }»; ci sono { $names }
not-a-day = «{ $text }» non è un giorno; scrivi anno-mese-giorno, come 2026-07-17
card-has-no-id = «{ $name }» non ha un numero LorcanaJSON; usa un'altra forma, come text
card-has-no-code = «{ $name }» ha nel nome un segno che separa le carte di un codice Pixelborn; usa un'altra forma, come text
card-not-in-deck = «{ $name }» non è nel mazzo
chance-too-many = la probabilità di avere { $n } carte diverse è troppo da chiedere; chiedine al massimo { $most }
search-unknown = non c'è { $what ->
    [ink] un inchiostro
    [type] un tipo
    [classification] una classificazione
    [keyword] una parola chiave
    [set] un set
   *[other] un { $what }
} «{ $said }»; ci sono { $possible }
search-cost = «{ $said }» non è un costo; scrivi 3, 3- per 3 o meno, 3+ per 3 o più, o 2..4
no-data-folder = questo sistema non indica una cartella per i tuoi dati; indicane una con la variabile d'ambiente { $variable }
library-too-large = { $file }: più grande di { $most } byte; il file di un set è molto più piccolo, quindi è un'altra cosa
library-malformed = { $place }: { $what }. Correggi il file o riscrivilo con un'importazione
library-twice = { $file }: «{ $name }» è anche in { $other }; tieni una delle due voci
library-unfiled = «{ $name }» non ha una stampa della forma set/numero sotto cui archiviarla; dagliene una come «1/23»
library-unwritable = «{ $name }» non si può scrivere in RON: { $what }
library-other-version = { $file }: scritto da { $by }, e questa è la versione { $ours }; le sue carte restano fuori. Importa di nuovo i dati: inkwright cards import FILE
library-no-file = { $file }: non è un file; le sue carte restano fuori. Cancellalo e importa di nuovo i dati
library-too-many = { $file }: con questo ci sono più di { $most } carte o { $bytes } byte, è troppo; le sue carte restano fuori. Cancella i file che non servono
import-too-large = { $file }: più grande di { $most } byte; dai allCards.json di LorcanaJSON o un file di questa forma
import-malformed = { $place }: { $what }; dai allCards.json di LorcanaJSON, o una lista JSON delle sue voci
import-language = { $file }: le sue carte sono in «{ $language }», e fa fede il testo inglese (1.1.4); dai il file inglese
import-unspoken = { $file }: le sue carte sono in «{ $language }»; dai un file inglese, tedesco, francese, italiano o cinese
import-field-missing = manca il campo `{ $field }`; aggiungilo alla voce
import-field-bad = il campo `{ $field }` è «{ $value }», che nessuna carta ha; correggi la voce
import-field-long = il campo `{ $field }` è più lungo di quello di qualsiasi carta; accorcialo
import-not-understood = il testo non si capisce da «{ $text }»: ci si aspetta { $expected }
import-prints-differently = il testo «{ $expected }» si riscrive «{ $printed }»
texts-too-large = { $file } è più grande di { $most } byte; non può essere un file di testi di carte; danne uno come allCards.json di LorcanaJSON
texts-malformed = { $file }: { $what }; serve un oggetto con nome, versione e testo sotto ogni nome completo inglese

## Come cominciano le partite.

setup-players = una partita vuole da 2 a 64 mazzi, e ce ne sono { $n } (1.3.1)
setup-too-many-cards = i mazzi hanno { $n } carte insieme; una partita ne prende meno di 65.000
setup-no-starter = { $player } non può cominciare: non è nella partita (2.2.1.1)
setup-no-card = { $player } ha una carta con il numero { $n }, che non è nell'archivio delle carte
setup-action-in-play = la carta { $n } di { $player } è un'azione, e le azioni non restano in gioco (5.4.3)
setup-no-location = la carta { $n } di { $player } è in un luogo che { $player } non ha in gioco
setup-too-many-under = la carta { $n } di { $player } ha { $cards } carte sotto; possono essere 255
setup-too-late = il turno { $n } è oltre la durata di una partita; l'ultimo è { $last }
teams-no-player = { $player } è in una squadra e non nella partita (1.3.6.1)
teams-two = { $player } è in due squadre (1.3.6.1)
teams-alone = tutti i giocatori sono in una squadra, e non resta nessun avversario (1.3.5.1)
series-unknown = non c'è una serie «{ $name }»; scrivi single, two-game o best-of-N con un numero dispari fino a { $most }
series-no-players = una partita vuole due o più giocatori, ognuno con un mazzo ({ $rule })
series-no-deck = { $player } non ha un mazzo ({ $rule })
series-length = una serie best-of ha un numero dispari di partite fino a { $most } ({ $rule })
series-goes-on = la partita non è ancora finita ({ $rule })
series-no-game = nessuna partita è in corso ({ $rule })
series-not-cleared = il tavolo non è ancora sgombrato ({ $rule })
series-choice-open = { $player } deve prima dire chi comincia ({ $rule })
series-not-your-choice = non tocca a questo giocatore dire chi comincia ({ $rule })
series-over = la serie è finita ({ $rule })
edition-unknown = non c'è un'edizione «{ $name }»; nominane una tra { $names }
edition-not-a-date = «{ $text }» non è una data; scrivila come 2026-10-16
edition-too-early = nessuna edizione giocabile era in vigore il { $date }; la più vecchia è del { $first }
the-json = il JSON
this-part = questo
version-is = la versione { $version }
something-else = qualcos'altro

## Resoconti sui mazzi.

check-legal = { $file }: { $legal ->
    [yes] ammesso
   *[no] non ammesso
}, { $n ->
    [one] una carta
   *[other] { $n } carte
}
check-sideboard = { $what }; una riserva di { $n ->
    [one] una carta
   *[other] { $n } carte
}, non controllata
format-title = { $format ->
    [constructed] Constructed (qualsiasi set, nessuna carta bandita)
    [core] Core Constructed
    [infinity] Infinity Constructed
    [draft] Draft
    [sealed] Sealed
    [pack-rush] Pack Rush
    [coconut] formato Coconut (beta)
   *[other] { $format }
}
check-total = { $legal } su { $n } ammessi in { $format } il { $date }
convert-run-together = più mazzi come { $form } si mescolerebbero; dai --out FOLDER
convert-no-sideboard = { $file }: un codice Pixelborn non ha una riserva, quindi { $n ->
    [one] la sua carta resta
   *[other] le sue { $n } carte restano
} fuori
convert-no-folder = { $file } non è una cartella; più mazzi ne vogliono una
convert-same-file = due mazzi finirebbero in { $file }; convertili uno alla volta
show-deck = { $name }: { $n ->
    [one] una carta
   *[other] { $n } carte
}, { $inks }
show-kind = { $kind ->
    [character] Personaggi
    [action] Azioni
    [song] Canzoni
    [item] Oggetti
   *[location] Luoghi
} ({ $n })
show-sideboard = Riserva ({ $n }, non fa parte del mazzo)
show-inkable = inchiostro
stats-head = { $name }: { $n ->
    [one] una carta
   *[other] { $n } carte
}, { $different } diverse; costo medio { $cost }; { $inkable } con icona calamaio ({ $share })
stats-sideboard = una riserva di { $n ->
    [one] una carta
   *[other] { $n } carte
}, non contata
stats-curve = costo, carte; # con, - senza icona calamaio
stats-inks = inchiostri
stats-types = tipi
stats-kind = { $kind ->
    [character] personaggi
    [action] azioni
    [song] canzoni
    [item] oggetti
   *[location] luoghi
} { $n }
stats-classes = classificazioni
stats-more = { $what }, altri { $n }
stats-chances = probabilità, con la mano iniziale così com'è
stats-ink-every-turn = inchiostro ogni turno
stats-card-of-cost = una carta di quel costo
stats-hand-kept = mano tenuta
stats-all-altered = tutto il resto cambiato
stats-turn = turno
stats-going = { $going ->
    [play] primo
   *[draw] secondo
}
stats-asked = la probabilità di avere { $copies ->
    [each] { $n } copie di ognuna:{" "}
    [of] { $n } copie di{" "}
   *[one] {""}
}{ $cards }
stats-or = { $first } o { $second }
stats-and = { $first } e { $second }
stats-one-svg = --svg disegna un solo mazzo; dai un file
curve-head = { $cards } carte, { $inkable } con icona calamaio, costo medio { $cost }
curve-bar = costo { $cost }: { $cards } { $inks }, { $inkable ->
    [yes] con icona calamaio
   *[no] senza icona calamaio
}
curve-not-inkable = senza icona calamaio

## Resoconti su molte partite.

one-deck-given = una partita è tra due o più mazzi, e ne è dato uno; nominane un altro
bots-for-decks = { $bots } bot per { $decks } mazzi; danne uno, o uno per ciascuno
report-players = giocatori: { $players }; { $stamp }
report-stamp = { $program }, regole { $rules }, biblioteca delle carte { $library }
game-broken = partita { $n } (seme { $seed }): { $what }
report-series = { $n } serie ({ $kind }), seme { $seed }{ $stopped ->
    [yes] , fermato prima
   *[no] {""}
}
report-series-won = { $name }: { $n } serie vinte, { $share } (95 %: da { $low } a { $high })
report-series-drawn = { $n } serie pari
report-games = { $n } partite, seme { $seed }{ $stopped ->
    [yes] , fermato prima
   *[no] {""}
}
report-won = { $name }: { $n } vittorie, { $share } (95 %: da { $low } a { $high })
report-draws = { $draws } pari, { $unfinished } non finite; chi comincia ha vinto { $share }
report-length = { $turns } turni e { $decisions } decisioni a partita
report-speed = { $seconds } s su { $threads } thread: { $rate } partite al secondo
report-decisions-speed = { $seconds } s su { $threads } thread: { $rate } decisioni al secondo
report-broken = { $n } partite hanno infranto una promessa del motore
report-given-up = { $n } partite sono state abbandonate dopo troppe decisioni
arena-games = { $n } partite, { $decks }, seme { $seed }{ $stopped ->
    [yes] , fermato prima
   *[no] {""}
}
so-many-decks = { $n } mazzi
arena-player = { $name }: { $share } di { $n } partite (95 %: da { $low } a { $high }), Elo { $elo } (da { $least } a { $most })
arena-time = { $what }, { $ms } ms a decisione
arena-pairing = { $one } contro { $other }: { $won } a { $lost }, { $draws } pari; { $share } (95 %: da { $low } a { $high })
player-named-twice = il giocatore «{ $name }» è nominato due volte; nominane un altro da incontrare
arena-two-players = un'arena vuole 2 o più giocatori; dai --players greedy,random
sprt-order = --elo1 deve superare --elo0: il test li distingue
sprt-verdict = { $verdict ->
    [accepted] accettato: { $one } è migliore di { $other }, di { $high } Elo piuttosto che di { $low }
    [rejected] respinto: { $one } non è migliore di { $other } di { $high } Elo, ma di { $low } o meno
   *[open] aperto: le partite giocate finora non bastano
}
sprt-ratio = log del rapporto di verosimiglianza { $llr } (finisce a { $low } e { $high })
sprt-games = { $n } partite: { $won } a { $lost }, { $draws } pari; { $share } (95 % a coppie: da { $low } a { $high })
sprt-pairs = coppie con 0, ½, 1, 1½ e 2 punti: { $pairs }
sprt-elo = Elo { $elo } (da { $low } a { $high }), normalizzato { $normalised } (da { $least } a { $most })
sprt-time = { $one } ms a decisione contro { $other }; { $seconds } s su { $threads } thread
matchup-too-many = { $n } mazzi sono troppi per incontrarsi; al massimo { $most }
matchup-alone = un mazzo non ha nessuno da incontrare; dai altri mazzi o una cartella, --against DIR, o --mirrors
matchup-against-none = --against non nomina altri mazzi che quelli che devono incontrarlo
matchup-head = { $decks } mazzi, { $pairings } incontri, { $games } partite, seme { $seed }, giocatori: { $players }{ $stopped ->
    [yes] , fermato prima
   *[no] {""}
}
matchup-versus = { $one } contro { $other }
matchup-starter = chi comincia ha vinto { $share } (95 %: { $interval })
matchup-interval = { $low } a { $high }
matchup-draws = { $draws } pari, { $unfinished } non finite; { $turns } turni e { $decisions } decisioni a partita
matchup-repeat = ripetere: { $command }
matchup-column = { $column ->
    [deck] mazzo
    [rate] vittorie
    [games] partite
    [starting] primo
    [second] secondo
   *[against] contro
}
matchup-matrix = vittorie in % del mazzo della riga contro quello della colonna
matchup-mirror = un mazzo contro sé stesso: le vittorie di chi comincia
matchup-one = { $name }: { $share } (95 %: { $interval }) di { $n } partite; { $starting } da primo, { $second } da secondo
page-title-one = { $deck } contro { $n } mazzi
page-title-mine = Confronto di { $mine } mazzi contro { $n }
page-title = Confronto di { $n } mazzi
page-stopped = La corsa è stata fermata prima: non tutti gli abbinamenti hanno tutte le loro partite.
page-broken = { $n } partite hanno rotto una promessa del motore e non sono contate.
page-fact = { $fact ->
    [games] Partite
    [pairings] Abbinamenti
    [players] Giocatori
    [seed] Seme
    [program] Programma
    [rules] Regole
   *[library] Raccolta di carte
}
page-pairings = { $n } × { $games } partite
page-repeat = Per ripetere:
page-footer = Fatto da { $program }, un progetto non ufficiale di appassionati. Le percentuali di vittoria contano un pareggio come mezza vittoria; gli intervalli sono di Wilson, al 95 %. Ciò che si dice vale per questi giocatori: altri possono usare meglio le stesse carte.
page-heading = { $of ->
    [decks] Mazzi
    [matrix] Chi batte chi
    [length] Durata delle partite
    [lore] Leggenda per giro
    [edge] Chi comincia
    [curves] Leggenda di ogni mazzo
    [every-card] Ogni carta di ogni mazzo
   *[cards] Carte
}
page-column = { $column ->
    [deck] Mazzo
    [rate] Vittorie in %
    [interval] Intervallo 95 %
    [games] Partite
    [starting] Cominciando
    [second] Per secondo
    [rounds] Giri
    [against] Contro
    [wins] Vittorie
    [losses] Sconfitte
    [draws] Pareggi
    [starter] Vinto da chi comincia
    [turns] Turni
    [card] Carta
    [copies] Copie
    [won] Vinte
   *[difference] Differenza
}
page-ranking-note = { $mirrors ->
    [yes] Percentuale di vittorie di ogni mazzo su tutte le sue partite contro altri mazzi. La linea è l'intervallo, il segno in mezzo è il 50 %.
   *[no] Percentuale di vittorie di ogni mazzo su tutte le sue partite. La linea è l'intervallo, il segno in mezzo è il 50 %.
}
page-against-each = { $deck } contro ognuno
page-tip = { $of ->
    [itself] { $deck } contro sé stesso: chi ha cominciato ha vinto { $share } (95 %: { $interval }) di { $n } partite
    [against] { $deck } contro { $other }: { $share } (95 %: { $interval }) di { $n } partite
    [starts] { $deck } comincia: { $share } (95 %: { $interval }) di { $n } partite
   *[second] { $deck } gioca per secondo: { $share } (95 %: { $interval }) di { $n } partite
}
page-matrix-note = Percentuale di vittorie del mazzo della riga contro quello della colonna. Indica una casella, o raggiungila con le frecce, per il suo intervallo.
page-legend = { $end ->
    [low] 20 % e meno
   *[high] 80 % e più
}
page-all-pairings = Tutti i { $n } abbinamenti con i loro intervalli
page-itself = (sé stesso; vittorie di chi ha cominciato)
page-length-note = In quale giro sono finite le partite; un giro è un turno di ogni giocatore. La media è di { $turns } turni e { $decisions } decisioni a partita.
page-lore-note = Leggenda media alla fine di ogni giro. Le partite finite mantengono la loro leggenda.
page-edge-note = Il primo giocatore ha vinto { $share } di tutte le partite (95 %: { $interval }). Sotto, ogni mazzo quando comincia e quando gioca per secondo.
page-curves-note = Leggenda media alla fine di ogni giro; la linea grigia è la media di tutti i mazzi.
page-plot = { $plot ->
    [lengths] Quante partite sono finite in ogni giro
    [lore] Leggenda media per giro, di chi ha cominciato e di chi ha giocato per secondo
   *[edge] Percentuale di vittorie di ogni mazzo quando comincia e quando gioca per secondo; la tabella dei mazzi ha i numeri
}
page-axis = { $axis ->
    [ended] giro in cui è finita la partita
   *[round] giro
}
page-round = giro { $round }: { $share } ({ $n } partite)
page-player = { $who ->
    [first] primo giocatore
   *[second] secondo giocatore
}
page-lore-point = { $who ->
    [first] primo giocatore, giro { $round }: { $lore } leggenda
   *[second] secondo giocatore, giro { $round }: { $lore } leggenda
}
page-lore-end = { $deck }: { $lore } leggenda alla fine
page-turn = { $who ->
    [first] comincia
   *[second] per secondo
}
page-interval = { $name }: { $interval } %
page-gap = { $name }: { $interval } punti percentuali
page-cards-note = La percentuale di vittorie di un mazzo nelle partite in cui una carta è stata pescata, meno quella nelle partite in cui non lo è stata; e lo stesso per l'essere giocata. Pescata vuol dire: nella mano iniziale tenuta, o pescata dopo; giocata: dal suo proprietario, in qualsiasi modo.
page-cards-warning = Questo è ciò che accompagna una carta, non ciò che la carta fa.
page-cards-why = Le partite lunghe vedono più carte, le carte care le gioca chi non sta perdendo, e di molti intervalli al 95 % alcuni sbagliano per caso.
page-deck-cards = ({ $n } carte, { $share })
page-too-few = Ci sono troppo poche partite per segnalare carte: nessuna ne ha { $n } con e senza di essa e un intervallo che lasci fuori 0.
page-ends = { $end ->
    [more] Vinto più spesso quando pescata (punti percentuali)
   *[less] Vinto meno spesso quando pescata (punti percentuali)
}
page-when = { $when ->
    [drawn] Quando pescata
   *[played] Quando giocata
}

## Serie di partite, registrazioni e posizioni.

results-busy = { $file }: un'altra esecuzione scrive in questo file; aspettala, o dai un altro file
results-too-large = { $file }: più grande di { $most } byte; dai un altro file
results-line-long = { $place }: una riga più lunga di { $most } byte; dai un altro file
results-none = { $file }: non è un file di risultati; dai un altro file
results-other-run = { $file }: i risultati di un'altra esecuzione: { $differences }. Dai un altro file, o togli questo
run-meeting = servono da 2 a { $most } mazzi che si incontrano a coppie, e ce ne sono { $n }
run-players = un'arena vuole 2 o più giocatori, e ce ne sono { $n }
run-teams = due squadre vogliono un numero pari di mazzi, almeno 4, e ce ne sono { $n }
run-threads = impossibile avviare i thread: { $why }. Chiedine meno
table-no-cards = il mazzo «{ $name }» non ha carte (1.1.1)
table-not-playable = il mazzo «{ $name }» non si può ancora giocare: { $why }
replay-too-large = { $file }: più grande di { $most } byte; non è una registrazione
replay-none = { $file }: non è una registrazione; dai un file scritto da `inkwright simulate --save-replays`
replay-version = { $file }: una registrazione di versione { $found }, e questo programma legge le versioni da { $first } a { $last }; usa il programma che l'ha scritta
replay-damaged = { $file }: danneggiato: { $what }; copialo di nuovo da dove viene
replay-other-library = la registrazione è di un'altra biblioteca di carte (la sua impronta è { $theirs }, quella di questo programma { $ours }); usa il programma che l'ha scritta, con le stesse carte importate
replay-decks = i mazzi della registrazione non si possono giocare: { $why }
replay-deck-large = il mazzo «{ $name }» della registrazione ha { $cards } carte, più delle { $most } permesse
replay-cant-begin = la partita della registrazione non può cominciare: { $why }
replay-refused = l'azione { $n } della registrazione, { $action }, è rifiutata: { $why }
replay-too-long = la registrazione ha { $n } risposte, più delle { $most } che si possono scorrere; `inkwright replay FILE` la controlla comunque
replay-other-end = la registrazione dice { $written }, ma rigiocata { $found }
start-decks = questi mazzi non si possono giocare: { $why }
start-sitters = { $decks } mazzi per { $sitters } giocatori; danne uno a ciascuno (1.3.1)
start-too-far = la partita ha { $there } risposte, e ne sono state chieste { $asked }; dai un numero più piccolo
start-unwanted = nessuno aspetta più questa partita
explain-which = { $file } ha { $n } scenari; di' dove con { $file }:LINE, come { $file }:{ $example }
explain-before = { $file }: la riga { $n } è prima del primo scenario
explain-no-player = in questa partita non c'è il giocatore { $player }
export-too-far = la partita ha { $n } risposte; non c'è una posizione dopo { $at }
export-refused = la risposta { $n } della partita è rifiutata: { $why }
export-no-words = nessuno scenario porta lì: { $why }
at-is-for-replays = { $place }: --at e --turn sono per le registrazioni; di' la riga di uno scenario con FILE.scn:LINE
nothing-decided-there = { $file }: lì non c'è nulla da decidere
say-where = { $file }: di' dove nella partita, con il numero di risposte date prima ({ $file }:N, N fino a { $n }) o con --turn T
say-where-hint = { $file }: di' dove nella partita, con il numero di risposte date prima: { $file }:N o --at N
hint-choice = turno { $turn }, { $player }, { $n } risposte: { $choice }
hint-line = ({ $n } partite)  { $what }
hint-played = nella partita: { $what }
hint-time = { $seconds } s, { $n } decisioni in partite immaginate
nothing-for-player = { $player } non ha nulla da decidere adesso
position-none = { $file }: non c'è una posizione dopo { $at } risposte
position-which = di' quale posizione esportare con --at N o --turn T
position-after = dopo { $at } risposte su { $n }, { $board }
log-starts = { $player } comincia (2.2.1.1)
log-answer = { $player }: { $answer }
replay-verified = verificato: { $end } dopo { $turns } turni e { $decisions } decisioni
replay-won = { $player } ({ $deck }) vince ({ $rule })
replay-draw = un pareggio ({ $rule })
replay-unfinished = la partita non è stata giocata fino alla fine
play-deck-from-input = le tue risposte vengono dall'ingresso standard, quindi un mazzo non può; dai un file
play-none-unfinished = in { $folder } non c'è una partita non finita; cominciane una con `inkwright play`
play-not-kept = impossibile conservare la partita: { $why }
your-cards = le tue carte
serve-at = Inkwright è a { $page } (Ctrl-C lo ferma)
serve-no-page = questo programma è stato costruito senza la pagina; `make web` la costruisce, poi ricostruisci il programma
serve-no-browser = nessun browser si è aperto; apri { $page } da te
serve-no-threads = il sistema non dà thread: { $why }
serve-bind = { $address }: { $why }. Dai un'altra porta con --port, o 0 per una qualsiasi libera
serve-stopped = il server si è fermato: { $why }
store-folder = { $folder }: { $why }. Dai una cartella in cui si possa scrivere
store-in-use = { $file }: lo usa un altro server; fermalo, o dai un'altra cartella con --data
store-version = { $file }: i suoi tavoli hanno la versione { $found }, e questo programma conosce la versione { $ours }; usa il programma che l'ha scritto, o un'altra cartella
store-broken = i tavoli non si possono salvare: { $why }
store-damaged = un tavolo salvato è illeggibile: { $why }
scenarios-passed = { $passed } riusciti, { $failed } falliti
pages-written = { $n } pagine scritte in { $folder }
results-difference = { $what }: { $theirs } là, { $ours } qui

## Una posizione, stampata o percorsa.

board-turn = turno { $turn } di { $player }
board-before = prima del primo turno
board-as = { $what }, come lo vede { $player }
board-bag = sacca: { $cards }
board-waiting = { $card } ({ $player })
board-decides = { $player } deve decidere: { $what ->
    [action] un'azione di turno
    [mulligan] quali carte della mano iniziale mettere via
    [cards] carte
    [player] un giocatore
    [may] sì o no
    [option] un'opzione
    [number] un numero
    [name] un nome di carta
    [trigger] quale abilità si risolve dopo
    [order] un ordine
   *[replacement] quale effetto di sostituzione vale
}
board-decides-for = { $what }, per { $card }
board-more = e altri { $n }
board-won = { $player } ha vinto ({ $rule })
board-draw = la partita è un pareggio ({ $rule })
board-drops = { $what }, { $n ->
    [one] una goccia d'inchiostro
   *[other] { $n } gocce d'inchiostro
}
board-out = { $what }, fuori dalla partita
board-zone = { $zone ->
    [played] in corso di gioco
    [looking] guardate
    [hand] mano
    [inkwell] calamaio
   *[discard] scarti
}: { $cards }
board-willpower = { $name } Volontà { $n }
marketing-card = una carta promozionale
out-of-sight-card = una carta non in vista
step-help = Spazio → avanti  ← indietro  n p turno  g vai  / cerca  v vista  s salva  f devia  q esci
step-turn = — turno { $n } —
step-turns = La partita ha { $n } turni.
step-fork = Per giocare da qui: { $command }
step-type-turn = Scrivi il numero di un turno.
step-not-found = «{ $text }» non è nella cronaca.
step-is-there = { $file } esiste già; non è stato scritto nulla.
step-head = { $file }  turno { $turn }  risposta { $at } di { $n }
step-open = tutte le carte scoperte
step-as = come lo vede { $player }
step-typing = { $what ->
    [turn] Turno
    [find] Cerca
   *[file] Scrivi uno scenario in
}: { $typed }
step-not-shown = Questa posizione non si può mostrare.
step-table = Tavolo
step-log = Cronaca

## Resoconti sulle carte.

search-none = nessuna carta va bene
search-heading = { $column ->
    [cost] costo
    [ink] inchiostro
    [type] tipo
    [numbers] F/V/legg
   *[name] nome
}
search-found = { $n ->
    [one] una carta
   *[other] { $n } carte
}
coverage-no-data = non ci sono dati di carte in { $file }; dai allCards.json di LorcanaJSON con --data FILE
import-empty = { $file }: non contiene carte; non è stato scritto nulla
import-not-kept = i testi non si possono conservare in { $folder }: { $why }
import-no-such-card = i dati non hanno una carta «{ $name }»; dai il suo nome completo
import-not-one = «{ $name }» non ha esattamente un'abilità non compresa, quindi nessuna può restare fuori
import-file-cards = { $file }: { $n ->
    [one] una carta
   *[other] { $n } carte
}
import-refused-card = rifiutata: { $card }: { $why }
import-listed = { $n ->
    [one] una carta importata
   *[other] { $n } carte importate
}, { $refused } rifiutate, in { $folder }
import-text-part = una parte del suo testo non si capisce
import-known-stays = { $what } (resta il testo già noto)
import-without = Per giocarla senza questa abilità: { $option }
import-nothing = non è stato scritto nulla
import-summary = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}: { $imported } importate, { $unchanged } già conosciute, { $refused } rifiutate; { $kept } altre conservate
try-name = La tua carta
try-version = In prova
try-refused = { $n ->
    [one] 1 delle carte non si può
   *[other] { $n } delle carte non si possono
} giocare così; vedi sopra
try-kept = conservato in { $file }
try-exercised = provata in partite costruite attorno a essa: { $laws ->
    [kept] nessuna legge è stata violata
   *[broken] una legge è stata violata
}
exercise-broken = violata: { $what }
exercise-never = { $card }, abilità { $n }: { $why ->
    [deck] riguarda solo la costruzione dei mazzi
    [name] cita un nome che nessuna carta porta
   *[unknown] mai all'opera
}
exercise-partly = { $card }, abilità { $n }: una parte mai all'opera
exercise-summary = { $done } abilità su { $abilities }, di { $cards } carte, all'opera in { $games } partite con { $decisions } decisioni; leggi violate: { $broken }
differs = { $what ->
    [table] i giocatori e le carte della partita
    [outcome] come è finita la partita
    [turn] di chi è il turno e quale
    [lore] i punti leggenda
    [players] ciò che i giocatori hanno fatto in questo turno o chi è fuori dalla partita
    [zones] dove sono le carte
    [states] le condizioni delle carte, come il danno o l'essere impegnate
    [sight] chi conosce quale carta
    [traits] i valori e le abilità delle carte in gioco
    [question] ciò che è da decidere
    [bag] le abilità che attendono nel sacchetto
    [lasting] gli effetti a tempo
    [memory] ciò che è successo prima in questo turno
    [chance] ciò che porteranno le mescolate e il caso
   *[loop] a che punto è un loop
}
export-begins-turn = al turno { $turn }, dopo { $n } risposte
export-begins-setup = proprio dall'inizio
export-exact = { $file }: esattamente la posizione dopo { $at } risposte; lo scenario comincia { $begins }
export-not-quite = { $file }: non proprio la posizione dopo { $at } risposte; nessuno scenario può riportare: { $lost }; comincia { $begins }
replay-ends-early = finisce troppo presto
replay-checksum = la sua somma di controllo è sbagliata
replay-follows = qualcosa segue la partita
replay-unread = non si può leggere ({ $why })
search-inkable = scrivi `--inkable`, `--inkable=yes` o `--inkable=no`
exercise-part = «{ $text }» non è K/N con 1 ≤ K ≤ N, come 1/20
tui-needs-terminal = --tui ha bisogno di un terminale; toglilo per giocare senza
play-bot-stopped = un giocatore del programma non funziona più; la partita è conservata, `inkwright play --resume` la riprende
play-bot-no-answer = un bot non ha risposta; segnalalo, per favore
play-input = l'input non si può leggere: { $why }
pairs-found = trovato: { $what }
pairs-summary = { $pairs } coppie si sono incontrate in { $games } partite con { $decisions } decisioni; ritrovamenti: { $findings }
card-made-of = composto da { $constructs }
card-no-tree = l'albero delle abilità non si può mostrare: { $why }
writing-which = di' quale lingua misurare: `--lang de`, `fr`, `it` o `zh`
writing-row = { $row ->
    [english] inglese
    [official] ufficiale
   *[ours] nostro
}: { $text }
writing-figures = { $what ->
    [all] tutti i paragrafi
   *[without] senza righe di parole chiave
}: { $n } confrontati, { $same } uguali ({ $share }), F1 medio { $mean }
writing-unmatched = non confrontate, perché i loro paragrafi non si distinguono: { $cards }
writing-unknown = carte che la biblioteca non ha: { $n }
rules-shown = { $shown } di { $n } regole di { $edition } mostrate
rules-missing = mancano: { $rules }
deck-not-legal = { $file }: mazzo non ammesso { $format ->
    [coconut] nel formato Coconut (beta)
   *[constructed] in Constructed
}:{ $problems }
deck-leader-idle = { $file }: il suo leader gioca solo nel formato Coconut (beta): --variant coconut
play-no-leader = il formato Coconut (beta) vuole liste con leader, che nessun mazzo iniziale ha; dalle con --deck e --opponent, o dai --any-deck
format-no-leader = il mazzo non ha un leader; scrivi «Leader: Nome Completo - Versione», e le sue abilità in righe che cominciano con «>» ({ $rule })
format-unknown-leader = la carta «{ $name }» del leader non è nella biblioteca delle carte
format-inks-with-leader = il mazzo e il suo leader hanno { $n } tipi d'inchiostro e possono averne { $most }: { $inks }, e { $leader } del leader ({ $rule })
format-beside-leader = il mazzo ha { $count } copie di «{ $name }» e può averne { $limit }; solo la carta del leader può esserci più volte ({ $rule })
replay-has-edition = { $place }: una partita salvata ha la sua edizione; lascia --edition e --date
deck-two-leaders = «{ $text }» è un secondo leader; un mazzo ne ha uno
deck-text-without-leader = «{ $text }» appartiene a un leader, e nessuno è nominato; scrivi prima «Leader: Nome Completo - Versione»
deck-bad-leader = { $what } non è un leader; scrivi { $example }
leader-too-many-lines = un leader ha al massimo { $most } abilità, una per riga; togline qualcuna
leader-too-long = la riga { $n } del testo del leader supera { $most } byte; scrivi un'abilità per riga
leader-not-understood = la riga { $n } del testo del leader non si capisce: { $why }; `inkwright cards try FILE --type item` dice di più
table-leader = il mazzo «{ $name }»: { $why }
table-leader-not-playable = un leader non si può giocare: { $why }; scrivi il suo testo in altro modo
setup-leader-elsewhere = { $player } ha un leader, e i leader sono per il formato Coconut; gioca quella variante, o senza leader
setup-not-a-leader = il leader di { $player } non è stato compilato come leader
setup-too-many-leaders = ci sono leader per { $leaders } giocatori, e ne giocano { $players }
setup-leader-among-cards = un leader è tra le carte di { $player }; il suo posto è accanto
convert-no-leader = { $file }: { $form } non ha un leader, quindi resta fuori
coverage-no-set = { $file }: nessuna carta appartiene al set { $set }
coverage-no-set-but = { $file }: nessuna carta appartiene al set { $set }; ci sono { $sets }
coverage-cards = carte: { $cards }, comprese: { $compiled }, riscritte esattamente: { $exact }
coverage-abilities = abilità: { $n }, comprese: { $compiled }
coverage-gap = { $card }: a «{ $text }» ci vorrebbe { $expected }
coverage-cause = { $card } e altre { $more }: a «{ $text }» ci vorrebbe { $expected }
coverage-program = un programma per questo: { $what }
coverage-more = { $n ->
    [one] ancora { $n } lacuna
   *[other] ancora { $n } lacune
}; --json le mostra tutte
constructs-used = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenari
}
constructs-lone = sta da solo
constructs-never = mai «{ $what }»: { $why }
constructs-not-shown = non mostrato: { $what }
constructs-idle = { $construct } è scusato senza bisogno per «{ $what }»
constructs-failed = { $n ->
    [one] { $n } scenario è fallito e non mostra
   *[other] { $n } scenari sono falliti e non mostrano
} nulla
constructs-holes = { $n } testi su { $all } su { $what ->
    [events] eventi
   *[conditions] condizioni
} non sono giocabili
constructs-summary = { $n ->
    [one] { $n } costrutto
   *[other] { $n } costrutti
}, di cui non mostrati per intero: { $unshown }
constructs-lone-abilities = { $n } abilità su { $all } ({ $share }) hanno bisogno di un costrutto senza parametri usato da una sola carta
construct-lacks = { $what ->
    [work] all'opera
    [true] la condizione vera
    [false] la condizione falsa
    [taken] accettato
    [declined] rifiutato
    [something] qualcosa da scegliere
   *[nothing] nulla da scegliere
}
construct-because = { $why ->
    [not-offered] un'opzione in cui non c'è nulla da scegliere non viene offerta (6.1.5.2)
    [from-discard] ciò che la carta riprende è allora già negli scarti, o nulla viene offerto (6.1.4)
    [in-option] l'unica carta che lo usa lo dice in un'opzione, che allora non viene offerta (6.1.5.2)
    [draws-first] l'unica carta che lo usa fa prima pescare altrettante carte, quindi ci sono carte da scartare
    [discards] l'unica carta che lo usa scarta una carta come costo, che senza carte non si può pagare (1.5.3)
    [moved] l'unica carta che lo usa parla del personaggio che si è appena spostato, che c'è sempre
    [price] l'unica carta che lo usa lo fa come prezzo di un'offerta, che allora non viene fatta (1.5.3)
   *[shifted] l'unica carta che lo usa è appena stata giocata con Trasformazione su ciò che sta sotto
}
progress-of = { $done } { $what ->
    [cards] carte
   *[pairs] coppie
} su { $all }, ancora { $time }
serve-url = «{ $text }» non è un indirizzo come { $example }
serve-seconds = «{ $text }» non è un numero di secondi
typed-whole-number = { $kind ->
    [empty] manca un numero intero
    [large] il numero è troppo grande
    [small] il numero è troppo piccolo
   *[digit] non è un numero intero
}
typed-number = non è un numero
typed-address = non è un indirizzo IP
typed-range = { $n } non è in { $range }
import-words = { $text }
import-again = { $file }: { $why }; importalo di nuovo
results-in-order = { $n } altri in un altro ordine
results-and-more = { $what } e altri { $n }
results-nothing = nulla
program-version = inkwright { $version } (biblioteca delle carte { $library })
