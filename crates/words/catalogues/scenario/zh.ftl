# 局面文件中的错误，简体中文。

## 文本与牌桌。

scenario-too-large = 局面大于 { $most } 字节；请缩短
scenario-no-such = 文本有 { $n } 个局面；其中没有编号 { $asked }（从 0 数起）
scn-column = { $what }（第 { $column } 列）
scn-file-unread = 无法读取文件：{ $why }
scn-folder-unread = 无法读取文件夹：{ $why }
scn-folders-deep = 文件夹嵌套超过 { $most } 层
scn-panicked = 规则引擎崩溃：{ $what }
scn-no-message = 没有消息
scn-not-one = 不是恰好一个局面

## 读取文件。

scn-file-too-large = 文件太大，不是局面文件
scn-no-scenario = 文件中没有局面；请以如下的行开始：`scenario "标题"`
scn-before-first = 这在第一个 `scenario` 行之前
scn-says-nothing = 这里没有说要做、要选或要期望什么
scn-after-steps = 布置行须在第一个 `do`、`choose` 或 `expect` 之前
scn-unexpected-character = 意外的字符“{ $text }”
scn-no-closing-quote = 此名称缺少右引号
scn-number-too-large = 数字 { $number } 太大
scn-unknown-word = 未知的词“{ $word }”
scn-unknown-word-expected = 未知的词“{ $word }”，应为{ $what }
scn-one-of = { $words } 之一
scn-expected = 应为{ $what }，却是{ $found }
scn-end-of-line = 行尾
scn-the-name = 名称“{ $name }”
scn-unexpected-after = 语句结束后有多余的内容：{ $what }
scn-out-of-range = 超出范围：{ $what }
scn-nothing-said-of = 没有说“{ $word }”怎样；请接着写 { $words } 之一

## 玩家与队伍。

scn-most-players = 最多 { $most } 位玩家
scn-players-range = 可以有 2 至 { $most } 位玩家
scn-not-a-player = { $n } 位玩家中没有 { $player }
scn-in-team-already = 此玩家已在队伍中
scn-together-without-teams = `turns together` 须与 `teams` 同用
scn-setup-and-turn = `setup` 与 `turn` 不能同用；请改用 `start`
scn-start-without-setup = `start` 须与 `setup` 同用
scn-setup-decks-only = 用 `setup` 时玩家只有卡组和领袖
scn-edition-twice = 版本写了两次
scn-turns-from-one = 回合从 1 数起
scn-under-a-player = `{ $word }` 须写在玩家之下；请先写：`p1:`
scn-leader-already = 此玩家已有领袖
scn-too-much-exerted = 力竭的奇墨多于现有的 { $n } 点
scn-more-cards = 超过 { $most } 张卡

## 卡及其代号。

scn-unknown-handle = 未知的代号“{ $handle }”
scn-handle-twice = 代号“{ $handle }”用了两次
scn-has-handle = 此卡已有代号
scn-handle-is-player = “{ $word }”是玩家，不能作代号
scn-not-a-handle = “{ $word }”不是代号；请用小写字母、数字和 _，以字母开头
scn-card-twice = 卡“{ $name }”定义了两次
scn-behind-brace = 卡的右花括号之后有多余的“{ $text }”
scn-no-closing-brace = 卡的文字缺少右花括号
scn-no-cost = 此卡没有费用；请写，例如：`cost 3`
scn-no-strength = 角色没有力量和意志力；请写，例如：2/3
scn-no-willpower = 地点没有意志力；请写，例如：`willpower 5`
scn-no-move-cost = 地点没有移动费用；请写，例如：`move 1`
scn-abilities-from-one = 奇能从 1 数起
scn-options-from-one = 选项从 1 数起
scn-loop-once = 无限循环至少进行一次

## 一行中可以写什么。

scn-a-statement = 一条语句
scn-a-title = 引号中的标题
scn-a-player = 玩家，如 `p1`
scn-a-card = 一张卡（代号，或引号中的完整名称）
scn-card-name = 引号中这张卡的完整名称
scn-a-card-name = 引号中一张卡的完整名称
scn-called-name = 引号中一张卡的名称
scn-a-story-name = 奇能名称
scn-a-handle = 代号，如 `stitch2`
scn-a-rule = 规则编号，如 4.6.6.1
scn-a-classification = 类别
scn-the-number = 数字
scn-card-number = 卡的数量
scn-player-number = 玩家人数
scn-bag-number = 奇囊中奇能的数量
scn-ready-ink-number = 就绪奇墨卡的数量
scn-drops-number = 墨滴的数量
scn-keyword-number = 关键词的数值
scn-ink-cost = 奇墨费用
scn-the-cost = 费用
scn-the-move-cost = 移动费用
scn-the-strength = 力量
scn-the-willpower = 意志力
scn-the-lore = 奇谈
scn-the-lore-value = 奇谈值
scn-the-damage = 伤害
scn-the-turn = 回合
scn-the-seed = 种子
scn-chance-used = 使用随机的次数
scn-loop-times = 无限循环的次数

## 布置。

scn-unknown-card = 未知的卡“{ $name }”
scn-unknown-card-name = 未知的卡名“{ $name }”
scn-no-class = 没有卡具有类别“{ $class }”
scn-card-missing = 编译好的卡中缺少“{ $name }”
scn-text-not-compiled = 无法编译“{ $name }”的文字：{ $why }
scn-not-a-leader = “{ $name }”不是领袖；请自制一个并写上它：{ $example }
scn-action-in-play = 动作不能放到场上
scn-not-on-side = { $card } 不在此玩家的场上
scn-not-a-location = { $card } 不是地点
scn-fits-many = { $card } 符合 { $n } 张卡；请给其中一张代号

## 行动与选择。

scn-drops = 不能为此移去 { $drops } 个奇墨滴
scn-two-bases = 它不能转形到两个角色上
scn-shift-onto-nothing = 转形没有对象
scn-no-ability = { $card } 没有起动式奇能“{ $name }”
scn-several-abilities = { $card } 有多个起动式奇能；请写出其一：{ $names }
scn-no-decision = 没有待作的决定
scn-other-answer = 需要另一种回答
scn-only-chosen = 只能选择 { $n } 张
scn-not-to-order = { $card } 不在要排序的卡之中
scn-not-in-bag = 奇囊中没有 { $card } 的这个奇能
scn-not-in-bag-about = 奇囊中没有 { $card } 关于 { $about } 的这个奇能
scn-several-in-bag = 奇囊中有 { $card } 的多个奇能；请加上奇能名称、序号，或用 `about` 写明相关的卡牌或玩家
scn-no-such = 没有此行可指的 { $card }
scn-there-is-no = 没有 { $card }
scn-ambiguous = { $card } 可指 { $n } 张卡（{ $places }）；请给所指的卡代号
scn-repeat-after-loop = `repeat` 须在 `loop` 及其一轮之后
scn-not-legal = “{ $line }”应当合法，但{ $why }
scn-not-an-answer = “{ $line }”应当是回答，但{ $why }；{ $decision }
scn-decision-open = 在“{ $line }”处有待作的决定：{ $decision }
scn-on-and-on = 游戏不断提问，没有尽头
scn-law-broken = 违反了规则引擎的定律：{ $what }
scn-decide = { $players }：其中任一玩家均可作决定（`{ $kind }`）
scn-decide-for = { $players }：其中任一玩家均可作决定（`{ $kind }`，为 { $card }）
scn-decides = { $player } 须作决定（`{ $kind }`）
scn-decides-for = { $player } 须作决定（`{ $kind }`，为 { $card }）
scn-decision = { $who }：{ $answers }
scn-answers-more = { $answers } | 以及另外 { $n } 个
scn-unseen-card = { $player } 看不见的一张卡

## 实际情况。

scn-expected-found = 应为 { $wanted }；实际为{ $found }
scn-bag-holds = 奇囊中有 { $n } 个奇能
scn-a-draw = 平局
scn-draw-because = 因 { $rule } 平局
scn-no-winner = 没有胜者
scn-winner = { $player } 获胜
scn-goes-on = 游戏仍在进行
scn-still-in = 仍在游戏中
scn-no-event = 自上一个 `do` 或 `choose` 以来没有这样的事件：{ $rules }
scn-none-at-all = 完全没有
scn-no-options = 没有可选的卡：{ $decision }
scn-it-there = 它在那里
scn-no-card-there = 那里没有这样的卡
scn-it-in = 它在{ $place }
scn-there-and-in = 那里是 { $card }，它在{ $place }
scn-empty-deck = 空的卡组
scn-number-being-in = { $n }，它在{ $place }
scn-it-at = 它在 { $card }
scn-it-at-nowhere = 它不在任何地点
scn-no-number = 没有数值
scn-it-has = 它有
scn-it-has-not = 它没有
scn-it-is-legal = 它合法
scn-that = { $reason }
scn-place = { $player } 的{ $zone ->
    [deck] 卡组
    [hand] 手卡
    [discard] 弃置区
    [inkwell] 奇墨池
   *[play] 场上
}
scn-under = { $card } 下面
scn-leader-of = 没有区域：{ $player } 的领袖
scn-no-zone = 没有区域

## 过程、回答与版本。

trace-passed = 通过
trace-failed = 第 { $n } 行失败：{ $what }
trace-answered = （已回答：{ $answer }）
explain-yes = 可以
explain-no = 不可
editions-none = 无
editions-passes = { $place }：{ $title }：在 { $passing } 通过；在 { $failing } 失败
editions-unexplained = { $what }；没有已知的改动能解释
editions-changes = { $what }；改动：{ $changes }
editions-summary = { $alike } 个各版本相同，{ $explained } 个因已知改动而不同，{ $unexplained } 个失败或不明原因地不同

## 简短的拒绝理由。

short-by-rule = { $why }（{ $rule }）
short-game-over = 游戏已结束
short-not-asked = 现在需要另外的回答
short-not-your-card = 它不是此玩家的卡
short-not-in-hand = 它不在玩家手上
short-not-in-play = 它不在场上
short-not-character = 它不是角色
short-not-inkable = 它没有奇墨池符号
short-already-inked = 本回合不能再将卡放进奇墨池
short-not-enough-ink = 需要 { $needs } 点就绪的奇墨，而只有 { $has } 点
short-not-enough-singers = 需要费用合计 { $needs } 的演唱者，而只有 { $has }
short-drying = 它仍在等待奇墨晾干
short-exerted = 它已力竭
short-keyword = 它具有{ $keyword }
short-cant-quest = 它不能探奇
short-cant-challenge = 它不能发起挑战
short-cant-be-challenged = 它不能受到此角色挑战
short-not-exerted = 只有力竭的角色才能受到挑战
short-own-character = 它不是对手的卡
short-bodyguard = 必须改为挑战一个具有护卫的角色
short-must-challenge = 具有鲁莽的角色须先发起挑战
short-not-a-location = 它不是此玩家的地点
short-already-there = 角色已在那里
short-cant-move = 它不能移动
short-no-such-ability = 它没有这个起动式奇能
short-already-used = 本回合已使用过
short-condition-not-met = 其条件不成立
short-cost-not-payable = 无法支付其费用
short-no-shift = 它没有转形
short-wrong-shift-base = 它不能转形到此角色上
short-not-a-song = 它不是歌曲
short-cost-too-low = 演唱者的费用太低
short-cant-sing = 它不能演唱歌曲
short-no-sing-together = 它没有合唱
short-must-quest = 须先有角色探奇
short-not-free = 没有效果让它免费打出
short-cant-play = 有效果使此玩家不能打出它
short-cant-be-chosen = 它不能被选择
short-not-an-option = 它不在可用的回答之中
short-too-few = 须选择更多
short-out-of-range = 数字超出范围
short-not-your-entry = 它不是奇囊中此玩家的奇能
short-left-already = 此玩家已离开游戏
short-not-a-loop = 这些回答没有回到起点
short-loop-over = 无限循环已结束，须执行其他行动

## 卡。

scn-cards-not-compiled = 无法编译其中的卡
scn-ability-of-nothing = 不属于任何卡的奇能
scn-name-of-nothing = 没有卡具有的名称
scn-ability-not-in-bag = 不在奇囊中的奇能
scn-ability-not-next = 接下来不能结算的奇能
