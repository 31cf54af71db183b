/** Judging a round, made by hand or read from a file, in which somebody sits who is not to be paired. */
import { expect, it } from 'vitest';
import { playsEveryRound } from '../../../src-engine/model/system-ids.ts';
import { SYSTEMS } from '../../../src-engine/systems/registry.ts';
import type { Pair } from '../../../src-engine/systems/system.ts';
import { selfPlay } from '../self-play.ts';

/** No tournament of the test has a player of this identity. */
const STRANGER = 999;

/** A round robin holds its table against the round, whoever sits there. */
const SWISS = SYSTEMS.filter(({ id }) => !playsEveryRound(id));

it.each(SWISS.map((system) => [system.id, system] as const))(
  '%s names a stranger in a round, and judges the other boards',
  (id, system) => {
    let judged = 0;
    let kept = 0;
    selfPlay(system, { seed: 7, players: 10, rounds: 4, messiness: 0.1 }, ({ task, pairing }) => {
      const { pairs } = pairing;
      const last = pairs.length - 1;
      const made = { ...pairing, pairs: pairs.with(last, { ...pairs[last]!, black: STRANGER }) };
      const { violations, brackets } = system.assess(task, made);
      const named = (kind: string) =>
        violations.filter((one) => one.kind === kind).flatMap((one) => one.players);
      expect(named('unknown-player')).toEqual([STRANGER]);
      const judgedBoards = brackets.flatMap((bracket) => bracket.pairs);
      const inOrder = (boards: readonly Pair[]) =>
        boards.map(({ white, black }) => ({ white, black })).sort((a, b) => a.white - b.white);
      const others = inOrder(pairs.slice(0, last));
      // By the oldest Burstein text a group without a valid combination waits for the next one: the stranger's, and those above.
      if (id === 'burstein-old') expect(others).toEqual(expect.arrayContaining(inOrder(judgedBoards)));
      else expect(inOrder(judgedBoards)).toEqual(others);
      judged++;
      kept += judgedBoards.length;
    });
    expect(judged).toBe(4);
    expect(kept).toBeGreaterThan(4);
  },
);
