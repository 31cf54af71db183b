/**
 * English sentences read back: for each kind of reason the pattern of its sentence and the words that its data call for,
 * written here a second time.
 */
import type { PlayerId } from '../../../src-engine/model/player.ts';
import type { ByeKeyName, Reason, ReasonCode, ReasonParameters } from '../../../src-engine/systems/reason.ts';

/** How the words of a sentence are written. */
export interface Words {
  readonly name: (id: PlayerId) => string;
}

/** A group that does not take part is undefined. */
type Reading = readonly [pattern: RegExp, ...words: (string | number | undefined)[]];
type Readings = {
  readonly [C in ReasonCode]?: (told: ReasonParameters[C], words: Words) => Reading;
};

/** `7½`, `0`, `3.3` of tenths. */
export function numberOf(tenths: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10];
  const digits =
    rest === 5 ? (whole === 0 ? '½' : `${whole}½`) : rest === 0 ? `${whole}` : `${whole}.${rest}`;
  return tenths < 0 ? `−${digits}` : digits;
}

export const pointsOf = (tenths: number): string =>
  `${numberOf(tenths)} ${tenths > 0 && tenths <= 10 ? 'point' : 'points'}`;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0');

/** The first names of a list and how many more there are. */
export function listed(names: readonly string[], most: number): string {
  const shown =
    names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} others`] : names;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** A value in its unit. */
function valueOf(unit: ReasonParameters['worse']['unit'], value: readonly number[]): string {
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
  const head = label.slice(0, 1).toLowerCase() + label.slice(1);
  const isClose = (unit === 'rank' || unit === 'gain') && now[0] === then[0];
  const tail = isClose ? ', as now, but worse in later decimals' : ` instead of ${valueOf(unit, now)}`;
  return `${head} ${valueOf(unit, then)}${tail}`;
}

const BYE_KEYS: Readonly<Record<ByeKeyName, (value: number) => string>> = {
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

const IDEAS: Readonly<Record<string, string>> = {
  dutch: 'half a group apart',
  burstein: 'far apart in the ranking',
  monrad: 'next to each other in the ranking',
  random: 'drawn by lot',
  random2: 'drawn by lot between halves',
};

const where = (group: number | null) =>
  group === null ? 'Among all players' : `In the group on ${numberOf(group)}`;

const RAISED: Readonly<Record<string, string>> = {
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

function passedOver(because: NonNullable<ReasonParameters['dubov-first']['because']>, name: string): string {
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

const DUBOV_STEPS: Readonly<Record<ReasonParameters['dubov-order']['step'], string>> = {
  players: 'other players would come up or go down',
  floaters: 'a floater would meet somebody else',
  sides: 'other players would change sides',
  transposition: 'it is a later transposition',
};

const BURSTEIN_CAUSES = {
  met: 'was met before',
  'kept-apart': 'is kept apart',
  colours: 'must have the same colour',
  criteria: 'would make the round worse',
} as const;

const READINGS: Readings = {
  'both-due': ({ white }, { name }) => [/^Both get the colour they are due; (.+) has White\.$/, name(white)],
  'one-is-new': ({ white }, { name }) => [
    /^One of them has not played yet, the other gets the due colour; (.+) has White\.$/,
    name(white),
  ],
  'more-urgent': ({ player, white }, { name }) => [
    /^Both are due the same colour, (.+) more urgently; (.+) has White\.$/,
    name(player),
    name(white),
  ],
  'larger-difference': ({ player, white, difference, opponents }, { name }) => [
    /^Both are due the same colour, (.+) with the larger difference \((.+) against (.+)\); (.+) has White\.$/,
    name(player),
    signed(difference),
    signed(opponents),
    name(white),
  ],
  'equally-due': ({ white }, { name }) => [
    /^Both are equally due the same colour; they change from when they last had different ones: (.+) has White\.$/,
    name(white),
  ],
  'higher-ranked-due': ({ player }, { name }) => [
    /^Counted back, both have had the same colours; (.+), ranked higher, gets the due colour\.$/,
    name(player),
  ],
  'lower-ranked-below-median': ({ player }, { name }) => [
    /^Counted back, both have had the same colours; (.+), ranked lower in a group below the median, gets the due colour\.$/,
    name(player),
  ],
  'by-number': ({ player, number }, { name }) => [
    /^Neither has played; (.+) has an (odd|even) number \((\d+)\) and so (gets|does not get) the colour drawn by lot\.$/,
    name(player),
    number % 2 === 1 ? 'odd' : 'even',
    number,
    number % 2 === 1 ? 'gets' : 'does not get',
  ],
  'colour-limits': () => [/^Other colours would be too many for one of them\.$/],
  'stronger-opposition': () => [/^White goes to the stronger opposition so far\.$/],
  'lower-rating': () => [/^White goes to the lower rating\.$/],
  'lot-of-the-pair': () => [/^Equal colour differences: the lot of this pair decides\.$/],
  'lower-difference': ({ white, difference, opponents }, { name }) => [
    /^(.+) has the lower colour difference \((.+) against (.+)\)\.$/,
    name(white),
    signed(difference),
    signed(opponents),
  ],
  'no-colour': () => [/^A bye has no colour\.$/],

  'bye-first': ({ player, keys, needed }, { name }) => [
    /^(.+?) has the bye: (.+?)\.((?: .+ would come first but cannot be spared\.)?)$/,
    name(player),
    keys.length === 0
      ? 'the only player who may have it and can be spared'
      : `${keys.map(({ by, value }) => BYE_KEYS[by](value)).join(', then ')}, of those who may have it`,
    needed.length === 0 ? '' : ` ${listed(needed.map(name), 2)} would come first but cannot be spared.`,
  ],

  'mwm-weight': ({ ranks, points, colour, sums, system }) => [
    /^Ranks (\d+) and (\d+), (.+?), (colours balanced|colours out of balance by \d+)\. Least in the whole round: score differences \((.+)\), then colour imbalance \((\d+)\); then players (.+)\.$/,
    ...ranks,
    points === 0 ? 'equal scores' : `${pointsOf(points)} apart`,
    colour === 0 ? 'colours balanced' : `colours out of balance by ${colour}`,
    pointsOf(sums.points),
    sums.colour,
    IDEAS[system]!,
  ],

  plain: ({ sentence }) => [/^(.+)$/, sentence],
  'burstein-pair': ({ player, opponent, numbers, points, over, because }, { name }) => [
    /^In the group on (\S+) (.+), number (\d+) by opposition so far, meets number (\d+), (.+?)(?:, the (lowest) who is left|: number (\d+), (.+), (was met before|is kept apart|must have the same colour|would make the round worse))\.$/,
    numberOf(points),
    name(player),
    ...numbers,
    name(opponent),
    ...(over === null
      ? ['lowest', undefined, undefined, undefined]
      : [undefined, over.number, name(over.player), BURSTEIN_CAUSES[because!]]),
  ],
  'burstein-order': ({ a, b, group, player, now, then }, { name }) => [
    /^In the group on (\S+) a round with (.+) and (.+) would be as good, but comes later: (.+), who meets number (\d+), would (go down|meet number \d+)\.$/,
    numberOf(group),
    name(a),
    name(b),
    name(player),
    now,
    then === null ? 'go down' : `meet number ${then}`,
  ],
  'dubov-brought-up': ({ player, points, count, over, because }, { name }) => [
    /^The group on (\S+) needs (\d+ players?) from below: (.+?) comes up(?:, (first in the order)|; with (.+), who comes first, (.+))\.$/,
    numberOf(points),
    count === 1 ? '1 player' : `${count} players`,
    name(player),
    ...(over === null
      ? ['first in the order', undefined, undefined]
      : [undefined, name(over), RAISED[because!]!]),
  ],
  'dubov-shifted': ({ player, points, sides, from }, { name }) => [
    /^The group on (\S+) had (\d+) on the White side and (\d+) on the Black side; (.+) is first in the order to leave the (White|Black) side\.$/,
    numberOf(points),
    ...sides,
    name(player),
    from === 'white' ? 'White' : 'Black',
  ],
  'dubov-first': ({ player, opponent, place, over, because }, { name }) => [
    /^(.+), number (\d+) of the White side, meets (.+?)(?:, the (first) on the Black side who is left|: (.+), first on the Black side, (.+))\.$/,
    name(player),
    place,
    name(opponent),
    ...(over === null
      ? ['first', undefined, undefined]
      : [undefined, name(over), passedOver(because!, name(player))]),
  ],
  'dubov-floater': ({ player, opponent, suits }, { name }) => [
    /^(.+) came down from a higher group and meets (.+): (due the other colour, |)the highest rating of those who leave all others an opponent\.$/,
    name(player),
    name(opponent),
    suits ? 'due the other colour, ' : '',
  ],
  'dubov-order': ({ a, b, group, step }, { name }) => [
    /^In the group on (\S+) a round with (.+) and (.+) would be as good, but comes later: (.+)\.$/,
    numberOf(group),
    name(a),
    name(b),
    DUBOV_STEPS[step],
  ],
  'do-meet': ({ a, b }, { name }) => [/^(.+) and (.+) do meet in this round\.$/, name(a), name(b)],
  'have-met': ({ a, b }, { name }) => [/^(.+) and (.+) have already met\.$/, name(a), name(b)],
  'kept-apart': ({ a, b }, { name }) => [
    /^The tournament's rules keep (.+) and (.+) apart\.$/,
    name(a),
    name(b),
  ],
  'one-has-the-bye': ({ player }, { name }) => [
    /^(.+) has the bye, which is given before anybody is paired\.$/,
    name(player),
  ],
  'others-left': ({ a, b }, { name }) => [
    /^If (.+) and (.+) met, the others could not all be paired by the rules\.$/,
    name(a),
    name(b),
  ],
  'bye-would-move': ({ a, b, player }, { name }) => [
    /^The bye is given first, to (.+); if (.+) and (.+) met, the others could not all be paired without (.+)\.$/,
    name(player),
    name(a),
    name(b),
    name(player),
  ],
  'mwm-colours': ({ limit }) => [/^One of them would get a colour difference beyond (.+)\.$/, limit],
  worse: ({ a, b, group, ...row }, { name }) => [
    /^(.+) a round with (\S+.*) and (.+) would be worse: (.+)\.$/,
    where(group),
    name(a),
    name(b),
    apart(row),
  ],
  'same-absolute-colour': ({ a, b, colour }, { name }) => [
    /^(.+) and (.+) both must have (.+), so they cannot meet\.$/,
    name(a),
    name(b),
    colour === null ? 'the same colour' : colour === 'white' ? 'White' : 'Black',
  ],
  'comes-later': ({ a, b, group }, { name }) => [
    /^(.+) a round with (\S+.*) and (.+) would be as good, but comes later in the fixed order\.$/,
    where(group),
    name(a),
    name(b),
  ],
  'worse-below': ({ a, b, group, below, ...row }, { name }) => [
    /^With (.+) and (.+) the group on (\S+) would be as good but later in the order, and that on (\S+) worse: (.+)\.$/,
    name(a),
    name(b),
    numberOf(group),
    numberOf(below),
    apart(row),
  ],
  'mwm-order': () => [
    /^That round would weigh the same; of such rounds the one is taken that gives the highest ranked the highest opponents\.$/,
  ],
};

/** Null where the sentence says what the data say, in the words expected; else what is wrong. */
export function misread(reason: Reason, sentence: string, words: Words): string | null {
  const readingOf = READINGS[reason.code] as ((told: Reason, words: Words) => Reading) | undefined;
  if (readingOf === undefined) return `no reading of ${reason.code}: ${sentence}`;
  const [pattern, ...wanted] = readingOf(reason, words);
  const found = pattern.exec(sentence)?.slice(1);
  if (found === undefined) return `${reason.code} is not read back: ${sentence}`;
  const wrong = wanted.findIndex((word, at) => (word === undefined ? undefined : String(word)) !== found[at]);
  if (wrong < 0 && found.length === wanted.length) return null;
  return `${reason.code} says "${found[wrong]}" for "${wanted[wrong]}": ${sentence}`;
}
