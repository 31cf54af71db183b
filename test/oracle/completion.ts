import { mayMeet, type PlayerFacts } from './player-facts.ts';

/**
 * 1.9.1 (2017 A.9): whether these players can all be paired with each other, one of them at most receiving the
 * bye, under C1–C3. `mayReceive` may narrow down who the receiver may be.
 */
export function canComplete(
  players: readonly PlayerFacts[],
  mayReceive: (player: PlayerFacts) => boolean = (player) => player.mayHaveBye,
): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  if (players.length % 2 === 1 && mayReceive(first) && canComplete(others, mayReceive)) return true;
  return others.some(
    (other) =>
      mayMeet(first, other) &&
      canComplete(
        others.filter((each) => each !== other),
        mayReceive,
      ),
  );
}
