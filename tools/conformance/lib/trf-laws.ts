/** The laws that reading and writing obey, each as a function that answers null or what is wrong. */
import { isDeepStrictEqual } from 'node:util';
import {
  lossesOf,
  RATING_SOURCE_FIELDS,
  readTrf,
  writeTrf,
  type Tournament,
  type TrfFormat,
} from '../../../src-engine/index.ts';

/** Plain data: generated objects have no prototype, which a strict comparison would notice. */
function withoutLayout(tournament: Tournament): Tournament {
  const { file: _layout, ...plain } = tournament;
  return JSON.parse(JSON.stringify(plain)) as Tournament;
}

/** import(export(t)) = t, the report has no deviations worth a warning, and nothing is said to be lost. */
export function comesBack(tournament: Tournament, format: TrfFormat): string | null {
  const written = writeTrf(tournament, format);
  const reading = readTrf(written, { strict: true });
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}\n${written}`;
  const warned = reading.value.deviations.filter(
    ({ severity, code }) => severity !== 'note' && code !== 'field-missing' && code !== 'ranks-missing',
  );
  if (warned.length > 0) return `deviates: ${JSON.stringify(warned)}\n${written}`;
  const back = withoutLayout(reading.value.tournament);
  if (!isDeepStrictEqual(back, withoutLayout(tournament))) {
    const before = JSON.stringify(withoutLayout(tournament));
    const after = JSON.stringify(back);
    const at = [...before].findIndex((character, index) => character !== after[index]);
    return `comes back otherwise: …${before.slice(at - 60, at + 60)}… as …${after.slice(at - 60, at + 60)}…\n${written}`;
  }
  const losses = lossesOf(tournament, format);
  return losses.length === 0 ? null : `said to lose ${JSON.stringify(losses)}`;
}

/** What only serves the conduct of the event here, or follows from identities that a reading gives anew. */
const NOT_IN_REPORTS = new Set<string>([
  ...RATING_SOURCE_FIELDS,
  'feePaid',
  'id',
  'arrival',
  'entryRound',
  'recordedRank',
  'lotSeed',
]);

/** Every field of the heading, the rules and the players that differs, and rounds whose games or byes do. */
function differences(before: Tournament, after: Tournament): Set<string> {
  const found = new Set<string>();
  const compare = (a: object, b: object | undefined) => {
    for (const [field, value] of Object.entries(a)) {
      const other = (b as Record<string, unknown> | undefined)?.[field];
      if (!NOT_IN_REPORTS.has(field) && !isDeepStrictEqual(value, other)) found.add(field);
    }
  };
  compare(before.info, after.info);
  compare(before.rules, after.rules);
  before.players.forEach((player, index) => compare(player, after.players[index]));
  if (!isDeepStrictEqual(before.teams, after.teams)) found.add('teams');
  before.rounds.forEach(({ boards, unpaired }, index) => {
    const other = after.rounds[index];
    const sorted = (list: typeof boards) => [...list].sort((a, b) => a.white - b.white);
    if (!isDeepStrictEqual(sorted(boards), sorted(other?.boards ?? []))) found.add(`games ${index + 1}`);
    if (!isDeepStrictEqual(unpaired, other?.unpaired ?? [])) found.add(`byes ${index + 1}`);
  });
  return found;
}

/** What a format does not bring back is named before it is written: neither more nor less. Players numbered as registered. */
export function lossesAreNamed(tournament: Tournament, format: TrfFormat): string | null {
  const reading = readTrf(writeTrf(tournament, format));
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}`;
  const lost = differences(withoutLayout(tournament), withoutLayout(reading.value.tournament));
  const named = new Set(
    lossesOf(tournament, format).flatMap(({ field, rounds }) =>
      rounds.length > 0 ? rounds.map((round) => `${field} ${round}`) : [field],
    ),
  );
  const silent = [...lost].filter((field) => !named.has(field));
  const invented = [...named].filter((field) => !lost.has(field));
  if (silent.length > 0) return `lost in silence: ${silent.join(', ')}\n${writeTrf(tournament, format)}`;
  return invented.length > 0 ? `said to be lost, but is not: ${invented.join(', ')}` : null;
}

/** The second export is the first, byte by byte. */
export function secondExportIsTheFirst(tournament: Tournament, format: TrfFormat): string | null {
  const first = writeTrf(tournament, format);
  const reading = readTrf(first);
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}`;
  const second = writeTrf(reading.value.tournament, format);
  return second === first ? null : firstDifference(first, second);
}

/** A file converted to another format and converted again is the same, byte by byte. */
export function conversionIsStable(text: string, format: TrfFormat): string | null {
  const reading = readTrf(text, { withLayout: false });
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}`;
  return secondExportIsTheFirst(reading.value.tournament, format);
}

/** export(import(f)) = f but for the line ends, in the file's own format. */
export function fileComesBack(text: string): string | null {
  const reading = readTrf(text);
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}`;
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n|\r/g, '\n');
  const expected = normal.endsWith('\n') ? normal : `${normal}\n`;
  const written = writeTrf(reading.value.tournament, reading.value.format, { lineEnd: '\n' });
  return written === expected ? null : firstDifference(expected, written);
}

/** The tournament read from a file survives being written without the file's own spelling and order. */
export function contentComesBack(text: string): string | null {
  const reading = readTrf(text);
  if (!reading.ok) return `refused: ${JSON.stringify(reading.failure)}`;
  const plain = withoutLayout(reading.value.tournament);
  const again = readTrf(writeTrf(plain, reading.value.format));
  if (!again.ok) return `refused when written anew: ${JSON.stringify(again.failure)}`;
  const back = { ...withoutLayout(again.value.tournament), keptRecords: [] };
  const expected = { ...plain, keptRecords: [] };
  if (isDeepStrictEqual(back, expected)) return null;
  return firstDifference(JSON.stringify(expected, null, 1), JSON.stringify(back, null, 1));
}

function firstDifference(expected: string, actual: string): string {
  const [before, after] = [expected.split(/\r\n|\n/), actual.split(/\r\n|\n/)];
  const at = before.findIndex((line, index) => line !== after[index]);
  const index = at < 0 ? before.length : at;
  return `line ${index + 1}:\n  ${before[index]}\n  ${after[index]}`;
}
