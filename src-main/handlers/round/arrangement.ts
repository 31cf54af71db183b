/** A round as a hand arranged it: whether it can be written down. */
import type { PlayerId, Tournament } from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { refusal } from '../reply.ts';
import { texts } from '../../texts.ts';

/** Why an arrangement cannot even be written down; null when it can. */
export function arrangementProblem(
  { players }: Tournament,
  pairs: readonly { white: PlayerId; black: PlayerId }[],
  bye: PlayerId | null,
): Refusal | null {
  const free = new Set(players.map(({ id }) => id));
  const listed = [...pairs.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])];
  for (const id of listed)
    if (!free.delete(id)) {
      const name = players.find((player) => player.id === id)?.name ?? texts.roundHandling.player(id);
      return refusal('player-twice', texts.roundHandling.twice(name), {
        players: [id],
      });
    }
  return null;
}
