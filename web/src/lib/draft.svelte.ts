// What another page or a link passes to a page: a scenario, a deck, a made-up card, or a replay.

class Draft {
  text: string | null = $state(null);
  deck: { name: string; text: string } | null = $state.raw(null);
  card: string | null = $state(null);
  replay: Blob | null = $state.raw(null);
}

export const draft = new Draft();
