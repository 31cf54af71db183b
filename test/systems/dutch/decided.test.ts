/**
 * Rounds that are as they are because of one criterion, or one rule of the order, alone: C.04.3 (2026) 2.4 and 4.3.2; 2017:
 * C and D.2. Players are 50, 49, 48 … in rank order.
 */
import { describe, expect, it } from 'vitest';
import { pairRound2017 } from '../../../src-engine/systems/dutch/2017/round.ts';
import { pairRound2026 } from '../../../src-engine/systems/dutch/2026/round.ts';
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import { group, type Told } from './renumbered.ts';

const PAIRED = { '2017': pairRound2017, '2026': pairRound2026 };
const EDITIONS = ['2017', '2026'] as const;

/** `50-48 49-47`, the higher ranked of each pair first. */
function paired(edition: (typeof EDITIONS)[number], players: readonly Contender[]): string {
  const round = PAIRED[edition](players);
  if ('blocked' in round) return round.blocked;
  return round.brackets
    .flatMap(({ pairs }) => pairs.map((two) => two.map(({ id }) => id).sort((a, b) => b - a)))
    .sort(([a], [b]) => b! - a!)
    .map((two) => two.join('-'))
    .join(' ');
}

type Players = Readonly<Record<number, Told>>;

/** What decides, the scores, what is so of the players besides, what decides of them, the round, and the one without that. */
type Decided = readonly [
  what: string,
  scores: readonly number[],
  besides: Players,
  deciding: Players,
  round: string,
  otherwise: string,
];

const QUALITY: readonly Decided[] = [
  [
    // 50 meets 48 or 49; 49 would be a topscorer with one more of a colour than two.
    'C.8, C10: no topscorer or opponent of one beyond a difference of two',
    [20, 15, 15, 15],
    { 49: { met: [48] }, 48: { met: [49] } },
    {
      50: { colours: 'BB' },
      49: { colours: 'BB', topscorer: true },
      48: { colours: 'WB' },
      47: { colours: 'WBB', topscorer: true },
    },
    '50-48 49-47',
    '50-49 48-47',
  ],
  [
    'C.9, C11: no topscorer or opponent of one with a colour for the third time running',
    [20, 20, 20, 20],
    {},
    { 50: { colours: 'BWW', topscorer: true }, 49: { colours: 'BW' }, 48: { colours: 'WW' } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    'C.10, C12: the fewest who do not get the colour that they prefer',
    [20, 20, 20, 20],
    {},
    { 49: { colours: 'BW' }, 47: { colours: 'W' } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    // One preference for White is not granted in either round: that of 50, or the mild one of 49.
    'C.11, C13: the fewest who do not get the colour that they prefer strongly',
    [20, 20, 20, 20],
    {},
    { 50: { colours: 'B' }, 49: { colours: 'WB' }, 48: { colours: 'BB' } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    'C.12, C14: nobody goes down who went down last; who did two rounds ago stays too',
    [20, 20, 20, 15],
    {},
    { 49: { down: [2] }, 48: { down: [1] } },
    '50-47 49-48',
    '50-49 48-47',
  ],
  [
    'C.13, C15: nobody meets a higher score who did last, but one who did two rounds ago',
    [20, 15, 15, 15],
    {},
    { 49: { up: [1] }, 48: { up: [1] }, 47: { up: [2] } },
    '50-47 49-48',
    '50-49 48-47',
  ],
  [
    'C.14, C16: nobody goes down who went down two rounds ago',
    [20, 20, 20, 15],
    {},
    { 48: { down: [2] } },
    '50-48 49-47',
    '50-49 48-47',
  ],
  [
    // Two have to go down to 46 and 45, who have met. How far 49 goes, who went down last, comes after it.
    'C.15, C17: nobody meets a higher score who did two rounds ago',
    [20, 20, 15, 15, 10, 10],
    {
      50: { met: [49] },
      49: { down: [1], met: [50, 48] },
      48: { met: [49] },
      46: { met: [45] },
      45: { met: [46] },
    },
    { 47: { up: [2] } },
    '50-48 49-46 47-45',
    '50-46 49-47 48-45',
  ],
  [
    'C.16, C18: who went down last goes no further than they must',
    [20, 20, 15, 10],
    { 50: { met: [49] }, 49: { met: [50] } },
    { 49: { down: [1] } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    'C.17, C19: who met a higher score last meets one that is as near as can be',
    [20, 15, 10, 10],
    { 48: { met: [47] }, 47: { met: [48] } },
    { 48: { up: [1] } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    'C.18, C20: who went down two rounds ago goes no further than they must',
    [20, 20, 15, 10],
    { 50: { met: [49] }, 49: { met: [50] } },
    { 49: { down: [2] } },
    '50-47 49-48',
    '50-48 49-47',
  ],
  [
    'C.19, C21: who met a higher score two rounds ago meets one that is as near as can be',
    [20, 15, 10, 10],
    { 48: { met: [47] }, 47: { met: [48] } },
    { 48: { up: [2] } },
    '50-47 49-48',
    '50-48 49-47',
  ],
];

/** What is told of a player in either. */
const both = (one: Players, two: Players): Players =>
  Object.fromEntries([50, 49, 48, 47, 46, 45].map((id) => [id, { ...one[id], ...two[id] }]));

describe.each(EDITIONS)('edition of %s: what decides a round', (edition) => {
  it.each(QUALITY)('%s', (_what, scores, besides, deciding, round, otherwise) => {
    expect(paired(edition, group(scores, both(besides, deciding)))).toBe(round);
    expect(paired(edition, group(scores, besides))).toBe(otherwise);
  });
});

/** Players of one score who may only meet as in these games, by their numbers in the bracket (4.1) from 1. */
function bracketOf(count: number, games: string): Contender[] {
  const may = new Set(games.split(' '));
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const told = numbers.map((one) => {
    const met = numbers.filter(
      (two) => two !== one && !may.has(`${one}-${two}`) && !may.has(`${two}-${one}`),
    );
    return [51 - one, { met: met.map((two) => 51 - two) }] as const;
  });
  return group(
    numbers.map(() => 20),
    Object.fromEntries(told),
  );
}

/** A round of these players, by their numbers in the bracket. */
const byNumber = (round: string) =>
  round
    .split(' ')
    .map((two) =>
      two
        .split('-')
        .map((id) => 51 - Number(id))
        .join('-'),
    )
    .join(' ');

describe.each(EDITIONS)('edition of %s: which exchange comes first', (edition) => {
  const first = (count: number, games: string) => byNumber(paired(edition, bracketOf(count, games)));

  it('4.3.2.1 the one with the fewest players, whatever the difference', () => {
    // 2 for 7, or 3 and 4 for 5 and 6.
    expect(first(8, '1-2 3-5 4-6 7-8 1-3 2-4 5-7 6-8')).toBe('1-2 3-5 4-6 7-8');
  });

  it('4.3.2.2 then the smallest difference of the sums', () => {
    // 3 for 5, or 4 for 7.
    expect(first(8, '1-3 2-7 4-8 5-6 1-4 2-5 3-6 7-8')).toBe('1-3 2-7 4-8 5-6');
  });

  it('4.3.2.3 then the one that sends the largest number out of S1', () => {
    // 3 for 5, or 2 for 4.
    expect(first(6, '1-3 2-4 5-6 1-2 3-5 4-6')).toBe('1-3 2-4 5-6');
  });

  it('4.3.2.4 then the one that takes the smallest number out of S2', () => {
    // 4 and 5 for 6 and 9, or for 7 and 8.
    expect(first(10, '1-5 2-4 3-8 6-7 9-10 1-6 3-5 7-9 8-10')).toBe('1-5 2-4 3-8 6-7 9-10');
  });
});
