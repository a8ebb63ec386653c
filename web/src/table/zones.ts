/** Where a card at the table is, as a screen reader announces it: the messages `where.…`. */
export type SlotZone = "play" | "location" | "hand" | "discard" | "inkwell" | "resolving" | "deck" | "top";
