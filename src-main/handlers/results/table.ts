/** Results from a CSV or XLSX table: read, reviewed row by row, then entered in one command. C.04.2 3.1, 4.3. */
import {
  playersById,
  surnameOf,
  textOfResult,
  type EventDraft,
  type GameResult,
  type Tournament,
} from '../../../src-engine/index.ts';
import {
  isResultHeading,
  RESULT_FIELDS,
  resultRows,
  suggestResultMapping,
  type BoardPlayer,
  type OpenRound,
  type ResultReading,
  type ResultRow,
} from '../../files/result-table.ts';
import type { TableRowOption, TableRowReview, ViewName } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { NO_DOCUMENT } from '../refusals.ts';
import { done, levelOf, questionOf, refusal, refuse, type CommandsOf } from '../reply.ts';
import { kindNow, kindOf } from './results.ts';
import {
  chosenOptions,
  fieldsOf,
  LEAVE_OUT,
  LEFT_OUT,
  readTableFile,
  rememberFields,
  reviewOf,
  waitingTable,
  type WaitingTable,
} from '../files/tables.ts';

/** An entry about one result. */
type ResultDraft = Extract<EventDraft, { kind: `result-${string}` }>;

const RESULT_VIEWS: readonly ViewName[] = ['round', 'standings', 'players', 'documents'];

export function resultTableCommands(desk: Desk): CommandsOf<'results.readTable' | 'results.acceptTable'> {
  let waiting: WaitingTable<ResultRow> | null = null;
  return {
    'results.readTable': async ({ path, round, reading }) => {
      if (desk.state() === null) return refuse(NO_DOCUMENT);
      const table = await readTableFile(path, reading, isResultHeading);
      if ('code' in table) return refuse(table);
      const state = desk.state();
      if (state === null) return refuse(NO_DOCUMENT);
      const suggested = suggestResultMapping(table);
      const asked = reading?.fields ?? null;
      const { fields, isRemembered } = fieldsOf(desk, 'results', table, asked, RESULT_FIELDS, suggested);
      const rows = resultRows(table, fields, round, openRounds(state.tournament));
      waiting = waitingTable(desk, 'results', path, table, fields, rows, rows.map(rowReview));
      return done<'results.readTable'>(reviewOf(waiting, RESULT_FIELDS, isRemembered), []);
    },

    'results.acceptTable': async ({ token, choices, confirmed }) => {
      const obstacle = desk.writeObstacle();
      if (obstacle !== null) return refuse(obstacle);
      const options = chosenOptions(desk, waiting, token, choices);
      if ('code' in options) return refuse(options);
      const { tournament } = desk.state()!;
      // The option before the first reading leaves the row out.
      const taken = waiting!.rows.flatMap(({ row, readings }, index) => {
        const reading = options[index] === LEFT_OUT ? undefined : readings[options[index]! - 1];
        return reading === undefined ? [] : [{ row, reading }];
      });
      const twice = boardTakenTwice(taken);
      if (twice !== null) return refuse(twice);
      const results = taken.flatMap(({ reading }) => resultDrafts(reading, desk));
      // The results come last: they are what the step is called after.
      const drafts = [...discardedDraft(results, tournament), ...results];
      const replaced = taken.filter(({ reading }) => isFinal(reading.board.result)).length;
      const counts = { entered: results.length - replaced, replaced };
      rememberFields(desk, waiting!);
      if (drafts.length === 0) return done<'results.acceptTable'>(counts, []);
      // Losing a draft is worth a question even where the results alone are not.
      const level = drafts.length > results.length && levelOf(drafts) < 2 ? 2 : levelOf(drafts);
      const question = questionOf(
        level,
        confirmed,
        consequenceOf(results, drafts, tournament),
        level > 2 ? 'C.04.2 4.3' : undefined,
      );
      if (question !== null) return question;
      const stored = desk.store('results.acceptTable', drafts, RESULT_VIEWS);
      if (!stored.ok) return stored;
      waiting = null;
      return done<'results.acceptTable'>(counts, RESULT_VIEWS);
    },
  };
}

function isFinal(result: GameResult): boolean {
  return result !== 'open' && result !== 'adjourned';
}

/** Rounds as rows of a table may speak of them. */
function openRounds(tournament: Tournament): OpenRound[] {
  const players = playersById(tournament);
  const side = (id: number): BoardPlayer => {
    const { name, tpn } = players.get(id)!;
    return { id, name, tpn };
  };
  return tournament.rounds.map(({ boards, stage }, index) => ({
    round: index + 1,
    isPublished: stage === 'published',
    boards: boards.map(({ white, black, result }, at) => ({
      board: at + 1,
      white: side(white),
      black: side(black),
      result,
    })),
  }));
}

function pairText({ white, black }: { readonly white: BoardPlayer; readonly black: BoardPlayer }): string {
  return `${surnameOf(white.name)} – ${surnameOf(black.name)}`;
}

function optionOf({ board, result }: ResultReading): TableRowOption {
  const { white, black, result: was } = board;
  const game = `${board.board} · ${surnameOf(white.name)} ${textOfResult(result)} ${surnameOf(black.name)}`;
  return isFinal(was)
    ? { label: `${game}, instead of ${textOfResult(was)}`, effect: 'changes' }
    : { label: game, effect: 'adds' };
}

function rowReview(row: ResultRow): TableRowReview {
  const { verdict, round, board, readings, text } = row;
  const result = readings[0]?.result;
  const CHOICES = { matched: 1, changes: LEFT_OUT, ambiguous: null, passed: LEFT_OUT, rejected: LEFT_OUT };
  return {
    row: row.row,
    verdict,
    name: board === null ? '' : `R${round} · ${board.board} · ${pairText(board)}`,
    facts: result === undefined ? '' : textOfResult(result),
    text: verdict === 'changes' ? `The board has ${textOfResult(board!.result)} already.` : text,
    options: [LEAVE_OUT, ...readings.map(optionOf)],
    choice: CHOICES[verdict],
  };
}

function boardTakenTwice(taken: readonly { readonly row: number; readonly reading: ResultReading }[]) {
  const rows = new Map<string, number>();
  for (const { row, reading } of taken) {
    const key = `${reading.round} ${reading.board.board}`;
    const earlier = rows.get(key);
    if (earlier !== undefined)
      return refusal(
        'board-taken-twice',
        `Rows ${earlier} and ${row} both give board ${reading.board.board} of round ${reading.round} a result.`,
        'Choose one of them and leave the other out.',
      );
    rows.set(key, row);
  }
  return null;
}

function resultDrafts({ round, board, result }: ResultReading, desk: Desk): ResultDraft[] {
  const { white, black, result: was } = board;
  const kind = kindNow(desk.document!.log, round, was, result, desk.now());
  if (kind === null) return [];
  return [{ kind, payload: { round, board: board.board, white: white.id, black: black.id, result, was } }];
}

/** A draft that was paired with results that change now is taken away, as after a single result. */
function discardedDraft(results: readonly ResultDraft[], { rounds }: Tournament): EventDraft[] {
  const last = rounds.length;
  const isDraft = last > 0 && rounds[last - 1]!.stage !== 'published';
  const touches = results.some(
    ({ kind, payload }) => kind !== 'result-rated-only' && payload.round === last - 1,
  );
  return isDraft && touches ? [{ kind: 'round-discarded', payload: { round: last } }] : [];
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
}

function consequenceOf(
  results: readonly ResultDraft[],
  drafts: readonly EventDraft[],
  tournament: Tournament,
): string {
  const { rounds } = tournament;
  const of = (wanted: ResultDraft['kind']) => results.filter(({ kind }) => kind === wanted).length;
  const pastDeadline = results.filter(
    ({ kind, payload: { round, was, result } }) =>
      kind === 'result-corrected-late' && kindOf(tournament, round, was, result) === 'result-corrected',
  ).length;
  const late = of('result-corrected-late') - pastDeadline;
  const parts = [
    ...counted(of('result-entered'), 'result is entered', 'results are entered'),
    ...counted(of('result-corrected'), 'result replaces another', 'results replace others'),
    ...counted(
      pastDeadline,
      'result replaces another after the announced deadline for corrections',
      'results replace others after the announced deadline for corrections',
    ),
    ...counted(
      late,
      `result of a round whose next one is paired counts from the pairing of round ${rounds.length + 1} on`,
      `results of a round whose next one is paired count from the pairing of round ${rounds.length + 1} on`,
    ),
    ...counted(
      of('result-rated-only'),
      'result comes too late for standings and pairings and goes into the rating report only',
      'results come too late for standings and pairings and go into the rating report only',
    ),
  ];
  const draft =
    drafts.length > results.length
      ? ` The draft of round ${rounds.length} no longer fits and is discarded.`
      : '';
  return `${parts.join('; ')}.${draft}`;
}
