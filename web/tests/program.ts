// Starts the real program for a test, with its own port and data folder.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { NewGame } from "../src/protocol";
import { StaticHost } from "./static";

const here = dirname(fileURLToPath(import.meta.url));
const binary = process.env.INKWRIGHT ?? resolve(here, "../../target/debug/inkwright");

/** Whether the stories are about the page without a server. */
export const SITE = process.env.HOST === "site";

/** What a test talks to: the program with its server, or the page without one, on a static host. */
export class Program {
  address = "";
  private site: StaticHost | null = null;
  private child: ChildProcess | null = null;
  readonly data = mkdtempSync(join(tmpdir(), "inkwright-web-"));

  /** Starts the program; after a restart on the same port as before. */
  async start(): Promise<void> {
    if (SITE) {
      this.site = new StaticHost();
      await this.site.start();
      this.address = this.site.address;
      return;
    }
    const port = this.address ? new URL(this.address).port : "0";
    const child = spawn(
      binary,
      ["serve", "--port", port, "--data", this.data, "--games-per-hour", "100000", "--request-rate", "1000"],
      {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, INKWRIGHT_DATA: join(this.data, "cards") },
      },
    );
    this.child = child;
    this.address = await new Promise<string>((found, failed) => {
      let said = "";
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (address) found(address[0]);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", failed);
      child.on("exit", (code) => failed(new Error(`inkwright serve ended with ${code}: ${said}`)));
    });
  }

  /** Runs another command of the program and returns its output. */
  run(...args: string[]): string {
    const env = { ...process.env, INKWRIGHT_DATA: join(this.data, "cards"), INKWRIGHT_LANG: "en" };
    return execFileSync(binary, args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  }

  /** Kills the program, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.site?.end();
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Gives games that start in this context the seeds 1, 2, 3 …, and the page a fixed random sequence, so that every run
 * of a test is the same. */
async function seeded(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let state = 1;
    // A linear congruential generator with the constants of Numerical Recipes; it only picks a deck.
    Math.random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  });
  let games = 0;
  await context.route("**/api/games", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    const game = request.postDataJSON() as NewGame;
    // With people elsewhere, the server chooses the seed.
    if (game.from === "decks" && !game.seats.some((seat) => seat.elsewhere)) game.seed ??= ++games;
    await route.continue({ postData: JSON.stringify(game) });
  });
}

/** A second browser, for another player. */
export async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await seeded(context);
  return context.newPage();
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await seeded(context);
    await use(context);
  },
});

/** Turns motion off: then a game by clicks takes seconds. */
export async function still(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("inkwright.settings") ?? "{}") as object;
    localStorage.setItem("inkwright.settings", JSON.stringify({ ...kept, motion: "none" }));
  });
}

/** Starts a game from the start page, as a newcomer would. */
export async function playNow(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator("[data-play-now]").click();
  await expect(page.locator("#decision")).toBeVisible();
}

/** Sets a scenario up on the scenario page. */
export async function scenario(
  page: Page,
  address: string,
  text: string,
  how: { hot?: boolean; played?: boolean; players?: number } = {},
): Promise<void> {
  await page.goto(`${address}/#/scenario`);
  await page.locator("[data-scenario]").fill(text);
  if (how.players) await page.locator("[data-players]").fill(String(how.players));
  if (how.hot) await page.locator("[data-hot]").check();
  if (how.played) await page.locator("[data-played]").check();
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.locator("#decision")).toBeVisible();
}

export function panel(page: Page): Locator {
  return page.locator("#decision");
}

export async function kind(page: Page, wanted: string): Promise<void> {
  await expect(panel(page)).toHaveAttribute("data-kind", wanted);
}

/** A card at the table or in the hand, by its full name. */
export function cardNamed(page: Page, name: string): Locator {
  return page.locator(`[data-card][aria-label^="${name};"]`);
}

/** Clicks a card and then an entry of its menu. */
export async function act(page: Page, card: Locator, entry: RegExp | string): Promise<void> {
  await card.first().click();
  await page.getByRole("menuitem", { name: entry }).first().click();
}

/** Answers the current question with one sensible click. Returns false when the game is over. */
export async function step(page: Page): Promise<boolean> {
  const asked = page.locator('#decision:not([data-kind="none"])');
  const over = page.locator("[data-over]");
  await asked.or(over).first().waitFor({ timeout: 60_000 });
  if (await over.isVisible()) return false;
  const decision = panel(page);
  const [kind, n] = await Promise.all([decision.getAttribute("data-kind"), decision.getAttribute("data-n")]);
  switch (kind) {
    case "action":
      await turnAction(page);
      break;
    case "mulligan":
    case "number":
      await page.locator("[data-send]").click();
      break;
    case "cards":
    case "order":
      await pickCards(page);
      break;
    case "name":
      await page.locator("[data-name]").first().click();
      break;
    case "none":
    case null:
      return true;
    default:
      await decision.locator("[data-action]").first().click();
  }
  await expect(decision.and(page.locator(`[data-n="${n}"]`))).toHaveCount(0);
  return true;
}

/** Makes this many sensible clicks in two browsers, each in the one that must answer. */
export async function together(a: Page, b: Page, steps: number): Promise<void> {
  const asked = '#decision:not([data-kind="none"])';
  for (let done = 0; done < steps; done++) {
    await expect
      .poll(async () => (await a.locator(asked).count()) + (await b.locator(asked).count()), { intervals: [25] })
      .toBeGreaterThan(0);
    await step((await a.locator(asked).count()) > 0 ? a : b);
  }
}

/** Picks one card if a click is the answer; otherwise marks as many as needed, in the order offered. */
async function pickCards(page: Page): Promise<void> {
  const picks = panel(page).locator("[data-pick]");
  const send = page.locator("[data-send]");
  const many = await picks.count();
  if (many === 0) return send.click();
  if ((await picks.first().getAttribute("aria-pressed")) === null) return picks.first().click();
  for (let i = 0; i < many; i++) {
    await picks.nth(i).click();
    await expect(picks.nth(i)).toHaveAttribute("aria-pressed", "true");
    if (await send.isEnabled()) break;
  }
  await send.click();
}

/** Plays a card, quests, or puts a card into the inkwell if possible; otherwise ends the turn. */
async function turnAction(page: Page): Promise<void> {
  const invited = page.locator("[data-card].invite");
  const n = await invited.count();
  for (let i = 0; i < n; i++) {
    const card = invited.nth(i);
    if (!(await card.isVisible())) continue;
    await card.click();
    const entry = page.locator('[data-do="quest"], [data-do="play-ink"], [data-do="ink"]').first();
    if ((await entry.count()) > 0) return entry.click();
    await page.keyboard.press("Escape");
  }
  await page.locator("[data-end-turn]").click();
  const warning = page.locator("dialog [data-confirm]");
  if (await warning.isVisible()) await warning.click();
}
