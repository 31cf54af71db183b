/** B.01 1.4.1f: whom a norm of so many games leaves out, written down one by one. */
import { describe, expect, it } from 'vitest';
import { richestSet } from '../../src-engine/norms/drops.ts';
import type { NormGame } from '../../src-engine/norms/games.ts';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import type { NormFrame } from '../../src-engine/norms/tally.ts';
import type { Title } from '../../src-engine/index.ts';

const SCORES: Readonly<Record<string, number>> = { '1': 10, '=': 5, '0': 0 };

/** `71 IM 2480 SWE 1` is a game against player 71, won; the first is of round 3. */
function gamesOf(lines: readonly string[]): NormGame[] {
  return lines.map((line, index) => {
    const [opponent, title, rating, federation, result] = line.split(' ') as [
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      round: index + 3,
      opponent: Number(opponent),
      colour: null,
      score: SCORES[result]!,
      rating: Number(rating),
      title: title === '-' ? null : (title as Title),
      federation: federation === '-' ? '' : federation,
    };
  });
}

/** The games that are left out, as they were written; null where no set will do. */
function leftOut(lines: readonly string[], size: number, more: Partial<NormFrame> = {}): string[] | null {
  const games = gamesOf(lines);
  const frame = { level: NORM_LEVELS.IM, federation: 'NOR', doubled: false, exempt: false, ...more };
  const kept = richestSet(games, size, frame);
  if (kept === null) return null;
  expect(kept).toEqual(games.filter((game) => kept.includes(game)));
  expect(kept).toHaveLength(size);
  return lines.filter((_, at) => !kept.includes(games[at]!));
}

const SWEDES = ['55 IM 2500 SWE 1', '31 IM 2510 SWE 1', '42 IM 2520 SWE 1', '28 IM 2530 SWE 1'];
const NORWEGIANS = ['60 IM 2400 NOR 1', '19 IM 2410 NOR 1', '73 IM 2420 NOR 1', '44 IM 2430 NOR 1'];

describe('1.4.3 two federations besides one’s own', () => {
  it('keeps the only opponent of the second one, however low their rating', () => {
    const games = [
      NORWEGIANS[3]!,
      '12 IM 2100 POL 1',
      ...SWEDES,
      ...NORWEGIANS.slice(0, 3),
      '90 IM 2540 SWE 1',
    ];
    expect(leftOut(games, 9)).toEqual(['60 IM 2400 NOR 1']);
    expect(leftOut(games, 9, { exempt: true })).toEqual(['12 IM 2100 POL 1']);
  });

  it('keeps the higher rated of two of the second one, whoever of them was met first', () => {
    const others = [...SWEDES, ...NORWEGIANS, '90 IM 2540 SWE 1'];
    const [low, high] = ['12 IM 2100 POL 1', '81 IM 2300 POL 1'];
    expect(leftOut([low, high, ...others], 9)).toEqual(['12 IM 2100 POL 1', '60 IM 2400 NOR 1']);
    expect(leftOut([high, ...others, low], 9)).toEqual(['60 IM 2400 NOR 1', '12 IM 2100 POL 1']);
  });

  it.each(['FID', 'NON', '-'])('counts no opponent of %s as of another federation', (none) => {
    const games = ['12 IM 2100 POL 1', ...SWEDES, `90 IM 2600 ${none} 1`, ...NORWEGIANS];
    expect(leftOut(games, 9)).toEqual(['60 IM 2400 NOR 1']);
  });

  it('has no set where the federation of the player is not known', () => {
    const games = ['12 IM 2100 POL 1', ...SWEDES, ...NORWEGIANS, '90 IM 2540 GER 1'];
    expect(leftOut(games, 9, { federation: '' })).toBeNull();
    expect(leftOut(games, 9, { federation: '', exempt: true })).toEqual(['12 IM 2100 POL 1']);
  });
});

describe('1.4.4 the most games against one federation', () => {
  const sixOf = (federation: string) =>
    [33, 61, 27, 84, 15, 70].map((id, at) => `${id} IM ${2500 + at} ${federation} 1`);
  const three = ['22 IM 2300 SWE 1', '91 IM 2310 POL 1', '46 IM 2320 GER 1'];

  it('are five of nine against one’s own: the lowest rated goes', () => {
    expect(leftOut([...three, ...sixOf('NOR'), '38 IM 2200 POL 1'], 9)).toEqual(['33 IM 2500 NOR 1']);
    expect(leftOut([...three, ...sixOf('NOR')], 9)).toBeNull();
  });

  it('are six of nine against another one', () => {
    expect(leftOut([...three, ...sixOf('NOR'), '38 IM 2200 POL 1'], 9, { federation: 'DEN' })).toEqual([
      '38 IM 2200 POL 1',
    ]);
    const seven = [...sixOf('NOR'), '38 IM 2506 NOR 1', ...three];
    expect(leftOut(seven, 9, { federation: 'DEN' })).toEqual(['33 IM 2500 NOR 1']);
    expect(leftOut(seven.slice(0, 9), 9, { federation: 'DEN' })).toBeNull();
  });

  it('are any number against players under FIDE’s flag, and in an exempt event', () => {
    const seven = (federation: string) => [
      '22 IM 2300 SWE 1',
      '91 IM 2310 POL 1',
      '46 IM 2100 GER 1',
      ...sixOf(federation),
      `38 IM 2506 ${federation} 1`,
    ];
    expect(leftOut(seven('FID'), 9)).toEqual(['46 IM 2100 GER 1']);
    expect(leftOut(seven('NOR'), 9, { exempt: true })).toEqual(['46 IM 2100 GER 1']);
  });
});

describe('1.4.5 the titles that are asked for', () => {
  /** Ten wins with these titles against four federations, the first rated 2300, the others 2400 to 2408. */
  const titled = (first: string, titles: string) =>
    [first, ...titles.split(' ')].map((title, at) => {
      const id = (at * 7) % 10;
      return `${50 + id} ${title} ${at === 0 ? 2300 : 2399 + at} ${['SWE', 'POL', 'GER', 'FRA'][at % 4]!} 1`;
    });

  it('1.4.5a keeps a title where half of nine would be missed without it', () => {
    expect(leftOut(titled('FM', 'IM IM IM FM - - - - -'), 9)).toEqual(['55 - 2404 POL 1']);
    expect(leftOut(titled('FM', 'IM IM IM FM FM - - - -'), 9)).toEqual(['50 FM 2300 SWE 1']);
    expect(leftOut(titled('CM', 'IM IM IM FM - - - - -'), 9)).toBeNull();
  });

  it('1.4.5c keeps an IM where a third of nine would be missed without them', () => {
    expect(leftOut(titled('IM', 'GM IM FM FM FM FM FM FM FM'), 9)).toEqual(['51 FM 2402 FRA 1']);
    expect(leftOut(titled('IM', 'GM IM IM FM FM FM FM FM FM'), 9)).toEqual(['50 IM 2300 SWE 1']);
    expect(leftOut(titled('WGM', 'GM IM FM FM FM FM FM FM FM'), 9)).toBeNull();
  });

  it('1.4.5f counts those of a double round robin by heads: one game of two against the second GM is enough', () => {
    const twice = (id: number, title: string, rating: number, federation: string) =>
      `${id} ${title} ${rating} ${federation} 1`;
    const cycle = [
      twice(77, 'GM', 2600, 'SWE'),
      twice(18, 'FM', 2450, 'POL'),
      twice(53, 'GM', 2300, 'GER'),
      twice(64, 'IM', 2460, 'FRA'),
      twice(20, 'IM', 2470, 'SWE'),
      twice(39, 'IM', 2480, 'POL'),
    ];
    const level = NORM_LEVELS.GM;
    const games = [...cycle, ...cycle];
    expect(leftOut(games, 10, { level, doubled: false })).toEqual(['18 FM 2450 POL 1', '18 FM 2450 POL 1']);
    const kept = richestSet(gamesOf(games), 10, { level, federation: 'NOR', doubled: true, exempt: false })!;
    const of = (id: number) => kept.filter(({ opponent }) => opponent === id).length;
    expect([77, 18, 53, 64, 20, 39].map(of)).toEqual([2, 1, 1, 2, 2, 2]);
  });
});

describe('1.4.1f a game that was not won', () => {
  it('stays, however low the rating', () => {
    const games = ['12 IM 2100 POL =', ...SWEDES, '81 IM 2110 GER 0', ...NORWEGIANS];
    expect(leftOut(games, 9)).toEqual(['60 IM 2400 NOR 1']);
    const none = games.map((game) => game.replace(/1$/, '='));
    expect(leftOut(none, 9)).toBeNull();
    expect(leftOut(none, 10)).toEqual([]);
  });
});

describe('1.4.6b the one opponent who is raised', () => {
  const eight = [...SWEDES, ...NORWEGIANS.slice(1)];

  it('is raised in both games, so that the other one goes who would not be', () => {
    // 2050 twice against 2050 and 2049.
    const games = ['12 IM 1800 POL =', ...eight, '81 IM 2049 GER 1', '12 IM 1800 POL 1'];
    expect(leftOut(games, 9)).toEqual(['81 IM 2049 GER 1']);
    // 2051 is more than the floor.
    expect(leftOut(games.with(8, '81 IM 2051 GER 1'), 9)).toEqual(['12 IM 1800 POL 1']);
  });

  it('is of two with one lowest rating whom the games need more, also where the other one stays', () => {
    // 2050 twice and 1800, against 2050, 1800 and 2040.
    const games = ['12 IM 1800 POL =', ...eight, '81 IM 1800 GER =', '90 IM 2040 GER 1', '12 IM 1800 POL 1'];
    expect(leftOut(games, 10)).toEqual(['90 IM 2040 GER 1']);
    // 2051 is more than the floor.
    expect(leftOut(games.with(9, '90 IM 2051 GER 1'), 10)).toEqual(['12 IM 1800 POL 1']);
  });

  it('1.4.6c may be unrated, who counts as 1400 else', () => {
    const games = ['12 IM 0 POL =', ...eight, '81 IM 2049 GER 1', '12 IM 0 POL 1'];
    expect(leftOut(games, 9)).toEqual(['81 IM 2049 GER 1']);
  });

  it('is nobody else while somebody lower rated stays', () => {
    const games = [
      '12 IM 1900 POL =',
      ...SWEDES,
      '36 IM 1850 GER =',
      ...NORWEGIANS.slice(2),
      '81 IM 1950 GER 1',
      '12 IM 1900 POL 1',
    ];
    expect(leftOut(games, 9)).toEqual(['12 IM 1900 POL 1']);
    // Without the draw of the lowest, both games of the next count as 2050.
    expect(leftOut(games.with(5, '36 IM 2450 GER ='), 9)).toEqual(['81 IM 1950 GER 1']);
  });
});
