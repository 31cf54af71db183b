/** The Swiss tournaments that are exempt from the rules on federations (B.01 1.4.3d). */
import { isFideFederation } from '../model/federations.ts';
import { isMaster, normTitleOf } from './levels.ts';
import type { Player, PlayerId } from '../model/player.ts';
import { codeOf } from '../model/result.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import { officialInRound } from '../model/tournament-rating.ts';

/** What 1.4.3d asks for in every round. */
const EXEMPTION_NEEDS = { players: 20, federations: 3, titled: 10 } as const;

/** The round that has fewest of what is asked, each for itself. */
export interface SwissExemption {
  readonly met: boolean;
  /** Rated players who are not of the host federation, at least so many in every round. */
  readonly players: number;
  /** Their federations. */
  readonly federations: number;
  /** Those of them who are GM, IM, WGM or WIM. */
  readonly titled: number;
}

/** Who takes part in a round: they play, the opponent does not come, or they have the pairing-allocated bye. */
export function participantsIn({ boards, unpaired }: Round): Set<PlayerId> {
  const here = new Set<PlayerId>();
  for (const { white, black, result } of boards) {
    if (codeOf(result, 'white') !== '-') here.add(white);
    if (codeOf(result, 'black') !== '-') here.add(black);
  }
  for (const { player, kind } of unpaired) if (kind === 'pab' || kind === 'forfeit-win') here.add(player);
  return here;
}

/**
 * 1.4.3d after the rounds that are paired: null where the host federation is not known, or nothing is paired. Only players
 * who miss at most one round count; players of no federation (`FID`) do not.
 */
export function swissExemptionOf({ info, players, rounds }: Tournament): SwissExemption | null {
  if (info.federation === '' || rounds.length === 0) return null;
  const present = rounds.map(participantsIn);
  const missed = (id: PlayerId) => present.filter((here) => !here.has(id)).length;
  // A federation that is not FIDE’s is none (1.4.2a).
  const foreign = players.filter(
    ({ id, federation }) =>
      isForeign(federation, info.federation) && isFideFederation(federation) && missed(id) <= 1,
  );
  const counts = present.map((here, index) => {
    const rated = foreign.filter(
      (player: Player) => here.has(player.id) && officialInRound(player, index + 1) > 0,
    );
    return {
      players: rated.length,
      federations: new Set(rated.map(({ federation }) => federation)).size,
      titled: rated.filter((player) => isMaster(normTitleOf(player))).length,
    };
  });
  const [least, federations, titled] = (['players', 'federations', 'titled'] as const).map((key) =>
    Math.min(...counts.map((count) => count[key])),
  ) as [number, number, number];
  const met =
    least >= EXEMPTION_NEEDS.players &&
    federations >= EXEMPTION_NEEDS.federations &&
    titled >= EXEMPTION_NEEDS.titled;
  return { met, players: least, federations, titled };
}

/** Of another federation: players under FIDE’s flag have none (1.4.2a). */
export function isForeign(federation: string, own: string): boolean {
  return federation !== own && !WITHOUT_FEDERATION.includes(federation);
}

/** Under FIDE’s own flag, of none, or of one that the file does not know. */
export const WITHOUT_FEDERATION: readonly string[] = ['FID', 'NON', ''];
