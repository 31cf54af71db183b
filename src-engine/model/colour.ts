/** The two colours. */
export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export function opposite(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
