/** What was on the wall before the version of a round that is there now. */
import { numberedAs } from '../../../src-engine/index.ts';
import type { FormerPairing } from '../../documents/views/view.ts';
import type { EventLog } from '../../storage/event-log.ts';

const PUTS_UP: ReadonlySet<string> = new Set(['round-published', 'round-repaired', 'wall-changed']);

/**
 * The pairing that the present version of `round` replaced, as of entry `upTo`; also where a step in the log took it
 * down. Null where the round was on the wall in one version only. Cost: entries, and one fold.
 */
export function formerPairing(log: EventLog, round: number, upTo = log.records.length): FormerPairing | null {
  const present = log.stateAt(upTo).tournament.rounds[round - 1];
  if (present?.stage !== 'published') return null;
  for (let seq = upTo; seq > 0; seq--) {
    if (!PUTS_UP.has(log.records[seq - 1]!.kind)) continue;
    const { payload } = log.event(seq);
    if (!('version' in payload) || payload.round !== round || payload.version === present.version) continue;
    // What the whole command of the entry led to: a version that it took down is not there.
    const known = log.stateAt(log.commandOf(seq).at(-1)!).tournament.rounds[round - 1];
    if (known?.stage !== 'published' || known.version !== payload.version) continue;
    return {
      version: known.version,
      ...numberedAs(known),
      pairs: known.boards.map(({ white, black }) => ({ white, black })),
      unpaired: known.unpaired,
    };
  }
  return null;
}
