// The text of a scenario that another page passes to the scenario page.

class Draft {
  text: string | null = $state(null);
}

export const draft = new Draft();
