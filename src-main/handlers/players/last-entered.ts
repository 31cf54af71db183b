/** Who was entered last: at the desk the arbiter sees that the one before is in. */
import type { PlayerId, Tournament, TournamentEvent } from '../../../src-engine/index.ts';
import type { PlayersView } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';

const SHOWN = 4;

/** The last of the players who are still there, the newest first, as the log stood after entry `upTo`. */
export function lastEntered(
  log: EventLog,
  upTo: number,
  { players }: Tournament,
): Pick<PlayersView, 'enteredLast' | 'undoTakesEntry'> {
  const enteredLast: { player: PlayerId; at: string }[] = [];
  const entries = log.listAt(upTo);
  let newest: number | null = null;
  for (let at = entries.length - 1; at >= 0 && enteredLast.length < SHOWN; at--) {
    const seq = entries[at]!;
    for (const id of enteredBy(log.event(seq)).toReversed()) {
      if (enteredLast.length === SHOWN || !players.some((player) => player.id === id)) continue;
      newest ??= seq;
      enteredLast.push({ player: id, at: log.event(seq).at });
    }
  }
  const undoTakesEntry = newest !== null && log.commandOf(newest).includes(entries.at(-1)!);
  return { enteredLast, undoTakesEntry };
}

function enteredBy({ kind, payload }: TournamentEvent): PlayerId[] {
  switch (kind) {
    case 'player-added':
    case 'late-entry-added':
      return [payload.player.id];
    case 'players-added':
      return payload.players.map(({ id }) => id);
    default:
      return [];
  }
}
