# Ciò che non va nei file di scenario, in italiano.

## Testi e tavoli.

scenario-too-large = lo scenario supera { $most } byte; accorcialo
scenario-no-such = il testo ha { $n } scenari; il numero { $asked } non è tra loro, contando da 0
scn-column = { $what } (colonna { $column })
scn-file-unread = il file è illeggibile: { $why }
scn-folder-unread = la cartella è illeggibile: { $why }
scn-folders-deep = le cartelle sono annidate per più di { $most } livelli
scn-panicked = il motore di regole si è bloccato: { $what }
scn-no-message = senza messaggio
scn-not-one = non esattamente uno scenario

## Lettura dei file.

scn-file-too-large = il file è troppo grande per un file di scenario
scn-no-scenario = il file non contiene scenari; comincia con una riga come: `scenario "Titolo"`
scn-before-first = questo sta prima della prima riga `scenario`
scn-says-nothing = questo non dice nulla da fare, da scegliere o da aspettarsi
scn-after-steps = le righe di preparazione vengono prima del primo `do`, `choose` o `expect`
scn-unexpected-character = carattere inatteso «{ $text }»
scn-no-closing-quote = a questo nome mancano le virgolette di chiusura
scn-number-too-large = il numero { $number } è troppo grande
scn-unknown-word = parola sconosciuta «{ $word }»
scn-unknown-word-expected = parola sconosciuta «{ $word }», attesa: { $what }
scn-one-of = una di { $words }
scn-expected = atteso: { $what }, trovato: { $found }
scn-end-of-line = la fine della riga
scn-the-name = il nome «{ $name }»
scn-unexpected-after = inatteso dopo la fine dell'istruzione: { $what }
scn-out-of-range = fuori dai limiti: { $what }
scn-nothing-said-of = di «{ $word }» non si dice nulla; continua con una di { $words }

## Giocatori e squadre.

scn-most-players = ci possono essere al massimo { $most } giocatori
scn-players-range = ci possono essere da 2 a { $most } giocatori
scn-not-a-player = { $player } non è uno dei { $n } giocatori
scn-in-team-already = questo giocatore è già in una squadra
scn-together-without-teams = `turns together` va con `teams`
scn-setup-and-turn = `setup` e `turn` si escludono; usa invece `start`
scn-start-without-setup = `start` va con `setup`
scn-setup-decks-only = con `setup` i giocatori hanno solo i loro mazzi e leader
scn-edition-twice = l'edizione è nominata due volte
scn-turns-from-one = i turni si contano da 1
scn-under-a-player = `{ $word }` sta sotto un giocatore; scrivi prima: `p1:`
scn-leader-already = questo giocatore ha già un leader
scn-too-much-exerted = più inchiostro è impegnato di quanto ce n'è ({ $n })
scn-more-cards = più di { $most } carte

## Carte e loro etichette.

scn-unknown-handle = etichetta sconosciuta «{ $handle }»
scn-handle-twice = l'etichetta «{ $handle }» è data due volte
scn-has-handle = la carta ha già un'etichetta
scn-handle-is-player = «{ $word }» è un giocatore e non può essere un'etichetta
scn-not-a-handle = «{ $word }» non è un'etichetta; usa lettere minuscole, cifre e _, prima una lettera
scn-card-twice = la carta «{ $name }» è definita due volte
scn-behind-brace = inatteso dopo la graffa di chiusura della carta: «{ $text }»
scn-no-closing-brace = al testo della carta manca la graffa di chiusura
scn-no-cost = la carta non ha costo; scrivi per esempio: `cost 3`
scn-no-strength = il personaggio non ha Forza e Volontà; scrivi per esempio: 2/3
scn-no-willpower = il luogo non ha Volontà; scrivi per esempio: `willpower 5`
scn-no-move-cost = il luogo non ha un costo di spostamento; scrivi per esempio: `move 1`
scn-abilities-from-one = le abilità si contano da 1
scn-options-from-one = le opzioni si contano da 1
scn-loop-once = un loop si fa almeno una volta

## Che cosa può stare in una riga.

scn-a-statement = un'istruzione
scn-a-title = un titolo tra virgolette
scn-a-player = un giocatore come `p1`
scn-a-card = una carta (un'etichetta o un nome completo tra virgolette)
scn-card-name = il nome completo della carta tra virgolette
scn-a-card-name = il nome completo di una carta tra virgolette
scn-called-name = il nome di una carta tra virgolette
scn-a-story-name = il nome di un'abilità
scn-a-handle = un'etichetta come `stitch2`
scn-a-rule = un numero di regola come 4.6.6.1
scn-a-classification = una classificazione
scn-the-number = il numero
scn-card-number = il numero di carte
scn-player-number = il numero di giocatori
scn-bag-number = il numero di abilità nel sacchetto
scn-ready-ink-number = il numero di carte inchiostro preparate
scn-drops-number = il numero di gocce
scn-keyword-number = il numero della parola chiave
scn-ink-cost = il costo in inchiostro
scn-the-cost = il costo
scn-the-move-cost = il costo di spostamento
scn-the-strength = la Forza
scn-the-willpower = la Volontà
scn-the-lore = la leggenda
scn-the-lore-value = il valore di leggenda
scn-the-damage = il danno
scn-the-turn = il turno
scn-the-seed = il seme
scn-chance-used = quante volte è servito il caso
scn-loop-times = quante volte si fa il loop

## Preparazione.

scn-unknown-card = carta sconosciuta «{ $name }»
scn-unknown-card-name = nome di carta sconosciuto «{ $name }»
scn-no-class = nessuna carta ha la classificazione «{ $class }»
scn-card-missing = la carta «{ $name }» manca tra le carte compilate
scn-text-not-compiled = il testo di «{ $name }» non si compila: { $why }
scn-not-a-leader = «{ $name }» non è un leader; inventane uno e nominalo: { $example }
scn-action-in-play = un'azione non si può mettere in gioco
scn-not-on-side = { $card } non è in gioco dalla parte di questo giocatore
scn-not-a-location = { $card } non è un luogo
scn-fits-many = { $card } indica { $n } carte; dai un'etichetta a una

## Fare e scegliere.

scn-drops = per questo non si possono togliere { $drops } gocce d'inchiostro
scn-two-bases = non si può giocare con Trasformazione su due personaggi
scn-shift-onto-nothing = Trasformazione su nulla
scn-no-ability = { $card } non ha un'abilità attivata «{ $name }»
scn-several-abilities = { $card } ha più abilità attivate; nominane una: { $names }
scn-no-decision = nessuna decisione è in attesa
scn-other-answer = è richiesto un altro tipo di risposta
scn-only-chosen = se ne potevano scegliere solo { $n }
scn-not-to-order = { $card } non è tra le carte da ordinare
scn-not-in-bag = nessuna abilità di questo tipo di { $card } aspetta nel sacchetto
scn-not-in-bag-about = nessuna abilità di questo tipo di { $card } aspetta nel sacchetto riguardo a { $about }
scn-several-in-bag = più abilità di { $card } aspettano nel sacchetto; aggiungi il nome dell'abilità, un numero, oppure `about` e la carta interessata
scn-no-such = non c'è { $card } a cui questa riga possa riferirsi
scn-there-is-no = non c'è { $card }
scn-ambiguous = { $card } potrebbe indicare { $n } carte ({ $places }); dai un'etichetta a quella che intendi
scn-repeat-after-loop = `repeat` sta dopo `loop` e un suo giro
scn-not-legal = «{ $line }» dovrebbe essere permesso, ma { $why }
scn-not-an-answer = «{ $line }» dovrebbe essere una risposta, ma { $why }; { $decision }
scn-decision-open = una decisione è in attesa a «{ $line }»: { $decision }
scn-on-and-on = la partita continua a fare domande senza fine
scn-law-broken = una legge del motore di regole è violata: { $what }
scn-decide = { $players }: ciascuno può decidere (`{ $kind }`)
scn-decide-for = { $players }: ciascuno può decidere (`{ $kind }` per { $card })
scn-decides = { $player } deve decidere (`{ $kind }`)
scn-decides-for = { $player } deve decidere (`{ $kind }` per { $card })
scn-decision = { $who }: { $answers }
scn-answers-more = { $answers } | e altre { $n }
scn-unseen-card = una carta che { $player } non vede

## Che cosa è stato trovato.

scn-expected-found = atteso: { $wanted }; trovato: { $found }
scn-bag-holds = { $n } abilità nel sacchetto
scn-a-draw = un pareggio
scn-draw-because = un pareggio secondo { $rule }
scn-no-winner = nessun vincitore
scn-winner = { $player } ha vinto
scn-goes-on = una partita che continua
scn-still-in = ancora nella partita
scn-no-event = nessun evento di questo tipo dall'ultimo `do` o `choose`: { $rules }
scn-none-at-all = nessuno
scn-no-options = nessuna carta da scegliere: { $decision }
scn-it-there = è lì
scn-no-card-there = lì non c'è una carta così
scn-it-in = è qui: { $place }
scn-there-and-in = lì c'è { $card }, ed è qui: { $place }
scn-empty-deck = un mazzo vuoto
scn-number-being-in = { $n }, ed è qui: { $place }
scn-it-at = è presso { $card }
scn-it-at-nowhere = non è in nessun luogo
scn-no-number = nessun numero
scn-it-has = che ce l'ha
scn-it-has-not = che non ce l'ha
scn-it-is-legal = che è permesso
scn-that = { $reason }
scn-place = { $zone ->
    [deck] mazzo
    [hand] mano
    [discard] scarti
    [inkwell] calamaio
   *[play] zona di gioco
} di { $player }
scn-under = sotto { $card }
scn-leader-of = nessuna zona: il leader di { $player }
scn-no-zone = nessuna zona

## Svolgimenti, risposte ed edizioni.

trace-passed = superato
trace-failed = fallito alla riga { $n }: { $what }
trace-answered = (risposta: { $answer })
explain-yes = sì
explain-no = no
editions-none = nessuna
editions-passes = { $place }: { $title }: passa in { $passing }; fallisce in { $failing }
editions-unexplained = { $what }; nessun cambiamento noto lo spiega
editions-changes = { $what }; cambiamenti: { $changes }
editions-summary = { $alike } passano ovunque, { $explained } differiscono per cambiamenti noti, { $unexplained } falliscono o differiscono senza spiegazione

## Rifiuti in breve.

short-by-rule = { $why } ({ $rule })
short-game-over = la partita è finita
short-not-asked = ora è richiesta un'altra risposta
short-not-your-card = non è una carta di questo giocatore
short-not-in-hand = non è nella mano del giocatore
short-not-in-play = non è in gioco
short-not-character = non è un personaggio
short-not-inkable = non ha l'icona calamaio
short-already-inked = in questo turno non si possono aggiungere altre carte al calamaio
short-not-enough-ink = servono { $needs } d'inchiostro preparato, e ce n'è { $has }
short-not-enough-singers = servono cantanti con costo { $needs } in tutto, e ce n'è { $has }
short-drying = si sta ancora asciugando
short-exerted = è impegnata
short-keyword = ha { $keyword }
short-cant-quest = non può andare all'avventura
short-cant-challenge = non può sfidare
short-cant-be-challenged = questo personaggio non può sfidare quella carta
short-not-exerted = si possono sfidare solo i personaggi impegnati
short-own-character = non è una carta avversaria
short-bodyguard = bisogna invece sfidare un personaggio Guardiano
short-must-challenge = prima deve sfidare un personaggio Attaccabrighe
short-not-a-location = non è un luogo di questo giocatore
short-already-there = il personaggio è già lì
short-cant-move = non si può spostare
short-no-such-ability = non ha questa abilità attivata
short-already-used = è già stata usata in questo turno
short-condition-not-met = la sua condizione non è soddisfatta
short-cost-not-payable = il suo costo non si può pagare
short-no-shift = non ha Trasformazione
short-wrong-shift-base = non si può giocare con Trasformazione su questo personaggio
short-not-a-song = non è una canzone
short-cost-too-low = il costo di chi canta è troppo basso
short-cant-sing = non può cantare
short-no-sing-together = non ha Cantare Insieme
short-must-quest = prima un personaggio deve andare all'avventura
short-not-free = nulla permette di giocare la carta gratis
short-cant-play = un effetto impedisce a questo giocatore di giocare la carta
short-cant-be-chosen = non si può scegliere
short-not-an-option = non è tra le risposte possibili
short-too-few = bisogna sceglierne di più
short-out-of-range = il numero è fuori dai limiti
short-not-your-entry = non è tra le abilità di questo giocatore nel sacchetto
short-left-already = questo giocatore ha lasciato la partita
short-not-a-loop = queste risposte non riportano al punto di partenza
short-loop-over = il loop è finito, e bisogna fare un'altra azione

## Carte.

scn-cards-not-compiled = le sue carte non si possono compilare
scn-ability-of-nothing = un'abilità senza carta
scn-name-of-nothing = un nome che nessuna carta ha
scn-ability-not-in-bag = un'abilità che non è nel sacchetto
scn-ability-not-next = un'abilità che non si può risolvere adesso
