/** Players from a CSV or XLSX table. */
import type { Desk } from './desk.ts';
import { refusal, refuse, type CommandsOf } from './reply.ts';

export function tableCommands(_desk: Desk): CommandsOf<'players.readTable' | 'players.acceptTable'> {
  const notYet = refuse(refusal('not-available-yet', 'Tables cannot be read yet.'));
  return {
    'players.readTable': () => Promise.resolve(notYet),
    'players.acceptTable': () => Promise.resolve(notYet),
  };
}
