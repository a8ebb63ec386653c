# Errors in scenario files, in English.

## Texts and tables.

scenario-too-large = the scenario is larger than { $most } bytes; shorten it
scenario-no-such = the text has { $n } scenarios; number { $asked }, counted from 0, is not one of them
scn-column = { $what } (column { $column })
scn-file-unread = the file can't be read: { $why }
scn-folder-unread = the folder can't be read: { $why }
scn-folders-deep = folders are nested more than { $most } deep
scn-panicked = the engine panicked: { $what }
scn-no-message = no message
scn-not-one = not one scenario

## Reading files.

scn-file-too-large = the file is too large to be a scenario file
scn-no-scenario = the file contains no scenario; begin with a line such as: scenario "Title"
scn-before-first = this is before the first "scenario" line
scn-says-nothing = this line has no do, choose or expect
scn-after-steps = set-up lines come before the first do, choose or expect
scn-unexpected-character = unexpected character "{ $text }"
scn-no-closing-quote = this name has no closing quotation mark
scn-number-too-large = the number { $number } is too large
scn-unknown-word = unknown word "{ $word }"
scn-unknown-word-expected = unknown word "{ $word }", expected { $what }
scn-one-of = one of { $words }
scn-expected = expected { $what }, found { $found }
scn-end-of-line = the end of the line
scn-the-name = the name "{ $name }"
scn-unexpected-after = unexpected { $what } after the end of the statement
scn-out-of-range = { $what } is out of range
scn-nothing-said-of = "{ $word }" alone is not enough; continue with one of { $words }

## Players and teams.

scn-most-players = there can be at most { $most } players
scn-players-range = there can be 2 to { $most } players
scn-not-a-player = { $player } is not one of the { $n } players
scn-in-team-already = this player is already in a team
scn-together-without-teams = "turns together" needs "teams"
scn-setup-and-turn = "setup" and "turn" can't be used together; use "start" instead
scn-start-without-setup = "start" needs "setup"
scn-setup-decks-only = with "setup" the players have nothing but their decks and leaders
scn-edition-twice = the edition is named twice
scn-turns-from-one = turns are counted from 1
scn-under-a-player = "{ $word }" must follow a player; write first: p1:
scn-leader-already = this player already has a leader
scn-too-much-exerted = more ink is exerted than there is ({ $n })
scn-more-cards = more than { $most } cards

## Cards and their handles.

scn-unknown-handle = unknown handle "{ $handle }"
scn-handle-twice = the handle "{ $handle }" is given twice
scn-has-handle = the card already has a handle
scn-handle-is-player = "{ $word }" is a player and can't be a handle
scn-not-a-handle = "{ $word }" is not a handle; use lower-case letters, digits and _, a letter first
scn-card-twice = the card "{ $name }" is defined twice
scn-behind-brace = unexpected "{ $text }" after the card's closing brace
scn-no-closing-brace = the card's text has no closing brace
scn-no-cost = the card has no cost; write for example: cost 3
scn-no-strength = the character has no strength and willpower; write for example: 2/3
scn-no-willpower = the location has no willpower; write for example: willpower 5
scn-no-move-cost = the location has no move cost; write for example: move 1
scn-abilities-from-one = abilities are counted from 1
scn-options-from-one = options are counted from 1
scn-loop-once = a loop is taken at least once

## What a line can hold.

scn-a-statement = a statement
scn-a-title = a title in quotes
scn-a-player = a player such as p1
scn-a-card = a card (a handle or a full name in quotes)
scn-card-name = the card's full name in quotes
scn-a-card-name = a card's full name in quotes
scn-called-name = a card's name in quotes
scn-a-story-name = a story name
scn-a-handle = a handle such as stitch2
scn-a-rule = a rule number such as 4.6.6.1
scn-a-classification = a classification
scn-the-number = the number
scn-card-number = the number of cards
scn-player-number = the number of players
scn-bag-number = the number of abilities in the bag
scn-ready-ink-number = the number of ready ink cards
scn-drops-number = the number of drops
scn-keyword-number = the keyword's number
scn-ink-cost = the cost in ink
scn-the-cost = the cost
scn-the-move-cost = the move cost
scn-the-strength = the strength
scn-the-willpower = the willpower
scn-the-lore = the lore
scn-the-lore-value = the lore value
scn-the-damage = the damage
scn-the-turn = the turn
scn-the-seed = the seed
scn-chance-used = how often chance was used
scn-loop-times = how often the loop is taken

## Setting up.

scn-unknown-card = unknown card "{ $name }"
scn-unknown-card-name = unknown card name "{ $name }"
scn-no-class = no card has the classification "{ $class }"
scn-card-missing = the card "{ $name }" is missing from the compiled cards
scn-text-not-compiled = the text of "{ $name }" does not compile: { $why }
scn-not-a-leader = "{ $name }" is not a leader; define one and name it: { $example }
scn-action-in-play = an action can't be put into play
scn-not-on-side = { $card } is not in play on this player's side
scn-not-a-location = { $card } is not a location
scn-fits-many = { $card } fits { $n } cards; give one a handle

## Doing and choosing.

scn-drops = exactly { $drops } ink drops can't be removed for it
scn-two-bases = it can't be shifted onto two characters
scn-shift-onto-nothing = Shift onto nothing
scn-no-ability = { $card } has no activated ability "{ $name }"
scn-several-abilities = { $card } has several activated abilities; name one of: { $names }
scn-no-decision = no decision is open
scn-other-answer = the decision takes another kind of answer
scn-only-chosen = only { $n } could be chosen
scn-not-to-order = { $card } is not one of the cards to order
scn-not-in-bag = { $card } has no such ability in the bag
scn-not-in-bag-about = { $card } has no such ability about { $about } in the bag
scn-several-in-bag = { $card } has several abilities in the bag; add the story name, a number, or `about` and whom it triggered for
scn-no-such = no card fits { $card } on this line
scn-there-is-no = no card fits { $card }
scn-ambiguous = { $card } could mean { $n } cards ({ $places }); give a handle to the one you mean
scn-repeat-after-loop = "repeat" must follow "loop" and one round of it
scn-not-legal = expected "{ $line }" to be legal, but { $why }
scn-not-an-answer = expected "{ $line }" to be an answer, but { $why }; { $decision }
scn-decision-open = a decision is open at "{ $line }": { $decision }
scn-on-and-on = the game keeps asking without end
scn-law-broken = a law of the engine is broken: { $what }
scn-decide = { $players }: any of them may decide ({ $kind })
scn-decide-for = { $players }: any of them may decide ({ $kind } for { $card })
scn-decides = { $player } must decide ({ $kind })
scn-decides-for = { $player } must decide ({ $kind } for { $card })
scn-decision = { $who }: { $answers }
scn-answers-more = { $answers } | and { $n } more
scn-unseen-card = a card that { $player } doesn't see

## What was found.

scn-expected-found = expected { $wanted }; found { $found }
scn-bag-holds = { $n } abilities in the bag
scn-a-draw = a draw
scn-draw-because = a draw because of { $rule }
scn-no-winner = no winner
scn-winner = winner { $player }
scn-goes-on = a game that is not over
scn-still-in = still in the game
scn-no-event = no such event since the last do or choose: { $rules }
scn-none-at-all = none at all
scn-no-options = no cards to choose: { $decision }
scn-it-there = it there
scn-no-card-there = no such card there
scn-it-in = it in { $place }
scn-there-and-in = { $card } there and it in { $place }
scn-empty-deck = an empty deck
scn-number-being-in = { $n }, with the card in { $place }
scn-it-at = it at { $card }
scn-it-at-nowhere = it at no location
scn-no-number = no number
scn-it-has = that it has
scn-it-has-not = that it has not
scn-it-is-legal = that it is legal
scn-that = that { $reason }
scn-place = { $player }'s { $zone ->
    [deck] deck
    [hand] hand
    [discard] discard
    [inkwell] inkwell
   *[play] play
}
scn-under = under { $card }
scn-leader-of = no zone: the leader of { $player }
scn-no-zone = no zone

## Traces, answers and editions.

trace-passed = passed
trace-failed = failed at line { $n }: { $what }
trace-answered = (answered: { $answer })
explain-yes = yes
explain-no = no
editions-none = none
editions-passes = { $place }: { $title }: passes in { $passing }; fails in { $failing }
editions-unexplained = { $what }; no known change explains it
editions-changes = { $what }; changes: { $changes }
editions-summary = { $alike } pass in every edition, { $explained } differ by known changes, { $unexplained } fail or differ without a known reason

## Refusals in short.

short-by-rule = { $why } ({ $rule })
short-game-over = the game is over
short-not-asked = the game asks for something else now
short-not-your-card = it is not this player's card
short-not-in-hand = it is not in the player's hand
short-not-in-play = it is not in play
short-not-character = it is not a character
short-not-inkable = it has no inkwell symbol
short-already-inked = no more cards may be inked this turn
short-not-enough-ink = it needs { $needs } ready ink, and there is { $has }
short-not-enough-singers = it needs singers with a total cost of { $needs }, and they have { $has }
short-drying = it is drying
short-exerted = it is exerted
short-keyword = it has { $keyword }
short-cant-quest = it can't quest
short-cant-challenge = it can't challenge
short-cant-be-challenged = it can't be challenged by this character
short-not-exerted = only exerted characters can be challenged
short-own-character = it is not an opposing card
short-bodyguard = a character with Bodyguard must be challenged instead
short-must-challenge = a Reckless character must challenge first
short-not-a-location = it is not one of this player's locations
short-already-there = the character is already there
short-cant-move = it can't move
short-no-such-ability = it has no such activated ability
short-already-used = it was already used this turn
short-condition-not-met = its condition is not met
short-cost-not-payable = its cost can't be paid
short-no-shift = it has no Shift
short-wrong-shift-base = it can't be shifted onto this character
short-not-a-song = it is not a song
short-cost-too-low = the singer's cost is too low
short-cant-sing = it can't sing songs
short-no-sing-together = it has no Sing Together
short-must-quest = a character must quest first
short-not-free = nothing lets it be played for free
short-cant-play = an effect prevents this player from playing it
short-cant-be-chosen = it can't be chosen
short-not-an-option = it is not one of the possible answers
short-too-few = more must be chosen
short-out-of-range = the number is out of range
short-not-your-entry = it is not one of this player's entries in the bag
short-left-already = this player has left the game
short-not-a-loop = these answers don't lead back to where they began
short-loop-over = the loop is over, and another action must be taken

## Cards.

scn-cards-not-compiled = its cards can't be compiled
scn-ability-of-nothing = an ability of no card
scn-name-of-nothing = a name that no card has
scn-ability-not-in-bag = an ability that is not in the bag
scn-ability-not-next = an ability that can't resolve next
