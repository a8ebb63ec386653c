import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the page with hot reloads and forwards API requests to a running `inkwright serve`.
const program = process.env.INKWRIGHT_SERVE ?? "http://127.0.0.1:4747";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { proxy: { "/api": { target: program, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
