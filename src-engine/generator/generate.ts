/** Random tournaments: players, absences and results are drawn, the pairings are the system's own. */
import { bakuVirtualPoints } from '../acceleration/baku.ts';
import { pairingTaskOf } from '../handling/task.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Player, PlayerId } from '../model/player.ts';
import { DEFAULT_RULES } from '../model/rules.ts';
import { playsEveryRound } from '../model/system-ids.ts';
import {
  BLANK_INFO,
  BLANK_TOURNAMENT,
  NEVER_ON_A_WALL,
  type Round,
  type Tournament,
} from '../model/tournament.ts';
import { isInForce, systemOf } from '../systems/registry.ts';
import type { Pairing } from '../systems/system.ts';
import { standingsOf } from '../tiebreaks/standings.ts';
import { checkedOptions, type GeneratorFailure, type GeneratorOptions } from './options.ts';
import { playersOf } from './players.ts';
import { randomOf, type Random } from './random.ts';
import { resultOf } from './results.ts';

/**
 * A random tournament with all its rounds, paired by the system of the options, results by the rating table
 * (B.02 8.1.2 with the cap of 400 points). Fails with `unknown-system`, `out-of-range` or `not-pairable`.
 * `model` gives the players instead of the options' number and ratings.
 */
export function generateTournament(
  options: GeneratorOptions,
  model?: readonly Player[],
): Outcome<Tournament, GeneratorFailure> {
  const checked = checkedOptions(options);
  if (!checked.ok) return checked;
  const system = systemOf(options.system);
  if (system === null) return fail({ code: 'unknown-system', system: options.system });
  const random = randomOf(options.seed);
  let tournament = beginning(options, playersOf(random, options, model), random);
  for (let round = 1; round <= options.rounds; round++) {
    const task = pairingTaskOf(tournament, round);
    const pairing = task.ok ? system.pair(task.value) : task;
    if (!pairing.ok) return fail({ code: 'not-pairable', round, failure: pairing.failure });
    const played = playedRound(tournament, round, pairing.value, random, options);
    tournament = { ...tournament, rounds: [...tournament.rounds, played] };
  }
  return ok(withRanks(tournament));
}

/** The ranks that the standings give, as a report records them. */
function withRanks(tournament: Tournament): Tournament {
  const ranks = new Map(standingsOf(tournament).rows.map(({ player, rank }) => [player, rank]));
  const players = tournament.players.map((player) => ({
    ...player,
    recordedRank: ranks.get(player.id) ?? null,
  }));
  return { ...tournament, players };
}

/** The tournament before its first round. */
function beginning(options: GeneratorOptions, players: readonly Player[], random: Random): Tournament {
  // A season in which the text of the system was in force.
  const year = isInForce(options.system, '2026/04/01') ? 2026 : 2025;
  const dates = Array.from({ length: options.rounds }, (_, index) => dateOf(year, index));
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    info: {
      ...BLANK_INFO,
      name: `Random tournament ${options.seed}`,
      city: 'Nowhere',
      federation: 'FID',
      startDate: dates[0]!,
      endDate: dates.at(-1)!,
      type: `Individual: ${playsEveryRound(options.system) ? options.system : 'Swiss-System'}`,
      chiefArbiter: 'Arbiter, Random',
      timeControl: '90 min + 30 s',
      encodedTimeControl: '5400+30',
      roundDates: dates,
    },
    rules: {
      ...DEFAULT_RULES,
      system: options.system,
      rounds: options.rounds,
      initialColour: options.initialColour ?? random.pick(['white', 'black']),
      scoring: options.scoring,
      acceleration: options.acceleration,
      tieBreakText: year < 2026 ? '2024' : '2026',
      lotSeed: options.seed,
      ...(options.tieBreaks === undefined ? {} : { tieBreaks: options.tieBreaks }),
      ...(options.maxiTournament === true ? { maxiTournament: true } : {}),
      ...(options.maximumColourDifference === undefined
        ? {}
        : { maximumColourDifference: options.maximumColourDifference }),
    },
    players,
  };
  const virtualPoints = bakuVirtualPoints(tournament);
  // An edition that does not know acceleration for so few rounds gives none (C.04.5.1 of 2017, 1).
  const acceleration = virtualPoints.length > 0 ? options.acceleration : 'none';
  return { ...tournament, rules: { ...tournament.rules, acceleration, virtualPoints } };
}

/** One round a day, from 1 April on, within months of 30 days: plausible, and never an impossible date. */
function dateOf(year: number, index: number): string {
  const month = 4 + (Math.floor(index / 30) % 9);
  const day = 1 + (index % 30);
  return `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
}

function playedRound(
  tournament: Tournament,
  round: number,
  { pairs, bye }: Pairing,
  random: Random,
  options: GeneratorOptions,
): Round {
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating] as const));
  const paired = new Set<PlayerId>(pairs.flatMap(({ white, black }) => [white, black]));
  return {
    ...NEVER_ON_A_WALL,
    boards: pairs.map(({ white, black }) => ({
      white,
      black,
      result: resultOf(random, ratings.get(white)! - ratings.get(black)!, options, round),
      ratedAs: null,
    })),
    unpaired: tournament.players
      .filter(({ id }) => !paired.has(id))
      .map((player) => ({ player: player.id, kind: player.id === bye ? 'pab' : absenceOf(player, round) })),
    system: tournament.rules.system,
  };
}

/** A bye that was asked for, else a zero-point bye: not yet arrived or already gone. */
function absenceOf({ absences }: Player, round: number): 'half' | 'zero' | 'full' {
  return absences.find((absence) => absence.round === round)?.kind ?? 'zero';
}
