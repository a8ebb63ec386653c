//! Refusals are in the language of the request.

use crate::common::{House, folder, starter, two_people};
use serde_json::{Value, json};
use words::{Language, Message};

fn said(language: Language, id: &'static str) -> String {
    words::text(language, &Message::new(id))
}

async fn refused(house: &House, method: &str, path: &str, language: Language, body: &Value) -> String {
    let headers = [("Accept-Language", language.code())];
    let body = body.to_string();
    let (status, head, answer) = house.ask(method, path, &headers, body.as_bytes()).await;
    assert!((400..600).contains(&status), "{path}: {status}");
    assert!(head.to_lowercase().contains("content-type: application/json"), "{path}: {head}");
    let problem: Value = serde_json::from_slice(&answer).expect("JSON");
    problem["error"].as_str().expect("a sentence").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_refused_in_its_language() {
    let data = folder();
    let house = House::open(data.path()).await;
    let person = || json!({"who": "person", "deck": starter("the-heart-of-magic")});
    let game = |seats: Value| json!({"from": "decks", "variant": "constructed", "seats": seats});
    let listed = |text: &str| json!({"who": "person", "deck": {"t": "text", "name": "x", "text": text}});
    let scenario = |text: &str| json!({"from": "scenario", "text": text, "seats": [{"who": "person"}, {"who": "person"}]});
    let cases = [
        ("GET", "/api/nothing", json!(null), "nothing-there"),
        ("GET", "/api/faces", json!(null), ""),
        ("GET", "/api/faces?ids=x", json!(null), "faces-numbers"),
        ("GET", "/api/replays/00/x", json!(null), ""),
        ("GET", "/api/replays/00/1", json!(null), "replay-gone"),
        ("GET", "/api/rules?edition=1.0", json!(null), ""),
        ("GET", "/api/rules/99.9", json!(null), ""),
        ("GET", "/api/cards?cost=many", json!(null), ""),
        ("GET", "/api/games/00/goal", json!(null), "token-needed"),
        ("POST", "/api/decks", json!({"name": "x", "text": ""}), "owner-needed"),
        ("POST", "/api/decks/write", json!({"text": "4 Nobody", "form": "list"}), ""),
        ("POST", "/api/decks/write", json!({"text": "", "form": "scroll"}), ""),
        ("POST", "/api/seats", json!({"invite": "x"}), "invite-used"),
        ("POST", "/api/games", json!([1, 2]), ""),
        ("POST", "/api/games", game(json!([person()])), ""),
        ("POST", "/api/games", game(json!([person(), {"who": "person"}])), "deck-missing"),
        ("POST", "/api/games", game(json!([person(), listed("4 Nobody - At All")])), ""),
        ("POST", "/api/games", game(json!([person(), listed("4 Stitch - New Dog")])), ""),
        ("POST", "/api/games", scenario(""), ""),
        ("POST", "/api/cards/try", json!({"text": ""}), ""),
    ];
    for (method, path, body, id) in cases {
        let english = refused(&house, method, path, Language::English, &body).await;
        for language in Language::OTHERS {
            let told = refused(&house, method, path, language, &body).await;
            assert_ne!(told, english, "{path} in {language}");
            if !id.is_empty() {
                assert_eq!(told, said(language, id), "{path} in {language}");
            }
        }
    }
    let asked = house.request("GET", "/api/nothing?lang=de", &[("Accept-Language", "fr")], b"").await.1;
    let asked = String::from_utf8(asked).expect("text");
    assert!(asked.contains(&said(Language::German, "nothing-there")), "{asked}");
    let stranger = [("Host", "example.org"), ("Accept-Language", "it")];
    let (status, told) = house.request("GET", "/api/hello", &stranger, b"").await;
    let told: Value = serde_json::from_slice(&told).expect("JSON");
    assert_eq!(
        (status, told["error"].as_str()),
        (403, Some(said(Language::Italian, "call-by-address").as_str()))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_told_in_its_language_what_went_wrong() {
    let data = folder();
    let house = House::open(data.path()).await;
    let mut stranger = house.knock().await;
    stranger.say(&json!({"t": "ping"})).await;
    assert_eq!(stranger.hear_a("error").await["message"], said(Language::English, "join-first"));
    let mut stranger = house.knock().await;
    stranger
        .say(&json!({"t": "join", "protocol": server::protocol::PROTOCOL, "token": "x", "language": "fr"}))
        .await;
    assert_eq!(stranger.hear_a("error").await["message"], said(Language::French, "join-no-seat"));

    let started = house.begin(&two_people("single", false)).await;
    let (mut ada, _, _) = house.sit(&started.tokens[0].token).await;
    let undo = json!({"t": "undo", "further": false});
    ada.say(&undo).await;
    assert_eq!(ada.hear_a("error").await["message"], said(Language::English, "undo-practice"));
    for language in Language::OTHERS {
        ada.say(&json!({"t": "speak", "language": language.code()})).await;
        ada.say(&undo).await;
        assert_eq!(ada.hear_a("error").await["message"], said(language, "undo-practice"));
        ada.say(&json!({"t": "nonsense"})).await;
        let told = ada.hear_a("error").await["message"].as_str().expect("a sentence").to_owned();
        let begin = words::text(language, &Message::new("message-unread").with("why", String::new()));
        assert!(told.starts_with(begin.trim_end()), "{told}");
    }
}
