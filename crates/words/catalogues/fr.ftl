# Ce que dit le programme, en français. Joueurs, cartes et règles sont des arguments ; `$player-is` dit s'il s'agit du lecteur.

player-you = vous
card-hidden = une carte
card-nth = { $card } #{ $n }
card-whose = { $card } ({ $player-is ->
    [you] à vous
   *[other] { $player }
})

## Ce qui s'est passé.

game-began = la partie commence ; { $player } { $player-is ->
    [you] commencez
   *[other] commence
}
shuffled = { $player } { $player-is ->
    [you] mélangez votre
   *[other] mélange sa
} pioche
hand-kept = { $player } { $player-is ->
    [you] gardez votre
   *[other] garde sa
} main de départ
hand-altered = { $player } { $player-is ->
    [you] placez
   *[other] place
} { $n ->
    [one] une carte
   *[other] { $n } cartes
} de { $player-is ->
    [you] votre
   *[other] sa
} main de départ sous { $player-is ->
    [you] votre
   *[other] sa
} pioche et en { $player-is ->
    [you] piochez
   *[other] pioche
} autant
turn-began = tour { $turn } : { $player }
turn-began-team = tour { $turn } : { $players }
end-declared = { $player } { $player-is ->
    [you] annoncez la fin de votre
   *[other] annonce la fin de son
} tour
turn-ended = { $player-is ->
    [you] votre tour est terminé
   *[other] le tour du joueur { $player } est terminé
}
readied = { $card } se redresse
exerted = { $card } s'épuise
ink-readied = une carte de { $owner-is ->
    [you] votre réserve d'encre
   *[other] la réserve d'encre du joueur { $owner }
} se redresse
ink-exerted = une carte de { $owner-is ->
    [you] votre réserve d'encre
   *[other] la réserve d'encre du joueur { $owner }
} s'épuise
dried = l'encre de { $card } est sèche
drew = { $player } { $player-is ->
    [you] piochez
   *[other] pioche
} { $card }
draw-skipped = { $player } { $player-is ->
    [you] passez votre
   *[other] passe sa
} pioche
inked = { $player } { $player-is ->
    [you] placez
   *[other] place
} { $card } dans { $player-is ->
    [you] votre
   *[other] sa
} réserve d'encre
paid = { $player } { $player-is ->
    [you] payez
   *[other] paie
} { $n } d'encre
drops-got = { $player } { $player-is ->
    [you] recevez
   *[other] reçoit
} { $n ->
    [one] une goutte d'encre
   *[other] { $n } gouttes d'encre
}
drops-removed = { $player } { $player-is ->
    [you] retirez
   *[other] retire
} { $n ->
    [one] une goutte d'encre
   *[other] { $n } gouttes d'encre
}
played = { $player } { $player-is ->
    [you] jouez
   *[other] joue
} { $card }
played-shift = { $player } { $player-is ->
    [you] jouez
   *[other] joue
} { $card } avec Alter sur { $onto }
played-sung = { $player } { $player-is ->
    [you] jouez
   *[other] joue
} { $card }, que chante { $singer }
played-together = { $player } { $player-is ->
    [you] jouez
   *[other] joue
} { $card }, à l'unisson
played-free = { $player } { $player-is ->
    [you] jouez
   *[other] joue
} { $card } gratuitement
sang = { $card } chante { $song }
used = { $card } utilise { $ability-is ->
    [named] { $ability }
   *[unnamed] sa capacité
}
quested = { $card } part à l'aventure
challenged = { $card } défie { $target }
challenge-ended = le défi entre { $card } et { $target } est terminé
moved-to = { $card } se déplace sur { $location }
lore-gained = { $player } { $player-is ->
    [you] gagnez
   *[other] gagne
} { $n ->
    [one] { $n } éclat
   *[other] { $n } éclats
} de Lore ({ $now } en tout)
lore-gained-from = { $player } { $player-is ->
    [you] gagnez
   *[other] gagne
} { $n ->
    [one] { $n } éclat
   *[other] { $n } éclats
} de Lore grâce à { $from } ({ $now } en tout)
lore-lost = { $player } { $player-is ->
    [you] perdez
   *[other] perd
} { $n ->
    [one] { $n } éclat
   *[other] { $n } éclats
} de Lore (il en reste { $now })
damage-dealt = { $card } subit { $n ->
    [one] { $n } dommage
   *[other] { $n } dommages
}
damage-dealt-more = { $card } subit { $n ->
    [one] { $n } dommage
   *[other] { $n } dommages
} ({ $now } en tout)
damage-put = { $n ->
    [one] { $n } dommage est placé
   *[other] { $n } dommages sont placés
} sur { $card }
damage-put-more = { $n ->
    [one] { $n } dommage est placé
   *[other] { $n } dommages sont placés
} sur { $card } ({ $now } en tout)
damage-removed = { $n ->
    [one] { $n } dommage est retiré
   *[other] { $n } dommages sont retirés
} de { $card }
damage-moved = { $n ->
    [one] { $n } dommage passe
   *[other] { $n } dommages passent
} de { $from } à { $to }
damage-replaced = { $by } remplace { $n ->
    [one] le dommage
   *[other] les { $n } dommages
} que { $card } subirait
shield-gone = { $how ->
    [used] la protection de { $card } par { $by } est épuisée
   *[ceased] une autre protection de { $card } par { $by } disparaît
}
banish-replaced = { $by } évite à { $card } le bannissement
drop-replaced = { $by } remplace par autre chose une goutte d'encre pour { $player }
damage-reduced = { $card } subit { $n ->
    [one] { $n } dommage
   *[other] { $n } dommages
} de moins
prevented = rien n'arrive à { $card } : un effet de { $by } l'empêche
prevented-damage = { $card } ne subit pas { $n ->
    [one] le dommage
   *[other] les { $n } dommages
} : un effet de { $by } l'empêche
banished = { $card-is ->
    [hidden] une carte est bannie
   *[known] la carte { $card } est bannie
}
discarded = { $player } { $player-is ->
    [you] défaussez
   *[other] défausse
} { $card }
enters-play = { $card } entre en jeu
moved = { $card } passe { $from ->
    [deck] de la pioche
    [hand] de la main
    [discard] de la défausse
    [inkwell] de la réserve d'encre
    [play] du jeu
   *[other] de nulle part
} { $to ->
    [hand] à { $owner-is ->
        [you] votre main
       *[other] la main du joueur { $owner }
    }
    [discard] à { $owner-is ->
        [you] votre défausse
       *[other] la défausse du joueur { $owner }
    }
    [inkwell] à { $owner-is ->
        [you] votre réserve d'encre
       *[other] la réserve d'encre du joueur { $owner }
    }
    [play] en jeu
    [under] sous une carte
    [gone] hors de la partie
   *[other] ailleurs
}
moved-from-no-zone = { $card } passe { $to ->
    [bottom] au-dessous de { $owner-is ->
        [you] votre pioche
       *[other] la pioche du joueur { $owner }
    }
    [top] au-dessus de { $owner-is ->
        [you] votre pioche
       *[other] la pioche du joueur { $owner }
    }
    [hand] à { $owner-is ->
        [you] votre main
       *[other] la main du joueur { $owner }
    }
    [discard] à { $owner-is ->
        [you] votre défausse
       *[other] la défausse du joueur { $owner }
    }
    [inkwell] à { $owner-is ->
        [you] votre réserve d'encre
       *[other] la réserve d'encre du joueur { $owner }
    }
    [play] en jeu
    [under] sous une carte
    [gone] hors de la partie
   *[other] ailleurs
}
moved-into-deck = { $from ->
    [deck] { $card } va { $end ->
        [bottom] sous
       *[top] sur
    } { $owner-is ->
        [you] votre pioche
       *[other] la pioche du joueur { $owner }
    }
   *[other] { $card } passe { $from ->
        [hand] de la main
        [discard] de la défausse
        [inkwell] de la réserve d'encre
        [under] du dessous d'une carte
       *[play] du jeu
    } { $end ->
        [bottom] au-dessous
       *[top] au-dessus
    } de { $owner-is ->
        [you] votre pioche
       *[other] la pioche du joueur { $owner }
    }
}
moved-from-under = { $card }, qui se trouvait dessous, va { $to ->
    [hand] dans la main
    [discard] dans la défausse
    [inkwell] dans la réserve d'encre
    [play] en jeu
    [deck] dans la pioche
   *[other] ailleurs
}
put-under = { $card } va sous { $host }
revealed = { $owner-is ->
    [you] votre carte
   *[other] la carte du joueur { $owner }
} { $card-is ->
    [hidden] est révélée
   *[known] { $card } est révélée
}
searched = { $player } { $player-is ->
    [you] cherchez
   *[other] cherche
} dans { $whose-is ->
    [you] votre pioche
   *[other] la pioche du joueur { $whose }
}
searched-own = { $player } { $player-is ->
    [you] cherchez dans votre
   *[other] cherche dans sa
} pioche
looked-at = { $player } { $player-is ->
    [you] regardez
   *[other] regarde
} { $zone ->
    [deck] { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de { $whose-is ->
        [you] votre pioche
       *[other] la pioche du joueur { $whose }
    }
    [hand] { $whose-is ->
        [you] votre main
       *[other] la main du joueur { $whose }
    }
   *[inkwell] les cartes de { $whose-is ->
        [you] votre réserve d'encre
       *[other] la réserve d'encre du joueur { $whose }
    }
}
looked-at-own = { $player } { $player-is ->
    [you] regardez
   *[other] regarde
} { $zone ->
    [deck] { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de
   *[other] { "" }
} { $player-is ->
    [you] votre
   *[other] sa
} { $zone ->
    [deck] pioche
    [hand] main
   *[inkwell] réserve d'encre
}
saw = { $player } { $player-is ->
    [you] voyez
   *[other] voit
} { $card }
answered = { $player } { $player-is ->
    [you] répondez
   *[other] répond
} : { $answer }
answered-about = { $player } { $player-is ->
    [you] répondez
   *[other] répond
} à { $ability-is ->
    [named] { $ability } de { $card }
   *[unnamed] { $card }
} : { $answer }
replacement-chosen = { $player } { $player-is ->
    [you] choisissez
   *[other] choisit
} d'appliquer l'effet de { $card }
named = { $player } { $player-is ->
    [you] nommez
   *[other] nomme
} { $name }
chose = { $player } { $player-is ->
    [you] choisissez
   *[other] choisit
} { $card }
modified = { $card } { $change } { $until }
effect-ended = c'est fini : { $card } { $change }
trigger-added = { $ability-is ->
    [named] { $ability } de { $card }
   *[unnamed] une capacité de { $card }
} attend dans le sac, pour { $player }
trigger-resolves = { $player } { $player-is ->
    [you] résolvez
   *[other] résout
} { $ability-is ->
    [named] { $ability } de { $card }
   *[unnamed] une capacité de { $card }
}
came-to-nothing = { $ability-is ->
    [named] { $ability } de { $card }
   *[unnamed] l'effet de { $card }
} { $why ->
    [condition] ne fait rien : sa condition n'est pas remplie
    [used-up] ne fait rien : cela ne peut plus servir ce tour-ci
    [declined] ne fait rien : il n'a pas été accepté
    [not-used-up] ne compte pas comme utilisé ce tour-ci : tout n'a pas été fait
   *[nothing] ne fait rien : il n'y a rien sur quoi agir
}
lost = { $player } { $player-is ->
    [you] avez
   *[other] a
} perdu
left-game = { $player } { $player-is ->
    [you] quittez la partie avec toutes vos cartes et tous vos effets
   *[other] quitte la partie avec toutes ses cartes et tous ses effets
}
won = { $player } { $player-is ->
    [you] gagnez
   *[other] gagne
}
game-drawn = la partie est nulle

## Ce qui change à une carte.

change-strength = gagne { $n } en Force
change-willpower = gagne { $n } en Volonté
change-lore = gagne { $n } en valeur de Lore
change-keyword = gagne { $keyword }
change-lose = perd { $keyword }
change-cant = { $what ->
    [quest] ne peut pas partir à l'aventure
    [challenge] ne peut pas défier
    [be-challenged] ne peut pas subir de défi
    [ready] ne peut pas se redresser
    [ready-at-start] ne se redresse pas au début du tour de son joueur
    [sing] ne peut pas chanter
    [move] ne peut pas se déplacer
    [be-chosen] ne peut pas servir de cible
    [be-dealt-damage] ne peut pas subir de dommages
    [take-challenge-damage] ne subit pas de dommages en défi
    [take-damage] ne subit pas de dommages
    [not-quest] doit partir à l'aventure
    [wait-to-quest] peut partir à l'aventure sans sécher
    [wait-to-use] peut utiliser ses capacités ⟳ sans sécher
    [be-passed-over] doit passer en premier
    [damage-by-strength] inflige des dommages selon sa Volonté
   *[something] change
}
change-class = compte aussi comme { $class }
change-ability = gagne une capacité
change-sing = compte comme coût { $n } pour chanter
change-toll = ne peut ni partir à l'aventure ni défier sans payer { $n } d'encre
change-challenge-ready = peut défier les personnages redressés
change-cant-challenge = ne peut pas défier certaines cartes
change-shield = ne subit rien la prochaine fois que des dommages lui seraient infligés
change-pay-less = réduit de { $n } le coût de la prochaine carte concernée
change-rule = a un effet qui s'applique
change-watch = a une capacité qui peut se déclencher

until-end-of-turn = jusqu'à la fin de ce tour
until-start-of-turn = jusqu'au début { $player-is ->
    [you] de votre prochain tour
   *[other] du prochain tour du joueur { $player }
}
during-next-turn = pendant { $player-is ->
    [you] votre prochain tour
   *[other] le prochain tour du joueur { $player }
}
until-end-of-their-turn = jusqu'à la fin { $player-is ->
    [you] de votre tour
   *[other] du tour du joueur { $player }
}
until-next-ready = pour { $player-is ->
    [you] votre prochaine étape Redresser
   *[other] la prochaine étape Redresser du joueur { $player }
}
until-end-of-next-turn = jusqu'à la fin { $player-is ->
    [you] de votre prochain tour
   *[other] du prochain tour du joueur { $player }
}
until-end-of-challenge = jusqu'à la fin du défi
while-in-play = tant que la carte est en jeu
while-source = tant que { $by } est en jeu

## Actions et réponses.

do-ink = placer { $card } dans la réserve d'encre
do-play = jouer { $card } ({ $n } d'encre)
do-play-shift = jouer { $card } avec Alter sur { $onto }
do-play-sung = jouer { $card }, que chante { $singer }
do-play-together = jouer { $card }, à l'unisson
do-play-free = jouer { $card } gratuitement
do-quest = envoyer { $card } à l'aventure
do-challenge = défier { $target } avec { $card }
do-move = déplacer { $card } sur { $location }
do-use = { $ability-is ->
    [named] utiliser { $ability } de { $card }
   *[unnamed] utiliser la capacité de { $card }
}
do-end-turn = terminer le tour
do-resolve = résoudre une capacité
do-something = …
do-concede = { $player-is ->
    [you] abandonner
   *[other] { $player } abandonne
}
answer-card = { $card }
answer-done = terminé
answer-yes = oui
answer-no = non
answer-option = option { $n }
answer-number = { $n }
answer-player = { $player }
answer-name = { $name }
answer-none = rien
answer-trigger = { $ability-is ->
    [named] { $ability } de { $card }
   *[unnamed] la capacité de { $card }
}
answer-replacement = la substitution de { $card }
answer-end = { $end ->
    [bottom] au-dessous
   *[top] au-dessus
}
answer-effect = { $effect }
answer-way = { $way ->
    [shift] avec Alter
    [sung] en la faisant chanter par un personnage
    [together] à l'unisson
    [free] gratuitement
   *[ink] avec de l'encre
}
answer-hidden = une carte face cachée
then-not-done = Rien n'est fait.
then-exerted = La carte entre en jeu épuisée.
then-ready = La carte entre en jeu redressée.

mark-owner = { $player }
mark-strength = { $strength }/{ $willpower }
mark-lore = Lore { $n }
mark-zone = { $zone ->
    [deck] pioche
    [hand] main
    [discard] défausse
   *[inkwell] réserve d'encre
}
mark-exerted = épuisée
mark-drying = en train de sécher
mark-damage = dommages { $n }
mark-under = { $n } dessous
mark-at = sur { $location }

## Questions.

ask-action = Votre action ?
ask-mulligan = Quelles cartes de votre main de départ mettez-vous de côté ?
ask-cards = Quelle carte ? ({ $at } sur { $max })
ask-cards-many = Quelle carte ? ({ $picked } pour l'instant, au moins { $min })
ask-cards-some = Quelle carte ? ({ $picked } pour l'instant, de { $min } à { $max })
ask-player = Quel joueur ?
ask-may = Vous pouvez : { $effect } Oui ou non ?
ask-enter-exerted = La carte entre-t-elle en jeu épuisée ? Oui ou non ?
ask-yes-no = Oui ou non ?
ask-ends = Au-dessus ou au-dessous ?
ask-way = Comment jouer la carte ?
ask-option = Quelle possibilité ?
ask-number = Combien, de { $min } à { $max } ?
ask-drops = Avec combien de gouttes d'encre payez-vous, de { $min } à { $max } ?
ask-name = Nommez une carte.
ask-trigger = Quelle capacité se résout ensuite ?
ask-order = Quelle carte va au-dessus ?
ask-replacement = Quel effet de substitution s'applique ?
decides = { $player } décide.
asked-by = { $card } : { $question }
sentence = { $what }.

## Pourquoi une chose est permise ou non.

may-do = { $player } { $player-is ->
    [you] pouvez
   *[other] peut
} { $action }
may-answer = { $player } { $player-is ->
    [you] pouvez
   *[other] peut
} répondre : { $action }
may-concede = { $player } { $player-is ->
    [you] pouvez
   *[other] peut
} abandonner à tout moment
because = { $what }, à cause de { $card }
because-until = { $what }, à cause de { $card }, { $until }
out-of-sight = { $player } ne { $player-is ->
    [you] voyez
   *[other] voit
} pas l'une de ces cartes
only-themselves = personne d'autre que { $player } ne peut abandonner pour { $player }
not-up = c'est à { $player } de décider maintenant, pas à { $other }
not-a-loop = ces réponses ne ramènent pas à leur point de départ
loop-over = { $player } { $player-is ->
    [you] avez
   *[other] a
} répété cette boucle autant que prévu et { $player-is ->
    [you] devez
   *[other] doit
} faire autre chose
game-over = la partie est terminée
game-over-won = la partie est terminée, et { $player } { $player-is ->
    [you] avez
   *[other] a
} gagné ({ $rule })
game-over-draw = la partie est terminée, elle est nulle ({ $rule })
nothing-asked = rien n'est demandé pour l'instant
must = { $what ->
    [action] effectuer une action du tour ou terminer le tour
    [mulligan] dire quelles cartes de la main de départ mettre de côté
    [cards] choisir des cartes
    [player] choisir un joueur
    [may] répondre oui ou non
    [option] choisir une possibilité
    [number] choisir un nombre
    [name] nommer une carte
    [trigger] dire quelle capacité du sac se résout ensuite
    [order] mettre des cartes dans un ordre
   *[replacement] dire quel effet de substitution s'applique
}
asked-first = { $player } { $player-is ->
    [you] devez
   *[other] doit
} d'abord { $must }
asked-first-for = { $player } { $player-is ->
    [you] devez
   *[other] doit
} d'abord { $must }, pour { $card }
not-your-card = { $card-is ->
    [hidden] cette carte n'est pas
   *[known] { $card } n'est pas
} une carte en jeu { $player-is ->
    [you] à vous
   *[other] du joueur { $player }
}
not-in-hand = { $card } n'est pas dans { $player-is ->
    [you] votre main
   *[other] la main du joueur { $player }
}
not-theirs = { $card } n'est pas { $player-is ->
    [you] à vous
   *[other] au joueur { $player }
}
not-in-play = { $card } n'est pas en jeu
not-a-character = { $card } n'est pas un personnage
not-inkable = { $card } n'a pas d'icône d'encre
already-inked = { $player } ne { $player-is ->
    [you] pouvez
   *[other] peut
} plus placer de carte dans la réserve d'encre ce tour-ci
doing = { $what ->
    [shift] jouer { $card } avec Alter
    [play] jouer { $card }
    [quest] envoyer { $card } à l'aventure
    [challenge] défier avec { $card }
    [move] déplacer { $card }
    [use] cette capacité de { $card }
   *[this] cela
}
not-enough-ink = { $doing } coûte { $needs } d'encre, et { $player } { $player-is ->
    [you] en avez
   *[other] en a
} { $has } de disponible
still-drying = { $card } sèche encore
is-exerted = la carte { $card } est épuisée
keyword-forbids = { $keyword-is ->
    [Reckless] { $card } a Combattant et ne peut pas partir à l'aventure
    [Evasive] { $card } a Insaisissable, et { $by } n'a ni Insaisissable ni Agilité
    [Ward] { $card } a Hors d'atteinte : les adversaires ne peuvent pas choisir cette carte
   *[other] { $card } a { $keyword }
}
cant-quest = { $card } ne peut pas partir à l'aventure
cant-challenge = { $card } ne peut pas défier
cant-be-challenged = { $by } ne peut pas défier { $card }
not-exerted = la carte { $card } est redressée, et seuls les personnages épuisés peuvent être défiés
not-opposing = { $card } n'est pas une carte adverse
guarded = { $guard } a Rempart ; le défi doit viser ce personnage plutôt que { $card }
guarded-by-somebody = le défi doit viser un personnage avec Rempart plutôt que { $card }
must-challenge = { $card } a Combattant et peut encore défier
must-quest = { $card } doit partir à l'aventure avant la fin du tour
not-a-location = { $card } n'est pas un lieu { $player-is ->
    [you] à vous
   *[other] du joueur { $player }
}
already-there = { $card } est déjà sur ce lieu
cant-move = { $card } ne peut pas se déplacer
no-such-ability = { $card } n'a pas cette capacité
already-used = cette capacité de { $card } a déjà servi ce tour-ci
condition-not-met = cette capacité de { $card } ne peut pas servir maintenant : sa condition n'est pas remplie
not-enough-singers = tous ceux qui pourraient chanter { $card } à l'unisson comptent comme coût { $has }, et il faut { $needs } ou plus
cost-not-payable = ce que demande { $card } ne peut pas être payé maintenant
no-shift = { $card } n'a pas Alter
wrong-shift-base = on ne peut pas jouer { $by } avec Alter sur { $card }, dont le nom n'est pas { $name }
not-a-song = { $card } n'est pas une chanson
cost-too-low = { $card } compte comme coût { $has }, et { $song } demande un personnage de coût { $needs } ou plus
cant-sing = { $card } ne peut pas chanter
no-sing-together = { $card } n'a pas À l'unisson
not-free = rien ne permet { $player-is ->
    [you] de
   *[other] au joueur { $player } de
} jouer { $card } gratuitement
cant-play = un effet empêche { $player-is ->
    [you] de
   *[other] le joueur { $player } de
} jouer { $card }
cant-be-chosen = { $card } ne peut pas servir de cible
not-among-cards = { $card } ne fait pas partie des cartes à choisir
because-own = { $what }, à cause de son propre texte
cant-play-own = d'après son propre texte, { $card } ne peut pas être jouée par { $player } maintenant
for-teammate = { $player } et { $other } peuvent agir tous deux pendant ce tour, et ceci revient à { $player }
misfit-zone = { $card } est dans une autre zone que les cartes à choisir
misfit-owner = { $card } appartient à un joueur dont les cartes ne sont pas à choisir
misfit-kind = { $card } n'est pas du type de carte à choisir
misfit-class = { $card } n'a pas la classification demandée
misfit-left-out = { $card } est exclue par « autre »
misfit-again = { $card } est déjà choisie
misfit-other-first = une autre carte doit être choisie à la place de { $card }
misfit-not-exerted = { $card } n'est pas épuisée
misfit-damaged = { $card } a des dommages
misfit-not-damaged = { $card } n'a pas de dommages
misfit-name = { $card } n'a pas le nom demandé
misfit-unlike = { $card } ne fait pas partie des cartes que l'effet décrit
wrong-shift-either = on ne peut pas jouer { $by } avec Alter sur { $card }, dont le nom n'est ni { $name } ni { $second }
wrong-shift-pair = { $by } doit être jouée avec Alter sur deux personnages à la fois, { $name } et { $second } ; { $card } ne fait pas partie de deux personnages ainsi nommés
wrong-shift-class = on ne peut pas jouer { $by } avec Alter sur { $card }, qui n'a pas la classification { $class }
wrong-shift-plain = on ne peut pas jouer { $by } avec Alter sur { $card }
not-among-answers = ce n'est pas une des réponses possibles
too-few = { $player } { $player-is ->
    [you] devez
   *[other] doit
} en choisir plus
number-out-of-range = le nombre doit aller de { $min } à { $max }
out-of-range = le nombre est hors des limites
not-your-entry = aucune capacité de ce genre { $player-is ->
    [you] à vous
   *[other] du joueur { $player }
} n'attend dans le sac
left-already = { $player } { $player-is ->
    [you] avez
   *[other] a
} déjà quitté la partie

## Comment une partie a fini.

over-draw = La partie est nulle.
over-you = Vous gagnez.
over-team = Votre équipe gagne.
over-won = { $player } gagne.
over-two = { $player } et { $other } gagnent.

## La partie dans le terminal.

term-you-are = Vous êtes { $player }. Graine { $seed }. `?` affiche l'aide.
term-people = { $n } personnes jouent. Graine { $seed }. `?` affiche l'aide.
term-stopped = La partie s'est arrêtée.
term-kept = La partie est conservée. Reprenez-la avec `{ $command }`.
term-not-kept = La partie n'a pas été conservée.
term-refused = Refusé : { $why }
term-pass = Passez l'écran à { $player }, qui appuie sur Entrée.
term-asked-by = demandé par : { $ability }
term-answers = { $n } réponses : écrivez-en une, ou son numéro
term-type-number = Écrivez un nombre de 1 à { $n }, `?` pour l'aide ou `q` pour abandonner.
term-taken-back = { $n ->
    [one] { $n } réponse reprise.
   *[other] { $n } réponses reprises.
}
term-nothing-back = Il n'y a rien à reprendre.
term-cant-back = Cela ne peut pas être repris : { $why }.
undo-free = rien de caché n'a été découvert depuis
undo-since = depuis : { $why }
undo-learned = { $players } a appris quelque chose
undo-answered = { $players } a répondu
undo-over = la partie s'est terminée
term-hint = Conseil : { $what }
term-nothing-to-decide = Il n'y a rien à décider.
term-help = Écrivez le numéro d'une réponse, ou son texte. `h` donne un conseil, `u` reprend votre dernier choix, `q` abandonne. La table montre Force/Volonté et Lore des personnages, les dommages, et ce qui est épuisé ou sèche. Le numéro de la règle suit chaque événement entre parenthèses.
table-turn = tour { $n }, { $player } est actif
table-you = { $player } (vous)
table-side = { $who } : { $lore } de Lore, encre { $ready } disponible sur { $ink }, main { $hand }, pioche { $deck }, défausse { $discard }
table-cards = { $where ->
    [resolving] en train d'être joué
    [aside] regardé
    [deck] dessus de la pioche
   *[hand] main
} : { $cards }
table-no-ink = sans icône d'encre
table-character = { $strength }/{ $willpower } Lore { $lore }
table-location = -/{ $willpower } Lore { $lore }
tui-counts = Lore { $lore }/{ $goal } encre { $ready }/{ $ink } main { $hand } pioche { $deck } défausse { $discard }
tui-out = éliminé
tui-others = les autres
tui-more = { $n } de plus
tui-being-played = se joue
tui-looked-at = est regardée
tui-hand = { $n ->
    [one] main : { $n } carte
   *[other] main : { $n } cartes
}
tui-no-ink = sans encre
tui-answers = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
}
tui-answers-of = { $shown } réponses sur { $n }
tui-decides = { $who } décide
tui-you-decide = à vous de décider
tui-thinks = { $who } réfléchit…
tui-over = La partie est terminée. Entrée montre comment.
tui-filter = écrivez pour filtrer, ? pour l'aide
tui-alike = ({ $n } pareilles)
tui-below = { $n } plus bas
tui-no-match = aucune réponse n'a ces lettres ; Échap montre tout
tui-log = journal
tui-card = carte
tui-card-more = F6 plus, et pourquoi pas
tui-keep = { $answer } : garder ces cartes
tui-hint-when = Un conseil est possible quand c'est à vous de décider.
tui-hint-thinking = Recherche d'un conseil…
tui-gone-on = La partie a continué entre-temps.
tui-saved = Enregistré sous { $path }.
tui-new-game = Une nouvelle partie. Graine { $seed }.
tui-too-small = La table demande { $width } sur { $height } caractères, il y en a { $wide } sur { $high }. Agrandissez le terminal ; Ctrl-C quitte.
tui-keys = Entrée répond · Tab regarde · F1 aide · F2 conseil · F3 retour · F8 abandon · F10 fin
tui-heading = Tour { $n } · { $who } est actif ·
tui-next-player = Joueur suivant
tui-pass = Passez l'écran à { $player }.
tui-sit-down = Appuyez sur Entrée pour prendre place.
tui-concede = Abandonner
tui-concede-ask = Abandonner pour { $player } ? La partie est alors perdue ({ $rule }).
tui-take-back = Reprendre
tui-take-back-ask = { $n ->
    [one] Reprendre { $n } réponse ?
   *[other] Reprendre { $n } réponses ?
} { $why }.
tui-leave = Quitter
tui-leave-ask = Quitter la table ? La partie est conservée ; --resume la reprend.
tui-yes-no = y oui · n non
tui-end = La partie est terminée
tui-end-turns = Tour { $n }. Lore : { $lore }. Graine { $seed }.
tui-end-keys = r revanche · a encore avec la même graine · s enregistrer la partie · u reprendre la fin · Échap voir la table · q quitter
tui-end-again = Entrée montre à nouveau la fin de la partie.
tui-sheet-more = Bas pour la suite · Échap ferme
tui-sheet-close = Échap ferme
tui-now = maintenant { $states }
tui-facedown = une carte face cachée
tui-under = dessous : { $cards }
tui-nothing-to-do = Il n'y a rien à en faire maintenant.
tui-may-do = Ce qu'elle peut faire maintenant, et pourquoi ou pourquoi pas :
tui-yes = oui
tui-no = non
tui-piles = Défausses et réserves d'encre
tui-discard = { $who } : défausse, celle du dessus d'abord
tui-nothing = rien
tui-inkwell = { $n ->
    [one] réserve d'encre : { $n } carte, { $ready } disponible
   *[other] réserve d'encre : { $n } cartes, { $ready } disponibles
}
tui-ink-drops = { $n }◊ gouttes d'encre, chacune valant une encre
tui-hint = Conseil
tui-hint-keys = Entrée place le curseur dessus, Échap l'oublie.
tui-hint-weighed = Comparé, le meilleur d'abord ; en Lore, au début de votre prochain tour :
tui-hint-line = { $n ->
    [one] { $value } en { $n } partie : { $what }
   *[other] { $value } en { $n } parties : { $what }
}
tui-help = Aide
tui-key = { $key ->
    [type] écrire
    [pick] Haut, Bas, Entrée
    [round] Tab, Maj-Tab
    [card] Entrée sur carte, F6
    [help] F1, ?
    [hint] F2, Ctrl-T
    [undo] F3, Ctrl-Z
    [piles] F4, Ctrl-P
    [save] F5, Ctrl-S
    [concede] F8, Ctrl-X
   *[leave] F10, Ctrl-Q, Ctrl-C
}
tui-key-does = { $key ->
    [type] ne montrer que les réponses avec ces lettres ; Retour, Échap
    [pick] choisir une réponse et la donner
    [round] faire le tour : réponses, main, vos cartes, les leurs, journal
    [card] son texte, ce qu'elle peut faire ou non, avec la règle
    [help] cette page
    [hint] un conseil du joueur chercheur
    [undo] reprendre votre dernier choix
    [piles] défausses et réserves d'encre
    [save] enregistrer la partie dans ce dossier
    [concede] abandonner
   *[leave] quitter ; la partie est conservée, --resume la reprend
}
tui-signs = { $sign ->
    [cost] Devant une carte de la main se trouve son coût ; « sans encre » veut dire qu'elle ne peut pas aller dans la réserve d'encre.
    [numbers] Les personnages montrent Force/Volonté et Lore. Leur état suit en toutes lettres.
    [log] Dans le journal, > marque ce qui est nouveau depuis votre dernière réponse ; les règles sont entre parenthèses.
   *[ink] encre 3/5 veut dire 3 disponibles sur 5.
}

## Les cartes dans le terminal.

card-type = { $type ->
    [character] Personnage
    [action] Action
    [item] Objet
   *[location] Lieu
}
card-ink = { $ink ->
    [amber] Ambre
    [amethyst] Améthyste
    [emerald] Émeraude
    [ruby] Rubis
    [sapphire] Saphir
   *[steel] Acier
}
card-cost = coût { $n }
card-inkable = { $inkable ->
    [yes] avec icône d'encre
   *[no] sans icône d'encre
}
card-number = { $what ->
    [strength] Force
    [willpower] Volonté
    [lore] Lore
   *[move] coût de déplacement
} { $n }
card-copies = au plus { $n } dans un deck
card-any-number = en nombre quelconque dans un deck
card-partial = sans une capacité qui n'a pas été comprise
card-printed = imprimée comme { $printings }
card-not-playable = pas encore jouable : { $why }
card-means = ce que cela signifie :
card-versions = { $n } versions ; nommez-en une en entier pour la voir

## Les règles dans le terminal.

rules-part = { $title } : { $text }
rules-related = voir aussi : { $rules }
rules-numbers = numéros : { $numbers }
rules-number-none = aucun
rules-number-in = { $number } dans { $edition }
rules-number-from = { $number } de { $first } à { $last }
rules-changed = modifié : { $what }
rules-shown-by-nothing = encore montrée par rien
rules-shown-by = montrée par
rules-give = donnez le numéro d'une règle, ou `find` et des mots, ou `diff` et deux éditions, ou `coverage`, ou `glossary`, ou `rulings`
rules-not-in-edition = { $edition } n'a pas de règle { $number } ; il y en a une dans { $editions }
rules-has-parts = il n'y a pas de règle { $number } ; { $section } a { $parts }
rules-has-no-parts = il n'y a pas de règle { $number } ; { $section } n'a pas de parties
rules-unknown = il n'y a pas de règle « { $number } » ; pour chercher des mots : inkwright rules find { $number }
rules-none-found = aucune règle de { $edition } n'a l'un de ces mots : { $words }
rules-term-elsewhere = { $edition } n'a pas de règle sur { $term } ; il y en a une dans { $editions }
rules-reading = lu ici ainsi : { $text }
rules-no-ruling = aucune lecture ne porte sur « { $about } » ; pour les voir toutes : inkwright rules rulings
rules-rulings-edition = Les numéros des règles sont ceux de { $edition }.
rules-diff-same = deux fois { $edition } : indiquez deux éditions différentes
rules-diff-no-rule = aucune règle
rules-diff-cards = cartes : { $cards }
rules-diff-shown-by = montré par { $what }
rules-diff-no-scenario = aucun scénario : { $reason }
rules-diff-no-scenario-yet = pas encore de scénario
rules-diff-changes =
    { $n ->
        [one] { $n } changement de { $from } à { $to }
       *[other] { $n } changements de { $from } à { $to }
    }, dont { $shown } avec un scénario ; { $moved ->
        [one] { $moved } règle a un autre numéro
       *[other] { $moved } règles ont un autre numéro
    } (--numbers)
rules-diff-played =
    { $n ->
        [one] { $n } scénario joué sous { $from } et { $to }
       *[other] { $n } scénarios joués sous { $from } et { $to }
    } : { $differ ->
        [one] { $differ } diffère
       *[other] { $differ } diffèrent
    }, dont { $unexplained } sans raison connue ; { $named ->
        [one] { $named } nomme son édition
       *[other] { $named } nomment leur édition
    }
rules-diff-passes = réussit
rules-diff-fails = échoue à la ligne { $line } : { $message }
rules-diff-unexplained = aucun changement connu ne l'explique
rules-diff-because = à cause de { $changes }

## Importations.

import-official = { $n ->
    [one] { $n } carte s'affiche désormais en { $language } comme imprimée ; conservée dans { $path }
   *[other] { $n } cartes s'affichent désormais en { $language } comme imprimées ; conservées dans { $path }
}
import-official-unknown = { $n ->
    [one] { $n } entrée n'est pas une carte de la bibliothèque ; importez d'abord le fichier anglais
   *[other] { $n } entrées ne sont pas des cartes de la bibliothèque ; importez d'abord le fichier anglais
}
rules-no-word = le glossaire n'a pas « { $word } » ; pour chercher des règles : inkwright rules find { $word }
