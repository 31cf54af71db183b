/** A stored list as pages and entries name it. */
import type { SearchedList } from '../../ipc/contract.ts';

/** Leaves out everything but identity, name and month (`2026-11`). */
export function named({ id, name, month }: SearchedList): SearchedList {
  return { id, name, month };
}
