/** The two colours. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Both are the same colour. Null is none, which is like nothing. */
export function areAlike(a: Colour | null, b: Colour | null): boolean {
  return a !== null && a === b;
}

/** The colour that more of them are; null where the numbers are equal. Null among them is neither. */
export function majorityOf(colours: readonly (Colour | null)[]): Colour | null {
  const [white, black] = COLOURS.map((colour) => colours.filter((each) => each === colour).length);
  if (white === black) return null;
  return white! > black! ? 'white' : 'black';
}

/** The other colour. */
export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
