//! The page: the built files of `web/`, embedded in the program.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// The page served when the program was built without one.
const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<head><meta charset=\"utf-8\"><title>Inkwright</title></head>
<body>
<h1>Inkwright</h1>
<p>The server runs, but this program was built without its page. Build the page, then the program:</p>
<pre>make web
cargo build --release -p inkwright-cli</pre>
<p><code>make play</code> does both.</p>
</body>
</html>
";

/// Whether the page was built into this program.
pub fn has_page() -> bool {
    Dist::get("index.html").is_some()
}

/// The page's files, compressed when they are first asked for.
static COMPRESSED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());

/// Marks an answer that is sent as it is: compressing a file for each request would take most of the server's time.
#[derive(Clone, Copy, Debug)]
pub struct SentAsIs;

/// A file of the page, compressed.
fn compressed(path: &str, data: &[u8]) -> Bytes {
    let mut all = COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
    let compress = || {
        let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
        compressed.write_all(data).expect("writing to memory does not fail");
        compressed.finish().expect("writing to memory does not fail").into()
    };
    all.entry(path.to_owned()).or_insert_with(compress).clone()
}

/// Whether a browser takes gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|list| list.to_str().ok());
    accepted.is_some_and(|list| list.split(',').any(|coding| coding.trim() == "gzip"))
}

/// The file at this path of the page; the page itself for the empty path.
pub fn serve(path: &str, asked: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    match (path, Dist::get(if path.is_empty() { "index.html" } else { path })) {
        (_, Some(file)) => {
            let is_text = !matches!(content_type(path), "image/png" | "font/woff2");
            let as_gzip = is_text && takes_gzip(asked);
            let body = if as_gzip { compressed(path, &file.data) } else { file.data.into_owned().into() };
            let mut response = Response::new(Body::from(body));
            response.extensions_mut().insert(SentAsIs);
            let headers = response.headers_mut();
            if as_gzip {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            }
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
            // Files under assets/ have the hash of their content in their names.
            let kept =
                if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
            response
        }
        ("", None) => Html(NOT_BUILT).into_response(),
        (_, None) => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("html", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
