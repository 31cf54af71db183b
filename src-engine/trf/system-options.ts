/**
 * What no record of the format tells about the pairing system: comments of this program, which others pass over. So a
 * report is paired and judged under the system and the options of its own event.
 */
import { completeCycles } from '../model/complete-schedule.ts';
import type { Rules } from '../model/rules.ts';
import { drawsLots, isSystem, playsEveryRound } from '../model/system-ids.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile } from './lines.ts';
import {
  acceleratedBy,
  codeOfSystem,
  roundRobinOf,
  systemAt,
  systemOfCode,
  systemOfText,
  type SystemReading,
} from './system-codes.ts';

type SystemOptions = Pick<
  Rules,
  'maxiTournament' | 'maximumColourDifference' | 'numbersByLot' | 'lastRoundsInOrder'
>;

const NAMED = /^### Wallchart: (?:beta +(\S+)|(Maxi-tournament|numbers by lot|last rounds in order)) *$/;
const SYSTEM = /^### Wallchart: system +(\S+?)(?:, (\S+))? *$/;
const LOTS = /^### Wallchart: lots +(-?\d{1,10}) *$/;
/** The seal of an exported report: true of that file alone, so nothing is kept of it. */
const SEAL = /^### Wallchart: seal +\S+ *$/;
/** Settings that are there or not, by the words that name them. */
const SWITCHES: Readonly<Record<string, 'maxiTournament' | 'numbersByLot' | 'lastRoundsInOrder'>> = {
  'Maxi-tournament': 'maxiTournament',
  'numbers by lot': 'numbersByLot',
  'last rounds in order': 'lastRoundsInOrder',
};
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
    if (SEAL.test(line.text)) file.claim(line, 'systemOptions');
    const [, value, named] = NAMED.exec(line.text) ?? [];
    const setting = SWITCHES[named ?? ''];
    if (setting === undefined && value === undefined) continue;
    file.claim(line, 'systemOptions');
    if (setting !== undefined) options = { ...options, [setting]: true };
    else {
      const tenths = tenthsOfBeta(value!);
      if (tenths === null) deviations.add('record-unreadable', line.number, 5, line.text);
      else options = { ...options, maximumColourDifference: tenths };
    }
  }
  return options;
}

/** The system that a comment names, the first that this program has; null without one. */
export function readSystemComment(file: SourceFile, deviations: Deviations): SystemReading | null {
  let told: SystemReading | null = null;
  for (const line of file.tagged('###')) {
    const [, system, acceleration] = SYSTEM.exec(line.text) ?? [];
    if (system === undefined) continue;
    file.claim(line, 'systemOptions');
    const reading = isSystem(system) ? acceleratedBy(system, acceleration) : null;
    if (reading === null) deviations.add('record-unreadable', line.number, 5, line.text);
    else if (playsEveryRound(system) && reading.acceleration !== 'none') {
      deviations.add('acceleration-unused', line.number, 5, line.text, system);
      told ??= { system, acceleration: 'none' };
    } else told ??= reading;
  }
  return told;
}

/** Seed of the lots that a comment tells; null without one. */
export function readLots(file: SourceFile): number | null {
  let seed: number | null = null;
  for (const line of file.tagged('###')) {
    const [, told] = LOTS.exec(line.text) ?? [];
    if (told === undefined) continue;
    file.claim(line, 'systemOptions');
    seed = Number(told);
  }
  return seed;
}

/** The system that a reader takes where no comment names one. */
function systemToldBy({ info, rules, players, rounds }: Tournament, format: TrfFormat): SystemReading | null {
  if (format === 'trf26') return systemOfCode(codeOfSystem(rules.system, rules.acceleration));
  const named = systemOfText(info.type, info.startDate);
  const played = roundRobinOf(completeCycles(players.length, rounds));
  return named ?? { system: played ?? systemAt(info.startDate), acceleration: 'none' };
}

/** The comment on the system, where the records of the format tell another one or none. */
function systemComment(tournament: Tournament, format: TrfFormat): string[] {
  const { system } = tournament.rules;
  // An event of before the refusal may still have one, which moves nobody.
  const acceleration = playsEveryRound(system) ? 'none' : tournament.rules.acceleration;
  const told = systemToldBy(tournament, format);
  if ((told?.system === system && told.acceleration === acceleration) || !isSystem(system)) return [];
  return [`### Wallchart: system ${system}${acceleration === 'none' ? '' : `, ${acceleration}`}`];
}

/** The comments on the system and its options; `systemIsAssumed`: nobody chose the system, so nothing names it. */
export function systemOptionsRecord(
  tournament: Tournament,
  format: TrfFormat,
  systemIsAssumed: boolean,
): TrfRecord {
  const { rules } = tournament;
  const { maximumColourDifference, system, lotSeed } = rules;
  const switches = Object.entries(SWITCHES).filter(([, setting]) => rules[setting] === true);
  return trfRecord('systemOptions', [
    ...(systemIsAssumed ? [] : systemComment(tournament, format)),
    ...(drawsLots(system) ? [`### Wallchart: lots ${lotSeed}`] : []),
    ...switches.map(([words]) => `### Wallchart: ${words}`),
    ...(maximumColourDifference === undefined ? [] : [beta(maximumColourDifference)]),
  ]);
}
