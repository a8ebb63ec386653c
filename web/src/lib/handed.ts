// A replay that a table passes to the replay page.

export const handed: { replay: Blob | null } = { replay: null };
