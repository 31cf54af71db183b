/** Pairs that notes 3 and 5 advise against. */
import type { Competitor } from '../../history/competitor.ts';

/** Note 3: in round 2 a game between two players who both had a half-point bye in round 1. */
function bothHadHalfByes(a: Competitor, b: Competitor): boolean {
  return a.rounds.length === 1 && [a, b].every(({ rounds }) => rounds.at(0)!.cell.code === 'H');
}

/** Note 5: they were paired before, but one or both defaulted. */
function hadDefault(a: Competitor, b: Competitor): boolean {
  return !a.met.has(b.id) && a.rounds.some(({ cell }) => cell.opponent === b.id);
}

/** A note advises against the game; nothing forbids it. */
export function isUnadvised(a: Competitor, b: Competitor): boolean {
  return bothHadHalfByes(a, b) || hadDefault(a, b);
}

/** The same of places in a list: nearly nobody has had a cause for the notes, and only of those is the partner asked. */
export function unadvisedAmong(players: readonly Competitor[]): (u: number, v: number) => boolean {
  const hasCause = players.map(({ rounds, met }) =>
    rounds.some(({ cell }) => cell.code === 'H' || (cell.opponent !== 0 && !met.has(cell.opponent))),
  );
  return (u, v) => hasCause[u]! && isUnadvised(players[u]!, players[v]!);
}
