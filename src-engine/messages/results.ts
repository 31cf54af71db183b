import type { Colour } from '../model/colour.ts';
import type { GameResult, UnpairedKind } from '../model/result.ts';

/** A result as sheets and screens print it, White's side first. */
const TEXT_OF_RESULT: Record<GameResult, string> = {
  open: '',
  'white-wins': '1 – 0',
  draw: '½ – ½',
  'black-wins': '0 – 1',
  'white-draws-black-loses': '½ – 0',
  'white-loses-black-draws': '0 – ½',
  'both-lose': '0 – 0',
  'unrated-white-wins': '1 – 0 unrated',
  'unrated-draw': '½ – ½ unrated',
  'unrated-black-wins': '0 – 1 unrated',
  'forfeit-white-wins': '+ – -',
  'forfeit-black-wins': '- – +',
  'forfeit-both-lose': '- – -',
  adjourned: 'adjourned',
};

/** `1 – 0`, `½ – ½`, `+ – -` …; `''` for an open game. */
export function textOfResult(result: GameResult): string {
  return TEXT_OF_RESULT[result];
}

/** A result as one side sees it: `1`, `½`, `0`, `+`, `-`; `open` and `adjourned` in words. */
export function sideOfResult(result: GameResult, colour: Colour): string {
  if (result === 'open' || result === 'adjourned') return result;
  const [white, black] = TEXT_OF_RESULT[result].replace(' unrated', '').split(' – ');
  return (colour === 'white' ? white : black) ?? '';
}

const TEXT_OF_UNPAIRED: Record<UnpairedKind, string> = {
  pab: 'Bye',
  full: 'Full-point bye',
  half: 'Half-point bye',
  zero: 'Zero-point bye',
  'forfeit-win': 'Won by forfeit',
  'forfeit-loss': 'Lost by forfeit',
};

/** Why a player has no opponent, in words: `Bye`, `Half-point bye` … */
export function textOfUnpaired(kind: UnpairedKind): string {
  return TEXT_OF_UNPAIRED[kind];
}
