/**
 * What the numbers of a row are: points and differences of points are tenths; a gain, of which much is wanted, is negative.
 * How they are printed follows from it.
 */
export type Unit = 'count' | 'points' | 'games' | 'rating' | 'rank' | 'gain';
