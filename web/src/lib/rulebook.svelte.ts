// The rule that is open, and the edition that rule numbers on this page refer to.

class Rulebook {
  /** The number of the rule shown in the dialog. */
  open: string | null = $state(null);
  /** The edition of the current game; the newest without one. */
  edition: string = $state("");
}

export const rulebook = new Rulebook();
