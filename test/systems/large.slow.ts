import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import { SYSTEMS } from '../../src-engine/systems/registry.ts';
import { renumbered, selfPlay } from './self-play.ts';

/** BCF rule 6 lets players with a forfeit win have the bye; the other systems follow C.04.1 4. */
const lawOf = (id: string) => ({
  byeIsBarred: ({ byeBarred, rounds }: Pick<Competitor, 'byeBarred' | 'rounds'>) =>
    id === 'bcf' ? rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F') : byeBarred,
});

describe('large fields with byes, forfeits, late entries and withdrawals', () => {
  it.each(SYSTEMS.filter(({ id }) => !id.includes('round-robin')).map(({ id }) => id))(
    '%s: absolute rules, conservation, the same pairing whatever the order of registration',
    (id) => {
      const system = SYSTEMS.find((each) => each.id === id)!;
      let rounds = 0;
      for (const [seed, players] of [120, 201, 300].entries()) {
        selfPlay(
          system,
          { seed: seed + 1, players, rounds: 6, messiness: 0.2 },
          ({ tournament, task, pairing }) => {
            rounds++;
            expect(system.assess(task, pairing).violations).toEqual([]);
            const other = renumbered(tournament, seed);
            const again = pairingTaskOf(other.tournament, task.round);
            const paired = again.ok ? system.pair(again.value) : again;
            const boards = pairing.pairs.map(({ white, black }) => ({
              white: other.idOf.get(white),
              black: other.idOf.get(black),
            }));
            expect(paired.ok && paired.value.pairs).toEqual(boards);
          },
          (_task, failure) => expect.fail(`${players} players: ${failure.code}`),
          lawOf(id),
        );
      }
      expect(rounds).toBe(18);
    },
  );
});
