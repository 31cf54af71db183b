import { blankPlayer, type Absence, type Player } from '../model/player.ts';
import { rateIn, type GeneratorOptions } from './options.ts';
import type { Random } from './random.ts';

const ONSETS = [
  'B',
  'D',
  'F',
  'G',
  'H',
  'K',
  'L',
  'M',
  'N',
  'P',
  'R',
  'S',
  'T',
  'V',
  'W',
  'Br',
  'Gr',
  'St',
  'Tr',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ei', 'ou'];
const CODAS = ['l', 'm', 'n', 'r', 's', 't', 'nd', 'rk', 'st', ''];
const FEDERATIONS = [
  'AUT',
  'BEL',
  'CZE',
  'ENG',
  'ESP',
  'FRA',
  'GER',
  'GRE',
  'HUN',
  'IND',
  'ITA',
  'NED',
  'POL',
  'USA',
];

/**
 * Made-up players numbered 1 … N in the order of their ratings, with the byes, withdrawals and late entries that the
 * options ask for. With a `model` the names and ratings are its players'.
 */
export function playersOf(random: Random, options: GeneratorOptions, model?: readonly Player[]): Player[] {
  const people = model ? modelled(model) : madeUp(random, options);
  return people.map((player) => {
    const entryRound =
      options.rounds > 1 && random.chance(options.lateEntryRate)
        ? random.integer(2, Math.max(2, Math.ceil(options.rounds / 2)))
        : 1;
    const withdrawnFrom =
      entryRound < options.rounds && random.chance(options.withdrawalRate)
        ? random.integer(entryRound + 1, options.rounds)
        : null;
    return {
      ...player,
      entryRound,
      withdrawnFrom,
      absences: absencesOf(random, options, entryRound, withdrawnFrom),
    };
  });
}

function madeUp(random: Random, options: GeneratorOptions): Player[] {
  const { players, lowestRating, highestRating, ratingStep } = options;
  const made = (at: number): number =>
    ratingStep === undefined
      ? random.integer(lowestRating, highestRating)
      : Math.max(lowestRating, highestRating - at * ratingStep);
  const ratings = options.ratings ?? Array.from({ length: players }, (_, at) => made(at));
  const ordered = ratings.toSorted((a, b) => b - a);
  return ordered.map((rating, index) => ({
    ...blankPlayer(index + 1, `${nameOf(random, 2)}, ${nameOf(random, 1)}`),
    tpn: index + 1,
    rating,
    sex: random.chance(0.15) ? 'w' : 'm',
    federation: random.pick(FEDERATIONS),
    birth: `${random.integer(1945, 2016)}/00/00`,
  }));
}

function nameOf(random: Random, syllables: number): string {
  const name = Array.from(
    { length: syllables },
    () => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS),
  ).join('');
  return name[0]! + name.slice(1).toLowerCase();
}

/** The players of a model without what happened to them there. */
function modelled(model: readonly Player[]): Player[] {
  const order = [...model].sort((a, b) => a.tpn - b.tpn);
  return order.map((player, index) => ({
    ...player,
    id: index + 1,
    tpn: index + 1,
    arrival: 'expected',
    adjustment: 0,
    recordedRank: null,
  }));
}

function absencesOf(
  random: Random,
  options: GeneratorOptions,
  entryRound: number,
  withdrawnFrom: number | null,
): Absence[] {
  const absences: Absence[] = [];
  const kinds = [
    ['half', options.halfByeRate],
    ['zero', options.zeroByeRate],
    ['full', options.fullByeRate],
  ] as const;
  for (let round = entryRound; round < (withdrawnFrom ?? options.rounds + 1); round++) {
    const asked = kinds.find(([, rate]) => random.chance(rateIn(rate, round)));
    if (asked !== undefined) absences.push({ round, kind: asked[0] });
  }
  return absences;
}
