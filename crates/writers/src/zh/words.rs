//! Chinese words and counters.

use crate::Unit;
use crate::keywords::name_of;
use crate::pieces::State;
use wording::{Deed, Ink, KeywordKind, Kind, Part, Stat};

pub(super) fn noun(kind: Kind) -> &'static str {
    match kind {
        Kind::Character => "角色",
        Kind::Item => "物品",
        Kind::Location => "地点",
        Kind::Action => "行动",
        Kind::Song => "歌曲",
    }
}

pub(super) fn keyword(keyword: KeywordKind) -> &'static str {
    name_of(keyword).chinese
}

pub(super) fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Amber => "琥珀",
        Ink::Amethyst => "紫晶",
        Ink::Emerald => "翡翠",
        Ink::Ruby => "红玉",
        Ink::Sapphire => "蓝钻",
        Ink::Steel => "钢铁",
    }
}

pub(super) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Strength => "¤",
        Stat::Willpower => "⛉",
        Stat::Lore => "◊",
        Stat::Cost => "费用",
        Stat::MoveCost => "移动费用",
    }
}

const CLASSES: &[(&str, &str)] = &[
    ("Alien", "外星人"),
    ("Ally", "同伴"),
    ("Broom", "扫帚"),
    ("Captain", "长官"),
    ("Colossus", "巨像"),
    ("Deity", "神"),
    ("Detective", "侦探"),
    ("Dinosaur", "恐龙"),
    ("Dragon", "龙"),
    ("Dreamborn", "幻梦源形"),
    ("Entangled", "魔役"),
    ("Fairy", "仙子"),
    ("Floodborn", "墨洪源形"),
    ("Gargoyle", "石像鬼"),
    ("Ghost", "幽灵"),
    ("Giant", "巨人"),
    ("Hero", "主角"),
    ("Hunny", "蜂蜜"),
    ("Hyena", "鬣狗"),
    ("Illusion", "幻象"),
    ("Inventor", "发明家"),
    ("King", "君王"),
    ("Knight", "骑士"),
    ("Madrigal", "马利加"),
    ("Mentor", "导师"),
    ("Monster", "怪兽"),
    ("Musketeer", "剑客"),
    ("Pirate", "海盗"),
    ("Prince", "王子"),
    ("Princess", "公主"),
    ("Puppy", "小狗"),
    ("Queen", "女王"),
    ("Racer", "赛手"),
    ("Red Panda", "小熊猫"),
    ("Robot", "机器人"),
    ("Seven Dwarfs", "七个小矮人"),
    ("Song", "歌曲"),
    ("Sorcerer", "巫师"),
    ("Storyborn", "故事源形"),
    ("Super", "超能"),
    ("Team", "团队"),
    ("Tigger", "跳跳虎"),
    ("Titan", "泰坦"),
    ("Toy", "玩具"),
    ("Villain", "反派"),
    ("Vineling", "藤芽"),
    ("Whisper", "低语"),
];

/// The word for a classification. An unknown one stays unchanged.
pub(super) fn class(english: &str) -> &str {
    CLASSES.iter().find(|(name, _)| *name == english).map_or(english, |(_, word)| word)
}

/// A state before its noun.
pub(super) fn state(part: &Part) -> Option<&'static str> {
    Some(match State::of(part)? {
        State::Exerted => "力竭状态的",
        State::Ready => "就绪状态的",
        State::Damaged => "受伤",
        State::Undamaged => "未受伤的",
        State::Challenging => "发起挑战的",
        State::Challenged => "受到挑战的",
        State::Banished => "被驱逐的",
        State::Chosen => "所选的",
        State::Revealed => "所展示的",
        State::Discarded => "所弃置的",
        State::Moved => "所移动的",
    })
}

/// The counter of a unit.
pub(super) fn unit_counter(unit: Unit) -> &'static str {
    match unit {
        Unit::Card => "张",
        Unit::Lore | Unit::Damage => "点",
        Unit::Counter | Unit::Drop => "个",
        Unit::Ink => "",
    }
}

/// The noun of a unit.
pub(super) fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Card => "卡",
        Unit::Lore => "奇谈",
        Unit::Damage => "伤害",
        Unit::Counter => "伤害指示物",
        Unit::Ink => "⬡",
        Unit::Drop => "奇墨滴",
    }
}

const DEEDS: &[(Deed, &str)] = &[
    (Deed::Discarded, "以此法弃置的"),
    (Deed::Banished, "以此法驱逐的"),
    (Deed::Moved, "以此法移动的"),
    (Deed::YouMoved, "以此法移动的"),
    (Deed::Revealed, "以此法展示的"),
    (Deed::Returned, "以此法移回的"),
    (Deed::Exerted, "以此法力竭的"),
    (Deed::Removed, "以此法移去的"),
    (Deed::PutIntoYourDiscard, "以此法置入你的弃置区的"),
    (Deed::YouRemovedDamageFrom, "你以此法移去其伤害的"),
];

/// What was done to cards, before their noun.
pub(super) fn deed(deed: Deed) -> Option<&'static str> {
    DEEDS.iter().find(|(known, _)| *known == deed).map(|(_, words)| *words)
}
