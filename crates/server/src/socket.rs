//! A WebSocket connection: first the token, then messages in both directions.

use crate::app::{App, Guest};
use crate::connection::{Connection, Out};
use crate::problem::Refusal;
use crate::protocol::{ClientMessage, ErrorCode, PROTOCOL};
use crate::show::Reader;
use crate::table::Table;
use crate::token::Token;
use crate::visitors::{Bucket, Kind, Place};
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::{self, WebSocket};
use axum::response::{IntoResponse, Response};
use engine::Seat;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
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

/// Size of the read and write buffers in bytes.
const BUFFER: usize = 4 << 10;

/// Accepts a connection if there is room.
pub fn accept(app: Arc<App>, client: IpAddr, language: Language, upgrade: WebSocketUpgrade) -> Response {
    let Some(place) = app.visitors.enter(Kind::Socket, Some(client)) else {
        app.metrics.refused_requests.inc();
        return Refusal::full(Message::new("sockets-full")).into_response();
    };
    let most = app.limits.message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let stay = (place, app.guest());
    upgrade.on_upgrade(move |socket| serve(app, socket, language, stay))
}

async fn serve(app: Arc<App>, socket: WebSocket, language: Language, _stay: (Place, Guest)) {
    let (sink, mut stream) = socket.split();
    let (connection, from) = Connection::new(app.next_connection(), app.limits.queue, &app.queues);
    let mut writer = tokio::spawn(write(app.clone(), sink, from, connection.cut.clone()));
    // The writer's task must not be polled again after it has ended.
    let mut writing = true;
    let joined = tokio::select! {
        joined = timeout(app.limits.join, join(&app, &mut stream, &connection, language)) => joined.ok().flatten(),
        _ = &mut writer => return,
        () = app.closed() => None,
    };
    if let Some((table, seat, language)) = joined {
        let id = connection.id;
        tokio::select! {
            () = read(&app, &mut stream, &table, Reader { seat, language }, &connection) => {}
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
    app: Arc<App>,
    mut sink: SplitSink<WebSocket, ws::Message>,
    mut from: UnboundedReceiver<Out>,
    cut: Arc<Notify>,
) {
    let mut tick = interval(app.limits.silence / 3);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tick.tick().await;
    loop {
        // A message counts as waiting until it is sent.
        let (message, _on_its_way) = tokio::select! {
            out = from.recv() => match out {
                Some(Out::Text(mut waiting)) => {
                    (ws::Message::Text(std::mem::take(&mut waiting.text).into()), Some(waiting))
                }
                Some(Out::Close) | None => break,
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
    app: &Arc<App>,
    stream: &mut SplitStream<WebSocket>,
    connection: &Connection,
    asked: Language,
) -> Option<(Arc<Table>, Seat, Language)> {
    let text = loop {
        if let Some(text) = next_text(stream, app.limits.join).await? {
            break text;
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
    let (app, to) = (app.clone(), connection.clone());
    let seated = tokio::task::spawn_blocking(move || {
        let no = |code: ErrorCode, message: Message| {
            to.error(code, &message, language);
            None
        };
        let no_seat = || no(ErrorCode::Token, Message::new("join-no-seat"));
        let Some(token) = Token::parse(&token) else {
            return no_seat();
        };
        let seat = match app.seat_of(&token) {
            Ok(Some(seat)) => seat,
            Ok(None) => return no_seat(),
            Err(error) => return no(ErrorCode::Broken, error.message()),
        };
        match app.table(&token.game) {
            Ok(table) => {
                table.join(&app, seat, to.clone(), language);
                Some((table, seat, language))
            }
            Err(full) => no(ErrorCode::TooMuch, full.message()),
        }
    });
    seated.await.ok().flatten()
}

/// Handles the browser's messages until it leaves.
async fn read(
    app: &Arc<App>,
    stream: &mut SplitStream<WebSocket>,
    table: &Arc<Table>,
    mut reader: Reader,
    connection: &Connection,
) {
    let mut bucket = Bucket::new(app.limits.rate, app.limits.burst);
    let mut too_fast = 0;
    while let Some(message) = next_text(stream, app.limits.silence).await {
        let Some(text) = message else { continue };
        if !bucket.take(Instant::now()) {
            too_fast += 1;
            if too_fast > MOST_TOO_FAST {
                return;
            }
            connection.error(ErrorCode::TooFast, &Message::new("messages-too-fast"), reader.language);
            continue;
        }
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
        let (app, table, seat, id) = (app.clone(), table.clone(), reader.seat, connection.id);
        // The table waits for its lock and the disk.
        let _ = tokio::task::spawn_blocking(move || table.handle(&app, seat, id, message)).await;
    }
}
