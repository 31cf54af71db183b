/**
 * Random tournaments of up to 40 players with extreme mixtures: next to nobody left to meet, clubs kept apart, colours out
 * of balance, most players barred from the bye, scores of every kind. The round after the last one is to be paired.
 */
import { randomOf, type Random } from '../../../src-engine/generator/random.ts';
import type { Player } from '../../../src-engine/model/player.ts';
import { STANDARD_SCORING, type Scoring } from '../../../src-engine/model/scoring.ts';
import { ACCELERATIONS, DEFAULT_RULES, type Prohibition } from '../../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Round } from '../../../src-engine/model/tournament.ts';
import {
  limited,
  playersOf,
  prohibitionFor,
  roundsOf,
  SCORINGS,
  virtualPointsFor,
  type History,
} from '../histories.ts';
import { tightHistoryOf } from './tight.ts';

/** Fewest and most players to be paired. */
export const MID_SIZES = { least: 2, most: 40 } as const;

/** The random history of a seed, with at most `most` players to be paired; every third one is tight. */
export function midHistoryOf(seed: number, most: number = MID_SIZES.most): History {
  const random = randomOf(seed);
  if (seed % 3 === 0) return tightHistoryOf(random, most);
  const size = random.integer(MID_SIZES.least, random.pick([12, 20, most + 2]));
  return historyWith(random, size, most);
}

/** The same with a given number of players in all, after at most `longest` rounds. */
export function historyWith(random: Random, size: number, most = size, longest = Infinity): History {
  const past = Math.min(longest, pastRounds(random, size));
  const messiness = random.pick([0, 0, 0.05, 0.15, 0.4]);
  const adjusted = random.pick([0, 0, 0, messiness / 4, 0.7]);
  const players = playersOf(random, size, past + 1, messiness).map((player) =>
    random.chance(adjusted) ? { ...player, adjustment: random.pick([-35, -20, -10, -5, 5]) } : player,
  );
  const coloursMatter = random.pick([0, 0.5, 0.9, 1]);
  const uncertainty = random.pick([0.1, 0.5, 1]);
  const rounds = withoutByes(
    random,
    roundsOf({ random, messiness, coloursMatter, uncertainty }, players, past),
  );
  const more = random.chance(0.5) ? 0 : random.integer(1, 5);
  const acceleration = random.chance(0.15) ? random.pick(ACCELERATIONS) : 'none';
  return {
    round: past + 1,
    tournament: {
      ...BLANK_TOURNAMENT,
      players: limited(players, past + 1, most),
      rounds,
      rules: {
        ...DEFAULT_RULES,
        rounds: past + 1 + more,
        initialColour: random.pick(['white', 'black']),
        scoring: random.pick([STANDARD_SCORING, random.pick(SCORINGS), oddScoring(random)]),
        acceleration,
        virtualPoints:
          acceleration === 'none' && random.chance(0.1) ? virtualPointsFor(random, players, past + 1) : [],
        prohibitions: random.chance(0.25) ? prohibitionsFor(random, players, past + 1) : [],
      },
    },
  };
}

/** A few rounds, or so many that nearly everybody has met. */
function pastRounds(random: Random, size: number): number {
  const few = Math.min(size - 1, 4);
  const many = Math.min(size - 1, 11);
  const nearlyAll = Math.max(0, size - random.integer(2, 5));
  const [least, most] = random.pick([
    [0, few],
    [few, many],
    [nearlyAll, nearlyAll],
  ] as const);
  return random.integer(least, most);
}

/** Now and then whoever was away had the bye, or a whole point in another way: few are left who may receive it. */
function withoutByes(random: Random, rounds: Round[]): Round[] {
  if (!random.chance(0.3)) return rounds;
  const kinds = random.pick([['pab'], ['pab', 'forfeit-win', 'full', 'half']] as const);
  return rounds.map((round) => ({
    ...round,
    unpaired: round.unpaired.map(({ player }) => ({ player, kind: random.pick(kinds) })),
  }));
}

/** Any values, those of White and of Black apart now and then. */
function oddScoring(random: Random): Scoring {
  const whiteWin = random.integer(1, 6) * 5;
  const whiteDraw = random.integer(0, whiteWin);
  const whiteLoss = random.integer(0, whiteDraw);
  const same = random.chance(0.7);
  const some = (): number => random.pick([0, whiteLoss, whiteDraw, whiteWin]);
  return {
    ...STANDARD_SCORING,
    whiteWin,
    whiteDraw,
    whiteLoss,
    blackWin: same ? whiteWin : whiteWin + 2,
    blackDraw: same ? whiteDraw : random.integer(0, whiteDraw),
    blackLoss: same ? whiteLoss : 0,
    forfeitWin: some(),
    forfeitLoss: random.pick([0, whiteLoss]),
    pairingAllocatedBye: some(),
    fullBye: some(),
    halfBye: some(),
    zeroBye: random.pick([0, whiteLoss]),
    unknown: some(),
  };
}

/** Single prohibitions, clubs that are kept apart, or two halves of which one is kept from itself. */
function prohibitionsFor(random: Random, players: readonly Player[], round: number): Prohibition[] {
  const group = (ids: readonly number[]): Prohibition => ({
    firstRound: 1,
    lastRound: round,
    players: [...ids],
  });
  const ids = players.map(({ id }) => id);
  switch (random.pick(['single', 'clubs', 'half'] as const)) {
    case 'single':
      return Array.from({ length: random.integer(1, 6) }, () => prohibitionFor(random, players, round));
    case 'clubs': {
      const clubs = random.integer(2, 6);
      const clubOf = ids.map(() => random.integer(1, clubs + 2));
      return Array.from({ length: clubs }, (_, club) =>
        group(ids.filter((_, index) => clubOf[index] === club + 1)),
      ).filter((prohibition) => prohibition.players.length > 1);
    }
    case 'half':
      return [group(random.shuffled(ids).slice(0, Math.max(2, Math.floor(ids.length / 2))))];
  }
}
