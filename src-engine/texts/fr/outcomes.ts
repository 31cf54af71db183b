/** Results as sheets and screens print them. */
import type { Colour } from '../../model/colour.ts';
import type { GameResult, UnpairedKind } from '../../model/result.ts';
import type { Room } from '../catalogue.ts';
import { outcomesText as english } from '../en/outcomes.ts';

const UNPAIRED: Record<UnpairedKind, string> = {
  pab: 'Exempt',
  full: 'Bye, 1 point',
  half: 'Bye, ½ point',
  zero: 'Bye, 0 point',
  'forfeit-win': 'Gain par forfait',
  'forfeit-loss': 'Perte par forfait',
};

/** The states of a game that are words; the signs of results are those of every language. */
const WORDS: Partial<Record<GameResult, string>> = { adjourned: 'ajournée' };

export const outcomesText = {
  result: (result) => WORDS[result] ?? english.result(result),
  resultOrOpen: (result) => (result === 'open' ? 'en cours' : (WORDS[result] ?? english.result(result))),
  side: (result: GameResult, colour: Colour) =>
    result === 'open' ? 'en jeu' : (WORDS[result] ?? english.side(result, colour)),
  unpaired: (kind) => UNPAIRED[kind],
} satisfies Room<'fr', 'outcomes'>;
