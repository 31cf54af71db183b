/** Results, and what becomes of a correction that comes late: C.04.2 3.1, 4.3. */
import {
  playersById,
  surnameOf,
  type EventDraft,
  type GameResult,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { Commands } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Desk } from '../desk.ts';
import { notThere } from '../refusals.ts';
import { restorePoints } from '../restore-labels.ts';
import { openGames } from '../rounds.ts';
import { clockOf, localIso } from '../time.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact, type Planned } from '../transact.ts';

type ResultKind =
  'result-entered' | 'result-cleared' | 'result-corrected' | 'result-corrected-late' | 'result-rated-only';

export function resultsCommands(desk: Desk): CommandsOf<'results.enter'> {
  return {
    'results.enter': async (asked) => {
      const call = { command: 'results.enter', confirmed: asked.confirmed } as const;
      const now = desk.now();
      const reply = transact(desk, call, ({ tournament }, log) => enter(tournament, log, asked, now));
      // The time of the entry, which is the newest also where nothing changed.
      return reply.ok ? answer({ echo: reply.value, savedAt: desk.document!.log.last!.at }) : reply;
    },
  };
}

/** Plans one result; answers it in a line, with the names. */
function enter(
  tournament: Tournament,
  log: EventLog,
  { round, board, result }: Commands['results.enter']['args'],
  now: string,
): Planned<string> {
  const known = tournament.rounds[round - 1];
  const game = known?.boards[board - 1];
  if (known === undefined || game === undefined) return refuse(notThere(`Board ${board} of round ${round}`));
  if (known.stage !== 'published')
    return refuse(
      refusal('round-not-published', `Round ${round} is not on the wall yet.`, 'Publish it first.'),
    );
  const { white, black, result: was, ratedAs } = game;
  const echo = echoOf(tournament, board, white, black, result);
  const kind = kindNow(log, round, was, result, now);
  if (kind === null || (kind === 'result-rated-only' && ratedAs === result))
    return { drafts: [], value: echo };
  const drafts: EventDraft[] = [{ kind, payload: { round, board, white, black, result, was } }];
  const next = tournament.rounds[round];
  const losesDraft = next !== undefined && next.stage !== 'published' && kind !== 'result-rated-only';
  if (losesDraft) drafts.push({ kind: 'round-discarded', payload: { round: round + 1 } });
  const consequences =
    kind === kindOf(tournament, round, was, result)
      ? consequencesOf(kind, tournament, round, echo, was)
      : afterDeadline(tournament, round, echo, was, passedDeadline(log, round, now));
  const question = {
    act: ACTS[kind],
    level: losesDraft ? 2 : 0,
    consequences: [...(losesDraft ? [draftIsLost(round + 1)] : []), ...consequences],
    ...articleOf(kind),
  } as const;
  return { drafts, value: echo, question };
}

const ACTS: Readonly<Record<ResultKind, string>> = {
  'result-entered': 'Enter the result',
  'result-cleared': 'Clear the result',
  'result-corrected': 'Correct the result',
  'result-corrected-late': 'Correct the result',
  'result-rated-only': 'Correct the rating report',
};

/** What becomes of a draft whose results change. */
export function draftIsLost(round: number): string {
  return `The draft of round ${round} no longer fits and is discarded.`;
}

/**
 * Which kind of entry a result is; null when it says nothing new. While the next round is not on the wall results
 * are entered and corrected freely. Until the next round has ended a correction still counts from the pairing after
 * it on; afterwards it is for the rating report only. A game that had no result yet counts whenever it comes.
 */
export function kindOf(
  { rounds }: Tournament,
  round: number,
  was: GameResult,
  result: GameResult,
): ResultKind | null {
  const next = rounds[round];
  const nextIsUp = next?.stage === 'published';
  const isWaiting = was === 'open' || was === 'adjourned';
  if (!nextIsUp) {
    if (was === result) return null;
    if (result === 'open') return 'result-cleared';
    return isWaiting ? 'result-entered' : 'result-corrected';
  }
  if (isWaiting) {
    if (was === result || result === 'open') return null;
    return result === 'draw' ? 'result-entered' : 'result-corrected-late';
  }
  const nextHasEnded = rounds[round + 1]?.stage === 'published' || openGames(next) === 0;
  if (nextHasEnded) return 'result-rated-only';
  return was === result ? null : 'result-corrected-late';
}

/** The kind of entry that a result is now: {@link kindOf}, and late where the announced deadline has passed. */
export function kindNow(
  log: EventLog,
  round: number,
  was: GameResult,
  result: GameResult,
  now: string,
): ResultKind | null {
  const usual = kindOf(log.state.tournament, round, was, result);
  return usual === 'result-corrected' && passedDeadline(log, round, now) !== ''
    ? 'result-corrected-late'
    : usual;
}

/**
 * C.04.2 4.3: when the announced deadline for corrections of a round passed, ISO 8601; `''` while it has not, or where
 * none was announced. It runs from the last result of the round.
 */
function passedDeadline(log: EventLog, round: number, now: string): string {
  const minutes = log.state.tournament.rules.correctionMinutes;
  if (minutes === undefined) return '';
  const end = restorePoints(log).find(({ label }) => label === `R${round} end`);
  if (end === undefined) return '';
  const deadline = new Date(Date.parse(end.at) + minutes * 60_000);
  return Date.parse(now) > deadline.getTime() ? localIso(deadline) : '';
}

/** Nothing in 4.3 says what becomes of such a correction before the next round is paired: the arbiter decides. */
function afterDeadline(
  { rules }: Tournament,
  round: number,
  echo: string,
  was: GameResult,
  passed: string,
): readonly string[] {
  return [
    `The deadline for corrections of round ${round}, ${rules.correctionMinutes} minutes after its last result, passed at ${clockOf(passed)}.`,
    `${echo}: this replaces ${texts.outcomes.result(was)}.`,
    'If you accept it, it counts in the standings and from the next pairing on, and goes into the report.',
  ];
}

function articleOf(kind: ResultKind): { readonly article?: string } {
  return kind === 'result-corrected-late' || kind === 'result-rated-only' ? { article: 'C.04.2 4.3' } : {};
}

function consequencesOf(
  kind: ResultKind,
  { rounds }: Tournament,
  round: number,
  echo: string,
  was: GameResult,
): readonly string[] {
  const before = texts.outcomes.result(was);
  switch (kind) {
    case 'result-entered':
      return [`${echo}.`];
    case 'result-cleared':
      return [`${echo}: the result ${before} is taken out and the game is open again.`];
    case 'result-corrected':
      return [`${echo}: this replaces ${before}.`];
    case 'result-corrected-late':
      return [
        `${echo}: round ${round + 1} was paired with ${was === 'adjourned' || was === 'open' ? 'a draw' : before} and stays as it is.`,
        `The correction counts in the standings and from the pairing of round ${rounds.length + 1} on.`,
      ];
    case 'result-rated-only':
      return [
        `${echo}: too late for standings and pairings, which keep ${before}.`,
        'The correction goes into the rating report only.',
      ];
  }
}

/** `41 · Novák 1 – 0 Berg` */
function echoOf(
  tournament: Tournament,
  board: number,
  white: number,
  black: number,
  result: GameResult,
): string {
  const players = playersById(tournament);
  const name = (id: number) => surnameOf(players.get(id)?.name ?? `player ${id}`);
  return `${board} · ${name(white)} ${result === 'open' ? 'open' : texts.outcomes.result(result)} ${name(black)}`;
}
