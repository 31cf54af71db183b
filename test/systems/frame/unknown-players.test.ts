/** Judging a round, made by hand or read from a file, in which somebody sits who is not to be paired. */
import { expect, it } from 'vitest';
import { playsEveryRound } from '../../../src-engine/model/system-ids.ts';
import { SYSTEMS } from '../../../src-engine/systems/registry.ts';
import { selfPlay } from '../self-play.ts';

/** No tournament of the test has a player of this identity. */
const STRANGER = 999;

/** A round robin holds its table against the round, whoever sits there. */
const SWISS = SYSTEMS.filter(({ id }) => !playsEveryRound(id));

it.each(SWISS.map((system) => [system.id, system] as const))(
  'C.04.1 1 %s names a stranger in a round, and judges the other boards',
  (_, system) => {
    let judged = 0;
    selfPlay(system, { seed: 7, players: 10, rounds: 4, messiness: 0.1 }, ({ task, pairing }) => {
      const { pairs } = pairing;
      const last = pairs.length - 1;
      const made = { ...pairing, pairs: pairs.with(last, { ...pairs[last]!, black: STRANGER }) };
      const { violations, brackets } = system.assess(task, made);
      const named = (kind: string) =>
        violations.filter((one) => one.kind === kind).flatMap((one) => one.players);
      expect(named('unknown-player')).toEqual([STRANGER]);
      const boards = brackets.flatMap((bracket) => bracket.pairs);
      expect(boards.flatMap(({ white, black }) => [white, black])).not.toContain(STRANGER);
      judged++;
    });
    expect(judged).toBe(4);
  },
);
