/** Sentences of the command line. */

export const commandLineText = {
  optionBelongsElsewhere: (option: string, belongsTo: string, system: string) =>
    `${option} is an option of ${belongsTo}; the pairing system here is ${system}.`,
  lim: 'the Lim System',
  matching: 'pairing by maximum-weight matching (mwm-…)',
  maxiOverruled: (file: string) =>
    `${file}: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.`,
  betaOverruled: (file: string, told: string, asked: string) =>
    `${file}: the file says β ${told}; --beta ${asked} is used instead.`,
  wantedBeta: 'a number of games above 0 with one decimal at most',
  maxi: 'Maxi-tournament',
  beta: (games: string) => `β ${games}`,
} as const;
