# What the server refuses, in English.

## Requests.

request-broken = something went wrong with this request; nothing was changed
request-unread = this request can't be read
request-unread-why = this request can't be read: { $why }
request-too-large = this is larger than anything of its kind needs to be
request-unwanted = nobody waits for this any more
requests-wait = too many requests wait already; try again in a while
requests-too-many = too many requests came from this address; wait a moment
nothing-there = there is nothing at this address
store-unwell = the store can't be read
own-machine = this is told on the server's own machine
one-host = a request names one Host and one Origin
call-by-address = this server is called by its address, such as http://127.0.0.1 with the port
page-from-elsewhere = this page is from elsewhere; open the one that this server gives
sockets-full = too many browsers are connected; try again in a while
token-needed = this takes the token of a seat in the header "Authorization: Bearer …"
owner-needed = a deck belongs to who saved it: this takes a random text of 32 characters or more in the header "Inkwright-Owner"
no-random = the system gives no random numbers: { $why }
faces-at-most = ask for { $most } faces at most
faces-numbers = give the numbers of faces with commas between them
rule-none = { $edition } has no rule of this number

## Cards that people make up.

cards-kept-there = cards are kept on the server's own machine; save the text instead
cards-no-folder = this program has no folder for cards of your own
card-mend-first = { $card } can't be played as it is; mend it first
card-text-long = a card's text is shorter than { $most } bytes
cards-at-most = try { $most } cards at a time at most
card-no-text = { $file }: holds no text; write a card's text, one ability a line, or a card block: { $example }

## Decks.

deck-name-missing = give the deck a name
decks-full = there are too many saved decks already; delete one first
deck-not-saved = there is no such saved deck
deck-gone = there is no such deck any more
deck-missing = every player needs a deck
game-deck-illegal = the deck "{ $name }" is not legal in { $format }: { $why }

## New games and saved ones.

games-full = there are too many games in the store; try again in a while
games-too-often = too many games were begun from this address; try again in a while
tables-full = all tables are taken; try again in a while
scenario-too-much = the scenario can't be set up: it asks for too much
scenario-not-set-up = the scenario can't be set up: { $why }
invite-used = this invitation was used already, or its game is gone; ask for another game
game-others-play = others play this game, too; concede it first
game-gone = there is no such game any more
table-seats = a table has 2 to { $most } seats
bots-named = name one of the bots: { $names }
table-no-person = somebody must sit at the table; games of bots are for `inkwright arena`
two-teams = two teams take four players
seed-below = give a seed below { $below }
starter-absent = { $player } is not at the table and can't start
finished-none = there is no finished game with this number
save-scenario = a game from a scenario has no decks, and can't be saved as a replay
save-when-over = a game can be saved when it is over, or in practice against bots
summary-scenario = a game from a scenario has no summary
game-not-over-yet = the game is not over yet
no-goal = this game has no goal but to win it

## Replays.

advice-nothing = there is nothing to decide here
replay-too-many-answers = the replay has { $n } answers, more than { $most }
replay-ends-otherwise = the replay doesn't end as it says; it is damaged, or of another program
replay-larger = this replay is larger than any game needs to be
replay-gone = there is no such replay any more; upload it again
replay-of-others = the replay belongs to another card library
replay-answers = the replay has { $n } answers; give a number up to that
replay-no-seat = { $player } was not at the table

## At the table.

join-first = the first message must be `join`, with a token
join-protocol = this server speaks protocol { $ours }, and the page { $theirs }; load the page again
join-no-seat = nobody was given this token, or its game is gone
join-once = this connection has a seat already
messages-too-fast = too many messages at once; wait a moment
message-unread = this is not a message of the protocol: { $why }
table-deleted = this game was deleted
table-broken = something went wrong here; the game goes on from the last stored answer
table-nothing = there is nothing to tell
answers-most = this game has had as many answers as a game may have; it can only be conceded
answer-stale = the game has { $n } answers by now, and this one was for { $at }
seat-empty = nobody sits there
seat-bot = a bot sits there, and answers for itself
undo-practice = answers can be taken back in practice games only
undo-counted = this game was counted already
undo-nothing = this player has no choice to take back
hint-practice = hints are for practice games
hint-nothing = there is nothing for you to decide now
hint-waits = the hint asked for before is still being thought about
hint-none = the searching player has no hint here
bots-busy = too many bots are thinking; this one will get its turn in a while
bot-failed = the bot could not think; take an answer back, or come again
restart-practice = a game can be begun anew in practice games only; concede, or play it out
restart-counted = this game was counted already; go on with the next one
next-not-over = the game is not over
next-starter-open = who starts must be said first
starter-not-asked = nobody has to say now who starts
bot-title = { $bot ->
    [easy] Easy: often moves without thinking
    [medium] Medium: looks one step ahead
    [hard] Hard: plans its turns and has learned from many games
    [best] Best: like Hard, but thinks longer
    [random] Random: makes any move
    [greedy] Greedy: looks one step ahead
    [search-fast] Search, fast
    [search-normal] Search
    [search-strong] Search, strong
   *[other] { $name }
}
table-player = Player { $n }
table-bot = Bot { $n }

## Notes for whoever looks after the server.

note-not-expired = old games could not be deleted: { $why }
note-few-files = the system allows { $n } open files; fewer connections than --connections fit
note-table-broken = table { $table }: something went wrong; it goes on from what is stored
