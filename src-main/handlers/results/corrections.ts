/** What a result is called, what correcting it means, and the corrections that an undo comes to: C.04.2 4.3. */
import {
  playersById,
  surnameOf,
  type EventDraft,
  type GameResult,
  type ResultChange,
  type ResultKind,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import { refusal, refuse } from '../reply.ts';
import type { Plan, Planned } from '../transact.ts';

/** Why a game is not opened again. */
export const STAYS_CLOSED = refusal(
  'result-stays',
  'A later round was paired with this result, so that the game is not opened again.',
  'Enter the result that is right: it is taken as a correction.',
  { article: 'C.04.2 4.3' },
);

/** What a question about a result says on its button. */
export const ACTS: Readonly<Record<ResultKind, string>> = {
  'result-entered': 'Enter the result',
  'result-cleared': 'Clear the result',
  'result-corrected': 'Correct the result',
  'result-corrected-late': 'Correct the result',
  'result-rated-only': 'Correct the rating report',
};

export function articleOf(kind: ResultKind): { readonly article?: string } {
  return kind === 'result-corrected-late' || kind === 'result-rated-only' ? { article: 'C.04.2 4.3' } : {};
}

export function consequencesOf(
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
export function echoOf(
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

/**
 * Corrections in the place of an undo that would change results behind pairings that stay. Refused where 4.3 does not
 * let them be entered, or where the undo would do `more` besides.
 */
export function planCorrections(
  tournament: Tournament,
  changes: readonly ResultChange[],
  more: boolean,
): Planned<null> {
  const late = changes.find(({ kind }) => kind === 'result-rated-only');
  if (late !== undefined)
    return refuse(
      refusal(
        'correction-too-late',
        `Board ${late.board} of round ${late.round}: round ${late.round + 1} has ended, so that the result stays for standings and pairings.`,
        'Correct it on the results page: the correction goes into the rating report.',
        { article: 'C.04.2 4.3' },
      ),
    );
  if (changes.some(({ kind }) => kind === null)) return refuse(STAYS_CLOSED);
  if (more)
    return refuse(
      refusal(
        'correction-among-others',
        'This would also change results by which a later round was paired.',
        'Correct those results on the results page.',
        { article: 'C.04.2 4.3' },
      ),
    );
  const plans = changes.map((change) => correctionOf(tournament, change));
  return {
    drafts: plans.flatMap(({ drafts }) => drafts),
    value: null,
    question: {
      act: ACTS['result-corrected-late'],
      consequences: [...new Set(plans.flatMap(({ question }) => question?.consequences ?? []))],
      article: 'C.04.2 4.3',
    },
  };
}

function correctionOf(
  tournament: Tournament,
  { round, board, was, result, kind }: ResultChange & { readonly kind: ResultKind | null },
): Plan<null> {
  const { white, black } = tournament.rounds[round - 1]!.boards[board - 1]!;
  const echo = echoOf(tournament, board, white, black, result);
  const drafts: EventDraft[] = [{ kind: kind!, payload: { round, board, white, black, result, was } }];
  const consequences = consequencesOf(kind!, tournament, round, echo, was);
  return { drafts, value: null, question: { act: ACTS[kind!], consequences } };
}
