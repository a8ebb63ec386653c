export type SymbolName =
  | "amber"
  | "amethyst"
  | "emerald"
  | "ruby"
  | "sapphire"
  | "steel"
  | "strength"
  | "willpower"
  | "lore"
  | "move"
  | "exerted"
  | "drying"
  | "damage"
  | "ink"
  | "drop"
  | "first"
  | "back"
  | "next"
  | "last"
  | "deck"
  | "discard"
  | "hand"
  | "bag"
  | "under";

/** An SVG path for each symbol, in a box of 24 by 24. */
export const PATHS: Record<SymbolName, string> = {
  amber: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z",
  amethyst: "M12 1.5 22 12 12 22.5 2 12z",
  emerald: "M12 2.5 22.5 21h-21z",
  ruby: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  sapphire: "M12 1.5C8 8 4.5 11 4.5 15a7.5 7.5 0 0 0 15 0C19.5 11 16 8 12 1.5z",
  steel: "M3.5 3.5h17v17h-17z",
  strength:
    "M20.5 2 22 3.5 12.8 14.6l2.4 2.4-1.8 1.8-2.6-2.6-4 4.6a1.7 1.7 0 0 1-2.4.2l-.4-.4a1.7 1.7 0 0 1 .2-2.4l4.6-4-2.6-2.6L8 9.800l2.4 2.4z",
  willpower: "M12 21.500C5 16.5 2 12.7 2 8.500A5.4 5.4 0 0 1 12 5.7 5.4 5.4 0 0 1 22 8.500c0 4.2-3 8-10 13z",
  lore: "M12 6.200C9.5 4.3 6 3.6 2 4v14.500c4-.4 7.5.3 10 2.2 2.5-1.9 6-2.6 10-2.200V4c-4-.4-7.5.3-10 2.200zM11 8v9.700c-2-1-4.3-1.4-7-1.300V6c2.9-.1 5.2.6 7 2z",
  move: "M2 10h12V4.500L22.5 12 14 19.500V14H2z",
  exerted: "M12 4a8 8 0 0 1 8 8h3l-4.5 5L14 12h3a5 5 0 1 0-5 5v3a8 8 0 0 1 0-16z",
  drying: "M6 2h12v3.500L13.8 12 18 18.500V22H6v-3.500L10.2 12 6 5.500z",
  damage: "M12 1.500l2.7 5.8 6-2-2 6 5.3 2.7-5.8 2.7 1.6 6.3-6-2.300L9 22.500l-1-6-6.5-1.2 4.3-4.800L3 5l6.2 1.800z",
  ink: "M12 2C8.5 8 5 11 5 15a7 7 0 0 0 14 0c0-4-3.5-7-7-13zm-3.5 13a3.5 3.5 0 0 0 3.5 3.500v1.700A5.2 5.2 0 0 1 6.8 15z",
  drop: "M12 1.500C8.500 8 4 11.500 4 15.500a8 8 0 0 0 16 0C20 11.500 15.500 8 12 1.500z",
  first: "M4 4h3.500v16H4zM20.500 4v16L8.500 12z",
  back: "M18 4v16L6 12z",
  next: "M6 4v16l12-8z",
  last: "M16.500 4H20v16h-3.500zM3.500 4v16l12-8z",
  deck: "M5 6h11v16H5zM8 2h11v16h-1.500V4.500H8z",
  discard: "M4 5h16v2.500H4zm2 4h12l-1.2 13H7.200zM9 2h6v2H9z",
  hand: "M3 8.5 8 6l5.5 12.5-5 2.500zM10 5h6l1 13-3 .500zM17.5 5.5 21.5 7l-3 10-1 .500z",
  bag: "M8 2h8l-1.5 4C19 8.5 21 12.5 21 16c0 4-3 6-9 6s-9-2-9-6c0-3.5 2-7.5 6.5-10z",
  under: "M4 15.5 12 20l8-4.500v2.800L12 23l-8-4.700zM12 3l9 5.5-9 5.5-9-5.500z",
};
