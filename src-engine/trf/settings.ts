/** Records about the conduct of the tournament: 142, 152, 192, 202 of TRF26, XXR and XXC of JaVaFo. */
import type { Colour } from '../model/colour.ts';
import { DEFAULT_RULES, type Rules } from '../model/rules.ts';
import type { Tournament, TournamentInfo } from '../model/tournament.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { MOST_ROUNDS } from './failure.ts';
import { contentOf, singleLine, textRecord } from './heading.ts';
import type { TrfRecord } from './layout.ts';
import { KEPT, type SourceFile } from './lines.ts';
import { readLots, readSystemComment, readSystemOptions } from './system-options.ts';
import {
  acceleratedBy,
  codeOfSystem,
  namesOtherSystem,
  roundRobinOf,
  systemAt,
  systemOfCode,
  systemOfText,
  tieBreakTextAt,
} from './system-codes.ts';

/**
 * Where the reader took the pairing system from: record 192, a comment of this program, the text of record 092, or the
 * date of the event; `games` where everybody met everybody and nothing names a system.
 */
export type SystemSource = '192' | 'comment' | '092' | 'games' | 'date';

/** `TNR` is the round count of CPPDubovSystem. */
const ROUNDS_TAGS = ['142', 'XXR', 'TNR'] as const;

function readRounds(file: SourceFile, paired: number, deviations: Deviations): number | null {
  let rounds: number | null = null;
  for (const tag of ROUNDS_TAGS) {
    const line = singleLine(file, tag, 'rounds', deviations);
    if (line === null) continue;
    const text = contentOf(line);
    const isNumber = /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_ROUNDS;
    if (!isNumber) deviations.add('record-unreadable', line.number, 5, line.text);
    else if (rounds === null) rounds = Math.max(paired, Number(text));
    else if (rounds !== Math.max(paired, Number(text))) {
      deviations.add('record-overruled', line.number, 1, line.text, String(rounds));
    }
    if (isNumber && Number(text) < paired) {
      deviations.add('count-disagrees', line.number, 5, text, String(paired));
    }
    if (isNumber && tag === 'TNR') deviations.add('dialect-record', line.number, 1, line.text, `XXR ${text}`);
  }
  return rounds;
}

function officialColour(file: SourceFile, deviations: Deviations): Colour | null {
  const line = singleLine(file, '152', 'colour', deviations);
  if (line === null) return null;
  const found = contentOf(line);
  const letter = found.toUpperCase();
  // Other programs refuse a small letter.
  if (/^[wb]$/.test(found)) deviations.add('colour-spelling', line.number, 5, found, letter);
  if (letter === 'W') return 'white';
  if (letter === 'B') return 'black';
  deviations.add('record-unreadable', line.number, 5, line.text);
  return null;
}

/** The colour of 152, else of XXC, whose words add up and whose last colour counts. */
function readInitialColour(file: SourceFile, deviations: Deviations): Colour | null {
  const official = officialColour(file, deviations);
  let told: Colour | null = null;
  for (const line of file.tagged('XXC')) {
    file.claim(line, 'colour');
    for (const word of contentOf(line).toLowerCase().split(/\s+/)) {
      if (word === 'white1' || word === 'white') told = 'white';
      else if (word === 'black1' || word === 'black') told = 'black';
      else if (word !== 'rank' && word !== '') deviations.add('record-unreadable', line.number, 5, line.text);
    }
    if (official !== null && told !== null && told !== official) {
      deviations.add(
        'record-overruled',
        line.number,
        1,
        line.text,
        `152 ${official.slice(0, 1).toUpperCase()}`,
      );
    }
  }
  return official ?? told;
}

function readSystem(
  file: SourceFile,
  info: TournamentInfo,
  cycles: number,
  deviations: Deviations,
): Pick<Rules, 'system' | 'acceleration'> & { source: SystemSource } {
  const line = singleLine(file, '192', 'system', deviations);
  const code = line === null ? '' : contentOf(line);
  const told = code.toUpperCase();
  const known = systemOfCode(told);
  const comment = readSystemComment(file, deviations);
  if (known?.acceleration === 'none' && told.endsWith('_BAKU'))
    deviations.add('acceleration-unused', line!.number, 5, code, known.system);
  if (known !== null) return { ...known, source: '192' };
  if (code !== '' && comment === null) file.claim(line!, KEPT);
  if (comment !== null) return { ...comment, source: 'comment' };
  // A round robin that this program does not have, such as a custom one, is no Swiss system.
  const table = told.includes('ROUNDROBIN');
  const named = table
    ? acceleratedBy(roundRobinOf(cycles) ?? 'round-robin')
    : systemOfText(info.type, info.startDate);
  const assumed = named?.system ?? systemAt(info.startDate);
  if (code !== '') deviations.add('system-unknown', line!.number, 5, code, assumed);
  else if (namesOtherSystem(info.type)) {
    const [type] = file.tagged('092');
    deviations.add('system-unknown', type!.number, 5, info.type, assumed);
  }
  if (named !== null) return { ...named, source: table ? '192' : '092' };
  const played = code === '' ? roundRobinOf(cycles) : null;
  if (played !== null) {
    const [place] = [...file.tagged('092'), ...file.tagged('001')];
    deviations.add('schedule-complete', place!.number, 5, contentOf(place!), played);
    return { system: played, acceleration: 'none', source: 'games' };
  }
  return { system: assumed, acceleration: 'none', source: 'date' };
}

/** The codes of 202, or where there is none those of 212 without the points that stand first in it. */
function readTieBreaks(file: SourceFile, deviations: Deviations): string[] {
  const tag = file.has('202') ? '202' : '212';
  const line = singleLine(file, tag, 'tieBreaks', deviations);
  const codes = (line === null ? '' : contentOf(line)).split(',').map((code) => code.trim());
  return codes.filter((code) => code !== '' && !(tag === '212' && code.toUpperCase() === 'PTS'));
}

/**
 * What the records say about the conduct; `paired` is the number of rounds with games or byes, `cycles` how often everybody
 * met everybody (`completeCycles`), `columns` the number of rounds that the file has columns for.
 */
export function readSettings(
  file: SourceFile,
  info: TournamentInfo,
  paired: number,
  cycles: number,
  columns: number,
  deviations: Deviations,
): {
  readonly rules: Rules;
  readonly systemSource: SystemSource;
  readonly namesTieBreaks: boolean;
  readonly namesRounds: boolean;
} {
  const { system, acceleration, source } = readSystem(file, info, cycles, deviations);
  const known = readTieBreaks(file, deviations);
  const declared = readRounds(file, paired, deviations);
  return {
    rules: {
      ...DEFAULT_RULES,
      system,
      acceleration,
      rounds: declared ?? Math.max(columns, info.roundDates.length),
      initialColour: readInitialColour(file, deviations),
      tieBreaks: known.length > 0 ? known : DEFAULT_RULES.tieBreaks,
      tieBreakText: tieBreakTextAt(info.startDate),
      lotSeed: readLots(file) ?? DEFAULT_RULES.lotSeed,
      ...readSystemOptions(file, deviations),
    },
    systemSource: source,
    namesTieBreaks: known.length > 0,
    namesRounds: declared !== null,
  };
}

/** 142 and 152, or outside of TRF26 their forms for engines. */
export function roundsAndColourRecords(rules: Rules, format: TrfFormat): TrfRecord[] {
  const { rounds, initialColour } = rules;
  if (format === 'trf26') {
    return [
      textRecord('rounds', '142', rounds > 0 ? String(rounds) : ''),
      textRecord('colour', '152', initialColour === null ? '' : initialColour.slice(0, 1).toUpperCase()),
    ];
  }
  return [
    textRecord('rounds', 'XXR', rounds > 0 ? String(rounds) : ''),
    textRecord('colour', 'XXC', initialColour === null ? '' : `${initialColour}1`),
  ];
}

/**
 * Whether a code that named no system of this program is among the kept records and still holds: no other system was
 * chosen since.
 */
export function keepsSystemCode({ rules, info, keptRecords }: Tournament): boolean {
  const assumed = systemOfText(info.type, info.startDate)?.system ?? systemAt(info.startDate);
  return keptRecords.some(({ line }) => line.startsWith('192')) && rules.system === assumed;
}

/** 192 and 202 of a TRF26. */
export function systemRecords(tournament: Tournament): TrfRecord[] {
  const { rules } = tournament;
  const code = keepsSystemCode(tournament) ? '' : codeOfSystem(rules.system, rules.acceleration);
  return [textRecord('system', '192', code), textRecord('tieBreaks', '202', rules.tieBreaks.join(','))];
}
