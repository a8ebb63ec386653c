# Was das Programm sagt, auf Deutsch. Spieler, Karten und Regeln sind Argumente; `$player-is` sagt, ob der Leser gemeint ist.

player-you = du
card-hidden = eine Karte
card-nth = { $card } #{ $n }
card-whose = { $card } ({ $player-is ->
    [you] deine
   *[other] { $player }
})

## Was geschehen ist.

game-began = das Spiel beginnt; { $player } { $player-is ->
    [you] fängst
   *[other] fängt
} an
shuffled = { $player } { $player-is ->
    [you] mischst dein
   *[other] mischt das eigene
} Deck
hand-kept = { $player } { $player-is ->
    [you] behältst deine
   *[other] behält die
} Starthand
hand-altered = { $player } { $player-is ->
    [you] legst
   *[other] legt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} { $player-is ->
    [you] deiner
   *[other] der
} Starthand unter { $player-is ->
    [you] dein
   *[other] das
} Deck und { $player-is ->
    [you] ziehst
   *[other] zieht
} ebenso viele nach
turn-began = Zug { $turn }: { $player }
turn-began-team = Zug { $turn }: { $players }
end-declared = { $player } { $player-is ->
    [you] erklärst deinen
   *[other] erklärt den
} Zug für beendet
turn-ended = { $player-is ->
    [you] dein Zug ist vorbei
   *[other] der Zug von { $player } ist vorbei
}
readied = { $card } wird bereit gemacht
exerted = { $card } wird erschöpft
ink-readied = eine Karte im Tintenvorrat von { $owner-is ->
    [you] dir
   *[other] { $owner }
} wird bereit gemacht
ink-exerted = eine Karte im Tintenvorrat von { $owner-is ->
    [you] dir
   *[other] { $owner }
} wird erschöpft
dried = { $card } ist getrocknet
drew = { $player } { $player-is ->
    [you] ziehst
   *[other] zieht
} { $card }
draw-skipped = { $player } { $player-is ->
    [you] überspringst
   *[other] überspringt
} das Nachziehen
inked = { $player } { $player-is ->
    [you] legst
   *[other] legt
} { $card } in { $player-is ->
    [you] deinen
   *[other] den eigenen
} Tintenvorrat
paid = { $player } { $player-is ->
    [you] bezahlst
   *[other] bezahlt
} { $n } Tinte
drops-got = { $player } { $player-is ->
    [you] erhältst
   *[other] erhält
} { $n ->
    [one] einen Tintentropfen
   *[other] { $n } Tintentropfen
}
drops-removed = { $player } { $player-is ->
    [you] entfernst
   *[other] entfernt
} { $n ->
    [one] einen Tintentropfen
   *[other] { $n } Tintentropfen
}
played = { $player } { $player-is ->
    [you] spielst
   *[other] spielt
} { $card } aus
played-shift = { $player } { $player-is ->
    [you] spielst
   *[other] spielt
} { $card } mit Gestaltwandel auf { $onto } aus
played-sung = { $player } { $player-is ->
    [you] spielst
   *[other] spielt
} { $card } aus, gesungen von { $singer }
played-together = { $player } { $player-is ->
    [you] spielst
   *[other] spielt
} { $card } aus, gemeinsam gesungen
played-free = { $player } { $player-is ->
    [you] spielst
   *[other] spielt
} { $card } kostenlos aus
sang = { $card } singt { $song }
used = { $card } verwendet { $ability-is ->
    [named] { $ability }
   *[unnamed] eine Fähigkeit
}
quested = { $card } erkundet
challenged = { $card } fordert { $target } heraus
challenge-ended = die Herausforderung zwischen { $card } und { $target } ist vorbei
moved-to = { $card } bewegt sich zu { $location }
lore-gained = { $player } { $player-is ->
    [you] sammelst
   *[other] sammelt
} { $n ->
    [one] 1 Legende
   *[other] { $n } Legenden
} (insgesamt { $now })
lore-gained-from = { $player } { $player-is ->
    [you] sammelst
   *[other] sammelt
} { $n ->
    [one] 1 Legende
   *[other] { $n } Legenden
} durch { $from } (insgesamt { $now })
lore-lost = { $player } { $player-is ->
    [you] verlierst
   *[other] verliert
} { $n ->
    [one] 1 Legende
   *[other] { $n } Legenden
} (es bleiben { $now })
damage-dealt = { $card } erhält { $n } Schaden
damage-dealt-more = { $card } erhält { $n } Schaden (insgesamt { $now })
damage-put = auf { $card } { $n ->
    [one] wird 1 Schaden
   *[other] werden { $n } Schaden
} gelegt
damage-put-more = auf { $card } { $n ->
    [one] wird 1 Schaden
   *[other] werden { $n } Schaden
} gelegt (insgesamt { $now })
damage-removed = von { $card } { $n ->
    [one] wird 1 Schaden
   *[other] werden { $n } Schaden
} entfernt
damage-moved = { $n } Schaden { $n ->
    [one] wird
   *[other] werden
} von { $from } auf { $to } verschoben
damage-replaced = { $by } ersetzt die { $n } Schaden, die { $card } erhalten würde
shield-gone = { $how ->
    [used] der Schutz von { $card } durch { $by } ist verbraucht
   *[ceased] ein weiterer Schutz von { $card } durch { $by } erlischt
}
banish-replaced = { $by } bewahrt { $card } vor der Verbannung
drop-replaced = { $by } ersetzt einen Tintentropfen für { $player } durch etwas anderes
damage-reduced = { $card } erhält { $n } Schaden weniger
prevented = { $card } ist nicht betroffen: Ein Effekt von { $by } verhindert es
prevented-damage = { $card } erhält { $n ->
    [one] den 1 Schaden
   *[other] die { $n } Schaden
} nicht: Ein Effekt von { $by } verhindert es
banished = { $card } wird verbannt
discarded = { $player } { $player-is ->
    [you] wirfst
   *[other] wirft
} { $card } ab
enters-play = { $card } kommt ins Spiel
moved = { $card } wandert aus { $from ->
    [deck] dem Deck
    [hand] der Hand
    [discard] dem Ablagestapel
    [inkwell] dem Tintenvorrat
    [play] dem Spiel
   *[other] dem Nichts
} { $to ->
    [hand] auf { $owner-is ->
        [you] deine Hand
       *[other] die Hand von { $owner }
    }
    [discard] auf { $owner-is ->
        [you] deinen Ablagestapel
       *[other] den Ablagestapel von { $owner }
    }
    [inkwell] in { $owner-is ->
        [you] deinen Tintenvorrat
       *[other] den Tintenvorrat von { $owner }
    }
    [play] ins Spiel
    [under] unter eine Karte
    [gone] aus der Partie
   *[other] anderswohin
}
moved-from-no-zone = { $card } kommt { $to ->
    [bottom] unter { $owner-is ->
        [you] dein Deck
       *[other] das Deck von { $owner }
    }
    [top] auf { $owner-is ->
        [you] dein Deck
       *[other] das Deck von { $owner }
    }
    [hand] auf { $owner-is ->
        [you] deine Hand
       *[other] die Hand von { $owner }
    }
    [discard] auf { $owner-is ->
        [you] deinen Ablagestapel
       *[other] den Ablagestapel von { $owner }
    }
    [inkwell] in { $owner-is ->
        [you] deinen Tintenvorrat
       *[other] den Tintenvorrat von { $owner }
    }
    [play] ins Spiel
    [under] unter eine Karte
    [gone] aus der Partie
   *[other] anderswohin
}
moved-into-deck = { $from ->
    [deck] { $card } wird { $end ->
        [bottom] unter
       *[top] auf
    } { $owner-is ->
        [you] dein Deck
       *[other] das Deck von { $owner }
    } gelegt
   *[other] { $card } wandert { $from ->
        [hand] aus der Hand
        [discard] aus dem Ablagestapel
        [inkwell] aus dem Tintenvorrat
        [under] unter einer Karte hervor
       *[play] aus dem Spiel
    } { $end ->
        [bottom] unter
       *[top] auf
    } { $owner-is ->
        [you] dein Deck
       *[other] das Deck von { $owner }
    }
}
moved-from-under = { $card }, zuvor darunter, kommt { $to ->
    [hand] auf die Hand
    [discard] auf den Ablagestapel
    [inkwell] in den Tintenvorrat
    [play] ins Spiel
    [deck] ins Deck
   *[other] anderswohin
}
put-under = { $card } wird unter { $host } gelegt
revealed = { $card } von { $owner-is ->
    [you] dir
   *[other] { $owner }
} wird aufgedeckt
searched = { $player } { $player-is ->
    [you] durchsuchst
   *[other] durchsucht
} { $whose-is ->
    [you] dein Deck
   *[other] das Deck von { $whose }
}
searched-own = { $player } { $player-is ->
    [you] durchsuchst dein
   *[other] durchsucht das eigene
} Deck
looked-at = { $player } { $player-is ->
    [you] siehst dir
   *[other] sieht sich
} { $zone ->
    [deck] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $whose-is ->
        [you] deines Decks
       *[other] des Decks von { $whose }
    }
    [hand] die Hand von { $whose-is ->
        [you] dir
       *[other] { $whose }
    }
   *[inkwell] die Karten im Tintenvorrat von { $whose-is ->
        [you] dir
       *[other] { $whose }
    }
} an
looked-at-own = { $player } { $player-is ->
    [you] siehst dir
   *[other] sieht sich
} { $zone ->
    [deck] { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $player-is ->
        [you] deines
       *[other] des eigenen
    } Decks
    [hand] { $player-is ->
        [you] deine
       *[other] die eigene
    } Hand
   *[inkwell] { $player-is ->
        [you] deinen
       *[other] den eigenen
    } Tintenvorrat
} an
saw = { $player } { $player-is ->
    [you] siehst
   *[other] sieht
} { $card }
answered = { $player } { $player-is ->
    [you] antwortest
   *[other] antwortet
}: { $answer }
answered-about = { $player } { $player-is ->
    [you] antwortest
   *[other] antwortet
} auf { $ability-is ->
    [named] { $ability } von { $card }
   *[unnamed] { $card }
}: { $answer }
replacement-chosen = { $player } { $player-is ->
    [you] wählst
   *[other] wählt
} den Effekt von { $card } zur Anwendung
named = { $player } { $player-is ->
    [you] nennst
   *[other] nennt
} { $name }
chose = { $player } { $player-is ->
    [you] wählst
   *[other] wählt
} { $card }
modified = { $card } { $change }, { $until }
effect-ended = vorbei: { $card } { $change }
trigger-added = { $ability-is ->
    [named] { $ability } von { $card }
   *[unnamed] eine Fähigkeit von { $card }
} wartet im Beutel auf { $player-is ->
    [you] dich
   *[other] { $player }
}
trigger-resolves = { $player } { $player-is ->
    [you] führst
   *[other] führt
} { $ability-is ->
    [named] { $ability } von { $card }
   *[unnamed] eine Fähigkeit von { $card }
} aus
came-to-nothing = { $ability-is ->
    [named] { $ability } von { $card }
   *[unnamed] der Effekt von { $card }
} { $why ->
    [condition] bewirkt nichts: Die Bedingung ist nicht erfüllt
    [used-up] bewirkt nichts: In diesem Zug geht das nicht noch einmal
    [declined] wird abgelehnt
    [not-used-up] gilt in diesem Zug nicht als genutzt: Nicht alles davon geschah
   *[nothing] bewirkt nichts: Es gibt nichts, worauf das wirken könnte
}
lost = { $player } { $player-is ->
    [you] hast
   *[other] hat
} verloren
left-game = { $player } { $player-is ->
    [you] verlässt das Spiel mit all deinen Karten und Effekten
   *[other] verlässt das Spiel mit allen eigenen Karten und Effekten
}
won = { $player } { $player-is ->
    [you] gewinnst
   *[other] gewinnt
}
game-drawn = das Spiel endet unentschieden

## Was sich an einer Karte ändert.

change-strength = erhält { $n } Stärke
change-willpower = erhält { $n } Willenskraft
change-lore = erhält { $n } Legendenwert
change-keyword = erhält { $keyword }
change-lose = verliert { $keyword }
change-cant = { $what ->
    [quest] kann nicht erkunden
    [challenge] kann nicht herausfordern
    [be-challenged] kann nicht herausgefordert werden
    [ready] kann nicht bereit gemacht werden
    [ready-at-start] wird zu Beginn des eigenen Zuges nicht bereit gemacht
    [sing] kann nicht singen
    [move] kann sich nicht bewegen
    [be-chosen] kann nicht ausgewählt werden
    [be-dealt-damage] kann keinen Schaden zugefügt bekommen
    [take-challenge-damage] erhält keinen Schaden aus Herausforderungen
    [take-damage] erhält keinen Schaden
    [not-quest] muss erkunden
    [wait-to-quest] muss vor dem Erkunden nicht trocknen
    [wait-to-use] muss vor dem Benutzen von ⟳-Fähigkeiten nicht trocknen
    [be-passed-over] muss zuerst gewählt werden
    [damage-by-strength] fügt Schaden nach Willenskraft zu
   *[something] ist verändert
}
change-class = gilt auch als { $class }
change-ability = erhält eine Fähigkeit
change-sing = zählt beim Singen als Kosten { $n }
change-toll = kann nur erkunden oder herausfordern, wenn { $n } Tinte bezahlt wird
change-challenge-ready = kann bereite Charaktere herausfordern
change-cant-challenge = kann bestimmte Karten nicht herausfordern
change-shield = erhält das nächste Mal keinen Schaden
change-pay-less = macht die nächste passende Karte um { $n } günstiger
change-rule = hat eine Wirkung
change-watch = kann ausgelöst werden

until-end-of-turn = bis zum Ende dieses Zuges
until-start-of-turn = bis { $player-is ->
    [you] dein nächster Zug
   *[other] der nächste Zug von { $player }
} beginnt
during-next-turn = während { $player-is ->
    [you] deines nächsten Zuges
   *[other] des nächsten Zuges von { $player }
}
until-end-of-their-turn = bis zum Ende { $player-is ->
    [you] deines Zuges
   *[other] des Zuges von { $player }
}
until-next-ready = für { $player-is ->
    [you] deinen nächsten Bereit-machen-Schritt
   *[other] den nächsten Bereit-machen-Schritt von { $player }
}
until-end-of-next-turn = bis zum Ende { $player-is ->
    [you] deines nächsten Zuges
   *[other] des nächsten Zuges von { $player }
}
until-end-of-challenge = bis die Herausforderung vorbei ist
while-in-play = solange die Karte im Spiel ist
while-source = solange { $by } im Spiel ist

## Aktionen und Antworten.

do-ink = { $card } in den Tintenvorrat legen
do-play = { $card } ausspielen ({ $n } Tinte)
do-play-shift = { $card } mit Gestaltwandel auf { $onto } ausspielen
do-play-sung = { $card } ausspielen, gesungen von { $singer }
do-play-together = { $card } ausspielen, gemeinsam gesungen
do-play-free = { $card } kostenlos ausspielen
do-quest = mit { $card } erkunden
do-challenge = mit { $card } { $target } herausfordern
do-move = { $card } zu { $location } bewegen
do-use = { $ability-is ->
    [named] { $ability } von { $card } verwenden
   *[unnamed] die Fähigkeit von { $card } verwenden
}
do-end-turn = den Zug beenden
do-resolve = eine Fähigkeit ausführen
do-something = …
do-concede = { $player-is ->
    [you] aufgeben
   *[other] { $player } gibt auf
}
answer-card = { $card }
answer-done = fertig
answer-yes = ja
answer-no = nein
answer-option = Möglichkeit { $n }
answer-number = { $n }
answer-player = { $player }
answer-name = { $name }
answer-none = nichts
answer-trigger = { $ability-is ->
    [named] { $ability } von { $card }
   *[unnamed] die Fähigkeit von { $card }
}
answer-replacement = die Ersetzung durch { $card }
answer-end = { $end ->
    [bottom] unter das Deck
   *[top] auf das Deck
}
answer-effect = { $effect }
answer-way = { $way ->
    [shift] mit Gestaltwandel
    [sung] gesungen von einem Charakter
    [together] gemeinsam gesungen
    [free] kostenlos
   *[ink] für Tinte
}
answer-hidden = eine verdeckte Karte
then-not-done = Es geschieht nicht.
then-exerted = Die Karte kommt erschöpft ins Spiel.
then-ready = Die Karte kommt bereit ins Spiel.

mark-owner = { $player }
mark-strength = { $strength }/{ $willpower }
mark-lore = Legenden { $n }
mark-zone = { $zone ->
    [deck] Deck
    [hand] Hand
    [discard] Ablagestapel
   *[inkwell] Tintenvorrat
}
mark-exerted = erschöpft
mark-drying = trocknend
mark-damage = Schaden { $n }
mark-under = { $n } darunter
mark-at = bei { $location }

## Fragen.

ask-action = Deine Aktion?
ask-mulligan = Welche Karten deiner Starthand legst du weg?
ask-cards = Welche Karte? ({ $at } von { $max })
ask-cards-many = Welche Karte? (bisher { $picked }, mindestens { $min })
ask-cards-some = Welche Karte? (bisher { $picked }, { $min } bis { $max })
ask-player = Welcher Spieler?
ask-may = Du darfst: { $effect } Ja oder nein?
ask-enter-exerted = Soll die Karte erschöpft ins Spiel kommen? Ja oder nein?
ask-yes-no = Ja oder nein?
ask-ends = Auf oder unter das Deck?
ask-way = Wie wird die Karte ausgespielt?
ask-option = Was davon?
ask-number = Wie viele, { $min } bis { $max }?
ask-drops = Mit wie vielen Tintentropfen zahlst du, { $min } bis { $max }?
ask-name = Nenne eine Karte.
ask-trigger = Welche Fähigkeit wird als Nächstes ausgeführt?
ask-order = Welche Karte kommt zuoberst?
ask-replacement = Welcher Ersetzungseffekt gilt?
decides = { $player } entscheidet.
asked-by = { $card }: { $question }
sentence = { $what }.

## Warum etwas erlaubt ist oder nicht.

may-do = { $player } { $player-is ->
    [you] darfst
   *[other] darf
} { $action }
may-answer = { $player } { $player-is ->
    [you] darfst
   *[other] darf
} antworten: { $action }
may-concede = { $player } { $player-is ->
    [you] darfst
   *[other] darf
} jederzeit aufgeben
because = { $what }, wegen { $card }
because-until = { $what }, wegen { $card }, { $until }
out-of-sight = { $player } { $player-is ->
    [you] siehst
   *[other] sieht
} eine dieser Karten nicht
only-themselves = niemand außer { $player-is ->
    [you] dir selbst kann für dich
   *[other] { $player } kann für { $player }
} aufgeben
not-up = { $player } { $player-is ->
    [you] musst
   *[other] muss
} jetzt entscheiden, nicht { $other }
not-a-loop = diese Antworten führen nicht an ihren Anfang zurück
loop-over = { $player } { $player-is ->
    [you] hast
   *[other] hat
} diese Schleife so oft wiederholt wie angesagt und { $player-is ->
    [you] musst
   *[other] muss
} etwas anderes tun
game-over = das Spiel ist zu Ende
game-over-won = das Spiel ist zu Ende, und { $player } { $player-is ->
    [you] hast
   *[other] hat
} gewonnen ({ $rule })
game-over-draw = das Spiel ist zu Ende, unentschieden ({ $rule })
nothing-asked = jetzt wird nichts gefragt
must = { $what ->
    [action] eine Zugaktion ausführen oder den Zug beenden
    [mulligan] sagen, welche Karten der Starthand weggelegt werden
    [cards] Karten wählen
    [player] einen Spieler wählen
    [may] ja oder nein sagen
    [option] eine Möglichkeit wählen
    [number] eine Zahl wählen
    [name] eine Karte nennen
    [trigger] sagen, welche Fähigkeit im Beutel als Nächstes ausgeführt wird
    [order] Karten in eine Reihenfolge bringen
   *[replacement] sagen, welcher Ersetzungseffekt gilt
}
asked-first = { $player } { $player-is ->
    [you] musst
   *[other] muss
} zuerst { $must }
asked-first-for = { $player } { $player-is ->
    [you] musst
   *[other] muss
} zuerst für { $card } { $must }
not-your-card = { $card } ist keine Karte von { $player-is ->
    [you] dir
   *[other] { $player }
} im Spiel
not-in-hand = { $card } ist nicht auf { $player-is ->
    [you] deiner Hand
   *[other] der Hand von { $player }
}
not-theirs = { $card } gehört { $player-is ->
    [you] dir
   *[other] { $player }
} nicht
not-in-play = { $card } ist nicht im Spiel
not-a-character = { $card } ist kein Charakter
not-inkable = { $card } hat kein Tintenvorrat-Symbol
already-inked = { $player } { $player-is ->
    [you] darfst
   *[other] darf
} in diesem Zug keine Karte mehr in den Tintenvorrat legen
doing = { $what ->
    [shift] der Gestaltwandel zu { $card }
    [play] das Ausspielen von { $card }
    [quest] das Erkunden mit { $card }
    [challenge] eine Herausforderung mit { $card }
    [move] das Bewegen von { $card }
    [use] diese Fähigkeit von { $card }
   *[this] das
}
not-enough-ink = { $doing } kostet { $needs } Tinte, und { $player } { $player-is ->
    [you] hast
   *[other] hat
} { $has } bereit
still-drying = { $card } trocknet noch
is-exerted = { $card } ist erschöpft
keyword-forbids = { $keyword-is ->
    [Reckless] { $card } ist Impulsiv und kann nicht erkunden
    [Evasive] { $card } ist Wendig, und { $by } ist weder Wendig noch Alarmiert
    [Ward] { $card } ist Behütet und kann von Gegnern nicht ausgewählt werden
   *[other] { $card } hat { $keyword }
}
cant-quest = { $card } kann nicht erkunden
cant-challenge = { $card } kann nicht herausfordern
cant-be-challenged = { $card } kann von { $by } nicht herausgefordert werden
not-exerted = { $card } ist bereit, und nur erschöpfte Charaktere können herausgefordert werden
not-opposing = { $card } ist keine gegnerische Karte
guarded = { $guard } hat Beschützen und muss anstelle von { $card } herausgefordert werden
guarded-by-somebody = ein Charakter mit Beschützen muss anstelle von { $card } herausgefordert werden
must-challenge = { $card } ist Impulsiv und kann noch herausfordern
must-quest = { $card } muss erkunden, bevor der Zug endet
not-a-location = { $card } ist kein Ort von { $player-is ->
    [you] dir
   *[other] { $player }
}
already-there = { $card } ist schon an diesem Ort
cant-move = { $card } kann sich nicht bewegen
no-such-ability = { $card } hat keine solche Fähigkeit
already-used = diese Fähigkeit von { $card } wurde in diesem Zug schon verwendet
condition-not-met = diese Fähigkeit von { $card } kann jetzt nicht verwendet werden: Ihre Bedingung ist nicht erfüllt
not-enough-singers = alle, die { $card } gemeinsam singen könnten, zählen als Kosten { $has }, und es braucht { $needs } oder mehr
cost-not-payable = was { $card } verlangt, kann jetzt nicht bezahlt werden
no-shift = { $card } hat keinen Gestaltwandel
wrong-shift-base = { $by } kann nicht auf { $card } gespielt werden: Das ist nicht { $name }
not-a-song = { $card } ist kein Lied
cost-too-low = { $card } zählt als Kosten { $has }, und { $song } braucht einen Charakter mit Kosten { $needs } oder mehr
cant-sing = { $card } kann nicht singen
no-sing-together = { $card } hat kein Gemeinsam singen
not-free = nichts erlaubt { $player-is ->
    [you] dir
   *[other] { $player }
}, { $card } kostenlos auszuspielen
cant-play = ein Effekt hindert { $player-is ->
    [you] dich
   *[other] { $player }
} daran, { $card } auszuspielen
cant-be-chosen = { $card } kann nicht ausgewählt werden
not-among-cards = { $card } gehört nicht zu den Karten, die zur Wahl stehen
because-own = { $what }, wegen seines eigenen Textes
cant-play-own = { $card } darf nach seinem eigenen Text jetzt nicht von { $player-is ->
    [you] dir
   *[other] { $player }
} gespielt werden
for-teammate = { $player } und { $other } dürfen in diesem Zug beide handeln; das hier ist Sache von { $player }
misfit-zone = { $card } ist in einer anderen Zone als die Karten, die zur Wahl stehen
misfit-owner = { $card } gehört einem Spieler, dessen Karten nicht zur Wahl stehen
misfit-kind = { $card } ist nicht von dem Kartentyp, der zur Wahl steht
misfit-class = { $card } hat nicht die verlangte Klassifizierung
misfit-left-out = { $card } ist durch „anderer“ ausgenommen
misfit-again = { $card } ist schon gewählt
misfit-other-first = anstelle von { $card } muss eine andere Karte gewählt werden
misfit-not-exerted = { $card } ist nicht erschöpft
misfit-damaged = { $card } ist beschädigt
misfit-not-damaged = { $card } ist nicht beschädigt
misfit-name = { $card } hat nicht den verlangten Namen
misfit-unlike = { $card } gehört nicht zu den Karten, die der Effekt beschreibt
wrong-shift-either = { $by } kann nicht auf { $card } gespielt werden: Das ist weder { $name } noch { $second }
wrong-shift-pair = { $by } muss auf zwei Charaktere zugleich gespielt werden, { $name } und { $second }; { $card } gehört zu keinem solchen Paar
wrong-shift-class = { $by } kann nicht auf { $card } gespielt werden: Ihm fehlt die Klassifizierung { $class }
wrong-shift-plain = { $by } kann nicht auf { $card } gespielt werden
not-among-answers = das ist keine der möglichen Antworten
too-few = { $player } { $player-is ->
    [you] musst
   *[other] muss
} mehr wählen
number-out-of-range = die Zahl muss von { $min } bis { $max } reichen
out-of-range = die Zahl liegt außerhalb des Erlaubten
not-your-entry = keine solche Fähigkeit von { $player-is ->
    [you] dir
   *[other] { $player }
} wartet im Beutel
left-already = { $player } { $player-is ->
    [you] hast
   *[other] hat
} das Spiel schon verlassen

## Wie ein Spiel endete.

over-draw = Das Spiel endet unentschieden.
over-you = Du gewinnst.
over-team = Dein Team gewinnt.
over-won = { $player } gewinnt.
over-two = { $player } und { $other } gewinnen.

## Das Spiel im Terminal.

term-you-are = Du bist { $player }. Startzahl { $seed }. `?` zeigt die Hilfe.
term-people = { $n } Personen spielen. Startzahl { $seed }. `?` zeigt die Hilfe.
term-stopped = Das Spiel wurde angehalten.
term-kept = Das Spiel ist gespeichert. Weiter geht es mit `{ $command }`.
term-not-kept = Das Spiel wurde nicht gespeichert.
term-refused = Abgelehnt: { $why }
term-pass = Gib den Bildschirm an { $player } weiter; dann die Eingabetaste drücken.
term-asked-by = gefragt von: { $ability }
term-answers = { $n } Antworten: Gib eine ein oder ihre Nummer
term-type-number = Gib eine Zahl von 1 bis { $n } ein, `?` für Hilfe oder `q`, um aufzugeben.
term-taken-back = { $n ->
    [one] Eine Antwort wurde zurückgenommen.
   *[other] { $n } Antworten wurden zurückgenommen.
}
term-nothing-back = Es gibt nichts zurückzunehmen.
term-cant-back = Das kann nicht zurückgenommen werden: { $why }.
undo-free = seitdem ist nichts Verborgenes bekannt geworden
undo-since = seitdem: { $why }
undo-learned = { $players } hat etwas erfahren
undo-answered = { $players } hat geantwortet
undo-over = das Spiel ist zu Ende gegangen
term-hint = Tipp: { $what }
term-nothing-to-decide = Es gibt nichts zu entscheiden.
term-help = Gib die Nummer einer Antwort ein oder ihren Wortlaut. `h` gibt einen Tipp, `u` nimmt deine letzte Wahl zurück, `q` gibt auf. Der Tisch zeigt Stärke/Willenskraft und Legenden der Charaktere, Schaden und was erschöpft ist oder trocknet. Hinter jedem Ereignis steht die Regel in Klammern.
table-turn = Zug { $n }, { $player } ist am Zug
table-you = { $player } (du)
table-side = { $who }: { $lore } Legenden, Tinte { $ready } von { $ink } bereit, Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }
table-cards = { $where ->
    [resolving] wird ausgespielt
    [aside] wird angesehen
    [deck] oben auf dem Deck
   *[hand] Hand
}: { $cards }
table-no-ink = ohne Tintenvorrat-Symbol
table-character = { $strength }/{ $willpower } Leg. { $lore }
table-location = -/{ $willpower } Leg. { $lore }
tui-counts = Leg. { $lore }/{ $goal } Tinte { $ready }/{ $ink } Hand { $hand } Deck { $deck } Ablage { $discard }
tui-out = ausgeschieden
tui-others = die anderen
tui-more = { $n } weitere
tui-being-played = wird ausgespielt
tui-looked-at = wird angesehen
tui-hand = { $n ->
    [one] Hand: eine Karte
   *[other] Hand: { $n } Karten
}
tui-no-ink = ohne Tinte
tui-answers = { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
}
tui-answers-of = { $shown } von { $n } Antworten
tui-decides = { $who } entscheidet
tui-you-decide = du entscheidest
tui-thinks = { $who } denkt …
tui-over = Das Spiel ist zu Ende. Die Eingabetaste zeigt, wie.
tui-filter = tippen filtert, ? zeigt die Hilfe
tui-alike = ({ $n } gleiche)
tui-below = { $n } weiter unten
tui-no-match = keine Antwort hat diese Buchstaben; Esc zeigt alle
tui-log = Verlauf
tui-card = Karte
tui-card-more = F6 mehr, und warum nicht
tui-keep = { $answer }: diese Karten behalten
tui-hint-when = Einen Tipp gibt es, wenn du zu entscheiden hast.
tui-hint-thinking = Über einen Tipp wird nachgedacht …
tui-gone-on = Das Spiel ist inzwischen weitergegangen.
tui-saved = Gespeichert als { $path }.
tui-new-game = Ein neues Spiel. Startzahl { $seed }.
tui-too-small = Der Tisch braucht { $width } mal { $height } Zeichen, da sind { $wide } mal { $high }. Mach das Terminal größer; Strg-C verlässt ihn.
tui-keys = Enter antwortet · Tab schaut · F1 Hilfe · F2 Tipp · F3 zurück · F8 aufgeben · F10 Ende
tui-heading = Zug { $n } · { $who } ist am Zug ·
tui-next-player = Nächster Spieler
tui-pass = Gib den Bildschirm an { $player } weiter.
tui-sit-down = Drücke die Eingabetaste, um dich zu setzen.
tui-concede = Aufgeben
tui-concede-ask = Für { $player } aufgeben? Dann ist das Spiel verloren ({ $rule }).
tui-take-back = Zurücknehmen
tui-take-back-ask = { $n ->
    [one] Eine Antwort zurücknehmen?
   *[other] { $n } Antworten zurücknehmen?
} { $why }.
tui-leave = Verlassen
tui-leave-ask = Den Tisch verlassen? Das Spiel bleibt gespeichert; --resume setzt es fort.
tui-yes-no = y ja · n nein
tui-end = Das Spiel ist zu Ende
tui-end-turns = Zug { $n }. Legenden: { $lore }. Startzahl { $seed }.
tui-end-keys = r neues Spiel · a noch einmal mit derselben Startzahl · s Aufzeichnung speichern · u das Ende zurücknehmen · Esc Tisch ansehen · q Ende
tui-end-again = Die Eingabetaste zeigt das Ende des Spiels noch einmal.
tui-sheet-more = Pfeil ab für mehr · Esc schließt
tui-sheet-close = Esc schließt
tui-now = jetzt { $states }
tui-facedown = eine verdeckte Karte
tui-under = darunter: { $cards }
tui-nothing-to-do = Damit ist jetzt nichts zu tun.
tui-may-do = Was sie jetzt tun darf, und warum oder warum nicht:
tui-yes = ja
tui-no = nein
tui-piles = Ablagestapel und Tintenvorräte
tui-discard = { $who }: Ablagestapel, die oberste zuerst
tui-nothing = nichts
tui-inkwell = { $n ->
    [one] Tintenvorrat: eine Karte, { $ready } bereit
   *[other] Tintenvorrat: { $n } Karten, { $ready } bereit
}
tui-ink-drops = { $n }◊ Tintentropfen, jeder so viel wert wie eine Tinte
tui-hint = Tipp
tui-hint-keys = Die Eingabetaste setzt den Cursor darauf, Esc vergisst es.
tui-hint-weighed = Abgewogen, das Beste zuerst; in Legenden, wenn dein nächster Zug beginnt:
tui-hint-line = { $n ->
    [one] { $value } in einem Spiel: { $what }
   *[other] { $value } in { $n } Spielen: { $what }
}
tui-help = Hilfe
tui-key = { $key ->
    [type] tippen
    [pick] Auf, Ab, Enter
    [round] Tab, Umschalt-Tab
    [card] Enter auf Karte, F6
    [help] F1, ?
    [hint] F2, Strg-T
    [undo] F3, Strg-Z
    [piles] F4, Strg-P
    [save] F5, Strg-S
    [concede] F8, Strg-X
   *[leave] F10, Strg-Q, Strg-C
}
tui-key-does = { $key ->
    [type] nur Antworten mit diesen Buchstaben zeigen; Rücktaste, Esc
    [pick] eine Antwort wählen und geben
    [round] reihum: Antworten, Hand, deine Karten, ihre, Verlauf
    [card] ihr Text, was sie darf und warum nicht, mit Regel
    [help] diese Seite
    [hint] ein Tipp vom suchenden Spieler
    [undo] deine letzte Wahl zurücknehmen
    [piles] Ablagestapel und Tintenvorräte
    [save] das bisherige Spiel in diesem Ordner speichern
    [concede] aufgeben
   *[leave] verlassen; das Spiel bleibt, --resume setzt es fort
}
tui-signs = { $sign ->
    [cost] Vor einer Handkarte stehen ihre Kosten; „ohne Tinte“ heißt, dass sie nicht in den Tintenvorrat kann.
    [numbers] Charaktere zeigen Stärke/Willenskraft und Legenden. Ihr Zustand steht in Worten dahinter.
    [log] Im Verlauf markiert >, was seit deiner letzten Antwort neu ist; Regelnummern stehen in Klammern.
   *[ink] Tinte 3/5 heißt: 3 von 5 bereit.
}

## Karten im Terminal.

card-type = { $type ->
    [character] Charakter
    [action] Aktion
    [item] Gegenstand
   *[location] Ort
}
card-ink = { $ink ->
    [amber] Bernstein
    [amethyst] Amethyst
    [emerald] Smaragd
    [ruby] Rubin
    [sapphire] Saphir
   *[steel] Stahl
}
card-cost = Kosten { $n }
card-inkable = { $inkable ->
    [yes] mit Tintenvorrat-Symbol
   *[no] ohne Tintenvorrat-Symbol
}
card-number = { $what ->
    [strength] Stärke
    [willpower] Willenskraft
    [lore] Legenden
   *[move] Bewegungskosten
} { $n }
card-copies = höchstens { $n } in einem Deck
card-any-number = beliebig viele in einem Deck
card-partial = ohne eine Fähigkeit, die nicht verstanden wurde
card-printed = gedruckt als { $printings }
card-not-playable = noch nicht spielbar: { $why }
card-means = was es bedeutet:
card-versions = { $n } Versionen; nenne eine davon ganz, um sie zu sehen

## Regeln im Terminal.

rules-part = { $title }: { $text }
rules-related = verwandt: { $rules }
rules-numbers = Nummern: { $numbers }
rules-number-none = keine
rules-number-in = { $number } in { $edition }
rules-number-from = { $number } von { $first } bis { $last }
rules-changed = geändert: { $what }
rules-shown-by-nothing = noch durch nichts gezeigt
rules-shown-by = gezeigt durch
rules-give = gib die Nummer einer Regel an, oder `find` und Wörter, oder `diff` und zwei Ausgaben, oder `coverage`, oder `glossary`, oder `rulings`
rules-not-in-edition = { $edition } hat keine Regel { $number }; es gibt sie in { $editions }
rules-has-parts = es gibt keine Regel { $number }; { $section } hat { $parts }
rules-has-no-parts = es gibt keine Regel { $number }; { $section } hat keine Teile
rules-unknown = es gibt keine Regel „{ $number }“; um nach Wörtern zu suchen: inkwright rules find { $number }
rules-none-found = keine Regel von { $edition } hat eines dieser Wörter: { $words }
rules-term-elsewhere = { $edition } hat keine Regel über { $term }; es gibt eine in { $editions }
rules-reading = hier so gelesen: { $text }
rules-no-ruling = keine Auslegung handelt von „{ $about }“; alle zeigt: inkwright rules rulings
rules-rulings-edition = Die Nummern der Regeln sind die von { $edition }.
rules-diff-same = zweimal { $edition }: nenne zwei verschiedene Ausgaben
rules-diff-no-rule = keine Regel
rules-diff-cards = Karten: { $cards }
rules-diff-shown-by = gezeigt durch { $what }
rules-diff-no-scenario = kein Szenario: { $reason }
rules-diff-no-scenario-yet = noch kein Szenario
rules-diff-changes =
    { $n ->
        [one] { $n } Änderung von { $from } zu { $to }
       *[other] { $n } Änderungen von { $from } zu { $to }
    }, { $shown } mit einem Szenario; { $moved ->
        [one] { $moved } Regel hat eine andere Nummer
       *[other] { $moved } Regeln haben eine andere Nummer
    } (--numbers)
rules-diff-played =
    { $n ->
        [one] { $n } Szenario unter { $from } und { $to } gespielt
       *[other] { $n } Szenarien unter { $from } und { $to } gespielt
    }: { $differ ->
        [one] { $differ } weicht ab
       *[other] { $differ } weichen ab
    }, { $unexplained } davon ohne bekannten Grund; { $named ->
        [one] { $named } nennt seine Ausgabe
       *[other] { $named } nennen ihre Ausgabe
    }
rules-diff-passes = gelingt
rules-diff-fails = scheitert in Zeile { $line }: { $message }
rules-diff-unexplained = keine bekannte Änderung erklärt es
rules-diff-because = wegen { $changes }

## Importieren.

import-official = { $n ->
    [one] Eine Karte erscheint ab jetzt in { $language } wie gedruckt; gespeichert in { $path }
   *[other] { $n } Karten erscheinen ab jetzt in { $language } wie gedruckt; gespeichert in { $path }
}
import-official-unknown = { $n ->
    [one] Ein Eintrag ist keine Karte der Bibliothek; importiere zuerst die englische Datei
   *[other] { $n } Einträge sind keine Karten der Bibliothek; importiere zuerst die englische Datei
}
rules-no-word = das Glossar hat kein „{ $word }“; um nach Regeln zu suchen: inkwright rules find { $word }
