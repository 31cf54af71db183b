/**
 * What a paper says of the tournament, as one text that does not depend on language, size of paper or version of the
 * program: who the players are, and who played whom at which table with which result.
 */
import type { Round, Tournament } from '../../src-engine/index.ts';

/** What a paper is about: one round, the rounds until one, or the event. */
type SealScope = 'round' | 'after-round' | 'event';

function factsOfRound({ boards, unpaired, version, stage, boardNumbers }: Round): unknown {
  return [
    stage === 'published' ? version : 0,
    boards.map(({ white, black, result }) => [white, black, result]),
    unpaired.map(({ player, kind }) => [player, kind]).sort(),
    // Seals of rounds whose boards are 1, 2, 3 … are what they were before tables had numbers of their own.
    ...(boardNumbers === undefined ? [] : [boardNumbers]),
  ];
}

function roundsOf({ rounds }: Tournament, scope: SealScope, round: number): readonly Round[] {
  switch (scope) {
    case 'round':
      return rounds.slice(round - 1, round);
    case 'after-round':
      return rounds.slice(0, round);
    case 'event':
      return [];
  }
}

/**
 * `round` is 1-based, and of no meaning for the event. Older papers are verified by it: it never changes for the same facts.
 */
export function factsOf(tournament: Tournament, scope: SealScope, round: number): string {
  const players = tournament.players.map(({ id, tpn, name }) => [id, tpn, name]);
  return JSON.stringify([players, roundsOf(tournament, scope, round).map(factsOfRound)]);
}
