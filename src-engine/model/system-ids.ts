/** Identities of the pairing systems of the registry, as files, rules and the room `systems` of the texts name them. */
export const SYSTEM_IDS = [
  'dutch-2026',
  'dutch-2017',
  'burstein-2026',
  'burstein-2025',
  'burstein-old',
  'dubov-2026',
  'dubov-old',
  'lim-2026',
  'lim-old',
  'bcf',
  'mwm-dutch',
  'mwm-burstein',
  'mwm-monrad',
  'mwm-random',
  'mwm-random2',
  'round-robin',
  'double-round-robin',
] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** Whether the registry has a system of this identity. */
export function isSystem(id: string): id is SystemId {
  return (SYSTEM_IDS as readonly string[]).includes(id);
}

/** True where every round is laid down by a table, so that fewer rounds leave games unplayed. */
export function playsEveryRound(system: string): boolean {
  return system === 'round-robin' || system === 'double-round-robin';
}
