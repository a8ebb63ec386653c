# 程序所说的话，简体中文。玩家、卡和规则都是参数；`$player-is` 表示是否指读者本人。

player-you = 你
card-hidden = 一张卡
card-nth = { $card }#{ $n }
card-whose = { $card }（{ $player }）

## 发生了什么。

game-began = 游戏开始；{ $player }先手
shuffled = { $player }洗牌
hand-kept = { $player }保留起始手卡
hand-altered = { $player }将起始手卡中的 { $n } 张卡置于卡组底，并抽取同样数量的卡
turn-began = 第 { $turn } 回合：{ $player }
turn-began-team = 第 { $turn } 回合：{ $players }
end-declared = { $player }宣布结束回合
turn-ended = { $player }的回合结束
readied = { $card }就绪
exerted = { $card }力竭
ink-readied = { $owner }奇墨池中的一张卡就绪
ink-exerted = { $owner }奇墨池中的一张卡力竭
dried = { $card }的奇墨已干
drew = { $player }抽{ $card }
draw-skipped = { $player }略过抽卡
inked = { $player }将{ $card }放进奇墨池
paid = { $player }支付 { $n } 点奇墨
drops-got = { $player }获得 { $n } 个奇墨滴
drops-removed = { $player }移去 { $n } 个奇墨滴
played = { $player }打出{ $card }
played-shift = { $player }以转形将{ $card }打出在{ $onto }之上
played-sung = { $player }打出{ $card }，由{ $singer }演唱
played-together = { $player }打出{ $card }，由多个角色合唱
played-free = { $player }免费打出{ $card }
sang = { $card }演唱{ $song }
used = { $card }使用{ $ability-is ->
    [named] { $ability }
   *[unnamed] 其奇能
}
quested = { $card }探奇
challenged = { $card }挑战{ $target }
challenge-ended = { $card }与{ $target }的挑战结束
moved-to = { $card }移至{ $location }
lore-gained = { $player }获得 { $n } 点奇谈（共 { $now } 点）
lore-gained-from = { $player }从{ $from }获得 { $n } 点奇谈（共 { $now } 点）
lore-lost = { $player }失去 { $n } 点奇谈（剩余 { $now } 点）
damage-dealt = { $card }受到 { $n } 点伤害
damage-dealt-more = { $card }受到 { $n } 点伤害（共 { $now } 点）
damage-put = { $n } 点伤害放置到{ $card }上
damage-put-more = { $n } 点伤害放置到{ $card }上（共 { $now } 点）
damage-removed = 从{ $card }上移去 { $n } 点伤害
damage-moved = { $n } 点伤害从{ $from }移到{ $to }
damage-replaced = { $by }替代了{ $card }将受到的 { $n } 点伤害
shield-gone = { $how ->
    [used] { $by }对{ $card }的保护已用尽
   *[ceased] { $by }对{ $card }的另一保护消失
}
banish-replaced = { $by }使{ $card }免被驱逐
drop-replaced = { $by }以其他效果代替{ $player }的一个奇墨滴
damage-reduced = { $card }受到的伤害减少 { $n } 点
prevented = { $card }不受影响：{ $by }的效果阻止
prevented-damage = { $card }不受这 { $n } 点伤害：{ $by }的效果阻止
banished = { $card }被驱逐
discarded = { $player }弃置{ $card }
enters-play = { $card }入场
moved = { $card }从{ $from ->
    [deck] 卡组
    [hand] 手上
    [discard] 弃置区
    [inkwell] 奇墨池
    [play] 场上
   *[other] 别处
}{ $to ->
    [hand] 移到{ $owner }的手上
    [discard] 移到{ $owner }的弃置区
    [inkwell] 放进{ $owner }的奇墨池
    [play] 入场
    [under] 置于一张卡之下
    [gone] 移出游戏
   *[other] 移到别处
}
moved-from-no-zone = { $card }{ $to ->
    [bottom] 移到{ $owner }的卡组底
    [top] 移到{ $owner }的卡组顶
    [hand] 移到{ $owner }的手上
    [discard] 移到{ $owner }的弃置区
    [inkwell] 放进{ $owner }的奇墨池
    [play] 入场
    [under] 置于一张卡之下
    [gone] 移出游戏
   *[other] 移到别处
}
moved-into-deck = { $from ->
    [deck] { $card }置于{ $owner }的卡组{ $end ->
        [bottom] 底
       *[top] 顶
    }
   *[other] { $card }从{ $from ->
        [hand] 手上
        [discard] 弃置区
        [inkwell] 奇墨池
        [under] 一张卡之下
       *[play] 场上
    }移到{ $owner }的卡组{ $end ->
        [bottom] 底
       *[top] 顶
    }
}
moved-from-under = 原本在其下的{ $card }{ $to ->
    [hand] 移到手上
    [discard] 移到弃置区
    [inkwell] 放进奇墨池
    [play] 入场
    [deck] 移入卡组
   *[other] 移到别处
}
put-under = { $card }置于{ $host }之下
revealed = 展示{ $owner }的{ $card }
searched = { $player }检索{ $whose }的卡组
searched-own = { $player }检索自己的卡组
looked-at = { $player }查看{ $whose }{ $zone ->
    [deck] 卡组顶的 { $n } 张卡
    [hand] 的手卡
   *[inkwell] 奇墨池中的卡
}
looked-at-own = { $player }查看自己{ $zone ->
    [deck] 卡组顶的 { $n } 张卡
    [hand] 的手卡
   *[inkwell] 奇墨池中的卡
}
saw = { $player }看到{ $card }
answered = { $player }回答：{ $answer }
answered-about = { $player }回答{ $ability-is ->
    [named] { $card }的{ $ability }
   *[unnamed] { $card }
}：{ $answer }
replacement-chosen = { $player }选择适用{ $card }的效果
named = { $player }说出{ $name }
chose = { $player }选择{ $card }
modified = { $card }{ $change }，{ $until }
effect-ended = 已结束：{ $card }{ $change }
trigger-added = { $ability-is ->
    [named] { $card }的{ $ability }
   *[unnamed] { $card }的奇能
}在奇囊中等待{ $player }
trigger-resolves = { $player }结算{ $ability-is ->
    [named] { $card }的{ $ability }
   *[unnamed] { $card }的奇能
}
came-to-nothing = { $ability-is ->
    [named] { $card }的{ $ability }
   *[unnamed] { $card }的效果
}{ $why ->
    [condition] 没有作用：条件不成立
    [used-up] 没有作用：本回合不能再使用
    [declined] 未被采用
    [not-used-up] 不算本回合已使用：未全部执行
   *[nothing] 没有作用：没有可作用的对象
}
lost = { $player }输了
left-game = { $player }带着所有的卡和效果离开游戏
won = { $player }获胜
game-drawn = 游戏平局

## 卡有什么改变。

change-strength = 获得 { $n } 力量
change-willpower = 获得 { $n } 意志力
change-lore = 获得 { $n } 奇谈值
change-keyword = 获得{ $keyword }
change-lose = 失去{ $keyword }
change-cant = { $what ->
    [quest] 不能探奇
    [challenge] 不能发起挑战
    [be-challenged] 不能受到挑战
    [ready] 不能就绪
    [ready-at-start] 在回合开始时不能就绪
    [sing] 不能演唱
    [move] 不能移动
    [be-chosen] 不能被选择
    [be-dealt-damage] 不会受到伤害
    [take-challenge-damage] 不会受到挑战的伤害
    [take-damage] 不会受到任何伤害
    [not-quest] 必须探奇
    [wait-to-quest] 不必等待奇墨晾干即可探奇
    [wait-to-use] 不必等待奇墨晾干即可使用⟳能力
    [be-passed-over] 必须先被选择
    [damage-by-strength] 以意志力造成伤害
   *[something] 有所改变
}
change-class = 也是{ $class }
change-ability = 获得一个奇能
change-sing = 演唱时视为费用 { $n }
change-toll = 除非支付 { $n } 点奇墨，否则不能探奇或发起挑战
change-challenge-ready = 能挑战就绪状态的角色
change-cant-challenge = 不能挑战某些卡
change-shield = 下一次将受到伤害时不受伤害
change-pay-less = 使下一张符合的卡少支付 { $n } 点奇墨
change-rule = 的效果生效
change-watch = 的奇能可被触发

until-end-of-turn = 直到本回合结束
until-start-of-turn = 直到{ $player }的下个回合开始
during-next-turn = 在{ $player }的下个回合中
until-end-of-their-turn = 直到{ $player }的回合结束
until-next-ready = 在{ $player }的下个就绪步骤
until-end-of-next-turn = 直到{ $player }的下个回合结束
until-end-of-challenge = 直到挑战结束
while-in-play = 只要此卡在场上
while-source = 只要{ $by }在场上

## 行动与回答。

do-ink = 将{ $card }放进奇墨池
do-play = 打出{ $card }（{ $n } 点奇墨）
do-play-shift = 以转形将{ $card }打出在{ $onto }之上
do-play-sung = 打出{ $card }，由{ $singer }演唱
do-play-together = 打出{ $card }，由多个角色合唱
do-play-free = 免费打出{ $card }
do-quest = 以{ $card }探奇
do-challenge = 以{ $card }挑战{ $target }
do-move = 将{ $card }移至{ $location }
do-use = 使用{ $card }的{ $ability-is ->
    [named] { $ability }
   *[unnamed] 奇能
}
do-end-turn = 结束回合
do-resolve = 结算一个奇能
do-something = ……
do-concede = { $player-is ->
    [you] 认输
   *[other] { $player }认输
}
answer-card = { $card }
answer-done = 完成
answer-yes = 是
answer-no = 否
answer-option = 选项 { $n }
answer-number = { $n }
answer-player = { $player }
answer-name = { $name }
answer-none = 无
answer-trigger = { $card }的{ $ability-is ->
    [named] { $ability }
   *[unnamed] 奇能
}
answer-replacement = { $card }的替代性效果
answer-end = { $end ->
    [bottom] 置于底
   *[top] 置于顶
}
answer-effect = { $effect }
answer-way = { $way ->
    [shift] 以转形
    [sung] 由一个角色演唱
    [together] 合唱
    [free] 免费
   *[ink] 支付奇墨
}
answer-hidden = 一张正面朝下的卡
then-not-done = 不执行。
then-exerted = 以力竭状态入场。
then-ready = 以就绪状态入场。

mark-owner = { $player }
mark-strength = { $strength }/{ $willpower }
mark-lore = 奇谈 { $n }
mark-zone = { $zone ->
    [deck] 卡组
    [hand] 手卡
    [discard] 弃置区
   *[inkwell] 奇墨池
}
mark-exerted = 力竭
mark-drying = 等待奇墨晾干
mark-damage = 伤害 { $n }
mark-under = 其下 { $n } 张
mark-at = 在{ $location }

## 问题。

ask-action = 你的行动？
ask-mulligan = 将起始手卡中的哪些卡换掉？
ask-cards = 哪张卡？（第 { $at } 张，共 { $max } 张）
ask-cards-many = 哪张卡？（已选 { $picked } 张，至少 { $min } 张）
ask-cards-some = 哪张卡？（已选 { $picked } 张，{ $min } 至 { $max } 张）
ask-player = 哪位玩家？
ask-may = 你可以：{ $effect }是或否？
ask-enter-exerted = 是否以力竭状态入场？
ask-yes-no = 是或否？
ask-ends = 置于顶还是底？
ask-way = 如何打出？
ask-option = 选哪一个？
ask-number = 多少，{ $min } 至 { $max }？
ask-drops = 用多少个奇墨滴支付，{ $min } 至 { $max }？
ask-name = 说出一张卡的名称。
ask-trigger = 接下来结算哪个奇能？
ask-order = 哪张卡置于最上面？
ask-replacement = 适用哪个替代性效果？
decides = 等待{ $player }决定。
asked-by = { $card }：{ $question }
sentence = { $what }。

## 为什么可以或不可以。

may-do = { $player }可以{ $action }
may-answer = { $player }可以回答：{ $action }
may-concede = { $player }可以随时认输
because = { $what }，因为{ $card }
because-until = { $what }，因为{ $card }，{ $until }
out-of-sight = { $player }看不到其中一张卡
only-themselves = 只有{ $player }才能替{ $player }认输
not-up = 现在由{ $player }决定，而不是{ $other }
not-a-loop = 这些回答不会回到起点
loop-over = { $player }已按说定的次数重复此循环，必须做别的
game-over = 游戏已结束
game-over-won = 游戏已结束，{ $player }获胜（{ $rule }）
game-over-draw = 游戏已结束，平局（{ $rule }）
nothing-asked = 现在没有问题要回答
must = { $what ->
    [action] 执行一个回合动作或结束回合
    [mulligan] 说出换掉起始手卡中的哪些卡
    [cards] 选择卡
    [player] 选择一位玩家
    [may] 回答是或否
    [option] 选择一个选项
    [number] 选择一个数字
    [name] 说出一张卡的名称
    [trigger] 说出接下来结算奇囊中的哪个奇能
    [order] 将卡排序
   *[replacement] 说出适用哪个替代性效果
}
asked-first = { $player }必须先{ $must }
asked-first-for = { $player }必须先为{ $card }{ $must }
not-your-card = { $card }不是{ $player }在场上的卡
not-in-hand = { $card }不在{ $player }手上
not-theirs = { $card }不是{ $player }的
not-in-play = { $card }不在场上
not-a-character = { $card }不是角色
not-inkable = { $card }没有奇墨池符号
already-inked = { $player }本回合不能再将卡放进奇墨池
doing = { $what ->
    [shift] 以转形打出{ $card }
    [play] 打出{ $card }
    [quest] 以{ $card }探奇
    [challenge] 以{ $card }发起挑战
    [move] 移动{ $card }
    [use] { $card }的这个奇能
   *[this] 这
}
not-enough-ink = { $doing }需要 { $needs } 点奇墨，而{ $player }只有 { $has } 点可用
still-drying = { $card }仍在等待奇墨晾干
is-exerted = { $card }已力竭
keyword-forbids = { $keyword-is ->
    [Reckless] { $card }具有鲁莽，不能探奇
    [Evasive] { $card }具有灵活，而{ $by }既没有灵活也没有警觉
    [Ward] { $card }具有庇护，对手不能选择它
   *[other] { $card }具有{ $keyword }
}
cant-quest = { $card }不能探奇
cant-challenge = { $card }不能发起挑战
cant-be-challenged = { $card }不能受到{ $by }挑战
not-exerted = { $card }处于就绪状态，只有力竭的角色才能受到挑战
not-opposing = { $card }不是对手的卡
guarded = { $guard }具有护卫，必须挑战他而不是{ $card }
guarded-by-somebody = 必须挑战一个具有护卫的角色，而不是{ $card }
must-challenge = { $card }具有鲁莽，并且仍能发起挑战
must-quest = { $card }必须在回合结束前探奇
not-a-location = { $card }不是{ $player }的地点
already-there = { $card }已在该地点
cant-move = { $card }不能移动
no-such-ability = { $card }没有这个奇能
already-used = { $card }的这个奇能本回合已使用过
condition-not-met = { $card }的这个奇能现在不能使用：条件不成立
not-enough-singers = 能合唱{ $card }的角色合计视为费用 { $has }，而需要 { $needs } 或更高
cost-not-payable = 现在无法支付{ $card }的费用
no-shift = { $card }没有转形
wrong-shift-base = { $by }不能转形到{ $card }上，因为它的名称不是{ $name }
not-a-song = { $card }不是歌曲
cost-too-low = { $card }视为费用 { $has }，而{ $song }需要费用为 { $needs } 或更高的角色
cant-sing = { $card }不能演唱
no-sing-together = { $card }没有合唱
not-free = 没有效果让{ $player }免费打出{ $card }
cant-play = 有效果使{ $player }不能打出{ $card }
cant-be-chosen = { $card }不能被选择
not-among-cards = { $card }不在可选的卡之中
because-own = { $what }，因为它自身的文本
cant-play-own = 根据{ $card }自身的文本，{ $player }现在不能打出它
for-teammate = { $player }和{ $other }在此回合都可以行动，而此行动由{ $player }进行
misfit-zone = { $card }与可选的卡不在同一区域
misfit-owner = { $card }属于一名其卡不可选的玩家
misfit-kind = { $card }不是可选的卡牌类型
misfit-class = { $card }没有所要求的类别
misfit-left-out = { $card }被“其他”排除在外
misfit-again = { $card }已经被选择
misfit-other-first = 必须选择另一张卡而不是{ $card }
misfit-not-exerted = { $card }没有力竭
misfit-damaged = { $card }受伤
misfit-not-damaged = { $card }没有受伤
misfit-name = { $card }没有所要求的名称
misfit-unlike = { $card }不是该效果所描述的卡
wrong-shift-either = { $by }不能转形到{ $card }上，因为它的名称既不是{ $name }也不是{ $second }
wrong-shift-pair = { $by }必须同时转形到名为{ $name }和{ $second }的两个角色上；{ $card }不属于这样的一对
wrong-shift-class = { $by }不能转形到{ $card }上，因为它没有{ $class }类别
wrong-shift-plain = { $by }不能转形到{ $card }上
not-among-answers = 这不是可用的回答
too-few = { $player }必须选择更多
number-out-of-range = 数字必须在 { $min } 至 { $max } 之间
out-of-range = 数字超出范围
not-your-entry = 奇囊中没有{ $player }的这个奇能
left-already = { $player }已离开游戏

## 游戏如何结束。

over-draw = 游戏平局。
over-you = 你获胜了。
over-team = 你的队伍获胜了。
over-won = { $player }获胜。
over-two = { $player }和{ $other }获胜。

## 终端中的游戏。

term-you-are = 你是 { $player }。种子 { $seed }。输入 `?` 显示帮助。
term-people = { $n } 人参加游戏。种子 { $seed }。输入 `?` 显示帮助。
term-stopped = 游戏已停止。
term-kept = 游戏已保存。用 `{ $command }` 继续。
term-not-kept = 游戏没有保存。
term-refused = 不允许：{ $why }
term-pass = 请把屏幕交给 { $player }，然后按回车键。
term-asked-by = 由此提问：{ $ability }
term-answers = { $n } 个回答：输入其中之一或其编号
term-type-number = 输入 1 至 { $n } 的数字，`?` 显示帮助，`q` 认输。
term-taken-back = 已撤销 { $n } 个回答。
term-nothing-back = 没有可撤销的。
term-cant-back = 不能撤销：{ $why }。
undo-free = 此后没有隐藏的信息被揭示
undo-since = 此后{ $why }
undo-learned = { $players } 得知了新的信息
undo-answered = { $players } 已回答
undo-over = 游戏已结束
term-hint = 提示：{ $what }
term-nothing-to-decide = 没有要决定的事。
term-help = 输入回答的编号或其文字。`h` 给出提示，`u` 撤销你上次的选择，`q` 认输。牌桌显示角色的力量/意志力和奇谈、伤害，以及哪些卡已力竭或等待奇墨晾干。每个事件后面的括号内是规则编号。
table-turn = 第 { $n } 回合，轮到 { $player }
table-you = { $player }（你）
table-side = { $who }：奇谈 { $lore }，奇墨 { $ready }/{ $ink }，手卡 { $hand }，卡组 { $deck }，弃置区 { $discard }
table-cards = { $where ->
    [resolving] 正在打出
    [aside] 正在查看
    [deck] 卡组顶
   *[hand] 手卡
}：{ $cards }
table-no-ink = 无奇墨池符号
table-character = { $strength }/{ $willpower } 奇谈 { $lore }
table-location = -/{ $willpower } 奇谈 { $lore }
tui-counts = 奇谈 { $lore }/{ $goal } 奇墨 { $ready }/{ $ink } 手卡 { $hand } 卡组 { $deck } 弃置 { $discard }
tui-out = 出局
tui-others = 其他玩家
tui-more = 还有 { $n }
tui-being-played = 正在打出
tui-looked-at = 正在查看
tui-hand = 手卡：{ $n } 张
tui-no-ink = 不可作奇墨
tui-answers = { $n } 个回答
tui-answers-of = { $n } 个回答中的 { $shown } 个
tui-decides = 等待 { $who } 决定
tui-you-decide = 由你决定
tui-thinks = { $who } 思考中……
tui-over = 游戏已结束。按回车键查看结果。
tui-filter = 输入文字筛选，? 显示帮助
tui-alike = （{ $n } 个相同）
tui-below = 下面还有 { $n } 个
tui-no-match = 没有符合的回答；按 Esc 显示全部
tui-log = 记录
tui-card = 卡
tui-card-more = F6 更多及原因
tui-keep = { $answer }：保留这些卡
tui-hint-when = 轮到你决定时才能要提示。
tui-hint-thinking = 正在想提示……
tui-gone-on = 游戏已经继续了。
tui-saved = 已保存为 { $path }。
tui-new-game = 新游戏。种子 { $seed }。
tui-too-small = 牌桌需要 { $width }×{ $height } 个字符，现在只有 { $wide }×{ $high }。请放大终端；按 Ctrl-C 离开。
tui-keys = 回车 回答 · Tab 查看 · F1 帮助 · F2 提示 · F3 撤销 · F8 认输 · F10 离开
tui-heading = 第 { $n } 回合 · 轮到 { $who } ·
tui-next-player = 下一位玩家
tui-pass = 请把屏幕交给 { $player }。
tui-sit-down = 按回车键就座。
tui-concede = 认输
tui-concede-ask = 替 { $player } 认输？这样就会输掉游戏（{ $rule }）。
tui-take-back = 撤销
tui-take-back-ask = 撤销 { $n } 个回答？{ $why }。
tui-leave = 离开
tui-leave-ask = 离开牌桌？游戏会保存；用 --resume 继续。
tui-yes-no = y 是 · n 否
tui-end = 游戏已结束
tui-end-turns = 第 { $n } 回合。奇谈：{ $lore }。种子 { $seed }。
tui-end-keys = r 再来一局 · a 同样的种子再来 · s 保存录像 · u 撤销结局 · Esc 查看牌桌 · q 离开
tui-end-again = 按回车键再次显示结局。
tui-sheet-more = 向下查看更多 · Esc 关闭
tui-sheet-close = Esc 关闭
tui-now = 现在{ $states }
tui-facedown = 一张正面朝下的卡
tui-under = 其下：{ $cards }
tui-nothing-to-do = 现在不能用它做什么。
tui-may-do = 现在能做什么，以及为什么可以或不可以：
tui-yes = 是
tui-no = 否
tui-piles = 弃置区与奇墨池
tui-discard = { $who }：弃置区，最上面的在前
tui-nothing = 无
tui-inkwell = 奇墨池：{ $n } 张卡，{ $ready } 张可用
tui-ink-drops = { $n }◊ 奇墨滴，每个相当于 1 点奇墨
tui-hint = 提示
tui-hint-keys = 回车键将光标移到此处，Esc 放弃。
tui-hint-weighed = 比较结果，最佳在前；以你下个回合开始时的奇谈计：
tui-hint-line = { $n } 局中 { $value }：{ $what }
tui-help = 帮助
tui-key = { $key ->
    [type] 输入文字
    [pick] 上、下、回车
    [round] Tab、Shift-Tab
    [card] 在卡上按回车、F6
    [help] F1、?
    [hint] F2、Ctrl-T
    [undo] F3、Ctrl-Z
    [piles] F4、Ctrl-P
    [save] F5、Ctrl-S
    [concede] F8、Ctrl-X
   *[leave] F10、Ctrl-Q、Ctrl-C
}
tui-key-does = { $key ->
    [type] 只显示含有这些文字的回答；退格、Esc
    [pick] 选择一个回答并确认
    [round] 轮换：回答、手卡、你的卡、对手的卡、记录
    [card] 卡的文字、能做什么、为什么不能，附规则
    [help] 此页
    [hint] 搜索玩家的提示
    [undo] 撤销你上次的选择
    [piles] 弃置区与奇墨池
    [save] 将目前的游戏保存为录像
    [concede] 认输
   *[leave] 离开；游戏会保存，用 --resume 继续
}
tui-signs = { $sign ->
    [cost] 手卡前面是费用；“不可作奇墨”表示不能放进奇墨池。
    [numbers] 角色显示力量/意志力和奇谈。其状态以文字写在后面。
    [log] 记录中，> 标出自你上次回答以来的新内容；规则编号在括号内。
   *[ink] 奇墨 3/5 表示 5 张中 3 张可用。
}

## 终端中的卡。

card-type = { $type ->
    [character] 角色
    [action] 行动
    [item] 物品
   *[location] 地点
}
card-ink = { $ink ->
    [amber] 琥珀
    [amethyst] 紫晶
    [emerald] 翡翠
    [ruby] 红玉
    [sapphire] 蓝钻
   *[steel] 钢铁
}
card-cost = 费用 { $n }
card-inkable = { $inkable ->
    [yes] 有奇墨池符号
   *[no] 无奇墨池符号
}
card-number = { $what ->
    [strength] 力量
    [willpower] 意志力
    [lore] 奇谈
   *[move] 移动费用
} { $n }
card-copies = 卡组中至多 { $n } 张
card-any-number = 卡组中数量不限
card-partial = 缺少一个未能理解的奇能
card-printed = 印刷编号 { $printings }
card-not-playable = 尚不能使用：{ $why }
card-means = 含义：
card-versions = { $n } 个形象；请写出完整名称

## 终端中的规则。

rules-part = { $title }：{ $text }
rules-related = 相关：{ $rules }
rules-numbers = 编号：{ $numbers }
rules-number-none = 无
rules-number-in = { $edition }：{ $number }
rules-number-from = { $first } 至 { $last }：{ $number }
rules-changed = 有变更：{ $what }
rules-shown-by-nothing = 尚无展示
rules-shown-by = 由以下展示
rules-give = 请给出规则编号，或 `find` 加词语，或 `diff` 加两个版本，或 `coverage`，或 `glossary`，或 `rulings`
rules-not-in-edition = { $edition } 没有规则 { $number }；{ $editions } 有
rules-has-parts = 没有规则 { $number }；{ $section } 有 { $parts }
rules-has-no-parts = 没有规则 { $number }；{ $section } 没有下级规则
rules-unknown = 没有规则“{ $number }”；要按词语查找：inkwright rules find { $number }
rules-none-found = { $edition } 没有含有这些词的规则：{ $words }
rules-term-elsewhere = { $edition } 没有关于{ $term }的规则；{ $editions } 有
rules-reading = 本程序的解释：{ $text }
rules-no-ruling = 没有关于“{ $about }”的解释；查看全部：inkwright rules rulings
rules-rulings-edition = 规则编号为 { $edition } 版的编号。
rules-diff-same = 两次都是 { $edition }：请给出两个不同的版本
rules-diff-no-rule = 无规则
rules-diff-cards = 卡：{ $cards }
rules-diff-shown-by = 由 { $what } 展示
rules-diff-no-scenario = 无局面：{ $reason }
rules-diff-no-scenario-yet = 尚无局面
rules-diff-changes =
    { $n ->
       *[other] 从 { $from } 到 { $to } 有 { $n } 处变更
    }，其中 { $shown } 处有局面展示；{ $moved ->
       *[other] { $moved } 条规则的编号不同
    }（--numbers）
rules-diff-played =
    { $n ->
       *[other] 在 { $from } 与 { $to } 下进行了 { $n } 个局面
    }：{ $differ ->
       *[other] { $differ } 个不同
    }，其中 { $unexplained } 个原因不明；{ $named ->
       *[other] { $named } 个指明了版本
    }
rules-diff-passes = 通过
rules-diff-fails = 在第 { $line } 行失败：{ $message }
rules-diff-unexplained = 没有已知的变更可以解释
rules-diff-because = 原因：{ $changes }

## 导入。

import-official = 今后 { $n } 张卡以{ $language }印刷文字显示；保存在 { $path }
import-official-unknown = { $n } 个条目不是卡库中的卡；请先导入英文文件
rules-no-word = 词汇表没有“{ $word }”；要查找规则：inkwright rules find { $word }
