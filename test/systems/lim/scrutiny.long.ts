/** Members of one group paired as Articles 3.6 to 3.8, 4, 5.2 and 5.7 say, by trying everything in their order. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';
import { balancingColour } from '../../../src-engine/history/colour-history.ts';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { BitGraph } from '../../../src-engine/matching/bit-graph.ts';
import { floaterChoices } from '../../../src-engine/systems/lim/floaters.ts';
import {
  scrutinyOrder,
  type Direction,
  type Member,
  type Obstacle,
  type PairCause,
  type Setting,
} from '../../../src-engine/systems/lim/group.ts';
import { pairMembers, stuckMember, type Retained } from '../../../src-engine/systems/lim/scrutiny.ts';

type Couple = readonly [number, number];

const without = (list: readonly number[], ...gone: readonly number[]) =>
  list.filter((each) => !gone.includes(each));

/** 4.2, 4.3: who is opposite, the rest of that half, then the own half from its end; whom 4.4 keeps is first. */
function exchanges(rest: readonly number[], retained: Retained): number[] {
  const half = rest.length / 2;
  const order = [...rest.slice(half), ...rest.slice(1, half).toReversed()];
  const kept = order.filter((each) => retained.get(rest[0]!) === each);
  return [...kept, ...without(order, ...kept)];
}

/** All complete pairings in the order of the exchanges. */
function arrangements(setting: Setting, rest: readonly number[], retained: Retained): Couple[][] {
  const [first] = rest;
  if (first === undefined) return [[]];
  return exchanges(rest, retained)
    .filter((other) => setting.compatible.has(first, other))
    .flatMap((other) =>
      arrangements(setting, without(rest, first, other), retained).map((more) => [
        [first, other] as const,
        ...more,
      ]),
    );
}

/** Whether the first `count` of `rest` can all meet somebody of it. */
function canServe({ compatible }: Setting, rest: readonly number[], count: number): boolean {
  if (count <= 0) return true;
  const [first, ...others] = rest;
  return others.some(
    (other, at) =>
      compatible.has(first!, other) &&
      canServe({ compatible } as Setting, without(others, other), count - (at + 1 < count ? 2 : 1)),
  );
}

/** The first `count` in their order, each with the first of their choices who leaves an opponent to all of the first `served`. */
function served(
  setting: Setting,
  order: readonly Member[],
  count: number,
  toServe: number,
  direction: Direction,
  retained: Retained,
): Couple[] {
  const origin = new Map(order.map((member) => [member.place, member.origin]));
  const all = order.map(({ place }) => place);
  const couples: Couple[] = [];
  let rest = all;
  while (rest.length > 0 && all.indexOf(rest[0]!) < count) {
    const [first] = rest as [number];
    const isSuitable = (other: number) => {
      const left = without(rest, first, other);
      const unserved = left.filter((place) => all.indexOf(place) < toServe).length;
      return setting.compatible.has(first, other) && canServe(setting, left, unserved);
    };
    // The first who is available counts in a Maxi-tournament (3.8).
    const available = without(rest, first).filter(isSuitable);
    const of = (isResident: boolean) =>
      floaterChoices(
        setting,
        first,
        available.filter((place) => (origin.get(place) === 'resident') === isResident),
        direction,
      );
    const choices =
      origin.get(first) === 'resident' ? exchanges(rest, retained) : [...of(true), ...of(false)];
    const kept = choices.filter((each) => retained.get(first) === each);
    const other = [...kept, ...choices].find(isSuitable)!;
    couples.push([first, other]);
    rest = without(rest, first, other);
  }
  return couples;
}

const dueOf = ({ players }: Setting, place: number) => balancingColour(players[place]!);

function missedIn(setting: Setting, couples: readonly Couple[]): number {
  return couples.filter(([a, b]) => {
    const [one, other] = [dueOf(setting, a), dueOf(setting, b)];
    return one !== null && one === other;
  }).length;
}

/**
 * 5.7: of a pair made of two of the first scrutiny, the opponent of the player scrutinised first is exchanged with the one
 * who takes that place, and the ratings of these are within 100 points.
 */
function isAllowed(
  { players, maxi }: Setting,
  plain: readonly Couple[],
  couples: readonly Couple[],
): boolean {
  if (!maxi) return true;
  return couples.every((couple) => {
    const pairs = plain.filter((each) => couple.some((place) => each.includes(place)));
    if (pairs.length === 1) return true;
    const [[first, opponent], [c, d]] = pairs as [Couple, Couple];
    const ofLater = couple.includes(c) ? c : d;
    const taker = couple.includes(first) ? ofLater : ofLater === c ? d : c;
    return Math.abs(players[opponent]!.rating - players[taker]!.rating) <= 100;
  });
}

function obstacleOf({ players, compatible }: Setting, a: number, b: number): Obstacle {
  const [one, other] = [players[a]!, players[b]!];
  if (one.met.has(other.id)) return 'met';
  if (one.barred.has(other.id)) return 'kept-apart';
  return compatible.has(a, b) ? 'needed' : 'colours';
}

function residentsPaired(
  setting: Setting,
  residents: readonly number[],
  retained: Retained,
): [number, number, PairCause][] {
  const all = arrangements(setting, residents, retained);
  const plain = all[0]!;
  const allowed = all.filter((couples) => isAllowed(setting, plain, couples));
  const least = Math.min(...allowed.map((couples) => missedIn(setting, couples)));
  const couples = allowed.find((each) => missedIn(setting, each) === least)!;
  return couples.map(([a, b], at) => {
    const rest = without(residents, ...couples.slice(0, at).flat());
    const opposite = rest[rest.length / 2]!;
    const isPlain = plain.some(([x, y]) => x === a && y === b);
    const cause: PairCause = !isPlain
      ? { kind: 'colours', before: missedIn(setting, plain), missed: least }
      : opposite === b
        ? { kind: 'opposite' }
        : retained.get(a) === b
          ? { kind: 'kept' }
          : { kind: 'exchanged', over: opposite, because: obstacleOf(setting, a, opposite) };
    return [a, b, cause];
  });
}

interface Group {
  readonly setting: Setting;
  readonly members: readonly Member[];
  readonly direction: Direction;
}

/** A group among other players, few of whom may meet; identities and places differ. */
function groupOf(random: Random, isEven = true): Group {
  const size = isEven ? 2 * random.integer(1, 4) : random.integer(2, 8);
  const [all, density] = [size + 3, random.pick([0.3, 0.5, 0.7, 1])];
  const compatible = new BitGraph(all);
  const against = Array.from({ length: all }, () => ({ met: new Set<number>(), barred: new Set<number>() }));
  for (let a = 0; a < all; a++)
    for (let b = a + 1; b < all; b++) {
      if (random.chance(density)) {
        compatible.connect(a, b);
        continue;
      }
      const kind = random.pick(['met', 'barred', 'colours'] as const);
      if (kind === 'colours') continue;
      against[a]![kind].add(70 - 2 * b);
      against[b]![kind].add(70 - 2 * a);
    }
  const players = against.map((apart, place) => {
    const colours = random.pick([[], ['white'], ['black'], ['white', 'black'], ['black', 'white']]);
    const colourDifference = colours.length === 1 ? (colours[0] === 'white' ? 1 : -1) : 0;
    const rating = random.pick([1800, 1850, 1950, 2000]);
    return { ...apart, id: 70 - 2 * place, rating, colours, colourDifference } as unknown as Competitor;
  });
  const floating = random.pick([0, 0.3, 0.6]);
  const places = random.shuffled(Array.from({ length: all }, (_, place) => place)).slice(0, size);
  const members = places.map((place): Member => ({
    place,
    origin: random.chance(floating) ? random.pick(['above', 'below']) : 'resident',
  }));
  const setting = { players, compatible, maxi: random.chance(0.3) } as unknown as Setting;
  return { setting, members, direction: random.pick(['down', 'up']) };
}

function literallyPaired({ setting, members, direction }: Group, retained: Retained) {
  const order = scrutinyOrder(members, direction);
  if (
    !canServe(
      setting,
      order.map(({ place }) => place),
      order.length,
    )
  )
    return null;
  const floaters = order.filter(({ origin }) => origin !== 'resident').length;
  const couples = served(setting, order, floaters, order.length, direction, retained);
  const residents = without(
    order.map(({ place }) => place),
    ...couples.flat(),
  );
  const ofFloaters = couples.map(
    ([a, b]) => [a, b, { kind: 'floater', kept: retained.get(a) === b }] as [number, number, PairCause],
  );
  const ofResidents = residents.length === 0 ? [] : residentsPaired(setting, residents, retained);
  return [...ofFloaters, ...ofResidents];
}

describe('C.04.4.3 a group whose floaters are settled', () => {
  it('3.6, 3.7, 4.1 floaters first, in the order of the direction, then the residents', () => {
    const members = (
      [
        [9, 'resident'],
        [2, 'above'],
        [12, 'below'],
        [5, 'resident'],
        [0, 'above'],
        [14, 'below'],
        [7, 'resident'],
        [13, 'below'],
      ] as const
    ).map(([place, origin]): Member => ({ place, origin }));
    const orderOf = (direction: Direction) => scrutinyOrder(members, direction).map(({ place }) => place);
    expect(orderOf('down')).toEqual([0, 2, 14, 13, 12, 5, 7, 9]);
    expect(orderOf('up')).toEqual([14, 13, 12, 0, 2, 9, 7, 5]);
  });

  it('3.8, 4, 5.2, 5.7 pairs as the first of all that can be', () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= 1500; seed++) {
      const random = randomOf(seed);
      const group = groupOf(random);
      const { setting, members, direction } = group;
      const retained = retainedOf(random, group);
      const belowMedian = random.chance(0.5);
      const pairs = pairMembers(setting, members, direction, belowMedian, retained);
      const expected = literallyPaired(group, retained);
      expect(
        pairs?.map(({ player, opponent, cause }) => [player, opponent, cause]) ?? null,
        `seed ${seed}`,
      ).toEqual(expected);
      expect(pairs?.every((pair) => pair.belowMedian === belowMedian) ?? true).toBe(true);
      for (const [, , cause] of expected ?? []) {
        const kind = cause.kind === 'exchanged' ? cause.because : cause.kind;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    for (const kind of ['floater', 'opposite', 'kept', 'colours', 'met', 'kept-apart', 'needed'])
      expect(seen.get(kind), kind).toBeGreaterThan(20);
  });

  it('4.4 the first for whom no exchange finds an opponent is stuck, and the pairs of those before are retained', () => {
    let stuckOnes = 0;
    for (let seed = 1; seed <= 1500; seed++) {
      const random = randomOf(seed);
      const group = groupOf(random);
      const { setting, members, direction } = group;
      const before = retainedOf(random, group);
      const order = scrutinyOrder(members, direction);
      const places = order.map(({ place }) => place);
      const count = places.findIndex((_, at) => !canServe(setting, places, at + 1));
      const stuck = stuckMember(setting, members, direction, before);
      expect(stuck?.member ?? null, `seed ${seed}`).toEqual(count < 0 ? null : order[count]);
      if (stuck === null) continue;
      stuckOnes++;
      const couples = served(setting, order, count, count, direction, before);
      expect([...stuck.retained], `seed ${seed}`).toEqual(
        couples.flatMap(([a, b]) => [
          [a, b],
          [b, a],
        ]),
      );
    }
    expect(stuckOnes).toBeGreaterThan(100);
  });
});

/** Some opponents that 4.4 has kept, who may be impossible by now. */
function retainedOf(random: Random, { members }: Group): Retained {
  if (random.chance(0.5)) return new Map();
  const [a, b, c, d] = random.shuffled(members.map(({ place }) => place));
  const both = (x: number, y: number): [number, number][] => [
    [x, y],
    [y, x],
  ];
  return new Map([...both(a!, b!), ...(c !== undefined && d !== undefined ? both(c, d) : [])]);
}
