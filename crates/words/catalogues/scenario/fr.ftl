# Ce qui ne va pas dans les fichiers de scénario, en français.

## Textes et tables.

scenario-too-large = le scénario dépasse { $most } octets ; raccourcissez-le
scenario-no-such = le texte a { $n } scénarios ; le numéro { $asked } n'en fait pas partie, en comptant depuis 0
scn-column = { $what } (colonne { $column })
scn-file-unread = le fichier est illisible : { $why }
scn-folder-unread = le dossier est illisible : { $why }
scn-folders-deep = les dossiers sont imbriqués sur plus de { $most } niveaux
scn-panicked = le moteur de règles a planté : { $what }
scn-no-message = sans message
scn-not-one = pas exactement un scénario

## Lecture des fichiers.

scn-file-too-large = le fichier est trop grand pour un fichier de scénario
scn-no-scenario = le fichier ne contient aucun scénario ; commencez par une ligne comme : `scenario "Titre"`
scn-before-first = ceci est avant la première ligne `scenario`
scn-says-nothing = ceci ne dit rien à faire, à choisir ou à attendre
scn-after-steps = les lignes de mise en place viennent avant le premier `do`, `choose` ou `expect`
scn-unexpected-character = caractère inattendu « { $text } »
scn-no-closing-quote = ce nom n'a pas de guillemet fermant
scn-number-too-large = le nombre { $number } est trop grand
scn-unknown-word = mot inconnu « { $word } »
scn-unknown-word-expected = mot inconnu « { $word } », attendu : { $what }
scn-one-of = un de { $words }
scn-expected = attendu : { $what }, trouvé : { $found }
scn-end-of-line = la fin de la ligne
scn-the-name = le nom « { $name } »
scn-unexpected-after = inattendu après la fin de l'instruction : { $what }
scn-out-of-range = hors limites : { $what }
scn-nothing-said-of = rien n'est dit de « { $word } » ; continuez avec un de { $words }

## Joueurs et équipes.

scn-most-players = il peut y avoir au plus { $most } joueurs
scn-players-range = il peut y avoir de 2 à { $most } joueurs
scn-not-a-player = { $player } n'est pas un des { $n } joueurs
scn-in-team-already = ce joueur est déjà dans une équipe
scn-together-without-teams = `turns together` va avec `teams`
scn-setup-and-turn = `setup` et `turn` s'excluent ; utilisez plutôt `start`
scn-start-without-setup = `start` va avec `setup`
scn-setup-decks-only = avec `setup`, les joueurs n'ont que leurs decks et leurs meneurs
scn-edition-twice = l'édition est nommée deux fois
scn-turns-from-one = les tours se comptent à partir de 1
scn-under-a-player = `{ $word }` se met sous un joueur ; écrivez d'abord : `p1:`
scn-leader-already = ce joueur a déjà un meneur
scn-too-much-exerted = plus d'encre est épuisée qu'il n'y en a ({ $n })
scn-more-cards = plus de { $most } cartes

## Cartes et leurs étiquettes.

scn-unknown-handle = étiquette inconnue « { $handle } »
scn-handle-twice = l'étiquette « { $handle } » est donnée deux fois
scn-has-handle = la carte a déjà une étiquette
scn-handle-is-player = « { $word } » est un joueur et ne peut être une étiquette
scn-not-a-handle = « { $word } » n'est pas une étiquette ; utilisez des minuscules, des chiffres et _, une lettre d'abord
scn-card-twice = la carte « { $name } » est définie deux fois
scn-behind-brace = inattendu après l'accolade fermante de la carte : « { $text } »
scn-no-closing-brace = le texte de la carte n'a pas d'accolade fermante
scn-no-cost = la carte n'a pas de coût ; écrivez par exemple : `cost 3`
scn-no-strength = le personnage n'a pas de Force et de Volonté ; écrivez par exemple : 2/3
scn-no-willpower = le lieu n'a pas de Volonté ; écrivez par exemple : `willpower 5`
scn-no-move-cost = le lieu n'a pas de coût de déplacement ; écrivez par exemple : `move 1`
scn-abilities-from-one = les capacités se comptent à partir de 1
scn-options-from-one = les possibilités se comptent à partir de 1
scn-loop-once = une boucle se fait au moins une fois

## Ce que peut contenir une ligne.

scn-a-statement = une instruction
scn-a-title = un titre entre guillemets
scn-a-player = un joueur comme `p1`
scn-a-card = une carte (une étiquette ou un nom complet entre guillemets)
scn-card-name = le nom complet de la carte entre guillemets
scn-a-card-name = le nom complet d'une carte entre guillemets
scn-called-name = le nom d'une carte entre guillemets
scn-a-story-name = le nom d'une capacité
scn-a-handle = une étiquette comme `stitch2`
scn-a-rule = un numéro de règle comme 4.6.6.1
scn-a-classification = une classification
scn-the-number = le nombre
scn-card-number = le nombre de cartes
scn-player-number = le nombre de joueurs
scn-bag-number = le nombre de capacités dans le sac
scn-ready-ink-number = le nombre de cartes d'encre redressées
scn-drops-number = le nombre de gouttes
scn-keyword-number = le nombre du mot-clé
scn-ink-cost = le coût en encre
scn-the-cost = le coût
scn-the-move-cost = le coût de déplacement
scn-the-strength = la Force
scn-the-willpower = la Volonté
scn-the-lore = les éclats de Lore
scn-the-lore-value = la valeur de Lore
scn-the-damage = les dommages
scn-the-turn = le tour
scn-the-seed = la graine
scn-chance-used = combien de fois le hasard a servi
scn-loop-times = combien de fois la boucle est faite

## Mise en place.

scn-unknown-card = carte inconnue « { $name } »
scn-unknown-card-name = nom de carte inconnu « { $name } »
scn-no-class = aucune carte n'a la classification « { $class } »
scn-card-missing = la carte « { $name } » manque parmi les cartes compilées
scn-text-not-compiled = le texte de « { $name } » ne se compile pas : { $why }
scn-not-a-leader = « { $name } » n'est pas un meneur ; inventez-en un et nommez-le : { $example }
scn-action-in-play = une action ne peut être mise en jeu
scn-not-on-side = { $card } n'est pas en jeu du côté de ce joueur
scn-not-a-location = { $card } n'est pas un lieu
scn-fits-many = { $card } désigne { $n } cartes ; donnez une étiquette à l'une d'elles

## Faire et choisir.

scn-drops = on ne peut retirer { $drops } gouttes d'encre pour cela
scn-two-bases = elle ne peut être jouée avec Alter sur deux personnages
scn-shift-onto-nothing = Alter sur rien
scn-no-ability = { $card } n'a pas de capacité activable « { $name } »
scn-several-abilities = { $card } a plusieurs capacités activables ; nommez-en une : { $names }
scn-no-decision = aucune décision n'est en attente
scn-other-answer = une autre sorte de réponse est demandée
scn-only-chosen = seulement { $n } pouvaient être choisies
scn-not-to-order = { $card } ne fait pas partie des cartes à ordonner
scn-not-in-bag = aucune capacité de ce genre de { $card } n'attend dans le sac
scn-not-in-bag-about = aucune capacité de ce genre de { $card } n'attend dans le sac à propos de { $about }
scn-several-in-bag = plusieurs capacités de { $card } attendent dans le sac ; ajoutez le nom de la capacité, un numéro, ou `about` et la carte concernée
scn-no-such = il n'y a pas de { $card } que cette ligne puisse désigner
scn-there-is-no = il n'y a pas de { $card }
scn-ambiguous = { $card } pourrait désigner { $n } cartes ({ $places }) ; donnez une étiquette à celle voulue
scn-repeat-after-loop = `repeat` vient après `loop` et un passage
scn-not-legal = « { $line } » devrait être permis, mais { $why }
scn-not-an-answer = « { $line } » devrait être une réponse, mais { $why } ; { $decision }
scn-decision-open = une décision est en attente à « { $line } » : { $decision }
scn-on-and-on = la partie pose des questions sans fin
scn-law-broken = une loi du moteur de règles est violée : { $what }
scn-decide = { $players } : chacun peut décider (`{ $kind }`)
scn-decide-for = { $players } : chacun peut décider (`{ $kind }` pour { $card })
scn-decides = { $player } doit décider (`{ $kind }`)
scn-decides-for = { $player } doit décider (`{ $kind }` pour { $card })
scn-decision = { $who } : { $answers }
scn-answers-more = { $answers } | et { $n } autres
scn-unseen-card = une carte que { $player } ne voit pas

## Ce qui a été trouvé.

scn-expected-found = attendu : { $wanted } ; trouvé : { $found }
scn-bag-holds = { $n } capacités dans le sac
scn-a-draw = une égalité
scn-draw-because = une égalité selon { $rule }
scn-no-winner = aucun gagnant
scn-winner = { $player } a gagné
scn-goes-on = une partie qui continue
scn-still-in = encore dans la partie
scn-no-event = aucun événement de ce genre depuis le dernier `do` ou `choose` : { $rules }
scn-none-at-all = aucun
scn-no-options = aucune carte à choisir : { $decision }
scn-it-there = elle y est
scn-no-card-there = aucune carte de ce genre ici
scn-it-in = elle est ici : { $place }
scn-there-and-in = { $card } y est, et elle est ici : { $place }
scn-empty-deck = une pioche vide
scn-number-being-in = { $n }, et elle est ici : { $place }
scn-it-at = elle est sur { $card }
scn-it-at-nowhere = elle n'est sur aucun lieu
scn-no-number = aucun nombre
scn-it-has = qu'elle l'a
scn-it-has-not = qu'elle ne l'a pas
scn-it-is-legal = que c'est permis
scn-that = { $reason }
scn-place = { $zone ->
    [deck] pioche
    [hand] main
    [discard] défausse
    [inkwell] réserve d'encre
   *[play] zone de jeu
} de { $player }
scn-under = sous { $card }
scn-leader-of = aucune zone : le meneur de { $player }
scn-no-zone = aucune zone

## Déroulements, réponses et éditions.

trace-passed = réussi
trace-failed = échec à la ligne { $n } : { $what }
trace-answered = (réponse : { $answer })
explain-yes = oui
explain-no = non
editions-none = aucune
editions-passes = { $place } : { $title } : réussit en { $passing } ; échoue en { $failing }
editions-unexplained = { $what } ; aucun changement connu ne l'explique
editions-changes = { $what } ; changements : { $changes }
editions-summary = { $alike } réussissent partout, { $explained } diffèrent par des changements connus, { $unexplained } échouent ou diffèrent sans explication

## Refus en bref.

short-by-rule = { $why } ({ $rule })
short-game-over = la partie est terminée
short-not-asked = une autre réponse est demandée maintenant
short-not-your-card = ce n'est pas une carte de ce joueur
short-not-in-hand = ce n'est pas dans la main du joueur
short-not-in-play = ce n'est pas en jeu
short-not-character = ce n'est pas un personnage
short-not-inkable = cette carte n'a pas d'icône d'encre
short-already-inked = plus aucune carte ne peut rejoindre la réserve d'encre ce tour-ci
short-not-enough-ink = il faut { $needs } d'encre redressée, et il y en a { $has }
short-not-enough-singers = il faut des chanteurs de coût { $needs } ensemble, et il y en a { $has }
short-drying = ce personnage sèche encore
short-exerted = cette carte est épuisée
short-keyword = cette carte a { $keyword }
short-cant-quest = ce personnage ne peut pas partir à l'aventure
short-cant-challenge = ce personnage ne peut pas défier
short-cant-be-challenged = ce personnage ne peut pas défier cette carte
short-not-exerted = seuls les personnages épuisés peuvent être défiés
short-own-character = ce n'est pas une carte adverse
short-bodyguard = le défi doit viser un personnage avec Rempart
short-must-challenge = un personnage avec Combattant doit d'abord défier
short-not-a-location = ce n'est pas un lieu de ce joueur
short-already-there = le personnage y est déjà
short-cant-move = ce personnage ne peut pas se déplacer
short-no-such-ability = cette carte n'a pas cette capacité activable
short-already-used = elle a déjà servi ce tour-ci
short-condition-not-met = sa condition n'est pas remplie
short-cost-not-payable = son coût ne peut pas être payé
short-no-shift = cette carte n'a pas Alter
short-wrong-shift-base = cette carte ne peut être jouée avec Alter sur ce personnage
short-not-a-song = ce n'est pas une chanson
short-cost-too-low = le coût du personnage qui chante est trop bas
short-cant-sing = ce personnage ne peut pas chanter
short-no-sing-together = cette carte n'a pas À l'unisson
short-must-quest = un personnage doit d'abord partir à l'aventure
short-not-free = rien ne permet de jouer cette carte gratuitement
short-cant-play = un effet empêche ce joueur de jouer cette carte
short-cant-be-chosen = cette carte ne peut pas être choisie
short-not-an-option = ce n'est pas une des réponses possibles
short-too-few = il faut en choisir plus
short-out-of-range = le nombre est hors des limites
short-not-your-entry = ce n'est pas une des capacités de ce joueur dans le sac
short-left-already = ce joueur a quitté la partie
short-not-a-loop = ces réponses ne ramènent pas à leur point de départ
short-loop-over = la boucle est finie, et il faut faire une autre action

## Cartes.

scn-cards-not-compiled = ses cartes ne peuvent être compilées
scn-ability-of-nothing = une capacité sans carte
scn-name-of-nothing = un nom qu'aucune carte n'a
scn-ability-not-in-bag = une capacité qui n'est pas dans le sac
scn-ability-not-next = une capacité qui ne peut se résoudre ensuite
