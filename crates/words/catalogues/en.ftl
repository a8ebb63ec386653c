# Messages about games, in English. Players, cards and rules are arguments; `$player-is` says whether the player is the reader.

player-you = you
card-hidden = a card
card-nth = { $card } #{ $n }
card-whose = { $card } ({ $player-is ->
    [you] yours
   *[other] { $player }
})

## Events.

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
    [you] put
   *[other] puts
} { $n ->
    [one] one card
   *[other] { $n } cards
} from { $player-is ->
    [you] your
   *[other] their
} opening hand on the bottom of { $player-is ->
    [you] your
   *[other] their
} deck and { $player-is ->
    [you] draw
   *[other] draws
} as many
turn-began = turn { $turn }: { $player }
turn-began-team = turn { $turn }: { $players }
end-declared = { $player } { $player-is ->
    [you] declare the end of your
   *[other] declares the end of their
} turn
turn-ended = { $player-is ->
    [you] your turn is over
   *[other] { $player }'s turn is over
}
readied = { $card } readies
exerted = { $card } is exerted
ink-readied = a card in { $owner-is ->
    [you] your
   *[other] { $owner }'s
} inkwell readies
ink-exerted = a card in { $owner-is ->
    [you] your
   *[other] { $owner }'s
} inkwell is exerted
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
challenge-ended = the challenge between { $card } and { $target } is over
moved-to = { $card } moves to { $location }
lore-gained = { $player } { $player-is ->
    [you] gain
   *[other] gains
} { $n } lore ({ $now } in all)
lore-gained-from = { $player } { $player-is ->
    [you] gain
   *[other] gains
} { $n } lore from { $from } ({ $now } in all)
lore-lost = { $player } { $player-is ->
    [you] lose
   *[other] loses
} { $n } lore ({ $now } left)
damage-dealt = { $card } is dealt { $n } damage
damage-dealt-more = { $card } is dealt { $n } damage ({ $now } in all)
damage-put = { $n } damage is put on { $card }
damage-put-more = { $n } damage is put on { $card } ({ $now } in all)
damage-removed = { $n } damage is removed from { $card }
damage-moved = { $n } damage moves from { $from } to { $to }
damage-replaced = { $by } replaces the { $n } damage that { $card } would take
shield-gone = { $how ->
    [used] { $by } no longer shields { $card }: the shield is used up
   *[ceased] { $by } no longer shields { $card } a second time: the second shield ceases to exist
}
banish-replaced = { $by } keeps { $card } from being banished
drop-replaced = { $by } replaces an ink drop that { $player } would get
damage-reduced = { $card } is dealt { $n } damage less
prevented = { $card } is not affected: an effect of { $by } prevents it
prevented-damage = { $card } takes none of the { $n } damage: an effect of { $by } prevents it
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
    [hand] to { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } hand
    [discard] to { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } discard
    [inkwell] into { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } inkwell
    [play] into play
    [under] under a card
    [gone] out of the game
   *[other] elsewhere
}
moved-from-no-zone = { $card } goes { $to ->
    [bottom] to the bottom of { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } deck
    [top] to the top of { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } deck
    [hand] to { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } hand
    [discard] to { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } discard
    [inkwell] into { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } inkwell
    [play] into play
    [under] under a card
    [gone] out of the game
   *[other] elsewhere
}
moved-into-deck = { $from ->
    [deck] { $card } is put on the { $end ->
        [bottom] bottom
       *[top] top
    } of { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } deck
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
moved-from-under = { $card }, which was under it, goes { $to ->
    [hand] to the hand
    [discard] to the discard
    [inkwell] into the inkwell
    [play] into play
    [deck] into the deck
   *[other] elsewhere
}
put-under = { $card } is put under { $host }
revealed = { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $card } is revealed
searched = { $player } { $player-is ->
    [you] search
   *[other] searches
} { $whose-is ->
    [you] your
   *[other] { $whose }'s
} deck
searched-own = { $player } { $player-is ->
    [you] search your
   *[other] searches their
} deck
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
answered-about = { $player } { $player-is ->
    [you] answer
   *[other] answers
} { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] { $card }
}: { $answer }
replacement-chosen = { $player } { $player-is ->
    [you] choose
   *[other] chooses
} the effect of { $card } to apply
named = { $player } { $player-is ->
    [you] name
   *[other] names
} { $name }
chose = { $player } { $player-is ->
    [you] choose
   *[other] chooses
} { $card }
modified = { $card } { $change } { $until }
effect-ended = this ends: { $card } { $change }
trigger-added = { $player } { $player-is ->
    [you] add
   *[other] adds
} { $ability-is ->
    [named] { $ability } of { $card }
   *[unnamed] an ability of { $card }
} to the bag
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
    [condition] does nothing: its condition is not met
    [used-up] does nothing: it can't be used again this turn
    [declined] is declined
    [not-used-up] doesn't count as used this turn: not all of it was done
   *[nothing] does nothing: there is nothing it could affect
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

## Changes to cards.

change-strength = gets { $n } Strength
change-willpower = gets { $n } Willpower
change-lore = gets { $n } lore value
change-keyword = gains { $keyword }
change-lose = loses { $keyword }
change-cant = { $what ->
    [quest] can't quest
    [challenge] can't challenge
    [be-challenged] can't be challenged
    [ready] can't ready
    [ready-at-start] can't ready at the start of its player's turn
    [sing] can't sing
    [move] can't move
    [be-chosen] can't be chosen
    [be-dealt-damage] can't be dealt damage
    [take-challenge-damage] takes no damage from challenges
    [take-damage] takes no damage
    [not-quest] must quest
    [wait-to-quest] need not wait to quest
    [wait-to-use] need not wait to use ⟳ abilities
    [be-passed-over] must be chosen first
    [damage-by-strength] deals damage by its Willpower
   *[something] is changed
}
change-class = is also { $class }
change-ability = gains an ability
change-sing = counts as cost { $n } to sing
change-toll = can't quest or challenge unless { $n } ink is paid
change-challenge-ready = can challenge ready characters
change-cant-challenge = can't challenge certain cards
change-shield = takes no damage the next time it would be dealt damage
change-pay-less = makes the next card that matches cost { $n } less
change-rule = has an effect that applies
change-watch = has an ability that can trigger

until-end-of-turn = until the end of this turn
until-start-of-turn = until { $player-is ->
    [you] your
   *[other] { $player }'s
} next turn starts
during-next-turn = during { $player-is ->
    [you] your
   *[other] { $player }'s
} next turn
until-end-of-their-turn = until the end of { $player-is ->
    [you] your
   *[other] { $player }'s
} turn
until-next-ready = for { $player-is ->
    [you] your
   *[other] { $player }'s
} next Ready step
until-end-of-next-turn = until the end of { $player-is ->
    [you] your
   *[other] { $player }'s
} next turn
until-end-of-challenge = until the challenge is over
while-in-play = for as long as it is in play
while-source = while { $by } is in play

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
then-not-done = Nothing is done.
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
ask-mulligan = Which cards of your opening hand do you put away?
ask-cards = Which card? ({ $at } of { $max })
ask-cards-many = Which card? ({ $picked } so far, at least { $min })
ask-cards-some = Which card? ({ $picked } so far, { $min } to { $max })
ask-player = Which player?
ask-may = You may: { $effect } Yes or no?
ask-enter-exerted = Does it enter play exerted? Yes or no?
ask-yes-no = Yes or no?
ask-ends = On the top or the bottom?
ask-way = How is it played?
ask-option = Which of these?
ask-number = How many, { $min } to { $max }?
ask-drops = How many ink drops do you pay with, { $min } to { $max }?
ask-name = Name a card.
ask-trigger = Which ability resolves next?
ask-order = Which card should be on top?
ask-replacement = Which replacement effect applies?
decides = { $player } decides.
asked-by = { $card }: { $question }
sentence = { $what }.

## Why something may or may not be done.

may-do = { $player } may { $action }
may-answer = { $player } may answer: { $action }
may-concede = { $player } may concede at any time
because = { $what }, because of { $card }
because-until = { $what }, because of { $card }, { $until }
out-of-sight = { $player } can't see one of these cards
only-themselves = only { $player } can concede for { $player }
not-up = { $player } must decide now, not { $other }
not-a-loop = these answers don't lead back to where they began
loop-over = { $player } { $player-is ->
    [you] have
   *[other] has
} repeated this loop as often as announced, and must do something else
game-over = the game is over
game-over-won = the game is over, and { $player } { $player-is ->
    [you] have
   *[other] has
} won ({ $rule })
game-over-draw = the game is over, and it is a draw ({ $rule })
nothing-asked = there is nothing to decide now
must = { $what ->
    [action] take a turn action or end the turn
    [mulligan] choose which cards of the opening hand to put away
    [cards] choose cards
    [player] choose a player
    [may] say yes or no
    [option] choose an option
    [number] choose a number
    [name] name a card
    [trigger] choose which ability in the bag resolves next
    [order] put cards in an order
   *[replacement] choose which replacement effect applies
}
asked-first = { $player } must { $must } first
asked-first-for = { $player } must { $must } first, for { $card }
not-your-card = { $card } is not one of { $player-is ->
    [you] your
   *[other] { $player }'s
} cards in play
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
already-inked = { $player } can't ink any more cards this turn
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
keyword-forbids = { $keyword-is ->
    [Reckless] { $card } is Reckless and can't quest
    [Evasive] { $card } is Evasive, and { $by } has neither Evasive nor Alert
    [Ward] { $card } has Ward, so opponents can't choose it
   *[other] { $card } has { $keyword }
}
cant-quest = { $card } can't quest
cant-challenge = { $card } can't challenge
cant-be-challenged = { $card } can't be challenged by { $by }
not-exerted = { $card } is ready, and only exerted characters can be challenged
not-opposing = { $card } is not an opposing card
guarded = { $guard } has Bodyguard and must be challenged instead of { $card }
guarded-by-somebody = a character with Bodyguard must be challenged instead of { $card }
must-challenge = { $card } is Reckless and can still challenge
must-quest = { $card } must quest before the turn ends
not-a-location = { $card } is not one of { $player-is ->
    [you] your
   *[other] { $player }'s
} locations
already-there = { $card } is already at that location
cant-move = { $card } can't move
no-such-ability = { $card } has no such ability to use
already-used = that ability of { $card } was already used this turn
condition-not-met = that ability of { $card } can't be used now: its condition is not met
not-enough-singers = the characters that could sing { $card } together count as cost { $has } in total, and it takes { $needs } or more
cost-not-payable = the cost of { $card } can't be paid now
no-shift = { $card } has no Shift
wrong-shift-base = { $by } can't be shifted onto { $card }, which is not named { $name }
not-a-song = { $card } is not a song
cost-too-low = { $card } counts as cost { $has }, and { $song } takes a character with cost { $needs } or more
cant-sing = { $card } can't sing
no-sing-together = { $card } has no Sing Together
not-free = nothing lets { $player } play { $card } for free
cant-play = an effect prevents { $player } from playing { $card }
cant-be-chosen = { $card } can't be chosen
not-among-cards = { $card } is not one of the cards to choose from
because-own = { $what }, because of its own text
cant-play-own = by its own text, { $card } can't be played by { $player } now
for-teammate = { $player } and { $other } both may act in this turn, and this is for { $player } to do
misfit-zone = { $card } is in another zone than the cards to choose from
misfit-owner = { $card } belongs to a player whose cards are not to choose from
misfit-kind = { $card } is not of the card type to choose from
misfit-class = { $card } does not have the classification asked for
misfit-left-out = { $card } is left out by “other” or “another”
misfit-again = { $card } is chosen already
misfit-other-first = another card must be chosen instead of { $card }
misfit-not-exerted = { $card } is not exerted
misfit-damaged = { $card } is damaged
misfit-not-damaged = { $card } is not damaged
misfit-name = { $card } does not have the name asked for
misfit-unlike = { $card } is not one of the cards that the effect describes
wrong-shift-either = { $by } can't be shifted onto { $card }, which is named neither { $name } nor { $second }
wrong-shift-pair = { $by } must be shifted onto two characters together, one named { $name } and one named { $second }; { $card } is not one of two such characters
wrong-shift-class = { $by } can't be shifted onto { $card }, which does not have the classification { $class }
wrong-shift-plain = { $by } can't be shifted onto { $card }
misfit-too-low = { $what ->
    [cost] the cost
    [strength] the Strength
    [willpower] the Willpower
    [lore] the lore value
   *[move] the move cost
} of { $card } is too low
misfit-too-high = { $what ->
    [cost] the cost
    [strength] the Strength
    [willpower] the Willpower
    [lore] the lore value
   *[move] the move cost
} of { $card } is too high
not-among-answers = that is not one of the possible answers
too-few = { $player } must choose more
number-out-of-range = the number must be from { $min } to { $max }
out-of-range = the number is out of range
not-your-entry = { $player } { $player-is ->
    [you] have
   *[other] has
} no such ability in the bag
left-already = { $player } { $player-is ->
    [you] have
   *[other] has
} already left the game

## How a game ended.

over-draw = The game is a draw.
over-you = You win.
over-team = Your team wins.
over-won = { $player } wins.
over-two = { $player } and { $other } win.

## The game in the terminal.

term-you-are = You are { $player }. Seed { $seed }. `?` shows help.
term-people = { $n } people are playing. Seed { $seed }. `?` shows help.
term-stopped = The game stopped.
term-kept = The game is saved. Continue with `{ $command }`.
term-not-kept = The game was not saved.
term-refused = Refused: { $why }
term-pass = Pass the screen to { $player }, who presses Enter.
term-asked-by = asked by: { $ability }
term-answers = { $n } answers: type one, or its number
term-type-number = Type a number from 1 to { $n }, `?` for help or `q` to concede.
term-taken-back = { $n ->
    [one] One answer was taken back.
   *[other] { $n } answers were taken back.
}
term-nothing-back = There is nothing to take back.
term-cant-back = That can't be taken back: { $why }.
undo-free = nothing hidden was revealed since then
undo-since = since then { $why }
undo-learned = { $players } learned something
undo-answered = { $players } answered
undo-over = the game ended
term-hint = Hint: { $what }
term-nothing-to-decide = There is nothing to decide.
term-help = Type the number of an answer, or its words. `h` gives a hint, `u` takes your last choice back, `q` concedes. The table shows the strength/willpower and lore of characters, their damage, and whether they are exerted or drying. Every event ends with its rule number in parentheses.
table-turn = turn { $n }, { $player } is active
table-you = { $player } (you)
table-side = { $who }: { $lore } lore, ink { $ready } ready of { $ink }, hand { $hand }, deck { $deck }, discard { $discard }
table-cards = { $where ->
    [resolving] being played
    [aside] being looked at
    [deck] top of the deck
   *[hand] hand
}: { $cards }
table-no-ink = not inkable
table-character = { $strength }/{ $willpower } lore { $lore }
table-location = -/{ $willpower } lore { $lore }
tui-counts = lore { $lore }/{ $goal } ink { $ready }/{ $ink } hand { $hand } deck { $deck } discard { $discard }
tui-out = out
tui-others = the others
tui-more = { $n } more
tui-being-played = being played
tui-looked-at = looked at
tui-hand = { $n ->
    [one] hand: one card
   *[other] hand: { $n } cards
}
tui-no-ink = no ink
tui-answers = { $n ->
    [one] one answer
   *[other] { $n } answers
}
tui-answers-of = { $shown } of { $n } answers
tui-decides = { $who } decides
tui-you-decide = you decide
tui-thinks = { $who } thinks…
tui-over = The game is over. Press Enter to see how it ended.
tui-filter = type to filter, ? for help
tui-alike = ({ $n } alike)
tui-below = { $n } below
tui-no-match = no answer has these letters; Esc shows all
tui-log = log
tui-card = card
tui-card-more = F6 more, and why not
tui-keep = { $answer }: keep these cards
tui-hint-when = You can ask for a hint when it is your turn to decide.
tui-hint-thinking = Thinking about a hint…
tui-gone-on = The game has moved on in the meantime.
tui-saved = Saved as { $path }.
tui-new-game = A new game. Seed { $seed }.
tui-too-small = The table needs { $width } by { $height } characters, but the terminal has { $wide } by { $high }. Make it larger; Ctrl-C leaves.
tui-keys = Enter answers · Tab looks · F1 help · F2 hint · F3 undo · F8 concede · F10 quit
tui-heading = Turn { $n } · { $who } is active ·
tui-next-player = Next player
tui-pass = Pass the screen to { $player }.
tui-sit-down = Press Enter to sit down.
tui-concede = Concede
tui-concede-ask = Concede for { $player }? The game will be lost ({ $rule }).
tui-take-back = Take back
tui-take-back-ask = { $n ->
    [one] Take back one answer?
   *[other] Take back { $n } answers?
} { $why }.
tui-leave = Leave
tui-leave-ask = Leave the table? The game is saved; --resume continues it.
tui-yes-no = y yes · n no
tui-end = The game is over
tui-end-turns = Turn { $n }. Lore: { $lore }. Seed { $seed }.
tui-end-keys = r rematch · a again with the same seed · s save the replay · u undo the last choice · Esc look at the table · q quit
tui-end-again = Enter shows the end of the game again.
tui-sheet-more = Down for more · Esc closes
tui-sheet-close = Esc closes
tui-now = now { $states }
tui-facedown = a facedown card
tui-under = under it: { $cards }
tui-nothing-to-do = Nothing can be done with it now.
tui-may-do = What it may do now, and why or why not:
tui-yes = yes
tui-no = no
tui-piles = Discard piles and inkwells
tui-discard = { $who }: discard, top card first
tui-nothing = nothing
tui-inkwell = { $n ->
    [one] inkwell: one card, { $ready } ready
   *[other] inkwell: { $n } cards, { $ready } ready
}
tui-ink-drops = { $n }◊ ink drops, each worth one ink
tui-hint = Hint
tui-hint-keys = Enter moves the cursor to it, Esc closes the hint.
tui-hint-weighed = Compared, best first; value in lore at the start of your next turn:
tui-hint-line = { $n ->
    [one] { $value } in one game: { $what }
   *[other] { $value } in { $n } games: { $what }
}
tui-help = Help
tui-key = { $key ->
    [type] type
    [pick] Up, Down, Enter
    [round] Tab, Shift-Tab
    [card] Enter on a card, F6
    [help] F1, ?
    [hint] F2, Ctrl-T
    [undo] F3, Ctrl-Z
    [piles] F4, Ctrl-P
    [save] F5, Ctrl-S
    [concede] F8, Ctrl-X
   *[leave] F10, Ctrl-Q, Ctrl-C
}
tui-key-does = { $key ->
    [type] show only the answers with these letters; Backspace, Esc
    [pick] pick an answer and give it
    [round] move between answers, hand, your cards, their cards and log
    [card] its text, what it may do, and why not, by rule
    [help] this page
    [hint] a hint from the searching bot
    [undo] take your last choice back
    [piles] discard piles and inkwells
    [save] save the game so far as a replay in this folder
    [concede] concede
   *[leave] leave; the game is saved, --resume continues it
}
tui-signs = { $sign ->
    [cost] Each card in hand begins with its cost; "no ink" means that it can't go into the inkwell.
    [numbers] Characters show strength/willpower and lore, and then their state in words.
    [log] In the log, > marks the lines since your last answer; rule numbers are in parentheses.
   *[ink] ink 3/5 means that 3 of 5 are ready.
}

## Cards in the terminal.

card-type = { $type ->
    [character] Character
    [action] Action
    [item] Item
   *[location] Location
}
card-ink = { $ink ->
    [amber] Amber
    [amethyst] Amethyst
    [emerald] Emerald
    [ruby] Ruby
    [sapphire] Sapphire
   *[steel] Steel
}
card-cost = cost { $n }
card-inkable = { $inkable ->
    [yes] inkable
   *[no] not inkable
}
card-number = { $what ->
    [strength] strength
    [willpower] willpower
    [lore] lore
   *[move] move cost
} { $n }
card-copies = at most { $n } in a deck
card-any-number = any number in a deck
card-partial = without an ability that was not understood
card-printed = printed as { $printings }
card-not-playable = not playable yet: { $why }
card-means = what it means:
card-versions = { $n } versions; give the full name of one to see it

## Rules in the terminal.

rules-part = { $title }: { $text }
rules-related = related: { $rules }
rules-numbers = numbers: { $numbers }
rules-number-none = none
rules-number-in = { $number } in { $edition }
rules-number-from = { $number } from { $first } to { $last }
rules-changed = changed: { $what }
rules-shown-by-nothing = not shown by anything yet
rules-shown-by = shown by
rules-give = give the number of a rule, `find` with words, `diff` with two editions, `coverage`, `glossary` or `rulings`
rules-not-in-edition = { $edition } has no rule { $number }; it exists in { $editions }
rules-has-parts = rule { $number } does not exist; { $section } has { $parts }
rules-has-no-parts = rule { $number } does not exist; { $section } has no parts
rules-unknown = rule "{ $number }" does not exist; to search for words: inkwright rules find { $number }
rules-none-found = no rule of { $edition } contains any of these words: { $words }
rules-term-elsewhere = { $edition } has no rule about { $term }; there is one in { $editions }
rules-reading = read here as: { $text }
rules-no-ruling = no reading is about "{ $about }"; to see them all: inkwright rules rulings
rules-rulings-edition = Rule numbers are those of { $edition }.
rules-diff-same = both editions are { $edition }; name two different ones
rules-diff-no-rule = no rule
rules-diff-cards = cards: { $cards }
rules-diff-shown-by = shown by { $what }
rules-diff-no-scenario = no scenario: { $reason }
rules-diff-no-scenario-yet = no scenario yet
rules-diff-changes =
    { $n ->
        [one] { $n } change from { $from } to { $to }
       *[other] { $n } changes from { $from } to { $to }
    }, { $shown } with a scenario; { $moved ->
        [one] { $moved } rule has a different number
       *[other] { $moved } rules have a different number
    } (--numbers)
rules-diff-played =
    { $n ->
        [one] { $n } scenario played under { $from } and { $to }
       *[other] { $n } scenarios played under { $from } and { $to }
    }: { $differ ->
        [one] { $differ } differs
       *[other] { $differ } differ
    }, { $unexplained } of them without a known reason; { $named ->
        [one] { $named } names its edition
       *[other] { $named } name their edition
    }
rules-diff-passes = passes
rules-diff-fails = fails at line { $line }: { $message }
rules-diff-unexplained = no known change explains it
rules-diff-because = because of { $changes }

## Imports.

import-official = { $n ->
    [one] From now on, one card is shown in { $language } as printed; saved in { $path }
   *[other] From now on, { $n } cards are shown in { $language } as printed; saved in { $path }
}
import-official-unknown = { $n ->
    [one] One entry is not in the library; import the English file first
   *[other] { $n } entries are not in the library; import the English file first
}
rules-no-word = the glossary has no "{ $word }"; to search the rules: inkwright rules find { $word }
