//! Chinese keywords and their reminder texts.

use super::noun::list;
use super::{Chinese, words};
use crate::keywords::{Writer, reminder};
use wording::{CardType, Keyword, KeywordForm, Shift, ShiftBase, ShiftCost};

impl Chinese<'_> {
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let name = words::keyword(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => name.to_owned(),
            KeywordForm::Plus(n) => format!("{name} +{n}"),
            KeywordForm::Ink(n) => format!("{name} {n} ⬡"),
            KeywordForm::Number(n) | KeywordForm::Total(n) => format!("{name} {n}"),
            KeywordForm::Shift(shift) => {
                let base = shift_base(&shift.base);
                match &shift.cost {
                    ShiftCost::Ink(ink) => format!("{base}{name} {ink}"),
                    ShiftCost::Do(cost) => format!("{base}{name}：{}", self.effect(cost, "")),
                }
            }
        }
    }

    pub(super) fn keyword_line(&self, keyword: &Keyword) -> String {
        let line = self.keyword(keyword);
        let reminder = self.site.reminders.then(|| reminder(keyword, Writer::Chinese(self))).flatten();
        match reminder {
            Some(reminder) => format!("{line}（{reminder}）"),
            None => line,
        }
    }

    /// The demonstrative for the card, from its type.
    pub(crate) fn this(&self) -> &'static str {
        match self.site.card_type {
            CardType::Location => "这个地点",
            CardType::Item => "这个物品",
            CardType::Character | CardType::Action => "这个角色",
        }
    }

    pub(crate) fn shift_reminder(&self, shift: &Shift) -> String {
        let price = match &shift.cost {
            ShiftCost::Ink(ink) => format!("支付 {ink} ⬡ "),
            ShiftCost::Do(cost) => self.effect(cost, ""),
        };
        let onto = self.onto(&shift.base);
        let shifting = format!("你可以{price}来打出这张卡，但必须将它放在{onto}上。");
        match &shift.base {
            ShiftBase::Temporary(_) => {
                let heal = "移去这个角色上的所有伤害";
                let take = "仅将这张卡移回你手上";
                format!("{shifting}在你的回合结束时，{heal}，并{take}。")
            }
            ShiftBase::SameName
            | ShiftBase::Class(_)
            | ShiftBase::Universal
            | ShiftBase::Duo
            | ShiftBase::Combo
            | ShiftBase::Potato => shifting,
        }
    }

    /// The cards that a card with this Shift may be shifted onto.
    fn onto(&self, base: &ShiftBase) -> String {
        // A card with two names counts as having each of them.
        let named = |joint: &str| {
            let names: Vec<String> =
                self.site.name.split(" & ").map(|name| self.site.card_name(name)).collect();
            list(&names, joint)
        };
        match base {
            ShiftBase::SameName => format!("你的一个名称为{}的角色", named("或")),
            ShiftBase::Class(class) => format!("你的一个{}角色", words::class(&class.0)),
            ShiftBase::Universal => "你的任意一个角色".to_owned(),
            ShiftBase::Duo => format!("你的名称为{}的角色各一个", named("和")),
            ShiftBase::Combo => format!("你的一个名称为{}的角色或两者各一个", named("或")),
            ShiftBase::Potato => format!("你的一个名称为{}的物品", self.site.card_name("Potato")),
            ShiftBase::Temporary(base) => self.onto(base),
        }
    }
}

/// The prefix of "转形".
fn shift_base(base: &ShiftBase) -> String {
    match base {
        ShiftBase::SameName => String::new(),
        ShiftBase::Class(class) => words::class(&class.0).to_owned(),
        ShiftBase::Universal => "万能".to_owned(),
        ShiftBase::Duo => "双人".to_owned(),
        ShiftBase::Combo => "组合".to_owned(),
        ShiftBase::Potato => "马铃薯".to_owned(),
        ShiftBase::Temporary(base) => format!("临时{}", shift_base(base)),
    }
}
