// How large cards can be in the space there is.

export interface Fit {
  width: number;
  columns: number;
}

/** The largest width, between the smallest and the largest given, with which this many cards of one shape fill the space without
 * running over; the smallest where they can't, and then the space scrolls. */
export function fit(
  count: number,
  space: { width: number; height: number },
  card: { ratio: number; gap: number; smallest: number; largest: number },
): Fit {
  const { ratio, gap, smallest, largest } = card;
  if (count === 0 || space.width <= 0 || space.height <= 0) return { width: largest, columns: 1 };
  for (let width = largest; width > smallest; width -= 2) {
    const columns = Math.floor((space.width + gap) / (width + gap));
    const rows = Math.floor((space.height + gap) / (width * ratio + gap));
    if (columns * rows >= count) return { width, columns };
  }
  return { width: smallest, columns: Math.max(1, Math.floor((space.width + gap) / (smallest + gap))) };
}

/** How far the cards of a hand lie over each other, as a negative margin; 0 where they fit side by side. */
export function overlap(count: number, space: number, width: number, gap: number): number {
  if (count < 2) return gap;
  const free = (space - width) / (count - 1);
  return Math.min(gap, free - width);
}
