// Opens changed links: the content of each is changed at random and given to the program in WebAssembly as the page does it. A
// crash ends the script. (A change of the packed text mostly breaks the packing, which the page's own test shows.)
// node scripts/link-mutants.mjs [LINKS]
import { answer, request } from "./wasm-instance.mjs";

const many = Number(process.argv[2] ?? 10_000);
// A linear congruential generator with the constants of Numerical Recipes.
let state = 7;
const below = (n) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;

const deck = { t: "known", id: "the-heart-of-magic" };
const seats = [{ who: "person", deck }, { who: "bot", bot: "easy", deck }];
const begun = request("POST", "/api/games", JSON.stringify({ from: "decks", variant: "constructed", practice: true, seed: 3, seats }));
const replay = request("GET", `/api/games/${begun.game}/replay`, "", begun.tokens[0].token);
const text = (text) => Buffer.from(text);
const KINDS = [
  {
    content: Buffer.from(replay, "base64"),
    open(bytes) {
      const { status, body } = answer("POST", "/api/replays", bytes.toString("base64"));
      if (status !== 200) return status;
      return answer("GET", `/api/replays/${body.id}/${body.length}?seat=${below(3)}`).status;
    },
  },
  {
    content: text('card "Lamp - Lit" character ruby cost 3 inkable 3/3 lore 2 [Hero] {\n  Shift 2\n  Whenever this character quests, draw a card.\n}\n'),
    open: (bytes) => answer("POST", "/api/cards/try", JSON.stringify({ text: bytes.toString() })).status,
  },
  {
    content: text('scenario "A link"\nrules 1.7.5\np1:\n  ink 3\n  play "Stitch - New Dog" as stitch drying\n  deck 5\np2:\n  lore 4\n'),
    open(bytes) {
      const begun = answer("POST", "/api/games", JSON.stringify({ from: "scenario", text: bytes.toString(), practice: true, seats }));
      const { game, tokens } = begun.body;
      if (begun.status === 200) answer("DELETE", `/api/games/${game}`, "", tokens[0].token);
      return begun.status;
    },
  },
  {
    content: text("4 Stitch - New Dog\n2 Mickey Mouse - True Friend\n"),
    open: (bytes) => answer("POST", "/api/decks/check", JSON.stringify({ text: bytes.toString(), format: null })).status,
  },
];

const found = {};
for (let n = 0; n < many; n++) {
  const { content, open } = KINDS[n % KINDS.length];
  const bytes = [...content];
  for (let changes = below(3); changes >= 0; changes--) {
    bytes.splice(below(bytes.length + 1), below(3), ...(below(3) === 0 ? [] : [below(256)]));
  }
  const status = open(Buffer.from(bytes));
  if (!Number.isInteger(status) || status >= 500) throw new Error(`link ${n}: ${status}: ${Buffer.from(bytes).toString("base64")}`);
  found[status] = (found[status] ?? 0) + 1;
}
console.log(`${many} changed links, by the status of the answer: ${JSON.stringify(found)}`);
