/** All complete pairings of a few players, by exhaustion. */

/** Of two the one comes first who does in the list. */
export function* pairings<P>(
  players: readonly P[],
  mayMeet: (a: P, b: P) => boolean,
): Generator<(readonly [P, P])[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter((player) => player !== other);
    for (const couples of pairings(rest, mayMeet)) yield [[first, other], ...couples];
  }
}

export function canAllBePaired<P>(players: readonly P[], mayMeet: (a: P, b: P) => boolean): boolean {
  return pairings(players, mayMeet).next().done !== true;
}
