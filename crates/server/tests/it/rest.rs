//! Cards, decks and the page over REST, and refusals.

use crate::common::{House, OWNER, folder, starter, two_people};
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn cards_and_decks_are_told() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let hello = house.get("/api/hello").await;
    assert_eq!(hello["protocol"], server::protocol::PROTOCOL);
    assert!(hello["cards"].as_u64().expect("a number") > 2_000);
    assert!(hello["bots"].as_array().expect("bots").iter().any(|bot| bot["id"] == "search:normal"));
    assert!(hello["formats"].as_array().expect("formats").iter().any(|format| format["id"] == "core"));
    let german = house.get("/api/hello?lang=de").await;
    for (choice, id) in [("bots", "easy"), ("formats", "constructed")] {
        let title = |told: &Value| {
            let mut choices = told[choice].as_array().expect("a list").iter();
            choices.find(|one| one["id"] == id).map(|one| one["title"].clone()).expect("a title")
        };
        assert_ne!(title(&hello), title(&german));
    }

    let found = house.get("/api/cards?q=stitch%20new%20dog").await;
    assert_eq!(found["found"], 1, "{found}");
    let face = &found["faces"][0];
    assert_eq!(
        (&face["full_name"], &face["type"], &face["cost"]),
        (&json!("Stitch - New Dog"), &json!("character"), &json!(1))
    );
    let faces = house.get(&format!("/api/faces?ids={},65535", face["id"])).await;
    assert_eq!(faces["faces"], json!([face]));
    assert!(house.get("/api/names").await["names"].as_array().expect("names").contains(&json!("Stitch")));
    let (_, head, _) = house
        .ask("GET", &format!("/api/faces?ids=1&v={}", hello["library"].as_str().expect("a hash")), &[], b"")
        .await;
    assert!(head.to_lowercase().contains("immutable"), "{head}");

    let decks = house.get("/api/decks").await;
    let deck = decks.as_array().expect("decks").iter().find(|deck| deck["id"] == "the-heart-of-magic");
    let deck = deck.expect("a starter deck");
    assert_eq!(
        (&deck["name"], &deck["size"], &deck["kind"]),
        (&json!("The Heart of Magic"), &json!(60), &json!("starter"))
    );
    let sum: u64 = deck["curve"].as_array().expect("a curve").iter().filter_map(Value::as_u64).sum();
    assert_eq!(sum, 60);
    assert!(deck["formats"].as_array().expect("formats").contains(&json!("constructed")));

    let (status, check) = house
        .post(
            "/api/decks/check",
            &json!({"text": "5 Stitch - New Dog\n4 Stich - Nwe Dog\n", "format": "core"}),
        )
        .await;
    assert_eq!(status, 200);
    assert_eq!((&check["legal"], &check["playable"]), (&json!(false), &json!(false)));
    let rules: Vec<&Value> =
        check["violations"].as_array().expect("violations").iter().map(|one| &one["rule"]).collect();
    assert!(rules.contains(&&json!("1.10.1.1")), "{check}");
    let (_, check) = house.post("/api/decks/check", &json!({"text": "# nothing\nsome words\n"})).await;
    assert_eq!(check["problems"][0]["line"], 2, "{check}");

    let text = deck["text"].as_str().expect("a list");
    let (status, saved) = house.save_deck(&json!({"name": " Mine ", "text": text}), OWNER).await;
    assert_eq!((status, &saved["name"], &saved["kind"]), (200, &json!("Mine"), &json!("saved")));
    assert_eq!(saved["text"], deck["text"]);
    let house = house.again().await;
    let id = saved["id"].as_str().expect("an id");
    let as_owner = [("Inkwright-Owner", OWNER)];
    let (_, listed) = house.request("GET", "/api/decks", &as_owner, b"").await;
    let listed: Value = serde_json::from_slice(&listed).expect("JSON");
    assert!(listed.as_array().expect("decks").iter().any(|deck| deck["id"] == id));
    let new = json!({"from": "decks", "variant": "constructed", "seats": [
        {"who": "person", "deck": starter(id)}, {"who": "bot", "bot": "random", "deck": starter("daring-and-deception")}
    ]});
    let (status, game) = house.request("POST", "/api/games", &as_owner, new.to_string().as_bytes()).await;
    let game: Value = serde_json::from_slice(&game).expect("JSON");
    assert_eq!((status, game["tokens"].as_array().map(Vec::len)), (200, Some(1)), "{game}");
    assert_eq!(house.request("DELETE", &format!("/api/decks/{id}"), &as_owner, b"").await.0, 204);
    assert_eq!(house.request("DELETE", &format!("/api/decks/{id}"), &as_owner, b"").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_refused_with_a_sentence() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let deck = || starter("the-heart-of-magic");
    let person = || json!({"who": "person", "deck": deck()});
    let decks = |seats: Value| json!({"from": "decks", "variant": "constructed", "seats": seats});
    let cases = [
        (decks(json!([person()])), "seats"),
        (decks(json!([person(), person(), person(), person(), person()])), "seats"),
        (decks(json!([person(), {"who": "person"}])), "deck"),
        (decks(json!([person(), {"who": "bot", "bot": "search:9/9/9/9/9/9", "deck": deck()}])), "bots"),
        (
            decks(
                json!([{"who": "bot", "bot": "random", "deck": deck()}, {"who": "bot", "bot": "random", "deck": deck()}]),
            ),
            "at least one person",
        ),
        (
            decks(json!([person(), {"who": "person", "deck": {"t": "known", "id": "nothing"}}])),
            "no longer exists",
        ),
        (
            decks(
                json!([person(), {"who": "person", "deck": {"t": "text", "name": "x", "text": "4 Nobody - At All"}}]),
            ),
            "line 1",
        ),
        (
            decks(
                json!([person(), {"who": "person", "deck": {"t": "text", "name": "x", "text": "4 Stitch - New Dog"}}]),
            ),
            "not legal",
        ),
        (
            json!({"from": "decks", "variant": "constructed", "teams": "together", "seats": [person(), person()]}),
            "four players",
        ),
        (
            json!({"from": "decks", "variant": "constructed", "starter": 2, "seats": [person(), person()]}),
            "start",
        ),
        (json!({"from": "replay", "replay": "00", "at": 0, "seats": [person(), person()]}), "replay"),
        (json!({"from": "nowhere", "seats": [person(), person()]}), "read"),
        (json!([1, 2]), "read"),
    ];
    for (new, word) in cases {
        let (status, problem) = house.post("/api/games", &new).await;
        assert!((400..500).contains(&status), "{new}: {status}");
        let said = problem["error"].as_str().expect("a sentence");
        assert!(said.contains(word), "{new}: {said}");
    }
    // A scenario that is too large for a table.
    let huge = "scenario \"x\"\np1:\n  ink 65000\np2:\n  ink 65000\n";
    let new = json!({"from": "scenario", "text": huge, "seats": [{"who": "person"}, {"who": "person"}]});
    let (status, _) = house.post("/api/games", &new).await;
    assert!((400..500).contains(&status), "{status}");

    assert_eq!(house.request("POST", "/api/games", &[], b"{").await.0, 400);
    assert_eq!(house.request("POST", "/api/games", &[], &vec![b' '; 3 << 20]).await.0, 413);
    assert_eq!(house.request("GET", "/api/nothing", &[], b"").await.0, 404);
    assert_eq!(house.request("GET", "/api/faces?ids=x", &[], b"").await.0, 400);
    let many = vec!["1"; 501].join(",");
    assert_eq!(house.request("GET", &format!("/api/faces?ids={many}"), &[], b"").await.0, 400);
    assert_eq!(house.request("GET", "/../Cargo.toml", &[], b"").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_are_not_heard() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let own = format!("http://{}", house.address);
    assert_eq!(house.request("GET", "/api/hello", &[("Origin", &own)], b"").await.0, 200);
    assert_eq!(house.request("GET", "/api/hello", &[("Origin", "http://example.org")], b"").await.0, 403);
    assert_eq!(house.request("GET", "/api/hello", &[("Host", "rebound.example.org:4747")], b"").await.0, 403);
    let upgrade = [
        ("Origin", "http://example.org"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    assert_eq!(house.request("GET", "/api/ws", &upgrade, b"").await.0, 403);
    let (status, head, body) = house.ask("GET", "/", &[], b"").await;
    assert_eq!(status, 200);
    assert!(head.to_lowercase().contains("content-security-policy: default-src 'none'"), "{head}");
    assert!(String::from_utf8_lossy(&body).to_lowercase().contains("<!doctype html>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_refused_and_the_rest_goes_on() {
    let dir = folder();
    let limits = Limits {
        rate: 5.0,
        burst: 10.0,
        sockets: 2,
        stored: 2,
        tables: 1,
        join: Duration::from_millis(300),
        ..Limits::default()
    };
    let house = House::with(dir.path(), limits).await;
    let new = two_people("single", false);
    let game = house.begin(&new).await;
    let other = house.begin(&new).await;
    // Both games are unfinished, so there is no room for a third.
    assert_eq!(house.post("/api/games", &new).await.0, 503);

    let (mut ada, _, _) = house.sit(&game.tokens[0].token).await;
    for _ in 0..30 {
        ada.say(&json!({"t": "ping"})).await;
    }
    let mut heard = Vec::new();
    for _ in 0..30 {
        heard.push(ada.hear().await);
    }
    let pongs = heard.iter().filter(|message| message["t"] == "pong").count();
    assert!((10..20).contains(&pongs), "{pongs} pongs");
    assert!(heard.iter().any(|message| message["code"] == "too_fast"));

    // The only table is taken.
    let mut guest = house.knock().await;
    let join = json!({"t": "join", "protocol": server::protocol::PROTOCOL, "token": other.tokens[0].token});
    guest.say(&join).await;
    assert_eq!(guest.hear().await["code"], "too_much");
    assert!(guest.listen().await.is_none());
    // A browser that sends nothing is disconnected.
    let mut silent = house.knock_soon().await;
    assert!(silent.listen().await.is_none());
    // A message over the limit ends the connection, not the server.
    ada.say_text(&format!("\"{}\"", "x".repeat(100 << 10))).await;
    while ada.listen().await.is_some() {}
    let (_ada, _, state) = house.sit(&game.tokens[0].token).await;
    assert_eq!(state["n"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_told_by_edition() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let rule = house.get("/api/rules/8.6.1").await;
    let evasive = &rule["states"][0];
    assert_eq!((&rule["edition"], &evasive["title"]), (&json!("2.3.0"), &json!("Evasive")), "{rule}");
    assert!(rule["related"].as_array().expect("rules").iter().any(|one| one["number"] == "8.2.1"), "{rule}");
    let shown = &rule["shown_by"][0];
    assert!(shown["text"].as_str().is_some_and(|text| text.contains("scenario \"")), "{rule}");
    let titles = rule["above"].as_array().expect("headings").iter().map(|one| &one["title"]);
    assert_eq!(titles.collect::<Vec<_>>(), ["Keywords", "Evasive"]);
    let older = house.get("/api/rules/8.6.1?edition=2025-10-31").await;
    assert_eq!(older["states"][0]["title"], "Discard pile");

    let found = house.get("/api/rules/find?q=can%20a%20character%20I%20just%20played%20sing").await;
    let numbers: Vec<&str> =
        found["found"].as_array().expect("rules").iter().filter_map(|one| one["number"].as_str()).collect();
    assert!(
        numbers[..3].iter().any(|number| ["5.4.4.2", "5.3.5", "1.7.5", "5.1.1.11"].contains(number)),
        "{found}"
    );
    assert_eq!(house.get("/api/rules/find?q=4.3.6").await["found"][0]["number"], "4.3.6");
    assert_eq!(house.get("/api/rules/find?q=").await["found"], json!([]));

    let contents = house.get("/api/rules?edition=2.0.1").await;
    assert_eq!(contents["rules"].as_array().expect("rules").len(), 541);
    let words = contents["glossary"].as_array().expect("words");
    assert!(words.iter().any(|word| word["word"] == "drying" && word["rules"][0] == "5.1.1.11"), "{words:?}");
    assert!(!words.iter().any(|word| word["word"] == "ink drop"), "newer than this edition");

    for (path, status) in
        [("/api/rules/99.9", 404), ("/api/rules?edition=9.9", 400), ("/api/rules/8.6.1?edition=", 200)]
    {
        let (answered, _) = house.request("GET", path, &[], b"").await;
        assert_eq!(answered, status, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_by_the_edition_it_was_asked_for() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let new = |edition: &str| {
        json!({"from": "decks", "variant": "constructed", "edition": edition, "starter": 0, "seats": [
            {"who": "person", "deck": starter("the-heart-of-magic")},
            {"who": "bot", "bot": "random", "deck": starter("daring-and-deception")}
        ]})
    };
    let (status, started) = house.post("/api/games", &new("2025-08-22")).await;
    assert_eq!(status, 200, "{started}");
    let (_, welcome, state) = house.sit(started["tokens"][0]["token"].as_str().expect("a token")).await;
    assert_eq!(welcome["edition"], "2025-08-22");
    assert_eq!(state["decision"]["rule"], "3.1.6", "altering the hand, by that edition's number: {state}");
    let (status, problem) = house.post("/api/games", &new("first")).await;
    assert_eq!(status, 400, "{problem}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_of_ones_own_is_read_and_kept() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let card = "card \"Lamp Moth - Restless\" character emerald cost 3 inkable 3/3 lore 2 [Storyborn] { TO THE LIGHT: When you play this character, draw a card. }";
    let (status, read) = house.post("/api/cards/try", &json!({"text": card})).await;
    assert_eq!(status, 200, "{read}");
    let moth = &read["cards"][0];
    assert_eq!((&moth["playable"], &moth["face"]["cost"]), (&json!(true), &json!(3)), "{read}");
    assert!(
        !moth["meaning"].as_array().expect("lines").is_empty()
            && !moth["rules"].as_array().expect("rules").is_empty()
    );
    let wrong = card.replace("draw a card", "juggle a card");
    let (status, read) = house.post("/api/cards/try", &json!({"text": wrong})).await;
    assert_eq!(status, 200, "{read}");
    let moth = &read["cards"][0];
    assert_eq!((&moth["playable"], &moth["lines"][0]["understood"]), (&json!(false), &json!(false)));
    assert!(moth["advice"][0].as_array().expect("advice").len() > 1, "{read}");
    let (status, _) = house.post("/api/cards/own", &json!({"text": wrong})).await;
    assert_eq!(status, 400);
    let printed = card.replace("Lamp Moth - Restless", "Ariel - On Human Legs");
    let (status, refusal) = house.post("/api/cards/own", &json!({"text": printed})).await;
    assert_eq!(status, 400, "{refusal}");
    let (status, kept) = house.post("/api/cards/own", &json!({"text": card})).await;
    assert_eq!((status, &kept["kept"]), (200, &json!(["Lamp Moth - Restless"])));
    let shelf = cards::OwnCards::in_folder(dir.path()).read();
    assert_eq!(shelf.files[0].cards[0].full_name(), "Lamp Moth - Restless");
    for (text, status) in [("", 400), ("card \"", 400), (&"x".repeat(20_000), 413)] {
        assert_eq!(house.post("/api/cards/try", &json!({"text": text})).await.0, status, "{text:.20}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_card_enters_decks_at_once_and_games_that_were_begun_before_go_on() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let card =
        "card \"Lamp Moth - Restless\" character emerald cost 3 inkable 3/3 lore 2 [Storyborn] { Evasive }";
    let moths = json!({"t": "text", "name": "Moths", "text": "60 Lamp Moth - Restless"});
    let new = |deck: &Value| {
        json!({"from": "decks", "variant": "constructed", "any_deck": true, "starter": 0, "seed": 1, "seats": [
            {"who": "person", "deck": deck}, {"who": "bot", "bot": "random", "deck": starter("daring-and-deception")}
        ]})
    };
    let token = |started: &Value| started["tokens"][0]["token"].as_str().expect("a token").to_owned();
    let (status, old) = house.post("/api/games", &new(&starter("the-heart-of-magic"))).await;
    assert_eq!(status, 200, "{old}");
    assert_eq!(house.post("/api/games", &new(&moths)).await.0, 400, "nobody knows this card yet");
    let library = house.get("/api/hello").await["library"].clone();
    assert_eq!(house.post("/api/cards/own", &json!({"text": card})).await.0, 200);
    assert_ne!(house.get("/api/hello").await["library"], library);
    let (_, check) = house.post("/api/decks/check", &json!({"text": moths["text"]})).await;
    assert_eq!(check["playable"], true, "{check}");
    let face = house.get(&format!("/api/faces?ids={}", check["entries"][0]["face"])).await;
    assert_eq!(face["faces"][0]["full_name"], "Lamp Moth - Restless");
    assert_eq!(house.get("/api/cards?q=lamp+moth").await["found"], 1);
    let (status, moth_game) = house.post("/api/games", &new(&moths)).await;
    assert_eq!(status, 200, "{moth_game}");
    // Another card is added; then the server restarts.
    let other = card.replace("Lamp Moth", "Able Moth");
    assert_eq!(house.post("/api/cards/own", &json!({"text": other})).await.0, 200);
    for started in [&old, &moth_game] {
        let (_, _, state) = house.sit(&token(started)).await;
        assert_eq!(state["t"], "state", "{state}");
    }
    let house = house.again().await;
    for started in [&old, &moth_game] {
        let (mut guest, _, state) = house.sit(&token(started)).await;
        assert_eq!(state["t"], "state", "{state}");
        guest
            .say(&json!({"t": "act", "n": state["n"], "action": state["decision"]["answers"][0]["action"]}))
            .await;
        guest.hear_a("step").await;
    }
    // With a changed card it would be another game.
    let changed = card.replace("3/3", "4/4");
    assert_eq!(house.post("/api/cards/own", &json!({"text": changed})).await.0, 200);
    let house = house.again().await;
    house.sit(&token(&old)).await;
    let mut guest = house.knock().await;
    guest
        .say(&json!({"t": "join", "protocol": server::protocol::PROTOCOL, "token": token(&moth_game)}))
        .await;
    guest.hear_a("error").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_with_a_card_that_lacks_an_ability_says_so() {
    let dir = folder();
    let mut card = cards::CardData::blank(wording::CardType::Item);
    card.name = wording::Name("Half a Kettle".to_owned());
    card.printings = vec![format!("{}home/1", cards::PARTIAL_SET)];
    cards::OwnCards::in_folder(dir.path()).add(vec![card], Vec::new()).expect("kept");
    let house = House::open(dir.path()).await;
    let check = async |text: &str| house.post("/api/decks/check", &json!({"text": text})).await.1;
    let told = check("4 Half a Kettle").await["partial"].clone();
    assert_eq!(told, json!(["Half a Kettle: played without an ability that was not understood"]));
    assert_eq!(check("4 Stitch - New Dog").await["partial"], json!([]));
    let found = house.get("/api/cards?q=kettle").await;
    assert_eq!(found["faces"][0]["partial"], true, "{found}");
}
