//! Who may speak with the server: pages that it served itself, and programs. And what its answers say to the browser about trust.
//!
//! A page from elsewhere can make a browser send requests here. Its requests carry its own address (`Origin`), which is not ours;
//! a name that was made to point at this machine (DNS rebinding) is told by the name in `Host`.

use crate::problem::Refusal;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The page loads nothing from elsewhere. Styles may stand in attributes: the page sets some.
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

/// Turns strangers away and adds what every answer says.
pub async fn guard(request: Request, next: Next) -> Response {
    let mut response = match stranger(request.headers()) {
        Some(why) => Refusal::forbidden(why).into_response(),
        None => next.run(request).await,
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

/// Why a request is not heard; `None` when it is.
fn stranger(headers: &HeaderMap) -> Option<&'static str> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(header::HOST).unwrap_or_default();
    if !is_own_host(host) {
        return Some("this server is called by its address, such as http://127.0.0.1 with the port");
    }
    match text(header::ORIGIN) {
        Some(origin) if origin.split_once("://").is_none_or(|(_, at)| !at.eq_ignore_ascii_case(host)) => {
            Some("this page is from elsewhere; open the one that this server gives")
        }
        Some(_) | None => None,
    }
}

/// A number or this machine's own name: no stranger's name can be made to point at these.
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
    use axum::http::{HeaderMap, HeaderValue, header};

    fn is_heard(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_str(origin).expect("a header"));
        }
        stranger(&headers).is_none()
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
