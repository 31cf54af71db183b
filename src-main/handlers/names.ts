/** How players and rounds appear in every view. */
import type { Player, PlayerId, Points, Tournament } from '../../src-engine/index.ts';
import { cellsOf, pointsOfCell } from '../../src-engine/index.ts';
import type { PlayerName } from '../ipc/contract.ts';

export function nameOfPlayer({ id, tpn, name, title, rating }: Player): PlayerName {
  return { id, tpn, name, title, rating };
}

/** Looks players up by identity. */
export function playersById(tournament: Tournament): ReadonlyMap<PlayerId, Player> {
  return new Map(tournament.players.map((player) => [player.id, player]));
}

/** Standings scores before round `rounds` + 1, by player. Cost: players × rounds. */
export function pointsAfter(tournament: Tournament, rounds: number): ReadonlyMap<PlayerId, Points> {
  const cells = cellsOf(tournament, rounds);
  const { scoring } = tournament.rules;
  return new Map(
    tournament.players.map(({ id, adjustment }) => [
      id,
      cells.get(id)!.reduce((sum, cell) => sum + pointsOfCell(cell, scoring), adjustment),
    ]),
  );
}

/** Number of rounds that are on the wall. */
export function publishedRounds({ rounds }: Tournament): number {
  const draft = rounds.findIndex(({ stage }) => stage !== 'published');
  return draft < 0 ? rounds.length : draft;
}
