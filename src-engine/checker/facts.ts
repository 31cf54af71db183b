/**
 * The facts about a player that both editions of the Dutch system ask for, worked out from their rounds alone: the
 * checker's own reading of the articles, which shares nothing with the pairing kernel but the records of the task.
 */
import type { Competitor, RoundRecord } from '../history/competitor.ts';
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import { drawOf, winOf, type Scoring } from '../model/scoring.ts';
import type { PairingTask } from '../systems/system.ts';

/** Editions of the Dutch system: C.04.3 of Baku 2016 (in force from 2017), and that of 1 February 2026. */
export type DutchEdition = '2017' | '2026';

/** The Dutch text of 2017 has its own floats and byes; every other system is told by the rules in force. */
export function textOfFacts(system: string): DutchEdition {
  return system === 'dutch-2017' ? '2017' : '2026';
}

/** 1.7: kinds of preference, the strongest first. */
export const STRENGTHS = ['absolute', 'strong', 'mild', 'none'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** C.04.3 1.4 (2017 A.4): what a round made of the player; null where it brought no float. */
export type Float = 'down' | 'up' | null;

/** A player before the round, by the checker’s own reading of C.04.3; points in tenths. */
export interface PlayerFacts {
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

/** The players to be paired, the highest ranked first (C.04.3 1.2; 2017 A.2). */
export function factsOfPlayers(task: PairingTask, edition: DutchEdition): readonly PlayerFacts[] {
  return [...task.competitors]
    .sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn)
    .map((competitor, index) => factsOf(task, edition, competitor, index + 1));
}

function factsOf(task: PairingTask, edition: DutchEdition, who: Competitor, rank: number): PlayerFacts {
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
): Pick<PlayerFacts, 'strength' | 'preference'> {
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

/** A round without a game that is not the pairing-allocated bye, as one edition reads it. */
interface UnplayedRound {
  /** Whether it bars from the bye: C2 (2026: C.04.1 4; 2017: C.04.1.d). */
  readonly barsBye: (round: RoundRecord, scoring: Scoring) => boolean;
  /** Whether it is a downfloat: 1.4.3, of whoever scores more than a loss; 2017 A.4.b, of whoever does not play. */
  readonly isDownfloat: (round: RoundRecord, scoring: Scoring) => boolean;
}

const UNPLAYED: Readonly<Record<DutchEdition, UnplayedRound>> = {
  '2017': { barsBye: ({ cell }) => cell.code === '+', isDownfloat: () => true },
  '2026': {
    barsBye: ({ cell, points }, scoring) => cell.code !== null && points >= winOf(scoring),
    isDownfloat: ({ points }, { whiteLoss, blackLoss }) => points > Math.max(whiteLoss, blackLoss),
  },
};

/** Whether a round bars from the bye: who had the pairing-allocated bye, or what the edition puts beside it. */
export function barsBye(round: RoundRecord, edition: DutchEdition, scoring: Scoring): boolean {
  if (round.played) return false;
  return round.cell.code === 'U' || UNPLAYED[edition].barsBye(round, scoring);
}

/** BCF rule 6: a bye of a full point. */
export function hadFullPointBye({ rounds }: Pick<Competitor, 'rounds'>): boolean {
  return rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F');
}

/** 1.4 (2017 A.4.b): the float that a round brought; null without one, and for no round. */
export function floatOf(round: RoundRecord | undefined, edition: DutchEdition, scoring: Scoring): Float {
  if (round === undefined) return null;
  if (round.played) {
    if (round.scoreBefore > round.opponentScoreBefore) return 'down';
    return round.scoreBefore < round.opponentScoreBefore ? 'up' : null;
  }
  return round.cell.code === 'U' || UNPLAYED[edition].isDownfloat(round, scoring) ? 'down' : null;
}

/** Whether both have the same absolute preference (C.04.3 1.7.1). */
export function sameAbsolutePreference(a: PlayerFacts, b: PlayerFacts): boolean {
  return a.strength === 'absolute' && b.strength === 'absolute' && a.preference === b.preference;
}

/** Whether C1 and C3 allow two players to meet (2017: C.1 and C.3; C.04.3 2.1.1, 2.1.3). */
export function mayMeet(a: PlayerFacts, b: PlayerFacts): boolean {
  if (a.cannotMeet.has(b.id) || b.cannotMeet.has(a.id)) return false;
  return !sameAbsolutePreference(a, b) || a.topscorer || b.topscorer;
}
