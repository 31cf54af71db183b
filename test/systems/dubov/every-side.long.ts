/** The sides of a bracket and their first transposition, against all of them: C.04.4.1 (2026) 3.2.3–3.2.6, 4.3, 4.4. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import { initialSubgroups, recomposed, shifterOrder } from '../../../src-engine/systems/dubov/subgroups.ts';
import { firstTransposition } from '../../../src-engine/systems/dubov/transposition.ts';
import { cases } from '../../effort.ts';
import { sets } from '../../oracle/dubov.ts';
import { canAllBePaired, pairings } from '../pairings.ts';
import { apart, playerOf, separate, type Couple } from './few-players.ts';

const numbers = (players: readonly DubovPlayer[]) => players.map(({ tpn }) => tpn);
const sorted = (players: readonly DubovPlayer[]) => numbers(players).sort((a, b) => a - b);
const met = (a: DubovPlayer, b: DubovPlayer) => !a.competitor.met.has(b.id);

/** Every White from the top meets the first Black who leaves the others somebody; null where there is no pairing. */
function transposed(
  whites: readonly DubovPlayer[],
  blacks: readonly DubovPlayer[],
  mayMeet: typeof met,
): Couple[] | null {
  const [white, ...others] = whites;
  if (white === undefined) return [];
  for (const black of blacks) {
    if (!mayMeet(white, black)) continue;
    const rest = transposed(
      others,
      blacks.filter((each) => each !== black),
      mayMeet,
    );
    if (rest !== null) return [[white, black], ...rest];
  }
  return null;
}

type Order = (group: readonly DubovPlayer[], seek: 'white' | 'black') => readonly DubovPlayer[];
type Shift = (player: DubovPlayer, seek: 'white' | 'black') => boolean;

/** 3.2.4 as it is written: all first sets in their order, and with each all second ones. */
function literally(
  [white, black]: readonly [readonly DubovPlayer[], readonly DubovPlayer[]],
  order: Order,
  mayShift: Shift,
) {
  const isWhite = white.length <= black.length;
  const [smaller, larger] = isWhite ? [white, black] : [black, white];
  const inside = [...pairings([...smaller, ...larger], met)].map(
    (couples) => couples.filter((couple) => couple.every((player) => smaller.includes(player))).length,
  );
  const fewest = Math.min(...inside);
  const surplus = (larger.length - smaller.length) / 2 + fewest;
  const listed = (group: readonly DubovPlayer[], seek: 'white' | 'black') =>
    order(group, seek).filter((player) => mayShift(player, seek));
  for (const first of sets(listed(smaller, isWhite ? 'white' : 'black'), fewest))
    for (const second of sets(listed(larger, isWhite ? 'black' : 'white'), surplus)) {
      const a = [...smaller.filter((player) => !first.includes(player)), ...second];
      const b = [...larger.filter((player) => !second.includes(player)), ...first];
      const [g1, g2] = isWhite ? [a, b] : [b, a];
      if (transposed(g1, g2, met) !== null) return { g1, g2, shifters: [...first, ...second], fewest };
    }
  throw new Error('no set of shifters');
}

/** Two sides of six to ten players, of whom few may meet those of the other side. */
function sidesOf(random: Random): readonly [DubovPlayer[], DubovPlayer[]] {
  const size = random.pick([6, 8, 8, 10]);
  const aros = [2000, 2100, 2200];
  const players = Array.from({ length: size }, (_, at) => playerOf(at + 1, { aro: random.pick(aros) }));
  const white = random.integer(1, size - 1);
  const mixed = random.shuffled(players);
  const sides = [mixed.slice(0, white), mixed.slice(white)] as const;
  const [within, across] = random.pick([
    [0.5, 0.5],
    [0.2, 0.7],
    [0.4, 0.8],
  ]);
  for (const side of sides) separate(side, within, random);
  for (const a of sides[0]) for (const b of sides[1]) if (random.chance(across)) apart(a, b);
  return [[...sides[0]], [...sides[1]]];
}

describe('3.2.4 who changes sides, of all sets', () => {
  it('are the first set of the smaller side that leaves a pairing, and the first of the larger one with it', () => {
    const seen = { none: 0, both: 0, several: 0 };
    for (let seed = 1; seed <= cases(500, 4000); seed++) {
      const sides = sidesOf(randomOf(seed));
      if (!canAllBePaired(sides.flat(), met)) continue;
      const expected = literally(sides, shifterOrder, () => true);
      const { g1, g2, shifters } = recomposed(sides, met);
      expect(numbers(shifters), `seed ${seed}`).toEqual(numbers(expected.shifters));
      expect([sorted(g1), sorted(g2)], `seed ${seed}`).toEqual([sorted(expected.g1), sorted(expected.g2)]);
      if (shifters.length === 0) seen.none++;
      if (expected.fewest > 0) seen.both++;
      if (expected.fewest > 1) seen.several++;
    }
    expect(seen.none).toBeGreaterThan(10);
    expect(seen.both).toBeGreaterThan(50);
    expect(seen.several).toBeGreaterThan(5);
  });

  it('are in another order, and without players who may not change, where a text says so', () => {
    let passed = 0;
    for (let seed = 1; seed <= cases(500, 4000); seed++) {
      const random = randomOf(seed + 5_000);
      const sides = sidesOf(random);
      const fixed = new Set(random.shuffled(sides.flat()).slice(0, random.integer(1, 3)));
      // Two of a side who may not change cannot meet.
      for (const side of sides)
        separate(
          side.filter((player) => fixed.has(player)),
          1,
          random,
        );
      if (!canAllBePaired(sides.flat(), met)) continue;
      const backwards: Order = (group, seek) =>
        [...group].sort((a, b) => (seek === 'white' ? a.tpn - b.tpn : b.tpn - a.tpn));
      const mayShift = (player: DubovPlayer) => !fixed.has(player);
      const expected = literally(sides, backwards, mayShift);
      const { g1, g2, shifters } = recomposed(sides, met, backwards, mayShift);
      expect(numbers(shifters), `seed ${seed}`).toEqual(numbers(expected.shifters));
      expect([sorted(g1), sorted(g2)], `seed ${seed}`).toEqual([sorted(expected.g1), sorted(expected.g2)]);
      const free = literally(sides, backwards, () => true);
      if (numbers(expected.shifters).join() !== numbers(free.shifters).join()) passed++;
    }
    expect(passed).toBeGreaterThan(20);
  });

  it('asks whether a player may leave the side that they are on', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((tpn) => playerOf(tpn, {})) as [
      DubovPlayer,
      DubovPlayer,
      DubovPlayer,
      DubovPlayer,
    ];
    const asked: string[] = [];
    const mayShift: Shift = ({ tpn }, seek) => {
      asked.push(`${tpn} ${seek}`);
      return true;
    };
    const everybody = () => true;
    // 4.3: the middle one of three goes.
    recomposed([[a], [b, c, d]], everybody, undefined, mayShift);
    recomposed([[a, b, c], [d]], everybody, undefined, mayShift);
    expect(asked).toEqual(['3 black', '2 white']);
    asked.length = 0;
    // Each side can only be paired within itself.
    const within = (x: DubovPlayer, y: DubovPlayer) => [a, b].includes(x) === [a, b].includes(y);
    recomposed(
      [
        [a, b],
        [c, d],
      ],
      within,
      undefined,
      mayShift,
    );
    expect(asked).toEqual(['1 white', '3 black']);
    asked.length = 0;
    // Nobody has to go.
    recomposed(
      [
        [a, b],
        [c, d],
      ],
      everybody,
      undefined,
      mayShift,
    );
    expect(asked).toEqual([]);
  });

  it('refuses a bracket that cannot be paired', () => {
    expect(() => recomposed([[playerOf(1, {})], [playerOf(2, {})]], () => false)).toThrow(
      'a bracket cannot be paired',
    );
  });
});

describe('3.2.6, 4.4 the first transposition', () => {
  it('is the first of all permutations in which everybody may meet', () => {
    let changed = 0;
    for (let seed = 1; seed <= cases(300, 2000); seed++) {
      const random = randomOf(seed + 10_000);
      const half = random.integer(1, 5);
      const players = Array.from({ length: 2 * half }, (_, at) => playerOf(at + 1, {}));
      const mixed = random.shuffled(players);
      const [whites, blacks] = [mixed.slice(0, half), mixed.slice(half)];
      separate(players, 0.45, random);
      const expected = transposed(whites, blacks, met);
      if (expected === null) {
        expect(() => firstTransposition(whites, blacks, met)).toThrow('the subgroups cannot be paired');
        continue;
      }
      expect(firstTransposition(whites, blacks, met).map(numbers), `seed ${seed}`).toEqual(
        expected.map(numbers),
      );
      if (expected.some(([, black], place) => black !== blacks[place])) changed++;
    }
    expect(changed).toBeGreaterThan(50);
  });

  it('asks whether the first may meet the second: White first', () => {
    const [white, black] = [playerOf(1, {}), playerOf(2, {})];
    const asked: number[][] = [];
    firstTransposition([white], [black], (a, b) => {
      asked.push([a.tpn, b.tpn]);
      return true;
    });
    expect(asked).toEqual([[1, 2]]);
  });
});

describe('3.2.3 the sides before anybody changes', () => {
  const seeking = (tpn: number, colour: 'white' | 'black', gamesPlayed: number) => {
    const made = playerOf(tpn, { preference: { colour, strength: 'mild' } });
    return { ...made, competitor: { ...made.competitor, gamesPlayed } };
  };
  const sidesOfAll = (players: readonly DubovPlayer[]) => initialSubgroups(players).map(numbers);

  it('are halves by number where nobody has played, whatever they would prefer', () => {
    const players = [4, 1, 6, 3, 5, 2].map((tpn) => seeking(tpn, 'black', 0));
    expect(sidesOfAll(players)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('are those who prefer White and those who prefer Black, by number, where somebody has played', () => {
    const players = [
      seeking(4, 'white', 0),
      seeking(1, 'black', 0),
      seeking(6, 'white', 1),
      seeking(3, 'black', 0),
      seeking(2, 'white', 0),
    ];
    expect(sidesOfAll(players)).toEqual([
      [2, 4, 6],
      [1, 3],
    ]);
  });
});

describe('4.3 the order of shifters', () => {
  const orderOf = (aros: readonly number[], seek: 'white' | 'black') =>
    numbers(
      shifterOrder(
        aros.map((aro, at) => playerOf(at + 1, { aro })),
        seek,
      ),
    );

  it('is from the middle outwards, the upper one of two first, for each number of players', () => {
    expect(orderOf([], 'black')).toEqual([]);
    expect(orderOf([0], 'black')).toEqual([1]);
    expect(orderOf([0, 0], 'black')).toEqual([1, 2]);
    expect(orderOf([0, 0, 0], 'black')).toEqual([2, 1, 3]);
    expect(orderOf([0, 0, 0, 0], 'black')).toEqual([2, 3, 1, 4]);
    expect(orderOf([0, 0, 0, 0, 0], 'black')).toEqual([3, 2, 4, 1, 5]);
  });

  it('goes by the average of the opponents of those who seek White, by number among equals and among the others', () => {
    // By average: 3, 5 (1900), 2 (2000), 1, 4 (2100).
    const aros = [2100, 2000, 1900, 2100, 1900];
    expect(orderOf(aros, 'white')).toEqual([2, 5, 1, 3, 4]);
    expect(orderOf(aros, 'black')).toEqual([3, 2, 4, 1, 5]);
  });
});
