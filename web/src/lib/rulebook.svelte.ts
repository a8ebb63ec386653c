// Rules that are looked up: which one is open, and in which edition numbers are meant here.

class Rulebook {
  /** The number that is open, over whatever else is shown. */
  open: string | null = $state(null);
  /** The edition of the game at hand; the newest where there is none. */
  edition: string = $state("");
}

export const rulebook = new Rulebook();
