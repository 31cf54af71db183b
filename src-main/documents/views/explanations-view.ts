/** Why the boards of a round are what they are, in words: for the page and for paper. */
import {
  boardNumber,
  explainedRound,
  pointsAfter,
  type Assessment,
  type BoardReason,
  wishesOf,
  type PlayerId,
  type Tournament,
  type Wish,
} from '../../../src-engine/index.ts';
import { type Catalogue, systemEdition, systemName, joined } from '../../../src-engine/texts/index.ts';
import type { WhyView, WordedReason } from '../../ipc/contract.ts';
import { headOf, namesOf, roundOf } from './round-views.ts';
import type { BoardSide, DocumentMeta, RoundView } from './view.ts';
import { metWish, unmetWish } from '../wish-words.ts';
import { texts } from '../words.ts';

export interface ExplanationsView extends RoundView {
  /** Name and edition of the system that paired the round; its identity where the program does not know it. */
  readonly system: string;
  /** In board order, the bye last; empty where the system is not known. */
  readonly boards: readonly (Pick<WordedReason, 'sentence' | 'colourSentence' | 'colourArticle'> & {
    /** Null for the bye. */
    readonly board: number | null;
    readonly white: BoardSide;
    readonly black: BoardSide | null;
    /** Wishes that the board does not meet; where one board is explained also those that it meets. */
    readonly wishes: readonly string[];
    /** The rows of the bracket, only where one board is explained. */
    readonly rows: WhyView['rows'];
  })[];
}

/** Of a round the board with the number `board`, null for the bye; `all` for every one. */
export function explanationsView(
  tournament: Tournament,
  round: number,
  board: number | null | 'all',
  meta: DocumentMeta,
): ExplanationsView {
  const recorded = roundOf(tournament, round);
  const nameOf = namesOf(tournament);
  const points = pointsAfter(tournament, round - 1);
  const side = (id: PlayerId): BoardSide => ({ ...nameOf(id), points: points.get(id)! });
  const system = recorded.system === '' ? tournament.rules.system : recorded.system;
  const explained = explainedRound(tournament, round);
  const asked = recorded.boards
    .map(({ white, black }, index) => ({ number: boardNumber(recorded, index), white, black }))
    .filter(({ number }) => board === 'all' || number === board);
  const wishes = explained === null ? [] : wishesOf(tournament, round);
  const bye = explained?.reasons.find(({ black }) => black === null);
  return {
    ...headOf(tournament, round, meta),
    system: joined([systemName(system, texts.systems), systemEdition(system, texts.systems)]),
    boards: [
      ...asked,
      ...(bye !== undefined && (board === 'all' || board === null)
        ? [{ number: null, white: bye.white, black: null }]
        : []),
    ].flatMap(({ number, white, black }) => {
      const reason = explained?.reasons.find((one) => one.white === white);
      if (explained === null || reason === undefined) return [];
      const { sentence, colourSentence, colourArticle } = wordedReason(
        reason,
        (id) => nameOf(id).name,
        texts.explanations,
      );
      return [
        {
          board: number,
          white: side(white),
          black: black === null ? null : side(black),
          sentence,
          colourSentence,
          colourArticle,
          wishes: wishesOfBoard(tournament, round, { white, black }, wishes, board !== 'all'),
          rows: board === 'all' ? [] : wordedRows(explained.assessment, reason, texts),
        },
      ];
    }),
  };
}

/** What a board does for the wishes that name one of its players, or both. */
function wishesOfBoard(
  tournament: Tournament,
  round: number,
  { white, black }: Pick<BoardReason, 'white' | 'black'>,
  wishes: readonly Wish[],
  withMet: boolean,
): readonly string[] {
  const isHere = (wish: Wish) => wish.broken.some((pair) => pair.white === white);
  const names = ({ constraint: { players } }: Wish) =>
    players.includes(white) || (black !== null && players.includes(black));
  const unmet = wishes.filter(isHere).map((wish) => unmetWish(tournament, round, wish, texts));
  const met = wishes.filter((wish) => withMet && black !== null && names(wish) && !isHere(wish));
  return [...unmet, ...met.map((wish) => metWish(tournament, wish, texts))];
}

/** The sentences of a reason, on a screen and on paper. */
export function wordedReason(
  { reason, colour, ...board }: BoardReason,
  nameOf: (player: PlayerId) => string,
  say: Catalogue['explanations'],
): WordedReason {
  return {
    ...board,
    sentence: say.reason(reason, nameOf),
    colourSentence: say.reason(colour, nameOf),
    colourArticle: colour.article,
  };
}

/** The rows of the bracket in which the two of a board met, or from which the player with the bye came. */
export function wordedRows(
  { brackets }: Assessment,
  { white, black }: Pick<BoardReason, 'white' | 'black'>,
  { explanations, criteria }: Pick<Catalogue, 'explanations' | 'criteria'>,
): WhyView['rows'] {
  const bracket = brackets.find(({ pairs, downfloaters }) =>
    black === null ? downfloaters.includes(white) : pairs.some((pair) => pair.white === white),
  );
  return (bracket?.rows ?? []).map(({ id, article, label, unit, value }) => ({
    id,
    article,
    label: criteria.labels[label],
    value: explanations.rowValue(unit, value),
    perfect: value.every((part) => part === 0),
  }));
}
