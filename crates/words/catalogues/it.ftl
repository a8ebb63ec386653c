# Quello che dice il programma, in italiano. Giocatori, carte e regole sono argomenti; `$player-is` dice se si tratta di chi legge.

player-you = tu
card-hidden = una carta
card-nth = { $card } #{ $n }
card-whose = { $card } ({ $player-is ->
    [you] tua
   *[other] { $player }
})

## Che cosa è successo.

game-began = la partita comincia; { $player } { $player-is ->
    [you] cominci
   *[other] comincia
}
shuffled = { $player } { $player-is ->
    [you] mescoli il tuo
   *[other] mescola il suo
} mazzo
hand-kept = { $player } { $player-is ->
    [you] tieni la tua
   *[other] tiene la sua
} mano iniziale
hand-altered = { $player } { $player-is ->
    [you] metti
   *[other] mette
} { $n ->
    [one] una carta
   *[other] { $n } carte
} della { $player-is ->
    [you] tua
   *[other] sua
} mano iniziale in fondo al { $player-is ->
    [you] tuo
   *[other] suo
} mazzo e ne { $player-is ->
    [you] peschi
   *[other] pesca
} altrettante
turn-began = turno { $turn }: { $player }
turn-began-team = turno { $turn }: { $players }
end-declared = { $player } { $player-is ->
    [you] dichiari la fine del tuo
   *[other] dichiara la fine del suo
} turno
turn-ended = { $player-is ->
    [you] il tuo turno è finito
   *[other] il turno di { $player } è finito
}
readied = { $card } si prepara
exerted = { $card } si impegna
ink-readied = una carta nel { $owner-is ->
    [you] tuo calamaio
   *[other] calamaio di { $owner }
} si prepara
ink-exerted = una carta nel { $owner-is ->
    [you] tuo calamaio
   *[other] calamaio di { $owner }
} si impegna
dried = l'inchiostro di { $card } si è asciugato
drew = { $player } { $player-is ->
    [you] peschi
   *[other] pesca
} { $card }
draw-skipped = { $player } { $player-is ->
    [you] salti la tua
   *[other] salta la sua
} pesca
inked = { $player } { $player-is ->
    [you] aggiungi
   *[other] aggiunge
} { $card } al { $player-is ->
    [you] tuo
   *[other] suo
} calamaio
paid = { $player } { $player-is ->
    [you] paghi
   *[other] paga
} { $n } d'inchiostro
drops-got = { $player } { $player-is ->
    [you] ricevi
   *[other] riceve
} { $n ->
    [one] una goccia d'inchiostro
   *[other] { $n } gocce d'inchiostro
}
drops-removed = { $player } { $player-is ->
    [you] togli
   *[other] toglie
} { $n ->
    [one] una goccia d'inchiostro
   *[other] { $n } gocce d'inchiostro
}
played = { $player } { $player-is ->
    [you] giochi
   *[other] gioca
} { $card }
played-shift = { $player } { $player-is ->
    [you] giochi
   *[other] gioca
} { $card } con Trasformazione su { $onto }
played-sung = { $player } { $player-is ->
    [you] giochi
   *[other] gioca
} { $card }, che canta { $singer }
played-together = { $player } { $player-is ->
    [you] giochi
   *[other] gioca
} { $card }, cantando insieme
played-free = { $player } { $player-is ->
    [you] giochi
   *[other] gioca
} { $card } gratis
sang = { $card } canta { $song }
used = { $card } usa { $ability-is ->
    [named] { $ability }
   *[unnamed] la sua abilità
}
quested = { $card } va all'avventura
challenged = { $card } sfida { $target }
challenge-ended = la sfida tra { $card } e { $target } è finita
moved-to = { $card } si sposta in { $location }
lore-gained = { $player } { $player-is ->
    [you] ottieni
   *[other] ottiene
} { $n } leggenda ({ $now } in tutto)
lore-gained-from = { $player } { $player-is ->
    [you] ottieni
   *[other] ottiene
} { $n } leggenda da { $from } ({ $now } in tutto)
lore-lost = { $player } { $player-is ->
    [you] perdi
   *[other] perde
} { $n } leggenda (ne resta { $now })
damage-dealt = { $card } subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
}
damage-dealt-more = { $card } subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
} ({ $now } in tutto)
damage-put = { $n ->
    [one] { $n } danno viene messo
   *[other] { $n } danni vengono messi
} su { $card }
damage-put-more = { $n ->
    [one] { $n } danno viene messo
   *[other] { $n } danni vengono messi
} su { $card } ({ $now } in tutto)
damage-removed = { $n ->
    [one] { $n } danno viene rimosso
   *[other] { $n } danni vengono rimossi
} da { $card }
damage-moved = { $n ->
    [one] { $n } danno si sposta
   *[other] { $n } danni si spostano
} da { $from } a { $to }
damage-replaced = { $by } sostituisce { $n ->
    [one] il danno
   *[other] i { $n } danni
} che { $card } subirebbe
shield-gone = { $how ->
    [used] la protezione di { $card } da parte di { $by } è esaurita
   *[ceased] un'altra protezione di { $card } da parte di { $by } svanisce
}
banish-replaced = { $by } evita l'esilio a { $card }
drop-replaced = { $by } sostituisce con altro una goccia d'inchiostro per { $player }
damage-reduced = { $card } subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
} in meno
prevented = non succede nulla a { $card }: un effetto di { $by } lo impedisce
prevented-damage = { $card } non subisce { $n ->
    [one] il danno
   *[other] i { $n } danni
}: un effetto di { $by } lo impedisce
banished = { $card-is ->
    [hidden] una carta viene esiliata
   *[known] la carta { $card } viene esiliata
}
discarded = { $player } { $player-is ->
    [you] scarti
   *[other] scarta
} { $card }
enters-play = { $card } entra in gioco
moved = { $card } passa { $from ->
    [deck] dal mazzo
    [hand] dalla mano
    [discard] dagli scarti
    [inkwell] dal calamaio
    [play] dal gioco
   *[other] dal nulla
} { $to ->
    [hand] { $owner-is ->
        [you] alla tua mano
       *[other] alla mano di { $owner }
    }
    [discard] { $owner-is ->
        [you] ai tuoi scarti
       *[other] agli scarti di { $owner }
    }
    [inkwell] { $owner-is ->
        [you] al tuo calamaio
       *[other] al calamaio di { $owner }
    }
    [play] in gioco
    [under] sotto una carta
    [gone] fuori dalla partita
   *[other] altrove
}
moved-from-no-zone = { $card } passa { $to ->
    [bottom] in fondo al { $owner-is ->
        [you] tuo mazzo
       *[other] mazzo di { $owner }
    }
    [top] in cima al { $owner-is ->
        [you] tuo mazzo
       *[other] mazzo di { $owner }
    }
    [hand] { $owner-is ->
        [you] alla tua mano
       *[other] alla mano di { $owner }
    }
    [discard] { $owner-is ->
        [you] ai tuoi scarti
       *[other] agli scarti di { $owner }
    }
    [inkwell] { $owner-is ->
        [you] al tuo calamaio
       *[other] al calamaio di { $owner }
    }
    [play] in gioco
    [under] sotto una carta
    [gone] fuori dalla partita
   *[other] altrove
}
moved-into-deck = { $from ->
    [deck] { $card } va { $end ->
        [bottom] in fondo
       *[top] in cima
    } { $owner-is ->
        [you] al tuo mazzo
       *[other] al mazzo di { $owner }
    }
   *[other] { $card } passa { $from ->
        [hand] dalla mano
        [discard] dagli scarti
        [inkwell] dal calamaio
        [under] da sotto una carta
       *[play] dal gioco
    } { $end ->
        [bottom] in fondo
       *[top] in cima
    } al { $owner-is ->
        [you] tuo mazzo
       *[other] mazzo di { $owner }
    }
}
moved-from-under = { $card }, che stava sotto, va { $to ->
    [hand] in mano
    [discard] negli scarti
    [inkwell] nel calamaio
    [play] in gioco
    [deck] nel mazzo
   *[other] altrove
}
put-under = { $card } va sotto { $host }
revealed = { $owner-is ->
    [you] la tua carta
   *[other] la carta di { $owner }
} { $card-is ->
    [hidden] viene rivelata
   *[known] { $card } viene rivelata
}
searched = { $player } { $player-is ->
    [you] cerchi
   *[other] cerca
} nel { $whose-is ->
    [you] tuo mazzo
   *[other] mazzo di { $whose }
}
searched-own = { $player } { $player-is ->
    [you] cerchi nel tuo
   *[other] cerca nel suo
} mazzo
looked-at = { $player } { $player-is ->
    [you] guardi
   *[other] guarda
} { $zone ->
    [deck] { $n ->
        [one] la carta in cima
       *[other] le { $n } carte in cima
    } al { $whose-is ->
        [you] tuo mazzo
       *[other] mazzo di { $whose }
    }
    [hand] la { $whose-is ->
        [you] tua mano
       *[other] mano di { $whose }
    }
   *[inkwell] le carte nel { $whose-is ->
        [you] tuo calamaio
       *[other] calamaio di { $whose }
    }
}
looked-at-own = { $player } { $player-is ->
    [you] guardi
   *[other] guarda
} { $zone ->
    [deck] { $n ->
        [one] la carta in cima
       *[other] le { $n } carte in cima
    } al { $player-is ->
        [you] tuo
       *[other] suo
    } mazzo
    [hand] la { $player-is ->
        [you] tua
       *[other] sua
    } mano
   *[inkwell] il { $player-is ->
        [you] tuo
       *[other] suo
    } calamaio
}
saw = { $player } { $player-is ->
    [you] vedi
   *[other] vede
} { $card }
answered = { $player } { $player-is ->
    [you] rispondi
   *[other] risponde
}: { $answer }
answered-about = { $player } { $player-is ->
    [you] rispondi
   *[other] risponde
} a { $ability-is ->
    [named] { $ability } di { $card }
   *[unnamed] { $card }
}: { $answer }
replacement-chosen = { $player } { $player-is ->
    [you] scegli
   *[other] sceglie
} di applicare l'effetto di { $card }
named = { $player } { $player-is ->
    [you] nomini
   *[other] nomina
} { $name }
chose = { $player } { $player-is ->
    [you] scegli
   *[other] sceglie
} { $card }
modified = { $card } { $change } { $until }
effect-ended = non vale più: { $card } { $change }
trigger-added = { $ability-is ->
    [named] { $ability } di { $card }
   *[unnamed] un'abilità di { $card }
} aspetta nel sacchetto, per { $player-is ->
    [you] te
   *[other] { $player }
}
trigger-resolves = { $player } { $player-is ->
    [you] risolvi
   *[other] risolve
} { $ability-is ->
    [named] { $ability } di { $card }
   *[unnamed] un'abilità di { $card }
}
came-to-nothing = { $ability-is ->
    [named] { $ability } di { $card }
   *[unnamed] l'effetto di { $card }
} { $why ->
    [condition] non fa nulla: la condizione non è soddisfatta
    [used-up] non fa nulla: non può più servire in questo turno
    [declined] non fa nulla: non è stato accettato
    [not-used-up] non conta come usato in questo turno: non tutto è stato fatto
   *[nothing] non fa nulla: non c'è nulla su cui agire
}
lost = { $player } { $player-is ->
    [you] hai
   *[other] ha
} perso
left-game = { $player } { $player-is ->
    [you] lasci la partita con tutte le tue carte e tutti i tuoi effetti
   *[other] lascia la partita con tutte le sue carte e tutti i suoi effetti
}
won = { $player } { $player-is ->
    [you] vinci
   *[other] vince
}
game-drawn = la partita finisce in parità

## Che cosa cambia in una carta.

change-strength = riceve { $n } alla Forza
change-willpower = riceve { $n } alla Volontà
change-lore = riceve { $n } al valore di leggenda
change-keyword = ottiene { $keyword }
change-lose = perde { $keyword }
change-cant = { $what ->
    [quest] non può andare all'avventura
    [challenge] non può sfidare
    [be-challenged] non può subire sfide
    [ready] non si può preparare
    [ready-at-start] non si prepara all'inizio di un turno
    [sing] non può cantare
    [move] non si può spostare
    [be-chosen] non si può scegliere
    [be-dealt-damage] non può subire danni
    [take-challenge-damage] non subisce danni dalle sfide
    [take-damage] non subisce danni
    [not-quest] deve andare all'avventura
    [wait-to-quest] può andare all'avventura senza asciugarsi
    [wait-to-use] può usare le abilità ⟳ senza asciugarsi
    [be-passed-over] deve essere la prima scelta
    [damage-by-strength] infligge danni pari alla sua Volontà
   *[something] cambia
}
change-class = è anche { $class }
change-ability = ottiene un'abilità
change-sing = vale costo { $n } per cantare
change-toll = non può andare all'avventura né sfidare senza pagare { $n } d'inchiostro
change-challenge-ready = può sfidare i personaggi preparati
change-cant-challenge = non può sfidare certe carte
change-shield = non subisce nulla la prossima volta che subirebbe danni
change-pay-less = fa costare { $n } in meno la prossima carta adatta
change-rule = ha un effetto che vale
change-watch = ha un'abilità che può innescarsi

until-end-of-turn = fino alla fine di questo turno
until-start-of-turn = fino all'inizio del prossimo turno { $player-is ->
    [you] tuo
   *[other] di { $player }
}
during-next-turn = durante il prossimo turno { $player-is ->
    [you] tuo
   *[other] di { $player }
}
until-end-of-their-turn = fino alla fine { $player-is ->
    [you] del tuo turno
   *[other] del turno di { $player }
}
until-next-ready = per il prossimo passaggio di Preparazione { $player-is ->
    [you] tuo
   *[other] di { $player }
}
until-end-of-next-turn = fino alla fine { $player-is ->
    [you] del tuo prossimo turno
   *[other] del prossimo turno di { $player }
}
until-end-of-challenge = fino alla fine della sfida
while-in-play = finché la carta è in gioco
while-source = finché { $by } è in gioco

## Azioni e risposte.

do-ink = aggiungere { $card } al calamaio
do-play = giocare { $card } ({ $n } d'inchiostro)
do-play-shift = giocare { $card } con Trasformazione su { $onto }
do-play-sung = giocare { $card }, che canta { $singer }
do-play-together = giocare { $card }, cantando insieme
do-play-free = giocare { $card } gratis
do-quest = andare all'avventura con { $card }
do-challenge = sfidare { $target } con { $card }
do-move = spostare { $card } in { $location }
do-use = { $ability-is ->
    [named] usare { $ability } di { $card }
   *[unnamed] usare l'abilità di { $card }
}
do-end-turn = finire il turno
do-resolve = risolvere un'abilità
do-something = …
do-concede = { $player-is ->
    [you] arrendersi
   *[other] { $player } si arrende
}
answer-card = { $card }
answer-done = fatto
answer-yes = sì
answer-no = no
answer-option = opzione { $n }
answer-number = { $n }
answer-player = { $player }
answer-name = { $name }
answer-none = nulla
answer-trigger = { $ability-is ->
    [named] { $ability } di { $card }
   *[unnamed] l'abilità di { $card }
}
answer-replacement = la sostituzione di { $card }
answer-end = { $end ->
    [bottom] in fondo
   *[top] in cima
}
answer-effect = { $effect }
answer-way = { $way ->
    [shift] con Trasformazione
    [sung] facendola cantare a un personaggio
    [together] cantando insieme
    [free] gratis
   *[ink] con l'inchiostro
}
answer-hidden = una carta a faccia in giù
then-not-done = Non viene fatto.
then-exerted = La carta entra in gioco impegnata.
then-ready = La carta entra in gioco preparata.

mark-owner = { $player }
mark-strength = { $strength }/{ $willpower }
mark-lore = leggenda { $n }
mark-zone = { $zone ->
    [deck] mazzo
    [hand] mano
    [discard] scarti
   *[inkwell] calamaio
}
mark-exerted = impegnata
mark-drying = si asciuga
mark-damage = danni { $n }
mark-under = { $n } sotto
mark-at = in { $location }

## Domande.

ask-action = La tua azione?
ask-mulligan = Quali carte della mano iniziale metti via?
ask-cards = Quale carta? ({ $at } di { $max })
ask-cards-many = Quale carta? ({ $picked } finora, almeno { $min })
ask-cards-some = Quale carta? ({ $picked } finora, da { $min } a { $max })
ask-player = Quale giocatore?
ask-may = Puoi: { $effect } Sì o no?
ask-enter-exerted = La carta entra in gioco impegnata? Sì o no?
ask-yes-no = Sì o no?
ask-ends = In cima o in fondo?
ask-way = Come si gioca la carta?
ask-option = Quale di queste?
ask-number = Quanti, da { $min } a { $max }?
ask-drops = Con quante gocce d'inchiostro paghi, da { $min } a { $max }?
ask-name = Nomina una carta.
ask-trigger = Quale abilità si risolve adesso?
ask-order = Quale carta va in cima?
ask-replacement = Quale effetto sostitutivo si applica?
decides = { $player } decide.
asked-by = { $card }: { $question }
sentence = { $what }.

## Perché una cosa si può fare o no.

may-do = { $player } { $player-is ->
    [you] puoi
   *[other] può
} { $action }
may-answer = { $player } { $player-is ->
    [you] puoi
   *[other] può
} rispondere: { $action }
may-concede = { $player } { $player-is ->
    [you] puoi arrenderti
   *[other] può arrendersi
} in qualsiasi momento
because = { $what }, a causa di { $card }
because-until = { $what }, a causa di { $card }, { $until }
out-of-sight = { $player } non { $player-is ->
    [you] vedi
   *[other] vede
} una di queste carte
only-themselves = { $player-is ->
    [you] solo tu puoi arrenderti per te
   *[other] solo { $player } può arrendersi per { $player }
}
not-up = adesso { $player-is ->
    [you] devi decidere tu
   *[other] deve decidere { $player }
}, non { $other }
not-a-loop = queste risposte non riportano al punto di partenza
loop-over = { $player } { $player-is ->
    [you] hai
   *[other] ha
} ripetuto questo loop quanto annunciato e { $player-is ->
    [you] devi
   *[other] deve
} fare altro
game-over = la partita è finita
game-over-won = la partita è finita, e { $player } { $player-is ->
    [you] hai
   *[other] ha
} vinto ({ $rule })
game-over-draw = la partita è finita in parità ({ $rule })
nothing-asked = adesso non viene chiesto nulla
must = { $what ->
    [action] svolgere un'azione di turno o finire il turno
    [mulligan] dire quali carte della mano iniziale mettere via
    [cards] scegliere delle carte
    [player] scegliere un giocatore
    [may] dire sì o no
    [option] scegliere un'opzione
    [number] scegliere un numero
    [name] nominare una carta
    [trigger] dire quale abilità nel sacchetto si risolve adesso
    [order] mettere delle carte in ordine
   *[replacement] dire quale effetto sostitutivo si applica
}
asked-first = { $player } prima { $player-is ->
    [you] devi
   *[other] deve
} { $must }
asked-first-for = { $player } prima { $player-is ->
    [you] devi
   *[other] deve
} { $must }, per { $card }
not-your-card = { $card } non è una carta in gioco { $player-is ->
    [you] tua
   *[other] di { $player }
}
not-in-hand = { $card } non è nella { $player-is ->
    [you] tua mano
   *[other] mano di { $player }
}
not-theirs = { $card } non è { $player-is ->
    [you] una tua carta
   *[other] una carta di { $player }
}
not-in-play = { $card } non è in gioco
not-a-character = { $card } non è un personaggio
not-inkable = { $card } non ha l'icona calamaio
already-inked = { $player } non { $player-is ->
    [you] puoi
   *[other] può
} aggiungere altre carte al calamaio in questo turno
doing = { $what ->
    [shift] giocare { $card } con Trasformazione
    [play] giocare { $card }
    [quest] andare all'avventura con { $card }
    [challenge] sfidare con { $card }
    [move] spostare { $card }
    [use] questa abilità di { $card }
   *[this] questo
}
not-enough-ink = { $doing } costa { $needs } d'inchiostro, e { $player } ne { $player-is ->
    [you] hai
   *[other] ha
} { $has } a disposizione
still-drying = { $card } si sta ancora asciugando
is-exerted = la carta { $card } è impegnata
keyword-forbids = { $keyword-is ->
    [Reckless] { $card } è Attaccabrighe e non può andare all'avventura
    [Evasive] { $card } è Sfuggente, e { $by } non è né Sfuggente né Vigile
    [Ward] { $card } è Protetto: gli avversari non possono scegliere questa carta
   *[other] { $card } ha { $keyword }
}
cant-quest = { $card } non può andare all'avventura
cant-challenge = { $card } non può sfidare
cant-be-challenged = { $by } non può sfidare { $card }
not-exerted = la carta { $card } è preparata, e si possono sfidare solo i personaggi impegnati
not-opposing = { $card } non è una carta avversaria
guarded = { $guard } è Guardiano, e bisogna sfidare quel personaggio invece di { $card }
guarded-by-somebody = bisogna sfidare un personaggio Guardiano invece di { $card }
must-challenge = { $card } è Attaccabrighe e può ancora sfidare
must-quest = { $card } deve andare all'avventura prima della fine del turno
not-a-location = { $card } non è un luogo { $player-is ->
    [you] tuo
   *[other] di { $player }
}
already-there = { $card } è già in quel luogo
cant-move = { $card } non si può spostare
no-such-ability = { $card } non ha questa abilità
already-used = questa abilità di { $card } è già stata usata in questo turno
condition-not-met = questa abilità di { $card } non si può usare adesso: la sua condizione non è soddisfatta
not-enough-singers = tutti quelli che potrebbero cantare insieme { $card } valgono costo { $has }, e ne serve { $needs } o più
cost-not-payable = quello che chiede { $card } adesso non si può pagare
no-shift = { $card } non ha Trasformazione
wrong-shift-base = { $by } non si può giocare con Trasformazione su { $card }, che non si chiama { $name }
not-a-song = { $card } non è una canzone
cost-too-low = { $card } vale costo { $has }, e { $song } chiede un personaggio con costo { $needs } o più
cant-sing = { $card } non può cantare
no-sing-together = { $card } non ha Cantare Insieme
not-free = nulla permette a { $player-is ->
    [you] te
   *[other] { $player }
} di giocare { $card } gratis
cant-play = un effetto impedisce a { $player-is ->
    [you] te
   *[other] { $player }
} di giocare { $card }
cant-be-chosen = { $card } non si può scegliere
not-among-cards = { $card } non è tra le carte da scegliere
because-own = { $what }, a causa del suo stesso testo
cant-play-own = secondo il suo stesso testo, { $card } non può essere giocata ora da { $player }
for-teammate = { $player } e { $other } possono agire entrambi in questo turno, e questo spetta a { $player }
misfit-zone = { $card } è in una zona diversa da quella delle carte da scegliere
misfit-owner = { $card } appartiene a un giocatore le cui carte non sono da scegliere
misfit-kind = { $card } non è del tipo di carta da scegliere
misfit-class = { $card } non ha la classificazione richiesta
misfit-left-out = { $card } è esclusa da «altro»
misfit-again = { $card } è già scelta
misfit-other-first = si deve scegliere un'altra carta al posto di { $card }
misfit-not-exerted = { $card } non è impegnata
misfit-damaged = { $card } è danneggiata
misfit-not-damaged = { $card } non è danneggiata
misfit-name = { $card } non ha il nome richiesto
misfit-unlike = { $card } non è tra le carte descritte dall'effetto
wrong-shift-either = { $by } non si può giocare con Trasformazione su { $card }, che non si chiama né { $name } né { $second }
wrong-shift-pair = { $by } va giocata con Trasformazione su due personaggi insieme, { $name } e { $second }; { $card } non fa parte di una coppia simile
wrong-shift-class = { $by } non si può giocare con Trasformazione su { $card }, che non ha la classificazione { $class }
wrong-shift-plain = { $by } non si può giocare con Trasformazione su { $card }
not-among-answers = non è una delle risposte possibili
too-few = { $player } { $player-is ->
    [you] devi
   *[other] deve
} sceglierne di più
number-out-of-range = il numero deve andare da { $min } a { $max }
out-of-range = il numero è fuori dai limiti
not-your-entry = nessuna abilità di questo tipo { $player-is ->
    [you] tua
   *[other] di { $player }
} aspetta nel sacchetto
left-already = { $player } { $player-is ->
    [you] hai
   *[other] ha
} già lasciato la partita

## Com'è finita una partita.

over-draw = La partita finisce in parità.
over-you = Vinci tu.
over-team = Vince la tua squadra.
over-won = Vince { $player }.
over-two = Vincono { $player } e { $other }.

## La partita nel terminale.

term-you-are = Sei { $player }. Seme { $seed }. `?` mostra l'aiuto.
term-people = Giocano { $n } persone. Seme { $seed }. `?` mostra l'aiuto.
term-stopped = La partita si è fermata.
term-kept = La partita è conservata. Riprendila con `{ $command }`.
term-not-kept = La partita non è stata conservata.
term-refused = Rifiutato: { $why }
term-pass = Passa lo schermo a { $player }, che preme Invio.
term-asked-by = chiesto da: { $ability }
term-answers = { $n } risposte: scrivine una, o il suo numero
term-type-number = Scrivi un numero da 1 a { $n }, `?` per l'aiuto o `q` per arrenderti.
term-taken-back = { $n ->
    [one] Una risposta ritirata.
   *[other] { $n } risposte ritirate.
}
term-nothing-back = Non c'è nulla da ritirare.
term-cant-back = Non si può ritirare: { $why }.
undo-free = da allora non si è scoperto nulla di nascosto
undo-since = da allora: { $why }
undo-learned = { $players } ha scoperto qualcosa
undo-answered = { $players } ha risposto
undo-over = la partita è finita
term-hint = Consiglio: { $what }
term-nothing-to-decide = Non c'è nulla da decidere.
term-help = Scrivi il numero di una risposta, o il suo testo. `h` dà un consiglio, `u` ritira la tua ultima scelta, `q` si arrende. Il tavolo mostra Forza/Volontà e leggenda dei personaggi, i danni, e che cosa è impegnato o si asciuga. Dopo ogni evento c'è la regola tra parentesi.
table-turn = turno { $n }, { $player } è attivo
table-you = { $player } (tu)
table-side = { $who }: { $lore } leggenda, inchiostro { $ready } su { $ink }, mano { $hand }, mazzo { $deck }, scarti { $discard }
table-cards = { $where ->
    [resolving] si sta giocando
    [aside] si guarda
    [deck] cima del mazzo
   *[hand] mano
}: { $cards }
table-no-ink = senza icona calamaio
table-character = { $strength }/{ $willpower } legg. { $lore }
table-location = -/{ $willpower } legg. { $lore }
tui-counts = legg. { $lore }/{ $goal } inch. { $ready }/{ $ink } mano { $hand } mazzo { $deck } scarti { $discard }
tui-out = fuori
tui-others = gli altri
tui-more = altre { $n }
tui-being-played = si gioca
tui-looked-at = si guarda
tui-hand = { $n ->
    [one] mano: una carta
   *[other] mano: { $n } carte
}
tui-no-ink = no inch.
tui-answers = { $n ->
    [one] una risposta
   *[other] { $n } risposte
}
tui-answers-of = { $shown } risposte su { $n }
tui-decides = { $who } decide
tui-you-decide = decidi tu
tui-thinks = { $who } riflette…
tui-over = La partita è finita. Invio mostra come.
tui-filter = scrivi per filtrare, ? per l'aiuto
tui-alike = ({ $n } uguali)
tui-below = { $n } più sotto
tui-no-match = nessuna risposta ha queste lettere; Esc le mostra tutte
tui-log = cronaca
tui-card = carta
tui-card-more = F6 altro, e perché no
tui-keep = { $answer }: tieni queste carte
tui-hint-when = Un consiglio si può avere quando tocca a te decidere.
tui-hint-thinking = Penso a un consiglio…
tui-gone-on = Intanto la partita è andata avanti.
tui-saved = Salvato come { $path }.
tui-new-game = Una nuova partita. Seme { $seed }.
tui-too-small = Il tavolo chiede { $width } per { $height } caratteri, e ce ne sono { $wide } per { $high }. Ingrandisci il terminale; Ctrl-C esce.
tui-keys = Invio risponde · Tab guarda · F1 aiuto · F2 consiglio · F3 indietro · F8 resa · F10 fine
tui-heading = Turno { $n } · { $who } è attivo ·
tui-next-player = Prossimo giocatore
tui-pass = Passa lo schermo a { $player }.
tui-sit-down = Premi Invio per sederti.
tui-concede = Resa
tui-concede-ask = Arrendersi per { $player }? Allora la partita è persa ({ $rule }).
tui-take-back = Ritirare
tui-take-back-ask = { $n ->
    [one] Ritirare una risposta?
   *[other] Ritirare { $n } risposte?
} { $why }.
tui-leave = Uscire
tui-leave-ask = Lasciare il tavolo? La partita è conservata; --resume la riprende.
tui-yes-no = y sì · n no
tui-end = La partita è finita
tui-end-turns = Turno { $n }. Leggenda: { $lore }. Seme { $seed }.
tui-end-keys = r rivincita · a ancora con lo stesso seme · s salva la registrazione · u ritira la fine · Esc guarda il tavolo · q esci
tui-end-again = Invio mostra di nuovo la fine della partita.
tui-sheet-more = Giù per altro · Esc chiude
tui-sheet-close = Esc chiude
tui-now = adesso { $states }
tui-facedown = una carta a faccia in giù
tui-under = sotto: { $cards }
tui-nothing-to-do = Adesso non c'è nulla da farne.
tui-may-do = Che cosa può fare adesso, e perché o perché no:
tui-yes = sì
tui-no = no
tui-piles = Scarti e calamai
tui-discard = { $who }: scarti, prima quella in cima
tui-nothing = nulla
tui-inkwell = { $n ->
    [one] calamaio: una carta, { $ready } disponibile
   *[other] calamaio: { $n } carte, { $ready } disponibili
}
tui-ink-drops = { $n }◊ gocce d'inchiostro, ognuna vale un inchiostro
tui-hint = Consiglio
tui-hint-keys = Invio ci mette il cursore, Esc lo dimentica.
tui-hint-weighed = Pesato, il meglio prima; in leggenda, all'inizio del tuo prossimo turno:
tui-hint-line = { $n ->
    [one] { $value } in una partita: { $what }
   *[other] { $value } in { $n } partite: { $what }
}
tui-help = Aiuto
tui-key = { $key ->
    [type] scrivere
    [pick] Su, Giù, Invio
    [round] Tab, Maiusc-Tab
    [card] Invio su carta, F6
    [help] F1, ?
    [hint] F2, Ctrl-T
    [undo] F3, Ctrl-Z
    [piles] F4, Ctrl-P
    [save] F5, Ctrl-S
    [concede] F8, Ctrl-X
   *[leave] F10, Ctrl-Q, Ctrl-C
}
tui-key-does = { $key ->
    [type] mostra solo le risposte con queste lettere; Backspace, Esc
    [pick] scegli una risposta e dalla
    [round] fai il giro: risposte, mano, le tue carte, le loro, cronaca
    [card] il suo testo, che cosa può fare e perché no, con la regola
    [help] questa pagina
    [hint] un consiglio dal giocatore che cerca
    [undo] ritira la tua ultima scelta
    [piles] scarti e calamai
    [save] salva la partita in questa cartella
    [concede] arrenditi
   *[leave] esci; la partita è conservata, --resume la riprende
}
tui-signs = { $sign ->
    [cost] Davanti a una carta in mano c'è il suo costo; «no inch.» vuol dire che non può andare nel calamaio.
    [numbers] I personaggi mostrano Forza/Volontà e leggenda. Il loro stato segue a parole.
    [log] Nella cronaca > segna che cosa è nuovo dalla tua ultima risposta; le regole sono tra parentesi.
   *[ink] inch. 3/5 vuol dire 3 disponibili su 5.
}

## Le carte nel terminale.

card-type = { $type ->
    [character] Personaggio
    [action] Azione
    [item] Oggetto
   *[location] Luogo
}
card-ink = { $ink ->
    [amber] Ambra
    [amethyst] Ametista
    [emerald] Smeraldo
    [ruby] Rubino
    [sapphire] Zaffiro
   *[steel] Acciaio
}
card-cost = costo { $n }
card-inkable = { $inkable ->
    [yes] con icona calamaio
   *[no] senza icona calamaio
}
card-number = { $what ->
    [strength] Forza
    [willpower] Volontà
    [lore] leggenda
   *[move] costo di spostamento
} { $n }
card-copies = al massimo { $n } in un mazzo
card-any-number = in numero qualsiasi in un mazzo
card-partial = senza un'abilità che non è stata compresa
card-printed = stampata come { $printings }
card-not-playable = non ancora giocabile: { $why }
card-means = che cosa significa:
card-versions = { $n } versioni; nominane una per intero per vederla

## Le regole nel terminale.

rules-part = { $title }: { $text }
rules-related = vedi anche: { $rules }
rules-numbers = numeri: { $numbers }
rules-number-none = nessuno
rules-number-in = { $number } in { $edition }
rules-number-from = { $number } da { $first } a { $last }
rules-changed = cambiato: { $what }
rules-shown-by-nothing = ancora mostrata da nulla
rules-shown-by = mostrata da
rules-give = dai il numero di una regola, o `find` e parole, o `diff` e due edizioni, o `coverage`, o `glossary`, o `rulings`
rules-not-in-edition = { $edition } non ha una regola { $number }; ce n'è una in { $editions }
rules-has-parts = non c'è una regola { $number }; { $section } ha { $parts }
rules-has-no-parts = non c'è una regola { $number }; { $section } non ha parti
rules-unknown = non c'è una regola «{ $number }»; per cercare parole: inkwright rules find { $number }
rules-none-found = nessuna regola di { $edition } ha una di queste parole: { $words }
rules-term-elsewhere = { $edition } non ha una regola su { $term }; ce n'è una in { $editions }
rules-reading = letta qui così: { $text }
rules-no-ruling = nessuna lettura riguarda «{ $about }»; per vederle tutte: inkwright rules rulings
rules-rulings-edition = I numeri delle regole sono quelli di { $edition }.
rules-diff-same = due volte { $edition }: indica due edizioni diverse
rules-diff-no-rule = nessuna regola
rules-diff-cards = carte: { $cards }
rules-diff-shown-by = mostrato da { $what }
rules-diff-no-scenario = nessuno scenario: { $reason }
rules-diff-no-scenario-yet = ancora nessuno scenario
rules-diff-changes =
    { $n ->
        [one] { $n } cambiamento da { $from } a { $to }
       *[other] { $n } cambiamenti da { $from } a { $to }
    }, { $shown } con uno scenario; { $moved ->
        [one] { $moved } regola ha un altro numero
       *[other] { $moved } regole hanno un altro numero
    } (--numbers)
rules-diff-played =
    { $n ->
        [one] { $n } scenario giocato con { $from } e { $to }
       *[other] { $n } scenari giocati con { $from } e { $to }
    }: { $differ ->
        [one] { $differ } è diverso
       *[other] { $differ } sono diversi
    }, { $unexplained } senza un motivo noto; { $named ->
        [one] { $named } nomina la sua edizione
       *[other] { $named } nominano la loro edizione
    }
rules-diff-passes = riesce
rules-diff-fails = fallisce alla riga { $line }: { $message }
rules-diff-unexplained = nessun cambiamento noto lo spiega
rules-diff-because = a causa di { $changes }

## Importazioni.

import-official = { $n ->
    [one] Una carta appare d'ora in poi in { $language } com'è stampata; conservata in { $path }
   *[other] { $n } carte appaiono d'ora in poi in { $language } come sono stampate; conservate in { $path }
}
import-official-unknown = { $n ->
    [one] Una voce non è una carta della biblioteca; importa prima il file inglese
   *[other] { $n } voci non sono carte della biblioteca; importa prima il file inglese
}
rules-no-word = il glossario non ha «{ $word }»; per cercare regole: inkwright rules find { $word }
