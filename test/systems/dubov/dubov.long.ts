import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { DUBOV_2026 } from '../../../src-engine/systems/dubov/dubov.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';
import { shifterOrder } from '../../../src-engine/systems/dubov/subgroups.ts';
import { compareDubov } from '../../oracle/dubov-comparison.ts';
import { tournamentOf } from '../../oracle/notation.ts';
import { expectExplained, expectSameInAnotherOrder, selfPlay } from '../self-play.ts';
import { expectAnswers } from '../why-not.ts';
import { cases } from '../../effort.ts';

/** Players A, B, C … with the numbers and average ratings of opponents given. */
function group(aros: readonly number[]): DubovPlayer[] {
  return aros.map((aro, place) => ({ aro, tpn: place + 1, id: place + 1 }) as unknown as DubovPlayer);
}

const letters = (players: readonly DubovPlayer[]) =>
  players.map(({ tpn }) => String.fromCharCode(64 + tpn)).join('');

describe('C.04.4.1 Dubov System', () => {
  it('4.3 numbers shifters from the middle outwards, the upper one first', () => {
    expect(letters(shifterOrder(group([0, 0, 0, 0, 0, 0, 0]), 'black'))).toBe('DCEBFAG');
    expect(letters(shifterOrder(group([0, 0, 0, 0]), 'black'))).toBe('BCAD');
    expect(letters(shifterOrder(group([9, 7, 8]), 'white'))).toBe('CBA');
    expect(letters(shifterOrder(group([9, 7, 8]), 'black'))).toBe('BAC');
  });

  it('1.9.3 where nobody may have the bye the article is the one that leaves it to the arbiter', () => {
    const tournament = tournamentOf(['F', 'F', 'F'], 1, { rounds: 5, initialColour: 'white' });
    const players = tournament.players.map((player) => ({ ...player, rating: 2000 }));
    const task = pairingTaskOf({ ...tournament, players }, 2);
    if (!task.ok) throw new Error(task.failure.code);
    const paired = DUBOV_2026.pair(task.value);
    expect(paired.ok ? null : paired.failure).toMatchObject({
      code: 'nobody-may-receive-bye',
      article: 'C.04.4.1 1.9',
    });
  });

  it('3.2 pairs the round that the articles give by hand: an upfloater by C4 and C6, colours by 5.2.3', () => {
    const lines = ['4w1 6b1', '5b1 H', '6w+ 7w1', '1b0 5w=', '2w0 4b=', '3b- 1w0 Z', 'U 3b0'];
    const tournament = tournamentOf(lines, 2, { rounds: 3, initialColour: 'white' });
    const ratings = [2500, 2300, 2200, 2150, 2000, 1900, 1800];
    const players = tournament.players.map((player, place) => ({ ...player, rating: ratings[place]! }));
    const task = pairingTaskOf({ ...tournament, players }, 3);
    if (!task.ok) throw new Error(task.failure.code);
    const paired = DUBOV_2026.pair(task.value);
    expect(paired.ok && paired.value.pairs.map(({ white, black }) => `${white}-${black}`)).toEqual([
      '1-3',
      '2-4',
      '7-5',
    ]);
  });

  it('Art. 2–5 equals the literal reading of the text on random histories', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(120, 800); seed++) {
      const { verdict, oracle, system } = compareDubov(seed);
      expect(system, `seed ${seed}`).toBe(oracle);
      if (verdict === 'equal') rounds++;
    }
    expect(rounds).toBeGreaterThan(cases(50, 400));
  });

  it('1.9 invariants over random tournaments, and every board explained', () => {
    let rounds = 0;
    for (let seed = 1; seed <= cases(8, 40); seed++) {
      selfPlay(
        DUBOV_2026,
        { seed, players: 4 + ((seed * 7) % 70), rounds: 7, messiness: [0, 0.1, 0.3][seed % 3]! },
        (round) => {
          const { task, pairing } = round;
          rounds++;
          expect(DUBOV_2026.assess(task, pairing).violations).toEqual([]);
          expectExplained(DUBOV_2026, round);
          if (seed % 3 === 0) expectSameInAnotherOrder(DUBOV_2026, round, seed);
        },
      );
    }
    expect(rounds).toBeGreaterThan(cases(40, 200));
  });

  it('1.1 refuses players without a rating and names them', () => {
    const tournament = tournamentOf(['.', '.'], 0, { rounds: 3, initialColour: 'white' });
    const players = tournament.players.map((player, place) => ({
      ...player,
      rating: place === 0 ? 2000 : 0,
    }));
    const task = pairingTaskOf({ ...tournament, players }, 1);
    if (!task.ok) throw new Error(task.failure.code);
    expect(DUBOV_2026.pair(task.value)).toMatchObject({
      ok: false,
      failure: { code: 'ratings-missing', players: [players[1]!.id] },
    });
  });

  it('answers "why not" for every pair of a round', () => {
    const seen = new Set<string>();
    selfPlay(DUBOV_2026, { seed: 4, players: 13, rounds: 6, messiness: 0 }, (round) =>
      expectAnswers(DUBOV_2026, round, seen),
    );
    expect([...seen].sort()).toEqual(['equal', 'forbidden', 'paired', 'worse']);
  });
});
