/** Tournaments played by the engine itself, for measurements. */
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  pairingTaskOf,
  systemOf,
  type GameResult,
  type Pairing,
  type Round,
  type Tournament,
} from '../../../src-engine/index.ts';
import { randomOf, type Random } from '../random.ts';

export interface FieldOptions {
  readonly players: number;
  /** Rounds that are played. */
  readonly played: number;
  /** Rounds of the tournament. */
  readonly rounds: number;
  readonly seed: number;
  /** Share of drawn games, 0 … 1; the others follow the ratings. */
  readonly draws: number;
  readonly system?: string;
}

/** A tournament with `played` rounds paired by the engine and results drawn at random. */
export function playedField({
  players,
  played,
  rounds,
  seed,
  draws,
  system = 'dutch-2026',
}: FieldOptions): Tournament {
  const random = randomOf(seed);
  const field = Array.from({ length: players }, (_, i) => ({
    ...blankPlayer(i + 1, `Player${String(i + 1).padStart(4, '0')}, Bench`),
    tpn: i + 1,
    rating: Math.max(1001, Math.round(2600 - (1500 * i) / players)),
  }));
  let tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    info: { ...BLANK_TOURNAMENT.info, name: `Bench ${players} ${seed}` },
    rules: { ...BLANK_TOURNAMENT.rules, rounds, system, initialColour: 'white' },
    players: field,
  };
  for (let round = 1; round <= played; round++) {
    const pairing = pairNext(tournament, round);
    const boards = pairing.pairs.map(({ white, black }) => ({
      white,
      black,
      result: resultOf(random, field[white - 1]!.rating, field[black - 1]!.rating, draws),
      ratedAs: null,
    }));
    const unpaired = pairing.bye === null ? [] : [{ player: pairing.bye, kind: 'pab' as const }];
    tournament = { ...tournament, rounds: [...tournament.rounds, publishedRound(boards, unpaired, system)] };
  }
  return tournament;
}

/** The engine's pairing of a round; a round without one is a mistake of the bench. */
export function pairNext(tournament: Tournament, round: number): Pairing {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) throw new Error(task.failure.code);
  const pairing = systemOf(tournament.rules.system)!.pair(task.value);
  if (!pairing.ok) throw new Error(pairing.failure.code);
  return pairing.value;
}

function publishedRound(boards: Round['boards'], unpaired: Round['unpaired'], system: string): Round {
  return { stage: 'published', boards, unpaired, version: 1, publishedAt: '', handMade: false, system };
}

function resultOf(random: Random, white: number, black: number, draws: number): GameResult {
  if (random() < draws) return 'draw';
  const expectation = 1 / (1 + 10 ** ((black - white) / 400));
  return random() < expectation ? 'white-wins' : 'black-wins';
}
