/** Results, and corrections that come late: C.04.2 3.1, 4.3. */
import {
  boardWith,
  isWaiting,
  shortNames,
  resultKindOf,
  type CorrectionEffects,
  type EventDraft,
  type GameResult,
  type ResultKind,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Agreement, Commands, Confirmation } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { clockOf } from '../../time.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact, type Planned } from '../transact.ts';
import { changeLines } from './change-lines.ts';
import { correctionView, deadlineOf } from './correction-view.ts';
import {
  articleOf,
  consequencesOf,
  discarding,
  draftsAreLost,
  draftsLost,
  echoOf,
  otherPlayers,
  staysClosed,
} from './corrections.ts';
import { pairedWith } from './paired-with.ts';
import { texts } from '../../texts.ts';

export function resultsCommands(desk: Desk): CommandsOf<'results.enter'> {
  return {
    'results.enter': async (asked) => {
      const call = { command: 'results.enter', confirmed: agreedTo(desk.state(), asked) } as const;
      const now = desk.now();
      const reply = transact(desk, call, (state, log) => planResult(state, log, asked, now));
      // The time of the entry, which is the newest also where nothing changed.
      if (reply.ok) return answer({ echo: reply.value, savedAt: desk.document!.log.last!.at });
      return 'confirm' in reply ? withEffects(desk, asked, now, reply.confirm) : reply;
    },
  };
}

/** What was confirmed; 0 where it was for another result than the board has now: somebody else was quicker. */
function agreedTo(
  state: TournamentState | null,
  { round, board, was, confirmed }: Commands['results.enter']['args'],
): Agreement {
  const stands = boardWith(state?.tournament.rounds[round - 1], board)?.result;
  return was === undefined || was === stands ? confirmed : 0;
}

/**
 * A question about a correction, with what it changes computed before it is asked. A yes is not given to that forecast: every
 * other result moves some rank in it, and where results come in a correction would be asked about without end.
 */
async function withEffects(
  desk: Desk,
  { round, board, result }: Commands['results.enter']['args'],
  now: string,
  confirm: Confirmation,
): Promise<{ readonly ok: false; readonly confirm: Confirmation }> {
  const { log } = desk.document!;
  const { tournament } = log.state;
  const kind = kindNow(log, round, board, result, now);
  if (kind === null || !isCorrection(kind)) return { ok: false, confirm };
  const effectsOf = (counted: ResultKind) =>
    desk.workers.run('effects', { tournament, correction: { round, board, result, kind: counted } });
  const ratedOnly = kind === 'result-rated-only';
  const effects = await effectsOf(kind);
  const names = shortNames(tournament.players);
  const linesOf = (of: CorrectionEffects) => changeLines(of, (player) => names.get(player)!);
  const changes = [
    { heading: '', lines: linesOf(effects) },
    // What came too late for the standings is compared with what it would have come to.
    ...(ratedOnly
      ? [{ heading: texts.effects.ifCounted, lines: linesOf(await effectsOf('result-corrected-late')) }]
      : []),
  ];
  const correction = correctionView(log, { round, board, result }, kind, now);
  return { ok: false, confirm: { ...confirm, changes, ...(correction === null ? {} : { correction }) } };
}

/** Corrections whose effects reach beyond the board: those after the next round was paired, and those of a result. */
function isCorrection(kind: ResultKind): boolean {
  return kind !== 'result-entered' && kind !== 'result-cleared';
}

/** Plans one result; answers it in a line, with the names. */
export function planResult(
  state: TournamentState,
  log: EventLog,
  { round, board, result, why, was: agreedWas, ...keyed }: Commands['results.enter']['args'],
  now: string,
): Planned<string> {
  const { tournament } = state;
  const known = tournament.rounds[round - 1];
  const game = boardWith(known, board);
  if (known === undefined || game === undefined)
    return refuse(notThere(texts.refusals.gone.board(board, round)));
  if (known.stage !== 'published')
    return refuse(refusal('round-not-published', texts.entries.results.notPublished(round)));
  const { white, black, result: was, ratedAs } = game;
  if ((keyed.white ?? white) !== white || (keyed.black ?? black) !== black)
    return refuse(otherPlayers(round, board));
  const echo = echoOf(tournament, board, white, black, result);
  const kind = kindNow(log, round, board, result, now);
  if (kind === null && was !== result) return refuse(staysClosed());
  if (kind === null || (kind === 'result-rated-only' && (ratedAs ?? was) === result))
    return { drafts: [], value: echo };
  const said = why === undefined || why.trim() === '' ? {} : { why: why.trim() };
  const entry: EventDraft = { kind, payload: { round, board, white, black, result, was, ...said } };
  const lost = draftsLost(tournament, [{ kind, round }]);
  const consequences =
    kind === resultKindOf(state, round, board, result)
      ? consequencesOf(kind, tournament, echo, was, () => pairedWith(log, round, board))
      : afterDeadline(tournament, round, echo, was, passedDeadline(log, round, now));
  // Who agreed that a result is replaced was not told of a draft.
  const draftLevel = isWaiting(was) && agreedWas === undefined ? 2 : 3;
  const question = {
    act: texts.entries.results.acts[kind],
    level: lost.length > 0 ? draftLevel : 0,
    consequences: [...draftsAreLost(lost), ...consequences],
    ...articleOf(kind),
  } as const;
  return { drafts: [entry, ...discarding(lost)], value: echo, question };
}

/** The kind of entry that a result is now: {@link resultKindOf}, and late where the announced deadline has passed. */
export function kindNow(
  log: EventLog,
  round: number,
  board: number,
  result: GameResult,
  now: string,
): ResultKind | null {
  const usual = resultKindOf(log.state, round, board, result);
  return usual === 'result-corrected' && passedDeadline(log, round, now) !== ''
    ? 'result-corrected-late'
    : usual;
}

/**
 * C.04.2 4.3: when the announced deadline for corrections of a round passed, ISO 8601; `''` while it has not, or where
 * none was announced. It runs from the last result of the round.
 */
function passedDeadline(log: EventLog, round: number, now: string): string {
  const deadline = deadlineOf(log, round);
  return deadline !== null && Date.parse(now) > Date.parse(deadline) ? deadline : '';
}

/** Article 4.3 does not cover such a correction before the next round is paired: the arbiter decides. */
function afterDeadline(
  { rules }: Tournament,
  round: number,
  echo: string,
  was: GameResult,
  passed: string,
): readonly string[] {
  const words = texts.entries.results;
  return [
    words.deadline(round, rules.correctionMinutes ?? 0, clockOf(passed)),
    words.replaced(echo, texts.outcomes.result(was)),
    words.deadlineAccept,
  ];
}
