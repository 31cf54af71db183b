/** A made-up round robin by the circle method, with results that follow no play. */
import type { Board, GameResult, Round, Tournament } from '../../src-engine/index.ts';
import { fieldOf } from './field.ts';

const RESULTS: readonly GameResult[] = ['white-wins', 'draw', 'black-wins', 'draw', 'forfeit-white-wins'];

/** `players` must be even. */
export function roundRobinOf(players: number, cycles: number, names: readonly string[] = []): Tournament {
  const field = fieldOf({ players, played: 0, names });
  const rounds = Array.from({ length: cycles * (players - 1) }, (_, index): Round => {
    const turn = index % (players - 1);
    const ring = [
      1,
      ...Array.from({ length: players - 1 }, (_, place) => 2 + ((place + turn) % (players - 1))),
    ];
    const boards = Array.from({ length: players / 2 }, (_, board): Board => {
      const pair = [ring[board]!, ring[players - 1 - board]!] as const;
      const [white, black] = (board + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
      return { white, black, result: RESULTS[(board * 3 + index * 2) % RESULTS.length]!, ratedAs: null };
    });
    return {
      stage: 'published',
      boards,
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: 'round-robin',
    };
  });
  const rules = {
    ...field.rules,
    rounds: rounds.length,
    system: 'round-robin',
    tieBreaks: ['DE', 'WIN', 'SB', 'KS'],
  };
  return { ...field, rounds, rules };
}
