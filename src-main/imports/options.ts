import type { TableRowOption } from '../ipc/contract.ts';

/** The option that every row has, the first of all. */
export const LEAVE_OUT: TableRowOption = { label: 'leave out', effect: 'none' };
export const LEFT_OUT = 0;
