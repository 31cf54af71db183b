/** The games to come, where the pairings are known beforehand. */
import {
  pairingTaskOf,
  systemOf,
  type Colour,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';

interface ScheduledGame {
  /** Null for a player who is free. */
  readonly opponent: PlayerId | null;
  readonly colour: Colour | null;
}

/** By round, by player. */
export type Schedule = ReadonlyMap<number, ReadonlyMap<PlayerId, ScheduledGame>>;

/** Systems that pair by a table: their rounds do not depend on results. */
const BY_TABLE = /^(double-)?round-robin/;

/** Every round from `first` (1-based) on that the tournament's own table gives; empty for other systems. */
export function scheduleOf(tournament: Tournament, first: number): Schedule {
  const { system: id, rounds } = tournament.rules;
  const system = systemOf(id);
  const schedule = new Map<number, ReadonlyMap<PlayerId, ScheduledGame>>();
  if (system === null || !BY_TABLE.test(id)) return schedule;
  for (let round = first; round <= rounds; round++) {
    const task = pairingTaskOf(tournament, round, { participants: 'declared' });
    const paired = task.ok ? system.pair(task.value) : task;
    if (!paired.ok) continue;
    const games = new Map<PlayerId, ScheduledGame>();
    for (const { white, black } of paired.value.pairs) {
      games.set(white, { opponent: black, colour: 'white' });
      games.set(black, { opponent: white, colour: 'black' });
    }
    for (const player of paired.value.sitsOut ?? []) games.set(player, { opponent: null, colour: null });
    schedule.set(round, games);
  }
  return schedule;
}
