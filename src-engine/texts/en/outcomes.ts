/** Results as sheets and screens print them. */
import type { Colour } from '../../model/colour.ts';
import type { GameResult, UnpairedKind } from '../../model/result.ts';

/** White's side first; `''` for an open game. F means forfeit, U not rated. */
const RESULTS: Record<GameResult, string> = {
  open: '',
  'white-wins': '1 – 0',
  draw: '½ – ½',
  'black-wins': '0 – 1',
  'white-draws-black-loses': '½ – 0',
  'white-loses-black-draws': '0 – ½',
  'both-lose': '0 – 0',
  'unrated-white-wins': '1U – 0U',
  'unrated-draw': '½U – ½U',
  'unrated-black-wins': '0U – 1U',
  'forfeit-white-wins': '1F – 0F',
  'forfeit-black-wins': '0F – 1F',
  'forfeit-both-lose': '0F – 0F',
  adjourned: 'adjourned',
};

const UNPAIRED: Record<UnpairedKind, string> = {
  pab: 'Bye',
  full: 'Full-point bye',
  half: 'Half-point bye',
  zero: 'Zero-point bye',
  'forfeit-win': 'Won by forfeit',
  'forfeit-loss': 'Lost by forfeit',
};

export const outcomesText = {
  result: (result: GameResult) => RESULTS[result],
  /** A result where an open game needs a word. */
  resultOrOpen: (result: GameResult) => (result === 'open' ? 'open' : RESULTS[result]),
  /** A result as one side sees it: `1`, `½`, `0`, `1F`, `0F`; `open` and `adjourned` in words. */
  side: (result: GameResult, colour: Colour): string => {
    if (result === 'open') return 'open';
    if (result === 'adjourned') return 'adjourned';
    // A rated game and an unrated one look alike.
    return RESULTS[result].split(' – ')[colour === 'white' ? 0 : 1]!.replace('U', '');
  },
  /** Why a player has no opponent: `Bye`, `Half-point bye` … */
  unpaired: (kind: UnpairedKind) => UNPAIRED[kind],
};
