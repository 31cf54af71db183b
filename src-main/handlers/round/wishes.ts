/** Which wishes a round meets, and what the others would have cost, in words. */
import type { Tournament, Wish } from '../../../src-engine/index.ts';
import { boardsAgainst, unmetWish } from '../../documents/wish-words.ts';
import { texts } from '../../texts.ts';
import type { RoundIssue } from '../../ipc/contract.ts';

/** What the page of a round notes about wishes; nothing where none concerns it. */
export function wishIssue(tournament: Tournament, round: number, wishes: readonly Wish[]): RoundIssue[] {
  if (wishes.length === 0) return [];
  const { wishes: words } = texts.constraints;
  const broken = wishes.filter(({ cost }) => cost !== null);
  const lines = broken.map((wish) => unmetWish(tournament, round, wish, texts));
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
    .filter((wish) => board !== null && boardsAgainst(tournament, round, wish).includes(board))
    .map((wish) => unmetWish(tournament, round, wish, texts));
}
