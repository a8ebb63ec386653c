# Messages outside of games, in English.

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
    [there] It already exists
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
check-path-used = { $file }: { $why }. Check that the path exists and is accessible
check-path-read = { $file }: { $why }. Check that the path exists and is readable
check-text-read = { $file }: { $why }. Check that the file exists and can be read as text
check-folder-written = { $file }: { $why }. Check that the folder exists and is writable
check-deck-path = { $file }: { $why }. Check that the path leads to a deck list
check-deck-name = { $file }: { $why }. Check the path, or name a starter deck, from { $first } to { $last }
no-decks-in-folder = { $file }: this folder has no deck lists (files that end in .txt)
is-there = { $file } already exists; give --force to overwrite it
wrote = wrote { $files }
written = written: { $files }
a-seed-is = a seed is a whole number from 0 to { $most }
games-none = no games would be played; give a number of at least 1
games-number = give a whole number of at least 1
a-share-is = give a share between 0.0001 and 0.4
an-elo-is = give a difference in Elo between -1000 and 1000
a-budget-is = write fast, normal or strong
a-player-is = write a player as p1, p2 and so on
no-such-player = { $player } is not in this game of { $n } players
no-such-seat = { $file }: { $player } is not in this game; give --seat p1 to p{ $n }
answers-up-to = { $file }: the game has { $n } answers; give a number up to { $n } instead of { $at }
turns-up-to = { $file }: the game has { $n } turns; give a number up to { $n } instead of { $at }
no-such-bot = unknown bot "{ $name }"; choose one of { $names }
weights-too-large = { $file }: larger than { $most } bytes; this is neither a file of weights nor a net
weights-unread = the weights can't be read: { $why }; compare them with crates/bots/data/greedy.ron
weights-not-text = weights are text, but this file is not
net-none = this is not a net: it does not begin with INKNET03; training/README.md describes how to make one
net-length = the net is too short or too long: it was cut off or changed; export it again
net-shape = the net has the shape { $found }, but this program needs { $wanted }; train it again with this version
net-name = the name of a fact in the net can't be read; export it again
no-report = Ctrl-C will end the run without a report ({ $why })
progress-games = games
progress-left = left
lines-damaged = { $file }: { $n ->
    [one] { $n } line
   *[other] { $n } lines
} can't be read; their games are played again
results-lost = results can't be written to the file and are lost when this run ends: { $why }

## Decks and cards.

card-refused = "{ $name }" can't be played yet; the import refused it: { $why }
card-of-many = "{ $name }" is the name of { $n } cards; give the full name of one (`inkwright cards show` lists them)
card-unknown = "{ $name }" is not in the card library
deck-unreadable = { $file }: this deck list can't be read
deck-any-way = Give --any-deck to play it anyway
deck-sideboard-idle = { $file }: the sideboard of { $n ->
    [one] { $n } card
   *[other] { $n } cards
} is not used
decks-not-playable = the decks can't be played
deck-at-line = line { $n }: { $what }
deck-at-card = card { $n }: { $what }
deck-partial = { $card }: played without an ability that was not understood
deck-no-version = "{ $text }" has no version; write { $versions }
deck-unknown-printing = "{ $text }": no card in the library has the printing { $printing }; write the card's name
deck-unknown-id = "{ $text }": no card in the library has the LorcanaJSON id { $id }; write the card's name, or import data that has it: inkwright cards import FILE
deck-two-cards = "{ $text }" names "{ $named }", but { $number } is "{ $numbered }"; remove one of the two
deck-no-count = "{ $text }" has no number of copies; write a line such as "4 Full Name - Version", or begin a comment with #
deck-no-name = "{ $text }" has no card name after the number of copies
deck-bad-count = "{ $text }" asks for { $count } copies; write a number from 1 to { $most }
deck-line-too-long = "{ $text }" is longer than any card's line; write one card per line
deck-too-many-cards = "{ $text }" brings the deck to more than { $most } cards; shorten it
deck-too-large = larger than { $most } bytes; this is not a deck list
deck-not-text = this is not text; give a deck list, a Pixelborn code, a table or JSON
deck-empty = contains no cards; write lines such as "4 Full Name - Version"
deck-too-many-errors = too many errors; the rest of the file was not read
deck-bad-code = "{ $text }" looks like a Pixelborn code, but is damaged or incomplete; copy the whole code again
deck-no-code-in-link = the link "{ $text }" contains no deck; open it and copy the list or the code
deck-bad-json = { $what }; correct the JSON
deck-no-list = { $what } isn't a list of cards; write { $example }
deck-too-many-cells = "{ $text }" has { $cells } cells, but the heading has { $columns }; put names that contain commas in quotation marks
deck-no-section = "{ $text }" is neither the deck nor the sideboard; write "deck" or "sideboard"
format-too-few = the deck has { $count } cards, but needs at least { $least } ({ $rule })
format-too-many-inks = the deck has { $n } ink types, but may have at most { $most }: { $inks } ({ $rule })
format-ink = { $ink } ({ $n })
format-too-many-copies = the deck has { $count } copies of "{ $name }", but may have at most { $limit } ({ $rule })
format-banned = "{ $name }" has been banned since { $since } ({ $rule })
format-not-in-sets = "{ $name }" is only in sets that are not legal on this date: { $sets } ({ $rule })
format-not-standard = "{ $name }" is not a standard card ({ $rule })
format-unknown = unknown format "{ $name }"; choose one of { $names }
form-unknown = unknown form "{ $name }"; choose one of { $names }
not-a-day = "{ $text }" is not a date; write year-month-day, such as 2026-07-17
card-has-no-id = "{ $name }" has no LorcanaJSON id; choose another form, such as text
card-has-no-code = the name "{ $name }" contains a character that separates the cards of a Pixelborn code; choose another form, such as text
card-not-in-deck = "{ $name }" is not in the deck
chance-too-many = the chance of holding { $n } different cards can't be calculated; ask for at most { $most }
search-unknown = unknown { $what ->
    [ink] ink
    [type] type
    [classification] classification
    [keyword] keyword
    [set] set
   *[other] { $what }
} "{ $said }"; choose one of { $possible }
search-cost = "{ $said }" is not a cost; write 3, 3- for 3 or less, 3+ for 3 or more, or 2..4
no-data-folder = this system has no folder for your data; name one with the environment variable { $variable }
library-too-large = { $file }: larger than { $most } bytes; the file of a set is never that large
library-malformed = { $place }: { $what }. Correct the file or import it again
library-twice = { $file }: "{ $name }" is also in { $other }; keep one of the two entries
library-unfiled = "{ $name }" needs a printing of the form set/number, such as "1/23"
library-unwritable = "{ $name }" can't be written as RON: { $what }
library-other-version = { $file }: written by { $by }, but this is version { $ours }; its cards are left out. Import the card data again: inkwright cards import FILE
library-no-file = { $file }: not a file; its cards are left out. Delete it and import the card data again
library-too-many = { $file }: with this file you would have more than { $most } cards or { $bytes } bytes; its cards are left out. Delete files that you don't need
import-too-large = { $file }: larger than { $most } bytes; give LorcanaJSON's allCards.json or a file like it
import-malformed = { $place }: { $what }; give LorcanaJSON's allCards.json, or a JSON array of its card entries
import-language = { $file }: its cards are in "{ $language }", but the English wording counts (1.1.4); give the English file
import-unspoken = { $file }: its cards are in "{ $language }"; give a file in English, German, French, Italian or Chinese
import-field-missing = the field `{ $field }` is missing; add it to the entry
import-field-bad = the field `{ $field }` is "{ $value }", which no card has; correct the entry
import-field-long = the field `{ $field }` is longer than any card's; shorten it
import-not-understood = the text is not understood at "{ $text }": expected { $expected }
import-prints-differently = the text "{ $expected }" prints back as "{ $printed }"
texts-too-large = { $file } is larger than { $most } bytes, so it is not a file of card texts; give one like LorcanaJSON's allCards.json
texts-malformed = { $file }: { $what }; give a JSON object with a card's name, version and text under each English full name

## How games begin.

setup-players = a game takes 2 to 64 decks, not { $n } (1.3.1)
setup-too-many-cards = the decks have { $n } cards in total; a game takes fewer than 65,000
setup-no-starter = { $player } can't start: this player is not in the game (2.2.1.1)
setup-no-card = { $player } has card number { $n }, which is not in the card database
setup-action-in-play = card { $n } of { $player } is an action, and actions don't stay in play (5.4.3)
setup-no-location = card { $n } of { $player } is at a location that { $player } does not have in play
setup-too-many-under = card { $n } of { $player } has { $cards } cards under it; the most is 255
setup-too-late = turn { $n } is too late; the last possible turn is { $last }
teams-no-player = { $player } is in a team, but not in the game (1.3.6.1)
teams-two = { $player } is in two teams (1.3.6.1)
teams-alone = all players are in one team, so nobody is left to play against (1.3.5.1)
series-unknown = unknown series "{ $name }"; write single, two-game, or best-of-N with an odd number up to { $most }
series-no-players = a game takes two players or more, each with a deck ({ $rule })
series-no-deck = { $player } has no deck ({ $rule })
series-length = a best-of series takes an odd number of games up to { $most } ({ $rule })
series-goes-on = the game is not over yet ({ $rule })
series-no-game = no game is being played ({ $rule })
series-not-cleared = the table is not cleared yet ({ $rule })
series-choice-open = { $player } must first choose who starts ({ $rule })
series-not-your-choice = this player does not choose who starts ({ $rule })
series-over = the series is over ({ $rule })
edition-unknown = unknown edition "{ $name }"; choose one of { $names }
edition-not-a-date = "{ $text }" is not a date; write one such as 2026-10-16
edition-too-early = no edition that this program knows was in force on { $date }; the oldest is { $first }
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
convert-run-together = several decks in the form { $form } would run together; give --out FOLDER
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
show-sideboard = Sideboard ({ $n }, not part of the deck)
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
stats-chances = chances, if you keep the opening hand
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

one-deck-given = a game needs at least two decks, and only one is given; name another
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
report-broken = { $n } games broke a law of the engine
report-given-up = { $n } games were abandoned after too many decisions
arena-games = { $n } games, { $decks }, seed { $seed }{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
so-many-decks = { $n } decks
arena-player = { $name }: { $share } of { $n } games (95 %: { $low } to { $high }), Elo { $elo } ({ $least } to { $most })
arena-time = { $what }, { $ms } ms a decision
arena-pairing = { $one } against { $other }: { $won } to { $lost }, { $draws } drawn; { $share } (95 %: { $low } to { $high })
player-named-twice = the bot "{ $name }" is named twice; name a different one
arena-two-players = an arena takes at least 2 bots; give --players greedy,random
sprt-order = --elo1 must be greater than --elo0: the test decides between the two
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
matchup-too-many = { $n } decks are too many; at most { $most } can meet
matchup-alone = a single deck has no opponents; give more decks or a folder, --against DIR, or --mirrors
matchup-against-none = --against must name at least one deck that is not among the others
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
matchup-matrix = win rate in % of the row's deck against the column's deck
matchup-mirror = a deck against itself: the win rate of the starting player
matchup-one = { $name }: { $share } (95 %: { $interval }) of { $n } games; { $starting } starting, { $second } second
page-title-one = { $deck } against { $n } decks
page-title-mine = Matchup of { $mine } decks against { $n }
page-title = Matchup of { $n } decks
page-stopped = The run was stopped early: not all pairings have all their games.
page-broken = { $n } games broke a law of the engine and are not counted.
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
page-footer = Made by { $program }, an unofficial fan project. Win rates count a draw as half a win; the 95 % intervals are Wilson intervals. All results hold for these bots; other players may use the same cards better.
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
    [itself] { $deck } against itself: the starting player won { $share } (95 %: { $interval }) of { $n } games
    [against] { $deck } against { $other }: { $share } (95 %: { $interval }) of { $n } games
    [starts] { $deck } starts: { $share } (95 %: { $interval }) of { $n } games
   *[second] { $deck } goes second: { $share } (95 %: { $interval }) of { $n } games
}
page-matrix-note = Win rate in % of the row's deck against the column's deck. Point at a cell, or move to it with the arrow keys, to see its interval.
page-legend = { $end ->
    [low] 20 % and less
   *[high] 80 % and more
}
page-all-pairings = All { $n } pairings with their intervals
page-itself = (itself; win rate of the starting player)
page-length-note = The round in which games ended; a round is one turn of each player. The mean is { $turns } turns and { $decisions } decisions per game.
page-lore-note = Mean lore at the end of each round. Finished games keep their final lore.
page-edge-note = The starting player won { $share } of all games (95 %: { $interval }). Below, each deck when it starts and when it goes second.
page-curves-note = Mean lore at the end of each round; the grey line is the mean of all decks.
page-plot = { $plot ->
    [lengths] How many games ended in each round
    [lore] Mean lore by round, of the starting player and of the second player
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
page-cards-note = The win rate of a deck in games in which a card was drawn, minus its win rate in games in which it was not; and the same for playing the card. A drawn card was in the opening hand that was kept, or was drawn later. A played card was played by its owner, in any way.
page-cards-warning = This shows which cards go along with winning, not which cards cause it.
page-cards-why = Long games see more cards, expensive cards are played by players who are not losing, and some of many 95 % intervals miss by chance.
page-deck-cards = ({ $n } cards, { $share })
page-too-few = There are too few games to single out cards: no card has { $n } games with it, { $n } without it, and an interval that excludes 0.
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
results-other-run = { $file }: these are the results of another run: { $differences }. Give another file, or remove this one
run-meeting = a run takes 2 to { $most } decks, which meet in pairs, not { $n }
run-players = an arena takes at least 2 bots, not { $n }
run-teams = two teams take an even number of decks, at least 4, not { $n }
run-threads = the threads can't be started: { $why }. Ask for fewer
table-no-cards = the deck "{ $name }" has no cards (1.1.1)
table-not-playable = the deck "{ $name }" can't be played yet: { $why }
replay-too-large = { $file }: larger than { $most } bytes; this is not a replay
replay-none = { $file }: not a replay; give a file that `inkwright simulate --save-replays` wrote
replay-version = { $file }: a replay of version { $found }, but this program reads versions { $first } to { $last }; use the program that wrote it
replay-damaged = { $file }: damaged: { $what }; copy it again from where it came from
replay-other-library = the replay belongs to another card library (its hash is { $theirs }, this program's is { $ours }); use the program that wrote it, with the same imported cards
replay-decks = the replay's decks can't be played: { $why }
replay-deck-large = the replay's deck "{ $name }" has { $cards } cards, more than the { $most } a deck may have
replay-cant-begin = the replay's game can't begin: { $why }
replay-refused = action { $n } of the replay, { $action }, is refused: { $why }
replay-too-long = the replay has { $n } answers, more than the { $most } that can be stepped through; `inkwright replay FILE` still checks it
replay-other-end = the replay records { $written }, but playing it again gives { $found }
start-decks = the decks can't be played: { $why }
start-sitters = { $decks } decks were given for { $sitters } players; give each player one (1.3.1)
start-too-far = the game has { $there } answers, not { $asked }; give a smaller number
start-unwanted = nobody is waiting for this game any more
explain-which = { $file } has { $n } scenarios; choose one with { $file }:LINE, such as { $file }:{ $example }
explain-before = { $file }: line { $n } is before the first scenario
explain-no-player = { $player } is not in this game
export-too-far = the game has { $n } answers, so it has no position after { $at }
export-refused = answer { $n } of the game is refused: { $why }
export-no-words = no scenario can lead to this position: { $why }
at-is-for-replays = { $place }: --at and --turn are for replays; give a scenario's line as FILE.scn:LINE
nothing-decided-there = { $file }: there is nothing to decide there
say-where = { $file }: choose a position by the number of answers before it ({ $file }:N, with N up to { $n }) or with --turn T
say-where-hint = { $file }: choose a position by the number of answers before it: { $file }:N or --at N
hint-choice = turn { $turn }, { $player }, { $n } answers: { $choice }
hint-line = ({ $n } games)  { $what }
hint-played = in the game: { $what }
hint-time = { $seconds } s, { $n } decisions in imagined games
nothing-for-player = there is nothing for { $player } to decide now
position-none = { $file }: the game has no position after { $at } answers
position-which = choose the position to export with --at N or --turn T
position-after = after { $at } of { $n } answers, { $board }
log-starts = { $player } starts (2.2.1.1)
log-answer = { $player }: { $answer }
replay-verified = verified: { $end } after { $turns } turns and { $decisions } decisions
replay-won = { $player } ({ $deck }) wins ({ $rule })
replay-draw = a draw ({ $rule })
replay-unfinished = the game was not played to its end
play-deck-from-input = your answers come from standard input, so a deck can't come from there; give a file
play-none-unfinished = { $folder } has no unfinished game; start one with `inkwright play`
play-not-kept = the game can't be saved: { $why }
your-cards = your cards
serve-at = Inkwright is at { $page } (Ctrl-C stops it)
serve-no-page = this program was built without the page; run `make web`, then build the program again
serve-no-browser = no browser could be opened; open { $page } yourself
serve-no-threads = the system can't start threads: { $why }
serve-bind = { $address }: { $why }. Give another port with --port, or 0 for any free one
serve-stopped = the server stopped: { $why }
store-folder = { $folder }: { $why }. Give a folder that can be written to
store-in-use = { $file }: another server is using it; stop that one, or give another folder with --data
store-version = { $file }: its tables have version { $found }, but this program uses version { $ours }; use the program that wrote it, or another folder
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
    [looking] being looked at
    [hand] hand
    [inkwell] inkwell
   *[discard] discard
}: { $cards }
board-willpower = { $name } willpower { $n }
marketing-card = a marketing card
out-of-sight-card = a hidden card
step-help = Space → on  ← back  n p turn  g jump  / find  v view  s save  f fork  q quit
step-turn = — turn { $n } —
step-turns = The game has { $n } turns.
step-fork = To play on from here: { $command }
step-type-turn = Type the number of a turn.
step-not-found = "{ $text }" is not in the log.
step-is-there = { $file } already exists; nothing was written.
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

search-none = no card matches
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
coverage-no-data = no card data at { $file }; give LorcanaJSON's allCards.json with --data FILE
import-empty = { $file }: contains no cards; nothing was written
import-not-kept = the texts can't be saved in { $folder }: { $why }
import-no-such-card = the data has no card "{ $name }"; give its full name
import-not-one = "{ $name }" does not have exactly one ability that is not understood, so none can be left out
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
import-known-stays = { $what } (the known wording stays)
import-without = To play it without this ability: { $option }
import-nothing = nothing was written
import-summary = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $imported } imported, { $unchanged } already known, { $refused } refused; { $kept } others kept
try-name = Your Card
try-version = Tried Out
try-refused = { $n } of the cards can't be played as they are; see above
try-kept = saved in { $file }
try-exercised = exercised in games built around it: { $laws ->
    [kept] no law was broken
   *[broken] a law was broken
}
exercise-broken = broken: { $what }
exercise-never = { $card }, ability { $n }: { $why ->
    [deck] it is only about building decks
    [name] it refers to a name that no card has
   *[unknown] it never did anything
}
exercise-partly = { $card }, ability { $n }: a part of it never did anything
exercise-summary = { $done } of { $abilities } abilities of { $cards } cards did something in { $games } games with { $decisions } decisions; { $broken } laws broken
differs = { $what ->
    [table] the players and cards of the game
    [outcome] how the game ended
    [turn] which turn it is, and whose
    [lore] lore
    [players] what the players did this turn, or who has left the game
    [zones] which cards are where
    [states] the states of cards, such as damage or being exerted
    [sight] who knows which card
    [traits] the values and abilities of cards in play
    [question] the pending decision
    [bag] the abilities waiting in the bag
    [lasting] effects that last for a time
    [memory] what happened earlier this turn
    [chance] the results of shuffles and random choices to come
   *[loop] the progress of a loop
}
export-begins-turn = in turn { $turn }, after { $n } answers
export-begins-setup = before the opening hands are drawn
export-exact = { $file }: exactly the position after { $at } answers; the scenario begins { $begins }
export-not-quite = { $file }: not exactly the position after { $at } answers; a scenario can't reproduce: { $lost }; it begins { $begins }
replay-ends-early = it ends too early
replay-checksum = its checksum is wrong
replay-follows = there is more after the end of the game
replay-unread = it can't be read ({ $why })
search-inkable = write `--inkable`, `--inkable=yes` or `--inkable=no`
exercise-part = "{ $text }" is not K/N with 1 ≤ K ≤ N, such as 1/20
tui-needs-terminal = --tui needs a terminal; leave it out to play in a pipe
play-bot-stopped = a bot stopped working; the game is saved, and `inkwright play --resume` continues it
play-bot-no-answer = a bot has no answer; please report this
play-input = standard input can't be read: { $why }
pairs-found = found: { $what }
pairs-summary = { $pairs } pairs met in { $games } games with { $decisions } decisions; { $findings } findings
card-made-of = made of { $constructs }
card-no-tree = the ability tree can't be shown: { $why }
writing-which = choose the language to measure: `--lang de`, `fr`, `it` or `zh`
writing-row = { $row ->
    [english] English
    [official] official
   *[ours] ours
}: { $text }
writing-figures = { $what ->
    [all] all paragraphs
   *[without] without lines of keywords
}: { $n } compared, { $same } the same ({ $share }), mean F1 { $mean }
writing-unmatched = not compared, because their paragraphs can't be matched: { $cards }
writing-unknown = cards that the library does not have: { $n }
rules-shown = { $shown } of { $n } rules of { $edition } shown
rules-missing = missing: { $rules }
deck-not-legal = { $file }: not a legal { $format ->
    [coconut] deck of Format Coconut (beta)
   *[constructed] Constructed deck
}:{ $problems }
deck-leader-idle = { $file }: its leader is only used in Format Coconut (beta): --variant coconut
play-no-leader = Format Coconut (beta) takes deck lists with leaders, which no starter deck has; name them with --deck and --opponent, or give --any-deck
format-no-leader = the deck has no leader; write "Leader: Full Name - Version", and its abilities in lines that begin with ">" ({ $rule })
format-unknown-leader = the leader's card "{ $name }" is not in the card library
format-inks-with-leader = the deck and its leader have { $n } ink types, but may have at most { $most }: { $inks }, and { $leader } of the leader ({ $rule })
format-beside-leader = the deck has { $count } copies of "{ $name }", but may have at most { $limit }; only the leader's card may have more ({ $rule })
replay-has-edition = { $place }: a saved game keeps its own edition; leave out --edition and --date
deck-two-leaders = "{ $text }" is a second leader; a deck has one
deck-text-without-leader = "{ $text }" belongs to a leader, but none is named; write "Leader: Full Name - Version" before it
deck-bad-leader = { $what } is not a leader; write { $example }
leader-too-many-lines = a leader has at most { $most } abilities, one per line; remove some
leader-too-long = line { $n } of the leader's text is longer than { $most } bytes; write one ability per line
leader-not-understood = line { $n } of the leader's text is not understood: { $why }; `inkwright cards try FILE --type item` explains more
table-leader = the deck "{ $name }": { $why }
table-leader-not-playable = a leader can't be played: { $why }; change its wording
setup-leader-elsewhere = { $player } has a leader, but leaders are only for Format Coconut; choose that variant, or play without leaders
setup-not-a-leader = the leader of { $player } was not compiled as a leader
setup-too-many-leaders = there are leaders for { $leaders } players, but the game has { $players }
setup-leader-among-cards = the cards of { $player } include a leader; a leader is not part of the deck
convert-no-leader = { $file }: the form { $form } can't hold a leader, which is left out
coverage-no-set = { $file }: no card is filed under set { $set }
coverage-no-set-but = { $file }: no card is filed under set { $set }; there are { $sets }
coverage-cards = { $cards } cards, { $compiled } compiled, { $exact } printed back exactly
coverage-abilities = { $n } abilities, { $compiled } compiled
coverage-gap = { $card }: at "{ $text }", expected { $expected }
coverage-program = a program for { $what }
coverage-cause = { $card } and { $more } more: at "{ $text }", expected { $expected }
coverage-more = { $n } more causes; --json shows all gaps
constructs-used = { $cards } cards, { $scenarios } scenarios
constructs-lone = used by one card only
constructs-never = never { $what }: { $why }
constructs-not-shown = not shown: { $what }
constructs-idle = { $construct } no longer needs its excuse for "{ $what }"
constructs-failed = { $n } scenarios failed and show nothing
constructs-holes = { $n } of { $all } texts about { $what ->
    [events] events
   *[conditions] conditions
} can't be played
constructs-summary = { $n } constructs, { $unshown } of them not fully shown
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
    [from-discard] its only card returns something that is in the discard by then, or nothing is offered (6.1.4)
    [in-option] its only card uses it in an option, which is then not offered (6.1.5.2)
    [draws-first] its only card draws that many cards first, so there are cards to discard
    [discards] its only card has a discard as a cost, which can't be paid without one (1.5.3)
    [moved] its only card refers to the character that has just moved, which is always there
    [price] its only card uses it as the price of an offer, which is then not made (1.5.3)
   *[shifted] its only card has just been shifted onto the card under it
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
results-in-order = { $n } others in a different order
results-and-more = { $what } and { $n } more
results-nothing = nothing
program-version = inkwright { $version } (card library { $library })
