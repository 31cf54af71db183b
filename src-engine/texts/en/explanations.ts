/** Why two players meet or do not: a sentence of at most 200 characters for every reason of the engine. */
import type { Reason, ReasonCode, ReasonParameters } from '../../systems/reason.ts';
import type { Unit } from '../../systems/unit.ts';
import { aboutPlayers, type NameOf } from '../about-players.ts';
import { bcfSentences } from './bcf-explanations.ts';
import { criteriaText } from './criteria.ts';
import {
  byeKey,
  colourName,
  DUBOV_STEPS,
  LIM_FLOATS,
  LIM_OBSTACLES,
  LIM_TAKES,
  limChoice,
  listOf,
  MATCHING_IDEAS,
  ordinal,
  pointsOf,
  RAISED,
  signed,
  whyDown,
} from './explanation-words.ts';
import { format } from './format.ts';

/** A row's value: points where it counts points (tenths), else numbers; `none` for an empty list. */
function rowValue(unit: Unit, value: readonly number[]): string {
  if (value.length === 0) return 'none';
  switch (unit) {
    case 'points':
      return value.map((number) => format.points(number)).join(', ');
    case 'gain':
      return format.decimal(-value[0]! || 0);
    case 'rank':
      return format.decimal(value[0]!);
    case 'count':
    case 'games':
    case 'rating':
      return value.join(', ');
  }
}

/** What a round with the pair would have in a row, against what it has: sums that differ in later decimals only say so. */
function rowsApart(unit: Unit, now: readonly number[], then: readonly number[]): string {
  const told = `${rowValue(unit, then)} instead of ${rowValue(unit, now)}`;
  const isTold = (unit !== 'rank' && unit !== 'gain') || now[0] !== then[0];
  return isTold ? told : `${rowValue(unit, then)}, as now, but worse in later decimals`;
}

/** A label within a sentence. */
const inSentence = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

type Sentences = {
  readonly [Code in ReasonCode]: (parameters: ReasonParameters[Code], nameOf: NameOf) => string;
};

const both = (points: number): string => `Both are on ${pointsOf(points)}`;
const place = (group: number | null): string =>
  group === null ? 'Among all players' : `In the group on ${format.points(group)}`;
const rows = ({
  label,
  unit,
  now,
  then,
}: Pick<ReasonParameters['worse'], 'label' | 'unit' | 'now' | 'then'>) =>
  `${inSentence(criteriaText.labels[label])} ${rowsApart(unit, now, then)}`;

const sentences: Sentences = {
  ...bcfSentences,
  'not-by-the-rules': () => 'This board is not the one that the rules of the system give.',
  'by-hand': ({ player, instead }, of) =>
    instead === null
      ? `Paired by hand. The system gives ${of(player)} the bye.`
      : `Paired by hand. The system pairs ${of(player)} with ${of(instead)}.`,
  'only-two-left': ({ points }) => `${both(points)} and nobody else on that score is left for them.`,
  'halves-exchanged': ({ points, because }) =>
    because === 'pairs'
      ? `${both(points)}. The two halves of the group cannot all meet each other, so players changed halves; this pair is part of it.`
      : `${both(points)}. Half against half the group would come out worse by the criteria, so players changed halves; this pair is part of it.`,
  'halves-after-leaving': ({ points, gone, hasBye, player }, of) =>
    `${both(points)}. ${of(gone)} of the upper half ${hasBye ? 'has the bye' : 'goes down'}, so ${of(player)} of the lower half takes a place in the upper one.`,
  'same-place': ({ points, place: at }) =>
    `${both(points)}: ${ordinal(at)} in the upper half meets ${ordinal(at)} in the lower half of their group.`,
  'usual-met': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} has already met ${of(usual)}, and so meets ${of(opponent)}.`,
  'usual-kept-apart': ({ points, player, usual, opponent }, of) =>
    `${both(points)}. ${of(player)} may not meet ${of(usual)}, and so meets ${of(opponent)}.`,
  'usual-same-absolute': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. ${of(player)} and ${of(usual)} both must have ${colourName(colour)}, and so ${of(player)} meets ${of(opponent)}.`,
  'usual-same-colour': ({ points, player, usual, opponent, colour }, of) =>
    `${both(points)}. ${of(player)} and ${of(usual)} are both due ${colourName(colour)}; with ${of(opponent)} nobody misses a due colour.`,
  'usual-needed': ({ points, player, usual }, of) =>
    `${both(points)}. ${of(usual)}, next in order for ${of(player)}, is needed on another board to make the group come out best.`,
  'goes-down': ({ player, opponent, points, groups, why }, of) => {
    const steps = groups === 1 ? 'one group' : `${groups} groups`;
    return `${whyDown(why, of(player), of)} goes down ${steps} and meets ${of(opponent)} on ${pointsOf(points)}.`;
  },
  'one-last-group': ({ a, b, aPoints, bPoints }, of) =>
    `${of(a)} on ${pointsOf(aPoints)} meets ${of(b)} on ${pointsOf(bPoints)}: the lowest groups are paired as one.`,
  'burstein-pair': ({ player, opponent, numbers, points, over, because }, of) => {
    const meets = `In the group on ${format.points(points)} ${of(player)}, number ${numbers[0]} by opposition so far, meets number ${numbers[1]}, ${of(opponent)}`;
    if (over === null) return `${meets}, the lowest who is left.`;
    const why = {
      met: 'was met before',
      'kept-apart': 'is kept apart',
      colours: 'must have the same colour',
      criteria: 'would make the round worse',
    };
    return `${meets}: number ${over.number}, ${of(over.player)}, ${why[because ?? 'criteria']}.`;
  },
  'dubov-brought-up': ({ player, points, count, over, because }, of) => {
    const need = `The group on ${format.points(points)} needs ${format.count(count, { one: 'player', other: 'players' })} from below: ${of(player)} comes up`;
    return over === null
      ? `${need}, first in the order.`
      : `${need}; with ${of(over)}, who comes first, ${RAISED[because ?? 'enough']}.`;
  },
  'dubov-shifted': ({ player, points, sides, from }, of) =>
    `The group on ${format.points(points)} had ${sides[0]} on the White side and ${sides[1]} on the Black side; ${of(player)} is first in the order to leave the ${colourName(from)} side.`,
  'dubov-first': ({ player, opponent, place, over, because }, of) => {
    const meets = `${of(player)}, number ${place} of the White side, meets ${of(opponent)}`;
    if (over === null) return `${meets}, the first on the Black side who is left.`;
    const why = {
      met: `has already met ${of(player)}`,
      'kept-apart': `may not meet ${of(player)}`,
      colours: `must have the same colour as ${of(player)}`,
      needed: 'is needed for somebody further down the White side',
    };
    return `${meets}: ${of(over)}, first on the Black side, ${why[because ?? 'needed']}.`;
  },
  'dubov-floater': ({ player, opponent, suits }, of) =>
    `${of(player)} came down from a higher group and meets ${of(opponent)}: ${suits ? 'due the other colour, ' : ''}the highest rating of those who leave all others an opponent.`,
  'dubov-among': ({ player, opponent }, of) =>
    `${of(player)} can meet nobody on the Black side; ${of(opponent)} is the next on the White side, down, then up, who leaves all others an opponent.`,
  'lim-opposite': ({ player, opponent, points }, of) =>
    `${of(player)} and ${of(opponent)} stand opposite each other when those still to be paired in the group on ${format.points(points)} are put side by side in halves.`,
  'lim-kept': ({ player, opponent }, of) =>
    `${of(player)} and ${of(opponent)} were paired before others had to leave the group, and that pairing is kept.`,
  'lim-exchanged': ({ player, opponent, over, because }, of) =>
    `${of(player)} cannot meet ${of(over)}, who is opposite (${LIM_OBSTACLES[because]}); in the order of the exchanges ${of(opponent)} comes first.`,
  'lim-exchanged-for-colours': ({ player, opponent, before, missed }, of) =>
    `${of(player)} meets ${of(opponent)} by an exchange for colours: in the group ${format.count(missed, { one: 'player misses', other: 'players miss' })} the due colour instead of ${before}.`,
  'lim-floater': ({ player, opponent, from, cause, among, ...choice }, of) =>
    `${of(player)} left the group on ${format.points(from)} (${LIM_FLOATS[cause]}) and meets ${of(opponent)}: ${limChoice(choice)}${among === 'floaters' ? ' among floaters' : ''}.`,
  'mwm-weight': ({ ranks, points, colour, sums, system }) => {
    const scores = points === 0 ? 'equal scores' : `${pointsOf(points)} apart`;
    const colours = colour === 0 ? 'colours balanced' : `colours out of balance by ${colour}`;
    return `Ranks ${ranks.join(' and ')}, ${scores}, ${colours}. Least in the whole round: score differences (${pointsOf(sums.points)}), then colour imbalance (${sums.colour}); then players ${MATCHING_IDEAS[system]}.`;
  },
  'table-game': ({ round, numbers }) =>
    `Round ${round} of the Berger table has ${numbers.join(' against ')}.`,

  'bye-not-by-the-rules': () => 'This bye is not the one that the rules of the system give.',
  'bye-by-hand': ({ player }, of) =>
    `Bye given by hand. The system gives it to another player, not to ${of(player)}.`,
  'bye-from-lowest': ({ player, points }, of) =>
    `An odd number of players: ${of(player)} has the bye, from the lowest group (${pointsOf(points)}).`,
  'bye-lower-had-one': ({ player, points }, of) =>
    `An odd number of players: ${of(player)} has the bye on ${pointsOf(points)}; all with fewer points have had a bye or a win without a game.`,
  'bye-lower-needed': ({ player, points }, of) =>
    `An odd number of players: ${of(player)} has the bye. With a player below ${pointsOf(points)} left over, the others could not be paired.`,
  'bye-left-by-last-group': ({ player }, of) =>
    `An odd number of players: ${of(player)} has the bye; it falls to the last group, which is left with ${of(player)}.`,
  'bye-first': ({ player, keys, needed }, of) => {
    const told = keys.map(byeKey).join(', then ');
    const chosen =
      keys.length === 0
        ? 'the only player who may have it and can be spared'
        : `${told}, of those who may have it`;
    const before =
      needed.length === 0 ? '' : ` ${listOf(needed.map(of), 2)} would come first but cannot be spared.`;
    return `${of(player)} has the bye: ${chosen}.${before}`;
  },

  'colours-not-by-the-rules': () => 'These are not the colours that the rules give.',
  'no-colour': () => 'A bye has no colour.',
  'both-due': ({ white }, of) => `Both get the colour they are due; ${of(white)} has White.`,
  'one-is-new': ({ white }, of) =>
    `One of them has not played yet, the other gets the due colour; ${of(white)} has White.`,
  'more-urgent': ({ player, white }, of) =>
    `Both are due the same colour, ${of(player)} more urgently; ${of(white)} has White.`,
  'equally-due': ({ white }, of) =>
    `Both are equally due the same colour; they change from when they last had different ones: ${of(white)} has White.`,
  'higher-ranked-due': ({ player }, of) =>
    `Counted back, both have had the same colours; ${of(player)}, ranked higher, gets the due colour.`,
  'by-number': ({ player, number }, of) => {
    const odd = number % 2 === 1;
    const told = `an ${odd ? 'odd' : 'even'} number (${number})`;
    return `Neither has played; ${of(player)} has ${told} and so ${odd ? 'gets' : 'does not get'} the colour drawn by lot.`;
  },
  'larger-difference': ({ player, white, difference, opponents }, of) =>
    `Both are due the same colour, ${of(player)} with the larger difference (${signed(difference)} against ${signed(opponents)}); ${of(white)} has White.`,
  'lower-ranked-below-median': ({ player }, of) =>
    `Counted back, both have had the same colours; ${of(player)}, ranked lower in a group below the median, gets the due colour.`,
  'colour-limits': () => 'With the colours reversed one of them would be beyond the limits.',
  'stronger-opposition': () => 'White goes to the stronger opposition so far.',
  'lower-rating': () => 'White goes to the lower rating.',
  'lot-of-the-pair': () => 'Equal colour differences: the lot of this pair decides.',
  'lower-difference': ({ white, difference, opponents }, of) =>
    `${of(white)} has the lower colour difference (${signed(difference)} against ${signed(opponents)}).`,
  'table-colour': ({ number }) => `The table gives number ${number} White in this game.`,

  'do-meet': ({ a, b }, of) => `${of(a)} and ${of(b)} do meet in this round.`,
  'not-both-paired': () => 'They are not both to be paired in this round.',
  'have-met': ({ a, b }, of) => `${of(a)} and ${of(b)} have already met.`,
  'kept-apart': ({ a, b }, of) => `The tournament’s rules keep ${of(a)} and ${of(b)} apart.`,
  'same-absolute-colour': ({ a, b, colour }, of) => {
    const must = colour === null ? 'the same colour' : colourName(colour);
    return `${of(a)} and ${of(b)} both must have ${must}, so they cannot meet.`;
  },
  'lim-colours': () => 'One of them would get a colour three times in a row or three times too often.',
  'mwm-colours': ({ limit }) => `One of them would get a colour difference beyond ${format.decimal(limit)}.`,
  'one-has-the-bye': ({ player }, of) =>
    `${of(player)} has the bye, which is given before anybody is paired.`,
  'bye-would-move': ({ a, b, player }, of) =>
    `The bye is given first, to ${of(player)}; if ${of(a)} and ${of(b)} met, the others could not all be paired without ${of(player)}.`,
  'others-left': ({ a, b }, of) =>
    `If ${of(a)} and ${of(b)} met, the others could not all be paired by the rules.`,
  worse: ({ a, b, group, ...apart }, of) =>
    `${place(group)} a round with ${of(a)} and ${of(b)} would be worse: ${rows(apart)}.`,
  better: ({ a, b, group, ...apart }, of) =>
    `${place(group)} a round with ${of(a)} and ${of(b)} would be better, for this one is not the rules’ own: ${rows(apart)}.`,
  'comes-later': ({ a, b, group }, of) =>
    `${place(group)} a round with ${of(a)} and ${of(b)} would be as good, but comes later in the fixed order.`,
  'worse-below': ({ a, b, group, below, ...apart }, of) =>
    `With ${of(a)} and ${of(b)} the group on ${format.points(group)} would be as good but later in the order, and that on ${format.points(below)} worse: ${rows(apart)}.`,
  'dubov-order': ({ a, b, group, step }, of) =>
    `In the group on ${format.points(group)} a round with ${of(a)} and ${of(b)} would be as good, but comes later: ${DUBOV_STEPS[step]}.`,
  'burstein-order': ({ a, b, group, player, now, then }, of) => {
    const next = then === null ? 'would go down' : `would meet number ${then}`;
    return `In the group on ${format.points(group)} a round with ${of(a)} and ${of(b)} would be as good, but comes later: ${of(player)}, who meets number ${now}, ${next}.`;
  },
  'lim-stays': ({ player, other, group, floater }, of) => {
    const stays = `${of(player)} finds an opponent in the group on ${format.points(group)}`;
    if (floater === null) return `${stays}, which nobody has to leave; ${of(other)} is not paired there.`;
    return `${stays}; it is ${of(floater.player)} who leaves it (${LIM_FLOATS[floater.cause]}). ${of(other)} is not paired there.`;
  },
  'lim-taken': ({ player, other, by }, of) =>
    `${of(by)} is paired before ${of(player)} and ${of(other)} and takes ${of(player)}.`,
  'lim-floater-takes': ({ player, opponent, other, because }, of) =>
    `${of(player)} came from another group and takes ${of(opponent)}, not ${of(other)}: ${LIM_TAKES[because]}.`,
  'lim-later': ({ player, opponent, other, kept }, of) =>
    kept
      ? `${of(player)} keeps ${of(opponent)} from before others left the group, and so does not meet ${of(other)}.`
      : `For ${of(player)} the order of the exchanges comes to ${of(opponent)} before ${of(other)}.`,
  'lim-obstacle': ({ player, opponent, other, because, now, then }, of) => {
    const first = `For ${of(player)} the exchanges come to ${of(other)} before ${of(opponent)}, but`;
    switch (because) {
      case 'needed':
        return `${first} then the others could not all be paired.`;
      case 'colours':
        return `${first} then ${then} instead of ${now} of those left would miss their due colour.`;
      case 'maxi':
        return `${first} that exchange would take players more than 100 rating points apart.`;
    }
  },
  'rules-pair-them': ({ a, b }, of) =>
    `By the rules ${of(a)} and ${of(b)} would meet; this round was made by hand.`,
  'mwm-order': () =>
    'That round would weigh the same; of such rounds the one is taken that gives the highest ranked the highest opponents.',
  'table-rounds': ({ numbers, rounds }) =>
    `The Berger table has numbers ${numbers.join(' and ')} meet in ${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(' and ')}.`,
};

export const explanationsText = {
  /** The sentence of a reason, with the family names of the players whole. */
  reason: (reason: Reason, nameOf: NameOf): string => {
    const sentence = sentences[reason.code] as (parameters: Reason, nameOf: NameOf) => string;
    return aboutPlayers((of) => sentence(reason, of), nameOf);
  },
  rowValue,
} as const;
