# What the program says outside of games, in English.

## Input and files.

error = error: { $what }
note = note: { $what }
at-place = { $place }: { $what }
and-so-on = { $what } ({ $rule })
and-then = { $first }; { $then }
did-you-mean = { $what }; did you mean "{ $name }"?
or-more = { $what } or one of { $n } more
quoted = "{ $what }"
io-error = { $kind ->
    [missing] No such file or directory
    [denied] Permission denied
    [there] It is there already
    [folder] It is a folder
    [no-folder] It is not a folder
    [full] The disk is full
    [not-text] It is not text
   *[other] { $text }
}
output-broken = the output can't be written: { $why }
no-command = no command given
standard-input = standard input
check-path = { $file }: { $why }. Check that the path exists
check-path-used = { $file }: { $why }. Check that the path exists and may be used
check-path-read = { $file }: { $why }. Check that the path exists and may be read
check-text-read = { $file }: { $why }. Check that the file exists and can be read as text
check-folder-written = { $file }: { $why }. Check that the folder exists and may be written to
check-deck-path = { $file }: { $why }. Check that the path is right and leads to a deck list
check-deck-name = { $file }: { $why }. Check that the path is right, or name a starter deck, from { $first } to { $last }
no-decks-in-folder = { $file }: there are no deck lists (files that end in .txt) in this folder
is-there = { $file } is there already; give --force to write over it
wrote = wrote { $files }
written = written: { $files }
a-seed-is = a seed is a whole number from 0 to { $most }
games-none = no games say nothing; give a number from 1 on
games-number = give a whole number from 1 on
a-share-is = give a share between 0.0001 and 0.4
an-elo-is = give a difference in Elo between -1000 and 1000
a-budget-is = there are fast, normal and strong
a-player-is = write a player as p1, p2 and so on
no-such-player = there is no player { $player } in this game of { $n }
no-such-seat = { $file }: there is no player { $player }; give --seat p1 to p{ $n }
answers-up-to = { $file }: the game has { $n } answers; give a number up to that instead of { $at }
turns-up-to = { $file }: the game has { $n } turns; give a number up to that instead of { $at }
no-such-bot = there is no player "{ $name }"; there are { $names }
weights-too-large = { $file }: weights and nets take { $most } bytes at most
weights-unread = the weights can't be read: { $why }; compare them with crates/bots/data/greedy.ron
weights-not-text = weights are text; this file is not
net-none = this is not a net: it does not begin with INKNET03; training/README.md says how one is made
net-length = the net ends too early or goes on too long: it was cut off or changed; export it again
net-shape = the net is of another shape ({ $found }) than this program's ({ $wanted }); train it anew with this version
net-name = a fact's name in the net can't be read; export it again
no-report = Ctrl-C will end the run without a report ({ $why })
progress-games = games
progress-left = left
lines-damaged = { $file }: { $n ->
    [one] { $n } line
   *[other] { $n } lines
} can't be read; their games are played again
results-lost = results can't be written down, and are lost with this run: { $why }

## Decks and cards.

card-refused = "{ $name }" can't be played yet, the import refused it: { $why }
card-of-many = "{ $name }" is the name of { $n } cards; `inkwright cards show` lists them, name one of them in full
card-unknown = "{ $name }" is not in the card library
deck-unreadable = { $file }: this deck list can't be read
deck-any-way = Give --any-deck to play it all the same
deck-sideboard-idle = { $file }: its sideboard of { $n ->
    [one] { $n } card
   *[other] { $n } cards
} does not play
decks-not-playable = the decks can't be played
deck-at-line = line { $n }: { $what }
deck-at-card = card { $n }: { $what }
deck-partial = { $card }: played without an ability that was not understood
deck-no-version = "{ $text }" names no version; write { $versions }
deck-unknown-printing = "{ $text }": no card in the library has the printing { $printing }; write the card's name
deck-unknown-id = "{ $text }": no card in the library has the LorcanaJSON id { $id }; write the card's name, or import data that has it: inkwright cards import FILE
deck-two-cards = "{ $text }" names "{ $named }", but { $number } is "{ $numbered }"; take one of the two out
deck-no-count = "{ $text }" has no number of copies; write a line such as "4 Full Name - Version", or begin a remark with #
deck-no-name = "{ $text }" has no card name after the number of copies
deck-bad-count = "{ $text }" asks for { $count } copies; write a number from 1 to { $most }
deck-line-too-long = "{ $text }" is longer than any card's line; write one card per line
deck-too-many-cards = with "{ $text }" the deck has more than { $most } cards; shorten it
deck-too-large = larger than { $most } bytes; this is not a deck list
deck-not-text = no text; give a deck list, a Pixelborn code, a table or JSON
deck-empty = holds no cards; write lines such as "4 Full Name - Version"
deck-too-many-errors = too many errors; the rest of the file was not read
deck-bad-code = "{ $text }" looks like a Pixelborn code and is none, or a part of one; copy it again, to its end
deck-no-code-in-link = the link "{ $text }" carries no deck; open it and copy the list or the code
deck-bad-json = { $what }; correct the JSON
deck-no-list = { $what } isn't a list of cards; write { $example }
deck-too-many-cells = "{ $text }" has { $cells } cells and the heading { $columns }; put names with commas between quotation marks
deck-no-section = "{ $text }" is neither the deck nor the sideboard; write "deck" or "sideboard"
format-too-few = the deck has { $count } cards and needs at least { $least } ({ $rule })
format-too-many-inks = the deck has { $n } ink types and may have { $most }: { $inks } ({ $rule })
format-ink = { $ink } ({ $n })
format-too-many-copies = the deck has { $count } copies of "{ $name }" and may have { $limit } ({ $rule })
format-banned = "{ $name }" is banned since { $since } ({ $rule })
format-not-in-sets = "{ $name }" is in no set that may be used on this day, only in { $sets } ({ $rule })
format-not-standard = "{ $name }" is not a standard card ({ $rule })
format-unknown = there is no format "{ $name }"; there are { $names }
form-unknown = there is no form "{ $name }"; there are { $names }
not-a-day = "{ $text }" is not a date; write year-month-day, such as 2026-07-17
card-has-no-id = "{ $name }" has no LorcanaJSON id; write another form, such as text
card-has-no-code = "{ $name }" has a sign in its name that parts the cards of a Pixelborn code; write another form, such as text
card-not-in-deck = "{ $name }" is not in the deck
chance-too-many = the chance of holding { $n } different cards is too much to ask; ask for at most { $most }
search-unknown = there is no { $what ->
    [ink] ink
    [type] type
    [classification] classification
    [keyword] keyword
    [set] set
   *[other] { $what }
} "{ $said }"; there are { $possible }
search-cost = "{ $said }" is not a cost; write 3, 3- for 3 or less, 3+ for 3 or more, or 2..4
no-data-folder = this system names no folder for your data; name one with the environment variable { $variable }
library-too-large = { $file }: larger than { $most } bytes; a set's file is far smaller, so this is something else
library-malformed = { $place }: { $what }. Correct the file or import it again
library-twice = { $file }: "{ $name }" is also in { $other }; keep one of the two entries
library-unfiled = "{ $name }" has no printing of the form set/number to file it under; give it one such as "1/23"
library-unwritable = "{ $name }" cannot be written as RON: { $what }
library-other-version = { $file }: written by { $by }, and this is version { $ours }; its cards are left out. Import the card data again: inkwright cards import FILE
library-no-file = { $file }: no file; its cards are left out. Delete it and import the card data again
library-too-many = { $file }: with it there are more than { $most } cards or { $bytes } bytes, which is too much; its cards are left out. Delete files that are not needed
import-too-large = { $file }: larger than { $most } bytes; give LorcanaJSON's allCards.json or a file of its shape
import-malformed = { $place }: { $what }; give LorcanaJSON's allCards.json, or a JSON array of its card entries
import-language = { $file }: its cards are in "{ $language }", and the English wording decides (1.1.4); give the English file
import-unspoken = { $file }: its cards are in "{ $language }"; give a file in English, German, French, Italian or Chinese
import-field-missing = the field `{ $field }` is missing; add it to the entry
import-field-bad = the field `{ $field }` is "{ $value }", which no card has; correct the entry
import-field-long = the field `{ $field }` is longer than any card's; shorten it
import-not-understood = the text is not understood at "{ $text }": expected { $expected }
import-prints-differently = the text "{ $expected }" prints back as "{ $printed }"
texts-too-large = { $file } is larger than { $most } bytes; it can't be a file of card texts; name one like LorcanaJSON's allCards.json
texts-malformed = { $file }: { $what }; an object with a card's name, version and text under each English full name is wanted

## How games begin.

setup-players = a game takes 2 to 64 decks, and there are { $n } (1.3.1)
setup-too-many-cards = the decks have { $n } cards together; a game takes fewer than 65,000
setup-no-starter = { $player } can't begin: there is no such player in the game (2.2.1.1)
setup-no-card = { $player } has a card with the number { $n }, which is not in the card database
setup-action-in-play = card { $n } of { $player } is an action, and actions don't stay in play (5.4.3)
setup-no-location = card { $n } of { $player } is at a location that { $player } does not have in play
setup-too-many-under = card { $n } of { $player } has { $cards } cards under it; there can be 255
setup-too-late = turn { $n } is later than any game lasts; the last one is { $last }
teams-no-player = { $player } is in a team and not in the game (1.3.6.1)
teams-two = { $player } is in two teams (1.3.6.1)
teams-alone = all players are in one team, and nobody is left to play against (1.3.5.1)
series-unknown = there is no series "{ $name }"; write single, two-game, or best-of-N with an odd number up to { $most }
series-no-players = a game takes two players or more, each with a deck ({ $rule })
series-no-deck = { $player } has no deck ({ $rule })
series-length = a best-of series takes an odd number of games up to { $most } ({ $rule })
series-goes-on = the game is not over yet ({ $rule })
series-no-game = no game is being played ({ $rule })
series-not-cleared = the table is not cleared yet ({ $rule })
series-choice-open = { $player } must first say who starts ({ $rule })
series-not-your-choice = it is not this player's choice who starts ({ $rule })
series-over = the series is over ({ $rule })
edition-unknown = there is no edition "{ $name }"; name one of { $names }
edition-not-a-date = "{ $text }" is not a date; write it as 2026-10-16
edition-too-early = no edition that can be played was in force on { $date }; the oldest is of { $first }
the-json = the JSON
this-part = this
version-is = version { $version }
something-else = something else

## Reports on decks.

check-legal = { $file }: { $legal ->
    [yes] legal
   *[no] not legal
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
check-sideboard = { $what }; a sideboard of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, not checked
format-title = { $format ->
    [constructed] Constructed (any set, no bans)
    [core] Core Constructed
    [infinity] Infinity Constructed
    [draft] Draft
    [sealed] Sealed
    [pack-rush] Pack Rush
    [coconut] Format Coconut (beta)
   *[other] { $format }
}
check-total = { $legal } of { $n } legal in { $format } on { $date }
convert-run-together = several decks as { $form } would run into one another; give --out FOLDER
convert-no-sideboard = { $file }: a Pixelborn code has no sideboard, so its { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} left out
convert-no-folder = { $file } is not a folder; several decks need one
convert-same-file = two decks would be written to { $file }; convert them one by one
show-deck = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $inks }
show-kind = { $kind ->
    [character] Characters
    [action] Actions
    [song] Songs
    [item] Items
   *[location] Locations
} ({ $n })
show-sideboard = Sideboard ({ $n }, no part of the deck)
show-inkable = inkable
stats-head = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $different } different; mean cost { $cost }; { $inkable } inkable ({ $share })
stats-sideboard = a sideboard of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, not counted
stats-curve = cost  cards  # inkable  - not inkable
stats-inks = inks
stats-types = types
stats-kind = { $kind ->
    [character] characters
    [action] actions
    [song] songs
    [item] items
   *[location] locations
} { $n }
stats-classes = classifications
stats-more = { $what }, { $n } more
stats-chances = chances, with the opening hand as it comes
stats-ink-every-turn = ink every turn
stats-card-of-cost = a card of that cost
stats-hand-kept = hand kept
stats-all-altered = all else altered
stats-turn = turn
stats-going = { $going ->
    [play] play
   *[draw] draw
}
stats-asked = the chance of holding { $copies ->
    [each] { $n } copies each of{" "}
    [of] { $n } copies of{" "}
   *[one] {""}
}{ $cards }
stats-or = { $first } or { $second }
stats-and = { $first } and { $second }
stats-one-svg = --svg draws one deck; give one file
curve-head = { $cards } cards, { $inkable } inkable, mean cost { $cost }
curve-bar = cost { $cost }: { $cards } { $inks }, { $inkable ->
    [yes] inkable
   *[no] not inkable
}
curve-not-inkable = not inkable

## Reports on many games.

one-deck-given = a game is between two decks or more, and one is given; name another
bots-for-decks = { $bots } bots for { $decks } decks; give one, or one for each
report-players = players: { $players }; { $stamp }
report-stamp = { $program }, rules { $rules }, card library { $library }
game-broken = game { $n } (seed { $seed }): { $what }
report-series = { $n } series ({ $kind }), seed { $seed }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
report-series-won = { $name }: { $n } series won, { $share } (95 %: { $low } to { $high })
report-series-drawn = { $n } series drawn
report-games = { $n } games, seed { $seed }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
report-won = { $name }: { $n } wins, { $share } (95 %: { $low } to { $high })
report-draws = { $draws } draws, { $unfinished } unfinished; the starting player won { $share }
report-length = { $turns } turns and { $decisions } decisions a game
report-speed = { $seconds } s on { $threads } threads: { $rate } games a second
report-decisions-speed = { $seconds } s on { $threads } threads: { $rate } decisions a second
report-broken = { $n } games broke a promise of the engine
report-given-up = { $n } games were given up after too many decisions
arena-games = { $n } games, { $decks }, seed { $seed }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
so-many-decks = { $n } decks
arena-player = { $name }: { $share } of { $n } games (95 %: { $low } to { $high }), Elo { $elo } ({ $least } to { $most })
arena-time = { $what }, { $ms } ms a decision
arena-pairing = { $one } against { $other }: { $won } to { $lost }, { $draws } drawn; { $share } (95 %: { $low } to { $high })
player-named-twice = the player "{ $name }" is named twice; name another to meet
arena-two-players = an arena takes 2 players or more; give --players greedy,random
sprt-order = --elo1 must be greater than --elo0: the test tells the two apart
sprt-verdict = { $verdict ->
    [accepted] accepted: { $one } is better than { $other }, by { $high } Elo rather than { $low }
    [rejected] rejected: { $one } is not better than { $other } by { $high } Elo, but by { $low } or less
   *[open] open: the games played so far don't decide it
}
sprt-ratio = log likelihood ratio { $llr } (ends at { $low } and { $high })
sprt-games = { $n } games: { $won } to { $lost }, { $draws } drawn; { $share } (95 % by pairs: { $low } to { $high })
sprt-pairs = pairs with 0, ½, 1, 1½ and 2 points: { $pairs }
sprt-elo = Elo { $elo } ({ $low } to { $high }), normalised { $normalised } ({ $least } to { $most })
sprt-time = { $one } ms a decision against { $other }; { $seconds } s on { $threads } threads
matchup-too-many = { $n } decks are too many to meet; { $most } can
matchup-alone = one deck has nobody to meet; give more decks or a folder, --against DIR, or --mirrors
matchup-against-none = --against names no other deck than those that are to meet it
matchup-head = { $decks } decks, { $pairings } pairings, { $games } games, seed { $seed }, players: { $players }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
matchup-versus = { $one } against { $other }
matchup-starter = the starting player won { $share } (95 %: { $interval })
matchup-interval = { $low } to { $high }
matchup-draws = { $draws } draws, { $unfinished } unfinished; { $turns } turns and { $decisions } decisions a game
matchup-repeat = repeat: { $command }
matchup-column = { $column ->
    [deck] deck
    [rate] win rate
    [games] games
    [starting] starting
    [second] second
   *[against] against
}
matchup-matrix = win rate in % of the deck of the row against the one of the column
matchup-mirror = a deck against itself: the win rate of who started
matchup-one = { $name }: { $share } (95 %: { $interval }) of { $n } games; { $starting } starting, { $second } second
page-title-one = { $deck } against { $n } decks
page-title-mine = Matchup of { $mine } decks against { $n }
page-title = Matchup of { $n } decks
page-stopped = The run was stopped early: not all pairings have all their games.
page-broken = { $n } games broke a promise of the engine and are not counted.
page-fact = { $fact ->
    [games] Games
    [pairings] Pairings
    [players] Players
    [seed] Seed
    [program] Program
    [rules] Rules
   *[library] Card library
}
page-pairings = { $n } × { $games } games
page-repeat = Repeat it:
page-footer = Made by { $program }, an unofficial fan project. Win rates count a draw as half a win; intervals are Wilson's, of 95 %. What is told holds for these players: others may use the same cards better.
page-heading = { $of ->
    [decks] Decks
    [matrix] Who beats whom
    [length] Length of games
    [lore] Lore by round
    [edge] Who starts
    [curves] Lore of each deck
    [every-card] Every card of each deck
   *[cards] Cards
}
page-column = { $column ->
    [deck] Deck
    [rate] Win rate
    [interval] 95 % interval
    [games] Games
    [starting] Starting
    [second] Second
    [rounds] Rounds
    [against] Against
    [wins] Wins
    [losses] Losses
    [draws] Draws
    [starter] Starter won
    [turns] Turns
    [card] Card
    [copies] Copies
    [won] Won
   *[difference] Difference
}
page-ranking-note = { $mirrors ->
    [yes] Win rate of each deck over all its games against other decks. The line is the interval, the mark in the middle is 50 %.
   *[no] Win rate of each deck over all its games. The line is the interval, the mark in the middle is 50 %.
}
page-against-each = { $deck } against each
page-tip = { $of ->
    [itself] { $deck } against itself: who started won { $share } (95 %: { $interval }) of { $n } games
    [against] { $deck } against { $other }: { $share } (95 %: { $interval }) of { $n } games
    [starts] { $deck } starts: { $share } (95 %: { $interval }) of { $n } games
   *[second] { $deck } goes second: { $share } (95 %: { $interval }) of { $n } games
}
page-matrix-note = Win rate in % of the deck of the row against the one of the column. Point at a cell, or go there with the arrow keys, for its interval.
page-legend = { $end ->
    [low] 20 % and less
   *[high] 80 % and more
}
page-all-pairings = All { $n } pairings with their intervals
page-itself = (itself; win rate of who started)
page-length-note = In which round games ended; a round is a turn of each player. The mean is { $turns } turns and { $decisions } decisions a game.
page-lore-note = Mean lore at the end of each round. Games that are over keep their lore.
page-edge-note = The starting player won { $share } of all games (95 %: { $interval }). Below, each deck when it starts and when it goes second.
page-curves-note = Mean lore at the end of each round; the grey line is the mean of all decks.
page-plot = { $plot ->
    [lengths] How many games ended in each round
    [lore] Mean lore by round, of who started and of who went second
   *[edge] Win rate of each deck when it starts and when it goes second; the table of decks has the numbers
}
page-axis = { $axis ->
    [ended] round in which the game ended
   *[round] round
}
page-round = round { $round }: { $share } ({ $n } games)
page-player = { $who ->
    [first] starting player
   *[second] second player
}
page-lore-point = { $who ->
    [first] starting player, round { $round }: { $lore } lore
   *[second] second player, round { $round }: { $lore } lore
}
page-lore-end = { $deck }: { $lore } lore in the end
page-turn = { $who ->
    [first] starting
   *[second] second
}
page-interval = { $name }: { $interval } %
page-gap = { $name }: { $interval } percentage points
page-cards-note = The win rate of a deck in games in which a card was drawn, less its win rate in those in which it was not; and the same for being played. Drawn means: in the opening hand that was kept, or drawn later; played: by its owner, in any way.
page-cards-warning = This is what goes along with a card, not what the card does.
page-cards-why = Long games see more cards, dear cards are played by who is not losing, and of many intervals of 95 % some miss by chance.
page-deck-cards = ({ $n } cards, { $share })
page-too-few = There are too few games to point out cards: none has { $n } with and without it and an interval that leaves 0 out.
page-ends = { $end ->
    [more] Won more often when drawn (percentage points)
   *[less] Won less often when drawn (percentage points)
}
page-when = { $when ->
    [drawn] When drawn
   *[played] When played
}

## Runs, replays and positions.

results-busy = { $file }: another run is writing to this file; wait for it, or give another file
results-too-large = { $file }: larger than { $most } bytes; give another file
results-line-long = { $place }: a line longer than { $most } bytes; give another file
results-none = { $file }: not a file of results; give another file
results-other-run = { $file }: the results of another run: { $differences }. Give another file, or remove this one
run-meeting = a run takes 2 to { $most } decks, which meet in pairs, and there are { $n }
run-players = an arena takes 2 players or more, and there are { $n }
run-teams = two teams take an even number of decks, at least 4, and there are { $n }
run-threads = the threads can't be started: { $why }. Ask for fewer
table-no-cards = the deck "{ $name }" has no cards (1.1.1)
table-not-playable = the deck "{ $name }" can't be played yet: { $why }
replay-too-large = { $file }: larger than { $most } bytes; this is not a replay
replay-none = { $file }: not a replay; give a file that `inkwright simulate --save-replays` wrote
replay-version = { $file }: a replay of version { $found }, and this program reads versions { $first } to { $last }; use the program that wrote it
replay-damaged = { $file }: damaged: { $what }; copy it again from where it came from
replay-other-library = the replay belongs to another card library (its hash is { $theirs }, this program's is { $ours }); use the program that wrote it, with the same imported cards
replay-decks = the replay's decks can't be played: { $why }
replay-deck-large = the replay's deck "{ $name }" has { $cards } cards, more than the { $most } a deck may have
replay-cant-begin = the replay's game can't begin: { $why }
replay-refused = action { $n } of the replay, { $action }, is refused: { $why }
replay-too-long = the replay has { $n } answers, more than the { $most } that can be stepped through; `inkwright replay FILE` still checks it
replay-other-end = the replay says { $written }, but played back { $found }
start-decks = the decks can't be played: { $why }
start-sitters = { $decks } decks were given for { $sitters } players; give each player one (1.3.1)
start-too-far = the game has { $there } answers, and { $asked } were asked for; give a smaller number
start-unwanted = nobody waits for this game any more
explain-which = { $file } has { $n } scenarios; say where with { $file }:LINE, such as { $file }:{ $example }
explain-before = { $file }: line { $n } is before the first scenario
explain-no-player = there is no player { $player } in this game
export-too-far = the game has { $n } answers; there is no position after { $at }
export-refused = answer { $n } of the game is refused: { $why }
export-no-words = no scenario can be written that leads there: { $why }
at-is-for-replays = { $place }: --at and --turn are for replays; say a scenario's line with FILE.scn:LINE
nothing-decided-there = { $file }: nothing is to be decided there
say-where = { $file }: say where in the game, by the number of answers given before ({ $file }:N, N up to { $n }) or with --turn T
say-where-hint = { $file }: say where in the game, by the number of answers given before: { $file }:N or --at N
hint-choice = turn { $turn }, { $player }, { $n } answers: { $choice }
hint-line = ({ $n } games)  { $what }
hint-played = in the game: { $what }
hint-time = { $seconds } s, { $n } decisions in imagined games
nothing-for-player = there is nothing for { $player } to decide now
position-none = { $file }: there is no position after { $at } answers
position-which = say which position to export with --at N or --turn T
position-after = after { $at } of { $n } answers, { $board }
log-starts = { $player } starts (2.2.1.1)
log-answer = { $player }: { $answer }
replay-verified = verified: { $end } after { $turns } turns and { $decisions } decisions
replay-won = { $player } ({ $deck }) wins ({ $rule })
replay-draw = a draw ({ $rule })
replay-unfinished = the game was not played to its end
play-deck-from-input = your answers come from standard input, so a deck can't; give a file
play-none-unfinished = there is no unfinished game in { $folder }; begin one with `inkwright play`
play-not-kept = the game can't be kept: { $why }
your-cards = your cards
serve-at = Inkwright is at { $page } (Ctrl-C stops it)
serve-no-page = this program was built without the page; `make web` builds it, then build the program again
serve-no-browser = no browser could be opened; open { $page } yourself
serve-no-threads = the system gives no threads: { $why }
serve-bind = { $address }: { $why }. Give another port with --port, or 0 for any free one
serve-stopped = the server stopped: { $why }
store-folder = { $folder }: { $why }. Give a folder that can be written to
store-in-use = { $file }: another server is using it; stop that one, or give another folder with --data
store-version = { $file }: its tables have version { $found }, and this program knows version { $ours }; use the program that wrote it, or another folder
store-broken = the tables can't be stored: { $why }
store-damaged = a stored table can't be read: { $why }
scenarios-passed = { $passed } passed, { $failed } failed
pages-written = { $n } pages written to { $folder }
results-difference = { $what }: { $theirs } there, { $ours } here

## A position, printed or stepped through.

board-turn = turn { $turn } of { $player }
board-before = before the first turn
board-as = { $what }, as { $player } sees it
board-bag = bag: { $cards }
board-waiting = { $card } ({ $player })
board-decides = { $player } must decide: { $what ->
    [action] a turn action
    [mulligan] which cards of the opening hand to put away
    [cards] cards
    [player] a player
    [may] yes or no
    [option] an option
    [number] a number
    [name] a card's name
    [trigger] which ability resolves next
    [order] an order
   *[replacement] which replacement effect applies
}
board-decides-for = { $what } for { $card }
board-more = and { $n } more
board-won = { $player } has won ({ $rule })
board-draw = the game is a draw ({ $rule })
board-drops = { $what }, { $n ->
    [one] one ink drop
   *[other] { $n } ink drops
}
board-out = { $what }, out of the game
board-zone = { $zone ->
    [played] being played
    [looking] looking at
    [hand] hand
    [inkwell] inkwell
   *[discard] discard
}: { $cards }
board-willpower = { $name } willpower { $n }
marketing-card = a marketing card
out-of-sight-card = a card out of sight
step-help = Space → on  ← back  n p turn  g jump  / find  v view  s save  f fork  q quit
step-turn = — turn { $n } —
step-turns = The game has { $n } turns.
step-fork = To play on from here: { $command }
step-type-turn = Type the number of a turn.
step-not-found = "{ $text }" is not in the log.
step-is-there = { $file } is there already; nothing was written.
step-head = { $file }  turn { $turn }  answer { $at } of { $n }
step-open = all cards open
step-as = as { $player } sees it
step-typing = { $what ->
    [turn] Turn
    [find] Find
   *[file] Write a scenario to
}: { $typed }
step-not-shown = This position can't be shown.
step-table = Table
step-log = Log

## Reports on cards.

search-none = no card fits
search-heading = { $column ->
    [cost] cost
    [ink] ink
    [type] type
    [numbers] str/will/lore
   *[name] name
}
search-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
coverage-no-data = there are no card data at { $file }; give LorcanaJSON's allCards.json with --data FILE
import-empty = { $file }: holds no cards; nothing was written
import-not-kept = the texts can't be kept in { $folder }: { $why }
import-no-such-card = the data have no card "{ $name }"; give its full name
import-not-one = "{ $name }" has not exactly one ability that is not understood, so none can be left out
import-file-cards = { $file }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
import-refused-card = refused { $card }: { $why }
import-listed = { $n ->
    [one] 1 card
   *[other] { $n } cards
} imported, { $refused } refused, in { $folder }
import-text-part = a part of its text is not understood
import-known-stays = { $what } (the wording that is known stays)
import-without = To play it without this ability: { $option }
import-nothing = nothing was written
import-summary = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $imported } imported, { $unchanged } known already, { $refused } refused; { $kept } others kept
try-name = Your Card
try-version = Tried Out
try-refused = { $n } of the cards can't be played as they are; see above
try-kept = kept in { $file }
try-exercised = exercised in games built around it: { $laws ->
    [kept] no law was broken
   *[broken] a law was broken
}
exercise-broken = broken: { $what }
exercise-never = { $card }, ability { $n }: { $why ->
    [deck] it speaks of building decks only
    [name] it speaks of a name that no card has
   *[unknown] never at work
}
exercise-partly = { $card }, ability { $n }: a part never at work
exercise-summary = { $done } of { $abilities } abilities of { $cards } cards at work in { $games } games with { $decisions } decisions; { $broken } laws broken
differs = { $what ->
    [table] the players and cards of the game
    [outcome] how the game ended
    [turn] whose turn it is and which
    [lore] lore
    [players] what the players did this turn or who is out of the game
    [zones] which cards are where
    [states] the states of cards, such as damage or being exerted
    [sight] who knows which card
    [traits] the values and abilities of cards in play
    [question] what is to be decided
    [bag] the abilities waiting in the bag
    [lasting] effects that last for a time
    [memory] what happened earlier this turn
    [chance] what shuffles and random choices will bring
   *[loop] how far a loop has come
}
export-begins-turn = in turn { $turn }, after { $n } answers
export-begins-setup = at the very beginning
export-exact = { $file }: the very position after { $at } answers; the scenario begins { $begins }
export-not-quite = { $file }: not quite the position after { $at } answers; no scenario can carry over: { $lost }; it begins { $begins }
replay-ends-early = it ends too early
replay-checksum = its checksum is wrong
replay-follows = something follows the game
replay-unread = it can't be read ({ $why })
search-inkable = write `--inkable`, `--inkable=yes` or `--inkable=no`
exercise-part = "{ $text }" is not K/N with 1 ≤ K ≤ N, such as 1/20
tui-needs-terminal = --tui needs a terminal; leave it out to play in a pipe
play-bot-stopped = a player of the program stopped working; the game is kept, `inkwright play --resume` goes on
play-bot-no-answer = a bot has no answer; please report this
play-input = standard input can't be read: { $why }
pairs-found = found: { $what }
pairs-summary = { $pairs } pairs met in { $games } games with { $decisions } decisions; { $findings } findings
card-made-of = made of { $constructs }
card-no-tree = the ability tree can't be shown: { $why }
writing-which = say which language to measure: `--lang de`, `fr`, `it` or `zh`
writing-row = { $row ->
    [english] English
    [official] official
   *[ours] ours
}: { $text }
writing-figures = { $what ->
    [all] all paragraphs
   *[without] without lines of keywords
}: { $n } compared, { $same } the same ({ $share }), mean F1 { $mean }
writing-unmatched = not compared, because their paragraphs can't be told apart: { $cards }
writing-unknown = cards that the library does not have: { $n }
rules-no-scenarios = there is no folder `scenarios` here; name one with --scenarios
rules-shown = { $shown } of { $n } rules of { $edition } shown
rules-missing = missing: { $rules }
deck-not-legal = { $file }: not a legal { $format ->
    [coconut] deck of Format Coconut (beta)
   *[constructed] Constructed deck
}:{ $problems }
deck-leader-idle = { $file }: its leader plays in Format Coconut (beta) only: --variant coconut
play-no-leader = Format Coconut (beta) takes deck lists with leaders, which no starter deck has; name them with --deck and --opponent, or give --any-deck
format-no-leader = the deck has no leader; write "Leader: Full Name - Version", and its abilities in lines that begin with ">" ({ $rule })
format-unknown-leader = the leader's card "{ $name }" is not in the card library
format-inks-with-leader = the deck and its leader have { $n } ink types and may have { $most }: { $inks }, and { $leader } of the leader ({ $rule })
format-beside-leader = the deck has { $count } copies of "{ $name }" and may have { $limit }; only the leader's card may be there more often ({ $rule })
replay-has-edition = { $place }: a saved game has its own edition; leave out --edition and --date
deck-two-leaders = "{ $text }" is a second leader; a deck has one
deck-text-without-leader = "{ $text }" belongs to a leader, and none is named; write "Leader: Full Name - Version" before it
deck-bad-leader = { $what } is no leader; write { $example }
leader-too-many-lines = a leader has at most { $most } abilities, one a line; take some out
leader-too-long = line { $n } of the leader's text is longer than { $most } bytes; write one ability a line
leader-not-understood = line { $n } of the leader's text is not understood: { $why }; `inkwright cards try FILE --type item` says more
table-leader = the deck "{ $name }": { $why }
table-leader-not-playable = a leader can't be played: { $why }; word its text otherwise
setup-leader-elsewhere = { $player } has a leader, and leaders are for Format Coconut; play it as that variant, or without leaders
setup-not-a-leader = the leader of { $player } was not compiled as a leader
setup-too-many-leaders = there are leaders for { $leaders } players, and { $players } play
setup-leader-among-cards = a leader is among the cards of { $player }; it belongs beside them
convert-no-leader = { $file }: { $form } has no leader, so it is left out
coverage-no-set = { $file }: no card is filed under set { $set }
coverage-no-set-but = { $file }: no card is filed under set { $set }; there are { $sets }
coverage-cards = { $cards } cards, { $compiled } compiled, { $exact } printed back exactly
coverage-abilities = { $n } abilities, { $compiled } compiled
coverage-gap = { $card }: at "{ $text }", expected { $expected }
coverage-program = a program for { $what }
coverage-more = { $n } more gaps; --json shows all
constructs-used = { $cards } cards, { $scenarios } scenarios
constructs-lone = stands alone
constructs-never = never { $what }: { $why }
constructs-not-shown = not shown: { $what }
constructs-idle = { $construct } is excused for "{ $what }" without need
constructs-failed = { $n } scenarios failed and show nothing
constructs-summary = { $n } constructs, { $unshown } of them not wholly shown
constructs-lone-abilities = { $n } of { $all } abilities ({ $share }) need a construct without parameters that a single card uses
construct-lacks = { $what ->
    [work] at work
    [true] the condition true
    [false] the condition false
    [taken] taken
    [declined] declined
    [something] something to choose
   *[nothing] nothing to choose
}
construct-because = { $why ->
    [not-offered] an option with nothing to choose is not offered (6.1.5.2)
    [from-discard] what its user returns lies in the discard by then, or nothing is offered (6.1.4)
    [in-option] its only user says it in an option, which is not offered then (6.1.5.2)
    [draws-first] its only user draws that many cards first, so there are cards to discard
    [discards] its only user discards a card as a cost, which can't be paid without one (1.5.3)
    [moved] its only user speaks of the character that has just moved, which is always there
    [price] its only user does it as the price of an offer, which is not made then (1.5.3)
   *[shifted] its only user has just been shifted onto what lies under it
}
progress-of = { $done } of { $all } { $what ->
    [cards] cards
   *[pairs] pairs
}, { $time } left
serve-url = "{ $text }" is not an address like { $example }
serve-seconds = "{ $text }" is not a number of seconds
typed-whole-number = { $kind ->
    [empty] cannot parse integer from empty string
    [large] number too large to fit in target type
    [small] number too small to fit in target type
   *[digit] invalid digit found in string
}
typed-number = invalid float literal
typed-address = invalid IP address syntax
typed-range = { $n } is not in { $range }
import-words = { $text }
import-again = { $file }: { $why }; import it again
results-in-order = { $n } others in some order
results-and-more = { $what } and { $n } more
results-nothing = nothing
program-version = inkwright { $version } (card library { $library })
