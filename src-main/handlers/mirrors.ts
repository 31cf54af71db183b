/** Second media: each open file is fed to the folders that its document has on this machine. */
import type { MirrorSet } from '../storage/mirror-set.ts';
import type { TournamentFile } from '../storage/tournament-file.ts';
import type { Desk } from './desk.ts';
import { refusal, refuse, type CommandsOf } from './reply.ts';

export function startMirrors(_desk: Desk, _file: TournamentFile): MirrorSet {
  return { states: () => [], wake: () => undefined, close: () => Promise.resolve() };
}

export function mirrorsCommands(
  _desk: Desk,
): CommandsOf<'mirror.add' | 'mirror.remove' | 'tournament.takeOver'> {
  const notYet = refuse(refusal('not-available-yet', 'Second media are not built yet.'));
  return {
    'mirror.add': () => Promise.resolve(notYet),
    'mirror.remove': () => Promise.resolve(notYet),
    'tournament.takeOver': () => Promise.resolve(notYet),
  };
}
