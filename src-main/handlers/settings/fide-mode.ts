/**
 * FIDE mode: a tournament is run by FIDE's rules from its beginning on, until an action that they do not allow. Then it
 * has left FIDE mode for good, its report says so, and no undo brings it back.
 */
import { systemOf, type EventDraft, type TournamentState } from '../../../src-engine/index.ts';
import type { Desk } from '../desk.ts';
import { refusal, refuse, type CommandsOf } from '../reply.ts';
import { transact } from '../transact.ts';

/** The consequence, for questions. */
export const LEAVES_FIDE_MODE =
  'The tournament leaves FIDE mode: for good, also when this is undone, and its report says so.';

/** True for a system of the Handbook of any edition; false for those of others. */
export function isOfFide(system: string): boolean {
  return systemOf(system)?.edition.startsWith('C.0') ?? false;
}

/** The entry that goes with an action which FIDE's rules do not allow; none where FIDE mode was left already. */
export function leavingFideMode({ fideMode }: TournamentState, why: string): EventDraft[] {
  return fideMode ? [{ kind: 'fide-mode-left', payload: { why } }] : [];
}

export function fideModeCommands(desk: Desk): CommandsOf<'settings.leaveFideMode'> {
  return {
    'settings.leaveFideMode': async ({ confirmed }) =>
      transact(desk, { command: 'settings.leaveFideMode', confirmed }, (state) => {
        const drafts = leavingFideMode(state, 'by the arbiter’s decision');
        if (drafts.length === 0)
          return refuse(refusal('fide-mode-left', 'The tournament has left FIDE mode already.'));
        const question = { act: 'Leave FIDE mode', consequences: [LEAVES_FIDE_MODE] };
        return { drafts, value: null, question };
      }),
  };
}
