# Ce qui ne va pas dans le texte d'une carte et ce qu'on pourrait écrire, en français.

## Les mots des textes de cartes, en anglais dans toutes les langues.

text-quoted = « { $what } »
text-not-understood = section { $n } : { $found } n'est pas compris (octet { $at }) ; il faudrait { $expected }
text-unclear = on ne sait pas ce que « { $word } » désigne ici : { $why }
text-unsupported = ceci n'est pas encore pris en charge : { $what }
text-not-playable = le programme ne sait pas encore faire ceci : { $what }
text-refers = « { $word } » dans la capacité { $n } : { $means }

## Ce qui pourrait se trouver à un endroit.

expected-or = { $all } ou { $last }
expected-wording = le texte « { $text } »
expected-number = un nombre
expected-signed-number = un nombre avec + ou -
expected-name = le nom d'une carte
expected-class = une classification
expected-keyword = un mot-clé
expected-stat = un symbole de Force, de Volonté ou de valeur de Lore
expected-noun = une sorte de cartes
expected-target = une ou plusieurs cartes
expected-player = un joueur
expected-owner = à qui cela appartient
expected-measure = quelque chose à compter
expected-condition = une condition
expected-event = un événement à attendre
expected-duration = une durée
expected-act = quelque chose qu'une carte peut faire
expected-destination = une destination
expected-cost = un coût
expected-effect = un effet
expected-rule = une règle
expected-end = la fin du texte
expected-simpler = un texte plus simple

## Conseils.

advice-other-way = Je comprends, mais les cartes l'écrivent autrement :
advice-too-deep = C'est trop imbriqué pour moi. Écrivez des phrases plus courtes.
advice-ends-early = La phrase s'arrête trop tôt.
advice-unknown = Je ne sais pas ce que « { $words } » veut dire ici.
advice-at-start = Au début du texte de la carte, qui s'écrit en anglais, je comprends : { $what }.
advice-after = Après « { $words } », je comprends : { $what }.
advice-such-as = { $what } (par exemple { $examples })
advice-sentence-end = la fin de la phrase
advice-comma = une virgule
advice-more = { $n ->
    [one] 1 autre
   *[other] { $n } autres
}
advice-closest = La phrase la plus proche que je connaisse est :
advice-symbols = Les symboles sont {"{E}"} pour épuiser, {"{I}"} pour l'encre, {"{S}"} pour la Force, {"{W}"} pour la Volonté, {"{L}"} pour la valeur de Lore d'une carte et {"{C}"} pour l'icône d'encre.
advice-lore-symbol = {"{L}"} est la valeur de Lore d'un personnage ou d'un lieu ; pour les éclats de Lore que les joueurs gagnent, perdent et ont, écrivez « lore ».
advice-lore-word = Écrivez « lore » là où des joueurs gagnent ou perdent des éclats de Lore, et le symbole {"{L}"} pour la valeur de Lore d'une carte, comme dans « +1 {"{L}"} ».
advice-word = Au lieu de « { $word } », écrivez { $said }.
advice-word-or = { $one } ou { $other }
advice-as-in = { $what }, comme dans « { $example } »
advice-symbol = le symbole { $symbol } pour { $stat ->
    [exert] épuiser
    [ink] l'encre
    [strength] la Force
   *[willpower] la Volonté
}
advice-unresolved = Je comprends les mots, mais { $why }.
advice-unplayable = La carte n'est pas jouable, car { $why }.

## Ce qu'une carte pourrait dire et qui n'a pas encore de sens ou de programme, et pourquoi on ne sait pas ce qu'un mot désigne.

gap = { $gap ->
    [ProhibitionTowards] une interdiction envers certaines cartes pour un temps
    [LessForThisCard] payer moins pour cette carte pour un temps
    [TimedUnless] une telle règle temporaire avec « unless »
    [TimedRule] une telle règle pour un temps
    [NextTurnRule] une telle règle pour le prochain tour
    [TimedCondition] une condition de ce genre pour un temps
    [TimedReplacement] une telle substitution pour un temps
    [NextCardRule] une telle règle sur la prochaine carte
    [UnspokenChallenge] un délai après un défi dont il n'est pas question
    [InkTypes] les types d'encre de telles cartes
    [MeasureOfDone] une mesure de ce à quoi cela est arrivé
    [NobodysDrops] des gouttes d'encre de personne en particulier
    [RemovedToPlay] retirer de telles choses pour jouer une carte
    [WasAtNoTime] ce qu'il y avait, sans moment précis
    [NamesAmongThem] un nombre de cartes qui partagent un nom entre elles
    [WorksInDiscard] une capacité qui agit depuis une défausse à cause de cette condition
    [MoveToUnsaid] un déplacement moins cher sans destination
    [BothOfOnePlayer] deux choses que possède un joueur parmi plusieurs
    [IfYouDoHere] un « if you do » à cet endroit
    [DoneThisTurn] de telles choses faites ce tour
    [UnsaidTarget] un effet qui ne dit pas sur quoi il agit
    [ChoiceForKnown] un choix là où il faut quelque chose de déjà nommé
    [PlayFromThere] jouer depuis cet endroit
    [SuchEffect] un tel effet
    [ShiftThose] jouer celles-ci par Alter
    [PlaceForBanished] une telle destination au lieu d'être banni
    [SuchReplacement] une telle substitution
    [OtherwiseAfterIfNot] un « otherwise » après un « if not »
    [NothingBeforeIt] une telle phrase sans rien devant
    [InsteadAlone] un « instead » sans rien devant
    [ChoiceOfOne] un choix d'une seule possibilité
    [SuchInstead] un tel « instead »
    [SuchUnless] un tel « unless »
    [NotOffered] ceux qui ne font pas ce qui n'est pas proposé
    [TwoPlayers] deux joueurs à cet endroit
    [PlayersDeck] la pioche d'un tel joueur
    [PlayersTurn] le tour d'un tel joueur
    [RuleForEach] une telle règle avec « for each »
    [AmountForEach] une quantité avec « for each »
    [ChangeForEach] un tel changement avec « for each »
    [StaticInThatTime] une capacité permanente active à ce moment-là
    [ConditionOnEach] une telle condition pour chacune de plusieurs cartes
    [StaticOnce] une capacité permanente active une seule fois
    [LastingDiscount] une remise durable sur la prochaine carte
    [PlayerCantChoose] un joueur qui ne peut pas choisir
    [LastingReadyLimit] une limite durable au redressement
    [PayForOthers] une autre façon de payer d'autres cartes
    [ShiftOntoThose] jouer de telles cartes par Alter sur celles-là
    [DeckInks] les encres d'un deck à cet endroit
    [OthersEnterExerted] d'autres qui entrent épuisés en échange de quelque chose
    [PayForThatAct] payer pour cet acte seul
    [PlayersMustChoose] de tels joueurs tenus de choisir
    [DamageWith] des dommages selon une telle caractéristique
    [NameForShift] un nom pour l'Alter d'autres cartes
    [DiscountOnFirst] une remise sur la première carte à cet endroit
    [UseFree] la capacité d'une autre carte, gratuitement
    [DeckLimit] une limite de deck à cet endroit
    [RuleInRule] une règle dans une règle
    [HavingTo] devoir faire cela
    [PlayerInStatic] un tel joueur dans une capacité permanente
    [GainKeyword] gagner ce mot-clé
    [LoseStat] perdre une telle caractéristique
    [LoseAbility] perdre une capacité pour un temps
    [GainKeywordForEach] gagner ce mot-clé avec « for each »
    [GainAbility] gagner une telle capacité
    [SuchProhibition] une telle interdiction
    [OfferInThatTime] une offre à ce moment-là
    [SuchOffer] une telle offre
    [RestHere] le reste de quelque chose à cet endroit
    [SuchWindow] une telle période
    [TriggerInDiscard] un tel déclencheur dans une défausse
    [TwoWindows] deux périodes d'un déclencheur
    [ReturnThose] renvoyer celles-ci
    [PutTrigger] une carte placée là comme déclencheur
    [TwoSubjects] un événement à deux sujets à cet endroit
    [DiscardToSize] défausser jusqu'à une telle taille
    [NoDamageAlone] ne subir aucun dommage hors d'une substitution
    [LookAtZone] regarder les cartes d'une telle zone
    [PlaceForDiscard] une telle destination au lieu de la défausse
    [AddToCost] augmenter un coût
    [ChooseAndDo] choisir et faire cela
    [TopOrBottom] de telles cartes sur ou sous la pioche
    [ChoiceOfPlaces] un choix entre de telles destinations
    [PlaceForEach] un choix de destination pour chaque carte
    [Distribute] répartir celles-ci
    [OtherNumbers] d'autres nombres de cartes et de destinations
    [LookAtThat] regarder cela
    [SearchThat] chercher cela
    [DescribedByDone] une description par ce qui est arrivé à une carte
    [DropsForCards] des gouttes d'encre là où il s'agit de cartes
    [StatBound] une telle limite sur une caractéristique
    [DamageBound] une telle limite sur les dommages
    [ChallengesThis] défier cette carte, dans une description
    [WayOfPlaying] une façon de jouer dans une description
    [FromTop] des cartes du dessus d'une pioche dans une description
    [SuchTotal] un tel total
    [AtRandom] des cartes au hasard à cet endroit
    [PlayerHas] ce qu'un tel joueur a en jeu
    [PlayersZone] la zone d'un tel joueur
    [SuchAlternative] une telle alternative
    [RuleAboutKnown] une règle sur quelque chose de déjà nommé
    [SuchSubject] un tel sujet
    [ActionOnOther] l'effet d'une action sur une autre carte
    [TooManyClasses] une 129e classification
    [KeywordCost] un tel coût d'un autre mot-clé
    [ShiftWithoutNames] un tel Alter d'une carte sans deux noms
    [TemporaryTwice] un Alter temporaire dans un autre
    [ManyTriggers] autant de déclencheurs à compter
    [ManyOnce] autant de capacités à usage unique
    [ShiftNameCondition] un nom pour Alter sous condition
    [ManyGained] gagner autant de capacités
    [TotalNotChosen] un total de cartes qui ne sont pas choisies
    [UncountedNumber] un nombre que rien ne compte
    [DeepLoops] des boucles aussi imbriquées
    [LeaderKeyword] un mot-clé d'un meneur
    [LeaderDamage] des dommages sur un meneur
    [FromDeck] décrire des cartes comme venant d'une pioche
    [DifferentNames] des noms différents à cet endroit
    [HighestOfThose] le plus élevé parmi ces cartes
    [ManyNumbers] autant de nombres à retenir
    [ManyPlayers] autant de joueurs à retenir
   *[ManyChoices] autant de choix
}

doubt = { $doubt ->
    [NothingCounted] rien n'a été compté avant
    [NothingDone] rien de tel n'a été fait avant
    [NothingChosen] rien n'a été choisi avant
    [NoDamageRemoved] aucun dommage n'a été retiré avant
    [NoCharacter] aucun personnage n'a été nommé
    [NothingNamed] rien de ce qu'il pourrait désigner n'a été nommé avant
    [TwoNamed] deux choses qu'il pourrait désigner ont été nommées avant
    [NoLocation] aucun lieu n'a été nommé
    [NoneOfTheKind] rien de tel n'a été nommé
    [NothingLeftOut] rien de tel qu'il pourrait exclure n'a été nommé
    [NothingBefore] rien ne le précède
    [NoPlayer] aucun joueur n'a été nommé
    [NoCardsLookedAt] on ne regarde pas de cartes
    [NoDamageDealt] aucun dommage n'a été infligé juste avant
    [OneOrEach] cela peut désigner un de ces joueurs ou chacun d'eux
    [EachOrTogether] cela peut désigner chacun de ces joueurs ou tous ensemble
    [EitherOfTwo] cela peut désigner la première carte de l'évènement ou la seconde
    [ThisOrEach] cela peut exclure cette carte, ou chaque carte modifiée
   *[NoZone] aucune zone n'a été nommée
}
