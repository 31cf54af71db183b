import type { Agreement, Confirmation } from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';

/** The question that came back to a command: said to be another one where a question that was shown was answered already. */
export function askedAnew(confirm: Confirmation, answered: Agreement): Confirmation {
  if (typeof answered === 'number') return confirm;
  return { ...confirm, consequences: [text.app.askedAnew, ...confirm.consequences] };
}
