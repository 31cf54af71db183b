/**
 * The facts about a player that both editions of the Dutch system ask for, worked out from his rounds alone.
 * Nothing here is shared with the pairing kernel: only the plain records of the task are read.
 */
import type { Competitor, RoundRecord } from '../../src-engine/history/competitor.ts';
import type { Colour } from '../../src-engine/model/colour.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import { drawOf, winOf, type Scoring } from '../../src-engine/model/scoring.ts';
import type { PairingTask } from '../../src-engine/systems/system.ts';

export type Edition = '2017' | '2026';

/** 1.7: kinds of preference, the strongest first. */
export type Strength = 'absolute' | 'strong' | 'mild' | 'none';

export type Float = 'down' | 'up' | null;

export interface OraclePlayer {
  readonly id: PlayerId;
  /** 1, 2, 3 … in the order of 1.2 (score, then TPN). */
  readonly rank: number;
  readonly parityNumber: number;
  /** Pairing score: the score plus virtual points (C.04.7 1.5). */
  readonly score: number;
  readonly cannotMeet: ReadonlySet<PlayerId>;
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly strength: Strength;
  /** The preferred colour; null for a player without preference. */
  readonly preference: Colour | null;
  readonly topscorer: boolean;
  readonly mayHaveBye: boolean;
  readonly unplayedGames: number;
  readonly lastFloat: Float;
  readonly floatBefore: Float;
}

/** The players of a task, the highest ranked first (1.2). */
export function oraclePlayersOf(task: PairingTask, edition: Edition): readonly OraclePlayer[] {
  return [...task.competitors]
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn)
    .map((competitor, index) => oraclePlayer(task, edition, competitor, index + 1));
}

function oraclePlayer(task: PairingTask, edition: Edition, who: Competitor, rank: number): OraclePlayer {
  const played = who.rounds.filter((round) => round.played);
  const colours = played.map((round) => round.colour!);
  const whites = colours.filter((colour) => colour === 'white').length;
  const colourDifference = whites - (colours.length - whites);
  return {
    id: who.id,
    rank,
    parityNumber: who.parityNumber,
    score: who.pairingScore,
    // C1: two players do not meet twice; a game that was not played is no meeting (C.04.2 3.5).
    cannotMeet: new Set([...played.map((round) => round.cell.opponent), ...who.barred]),
    colours,
    colourDifference,
    ...preferenceOf(colours, colourDifference),
    topscorer: isTopscorer(task, who.pairingScore),
    mayHaveBye: !who.rounds.some((round) => barsBye(round, edition, task.scoring)),
    unplayedGames: who.rounds.length - played.length,
    lastFloat: floatOf(who.rounds.at(-1), edition, task.scoring),
    floatBefore: floatOf(who.rounds.at(-2), edition, task.scoring),
  };
}

/** 1.7 (2017 A.6): the colour that the player should have next, and how strongly. */
function preferenceOf(
  colours: readonly Colour[],
  colourDifference: number,
): Pick<OraclePlayer, 'strength' | 'preference'> {
  const last = colours.at(-1);
  if (last === undefined) return { strength: 'none', preference: null };
  // 1.7.1 absolute
  if (colourDifference > 1) return { strength: 'absolute', preference: 'black' };
  if (colourDifference < -1) return { strength: 'absolute', preference: 'white' };
  const other: Colour = last === 'white' ? 'black' : 'white';
  if (colours.at(-2) === last) return { strength: 'absolute', preference: other };
  // 1.7.2 strong
  if (colourDifference === 1) return { strength: 'strong', preference: 'black' };
  if (colourDifference === -1) return { strength: 'strong', preference: 'white' };
  // 1.7.3 mild
  return { strength: 'mild', preference: other };
}

/** 1.8 (2017 A.7): more than half of what the rounds already played could bring, when the last round is paired. */
function isTopscorer(task: PairingTask, score: number): boolean {
  if (task.round !== task.rounds) return false;
  const best = Math.max(winOf(task.scoring), drawOf(task.scoring));
  return 2 * score > (task.round - 1) * best;
}

/** C2 (2026: C.04.1 4; 2017: C.04.1.d). */
function barsBye(round: RoundRecord, edition: Edition, scoring: Scoring): boolean {
  if (round.played) return false;
  if (round.cell.code === 'U') return true;
  if (edition === '2017') return round.cell.code === '+';
  return round.cell.code !== null && round.points >= winOf(scoring);
}

/** 1.4 (2017 A.4.b): the float that a round brought. */
function floatOf(round: RoundRecord | undefined, edition: Edition, scoring: Scoring): Float {
  if (round === undefined) return null;
  if (round.played) {
    if (round.scoreBefore > round.opponentScoreBefore) return 'down';
    return round.scoreBefore < round.opponentScoreBefore ? 'up' : null;
  }
  // 2017 A.4.b: whoever does not play, for whatever reason, has a downfloat.
  if (edition === '2017') return 'down';
  // 1.4.3: the receiver of the PAB, and who scores more than a loss without playing.
  if (round.cell.code === 'U') return 'down';
  return round.points > Math.max(scoring.whiteLoss, scoring.blackLoss) ? 'down' : null;
}

/** C1 and C3 (2017: C.1 and C.3). */
export function mayMeet(a: OraclePlayer, b: OraclePlayer): boolean {
  if (a.cannotMeet.has(b.id) || b.cannotMeet.has(a.id)) return false;
  const bothAbsolute = a.strength === 'absolute' && b.strength === 'absolute';
  return !(bothAbsolute && a.preference === b.preference && !a.topscorer && !b.topscorer);
}

/**
 * 1.9.1 (2017 A.9): whether these players can all be paired with each other, one of them at most receiving the
 * bye, under C1–C3. `mayReceive` may narrow down who the receiver may be.
 */
export function canComplete(
  players: readonly OraclePlayer[],
  mayReceive: (player: OraclePlayer) => boolean = (player) => player.mayHaveBye,
): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  if (players.length % 2 === 1 && mayReceive(first) && canComplete(others, mayReceive)) return true;
  return others.some(
    (other) =>
      mayMeet(first, other) &&
      canComplete(
        others.filter((each) => each !== other),
        mayReceive,
      ),
  );
}
