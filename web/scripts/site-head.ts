// The head of the page without a server: the manifest, an icon for phones, and a policy that allows requests to the
// page's own address only.

import type { HtmlTagDescriptor, Plugin } from "vite";

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function siteHead(): Plugin {
  const link = (rel: string, href: string): HtmlTagDescriptor => ({
    tag: "link",
    attrs: { rel, href },
    injectTo: "head",
  });
  return {
    name: "site-head",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", "content": POLICY },
        injectTo: "head-prepend",
      },
      link("manifest", "./manifest.webmanifest"),
      link("apple-touch-icon", "./icon-192.png"),
    ],
  };
}
