# 服务器拒绝的请求，简体中文。

## 请求。

request-broken = 此请求出了问题；没有任何改动
request-unread = 无法读取此请求
request-unread-why = 无法读取此请求：{ $why }
request-too-large = 超出了所需的大小
request-unwanted = 已没有人等待结果
requests-wait = 等待的请求太多；请稍后再试
requests-too-many = 来自此地址的请求太多；请稍等
nothing-there = 此地址没有内容
net-loading = 机器人的神经网络仍在加载；请稍后再试
seats-this-page = 此页面没有服务器，因此所有玩家都使用此屏幕
store-unwell = 无法读取存储
own-machine = 只在服务器本机上提供
one-host = 请求只能有一个 `Host` 和一个 `Origin`
call-by-address = 请用地址访问此服务器，如 `http://127.0.0.1` 加端口
page-from-elsewhere = 此页面来自别处；请打开本服务器提供的页面
sockets-full = 连接的浏览器太多；请稍后再试
token-needed = 需要在标头 `Authorization: Bearer …` 中给出座位的密钥
owner-needed = 卡组属于保存它的人：需要在标头 `Inkwright-Owner` 中给出至少 32 个字符的随机文本
no-random = 系统无法提供随机数：{ $why }
faces-at-most = 最多请求 { $most } 张卡面
faces-numbers = 请给出卡面编号，以逗号分隔
rule-none = { $edition } 中没有此编号的规则

## 自制卡。

cards-kept-there = 卡只能保存在服务器本机上；请改为保存文本
cards-no-folder = 此程序没有存放自制卡的文件夹
own-card-printed = { $card } 是已印制的卡的名称；请给你的卡换一个名称
card-mend-first = { $card }目前无法使用；请先修正
card-text-long = 卡的文本须少于 { $most } 字节
cards-at-most = 一次最多试 { $most } 张卡
card-lines-at-most = 文本超过 { $most } 行；请一次少试几张卡
card-no-text = { $file }：没有文本；请写出卡的文本，每行一个奇能，或写卡块：{ $example }

## 卡组。

deck-name-missing = 请给卡组取名
decks-full = 已保存的卡组太多；请先删除一副
deck-not-saved = 没有保存这副卡组
deck-gone = 这副卡组已不存在
deck-missing = 每位玩家都需要一副卡组
game-deck-illegal = 卡组“{ $name }”不符合 { $format } 赛制：{ $why }

## 新游戏和已保存的游戏。

games-full = 已保存的游戏太多；请稍后再试
games-too-often = 从此地址开始的游戏太多；请稍后再试
tables-full = 所有牌桌都已占用；请稍后再试
scenario-too-much = 无法布置局面：要求过多
scenario-not-set-up = 无法布置局面：{ $why }
invite-used = 此邀请已被使用，或其游戏已不存在；请另开一局
game-others-play = 还有其他人在玩这局游戏；请先认输
game-gone = 这局游戏已不存在
table-seats = 一张牌桌有 2 至 { $most } 个座位
bots-named = 请选择一个电脑玩家：{ $names }
table-no-person = 牌桌上须有人；电脑玩家之间的对局请用 `inkwright arena`
two-teams = 两队需要四位玩家
seed-below = 请给出小于 { $below } 的种子
seed-chosen = 有其他设备上的玩家参加时，随机种子由服务器决定，这样没有人能预知手牌；请不要指定种子
starter-absent = { $player } 不在牌桌上，不能先手
finished-none = 没有此编号的已结束游戏
save-scenario = 从局面开始的游戏没有卡组，不能保存为录像
save-when-over = 游戏结束后，或在与电脑玩家练习时，才能保存
summary-scenario = 从局面开始的游戏没有总结
game-not-over-yet = 游戏尚未结束
no-goal = 这局游戏除获胜外没有别的目标

## 录像。

advice-nothing = 这里没有要决定的事
replay-too-many-answers = 录像有 { $n } 个回答，超过 { $most } 个
replay-ends-otherwise = 录像的结局与其所写不符；它已损坏，或来自其他程序
replay-larger = 此录像超出了一局游戏所需的大小
replay-gone = 此录像已不存在；请重新上传
replay-of-others = 录像属于另一个卡库
replay-answers = 录像有 { $n } 个回答；请给出不超过它的数
replay-no-seat = { $player } 不在牌桌上

## 牌桌上。

join-first = 第一条消息必须是带密钥的 `join`
join-protocol = 服务器使用协议 { $ours }，页面使用 { $theirs }；请重新加载页面
join-no-seat = 没有人得到过此密钥，或其游戏已不存在
join-once = 此连接已有座位
messages-too-fast = 消息太多；请稍等
message-unread = 这不是协议中的消息：{ $why }
table-deleted = 这局游戏已被删除
table-broken = 出了问题；游戏从最后保存的回答继续
table-nothing = 没有可说的
answers-most = 这局游戏的回答已达上限；只能认输
answer-stale = 游戏现有 { $n } 个回答，而这个是针对第 { $at } 个的
seat-empty = 那里没有人
seat-bot = 那里是电脑玩家，由它自己回答
undo-practice = 只有练习游戏才能撤销回答
undo-counted = 这局游戏已计入
undo-nothing = 此玩家没有可撤销的选择
hint-practice = 只有练习游戏才有提示
hint-nothing = 现在没有需要你决定的事
hint-waits = 之前要求的提示仍在思考中
hint-none = 搜索玩家在此没有提示
bots-busy = 思考中的电脑玩家太多；稍后会轮到它
bot-failed = 电脑玩家无法思考；请撤销一个回答，或重新进入
restart-practice = 只有练习游戏才能重新开始；请认输，或玩到最后
restart-counted = 这局游戏已计入；请继续下一局
next-not-over = 游戏没有结束
next-starter-open = 须先决定谁先手
starter-not-asked = 现在不需要决定谁先手
bot-title = { $bot ->
    [easy] 简单：常常不加思考
    [medium] 中等：预想一步
    [hard] 困难：规划整个回合，从大量对局中学习而来
    [best] 最强：同上，思考更久
    [random] 随机：任意行动
    [greedy] 贪心：预想一步
    [search-fast] 搜索，快
    [search-normal] 搜索
    [search-strong] 搜索，强
   *[other] { $title }
}
table-player = 玩家 { $n }
table-bot = 电脑 { $n }

## 给服务器管理者的提示。

note-not-expired = 无法删除旧对局：{ $why }
note-clock-set = 服务器运行期间系统时钟被调整；下次启动前不会删除旧游戏
note-few-files = 系统只允许打开 { $n } 个文件；容不下 --connections 那么多连接
note-table-broken = 桌 { $table }：出了问题；从已保存处继续
