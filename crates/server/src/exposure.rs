//! How clients reach the server: at its own address or through a reverse proxy.

use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use thiserror::Error;

/// How the server is reached from elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Exposure {
    /// The address at which people reach this server, such as `https://play.example.org`; invite links begin with it.
    pub public_url: Option<PublicUrl>,
    /// The addresses of reverse proxies, whose X-Forwarded-For headers are trusted.
    pub trusted_proxies: Vec<IpAddr>,
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

/// Example of a valid URL.
pub const EXAMPLE_URL: &str = "https://play.example.org";

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

    /// The client's address: the peer itself or, behind a trusted proxy, the last address in X-Forwarded-For
    /// that is not one of our proxies. Entries before it can be forged.
    pub fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.ip().to_canonical();
        if !self.trusts(peer) {
            return peer;
        }
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
        let told: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut client = peer;
        for one in told.into_iter().rev() {
            let Ok(address) = one.parse::<IpAddr>() else { break };
            client = address.to_canonical();
            if !self.trusts(client) {
                break;
            }
        }
        client
    }
}

#[cfg(test)]
mod tests {
    use super::{Exposure, PublicUrl};
    use axum::http::{HeaderMap, HeaderValue};

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

    #[test]
    fn only_a_trusted_proxy_says_who_asks() {
        let proxies = ["127.0.0.1", "10.0.0.9"].map(|proxy| proxy.parse().expect("an address"));
        let exposure = Exposure { public_url: None, trusted_proxies: proxies.into() };
        let client = |peer: &str, forwarded: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", HeaderValue::from_str(forwarded).expect("a header"));
            exposure.client(peer.parse().expect("an address"), &headers).to_string()
        };
        assert_eq!(client("127.0.0.1:9", "6.6.6.6, 1.2.3.4"), "1.2.3.4");
        assert_eq!(client("127.0.0.1:9", "1.2.3.4, 10.0.0.9"), "1.2.3.4");
        assert_eq!(client("127.0.0.1:9", "nonsense"), "127.0.0.1");
        assert_eq!(client("5.5.5.5:9", "1.2.3.4"), "5.5.5.5");
    }
}
