import type { TableRowOption } from '../ipc/contract.ts';
import { texts } from '../texts.ts';

/** The option that every row has, the first of all. */
export function leaveOut(): TableRowOption {
  return { label: texts.tableRows.options.skip, effect: 'none' };
}

export const LEFT_OUT = 0;
