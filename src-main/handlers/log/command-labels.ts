/** What a command is called after: what a person did, whatever entries it wrote. */
import type { EventKind, TournamentEvent } from '../../../src-engine/index.ts';
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { commandName } from '../command-ids.ts';
import { namesOf } from './rows.ts';

type Say = Catalogue['events'];

/**
 * Kinds that are what somebody wanted; other entries of the same command prepare them or follow from them. Of two that
 * one command wrote the first here counts.
 */
const ACTS: readonly EventKind[] = [
  'rules-changed-late',
  'settings-changed',
  'players-merged-late',
  'players-merged',
  'late-entry-added',
  'player-added',
  'players-added',
  'numbers-exchanged',
  'player-expelled',
  'round-repaired',
  'round-arranged',
  'round-drafted',
  'round-published',
  'round-unpublished',
  'incident-noted',
  'entry-settled',
];

/** Many entries of one command in one line; null for a command that is about one thing. */
function ofMany(command: string, entries: readonly TournamentEvent[], say: Say): string | null {
  const of = (start: string) => entries.filter(({ kind }) => kind.startsWith(start)).length;
  const added = entries.reduce(
    (sum, { kind, payload }) => (kind === 'players-added' ? sum + payload.players.length : sum),
    0,
  );
  const players = added + of('late-entry-added') + of('player-added') + of('player-changed');
  const results = of('result-');
  switch (command) {
    case 'players.acceptTable':
      return say.many.importOfPlayers(players);
    case 'players.takeList':
      return players < 2 ? null : say.many.listTaken(players);
    case 'results.acceptTable':
      return results < 2 ? null : say.many.importOfResults(results);
    default:
      return null;
  }
}

/** The command that wrote entry `seq`, in one line: `Import of 119 players`, `Round 3 published, version 1, 57 boards`. */
export function labelOf(log: EventLog, seq: number, say: Say = texts.events): string {
  const entries = log.commandOf(seq).map((number) => log.event(number));
  const many = ofMany(commandName(log.records[seq - 1]!.command), entries, say);
  if (many !== null) return many;
  const act = ACTS.find((kind) => entries.some((entry) => entry.kind === kind));
  const { title, detail } = say.of(entries.find(({ kind }) => kind === act) ?? entries.at(-1)!, namesOf(log));
  return say.line(title, detail);
}

/** The same as it is stored, which does not depend on a language. */
export function storedLabel(log: EventLog, seq: number): string {
  return labelOf(log, seq, en.events);
}

/** The last command of the log in one line. */
export function labelOfLast(log: EventLog, say: Say): string {
  return labelOf(log, log.records.length, say);
}
