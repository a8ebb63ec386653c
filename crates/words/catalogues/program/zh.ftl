# 程序在游戏之外所说的话，简体中文。

## 输入与文件。

error = 错误：{ $what }
note = 注意：{ $what }
at-place = { $place }：{ $what }
and-so-on = { $what }（{ $rule }）
and-then = { $first }；{ $then }
did-you-mean = { $what }；是否指“{ $name }”？
or-more = { $what }，或另外 { $n } 个之一
quoted = “{ $what }”
io-error = { $kind ->
    [missing] 找不到文件或文件夹
    [denied] 没有权限
    [there] 已经存在
    [folder] 这是文件夹
    [no-folder] 这不是文件夹
    [full] 磁盘已满
    [not-text] 这不是文本
   *[other] { $text }
}
output-broken = 无法写出结果：{ $why }
no-command = 没有给出命令
standard-input = 标准输入
check-path = { $file }：{ $why }。请检查路径是否存在
check-path-used = { $file }：{ $why }。请检查路径是否存在、是否可用
check-path-read = { $file }：{ $why }。请检查路径是否存在、是否可读
check-text-read = { $file }：{ $why }。请检查文件是否存在、能否作为文本读取
check-folder-written = { $file }：{ $why }。请检查文件夹是否存在、是否可写
check-deck-path = { $file }：{ $why }。请检查路径是否正确、是否指向卡表
check-deck-name = { $file }：{ $why }。请检查路径，或写出入门卡组的名称，从 { $first } 到 { $last }
no-decks-in-folder = { $file }：此文件夹中没有卡表（以 .txt 结尾的文件）
is-there = { $file } 已经存在；用 --force 覆盖
wrote = 已写出：{ $files }
written = 已写出：{ $files }
a-seed-is = 种子是 0 到 { $most } 的整数
games-none = 零局说明不了什么；请给出 1 以上的数
games-number = 请给出 1 以上的整数
a-share-is = 请给出 0.0001 到 0.4 之间的比例
an-elo-is = 请给出 -1000 到 1000 之间的 Elo 差
a-budget-is = 可选 fast、normal 和 strong
a-player-is = 请把玩家写成 p1、p2 等
no-such-player = 这局 { $n } 人游戏中没有玩家 { $player }
no-such-seat = { $file }：没有玩家 { $player }；请用 --seat p1 到 p{ $n }
answers-up-to = { $file }：这局有 { $n } 个回答；请给出不超过它的数，而不是 { $at }
turns-up-to = { $file }：这局有 { $n } 个回合；请给出不超过它的数，而不是 { $at }
no-such-bot = 没有玩家“{ $name }”；可选 { $names }
weights-too-large = { $file }：权重和网络最多 { $most } 字节
weights-unread = 无法读取权重：{ $why }；请与 `crates/bots/data/greedy.ron` 比较
weights-not-text = 权重是文本；此文件不是
net-none = 这不是网络：它不以 `INKNET03` 开头；制作方法见 `training/README.md`
net-length = 网络过早结束或过长：它被截断或改动过；请重新导出
net-shape = 网络的形状（{ $found }）与本程序的（{ $wanted }）不同；请用此版本重新训练
net-name = 无法读取网络中一个事实的名称；请重新导出
no-report = Ctrl-C 会直接结束而不给出报告（{ $why }）
progress-games = 局
progress-left = 剩余
lines-damaged = { $file }：{ $n } 行无法读取；相应的局会重新进行
results-lost = 结果无法记下，将随本次运行丢失：{ $why }

## 卡组与卡。

card-refused = “{ $name }”尚不能使用，导入时被拒绝：{ $why }
card-of-many = 有 { $n } 张卡名为“{ $name }”；`inkwright cards show` 会列出，请写出完整名称
card-unknown = “{ $name }”不在卡库中
deck-unreadable = { $file }：无法读取此卡表
deck-any-way = 用 --any-deck 仍可使用
deck-sideboard-idle = { $file }：其备牌（{ $n } 张卡）不参与
decks-not-playable = 这些卡组无法使用
deck-at-line = 第 { $n } 行：{ $what }
deck-at-card = 第 { $n } 张卡：{ $what }
deck-partial = { $card }：缺少一个未能理解的奇能
deck-no-version = “{ $text }”没有写形象；请写 { $versions }
deck-unknown-printing = “{ $text }”：卡库中没有印刷编号 { $printing } 的卡；请写卡名
deck-unknown-id = “{ $text }”：卡库中没有 LorcanaJSON 编号为 { $id } 的卡；请写卡名，或导入含有它的数据：inkwright cards import FILE
deck-two-cards = “{ $text }”写的是“{ $named }”，而 { $number } 是“{ $numbered }”；请去掉其中之一
deck-no-count = “{ $text }”没有张数；请写成如“4 完整名称 - 形象”的一行，或以 # 开始注释
deck-no-name = “{ $text }”在张数后面没有卡名
deck-bad-count = “{ $text }”要求 { $count } 张；请写 1 到 { $most } 的数
deck-line-too-long = “{ $text }”比任何卡的一行都长；请每行写一张卡
deck-too-many-cards = 加上“{ $text }”后卡组超过 { $most } 张；请缩短
deck-too-large = 大于 { $most } 字节；这不是卡表
deck-not-text = 不是文本；请给出卡表、Pixelborn 代码、表格或 JSON
deck-empty = 没有卡；请写如“4 完整名称 - 形象”的行
deck-too-many-errors = 错误太多；文件其余部分未读取
deck-bad-code = “{ $text }”像是 Pixelborn 代码但并不是，或只是其中一部分；请重新完整复制
deck-no-code-in-link = 链接“{ $text }”不含卡组；请打开它并复制卡表或代码
deck-bad-json = { $what }；请改正 JSON
deck-no-list = { $what } 不是卡的列表；请写 { $example }
deck-too-many-cells = “{ $text }”有 { $cells } 格，而表头有 { $columns } 格；含逗号的名称请加引号
deck-no-section = “{ $text }”既不是卡组也不是备牌；请写“deck”或“sideboard”
format-too-few = 卡组有 { $count } 张卡，至少需要 { $least } 张（{ $rule }）
format-too-many-inks = 卡组有 { $n } 种奇墨，最多 { $most } 种：{ $inks }（{ $rule }）
format-ink = { $ink }（{ $n }）
format-too-many-copies = 卡组有 { $count } 张“{ $name }”，最多 { $limit } 张（{ $rule }）
format-banned = “{ $name }”自 { $since } 起禁用（{ $rule }）
format-not-in-sets = “{ $name }”不属于当日可用的系列，只属于 { $sets }（{ $rule }）
format-not-standard = “{ $name }”不是标准卡（{ $rule }）
format-unknown = 没有赛制“{ $name }”；可选 { $names }
form-unknown = 没有形式“{ $name }”；可选 { $names }
not-a-day = “{ $text }”不是日期；请写成年-月-日，如 2026-07-17
card-has-no-id = “{ $name }”没有 LorcanaJSON 编号；请用其他形式，如 text
card-has-no-code = “{ $name }”的名称含有 Pixelborn 代码中分隔卡的符号；请用其他形式，如 text
card-not-in-deck = “{ $name }”不在卡组中
chance-too-many = { $n } 张不同卡的概率太难计算；最多 { $most } 张
search-unknown = 没有{ $what ->
    [ink] 奇墨
    [type] 类型
    [classification] 分类
    [keyword] 关键词
    [set] 系列
   *[other] { $what }
}“{ $said }”；可选 { $possible }
search-cost = “{ $said }”不是费用；请写 3、3-（不超过 3）、3+（不少于 3）或 2..4
no-data-folder = 系统没有给出数据文件夹；请用环境变量 { $variable } 指定
library-too-large = { $file }：大于 { $most } 字节；系列文件要小得多，所以这是别的东西
library-malformed = { $place }：{ $what }。请改正文件，或重新导入
library-twice = { $file }：“{ $name }”也在 { $other } 中；请保留其中一个条目
library-unfiled = “{ $name }”没有“系列/编号”形式的印刷编号；请给一个，如“1/23”
library-unwritable = “{ $name }”无法写成 RON：{ $what }
library-other-version = { $file }：由 { $by } 写出，而本程序是 { $ours } 版；其中的卡被略过。请重新导入卡数据：inkwright cards import FILE
library-no-file = { $file }：不是文件；其中的卡被略过。请删除它并重新导入卡数据
library-too-many = { $file }：加上它会超过 { $most } 张卡或 { $bytes } 字节，太多了；其中的卡被略过。请删除不需要的文件
import-too-large = { $file }：大于 { $most } 字节；请给出 LorcanaJSON 的 allCards.json 或同样形式的文件
import-malformed = { $place }：{ $what }；请给出 LorcanaJSON 的 allCards.json，或其条目的 JSON 数组
import-language = { $file }：其中的卡为“{ $language }”，而以英文文字为准（1.1.4）；请给出英文文件
import-unspoken = { $file }：其中的卡为“{ $language }”；请给出英文、德文、法文、意大利文或中文文件
import-field-missing = 缺少字段 `{ $field }`；请补上
import-field-bad = 字段 `{ $field }` 为“{ $value }”，没有卡是这样；请改正
import-field-long = 字段 `{ $field }` 比任何卡都长；请缩短
import-not-understood = 文字在“{ $text }”处无法理解：应为 { $expected }
import-prints-differently = 文字“{ $expected }”写回来成了“{ $printed }”
texts-too-large = { $file } 大于 { $most } 字节；不会是卡文字的文件；请给出如 LorcanaJSON 的 allCards.json
texts-malformed = { $file }：{ $what }；需要一个对象，在每个英文全名下有名称、形象和文字

## 游戏如何开始。

setup-players = 一局游戏需要 2 到 64 副卡组，现在是 { $n } 副（1.3.1）
setup-too-many-cards = 卡组共有 { $n } 张卡；一局游戏须少于 65,000 张
setup-no-starter = { $player } 不能先开始：游戏中没有这位玩家（2.2.1.1）
setup-no-card = { $player } 有编号为 { $n } 的卡，卡数据库中没有
setup-action-in-play = { $player } 的第 { $n } 张卡是行动，行动不会留在场上（5.4.3）
setup-no-location = { $player } 的第 { $n } 张卡位于 { $player } 场上没有的地点
setup-too-many-under = { $player } 的第 { $n } 张卡下有 { $cards } 张卡；最多 255 张
setup-too-late = 第 { $n } 回合晚于任何一局；最后是第 { $last } 回合
teams-no-player = { $player } 在队伍中却不在游戏中（1.3.6.1）
teams-two = { $player } 同时在两支队伍中（1.3.6.1）
teams-alone = 所有玩家都在同一队，没有对手（1.3.5.1）
series-unknown = 没有系列赛“{ $name }”；请写 single、two-game 或 best-of-N（N 为不超过 { $most } 的奇数）
series-no-players = 一局游戏需要两位以上玩家，各有一副卡组（{ $rule }）
series-no-deck = { $player } 没有卡组（{ $rule }）
series-length = best-of 系列赛的局数为不超过 { $most } 的奇数（{ $rule }）
series-goes-on = 游戏尚未结束（{ $rule }）
series-no-game = 没有正在进行的游戏（{ $rule }）
series-not-cleared = 牌桌尚未清理（{ $rule }）
series-choice-open = { $player } 须先决定谁先开始（{ $rule }）
series-not-your-choice = 不由这位玩家决定谁先开始（{ $rule }）
series-over = 系列赛已结束（{ $rule }）
edition-unknown = 没有版本“{ $name }”；请从 { $names } 中选一个
edition-not-a-date = “{ $text }”不是日期；请写成 2026-10-16
edition-too-early = { $date } 没有可用的版本；最早的是 { $first }
the-json = 该 JSON
this-part = 这里
version-is = { $version } 版
something-else = 其他程序

## 卡组报告。

check-legal = { $file }：{ $legal ->
    [yes] 合规
   *[no] 不合规
}，{ $n } 张卡
check-sideboard = { $what }；备牌 { $n } 张卡，未检查
format-title = { $format ->
    [constructed] 构组赛（任意系列，无禁止卡）
    [core] 核心构组赛
    [infinity] 无限构组赛
    [draft] 轮抽赛
    [sealed] 现开赛
    [pack-rush] 卡包速战
    [coconut] Coconut 赛制（测试）
   *[other] { $format }
}
check-total = { $date } 在 { $format } 中合规：{ $legal } / { $n }
convert-run-together = 多副卡组写成 { $form } 会混在一起；请给出 --out FOLDER
convert-no-sideboard = { $file }：Pixelborn 代码没有备牌，因此略去 { $n } 张卡
convert-no-folder = { $file } 不是文件夹；多副卡组需要文件夹
convert-same-file = 两副卡组会写到 { $file }；请逐个转换
show-deck = { $name }：{ $n } 张卡，{ $inks }
show-kind = { $kind ->
    [character] 角色
    [action] 行动
    [song] 歌曲
    [item] 物品
   *[location] 地点
}（{ $n }）
show-sideboard = 备牌（{ $n }，不属于卡组）
show-inkable = 可作奇墨
stats-head = { $name }：{ $n } 张卡，{ $different } 种；平均费用 { $cost }；{ $inkable } 张有奇墨池符号（{ $share }）
stats-sideboard = 备牌 { $n } 张卡，未计入
stats-curve = 费用、张数；# 有奇墨池符号，- 无奇墨池符号
stats-inks = 奇墨
stats-types = 类型
stats-kind = { $kind ->
    [character] 角色
    [action] 行动
    [song] 歌曲
    [item] 物品
   *[location] 地点
} { $n }
stats-classes = 分类
stats-more = { $what }，另有 { $n } 个
stats-chances = 概率（起手不换）
stats-ink-every-turn = 每回合可放奇墨
stats-card-of-cost = 该费用的卡
stats-hand-kept = 保留起手
stats-all-altered = 其余全换
stats-turn = 回合
stats-going = { $going ->
    [play] 先手
   *[draw] 后手
}
stats-asked = 拿到{ $copies ->
    [each] 各 { $n } 张{" "}
    [of] { $n } 张{" "}
   *[one] {""}
}{ $cards } 的概率
stats-or = { $first } 或 { $second }
stats-and = { $first } 和 { $second }
stats-one-svg = --svg 只画一副卡组；请给出一个文件
curve-head = { $cards } 张卡，{ $inkable } 张有奇墨池符号，平均费用 { $cost }
curve-bar = 费用 { $cost }：{ $cards } 张{ $inks }，{ $inkable ->
    [yes] 有奇墨池符号
   *[no] 无奇墨池符号
}
curve-not-inkable = 无奇墨池符号

## 多局报告。

one-deck-given = 一局需要两副以上卡组，只给出一副；请再给出一副
bots-for-decks = { $bots } 个电脑玩家对 { $decks } 副卡组；请给出一个，或每副一个
report-players = 玩家：{ $players }；{ $stamp }
report-stamp = { $program }，规则 { $rules }，卡库 { $library }
game-broken = 第 { $n } 局（种子 { $seed }）：{ $what }
report-series = { $n } 场系列赛（{ $kind }），种子 { $seed }{ $stopped ->
    [yes] ，提前停止
   *[no] {""}
}
report-series-won = { $name }：赢 { $n } 场系列赛，{ $share }（95 %：{ $low } 至 { $high }）
report-series-drawn = { $n } 场系列赛平局
report-games = { $n } 局，种子 { $seed }{ $stopped ->
    [yes] ，提前停止
   *[no] {""}
}
report-won = { $name }：胜 { $n } 局，{ $share }（95 %：{ $low } 至 { $high }）
report-draws = { $draws } 局平局，{ $unfinished } 局未完；先手胜率 { $share }
report-length = 每局 { $turns } 个回合、{ $decisions } 次决定
report-speed = { $threads } 个线程用时 { $seconds } 秒：每秒 { $rate } 局
report-decisions-speed = { $threads } 个线程用时 { $seconds } 秒：每秒 { $rate } 次决定
report-broken = { $n } 局违反了引擎的保证
report-given-up = { $n } 局因决定次数过多而放弃
arena-games = { $n } 局，{ $decks }，种子 { $seed }{ $stopped ->
    [yes] ，提前停止
   *[no] {""}
}
so-many-decks = { $n } 副卡组
arena-player = { $name }：{ $n } 局中 { $share }（95 %：{ $low } 至 { $high }），Elo { $elo }（{ $least } 至 { $most }）
arena-time = { $what }，每次决定 { $ms } 毫秒
arena-pairing = { $one } 对 { $other }：{ $won } 比 { $lost }，{ $draws } 局平局；{ $share }（95 %：{ $low } 至 { $high }）
player-named-twice = 玩家“{ $name }”出现两次；请给出另一个对手
arena-two-players = 竞技需要 2 位以上玩家；请给出 --players greedy,random
sprt-order = --elo1 须大于 --elo0：检验就是区分两者
sprt-verdict = { $verdict ->
    [accepted] 接受：{ $one } 强于 { $other }，差距是 { $high } Elo 而非 { $low }
    [rejected] 拒绝：{ $one } 并不比 { $other } 强 { $high } Elo，最多强 { $low }
   *[open] 未定：目前的局数不足以判断
}
sprt-ratio = 对数似然比 { $llr }（在 { $low } 和 { $high } 结束）
sprt-games = { $n } 局：{ $won } 比 { $lost }，{ $draws } 局平局；{ $share }（按对计 95 %：{ $low } 至 { $high }）
sprt-pairs = 得 0、½、1、1½、2 分的对数：{ $pairs }
sprt-elo = Elo { $elo }（{ $low } 至 { $high }），标准化 { $normalised }（{ $least } 至 { $most }）
sprt-time = 每次决定 { $one } 毫秒对 { $other } 毫秒；{ $threads } 个线程用时 { $seconds } 秒
matchup-too-many = { $n } 副卡组太多；最多 { $most } 副
matchup-alone = 一副卡组没有对手；请给出更多卡组或文件夹、--against DIR 或 --mirrors
matchup-against-none = --against 没有给出别的卡组
matchup-head = { $decks } 副卡组，{ $pairings } 组对局，{ $games } 局，种子 { $seed }，玩家：{ $players }{ $stopped ->
    [yes] ，提前停止
   *[no] {""}
}
matchup-versus = { $one } 对 { $other }
matchup-starter = 先手胜率 { $share }（95 %：{ $interval }）
matchup-interval = { $low } 至 { $high }
matchup-draws = { $draws } 局平局，{ $unfinished } 局未完；每局 { $turns } 个回合、{ $decisions } 次决定
matchup-repeat = 重现：{ $command }
matchup-column = { $column ->
    [deck] 卡组
    [rate] 胜率
    [games] 局数
    [starting] 先手
    [second] 后手
   *[against] 对手
}
matchup-matrix = 行的卡组对列的卡组的胜率（%）
matchup-mirror = 卡组对自身：先手的胜率
matchup-one = { $name }：{ $n } 局中 { $share }（95 %：{ $interval }）；先手 { $starting }，后手 { $second }
page-title-one = { $deck } 对 { $n } 个卡组
page-title-mine = { $mine } 个卡组对 { $n } 个卡组
page-title = { $n } 个卡组的对战
page-stopped = 运行提前停止：并非所有对阵都打完了全部对局。
page-broken = { $n } 局违反了引擎的保证，未计入。
page-fact = { $fact ->
    [games] 对局
    [pairings] 对阵
    [players] 玩家
    [seed] 种子
    [program] 程序
    [rules] 规则
   *[library] 卡库
}
page-pairings = { $n } × { $games } 局
page-repeat = 重复运行：
page-footer = 由非官方爱好者项目 { $program } 制作。胜率将平局计为半胜；区间为 95 % 的威尔逊区间。结果只适用于这些玩家：其他人也许能更好地使用同样的卡。
page-heading = { $of ->
    [decks] 卡组
    [matrix] 谁胜谁
    [length] 对局长度
    [lore] 各轮的奇谈
    [edge] 谁先手
    [curves] 各卡组的奇谈
    [every-card] 各卡组的每张卡
   *[cards] 卡
}
page-column = { $column ->
    [deck] 卡组
    [rate] 胜率
    [interval] 95 % 区间
    [games] 对局
    [starting] 先手
    [second] 后手
    [rounds] 轮数
    [against] 对手
    [wins] 胜
    [losses] 负
    [draws] 平
    [starter] 先手获胜
    [turns] 回合
    [card] 卡
    [copies] 张数
    [won] 胜率
   *[difference] 差异
}
page-ranking-note = { $mirrors ->
    [yes] 各卡组与其他卡组的所有对局的胜率。线为区间，中间的标记为 50 %。
   *[no] 各卡组所有对局的胜率。线为区间，中间的标记为 50 %。
}
page-against-each = { $deck } 对每个卡组
page-tip = { $of ->
    [itself] { $deck } 对自己：先手在 { $n } 局中赢得 { $share }（95 %：{ $interval }）
    [against] { $deck } 对 { $other }：{ $n } 局中的 { $share }（95 %：{ $interval }）
    [starts] { $deck } 先手：{ $n } 局中的 { $share }（95 %：{ $interval }）
   *[second] { $deck } 后手：{ $n } 局中的 { $share }（95 %：{ $interval }）
}
page-matrix-note = 行的卡组对列的卡组的胜率（%）。指向单元格，或用方向键移到那里，可看到区间。
page-legend = { $end ->
    [low] 20 % 及以下
   *[high] 80 % 及以上
}
page-all-pairings = 全部 { $n } 个对阵及其区间
page-itself = （自己；先手的胜率）
page-length-note = 对局在第几轮结束；一轮是每位玩家各一个回合。平均每局 { $turns } 个回合、{ $decisions } 个决定。
page-lore-note = 每轮结束时的平均奇谈。已结束的对局保持其奇谈。
page-edge-note = 先手玩家赢得所有对局的 { $share }（95 %：{ $interval }）。下面是各卡组先手和后手时的情况。
page-curves-note = 每轮结束时的平均奇谈；灰线为所有卡组的平均。
page-plot = { $plot ->
    [lengths] 各轮结束的对局数
    [lore] 各轮的平均奇谈，先手与后手
   *[edge] 各卡组先手与后手时的胜率；数字见卡组表
}
page-axis = { $axis ->
    [ended] 对局结束的轮次
   *[round] 轮
}
page-round = 第 { $round } 轮：{ $share }（{ $n } 局）
page-player = { $who ->
    [first] 先手玩家
   *[second] 后手玩家
}
page-lore-point = { $who ->
    [first] 先手玩家，第 { $round } 轮：{ $lore } 点奇谈
   *[second] 后手玩家，第 { $round } 轮：{ $lore } 点奇谈
}
page-lore-end = { $deck }：最终 { $lore } 点奇谈
page-turn = { $who ->
    [first] 先手
   *[second] 后手
}
page-interval = { $name }：{ $interval } %
page-gap = { $name }：{ $interval } 个百分点
page-cards-note = 卡组在抽到某张卡的对局中的胜率，减去未抽到时的胜率；打出也同样计算。抽到指：在保留的起始手卡中，或之后抽到；打出指：由其拥有者以任何方式打出。
page-cards-warning = 这是与一张卡相伴的结果，而不是这张卡的作用。
page-cards-why = 较长的对局会见到更多的卡，昂贵的卡由没有落败的一方打出，而在众多 95 % 的区间中总有一些偶然落空。
page-deck-cards = （{ $n } 张卡，{ $share }）
page-too-few = 对局太少，无法指出卡：没有一张卡在有和没有它时各有 { $n } 局，且区间不含 0。
page-ends = { $end ->
    [more] 抽到时胜得更多（百分点）
   *[less] 抽到时胜得更少（百分点）
}
page-when = { $when ->
    [drawn] 抽到时
   *[played] 打出时
}

## 运行、录像与局面。

results-busy = { $file }：另一次运行正在写此文件；请等待，或给出另一个文件
results-too-large = { $file }：大于 { $most } 字节；请给出另一个文件
results-line-long = { $place }：有超过 { $most } 字节的行；请给出另一个文件
results-none = { $file }：不是结果文件；请给出另一个文件
results-other-run = { $file }：这是另一次运行的结果：{ $differences }。请给出另一个文件，或移除此文件
run-meeting = 需要 2 到 { $most } 副两两相遇的卡组，现在是 { $n } 副
run-players = 竞技需要 2 位以上玩家，现在是 { $n } 位
run-teams = 两队需要偶数副卡组，至少 4 副，现在是 { $n } 副
run-threads = 无法启动线程：{ $why }。请减少数量
table-no-cards = 卡组“{ $name }”没有卡（1.1.1）
table-not-playable = 卡组“{ $name }”尚不能使用：{ $why }
replay-too-large = { $file }：大于 { $most } 字节；这不是录像
replay-none = { $file }：不是录像；请给出 `inkwright simulate --save-replays` 写出的文件
replay-version = { $file }：录像为第 { $found } 版，本程序读取第 { $first } 至 { $last } 版；请用写出它的程序
replay-damaged = { $file }：已损坏：{ $what }；请从来源重新复制
replay-other-library = 录像属于另一个卡库（其校验值为 { $theirs }，本程序为 { $ours }）；请用写出它的程序，并导入同样的卡
replay-decks = 录像中的卡组无法使用：{ $why }
replay-deck-large = 录像中的卡组“{ $name }”有 { $cards } 张卡，超过上限 { $most } 张
replay-cant-begin = 录像中的游戏无法开始：{ $why }
replay-refused = 录像的第 { $n } 个行动 { $action } 被拒绝：{ $why }
replay-too-long = 录像有 { $n } 个回答，超过可逐步查看的 { $most } 个；`inkwright replay FILE` 仍可检查
replay-other-end = 录像写的是 { $written }，重放却是 { $found }
start-decks = 这些卡组无法使用：{ $why }
start-sitters = { $sitters } 位玩家给了 { $decks } 副卡组；请每人一副（1.3.1）
start-too-far = 这局有 { $there } 个回答，要求的是 { $asked }；请给出较小的数
start-unwanted = 已没有人等待这局游戏
explain-which = { $file } 有 { $n } 个局面；请用 { $file }:LINE 指明，如 { $file }:{ $example }
explain-before = { $file }：第 { $n } 行在第一个局面之前
explain-no-player = 这局游戏中没有玩家 { $player }
export-too-far = 这局有 { $n } 个回答；{ $at } 之后没有局面
export-refused = 游戏的第 { $n } 个回答被拒绝：{ $why }
export-no-words = 无法写出通向那里的局面：{ $why }
at-is-for-replays = { $place }：--at 和 --turn 用于录像；请用 FILE.scn:LINE 给出局面的行
nothing-decided-there = { $file }：那里没有要决定的事
say-where = { $file }：请指明位置，用之前的回答数（{ $file }:N，N 不超过 { $n }）或 --turn T
say-where-hint = { $file }：请指明位置，用之前的回答数：{ $file }:N 或 --at N
hint-choice = 第 { $turn } 回合，{ $player }，{ $n } 个回答：{ $choice }
hint-line = （{ $n } 局）{ $what }
hint-played = 实际：{ $what }
hint-time = { $seconds } 秒，在设想的游戏中作了 { $n } 次决定
nothing-for-player = { $player } 现在没有要决定的事
position-none = { $file }：{ $at } 个回答之后没有局面
position-which = 请用 --at N 或 --turn T 指明要导出的局面
position-after = { $n } 个回答中的第 { $at } 个之后，{ $board }
log-starts = { $player } 先开始（2.2.1.1）
log-answer = { $player }：{ $answer }
replay-verified = 已核对：{ $turns } 个回合、{ $decisions } 次决定后，{ $end }
replay-won = { $player }（{ $deck }）获胜（{ $rule }）
replay-draw = 平局（{ $rule }）
replay-unfinished = 游戏没有进行到底
play-deck-from-input = 你的回答来自标准输入，卡组就不能；请给出文件
play-none-unfinished = { $folder } 中没有未完的游戏；请用 `inkwright play` 开始
play-not-kept = 无法保存游戏：{ $why }
your-cards = 你的卡
serve-at = Inkwright 在 { $page }（Ctrl-C 停止）
serve-no-page = 本程序构建时没有页面；先用 `make web` 构建页面，再构建程序
serve-no-browser = 无法打开浏览器；请自己打开 { $page }
serve-no-threads = 系统无法提供线程：{ $why }
serve-bind = { $address }：{ $why }。请用 --port 给出另一个端口，或用 0 任选空闲端口
serve-stopped = 服务器已停止：{ $why }
store-folder = { $folder }：{ $why }。请给出可写的文件夹
store-in-use = { $file }：另一个服务器正在使用；请停止它，或用 --data 给出另一个文件夹
store-version = { $file }：其牌桌为第 { $found } 版，本程序使用第 { $ours } 版；请用写出它的程序，或另一个文件夹
store-broken = 无法保存牌桌：{ $why }
store-damaged = 无法读取已保存的牌桌：{ $why }
scenarios-passed = { $passed } 个通过，{ $failed } 个失败
pages-written = 已将 { $n } 页写到 { $folder }
results-difference = { $what }：那里是 { $theirs }，这里是 { $ours }

## 局面的显示。

board-turn = 第 { $turn } 回合，{ $player } 行动
board-before = 第一回合之前
board-as = { $what }，{ $player } 所见
board-bag = 卡袋：{ $cards }
board-waiting = { $card }（{ $player }）
board-decides = 等待 { $player } 决定：{ $what ->
    [action] 回合行动
    [mulligan] 起手要换哪些卡
    [cards] 卡
    [player] 玩家
    [may] 是或否
    [option] 选项
    [number] 数字
    [name] 卡名
    [trigger] 接着结算哪个奇能
    [order] 顺序
   *[replacement] 适用哪个替代效果
}
board-decides-for = { $what }（{ $card }）
board-more = 另有 { $n } 个
board-won = { $player } 已获胜（{ $rule }）
board-draw = 平局（{ $rule }）
board-drops = { $what }，墨滴 { $n }
board-out = { $what }，已退出
board-zone = { $zone ->
    [played] 正在使用
    [looking] 正在查看
    [hand] 手卡
    [inkwell] 奇墨池
   *[discard] 弃置区
}：{ $cards }
board-willpower = { $name } 意志力 { $n }
marketing-card = 一张宣传卡
out-of-sight-card = 一张看不见的卡
step-help = 空格 → 前进  ← 后退  n p 回合  g 跳转  / 查找  v 视角  s 保存  f 分支  q 退出
step-turn = — 第 { $n } 回合 —
step-turns = 这局有 { $n } 个回合。
step-fork = 从这里继续：{ $command }
step-type-turn = 请输入回合数。
step-not-found = 记录中没有“{ $text }”。
step-is-there = { $file } 已经存在；没有写出。
step-head = { $file }  第 { $turn } 回合  回答 { $at }/{ $n }
step-open = 所有卡公开
step-as = { $player } 所见
step-typing = { $what ->
    [turn] 回合
    [find] 查找
   *[file] 将局面写到
}：{ $typed }
step-not-shown = 无法显示此局面。
step-table = 牌桌
step-log = 记录

## 卡的报告。

search-none = 没有符合的卡
search-heading = { $column ->
    [cost] 费用
    [ink] 奇墨
    [type] 类型
    [numbers] 力/意/谈
   *[name] 名称
}
search-found = { $n } 张卡
coverage-no-data = { $file } 没有卡数据；请用 --data FILE 给出 LorcanaJSON 的 allCards.json
import-empty = { $file }：没有卡；没有写出任何内容
import-not-kept = 无法将文字保存到 { $folder }：{ $why }
import-no-such-card = 数据中没有“{ $name }”这张卡；请给出全名
import-not-one = “{ $name }”未能理解的奇能不是正好一个，因此无法略去
import-file-cards = { $file }：{ $n } 张卡
import-refused-card = 拒绝 { $card }：{ $why }
import-listed = 导入 { $n } 张卡，拒绝 { $refused } 张，在 { $folder }
import-text-part = 有一部分文字无法理解
import-known-stays = { $what }（保留已知的文字）
import-without = 若要不带此奇能使用：{ $option }
import-nothing = 没有写出任何内容
import-summary = { $cards } 张卡：导入 { $imported } 张，已知 { $unchanged } 张，拒绝 { $refused } 张；另保留 { $kept } 张
try-name = 你的卡
try-version = 试用
try-refused = 有 { $n } 张卡照此不能使用；见上文
try-kept = 已保存到 { $file }
try-exercised = 已在专门构建的对局中试用：{ $laws ->
    [kept] 没有违反任何定律
   *[broken] 有定律被违反
}
exercise-broken = 被违反：{ $what }
exercise-never = { $card }，奇能 { $n }：{ $why ->
    [deck] 只涉及构组
    [name] 提到了没有卡使用的名称
   *[unknown] 从未起作用
}
exercise-partly = { $card }，奇能 { $n }：有一部分从未起作用
exercise-summary = { $cards } 张卡的 { $abilities } 个奇能中有 { $done } 个起过作用，共 { $games } 局、{ $decisions } 次决定；违反定律 { $broken } 次
differs = { $what ->
    [table] 对局的玩家和卡
    [outcome] 对局的结果
    [turn] 是谁的回合及第几回合
    [lore] 奇谈
    [players] 玩家本回合做过的事或谁已出局
    [zones] 卡各在何处
    [states] 卡的状态，如伤害或力竭
    [sight] 谁知道哪张卡
    [traits] 场上卡的数值和奇能
    [question] 要决定的事
    [bag] 在奇囊中等待的奇能
    [lasting] 限时效果
    [memory] 本回合早先发生的事
    [chance] 洗牌和随机将带来的结果
   *[loop] 循环进行到哪里
}
export-begins-turn = 从第 { $turn } 回合、{ $n } 个回答之后
export-begins-setup = 从最开头
export-exact = { $file }：正是 { $at } 个回答之后的局面；{ $begins }开始
export-not-quite = { $file }：与 { $at } 个回答之后的局面略有不同；无法带入：{ $lost }；{ $begins }开始
replay-ends-early = 文件过早结束
replay-checksum = 校验和不符
replay-follows = 对局之后还有内容
replay-unread = 无法读取（{ $why }）
search-inkable = 请写 `--inkable`、`--inkable=yes` 或 `--inkable=no`
exercise-part = “{ $text }”不是满足 1 ≤ K ≤ N 的 K/N，如 1/20
tui-needs-terminal = --tui 需要终端；在管道中使用请去掉它
play-bot-stopped = 程序的一位玩家停止了工作；对局已保存，可用 `inkwright play --resume` 继续
play-bot-no-answer = 电脑玩家没有回答；请报告此问题
play-input = 无法读取标准输入：{ $why }
pairs-found = 发现：{ $what }
pairs-summary = { $pairs } 对卡在 { $games } 局、{ $decisions } 次决定中相遇；发现 { $findings } 处
card-made-of = 由 { $constructs } 构成
card-no-tree = 无法显示奇能树：{ $why }
writing-which = 请说明要衡量哪种语言：`--lang de`、`fr`、`it` 或 `zh`
writing-row = { $row ->
    [english] 英文
    [official] 官方
   *[ours] 我们的
}：{ $text }
writing-figures = { $what ->
    [all] 所有段落
   *[without] 不含关键词行
}：比较 { $n } 段，相同 { $same } 段（{ $share }），平均 F1 { $mean }
writing-unmatched = 未比较，因为段落无法区分：{ $cards }
writing-unknown = 卡库没有的卡：{ $n }
rules-shown = { $edition } 的 { $n } 条规则中已展示 { $shown } 条
rules-missing = 缺少：{ $rules }
deck-not-legal = { $file }：不是合规的{ $format ->
    [coconut] Coconut 赛制（测试）
   *[constructed] Constructed
}卡组：{ $problems }
deck-leader-idle = { $file }：其领袖只在 Coconut 赛制（测试）中参与：--variant coconut
play-no-leader = Coconut 赛制（测试）需要有领袖的卡表，入门卡组都没有；请用 --deck 和 --opponent 给出，或用 --any-deck
format-no-leader = 卡组没有领袖；请写“Leader: 完整名称 - 形象”，奇能写在以“>”开头的行中（{ $rule }）
format-unknown-leader = 领袖卡“{ $name }”不在卡库中
format-inks-with-leader = 卡组和领袖共有 { $n } 种奇墨，最多 { $most } 种：{ $inks }，领袖为 { $leader }（{ $rule }）
format-beside-leader = 卡组有 { $count } 张“{ $name }”，最多 { $limit } 张；只有领袖的卡可以更多（{ $rule }）
replay-has-edition = { $place }：保存的游戏有自己的版本；请不要给出 --edition 和 --date
deck-two-leaders = “{ $text }”是第二位领袖；一副卡组只有一位
deck-text-without-leader = “{ $text }”属于领袖，但没有写明领袖；请在前面写“Leader: 完整名称 - 形象”
deck-bad-leader = { $what } 不是领袖；请写 { $example }
leader-too-many-lines = 领袖至多有 { $most } 个奇能，每行一个；请去掉一些
leader-too-long = 领袖文字的第 { $n } 行超过 { $most } 字节；请每行写一个奇能
leader-not-understood = 领袖文字的第 { $n } 行无法理解：{ $why }；`inkwright cards try FILE --type item` 有更多说明
table-leader = 卡组“{ $name }”：{ $why }
table-leader-not-playable = 领袖无法使用：{ $why }；请改写其文字
setup-leader-elsewhere = { $player } 有领袖，而领袖只用于 Coconut 赛制；请以该变体进行，或不用领袖
setup-not-a-leader = { $player } 的领袖没有作为领袖编译
setup-too-many-leaders = 有 { $leaders } 位玩家的领袖，而参与的是 { $players } 位
setup-leader-among-cards = { $player } 的卡中有领袖；它应放在一旁
convert-no-leader = { $file }：{ $form } 没有领袖，因此略去
coverage-no-set = { $file }：没有属于系列 { $set } 的卡
coverage-no-set-but = { $file }：没有属于系列 { $set } 的卡；有 { $sets }
coverage-cards = { $cards } 张卡，理解 { $compiled } 张，原样写回 { $exact } 张
coverage-abilities = { $n } 个奇能，理解 { $compiled } 个
coverage-gap = { $card }：在“{ $text }”处应为{ $expected }
coverage-cause = { $card }等另外 { $more } 张：在“{ $text }”处应为{ $expected }
coverage-program = 对此的程序：{ $what }
coverage-more = 还有 { $n } 处缺口；--json 显示全部
constructs-used = { $cards } 张卡，{ $scenarios } 个局面
constructs-lone = 单独一种
constructs-never = 从未出现“{ $what }”：{ $why }
constructs-not-shown = 未展示：{ $what }
constructs-idle = { $construct } 的“{ $what }”无需例外
constructs-failed = { $n } 个局面失败，什么也没有展示
constructs-holes = { $all } 条关于{ $what ->
    [events] 事件
   *[conditions] 条件
}的文字中有 { $n } 条无法使用
constructs-summary = { $n } 种句式，其中 { $unshown } 种未完全展示
constructs-lone-abilities = { $all } 个奇能中有 { $n } 个（{ $share }）需要只有一张卡使用的无参数句式
construct-lacks = { $what ->
    [work] 起作用
    [true] 条件成立
    [false] 条件不成立
    [taken] 接受
    [declined] 拒绝
    [something] 有可选之物
   *[nothing] 无可选之物
}
construct-because = { $why ->
    [not-offered] 没有可选之物的选项不会提供（6.1.5.2）
    [from-discard] 要收回的卡那时已在弃置区，否则不会提供（6.1.4）
    [in-option] 唯一使用它的卡把它写在选项中，那时不会提供该选项（6.1.5.2）
    [draws-first] 唯一使用它的卡先抽同样数量的卡，因此有卡可弃置
    [discards] 唯一使用它的卡以弃置一张卡为费用，没有卡就无法支付（1.5.3）
    [moved] 唯一使用它的卡说的是刚刚移动的角色，该角色必定存在
    [price] 唯一使用它的卡以此为提议的代价，那时不会提出（1.5.3）
   *[shifted] 唯一使用它的卡刚刚转形到其下方的卡上
}
progress-of = { $what ->
    [cards] 卡
   *[pairs] 卡对
} { $done }/{ $all }，剩余 { $time }
serve-url = “{ $text }”不是 { $example } 这样的地址
serve-seconds = “{ $text }”不是秒数
typed-whole-number = { $kind ->
    [empty] 缺少整数
    [large] 数字太大
    [small] 数字太小
   *[digit] 不是整数
}
typed-number = 不是数字
typed-address = 不是 IP 地址
typed-range = { $n } 不在 { $range } 之内
import-words = { $text }
import-again = { $file }：{ $why }；请重新导入
results-in-order = 其他 { $n } 个，顺序不同
results-and-more = { $what } 和另外 { $n } 个
results-nothing = 无
program-version = inkwright { $version }（卡库 { $library }）
