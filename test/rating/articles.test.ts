import { describe, expect, it } from 'vitest';
import { ratingReportOf, type RatingRow, type Tournament } from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { literalRatingRow, type LiteralRow } from '../oracle/ratings.ts';
import { renumbered, withDistantIdentities } from '../oracle/renumbered.ts';
import { pick, roundRobinEvent, swissEvent, upTo, type Random } from '../oracle/tie-breaks/events.ts';
import { cases } from '../effort.ts';

/** A random event with days of birth, a first day under either text of 8.3.1, and corrections for rating only. */
function ratedEvent(random: Random): Tournament {
  const written = random() < 0.5 ? swissEvent(random) : roundRobinEvent(random);
  const event = withDistantIdentities(renumbered(written, written.rules.lotSeed).tournament);
  const highest = pick(random, [1500, 2250, 2850]);
  const startDate = pick(random, ['', '2024/06/01', '2025/09/30', '2025/10/01', '2026/11/21']);
  // Some events end in the next year, and some do not say when.
  const endDate = pick(random, [startDate, startDate, '', '2027/01/03']);
  return {
    ...event,
    info: { ...event.info, startDate, endDate },
    players: event.players.map((player) => ({
      ...player,
      rating: random() < 0.2 ? 0 : upTo(random, 1000, highest),
      birth: pick(random, [
        '',
        '0000/00/00',
        '1980/05/05',
        '2007/12/31',
        '2008/00/00',
        '2012/01/01',
        '2015/01/01',
      ]),
    })),
    rounds: event.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) =>
        random() < 0.05 ? { ...board, ratedAs: pick(random, ['draw', 'white-wins'] as const) } : board,
      ),
    })),
  };
}

function asLiteral({ games, score, change, initial }: RatingRow): LiteralRow {
  return {
    games: games.length,
    score: score / 10,
    change: change === null ? null : change.change + 0,
    expected: change === null ? null : change.expected / 100,
    k: change === null ? null : change.periods[0]!.k,
    first: initial === null ? null : initial.ok ? initial.value : initial.failure.code,
  };
}

describe('B.02 8.1–8.3 on random events, against the articles written out a second time', () => {
  it('gives every player the same games, K, expectation, change and first rating', () => {
    const kinds = new Set<string>();
    let compared = 0;
    for (let seed = 1; seed <= cases(150, 600); seed++) {
      const event = ratedEvent(randomOf(seed));
      for (const row of ratingReportOf(event)) {
        const player = event.players.find(({ id }) => id === row.player)!;
        const due = literalRatingRow(event, player);
        expect(asLiteral(row), `seed ${seed}, player ${player.id}`).toEqual({
          ...due,
          change: due.change === null ? null : due.change + 0,
        });
        kinds.add(typeof due.first === 'number' ? 'first rating' : String(due.first));
        if (due.k !== null) kinds.add(`K ${due.k}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(cases(550, 2500));
    // A first event without a point and the limit of 700 are too rare here; change.test.ts has them.
    const usual = ['first rating', 'too-few-games', 'below-floor', 'K 10', 'K 20', 'K 40'];
    expect([...kinds]).toEqual(expect.arrayContaining(usual));
  });
});
