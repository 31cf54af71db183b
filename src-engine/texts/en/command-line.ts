/** Sentences of the command line. */
import { format } from './format.ts';

export const commandLineText = {
  output: {
    isTournament: (path: string) => `${path} is a tournament file and is not replaced. Choose another name.`,
    noFile: (path: string) => `${path} is not a file that can be written.`,
    isProtected: (path: string) => `${path} or its folder is write-protected. Nothing was written.`,
    otherFileCame: (path: string) => `Another file came to ${path} meanwhile. It was not replaced.`,
    diskFull: (path: string) =>
      `The disk is full: ${path} was not written. A file that was there is unchanged.`,
    failed: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
  },
  optionBelongsElsewhere: (option: string, belongsTo: string, system: string) =>
    `${option} is an option of ${belongsTo}; the pairing system here is ${system}.`,
  lim: 'the Lim System',
  matching: 'pairing by maximum-weight matching (mwm-…)',
  maxiOverruled: (file: string) =>
    `${file}: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.`,
  betaOverruled: (file: string, told: string, asked: string) =>
    `${file}: the file says β ${told}; --beta ${asked} is used instead.`,
  systemUnknown: (file: string, line: number, found: string, system: string, mayBeNamed: boolean) =>
    `${file}: line ${line}: “${found}” names no pairing system that Wallchart has; ${system} is assumed.${mayBeNamed ? ' Name it with --system.' : ''}`,
  /** `option`: how the command is told that it is something else; null where it cannot be told. */
  scheduleComplete: (file: string, system: string, option: '--system' | '--swiss' | null) =>
    `${file}: everybody met everybody and no record names the system: taken as ${system} (C.05 6.6).${option === null ? '' : ` To take it as another use ${option}.`}`,
  roundNotThere: (round: number, paired: number) =>
    `round ${round} has no pairings; the file has those of ${format.count(paired, { one: 'round', other: 'rounds' })}.`,
  wantedBeta: 'a number of games above 0 with one decimal at most',
  maxi: 'Maxi-tournament',
  beta: (games: string) => `β ${games}`,
} as const;
