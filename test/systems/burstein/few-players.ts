/** Few players of everything that the Burstein System asks about. */
import type { Random } from '../../../src-engine/generator/random.ts';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { STANDARD_SCORING } from '../../../src-engine/model/scoring.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

/** A player of whom only the given facts count, with these colours so far, `WB`. Identity and number differ. */
export function playerOf(tpn: number, colours: string, facts: Partial<Competitor> = {}): Competitor {
  const list = [...colours].map((colour) => (colour === 'W' ? 'white' : 'black'));
  return {
    id: 500 - 7 * tpn,
    tpn,
    parityNumber: tpn,
    rating: 2000,
    pairingScore: 0,
    met: new Set<number>(),
    barred: new Set<number>(),
    colours: list,
    colourDifference: 2 * list.filter((colour) => colour === 'white').length - list.length,
    gamesPlayed: list.length,
    rounds: [],
    ...facts,
  } as unknown as Competitor;
}

export const idsOf = (...players: readonly Competitor[]) => players.map(({ id }) => id);

/** A task of these players. */
export const taskOf = (competitors: readonly Competitor[], facts: Partial<PairingTask> = {}): PairingTask =>
  ({
    competitors,
    field: new Map(competitors.map((player) => [player.id, player])),
    scoring: STANDARD_SCORING,
    round: 5,
    rounds: 9,
    initialColour: 'white',
    ...facts,
  }) as unknown as PairingTask;

/** Two who have met. */
export function apart(a: Competitor, b: Competitor): void {
  (a.met as unknown as Set<number>).add(b.id);
  (b.met as unknown as Set<number>).add(a.id);
}

/** Keeps this share of all pairs apart. */
export function separate(players: readonly Competitor[], share: number, random: Random): void {
  for (const [place, a] of players.entries())
    for (const b of players.slice(place + 1)) if (random.chance(share)) apart(a, b);
}

/** The colour that a player should have next, and whether it is absolute (1.5): two more of one, or two in a row. */
export function wishOf({ colours, colourDifference }: Competitor) {
  const last = colours.at(-1);
  if (last === undefined) return { colour: null, isAbsolute: false };
  const other = last === 'white' ? ('black' as const) : ('white' as const);
  if (Math.abs(colourDifference) > 1)
    return { colour: colourDifference > 0 ? ('black' as const) : ('white' as const), isAbsolute: true };
  if (colours.at(-2) === last) return { colour: other, isAbsolute: true };
  if (colourDifference === 0) return { colour: other, isAbsolute: false };
  return { colour: colourDifference > 0 ? ('black' as const) : ('white' as const), isAbsolute: false };
}

/** C1, C3. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  if (a.met.has(b.id) || a.barred.has(b.id)) return false;
  const [x, y] = [wishOf(a), wishOf(b)];
  return !(x.isAbsolute && y.isAbsolute && x.colour === y.colour);
}
