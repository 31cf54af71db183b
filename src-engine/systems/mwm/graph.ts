/** The paper's "Graph Construction": the players with their ranks, and who may meet. */
import type { Competitor } from '../../history/competitor.ts';
import { BitGraph, emptySet, include, type VertexSet } from '../../matching/bit-graph.ts';
import { areApart } from '../frame/meeting.ts';
import { separateMet } from '../frame/meeting-graph.ts';
import type { PairingTask } from '../system.ts';
import type { Seat } from './merit.ts';

/** β where the tournament declares none: 2 games, in tenths. */
export const USUAL_DIFFERENCE = 20;

/** A player of the graph. */
export interface Entrant extends Seat {
  readonly player: Competitor;
}

/** By score, then Elo, then TPN, which stands for the order of equal ratings drawn at the beginning. */
export function compareRanks(a: Competitor, b: Competitor): number {
  return b.score - a.score || b.rating - a.rating || a.tpn - b.tpn;
}

/** The players of the graph in the order of r. Scoregroups are counted among them: the bye is not in the graph. */
export function entrantsOf(players: readonly Competitor[]): Entrant[] {
  const ranked = [...players].sort(compareRanks);
  const entrants: Entrant[] = [];
  for (let start = 0; start < ranked.length;) {
    let end = start;
    while (end < ranked.length && ranked[end]!.score === ranked[start]!.score) end++;
    for (let rank = start; rank < end; rank++) {
      const player = ranked[rank]!;
      entrants.push({ rank, tpn: player.tpn, groupStart: start, groupSize: end - start, player });
    }
    start = end;
  }
  return entrants;
}

/** (1): not met before; pairs that the tournament keeps apart are no edges either. */
export function mayMeet(a: Competitor, b: Competitor): boolean {
  return !areApart(a, b);
}

/** (2): |cd + cd'| < 2β. Colour differences are whole, β is in tenths of a game. */
export function keepsColours(
  task: PairingTask,
  { colourDifference }: Competitor,
  { colourDifference: opponents }: Competitor,
): boolean {
  return isWithinLimit(task, colourDifference + opponents);
}

function isWithinLimit({ maximumColourDifference }: PairingTask, sum: number): boolean {
  return 10 * Math.abs(sum) < 2 * (maximumColourDifference ?? USUAL_DIFFERENCE);
}

/** The edges of the graph, without weights. Cost: players² / 32 for each colour difference, and one for each game so far. */
export function meetingGraph(task: PairingTask, players: readonly Competitor[]): BitGraph {
  const graph = new BitGraph(players.length);
  const withDifference = new Map<number, VertexSet>();
  players.forEach(({ colourDifference }, place) => {
    let alike = withDifference.get(colourDifference);
    if (alike === undefined) withDifference.set(colourDifference, (alike = emptySet(players.length)));
    include(alike, place);
  });
  for (const [difference, others] of withDifference) {
    players.forEach(({ colourDifference }, place) => {
      if (isWithinLimit(task, difference + colourDifference)) graph.connectAll(place, others);
    });
  }
  separateMet(graph, players);
  return graph;
}

/** First and second part of a weight without their signs: differences of scores in tenths, sums of colour differences. */
export function apartness(a: Competitor, b: Competitor): readonly [score: number, colour: number] {
  return [Math.abs(a.score - b.score), Math.abs(a.colourDifference + b.colourDifference)];
}
