/** Transfers of the older Dubov text (C.04.4.1 of 1997: 2.1, 6.4, 7.1, 7.2) against all complete rounds of few players. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import {
  fewestUnsuitable,
  obstacleToTransfer,
  transferables,
  transferRows,
  transfersOf,
} from '../../../src-engine/systems/dubov/old-transfers.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { cases } from '../../effort.ts';
import { isLess } from '../../oracle/dubov.ts';
import { canAllBePaired, pairings } from '../pairings.ts';
import { apart, playerOf, separate, type Couple } from './few-players.ts';

const roundOf = (round: number, rounds: number) => ({ round, rounds }) as unknown as PairingTask;
const met = (a: DubovPlayer, b: DubovPlayer) => !a.competitor.met.has(b.id);
const ids = (players: readonly DubovPlayer[]) => players.map(({ id }) => id);
const idSet = (players: readonly DubovPlayer[]) => ids(players).sort((a, b) => a - b);

interface Group {
  readonly task: PairingTask;
  readonly group: readonly DubovPlayer[];
  readonly floated: readonly DubovPlayer[];
  readonly below: readonly DubovPlayer[];
}

/** A group of 2 points with those who came down to it, and fewer points below; mostly of the next score. */
function groupOf(seed: number): Group | null {
  const random = randomOf(seed);
  const count = random.integer(1, 4);
  const size = random.pick([6, 8, 8]);
  const down = random.chance(0.3) ? random.integer(0, count) : 0;
  const scores = random.pick([[15], [15, 15, 10], [15, 10, 5]]);
  const hard = random.pick([0, 0.3, 0.6]);
  const drawn = Array.from({ length: size }, (_, at) => ({
    score: at < down ? 30 : at < count ? 20 : random.pick(scores),
    due: random.pick(['white', 'black', 'white', 'black', null] as const),
    rating: random.pick([1900, 1950, 2000]),
    aro: random.pick([1800, 1850.5]),
    upfloatedLast: random.chance(hard),
    upfloats: random.integer(0, 3),
  }));
  drawn.sort((a, b) => b.score - a.score);
  const players = drawn.map((facts, at) => playerOf(at + 1, facts));
  separate(players, random.pick([0.2, 0.4, 0.5]), random);
  if (!canAllBePaired(players, met)) return null;
  return {
    task: random.chance(0.15) ? roundOf(9, 9) : roundOf(5, random.pick([9, 10])),
    group: players.slice(0, count),
    floated: players.slice(0, down),
    below: players.slice(count),
  };
}

/** 2.1. */
const mayRise = ({ round, rounds }: PairingTask, { upfloats, upfloatedLast }: DubovPlayer) =>
  round === rounds || (!upfloatedLast && upfloats < (rounds >= 10 ? 4 : 3));

function dominating(players: readonly DubovPlayer[]): 'white' | 'black' | null {
  const count = (colour: 'white' | 'black') => players.filter(({ due }) => due === colour).length;
  if (count('white') === count('black')) return null;
  return count('white') > count('black') ? 'white' : 'black';
}

/** 7.1 a, 7.2 a: whether the colour of who comes up to meet a member is the wrong one. */
function isUnsuited(group: readonly DubovPlayer[], [member, riser]: Couple): boolean {
  const isStranded = group.every((other) => other === member || !met(member, other));
  const asked = isStranded ? member.due : dominating(group);
  return asked !== null && riser.due !== (asked === 'white' ? 'black' : 'white');
}

/** Ascending places of the players in a list. */
const places = (list: readonly DubovPlayer[], players: readonly DubovPlayer[]) =>
  players.map((player) => list.indexOf(player)).sort((a, b) => a - b);

const byRating = (players: readonly DubovPlayer[]) =>
  [...players].sort((a, b) => b.rating - a.rating || a.aro - b.aro || a.tpn - b.tpn);

/** A complete round: who comes up, who goes down, and the counts of 6.4 and 7.1 in their order, 7.1 a last. */
function judged({ task, group, floated, below }: Group, couples: readonly Couple[]) {
  const across = couples.filter(([a, b]) => group.includes(a) && below.includes(b));
  const rising = across.filter(([, low]) => mayRise(task, low));
  const falling = across.filter(([, low]) => !mayRise(task, low));
  const scores = [...new Set(below.map(({ score }) => score))].sort((a, b) => a - b);
  const [up, down] = [rising.map(([, low]) => low), falling.map(([high]) => high)];
  const rows = [
    falling.length,
    falling.filter(([high]) => floated.includes(high)).length,
    falling.filter(([, low]) => low.score !== below[0]!.score).length,
    rising.length,
    ...scores.map((score) => across.filter(([, low]) => low.score === score).length),
    rising.filter((couple) => isUnsuited(group, couple)).length,
  ];
  const order = [...places(byRating(below), up), ...places(byRating(group).reverse(), down)];
  return { up, down, rows, order };
}

type Judged = ReturnType<typeof judged>;

function best(list: readonly Judged[], keyOf: (round: Judged) => readonly number[]): Judged | null {
  return list.reduce<Judged | null>(
    (least, round) => (least === null || isLess(keyOf(round), keyOf(least)) ? round : least),
    null,
  );
}

/** What is worse in every round in which these come up. */
function worseWith(own: Judged, all: readonly Judged[], wanted: readonly DubovPlayer[]): string {
  const others = all.filter(({ up }) => wanted.every((player) => up.includes(player)));
  const reached = best(others, ({ rows }) => rows);
  const place = reached === null ? 0 : own.rows.findIndex((value, at) => value !== reached.rows[at]);
  if (place < 4) return 'enough';
  return place === own.rows.length - 1 ? 'colour' : 'nearer';
}

describe('6.4, 7.1, 7.2 transfers, of all complete rounds', () => {
  it('are the best, the highest rated up and the lowest rated down; the others are worse in what is named', () => {
    const named = new Map<string, number>();
    let falls = 0;
    for (let seed = 1; seed <= cases(700, 6000); seed++) {
      const drawn = groupOf(seed);
      if (drawn === null) continue;
      const { task, group, floated, below } = drawn;
      const all = [...pairings([...group, ...below], met)].map((couples) => judged(drawn, couples));
      const expected = best(all, ({ rows, order }) => [...rows, ...order])!;
      const { up, down } = transfersOf(task, group, new Set(floated), below);
      expect([idSet(up), idSet(down)], `seed ${seed}`).toEqual([idSet(expected.up), idSet(expected.down)]);
      if (down.length > 0) falls++;
      const ranked = byRating(below.filter((player) => mayRise(task, player)));
      expect(ids(transferables(task, below))).toEqual(ids(ranked));
      const place = ranked.findIndex((player) => !up.includes(player));
      if (place < 0 || up.length === 0) continue;
      const obstacle = obstacleToTransfer(task, group, new Set(floated), below, up);
      expect(obstacle, `seed ${seed}`).toBe(worseWith(expected, all, ranked.slice(0, place + 1)));
      named.set(obstacle, (named.get(obstacle) ?? 0) + 1);
    }
    expect(falls).toBeGreaterThan(20);
    expect([...named.keys()].sort()).toEqual(['colour', 'enough', 'nearer']);
  });

  it('[7.1 a, 7.2 a] leave as few colours unsuited as the best pairing of the group with those who come up', () => {
    let [none, counted] = [0, 0];
    for (let seed = 1; seed <= cases(500, 4000); seed++) {
      const drawn = groupOf(seed);
      if (drawn === null) continue;
      const { task, group, floated, below } = drawn;
      const { up, down } = transfersOf(task, group, new Set(floated), below);
      const random = randomOf(seed + 20_000);
      // Also those whom nobody would choose.
      const rising = transferables(task, below);
      const others = random.chance(0.5) ? up : random.shuffled(rising).slice(0, up.length);
      const members = group.filter((player) => !down.includes(player));
      const counts = [...pairings([...members, ...others], met)]
        .filter((couples) => !couples.some(([a]) => others.includes(a)))
        .map(
          (couples) =>
            couples.filter((couple) => others.includes(couple[1]) && isUnsuited(group, couple)).length,
        );
      const expected = counts.length === 0 ? null : Math.min(...counts);
      expect(fewestUnsuitable(task, group, others, down), `seed ${seed}`).toBe(expected);
      if (expected === null) none++;
      else if (expected > 0) counted++;
    }
    expect(none).toBeGreaterThan(10);
    expect(counted).toBeGreaterThan(50);
  });
});

describe('2.1 who may be transferred up', () => {
  const [task9, task10] = [roundOf(4, 9), roundOf(4, 10)];
  const mayBe = (task: PairingTask, facts: Partial<DubovPlayer>) =>
    transferables(task, [playerOf(1, facts)]).length === 1;

  it('is not who came up in the round before, nor who has three times, or four in ten rounds or more', () => {
    expect([0, 1, 2, 3, 4].map((upfloats) => mayBe(task9, { upfloats }))).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect([2, 3, 4, 5].map((upfloats) => mayBe(task10, { upfloats }))).toEqual([true, true, false, false]);
    expect(mayBe(task9, { upfloats: 1, upfloatedLast: true })).toBe(false);
    expect(mayBe(task10, { upfloats: 1, upfloatedLast: true })).toBe(false);
  });

  it('is anybody in the last round', () => {
    expect(mayBe(roundOf(9, 9), { upfloats: 5, upfloatedLast: true })).toBe(true);
    expect(mayBe(roundOf(8, 9), { upfloats: 5, upfloatedLast: true })).toBe(false);
  });
});

describe('6.4, 7.1, 7.2 what a game with a player below counts', () => {
  const task = roundOf(4, 9);
  const may = { upfloats: 0 };
  const mayNot = { upfloats: 3 };
  // Of the group two are due White, one Black; the last has met the others.
  const white = playerOf(1, { score: 30, due: 'white' });
  const other = playerOf(2, { score: 20, due: 'white' });
  const stranded = playerOf(3, { score: 20, due: 'black' });
  apart(stranded, white);
  apart(stranded, other);
  const group = [white, other, stranded];
  const near = playerOf(4, { score: 15, due: 'black', ...may });
  const far = playerOf(5, { score: 5, due: 'white', ...may });
  const kept = playerOf(6, { score: 15, due: 'white', ...mayNot });
  const farKept = playerOf(7, { score: 5, due: null, ...mayNot });
  const uncoloured = playerOf(8, { score: 5, due: null, ...may });
  const rows = transferRows(task, group, new Set([white]), [near, kept, far, farKept, uncoloured]);

  it('is a transfer up, with its score and whether its colour is unsuited', () => {
    // Down, down again, down past the next group, up, of ½ a point, of 1½ points, unsuited.
    expect(rows(other, near)).toEqual([0, 0, 0, 1, 0, 1, 0]);
    expect(rows(other, far)).toEqual([0, 0, 0, 1, 1, 0, 1]);
    expect(rows(other, uncoloured)).toEqual([0, 0, 0, 1, 1, 0, 1]);
    // Who has met the whole group asks for the opposite of their own colour.
    expect(rows(stranded, near)).toEqual([0, 0, 0, 1, 0, 1, 1]);
    expect(rows(stranded, far)).toEqual([0, 0, 0, 1, 1, 0, 0]);
  });

  it('is a float down where the other may not be transferred: again, and past the next group', () => {
    expect(rows(other, kept)).toEqual([1, 0, 0, 0, 0, 1, 0]);
    expect(rows(white, kept)).toEqual([1, 1, 0, 0, 0, 1, 0]);
    expect(rows(other, farKept)).toEqual([1, 0, 1, 0, 1, 0, 0]);
    expect(rows(white, farKept)).toEqual([1, 1, 1, 0, 1, 0, 0]);
  });

  it('is no colour where none dominates', () => {
    const even = transferRows(task, [white, playerOf(9, { due: 'black' })], new Set(), [near, far]);
    expect(even(white, far).at(-1)).toBe(0);
    expect(even(white, near).at(-1)).toBe(0);
  });
});
