/** The different pairing scores of the players, highest first. */
export function distinctScores(players: readonly { readonly pairingScore: number }[]): number[] {
  return [...new Set(players.map(({ pairingScore }) => pairingScore))].sort((a, b) => b - a);
}

/** The players by pairing score, highest first; players of a score keep their order (C.04.3 1.3.1). */
export function scoregroupsOf<P extends { readonly pairingScore: number }>(players: readonly P[]): P[][] {
  return groupsBy(players, ({ pairingScore }) => pairingScore);
}

/** The same where the pairing score is asked for in another way. */
export function groupsBy<P>(players: readonly P[], scoreOf: (player: P) => number): P[][] {
  const groups = Map.groupBy(players, scoreOf);
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
}
