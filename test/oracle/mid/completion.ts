import { mayMeet, type PlayerFacts } from '../player-facts.ts';
import type { Players } from '../judgement.ts';
import { hasPerfectMatching } from './least-cost.ts';

/**
 * 1.9.1 (2017 A.9): whether these players can all be paired with each other, one of them at most receiving the bye, under
 * C1–C3: the bye is one more vertex.
 */
export function canComplete(players: Players, mayReceive: (player: PlayerFacts) => boolean): boolean {
  return hasPerfectMatching(players.length + (players.length % 2), (u, v) => {
    const [a, b] = [players[Math.min(u, v)]!, players[Math.max(u, v)]];
    return b === undefined ? mayReceive(a) : mayMeet(a, b);
  });
}
