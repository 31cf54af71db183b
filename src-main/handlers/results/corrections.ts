/** What a result is called, what correcting it means, and the corrections that an undo comes to: C.04.2 4.3. */
import type { Refusal } from '../../ipc/contract.ts';
import {
  boardWith,
  draftedRounds,
  isWaiting,
  publishedRounds,
  shortNames,
  type EventDraft,
  type GameResult,
  type ResultChange,
  type ResultKind,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import { refusal, refuse } from '../reply.ts';
import type { PairedWith } from './paired-with.ts';
import type { Planned } from '../transact.ts';

/** Why a game is not opened again. */
export function staysClosed(): Refusal {
  return refusal('result-stays', texts.entries.results.staysClosed, { article: 'C.04.2 4.3' });
}

/** Why what was keyed for other players than those on the board is not taken. */
export function otherPlayers(round: number, board: number): Refusal {
  return refusal('other-players', texts.results.otherPlayers(round, board), texts.results.lookAgain);
}

/**
 * The article to cite for an entry, spread into a refusal or a question; nothing for a result of the round that is played.
 */
export function articleOf(kind: ResultKind): { readonly article?: string } {
  return kind === 'result-corrected-late' || kind === 'result-rated-only' ? { article: 'C.04.2 4.3' } : {};
}

/** Rounds that are not on the wall and that these results take away, the last first: they were paired without them. */
export function draftsLost(
  tournament: Tournament,
  results: readonly { readonly kind: ResultKind; readonly round: number }[],
): readonly number[] {
  const changesPairings = results.some(({ kind, round }) =>
    publishedRounds(tournament) > round ? kind === 'result-corrected-late' : kind !== 'result-rated-only',
  );
  return changesPairings ? draftedRounds(tournament) : [];
}

/** The entries that take away rounds that are not on the wall. */
export function discarding(drafts: readonly number[]): readonly EventDraft[] {
  return drafts.map((round): EventDraft => ({ kind: 'round-discarded', payload: { round } }));
}

/** The sentences for drafts whose results change. */
export function draftsAreLost(drafts: readonly number[]): readonly string[] {
  return drafts.map(texts.entries.results.draftIsLost);
}

/**
 * What a changed result comes to, in sentences: what it replaces, and for which pairings it counts. `echo` is the game as
 * {@link echoOf} says it; `pairedOf`, which reads the log, is called for a correction behind a pairing only.
 */
export function consequencesOf(
  kind: ResultKind,
  tournament: Tournament,
  echo: string,
  was: GameResult,
  pairedOf: () => PairedWith,
): readonly string[] {
  const before = texts.outcomes.result(was);
  const words = texts.entries.results;
  switch (kind) {
    case 'result-entered':
      return [words.entered(echo)];
    case 'result-cleared':
      return [words.cleared(echo, before)];
    case 'result-corrected':
      return [words.replaced(echo, before)];
    case 'result-corrected-late': {
      const paired = pairedOf();
      return [
        isWaiting(paired.result)
          ? words.lateDraw(echo, paired.round)
          : words.late(echo, paired.round, texts.outcomes.result(paired.result)),
        words.countsFrom(publishedRounds(tournament) + 1),
      ];
    }
    case 'result-rated-only':
      return [words.tooLate(echo, before), words.reportOnly];
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
  const names = shortNames(tournament.players);
  const name = (id: number) => names.get(id) ?? texts.roundHandling.player(id);
  return texts.entries.results.game(board, name(white), texts.outcomes.resultOrOpen(result), name(black));
}

/**
 * Corrections in the place of an undo that would change results behind pairings that stay. Refused where 4.3 does not
 * let them be entered, or where the undo would do `more` besides. `pairedOf` says by which results the pairings are.
 */
export function planCorrections(
  tournament: Tournament,
  changes: readonly ResultChange[],
  more: boolean,
  pairedOf: (change: ResultChange) => PairedWith,
): Planned<null> {
  const late = changes.find(({ kind }) => kind === 'result-rated-only');
  if (late !== undefined)
    return refuse(
      refusal('correction-too-late', texts.entries.results.stays(late.board, late.round), {
        article: 'C.04.2 4.3',
      }),
    );
  if (changes.some(({ kind }) => kind === null)) return refuse(staysClosed());
  if (more)
    return refuse(
      refusal('correction-among-others', texts.entries.results.amongOthers, { article: 'C.04.2 4.3' }),
    );
  const plans = changes.map((change) => correctionOf(tournament, change, () => pairedOf(change)));
  const lost = draftsLost(
    tournament,
    changes.map(({ kind, round }) => ({ kind: kind!, round })),
  );
  return {
    drafts: [...plans.map(({ entry }) => entry), ...discarding(lost)],
    value: null,
    question: {
      act: texts.entries.results.acts['result-corrected-late'],
      consequences: [...draftsAreLost(lost), ...new Set(plans.flatMap(({ consequences }) => consequences))],
      article: 'C.04.2 4.3',
    },
  };
}

/** The entry of a correction, and what it comes to. */
function correctionOf(
  tournament: Tournament,
  { round, board, was, result, kind }: ResultChange & { readonly kind: ResultKind | null },
  paired: () => PairedWith,
): { readonly entry: EventDraft; readonly consequences: readonly string[] } {
  const { white, black } = boardWith(tournament.rounds[round - 1], board)!;
  const echo = echoOf(tournament, board, white, black, result);
  return {
    entry: { kind: kind!, payload: { round, board, white, black, result, was } },
    consequences: consequencesOf(kind!, tournament, echo, was, paired),
  };
}
