// The program's REST API. Every error is a sentence that can be shown.

import { host } from "$host";
import type {
  CardSearch,
  DeckCheck,
  DeckCheckRequest,
  DeckSummary,
  Faces,
  GameSummary,
  Goal,
  Hello,
  KeptCards,
  Lesson,
  Names,
  NewGame,
  ReplayAdvice,
  ReplayInfo,
  ReplayPosition,
  ReplayReview,
  RuleContents,
  RuleParagraph,
  RulesFound,
  SaveDeck,
  SeatToken,
  StartedGame,
  TriedCards,
  TryCards,
  WriteDeck,
  WrittenDeck,
} from "../protocol";
import { language, t } from "./language.svelte";
import { remember, remembered } from "./settings.svelte";

export class ApiError extends Error {}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await answer(path, init);
  return (await response.json()) as T;
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    const headers = { "accept-language": language.code, ...(init.headers as Record<string, string> | undefined) };
    response = await host.request(path, { ...init, headers });
  } catch {
    throw new ApiError(t("noAnswer"));
  }
  if (!response.ok) throw new ApiError(await sentence(response));
  return response;
}

async function sentence(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  try {
    const body = JSON.parse(text) as { error?: unknown; message?: unknown };
    if (typeof body.error === "string") return body.error;
    if (typeof body.message === "string") return body.message;
  } catch {
    // Not JSON: a short text is itself the message.
  }
  return text && text.length < 300 ? text : t("refusedStatus", { status: response.status });
}

function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return call<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const OWNER = "inkwright.owner";
let me: string | null = null;

/** A random id for this browser that nobody can guess. Saved decks belong to it. */
function owner(): Record<string, string> {
  me ??= remembered<string | null>(OWNER, null);
  if (typeof me !== "string" || me.length < 32) {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    me = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    remember(OWNER, me);
  }
  return { "inkwright-owner": me };
}

function bearer(token?: string): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}

export const api = {
  hello: () => call<Hello>("/api/hello"),
  faces: (from: string, ids: number[], token?: string) =>
    call<Faces>(`${from}${from.includes("?") ? "&" : "?"}lang=${language.code}&ids=${ids.join(",")}`, bearer(token)),
  names: (from: string, token?: string) => call<Names>(from, bearer(token)),
  search: (words: string) => call<CardSearch>(`/api/cards?q=${encodeURIComponent(words)}`),
  decks: () => call<DeckSummary[]>("/api/decks", { headers: owner() }),
  checkDeck: (request: DeckCheckRequest) => post<DeckCheck>("/api/decks/check", request),
  saveDeck: (deck: SaveDeck) => post<DeckSummary>("/api/decks", deck, owner()),
  async deleteDeck(id: string): Promise<void> {
    await answer(`/api/decks/${encodeURIComponent(id)}`, { method: "DELETE", headers: owner() });
  },
  rules: (edition: string) => call<RuleContents>(`/api/rules?edition=${encodeURIComponent(edition)}`),
  rule: (number: string, edition: string) =>
    call<RuleParagraph>(`/api/rules/${encodeURIComponent(number)}?edition=${encodeURIComponent(edition)}`),
  findRules: (question: string, edition: string) =>
    call<RulesFound>(`/api/rules/find?q=${encodeURIComponent(question)}&edition=${encodeURIComponent(edition)}`),
  tryCards: (text: string) => post<TriedCards>("/api/cards/try", { text } satisfies TryCards),
  keepCards: (text: string) => post<KeptCards>("/api/cards/own", { text } satisfies TryCards),
  lessons: () => call<Lesson[]>("/api/lessons"),
  goal: (game: string, token: string) => call<Goal>(`/api/games/${encodeURIComponent(game)}/goal`, bearer(token)),
  summary: (game: string, token: string) =>
    call<GameSummary>(`/api/games/${encodeURIComponent(game)}/summary`, bearer(token)),
  replaySummary: (id: string) => call<GameSummary>(`/api/replays/${encodeURIComponent(id)}/summary`),
  advice: (id: string, n: number) => call<ReplayAdvice>(`/api/replays/${encodeURIComponent(id)}/${n}/advice`),
  review: (id: string, seat: number, from: number) =>
    call<ReplayReview>(`/api/replays/${encodeURIComponent(id)}/review?seat=${seat}&from=${from}`),
  writeDeck: (text: string, form: string) => post<WrittenDeck>("/api/decks/write", { text, form } satisfies WriteDeck),
  findCards: (wanted: Record<string, string>) =>
    call<CardSearch>(
      `/api/cards?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "")).toString()}`,
    ),
  begin: (game: NewGame) => post<StartedGame>("/api/games", game, owner()),
  claim: (invite: string) => post<SeatToken>("/api/seats", { invite }),
  async replayFile(game: string, token: string): Promise<Blob> {
    return (await answer(`/api/games/${encodeURIComponent(game)}/replay`, bearer(token))).blob();
  },
  async deleteGame(game: string, token: string): Promise<void> {
    await answer(`/api/games/${encodeURIComponent(game)}`, { method: "DELETE", ...bearer(token) });
  },
  openReplay: (bytes: Blob) => call<ReplayInfo>("/api/replays", { method: "POST", body: bytes }),
  replayAt: (id: string, n: number, seat: number) =>
    call<ReplayPosition>(`/api/replays/${encodeURIComponent(id)}/${n}?seat=${seat}`),
};

/** The message of an error, for people. */
export function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
