//! Small sets stored as the bits of an integer.

/// Defines a set type over an integer, with optional named members. Serializes and prints as the number.
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $name:ident($int:ty) { $($(#[$member_meta:meta])* $member:ident = $value:expr;)* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name($int);

        #[allow(dead_code, reason = "not every set needs every operation")]
        impl $name {
            pub const NONE: $name = $name(0);
            pub const ALL: $name = $name(<$int>::MAX);
            $($(#[$member_meta])* pub const $member: $name = $name($value);)*

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set has any of these.
            #[inline]
            pub const fn has(self, these: $name) -> bool {
                self.0 & these.0 != 0
            }

            /// Whether the set has all of these.
            #[inline]
            pub const fn has_all(self, these: $name) -> bool {
                self.0 & these.0 == these.0
            }

            #[inline]
            #[must_use]
            pub const fn with(self, these: $name) -> $name {
                $name(self.0 | these.0)
            }

            #[inline]
            #[must_use]
            pub const fn without(self, these: $name) -> $name {
                $name(self.0 & !these.0)
            }

            #[inline]
            pub const fn remove(&mut self, these: $name) {
                self.0 &= !these.0;
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            #[inline]
            pub const fn bits(self) -> $int {
                self.0
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;

            #[inline]
            fn bitor(self, these: $name) -> $name {
                $name(self.0 | these.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, these: $name) {
                self.0 |= these.0;
            }
        }

        impl FromIterator<$name> for $name {
            fn from_iter<I: IntoIterator<Item = $name>>(sets: I) -> $name {
                sets.into_iter().fold($name::NONE, |all, these| all | these)
            }
        }
    };
}

pub(crate) use bit_set;
