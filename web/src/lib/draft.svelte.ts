// What another page or a link passes to a page: a scenario, a deck, a made-up card, a replay or a position.

class Draft {
  text: string | null = $state(null);
  deck: { name: string; text: string } | null = $state.raw(null);
  card: string | null = $state(null);
  /** A replay; with a seat, its last position as that seat sees it. */
  replay: { file: Blob; seat?: number } | null = $state.raw(null);
}

export const draft = new Draft();
