import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { siteHead } from "./scripts/site-head.ts";

// `npm run dev` serves the page with hot reloads and forwards API requests to a running `inkwright serve`.
const program = process.env.INKWRIGHT_SERVE ?? "http://127.0.0.1:4747";

// The page of a server, or with `--mode site` the page that needs none: it has the program in workers, and every address in it
// is relative, so that it can be served under any path.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  const host = fileURLToPath(new URL(`src/lib/host/${site ? "worker" : "server"}.ts`, import.meta.url));
  return {
    base: site ? "./" : "/",
    plugins: [svelte(), ...(site ? [siteHead()] : [])],
    resolve: { alias: { $host: host } },
    worker: { format: "es" },
    build: {
      target: "es2022",
      outDir: site ? "site" : "dist",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
    },
    server: { proxy: { "/api": { target: program, ws: true } } },
    test: { include: ["src/**/*.test.ts"] },
  };
});
