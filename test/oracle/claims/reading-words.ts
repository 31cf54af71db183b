/** Numbers, lists and set phrases of explanations, written a second time. */
import { LABELS } from './labels.ts';
import type { BcfRow } from '../../../src-engine/systems/reason.ts';
import type { ByeKeyName, ReasonParameters } from '../../../src-engine/systems/reason.ts';

/** `7½`, `0`, `3.3` of tenths. */
export function numberOf(tenths: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10];
  const digits =
    rest === 5 ? (whole === 0 ? '½' : `${whole}½`) : rest === 0 ? `${whole}` : `${whole}.${rest}`;
  return tenths < 0 ? `−${digits}` : digits;
}

export const pointsOf = (tenths: number): string =>
  `${numberOf(tenths)} ${tenths > 0 && tenths <= 10 ? 'point' : 'points'}`;

export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0';

/** The first names of a list and how many more there are. */
export function listed(names: readonly string[], most: number): string {
  const shown =
    names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} others`] : names;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** A value in its unit. */
export function valueOf(unit: ReasonParameters['worse']['unit'], value: readonly number[]): string {
  if (value.length === 0) return 'none';
  if (unit === 'points') return value.map(numberOf).join(', ');
  if (unit === 'rank') return String(value[0]).replace('-', '−');
  if (unit === 'gain') return String(value[0] === 0 ? 0 : -value[0]!).replace('-', '−');
  return value.join(', ');
}

/** A row in which two rounds part: `label value instead of value`. */
export function apart({
  label,
  unit,
  now,
  then,
}: Pick<ReasonParameters['worse'], 'label' | 'unit' | 'now' | 'then'>): string {
  const words = LABELS[label];
  const head = words.slice(0, 1).toLowerCase() + words.slice(1);
  const isClose = (unit === 'rank' || unit === 'gain') && now[0] === then[0];
  const tail = isClose ? ', as now, but worse in later decimals' : ` instead of ${valueOf(unit, now)}`;
  return `${head} ${valueOf(unit, then)}${tail}`;
}

export const BYE_KEYS: Readonly<Record<ByeKeyName, (value: number) => string>> = {
  score: (value) => `the lowest score (${numberOf(value)})`,
  games: (value) => `most games (${value})`,
  rating: (value) => `the lowest rating (${value})`,
  colour: () => 'due the colour of the majority',
  average: (value) => `the highest average of opponents (${Number(value.toFixed(2))})`,
  buchholz: (value) => `the lowest Buchholz (${numberOf(value)})`,
  sonneborn: (value) => `the lowest Sonneborn-Berger (${value / 100})`,
  median: (value) => `the lowest Median (${numberOf(value)})`,
  number: (value) => `the largest number (${value})`,
};

export const IDEAS: Readonly<Record<string, string>> = {
  dutch: 'half a group apart',
  burstein: 'far apart in the ranking',
  monrad: 'next to each other in the ranking',
  random: 'drawn by lot',
  random2: 'drawn by lot between halves',
};

export const where = (group: number | null) =>
  group === null ? 'Among all players' : `In the group on ${numberOf(group)}`;

export const RAISED: Readonly<Record<string, string>> = {
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

export function passedOver(
  because: NonNullable<ReasonParameters['dubov-first']['because']>,
  name: string,
): string {
  switch (because) {
    case 'met':
      return `has already met ${name}`;
    case 'kept-apart':
      return `may not meet ${name}`;
    case 'colours':
      return `must have the same colour as ${name}`;
    case 'needed':
      return 'is needed for somebody further down the White side';
  }
}

export const DUBOV_STEPS: Readonly<Record<ReasonParameters['dubov-order']['step'], string>> = {
  players: 'other players would come up or go down',
  floaters: 'a floater would meet somebody else',
  among: 'a White without a Black would meet somebody else',
  sides: 'other players would change sides',
  transposition: 'it is a later transposition',
};

export const BURSTEIN_CAUSES = {
  met: 'was met before',
  'kept-apart': 'is kept apart',
  colours: 'must have the same colour',
  criteria: 'would make the round worse',
} as const;

export const LIM_FLOATS: Readonly<Record<ReasonParameters['lim-floater']['cause'], string>> = {
  '2.3.1': 'no possible opponent in it',
  '2.3.4': 'to make its number even',
  '4.4': 'no opponent left',
  '4.4.1': 'no opponent left',
  '4.4.2': 'in company of another',
  '2.6': 'so that the median group can be paired',
  '2.3 a–c': 'no possible opponent in it',
  '2.3 d': 'to make its number even',
  '4.4 a': 'no opponent left',
  '4.4 b': 'in company of another',
};

/** 3.8 in the words of a sentence; `near` is what is said of ratings in a Maxi-tournament. */
export function limChoice({
  due,
  first,
  isMaxi,
}: Pick<ReasonParameters['lim-floater'], 'due' | 'first' | 'isMaxi'>): string {
  const near = isMaxi ? ' within 100 points' : '';
  const ranked = first === 'highest' ? 'the highest ranked' : 'the lowest ranked';
  switch (due) {
    case 'any':
      return `${ranked} available`;
    case 'other':
      return `${ranked} due the other colour${near}`;
    case 'none':
      return `nobody${near} is due the other colour; ${ranked} due none`;
    case 'same':
      return `nobody${near} is due another colour; ${ranked}`;
    case 'kept':
      return 'an opponent kept from before others left the group';
  }
}

export const LIM_TAKES: Readonly<Record<ReasonParameters['lim-floater-takes']['because'], string>> = {
  needed: 'with them the others could not all be paired',
  kept: 'an opponent is kept from before others left the group',
  resident: 'residents of the group come before other floaters',
  colour: 'the colour that they are due suits better',
  number: 'the number comes first',
  maxi: 'ratings within 100 points of the first available come before',
};

export const LIM_OBSTACLES: Readonly<Record<ReasonParameters['lim-exchanged']['because'], string>> = {
  met: 'they have met',
  'kept-apart': 'they are kept apart',
  colours: 'colours forbid it',
  needed: 'others would be left without an opponent',
};

/** What "why not" of BCF says of a round with the pair. */
export const BCF_WORSE: Readonly<Record<BcfRow, string>> = {
  floaters: 'more players would go down from a score level',
  differences: 'those who go down would meet players of lower scores',
  transfers: 'more games would be between players who seek the same colour',
  notes: 'more games would be against notes 3 and 5',
  linked: 'on linked levels a player with a stronger claim would be transferred',
  spared: 'a transferred player would float who need not',
  exchanges: 'more players of the level would change halves',
  down: 'a player who comes later by rule 20 would go down',
  up: 'a player who comes later by rule 21 would come up',
  claims: 'a player with a stronger claim would be transferred',
};
