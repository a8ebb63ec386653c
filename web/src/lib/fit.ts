// How large cards can be in the available space.

export interface Fit {
  width: number;
  columns: number;
  /** There is room for a single row only, and it is too short even for the smallest cards. */
  crowded: boolean;
}

/** The largest width, from `smallest` to `largest`, at which this many cards fit into the space; `smallest` if they
 * don't. Then the space scrolls, or the cards of a single row overlap. */
export function fit(
  count: number,
  space: { width: number; height: number },
  card: { ratio: number; gap: number; smallest: number; largest: number },
): Fit {
  const { ratio, gap, smallest, largest } = card;
  if (count === 0 || space.width <= 0 || space.height <= 0) return { width: largest, columns: 1, crowded: false };
  for (let width = largest; width > smallest; width -= 2) {
    const columns = Math.floor((space.width + gap) / (width + gap));
    const rows = Math.floor((space.height + gap) / (width * ratio + gap));
    if (columns * rows >= count) return { width, columns, crowded: false };
  }
  const columns = Math.max(1, Math.floor((space.width + gap) / (smallest + gap)));
  const rows = Math.floor((space.height + gap) / (smallest * ratio + gap));
  return { width: smallest, columns, crowded: rows < 2 && columns < count };
}

/** How far the cards of a hand overlap, as a negative margin; 0 if they fit side by side. */
export function overlap(count: number, space: number, width: number, gap: number): number {
  if (count < 2) return gap;
  const free = (space - width) / (count - 1);
  return Math.min(gap, free - width);
}
