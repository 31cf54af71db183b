import type { TournamentState } from '../../src-engine/index.ts';

/** The fields that differ, those of the tournament among them. */
export function changed(before: TournamentState, now: TournamentState): Record<string, unknown> {
  const flat = ({ tournament, ...rest }: TournamentState): Record<string, unknown> => ({
    ...rest,
    ...tournament,
    // One field for each player, so that a case names those whom it changes.
    players: tournament.players.map(({ id }) => id),
    ...Object.fromEntries(tournament.players.map((each) => [`player ${each.id}`, each])),
    // Not those of the state, which stand apart.
    rounds: tournament.rounds,
    facts: rest.rounds,
  });
  const [one, other] = [flat(before), flat(now)];
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])]
      .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
      .map((field) => [field, other[field]]),
  );
}
