//! How clients reach the server: at its own address or through a reverse proxy.

use axum::http::{HeaderMap, HeaderValue};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;
use thiserror::Error;
use words::{Message, Say};

/// How the server is reached from elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Exposure {
    /// The address at which people reach this server, such as `https://play.example.org`; invite links begin with it.
    pub public_url: Option<PublicUrl>,
    /// The addresses of reverse proxies, whose X-Forwarded-For headers are trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// A second address that answers `/metrics` and `/health` alone, for the operator. Whoever can reach it may read them.
    pub metrics: Option<SocketAddr>,
}

/// Headers that proxies add. The first is the one that is read.
const FORWARDED: [&str; 3] = ["x-forwarded-for", "forwarded", "x-real-ip"];

/// Who sends a request, as far as the server can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    /// The address to which limits apply.
    pub address: IpAddr,
    /// Whether the client is certainly on this machine: it came without a proxy, to a server without a public URL.
    pub is_here: bool,
}

impl Client {
    /// All clients whose address a trusted proxy does not tell. They share the limits of one address.
    pub const UNKNOWN: Client = Client { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), is_here: false };
}

/// A scheme and a host, with an optional port: an origin in browser terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: &'static str,
    authority: String,
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme, self.authority)
    }
}

/// A text that is not an address.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not an address like {EXAMPLE_URL}")]
pub struct WrongUrl(pub String);

impl Say for WrongUrl {
    fn message(&self) -> Message {
        Message::new("serve-url").with("text", self.0.clone()).with("example", EXAMPLE_URL.to_owned())
    }
}

/// Example of a valid URL.
const EXAMPLE_URL: &str = "https://play.example.org";

impl FromStr for PublicUrl {
    type Err = WrongUrl;

    fn from_str(text: &str) -> Result<PublicUrl, WrongUrl> {
        let wrong = || WrongUrl(text.to_owned());
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let scheme = match scheme.to_ascii_lowercase().as_str() {
            "http" => "http",
            "https" => "https",
            _ => return Err(wrong()),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let fits = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        if authority.is_empty() || !authority.chars().all(fits) {
            return Err(wrong());
        }
        Ok(PublicUrl { scheme, authority: authority.to_ascii_lowercase() })
    }
}

impl PublicUrl {
    /// Whether a `Host` header names this URL's host.
    pub fn is_host(&self, host: &str) -> bool {
        let usual = if self.scheme == "https" { ":443" } else { ":80" };
        let bare = |name: &str| name.strip_suffix(usual).unwrap_or(name).to_ascii_lowercase();
        bare(host) == bare(&self.authority)
    }

    /// Whether an `Origin` header matches this URL.
    pub fn is_origin(&self, origin: &str) -> bool {
        let own = origin.split_once("://").filter(|(scheme, _)| scheme.eq_ignore_ascii_case(self.scheme));
        own.is_some_and(|(_, host)| self.is_host(host))
    }
}

impl Exposure {
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|proxy| proxy.to_canonical() == address.to_canonical())
    }

    /// Who sends a request: the peer itself or, behind a trusted proxy, the last address in X-Forwarded-For that is not
    /// one of our proxies. Entries before it can be forged. What can't be read is never trusted.
    pub fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> Client {
        let peer = peer.ip().to_canonical();
        if !self.trusts(peer) {
            let direct =
                self.public_url.is_none() && FORWARDED.iter().all(|name| !headers.contains_key(*name));
            return Client { address: peer, is_here: direct && peer.is_loopback() };
        }
        let lines: Vec<&[u8]> = headers.get_all(FORWARDED[0]).iter().map(HeaderValue::as_bytes).collect();
        let mut entries = lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b','));
        let first_stranger = entries.find_map(|entry| match forwarded_address(entry) {
            Some(address) if self.trusts(address) => None,
            other => Some(other),
        });
        first_stranger.flatten().map_or(Client::UNKNOWN, |address| Client { address, is_here: false })
    }
}

/// An entry of X-Forwarded-For. Some proxies add the port.
fn forwarded_address(entry: &[u8]) -> Option<IpAddr> {
    let entry = std::str::from_utf8(entry).ok()?.trim();
    let address = entry.parse().or_else(|_| entry.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::{Exposure, PublicUrl};
    use axum::http::{HeaderMap, HeaderName, HeaderValue};
    use std::net::SocketAddr;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let url: PublicUrl = "https://Play.example.org/".parse().expect("an address");
        assert_eq!(url.to_string(), "https://play.example.org");
        assert!(url.is_host("play.example.org") && url.is_host("play.example.org:443"));
        assert!(!url.is_host("play.example.org:444") && !url.is_host("example.org"));
        assert!(url.is_origin("https://play.example.org") && !url.is_origin("http://play.example.org"));
        for wrong in ["play.example.org", "ftp://x", "https://", "https://a/b", "https://a b"] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }

    fn headers(list: &[(&'static str, &[u8])]) -> HeaderMap {
        let entry = |(name, value): &(&'static str, &[u8])| {
            (HeaderName::from_static(name), HeaderValue::from_bytes(value).expect("a header"))
        };
        list.iter().map(entry).collect()
    }

    #[test]
    fn only_a_trusted_proxy_says_who_asks() {
        let proxies = ["127.0.0.1", "10.0.0.9"].map(|proxy| proxy.parse().expect("an address"));
        let exposure = Exposure { public_url: None, trusted_proxies: proxies.into(), metrics: None };
        let client = |peer: &str, forwarded: &[u8]| {
            let client = exposure.client(address(peer), &headers(&[("x-forwarded-for", forwarded)]));
            assert!(!client.is_here, "{client:?}");
            client.address.to_string()
        };
        assert_eq!(client("127.0.0.1:9", b"6.6.6.6, 1.2.3.4"), "1.2.3.4");
        assert_eq!(client("127.0.0.1:9", b"1.2.3.4, 10.0.0.9"), "1.2.3.4");
        assert_eq!(client("127.0.0.1:9", b"1.2.3.4:51234"), "1.2.3.4");
        assert_eq!(client("127.0.0.1:9", b"\xe9, 1.2.3.4"), "1.2.3.4");
        assert_eq!(client("5.5.5.5:9", b"1.2.3.4"), "5.5.5.5");
        for unread in [&b"nonsense"[..], b"\xe9", b"1.2.3.4, \xe9", b"1.2.3.4,", b"", b"unknown", b"10.0.0.9"]
        {
            assert_eq!(client("127.0.0.1:9", unread), "0.0.0.0", "{unread:?}");
        }
        let untold = exposure.client(address("127.0.0.1:9"), &HeaderMap::new());
        assert_eq!(untold, super::Client::UNKNOWN);
    }

    #[test]
    fn this_machine_is_a_loopback_peer_without_a_proxy_or_a_public_url() {
        let is_here = |exposure: &Exposure, peer: &str, list: &[(&'static str, &[u8])]| {
            exposure.client(address(peer), &headers(list)).is_here
        };
        let usual = Exposure::default();
        assert!(is_here(&usual, "127.0.0.1:9", &[]) && is_here(&usual, "[::1]:9", &[]));
        assert!(!is_here(&usual, "192.168.1.7:9", &[]));
        for name in super::FORWARDED {
            assert!(!is_here(&usual, "127.0.0.1:9", &[(name, b"127.0.0.1")]), "{name}");
        }
        let url = "https://play.example.org".parse().expect("an address");
        let public = Exposure { public_url: Some(url), ..Exposure::default() };
        assert!(!is_here(&public, "127.0.0.1:9", &[]));
    }

    fn address(text: &str) -> SocketAddr {
        text.parse().expect("an address")
    }
}
