//! Chinese keywords and what they mean.

use super::Chinese;
use super::noun::list;
use super::words;
use ::ability::{CardType, Keyword, KeywordForm, KeywordKind, Shift, ShiftBase, ShiftCost};

impl Chinese<'_> {
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let name = words::keyword(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => name.to_owned(),
            KeywordForm::Plus(n) => format!("{name} +{n}"),
            KeywordForm::Ink(n) => format!("{name} {n} ⬡"),
            KeywordForm::Number(n) => format!("{name} {n}"),
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
        if self.site.reminders { format!("{line}（{}）", self.reminder(keyword)) } else { line }
    }

    fn reminder(&self, keyword: &Keyword) -> String {
        let this = match self.site.card_type {
            CardType::Location => "这个地点",
            CardType::Item => "这个物品",
            CardType::Character | CardType::Action => "这个角色",
        };
        let evasive = words::keyword(KeywordKind::Evasive);
        let guard = words::keyword(KeywordKind::Bodyguard);
        match keyword {
            Keyword::Alert => format!("{this}能视作具{evasive}来发起挑战。"),
            Keyword::Bodyguard => {
                let enters = format!("{this}可以为力竭状态来进场。");
                let wants = "对手的角色如果要挑战你的角色";
                let can = format!("且能选择具{guard}的角色");
                format!("{enters}{wants}，{can}，则须如此选择。")
            }
            Keyword::Boost(n) => {
                let pay = format!("你可以支付 {n} ⬡ ");
                let put = "来将你卡组顶的那张卡";
                format!("在你的每个回合中限一次，{pay}{put}正面朝下地置于{this}下。")
            }
            Keyword::Challenger(n) => format!("{this}发起挑战后，在挑战中得 +{n} ¤。"),
            Keyword::Evasive => format!("只有具{evasive}的角色能挑战{this}。"),
            Keyword::Reckless => {
                let must = "每回合如果能发起挑战";
                format!("{this}不能探奇，且{must}，则必须如此做。")
            }
            Keyword::Adventurous => {
                let must = "每回合如果能探奇";
                format!("{this}不能发起挑战，且{must}，则必须如此做。")
            }
            Keyword::Resist(n) => format!("向{this}造成的伤害减少 {n} 点。"),
            Keyword::Rush => format!("{this}在打出的当回合就能发起挑战。"),
            Keyword::Shift(shift) => self.shift_reminder(shift),
            Keyword::Singer(n) => format!("{this}能视作费用为 {n} 来演唱歌曲。"),
            Keyword::SingTogether(n) => {
                let any = "任意数量你和你队友的角色";
                let cost = format!("他们的费用总和须等于或大于 {n}");
                format!("{any}都可以 ⟳ 来免费演唱这首歌曲，但{cost}。")
            }
            Keyword::Support => {
                let add = "你可以将其 ¤ 加到";
                format!("每当{this}探奇时，本回合中，{add}另一个所选角色的 ¤ 上。")
            }
            Keyword::Vanish => format!("当对手为行动选择{this}时，将其驱逐。"),
            Keyword::Ward => format!("对手除发起挑战外不能选择{this}。"),
        }
    }

    fn shift_reminder(&self, shift: &Shift) -> String {
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

    /// What a card with Shift goes on.
    fn onto(&self, base: &ShiftBase) -> String {
        // A card with two names goes by each of them.
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

/// What stands before "转形".
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
