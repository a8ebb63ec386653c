# Ce que le programme dit hors des parties, en français.

## Saisies et fichiers.

error = erreur : { $what }
note = remarque : { $what }
at-place = { $place } : { $what }
and-so-on = { $what } ({ $rule })
and-then = { $first } ; { $then }
did-you-mean = { $what } ; s'agit-il de « { $name } » ?
or-more = { $what } ou l'une des { $n } autres
quoted = « { $what } »
io-error = { $kind ->
    [missing] Fichier ou dossier introuvable
    [denied] Accès refusé
    [there] Cela existe déjà
    [folder] C'est un dossier
    [no-folder] Ce n'est pas un dossier
    [full] Le disque est plein
    [not-text] Ce n'est pas du texte
   *[other] { $text }
}
output-broken = impossible d'écrire la sortie : { $why }
no-command = aucune commande n'est donnée
standard-input = entrée standard
check-path = { $file } : { $why }. Vérifiez que le chemin existe
check-path-used = { $file } : { $why }. Vérifiez que le chemin existe et peut être utilisé
check-path-read = { $file } : { $why }. Vérifiez que le chemin existe et peut être lu
check-text-read = { $file } : { $why }. Vérifiez que le fichier existe et se lit comme du texte
check-folder-written = { $file } : { $why }. Vérifiez que le dossier existe et qu'on peut y écrire
check-deck-path = { $file } : { $why }. Vérifiez que le chemin est juste et mène à une liste de deck
check-deck-name = { $file } : { $why }. Vérifiez le chemin, ou nommez un deck de démarrage, de { $first } à { $last }
no-decks-in-folder = { $file } : ce dossier ne contient aucune liste de deck (fichier en .txt)
is-there = { $file } existe déjà ; avec --force il sera remplacé
wrote = écrit : { $files }
written = écrit : { $files }
a-seed-is = une graine est un nombre entier de 0 à { $most }
games-none = zéro partie ne dit rien ; donnez un nombre à partir de 1
games-number = donnez un nombre entier à partir de 1
a-share-is = donnez une proportion entre 0.0001 et 0.4
an-elo-is = donnez une différence d'Elo entre -1000 et 1000
a-budget-is = il y a fast, normal et strong
a-player-is = écrivez un joueur comme p1, p2, etc.
no-such-player = il n'y a pas de joueur { $player } dans cette partie à { $n }
no-such-seat = { $file } : il n'y a pas de joueur { $player } ; donnez --seat p1 à p{ $n }
answers-up-to = { $file } : la partie a { $n } réponses ; donnez un nombre jusque-là au lieu de { $at }
turns-up-to = { $file } : la partie a { $n } tours ; donnez un nombre jusque-là au lieu de { $at }
no-such-bot = il n'y a pas de joueur « { $name } » ; il y a { $names }
weights-too-large = { $file } : les poids et les réseaux font { $most } octets au plus
weights-unread = les poids sont illisibles : { $why } ; comparez-les à `crates/bots/data/greedy.ron`
weights-not-text = les poids sont du texte ; ce fichier n'en est pas
net-none = ce n'est pas un réseau : il ne commence pas par INKNET03 ; `training/README.md` dit comment en faire un
net-length = le réseau finit trop tôt ou continue trop loin : il a été coupé ou modifié ; exportez-le à nouveau
net-shape = le réseau a une autre forme ({ $found }) que celle de ce programme ({ $wanted }) ; entraînez-le à nouveau avec cette version
net-name = le nom d'un fait dans le réseau est illisible ; exportez-le à nouveau
no-report = Ctrl-C arrêtera tout sans compte rendu ({ $why })
progress-games = parties
progress-left = restant
lines-damaged = { $file } : { $n ->
    [one] une ligne illisible
   *[other] { $n } lignes illisibles
} ; leurs parties sont rejouées
results-lost = les résultats ne peuvent être notés et seront perdus : { $why }

## Decks et cartes.

card-refused = « { $name } » n'est pas encore jouable, l'importation l'a refusée : { $why }
card-of-many = { $n } cartes s'appellent « { $name } » ; `inkwright cards show` les énumère, nommez-en une en entier
card-unknown = « { $name } » n'est pas dans la bibliothèque de cartes
deck-unreadable = { $file } : cette liste de deck est illisible
deck-any-way = Avec --any-deck il se joue quand même
deck-sideboard-idle = { $file } : sa réserve de { $n ->
    [one] une carte
   *[other] { $n } cartes
} ne joue pas
decks-not-playable = ces decks ne peuvent être joués
deck-at-line = ligne { $n } : { $what }
deck-at-card = carte { $n } : { $what }
deck-partial = { $card } : jouée sans une capacité qui n'a pas été comprise
deck-no-version = « { $text } » ne nomme pas de version ; écrivez { $versions }
deck-unknown-printing = « { $text } » : aucune carte de la bibliothèque n'a l'impression { $printing } ; écrivez son nom
deck-unknown-id = « { $text } » : aucune carte de la bibliothèque n'a le numéro LorcanaJSON { $id } ; écrivez son nom, ou importez les données qui l'ont : inkwright cards import FILE
deck-two-cards = « { $text } » nomme « { $named } », mais { $number } est « { $numbered } » ; retirez l'un des deux
deck-no-count = « { $text } » n'a pas de nombre d'exemplaires ; écrivez une ligne comme « 4 Nom Complet - Version », ou commencez une remarque par #
deck-no-name = « { $text } » n'a pas de nom de carte après le nombre d'exemplaires
deck-bad-count = « { $text } » demande { $count } exemplaires ; écrivez un nombre de 1 à { $most }
deck-line-too-long = « { $text } » est plus long que la ligne d'une carte ; écrivez une carte par ligne
deck-too-many-cards = avec « { $text } » le deck dépasse { $most } cartes ; raccourcissez-le
deck-too-large = plus de { $most } octets ; ce n'est pas une liste de deck
deck-not-text = pas de texte ; donnez une liste de deck, un code Pixelborn, un tableau ou du JSON
deck-empty = ne contient aucune carte ; écrivez des lignes comme « 4 Nom Complet - Version »
deck-too-many-errors = trop d'erreurs ; le reste du fichier n'a pas été lu
deck-bad-code = « { $text } » ressemble à un code Pixelborn sans en être un, ou n'en est qu'une partie ; copiez-le à nouveau, jusqu'au bout
deck-no-code-in-link = le lien « { $text } » ne contient pas de deck ; ouvrez-le et copiez la liste ou le code
deck-bad-json = { $what } ; corrigez le JSON
deck-no-list = { $what } n'est pas une liste de cartes ; écrivez { $example }
deck-too-many-cells = « { $text } » a { $cells } cellules et l'en-tête { $columns } ; mettez entre guillemets les noms avec des virgules
deck-no-section = « { $text } » n'est ni le deck ni la réserve ; écrivez « deck » ou « sideboard »
format-too-few = le deck a { $count } cartes et il en faut au moins { $least } ({ $rule })
format-too-many-inks = le deck a { $n } couleurs d'encre et peut en avoir { $most } : { $inks } ({ $rule })
format-ink = { $ink } ({ $n })
format-too-many-copies = le deck a { $count } exemplaires de « { $name } » et peut en avoir { $limit } ({ $rule })
format-banned = « { $name } » est interdite depuis { $since } ({ $rule })
format-not-in-sets = « { $name } » n'est d'aucun set en usage ce jour-là, seulement de { $sets } ({ $rule })
format-not-standard = « { $name } » n'est pas une carte standard ({ $rule })
format-unknown = il n'y a pas de format « { $name } » ; il y a { $names }
form-unknown = il n'y a pas de forme « { $name } » ; il y a { $names }
not-a-day = « { $text } » n'est pas un jour ; écrivez année-mois-jour, comme 2026-07-17
card-has-no-id = « { $name } » n'a pas de numéro LorcanaJSON ; prenez une autre forme, comme text
card-has-no-code = « { $name } » a dans son nom un signe qui sépare les cartes d'un code Pixelborn ; prenez une autre forme, comme text
card-not-in-deck = « { $name } » n'est pas dans le deck
chance-too-many = la chance d'avoir { $n } cartes différentes est trop demander ; demandez-en { $most } au plus
search-unknown = il n'y a pas { $what ->
    [ink] d'encre
    [type] de type
    [classification] de classification
    [keyword] de mot-clé
    [set] de set
   *[other] de { $what }
} « { $said } » ; il y a { $possible }
search-cost = « { $said } » n'est pas un coût ; écrivez 3, 3- pour 3 ou moins, 3+ pour 3 ou plus, ou 2..4
no-data-folder = ce système n'indique pas de dossier pour vos données ; indiquez-en un avec la variable d'environnement { $variable }
library-too-large = { $file } : plus de { $most } octets ; le fichier d'un set est bien plus petit, c'est donc autre chose
library-malformed = { $place } : { $what }. Corrigez le fichier ou refaites-le par une importation
library-twice = { $file } : « { $name } » est aussi dans { $other } ; gardez l'une des deux entrées
library-unfiled = « { $name } » n'a pas d'impression de la forme set/numéro où la classer ; donnez-lui-en une comme « 1/23 »
library-unwritable = « { $name } » ne peut s'écrire en RON : { $what }
library-other-version = { $file } : écrit par { $by }, et ceci est la version { $ours } ; ses cartes sont laissées de côté. Importez à nouveau les données : inkwright cards import FILE
library-no-file = { $file } : pas un fichier ; ses cartes sont laissées de côté. Supprimez-le et importez à nouveau les données
library-too-many = { $file } : avec lui il y a plus de { $most } cartes ou { $bytes } octets, c'est trop ; ses cartes sont laissées de côté. Supprimez les fichiers inutiles
import-too-large = { $file } : plus de { $most } octets ; donnez allCards.json de LorcanaJSON ou un fichier de cette forme
import-malformed = { $place } : { $what } ; donnez allCards.json de LorcanaJSON, ou un tableau JSON de ses entrées
import-language = { $file } : ses cartes sont en « { $language } », et le texte anglais fait foi (1.1.4) ; donnez le fichier anglais
import-unspoken = { $file } : ses cartes sont en « { $language } » ; donnez un fichier anglais, allemand, français, italien ou chinois
import-field-missing = le champ `{ $field }` manque ; ajoutez-le à l'entrée
import-field-bad = le champ `{ $field }` est « { $value } », ce qu'aucune carte n'a ; corrigez l'entrée
import-field-long = le champ `{ $field }` est plus long que celui d'aucune carte ; raccourcissez-le
import-not-understood = le texte n'est pas compris à « { $text } » : il faudrait { $expected }
import-prints-differently = le texte « { $expected } » se réécrit « { $printed } »
texts-too-large = { $file } fait plus de { $most } octets ; ce n'est pas un fichier de textes de cartes ; donnez-en un comme allCards.json de LorcanaJSON
texts-malformed = { $file } : { $what } ; il faut un objet avec le nom, la version et le texte sous chaque nom complet anglais

## Comment les parties commencent.

setup-players = une partie demande de 2 à 64 decks, et il y en a { $n } (1.3.1)
setup-too-many-cards = les decks ont { $n } cartes ensemble ; une partie en prend moins de 65 000
setup-no-starter = { $player } ne peut commencer : ce joueur n'est pas dans la partie (2.2.1.1)
setup-no-card = { $player } a une carte de numéro { $n }, qui n'est pas dans la base de cartes
setup-action-in-play = la carte { $n } de { $player } est une action, et les actions ne restent pas en jeu (5.4.3)
setup-no-location = la carte { $n } de { $player } est dans un lieu que { $player } n'a pas en jeu
setup-too-many-under = la carte { $n } de { $player } a { $cards } cartes sous elle ; il peut y en avoir 255
setup-too-late = le tour { $n } dépasse la durée d'une partie ; le dernier est { $last }
teams-no-player = { $player } est dans une équipe et pas dans la partie (1.3.6.1)
teams-two = { $player } est dans deux équipes (1.3.6.1)
teams-alone = tous les joueurs sont dans une équipe, il ne reste pas d'adversaire (1.3.5.1)
series-unknown = il n'y a pas de série « { $name } » ; écrivez single, two-game ou best-of-N avec un nombre impair jusqu'à { $most }
series-no-players = une partie demande deux joueurs ou plus, chacun avec un deck ({ $rule })
series-no-deck = { $player } n'a pas de deck ({ $rule })
series-length = une série best-of a un nombre impair de parties jusqu'à { $most } ({ $rule })
series-goes-on = la partie n'est pas encore finie ({ $rule })
series-no-game = aucune partie n'est en cours ({ $rule })
series-not-cleared = la table n'est pas encore débarrassée ({ $rule })
series-choice-open = { $player } doit d'abord dire qui commence ({ $rule })
series-not-your-choice = ce n'est pas à ce joueur de dire qui commence ({ $rule })
series-over = la série est terminée ({ $rule })
edition-unknown = il n'y a pas d'édition « { $name } » ; nommez l'une de { $names }
edition-not-a-date = « { $text } » n'est pas une date ; écrivez-la comme 2026-10-16
edition-too-early = aucune édition jouable n'était en vigueur le { $date } ; la plus ancienne est du { $first }
the-json = le JSON
this-part = ceci
version-is = la version { $version }
something-else = autre chose

## Comptes rendus sur les decks.

check-legal = { $file } : { $legal ->
    [yes] autorisé
   *[no] non autorisé
}, { $n ->
    [one] une carte
   *[other] { $n } cartes
}
check-sideboard = { $what } ; une réserve de { $n ->
    [one] une carte
   *[other] { $n } cartes
}, non vérifiée
format-title = { $format ->
    [constructed] Construit (tous les sets, aucune carte bannie)
    [core] Classique construit
    [infinity] Infini construit
    [draft] Draft
    [sealed] Paquet scellé
    [pack-rush] Pack Rush
    [coconut] format Coconut (bêta)
   *[other] { $format }
}
check-total = { $legal } sur { $n } autorisés en { $format } le { $date }
convert-run-together = plusieurs decks en { $form } se mélangeraient ; donnez --out FOLDER
convert-no-sideboard = { $file } : un code Pixelborn n'a pas de réserve, { $n ->
    [one] sa carte est omise
   *[other] ses { $n } cartes sont omises
}
convert-no-folder = { $file } n'est pas un dossier ; plusieurs decks en demandent un
convert-same-file = deux decks s'écriraient dans { $file } ; convertissez-les un par un
show-deck = { $name } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}, { $inks }
show-kind = { $kind ->
    [character] Personnages
    [action] Actions
    [song] Chansons
    [item] Objets
   *[location] Lieux
} ({ $n })
show-sideboard = Réserve ({ $n }, hors du deck)
show-inkable = encrable
stats-head = { $name } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}, { $different } différentes ; coût moyen { $cost } ; { $inkable } avec icône d'encre ({ $share })
stats-sideboard = une réserve de { $n ->
    [one] une carte
   *[other] { $n } cartes
}, non comptée
stats-curve = coût, cartes ; # avec, - sans icône d'encre
stats-inks = encres
stats-types = types
stats-kind = { $kind ->
    [character] personnages
    [action] actions
    [song] chansons
    [item] objets
   *[location] lieux
} { $n }
stats-classes = classifications
stats-more = { $what }, { $n } autres
stats-chances = chances, avec la main de départ telle quelle
stats-ink-every-turn = encre à chaque tour
stats-card-of-cost = une carte de ce coût
stats-hand-kept = main gardée
stats-all-altered = tout le reste changé
stats-turn = tour
stats-going = { $going ->
    [play] premier
   *[draw] second
}
stats-asked = la chance d'avoir { $copies ->
    [each] { $n } exemplaires de chacune :{" "}
    [of] { $n } exemplaires de{" "}
   *[one] {""}
}{ $cards }
stats-or = { $first } ou { $second }
stats-and = { $first } et { $second }
stats-one-svg = --svg dessine un seul deck ; donnez un fichier
curve-head = { $cards } cartes, { $inkable } avec icône d'encre, coût moyen { $cost }
curve-bar = coût { $cost } : { $cards } { $inks }, { $inkable ->
    [yes] avec icône d'encre
   *[no] sans icône d'encre
}
curve-not-inkable = sans icône d'encre

## Comptes rendus sur de nombreuses parties.

one-deck-given = une partie oppose deux decks ou plus, et un seul est donné ; nommez-en un autre
bots-for-decks = { $bots } bots pour { $decks } decks ; donnez-en un, ou un pour chacun
report-players = joueurs : { $players } ; { $stamp }
report-stamp = { $program }, règles { $rules }, bibliothèque de cartes { $library }
game-broken = partie { $n } (graine { $seed }) : { $what }
report-series = { $n } séries ({ $kind }), graine { $seed }{ $stopped ->
    [yes] , arrêté avant la fin
   *[no] {""}
}
report-series-won = { $name } : { $n } séries gagnées, { $share } (95 % : { $low } à { $high })
report-series-drawn = { $n } séries nulles
report-games = { $n } parties, graine { $seed }{ $stopped ->
    [yes] , arrêté avant la fin
   *[no] {""}
}
report-won = { $name } : { $n } victoires, { $share } (95 % : { $low } à { $high })
report-draws = { $draws } nulles, { $unfinished } inachevées ; qui commence a gagné { $share }
report-length = { $turns } tours et { $decisions } décisions par partie
report-speed = { $seconds } s sur { $threads } fils : { $rate } parties par seconde
report-decisions-speed = { $seconds } s sur { $threads } fils : { $rate } décisions par seconde
report-broken = { $n } parties ont rompu une promesse du moteur
report-given-up = { $n } parties ont été abandonnées après trop de décisions
arena-games = { $n } parties, { $decks }, graine { $seed }{ $stopped ->
    [yes] , arrêté avant la fin
   *[no] {""}
}
so-many-decks = { $n } decks
arena-player = { $name } : { $share } de { $n } parties (95 % : { $low } à { $high }), Elo { $elo } ({ $least } à { $most })
arena-time = { $what }, { $ms } ms par décision
arena-pairing = { $one } contre { $other } : { $won } à { $lost }, { $draws } nulles ; { $share } (95 % : { $low } à { $high })
player-named-twice = le joueur « { $name } » est nommé deux fois ; nommez-en un autre à rencontrer
arena-two-players = une arène demande 2 joueurs ou plus ; donnez --players greedy,random
sprt-order = --elo1 doit dépasser --elo0 : le test les distingue
sprt-verdict = { $verdict ->
    [accepted] accepté : { $one } est meilleur que { $other }, de { $high } Elo plutôt que de { $low }
    [rejected] rejeté : { $one } n'est pas meilleur que { $other } de { $high } Elo, mais de { $low } ou moins
   *[open] ouvert : les parties jouées ne tranchent pas
}
sprt-ratio = log du rapport de vraisemblance { $llr } (fin à { $low } et { $high })
sprt-games = { $n } parties : { $won } à { $lost }, { $draws } nulles ; { $share } (95 % par paires : { $low } à { $high })
sprt-pairs = paires avec 0, ½, 1, 1½ et 2 points : { $pairs }
sprt-elo = Elo { $elo } ({ $low } à { $high }), normalisé { $normalised } ({ $least } à { $most })
sprt-time = { $one } ms par décision contre { $other } ; { $seconds } s sur { $threads } fils
matchup-too-many = { $n } decks sont trop pour se rencontrer ; { $most } au plus
matchup-alone = un deck n'a personne à rencontrer ; donnez d'autres decks ou un dossier, --against DIR, ou --mirrors
matchup-against-none = --against ne nomme aucun autre deck que ceux qui doivent le rencontrer
matchup-head = { $decks } decks, { $pairings } rencontres, { $games } parties, graine { $seed }, joueurs : { $players }{ $stopped ->
    [yes] , arrêté avant la fin
   *[no] {""}
}
matchup-versus = { $one } contre { $other }
matchup-starter = qui commence a gagné { $share } (95 % : { $interval })
matchup-interval = { $low } à { $high }
matchup-draws = { $draws } nulles, { $unfinished } inachevées ; { $turns } tours et { $decisions } décisions par partie
matchup-repeat = refaire : { $command }
matchup-column = { $column ->
    [deck] deck
    [rate] victoires
    [games] parties
    [starting] premier
    [second] second
   *[against] contre
}
matchup-matrix = victoires en % du deck de la ligne contre celui de la colonne
matchup-mirror = un deck contre lui-même : les victoires de qui commence
matchup-one = { $name } : { $share } (95 % : { $interval }) de { $n } parties ; { $starting } en premier, { $second } en second
page-title-one = { $deck } contre { $n } decks
page-title-mine = Confrontation de { $mine } decks contre { $n }
page-title = Confrontation de { $n } decks
page-stopped = L'exécution a été arrêtée tôt : toutes les confrontations n'ont pas toutes leurs parties.
page-broken = { $n } parties ont rompu une promesse du moteur et ne sont pas comptées.
page-fact = { $fact ->
    [games] Parties
    [pairings] Confrontations
    [players] Joueurs
    [seed] Graine
    [program] Programme
    [rules] Règles
   *[library] Bibliothèque de cartes
}
page-pairings = { $n } × { $games } parties
page-repeat = Pour recommencer :
page-footer = Fait par { $program }, un projet de fans non officiel. Les taux de victoire comptent une partie nulle pour une demi-victoire ; les intervalles sont ceux de Wilson, à 95 %. Ce qui est dit vaut pour ces joueurs : d'autres peuvent mieux se servir des mêmes cartes.
page-heading = { $of ->
    [decks] Decks
    [matrix] Qui bat qui
    [length] Durée des parties
    [lore] Éclats de Lore par manche
    [edge] Qui commence
    [curves] Éclats de Lore de chaque deck
    [every-card] Chaque carte de chaque deck
   *[cards] Cartes
}
page-column = { $column ->
    [deck] Deck
    [rate] Taux de victoire
    [interval] Intervalle à 95 %
    [games] Parties
    [starting] En commençant
    [second] En second
    [rounds] Manches
    [against] Contre
    [wins] Victoires
    [losses] Défaites
    [draws] Nulles
    [starter] Gagné par qui commence
    [turns] Tours
    [card] Carte
    [copies] Exemplaires
    [won] Gagné
   *[difference] Différence
}
page-ranking-note = { $mirrors ->
    [yes] Taux de victoire de chaque deck sur toutes ses parties contre d'autres decks. La ligne est l'intervalle, la marque du milieu est 50 %.
   *[no] Taux de victoire de chaque deck sur toutes ses parties. La ligne est l'intervalle, la marque du milieu est 50 %.
}
page-against-each = { $deck } contre chacun
page-tip = { $of ->
    [itself] { $deck } contre lui-même : qui a commencé a gagné { $share } (95 % : { $interval }) de { $n } parties
    [against] { $deck } contre { $other } : { $share } (95 % : { $interval }) de { $n } parties
    [starts] { $deck } commence : { $share } (95 % : { $interval }) de { $n } parties
   *[second] { $deck } joue en second : { $share } (95 % : { $interval }) de { $n } parties
}
page-matrix-note = Taux de victoire en % du deck de la ligne contre celui de la colonne. Pointez une case, ou allez-y avec les flèches, pour son intervalle.
page-legend = { $end ->
    [low] 20 % et moins
   *[high] 80 % et plus
}
page-all-pairings = Les { $n } confrontations avec leurs intervalles
page-itself = (lui-même ; taux de victoire de qui a commencé)
page-length-note = Dans quelle manche les parties se sont terminées ; une manche est un tour de chaque joueur. La moyenne est de { $turns } tours et { $decisions } décisions par partie.
page-lore-note = Moyenne des éclats de Lore à la fin de chaque manche. Les parties terminées gardent les leurs.
page-edge-note = Le premier joueur a gagné { $share } de toutes les parties (95 % : { $interval }). Dessous, chaque deck quand il commence et quand il joue en second.
page-curves-note = Moyenne des éclats de Lore à la fin de chaque manche ; la ligne grise est la moyenne de tous les decks.
page-plot = { $plot ->
    [lengths] Combien de parties se sont terminées dans chaque manche
    [lore] Moyenne des éclats de Lore par manche, de qui a commencé et de qui a joué en second
   *[edge] Taux de victoire de chaque deck quand il commence et quand il joue en second ; le tableau des decks a les chiffres
}
page-axis = { $axis ->
    [ended] manche où la partie s'est terminée
   *[round] manche
}
page-round = manche { $round } : { $share } ({ $n } parties)
page-player = { $who ->
    [first] premier joueur
   *[second] second joueur
}
page-lore-point = { $who ->
    [first] premier joueur, manche { $round } : { $lore } éclats de Lore
   *[second] second joueur, manche { $round } : { $lore } éclats de Lore
}
page-lore-end = { $deck } : { $lore } éclats de Lore à la fin
page-turn = { $who ->
    [first] commence
   *[second] en second
}
page-interval = { $name } : { $interval } %
page-gap = { $name } : { $interval } points de pourcentage
page-cards-note = Le taux de victoire d'un deck dans les parties où une carte a été piochée, moins son taux de victoire dans celles où elle ne l'a pas été ; et de même pour le fait d'être jouée. Piochée veut dire : dans la main de départ gardée, ou piochée plus tard ; jouée : par son propriétaire, de n'importe quelle façon.
page-cards-warning = C'est ce qui va avec une carte, non ce que fait la carte.
page-cards-why = Les longues parties voient plus de cartes, les cartes chères sont jouées par qui n'est pas en train de perdre, et de beaucoup d'intervalles à 95 % certains manquent par hasard.
page-deck-cards = ({ $n } cartes, { $share })
page-too-few = Il y a trop peu de parties pour signaler des cartes : aucune n'en a { $n } avec et sans elle et un intervalle qui laisse 0 dehors.
page-ends = { $end ->
    [more] Gagné plus souvent quand piochée (points de pourcentage)
   *[less] Gagné moins souvent quand piochée (points de pourcentage)
}
page-when = { $when ->
    [drawn] Quand piochée
   *[played] Quand jouée
}

## Séries de parties, enregistrements et positions.

results-busy = { $file } : une autre exécution écrit dans ce fichier ; attendez-la, ou donnez un autre fichier
results-too-large = { $file } : plus de { $most } octets ; donnez un autre fichier
results-line-long = { $place } : une ligne de plus de { $most } octets ; donnez un autre fichier
results-none = { $file } : pas un fichier de résultats ; donnez un autre fichier
results-other-run = { $file } : les résultats d'une autre exécution : { $differences }. Donnez un autre fichier, ou supprimez celui-ci
run-meeting = il faut de 2 à { $most } decks qui se rencontrent deux à deux, et il y en a { $n }
run-players = une arène demande 2 joueurs ou plus, et il y en a { $n }
run-teams = deux équipes demandent un nombre pair de decks, au moins 4, et il y en a { $n }
run-threads = impossible de lancer les fils : { $why }. Demandez-en moins
table-no-cards = le deck « { $name } » n'a pas de cartes (1.1.1)
table-not-playable = le deck « { $name } » n'est pas encore jouable : { $why }
replay-too-large = { $file } : plus de { $most } octets ; ce n'est pas un enregistrement
replay-none = { $file } : pas un enregistrement ; donnez un fichier écrit par `inkwright simulate --save-replays`
replay-version = { $file } : un enregistrement de version { $found }, et ce programme lit les versions { $first } à { $last } ; prenez le programme qui l'a écrit
replay-damaged = { $file } : endommagé : { $what } ; recopiez-le depuis son origine
replay-other-library = l'enregistrement vient d'une autre bibliothèque de cartes (son empreinte est { $theirs }, celle de ce programme { $ours }) ; prenez le programme qui l'a écrit, avec les mêmes cartes importées
replay-decks = les decks de l'enregistrement ne peuvent être joués : { $why }
replay-deck-large = le deck « { $name } » de l'enregistrement a { $cards } cartes, plus que les { $most } permises
replay-cant-begin = la partie de l'enregistrement ne peut commencer : { $why }
replay-refused = l'action { $n } de l'enregistrement, { $action }, est refusée : { $why }
replay-too-long = l'enregistrement a { $n } réponses, plus que les { $most } qu'on peut parcourir ; `inkwright replay FILE` le vérifie quand même
replay-other-end = l'enregistrement dit { $written }, mais rejoué { $found }
start-decks = ces decks ne peuvent être joués : { $why }
start-sitters = { $decks } decks pour { $sitters } joueurs ; donnez-en un à chacun (1.3.1)
start-too-far = la partie a { $there } réponses, et { $asked } étaient demandées ; donnez un nombre plus petit
start-unwanted = plus personne n'attend cette partie
explain-which = { $file } a { $n } scénarios ; dites où avec { $file }:LINE, comme { $file }:{ $example }
explain-before = { $file } : la ligne { $n } est avant le premier scénario
explain-no-player = il n'y a pas de joueur { $player } dans cette partie
export-too-far = la partie a { $n } réponses ; il n'y a pas de position après { $at }
export-refused = la réponse { $n } de la partie est refusée : { $why }
export-no-words = aucun scénario n'y mène : { $why }
at-is-for-replays = { $place } : --at et --turn sont pour les enregistrements ; dites la ligne d'un scénario avec FILE.scn:LINE
nothing-decided-there = { $file } : il n'y a rien à décider là
say-where = { $file } : dites où dans la partie, par le nombre de réponses données avant ({ $file }:N, N jusqu'à { $n }) ou avec --turn T
say-where-hint = { $file } : dites où dans la partie, par le nombre de réponses données avant : { $file }:N ou --at N
hint-choice = tour { $turn }, { $player }, { $n } réponses : { $choice }
hint-line = ({ $n } parties)  { $what }
hint-played = dans la partie : { $what }
hint-time = { $seconds } s, { $n } décisions dans des parties imaginées
nothing-for-player = { $player } n'a rien à décider maintenant
position-none = { $file } : il n'y a pas de position après { $at } réponses
position-which = dites quelle position exporter avec --at N ou --turn T
position-after = après { $at } réponses sur { $n }, { $board }
log-starts = { $player } commence (2.2.1.1)
log-answer = { $player } : { $answer }
replay-verified = vérifié : { $end } après { $turns } tours et { $decisions } décisions
replay-won = { $player } ({ $deck }) gagne ({ $rule })
replay-draw = égalité ({ $rule })
replay-unfinished = la partie n'a pas été jouée jusqu'au bout
play-deck-from-input = vos réponses viennent de l'entrée standard, un deck ne le peut donc pas ; donnez un fichier
play-none-unfinished = il n'y a pas de partie inachevée dans { $folder } ; commencez-en une avec `inkwright play`
play-not-kept = impossible de conserver la partie : { $why }
your-cards = vos cartes
serve-at = Inkwright est à { $page } (Ctrl-C l'arrête)
serve-no-page = ce programme a été construit sans la page ; `make web` la construit, reconstruisez ensuite le programme
serve-no-browser = aucun navigateur n'a pu être ouvert ; ouvrez { $page } vous-même
serve-no-threads = le système ne donne pas de fils : { $why }
serve-bind = { $address } : { $why }. Donnez un autre port avec --port, ou 0 pour n'importe lequel
serve-stopped = le serveur s'est arrêté : { $why }
store-folder = { $folder } : { $why }. Donnez un dossier où l'on peut écrire
store-in-use = { $file } : un autre serveur l'utilise ; arrêtez-le, ou donnez un autre dossier avec --data
store-version = { $file } : ses tables ont la version { $found }, et ce programme connaît la version { $ours } ; prenez le programme qui l'a écrit, ou un autre dossier
store-broken = les tables ne peuvent être enregistrées : { $why }
store-damaged = une table enregistrée est illisible : { $why }
scenarios-passed = { $passed } réussis, { $failed } échoués
pages-written = { $n } pages écrites dans { $folder }
results-difference = { $what } : { $theirs } là-bas, { $ours } ici

## Une position, imprimée ou parcourue.

board-turn = tour { $turn } de { $player }
board-before = avant le premier tour
board-as = { $what }, vu par { $player }
board-bag = sac : { $cards }
board-waiting = { $card } ({ $player })
board-decides = { $player } doit décider : { $what ->
    [action] une action de tour
    [mulligan] quelles cartes de la main de départ écarter
    [cards] des cartes
    [player] un joueur
    [may] oui ou non
    [option] une option
    [number] un nombre
    [name] un nom de carte
    [trigger] quelle capacité se résout ensuite
    [order] un ordre
   *[replacement] quel effet de remplacement s'applique
}
board-decides-for = { $what }, pour { $card }
board-more = et { $n } autres
board-won = { $player } a gagné ({ $rule })
board-draw = la partie est nulle ({ $rule })
board-drops = { $what }, { $n ->
    [one] une goutte d'encre
   *[other] { $n } gouttes d'encre
}
board-out = { $what }, hors de la partie
board-zone = { $zone ->
    [played] en train d'être jouées
    [looking] regardées
    [hand] main
    [inkwell] réserve d'encre
   *[discard] défausse
} : { $cards }
board-willpower = { $name } Volonté { $n }
marketing-card = une carte promotionnelle
out-of-sight-card = une carte hors de vue
step-help = Espace → suite  ← retour  n p tour  g aller  / chercher  v vue  s enregistrer  f bifurquer  q quitter
step-turn = — tour { $n } —
step-turns = La partie a { $n } tours.
step-fork = Pour jouer à partir d'ici : { $command }
step-type-turn = Tapez le numéro d'un tour.
step-not-found = « { $text } » n'est pas dans le journal.
step-is-there = { $file } existe déjà ; rien n'a été écrit.
step-head = { $file }  tour { $turn }  réponse { $at } sur { $n }
step-open = toutes les cartes visibles
step-as = vu par { $player }
step-typing = { $what ->
    [turn] Tour
    [find] Chercher
   *[file] Écrire un scénario dans
} : { $typed }
step-not-shown = Cette position ne peut être montrée.
step-table = Table
step-log = Journal

## Comptes rendus sur les cartes.

search-none = aucune carte ne convient
search-heading = { $column ->
    [cost] coût
    [ink] encre
    [type] type
    [numbers] F/V/Lore
   *[name] nom
}
search-found = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
coverage-no-data = il n'y a pas de données de cartes à { $file } ; donnez allCards.json de LorcanaJSON avec --data FILE
import-empty = { $file } : ne contient aucune carte ; rien n'a été écrit
import-not-kept = les textes ne peuvent être conservés dans { $folder } : { $why }
import-no-such-card = les données n'ont pas de carte « { $name } » ; donnez son nom complet
import-not-one = « { $name } » n'a pas exactement une capacité incomprise, aucune ne peut donc être omise
import-file-cards = { $file } : { $n ->
    [one] une carte
   *[other] { $n } cartes
}
import-refused-card = refusée : { $card } : { $why }
import-listed = { $n ->
    [one] une carte importée
   *[other] { $n } cartes importées
}, { $refused } refusées, dans { $folder }
import-text-part = une partie de son texte n'est pas comprise
import-known-stays = { $what } (le texte déjà connu reste)
import-without = Pour la jouer sans cette capacité : { $option }
import-nothing = rien n'a été écrit
import-summary = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} : { $imported } importées, { $unchanged } déjà connues, { $refused } refusées ; { $kept } autres conservées
try-name = Votre carte
try-version = À l'essai
try-refused = { $n ->
    [one] 1 des cartes n'est pas jouable
   *[other] { $n } des cartes ne sont pas jouables
} ainsi ; voir plus haut
try-kept = conservé dans { $file }
try-exercised = essayée dans des parties construites autour d'elle : { $laws ->
    [kept] aucune loi n'a été enfreinte
   *[broken] une loi a été enfreinte
}
exercise-broken = enfreinte : { $what }
exercise-never = { $card }, capacité { $n } : { $why ->
    [deck] elle ne concerne que la construction des decks
    [name] elle cite un nom qu'aucune carte ne porte
   *[unknown] jamais à l'œuvre
}
exercise-partly = { $card }, capacité { $n } : une partie jamais à l'œuvre
exercise-summary = { $done } capacités sur { $abilities }, de { $cards } cartes, à l'œuvre en { $games } parties avec { $decisions } décisions ; lois enfreintes : { $broken }
differs = { $what ->
    [table] les joueurs et les cartes de la partie
    [outcome] l'issue de la partie
    [turn] à qui est le tour et lequel
    [lore] les éclats de Lore
    [players] ce que les joueurs ont fait ce tour ou qui a quitté la partie
    [zones] où sont les cartes
    [states] l'état des cartes, comme les dommages ou l'épuisement
    [sight] qui connaît quelle carte
    [traits] les valeurs et les capacités des cartes en jeu
    [question] ce qui est à décider
    [bag] les capacités en attente dans le sac
    [lasting] les effets temporaires
    [memory] ce qui s'est passé plus tôt ce tour
    [chance] ce qu'apporteront les mélanges et le hasard
   *[loop] où en est une boucle
}
export-begins-turn = au tour { $turn }, après { $n } réponses
export-begins-setup = tout au début
export-exact = { $file } : exactement la situation après { $at } réponses ; le scénario commence { $begins }
export-not-quite = { $file } : pas tout à fait la situation après { $at } réponses ; aucun scénario ne peut reprendre : { $lost } ; il commence { $begins }
replay-ends-early = il se termine trop tôt
replay-checksum = sa somme de contrôle est fausse
replay-follows = quelque chose suit la partie
replay-unread = il ne peut être lu ({ $why })
search-inkable = écrivez `--inkable`, `--inkable=yes` ou `--inkable=no`
exercise-part = « { $text } » n'est pas K/N avec 1 ≤ K ≤ N, comme 1/20
tui-needs-terminal = --tui demande un terminal ; omettez-le pour jouer dans un tube
play-bot-stopped = un joueur du programme ne répond plus ; la partie est conservée, `inkwright play --resume` la reprend
play-bot-no-answer = un bot n'a pas de réponse ; veuillez le signaler
play-input = l'entrée standard ne peut être lue : { $why }
pairs-found = trouvé : { $what }
pairs-summary = { $pairs } paires se sont rencontrées en { $games } parties avec { $decisions } décisions ; trouvailles : { $findings }
card-made-of = composé de { $constructs }
card-no-tree = l'arbre des capacités ne peut être montré : { $why }
writing-which = dites quelle langue mesurer : `--lang de`, `fr`, `it` ou `zh`
writing-row = { $row ->
    [english] anglais
    [official] officiel
   *[ours] nôtre
} : { $text }
writing-figures = { $what ->
    [all] tous les paragraphes
   *[without] sans les lignes de mots-clés
} : { $n } comparés, { $same } identiques ({ $share }), F1 moyen { $mean }
writing-unmatched = non comparées, car leurs paragraphes ne se distinguent pas : { $cards }
writing-unknown = cartes que la bibliothèque n'a pas : { $n }
rules-shown = { $shown } des { $n } règles de { $edition } montrées
rules-missing = manquent : { $rules }
deck-not-legal = { $file } : deck non autorisé en { $format ->
    [coconut] format Coconut (bêta)
   *[constructed] Constructed
} :{ $problems }
deck-leader-idle = { $file } : son meneur ne joue qu'au format Coconut (bêta) : --variant coconut
play-no-leader = le format Coconut (bêta) demande des listes avec meneurs, qu'aucun deck de démarrage n'a ; donnez-les avec --deck et --opponent, ou donnez --any-deck
format-no-leader = le deck n'a pas de meneur ; écrivez « Leader: Nom Complet - Version », et ses capacités en lignes commençant par « > » ({ $rule })
format-unknown-leader = la carte « { $name } » du meneur n'est pas dans la bibliothèque de cartes
format-inks-with-leader = le deck et son meneur ont { $n } couleurs d'encre et peuvent en avoir { $most } : { $inks }, et { $leader } du meneur ({ $rule })
format-beside-leader = le deck a { $count } exemplaires de « { $name } » et peut en avoir { $limit } ; seule la carte du meneur peut y être plus souvent ({ $rule })
replay-has-edition = { $place } : une partie enregistrée a sa propre édition ; laissez --edition et --date
deck-two-leaders = « { $text } » est un second meneur ; un deck en a un
deck-text-without-leader = « { $text } » appartient à un meneur, et aucun n'est nommé ; écrivez avant « Leader: Nom Complet - Version »
deck-bad-leader = { $what } n'est pas un meneur ; écrivez { $example }
leader-too-many-lines = un meneur a au plus { $most } capacités, une par ligne ; retirez-en
leader-too-long = la ligne { $n } du texte du meneur dépasse { $most } octets ; écrivez une capacité par ligne
leader-not-understood = la ligne { $n } du texte du meneur n'est pas comprise : { $why } ; `inkwright cards try FILE --type item` en dit plus
table-leader = le deck « { $name } » : { $why }
table-leader-not-playable = un meneur ne peut être joué : { $why } ; écrivez son texte autrement
setup-leader-elsewhere = { $player } a un meneur, et les meneurs sont pour le format Coconut ; jouez cette variante, ou sans meneurs
setup-not-a-leader = le meneur de { $player } n'a pas été compilé comme meneur
setup-too-many-leaders = il y a des meneurs pour { $leaders } joueurs, et { $players } jouent
setup-leader-among-cards = un meneur est parmi les cartes de { $player } ; sa place est à côté
convert-no-leader = { $file } : { $form } n'a pas de meneur, il est omis
coverage-no-set = { $file } : aucune carte n'appartient au set { $set }
coverage-no-set-but = { $file } : aucune carte n'appartient au set { $set } ; il y a { $sets }
coverage-cards = cartes : { $cards }, comprises : { $compiled }, réécrites à l'identique : { $exact }
coverage-abilities = capacités : { $n }, comprises : { $compiled }
coverage-gap = { $card } : à « { $text } », il faudrait { $expected }
coverage-cause = { $card } et { $more } autres : à « { $text } », il faudrait { $expected }
coverage-program = un programme pour ceci : { $what }
coverage-more = encore { $n ->
    [one] { $n } lacune
   *[other] { $n } lacunes
} ; --json les montre toutes
constructs-used = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $scenarios ->
    [one] { $scenarios } scénario
   *[other] { $scenarios } scénarios
}
constructs-lone = seule de son espèce
constructs-never = jamais « { $what } » : { $why }
constructs-not-shown = non montré : { $what }
constructs-idle = { $construct } est excusé sans nécessité pour « { $what } »
constructs-failed = { $n ->
    [one] { $n } scénario a échoué et ne montre
   *[other] { $n } scénarios ont échoué et ne montrent
} rien
constructs-holes = { $n } textes sur { $all } avec { $what ->
    [events] des événements
   *[conditions] des clauses « si »
} ne sont pas jouables
constructs-summary = { $n ->
    [one] { $n } tournure
   *[other] { $n } tournures
}, dont non entièrement montrées : { $unshown }
constructs-lone-abilities = { $n } capacités sur { $all } ({ $share }) ont besoin d'une tournure sans paramètre qu'une seule carte emploie
construct-lacks = { $what ->
    [work] à l'œuvre
    [true] la condition vraie
    [false] la condition fausse
    [taken] accepté
    [declined] refusé
    [something] quelque chose à choisir
   *[nothing] rien à choisir
}
construct-because = { $why ->
    [not-offered] une possibilité où il n'y a rien à choisir n'est pas proposée (6.1.5.2)
    [from-discard] ce que la carte reprend est alors déjà dans la défausse, ou rien n'est proposé (6.1.4)
    [in-option] la seule carte qui l'emploie le dit dans une possibilité, qui n'est alors pas proposée (6.1.5.2)
    [draws-first] la seule carte qui l'emploie fait d'abord piocher autant de cartes, il y en a donc à défausser
    [discards] la seule carte qui l'emploie défausse une carte comme coût, qu'on ne peut payer sans carte (1.5.3)
    [moved] la seule carte qui l'emploie parle du personnage qui vient de se déplacer, toujours là
    [price] la seule carte qui l'emploie le fait comme prix d'une offre, qui n'est alors pas faite (1.5.3)
   *[shifted] la seule carte qui l'emploie vient d'être jouée avec Alter sur ce qui est sous elle
}
progress-of = { $done } { $what ->
    [cards] cartes
   *[pairs] paires
} sur { $all }, encore { $time }
serve-url = « { $text } » n'est pas une adresse comme { $example }
serve-seconds = « { $text } » n'est pas un nombre de secondes
typed-whole-number = { $kind ->
    [empty] il manque un nombre entier
    [large] le nombre est trop grand
    [small] le nombre est trop petit
   *[digit] ce n'est pas un nombre entier
}
typed-number = ce n'est pas un nombre
typed-address = ce n'est pas une adresse IP
typed-range = { $n } n'est pas dans { $range }
import-words = { $text }
import-again = { $file } : { $why } ; importez-le de nouveau
results-in-order = { $n } autres dans un autre ordre
results-and-more = { $what } et { $n } de plus
results-nothing = rien
program-version = inkwright { $version } (bibliothèque de cartes { $library })
