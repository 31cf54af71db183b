/** Milvang's model fitted to games that were played: the parameters under which they are most likely. */
import { isPlayed } from '../model/result.ts';
import { playersById, type Tournament } from '../model/tournament.ts';
import { milvang, type MilvangParameters } from './chances.ts';

/** A game between rated players, by their ratings. */
export interface RatedGame {
  readonly white: number;
  readonly black: number;
  readonly result: 'white' | 'draw' | 'black';
}

/** Fewest games from which five parameters can be told. */
export const LEAST_GAMES = 100;

/** The decided and drawn games of rated players with each other. */
export function ratedGamesOf(tournament: Tournament): RatedGame[] {
  const players = playersById(tournament);
  return tournament.rounds.flatMap(({ boards }) =>
    boards.flatMap(({ white, black, result }): RatedGame[] => {
      const ratings = [players.get(white)!.rating, players.get(black)!.rating] as const;
      if (!isPlayed(result) || ratings[0] === 0 || ratings[1] === 0) return [];
      const outcome = OUTCOMES[result];
      return outcome === undefined ? [] : [{ white: ratings[0], black: ratings[1], result: outcome }];
    }),
  );
}

const OUTCOMES: Readonly<Partial<Record<string, RatedGame['result']>>> = {
  'white-wins': 'white',
  draw: 'draw',
  'black-wins': 'black',
  'unrated-white-wins': 'white',
  'unrated-draw': 'draw',
  'unrated-black-wins': 'black',
};

/** How the parameters are moved while searching, in the order of the fields of {@link MilvangParameters} as {@link parametersOf} reads them. */
const FIRST_STEPS = [40, 0.05, 40, 0.05, 60] as const;

/** The search ends when no step of this part of the first ones helps. */
const FINEST = 1 / 4096;

/**
 * The most likely parameters by a pattern search: one parameter after the other a step up or down, then half the step.
 * Deterministic. Cost: games × a few thousand. Null for fewer than {@link LEAST_GAMES} games.
 */
export function fittedTo(games: readonly RatedGame[]): MilvangParameters | null {
  if (games.length < LEAST_GAMES) return null;
  const best = [90, 0.1, -150, -0.1, 380];
  let known = surprise(games, best);
  for (let part = 1; part >= FINEST;) {
    let moved = false;
    FIRST_STEPS.forEach((step, place) => {
      for (const sign of [1, -1]) {
        const tried = best.with(place, best[place]! + sign * part * step);
        const value = tried[4]! < LEAST_SPREAD ? Infinity : surprise(games, tried);
        if (value >= known) continue;
        [known, moved] = [value, true];
        best[place] = tried[place]!;
        break;
      }
    });
    if (!moved) part /= 2;
  }
  return parametersOf(best);
}

/** Below this, rating points, the model is a step function. */
const LEAST_SPREAD = 50;

function parametersOf([white, whiteSlope, black, blackSlope, spread]: readonly number[]): MilvangParameters {
  return {
    white: white!,
    whiteSlope: whiteSlope!,
    black: black!,
    blackSlope: blackSlope!,
    spread: spread!,
  };
}

/** Minus the logarithm of the likelihood. */
function surprise(games: readonly RatedGame[], vector: readonly number[]): number {
  const parameters = parametersOf(vector);
  return games.reduce((sum, { white, black, result }) => {
    // A result that the parameters exclude must not end the search.
    const chance = Math.max(1e-9, milvang(parameters, white, black)[result]);
    return sum - Math.log(chance);
  }, 0);
}
