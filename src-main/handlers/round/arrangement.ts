/** A round as a hand arranged it: whether it can be written down, and what it changes. */
import type { PlayerId, Tournament } from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { refusal } from '../reply.ts';

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
      const name = players.find((player) => player.id === id)?.name ?? `Player ${id}`;
      return refusal('player-twice', `${name} stands in the round twice.`, 'Everybody plays one game.', {
        players: [id],
      });
    }
  return null;
}

/** Boards that differ from the draft that is there; all of them without one. */
export function differing(
  { rounds }: Tournament,
  round: number,
  pairs: readonly { white: PlayerId; black: PlayerId }[],
  bye: PlayerId | null,
): number {
  const known = rounds[round - 1];
  const before = new Set(known?.boards.map(({ white, black }) => `${white}-${black}`));
  const changed = pairs.filter(({ white, black }) => !before.has(`${white}-${black}`)).length;
  const byeBefore = known?.unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;
  return changed + (known !== undefined && byeBefore !== bye ? 1 : 0);
}
