/** C.04.3 2.2 [C4], 2.3.1 [C5] (2017: A.9, C.4): who can be paired completely and who can be left over, by trying everything. */
import { expect, it } from 'vitest';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import {
  blockedGroup,
  canBePaired,
  leftovers,
  meetsOneOf,
} from '../../../../src-engine/systems/dutch/kernel/completion.ts';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { cases } from '../../../effort.ts';
import { player } from './samples.ts';

const SIZE = 40;

/** Up to nine players with gaps in their ranks: clubs, colours that too many need, or meetings at random. */
function listOf(random: Random): Contender[] {
  const count = random.integer(0, 9);
  const first = random.integer(0, 5);
  const step = random.pick([1, 2, 4]);
  const [white, black] = random.pick([
    [0, 0],
    [0.4, 0.4],
    [0.7, 0.1],
  ] as const);
  const apart = random.pick([0, 0.2, 0.5, 0.7]);
  const clubs = random.pick([0, 0, 1, 2]);
  const list = Array.from({ length: count }, (_, at) => {
    const drawn = random.next();
    const colours = drawn < white ? 'BB' : drawn < white + black ? 'WW' : '';
    return {
      ...player(first + step * at, { colours, byeBarred: random.chance(0.4) }),
      avoids: new Set<number>(),
    };
  });
  const border = random.integer(0, count);
  list.forEach((one, at) =>
    list.slice(at + 1).forEach((other, more) => {
      // One of two clubs meets the other only, or only itself.
      const sameClub = at < border === at + 1 + more < border;
      const kept = clubs === 0 ? false : clubs === 1 ? sameClub : !sameClub;
      if (!kept && !random.chance(apart)) return;
      one.avoids.add(other.rank);
      other.avoids.add(one.rank);
    }),
  );
  // Players who are not in the list are avoided too.
  for (const { avoids } of list) if (random.chance(0.5)) avoids.add(SIZE - 1).add(SIZE - 2);
  return list;
}

function mayMeet(a: Contender, b: Contender): boolean {
  return !a.avoids.has(b.rank) && (a.needs === null || a.needs !== b.needs);
}

/** How few can stay alone, with the sets of those who do. */
function fewestAlone(list: readonly Contender[]): { readonly count: number; readonly sets: Contender[][] } {
  const [first, ...others] = list;
  if (first === undefined) return { count: 0, sets: [[]] };
  const alone = fewestAlone(others);
  const answers = [{ count: alone.count + 1, sets: alone.sets.map((set) => [first, ...set]) }];
  for (const other of others)
    if (mayMeet(first, other)) answers.push(fewestAlone(others.filter((each) => each !== other)));
  const count = Math.min(...answers.map((answer) => answer.count));
  return { count, sets: answers.filter((answer) => answer.count === count).flatMap(({ sets }) => sets) };
}

const without = (list: readonly Contender[], one: Contender) => list.filter((each) => each !== one);
const isPaired = (list: readonly Contender[]) => fewestAlone(list).count === 0;
const mayHaveBye = ({ byeBarred }: Contender) => !byeBarred;

it('2.1, 2.2 a list can be paired where somebody who may have the bye leaves all others a game', () => {
  const met = { yes: 0, no: 0 };
  for (let seed = 1; seed <= cases(400, 4000); seed++) {
    const list = listOf(randomOf(seed));
    const expected =
      list.length % 2 === 0
        ? isPaired(list)
        : list.some((one) => mayHaveBye(one) && isPaired(without(list, one)));
    expect(canBePaired(list, SIZE, mayHaveBye), `seed ${seed}`).toBe(expected);
    met[expected ? 'yes' : 'no']++;
  }
  expect(Math.min(met.yes, met.no)).toBeGreaterThan(cases(80, 800));
});

it('2.3.1 of an odd list those can be left over without whom the others are paired', () => {
  const met = { some: 0, none: 0 };
  for (let seed = 1; seed <= cases(400, 4000); seed++) {
    const list = listOf(randomOf(seed));
    if (list.length % 2 === 0) continue;
    const expected = list.map((one) => (isPaired(without(list, one)) ? 1 : 0));
    const flags = leftovers(list, SIZE);
    expect(flags === null ? list.map(() => 0) : [...flags], `seed ${seed}`).toEqual(expected);
    expect(flags === null, `seed ${seed}`).toBe(expected.every((flag) => flag === 0));
    met[flags === null ? 'none' : 'some']++;
  }
  expect(Math.min(met.some, met.none)).toBeGreaterThan(cases(20, 200));
});

it('2.4.3 [C8] of an even list with a way out those can be left over who let one other leave, or the way out itself', () => {
  let mixed = 0;
  for (let seed = 1; seed <= cases(400, 4000); seed++) {
    const random = randomOf(seed);
    const list = listOf(random);
    if (list.length % 2 === 1) continue;
    const open = list.map(() => random.chance(0.5));
    // Somebody else leaves; the rest is paired.
    const expected = list.map((one) =>
      list.some((other, at) => open[at] && other !== one && isPaired(without(without(list, one), other)))
        ? 1
        : 0,
    );
    const all = [...expected, isPaired(list) ? 1 : 0];
    const flags = leftovers(list, SIZE, open);
    expect(flags === null ? all.map(() => 0) : [...flags], `seed ${seed}`).toEqual(all);
    expect(flags === null, `seed ${seed}`).toBe(!all.includes(1));
    if (all.includes(0) && all.includes(1)) mixed++;
  }
  expect(mixed).toBeGreaterThan(cases(40, 400));
});

it('C1, C3 somebody meets one of the flagged players who is not barred to them', () => {
  const [a, b, c] = [player(0, { avoids: [1] }), player(1, { avoids: [0] }), player(2)];
  const flags = (...list: number[]) => Uint8Array.from(list);
  expect(meetsOneOf(a, [b, c], flags(1, 0))).toBe(false);
  expect(meetsOneOf(a, [b, c], flags(0, 1))).toBe(true);
  expect(meetsOneOf(a, [b, c], flags(0, 0))).toBe(false);
  expect(meetsOneOf(player(3, { colours: 'WW' }), [player(4, { colours: 'WW' })], flags(1))).toBe(false);
});

it('1.9.3 a blocked group has too few opponents outside, whoever meets within; nobody is blocked who can be paired', () => {
  let blocked = 0;
  for (let seed = 1; seed <= cases(400, 4000); seed++) {
    const list = listOf(randomOf(seed));
    const { count, sets } = fewestAlone(list);
    const group = blockedGroup(list, SIZE);
    expect(group.length > 0, `seed ${seed}`).toBe(count > list.length % 2);
    if (group.length === 0) continue;
    blocked++;
    // Each of them stays alone in some pairing of as many as possible.
    const alone = new Set(sets.flat());
    expect(
      group.every((one) => alone.has(one)),
      `seed ${seed}`,
    ).toBe(true);
    // Parts of the group that could not even meet each other are more than there are opponents outside.
    const outside = list.filter((one) => !group.includes(one) && group.some((other) => mayMeet(one, other)));
    const open = new Set(group);
    let parts = 0;
    for (const one of group) {
      if (!open.delete(one)) continue;
      parts++;
      const reached = [one];
      for (const each of reached)
        for (const other of [...open]) if (mayMeet(each, other) && open.delete(other)) reached.push(other);
      expect(reached.length % 2, `seed ${seed}`).toBe(1);
    }
    expect(parts, `seed ${seed}`).toBeGreaterThan(outside.length);
  }
  expect(blocked).toBeGreaterThan(cases(40, 400));
});

/** Players of two clubs who meet only their own, or only the other; `outsiders` are avoided too. */
function clubsOf(first: number, second: number, meets: 'own' | 'other', outsiders: number, barred = 0) {
  const clubOf = (rank: number) => (rank < first ? 0 : 1);
  const ranks = Array.from({ length: first + second }, (_, rank) => rank);
  return ranks.map((rank) => ({
    ...player(rank, { byeBarred: rank < barred }),
    avoids: new Set([
      ...ranks.filter((other) => other !== rank && (clubOf(other) === clubOf(rank)) === (meets === 'other')),
      ...Array.from({ length: outsiders }, (_, at) => SIZE - 1 - at),
    ]),
  }));
}

it.each([0, 2])(
  '2.1 half of the others as opponents are enough, one less is not; avoided outsiders: %i',
  (outsiders) => {
    const isPairedBy = (list: readonly Contender[]) => canBePaired(list, SIZE, mayHaveBye);
    // Two clubs of three: each has two opponents of five, and three cannot pair themselves.
    expect(isPairedBy(clubsOf(3, 3, 'own', outsiders))).toBe(false);
    expect(isPairedBy(clubsOf(4, 2, 'own', outsiders))).toBe(true);
    expect(isPairedBy(clubsOf(3, 3, 'other', outsiders))).toBe(true);
    expect(isPairedBy(clubsOf(2, 4, 'other', outsiders))).toBe(false);
    // Nobody is left of nobody; of one, who has to have the bye.
    expect([isPairedBy([]), isPairedBy([player(3)]), isPairedBy([player(3, { byeBarred: true })])]).toEqual([
      true,
      true,
      false,
    ]);
    // Of five one of the three has to have the bye.
    expect(isPairedBy(clubsOf(3, 2, 'other', outsiders))).toBe(true);
    expect(isPairedBy(clubsOf(3, 2, 'other', outsiders, 3))).toBe(false);
    // Four of six, and three of five, need the same colour.
    const needing = (colours: string, count: number, others: number) =>
      Array.from({ length: count + others }, (_, rank) => ({
        ...player(rank, { colours: rank < count ? colours : '', byeBarred: rank >= count }),
        avoids: new Set(Array.from({ length: outsiders }, (_each, at) => SIZE - 1 - at)),
      }));
    for (const colours of ['WW', 'BB']) {
      expect(isPairedBy(needing(colours, 3, 3))).toBe(true);
      expect(isPairedBy(needing(colours, 4, 2))).toBe(false);
      expect(isPairedBy(needing(colours, 3, 2))).toBe(true);
      expect(isPairedBy(needing(colours, 4, 1))).toBe(false);
    }
  },
);

it.each([0, 2])(
  '2.3.1, C8 who is left over where each has half of the others; avoided outsiders: %i',
  (outsiders) => {
    const flags = (list: readonly Contender[], outlet?: readonly boolean[]) => [
      ...(leftovers(list, SIZE, outlet) ?? []),
    ];
    expect(flags(clubsOf(3, 2, 'other', outsiders))).toEqual([1, 1, 1, 0, 0]);
    // Two against two: when one of the first club leaves, one of the second is left over.
    expect(flags(clubsOf(2, 2, 'other', outsiders), [true, true, false, false])).toEqual([0, 0, 1, 1, 1]);
    expect(flags(clubsOf(2, 2, 'other', outsiders), [true, false, true, false])).toEqual([1, 1, 1, 1, 1]);
    // All may meet: whoever alone can leave is not left over.
    expect(flags(clubsOf(4, 0, 'own', outsiders), [false, true, false, false])).toEqual([1, 0, 1, 1, 1]);
    expect(flags(clubsOf(4, 0, 'own', outsiders), [false, true, true, false])).toEqual([1, 1, 1, 1, 1]);
  },
);
