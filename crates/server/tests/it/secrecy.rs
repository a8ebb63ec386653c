//! The messages to a seat don't depend on information hidden from it.

use crate::common::{House, folder, some_answer, starter};
use fastrand::Rng;
use serde_json::{Value, json};

/// Decks of one card each, as different as two decks can be.
const DECKS: [&str; 2] = ["60 Stitch - New Dog", "60 Maleficent - Uninvited"];

/// The number of compared answers of the watching seat.
const ANSWERS: usize = 60;

/// Plays a game in which the second seat alters its hand and then ends every turn. Its options differ between
/// the decks, but it uses none of them. Returns all messages to the two seats, without the game's id.
async fn wires(house: &House, hidden: &str) -> [Vec<String>; 2] {
    let game = house
        .begin(&json!({
            "from": "decks", "variant": "constructed", "seed": 5, "starter": 0, "any_deck": true,
            "seats": [
                {"who": "person", "name": "Ada", "deck": starter("stand-together")},
                {"who": "person", "name": "Ben", "deck": {"t": "text", "name": hidden, "text": hidden}}
            ]
        }))
        .await;
    let (mut ada, _, mut table) = house.sit(&game.tokens[0].token).await;
    let promise = table["shuffle"].as_str().expect("a promise").to_owned();
    let (mut ben, _, mut hidden_table) = house.sit(&game.tokens[1].token).await;
    let mut rng = Rng::with_seed(4);
    let mut answers = 0;
    while answers < ANSWERS && table["over"].is_null() {
        if hidden_table["decision"]["yours"] == true {
            let list = hidden_table["decision"]["answers"].as_array().expect("answers").clone();
            let of = |kind: &str| list.iter().map(|one| &one["action"]).find(|action| action["t"] == kind);
            let put_away = of("card").filter(|_| hidden_table["n"].as_u64().is_some_and(|n| n < 3));
            let action = put_away.or(of("done")).or(of("end_turn")).unwrap_or(&list[0]["action"]);
            hidden_table = ben.act(&hidden_table, action).await;
            table = ada.hear_a("step").await;
            continue;
        }
        // Send every other request that a seat may make.
        let side = &table["view"]["sides"][0];
        let cards =
            ["hand", "play"].into_iter().flat_map(|zone| side[zone].as_array().expect("cards").clone());
        for card in cards {
            ada.say(&json!({"t": "why_card", "card": card["id"]})).await;
            ada.hear_a("explained").await;
        }
        let action = some_answer(&table, &mut rng);
        for question in ["preview", "why"] {
            ada.say(&json!({"t": question, "action": action})).await;
            ada.hear().await;
        }
        ada.say(&json!({"t": "act", "n": table["n"], "action": {"t": "quest", "card": 59}})).await;
        ada.hear_a("refused").await;
        answers += 1;
        table = ada.act(&table, &action).await;
        hidden_table = ben.hear_a("step").await;
    }
    // The promise about the shuffle is a hash with a random salt, which players see when the game is over.
    let salt = table["over"]["shuffle"]["salt"].as_str().unwrap_or("no salt").to_owned();
    [ada, ben].map(|guest| {
        let heard = guest.heard.iter();
        heard
            .map(|text| text.replace(&game.game, "GAME").replace(&promise, "PROMISE").replace(&salt, "SALT"))
            .collect()
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_sent_the_same_bytes_whatever_the_other_holds() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let [ada, ben] = wires(&house, DECKS[0]).await;
    let [other_ada, other_ben] = wires(&house, DECKS[1]).await;
    for (n, (one, other)) in ada.iter().zip(&other_ada).enumerate() {
        assert!(one == other, "message {n} differs:\n{one}\n{other}");
    }
    assert_eq!(ada.len(), other_ada.len());
    // Make sure that the comparison covers something.
    assert!(
        ada.iter().any(|text| text.contains("\"t\":\"drew\",\"seat\":1,\"card\":null")),
        "the other draws"
    );
    assert!(ada.iter().filter(|text| text.contains("\"t\":\"step\"")).count() > ANSWERS / 2);
    assert_ne!(ben, other_ben, "the other one sees their own hand");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_name_of_a_hidden_card_is_on_the_wire() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let [ada, ben] = wires(&house, DECKS[0]).await;
    let names = |texts: &[String]| texts.iter().filter(|text| text.contains("Stitch")).count();
    assert_eq!(names(&ada), 0);
    assert!(names(&ben) > 0);
    let faces: Vec<Value> = ben
        .iter()
        .filter_map(|text| serde_json::from_str::<Value>(text).ok())
        .map(|message| message["view"]["sides"][1]["hand"][0]["face"].clone())
        .filter(|face| !face.is_null())
        .collect();
    let face = format!("\"face\":{},", faces.first().expect("a card in hand"));
    assert!(ada.iter().all(|text| !text.contains(&face)), "{face}");
}
