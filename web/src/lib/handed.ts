// A replay that is brought to the replay page from a table.

export const handed: { replay: Blob | null } = { replay: null };
