# Ciò che il server rifiuta, in italiano.

## Richieste.

request-broken = qualcosa è andato storto con questa richiesta; nulla è stato cambiato
request-unread = questa richiesta è illeggibile
request-unread-why = questa richiesta è illeggibile: { $why }
request-too-large = è più grande del necessario
request-unwanted = nessuno lo aspetta più
requests-wait = troppe richieste sono già in attesa; riprova più tardi
requests-too-many = sono arrivate troppe richieste da questo indirizzo; aspetta un momento
nothing-there = a questo indirizzo non c'è nulla
net-loading = la rete del bot si sta ancora caricando; riprova tra un momento
seats-this-page = questa pagina non ha un server, quindi tutti giocano davanti a questo schermo
store-unwell = l'archivio è illeggibile
own-machine = questo si dice solo sulla macchina del server
one-host = una richiesta nomina un solo `Host` e un solo `Origin`
call-by-address = questo server si chiama con il suo indirizzo, come `http://127.0.0.1` con la porta
page-from-elsewhere = questa pagina viene da altrove; apri quella che dà questo server
sockets-full = troppi browser sono collegati; riprova più tardi
token-needed = serve la chiave di un posto nell'intestazione `Authorization: Bearer …`
owner-needed = un mazzo è di chi l'ha salvato: serve un testo casuale di almeno 32 caratteri nell'intestazione `Inkwright-Owner`
no-random = il sistema non dà numeri casuali: { $why }
faces-at-most = chiedi al massimo { $most } facce di carte
faces-numbers = dai i numeri delle facce di carte separati da virgole
rule-none = { $edition } non ha una regola con questo numero

## Carte inventate.

cards-kept-there = le carte si conservano solo sulla macchina del server; salva invece il testo
cards-no-folder = questo programma non ha una cartella per le tue carte
own-card-printed = { $card } è il nome di una carta stampata; dai alla tua un altro nome
card-mend-first = { $card } non si può giocare così com'è; prima correggila
card-text-long = il testo di una carta ha meno di { $most } byte
cards-at-most = prova al massimo { $most } carte alla volta
card-lines-at-most = il testo ha più di { $most } righe; prova meno carte alla volta
card-no-text = { $file }: non contiene testo; scrivi il testo di una carta, un'abilità per riga, o un blocco di carta: { $example }

## Mazzi.

deck-name-missing = dai un nome al mazzo
decks-full = ci sono già troppi mazzi salvati; prima eliminane uno
deck-not-saved = questo mazzo non è salvato
deck-gone = questo mazzo non c'è più
deck-missing = ogni giocatore ha bisogno di un mazzo
game-deck-illegal = il mazzo «{ $name }» non è permesso in { $format }: { $why }

## Partite nuove e salvate.

games-full = ci sono troppe partite salvate; riprova più tardi
games-too-often = troppe partite sono cominciate da questo indirizzo; riprova più tardi
tables-full = tutti i tavoli sono occupati; riprova più tardi
scenario-too-much = lo scenario non si può preparare: chiede troppo
scenario-not-set-up = lo scenario non si può preparare: { $why }
invite-used = questo invito è già stato usato, o la sua partita non c'è più; chiedi un'altra partita
game-others-play = anche altri giocano questa partita; prima arrenditi
game-gone = questa partita non c'è più
table-seats = un tavolo ha da 2 a { $most } posti
bots-named = nomina uno dei bot: { $names }
table-no-person = qualcuno deve sedere al tavolo; le partite tra bot sono per `inkwright arena`
two-teams = due squadre richiedono quattro giocatori
seed-below = dai un seme minore di { $below }
seed-chosen = in una partita con persone altrove il seme lo sceglie il server, così nessuno può conoscere le mani; non indicarlo
starter-absent = { $player } non è al tavolo e non può cominciare
finished-none = non c'è una partita finita con questo numero
save-scenario = una partita nata da uno scenario non ha mazzi e non si può salvare come registrazione
save-when-over = una partita si può salvare quando è finita, o in allenamento contro i bot
summary-scenario = una partita nata da uno scenario non ha un riassunto
game-not-over-yet = la partita non è ancora finita
no-goal = questa partita non ha altro scopo che vincere

## Registrazioni.

advice-nothing = qui non c'è nulla da decidere
replay-too-many-answers = la registrazione ha { $n } risposte, più di { $most }
replay-ends-otherwise = la registrazione non finisce come dice; è danneggiata, o di un altro programma
replay-larger = questa registrazione è più grande di quanto serva a una partita
replay-gone = questa registrazione non c'è più; caricala di nuovo
replay-of-others = la registrazione è di un'altra biblioteca di carte
replay-answers = la registrazione ha { $n } risposte; dai al massimo questo numero
replay-no-seat = { $player } non era al tavolo

## Al tavolo.

join-first = il primo messaggio deve essere `join`, con una chiave
join-protocol = questo server parla il protocollo { $ours }, e la pagina { $theirs }; ricarica la pagina
join-no-seat = nessuno ha ricevuto questa chiave, o la sua partita non c'è più
join-once = questa connessione ha già un posto
messages-too-fast = troppi messaggi insieme; aspetta un momento
message-unread = non è un messaggio del protocollo: { $why }
table-deleted = questa partita è stata eliminata
table-broken = qui qualcosa è andato storto; la partita riprende dall'ultima risposta salvata
table-nothing = non c'è nulla da dire
answers-most = questa partita ha avuto tutte le risposte permesse; ci si può solo arrendere
answer-stale = la partita ha ormai { $n } risposte, e questa era per { $at }
seat-empty = lì non siede nessuno
seat-bot = lì siede un bot, che risponde da sé
undo-practice = le risposte si possono ritirare solo nelle partite di allenamento
undo-counted = questa partita è già stata contata
undo-nothing = questo giocatore non ha scelte da ritirare
hint-practice = i consigli sono per le partite di allenamento
hint-nothing = ora non hai nulla da decidere
hint-waits = il consiglio chiesto prima è ancora in preparazione
hint-none = il giocatore che cerca qui non ha consigli
bots-busy = troppi bot stanno pensando; tra poco toccherà a questo
bot-failed = il bot non è riuscito a pensare; ritira una risposta, o torna di nuovo
restart-practice = solo le partite di allenamento si possono ricominciare; arrenditi, o giocala fino alla fine
restart-counted = questa partita è già stata contata; continua con la prossima
next-not-over = la partita non è finita
next-starter-open = prima si deve dire chi comincia
starter-not-asked = nessuno deve dire ora chi comincia
bot-title = { $bot ->
    [easy] Facile: spesso muove senza pensare
    [medium] Medio: guarda una mossa avanti
    [hard] Difficile: pianifica i turni e ha imparato da molte partite
    [best] Il migliore: lo stesso, pensa più a lungo
    [random] Caso: una mossa qualsiasi
    [greedy] Ingordo: guarda una mossa avanti
    [search-fast] Ricerca, veloce
    [search-normal] Ricerca
    [search-strong] Ricerca, forte
   *[other] { $title }
}
table-player = Giocatore { $n }
table-bot = Bot { $n }

## Note per chi si occupa del server.

note-not-expired = le vecchie partite non si sono potute cancellare: { $why }
note-clock-set = l’orologio è stato regolato mentre il server era in funzione; le vecchie partite non saranno eliminate fino al prossimo avvio
note-few-files = il sistema permette { $n } file aperti; ci stanno meno connessioni di quante ne dice --connections
note-table-broken = tavolo { $table }: qualcosa è andato storto; si riprende da ciò che è salvato
