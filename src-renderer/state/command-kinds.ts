import type { CommandName } from '../../src-main/ipc/contract.ts';

const LEAVES: ReadonlySet<CommandName> = new Set([
  'tournament.create',
  'tournament.open',
  'tournament.acceptImport',
  'tournament.close',
  'tournament.openDemo',
  'tournament.recover',
  'tournament.workOnCopy',
  'tournament.takeOver',
]);

/** Whether another tournament is open after the command, or none. A copy of the open one that is worked on is the same one. */
export function leavesTournament(name: CommandName, args: unknown): boolean {
  const goesOn = typeof args === 'object' && args !== null && 'source' in args && args.source === null;
  return LEAVES.has(name) && !goesOn;
}

/** Whether the answer to such a command says that nothing is open yet: a report is looked at first. */
export function isOnlyLookedAt(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'opened' in value && value.opened === false;
}

/** Whether the command neither reads nor writes the tournament: it never waits for results that are being stored. */
export function isApart(name: CommandName): boolean {
  return /^(app|files|lab|lists|report)\.|[cC]ancel/.test(name);
}

/** Whether the command is for the tournament on screen and no other. */
export function isForOne(name: CommandName): boolean {
  return !isApart(name) && !LEAVES.has(name);
}

/** Whether the command stores what the arbiter does next: what was said of the step before is over. */
export function isStep(name: CommandName): boolean {
  return /^(desk|incidents|log|players|results|round|settings|standings)\.(?!cancel)/.test(name);
}
