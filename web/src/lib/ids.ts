// Names for numbers of the protocol.

/** A card as the viewing seat numbers it. */
export type CardNo = number;
/** A card's face. */
export type FaceNo = number;
