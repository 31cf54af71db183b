/** The entries of a log as a person reads them: on the log's page, on the arbiter's log, in an export. */
import {
  EVENT_KINDS,
  isEffectiveKind,
  isEventKind,
  shortNames,
  surnameOf,
  type EventDeclaration,
  type NameOf,
  type Player,
  type PlayerId,
  type TournamentEvent,
} from '../../../src-engine/index.ts';
import type { Catalogue } from '../../../src-engine/texts/index.ts';
import type { LogRow } from '../../ipc/contract.ts';
import { sealOf, type LogRecord } from '../../storage/chain.ts';
import type { EventLog } from '../../storage/event-log.ts';

/** Short names of all players who ever were in the log, for its texts. Cost: players. */
export function namesOf(log: EventLog): NameOf {
  const known = shortNames(log.state.tournament.players);
  return (player) => known.get(player) ?? removedName(log, player);
}

function removedName(log: EventLog, player: PlayerId): string {
  for (const { seq, kind } of log.records) {
    if (!BRINGS_PLAYERS.has(kind)) continue;
    const found = playersOf(log.event(seq)).find(({ id }) => id === player);
    if (found !== undefined) return surnameOf(found.name);
  }
  return `player ${player}`;
}

const BRINGS_PLAYERS: ReadonlySet<string> = new Set([
  'tournament-imported',
  'players-added',
  'player-added',
  'late-entry-added',
]);

/** Players whom an entry brought into the tournament. */
function playersOf(event: TournamentEvent): readonly Player[] {
  switch (event.kind) {
    case 'tournament-imported':
      return event.payload.tournament.players;
    case 'players-added':
      return event.payload.players;
    case 'player-added':
    case 'late-entry-added':
      return [event.payload.player];
    default:
      return [];
  }
}

/** What the kind of an entry declares. Throws for a kind that is not in the table. */
export function declarationOf({ seq, kind }: LogRecord): EventDeclaration {
  if (!isEventKind(kind)) throw new Error(`entry ${seq} is of the unknown kind ${kind}`);
  return EVENT_KINDS[kind];
}

/** Reads entries of a log as rows, in the language of `say`. Cost: entries, once; then constant for each. */
export function rowReader(log: EventLog, say: Catalogue['events']): (record: LogRecord) => LogRow {
  const counted = new Set(log.effective);
  const nameOf = namesOf(log);
  return (record) => {
    const { seq, at, actor, hash, kind } = record;
    const { category, integrity } = declarationOf(record);
    const { title, detail, round } = say.of(log.event(seq), nameOf);
    const undone = !isEffectiveKind(kind) && !counted.has(seq);
    return { seq, at, actor, kind, title, detail, round, category, integrity, undone, seal: sealOf(hash) };
  };
}

/** Rows of the whole log, oldest first, none left out. Cost: entries. */
export function logRows(log: EventLog, say: Catalogue['events']): LogRow[] {
  return log.records.map(rowReader(log, say));
}
