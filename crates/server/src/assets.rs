//! The page: the built files of `web/`, embedded in the program.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

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

/// The file at this path of the page; the page itself for the empty path.
pub fn serve(path: &str) -> Response {
    let path = path.trim_start_matches('/');
    match (path, Dist::get(if path.is_empty() { "index.html" } else { path })) {
        (_, Some(file)) => {
            let mut response = Response::new(Body::from(file.data));
            let headers = response.headers_mut();
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
