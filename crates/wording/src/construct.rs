//! Constructs of the language: the variants of the tree's types that an ability uses, by name.
//!
//! `serde` walks the tree to find them, so nobody maintains a list: a new variant is a new construct. The
//! names are for lists that people read, such as what scenarios cover. Code whose result depends on what a
//! card says uses [`visit`](crate::visit()) and [`any`](crate::any()) instead.

use serde::Serialize;
use serde::ser::{self, Impossible};
use std::collections::BTreeSet;
use std::fmt;

/// One construct: a variant of one of the tree's types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Construct {
    /// The type: `Effect`, `Condition`, `Part` and so on.
    pub kind: &'static str,
    pub name: &'static str,
    /// Whether the variant has no parameters.
    pub plain: bool,
}

impl fmt::Display for Construct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.kind, self.name)
    }
}

/// Types whose variants are plain values.
const VALUES: [&str; 3] = ["Ink", "CardType", "Option"];

/// The constructs used in a part of a tree.
pub fn constructs(tree: &impl Serialize) -> BTreeSet<Construct> {
    let mut collector = Collector::default();
    // Walking only fails on maps, which the tree's types never contain.
    let _ = tree.serialize(&mut collector);
    collector.0
}

#[derive(Default)]
struct Collector(BTreeSet<Construct>);

impl Collector {
    fn add(&mut self, kind: &'static str, name: &'static str, plain: bool) {
        if !VALUES.contains(&kind) {
            self.0.insert(Construct { kind, name, plain });
        }
    }
}

/// A map can't be walked, but the tree's types have none.
#[derive(Debug)]
struct Nothing;

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tree that can't be walked")
    }
}

impl std::error::Error for Nothing {}

impl ser::Error for Nothing {
    fn custom<T: fmt::Display>(_: T) -> Nothing {
        Nothing
    }
}

type Walked = Result<(), Nothing>;

macro_rules! leaves {
    ($($method:ident: $type:ty),* $(,)?) => {
        $(fn $method(self, _: $type) -> Walked { Ok(()) })*
    };
}

impl ser::Serializer for &mut Collector {
    type Ok = ();
    type Error = Nothing;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Impossible<(), Nothing>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    leaves! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_char: char, serialize_str: &str,
        serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Walked {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Walked {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Walked {
        Ok(())
    }

    fn serialize_unit_variant(self, kind: &'static str, _: u32, name: &'static str) -> Walked {
        self.add(kind, name, true);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Walked {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Walked {
        self.add(kind, name, false);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Nothing> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Nothing> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Nothing> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, Nothing> {
        self.add(kind, name, false);
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Nothing> {
        Err(Nothing)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Nothing> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, Nothing> {
        self.add(kind, name, false);
        Ok(self)
    }
}

macro_rules! elements {
    ($($trait:ident :: $method:ident),* $(,)?) => {
        $(impl ser::$trait for &mut Collector {
            type Ok = ();
            type Error = Nothing;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Walked {
                value.serialize(&mut **self)
            }
            fn end(self) -> Walked {
                Ok(())
            }
        })*
    };
}

elements! {
    SerializeSeq::serialize_element, SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field, SerializeTupleVariant::serialize_field,
}

macro_rules! fields {
    ($($trait:ident),* $(,)?) => {
        $(impl ser::$trait for &mut Collector {
            type Ok = ();
            type Error = Nothing;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Walked {
                value.serialize(&mut **self)
            }
            fn end(self) -> Walked {
                Ok(())
            }
        })*
    };
}

fields! { SerializeStruct, SerializeStructVariant }

#[cfg(test)]
mod tests {
    use super::constructs;
    use crate::{Ability, AbilityKind, Amount, Det, Effect, Kind, Noun, Part, Quantity, Target, Who};

    #[test]
    fn every_variant_in_a_tree_is_a_construct() {
        let chosen = Target::Of(Det::Chosen(Quantity::One), Noun(vec![Part::Is(vec![Kind::Character])]));
        let effect = Effect::May(Who::You, Box::new(Effect::Deal(Amount::Number(2), chosen)));
        let ability = Ability::unnamed(AbilityKind::Action(vec![effect]));
        let found: Vec<String> = constructs(&ability).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "AbilityKind::Action",
                "Amount::Number",
                "Det::Chosen",
                "Effect::Deal",
                "Effect::May",
                "Kind::Character",
                "Part::Is",
                "Quantity::One",
                "Target::Of",
                "Who::You",
            ]
        );
        let plain: Vec<&str> = constructs(&ability).iter().filter(|c| c.plain).map(|c| c.name).collect();
        assert_eq!(plain, ["Character", "One", "You"]);
    }
}
