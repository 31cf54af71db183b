/** Colour groups and claims of the BCF Swiss rules: rules 14–16 and 25. */
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { Pair, PairingTask } from '../system.ts';

/**
 * The colour that a player seeks: the one had less often (equalisation), else the alternate of the last game
 * (alternation); null without a game, a player of neither colour group (rules 2b, 14).
 */
export function seeks(player: Competitor): Colour | null {
  return balancingColour(player);
}

/**
 * Rule 16: negative when `a` has the stronger claim to White, 0 for equal claims. First the balance, then the colours
 * from the last game backwards: a Black that is nearer gives the stronger claim. Reproduces the twelve sequences.
 */
export function compareClaims(a: Competitor, b: Competitor): number {
  if (a.colourDifference !== b.colourDifference) return a.colourDifference - b.colourDifference;
  const games = Math.min(a.colours.length, b.colours.length);
  for (let back = 1; back <= games; back++) {
    const [x, y] = [a.colours.at(-back), b.colours.at(-back)];
    if (x !== y) return x === 'black' ? -1 : 1;
  }
  return 0;
}

/** Both seek the same colour: one of them has to be transferred to the other group (rule 16). */
export function seekTheSame(a: Competitor, b: Competitor): boolean {
  const colour = seeks(a);
  return colour !== null && colour === seeks(b);
}

/** The one of two seekers of the same colour whose claim is weaker; of equal claims, the lower ranked (rule 25). */
export function transferred(higher: Competitor, lower: Competitor): Competitor {
  const order = compareClaims(higher, lower);
  const strongerToWhite = order < 0 ? higher : lower;
  if (order === 0) return lower;
  const weaker = seeks(higher) === 'white' ? opponentOf(strongerToWhite) : strongerToWhite;
  return weaker;

  function opponentOf(player: Competitor): Competitor {
    return player === higher ? lower : higher;
  }
}

/**
 * Rank of each player's claim to the colour that he seeks among players of the same group: 0 is the weakest. Equal
 * sequences share a rank. Players who seek nothing have none.
 */
export function claimRanks(players: readonly Competitor[]): Map<Competitor, number> {
  const ranks = new Map<Competitor, number>();
  for (const colour of ['white', 'black'] as const) {
    const sign = colour === 'white' ? -1 : 1;
    const group = players
      .filter((player) => seeks(player) === colour)
      .sort((a, b) => sign * compareClaims(a, b));
    let rank = 0;
    group.forEach((player, place) => {
      if (place > 0 && compareClaims(group[place - 1]!, player) !== 0) rank++;
      ranks.set(player, rank);
    });
  }
  return ranks;
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

export interface Allocation {
  readonly pair: Pair;
  readonly article: string;
  readonly sentence: string;
}

/** Rule 25 and, for players without a game, rule 8. `higher` has the higher score or, of equal ones, the higher card. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const [high, low] = [seeks(higher), seeks(lower)];
  if (high === null && low === null) {
    const drawn = task.initialColour ?? 'white';
    const colour = higher.parityNumber % 2 === 1 ? drawn : opposite(drawn);
    return give(colour, 'rule 8', 'Neither has had a colour: colours alternate from board to board.');
  }
  if (high !== low) {
    return give(high ?? opposite(low!), 'rule 15', 'Each gets the colour that is sought.');
  }
  const order = compareClaims(higher, lower);
  if (order !== 0) {
    return give(
      order < 0 ? 'white' : 'black',
      'rule 16',
      'The stronger claim gets the colour that both seek.',
    );
  }
  return give(high!, 'rule 25', 'Equal colours so far: the higher ranked gets the colour that both seek.');

  function give(colour: Colour, article: string, sentence: string): Allocation {
    const pair =
      colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
    return { pair, article, sentence };
  }
}
