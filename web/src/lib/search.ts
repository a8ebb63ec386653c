// Finding names by some of their letters.

export interface Hit {
  /** The name's number, as answers count them. */
  n: number;
  name: string;
}

/** Without accents, in small letters, apostrophes of one kind. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/g, "'").toLowerCase();
}

/** The names that have all of the words, those that begin with them first. */
export function found(names: string[], words: string, most: number): Hit[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const whole = wanted.join(" ");
  const hits: (Hit & { rank: number })[] = [];
  for (const [n, name] of names.entries()) {
    // Names of cards that nobody here has seen yet are left out.
    if (!name) continue;
    const text = folded(name);
    if (!wanted.every((word) => text.includes(word))) continue;
    hits.push({ n, name, rank: text === whole ? 0 : text.startsWith(whole) ? 1 : 2 });
  }
  hits.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  return hits.slice(0, most).map(({ n, name }) => ({ n, name }));
}
