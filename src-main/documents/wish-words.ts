/** Which wishes a round meets, and what the others would have cost, in words: for the page and for paper. */
import {
  boardNumber,
  shortNames,
  type PlayerId,
  type Tournament,
  type Wish,
  type WishCost,
} from '../../src-engine/index.ts';
import type { Catalogue } from '../../src-engine/texts/index.ts';

/** Numbers of the boards that break a wish. */
export function boardsAgainst({ rounds }: Tournament, round: number, { broken }: Wish): number[] {
  const known = rounds[round - 1]!;
  return known.boards.flatMap(({ white, black }, index) =>
    broken.some((pair) => pair.white === white && pair.black === black) ? [boardNumber(known, index)] : [],
  );
}

/** A wish that is not met: where, and what it would have cost. */
export function unmetWish(tournament: Tournament, round: number, wish: Wish, say: Catalogue): string {
  const cost = wish.cost === null ? '' : costText(wish.cost, say);
  const boards = boardsAgainst(tournament, round, wish);
  return say.constraints.wishes.broken(groupOf(tournament, wish, say), boards, cost);
}

/** A wish that a board meets. */
export function metWish(tournament: Tournament, wish: Wish, say: Catalogue): string {
  return say.constraints.wishes.met(groupOf(tournament, wish, say));
}

function groupOf({ players }: Tournament, { constraint }: Wish, say: Catalogue): string {
  const names = shortNames(players);
  const nameOf = (id: PlayerId): string => names.get(id) ?? say.roundHandling.player(id);
  return say.constraints.group(constraint, nameOf);
}

function costText(cost: WishCost, { constraints, criteria }: Catalogue): string {
  const { wishes: words } = constraints;
  switch (cost.kind) {
    case 'impossible':
      return words.impossible;
    case 'order':
      return words.order;
    case 'rule':
      return words.rule(
        criteria.labels[cost.row.label],
        cost.row.unit,
        cost.now,
        cost.then,
        cost.row.article,
      );
  }
}
