# 局面文件中的错误，简体中文。

## 文本与牌桌。

scenario-too-large = 局面大于 { $most } 字节；请缩短
scenario-no-such = 文本有 { $n } 个局面；其中没有编号 { $asked }（从 0 数起）
