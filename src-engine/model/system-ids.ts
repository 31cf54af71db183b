/** What settles a round: the rules alone, lots besides, so that their seed counts, or a table of the whole event. */
type RoundsBy = 'rules' | 'lots' | 'table';

/** The pairing systems of the registry, as files, rules and the room `systems` of the texts name them. */
const ROUNDS_BY = {
  'dutch-2026': 'rules',
  'dutch-2017': 'rules',
  'burstein-2026': 'rules',
  'burstein-2025': 'rules',
  'burstein-old': 'rules',
  'dubov-2026': 'rules',
  'dubov-old': 'rules',
  'lim-2026': 'rules',
  'lim-old': 'rules',
  bcf: 'rules',
  'mwm-dutch': 'lots',
  'mwm-burstein': 'lots',
  'mwm-monrad': 'lots',
  'mwm-random': 'lots',
  'mwm-random2': 'lots',
  'round-robin': 'table',
  'double-round-robin': 'table',
} as const satisfies Readonly<Record<string, RoundsBy>>;
export type SystemId = keyof typeof ROUNDS_BY;

export const SYSTEM_IDS = Object.keys(ROUNDS_BY) as readonly SystemId[];

/** Whether the registry has a system of this identity. */
export function isSystem(id: string): id is SystemId {
  return Object.hasOwn(ROUNDS_BY, id);
}

/** True where every round is laid down by a table, so that fewer rounds leave games unplayed. */
export function playsEveryRound(system: string): boolean {
  return isSystem(system) && ROUNDS_BY[system] === 'table';
}

/** Whether rounds of the system depend on lots, and so on their seed. */
export function drawsLots(system: string): boolean {
  return isSystem(system) && ROUNDS_BY[system] === 'lots';
}
