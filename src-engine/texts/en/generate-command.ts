/** What an option of `wallchart generate` must be. */
export const generateCommandText = {
  rate: 'a number from 0 to 1',
  rateByRound: 'a number from 0 to 1, or one for each round with commas between them',
  ratings: (most: number) => `two or more ratings from 0 to ${most} with commas between them`,
  ratingsOfPlayers: (players: number) => `as many ratings as --players says: ${players}`,
  noAcceleration: 'none: a round robin has no scoregroups',
  tieBreaks: 'a list of codes of C.07, such as BH/C1,BH,SB,DE',
};
