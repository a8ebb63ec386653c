//! Attacks on the server, and what curious people might try.

use crate::common::{House, OWNER, against, folder, lenient, some_answer, two_people};
use engine::{Seat, Teams, Variant};
use replay::Replay;
use serde_json::{Value, json};
use server::{Exposure, Limits};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// A replay of two decks with these entries that nobody has played.
fn replay(house_hash: u64, entries: &[(u16, String)]) -> Vec<u8> {
    let replay = Replay {
        version: Replay::VERSION,
        library_hash: house_hash,
        seed: 1,
        decks: vec![("one".to_owned(), entries.to_vec()), ("two".to_owned(), entries.to_vec())],
        leaders: vec![],
        starter: Seat(0),
        rules: engine::Rules::default(),
        variant: Variant::Constructed,
        teams: Teams::default(),
        actions: Vec::new(),
        outcome: None,
    };
    replay.to_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_of_cards_that_nobody_knows_costs_little() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let hello = house.get("/api/hello").await;
    let hash = u64::from_str_radix(hello["library"].as_str().expect("a hash"), 16).expect("a number");
    let name = |n: usize| format!("Nobody Knows - Card Number {n}");
    // 40 KB: each name would be compared with every card.
    let many: Vec<(u16, String)> = (0..600).map(|n| (1, name(n))).collect();
    // 400 KB of entries without a card.
    let none: Vec<(u16, String)> = (0..6_500).map(|n| (0, name(n))).collect();
    for entries in [many, none] {
        let begin = Instant::now();
        let (status, body) = house.request("POST", "/api/replays", &[], &replay(hash, &entries)).await;
        assert_eq!(status, 400, "{}", String::from_utf8_lossy(&body));
        assert!(begin.elapsed() < Duration::from_secs(2), "it took {:?}", begin.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_rest_where_nobody_is_left() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&against("search:strong", true)).await;
    let token = &game.tokens[0].token;
    let (mut ada, _, state) = house.sit(token).await;
    let table = ada.act(&state, &json!({"t": "done"})).await;
    let table = ada.my_turn(table).await;
    let passed = ada.act(&table, &json!({"t": "end_turn"})).await;
    ada.hear_a("thinking").await;
    drop(ada);
    // Longer than a bot may think.
    sleep(Duration::from_secs(4)).await;
    let (mut ada, _, back) = house.sit(token).await;
    assert_eq!(back["n"], passed["n"], "nothing was played while nobody was there");
    // The game continues when somebody is there.
    ada.my_turn(back).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_does_not_read_costs_no_memory() {
    let dir = folder();
    let house = House::with(dir.path(), Limits { queue: 100_000, ..lenient() }).await;
    let game = house.begin(&two_people("single", false)).await;
    let (mut ada, _, _) = house.sit(&game.tokens[0].token).await;
    // Each message is answered with the whole table, and none of the answers is read.
    let mut most = 0;
    for _ in 0..40 {
        for _ in 0..50 {
            if !ada.try_say(&json!({"t": "act", "n": 999, "action": {"t": "done"}})).await {
                break;
            }
        }
        most = most.max(house.metric("queued_bytes").await);
    }
    for _ in 0..100 {
        if house.metric("cut_off_total").await > 0 {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    assert!(house.metric("cut_off_total").await > 0, "it is cut off");
    assert!(most <= 200_000, "{most} bytes waited for one browser");
    // The browser may reconnect.
    house.sit(&game.tokens[0].token).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_scenario_makes_no_huge_table() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let card = "card \"Test Ally - Plain\" character amber cost 2 inkable 2/3 lore 1 [Storyborn, Ally] { }\n";
    let side = |state: &str| format!("  play \"Test Ally - Plain\"{state}\n").repeat(190);
    // Everyone may challenge everyone: 36,100 answers.
    let text = format!("{card}scenario \"crowd\"\np1:\n{}p2:\n{}", side(""), side(" exerted"));
    assert!(text.len() < 16 << 10, "{}", text.len());
    let new = json!({"from": "scenario", "text": text, "practice": true,
        "seats": [{"who": "person"}, {"who": "bot", "bot": "random"}]});
    let (status, problem) = house.post("/api/games", &new).await;
    assert_eq!(status, 400, "{problem}");
    assert!(problem["error"].as_str().expect("a sentence").contains("too much"), "{problem}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_its_answers_somewhere() {
    let dir = folder();
    let house = House::with(dir.path(), Limits { answers: 3, ..lenient() }).await;
    let game = house.begin(&two_people("single", false)).await;
    let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
    let (mut ben, _, _) = house.sit(&game.tokens[1].token).await;
    let table = ada.act(&state, &json!({"t": "done"})).await;
    ben.hear_a("step").await;
    ben.act(&table, &json!({"t": "done"})).await;
    let table = ada.hear_a("step").await;
    let table = ada.act(&table, &json!({"t": "end_turn"})).await;
    assert_eq!(table["n"], 3);
    ben.say(&json!({"t": "act", "n": 3, "action": {"t": "end_turn"}})).await;
    assert_eq!(ben.hear_a("error").await["code"], "too_much");
    ben.say(&json!({"t": "concede"})).await;
    assert_eq!(ada.hear_a("step").await["over"]["words"], "You win.");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_plays_make_room() {
    let dir = folder();
    let keep_unstarted = Duration::from_secs(1);
    let house = House::with(dir.path(), Limits { stored: 3, keep_unstarted, ..lenient() }).await;
    let new = two_people("single", false);
    let (first, played) = (house.begin(&new).await, house.begin(&new).await);
    house.begin(&new).await;
    let (mut ada, _, state) = house.sit(&played.tokens[0].token).await;
    ada.act(&state, &json!({"t": "done"})).await;
    drop(ada);
    assert_eq!(house.post("/api/games", &new).await.0, 503);
    // Any player of a game that nobody has played can delete it.
    let delete = async |id: &str, token: &str| {
        let bearer = format!("Bearer {token}");
        house.request("DELETE", &format!("/api/games/{id}"), &[("Authorization", &bearer)], b"").await.0
    };
    assert_eq!(delete(&first.game, &played.tokens[0].token).await, 401);
    assert_eq!(delete(&first.game, &first.tokens[1].token).await, 204);
    assert_eq!(delete(&first.game, &first.tokens[1].token).await, 401, "it is gone");
    assert_eq!(delete(&played.game, &played.tokens[0].token).await, 409, "the other plays it, too");
    house.begin(&new).await;
    assert_eq!(house.post("/api/games", &new).await.0, 503);
    // Games that nobody has played for a while are deleted.
    sleep(Duration::from_millis(2_100)).await;
    house.begin(&new).await;
    house.sit(&played.tokens[0].token).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_begins_so_many_games_and_asks_so_often() {
    let dir = folder();
    let house = House::with(dir.path(), Limits { games_per_hour: 9, request_rate: 1.0, ..lenient() }).await;
    let new = two_people("single", false);
    for _ in 0..3 {
        house.begin(&new).await;
    }
    let (status, problem) = house.post("/api/games", &new).await;
    assert_eq!(status, 429, "{problem}");
    let mut refused = 0;
    for _ in 0..40 {
        refused += usize::from(house.request("GET", "/api/hello", &[], b"").await.0 == 429);
    }
    assert!((15..=30).contains(&refused), "{refused} of 40 were refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_are_not_kept() {
    let dir = folder();
    let headers = Duration::from_millis(400);
    let limits = Limits { connections: 16, connections_per_address: 16, headers, ..lenient() };
    let house = House::with(dir.path(), limits).await;
    let mut open = Vec::new();
    for n in 0..64 {
        let mut stream = TcpStream::connect(house.address).await.expect("it listens");
        let _ = stream.write_all(if n % 2 == 0 { b"GET /api/hello HT" } else { b"" }).await;
        open.push(stream);
    }
    sleep(Duration::from_millis(900)).await;
    let asked = timeout(Duration::from_secs(5), house.get("/api/hello"));
    asked.await.expect("others are heard all the same");
    drop(open);
    // Nor is one that has made a request and now stays open.
    let mut idle = TcpStream::connect(house.address).await.expect("it listens");
    let ask = format!("GET /api/hello HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    idle.write_all(ask.as_bytes()).await.expect("it hears");
    let mut heard = Vec::new();
    timeout(Duration::from_secs(5), idle.read_to_end(&mut heard))
        .await
        .expect("it is closed")
        .expect("its bytes");
    assert!(heard.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_others_have_theirs() {
    let dir = folder();
    let limits = Limits { connections_per_address: 4, sockets_per_address: 2, ..lenient() };
    let house = House::with(dir.path(), limits).await;
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(TcpStream::connect(house.address).await.expect("it listens"));
    }
    let mut closed = 0;
    for stream in &mut open {
        let mut byte = [0];
        closed += usize::from(matches!(
            timeout(Duration::from_millis(300), stream.read(&mut byte)).await,
            Ok(Ok(0) | Err(_))
        ));
    }
    assert_eq!(closed, 4);
    drop(open);
    sleep(Duration::from_millis(100)).await;
    let (_one, _two) = (house.knock().await, house.knock().await);
    assert!(!house.can_knock().await, "two browsers of this address are there already");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_the_replay_while_another_plays() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let game = house.begin(&two_people("single", true)).await;
    let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
    ada.act(&state, &json!({"t": "done"})).await;
    let path = format!("/api/games/{}/replay", game.game);
    let bearer = format!("Bearer {}", game.tokens[0].token);
    assert_eq!(house.request("GET", &path, &[("Authorization", &bearer)], b"").await.0, 409);
    ada.say(&json!({"t": "concede"})).await;
    ada.hear_a("step").await;
    assert_eq!(house.request("GET", &path, &[("Authorization", &bearer)], b"").await.0, 200);
}

const SECRETS: &str = "
card \"Open Ally - Seen\" character amber cost 2 inkable 2/3 lore 1 [Storyborn, Ally] { }
card \"Secret Plan - Unseen\" character steel cost 2 inkable 1/2 lore 1 [Storyborn, Villain] { }
scenario \"a hidden hand\"
p1:
  play \"Open Ally - Seen\" as ally
p2:
  hand \"Secret Plan - Unseen\"
";

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_a_scenario_are_told_when_they_are_seen() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let new = json!({"from": "scenario", "text": SECRETS, "seats": [{"who": "person"}, {"who": "person"}]});
    let game = house.begin(&new).await;
    let mut told = Vec::new();
    for seat in &game.tokens {
        let bearer = format!("Bearer {}", seat.token);
        let headers = [("Authorization", bearer.as_str())];
        let (_, faces) =
            house.request("GET", &format!("/api/games/{}/faces?ids=0,1,2,3", game.game), &headers, b"").await;
        let (_, names) =
            house.request("GET", &format!("/api/games/{}/names", game.game), &headers, b"").await;
        let [faces, names] = [faces, names].map(|body| String::from_utf8(body).expect("text"));
        told.push((faces, names));
    }
    let [(ada_faces, ada_names), (ben_faces, ben_names)] = &told[..] else { panic!("two seats") };
    for text in [ada_faces, ada_names] {
        assert!(text.contains("Open Ally") && !text.contains("Secret Plan"), "{text}");
    }
    for text in [ben_faces, ben_names] {
        assert!(text.contains("Open Ally") && text.contains("Secret Plan"), "{text}");
    }
}

const NAMING: &str = "
scenario \"a guess\"
p1:
  ink 1
  play \"The Sorcerer's Hat\"
  deck DECK
p2:
  hand HAND
";

#[tokio::test(flavor = "multi_thread")]
async fn any_card_can_be_named_in_a_scenario_and_the_list_tells_nothing_about_it() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let mut lists = Vec::new();
    for (deck, hand) in
        [("Stitch - New Dog", "Simba - Protective Cub"), ("Simba - Protective Cub", "HeiHei - Boat Snack")]
    {
        let text = NAMING.replace("DECK", &format!("\"{deck}\"")).replace("HAND", &format!("\"{hand}\""));
        let new = json!({"from": "scenario", "text": text, "seats": [{"who": "person"}, {"who": "person"}]});
        let game = house.begin(&new).await;
        let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
        let bearer = format!("Bearer {}", game.tokens[0].token);
        let path = format!("/api/games/{}/names", game.game);
        let (_, names) = house.request("GET", &path, &[("Authorization", &bearer)], b"").await;
        let names: Value = serde_json::from_slice(&names).expect("JSON");
        let names: Vec<String> = serde_json::from_value(names["names"].clone()).expect("names");
        let uses = |answer: &&Value| answer["action"]["t"] == "use";
        let answers = state["decision"]["answers"].as_array().expect("answers");
        let guess = answers.iter().find(uses).expect("the item can be used")["action"].clone();
        let asked = ada.act(&state, &guess).await;
        assert_eq!(asked["decision"]["kind"]["t"], "name", "{asked}");
        // Nobody has seen this card, but everybody knows it.
        let n = names
            .iter()
            .position(|name| name == deck.split(" - ").next().expect("a name"))
            .expect("it is there");
        let told = ada.act(&asked, &json!({"t": "name", "n": n})).await;
        assert_eq!(told["view"]["sides"][0]["hand_count"], 1, "the guess was right: {told}");
        lists.push(names);
    }
    assert_eq!(lists[0], lists[1], "whatever is hidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_works_once_and_its_token_is_the_guests_own() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let mut new = two_people("single", false);
    new["seats"][1]["elsewhere"] = json!(true);
    new["seed"] = Value::Null;
    let (status, started) = house.post("/api/games", &new).await;
    assert_eq!(status, 200, "{started}");
    assert_eq!(started["tokens"].as_array().expect("tokens").len(), 1);
    let invite = &started["invites"][0]["invite"];
    // An invite is not a token.
    let mut guest = house.knock().await;
    guest.say(&json!({"t": "join", "protocol": server::protocol::PROTOCOL, "token": invite})).await;
    assert_eq!(guest.hear().await["code"], "token");
    let (status, seat) = house.post("/api/seats", &json!({"invite": invite})).await;
    assert_eq!((status, &seat["seat"], &seat["name"]), (200, &json!(1), &json!("Ben")), "{seat}");
    let token = seat["token"].as_str().expect("a token");
    assert!(!started.to_string().contains(token), "who began the game does not have it");
    let (_, welcome, _) = house.sit(token).await;
    assert_eq!(welcome["seat"], 1);
    let (status, problem) = house.post("/api/seats", &json!({"invite": invite})).await;
    assert_eq!(status, 410, "{problem}");
    for wrong in [json!("x"), json!(""), started["tokens"][0]["token"].clone()] {
        assert_eq!(house.post("/api/seats", &json!({"invite": wrong})).await.0, 410, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_deck_belongs_to_who_saved_it() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let decks = house.get("/api/decks").await;
    let (status, saved) = house.save_deck(&json!({"name": "Mine", "text": decks[0]["text"]}), OWNER).await;
    assert_eq!(status, 200, "{saved}");
    let id = saved["id"].as_str().expect("an id");
    let other = "another-browser-with-a-name-of-its-own";
    let listed = async |owner: &str| {
        let (_, body) = house.request("GET", "/api/decks", &[("Inkwright-Owner", owner)], b"").await;
        let decks: Value = serde_json::from_slice(&body).expect("JSON");
        decks.as_array().expect("decks").iter().any(|deck| deck["id"] == id)
    };
    assert!(listed(OWNER).await && !listed(other).await && !listed("").await);
    let seats = json!([
        {"who": "person", "deck": {"t": "known", "id": id}},
        {"who": "bot", "bot": "random", "deck": {"t": "known", "id": "daring-and-deception"}}
    ]);
    let new =
        json!({"from": "decks", "variant": "constructed", "any_deck": true, "seats": seats}).to_string();
    let begin = async |owner: &str| {
        house.request("POST", "/api/games", &[("Inkwright-Owner", owner)], new.as_bytes()).await.0
    };
    assert_eq!((begin(OWNER).await, begin(other).await), (200, 400));
    let delete = async |owner: &str| {
        house.request("DELETE", &format!("/api/decks/{id}"), &[("Inkwright-Owner", owner)], b"").await.0
    };
    assert_eq!((delete(other).await, delete("short").await, delete(OWNER).await), (404, 401, 204));
    assert_eq!(house.save_deck(&json!({"name": "Mine", "text": decks[0]["text"]}), "").await.0, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_believed_when_it_is_trusted_and_two_hosts_never_are() {
    let dir = folder();
    let exposure = Exposure {
        public_url: Some("https://play.example.org".parse().expect("an address")),
        trusted_proxies: vec!["127.0.0.1".parse().expect("an address")],
        metrics: None,
    };
    let house = House::exposed(dir.path(), Limits { games_per_hour: 3, ..lenient() }, exposure).await;
    let public = [("Host", "play.example.org"), ("Origin", "https://play.example.org")];
    let (status, hello) = house.request("GET", "/api/hello", &public, b"").await;
    let hello: Value = serde_json::from_slice(&hello).expect("JSON");
    assert_eq!(
        (status, &hello["public_url"], &hello["reach"]),
        (200, &json!("https://play.example.org"), &json!("public"))
    );
    let own = house.address.to_string();
    for twice in [
        [("Host", own.as_str()), ("Host", "play.example.org")],
        [("Origin", "https://play.example.org"), ("Origin", "x")],
    ] {
        let (status, _) = house.request("GET", "/api/hello", &twice, b"").await;
        assert!(status == 403 || status == 400, "{twice:?}: {status}");
    }
    // Clients behind the proxy are counted separately.
    let new = two_people("single", false).to_string();
    let begin = async |from: &str| {
        house.request("POST", "/api/games", &[("X-Forwarded-For", from)], new.as_bytes()).await.0
    };
    assert_eq!([begin("1.2.3.4").await, begin("1.2.3.4").await], [200, 429]);
    assert_eq!([begin("6.6.6.6, 1.2.3.4").await, begin("5.6.7.8").await], [429, 200]);
    // Clients behind the proxy can't read the operator's metrics or keep cards, even if the header can't be read.
    for from in ["1.2.3.4", "\u{e9}", "unknown", "127.0.0.1", "1.2.3.4,", ""] {
        let from = [("X-Forwarded-For", from)];
        assert_eq!(house.request("GET", "/metrics", &from, b"").await.0, 403, "{from:?}");
        assert_eq!(
            house.request("POST", "/api/cards/own", &from, br#"{"text": ""}"#).await.0,
            403,
            "{from:?}"
        );
    }
    assert_eq!(house.request("GET", "/metrics", &[], b"").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_have_an_address_of_their_own_behind_a_proxy() {
    let dir = folder();
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let exposure = Exposure { metrics: Some(free), ..Exposure::default() };
    let _house = House::exposed(dir.path(), lenient(), exposure).await;
    let mut client = TcpStream::connect(free).await.expect("it listens");
    client
        .write_all(b"GET /metrics HTTP/1.1\r\nHost: metrics\r\nConnection: close\r\n\r\n")
        .await
        .expect("it hears");
    let mut answer = String::new();
    client.read_to_string(&mut answer).await.expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("inkwright_tables"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_after_the_server_can_see_how_it_does() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    assert_eq!(house.request("GET", "/health", &[], b"").await, (200, b"well\n".to_vec()));
    let game = house.begin(&two_people("single", false)).await;
    let (mut ada, _, state) = house.sit(&game.tokens[0].token).await;
    ada.act(&state, &json!({"t": "done"})).await;
    assert_eq!(house.metric("answers_total").await, 1);
    assert_eq!(house.metric("sockets").await, 1);
    assert_eq!(house.metric("tables").await, 1);
    // The time of an answer is recorded after it is sent.
    for _ in 0..200 {
        if house.metric("answer_seconds_count").await == 1 {
            break;
        }
        sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(house.metric("answer_seconds_count").await, 1);
    assert!(house.metric("commits_total").await >= 2);
    // When the server stops, browsers are informed and nothing is lost.
    let begin = Instant::now();
    let house = house.again().await;
    assert!(ada.listen().await.is_none());
    assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
    let (_, _, back) = house.sit(&game.tokens[0].token).await;
    assert_eq!(back["n"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_sends_pings_and_never_reads_is_cut_off() {
    let dir = folder();
    let limits = Limits { rate: 100.0, burst: 200.0, ..Limits::default() };
    let house = House::with(dir.path(), limits).await;
    let game = house.begin(&two_people("single", false)).await;
    let (mut ada, ..) = house.sit(&game.tokens[0].token).await;
    let mut sent = 0;
    while sent < 5_000 && ada.ping().await {
        sent += 1;
    }
    // The operating system may have taken them all before the server hung up; an open connection would be silent.
    while ada.listen().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_a_largest_number_of_events() {
    let dir = folder();
    let house = House::with(dir.path(), Limits { events: 30, ..lenient() }).await;
    let game = house.begin(&against("random", true)).await;
    let (mut ada, _, mut state) = house.sit(&game.tokens[0].token).await;
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..200 {
        state = ada.my_turn(state).await;
        let action = some_answer(&state, &mut rng);
        ada.say(&json!({"t": "act", "n": state["n"], "action": action})).await;
        let told = ada.hear().await;
        if told["t"] == "error" {
            assert_eq!(told["code"], "too_much", "{told}");
            return;
        }
        state = if told["t"] == "step" { told } else { ada.hear_a("step").await };
    }
    panic!("the game could go on: {state}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_somebody_elsewhere_takes_no_seed_from_outside() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let mut new = two_people("single", false);
    new["seed"] = json!(7);
    assert_eq!(house.post("/api/games", &new).await.0, 200, "both sit here");
    new["seats"][1]["elsewhere"] = json!(true);
    let (status, refusal) = house.post("/api/games", &new).await;
    assert_eq!((status, refusal["error"].as_str().is_some_and(|text| text.contains("seed"))), (400, true));
    new["seed"] = Value::Null;
    assert_eq!(house.post("/api/games", &new).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_of_made_up_cards_are_bounded_in_lines() {
    let dir = folder();
    let house = House::open(dir.path()).await;
    let (status, refusal) = house.post("/api/cards/try", &json!({"text": "x\n".repeat(8_000)})).await;
    assert_eq!(status, 400, "{refusal}");
    let (status, read) = house.post("/api/cards/try", &json!({"text": "x\n".repeat(100)})).await;
    assert_eq!((status, read["cards"][0]["advice"].as_array().map(Vec::len)), (200, Some(100)), "{read}");
}
