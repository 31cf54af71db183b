/** What a newer version of a round changes on the wall: for those who have read the version before. */
import {
  boardNumber,
  type DraftedPair,
  type PlayerId,
  type Tournament,
  type Unpaired,
} from '../../../src-engine/index.ts';
import { namesOf, headOf, roundOf, withoutGame } from './round-views.ts';
import type { BoardName, DocumentMeta, FormerPairing, RoundView } from './view.ts';
import { texts } from '../words.ts';

interface NamedPair {
  readonly white: BoardName;
  readonly black: BoardName;
}

export interface ChangedBoardsView extends RoundView {
  /** Version that this one replaces, 0 where it is not known: then every board counts as changed. */
  readonly formerVersion: number;
  readonly boards: readonly {
    readonly board: number;
    /** Null where the version before had no such board. */
    readonly before: NamedPair | null;
    /** Null where the board is gone. */
    readonly now: NamedPair | null;
  }[];
  /** Players without a game who had one before, or had none for another reason. */
  readonly unpaired: readonly { readonly name: string; readonly reason: string }[];
}

export function changedBoardsView(
  tournament: Tournament,
  round: number,
  former: FormerPairing | null,
  meta: DocumentMeta,
): ChangedBoardsView {
  const nameOf = namesOf(tournament);
  const known = roundOf(tournament, round);
  const { boards, unpaired } = known;
  const pairs = former?.pairs ?? [];
  const was = new Map(pairs.map((pair, index) => [boardNumber(former ?? {}, index), pair]));
  const is = new Map(boards.map((pair, index) => [boardNumber(known, index), pair]));
  const namesIn = (pair: DraftedPair | undefined): NamedPair | null =>
    pair === undefined ? null : { white: nameOf(pair.white), black: nameOf(pair.black) };
  const stateIn = (list: readonly Unpaired[], playing: readonly DraftedPair[], player: PlayerId): string =>
    playing.some(({ white, black }) => white === player || black === player)
      ? 'plays'
      : (list.find((entry) => entry.player === player)?.kind ?? 'absent');
  return {
    ...headOf(tournament, round, meta),
    formerVersion: former?.version ?? 0,
    boards: [...new Set([...was.keys(), ...is.keys()])]
      .sort((a, b) => a - b)
      .map((board) => ({ board, pair: is.get(board), old: was.get(board) }))
      .filter(({ pair, old }) => pair?.white !== old?.white || pair?.black !== old?.black)
      .map(({ board, pair, old }) => ({ board, before: namesIn(old), now: namesIn(pair) })),
    unpaired: withoutGame(tournament, round)
      .filter(
        ({ player: { id } }) =>
          former === null || stateIn(former.unpaired, pairs, id) !== stateIn(unpaired, boards, id),
      )
      .map(({ player: { id }, reason }) => {
        const { name, mark } = nameOf(id);
        return { name: texts.sheets.named(name, mark), reason };
      }),
  };
}
