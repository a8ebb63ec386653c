// Keeps the page for use without a network. `scripts/site.mjs` puts the version and the files in.
//
// Each version has a cache of its own. A new version is fetched beside the one in use and takes over when the page says
// so, or when no page of the old one is left. A page never mixes files of two versions.

const VERSION = "{version}";
const FILES = ["{files}"];
const CACHE = `inkwright-${VERSION}`;

self.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    // Files with a hash in their names are the same in every version.
    const fetched = FILES.map(async (file) => {
      const kept = file.startsWith("assets/") ? await caches.match(file) : undefined;
      const response = kept ?? (await fetch(file, { cache: file.startsWith("assets/") ? "default" : "reload" }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    });
    await Promise.all(fetched);
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("inkwright-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const file = request.mode === "navigate" ? new URL("./", self.registration.scope) : request;
    const kept = await cache.match(file, { ignoreSearch: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
