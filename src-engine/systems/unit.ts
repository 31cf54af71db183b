/** What the numbers of a row are: points and differences of points are tenths. How they are printed follows from it. */
export const UNITS = ['count', 'points', 'games', 'rating', 'rank'] as const;
export type Unit = (typeof UNITS)[number];
