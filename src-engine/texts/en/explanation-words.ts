/** Parts of the sentences of explanations.ts: names, numbers, and what is said of each key, step and cause. */
import type { ByeKeyName, LimChoice, LimFloat, RaisedBecause, WhyDown } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { format } from './format.ts';

/** `A, B and 3 others`. */
export function listOf(names: readonly string[], most = 3): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const items = rest > 0 ? [...shown, `${rest} others`] : shown;
  return items.length < 2 ? (items[0] ?? 'nobody') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `5 points`, `1 point`, `½ point`. */
export function pointsOf(points: number): string {
  return `${format.points(points)} ${points > 10 || points === 0 || points < 0 ? 'points' : 'point'}`;
}

export function ordinal(place: number): string {
  return `${place}${format.ordinal(place, { one: 'st', two: 'nd', few: 'rd', other: 'th' })}`;
}

export const colourName = (colour: 'white' | 'black'): string => (colour === 'white' ? 'White' : 'Black');
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Ideas of the systems by matching: what their third part of a weight wants. */
export const MATCHING_IDEAS: Readonly<Record<string, string>> = {
  dutch: 'half a group apart',
  burstein: 'far apart in the ranking',
  monrad: 'next to each other in the ranking',
  random: 'drawn by lot',
  random2: 'drawn by lot between halves',
};

/** What a player has who comes first in a key of the bye. */
export function byeKey({ by, value }: { readonly by: ByeKeyName; readonly value: number }): string {
  switch (by) {
    case 'score':
      return `the lowest score (${format.points(value)})`;
    case 'games':
      return `most games (${value})`;
    case 'rating':
      return `the lowest rating (${value})`;
    case 'colour':
      return 'due the colour of the majority';
    case 'average':
      return `the highest average of opponents (${format.decimal(Math.round(value * 100) / 100)})`;
    case 'buchholz':
      return `the lowest Buchholz (${format.points(value)})`;
    case 'sonneborn':
      return `the lowest Sonneborn-Berger (${format.decimal(value / 100)})`;
    case 'median':
      return `the lowest Median (${format.points(value)})`;
    case 'number':
      return `the largest number (${value})`;
  }
}

/** The beginning of the sentence about a player who goes down. */
export function whyDown(why: WhyDown, player: string, nameOf: NameOf): string {
  switch (why.cause) {
    case 'alone':
      return `Nobody else is on ${pointsOf(why.points)}, so ${player}`;
    case 'met-all': {
      const isOne = why.others.length === 1;
      const left = why.sameScore
        ? `, ${isOne ? 'the only other' : 'all others'} on ${pointsOf(why.points)},`
        : `, ${isOne ? 'the only one left' : 'all who are left'},`;
      return `${player} has already met ${listOf(why.others.map(nameOf))}${left} and so`;
    }
    case 'no-opponent':
      return `${player} can meet nobody else on ${pointsOf(why.points)} (met before, or the same colour is due), and so`;
    case 'odd': {
      const choice = why.isLast
        ? `${player}, the last of them,`
        : `with the best result for the others ${player}`;
      return `${why.players} players for the group of ${pointsOf(why.group)}: ${choice}`;
    }
    case 'group':
      return `Not all of the ${why.players} players who came to the group of ${pointsOf(why.group)} can be paired with each other; ${player}`;
    case 'bye':
      return `So that the bye goes to somebody with as few points as possible, ${player}`;
    case 'completion':
      return `So that everybody further down finds an opponent, ${player}`;
  }
}

/** What would be worse with a player who comes before the one who came up. */
export const RAISED: Readonly<Record<RaisedBecause, string>> = {
  C5: 'more players would be needed (C5)',
  C6: 'the score differences would be larger (C6)',
  C7: 'more players would miss their due colour (C7)',
  C8: 'more would come up who did so as often as allowed (C8)',
  C9: 'players would come up who did so more often (C9)',
  C10: 'more would come up who did so last round (C10)',
  enough: 'more players would have to come up or go down (6.4, 7.1)',
  nearer: 'the score differences would be larger (7.1)',
  colour: 'fewer would be due the colour asked for (7.1 a, 7.2 a)',
};

export const DUBOV_STEPS = {
  players: 'other players would come up or go down',
  floaters: 'a floater would meet somebody else',
  among: 'a White without a Black would meet somebody else',
  sides: 'other players would change sides',
  transposition: 'it is a later transposition',
} as const;

/** Why somebody leaves a group of the Lim System. */
export const LIM_FLOATS: Readonly<Record<LimFloat, string>> = {
  '2.3.1': 'no possible opponent in it, 2.3.1',
  '2.3.4': 'to make its number even, 2.3.4',
  '4.4': 'no opponent left, 4.4',
  '4.4.1': 'no opponent left, 4.4.1',
  '4.4.2': 'in company of another, 4.4.2',
  '2.6': 'so that the median group can be paired, 2.6',
  '2.3 a–c': 'no possible opponent in it, 2.3 a–c',
  '2.3 d': 'to make its number even, 2.3 d',
  '4.4 a': 'no opponent left, 4.4 a',
  '4.4 b': 'in company of another, 4.4 b',
};

/** The choice of a floater's opponent, 3.8; in a Maxi-tournament colours count within 100 points. */
export function limChoice({ due, first, isMaxi }: LimChoice): string {
  const near = isMaxi ? ' within 100 points' : '';
  switch (due) {
    case 'any':
      return `the ${first} ranked available`;
    case 'other':
      return `the ${first} ranked due the other colour${near}`;
    case 'none':
      return `nobody${near} is due the other colour; the ${first} ranked due none`;
    case 'same':
      return `nobody${near} is due another colour; the ${first} ranked`;
    case 'kept':
      return 'an opponent kept from before others left the group';
  }
}

export const LIM_TAKES = {
  needed: 'with them the others could not all be paired',
  kept: 'an opponent is kept from before others left the group',
  resident: 'residents of the group come before other floaters',
  colour: 'the colour that they are due suits better',
  number: 'the number comes first',
  maxi: 'ratings within 100 points of the first available come before',
} as const;

export const LIM_OBSTACLES = {
  met: 'they have met',
  'kept-apart': 'they are kept apart',
  colours: 'colours forbid it',
  needed: 'others would be left without an opponent',
} as const;
