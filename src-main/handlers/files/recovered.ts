/** What is said of a file that the program had not closed. */
import type { Catalogue } from '../../../src-engine/texts/index.ts';
import type { LogRecord } from '../../storage/chain.ts';
import { EventLog } from '../../storage/event-log.ts';
import { clockOf } from '../../time.ts';
import { labelOfLast } from '../log/command-labels.ts';

/** The last action of a recovered file, and the one that was being stored: its entries were `takenBack`. */
export function recoveredText(log: EventLog, takenBack: readonly LogRecord[], say: Catalogue): string {
  const last = say.tournamentFile.recovered(clockOf(log.last!.at), labelOfLast(log, say.events));
  return takenBack.length === 0 ? last : `${last} ${cutOffText(log, takenBack, say)}`;
}

/** What an action would have been that was not stored to its end. */
function cutOffText(
  { document, records }: EventLog,
  takenBack: readonly LogRecord[],
  { reading, events }: Catalogue,
): string {
  const longer = EventLog.from(document, [...records, ...takenBack]);
  return longer.ok ? reading.cutOff(labelOfLast(longer.value, events)) : reading.cutOffUnnamed;
}
