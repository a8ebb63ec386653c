// Links that hold what they show: a deck, a scenario, a made-up card, a replay or a position, packed into the part of the
// address after `#`, which no server sees. A link begins with its version and the kind of its content.

export type SharedThing =
  | { t: "deck"; name: string; text: string }
  | { t: "scenario"; text: string }
  | { t: "card"; text: string }
  | { t: "replay"; bytes: Uint8Array<ArrayBuffer> }
  /** The end of a replay, as a seat sees it. */
  | { t: "position"; seat: number; bytes: Uint8Array<ArrayBuffer> };

const VERSION = "1";
const KINDS = { deck: "d", scenario: "s", card: "c", replay: "r", position: "p" } as const;

/** Longer links are refused; browsers and messengers cut them off anyway. */
const LONGEST = 200_000;
/** Maximum size of the unpacked content. */
const MOST = 1 << 20;

/** Why a link can't be opened: it is damaged, or a newer version of the page made it. */
export class WrongLink extends Error {
  constructor(readonly why: "broken" | "newer") {
    super(why);
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(transform);
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new WrongLink("broken");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new WrongLink("broken");
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** A deck's name is the first line, a position's seat the first byte. */
function content(thing: SharedThing): Uint8Array<ArrayBuffer> {
  if (thing.t === "replay") return thing.bytes;
  if (thing.t === "position") return new Uint8Array([thing.seat, ...thing.bytes]);
  const text = thing.t === "deck" ? `${thing.name.replaceAll("\n", " ")}\n${thing.text}` : thing.text;
  return new TextEncoder().encode(text);
}

/** Packs a thing for a link. */
export async function packed(thing: SharedThing): Promise<string> {
  const bytes = await through(content(thing), new CompressionStream("deflate-raw"));
  return VERSION + KINDS[thing.t] + toText(bytes);
}

/** Unpacks a link's text; throws `WrongLink` for anything that `packed` has not made. */
export async function unpacked(link: string): Promise<SharedThing> {
  if (link.length > LONGEST) throw new WrongLink("broken");
  if (link[0] !== VERSION) throw new WrongLink(/^[2-9]/.test(link) ? "newer" : "broken");
  try {
    const bytes = await through(fromText(link.slice(2)), new DecompressionStream("deflate-raw"));
    if (bytes.length === 0) throw new WrongLink("broken");
    if (link[1] === KINDS.replay) return { t: "replay", bytes };
    if (link[1] === KINDS.position) return { t: "position", seat: bytes[0] ?? 0, bytes: bytes.slice(1) };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (link[1] === KINDS.scenario) return { t: "scenario", text };
    if (link[1] === KINDS.card) return { t: "card", text };
    const end = text.indexOf("\n");
    if (link[1] === KINDS.deck && end >= 0) return { t: "deck", name: text.slice(0, end), text: text.slice(end + 1) };
  } catch {
    // Cut off, changed, or no text.
  }
  throw new WrongLink("broken");
}
