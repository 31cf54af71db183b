/** Failures of storage and of the log in the words that the arbiter reads. */
import type { FoldFailure } from '../../src-engine/index.ts';
import type { Refusal } from '../ipc/contract.ts';
import { texts } from '../texts.ts';
import type { Holder, StorageFailure } from '../storage/failure.ts';
import { refusal } from './reply.ts';
import { localIso, momentOf } from '../time.ts';

export const NO_DOCUMENT = refusal('no-document', 'No tournament is open.', 'Open or make one first.');

export const LOOKING_BACK = refusal(
  'looking-back',
  'You are looking at an earlier moment, where nothing can be changed.',
  'Return to now first.',
);

export function readOnlyRefusal(reason: string): Refusal {
  return refusal('read-only', `This tournament can only be read: ${reason}`, 'Nothing was changed.', {
    severity: 'not-saved',
  });
}

export function notThere(what: string): Refusal {
  return refusal('not-there', `${what} does not exist any more.`, 'Look at the screen again.');
}

function placeOf({ host, user }: Holder): string {
  return `on ${host}${user === '' ? '' : ` (${user})`}`;
}

/** Who opened a file and has not closed it. */
export function heldSentence(holder: Holder): string {
  return `The tournament was opened ${placeOf(holder)} at ${momentOf(localIso(new Date(holder.since)))} and not closed there.`;
}

/** Why a file could not be opened, copied or made. The file is as it was. */
export function openRefusal(failure: StorageFailure): Refusal {
  switch (failure.code) {
    case 'file-missing':
      return refusal(failure.code, `There is no file ${failure.path}.`, 'It may have been moved or renamed.');
    case 'file-exists':
      return refusal(failure.code, `There is already a file ${failure.path}.`, 'Choose another name.');
    case 'file-not-a-tournament':
      return refusal(
        failure.code,
        `${failure.path} is not a tournament file.`,
        'Tournament files end in .wallchart; reports for the federation in .trf or .txt.',
      );
    case 'file-newer-schema':
      return refusal(
        failure.code,
        `This file was written by a newer version of the program (file version ${failure.schema}, known up to ${failure.known}).`,
        'Install the newer version to open it. The file was not touched.',
      );
    case 'file-open-here':
      return refusal(
        failure.code,
        `${failure.path} is the tournament that is open here.`,
        'Choose another file.',
      );
    case 'file-locked':
      return refusal(
        failure.code,
        failure.holder === null
          ? 'Another program has this file open.'
          : `This file has been open since ${momentOf(localIso(new Date(failure.holder.since)))} ${placeOf(failure.holder)}.`,
        'Close it there first, or wait until a synchronisation has finished.',
      );
    case 'file-held':
      return refusal(failure.code, heldSentence(failure.holder), 'Close it there first.');
    case 'target-is-tournament':
      return refusal(
        failure.code,
        `${failure.path} is a tournament or a part of one: nothing else is written over it.`,
        'Choose another name.',
      );
    case 'journal-of-another':
      return refusal(failure.code, texts.reading.foreignJournal(failure.path), texts.reading.moveJournal);
    case 'journal-older': {
      const { journal, first, last, lastAt } = failure;
      const message = texts.reading.olderJournal(journal, first, last, momentOf(lastAt));
      return refusal(failure.code, message, texts.reading.saveIntactPart, { offer: 'recover' });
    }
    case 'file-too-large':
      return refusal(
        failure.code,
        texts.reading.largeTournament(failure.path, failure.megabytes),
        texts.reading.chooseAnotherFile,
      );
    case 'target-not-a-file':
      return refusal(failure.code, `${failure.path} is no file that can be written.`, 'Choose another name.');
    case 'path-unusable':
      return refusal(
        failure.code,
        texts.reading.unusablePath(failure.path, failure.why),
        texts.reading.chooseAnotherPlace,
      );
    case 'name-unusable':
      return refusal(
        failure.code,
        `A tournament cannot be kept in ${failure.path}: ${failure.reason}.`,
        'Choose another name, or work on a copy.',
        { offer: 'working-copy' },
      );
    case 'file-damaged':
      return refusal(
        failure.code,
        failure.intact > 0
          ? `This file is damaged: ${failure.detail}. Everything up to entry ${failure.intact}, stored ${momentOf(failure.intactAt)}, is intact.`
          : `This file is damaged and no entry of it could be proven intact: ${failure.detail}.`,
        failure.intact > 0
          ? 'The intact part can be copied into a new file. The damaged file stays as it is.'
          : 'Use the second medium, or a copy. The damaged file stays as it is.',
        failure.intact > 0 ? { offer: 'recover' } : {},
      );
    case 'file-read-only':
      return refusal(
        failure.code,
        `This file or its folder is write-protected: ${failure.reason}.`,
        'Work on a copy in another folder.',
        { offer: 'working-copy' },
      );
    case 'restore-point':
      return refusal(
        failure.code,
        `This file is the restore point ${failure.label}, which stays as it is.`,
        'Work on a copy of it.',
        { offer: 'working-copy' },
      );
    case 'taken-over':
    case 'disk-full':
    case 'file-gone':
    case 'file-replaced':
    case 'file-changed':
    case 'write-failed':
      return { ...notSaved(failure), severity: 'refused' };
    case 'file-unreachable':
      return refusal(failure.code, `The file cannot be reached: ${failure.reason}.`, 'Nothing was changed.');
  }
}

/** Why something could not be written, in a few words. */
export function whyNotWritten(failure: StorageFailure): string {
  switch (failure.code) {
    case 'disk-full':
      return 'the disk is full';
    case 'file-read-only':
      return 'the folder is write-protected';
    case 'file-missing':
      return 'not there';
    case 'write-failed':
    case 'file-unreachable':
      return /^(ENOTDIR|EEXIST)/.test(failure.reason)
        ? 'something else of that name is in the way'
        : failure.reason;
    default:
      return failure.code;
  }
}

/** Why an action was not saved. The screen says NOT SAVED. */
export function notSaved(failure: StorageFailure): Refusal {
  const lost = (code: string, message: string, advice: string) =>
    refusal(code, message, advice, { severity: 'not-saved' });
  switch (failure.code) {
    case 'disk-full':
      return lost(failure.code, 'The disk is full.', 'Make room and do it again.');
    case 'file-read-only':
      return lost(
        failure.code,
        'The file or its medium has become write-protected.',
        'Remove the protection and do it again.',
      );
    case 'file-locked':
      return lost(failure.code, 'Another program holds the file.', 'Close it there and do it again.');
    case 'file-gone':
      return lost(
        failure.code,
        'The tournament file was deleted or its medium was removed.',
        'Put the medium back and open the file again, or save everything in a new file: the program still holds it.',
      );
    case 'file-replaced':
      return lost(
        failure.code,
        'The tournament file was replaced by another one.',
        'Save everything in a new file: the program still holds it. Then find out which file is the right one.',
      );
    case 'file-changed':
      return lost(
        failure.code,
        `Somebody wrote into the tournament file while it was open here: ${failure.detail}.`,
        'Save everything in a new file: the program still holds it. Then find out who changed the file.',
      );
    case 'file-held':
      return lost(
        failure.code,
        heldSentence(failure.holder),
        'Decide which of the two goes on. What is not in the file any more, the program still holds: save it in a new file.',
      );
    case 'taken-over':
      return lost(
        failure.code,
        `${failure.by} took over this tournament${failure.at === '' ? '' : ` at ${momentOf(failure.at)}`}. This laptop may only read it.`,
        'Go on there, or take over again from the second medium.',
      );
    case 'write-failed':
      return lost(
        failure.code,
        `The action could not be written: ${failure.reason}.`,
        'Nothing was changed. Do it again.',
      );
    case 'file-damaged':
      return lost(
        failure.code,
        `The file is damaged: ${failure.detail}.`,
        'Close the tournament and open it again.',
      );
    case 'file-missing':
    case 'file-exists':
    case 'file-unreachable':
    case 'file-not-a-tournament':
    case 'file-newer-schema':
    case 'file-open-here':
    case 'target-is-tournament':
    case 'journal-of-another':
    case 'journal-older':
    case 'file-too-large':
    case 'path-unusable':
    case 'target-not-a-file':
    case 'name-unusable':
    case 'restore-point':
      return { ...openRefusal(failure), severity: 'not-saved' };
  }
}

/** Why an entry does not fit what is there now. */
export function foldRefusal(failure: FoldFailure): Refusal {
  return refusal(failure.code, `This no longer applies: ${failure.reason}.`, 'Nothing was changed.');
}
