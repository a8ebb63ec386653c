// A position of a replay for a link: the replay up to there.

import type { ReplayInfo } from "../protocol";
import { api } from "./api";
import type { SharedThing } from "./shareLink";

/** A game that continues from the position is recorded up to there. */
export async function sharedPosition(info: ReplayInfo, n: number, seat: number): Promise<SharedThing> {
  // A game of one person may be recorded at any time. Nobody sits down, so the others don't think.
  const seats = info.seats.map((_, i) =>
    i === seat ? { who: "person" as const } : { who: "bot" as const, bot: "easy" },
  );
  const { game, tokens } = await api.begin({ from: "replay", replay: info.id, at: n, practice: true, seats });
  const token = tokens[0]?.token ?? "";
  try {
    const file = await api.replayFile(game, token);
    return { t: "position", seat, bytes: new Uint8Array(await file.arrayBuffer()) };
  } finally {
    await api.deleteGame(game, token);
  }
}
