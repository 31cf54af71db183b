/** Results as sheets and screens print them. */
import type { GameResult, UnpairedKind } from '../../model/result.ts';
import type { Room } from '../catalogue.ts';

/** White's side first; `''` for an open game. F means forfeit, U not rated: signs of FIDE's reports. */
const RESULTS: Readonly<Record<GameResult, string>> = {
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
  adjourned: 'vertagt',
};

const UNPAIRED: Readonly<Record<UnpairedKind, string>> = {
  pab: 'Spielfrei',
  full: 'Freilos mit ganzem Punkt',
  half: 'Freilos mit halbem Punkt',
  zero: 'Freilos ohne Punkt',
  'forfeit-win': 'Kampflos gewonnen',
  'forfeit-loss': 'Kampflos verloren',
};

export const outcomesText = {
  result: (result) => RESULTS[result],
  resultOrOpen: (result) => (result === 'open' ? 'offen' : RESULTS[result]),
  side: (result, colour) => {
    if (result === 'open') return 'offen';
    if (result === 'adjourned') return 'vertagt';
    // A rated game and an unrated one look alike.
    return RESULTS[result].split(' – ')[colour === 'white' ? 0 : 1]!.replace('U', '');
  },
  unpaired: (kind) => UNPAIRED[kind],
} satisfies Room<'de', 'outcomes'>;
