/** What a BCF sentence is judged by: the board, its level, and all complete pairings of those not paired above. */
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import {
  floatingOf,
  isAgainstNotes,
  isFloat,
  isTransfer,
  withWeakestLinked,
  withoutNeedlessFloats,
  linkedCards,
} from '../bcf.ts';
import { allPairings, cardOf, leastOf, type Card, type Game } from '../bcf-cards.ts';

export interface Position {
  readonly round: number;
  readonly white: Card;
  readonly black: Card;
  readonly high: Card;
  readonly low: Card;
  /** The program's round. */
  readonly made: readonly Game[];
  /** Players still to be paired when the level of the higher player is, and those of that level. */
  readonly rest: readonly Card[];
  readonly level: readonly Card[];
  /** Those of the level who meet each other, and all their pairings. */
  readonly staying: readonly Card[];
  readonly stayingPairings: readonly (readonly Game[])[];
  readonly nameOf: (card: Card) => string;
  readonly floatsOf: (games: readonly Game[]) => Game[];
  /** The pairings left after each rule, those above being paired as they are. */
  readonly stages: ReadonlyMap<string, readonly Game[][]>;
}

export function positionOf(task: PlainTask, pairing: Pairing, whiteId: number, blackId: number): Position {
  const cards = task.competitors.filter(({ id }) => id !== pairing.bye).map(cardOf);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const made = pairing.pairs.map(({ white, black }): Game => {
    const [a, b] = [byId.get(white)!, byId.get(black)!];
    return a.place < b.place ? [a, b] : [b, a];
  });
  const [white, black] = [byId.get(whiteId)!, byId.get(blackId)!];
  const [high, low] = white.place < black.place ? [white, black] : [black, white];
  const above = made.filter(([card]) => card.score > high.score);
  const rest = cards.filter((card) => !above.some((game) => game.includes(card)));
  const level = rest.filter((card) => card.score === high.score);
  const staying = level.filter((card) => made.some((game) => game.includes(card) && !isFloat(game)));
  return {
    ...{ round: task.round, white, black, high, low, made, rest, level, staying },
    stayingPairings: allPairings(staying),
    nameOf: (card) => task.field.get(card.id)!.player.name.split(',')[0]!,
    floatsOf: (games) => games.filter((game) => isFloat(game) && level.includes(game[0])),
    get stages() {
      return stagesOf(cards, made, high.score);
    },
  };
}

function stagesOf(
  cards: readonly Card[],
  made: readonly Game[],
  score: number,
): Map<string, readonly Game[][]> {
  const holdsAbove = (games: readonly Game[]) =>
    made.every(([a, b]) => a.score <= score || games.some((game) => game[0] === a && game[1] === b));
  const all = allPairings(cards).filter(holdsAbove);
  const scored = leastOf(all, floatingOf(cards));
  const coloured = leastOf(scored, (games) => [games.filter(isTransfer).length]);
  let set: readonly Game[][] = leastOf(coloured, (games) => [games.filter(isAgainstNotes).length]);
  const stages = new Map<string, readonly Game[][]>([
    ['1', all],
    ['10', scored],
    ['24b', coloured],
    ['notes', set],
  ]);
  let rest = cards;
  while (rest[0]!.score >= score) {
    const level = rest.filter((card) => card.score === rest[0]!.score);
    const floatsOf = (games: readonly Game[]) =>
      games.filter((game) => isFloat(game) && level.includes(game[0]));
    const linked = linkedCards(rest, level, set);
    if (floatsOf(made).length > 0) set = withWeakestLinked(rest, level, set);
    if (rest[0]!.score === score) {
      stages.set('17', set).set('18', withoutNeedlessFloats(set, linked, rest, floatsOf));
      break;
    }
    const own = made.filter(([card]) => level.includes(card));
    rest = rest.filter((card) => !own.some((game) => game.includes(card)));
  }
  return stages;
}
