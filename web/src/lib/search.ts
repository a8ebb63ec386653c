// Finds names by parts of their words.

export interface Hit {
  /** The number of the name, as used in answers. */
  n: number;
  name: string;
}

/** The text without accents, in lower case, with plain apostrophes. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/g, "'").toLowerCase();
}

/** The names that contain all of the words; names that begin with them come first. */
export function found(names: string[], words: string, most: number): Hit[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const whole = wanted.join(" ");
  const hits: (Hit & { rank: number })[] = [];
  for (const [n, name] of names.entries()) {
    // Skips names that this seat does not know yet.
    if (!name) continue;
    const text = folded(name);
    if (!wanted.every((word) => text.includes(word))) continue;
    hits.push({ n, name, rank: text === whole ? 0 : text.startsWith(whole) ? 1 : 2 });
  }
  hits.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  return hits.slice(0, most).map(({ n, name }) => ({ n, name }));
}
