/**
 * English sentences read back: for each kind of reason the pattern of its sentence and the words that its data call for,
 * written here a second time.
 */
import type { PlayerId } from '../../../src-engine/model/player.ts';
import type { Reason, ReasonCode, ReasonParameters } from '../../../src-engine/systems/reason.ts';
import {
  apart,
  BCF_WORSE,
  BURSTEIN_CAUSES,
  BYE_KEYS,
  DUBOV_STEPS,
  IDEAS,
  limChoice,
  LIM_FLOATS,
  LIM_OBSTACLES,
  LIM_TAKES,
  listed,
  numberOf,
  passedOver,
  pointsOf,
  RAISED,
  signed,
  where,
} from './reading-words.ts';

/** How the words of a sentence are written. */
export interface Words {
  readonly name: (id: PlayerId) => string;
}

/** A group that does not take part is undefined. */
type Reading = readonly [pattern: RegExp, ...words: (string | number | undefined)[]];
type Readings = {
  readonly [C in ReasonCode]?: (told: ReasonParameters[C], words: Words) => Reading;
};

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
  'colour-limits': () => [/^With the colours reversed one of them would be beyond the limits\.$/],
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

  'bcf-worse': ({ row }) => [/^If they met, (.+)\.$/, BCF_WORSE[row]],
  'bcf-other-bye': () => [
    /^If they met, another player would have the bye, who comes later by rules 5 and 6\.$/,
  ],
  'bcf-order': () => [
    /^Cards are paired in grading order from the top, and that order comes to the other games first\.$/,
  ],
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
  'table-game': ({ round, numbers }) => [
    /^Round (\d+) of the Berger table has (\d+) against (\d+)\.$/,
    round,
    ...numbers,
  ],
  'table-colour': ({ number }) => [/^The table gives number (\d+) White in this game\.$/, number],
  'table-rounds': ({ numbers, rounds }) => [
    /^The Berger table has numbers (\d+ and \d+) meet in rounds? (\d+(?: and \d+)?)\.$/,
    numbers.join(' and '),
    rounds.join(' and '),
  ],
  'lim-opposite': ({ player, opponent, points }, { name }) => [
    /^(.+) and (.+) stand opposite each other when those still to be paired in the group on (\S+) are put side by side in halves\.$/,
    name(player),
    name(opponent),
    numberOf(points),
  ],
  'lim-kept': ({ player, opponent }, { name }) => [
    /^(.+) and (.+) were paired before others had to leave the group, and that pairing is kept\.$/,
    name(player),
    name(opponent),
  ],
  'lim-exchanged': ({ player, opponent, over, because }, { name }) => [
    /^(.+) cannot meet (.+), who is opposite \((.+)\); in the order of the exchanges (.+) comes first\.$/,
    name(player),
    name(over),
    LIM_OBSTACLES[because],
    name(opponent),
  ],
  'lim-exchanged-for-colours': ({ player, opponent, before, missed }, { name }) => [
    /^(.+) meets (.+) by an exchange for colours: in the group (\d+ players? miss(?:es)?) the due colour instead of (\d+)\.$/,
    name(player),
    name(opponent),
    missed === 1 ? '1 player misses' : `${missed} players miss`,
    before,
  ],
  'lim-floater': ({ player, opponent, from, cause, among, ...choice }, { name }) => [
    /^(.+) left the group on (\S+) \((.+?), (\d[^)]*)\) and meets (.+): (.+?)( among floaters|)\.$/,
    name(player),
    numberOf(from),
    LIM_FLOATS[cause],
    cause,
    name(opponent),
    limChoice(choice),
    among === 'floaters' ? ' among floaters' : '',
  ],
  'lim-stays': ({ player, other, group, floater }, { name }) => [
    /^(.+) finds an opponent in the group on (\S+?)(?:, which (nobody) has to leave; |; it is (.+) who leaves it \((.+?), (\d[^)]*)\)\. )(.+) is not paired there\.$/,
    name(player),
    numberOf(group),
    ...(floater === null
      ? ['nobody', undefined, undefined, undefined]
      : [undefined, name(floater.player), LIM_FLOATS[floater.cause], floater.cause]),
    name(other),
  ],
  'lim-taken': ({ player, other, by }, { name }) => [
    /^(.+) is paired before (.+) and (.+) and takes (.+)\.$/,
    name(by),
    name(player),
    name(other),
    name(player),
  ],
  'lim-floater-takes': ({ player, opponent, other, because }, { name }) => [
    /^(.+) came from another group and takes (.+), not (.+): (.+)\.$/,
    name(player),
    name(opponent),
    name(other),
    LIM_TAKES[because],
  ],
  'lim-later': ({ player, opponent, other, kept }, { name }) =>
    kept
      ? [
          /^(.+) keeps (.+) from before others left the group, and so does not meet (.+)\.$/,
          name(player),
          name(opponent),
          name(other),
        ]
      : [
          /^For (.+) the order of the exchanges comes to (.+) before (.+)\.$/,
          name(player),
          name(opponent),
          name(other),
        ],
  'lim-obstacle': ({ player, opponent, other, because, now, then }, { name }) => [
    /^For (.+) the exchanges come to (.+) before (.+), but (.+)\.$/,
    name(player),
    name(other),
    name(opponent),
    because === 'needed'
      ? 'then the others could not all be paired'
      : because === 'colours'
        ? `then ${then} instead of ${now} of those left would miss their due colour`
        : 'that exchange would take players more than 100 rating points apart',
  ],
  'lim-colours': () => [/^One of them would get a colour three times in a row or three times too often\.$/],
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
  'dubov-among': ({ player, opponent }, { name }) => [
    /^(.+) can meet nobody on the Black side; (.+) is the next on the White side, down, then up, who leaves all others an opponent\.$/,
    name(player),
    name(opponent),
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
    /^The tournament’s rules keep (.+) and (.+) apart\.$/,
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
