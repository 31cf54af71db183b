/** The certificate of a report that was checked: what it says of the file, and what was found in it. */
import { format } from './format.ts';

export const certificateText = {
  title: 'Check of a report',
  fileName: 'report check',
  facts: {
    file: 'File',
    size: 'Size',
    hash: 'SHA-256',
    event: 'Tournament',
    format: 'Format',
    system: 'Pairing system',
    players: 'Players',
    rounds: 'Rounds',
    checker: 'Checked with',
    checkedAt: 'Checked at',
  },
  size: (bytes: number) => format.count(bytes, { one: 'byte', other: 'bytes' }),
  rounds: (played: number, all: number, checked: number) =>
    played === 0
      ? `0 of ${all} played`
      : played === checked
        ? `${played} of ${all} played, all paired again`
        : `${played} of ${all} played, ${checked} paired again`,
  checker: (version: string) => `Wallchart ${version}`,
  agrees: 'The file follows the rules: no difference was found.',
  noRound: 'The file has no paired round. Nothing else differs.',
  agreesInPart: 'What could be checked follows the rules: see below what could not.',
  differs: (parts: readonly string[]) => `Not everything agrees: ${format.list(parts)}.`,
  roundsDiffer: (count: number) =>
    format.plural(count, {
      one: '1 round is not paired by the rules',
      other: `${count} rounds are not paired by the rules`,
    }),
  roundsBefore: (count: number) =>
    format.plural(count, {
      one: '1 round agrees with the results before corrections that the file tells (C.04.2 4.3)',
      other: `${count} rounds agree with the results before corrections that the file tells (C.04.2 4.3)`,
    }),
  valuesDiffer: (count: number) =>
    format.plural(count, {
      one: '1 number of points or rank is different',
      other: `${count} points or ranks are different`,
    }),
  errors: (count: number) =>
    format.plural(count, { one: '1 line has an error', other: `${count} lines have errors` }),
  sections: { rounds: 'Pairings', values: 'Points and ranks', file: 'Lines of the file' },
  /** Below everything: how far the certificate goes. */
  proves:
    'The certificate is about the file with this SHA-256 and no other. It tells whether the recorded pairings, points and ranks follow from the recorded results by the rules of the pairing system named above. It does not tell whether the results are those of the games.',
};
