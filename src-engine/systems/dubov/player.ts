/** A player as the Dubov System sees them: C.04.4.1 (2026) 1.5–1.8, 2.1. */
import { preferenceOf, type Preference } from '../../history/preference.ts';
import type { Competitor, RoundRecord } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import { roundedQuotient } from '../../model/rounding.ts';
import { haveSameAbsolute } from '../frame/absolute-colour.ts';
import { areApart } from '../frame/meeting.ts';
import { meetingGraph, takesBy } from '../frame/meeting-graph.ts';
import type { PairingTask } from '../system.ts';

/** A player as C.04.4.1 1.5–1.8 and 2.1 see them. */
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
  /** The colour that the text in question says the player is due; null for none. */
  readonly due: Colour | null;
  /** 1.7: average rating of the opponents met, rounded, a half upwards; 0 without a game. */
  readonly aro: number;
  /** Rounds in which they were paired with a higher score. */
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
  return competitors.map((competitor): DubovPlayer => {
    const { rounds } = competitor;
    const { count, most } = upfloatsOf(competitor, task.rounds);
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
      due: preference.colour ?? 'black',
      aro: averageOf(competitor, task.field),
      upfloats: count,
      upfloatedLast: rounds.length > 0 && isUpfloat(rounds.at(-1)!),
      isMaximumUpfloater: count >= most,
    };
  });
}

function isUpfloat({ cell, scoreBefore, opponentScoreBefore }: RoundRecord): boolean {
  return cell.opponent !== 0 && scoreBefore < opponentScoreBefore;
}

/** 1.8: how often the player was paired with a higher score, and how often a tournament of `rounds` rounds allows it. */
export function upfloatsOf(
  { rounds: records }: Competitor,
  rounds: number,
): { readonly count: number; readonly most: number } {
  return { count: records.filter(isUpfloat).length, most: 2 + Math.floor(rounds / 5) };
}

/** 1.7: average rating of the opponents met, rounded, a half upwards; 0 without a game. */
export function averageOf(competitor: Competitor, field: ReadonlyMap<PlayerId, Competitor>): number {
  const { sum, count } = opposition(competitor, field);
  return count === 0 ? 0 : roundedQuotient(sum, count);
}

/** The opponents met, and the sum of their ratings. */
export function opposition(
  { rounds }: Competitor,
  field: ReadonlyMap<PlayerId, Competitor>,
): { readonly sum: number; readonly count: number } {
  const met = rounds.filter(({ played }) => played);
  const sum = met.reduce((total, { cell }) => total + strengthOf(field.get(cell.opponent)!), 0);
  return { sum, count: met.length };
}

/** Possible games of `players` by {@link mayMeet}; vertices are places. */
export function gamesOf(players: readonly DubovPlayer[]): BitGraph {
  return meetingGraph(
    players.map(({ competitor }) => competitor),
    (place, colour) => takesBy(players[place]!.preference, colour),
  );
}

/** 2.1 [C1, C3]; C2 bars from the bye ({@link Competitor.byeBarred}). Not met, not barred, not the same absolute preference. */
export function mayMeet(a: DubovPlayer, b: DubovPlayer): boolean {
  return !areApart(a.competitor, b.competitor) && !haveSameAbsolute(a.preference, b.preference);
}
