# Che cosa non va nel testo di una carta e che cosa si potrebbe scrivere, in italiano.

## Le parole dei testi delle carte, in inglese in tutte le lingue.

text-quoted = «{ $what }»
text-not-understood = sezione { $n }: { $found } non si capisce (byte { $at }); ci si aspetta { $expected }
text-unclear = non è chiaro che cosa indica qui «{ $word }»: { $why }
text-unsupported = questo non è ancora previsto: { $what }
text-not-playable = il programma non sa ancora fare questo: { $what }
text-refers = «{ $word }» nell'abilità { $n }: { $means }

## Che cosa potrebbe stare in un punto.

expected-or = { $all } o { $last }
expected-wording = il testo «{ $text }»
expected-number = un numero
expected-signed-number = un numero con + o -
expected-name = il nome di una carta
expected-class = una classificazione
expected-keyword = una parola chiave
expected-stat = un simbolo di Forza, Volontà o valore di leggenda
expected-noun = un genere di carte
expected-target = una o più carte
expected-player = un giocatore
expected-owner = di chi è
expected-measure = qualcosa da contare
expected-condition = una condizione
expected-event = un evento da attendere
expected-duration = per quanto tempo
expected-act = qualcosa che una carta può fare
expected-destination = dove va
expected-cost = un costo
expected-effect = un effetto
expected-rule = una regola
expected-end = la fine del testo
expected-simpler = un testo più semplice

## Consigli.

advice-other-way = Lo capisco, ma le carte lo scrivono in un altro modo:
advice-too-deep = È troppo intricato. Scrivilo in frasi più corte.
advice-ends-early = La frase finisce troppo presto.
advice-unknown = Non capisco che cosa significa qui «{ $words }».
advice-at-start = All'inizio del testo della carta, che si scrive in inglese, capisco: { $what }.
advice-after = Dopo «{ $words }» capisco: { $what }.
advice-such-as = { $what } (per esempio { $examples })
advice-sentence-end = la fine della frase
advice-comma = una virgola
advice-more = { $n ->
    [one] un altro
   *[other] altri { $n }
}
advice-closest = La frase più simile che conosco è:
advice-symbols = I simboli sono {"{E}"} per impegnare, {"{I}"} per l'inchiostro, {"{S}"} per la Forza, {"{W}"} per la Volontà, {"{L}"} per il valore di leggenda di una carta e {"{C}"} per l'icona calamaio.
advice-lore-symbol = {"{L}"} è il valore di leggenda di un personaggio o di un luogo; per i punti leggenda che i giocatori ottengono, perdono e hanno scrivi «lore».
advice-lore-word = Scrivi «lore» dove i giocatori ottengono o perdono punti leggenda, e il simbolo {"{L}"} per il valore di leggenda di una carta, come in «+1 {"{L}"}».
advice-word = Invece di «{ $word }» scrivi { $said }.
advice-word-or = { $one } oppure { $other }
advice-as-in = { $what }, come in «{ $example }»
advice-symbol = il simbolo { $symbol } per { $stat ->
    [exert] impegnare
    [ink] l'inchiostro
    [strength] la Forza
   *[willpower] la Volontà
}
advice-unresolved = Capisco le parole, ma { $why }.
advice-unplayable = La carta non si può giocare, perché { $why }.

## Che cosa una carta potrebbe dire e non ha ancora un senso o un programma, e perché non è chiaro che cosa indica una parola.

gap = { $gap ->
    [ProhibitionTowards] un divieto a tempo verso certe carte
    [LessForThisCard] pagare meno per questa carta per un certo tempo
    [TimedUnless] una simile regola a tempo con «unless»
    [TimedRule] una simile regola a tempo
    [NextTurnRule] una simile regola per il prossimo turno
    [TimedCondition] una simile condizione a tempo
    [TimedReplacement] una simile sostituzione a tempo
    [NextCardRule] una simile regola sulla prossima carta
    [UnspokenChallenge] un tempo dopo una sfida di cui non si parla
    [InkTypes] i tipi di inchiostro di tali carte
    [MeasureOfDone] una misura di ciò a cui è stato fatto
    [NobodysDrops] gocce di inchiostro di nessuno in particolare
    [RemovedToPlay] rimuovere simili cose per giocare una carta
    [WasAtNoTime] ciò che c'era, senza un momento preciso
    [NamesAmongThem] un numero di carte che hanno lo stesso nome tra loro
    [WorksInDiscard] un'abilità che agisce in una pila degli scarti per via di questa condizione
    [MoveToUnsaid] uno spostamento a costo ridotto senza destinazione
    [BothOfOnePlayer] due cose possedute da uno fra più giocatori
    [IfYouDoHere] un «if you do» in questo punto
    [DoneThisTurn] simili cose fatte in questo turno
    [UnsaidTarget] un effetto che non dice su cosa agisce
    [ChoiceForKnown] una scelta dove serve qualcosa di già nominato
    [PlayFromThere] giocare da lì
    [SuchEffect] un simile effetto
    [ShiftThose] giocare quelle con Trasformazione
    [PlaceForBanished] una simile destinazione invece dell'esilio
    [SuchReplacement] una simile sostituzione
    [OtherwiseAfterIfNot] un «otherwise» dopo un «if not»
    [NothingBeforeIt] una simile frase senza nulla prima
    [InsteadAlone] un «instead» senza nulla prima
    [ChoiceOfOne] una scelta fra una sola possibilità
    [SuchInstead] un simile «instead»
    [SuchUnless] un simile «unless»
    [NotOffered] chi non fa ciò che non è offerto
    [TwoPlayers] due giocatori in questo punto
    [PlayersDeck] il mazzo di un simile giocatore
    [PlayersTurn] il turno di un simile giocatore
    [RuleForEach] una simile regola con «for each»
    [AmountForEach] una quantità con «for each»
    [ChangeForEach] una simile modifica con «for each»
    [StaticInThatTime] un'abilità statica attiva in quel periodo
    [ConditionOnEach] una simile condizione per ciascuna di più carte
    [StaticOnce] un'abilità statica che agisce una volta sola
    [LastingDiscount] uno sconto duraturo sulla prossima carta
    [PlayerCantChoose] un giocatore che non può scegliere
    [LastingReadyLimit] un limite duraturo alla preparazione
    [PayForOthers] un altro modo di pagare altre carte
    [ShiftOntoThose] giocare tali carte con Trasformazione su quelle
    [DeckInks] gli inchiostri di un mazzo in questo punto
    [OthersEnterExerted] altri che entrano impegnati in cambio di qualcosa
    [PayForThatAct] pagare solo per quell'atto
    [PlayersMustChoose] simili giocatori che devono scegliere
    [DamageWith] danno in base a una simile caratteristica
    [NameForShift] un nome per la Trasformazione di altre carte
    [DiscountOnFirst] uno sconto sulla prima carta in questo punto
    [UseFree] l'abilità di un'altra carta, gratis
    [DeckLimit] un limite del mazzo in questo punto
    [RuleInRule] una regola dentro una regola
    [HavingTo] doverlo fare
    [PlayerInStatic] un simile giocatore in un'abilità statica
    [GainKeyword] ottenere quella parola chiave
    [LoseStat] perdere una simile caratteristica
    [LoseAbility] perdere un'abilità per un certo tempo
    [GainKeywordForEach] ottenere quella parola chiave con «for each»
    [GainAbility] ottenere una simile abilità
    [SuchProhibition] un simile divieto
    [OfferInThatTime] un'offerta in quel periodo
    [SuchOffer] una simile offerta
    [RestHere] il resto di qualcosa in questo punto
    [SuchWindow] un simile periodo
    [TriggerInDiscard] un simile innesco negli scarti
    [TwoWindows] due periodi di un innesco
    [ReturnThose] riprendere quelle
    [PutTrigger] una carta messa lì come innesco
    [TwoSubjects] un evento con due soggetti in questo punto
    [DiscardToSize] scartare fino a una simile quantità
    [NoDamageAlone] non subire danno fuori da una sostituzione
    [LookAtZone] guardare le carte di una simile zona
    [PlaceForDiscard] una simile destinazione invece degli scarti
    [AddToCost] aumentare un costo
    [ChooseAndDo] scegliere e fare ciò
    [TopOrBottom] simili carte in cima o in fondo
    [ChoiceOfPlaces] una scelta fra simili destinazioni
    [PlaceForEach] una scelta della destinazione per ogni carta
    [Distribute] distribuire quelle
    [OtherNumbers] altri numeri di carte e di destinazioni
    [LookAtThat] guardare quello
    [SearchThat] cercare quello
    [DescribedByDone] una descrizione in base a ciò che è stato fatto a una carta
    [DropsForCards] gocce di inchiostro dove si intendono carte
    [StatBound] un simile limite su una caratteristica
    [DamageBound] un simile limite sul danno
    [ChallengesThis] sfidare questa carta, in una descrizione
    [WayOfPlaying] un modo di giocare in una descrizione
    [FromTop] carte dalla cima di un mazzo in una descrizione
    [SuchTotal] un simile totale
    [AtRandom] carte a caso in questo punto
    [PlayerHas] ciò che un simile giocatore ha in gioco
    [PlayersZone] la zona di un simile giocatore
    [SuchAlternative] una simile alternativa
    [RuleAboutKnown] una regola su qualcosa di già nominato
    [SuchSubject] un simile soggetto
    [ActionOnOther] l'effetto di un'azione su un'altra carta
    [TooManyClasses] una 129ª classificazione
    [KeywordCost] un simile costo di un'altra parola chiave
    [ShiftWithoutNames] una simile Trasformazione di una carta senza due nomi
    [TemporaryTwice] una Trasformazione temporanea dentro un'altra
    [ManyTriggers] così tanti inneschi da contare
    [ManyOnce] così tante abilità che agiscono una volta
    [ShiftNameCondition] un nome per Trasformazione sotto condizione
    [ManyGained] ottenere così tante abilità
    [TotalNotChosen] un totale di carte non scelte
    [UncountedNumber] un numero che nulla conta
    [DeepLoops] loop così annidati
    [LeaderKeyword] una parola chiave di un leader
    [LeaderDamage] danno su un leader
    [FromDeck] descrivere carte come provenienti da un mazzo
    [DifferentNames] nomi diversi in questo punto
    [HighestOfThose] il più alto tra queste carte
    [ManyNumbers] così tanti numeri da ricordare
    [ManyPlayers] così tanti giocatori da ricordare
   *[ManyChoices] così tante scelte
}

doubt = { $doubt ->
    [NothingCounted] prima non si è contato nulla
    [NothingDone] prima non è stato fatto nulla del genere
    [NothingChosen] prima non è stato scelto nulla
    [NoDamageRemoved] prima non è stato rimosso alcun danno
    [NoCharacter] non è stato nominato alcun personaggio
    [NothingNamed] prima non è stato nominato nulla che possa indicare
    [TwoNamed] prima sono state nominate due cose che può indicare
    [NoLocation] non è stato nominato alcun luogo
    [NoneOfTheKind] non è stato nominato nulla del genere
    [NothingLeftOut] non è stato nominato nulla del genere che possa escludere
    [NothingBefore] non c'è nulla prima
    [NoPlayer] non è stato nominato alcun giocatore
    [NoCardsLookedAt] non si sta guardando alcuna carta
    [NoDamageDealt] subito prima non è stato inflitto alcun danno
    [OneOrEach] può indicare uno di questi giocatori o ciascuno di loro
    [EachOrTogether] può indicare ciascuno di questi giocatori o tutti insieme
    [EitherOfTwo] può indicare la prima carta dell'evento o la seconda
    [ThisOrEach] può escludere questa carta, o ciascuna carta modificata
   *[NoZone] non è stata nominata alcuna zona
}
