//! Connections and request rates by address.

use crate::limits::Limits;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The size of a burst, per request allowed in a second.
const REQUEST_BURST: f64 = 20.0;

/// How many times as many games an IPv6 network of /48 may begin as one address.
const NETWORK_GAMES: f64 = 4.0;

/// All addresses that are or recently were connected.
#[derive(Debug)]
pub struct Visitors {
    limits: Limits,
    inner: Mutex<VisitorCounts>,
}

#[derive(Debug, Default)]
struct VisitorCounts {
    connections: usize,
    sockets: usize,
    /// The bytes of all requests at hand.
    bodies: usize,
    by_address: HashMap<IpAddr, Visitor>,
    /// The games begun from IPv6 networks of /48, which a single customer often has.
    games_by_network: HashMap<Ipv6Addr, Bucket>,
}

#[derive(Debug)]
struct Visitor {
    connections: usize,
    sockets: usize,
    bodies: usize,
    requests: Bucket,
    games: Bucket,
    uploads: Bucket,
}

/// Kinds of counted resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitKind {
    Connection,
    Socket,
}

/// A taken place, which is free again when this is dropped.
#[derive(Debug)]
pub struct VisitPermit {
    visitors: Arc<Visitors>,
    kind: VisitKind,
    /// None for an address that many people share.
    address: Option<IpAddr>,
}

impl Drop for VisitPermit {
    fn drop(&mut self) {
        let mut inner = self.visitors.lock();
        *inner.total(self.kind) -= 1;
        if let Some(visitor) = self.address.and_then(|address| inner.by_address.get_mut(&address)) {
            *visitor.of(self.kind) -= 1;
        }
    }
}

/// Room for the body of a request, which is free again when this is dropped.
#[derive(Debug)]
pub struct BodyPermit {
    visitors: Arc<Visitors>,
    address: IpAddr,
    bytes: usize,
}

impl Drop for BodyPermit {
    fn drop(&mut self) {
        let mut inner = self.visitors.lock();
        inner.bodies -= self.bytes;
        if let Some(visitor) = inner.by_address.get_mut(&self.address) {
            visitor.bodies -= self.bytes;
        }
    }
}

impl VisitorCounts {
    fn total(&mut self, kind: VisitKind) -> &mut usize {
        match kind {
            VisitKind::Connection => &mut self.connections,
            VisitKind::Socket => &mut self.sockets,
        }
    }
}

impl Visitor {
    fn of(&mut self, kind: VisitKind) -> &mut usize {
        match kind {
            VisitKind::Connection => &mut self.connections,
            VisitKind::Socket => &mut self.sockets,
        }
    }
}

/// The key of an address. Owners of an IPv6 address usually have its whole /64 network.
fn key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !(u128::MAX >> 64))),
    }
}

/// The /48 network of an IPv6 address.
fn network(address: IpAddr) -> Option<Ipv6Addr> {
    match address.to_canonical() {
        IpAddr::V4(_) => None,
        IpAddr::V6(six) => Some(Ipv6Addr::from_bits(six.to_bits() & !(u128::MAX >> 48))),
    }
}

/// A bucket of this many per hour, a third of them at once.
fn hourly(most: f64) -> Bucket {
    Bucket::new(most / 3600.0, (most / 3.0).max(1.0))
}

impl Visitors {
    pub fn new(limits: Limits) -> Arc<Visitors> {
        Arc::new(Visitors { limits, inner: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, VisitorCounts> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, f: impl FnOnce(&mut Visitor) -> T) -> T {
        let mut inner = self.lock();
        let limits = &self.limits;
        let visitor = inner.by_address.entry(key(address)).or_insert_with(|| Visitor {
            connections: 0,
            sockets: 0,
            bodies: 0,
            requests: Bucket::new(limits.request_rate, limits.request_rate * REQUEST_BURST),
            games: hourly(f64::from(limits.games_per_hour)),
            uploads: hourly(f64::from(limits.uploads_per_hour)),
        });
        f(visitor)
    }

    /// Takes a place if there is one. A proxy's own connections are not counted by address.
    pub fn enter(self: &Arc<Visitors>, kind: VisitKind, address: Option<IpAddr>) -> Option<VisitPermit> {
        let (all, each) = match kind {
            VisitKind::Connection => (self.limits.connections, self.limits.connections_per_address),
            VisitKind::Socket => (self.limits.sockets, self.limits.sockets_per_address),
        };
        let free = address.is_none_or(|address| self.with(address, |visitor| *visitor.of(kind) < each));
        if !free {
            return None;
        }
        let address = address.map(key);
        let mut inner = self.lock();
        if *inner.total(kind) >= all {
            return None;
        }
        *inner.total(kind) += 1;
        if let Some(visitor) = address.and_then(|address| inner.by_address.get_mut(&address)) {
            *visitor.of(kind) += 1;
        }
        Some(VisitPermit { visitors: self.clone(), kind, address })
    }

    /// Room for a body of this size, if this address and all together don't send too much at once.
    pub fn receive(self: &Arc<Visitors>, address: IpAddr, bytes: usize) -> Option<BodyPermit> {
        let (each, all) = (self.limits.bodies_per_address, self.limits.all_bodies);
        let fits = self.with(address, |visitor| visitor.bodies + bytes <= each);
        let mut inner = self.lock();
        if !fits || inner.bodies + bytes > all {
            return None;
        }
        inner.bodies += bytes;
        let address = key(address);
        if let Some(visitor) = inner.by_address.get_mut(&address) {
            visitor.bodies += bytes;
        }
        Some(BodyPermit { visitors: self.clone(), address, bytes })
    }

    /// Whether this address may make another request now. Counts the request.
    pub fn may_ask(&self, address: IpAddr) -> bool {
        self.with(address, |visitor| visitor.requests.take(Instant::now()))
    }

    /// Whether this address may begin another game now. Counts the game.
    pub fn may_begin(&self, address: IpAddr) -> bool {
        let most = f64::from(self.limits.games_per_hour) * NETWORK_GAMES;
        let has_room = |network: Ipv6Addr| {
            let mut inner = self.lock();
            inner.games_by_network.entry(network).or_insert_with(|| hourly(most)).take(Instant::now())
        };
        network(address).is_none_or(has_room)
            && self.with(address, |visitor| visitor.games.take(Instant::now()))
    }

    /// Whether this address may store another replay or deck now. Counts it.
    pub fn may_upload(&self, address: IpAddr) -> bool {
        self.with(address, |visitor| visitor.uploads.take(Instant::now()))
    }

    /// The number of taken places of this kind.
    pub fn count(&self, kind: VisitKind) -> usize {
        *self.lock().total(kind)
    }

    /// Removes addresses that are not connected and have no rate limit in effect.
    pub fn sweep(&self) {
        let now = Instant::now();
        self.lock().games_by_network.retain(|_, games| !games.is_full(now));
        self.lock().by_address.retain(|_, visitor| {
            let gone = visitor.connections == 0 && visitor.sockets == 0 && visitor.bodies == 0;
            !(gone
                && visitor.requests.is_full(now)
                && visitor.games.is_full(now)
                && visitor.uploads.is_full(now))
        });
    }
}

/// A token bucket: the size of a burst and the long-term rate per second.
#[derive(Debug)]
pub struct Bucket {
    rate: f64,
    burst: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn new(rate: f64, burst: f64) -> Bucket {
        Bucket { rate, burst, left: burst, at: Instant::now() }
    }

    fn fill(&mut self, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + since * self.rate).min(self.burst);
    }

    /// Takes one if there is one left.
    pub fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.burst
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, VisitKind, Visitors};
    use crate::limits::Limits;
    use std::net::IpAddr;
    use std::time::{Duration, Instant};

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_bucket_lets_a_burst_through_and_then_so_many_a_second() {
        let mut bucket = Bucket::new(10.0, 5.0);
        let start = bucket.at;
        assert_eq!((0..20).filter(|_| bucket.take(start)).count(), 5);
        let later = start + Duration::from_millis(250);
        assert_eq!((0..20).filter(|_| bucket.take(later)).count(), 2);
        assert_eq!((0..20).filter(|_| bucket.take(start + Duration::from_secs(60))).count(), 5);
        assert!(Instant::now() >= start);
    }

    #[test]
    fn places_are_counted_by_address_and_given_back() {
        let limits = Limits { connections: 4, connections_per_address: 2, ..Limits::default() };
        let visitors = Visitors::new(limits);
        let enter = |from: &str| visitors.enter(VisitKind::Connection, Some(address(from)));
        let (one, _two) = (enter("10.0.0.1").expect("a place"), enter("10.0.0.1").expect("a place"));
        assert!(enter("10.0.0.1").is_none());
        // The same network, and the same address in another notation.
        let _three = enter("2001:db8::1").expect("a place");
        let _four = enter("2001:db8::2").expect("a place");
        assert!(enter("2001:db8::3").is_none());
        assert!(enter("10.0.0.2").is_none(), "all places are taken");
        drop(one);
        assert!(enter("::ffff:10.0.0.1").is_some());
        assert_eq!(visitors.count(VisitKind::Connection), 3);
    }

    #[test]
    fn a_large_network_begins_no_more_games_than_four_addresses() {
        let limits = Limits { games_per_hour: 30, ..Limits::default() };
        let visitors = Visitors::new(limits);
        let begun = |n: u16| visitors.may_begin(address(&format!("2001:db8:1:{n:x}::1")));
        assert_eq!((0..200).filter(|n| begun(*n)).count(), 40, "a third of 4 × 30 at once");
        assert!(visitors.may_begin(address("2001:db8:2::1")) && visitors.may_begin(address("10.0.0.1")));
    }

    #[test]
    fn bodies_are_bounded_by_address_and_in_all() {
        let limits = Limits { bodies_per_address: 10, all_bodies: 15, ..Limits::default() };
        let visitors = Visitors::new(limits);
        let (one, two) = (address("10.0.0.1"), address("10.0.0.2"));
        let first = visitors.receive(one, 10).expect("room");
        assert!(visitors.receive(one, 1).is_none());
        let _second = visitors.receive(two, 5).expect("room");
        assert!(visitors.receive(two, 1).is_none(), "all room is taken");
        drop(first);
        assert!(visitors.receive(one, 10).is_some());
    }

    #[test]
    fn an_address_that_is_gone_is_forgotten() {
        let visitors = Visitors::new(Limits::default());
        drop(visitors.enter(VisitKind::Socket, Some(address("10.0.0.1"))));
        visitors.sweep();
        assert!(visitors.lock().by_address.is_empty());
        assert!(visitors.may_begin(address("10.0.0.1")));
        visitors.sweep();
        assert_eq!(visitors.lock().by_address.len(), 1, "it may not begin as many games as before");
    }
}
