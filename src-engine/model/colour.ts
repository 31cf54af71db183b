/** The two colours. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Both are the same colour. Null is none, which is like nothing. */
export function areAlike(a: Colour | null, b: Colour | null): boolean {
  return a !== null && a === b;
}

export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
