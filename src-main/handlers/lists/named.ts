/** A stored list as pages and entries name it. */
import type { SearchedList } from '../../ipc/contract.ts';

export function named({ id, name, month }: SearchedList): SearchedList {
  return { id, name, month };
}
