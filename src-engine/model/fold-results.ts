/** The fold's part that changes the results of a round, and notes who gave them when. */
import type { EventOf } from './events.ts';
import { withFacts, withRound } from './fold-changes.ts';
import { isWaiting, type GameResult } from './result.ts';
import { boardWith, placeOfBoard } from './seating.ts';
import type { Applied, SecondEntry, TournamentState } from './state.ts';
import { publishedRounds, type Board } from './tournament.ts';
import { isMisfit, type Misfit } from './misfit.ts';

/** Events that give a board its result, change it or take it away. */
export type ResultEvent = EventOf<
  'result-entered' | 'result-cleared' | 'result-corrected' | 'result-corrected-late' | 'result-rated-only'
>;

/** Events of the second entry: a result read again, and two readings that differed settled. */
export type SecondEntryEvent = EventOf<'result-verified' | 'entry-settled'>;

/** A result of a board, or none any more. */
export function withResultOf(state: TournamentState, event: ResultEvent): Applied {
  const { round, board, result: value } = event.payload;
  const game = gameOf(state, event.payload);
  if (isMisfit(game)) return game;
  const known = state.tournament.rounds[round - 1]!;
  const ratedOnly = event.kind === 'result-rated-only';
  const next = withBoard(state, round, board, (current) => boardAfter(current, event.kind, value));
  if (isMisfit(next)) return next;
  const place = placeOfBoard(known, board);
  return withFacts(next, round, (facts) => {
    const resultAt = facts.resultAt.slice();
    while (resultAt.length < known.boards.length) resultAt.push('');
    resultAt[place] = event.kind === 'result-cleared' ? '' : event.at;
    const recordedIn = facts.recordedIn.slice();
    while (recordedIn.length < known.boards.length) recordedIn.push(0);
    if (isWaiting(value)) recordedIn[place] = 0;
    else if (isWaiting(game.result)) recordedIn[place] = publishedRounds(state.tournament);
    const second = facts.second.map((entry, at) =>
      // A corrected result that is what was keyed the second time needs no third look.
      at === place && !ratedOnly && entry?.result !== value ? null : entry,
    );
    const resultBy = placed(facts.resultBy, place, event.kind === 'result-cleared' ? '' : event.actor, '');
    return { ...facts, resultAt, resultBy, second, recordedIn };
  });
}

/** A board after an entry about its result. */
export function boardAfter(board: Board, kind: ResultEvent['kind'], result: GameResult): Board {
  return kind === 'result-rated-only'
    ? { ...board, ratedAs: result === board.result ? null : result }
    : { ...board, result, ratedAs: null };
}

/** The game that a payload speaks of, or why it is another one. */
function gameOf(
  { tournament }: TournamentState,
  { round, board, white, black }: ResultEvent['payload'],
): Board | Misfit {
  const known = tournament.rounds[round - 1];
  if (known?.stage !== 'published') return { code: 'not-published', round };
  const game = boardWith(known, board);
  return game?.white === white && game.black === black ? game : { code: 'another-game', round, board };
}

/** The second entry of a board, or what was decided about it. */
export function withSecondEntry(state: TournamentState, event: SecondEntryEvent): Applied {
  const { round, board, result: keyed } = event.payload;
  const game = gameOf(state, event.payload);
  if (isMisfit(game)) return game;
  if (isWaiting(game.result)) return { code: 'no-result', round, board };
  const { at, actor } = event;
  const place = placeOfBoard(state.tournament.rounds[round - 1]!, board);
  return withFacts(state, round, (facts) => {
    const former = facts.second[place] ?? null;
    const entry: SecondEntry =
      event.kind === 'result-verified'
        ? { result: keyed, at, actor, settled: null }
        : {
            ...(former ?? { result: null, at, actor }),
            settled: { kept: event.payload.kept, at, actor },
          };
    return { ...facts, second: placed(facts.second, place, entry, null) };
  });
}

/** A list with another value at a place, filled up to it where it is too short. */
function placed<T>(list: readonly T[], at: number, value: T, blank: T): readonly T[] {
  const longer = list.slice();
  while (longer.length <= at) longer.push(blank);
  longer[at] = value;
  return longer;
}

/** The state with another value of a board, or that there is no such board. */
export function withBoard(
  state: TournamentState,
  round: number,
  board: number,
  change: (board: Board) => Partial<Board>,
): Applied {
  return boardWith(state.tournament.rounds[round - 1], board) === undefined
    ? { code: 'no-board', round, board }
    : withRound(state, round, (current) => {
        const boards = current.boards.slice();
        const place = placeOfBoard(current, board);
        boards[place] = { ...boards[place]!, ...change(boards[place]!) };
        return { ...current, boards };
      });
}
