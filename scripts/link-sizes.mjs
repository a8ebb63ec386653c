// How long links to positions get: plays games against a bot and packs the game so far after each answer, as the page does. Needs
// `scripts/wasm-build`. Prints the lengths in characters, and fails if more than 5 % of them are over 1,500.
// node scripts/link-sizes.mjs [GAMES]
import { deflateRawSync } from "node:zlib";
import { call, request } from "./wasm-instance.mjs";

const DECKS = ["the-heart-of-magic", "daring-and-deception", "might-and-magic", "tactical-teamwork"];
const LONGEST = 1500;

/** Plays a game to its end by every seventh possible answer, and returns the length of a link to each position. */
function play(game) {
  const deck = (n) => ({ t: "known", id: DECKS[n % DECKS.length] });
  const seats = [
    { who: "person", deck: deck(game) },
    { who: "bot", bot: "medium", deck: deck(Math.floor(game / 4) + 1) },
  ];
  const body = { from: "decks", variant: "constructed", practice: true, any_deck: true, seed: game, seats };
  const begun = request("POST", "/api/games", JSON.stringify(body));
  const { token } = begun.tokens[0];
  let table = null;
  const say = (message) => {
    let result = call({ t: "message", connection: game, message });
    for (;;) {
      for (const { message } of result.messages ?? []) if (message && ["state", "step"].includes(message.t)) table = message;
      if (!result.turns?.length) return;
      result = call({ t: "think", turn: result.turns[0].turn, steps: 40 });
    }
  };
  const sizes = [];
  say({ t: "join", protocol: 1, token, language: "en" });
  for (let n = 0; n < 400 && !table.over; n++) {
    const { answers } = table.decision;
    if (answers.length === 0) break;
    say({ t: "act", n: table.n, action: answers[(n * 7 + game) % answers.length].action });
    const bytes = Buffer.from(request("GET", `/api/games/${begun.game}/replay`, "", token), "base64");
    sizes.push("1p".length + Math.ceil((deflateRawSync(bytes).length * 4) / 3));
  }
  call({ t: "close", connection: game });
  request("DELETE", `/api/games/${begun.game}`, "", token);
  return sizes;
}

const games = Number(process.argv[2] ?? 20);
const sizes = Array.from({ length: games }, (_, game) => play(game)).flat();
sizes.sort((a, b) => a - b);
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))];
const [half, most, all] = [0.5, 0.95, 1].map(at);
console.log(`${sizes.length} positions: half of their links have at most ${half} characters, 95 % ${most}, all ${all}`);
if (most > LONGEST) process.exit(1);
