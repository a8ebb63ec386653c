import { defineConfig } from "@playwright/test";

// The system's own Chromium: nothing is downloaded.
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  // The pictures of the documentation are taken when they are asked for (`make screenshots`).
  testIgnore: process.env.PICTURES ? [] : ["**/pictures.spec.ts"],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Each file has its own program and runs in order; two files at once on the smallest machine.
  workers: 2,
  // A browser that stalls on a busy machine is tried once more and told as flaky; what fails twice fails.
  retries: 1,
  fullyParallel: false,
  reporter: [["list"]],
  // The page alone, for tests with a made-up server; the others start the program, which has the page in it.
  webServer: {
    command: "npx vite preview --host 127.0.0.1 --port 4173 --strictPort",
    url: "http://127.0.0.1:4173",
    reuseExistingServer: true,
  },
  use: {
    baseURL: "http://127.0.0.1:4173",
    // A click that finds nothing says so soon, not at the end of a long test.
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
