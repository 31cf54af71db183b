/** A pairing as it is stored: with the byes that were asked for, whoever made it. */
import type { EventDraft, Pairing, PlayerId, Tournament, Unpaired } from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { refusal } from '../reply.ts';

/** The pairing with the byes that were asked for. */
export function roundPlayers(
  tournament: Tournament,
  round: number,
  { pairs, bye, sitsOut = [] }: Pairing,
): Pick<Extract<EventDraft, { kind: 'round-drafted' }>['payload'], 'pairs' | 'unpaired'> {
  const placed = new Set<PlayerId>(pairs.flatMap(({ white, black }) => [white, black]));
  const unpaired: Unpaired[] = bye === null ? [] : [{ player: bye, kind: 'pab' }];
  if (bye !== null) placed.add(bye);
  // A round robin's free player: no game, no points, nothing that bars him from anything.
  for (const player of sitsOut) {
    placed.add(player);
    unpaired.push({ player, kind: 'zero' });
  }
  for (const { id, absences, entryRound, withdrawnFrom, arrival } of tournament.players) {
    if (placed.has(id) || entryRound > round || arrival === 'later') continue;
    if (withdrawnFrom !== null && withdrawnFrom <= round) continue;
    const absence = absences.find((known) => known.round === round);
    if (absence !== undefined) unpaired.push({ player: id, kind: absence.kind });
  }
  return { pairs, unpaired };
}

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
