/** What settles a round beside the rules: lots, so that their seed counts, or a table of the whole event, played once or twice; null: nothing. */
type RoundsBy = 'lots' | 'table' | 'table-twice' | null;

/** The pairing systems of the registry, as files, rules and the room `systems` of the texts name them. */
const ROUNDS_BY = {
  'dutch-2026': null,
  'dutch-2017': null,
  'burstein-2026': null,
  'burstein-2025': null,
  'burstein-old': null,
  'dubov-2026': null,
  'dubov-old': null,
  'lim-2026': null,
  'lim-old': null,
  bcf: null,
  'mwm-dutch': 'lots',
  'mwm-burstein': 'lots',
  'mwm-monrad': 'lots',
  'mwm-random': 'lots',
  'mwm-random2': 'lots',
  'round-robin': 'table',
  'double-round-robin': 'table-twice',
} as const satisfies Readonly<Record<string, RoundsBy>>;
export type SystemId = keyof typeof ROUNDS_BY;

export const SYSTEM_IDS = Object.keys(ROUNDS_BY) as readonly SystemId[];

/** Whether the registry has a system of this identity. */
export function isSystem(id: string): id is SystemId {
  return Object.hasOwn(ROUNDS_BY, id);
}

/** True where every round is laid down by a table, so that fewer rounds leave games unplayed. */
export function playsEveryRound(system: string): boolean {
  return cyclesOf(system) > 0;
}

/** How often the table of a system is played; 0 without a table. */
export function cyclesOf(system: string): 0 | 1 | 2 {
  const by = isSystem(system) ? ROUNDS_BY[system] : null;
  return by === 'table' ? 1 : by === 'table-twice' ? 2 : 0;
}

/** Whether rounds of the system depend on lots, and so on their seed. */
export function drawsLots(system: string): boolean {
  return isSystem(system) && ROUNDS_BY[system] === 'lots';
}
