// The four levels of opponent that people choose from, weakest first. The program has more bots, which "Set up a table"
// lists.

export const LEVELS = ["easy", "medium", "hard", "best"] as const;
