/** Colour groups and claims of the BCF Swiss rules: rules 14–16 and 25. */
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { areAlike, opposite, type Colour } from '../../model/colour.ts';

/**
 * The colour that a player seeks: the one had less often (equalisation), else the alternate of the last game
 * (alternation); null without a game, a player of neither colour group (rules 2b, 14).
 */
export function seeks(player: Competitor): Colour | null {
  return balancingColour(player);
}

/** What a claim to a colour rests on. */
type Claim = Pick<Competitor, 'colours' | 'colourDifference'>;

/**
 * Rule 16: negative when `a` has the stronger claim to White, 0 for identical colours only. First the balance, then the
 * colours from the last game backwards: a Black that is nearer gives the stronger claim, and no game stands between Black
 * and White. Reproduces the twelve sequences.
 */
export function compareClaims(a: Claim, b: Claim): number {
  if (a.colourDifference !== b.colourDifference) return a.colourDifference - b.colourDifference;
  const games = Math.max(a.colours.length, b.colours.length);
  const weight = (colour: Colour | undefined) => (colour === undefined ? 0 : colour === 'black' ? -1 : 1);
  for (let back = 1; back <= games; back++) {
    const order = weight(a.colours.at(-back)) - weight(b.colours.at(-back));
    if (order !== 0) return order;
  }
  return 0;
}

/** Rules 18, 25: both have had the same colours in the same order. */
export function areIdentical(a: Competitor, b: Competitor): boolean {
  return compareClaims(a, b) === 0;
}

/** Both seek the same colour: one of them has to be transferred to the other group (rule 16). */
export function seekTheSame(a: Competitor, b: Competitor): boolean {
  return areAlike(seeks(a), seeks(b));
}

/** {@link seekTheSame} of places in a list. */
export function seekTheSameAmong(players: readonly Competitor[]): (u: number, v: number) => boolean {
  const colours = players.map(seeks);
  return (u, v) => areAlike(colours[u]!, colours[v]!);
}

/** The one of two seekers of the same colour whose claim is weaker; of identical colours, the lower ranked (25). */
export function transferred(higher: Competitor, lower: Competitor): Competitor {
  const order = compareClaims(higher, lower);
  if (order === 0) return lower;
  const isHigherStronger = order < 0 === (seeks(higher) === 'white');
  return isHigherStronger ? lower : higher;
}

/**
 * Rank of each player's claim to the colour that they seek: 0 is the weakest. Claims to White and to Black are measured
 * alike, one in the mirror of the other. Players who seek nothing have none.
 */
export function claimRanks(players: readonly Competitor[]): Map<Competitor, number> {
  const towardsWhite = new Map(
    players
      .filter((player) => seeks(player) !== null)
      .map((player) => [player, seeks(player) === 'white' ? player : mirrored(player)] as const),
  );
  const strongestLast = [...towardsWhite.keys()].sort((a, b) =>
    compareClaims(towardsWhite.get(b)!, towardsWhite.get(a)!),
  );
  const ranks = new Map<Competitor, number>();
  let rank = 0;
  strongestLast.forEach((player, place) => {
    const before = strongestLast[place - 1];
    if (before && compareClaims(towardsWhite.get(before)!, towardsWhite.get(player)!) !== 0) rank++;
    ranks.set(player, rank);
  });
  return ranks;
}

function mirrored({ colours, colourDifference }: Claim): Claim {
  return { colours: colours.map(opposite), colourDifference: -colourDifference };
}

/** The colour of the larger group, or null when the groups are equal. */
export function largerGroup(players: readonly Competitor[]): Colour | null {
  let surplus = 0;
  for (const player of players) {
    const colour = seeks(player);
    if (colour !== null) surplus += colour === 'white' ? 1 : -1;
  }
  if (surplus === 0) return null;
  return surplus > 0 ? 'white' : 'black';
}
