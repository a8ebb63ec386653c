# Was an einem Kartentext falsch ist und was dort stehen könnte, auf Deutsch.

## Wörter aus Kartentexten; sie sind in jeder Sprache englisch.

text-quoted = „{ $what }“
text-not-understood = Abschnitt { $n }: { $found } wird nicht verstanden (Byte { $at }); erwartet wird { $expected }
text-unclear = es ist nicht klar, was „{ $word }“ hier bedeutet: { $why }
text-unsupported = noch nicht unterstützt wird: { $what }
text-not-playable = das kann das Programm noch nicht: { $what }
text-refers = „{ $word }“ in Fähigkeit { $n }: { $means }

## Was an einer Stelle stehen könnte.

expected-or = { $all } oder { $last }
expected-wording = der Wortlaut „{ $text }“
expected-number = eine Zahl
expected-signed-number = eine Zahl mit + oder -
expected-name = der Name einer Karte
expected-class = eine Klassifizierung
expected-keyword = ein Schlüsselwort
expected-stat = ein Zeichen für Stärke, Willenskraft oder Legendenwert
expected-noun = eine Art von Karten
expected-target = eine oder mehrere Karten
expected-player = ein Spieler
expected-owner = wem es gehört
expected-measure = etwas zum Zählen
expected-condition = eine Bedingung
expected-event = ein Ereignis, auf das gewartet wird
expected-duration = wie lange
expected-act = etwas, das eine Karte tun kann
expected-destination = wohin es geht
expected-cost = Kosten
expected-effect = ein Effekt
expected-rule = eine Regel
expected-end = das Ende des Texts
expected-simpler = ein einfacherer Text

## Ratschläge.

advice-other-way = Ich verstehe das, aber Karten schreiben es anders:
advice-too-deep = Das ist mir zu verschachtelt. Schreibe es in kürzeren Sätzen.
advice-ends-early = Der Satz endet zu früh.
advice-unknown = Ich weiß nicht, was „{ $words }“ hier bedeutet.
advice-at-start = Am Anfang des Kartentexts, der auf Englisch geschrieben wird, verstehe ich: { $what }.
advice-after = Nach „{ $words }“ verstehe ich: { $what }.
advice-such-as = { $what } (etwa { $examples })
advice-sentence-end = das Ende des Satzes
advice-comma = ein Komma
advice-more = { $n ->
    [one] 1 weiteres
   *[other] { $n } weitere
}
advice-closest = Der ähnlichste Satz, den ich kenne, ist:
advice-symbols = Die Zeichen sind {"{E}"} für erschöpfen, {"{I}"} für Tinte, {"{S}"} für Stärke, {"{W}"} für Willenskraft, {"{L}"} für den Legendenwert einer Karte und {"{C}"} für das Tintenvorrat-Symbol.
advice-lore-symbol = {"{L}"} steht für den Legendenwert eines Charakters oder Orts; für die Legenden, die Spieler sammeln, verlieren und haben, schreibe „lore“.
advice-lore-word = Schreibe „lore“, wo Spieler Legenden sammeln oder verlieren, und das Zeichen {"{L}"} für den Legendenwert einer Karte, wie in „+1 {"{L}"}“.
advice-word = Statt „{ $word }“ schreibe { $said }.
advice-word-or = { $one } oder { $other }
advice-as-in = { $what }, wie in „{ $example }“
advice-symbol = das Zeichen { $symbol } für { $stat ->
    [exert] erschöpfen
    [ink] Tinte
    [strength] Stärke
   *[willpower] Willenskraft
}
advice-unresolved = Die Wörter verstehe ich, aber { $why }.
advice-unplayable = Die Karte ist nicht spielbar, denn { $why }.

## Was eine Karte sagen könnte und noch keine Bedeutung oder kein Programm hat, und warum nicht klar ist, was ein Wort bedeutet.

gap = { $gap ->
    [ProhibitionTowards] ein befristetes Verbot gegenüber bestimmten Karten
    [LessForThisCard] für diese Karte eine Zeit lang weniger bezahlen
    [TimedUnless] eine solche befristete Regel mit „unless“
    [TimedRule] eine solche Regel auf Zeit
    [NextTurnRule] eine solche Regel für den nächsten Zug
    [TimedCondition] eine solche Bedingung auf Zeit
    [TimedReplacement] eine solche Ersetzung auf Zeit
    [NextCardRule] eine solche Regel für die nächste Karte
    [UnspokenChallenge] eine Zeit nach einer Herausforderung, von der nicht die Rede ist
    [InkTypes] die Tintenfarben solcher Karten
    [MeasureOfDone] ein Maß dessen, womit das geschah
    [NobodysDrops] Tintentropfen von niemand Bestimmtem
    [RemovedToPlay] so etwas entfernen, um eine Karte auszuspielen
    [WasAtNoTime] was da war, ohne bestimmte Zeit
    [NamesAmongThem] eine Anzahl Karten, die untereinander einen Namen teilen
    [WorksInDiscard] eine Fähigkeit, die wegen dieser Bedingung im Ablagestapel wirkt
    [MoveToUnsaid] günstigeres Bewegen ohne Angabe des Ziels
    [BothOfOnePlayer] zwei Dinge, die einer von mehreren Spielern hat
    [IfYouDoHere] ein „if you do“ an dieser Stelle
    [DoneThisTurn] so etwas, das in diesem Zug geschah
    [UnsaidTarget] ein Effekt, der nicht sagt, worauf er wirkt
    [ChoiceForKnown] eine Wahl, wo etwas zuvor Genanntes nötig ist
    [PlayFromThere] von dort ausspielen
    [SuchEffect] ein solcher Effekt
    [ShiftThose] diese mit Gestaltwandel ausspielen
    [PlaceForBanished] ein solches Ziel statt der Verbannung
    [SuchReplacement] eine solche Ersetzung
    [OtherwiseAfterIfNot] ein „otherwise“ nach einem „if not“
    [NothingBeforeIt] ein solcher Satz, vor dem nichts steht
    [InsteadAlone] ein „instead“, vor dem nichts steht
    [ChoiceOfOne] eine Auswahl aus nur einer Möglichkeit
    [SuchInstead] ein solches „instead“
    [SuchUnless] ein solches „unless“
    [NotOffered] wer etwas nicht tut, das niemandem freisteht
    [TwoPlayers] zwei Spieler an dieser Stelle
    [PlayersDeck] das Deck eines solchen Spielers
    [PlayersTurn] der Zug eines solchen Spielers
    [RuleForEach] eine solche Regel mit „for each“
    [AmountForEach] eine Menge mit „for each“
    [ChangeForEach] eine solche Änderung mit „for each“
    [StaticInThatTime] eine statische Fähigkeit, die in dieser Zeit wirkt
    [ConditionOnEach] eine solche Bedingung für jede von mehreren Karten
    [StaticOnce] eine statische Fähigkeit, die einmal wirkt
    [LastingDiscount] ein dauernder Nachlass auf die nächste Karte
    [PlayerCantChoose] ein Spieler, der nicht wählen kann
    [LastingReadyLimit] eine dauernde Grenze beim Bereitmachen
    [PayForOthers] eine andere Art, für andere Karten zu bezahlen
    [ShiftOntoThose] solche Karten mit Gestaltwandel auf jene legen
    [DeckInks] Tintenfarben eines Decks an dieser Stelle
    [OthersEnterExerted] andere, die für etwas erschöpft ins Spiel kommen
    [PayForThatAct] nur für diese Handlung bezahlen
    [PlayersMustChoose] solche Spieler, die wählen müssen
    [DamageWith] Schaden nach einem solchen Wert
    [NameForShift] ein Name für den Gestaltwandel anderer Karten
    [DiscountOnFirst] ein Nachlass auf die erste Karte an dieser Stelle
    [UseFree] die Fähigkeit einer anderen Karte, kostenlos
    [DeckLimit] eine Deckgrenze an dieser Stelle
    [RuleInRule] eine Regel in einer Regel
    [HavingTo] das tun müssen
    [PlayerInStatic] ein solcher Spieler in einer statischen Fähigkeit
    [GainKeyword] dieses Schlüsselwort erhalten
    [LoseStat] einen solchen Wert verlieren
    [LoseAbility] eine Fähigkeit auf Zeit verlieren
    [GainKeywordForEach] dieses Schlüsselwort mit „for each“ erhalten
    [GainAbility] eine solche Fähigkeit erhalten
    [SuchProhibition] ein solches Verbot
    [OfferInThatTime] ein Angebot in dieser Zeit
    [SuchOffer] ein solches Angebot
    [RestHere] der Rest von etwas an dieser Stelle
    [SuchWindow] ein solcher Zeitraum
    [TriggerInDiscard] ein solcher Auslöser im Ablagestapel
    [TwoWindows] zwei Zeiträume eines Auslösers
    [ReturnThose] diese zurücknehmen
    [PutTrigger] eine dorthin gelegte Karte als Auslöser
    [TwoSubjects] ein Ereignis mit zwei Beteiligten an dieser Stelle
    [DiscardToSize] bis zu einer solchen Handgröße abwerfen
    [NoDamageAlone] keinen Schaden erleiden, ohne dass etwas ersetzt wird
    [LookAtZone] die Karten einer solchen Zone ansehen
    [PlaceForDiscard] ein solches Ziel statt des Ablagestapels
    [AddToCost] Kosten erhöhen
    [ChooseAndDo] wählen und das tun
    [TopOrBottom] solche Karten oben oder unten ins Deck
    [ChoiceOfPlaces] eine Wahl zwischen solchen Zielen
    [PlaceForEach] eine Wahl des Ziels für jede Karte
    [Distribute] diese aufteilen
    [OtherNumbers] andere Zahlen von Karten und Zielen
    [LookAtThat] das ansehen
    [SearchThat] danach suchen
    [DescribedByDone] eine Beschreibung danach, was mit einer Karte geschah
    [DropsForCards] Tintentropfen, wo Karten gemeint sind
    [StatBound] eine solche Grenze für einen Wert
    [DamageBound] eine solche Grenze für Schaden
    [ChallengesThis] diese Karte herausfordern, in einer Beschreibung
    [WayOfPlaying] eine Art des Ausspielens in einer Beschreibung
    [FromTop] Karten oben vom Deck in einer Beschreibung
    [SuchTotal] eine solche Summe
    [AtRandom] zufällige Karten an dieser Stelle
    [PlayerHas] was ein solcher Spieler im Spiel hat
    [PlayersZone] die Zone eines solchen Spielers
    [SuchAlternative] eine solche Alternative
    [RuleAboutKnown] eine Regel über zuvor Genanntes
    [SuchSubject] ein solches Subjekt
    [ActionOnOther] der Effekt einer Aktion auf einer anderen Karte
    [TooManyClasses] eine 129. Klassifizierung
    [KeywordCost] solche Kosten eines anderen Schlüsselworts
    [ShiftWithoutNames] ein solcher Gestaltwandel einer Karte ohne zwei Namen
    [TemporaryTwice] vorübergehender Gestaltwandel in sich selbst
    [ManyTriggers] so viele zu zählende Auslöser
    [ManyOnce] so viele Fähigkeiten, die einmal wirken
    [ShiftNameCondition] ein Name für Gestaltwandel unter einer Bedingung
    [ManyGained] so viele Fähigkeiten erhalten
    [TotalNotChosen] eine Summe von Karten, die nicht gewählt werden
    [UncountedNumber] eine Zahl, die nirgends gezählt wird
    [DeepLoops] so tief verschachtelte Schleifen
    [LeaderKeyword] ein Schlüsselwort eines Anführers
    [LeaderDamage] Schaden auf einem Anführer
    [FromDeck] Karten als aus einem Deck zu beschreiben
    [DifferentNames] verschiedene Namen an dieser Stelle
    [HighestOfThose] das Höchste unter diesen Karten
    [ManyNumbers] so viele zu merkende Zahlen
    [ManyPlayers] so viele zu merkende Spieler
   *[ManyChoices] so viele Wahlen
}

doubt = { $doubt ->
    [NothingCounted] zuvor wurde nichts gezählt
    [NothingDone] zuvor geschah nichts dergleichen
    [NothingChosen] zuvor wurde nichts gewählt
    [NoDamageRemoved] zuvor wurde kein Schaden entfernt
    [NoCharacter] kein Charakter wurde genannt
    [NothingNamed] zuvor wurde nichts genannt, was gemeint sein könnte
    [TwoNamed] zuvor wurde zweierlei genannt, was gemeint sein könnte
    [NoLocation] kein Ort wurde genannt
    [NoneOfTheKind] nichts dergleichen wurde genannt
    [NothingLeftOut] nichts dergleichen wurde genannt, was ausgenommen sein könnte
    [NothingBefore] nichts steht davor
    [NoPlayer] kein Spieler wurde genannt
    [NoCardsLookedAt] es werden keine Karten angesehen
    [NoDamageDealt] unmittelbar zuvor wurde kein Schaden zugefügt
    [OneOrEach] es kann einen dieser Spieler oder jeden von ihnen meinen
    [EachOrTogether] es kann jeden dieser Spieler einzeln oder alle zusammen meinen
    [EitherOfTwo] es kann die erste Karte des Ereignisses oder die zweite meinen
    [ThisOrEach] es kann diese Karte ausnehmen oder jede Karte, die verändert wird
   *[NoZone] keine Zone wurde genannt
}
