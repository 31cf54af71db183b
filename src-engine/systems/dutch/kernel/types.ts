/** Types: vertices of a bracket's matching problem that nothing can tell apart but the opponents that they have met. */
import { newInts } from '../../../matching/arrays.ts';
import type { Contender } from './contender.ts';
import type { BracketProblem } from './problem.ts';
import type { Attribute } from './row.ts';

/** Parts of the problem's vertices, in this order. */
export const MOVED_DOWN = 0;
export const RESIDENT = 1;
export const NEXT = 2;
const BELOW = 3;
export const OUTLET = 4;

/** Where a vertex stands in the graph of a bracket, by the constants above. */
export type Part = 0 | 1 | 2 | 3 | 4;

/** Vertices that no row can tell apart, by type. */
export interface Types {
  /** Type of each vertex. */
  readonly typeOf: Int32Array;
  /** One member of each type; null for the outlets. */
  readonly representative: readonly (Contender | null)[];
  readonly part: readonly Part[];
  /** Whether members may go to an outlet. */
  readonly leaves: readonly boolean[];
  readonly count: Int32Array;
}

/** The types of a problem by what its rows see. Cost: linear. */
export function typesOf(problem: BracketProblem): Types {
  const { movedDown, residents, next, below, outlets, rows } = problem;
  const seen = new Set(rows.flatMap(({ sees }) => sees));
  const withHistory = rows.some(({ topscorersOnly }) => topscorersOnly);
  const total = movedDown.length + residents.length + next.length + below.length + outlets;
  const typeOf = newInts(total);
  const types = new Map<string, number>();
  const representative: (Contender | null)[] = [];
  const part: Part[] = [];
  const leaves: boolean[] = [];
  const counts: number[] = [];
  let vertex = 0;
  const add = (key: string, player: Contender | null, of: Part, leaving: boolean): void => {
    let type = types.get(key);
    if (type === undefined) {
      types.set(key, (type = counts.length));
      representative.push(player);
      part.push(of);
      leaves.push(leaving);
      counts.push(0);
    }
    counts[type]!++;
    typeOf[vertex++] = type;
  };
  const addAll = (players: readonly Contender[], of: Part): void => {
    for (const player of players) {
      const leaving = outlets > 0 && problem.mayLeave(player);
      const look = of <= RESIDENT ? lookOf(player, seen, withHistory, of) : (player.needs ?? '');
      const score = of <= NEXT ? player.score : '';
      add(`${of} ${leaving ? 1 : 0} ${score} ${look}`, player, of, leaving);
    }
  };
  addAll(movedDown, MOVED_DOWN);
  addAll(residents, RESIDENT);
  addAll(next, NEXT);
  addAll(below, BELOW);
  for (let i = 0; i < outlets; i++) add('outlet', null, OUTLET, false);
  return { typeOf, representative, part, leaves, count: Int32Array.from(counts) };
}

/** Everything that rows see of a player of the bracket. */
function lookOf(player: Contender, seen: ReadonlySet<Attribute>, withHistory: boolean, part: Part): string {
  const { preference, topscorer, downfloat, upfloat, competitor } = player;
  let look = `${preference.colour} ${preference.strength} ${topscorer ? 'T' : ''}`;
  if (withHistory && preference.strength === 'absolute') {
    // The colour had twice running need not be the one that the difference speaks against.
    look += `${competitor.colourDifference}${player.twoEqualColours ? competitor.colours.at(-1) : ''}`;
  }
  const flag = (attribute: Attribute, value: boolean): string =>
    seen.has(attribute) && value ? attribute : '';
  look += flag('downfloat-1', downfloat[0]) + flag('downfloat-2', downfloat[1]);
  if (part !== MOVED_DOWN) look += flag('upfloat-1', upfloat[0]) + flag('upfloat-2', upfloat[1]);
  if (seen.has('unplayed')) look += ` ${player.unplayed}`;
  return look;
}
