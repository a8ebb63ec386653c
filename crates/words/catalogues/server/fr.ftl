# Ce que le serveur refuse, en français.

## Requêtes.

request-broken = quelque chose s'est mal passé avec cette requête ; rien n'a été modifié
request-unread = cette requête est illisible
request-unread-why = cette requête est illisible : { $why }
request-too-large = c'est plus grand que nécessaire
request-unwanted = plus personne n'attend cela
requests-wait = trop de requêtes attendent déjà ; réessayez plus tard
requests-too-many = trop de requêtes sont venues de cette adresse ; attendez un moment
nothing-there = il n'y a rien à cette adresse
net-loading = le réseau du bot est encore en cours de chargement ; réessayez dans un instant
seats-this-page = cette page n'a pas de serveur : tous les joueurs sont devant cet écran
store-unwell = le stockage est illisible
own-machine = cela n'est dit que sur la machine du serveur
one-host = une requête nomme un seul `Host` et un seul `Origin`
call-by-address = ce serveur s'appelle par son adresse, comme `http://127.0.0.1` suivi du port
page-from-elsewhere = cette page vient d'ailleurs ; ouvrez celle que donne ce serveur
sockets-full = trop de navigateurs sont connectés ; réessayez plus tard
token-needed = il faut la clé d'un siège dans l'en-tête `Authorization: Bearer …`
owner-needed = un deck appartient à qui l'a enregistré : il faut un texte aléatoire d'au moins 32 caractères dans l'en-tête `Inkwright-Owner`
no-random = le système ne donne pas de nombres aléatoires : { $why }
faces-at-most = demandez { $most } faces de carte au plus
faces-numbers = donnez les numéros des faces de carte, séparés par des virgules
rule-none = { $edition } n'a pas de règle de ce numéro

## Cartes inventées.

cards-kept-there = les cartes ne se gardent que sur la machine du serveur ; enregistrez plutôt le texte
cards-no-folder = ce programme n'a pas de dossier pour vos propres cartes
own-card-printed = { $card } est le nom d’une carte imprimée ; donnez un autre nom à la vôtre
card-mend-first = { $card } ne peut être jouée telle quelle ; corrigez-la d'abord
card-text-long = le texte d'une carte fait moins de { $most } octets
cards-at-most = essayez { $most } cartes au plus à la fois
card-lines-at-most = le texte a plus de { $most } lignes ; essayez moins de cartes à la fois
card-no-text = { $file } : ne contient aucun texte ; écrivez le texte d'une carte, une capacité par ligne, ou un bloc de carte : { $example }

## Decks.

deck-name-missing = donnez un nom au deck
decks-full = il y a déjà trop de decks enregistrés ; supprimez-en un d'abord
deck-not-saved = ce deck n'est pas enregistré
deck-gone = ce deck n'existe plus
deck-missing = chaque joueur a besoin d'un deck
game-deck-illegal = le deck « { $name } » n'est pas autorisé en { $format } : { $why }

## Parties nouvelles et enregistrées.

games-full = trop de parties sont enregistrées ; réessayez plus tard
games-too-often = trop de parties ont été commencées depuis cette adresse ; réessayez plus tard
tables-full = toutes les tables sont prises ; réessayez plus tard
scenario-too-much = le scénario ne peut être mis en place : il demande trop
scenario-not-set-up = le scénario ne peut être mis en place : { $why }
invite-used = cette invitation a déjà servi, ou sa partie n'existe plus ; demandez une autre partie
game-others-play = d'autres jouent aussi cette partie ; abandonnez-la d'abord
game-gone = cette partie n'existe plus
table-seats = une table a de 2 à { $most } sièges
bots-named = nommez un des bots : { $names }
table-no-person = quelqu'un doit être assis à la table ; les parties entre bots sont pour `inkwright arena`
two-teams = deux équipes demandent quatre joueurs
seed-below = donnez une graine inférieure à { $below }
seed-chosen = dans une partie avec des joueurs ailleurs, c’est le serveur qui choisit la graine, pour que personne ne puisse connaître les mains ; n’en indiquez pas
starter-absent = { $player } n'est pas à la table et ne peut commencer
finished-none = il n'y a pas de partie terminée de ce numéro
save-scenario = une partie issue d'un scénario n'a pas de decks et ne peut être enregistrée
save-when-over = une partie peut être enregistrée quand elle est finie, ou à l'entraînement contre des bots
summary-scenario = une partie issue d'un scénario n'a pas de résumé
game-not-over-yet = la partie n'est pas encore finie
no-goal = cette partie n'a d'autre but que la victoire

## Enregistrements.

advice-nothing = il n'y a rien à décider ici
replay-too-many-answers = l'enregistrement a { $n } réponses, plus de { $most }
replay-ends-otherwise = l'enregistrement ne finit pas comme il le dit ; il est endommagé, ou d'un autre programme
replay-larger = cet enregistrement est plus grand que n'en demande une partie
replay-gone = cet enregistrement n'existe plus ; envoyez-le à nouveau
replay-of-others = l'enregistrement vient d'une autre bibliothèque de cartes
replay-answers = l'enregistrement a { $n } réponses ; donnez au plus ce nombre
replay-no-seat = { $player } n'était pas à la table

## À la table.

join-first = le premier message doit être `join`, avec une clé
join-protocol = ce serveur parle le protocole { $ours }, et la page { $theirs } ; rechargez la page
join-no-seat = personne n'a reçu cette clé, ou sa partie n'existe plus
join-once = cette connexion a déjà un siège
messages-too-fast = trop de messages à la fois ; attendez un moment
message-unread = ce n'est pas un message du protocole : { $why }
table-deleted = cette partie a été supprimée
table-broken = quelque chose s'est mal passé ici ; la partie reprend à la dernière réponse enregistrée
table-nothing = il n'y a rien à dire
answers-most = cette partie a eu autant de réponses que permis ; on ne peut plus que l'abandonner
answer-stale = la partie a maintenant { $n } réponses, et celle-ci était pour { $at }
seat-empty = personne n'y est assis
seat-bot = un bot y est assis, et répond lui-même
undo-practice = on ne peut reprendre ses réponses que dans les parties d'entraînement
undo-counted = cette partie a déjà été comptée
undo-nothing = ce joueur n'a aucun choix à reprendre
hint-practice = les conseils sont pour les parties d'entraînement
hint-nothing = vous n'avez rien à décider maintenant
hint-waits = le conseil demandé avant est encore en réflexion
hint-none = le joueur qui cherche n'a pas de conseil ici
bots-busy = trop de bots réfléchissent ; ce sera bientôt le tour de celui-ci
bot-failed = le bot n'a pas pu réfléchir ; reprenez une réponse, ou revenez
restart-practice = seules les parties d'entraînement peuvent être recommencées ; abandonnez, ou finissez-la
restart-counted = cette partie a déjà été comptée ; passez à la suivante
next-not-over = la partie n'est pas finie
next-starter-open = il faut d'abord dire qui commence
starter-not-asked = personne n'a à dire maintenant qui commence
bot-title = { $bot ->
    [easy] Facile : joue souvent sans réfléchir
    [medium] Moyen : voit un coup à l'avance
    [hard] Difficile : prépare ses tours et a appris de nombreuses parties
    [best] Le meilleur : de même, réfléchit plus longtemps
    [random] Hasard : n'importe quel coup
    [greedy] Glouton : voit un coup à l'avance
    [search-fast] Recherche, rapide
    [search-normal] Recherche
    [search-strong] Recherche, forte
   *[other] { $title }
}
table-player = Joueur { $n }
table-bot = Bot { $n }

## Remarques pour qui s'occupe du serveur.

note-not-expired = d'anciennes parties n'ont pas pu être effacées : { $why }
note-clock-set = l’horloge a été réglée pendant que le serveur tournait ; les anciennes parties ne seront pas supprimées avant son prochain démarrage
note-few-files = le système permet { $n } fichiers ouverts ; moins de connexions que --connections y tiennent
note-table-broken = table { $table } : quelque chose s'est mal passé ; elle reprend à partir de ce qui est enregistré
