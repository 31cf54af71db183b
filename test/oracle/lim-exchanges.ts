/** The exchanges of C.04.4.3 Art. 4 and their limit in Maxi-tournaments, in the literal second writing. */
import type { PlainPlayer, PlainTask } from './field.ts';
import { mayMeet } from './lim-colours.ts';

type Couple = readonly [PlainPlayer, PlainPlayer];

/** Opponents that 4.4 retains, each under the other. */
export type Retained = ReadonlyMap<PlainPlayer, PlainPlayer>;

export function without<T>(list: readonly T[], ...gone: readonly T[]): T[] {
  return list.filter((each) => !gone.includes(each));
}

/** Maxi-tournaments: 100 points or less. */
export function isNear({ maxiTournament }: PlainTask, a: PlainPlayer, b: PlainPlayer): boolean {
  return maxiTournament !== true || Math.abs(a.rating - b.rating) <= 100;
}

/** 2.4, 4.2, 4.3: the opponents of the first player: the one opposite, the rest of that half, then the own half. */
export function exchanges<T>(rest: readonly T[]): T[] {
  return [...rest.slice(rest.length / 2), ...rest.slice(1, rest.length / 2).reverse()];
}

/** All complete pairings in the order of the exchanges. */
export function* arrangements(
  task: PlainTask,
  rest: readonly PlainPlayer[],
  retained: Retained,
): Generator<Couple[]> {
  const [first] = rest;
  if (first === undefined) {
    yield [];
    return;
  }
  const usual = exchanges(rest);
  const kept = usual.filter((other) => retained.get(first) === other);
  for (const other of [...kept, ...without(usual, ...kept)]) {
    if (!mayMeet(task, first, other)) continue;
    for (const more of arrangements(task, without(rest, first, other), retained))
      yield [[first, other], ...more];
  }
}

/**
 * 5.7: where two pairs give a new one, the opponent of the player scrutinised first is exchanged with the one who takes
 * that place; the ratings of these two may differ by 100 points.
 */
export function isAllowed(task: PlainTask, proposed: readonly Couple[], couples: readonly Couple[]): boolean {
  return couples.every(([a, b]) => {
    const [at, to] = [a, b].map((who) => proposed.findIndex((couple) => couple.includes(who))) as [
      number,
      number,
    ];
    if (at === to) return true;
    const [earlier, later] = [proposed[Math.min(at, to)]!, proposed[Math.max(at, to)]!];
    const newcomer = later.find((who) => who === a || who === b)!;
    const takesOpponent = earlier[0] === a || earlier[0] === b;
    const exchanged = takesOpponent ? newcomer : later.find((who) => who !== newcomer)!;
    return isNear(task, earlier[1], exchanged);
  });
}
