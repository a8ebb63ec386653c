//! A WebSocket connection: first the token, then messages in both directions.

use super::connection::{QueueItem, SocketConnection};
use crate::http::HttpError;
use crate::limits::{Bucket, VisitKind, VisitPermit};
use crate::state::{ClientGuard, ServerState};
use crate::store::SecretToken;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{self, WebSocket};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use service::host::SeatConnection as _;
use service::protocol::{ClientMessage, ErrorCode, PROTOCOL};
use service::table::GameTable;
use service::{RequestError, SeatReader};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{MissedTickBehavior, interval, timeout};
use words::{Language, Message, Say as _};

/// Maximum time for sending a message. A slower browser is disconnected.
const SLOWEST: Duration = Duration::from_secs(15);

/// Maximum number of messages beyond the rate limit before the connection is closed.
const MOST_TOO_FAST: u32 = 1_000;

/// Maximum number of pings and pongs before the first message.
const MOST_FRAMES_BEFORE_JOIN: usize = 16;

/// The number of messages as which a dear one counts.
const DEAR: usize = 10;

/// Whether the answer to a message is the whole table, or a game built anew.
fn is_dear(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Speak { .. } | ClientMessage::Restart { .. } | ClientMessage::NextGame => true,
        ClientMessage::Join { .. }
        | ClientMessage::Ping
        | ClientMessage::Act { .. }
        | ClientMessage::Concede
        | ClientMessage::Why { .. }
        | ClientMessage::WhyCard { .. }
        | ClientMessage::Preview { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Hint { .. }
        | ClientMessage::ChooseStart { .. }
        | ClientMessage::AskUndo
        | ClientMessage::AnswerUndo { .. }
        | ClientMessage::Phrase { .. } => false,
    }
}

/// Size of the read and write buffers in bytes.
const BUFFER: usize = 4 << 10;

/// Accepts a connection if there is room.
pub fn accept(
    app: Arc<ServerState>,
    client: IpAddr,
    language: Language,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(place) = app.visitors.enter(VisitKind::Socket, Some(client)) else {
        app.metrics.refused_requests.inc();
        return HttpError(RequestError::full(Message::new("sockets-full"))).into_response();
    };
    let most = app.limits.message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    // Pongs wait there, too, if the browser does not read.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let upgrade = upgrade.max_write_buffer_size(BUFFER + app.limits.queue);
    let stay = (place, app.guest());
    upgrade.on_upgrade(move |socket| serve(app, socket, client, language, stay))
}

async fn serve(
    app: Arc<ServerState>,
    socket: WebSocket,
    client: IpAddr,
    language: Language,
    _stay: (VisitPermit, ClientGuard),
) {
    let (sink, mut stream) = socket.split();
    let (connection, from) = SocketConnection::new(app.next_connection(), app.limits.queue, &app.queues);
    let mut writer = tokio::spawn(write(app.clone(), sink, from, connection.cut.clone()));
    // The writer's task must not be polled again after it has ended.
    let mut writing = true;
    let joined = tokio::select! {
        joined = timeout(app.limits.join, join(&app, &mut stream, &connection, client, language)) => joined.ok().flatten(),
        _ = &mut writer => return,
        () = app.closed() => None,
    };
    if let Some((table, seat, language)) = joined {
        let id = connection.id();
        tokio::select! {
            () = read(&app, &mut stream, &table, SeatReader { seat, language }, &connection, client) => {}
            _ = &mut writer => writing = false,
            () = app.closed() => {}
        }
        let _ = tokio::task::spawn_blocking(move || table.leave(seat, id)).await;
    }
    if writing {
        connection.close();
        // Let the last message arrive, but don't wait for a browser that no longer reads.
        let _ = timeout(Duration::from_secs(2), &mut writer).await;
        writer.abort();
    }
}

/// Sends the table's messages, and pings to check that the browser is still there.
async fn write(
    app: Arc<ServerState>,
    mut sink: SplitSink<WebSocket, ws::Message>,
    mut from: UnboundedReceiver<QueueItem>,
    cut: Arc<Notify>,
) {
    let mut tick = interval(app.limits.silence / 3);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tick.tick().await;
    loop {
        // A message counts as waiting until it is sent.
        let (message, _on_its_way) = tokio::select! {
            out = from.recv() => match out {
                Some(QueueItem::Text(mut waiting)) => {
                    (ws::Message::Text(std::mem::take(&mut waiting.text).into()), Some(waiting))
                }
                Some(QueueItem::Close) | None => break,
            },
            _ = tick.tick() => (ws::Message::Ping(Default::default()), None),
            () = cut.notified() => {
                app.metrics.cut_off.inc();
                return;
            }
        };
        let sent = tokio::select! {
            sent = timeout(SLOWEST, sink.send(message)) => matches!(sent, Ok(Ok(()))),
            () = cut.notified() => false,
        };
        if !sent {
            app.metrics.cut_off.inc();
            return;
        }
    }
    let _ = timeout(SLOWEST, sink.close()).await;
}

/// The next text of a connection; `None` when it is closed or silent for too long.
async fn next_text(stream: &mut SplitStream<WebSocket>, silence: Duration) -> Option<Option<String>> {
    match timeout(silence, stream.next()).await {
        Ok(Some(Ok(message))) => Some(match message {
            ws::Message::Text(text) => Some(text.to_string()),
            ws::Message::Binary(_) => Some(String::new()),
            ws::Message::Ping(_) | ws::Message::Pong(_) => None,
            ws::Message::Close(_) => return None,
        }),
        Ok(Some(Err(_)) | None) | Err(_) => None,
    }
}

/// Waits for the first message, which must hold a valid token.
async fn join(
    app: &Arc<ServerState>,
    stream: &mut SplitStream<WebSocket>,
    connection: &SocketConnection,
    client: IpAddr,
    asked: Language,
) -> Option<(Arc<GameTable>, Seat, Language)> {
    let mut frames = 0;
    let text = loop {
        if let Some(text) = next_text(stream, app.limits.join).await? {
            break text;
        }
        frames += 1;
        if frames > MOST_FRAMES_BEFORE_JOIN {
            return None;
        }
    };
    let (protocol, token, language) = match serde_json::from_str(&text) {
        Ok(ClientMessage::Join { protocol, token, language }) => (protocol, token, language),
        Ok(_) | Err(_) => {
            connection.error(ErrorCode::Join, &Message::new("join-first"), asked);
            return None;
        }
    };
    if protocol != PROTOCOL {
        let message = Message::new("join-protocol").with("ours", PROTOCOL).with("theirs", protocol);
        connection.error(ErrorCode::Protocol, &message, language);
        return None;
    }
    let (host, to) = (app.clone(), connection.clone());
    // A table that is not in memory is built again from its answers, which takes a while.
    let seated = app.workshop.run(client, move |_| {
        let app = host;
        let no = |code: ErrorCode, message: Message| {
            to.error(code, &message, language);
            None
        };
        let no_seat = || no(ErrorCode::Token, Message::new("join-no-seat"));
        let Some(token) = SecretToken::parse(&token) else {
            return Ok(no_seat());
        };
        let seat = match app.seat_of(&token) {
            Ok(Some(seat)) => seat,
            Ok(None) => return Ok(no_seat()),
            Err(error) => return Ok(no(ErrorCode::Broken, error.message())),
        };
        Ok(match app.table(&token.game) {
            Ok(table) => {
                table.join(&app.host(), seat, Box::new(to.clone()), language);
                Some((table, seat, language))
            }
            Err(full) => no(ErrorCode::TooMuch, full.message()),
        })
    });
    match seated.await {
        Ok(joined) => joined,
        Err(full) => {
            connection.error(ErrorCode::TooMuch, &full.message, language);
            None
        }
    }
}

/// Handles the browser's messages until it leaves.
async fn read(
    app: &Arc<ServerState>,
    stream: &mut SplitStream<WebSocket>,
    table: &Arc<GameTable>,
    mut reader: SeatReader,
    connection: &SocketConnection,
    client: IpAddr,
) {
    let mut bucket = Bucket::new(app.limits.rate, app.limits.burst);
    let mut too_fast = 0;
    while let Some(message) = next_text(stream, app.limits.silence).await {
        // Pings and pongs count as well.
        if !bucket.take(Instant::now()) {
            too_fast += 1;
            if too_fast > MOST_TOO_FAST {
                return;
            }
            if message.is_none() {
                continue;
            }
            connection.error(ErrorCode::TooFast, &Message::new("messages-too-fast"), reader.language);
            continue;
        }
        let Some(text) = message else { continue };
        let message = match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => message,
            Err(error) => {
                let message = Message::new("message-unread").with("why", error.to_string());
                connection.error(ErrorCode::Malformed, &message, reader.language);
                continue;
            }
        };
        if let ClientMessage::Speak { language } = message {
            reader.language = language;
        }
        let dear = is_dear(&message);
        // The whole table is sent again, or built again, so it counts as several messages.
        if dear && !(1..DEAR).all(|_| bucket.take(Instant::now())) {
            connection.error(ErrorCode::TooFast, &Message::new("messages-too-fast"), reader.language);
            continue;
        }
        let (host, table, seat, id) = (app.clone(), table.clone(), reader.seat, connection.id());
        // The table waits for its lock and the disk.
        let handle = move || table.handle(&host.host(), seat, id, message);
        if dear {
            let handle = move |_: &_| {
                handle();
                Ok(())
            };
            if let Err(full) = app.workshop.run(client, handle).await {
                connection.error(ErrorCode::TooMuch, &full.message, reader.language);
            }
        } else {
            let _ = tokio::task::spawn_blocking(handle).await;
        }
    }
}
