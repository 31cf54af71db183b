/**
 * Random small tournaments with everything that can happen to a player: byes of all kinds, forfeits, late entries,
 * withdrawals, acceleration, prohibitions, odd scoring systems. The round after the last recorded one is to be paired.
 */
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import type { Colour } from '../../src-engine/model/colour.ts';
import { blankPlayer, type Absence, type Player, type PlayerId } from '../../src-engine/model/player.ts';
import type { GameResult, UnpairedKind } from '../../src-engine/model/result.ts';
import { STANDARD_SCORING, type Scoring } from '../../src-engine/model/scoring.ts';
import { DEFAULT_RULES, type Prohibition, type VirtualPoints } from '../../src-engine/model/rules.ts';
import {
  BLANK_TOURNAMENT,
  type Board,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/model/tournament.ts';

/** Largest number of players to be paired in one round: the literal oracle is exponential. */
export const LARGEST_FIELD = 8;

export interface History {
  readonly tournament: Tournament;
  /** The round to be paired. */
  readonly round: number;
}

/** The random history of a seed, with at most `largest` players to be paired. */
export function historyOf(seed: number, largest = LARGEST_FIELD): History {
  const random = randomOf(seed);
  const size = random.integer(2, largest + 1);
  const past = random.integer(0, random.chance(0.15) ? Math.min(size, 7) : Math.min(size - 1, 5));
  const messiness = random.pick([0, 0.05, 0.15, 0.4]);
  const players = playersOf(random, size, past + 1, messiness);
  const coloursMatter = random.pick([0, 0.5, 1]);
  const rounds = roundsOf({ random, messiness, coloursMatter }, players, past);
  const more = random.chance(0.5) ? 0 : random.integer(1, 4);
  return {
    round: past + 1,
    tournament: {
      ...BLANK_TOURNAMENT,
      players: limited(players, past + 1, largest),
      rounds,
      rules: {
        ...DEFAULT_RULES,
        rounds: past + 1 + more,
        initialColour: random.pick(['white', 'black']),
        scoring: random.chance(0.6) ? STANDARD_SCORING : random.pick(SCORINGS),
        virtualPoints: random.chance(0.15) ? virtualPointsFor(random, players, past + 1) : [],
        prohibitions: random.chance(0.1) ? [prohibitionFor(random, players, past + 1)] : [],
      },
    },
  };
}

/** `past` rounds between the players, each paired at random among those who have not met. */
export function roundsOf(manner: Manner, players: readonly Player[], past: number): Round[] {
  const story: Story = { ...manner, met: new Set(), balance: new Map(), last: new Map() };
  return Array.from({ length: past }, (_, index) => roundOf(story, players, index + 1));
}

const scoring = (changes: Partial<Scoring>): Scoring => ({ ...STANDARD_SCORING, ...changes });

/** Three points a win; a bye worth a draw; a point for losing; a forfeit win worth less than a win; and others. */
export const SCORINGS: readonly Scoring[] = [
  scoring({ pairingAllocatedBye: 5 }),
  scoring({ pairingAllocatedBye: 0, fullBye: 5 }),
  scoring({ whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10, unknown: 10 }),
  scoring({
    whiteWin: 30,
    blackWin: 30,
    whiteDraw: 10,
    blackDraw: 10,
    forfeitWin: 30,
    pairingAllocatedBye: 30,
    fullBye: 30,
    halfBye: 10,
  }),
  scoring({
    whiteWin: 30,
    blackWin: 30,
    whiteDraw: 20,
    blackDraw: 20,
    whiteLoss: 10,
    blackLoss: 10,
    forfeitWin: 30,
    pairingAllocatedBye: 20,
    fullBye: 30,
    halfBye: 20,
  }),
  scoring({ blackDraw: 7, blackWin: 12 }),
  scoring({ forfeitWin: 5, halfBye: 3, zeroBye: 1 }),
];

export function playersOf(random: Random, size: number, round: number, messiness: number): Player[] {
  return Array.from({ length: size }, (_, index) => {
    const late = random.chance(messiness / 2);
    const gone = random.chance(messiness / 3);
    const absences: Absence[] = random.chance(messiness / 3)
      ? [{ round, kind: random.pick(['half', 'zero', 'full']) }]
      : [];
    return {
      ...blankPlayer(index + 1, `Player ${index + 1}`),
      tpn: index + 1,
      entryRound: late ? random.integer(2, Math.max(2, round)) : 1,
      withdrawnFrom: gone ? random.integer(1, round) : null,
      absences,
    };
  });
}

/** Sends players away until the round to be paired is small enough for the oracle. */
export function limited(players: readonly Player[], round: number, largest: number): Player[] {
  let free = largest;
  return players.map((player) => {
    const away =
      player.entryRound > round ||
      (player.withdrawnFrom !== null && player.withdrawnFrom <= round) ||
      player.absences.some((absence) => absence.round === round);
    if (away) return player;
    return free-- > 0 ? player : { ...player, withdrawnFrom: round };
  });
}

/** How rounds are made up. */
export interface Manner {
  readonly random: Random;
  readonly messiness: number;
  /** Probability that a pair's colours balance the earlier ones. */
  readonly coloursMatter: number;
  /** Probability that a game is drawn or has an odd result instead of being won by the player of the lower number. */
  readonly uncertainty?: number;
}

interface Story extends Manner {
  readonly met: Set<string>;
  /** Games with White minus games with Black. */
  readonly balance: Map<PlayerId, number>;
  readonly last: Map<PlayerId, Colour>;
}

const pairKey = (a: PlayerId, b: PlayerId): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

function roundOf(story: Story, players: readonly Player[], round: number): Round {
  const { random, messiness } = story;
  const unpaired: Unpaired[] = [];
  const present: PlayerId[] = [];
  for (const { id, entryRound, withdrawnFrom } of players) {
    const gone = withdrawnFrom !== null && withdrawnFrom <= round;
    if (entryRound > round || gone) {
      if (random.chance(0.3)) unpaired.push({ player: id, kind: random.pick(['zero', 'half', 'full']) });
    } else if (random.chance(messiness / 2)) {
      if (random.chance(0.8)) unpaired.push({ player: id, kind: random.pick(AWAY) });
    } else present.push(id);
  }
  const pairs = randomPairs(story, present);
  const paired = new Set(pairs.flat());
  const left = present.filter((id) => !paired.has(id));
  left.forEach((player, index) => unpaired.push({ player, kind: index === 0 ? 'pab' : random.pick(AWAY) }));
  return {
    stage: 'published',
    boards: pairs.map(([a, b]) => boardOf(story, a, b)),
    unpaired,
    version: 1,
    publishedAt: '',
    handMade: false,
    system: '',
  };
}

const AWAY: readonly UnpairedKind[] = ['zero', 'half', 'full', 'forfeit-win', 'forfeit-loss'];

/** Pairs players in random order who have not met; who finds no opponent is left. */
function randomPairs({ random, met }: Story, present: readonly PlayerId[]): [PlayerId, PlayerId][] {
  const free = random.shuffled(present);
  const pairs: [PlayerId, PlayerId][] = [];
  while (free.length > 1) {
    const player = free.shift()!;
    const index = free.findIndex((other) => !met.has(pairKey(player, other)));
    if (index >= 0) pairs.push([player, free.splice(index, 1)[0]!]);
  }
  return pairs;
}

function boardOf(story: Story, a: PlayerId, b: PlayerId): Board {
  const { random, messiness, balance, last } = story;
  const balanced = random.chance(story.coloursMatter);
  const swap = balanced ? wouldRatherSwap(story, a, b) : random.chance(0.5);
  const [white, black] = swap ? [b, a] : [a, b];
  const result: GameResult = random.chance(messiness / 2)
    ? random.pick(['forfeit-white-wins', 'forfeit-black-wins', 'forfeit-both-lose'])
    : random.chance(0.05)
      ? random.pick(['unrated-white-wins', 'both-lose', 'adjourned', 'white-draws-black-loses'])
      : story.uncertainty !== undefined && !random.chance(story.uncertainty)
        ? white < black
          ? 'white-wins'
          : 'black-wins'
        : random.pick(['white-wins', 'draw', 'black-wins']);
  if (!result.startsWith('forfeit')) {
    story.met.add(pairKey(a, b));
    balance.set(white, (balance.get(white) ?? 0) + 1);
    balance.set(black, (balance.get(black) ?? 0) - 1);
    last.set(white, 'white').set(black, 'black');
  }
  return { white, black, result, ratedAs: null };
}

function wouldRatherSwap({ random, balance, last }: Story, a: PlayerId, b: PlayerId): boolean {
  const difference = (balance.get(a) ?? 0) - (balance.get(b) ?? 0);
  if (difference !== 0) return difference > 0;
  if (last.get(a) !== last.get(b)) return last.get(a) === 'white';
  return random.chance(0.5);
}

export function virtualPointsFor(random: Random, players: readonly Player[], round: number): VirtualPoints[] {
  const upper = players.slice(0, Math.ceil(players.length / 2)).map(({ id }) => id);
  const lastFull = random.integer(1, round + 1);
  return [
    { points: 10, firstRound: 1, lastRound: lastFull, players: upper },
    { points: 5, firstRound: lastFull + 1, lastRound: lastFull + 2, players: upper },
  ];
}

export function prohibitionFor(random: Random, players: readonly Player[], round: number): Prohibition {
  return {
    firstRound: 1,
    lastRound: round,
    players: random.shuffled(players.map(({ id }) => id)).slice(0, random.integer(2, 3)),
  };
}
