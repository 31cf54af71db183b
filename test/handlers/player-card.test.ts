/** The card of a player: each round with its own board, colour, opponent and points, and what was ever changed about them alone. */
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { playerCard } from '../../src-main/handlers/players/view.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';

/** A log whose entry `n` comes at minute `n`. */
function logOf(...drafts: readonly EventDraft[]): EventLog {
  const made = EventLog.from('document', []);
  if (!made.ok) throw new Error(made.failure.code);
  const log = made.value;
  drafts.forEach((draft, index) => {
    const prepared = log.prepare([draft], { at: minute(index + 1), actor: 'CA', command: 'test' });
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.failure));
    log.accept(prepared.value);
  });
  return log;
}
const PLAYED = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...up(2, SECOND, 4),
  ...results(2, SECOND, 'black-wins', 'draw'),
];
const cardOf = (log: EventLog, id: number, upTo = log.records.length) => playerCard(log.state, log, upTo, id);
const gamesOf = (id: number) =>
  cardOf(logOf(...PLAYED), id)!.games.map(({ round, board, colour, opponent, result, points }) => [
    ...[round, board, colour, opponent?.id ?? null, result, points],
  ]);

describe('the card of a player', () => {
  it('has every round with its table, colour, opponent, result and points of their side', () => {
    expect(gamesOf(9)).toEqual([
      [1, 11, 'white', 6, '1', 10],
      [2, 11, 'black', 8, '1', 10],
    ]);
    expect(gamesOf(7)).toEqual([
      [1, 20, 'white', 4, '0', 0],
      [2, 14, 'black', 3, '½', 5],
    ]);
    expect(gamesOf(5)).toEqual([
      [1, 14, 'white', 8, '½', 5],
      [2, 20, 'black', 6, 'open', 0],
    ]);
  });

  it('tells a round without a game by its bye', () => {
    expect(gamesOf(3)).toEqual([
      [1, null, null, null, 'Bye 1', 10],
      [2, 14, 'white', 7, '½', 5],
    ]);
    expect(gamesOf(4)).toEqual([
      [1, 20, 'black', 7, '1', 10],
      [2, null, null, null, 'Bye 1', 10],
    ]);
  });

  it('has the points of all rounds and the shared rank; before a round is played there is none', () => {
    const log = logOf(...PLAYED);
    const ranks = [9, 3, 4, 5, 8, 7, 6].map((id) => {
      const { player, rank } = cardOf(log, id)!;
      return [player.id, player.points, rank];
    });
    expect(ranks.map(([id, points]) => [id, points])).toEqual([
      ...[
        [9, 20],
        [3, 15],
        [4, 20],
        [5, 5],
      ],
      ...[
        [8, 5],
        [7, 5],
        [6, 0],
      ],
    ]);
    const sorted = ranks.map(([, , rank]) => rank!).toSorted((a, b) => a - b);
    expect([sorted, ranks.find(([id]) => id === 6)![2]]).toEqual([[1, 2, 3, 4, 5, 6, 7], 7]);
    // Who had the bye has a whole point; the others drew with each other.
    const drawn = logOf(...PLAYED.slice(0, 3), ...results(1, FIRST, 'draw', 'draw', 'draw'));
    const shared = [3, 4, 5, 6, 7, 8, 9].map((id) => cardOf(drawn, id)!.rank);
    expect(shared).toEqual([1, 2, 2, 2, 2, 2, 2]);
    const before = cardOf(logOf(imported()), 9)!;
    expect([before.rank, before.games, before.rating]).toEqual([null, [], []]);
    expect(cardOf(log, 12)).toBeNull();
  });

  it('has a rank from the first board on, and none where a round has byes alone', () => {
    const [draft] = up(1, FIRST.slice(0, 1), 3);
    const round = (pairs: object) =>
      logOf(imported(), { kind: 'round-drafted', payload: { ...draft!.payload, ...pairs } as never });
    const one = cardOf(round({ boardNumbers: [14] }), 9)!;
    const none = cardOf(round({ pairs: [], boardNumbers: [] }), 9)!;
    // Who has the bye has a whole point.
    expect([one.rank, one.rating.length > 0]).toEqual([2, true]);
    expect([none.rank, none.rating]).toEqual([null, []]);
  });

  it('has what was changed about them and nobody else, the newest first, as the log stood then', () => {
    const change = (player: number, rating: number): EventDraft => ({
      kind: 'player-changed',
      payload: { player, name: `Name${player}, Given`, before: { rating: 0 }, after: { rating } },
    });
    const correction: EventDraft = {
      kind: 'result-corrected',
      payload: { round: 2, board: 14, ...SECOND[1]!, result: 'white-wins', was: 'draw' },
    };
    const log = logOf(...PLAYED, change(7, 2111), change(6, 2222), correction, change(7, 2333));
    const at = (id: number, upTo?: number) => cardOf(log, id, upTo)!.history.map((entry) => entry.at);
    const first = PLAYED.length + 1;
    expect(at(7)).toEqual([minute(first + 3), minute(first + 2), minute(first)]);
    expect(at(6)).toEqual([minute(first + 1)]);
    expect(at(3)).toEqual([minute(first + 2)]);
    expect([at(9), at(7, first + 1)]).toEqual([[], [minute(first)]]);
  });
});
