/** B.01 1.4.1f: which games against beaten opponents to leave out, held against every set that there is. */
import { describe, expect, it } from 'vitest';
import type { Title } from '../../src-engine/index.ts';
import { richestSet } from '../../src-engine/norms/drops.ts';
import type { NormGame } from '../../src-engine/norms/games.ts';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import { isMixMet, tallyOf, type NormFrame } from '../../src-engine/norms/tally.ts';
import { randomOf } from '../tiebreaks/event.ts';

const frameOf = (more: Partial<NormFrame> = {}): NormFrame => ({
  level: NORM_LEVELS.IM,
  federation: 'NOR',
  doubled: false,
  exempt: false,
  ...more,
});

/** `IM 2480 SWE 1`, one a round against opponents 101, 102 …; `102: IM 2480 SWE 1` names the opponent. */
function gamesOf(lines: readonly string[]): NormGame[] {
  return lines.map((line, index) => {
    const [named, rest] = line.includes(':') ? line.split(': ') : [String(101 + index), line];
    const [title, rating, federation, result] = rest!.split(' ');
    return {
      round: index + 1,
      opponent: Number(named),
      colour: null,
      score: { '1': 10, '=': 5, '0': 0 }[result!]!,
      rating: Number(rating),
      title: title === '-' ? null : (title as Title),
      federation: federation === '-' ? '' : federation!,
    };
  });
}

/** The highest sum of ratings of all sets that 1.4.1f and 1.4.3–1.4.5 allow; null where they allow none. */
function literal(games: readonly NormGame[], size: number, frame: NormFrame): number | null {
  let richest: number | null = null;
  for (let set = 0; set < 1 << games.length; set++) {
    const kept = games.filter((_, at) => (set & (1 << at)) !== 0);
    const isKept = games.every((game, at) => game.score === 10 || (set & (1 << at)) !== 0);
    if (!isKept || kept.length !== size) continue;
    const tally = tallyOf(kept, frame);
    if (!isMixMet(tally, frame)) continue;
    const sum = tally.ratings.reduce((total, rating) => total + rating, 0);
    if (richest === null || sum > richest) richest = sum;
  }
  return richest;
}

function expectRichest(
  games: readonly NormGame[],
  size: number,
  frame: NormFrame,
  where: string,
): number | null {
  const least = literal(games, size, frame);
  const found = richestSet(games, size, frame);
  if (least === null) {
    expect(found, where).toBeNull();
    return null;
  }
  expect(found, where).not.toBeNull();
  const tally = tallyOf(found!, frame);
  expect([found!.length, isMixMet(tally, frame)], where).toEqual([size, true]);
  expect(
    tally.ratings.reduce((total, rating) => total + rating, 0),
    where,
  ).toBe(least);
  // Each game once, in the order of the rounds, and none that was not won is missing.
  const rounds = found!.map(({ round }) => round);
  expect(rounds, where).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
  expect(
    games.filter((game) => game.score < 10 && !found!.includes(game)),
    where,
  ).toEqual([]);
  return least;
}

describe('the richest set of games', () => {
  it('1.4.4 keeps five of nine against the own federation and six of nine against another one', () => {
    const against = (own: number, one: number) =>
      gamesOf([
        ...Array<string>(own).fill('IM 2500 NOR 1'),
        ...Array<string>(one).fill('IM 2400 SWE 1'),
        ...['IM 2300 POL 1', 'IM 2300 GER 1'],
      ]);
    // Of six the own federation may have five; with three Swedes, a Pole and a German nine are left.
    expect(expectRichest(against(6, 2), 9, frameOf(), 'own')).toBe(5 * 2500 + 2 * 2400 + 2 * 2300);
    expect(expectRichest(against(6, 1), 9, frameOf(), 'too few')).toBeNull();
    expect(expectRichest(against(2, 7), 9, frameOf(), 'one')).toBe(2 * 2500 + 6 * 2400 + 2300);
    // Under the frame of another federation NOR is one like any other.
    expect(expectRichest(against(6, 1), 9, frameOf({ federation: 'DEN' }), 'other')).toBe(
      6 * 2500 + 2400 + 2 * 2300,
    );
  });

  it('1.4.3 is none where the federation of the player is not known, but where the event is exempt', () => {
    const games = gamesOf(
      ['SWE', 'POL', 'GER', 'FRA', 'ESP', 'SWE', 'POL', 'GER', 'FRA', 'ESP'].map(
        (from) => `IM 2500 ${from} 1`,
      ),
    );
    expect(richestSet(games, 9, frameOf({ federation: '' }))).toBeNull();
    expect(richestSet(games, 9, frameOf({ federation: '', exempt: true }))).toHaveLength(9);
  });

  it('is as rich as any, whatever the titles, federations and results', () => {
    let met = 0;
    for (let seed = 1; seed <= 260; seed++) {
      const random = randomOf(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
      const doubled = seed % 4 === 0;
      const level = NORM_LEVELS[pick(['GM', 'IM', 'WGM', 'WIM'] as const)];
      const count = 10 + Math.floor(random() * 2);
      const federations = pick([
        ['NOR', 'SWE', 'SWE', 'POL', 'FID'],
        ['NOR', 'NOR', 'NOR', 'SWE', 'POL'],
        ['SWE', 'SWE', 'SWE', 'POL', 'NOR', ''],
      ]);
      const titles = pick([
        ['GM', 'IM', 'IM', 'WGM', 'FM', 'CM', '-'],
        ['GM', 'IM', 'WIM', 'FM', '-', '-'],
      ] as const);
      const opponents = Array.from({ length: doubled ? 6 : count }, () => {
        const rating = random() < 0.1 ? 0 : 1700 + 100 * Math.floor(random() * 9);
        return `${pick(titles)} ${rating} ${pick(federations) || '-'}`;
      });
      const games = gamesOf(
        Array.from({ length: count }, (_, at) => {
          const who = at % opponents.length;
          return `${201 + who}: ${opponents[who]!} ${pick(['1', '1', '1', '1', '=', '0'])}`;
        }),
      );
      const frame = frameOf({
        level,
        doubled,
        federation: random() < 0.15 ? '' : 'NOR',
        exempt: random() < 0.2,
      });
      for (let size = 9; size <= count; size++)
        if (expectRichest(games, size, frame, `seed ${seed}, ${size} of ${count}`) !== null) met++;
    }
    expect(met).toBeGreaterThan(100);
  });
});
