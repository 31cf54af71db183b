/** A player as the Dubov System sees him: C.04.4.1 (2026) 1.5–1.8, 2.1. */
import { preferenceOf, type Preference } from '../../bracket/contender.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import type { PairingTask } from '../system.ts';

export interface DubovPlayer {
  readonly competitor: Competitor;
  readonly id: PlayerId;
  readonly tpn: number;
  /** Rating or estimate. */
  readonly rating: number;
  /** Pairing score, tenths. */
  readonly score: number;
  /** 1.6; a player without a game has a mild preference for Black. */
  readonly preference: Preference & { readonly colour: 'white' | 'black' };
  /** 1.7: average rating of the opponents met, rounded, a half upwards; 0 without a game. */
  readonly aro: number;
  /** Rounds in which he was paired with a higher score. */
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
  /** 1.8: has upfloated the most times that the tournament allows. */
  readonly isMaximumUpfloater: boolean;
}

/** Strength of a player: the rating, or the estimate that the arbiter has to give to unrated ones (1.1); 0 for none. */
export function strengthOf({ player }: Competitor): number {
  return player.rating > 0 ? player.rating : player.estimate;
}

/** The competitors in the order of the task. Cost: players × rounds. */
export function dubovPlayers(task: PairingTask, competitors: readonly Competitor[]): DubovPlayer[] {
  const most = 2 + Math.floor(task.rounds / 5);
  return competitors.map((competitor): DubovPlayer => {
    const { rounds } = competitor;
    const ratings = rounds
      .filter(({ played }) => played)
      .map(({ cell }) => strengthOf(task.field.get(cell.opponent)!));
    const upfloats = rounds.map(
      ({ cell, scoreBefore, opponentScoreBefore }) =>
        cell.opponent !== 0 && scoreBefore < opponentScoreBefore,
    );
    const count = upfloats.filter(Boolean).length;
    const preference = preferenceOf(competitor);
    return {
      competitor,
      id: competitor.id,
      tpn: competitor.tpn,
      rating: strengthOf(competitor),
      score: competitor.pairingScore,
      preference:
        preference.colour === null
          ? { colour: 'black', strength: 'mild' }
          : { colour: preference.colour, strength: preference.strength },
      aro: roundedAverage(ratings),
      upfloats: count,
      upfloatedLast: upfloats.at(-1) ?? false,
      isMaximumUpfloater: count >= most,
    };
  });
}

/** Integer arithmetic: a half is rounded upwards. */
function roundedAverage(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.floor((2 * sum + ratings.length) / (2 * ratings.length));
}

/** C1, C3: not met, not barred, not the same absolute preference. */
export function mayMeet(a: DubovPlayer, b: DubovPlayer): boolean {
  if (a.competitor.met.has(b.id) || a.competitor.barred.has(b.id)) return false;
  const [x, y] = [a.preference, b.preference];
  return x.strength !== 'absolute' || y.strength !== 'absolute' || x.colour !== y.colour;
}
