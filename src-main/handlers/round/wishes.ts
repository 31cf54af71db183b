/** Which wishes a round meets, and what the others would have cost, in words. */
import {
  boardNumber,
  shortNames,
  type PlayerId,
  type Tournament,
  type Wish,
  type WishCost,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { RoundIssue } from '../../ipc/contract.ts';

/** What the page of a round notes about wishes; nothing where none concerns it. */
export function wishIssue(tournament: Tournament, round: number, wishes: readonly Wish[]): RoundIssue[] {
  if (wishes.length === 0) return [];
  const { wishes: words } = texts.constraints;
  const broken = wishes.filter(({ cost }) => cost !== null);
  const lines = broken.map((wish) => sentenceOf(tournament, round, wish));
  return [
    {
      id: 'wishes',
      weight: 'note',
      title: words.title(wishes.length - broken.length, wishes.length),
      text: lines.length === 0 ? words.allMet : lines.join(' '),
      article: 'C.05 5.2',
      read: null,
    },
  ];
}

/** The wishes that a board does not meet, a sentence each; `board` is null for the bye. */
export function wishesAt(
  tournament: Tournament,
  round: number,
  board: number | null,
  wishes: readonly Wish[],
): string[] {
  return wishes
    .filter((wish) => board !== null && boardsOf(tournament, round, wish).includes(board))
    .map((wish) => sentenceOf(tournament, round, wish));
}

function boardsOf({ rounds }: Tournament, round: number, { broken }: Wish): number[] {
  const known = rounds[round - 1]!;
  return known.boards.flatMap(({ white, black }, index) =>
    broken.some((pair) => pair.white === white && pair.black === black) ? [boardNumber(known, index)] : [],
  );
}

function sentenceOf(tournament: Tournament, round: number, wish: Wish): string {
  const { group, wishes: words } = texts.constraints;
  const names = shortNames(tournament.players);
  const nameOf = (id: PlayerId): string => names.get(id) ?? texts.roundHandling.player(id);
  const cost = wish.cost === null ? '' : costText(wish.cost);
  return words.broken(group(wish.constraint, nameOf), boardsOf(tournament, round, wish), cost);
}

function costText(cost: WishCost): string {
  const { wishes: words } = texts.constraints;
  switch (cost.kind) {
    case 'impossible':
      return words.impossible;
    case 'order':
      return words.order;
    case 'rule':
      return words.rule(
        texts.criteria.labels[cost.row.label],
        cost.row.unit,
        cost.now,
        cost.then,
        cost.row.article,
      );
  }
}
