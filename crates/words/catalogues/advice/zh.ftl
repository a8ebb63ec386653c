# 卡的文字有何问题，可以怎样写（简体中文）。

## 卡上文字的词语，在各语言中都是英文。

text-quoted = “{ $what }”
text-not-understood = 第 { $n } 段：无法理解{ $found }（第 { $at } 字节）；此处应为{ $expected }
text-unclear = 不清楚此处的“{ $word }”指什么：{ $why }
text-unsupported = 尚不支持{ $what }
text-not-playable = 程序尚不能执行{ $what }
text-refers = 奇能 { $n } 中的“{ $word }”：{ $means }

## 某处可以写什么。

expected-or = { $all }或{ $last }
expected-wording = 写法“{ $text }”
expected-number = 数字
expected-signed-number = 带 + 或 - 的数字
expected-name = 卡名
expected-class = 类别
expected-keyword = 关键词
expected-stat = 力量、意志力或奇谈值的符号
expected-noun = 某一种卡
expected-target = 一张或多张卡
expected-player = 玩家
expected-owner = 属于谁
expected-measure = 要计数的事物
expected-condition = 条件
expected-event = 要等待的事件
expected-duration = 持续多久
expected-act = 卡能做的事
expected-destination = 去往何处
expected-cost = 费用
expected-effect = 效果
expected-rule = 规则
expected-end = 文字的结尾
expected-simpler = 更简单的文字

## 建议。

advice-other-way = 这能理解，但卡上不是这样写的，请写：
advice-too-deep = 这段嵌套太深。请改写成较短的句子。
advice-ends-early = 句子结束得太早。
advice-unknown = 不明白此处的“{ $words }”是什么意思。
advice-at-start = 卡的文字须用英文书写，开头可以是：{ $what }。
advice-after = “{ $words }”之后可以是：{ $what }。
advice-such-as = { $what }（如{ $examples }）
advice-sentence-end = 句子的结尾
advice-comma = 逗号
advice-more = 另外 { $n } 种
advice-closest = 已知最接近的句子是：
advice-symbols = 符号有：{"{E}"} 表示力竭，{"{I}"} 表示奇墨，{"{S}"} 表示力量，{"{W}"} 表示意志力，{"{L}"} 表示卡的奇谈值，{"{C}"} 表示奇墨池符号。
advice-lore-symbol = {"{L}"} 是角色或地点的奇谈值；玩家获得、失去和拥有的奇谈请写“lore”。
advice-lore-word = 玩家获得或失去奇谈时请写“lore”，卡的奇谈值请写符号 {"{L}"}，如“+1 {"{L}"}”。
advice-word = “{ $word }”请改写为{ $said }。
advice-word-or = { $one }或{ $other }
advice-as-in = { $what }，如“{ $example }”
advice-symbol = 表示{ $stat ->
    [exert] 力竭
    [ink] 奇墨
    [strength] 力量
   *[willpower] 意志力
}的符号 { $symbol }
advice-unresolved = 词语都能理解，但{ $why }。
advice-unplayable = 此卡不能使用，因为{ $why }。

## 卡可能说到、但尚无含义或程序的内容，以及为何不清楚某个词的所指。

gap = { $gap ->
    [ProhibitionTowards] 限时对某些卡的禁止
    [LessForThisCard] 限时为此卡少付费用
    [TimedUnless] 带“unless”的此类限时规则
    [TimedRule] 此类限时规则
    [NextTurnRule] 针对下个回合的此类规则
    [TimedCondition] 此类限时条件
    [TimedReplacement] 此类限时替代
    [NextCardRule] 针对下一张卡的此类规则
    [UnspokenChallenge] 在未提及的挑战之后
    [InkTypes] 此类卡的奇墨类别
    [MeasureOfDone] 对受此影响之物的计量
    [NobodysDrops] 未指明玩家的奇墨滴
    [RemovedToPlay] 移去此类事物来打出卡
    [WasAtNoTime] 未说明时间的过去状况
    [NamesAmongThem] 若干张彼此同名的牌
    [WorksInDiscard] 因该条件而在弃牌堆中生效的能力
    [MoveToUnsaid] 没有指明目的地的减费移动
    [BothOfOnePlayer] 多名玩家中一人拥有的两样事物
    [IfYouDoHere] 此处的“if you do”
    [DoneThisTurn] 本回合中做过的此类事
    [UnsaidTarget] 未说明作用对象的效果
    [ChoiceForKnown] 在需要前文所提之物处的选择
    [PlayFromThere] 从该处打出
    [SuchEffect] 此类效果
    [ShiftThose] 以转形打出那些卡
    [PlaceForBanished] 以该处代替被驱逐
    [SuchReplacement] 此类替代
    [OtherwiseAfterIfNot] “if not”之后的“otherwise”
    [NothingBeforeIt] 前面没有内容的此类句子
    [InsteadAlone] 前面没有内容的“instead”
    [ChoiceOfOne] 只有一项的选择
    [SuchInstead] 此类“instead”
    [SuchUnless] 此类“unless”
    [NotOffered] 未做无从选择之事的玩家
    [TwoPlayers] 此处的两位玩家
    [PlayersDeck] 此类玩家的卡组
    [PlayersTurn] 此类玩家的回合
    [RuleForEach] 带“for each”的此类规则
    [AmountForEach] 带“for each”的数量
    [ChangeForEach] 带“for each”的此类变化
    [StaticInThatTime] 在该时段生效的静止式奇能
    [ConditionOnEach] 对多张卡逐一适用的此类条件
    [StaticOnce] 只生效一次的静止式奇能
    [LastingDiscount] 对下一张卡的持续减费
    [PlayerCantChoose] 不能选择的玩家
    [LastingReadyLimit] 对就绪的持续限制
    [PayForOthers] 为其他卡支付的另一方式
    [ShiftOntoThose] 将此类卡以转形打到那些卡上
    [DeckInks] 此处的卡组奇墨
    [OthersEnterExerted] 其他卡为某事以力竭状态进场
    [PayForThatAct] 仅为该动作支付
    [PlayersMustChoose] 必须选择的此类玩家
    [DamageWith] 依此类数值造成的伤害
    [NameForShift] 用于其他卡转形的名称
    [DiscountOnFirst] 此处对第一张卡的减费
    [UseFree] 免费使用其他卡的奇能
    [DeckLimit] 此处的卡组限制
    [RuleInRule] 规则中的规则
    [HavingTo] 必须那样做
    [PlayerInStatic] 静止式奇能中的此类玩家
    [GainKeyword] 获得该关键词
    [LoseStat] 失去此类数值
    [LoseAbility] 限时失去奇能
    [GainKeywordForEach] 以“for each”获得该关键词
    [GainAbility] 获得此类奇能
    [SuchProhibition] 此类禁止
    [OfferInThatTime] 在该时段的提议
    [SuchOffer] 此类提议
    [RestHere] 此处某物的其余部分
    [SuchWindow] 此类时段
    [TriggerInDiscard] 弃置区中的此类触发
    [TwoWindows] 一个触发的两个时段
    [ReturnThose] 将那些返回
    [PutTrigger] 以放置到该处的卡作为触发
    [TwoSubjects] 此处有两个主体的事件
    [DiscardToSize] 弃置至此类数量
    [NoDamageAlone] 替代之外的不受伤害
    [LookAtZone] 查看此类区域的卡
    [PlaceForDiscard] 以该处代替弃置区
    [AddToCost] 增加费用
    [ChooseAndDo] 选择并那样做
    [TopOrBottom] 将此类卡放在顶或底
    [ChoiceOfPlaces] 在此类去处中选择
    [PlaceForEach] 为每张卡选择去处
    [Distribute] 分配那些
    [OtherNumbers] 不同数量的卡与去处
    [LookAtThat] 查看那个
    [SearchThat] 搜寻那个
    [DescribedByDone] 以卡的经历来描述
    [DropsForCards] 在应指卡之处的奇墨滴
    [StatBound] 对数值的此类限定
    [DamageBound] 对伤害的此类限定
    [ChallengesThis] 描述中的“挑战此卡”
    [WayOfPlaying] 描述中的打出方式
    [FromTop] 描述中来自卡组顶的卡
    [SuchTotal] 此类总和
    [AtRandom] 此处随机的卡
    [PlayerHas] 此类玩家在场上之物
    [PlayersZone] 此类玩家的区域
    [SuchAlternative] 此类二选一
    [RuleAboutKnown] 关于前文所提之物的规则
    [SuchSubject] 此类主体
    [ActionOnOther] 行动的效果出现在别类卡上
    [TooManyClasses] 第 129 个类别
    [KeywordCost] 其他关键词的此类费用
    [ShiftWithoutNames] 没有两个名称的卡的此类转形
    [TemporaryTwice] 重复的临时转形
    [ManyTriggers] 如此多需计数的触发
    [ManyOnce] 如此多只生效一次的奇能
    [ShiftNameCondition] 有条件的转形名称
    [ManyGained] 获得如此多的奇能
    [TotalNotChosen] 未被选择之卡的总和
    [UncountedNumber] 无从计数的数字
    [DeepLoops] 如此深的嵌套循环
    [LeaderKeyword] 领袖的关键词
    [LeaderDamage] 领袖上的伤害
    [FromDeck] 描述来自牌库的卡牌
    [DifferentNames] 此处的不同名称
    [HighestOfThose] 这些卡牌中的最高者
    [ManyNumbers] 如此多需记住的数字
    [ManyPlayers] 如此多需记住的玩家
   *[ManyChoices] 如此多的选择
}

doubt = { $doubt ->
    [NothingCounted] 之前没有计过数
    [NothingDone] 之前没有做过此类事
    [NothingChosen] 之前没有选择过
    [NoDamageRemoved] 之前没有移去伤害
    [NoCharacter] 没有提到角色
    [NothingNamed] 之前没有提到它可能指的事物
    [TwoNamed] 之前提到了两个它可能指的事物
    [NoLocation] 没有提到地点
    [NoneOfTheKind] 没有提到此类事物
    [NothingLeftOut] 没有提到可供排除的此类事物
    [NothingBefore] 前面没有内容
    [NoPlayer] 没有提到玩家
    [NoCardsLookedAt] 没有在查看卡
    [NoDamageDealt] 之前没有刚造成的伤害
    [OneOrEach] 可以指其中一名玩家，也可以指其中每名玩家
    [EachOrTogether] 可以指这些玩家各自，也可以指他们合计
    [EitherOfTwo] 可以指该事件的第一张牌，也可以指第二张牌
    [ThisOrEach] 可以排除此牌，也可以排除每张受影响的牌
   *[NoZone] 没有提到区域
}
