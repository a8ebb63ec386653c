// A scenario's text that is brought to the scenario page from elsewhere.

class Draft {
  text: string | null = $state(null);
}

export const draft = new Draft();
