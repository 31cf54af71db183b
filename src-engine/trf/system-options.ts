/**
 * Options of a pairing system that no record of the format tells: comments of this program, which others pass over. So a
 * report is paired and judged under the options of its own event.
 */
import type { Rules } from '../model/tournament.ts';
import type { Deviations } from './deviation.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile } from './lines.ts';

type SystemOptions = Pick<Rules, 'maxiTournament' | 'maximumColourDifference'>;

const NAMED = /^### Wallchart: (?:(Maxi-tournament)|beta +(\S+)) *$/;
const MAXI = '### Wallchart: Maxi-tournament';
const beta = (tenths: number): string => `### Wallchart: beta ${tenths / 10}`;

/** β in tenths of a game of a number with one decimal at most, greater than 0; null for anything else. */
export function tenthsOfBeta(text: string): number | null {
  if (!/^\d{1,3}(\.\d)?$/.test(text)) return null;
  const tenths = Math.round(Number(text) * 10);
  return tenths > 0 ? tenths : null;
}

/** What the comments say; the last β counts. */
export function readSystemOptions(file: SourceFile, deviations: Deviations): SystemOptions {
  let options: SystemOptions = {};
  for (const line of file.tagged('###')) {
    const [, maxi, value] = NAMED.exec(line.text) ?? [];
    if (maxi === undefined && value === undefined) continue;
    file.claim(line, 'systemOptions');
    if (maxi !== undefined) options = { ...options, maxiTournament: true };
    else {
      const tenths = tenthsOfBeta(value!);
      if (tenths === null) deviations.add('record-unreadable', line.number, 5, line.text);
      else options = { ...options, maximumColourDifference: tenths };
    }
  }
  return options;
}

/** The comments of the options that are set. */
export function systemOptionsRecord({ maxiTournament, maximumColourDifference }: Rules): TrfRecord {
  return trfRecord('systemOptions', [
    ...(maxiTournament === true ? [MAXI] : []),
    ...(maximumColourDifference === undefined ? [] : [beta(maximumColourDifference)]),
  ]);
}
