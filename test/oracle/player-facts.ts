/**
 * What C.04.3 says about single players, in both editions, as the oracles read it: statement by statement, from the rounds
 * that each player has behind them. Kernel and gate have readings of their own; no line is shared with either.
 */
import type { Colour } from '../../src-engine/model/colour.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { PlainPlayer, PlainRound, PlainTask } from './field.ts';

/** The editions by year: approved in Baku 2016, and in force since 1 February 2026. */
export const YEARS = ['2017', '2026'] as const;
export type Year = (typeof YEARS)[number];

export type Float = 'down' | 'up' | null;

/** A player before the round; points in tenths. */
export interface PlayerFacts {
  readonly id: PlayerId;
  /** 1, 2, 3 … in the order of 1.2 (2017 A.2). */
  readonly rank: number;
  /** Parity of 5.2.5. */
  readonly parityNumber: number;
  readonly score: number;
  readonly cannotMeet: ReadonlySet<PlayerId>;
  /** Of games that took place, the oldest first. */
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly strength: Strength;
  readonly preference: Colour | null;
  readonly topscorer: boolean;
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
  readonly lastFloat: Float;
  readonly floatBefore: Float;
}

type Strength = 'absolute' | 'strong' | 'mild' | 'none';

/** The players to be paired, the highest ranked first: by score, then by TPN (1.2; 2017 A.2). */
export function factsOfPlayers(task: PlainTask, year: Year): readonly PlayerFacts[] {
  const ranking = task.competitors.toSorted((a, b) =>
    a.pairingScore === b.pairingScore ? a.tpn - b.tpn : b.pairingScore - a.pairingScore,
  );
  return ranking.map((player, place) => ({
    id: player.id,
    rank: place + 1,
    parityNumber: player.parityNumber,
    score: player.pairingScore,
    ...gamesOf(player),
    topscorer: isTopscorer(task, player),
    mayHaveBye: !player.rounds.some((round) => barsBye(task, year, round)),
    lastFloat: floatOf(task, year, player.rounds.at(-1)),
    floatBefore: floatOf(task, year, player.rounds.at(-2)),
  }));
}

/** 2.1.1 [C1], 2.1.3 [C3] (2017 C.1, C.3). */
export function mayMeet(a: PlayerFacts, b: PlayerFacts): boolean {
  if (a.cannotMeet.has(b.id) || b.cannotMeet.has(a.id)) return false;
  if (a.topscorer || b.topscorer) return true;
  return a.strength !== 'absolute' || b.strength !== 'absolute' || a.preference !== b.preference;
}

/** What the games that took place say: opponents, colours, 1.6 and 1.7 (2017 A.6). */
function gamesOf({ rounds, barred }: PlainPlayer) {
  const opponents = new Set(barred);
  const colours: Colour[] = [];
  for (const { played, cell, colour } of rounds) {
    if (!played || colour === null) continue;
    opponents.add(cell.opponent);
    colours.push(colour);
  }
  const letters = colours.map((colour) => (colour === 'white' ? 'W' : 'B')).join('');
  const difference = letters.replaceAll('B', '').length - letters.replaceAll('W', '').length;
  const [, strength, preference] = PREFERENCES.find(([holds]) => holds(letters, difference))!;
  return {
    cannotMeet: opponents,
    colours,
    colourDifference: difference,
    unplayedGames: rounds.length - colours.length,
    strength,
    preference,
  };
}

/** 1.7.1 to 1.7.4 in their order; the first that holds. */
const PREFERENCES: readonly (readonly [
  holds: (games: string, difference: number) => boolean,
  strength: Strength,
  preference: Colour | null,
])[] = [
  [(_, difference) => difference < -1, 'absolute', 'white'],
  [(_, difference) => difference > 1, 'absolute', 'black'],
  [(games) => games.endsWith('BB'), 'absolute', 'white'],
  [(games) => games.endsWith('WW'), 'absolute', 'black'],
  [(_, difference) => difference === -1, 'strong', 'white'],
  [(_, difference) => difference === 1, 'strong', 'black'],
  [(games) => games.endsWith('B'), 'mild', 'white'],
  [(games) => games.endsWith('W'), 'mild', 'black'],
  [() => true, 'none', null],
];

/** 1.8 (2017 A.7): over 50 % of the maximum possible score, when the final round is paired. */
function isTopscorer({ round, rounds, scoring }: PlainTask, { pairingScore }: PlainPlayer): boolean {
  const { whiteWin, blackWin, whiteDraw, blackDraw } = scoring;
  const maximum = (rounds - 1) * Math.max(whiteWin, blackWin, whiteDraw, blackDraw);
  return round === rounds && pairingScore > maximum / 2;
}

/**
 * 2.1.2 [C2] by C.04.1 4: who had the bye, or in one single round, without playing, as many points as for a win; 2017 C.2 by
 * C.04.1.d: who had the bye, or a win because the opponent did not come.
 */
function barsBye({ scoring }: PlainTask, year: Year, { played, cell, points }: PlainRound): boolean {
  if (cell.code === 'U') return true;
  if (year === '2017') return cell.code === '+';
  return !played && cell.code !== null && points >= Math.max(scoring.whiteWin, scoring.blackWin);
}

/**
 * 1.4 (2017 A.4): of two with different scores who have played, the higher has a downfloat, the lower an upfloat. The bye is a
 * downfloat, and so is a round without a game: of 2026, if it brought more than a loss; of 2017, any.
 */
function floatOf({ scoring }: PlainTask, year: Year, round: PlainRound | undefined): Float {
  if (round === undefined) return null;
  const { played, cell, points, scoreBefore, opponentScoreBefore } = round;
  if (!played) {
    const gained = points > Math.max(scoring.whiteLoss, scoring.blackLoss);
    return cell.code === 'U' || gained || year === '2017' ? 'down' : null;
  }
  const lead = Math.sign(scoreBefore - opponentScoreBefore);
  return lead === 0 ? null : lead > 0 ? 'down' : 'up';
}
