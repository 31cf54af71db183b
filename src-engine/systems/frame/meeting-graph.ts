/** Possible games of many players at once. */
import type { Competitor } from '../../history/competitor.ts';
import type { Preference } from '../../history/preference.ts';
import { BitGraph, emptySet, include } from '../../matching/bit-graph.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';

/**
 * Everybody with everybody who was not met and is not barred, where one of them `takes` White and the other Black; vertices
 * are places. Cost: players² / 32, and one for each game so far.
 */
export function meetingGraph(
  players: readonly Competitor[],
  takes: (place: number, colour: Colour) => boolean = () => true,
): BitGraph {
  const graph = new BitGraph(players.length);
  const takers = { white: emptySet(players.length), black: emptySet(players.length) };
  players.forEach((_, place) => {
    for (const colour of ['white', 'black'] as const)
      if (takes(place, colour)) include(takers[colour], place);
  });
  players.forEach((_, place) => {
    for (const colour of ['white', 'black'] as const)
      if (takes(place, colour)) graph.connectAll(place, takers[opposite(colour)]);
  });
  separateMet(graph, players);
  return graph;
}

/** Takes out the games of players who have met or are kept apart; vertices are places. */
export function separateMet(graph: BitGraph, players: readonly Competitor[]): void {
  const placeOf = new Map<PlayerId, number>();
  players.forEach(({ id }, place) => placeOf.set(id, place));
  players.forEach(({ met, barred }, place) => {
    const separate = (id: PlayerId): void => {
      const other = placeOf.get(id);
      if (other !== undefined) graph.disconnect(place, other);
    };
    met.forEach(separate);
    barred.forEach(separate);
  });
}

/** Whether a player with this preference may have the colour where absolute preferences must be met. */
export function takesBy({ strength, colour: preferred }: Preference, colour: Colour): boolean {
  return strength !== 'absolute' || preferred === colour;
}
