# Refusals of the server, in English.

## Requests.

request-broken = something went wrong with this request; nothing was changed
request-unread = this request can't be read
request-unread-why = this request can't be read: { $why }
request-too-large = this request is too large
request-unwanted = nobody is waiting for this any more
requests-wait = too many requests are waiting already; try again in a while
requests-too-many = too many requests came from this address; wait a moment
nothing-there = there is nothing at this address
net-loading = the bot's net is still loading; try again in a moment
seats-this-page = this page has no server, so all players sit at this screen
store-unwell = the store can't be read
own-machine = this is only shown on the server's own machine
one-host = a request must name only one Host and one Origin
call-by-address = open this server by its address, such as http://127.0.0.1 with the port
page-from-elsewhere = this page comes from somewhere else; open the page of this server
sockets-full = too many browsers are connected; try again in a while
token-needed = send the token of a seat in the header "Authorization: Bearer …"
owner-needed = a deck belongs to the browser that saved it: send a random text of at least 32 characters in the header "Inkwright-Owner"
no-random = the system provides no random numbers: { $why }
faces-at-most = ask for at most { $most } faces
faces-numbers = give the numbers of faces, separated by commas
rule-none = { $edition } has no rule of this number

## Cards that people make up.

cards-kept-there = cards can only be saved on the server's own machine; save the text instead
cards-no-folder = this program has no folder for cards of your own
own-card-printed = { $card } is the name of a printed card; give yours another name
card-mend-first = { $card } can't be played as it is; correct it first
card-text-long = the text is too long; a card's text has fewer than { $most } bytes
cards-at-most = try at most { $most } cards at a time
card-lines-at-most = the text has more than { $most } lines; try fewer cards at once
card-no-text = { $file }: contains no text; write a card's text, one ability per line, or a card block: { $example }

## Decks.

deck-name-missing = give the deck a name
decks-full = too many decks are saved already; delete one first
deck-not-saved = this saved deck does not exist
deck-gone = this deck no longer exists
deck-missing = every player needs a deck
game-deck-illegal = the deck "{ $name }" is not legal in { $format }: { $why }

## New games and saved ones.

games-full = too many games are stored already; try again in a while
games-too-often = too many games were started from this address; try again in a while
tables-full = all tables are taken; try again in a while
scenario-too-much = the scenario can't be set up: it asks for too much
scenario-not-set-up = the scenario can't be set up: { $why }
invite-used = this invitation was already used, or its game no longer exists; ask for a new one
game-others-play = other people play this game, too; concede it first
game-gone = this game no longer exists
table-seats = a table has 2 to { $most } seats
bots-named = name one of the bots: { $names }
table-no-person = at least one person must sit at the table; to let bots play each other, use `inkwright arena`
two-teams = two teams need four players
seed-below = give a seed below { $below }
seed-chosen = a game with people elsewhere takes its seed from the server, so that nobody can know the hands; leave the seed out
starter-absent = { $player } is not at the table and can't start
finished-none = no finished game has this number
save-scenario = a game that began with a scenario has no decks and can't be saved as a replay
save-when-over = a game can be saved when it is over, or while you practise against bots
summary-scenario = a game that began with a scenario has no summary
game-not-over-yet = the game is not over yet
no-goal = this game has no goal other than winning

## Replays.

advice-nothing = there is nothing to decide here
replay-too-many-answers = the replay has { $n } answers, more than { $most }
replay-ends-otherwise = the replay does not end as recorded; it is damaged, or comes from another program
replay-larger = this replay is too large
replay-gone = this replay no longer exists; upload it again
replay-of-others = the replay belongs to another card library
replay-answers = the replay has { $n } answers; give a number up to { $n }
replay-no-seat = { $player } was not at the table

## At the table.

join-first = the first message must be `join`, with a token
join-protocol = this server uses protocol { $ours }, but the page uses { $theirs }; load the page again
join-no-seat = this token belongs to no seat, or its game no longer exists
join-once = this connection already has a seat
messages-too-fast = too many messages at once; wait a moment
message-unread = this is not a message of the protocol: { $why }
table-deleted = this game was deleted
table-broken = something went wrong; the game continues from the last stored answer
table-nothing = there is nothing to show
answers-most = this game has reached the largest number of answers; it can only be conceded
answer-stale = this answer belongs after { $at } answers, but the game already has { $n }; choose again
seat-empty = nobody sits there
seat-bot = a bot sits there, and answers for itself
undo-practice = answers can be taken back in practice games only
undo-counted = this game already counts, so nothing can be taken back
undo-nothing = this player has no choice to take back
hint-practice = hints are for practice games
hint-nothing = there is nothing for you to decide now
hint-waits = the last hint is still being worked out
hint-none = the searching bot has no hint here
bots-busy = too many bots are thinking; this one will get its turn in a while
bot-failed = the bot could not think; take an answer back, or come back later
restart-practice = only practice games can be restarted; concede, or play to the end
restart-counted = this game already counts; continue with the next one
next-not-over = the game is not over
next-starter-open = first choose who starts
starter-not-asked = nobody has to choose who starts now
bot-title = { $bot ->
   *[other] { $title }
}
table-player = Player { $n }
table-bot = Bot { $n }

## Notes for the person who runs the server.

note-not-expired = old games could not be deleted: { $why }
note-clock-set = the clock was set while the server was running, so old games are not deleted until it starts again
note-few-files = the system allows only { $n } open files, which is too few for --connections
note-table-broken = table { $table }: something went wrong; it continues from the stored answers
