//! Games over real connections.

use crate::common::{Guest, House, against, folder, some_answer, starter, two_people};
use fastrand::Rng;
use serde_json::{Value, json};
use server::protocol::PROTOCOL;
use std::time::{Duration, Instant};

/// Plays a seat against bots to the end; returns the last table.
async fn play_out(guest: &mut Guest, state: Value, seed: u64) -> Value {
    let mut rng = Rng::with_seed(seed);
    let mut table = state;
    for _ in 0..3_000 {
        table = guest.my_turn(table).await;
        if !table["over"].is_null() {
            return table;
        }
        let action = some_answer(&table, &mut rng);
        table = guest.act(&table, &action).await;
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_messages_and_saved() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&against("greedy", true)).await;
    let token = &game.tokens[0].token;
    let (mut guest, welcome, state) = house.sit(token).await;
    assert_eq!(welcome["seat"], 0);
    assert_eq!(welcome["seats"][0]["name"], "Ada");
    assert_eq!(welcome["lore_to_win"], 20);
    let end = play_out(&mut guest, state, 1).await;
    assert!(end["over"]["rule"].as_str().expect("a rule").contains('.'), "{}", end["over"]);
    assert!(end["decision"].is_null());
    let series = guest.hear_a("series").await;
    assert_eq!(series["series"]["decided"], true);

    let path = format!("/api/games/{}/replay", game.game);
    let bearer = format!("Bearer {token}");
    let (status, bytes) = house.request("GET", &path, &[("Authorization", &bearer)], b"").await;
    assert_eq!(status, 200);
    let replay = replay::Replay::from_bytes(&bytes, "game").expect("a replay");
    let verified = replay.verify(&playable::PlayableLibrary::embedded()).expect("it plays back");
    assert_eq!(verified.decisions as u64, end["n"].as_u64().expect("a number"));

    // Play again with the same seed.
    guest.say(&json!({"t": "restart", "same_seed": true})).await;
    let again = guest.hear_a("state").await;
    assert_eq!(again["n"], 0);
    assert!(again["over"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_in_teams_and_pack_rush_are_played_to_the_end() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let bot = |deck: &str| json!({"who": "bot", "bot": "random", "deck": starter(deck)});
    for (variant, teams, lore) in [("pack_rush", "none", 15), ("constructed", "together", 20)] {
        let game = house
            .begin(&json!({
                "from": "decks", "variant": variant, "teams": teams, "seed": 3, "practice": true, "any_deck": true,
                "seats": [
                    {"who": "person", "deck": starter("the-heart-of-magic")},
                    bot("daring-and-deception"), bot("a-steadfast-strategy"), bot("the-heart-of-magic")
                ]
            }))
            .await;
        let (mut guest, welcome, state) = house.sit(&game.tokens[0].token).await;
        assert_eq!((&welcome["teams"], &welcome["lore_to_win"]), (&json!(teams), &json!(lore)));
        let end = play_out(&mut guest, state, 5).await;
        let winners = end["over"]["winners"].as_array().expect("winners").len();
        assert!(winners == if teams == "none" { 1 } else { 2 } || end["over"]["winner"].is_null());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_action_names_its_rule_and_changes_nothing() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&two_people("single", false)).await;
    let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
    let (mut ben, _, hidden) = house.sit(&game.tokens[1].token).await;
    assert_eq!(state["decision"]["kind"]["t"], "mulligan");

    // The opening hand comes first (2.2.2).
    ada.say(&json!({"t": "act", "n": 0, "action": {"t": "end_turn"}})).await;
    let refused = ada.hear_a("refused").await;
    assert_eq!((&refused["n"], &refused["rule"]), (&json!(0), &json!("2.2.2")), "{refused}");
    assert_eq!(refused["why"][0]["rule"], "2.2.2");

    // Other seats' decisions are hidden.
    assert_eq!(hidden["decision"]["yours"], false);
    assert!(hidden["decision"]["kind"].is_null());
    assert_eq!(hidden["decision"]["answers"], json!([]));
    ben.say(&json!({"t": "act", "n": 0, "action": {"t": "done"}})).await;
    let refused = ben.hear_a("refused").await;
    assert!(!refused["rule"].as_str().expect("a rule").is_empty());

    // A card that the seat has never seen.
    ada.say(&json!({"t": "act", "n": 0, "action": {"t": "quest", "card": 60_000}})).await;
    assert_eq!(ada.hear_a("refused").await["rule"], "7.1.3");

    // An answer for an earlier table.
    ada.say(&json!({"t": "act", "n": 5, "action": {"t": "done"}})).await;
    assert_eq!(ada.hear_a("error").await["code"], "stale");
    assert_eq!(ada.hear_a("state").await["n"], 0);

    // A card in the hand can't quest. The explanation gives the reason and the card's possible actions.
    let table = ada.act(&state, &json!({"t": "done"})).await;
    let table_ben = ben.hear_a("step").await;
    ben.act(&table_ben, &json!({"t": "done"})).await;
    let table = ada.my_turn(table).await;
    let card = table["view"]["sides"][0]["hand"][0]["id"].clone();
    ada.say(&json!({"t": "act", "n": table["n"], "action": {"t": "quest", "card": card}})).await;
    let refused = ada.hear_a("refused").await;
    assert!(refused["rule"].as_str().expect("a rule").starts_with("4."), "{refused}");
    ada.say(&json!({"t": "why_card", "card": card})).await;
    let explained = ada.hear_a("explained").await;
    let kinds: Vec<&Value> =
        explained["explanations"].as_array().expect("a list").iter().map(|one| &one["action"]["t"]).collect();
    assert!(kinds.contains(&&json!("ink")) && kinds.contains(&&json!("play")), "{explained}");

    // Undo, hints and restarts are refused in a game of two people.
    for message in [
        json!({"t": "undo", "further": true}),
        json!({"t": "hint", "budget": "fast"}),
        json!({"t": "restart", "same_seed": true}),
    ] {
        ada.say(&message).await;
        assert_eq!(ada.hear_a("error").await["code"], "not_allowed", "{message}");
    }
    // Nobody gets its replay either, because it shows everything.
    let bearer = format!("Bearer {}", game.tokens[0].token);
    let path = format!("/api/games/{}/replay", game.game);
    assert_eq!(house.request("GET", &path, &[("Authorization", &bearer)], b"").await.0, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_browser_takes_the_seat_over_and_a_lost_one_comes_back() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&two_people("single", false)).await;
    let token = &game.tokens[0].token;
    let (mut first, _, state) = house.sit(token).await;
    let (mut ben, _, _) = house.sit(&game.tokens[1].token).await;
    let (mut second, _, same) = house.sit(token).await;
    assert_eq!(state, same);
    assert_eq!(first.hear_a("taken_over").await["t"], "taken_over");
    assert!(first.listen().await.is_none(), "the first connection is closed");
    let table = second.act(&same, &json!({"t": "done"})).await;
    assert_eq!(ben.hear_a("step").await["n"], table["n"]);

    drop(second);
    let gone = loop {
        let message = ben.hear_a("series").await;
        if message["seats"][0]["connected"] == false {
            break message;
        }
    };
    assert_eq!(gone["seats"][1]["connected"], true);
    let (_third, _, back) = house.sit(token).await;
    assert_eq!((&back["n"], &back["view"]), (&table["n"], &table["view"]));
    let told: Vec<&Value> =
        table["events"].as_array().expect("events").iter().map(|event| &event["words"]).collect();
    let log: Vec<&Value> = back["log"].as_array().expect("a log").iter().map(|line| &line["words"]).collect();
    assert_eq!(log, told, "the log tells what was told");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_without_a_token() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&two_people("single", false)).await;
    let right = game.tokens[0].token.clone();
    let mut wrong = right.clone();
    wrong.replace_range(right.len() - 1.., if right.ends_with('0') { "1" } else { "0" });
    let join = |token: &str, protocol: u16| json!({"t": "join", "protocol": protocol, "token": token});
    let cases = [
        (join(&wrong, PROTOCOL), "token"),
        (join("", PROTOCOL), "token"),
        (join(&right, PROTOCOL + 1), "protocol"),
        (json!({"t": "ping"}), "join"),
        (json!("what"), "join"),
    ];
    for (message, code) in cases {
        let mut guest = house.knock().await;
        guest.say(&message).await;
        assert_eq!(guest.hear().await["code"], code, "{message}");
        assert!(guest.listen().await.is_none(), "{message}: the connection is closed");
    }
    let path = format!("/api/games/{}/replay", game.game);
    for header in [None, Some("Bearer x".to_owned()), Some(format!("Bearer {wrong}"))] {
        let headers: Vec<(&str, &str)> =
            header.iter().map(|value| ("Authorization", value.as_str())).collect();
        assert_eq!(house.request("GET", &path, &headers, b"").await.0, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_takes_back_hints_and_shows_what_comes_of_things() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&against("random", true)).await;
    let (mut ada, welcome, state) = house.sit(&game.tokens[0].token).await;
    assert_eq!(welcome["may_undo"], true);
    let table = ada.act(&state, &json!({"t": "done"})).await;
    let table = ada.my_turn(table).await;
    let ink = some_of(&table, "ink");
    let inked = ada.act(&table, &ink).await;
    assert_eq!(inked["view"]["sides"][0]["ready_ink"], 1);
    // The opponent has seen which card was inked (4.2.1.1), so taking that back needs `further`.
    ada.say(&json!({"t": "undo", "further": false})).await;
    assert_eq!(ada.hear_a("error").await["code"], "revealed");
    ada.say(&json!({"t": "undo", "further": true})).await;
    assert_eq!(ada.hear_a("undone").await["n"], table["n"]);
    let back = ada.hear_a("state").await;
    assert_eq!((&back["view"], &back["decision"]), (&table["view"], &table["decision"]));

    // The opponent draws a card at the beginning of a turn (3.2.3.1), so taking that back needs `further`,
    // too.
    let passed = ada.act(&back, &json!({"t": "end_turn"})).await;
    ada.my_turn(passed).await;
    ada.say(&json!({"t": "undo", "further": false})).await;
    assert_eq!(ada.hear_a("error").await["code"], "revealed");
    ada.say(&json!({"t": "undo", "further": true})).await;
    let table = ada.hear_a("state").await;
    assert_eq!((&table["n"], &table["view"]), (&back["n"], &back["view"]));

    ada.say(&json!({"t": "hint", "budget": "fast"})).await;
    let hint = ada.hear_a("hint").await;
    assert!(!hint["lines"].as_array().expect("lines").is_empty());
    let first = &hint["lines"][0]["first"];
    assert!(actions(&table).contains(first), "{first} is one of the answers");

    ada.say(&json!({"t": "preview", "action": ink})).await;
    let preview = ada.hear_a("preview").await;
    assert_eq!((&preview["allowed"], &preview["certain"]), (&json!(true), &json!(true)));
    assert!(preview["events"].as_array().expect("events").iter().any(|event| event["what"]["t"] == "inked"));
    ada.say(&json!({"t": "preview", "action": {"t": "end_turn"}})).await;
    assert_eq!(ada.hear_a("preview").await["certain"], false, "what the opponent draws nobody knows");
}

fn actions(table: &Value) -> Vec<Value> {
    let answers = table["decision"]["answers"].as_array().expect("answers");
    answers.iter().map(|answer| answer["action"].clone()).collect()
}

fn some_of(table: &Value, kind: &str) -> Value {
    actions(table).into_iter().find(|action| action["t"] == kind).expect("such an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_goes_on_until_somebody_has_won_it() {
    let dir = folder();
    let mut house = House::open(dir.path()).await;
    let game = house.begin(&two_people("best_of_three", false)).await;
    let tokens: Vec<String> = game.tokens.iter().map(|seat| seat.token.clone()).collect();
    let (mut ada, welcome, _) = house.sit(&tokens[0]).await;
    let (mut ben, _, _) = house.sit(&tokens[1]).await;
    assert_eq!(welcome["series"]["kind"], "best_of_three");
    ada.say(&json!({"t": "concede"})).await;
    assert_eq!(ben.hear_a("step").await["over"]["words"], "You win.");
    ada.say(&json!({"t": "next_game"})).await;
    ben.say(&json!({"t": "next_game"})).await;
    // The loser chooses whether to start (2.1.3.2).
    let asked = loop {
        let message = ben.hear_a("series").await;
        if !message["series"]["chooser"].is_null() {
            break message;
        }
    };
    assert_eq!((&asked["series"]["chooser"], &asked["series"]["wins"]), (&json!(0), &json!([0, 1])));
    ben.say(&json!({"t": "choose_start", "start": true})).await;
    assert_eq!(ben.hear_a("error").await["code"], "not_allowed");

    // The server remembers who must choose.
    house = house.again().await;
    let (mut ada, welcome, state) = house.sit(&tokens[0]).await;
    let (mut ben, _, _) = house.sit(&tokens[1]).await;
    assert_eq!((&welcome["series"]["chooser"], &state["over"]["winner"]), (&json!(0), &json!(1)));
    ada.say(&json!({"t": "choose_start", "start": false})).await;
    let state = ada.hear_a("state").await;
    assert_eq!((&state["n"], &state["over"]), (&json!(0), &Value::Null));
    assert_eq!(state["view"]["active"], 1, "the other one starts");
    ada.say(&json!({"t": "concede"})).await;
    let decided = loop {
        let message = ben.hear_a("series").await;
        if message["series"]["decided"] == true {
            break message;
        }
    };
    assert_eq!((&decided["series"]["winner"], &decided["series"]["wins"]), (&json!(1), &json!([0, 2])));
    // The first game of the series was kept.
    let bearer = format!("Bearer {}", tokens[0]);
    let path = format!("/api/games/{}/replay?number=1", game.game);
    let (status, bytes) = house.request("GET", &path, &[("Authorization", &bearer)], b"").await;
    assert_eq!(status, 200);
    assert!(replay::Replay::from_bytes(&bytes, "game").expect("a replay").outcome.is_some());
}

const SCENARIO: &str = "
card \"Test Ally - Plain\" character amber cost 2 inkable 2/3 lore 1 [Storyborn, Ally] { }
card \"Test Foe - Weary\" character steel cost 2 inkable 1/2 lore 1 [Storyborn, Villain] { }
scenario \"a challenge to look at\"
p1:
  play \"Test Ally - Plain\" as ally
  ink 3
p2:
  play \"Test Foe - Weary\" exerted as foe
";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_scenario_has_cards_of_its_own_and_outlives_the_server() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let new = json!({
        "from": "scenario", "text": SCENARIO, "practice": true,
        "seats": [{"who": "person"}, {"who": "bot", "bot": "greedy"}]
    });
    let game = house.begin(&new).await;
    let token = game.tokens[0].token.clone();
    let (mut ada, welcome, state) = house.sit(&token).await;
    let ally = state["view"]["sides"][0]["play"][0].clone();
    let foe = state["view"]["sides"][1]["play"][0].clone();
    let path = format!("{}?ids={},{}", welcome["faces"].as_str().expect("a path"), ally["face"], foe["face"]);
    assert_eq!(house.request("GET", &path, &[], b"").await.0, 401);
    let bearer = format!("Bearer {token}");
    let (status, faces) = house.request("GET", &path, &[("Authorization", &bearer)], b"").await;
    assert_eq!(status, 200);
    let faces: Value = serde_json::from_slice(&faces).expect("JSON");
    assert_eq!(faces["faces"][0]["full_name"], "Test Ally - Plain");

    // 4.6.6: each deals its strength to the other; 2 damage banish a willpower of 2.
    let challenge = json!({"t": "challenge", "card": ally["id"], "target": foe["id"]});
    ada.say(&json!({"t": "preview", "action": challenge})).await;
    let preview = ada.hear_a("preview").await;
    assert_eq!(preview["certain"], true);
    let card = |id: &Value| {
        preview["cards"]
            .as_array()
            .expect("cards")
            .iter()
            .find(|card| card["card"] == *id)
            .cloned()
            .expect("it changes")
    };
    assert_eq!(card(&ally["id"])["damage_after"], 1);
    assert_eq!(card(&ally["id"])["banished"], false);
    assert_eq!(card(&foe["id"])["banished"], true);
    let table = ada.act(&state, &challenge).await;
    assert_eq!(table["view"]["sides"][1]["play"], json!([]));
    assert_eq!(table["view"]["sides"][0]["play"][0]["damage"], 1);

    let house = house.again().await;
    let (_ada, _, back) = house.sit(&token).await;
    assert_eq!((&back["n"], &back["view"]), (&table["n"], &table["view"]));

    let wrong = json!({"from": "scenario", "text": "scenario \"x\"\nfrobnicate\n", "practice": true,
        "seats": [{"who": "person"}, {"who": "person"}]});
    let (status, problem) = house.post("/api/games", &wrong).await;
    assert_eq!(status, 400);
    assert!(problem["error"].as_str().expect("a sentence").contains(":2:"), "{problem}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_stepped_through_and_gone_on_with() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&against("random", true)).await;
    let token = game.tokens[0].token.clone();
    let (mut ada, _, state) = house.sit(&token).await;
    let mut rng = Rng::with_seed(9);
    let mut table = state;
    for _ in 0..12 {
        table = ada.my_turn(table).await;
        table = ada.act(&table, &some_answer(&table, &mut rng)).await;
    }
    table = ada.my_turn(table).await;
    let bearer = format!("Bearer {token}");
    let path = format!("/api/games/{}/replay", game.game);
    let (_, bytes) = house.request("GET", &path, &[("Authorization", &bearer)], b"").await;
    let (status, info) = house.request("POST", "/api/replays", &[], &bytes).await;
    assert_eq!(status, 200);
    let info: Value = serde_json::from_slice(&info).expect("JSON");
    assert_eq!(info["length"], table["n"]);
    assert_eq!(info["lines"].as_array().expect("lines").len() as u64, table["n"].as_u64().expect("a number"));
    let id = info["id"].as_str().expect("an id");
    let last = house.get(&format!("/api/replays/{id}/{}?seat=0", table["n"])).await;
    assert_eq!(last["view"], table["view"]);
    let first = house.get(&format!("/api/replays/{id}/0?seat=1")).await;
    assert_eq!((&first["n"], &first["seat"]), (&json!(0), &Value::Null));
    assert_eq!(first["view"]["viewer"], 1);
    assert_eq!(house.request("GET", &format!("/api/replays/{id}/100000"), &[], b"").await.0, 400);
    let (status, _) = house.request("POST", "/api/replays", &[], b"no replay").await;
    assert_eq!(status, 400);

    // The review looks at this seat's decisions alone, in parts until the end.
    let (mut from, mut reviewed) = (json!(0), Vec::new());
    while let Some(next) = from.as_u64() {
        let part = house.get(&format!("/api/replays/{id}/review?seat=0&from={next}")).await;
        reviewed.extend(part["decisions"].as_array().expect("decisions").clone());
        from = part["next"].clone();
    }
    assert!(reviewed.len() > 3, "{reviewed:?}");
    for pair in reviewed.windows(2) {
        assert!(pair[0]["n"].as_u64() < pair[1]["n"].as_u64(), "each decision once: {pair:?}");
    }
    for one in &reviewed {
        let n = one["n"].as_u64().expect("a number") as usize;
        assert_eq!(info["lines"][n]["seat"], 0, "{one}");
        let (best, given) =
            (one["best"].as_f64().expect("a chance"), one["given"].as_f64().expect("a chance"));
        assert!((0.0..=1.0).contains(&given) && given <= best && best <= 1.0, "{one}");
    }
    assert_eq!(house.request("GET", &format!("/api/replays/{id}/review?seat=7"), &[], b"").await.0, 400);

    let fork = json!({"from": "replay", "replay": id, "at": table["n"], "practice": true,
        "seats": [{"who": "person"}, {"who": "person"}]});
    let fork = house.begin(&fork).await;
    let house = house.again().await;
    let (_, _, forked) = house.sit(&fork.tokens[0].token).await;
    assert_eq!((&forked["n"], &forked["view"]), (&table["n"], &table["view"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_answered_at_once_while_bots_think_elsewhere() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    // At another table a strong bot thinks for a long time.
    let slow = house.begin(&against("search:strong", true)).await;
    let (mut other, _, state) = house.sit(&slow.tokens[0].token).await;
    other.say(&json!({"t": "act", "n": state["n"], "action": {"t": "done"}})).await;
    let game = house.begin(&two_people("single", true)).await;
    let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
    let (mut ben, _, mut table_ben) = house.sit(&game.tokens[1].token).await;
    let mut table = state;
    let mut times = Vec::new();
    let mut rng = Rng::with_seed(2);
    for _ in 0..40 {
        let (who, now) = if table["decision"]["yours"] == true {
            (&mut ada, table.clone())
        } else {
            (&mut ben, table_ben.clone())
        };
        if !now["over"].is_null() {
            break;
        }
        let action = some_answer(&now, &mut rng);
        let begin = Instant::now();
        let next = who.act(&now, &action).await;
        times.push(begin.elapsed());
        if table["decision"]["yours"] == true {
            table = next;
            table_ben = ben.hear_a("step").await;
        } else {
            table_ben = next;
            table = ada.hear_a("step").await;
        }
    }
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("answers to {} moves: {median:?} in the median, {worst:?} at most", times.len());
    // This is a debug build, and other programs may be running.
    assert!(median < Duration::from_millis(50), "{times:?}");
}
