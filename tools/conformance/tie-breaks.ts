import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readTrf,
  standingsOf,
  type Standings,
  type StandingsOptions,
  type TieBreakText,
  type Tournament,
} from '../../src-engine/index.ts';
import { corpusFolder } from './lib/corpora.ts';
import { officialSample, publishedTeamSwiss, type TeamValue } from './lib/team-values.ts';

export const ABOUT = 'tie-breaks of exercises and real events, under the text that each set names';

/** One set of expected values: how many were compared and which differ. */
export interface TieBreakTally {
  readonly name: string;
  compared: number;
  /** Differences that an article explains, by reason. */
  readonly explained: Map<string, string[]>;
  readonly unexplained: string[];
}

/** Compares everything; resolves to the number of values that differ without an article that says why. */
export function run(): Promise<number> {
  let unexplained = 0;
  for (const tally of tieBreakTallies()) {
    console.log(
      `  ${tally.name}: ${tally.compared} values, ${tally.unexplained.length} unexplained differences`,
    );
    for (const [reason, places] of tally.explained)
      console.log(`    ${places.length} by ${reason}: ${places.join(', ')}`);
    for (const place of tally.unexplained.slice(0, 20)) console.log(`    ${place}`);
    unexplained += tally.unexplained.length;
  }
  return Promise.resolve(unexplained);
}

/** Every set whose folder is there. */
export function tieBreakTallies(): TieBreakTally[] {
  const exercises = corpusFolder('tie-breaks');
  const real = corpusFolder('real-trf');
  const clubs = corpusFolder('real-club-events');
  const samples = corpusFolder('trf26');
  return [
    ...(exercises === null
      ? []
      : [
          exerciseTally(exercises),
          ratingExerciseTally(exercises),
          ...microTallies(exercises, ['buchholz_1.trf', 'buchholz_2.trf', 'buchholz_3.trf']),
        ]),
    ...(real === null ? [] : microTallies(real, ['tournament_1.txt'])),
    ...(clubs === null ? [] : [checkerTally(clubs), publishedTally(clubs)]),
    ...(samples === null ? [] : [teamTally('official sample, 50 teams', officialSample(samples))]),
    ...(real === null ? [] : [teamTally('published team Swiss, 15 teams', publishedTeamSwiss(real))]),
  ];
}

function teamTally(name: string, values: readonly TeamValue[]): TieBreakTally {
  const tally = blankTally(name);
  for (const { place, expected, found, reason } of values) {
    tally.compared++;
    if (Math.abs(found - expected) > 1e-9) note(tally, `${place} ${found} (${expected})`, reason);
  }
  return tally;
}

function blankTally(name: string): TieBreakTally {
  return { name, compared: 0, explained: new Map(), unexplained: [] };
}

function note(tally: TieBreakTally, place: string, reason: string | null): void {
  if (reason === null) tally.unexplained.push(place);
  else tally.explained.set(reason, [...(tally.explained.get(reason) ?? []), place]);
}

function tournamentIn(file: string): Tournament {
  const reading = readTrf(new TextDecoder('windows-1252').decode(readFileSync(file)));
  if (!reading.ok) throw new Error(`${file}: ${reading.failure.code}`);
  return reading.value.tournament;
}

/** Values of the first tie-break by starting number. */
function valuesOf(tournament: Tournament, code: string, options: StandingsOptions): Map<number, number> {
  return column(tournament, standingsOf(tournament, { ...options, tieBreaks: [code] }), 0);
}

function numberOf({ players }: Tournament, player: number): number {
  return players.find(({ id }) => id === player)!.tpn;
}

function column(tournament: Tournament, { rows }: Standings, place: number): Map<number, number> {
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  return new Map(
    rows.map(({ player, values }) => {
      const { value, scale } = values[place]!;
      return [numbers.get(player)!, value / scale];
    }),
  );
}

// FIDE's exercises -----------------------------------------------------------------------------------------------

interface Exercise {
  readonly json_file: string;
  readonly test: string;
  readonly expected: readonly (Readonly<Record<string, number>> | string)[];
}

/** Codes of the exercises that concern C.07; the others are of national rules or of no tie-break. */
const CODE_OF_EXERCISE: Readonly<Record<string, string>> = {
  win: 'WIN',
  won: 'WON',
  played_with_black: 'BPG',
  won_with_black: 'BWG',
  games_elected_to_play: 'REP',
  progressive_scores: 'PS',
  progressive_cut1: 'PS/C1',
  standard_points: 'STD',
  buchholz: 'BH',
  buchholz_cut1: 'BH/C1',
  fore_buchholz: 'FB',
  aob: 'AOB',
  sonneborn_berger_swiss: 'SB',
  sb_cut1_swiss: 'SB/C1',
  sonneborn_berger_round_robin: 'SB',
  sb_cut1_round_robin: 'SB/C1',
  koya: 'KS',
};

/** Rating tie-breaks of the Swiss exercise by starting number 1 … 16. */
const RATING_EXERCISE: Readonly<Record<string, string>> = {
  ARO: '1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820',
  'ARO/C1': '1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 0 2025 1900 1963 1900',
  TPR: '1969 2120 2089 2081 1690 1813 1611 1730 1175 1640 1776 1250 1781 1925 1788 1969',
  PTP: '2029 2216 2112 2168 1689 1810 1531 1715 950 1575 1763 1250 1744 1942 1768 2013',
  APRO: '1789 1856 1904 1772 1719 1846 1869 1915 1805 1717 1840 2081 1879 1775 1776 1805',
  APPO: '1769 1852 1934 1784 1676 1836 1890 1924 1802 1687 1836 2168 1909 1756 1767 1799',
};

function ratingExerciseTally(folder: string): TieBreakTally {
  const tally = blankTally('FIDE exercise, rating tie-breaks');
  const tournament = tournamentIn(join(folder, 'held_swiss_5.trf'));
  for (const [code, text] of Object.entries(RATING_EXERCISE)) {
    const expected = Object.fromEntries(text.split(' ').map((value, index) => [index + 1, Number(value)]));
    compare(tally, expected, valuesOf(tournament, code, {}), code);
  }
  return tally;
}

function exerciseTally(folder: string): TieBreakTally {
  const tally = blankTally('FIDE exercises (expected.json)');
  const { tests } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as { tests: Exercise[] };
  for (const { json_file: event, test, expected } of tests) {
    const name = test.replace(/^test_/, '').replace(/_legacy_2026$/, '');
    const text: TieBreakText = test.endsWith('_legacy_2026') ? '2024' : '2026';
    const file = event === 'tec-swiss' ? 'held_swiss_5.trf' : 'held_round_robin.trf';
    const [values] = expected;
    if (typeof values !== 'object') continue;
    const tournament = tournamentIn(join(folder, file));
    if (name === 'direct_encounter') {
      compare(tally, values, playersBehind(tournament), `${event} ${test}`);
    } else if (name === 'points' || name === 'points_are_correct') {
      compare(tally, values, pointsOf(tournament), `${event} ${test}`);
    } else if (CODE_OF_EXERCISE[name] !== undefined) {
      compare(tally, values, valuesOf(tournament, CODE_OF_EXERCISE[name], { text }), `${event} ${test}`);
    }
  }
  return tally;
}

function pointsOf(tournament: Tournament): Map<number, number> {
  return new Map(
    standingsOf(tournament, { tieBreaks: [] }).rows.map(({ player, points }) => [player, points / 10]),
  );
}

/** The exercises give for the direct encounter how many of the tied players stand behind. */
function playersBehind(tournament: Tournament): Map<number, number> {
  const { rows } = standingsOf(tournament, { tieBreaks: ['DE'] });
  return new Map(
    rows.map(({ player, points, sharedRank }) => [
      player,
      rows.filter((other) => other.points === points && other.sharedRank > sharedRank).length,
    ]),
  );
}

function compare(
  tally: TieBreakTally,
  expected: Readonly<Record<string, number>>,
  found: ReadonlyMap<number, number>,
  place: string,
): void {
  for (const [number, value] of Object.entries(expected)) {
    tally.compared++;
    const own = found.get(Number(number));
    if (own === undefined || Math.abs(own - value) > 1e-9)
      note(tally, `${place} #${number}: ${own}, expected ${value}`, null);
  }
}

// Tables of other programs ---------------------------------------------------------------------------------------

/** `.bh` and `.win` files: values by the text before 1 March 2026. */
function microTallies(folder: string, files: readonly string[]): TieBreakTally[] {
  return files.flatMap((file) =>
    (['bh', 'win'] as const).flatMap((kind) => {
      const path = join(folder, `${file}.${kind}`);
      if (!existsSync(path)) return [];
      const tally = blankTally(`${file}.${kind}`);
      const lines = readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1);
      const expected = Object.fromEntries(
        lines.map((line) => {
          const [number, , , value] = line.split(',');
          return [number!, Number(value)];
        }),
      );
      const code = kind === 'bh' ? 'BH' : 'WIN';
      compare(tally, expected, valuesOf(tournamentIn(join(folder, file)), code, { text: '2024' }), code);
      return [tally];
    }),
  );
}

const NO_RATINGS = 'Art. 10: dropped because of unrated players; the checker gives none either';
const FORE_MARK = 'Art. 16.2.5: the checker’s Fore Buchholz, computed before, makes a bye count as awarded';

const NO_DUMMY = 'Art. 16.4: a bye worth a point against a dummy with one point makes 1; published as 0';

/** Published values that an article contradicts: event, starting number and code. */
const KNOWN_PUBLISHED: readonly (readonly [event: string, number: number, code: string, reason: string])[] = [
  ['2026HonourableBobRookiesandJuniors', 71, 'SB', NO_DUMMY],
  ['2026HonourableBobRookiesandJuniors', 82, 'SB', NO_DUMMY],
];

/**
 * Values of the open checker that an article contradicts, by event, starting number, code and text. Its column of
 * Fore Buchholz stands before Sonneborn-Berger and changes there which byes of a withdrawn opponent count.
 */
const KNOWN: readonly (readonly [
  event: string,
  number: number,
  codes: string,
  texts: string,
  reason: string,
])[] = [
  ['2025HobsonsBayReservesChampionshipJuniors', 6, 'SB', '2024 2026', FORE_MARK],
  ['2025HobsonsBayReservesChampionshipJuniors', 11, 'SB', '2024 2026', FORE_MARK],
  ['2025HobsonsBayReservesChampionshipJuniors', 11, 'SB/C1', '2024 2026', FORE_MARK],
  ['2025HobsonsBayReservesChampionshipJuniors', 34, 'SB SB/C1', '2026', FORE_MARK],
  ['PurdyCup2024', 11, 'SB', '2024 2026', FORE_MARK],
  ['PurdyCup2024', 41, 'SB', '2024 2026', FORE_MARK],
  ['PurdyCup2024', 16, 'SB SB/C1', '2026', FORE_MARK],
];

/** The tables that FIDE's open checker made of the club events under both texts. */
function checkerTally(folder: string): TieBreakTally {
  const tally = blankTally('club events, open checker');
  for (const name of readdirSync(folder)) {
    const match = /^(.*)\.tie-breaks-(2024|2026)\.tsv$/.exec(name);
    if (match === null) continue;
    const [, event, text] = match as unknown as [string, string, TieBreakText];
    const tournament = tournamentIn(join(folder, `${event}.trf`));
    const [head, ...rows] = readFileSync(join(folder, name), 'utf8')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split('\t'));
    const codes = head!.slice(3);
    const standings = standingsOf(tournament, { text, tieBreaks: codes });
    const ranks = new Map(
      standings.rows.map(({ player, sharedRank }) => [numberOf(tournament, player), sharedRank]),
    );
    compare(
      tally,
      Object.fromEntries(rows.map(([number, rank]) => [number!, Number(rank)])),
      ranks,
      `${event} ${text} rank`,
    );
    codes.forEach((code, place) => {
      const found = column(tournament, standings, place);
      for (const row of rows) {
        tally.compared++;
        const number = Number(row[0]);
        const expected = Number(row[place + 3]);
        if (Math.abs(found.get(number)! - expected) < 1e-9) continue;
        const where = `${event} ${text} #${number} ${code} ${found.get(number)} (${expected})`;
        note(tally, where, reasonOf(event, number, code, text, standings));
      }
    });
  }
  return tally;
}

function reasonOf(
  event: string,
  number: number,
  code: string,
  text: string,
  standings: Standings,
): string | null {
  if (standings.problems.some((problem) => problem.code === 'unrated-players' && problem.text === code))
    return NO_RATINGS;
  const known = KNOWN.find(
    (entry) =>
      entry[0] === event &&
      entry[1] === number &&
      entry[2].split(' ').includes(code) &&
      entry[3].includes(text),
  );
  return known?.[4] ?? null;
}

interface Published {
  readonly standings: readonly Readonly<Record<string, string | number>>[];
}

/** The standings that the club published, under the text that `verification.json` found them to follow. */
function publishedTally(folder: string): TieBreakTally {
  const tally = blankTally('club events, as published');
  const { events } = JSON.parse(readFileSync(join(folder, 'verification.json'), 'utf8')) as {
    events: Record<string, { tie_break_era?: string }>;
  };
  for (const [event, { tie_break_era: era = '' }] of Object.entries(events)) {
    const text = /^(2024|2026)/.exec(era)?.[1] as TieBreakText | undefined;
    if (text === undefined) continue;
    const tournament = tournamentIn(join(folder, `${event}.trf`));
    const { standings } = JSON.parse(readFileSync(join(folder, `${event}.json`), 'utf8')) as Published;
    const codes = Object.keys(standings[0] ?? {}).filter((key) => !['pos', 'id', 'pts'].includes(key));
    for (const code of codes) {
      const found = valuesOf(tournament, code, { text, unrated: 'leave-out' });
      // Sonneborn-Berger is printed with one decimal in some events.
      const tolerance = code === 'SB' ? 0.0501 : 1e-9;
      for (const row of standings) {
        tally.compared++;
        const own = found.get(Number(row['id']))!;
        if (Math.abs(own - Number(row[code])) <= tolerance) continue;
        const known = KNOWN_PUBLISHED.find(
          (entry) => entry[0] === event && entry[1] === Number(row['id']) && entry[2] === code,
        );
        note(tally, `${event} ${text} #${row['id']} ${code} ${own} (${row[code]})`, known?.[3] ?? null);
      }
    }
  }
  return tally;
}
