/** The second entry of results: keyed blind, compared, settled; and the gate before the next pairing. */
import {
  awaitsSecondEntry,
  boardNumber,
  boardWith,
  isWaiting,
  placeOfBoard,
  playersById,
  shortNames,
  secondEntries,
  type EventDraft,
  type GameResult,
  type SecondEntry,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Commands, KeyedEntry, Refusal, VerificationView } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact, type Planned } from '../transact.ts';
import { echoOf, otherPlayers } from './corrections.ts';
import { planResult } from './results.ts';

/** Why a round cannot be paired before the results before it were keyed twice; null when it can. */
export function secondEntryObstacle(state: TournamentState, round: number): Refusal | null {
  if (!awaitsSecondEntry(state, round)) return null;
  const { toKey, differing } = secondEntries(state, round - 1);
  const { verification: words } = texts;
  return refusal('second-entry-missing', words.missing(round - 1, toKey, differing), words.missingAdvice);
}

export function verificationQueries(desk: Desk): QueriesOf<'results.verification'> {
  return {
    'results.verification': ({ round }) =>
      desk.read((state) =>
        state.tournament.rounds[round - 1] === undefined
          ? refuse(notThere(texts.refusals.gone.round(round)))
          : answer(verificationView(state, round)),
      ),
  };
}

export function verificationCommands(
  desk: Desk,
): CommandsOf<'results.verify' | 'results.settle' | 'results.requireSecond'> {
  return {
    'results.verify': async (asked) => {
      const reply = transact(desk, { command: 'results.verify' }, (state) => verify(state, asked));
      return reply.ok ? answer({ ...reply.value, savedAt: desk.document!.log.last!.at }) : reply;
    },
    'results.settle': async (asked) => {
      const now = desk.now();
      const call = { command: 'results.settle', confirmed: asked.confirmed } as const;
      return transact(desk, call, (state, log): Planned<null> => {
        const { round, board, kept } = asked;
        const game = boardWith(state.tournament.rounds[round - 1], board);
        if (game === undefined) return refuse(notThere(texts.refusals.gone.board(board, round)));
        const { white, black, result: was } = game;
        if (asked.white !== white || asked.black !== black) return refuse(otherPlayers(round, board));
        const place = placeOfBoard(state.tournament.rounds[round - 1]!, board);
        const entry = state.rounds[round - 1]!.second[place] ?? null;
        const known = secondEntries(state, round).states[place];
        const { verification: words } = texts;
        if (known === 'open')
          return refuse(refusal('no-first-entry', words.noFirst(board), words.noFirstAdvice));
        // The first entry is shown beside a second one only.
        if (asked.first !== (entry === null ? null : was) || asked.second !== (entry?.result ?? null))
          return refuse(refusal('other-entries', words.otherEntries(board), texts.refusals.lookAgain));
        if (known !== 'differs' && !(kept === 'no-slip' && known === 'to-key'))
          return refuse(refusal('nothing-to-settle', words.nothingToSettle(board)));
        const result = kept === 'second' ? entry!.result! : was;
        const settled: EventDraft = {
          kind: 'entry-settled',
          payload: { round, board, white, black, result, was, kept },
        };
        if (kept !== 'second') return { drafts: [settled], value: null };
        const corrected = planResult(state, log, { round, board, result, confirmed: asked.confirmed }, now);
        if ('ok' in corrected) return corrected;
        // A board without a result has nothing that was settled: it is keyed twice once its game is over.
        const drafts = isWaiting(result) ? corrected.drafts : [...corrected.drafts, settled];
        return { ...corrected, drafts, value: null };
      });
    },
    'results.requireSecond': async ({ required }) =>
      transact(desk, { command: 'results.requireSecond' }, ({ secondEntryRequired }) => ({
        drafts:
          secondEntryRequired === required ? [] : [{ kind: 'second-entry-required', payload: { required } }],
        value: null,
      })),
  };
}

function verify(
  state: TournamentState,
  { round, board, result, ...keyed }: Commands['results.verify']['args'],
): Planned<{ echo: string; differs: boolean }> {
  const { verification: words } = texts;
  const game = boardWith(state.tournament.rounds[round - 1], board);
  if (game === undefined) return refuse(notThere(texts.refusals.gone.board(board, round)));
  const { white, black, result: was } = game;
  if ((keyed.white ?? white) !== white || (keyed.black ?? black) !== black)
    return refuse(otherPlayers(round, board));
  const place = placeOfBoard(state.tournament.rounds[round - 1]!, board);
  if (secondEntries(state, round).states[place] === 'open')
    return refuse(refusal('no-first-entry', words.noFirst(board), words.noFirstAdvice));
  const echo = echoOf(state.tournament, board, white, black, result);
  return {
    drafts: [{ kind: 'result-verified', payload: { round, board, white, black, result, was } }],
    value:
      result === was
        ? { echo: words.same(echo), differs: false }
        : { echo: words.differs(echo), differs: true },
  };
}

function verificationView(state: TournamentState, round: number): VerificationView {
  const known = state.tournament.rounds[round - 1]!;
  const facts = state.rounds[round - 1]!;
  const { states, ...counts } = secondEntries(state, round);
  const players = playersById(state.tournament);
  const shorts = shortNames(state.tournament.players);
  return {
    round,
    required: state.secondEntryRequired,
    ...counts,
    boards: known.boards.map(({ white, black, result }, index) => {
      const second = facts.second[index] ?? null;
      const first = { result, at: facts.resultAt[index] ?? '', actor: facts.resultBy[index] ?? '' };
      return {
        board: boardNumber(known, index),
        white: nameOfPlayer(players.get(white)!, shorts),
        black: nameOfPlayer(players.get(black)!, shorts),
        state: states[index]!,
        first: second === null ? null : keyedEntry(first),
        second: second === null ? null : keyedEntry(second),
        kept: second?.settled?.kept ?? '',
      };
    }),
  };
}

function keyedEntry({
  result,
  at,
  actor,
}: Pick<SecondEntry, 'at' | 'actor'> & { readonly result: GameResult | null }): KeyedEntry {
  const text = result === null ? texts.verification.noSlip : texts.outcomes.resultOrOpen(result);
  return { result, text, at, by: actor };
}
