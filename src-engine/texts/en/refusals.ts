/** Why the program did not do what was asked: failures of a file and of the log, and what is not there. */
import type { Misfit } from '../../model/misfit.ts';
import { format } from './format.ts';
import { misfitText } from './misfits.ts';

const chooseName = 'Choose another name.';
const nothingChanged = 'Nothing was changed.';
const fromProgram = 'Save everything in a new file: the program still holds it.';

/** Who has a file open: `on DESK-2 (anna)`. */
function holder(host: string, user: string): string {
  return user === '' ? `on ${host}` : `on ${host} (${user})`;
}

const openText = {
  'file-missing': (path: string) => ({
    message: `There is no file ${path}.`,
    advice: 'It may have been moved or renamed.',
  }),
  'file-exists': (path: string) => ({ message: `There is already a file ${path}.`, advice: chooseName }),
  'file-not-a-tournament': (path: string) => ({
    message: `${path} is not a tournament file.`,
    advice: 'Tournament files end in .wallchart; reports for the federation in .trf or .txt.',
  }),
  'file-newer-schema': (schema: number, known: number) => ({
    message: `This file was written by a newer version of the program (file version ${schema}, known up to ${known}).`,
    advice: 'Install the newer version to open it. The file was not touched.',
  }),
  'file-open-here': (path: string) => ({
    message: `${path} is the tournament that is open here.`,
    advice: 'Choose another file.',
  }),
  'file-locked': {
    message: 'Another program has this file open.',
    advice: 'Close it there first, or wait until a synchronisation has finished.',
  },
  'file-locked-by': (since: string, host: string, user: string) => ({
    message: `This file has been open since ${since} ${holder(host, user)}.`,
    advice: 'Close it there first, or wait until a synchronisation has finished.',
  }),
  'file-held': 'Close it there first.',
  'target-is-tournament': (path: string) => ({
    message: `${path} is a tournament or a part of one: nothing else is written over it.`,
    advice: chooseName,
  }),
  'target-not-a-file': (path: string) => ({
    message: `${path} is not a file that can be written.`,
    advice: chooseName,
  }),
  'name-unusable': (path: string, reason: string) => ({
    message: `A tournament cannot be kept in ${path}: ${reason}.`,
    advice: 'Choose another name, or work on a copy.',
  }),
  'file-damaged': (detail: string, intact: number, intactAt: string) =>
    intact > 0
      ? {
          message: `This file is damaged: ${detail}. Everything up to entry ${intact}, stored ${intactAt}, is intact.`,
          advice: 'The intact part can be copied into a new file. The damaged file stays as it is.',
        }
      : {
          message: `This file is damaged and no entry of it could be proven intact: ${detail}.`,
          advice: 'Use the second medium, or a copy. The damaged file stays as it is.',
        },
  'file-read-only': (reason: string) => ({
    message: `This file or its folder is write-protected: ${reason}.`,
    advice: 'Work on a copy in another folder.',
  }),
  'restore-point': (label: string) => ({
    message: `This file is the restore point ${label}, which stays as it is.`,
    advice: 'Work on a copy of it.',
  }),
  'file-unreachable': (reason: string) => ({
    message: `The file cannot be reached: ${reason}.`,
    advice: nothingChanged,
  }),
};

const notSavedText = {
  'disk-full': { message: 'The disk is full.', advice: 'Make room and repeat the action.' },
  'file-read-only': {
    message: 'The file or its medium has become write-protected.',
    advice: 'Remove the protection and repeat the action.',
  },
  'file-locked': {
    message: 'Another program holds the file.',
    advice: 'Close it there and repeat the action.',
  },
  'file-gone': {
    message: 'The tournament file was deleted or its medium was removed.',
    advice:
      'Put the medium back and open the file again, or save everything in a new file: the program still holds it.',
  },
  'file-replaced': {
    message: 'The tournament file was replaced by another one.',
    advice: `${fromProgram} Then find out which file is the right one.`,
  },
  'file-changed': (detail: string) => ({
    message: `The tournament file was changed while it was open here: ${detail}.`,
    advice: `${fromProgram} Then find out who changed the file.`,
  }),
  'file-held':
    'Decide which of the two continues. What is no longer in the file, the program still holds: save it in a new file.',
  'taken-over': (by: string, at: string) => ({
    message: `${by} took over this tournament${at === '' ? '' : ` at ${at}`}. This laptop may only read it.`,
    advice: 'Continue there, or take over again from the second medium.',
  }),
  'write-failed': (reason: string) => ({
    message: `The action could not be written: ${reason}.`,
    advice: 'Nothing was changed. Repeat the action.',
  }),
  'file-damaged': (detail: string) => ({
    message: `The file is damaged: ${detail}.`,
    advice: 'Close the tournament and open it again.',
  }),
};

export const refusalsText = {
  noDocument: { message: 'No tournament is open.', advice: 'Open one, or make a new one.' },
  lookingBack: {
    message: 'You are looking at an earlier moment, where nothing can be changed.',
    advice: 'Return to now first.',
  },
  readOnly: (reason: string) => ({
    message: `This tournament can only be read: ${reason}`,
    advice: nothingChanged,
  }),
  /** Why nothing can be written, behind a colon. */
  readOnlyFor: {
    copy: 'it is the copy on a second medium',
    restorePoint: (label: string) => `it is the restore point ${label}; go on from a copy of it`,
  },
  lookAgain: 'Look at the screen again.',
  gone: {
    round: (round: number) => `Round ${round} no longer exists.`,
    board: (board: number, round: number) => `Board ${board} of round ${round} no longer exists.`,
    player: (id: number) => `Player ${id} no longer exists.`,
    thisPlayer: 'The player no longer exists.',
    listedPlayer: 'This player is no longer on the list.',
    entry: (seq: number) => `Entry ${seq} no longer exists.`,
    import: 'This import no longer exists.',
    report: 'This report no longer exists.',
    note: 'This note no longer exists.',
    print: 'This print no longer exists.',
    row: 'This row no longer exists.',
    choice: (row: number) => `This choice for row ${row} no longer exists.`,
    encoding: (encoding: string) => `The encoding ${encoding} does not exist.`,
  },
  heldBy: (host: string, user: string, since: string) =>
    `The tournament was opened ${holder(host, user)} at ${since} and not closed there.`,
  openHere: {
    act: 'Open it here',
    lockedOut:
      'Whoever still enters results there is locked out at the next action; what came after is only there.',
  },
  open: openText,
  notSaved: notSavedText,
  /** Why something could not be written, behind a colon. */
  notWritten: {
    'disk-full': 'the disk is full',
    'file-read-only': 'the folder is write-protected',
    'file-missing': 'not there',
    'name-taken': 'something else has this name',
  },
  doesNotApply: (misfit: Misfit) => ({
    message: `This no longer applies: ${misfitText(misfit)}.`,
    advice: nothingChanged,
  }),
  identityUsed: {
    message: 'The page sent two different commands under one identity.',
    advice: 'Nothing was changed. Repeat the action.',
  },
  storedAlready: (seq: number) => ({
    message: `This was stored before, as entry ${format.number(seq)} of the log.`,
    advice: 'It is not stored twice.',
  }),
  otherTournament: {
    message: 'Another tournament was opened meanwhile.',
    advice: 'Nothing was stored in it. Open the one before again and repeat the action there.',
  },
  changedMeanwhile: {
    message: 'The tournament was changed while the round was computed.',
    advice: 'Repeat the action.',
  },
  notUnderstood: (call: string, detail: string) => ({
    message: `The program did not understand “${call}”${detail}.`,
    advice: nothingChanged,
  }),
  mistake: (call: string) => ({
    message: `The program made a mistake in “${call}”.`,
    advice: 'Look at the screen again before you continue: what it shows now is what is stored.',
  }),
  noDialog: 'No file dialog can be opened here.',
  callWithoutName: 'a call without a name',
};
