//! The typed walk over the wording tree and the list of its constructs agree about every card.

use cards::CardLibrary;
use std::collections::BTreeSet;
use wording::{Node, constructs, visit};

/// The type and variant of a node, as they are written in the source; `None` for structs and plain values.
fn construct(node: Node<'_>) -> Option<(String, String)> {
    match node {
        Node::Ability(_)
        | Node::Noun(_)
        | Node::Shift(_)
        | Node::Trigger(_)
        | Node::Name(_)
        | Node::Class(_)
        | Node::Words(_)
        | Node::Ink(_)
        | Node::CardType(_) => None,
        node => {
            let written = format!("{node:?}");
            let mut words = written.split(|c: char| !c.is_alphanumeric());
            Some((words.next()?.to_owned(), words.next()?.to_owned()))
        }
    }
}

#[test]
fn the_walk_visits_every_construct_of_every_card() {
    for card in &CardLibrary::embedded().cards {
        let mut visited = BTreeSet::new();
        visit(&card.abilities, |node| visited.extend(construct(node)));
        let listed: BTreeSet<(String, String)> = constructs(&card.abilities)
            .iter()
            .map(|construct| (construct.kind.to_owned(), construct.name.to_owned()))
            .collect();
        assert_eq!(visited, listed, "{}", card.full_name());
    }
}
