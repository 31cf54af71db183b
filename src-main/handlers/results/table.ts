/** Results from a CSV or XLSX table: read, reviewed row by row, then entered in one command. C.04.2 3.1, 4.3. */
import { basename } from 'node:path';
import {
  boardNumber,
  boardWith,
  isWaiting,
  playersById,
  publishedRounds,
  resultKindOf,
  type EventDraft,
  type ResultKind,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import {
  RESULT_FIELDS,
  type BoardPlayer,
  type OpenRound,
  type ResultReading,
  type ResultRow,
} from '../../files/result-table.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { noDocument } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { levelOf, transact, type Question } from '../transact.ts';
import { discarding, draftsAreLost, draftsLost } from './corrections.ts';
import { kindNow } from './results.ts';
import {
  chosenOptions,
  readTableFile,
  rememberFields,
  reviewOf,
  type WaitingTable,
} from '../files/tables.ts';
import { texts } from '../../texts.ts';

/** An entry about one result. */
type ResultDraft = Extract<EventDraft, { kind: ResultKind }>;

export function resultTableCommands(desk: Desk): CommandsOf<'results.readTable' | 'results.acceptTable'> {
  let waiting: WaitingTable<ResultRow> | null = null;
  return {
    'results.readTable': async ({ file, round, reading }) => {
      // Not as it was at the moment that a window may look at: it is accepted now.
      const { state } = desk.document?.log ?? {};
      if (state === undefined) return refuse(noDocument());
      const chosen = desk.files.take(file, 'open-table');
      if (!chosen.ok) return chosen;
      const path = chosen.value;
      const open = openRounds(state.tournament);
      const read = await readTableFile(desk, 'results', path, reading, (asked) =>
        desk.imports.run(basename(path), 'results', { ...asked, usual: round, open }),
      );
      if ('refused' in read) return refuse(read.refused);
      waiting = read.waiting;
      return answer(reviewOf(read.waiting, RESULT_FIELDS));
    },

    'results.acceptTable': async ({ token, choices, confirmed }) => {
      const call = { command: 'results.acceptTable', confirmed } as const;
      const reply = transact(desk, call, (state, log) => {
        const options = chosenOptions(desk, waiting, token, choices, (row) => stands(row, state));
        if ('code' in options) return refuse(options);
        // The option before the first reading, LEFT_OUT, has none and leaves the row out.
        const taken = waiting!.rows.flatMap(({ row, readings }, index) => {
          const reading = readings[options[index]! - 1];
          return reading === undefined ? [] : [{ row, reading }];
        });
        const twice = boardTakenTwice(taken);
        if (twice !== null) return refuse(twice);
        // The rows come at one moment: each is judged by what stood before the table, whatever their order.
        const results = taken.flatMap(({ reading }) => resultDrafts(reading, log, desk.now()));
        const lost = draftsLost(
          state.tournament,
          results.map(({ kind, payload: { round } }) => ({ kind, round })),
        );
        const replaced = results.filter(({ payload }) => !isWaiting(payload.was)).length;
        return {
          // The results come last: they are what the step is called after.
          drafts: [...discarding(lost), ...results],
          value: { entered: results.length - replaced, replaced },
          question: questionAbout(results, lost, state),
        };
      });
      if (reply.ok) {
        rememberFields(desk, waiting!);
        waiting = null;
      }
      return reply;
    },
  };
}

/** Whether the boards that a row speaks of are as they were when it was read: what it does is what is on screen. */
function stands({ round, board, readings }: ResultRow, { tournament }: TournamentState): boolean {
  // A row that does nothing is about a result that is there already, or about none.
  const passed = board === null || isWaiting(board.result) ? [] : [{ round, board }];
  return (readings.length > 0 ? readings : passed).every((known) => {
    const now = tournament.rounds[known.round! - 1];
    const game = boardWith(now, known.board.board);
    const { white, black, result } = known.board;
    const isSame = game?.white === white.id && game.black === black.id && game.result === result;
    return isSame && now?.stage === 'published';
  });
}

function boardTakenTwice(taken: readonly { readonly row: number; readonly reading: ResultReading }[]) {
  const rows = new Map<string, number>();
  for (const { row, reading } of taken) {
    const key = `${reading.round} ${reading.board.board}`;
    const earlier = rows.get(key);
    if (earlier !== undefined)
      return refusal(
        'board-taken-twice',
        texts.entries.results.boardTwice(earlier, row, reading.board.board, reading.round),
      );
    rows.set(key, row);
  }
  return null;
}

/** Rounds as rows of a table may speak of them. */
function openRounds(tournament: Tournament): OpenRound[] {
  const players = playersById(tournament);
  const side = (id: number): BoardPlayer => {
    const { name, tpn } = players.get(id)!;
    return { id, name, tpn };
  };
  return tournament.rounds.map((known, index) => ({
    round: index + 1,
    isPublished: known.stage === 'published',
    boards: known.boards.map(({ white, black, result }, at) => ({
      board: boardNumber(known, at),
      white: side(white),
      black: side(black),
      result,
    })),
  }));
}

function resultDrafts({ round, board, result }: ResultReading, log: EventLog, now: string): ResultDraft[] {
  const { white, black, result: was } = board;
  const kind = kindNow(log, round, board.board, result, now);
  if (kind === null) return [];
  const { ratedAs } = boardWith(log.state.tournament.rounds[round - 1], board.board)!;
  if (kind === 'result-rated-only' && (ratedAs ?? was) === result) return [];
  return [{ kind, payload: { round, board: board.board, white: white.id, black: black.id, result, was } }];
}

function questionAbout(
  results: readonly ResultDraft[],
  lost: readonly number[],
  state: TournamentState,
): Question {
  const next = publishedRounds(state.tournament) + 1;
  const of = (wanted: ResultDraft['kind']) => results.filter(({ kind }) => kind === wanted).length;
  const pastDeadline = results.filter(
    ({ kind, payload: { round, board, result } }) =>
      kind === 'result-corrected-late' && resultKindOf(state, round, board, result) === 'result-corrected',
  ).length;
  const late = of('result-corrected-late') - pastDeadline;
  const words = texts.entries.results;
  const say = (count: number, sentence: (count: number) => string): string[] =>
    count === 0 ? [] : [sentence(count)];
  const parts = [
    ...say(of('result-rated-only'), words.counts.ratedOnly),
    ...say(late, (count) => words.counts.late(count, next)),
    ...say(pastDeadline, words.counts.pastDeadline),
    ...say(of('result-corrected'), words.counts.corrected),
    ...say(of('result-entered'), words.counts.entered),
  ];
  const level = levelOf(results);
  return {
    act: words.take,
    // Who chose row by row what is replaced was not told of a draft.
    ...(lost.length > 0 ? { level: 3 } : {}),
    consequences: [...draftsAreLost(lost), ...parts],
    ...(level > 2 ? { article: 'C.04.2 4.3' } : {}),
  };
}
