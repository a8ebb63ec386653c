import { defineConfig } from "@playwright/test";

// The system's own Chromium: nothing is downloaded.
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  // Pictures for the documentation are taken only on request (`make screenshots`).
  testIgnore: process.env.PICTURES ? [] : ["**/pictures.spec.ts"],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Each file starts its own program and runs in order; two files run at once.
  workers: 2,
  // A test that stalls on a busy machine is retried and reported as flaky. A test that fails twice fails.
  retries: 1,
  fullyParallel: false,
  reporter: [["list"]],
  // The page alone, for tests with a made-up server. The other tests start the program, which serves the page itself.
  webServer: {
    command: "npx vite preview --host 127.0.0.1 --port 4173 --strictPort",
    url: "http://127.0.0.1:4173",
    reuseExistingServer: true,
  },
  use: {
    baseURL: "http://127.0.0.1:4173",
    // A click without a target fails soon rather than at the end of a long test.
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 720 },
    browserName: "chromium",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
