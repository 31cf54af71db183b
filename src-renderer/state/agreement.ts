import type { Agreement, Confirmation } from '../../src-main/ipc/contract.ts';

/** The yes to a question of main: to the one that was shown, and to no other. */
export function agreementTo({ level, shown }: Confirmation): Agreement {
  return shown === undefined ? level : { level, shown };
}
