/** Plays a tournament to its end: rounds by a pairing system, results by chance. No text, no file. */
import { bakuVirtualPoints, virtualPointsOf } from '../acceleration/baku.ts';
import { firstNumberOf, randomOf, seedOf } from '../generator/random.ts';
import { byeAskedFor } from '../handling/presence.ts';
import { pairingTaskOf } from '../handling/task.ts';
import { Records } from '../history/records.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import { blankPlayer, type PlayerId } from '../model/player.ts';
import type { GameResult } from '../model/result.ts';
import {
  BLANK_TOURNAMENT,
  NEVER_ON_A_WALL,
  type Round,
  type Tournament,
  type Unpaired,
} from '../model/tournament.ts';
import type { Pairing, PairingFailure, PairingSystem, PairingTask } from '../systems/system.ts';
import type { ChancesOf } from './chances.ts';
import type { Contestant } from './contestant.ts';
import type { Entrant } from './strengths.ts';

/** A tournament without rounds for the entrants: number, identity and place in the list are the same. */
export function emptyTournament(
  entrants: readonly Entrant[],
  contestant: Contestant,
  settings: { readonly rounds: number; readonly seed: number; readonly tieBreaks: readonly string[] },
): Tournament {
  const { rules } = BLANK_TOURNAMENT;
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    rules: {
      ...rules,
      system: contestant.system,
      rounds: settings.rounds,
      initialColour: randomOf(seedOf(settings.seed, COLOUR)).chance(0.5) ? 'white' : 'black',
      acceleration: contestant.acceleration,
      tieBreaks: settings.tieBreaks,
      lotSeed: settings.seed,
      ...(contestant.beta === null ? {} : { maximumColourDifference: contestant.beta }),
    },
    players: entrants.map(({ rating }, index) => ({ ...blankPlayer(index + 1, ''), tpn: index + 1, rating })),
  };
  return { ...tournament, rules: { ...tournament.rules, virtualPoints: bakuVirtualPoints(tournament) } };
}

/** Purposes of random numbers, so that the lot for the colour and the luck of games have nothing to do with each other. */
const COLOUR = 0x636f6c6f;
const LUCK = 0x6c75636b;

/** How the games of a run go. */
export interface Fortune {
  readonly seed: number;
  readonly chances: ChancesOf;
  /** True strength by identity. */
  readonly strengthOf: (player: PlayerId) => number;
}

/**
 * The result of a game. Luck belongs to the seed and the two players: wherever they meet, under whatever system and in
 * whatever round, the player of the lower number has the same luck. Colours change the chances, not the luck.
 */
export function resultOf(
  { seed, chances, strengthOf }: Fortune,
  white: PlayerId,
  black: PlayerId,
): GameResult {
  const { white: whiteWins, draw, black: blackWins } = chances(strengthOf(white), strengthOf(black));
  const [low, high] = white < black ? [white, black] : [black, white];
  const luck = firstNumberOf(seedOf(seed, LUCK, low, high));
  const lowWins = white === low ? whiteWins : blackWins;
  if (luck < lowWins) return white === low ? 'white-wins' : 'black-wins';
  if (luck < lowWins + draw) return 'draw';
  return white === low ? 'black-wins' : 'white-wins';
}

/** Called before a round is played. The task holds until then: the records in it go on with the tournament. */
type RoundWatcher = (task: PairingTask, pairing: Pairing) => void;

/** A tournament that could not be played to its end; `round` is 1-based. */
export interface PlayFailure {
  readonly code: 'not-pairable';
  readonly round: number;
  readonly failure: PairingFailure;
}

/** The tournament with all its rounds. Fails with `not-pairable` where the system finds no round. */
export function playOut(
  tournament: Tournament,
  system: PairingSystem,
  fortune: Fortune,
  watch: RoundWatcher = () => undefined,
): Outcome<Tournament, PlayFailure> {
  let played = tournament;
  const records = new Records(tournament, virtualPointsOf(tournament));
  for (const past of tournament.rounds) records.add(past);
  for (let round = tournament.rounds.length + 1; round <= tournament.rules.rounds; round++) {
    const task = pairingTaskOf(played, round, { records });
    if (!task.ok) return fail({ code: 'not-pairable', round, failure: task.failure });
    const paired = system.pair(task.value);
    if (!paired.ok) return fail({ code: 'not-pairable', round, failure: paired.failure });
    watch(task.value, paired.value);
    const next = playedRound(played, task.value, paired.value, fortune);
    played = { ...played, rounds: [...played.rounds, next] };
    records.add(next);
  }
  return ok(played);
}

function playedRound(
  tournament: Tournament,
  task: PairingTask,
  { pairs, bye }: Pairing,
  fortune: Fortune,
): Round {
  return {
    ...NEVER_ON_A_WALL,
    boards: pairs.map(({ white, black }) => ({
      white,
      black,
      result: resultOf(fortune, white, black),
      ratedAs: null,
    })),
    unpaired: unpairedIn(tournament, task, bye),
    system: tournament.rules.system,
  };
}

/** The bye, and those who are absent with or without a bye of their own. */
function unpairedIn(
  { players }: Tournament,
  { round, competitors }: PairingTask,
  bye: PlayerId | null,
): Unpaired[] {
  const unpaired: Unpaired[] = bye === null ? [] : [{ player: bye, kind: 'pab' }];
  if (competitors.length === players.length) return unpaired;
  const taking = new Set(competitors.map(({ id }) => id));
  for (const player of players)
    if (!taking.has(player.id))
      unpaired.push({ player: player.id, kind: byeAskedFor(player, round) ?? 'zero' });
  return unpaired;
}
