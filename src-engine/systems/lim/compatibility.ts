/** Who may meet whom, and with which colours: C.04.4.3 (2026) Arts 2.1, 5.1, 6.1; the same in the text before. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { graphOf } from '../../matching/relation.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { PairingTask } from '../system.ts';

/** Largest surplus of one colour that 5.1.2 admits after the game. */
const LARGEST_SURPLUS = 2;

/**
 * The colour that a player is due: the one had less often, else the alternate of the last game, null without a game
 * (Art. 5: alternate, and equal numbers after even rounds).
 */
export function dueColourOf(player: Competitor): Colour | null {
  if (player.colourDifference !== 0) return player.colourDifference > 0 ? 'black' : 'white';
  const last = player.colours.at(-1);
  return last === undefined ? null : opposite(last);
}

/** 5.1.1, 5.1.2: the colour is no third in a row and leads to no surplus of three. */
export function mayHave(player: Competitor, colour: Colour): boolean {
  const [last, before] = [player.colours.at(-1), player.colours.at(-2)];
  if (last === colour && before === colour) return false;
  const after = player.colourDifference + (colour === 'white' ? 1 : -1);
  return Math.abs(after) <= LARGEST_SURPLUS || Math.abs(after) < Math.abs(player.colourDifference);
}

/** True when `a` may have White against `b` under 5.1. */
export function mayMeetAs(white: Competitor, black: Competitor): boolean {
  return mayHave(white, 'white') && mayHave(black, 'black');
}

/** True when the two have met or the tournament bars their meeting. */
export function areApart(a: Competitor, b: Competitor): boolean {
  return a.met.has(b.id) || a.barred.has(b.id);
}

/**
 * 2.1: not met, and some allocation of colours keeps 5.1. In the last round players of the same score only have not to
 * have met (6.1).
 */
export function areCompatible(task: PairingTask, a: Competitor, b: Competitor): boolean {
  if (areApart(a, b)) return false;
  if (task.round === task.rounds && a.pairingScore === b.pairingScore) return true;
  return mayMeetAs(a, b) || mayMeetAs(b, a);
}

/** Compatibility of all players of the task; vertices are places in `task.competitors`. */
export function compatibilityGraph(task: PairingTask): BitGraph {
  const { competitors } = task;
  return graphOf(competitors.length, (a, b) => areCompatible(task, competitors[a]!, competitors[b]!));
}

/** The part of `graph` on `vertices`; vertex i of the answer is `vertices[i]`. */
export function inducedGraph(graph: BitGraph, vertices: readonly number[]): BitGraph {
  return graphOf(vertices.length, (a, b) => graph.has(vertices[a]!, vertices[b]!));
}
