/** B.02 8: every field of the rating report, on events with ratings that change, K of the list, unrated and corrections. */
import { expect, it } from 'vitest';
import { ratingReportOf, type Tournament } from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { pick, swissEvent, upTo, type Random } from '../oracle/tie-breaks/events.ts';
import { renumbered } from '../systems/self-play.ts';
import { linesOf } from '../told.ts';

function eventOf(seed: number): Tournament {
  const random: Random = randomOf(seed);
  const event = renumbered(swissEvent(random), seed).tournament;
  return {
    ...event,
    info: { ...event.info, startDate: pick(random, ['2025/09/30', '2026/11/21']), endDate: '2027/01/03' },
    players: event.players.map((player) => ({
      ...player,
      rating: random() < 0.25 ? 0 : upTo(random, 1500, 2800),
      birth: pick(random, ['', '1980/05/05', '2008/12/31', '2009/01/01']),
      listK: pick(random, [null, 10, 20, 40]),
      ...(random() < 0.3
        ? { laterRatings: [{ fromRound: upTo(random, 1, 4), rating: upTo(random, 1600, 2750) }] }
        : {}),
    })),
    rounds: event.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) =>
        random() < 0.1 ? { ...board, ratedAs: pick(random, ['draw', 'black-wins'] as const) } : board,
      ),
    })),
  };
}

it('B.02 8.2, 8.3: games, averages, performances, periods, changes and first ratings are the kept ones', async () => {
  const said = [3, 8, 12, 15].flatMap((seed) => {
    const event = eventOf(seed);
    const byEvent = [event.info, ratingReportOf(event)] as const;
    const other = ratingReportOf(event, { rule: 'every-game' }).map(({ player, change }) => [
      player,
      change?.exact,
    ]);
    return [[seed, byEvent[0].startDate], ...byEvent[1], other];
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept.txt');
});
