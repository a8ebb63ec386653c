//! Access control: the server talks to its own pages and to programs. Also sets the security headers of its
//! answers.
//!
//! A foreign page can make a browser send requests here, but they carry that page's address in `Origin`. A
//! foreign name that resolves to this machine (DNS rebinding) shows in `Host`.

use super::HttpError;
use crate::limits::{BodyPermit, Client, Exposure};
use crate::state::ServerState;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::Body as _;
use service::RequestError;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use words::Message;

/// The address of the connection's other end: a browser, a program or a proxy.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// The page loads nothing from other sites. Inline styles are allowed because the page sets some.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses requests from foreign pages and adds the common headers to every answer.
pub async fn guard(State(app): State<Arc<ServerState>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|Peer(peer)| *peer);
    let nobody = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
    let client = app.exposure.client(peer.unwrap_or(nobody), request.headers());
    request.extensions_mut().insert(client);
    let mut response = match stranger(request.headers(), &app.exposure) {
        Some(why) => HttpError(RequestError::forbidden(why)).into_response(),
        None if request.uri().path() != "/health" && !app.visitors.may_ask(client.address) => {
            app.metrics.refused_requests.inc();
            HttpError(RequestError::too_often(Message::new("requests-too-many"))).into_response()
        }
        None => match room_for_body(&app, client, &request) {
            Ok(_room) => next.run(request).await,
            Err(refusal) => HttpError(refusal).into_response(),
        },
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Room for the body that a request announces. It is held until the request is answered, so that slow or many uploads
/// can't fill the memory.
fn room_for_body(
    app: &ServerState,
    client: Client,
    request: &Request,
) -> Result<Option<BodyPermit>, RequestError> {
    let announced = request.body().size_hint();
    // A body of unknown length may be as long as any that is taken.
    let most = app.limits.body.max(app.limits.replay_bytes) as u64;
    let bytes = announced.upper().unwrap_or(most);
    if bytes == 0 {
        return Ok(None);
    }
    if bytes > most {
        return Err(RequestError::too_large(Message::new("request-too-large")));
    }
    let room = app.visitors.receive(client.address, bytes as usize);
    room.map(Some).ok_or_else(|| {
        app.metrics.refused_requests.inc();
        RequestError::too_often(Message::new("requests-too-many"))
    })
}

/// Why a request is refused; `None` if it is allowed.
fn stranger(headers: &HeaderMap, exposure: &Exposure) -> Option<Message> {
    // With two headers, a proxy in front of the server may have checked the other one.
    let several = |name: HeaderName| headers.get_all(name).iter().nth(1).is_some();
    if several(header::HOST) || several(header::ORIGIN) {
        return Some(Message::new("one-host"));
    }
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(header::HOST).unwrap_or_default();
    let public = exposure.public_url.as_ref();
    if !is_own_host(host) && public.is_none_or(|url| !url.is_host(host)) {
        return Some(Message::new("call-by-address"));
    }
    match text(header::ORIGIN) {
        Some(origin) if public.is_some_and(|url| url.is_origin(origin)) => None,
        Some(origin) if origin.split_once("://").is_none_or(|(_, at)| !at.eq_ignore_ascii_case(host)) => {
            Some(Message::new("page-from-elsewhere"))
        }
        Some(_) | None => None,
    }
}

/// Whether the host is an IP address or this machine's own name. DNS rebinding can't use these.
fn is_own_host(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::stranger;
    use crate::limits::Exposure;
    use axum::http::{HeaderMap, HeaderValue, header};

    fn is_heard(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).expect("a header"));
        }
        stranger(&headers, &Exposure::default()).is_none()
    }

    #[test]
    fn a_public_name_is_heard_and_two_names_are_not() {
        let public_url = Some("https://play.example.org".parse().expect("an address"));
        let exposure = Exposure { public_url, ..Exposure::default() };
        let heard = |list: &[(header::HeaderName, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in list {
                headers.append(name, HeaderValue::from_str(value).expect("a header"));
            }
            stranger(&headers, &exposure).is_none()
        };
        let (host, origin) = (header::HOST, header::ORIGIN);
        let own = "https://play.example.org";
        assert!(heard(&[(host.clone(), "play.example.org"), (origin.clone(), own)]));
        // A proxy may send the server's IP address.
        assert!(heard(&[(host.clone(), "127.0.0.1:4747"), (origin.clone(), own)]));
        assert!(!heard(&[(host.clone(), "other.example.org")]));
        assert!(!heard(&[(host.clone(), "play.example.org"), (origin.clone(), "https://example.org")]));
        assert!(!heard(&[(host.clone(), "127.0.0.1"), (host.clone(), "example.org")]));
        assert!(!heard(&[(host, "127.0.0.1"), (origin.clone(), "http://127.0.0.1"), (origin, "http://x")]));
    }

    #[test]
    fn only_own_pages_and_programs_are_heard() {
        for host in ["127.0.0.1:4747", "localhost:4747", "[::1]:4747", "192.168.1.7:80", "localhost"] {
            assert!(is_heard(host, None), "{host}");
            assert!(is_heard(host, Some(&format!("http://{host}"))), "{host}");
            assert!(!is_heard(host, Some("http://example.org")), "{host}");
            assert!(!is_heard(host, Some("null")), "{host}");
        }
        for host in
            ["example.org", "example.org:4747", "127.0.0.1.example.org", "", "localhost.example.org:4747"]
        {
            assert!(!is_heard(host, None), "{host}");
            assert!(!is_heard(host, Some(&format!("http://{host}"))), "{host}");
        }
        assert!(!is_heard("127.0.0.1:4747", Some("http://127.0.0.1:5000")), "another port is another page");
    }
}
