/** Who joins a scoregroup, and what keeps others from it, against all sets of players: C.04.4.1 (2026) 2.3, 3.2.2, 4.2. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import { obstacleToUpfloat, upfloatersOf } from '../../../src-engine/systems/dubov/upfloaters.ts';
import { cases } from '../../effort.ts';
import { isLess, sets } from '../../oracle/dubov.ts';
import { canAllBePaired, pairings } from '../pairings.ts';
import { playerOf, separate } from './few-players.ts';

interface Group {
  readonly residents: readonly DubovPlayer[];
  readonly below: readonly DubovPlayer[];
  readonly isLastRound: boolean;
}

/** C1, C3, by what was said of the players. */
function mayMeet(a: DubovPlayer, b: DubovPlayer): boolean {
  if (a.competitor.met.has(b.id)) return false;
  const absolute = [a, b].every(({ preference }) => preference.strength === 'absolute');
  return !absolute || a.preference.colour !== b.preference.colour;
}

/** Residents of 3 points, and fewer below of 2, 1½ and 1. Of several groups most are of the next score. */
function groupOf(seed: number): Group | null {
  const random = randomOf(seed);
  const count = random.integer(1, 4);
  const size = random.pick([6, 8, 8]);
  const [wish, hard] = [random.pick(['WB', 'WWB', 'W', 'WB']), random.pick([0, 0.2])];
  const scores = random.pick([[20], [20, 20, 15], [20, 15, 10]]);
  const rises = random.pick([0, 0.6]);
  const drawn = Array.from({ length: size }, (_, at) => ({
    score: at < count ? 30 : random.pick(scores),
    preference: {
      colour: random.pick([...wish]) === 'W' ? ('white' as const) : ('black' as const),
      strength: random.chance(hard) ? ('absolute' as const) : ('mild' as const),
    },
    upfloats: random.chance(rises) ? random.integer(1, 3) : 0,
  }));
  drawn.sort((a, b) => b.score - a.score);
  const players = drawn.map(({ upfloats, ...facts }, at) =>
    playerOf(at + 1, {
      ...facts,
      upfloats,
      isMaximumUpfloater: upfloats >= 2,
      upfloatedLast: upfloats > 0 && random.chance(0.5),
    }),
  );
  separate(players, random.pick([0.2, 0.4, 0.5]), random);
  if (!canAllBePaired(players, mayMeet)) return null;
  return {
    residents: players.slice(0, count),
    below: players.slice(count),
    isLastRound: random.chance(0.2),
  };
}

/** C5, C6 (the upfloaters’ scores, ascending, as high as can be), C7, C8, C9, C10; null where it leaves no legal pairing. */
function valueOf({ residents, below, isLastRound }: Group, set: readonly DubovPlayer[]): number[][] | null {
  if (
    !canAllBePaired(
      below.filter((player) => !set.includes(player)),
      mayMeet,
    )
  )
    return null;
  const missed = [...pairings([...residents, ...set], mayMeet)].map(
    (couples) => couples.filter(([a, b]) => a.preference.colour === b.preference.colour).length,
  );
  if (missed.length === 0) return null;
  const most = set.filter(({ isMaximumUpfloater }) => isMaximumUpfloater);
  const history = [
    [most.length],
    [most.reduce((total, { upfloats }) => total + upfloats, 0)],
    [set.filter(({ upfloatedLast }) => upfloatedLast).length],
  ];
  return [
    [set.length],
    set.map(({ score }) => -score).sort((a, b) => b - a),
    [Math.min(...missed)],
    ...(isLastRound ? [[0], [0], [0]] : history),
  ];
}

const isBetter = (a: readonly number[][], b: readonly number[][]) => isLess(a.flat(), b.flat());

/** Sets with these players that leave a legal pairing, in the order of 4.2, with their values. */
function setsWith(group: Group, wanted: readonly DubovPlayer[], most = group.below.length) {
  return Array.from({ length: most + 1 }, (_, count) => [...sets(group.below, count)])
    .flat()
    .filter((set) => wanted.every((player) => set.includes(player)))
    .flatMap((set) => {
      const value = valueOf(group, set);
      return value === null ? [] : [{ set, value }];
    });
}

function bestOf<T extends { readonly value: readonly number[][] }>(list: readonly T[]): T {
  return list.reduce((best, each) => (isBetter(each.value, best.value) ? each : best));
}

const CRITERIA = ['C5', 'C6', 'C7', 'C8', 'C9', 'C10'] as const;

/** The first criterion in which all sets with the first of the order who does not come up, and those before them, are worse. */
function firstWorse(group: Group, up: readonly DubovPlayer[], value: readonly number[][]): string {
  const place = group.below.findIndex((player) => !up.includes(player));
  const others = setsWith(group, group.below.slice(0, place + 1));
  return CRITERIA.find((_, at) => {
    const until = (each: readonly number[][]) => each.slice(0, at + 1);
    return others.every((each) => isBetter(until(value), until(each.value)));
  })!;
}

const ids = (players: readonly DubovPlayer[]) => players.map(({ id }) => id);

describe('3.2.2 upfloaters, of all sets', () => {
  it('are the first set of the best; the others are worse in the criterion that is named', () => {
    const named = new Map<string, number>();
    let together = 0;
    for (let seed = 1; seed <= cases(700, 6000); seed++) {
      const group = groupOf(seed);
      if (group === null) continue;
      const { residents, below, isLastRound } = group;
      const up = upfloatersOf(residents, below, isLastRound);
      const { set, value } = bestOf(setsWith(group, []));
      expect(ids(up), `seed ${seed}`).toEqual(ids(set));
      if (up.length === 0 || up.length === below.length) continue;
      const obstacle = obstacleToUpfloat({ residents, below, isLastRound, up });
      expect(obstacle, `seed ${seed}`).toBe(firstWorse(group, up, value));
      named.set(obstacle!, (named.get(obstacle!) ?? 0) + 1);
      if (up.length > 1) together++;
    }
    expect([...named.keys()].sort()).toEqual([...CRITERIA].sort());
    expect(together).toBeGreaterThan(100);
  });
});
