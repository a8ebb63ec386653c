# What the program says, in English. Players, cards and rules are arguments; `$player-is` tells whether the reader is meant.

player-you = you
card-hidden = a card

## What happened.

game-began = the game begins; { $player } { $player-is ->
    [you] start
   *[other] starts
}
shuffled = { $player } { $player-is ->
    [you] shuffle your
   *[other] shuffles their
} deck
hand-kept = { $player } { $player-is ->
    [you] keep your
   *[other] keeps their
} opening hand
hand-altered = { $player } { $player-is ->
    [you] exchange
   *[other] exchanges
} { $n ->
    [one] one card
   *[other] { $n } cards
} of { $player-is ->
    [you] your
   *[other] their
} opening hand
turn-began = turn { $turn }: { $player }
turn-ended = { $player } { $player-is ->
    [you] end your
   *[other] ends their
} turn
readied = { $card } readies
exerted = { $card } is exerted
dried = { $card } is dry
drew = { $player } { $player-is ->
    [you] draw
   *[other] draws
} { $card }
draw-skipped = { $player } { $player-is ->
    [you] skip your
   *[other] skips their
} draw
inked = { $player } { $player-is ->
    [you] put
   *[other] puts
} { $card } into { $player-is ->
    [you] your
   *[other] their
} inkwell
paid = { $player } { $player-is ->
    [you] pay
   *[other] pays
} { $n } ink
drops-got = { $player } { $player-is ->
    [you] get
   *[other] gets
} { $n ->
    [one] one ink drop
   *[other] { $n } ink drops
}
drops-removed = { $player } { $player-is ->
    [you] remove
   *[other] removes
} { $n ->
    [one] one ink drop
   *[other] { $n } ink drops
}
played = { $player } { $player-is ->
    [you] play
   *[other] plays
} { $card }
played-shift = { $player } { $player-is ->
    [you] play
   *[other] plays
} { $card } with Shift onto { $onto }
played-sung = { $player } { $player-is ->
    [you] play
   *[other] plays
} { $card }, sung by { $singer }
played-together = { $player } { $player-is ->
    [you] play
   *[other] plays
} { $card }, sung together
played-free = { $player } { $player-is ->
    [you] play
   *[other] plays
} { $card } for free
sang = { $card } sings { $song }
used = { $card } uses { $ability-is ->
    [named] { $ability }
   *[unnamed] its ability
}
quested = { $card } quests
challenged = { $card } challenges { $target }
challenge-ended = the challenge of { $card } and { $target } is over
moved-to = { $card } moves to { $location }
lore-gained = { $player } { $player-is ->
    [you] gain
   *[other] gains
} { $n } lore
lore-lost = { $player } { $player-is ->
    [you] lose
   *[other] loses
} { $n } lore
damage-dealt = { $card } is dealt { $n } damage
damage-put = { $n } damage is put on { $card }
damage-removed = { $n } damage is removed from { $card }
damage-moved = { $n } damage moves from { $from } to { $to }
damage-replaced = { $by } replaces the damage to { $card }
banish-replaced = { $by } keeps { $card } from being banished
damage-reduced = { $card } is dealt { $n } damage less
prevented = { $card } is not affected: something prevents it
banished = { $card } is banished
discarded = { $player } { $player-is ->
    [you] discard
   *[other] discards
} { $card }
enters-play = { $card } enters play
moved = { $card } goes from { $from ->
    [deck] the deck
    [hand] the hand
    [discard] the discard
    [inkwell] the inkwell
    [play] play
   *[other] nowhere
} { $to ->
    [hand] to the hand
    [discard] to the discard
    [inkwell] into the inkwell
    [play] into play
    [under] under a card
    [gone] out of the game
   *[other] elsewhere
}
moved-into-deck = { $from ->
    [deck] { $card } is put on the { $end ->
        [bottom] bottom
       *[top] top
    } of the deck
   *[other] { $card } goes from { $from ->
        [hand] the hand
        [discard] the discard
        [inkwell] the inkwell
        [under] under a card
       *[play] play
    } to the { $end ->
        [bottom] bottom
       *[top] top
    } of { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } deck
}
moved-from-under = { $card }, which lay under it, goes { $to ->
    [hand] to the hand
    [discard] to the discard
    [inkwell] into the inkwell
    [play] into play
    [deck] into the deck
   *[other] elsewhere
}
put-under = { $card } is put under { $host }
revealed = { $card } is revealed
looked-at = { $player } { $player-is ->
    [you] look
   *[other] looks
} at { $zone ->
    [deck] { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of { $whose-is ->
        [you] your
       *[other] { $whose }'s
    } deck
    [hand] { $whose-is ->
        [you] your
       *[other] { $whose }'s
    } hand
   *[inkwell] the cards in { $whose-is ->
        [you] your
       *[other] { $whose }'s
    } inkwell
}
looked-at-own = { $player } { $player-is ->
    [you] look
   *[other] looks
} at { $zone ->
    [deck] { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of
   *[other] { "" }
} { $player-is ->
    [you] your
   *[other] their
} { $zone ->
    [deck] deck
    [hand] hand
   *[inkwell] inkwell
}
saw = { $player } { $player-is ->
    [you] see
   *[other] sees
} { $card }
answered = { $player } { $player-is ->
    [you] answer
   *[other] answers
}: { $answer }
named = { $player } { $player-is ->
    [you] name
   *[other] names
} { $name }
chose = { $player } { $player-is ->
    [you] choose
   *[other] chooses
} { $card }
modified = { $card } { $change } { $until }
effect-ended = it is over that { $card } { $change }
trigger-added = { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] an ability of { $card }
} waits in the bag for { $player }
trigger-resolves = { $player } { $player-is ->
    [you] resolve
   *[other] resolves
} { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] an ability of { $card }
}
came-to-nothing = { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] the effect of { $card }
} { $why ->
    [condition] does nothing: its condition does not hold
    [used-up] does nothing: it was used this turn already
   *[nothing] does nothing
}
lost = { $player } { $player-is ->
    [you] have
   *[other] has
} lost
left-game = { $player } { $player-is ->
    [you] leave the game with all your cards and effects
   *[other] leaves the game with all their cards and effects
}
won = { $player } { $player-is ->
    [you] win
   *[other] wins
}
game-drawn = the game is a draw

## What changes about a card.

change-strength = gets { $n } Strength
change-willpower = gets { $n } Willpower
change-lore = gets { $n } lore
change-keyword = gains { $keyword }
change-lose = loses { $keyword }
change-cant = { $what ->
    [quest] can't quest
    [challenge] can't challenge
    [be-challenged] can't be challenged
    [ready] can't ready
    [ready-at-start] doesn't ready at the start of a turn
    [sing] can't sing
    [move] can't move
    [be-chosen] can't be chosen
    [be-dealt-damage] can't be dealt damage
    [take-challenge-damage] takes no damage from challenges
    [not-quest] must quest
    [wait-to-quest] need not wait to quest
    [be-passed-over] must be chosen first
    [damage-by-strength] deals damage by its Willpower
   *[something] is changed
}
change-class = is { $class }, too
change-ability = gains an ability
change-sing = counts as cost { $n } to sing
change-toll = can't quest or challenge unless { $n } ink is paid
change-challenge-ready = can challenge ready characters
change-shield = is not dealt the next damage
change-pay-less = lets the next card cost { $n } less
change-rule = is under a rule
change-watch = is watched over

until-end-of-turn = until the end of this turn
until-start-of-turn = until { $player-is ->
    [you] your
   *[other] { $player }'s
} next turn starts
during-next-turn = during { $player-is ->
    [you] your
   *[other] { $player }'s
} next turn
until-next-ready = for { $player-is ->
    [you] your
   *[other] { $player }'s
} next Ready step
until-end-of-next-turn = until the end of { $player-is ->
    [you] your
   *[other] { $player }'s
} turn
until-end-of-challenge = until the challenge is over
while-in-play = for as long as it is in play
while-source = for as long as the source is in play

## Actions and answers.

do-ink = ink { $card }
do-play = play { $card } ({ $n } ink)
do-play-shift = play { $card } with Shift onto { $onto }
do-play-sung = play { $card }, sung by { $singer }
do-play-together = play { $card }, sung together
do-play-free = play { $card } for free
do-quest = quest with { $card }
do-challenge = challenge { $target } with { $card }
do-move = move { $card } to { $location }
do-use = { $ability-is ->
    [named] use { $ability } of { $card }
   *[unnamed] use the ability of { $card }
}
do-end-turn = end the turn
do-resolve = resolve an ability
do-something = …
do-concede = { $player-is ->
    [you] concede
   *[other] { $player } concedes
}
answer-card = { $card }
answer-done = done
answer-yes = yes
answer-no = no
answer-option = option { $n }
answer-number = { $n }
answer-player = { $player }
answer-name = { $name }
answer-none = nothing
answer-trigger = { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] the ability of { $card }
}
answer-replacement = the replacement of { $card }
answer-end = { $end ->
    [bottom] on the bottom
   *[top] on the top
}
answer-effect = { $effect }
answer-way = { $way ->
    [shift] with Shift
    [sung] sung by a character
    [together] sung together
    [free] for free
   *[ink] for ink
}
answer-hidden = a facedown card
then-not-done = It is not done.
then-exerted = It enters play exerted.
then-ready = It enters play ready.

mark-owner = { $player }
mark-strength = { $strength }/{ $willpower }
mark-lore = lore { $n }
mark-zone = { $zone ->
    [deck] deck
    [hand] hand
    [discard] discard
   *[inkwell] inkwell
}
mark-exerted = exerted
mark-drying = drying
mark-damage = damage { $n }
mark-under = { $n } under it
mark-at = at { $location }

## Questions.

ask-action = Your action?
ask-mulligan = Put which cards of your opening hand away?
ask-cards = Which card? ({ $at } of { $max })
ask-cards-many = Which card? ({ $picked } so far, at least { $min })
ask-cards-some = Which card? ({ $picked } so far, { $min } to { $max })
ask-player = Which player?
ask-may = You may: { $effect } Yes or no?
ask-enter-exerted = Does it enter play exerted? Yes or no?
ask-yes-no = Yes or no?
ask-ends = On the top or on the bottom?
ask-way = How is it played?
ask-option = Which of these?
ask-number = How many, { $min } to { $max }?
ask-name = Name a card.
ask-trigger = Which ability resolves next?
ask-order = Which card comes uppermost?
ask-replacement = Which replacement effect applies?
decides = { $player } decides.

## Why something may or may not be done.

may-do = { $player } may { $action }
may-answer = { $player } may answer: { $action }
may-concede = { $player } may concede at any time
because = { $what }, because of { $card }
because-until = { $what }, because of { $card }, { $until }
out-of-sight = { $player } { $player-is ->
    [you] don't
   *[other] doesn't
} see one of these cards
only-themselves = nobody but { $player } can concede for { $player }
not-up = { $player } must decide now, not { $other }
not-a-loop = these answers don't lead back to where they began
loop-over = { $player } { $player-is ->
    [you] have
   *[other] has
} taken this loop as often as was said, and must do something else
game-over = the game is over
game-over-won = the game is over, and { $player } { $player-is ->
    [you] have
   *[other] has
} won ({ $rule })
game-over-draw = the game is over, and it is a draw ({ $rule })
nothing-asked = nothing is asked now
must = { $what ->
    [action] take a turn action or end the turn
    [mulligan] say which cards of the opening hand to put away
    [cards] choose cards
    [player] choose a player
    [may] say yes or no
    [option] choose an option
    [number] choose a number
    [name] name a card
    [trigger] say which ability in the bag resolves next
    [order] put cards in an order
   *[replacement] say which replacement effect applies
}
asked-first = { $player } must { $must } first
asked-first-for = { $player } must { $must } first, for { $card }
not-your-card = { $card } is not a card of { $player } in play
not-in-hand = { $card } is not in { $player-is ->
    [you] your
   *[other] { $player }'s
} hand
not-theirs = { $card } is not { $player-is ->
    [you] yours
   *[other] { $player }'s
}
not-in-play = { $card } is not in play
not-a-character = { $card } is not a character
not-inkable = { $card } has no inkwell symbol
already-inked = { $player } may ink no more cards this turn
doing = { $what ->
    [shift] shifting { $card }
    [play] playing { $card }
    [quest] questing with { $card }
    [challenge] challenging with { $card }
    [move] moving { $card }
    [use] this ability of { $card }
   *[this] this
}
not-enough-ink = { $doing } takes { $needs } ink, and { $player } { $player-is ->
    [you] have
   *[other] has
} { $has } ready
still-drying = { $card } is still drying
is-exerted = { $card } is exerted
is-reckless = { $card } is Reckless and can't quest
cant-quest = { $card } can't quest
cant-challenge = { $card } can't challenge
cant-be-challenged = { $card } can't be challenged by { $by }
not-exerted = { $card } is ready, and only exerted characters can be challenged
not-opposing = { $card } is not an opposing card
is-evasive = { $card } is Evasive, and { $by } has neither Evasive nor Alert
guarded = { $guard } has Bodyguard and must be challenged instead of { $card }
guarded-by-somebody = a character with Bodyguard must be challenged instead of { $card }
must-challenge = { $card } is Reckless and can still challenge
must-quest = { $card } must quest before the turn ends
not-a-location = { $card } is not a location of { $player }
already-there = { $card } is at that location already
cant-move = { $card } can't move
no-such-ability = { $card } has no such ability to use
already-used = that ability of { $card } was used this turn already
condition-not-met = that ability of { $card } can't be used now: its condition does not hold
not-enough-singers = all who could sing { $card } together count as cost { $has }, and it takes { $needs } or more
cost-not-payable = what { $card } asks for can't be paid now
no-shift = { $card } has no Shift
wrong-shift-base = { $by } can't be shifted onto { $card }, which is not named { $name }
not-a-song = { $card } is not a song
cost-too-low = { $card } counts as cost { $has }, and { $song } takes a character with cost { $needs } or more
cant-sing = { $card } can't sing
no-sing-together = { $card } has no Sing Together
not-free = nothing lets { $player } play { $card } for free
cant-play = an effect keeps { $player } from playing { $card }
has-ward = { $card } has Ward, so opponents can't choose it
cant-be-chosen = { $card } can't be chosen
not-among-cards = { $card } is none of the cards to choose from
not-among-answers = that is none of the possible answers
too-few = { $player } must choose more
number-out-of-range = the number must be from { $min } to { $max }
out-of-range = the number is out of range
not-your-entry = no such ability of { $player } waits in the bag
left-already = { $player } { $player-is ->
    [you] have
   *[other] has
} left the game already

## How a game ended.

over-draw = The game is a draw.
over-you = You win.
over-team = Your team wins.
over-won = { $player } wins.
over-two = { $player } and { $other } win.
