/** Explaining the boards of any pairing by the boards that the system makes. */
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { Reason } from '../reason.ts';
import type { BoardReason, FloatKind, Pair, Pairing, PairingTask } from '../system.ts';
import { keyOfPair } from './judge.ts';
import type { BoardGrounds } from './text.ts';

/** Float of a player in a game against `opponent`. */
export function floatAgainst(player: Pick<Competitor, 'pairingScore'>, opponent: Competitor): FloatKind {
  if (player.pairingScore === opponent.pairingScore) return 'none';
  return player.pairingScore > opponent.pairingScore ? 'down' : 'up';
}

/** Sides that do not get the colour that is due to them. */
export function missedColours(white: Colour | null, black: Colour | null): Colour[] {
  return [
    ...(white === 'black' ? (['white'] as const) : []),
    ...(black === 'white' ? (['black'] as const) : []),
  ];
}

/** What the reasons of a board's colours say for the bye. */
export const NO_COLOUR: Reason = { code: 'no-colour', article: '' };

/** What a board that the system itself would not make says. */
const NOT_MADE: BoardGrounds = {
  reason: { code: 'not-by-the-rules', article: '' },
  colour: { code: 'colours-not-by-the-rules', article: '' },
};

/**
 * Explains every board of a pairing by the board that the system makes of the same two players (`made`), and the bye.
 * `due` is the colour that a player seeks.
 */
export function boardReasons(
  task: PairingTask,
  pairing: Pairing,
  made: readonly (BoardGrounds & { readonly pair: Pair })[],
  due: (player: Competitor) => Colour | null,
  byeReason: (bye: Competitor) => Reason,
): BoardReason[] {
  const known = new Map(made.map((board) => [keyOfPair(board.pair.white, board.pair.black), board]));
  const list = pairing.pairs.map((pair): BoardReason => {
    const board = known.get(keyOfPair(pair.white, pair.black)) ?? { ...NOT_MADE, pair };
    const [white, black] = [task.field.get(pair.white)!, task.field.get(pair.black)!];
    return {
      ...pair,
      reason: board.reason,
      colour: board.pair.white === pair.white ? board.colour : NOT_MADE.colour,
      whiteFloat: floatAgainst(white, black),
      blackFloat: floatAgainst(black, white),
      missedColour: missedColours(due(white), due(black)),
    };
  });
  if (pairing.bye === null) return list;
  const reason: BoardReason = {
    white: pairing.bye,
    black: null,
    reason: byeReason(task.field.get(pairing.bye)!),
    whiteFloat: 'none',
    blackFloat: 'none',
    missedColour: [],
    colour: NO_COLOUR,
  };
  return [...list, reason];
}
