/** Failures of storage and of the log in the words that the arbiter reads. */
import type { FoldFailure } from '../../src-engine/index.ts';
import type { Refusal } from '../ipc/contract.ts';
import { pointName } from './restore-labels.ts';
import { texts } from '../texts.ts';
import type { Holder, StorageFailure } from '../storage/failure.ts';
import { refusal } from './reply.ts';
import { localIso, momentOf } from '../time.ts';

/** Refused: no tournament is open. */
export function noDocument(): Refusal {
  return refusal('no-document', texts.refusals.noDocument);
}

/** Refused: the page shows the tournament as it was. */
export function lookingBack(): Refusal {
  return refusal('looking-back', texts.refusals.lookingBack);
}

/** Refused: the file cannot be written; `reason` says why. */
export function readOnlyRefusal(reason: string): Refusal {
  return refusal('read-only', texts.refusals.readOnly(reason), { severity: 'not-saved' });
}

/** `sentence` says what is not there any more, one of `texts.refusals.gone`. */
export function notThere(sentence: string): Refusal {
  return refusal('not-there', { message: sentence, advice: texts.refusals.lookAgain });
}

function since(holder: Holder): string {
  return momentOf(localIso(new Date(holder.since)));
}

/** Who opened a file and has not closed it. */
export function heldSentence(holder: Holder): string {
  return texts.refusals.heldBy(holder.host, holder.user, since(holder));
}

/** Why a file could not be opened, copied or made. The file is as it was. */
export function openRefusal(failure: StorageFailure): Refusal {
  const { code } = failure;
  const words = texts.refusals.open;
  switch (code) {
    case 'file-missing':
    case 'file-exists':
    case 'file-not-a-tournament':
    case 'file-open-here':
    case 'target-is-tournament':
    case 'target-not-a-file':
      return refusal(code, words[code](failure.path));
    case 'file-newer-schema':
      return refusal(code, words[code](failure.schema, failure.known));
    case 'file-locked': {
      const { holder } = failure;
      return refusal(
        code,
        holder === null ? words[code] : words['file-locked-by'](since(holder), holder.host, holder.user),
      );
    }
    case 'file-held':
      return refusal(code, { message: heldSentence(failure.holder), advice: words[code] });
    case 'journal-of-another':
      return refusal(code, {
        message: texts.reading.foreignJournal(failure.path),
        advice: texts.reading.moveJournal,
      });
    case 'journal-older': {
      const { journal, first, last, lastAt } = failure;
      const message = texts.reading.olderJournal(journal, first, last, momentOf(lastAt));
      return refusal(code, { message, advice: texts.reading.saveIntactPart }, { offer: 'recover' });
    }
    case 'file-too-large':
      return refusal(code, {
        message: texts.reading.largeTournament(failure.path, failure.megabytes),
        advice: texts.reading.chooseAnotherFile,
      });
    case 'path-unusable':
      return refusal(code, {
        message: texts.reading.unusablePath(failure.path, failure.why),
        advice: texts.reading.chooseAnotherPlace,
      });
    case 'name-unusable':
      return refusal(code, words[code](failure.path, failure.reason), { offer: 'working-copy' });
    case 'file-damaged': {
      const { detail, intact, intactAt } = failure;
      return refusal(
        code,
        words[code](detail, intact, momentOf(intactAt)),
        intact > 0 ? { offer: 'recover' } : {},
      );
    }
    case 'file-read-only':
      return refusal(code, words[code](failure.reason), { offer: 'working-copy' });
    case 'restore-point':
      return refusal(code, words[code](pointName(failure.label)), { offer: 'working-copy' });
    case 'taken-over':
    case 'disk-full':
    case 'file-gone':
    case 'file-replaced':
    case 'file-changed':
    case 'write-failed':
      return { ...notSaved(failure), severity: 'refused' };
    case 'file-unreachable':
      return refusal(code, words[code](failure.reason));
  }
}

/** Why something could not be written, in a few words. */
export function whyNotWritten(failure: StorageFailure): string {
  const words = texts.refusals.notWritten;
  switch (failure.code) {
    case 'disk-full':
    case 'file-read-only':
    case 'file-missing':
      return words[failure.code];
    case 'write-failed':
    case 'file-unreachable':
      return /^(ENOTDIR|EEXIST)/.test(failure.reason) ? words['name-taken'] : failure.reason;
    default:
      return failure.code;
  }
}

/** Why an action was not saved. The screen says NOT SAVED. */
export function notSaved(failure: StorageFailure): Refusal {
  const { code } = failure;
  const words = texts.refusals.notSaved;
  const severity = 'not-saved';
  switch (code) {
    case 'disk-full':
    case 'file-read-only':
    case 'file-locked':
    case 'file-gone':
    case 'file-replaced':
      return refusal(code, words[code], { severity });
    case 'file-changed':
    case 'file-damaged':
      return refusal(code, words[code](failure.detail), { severity });
    case 'file-held':
      return refusal(code, { message: heldSentence(failure.holder), advice: words[code] }, { severity });
    case 'taken-over':
      return refusal(code, words[code](failure.by, momentOf(failure.at)), { severity });
    case 'write-failed':
      return refusal(code, words[code](failure.reason), { severity });
    case 'file-missing':
    case 'file-exists':
    case 'file-unreachable':
    case 'file-not-a-tournament':
    case 'file-newer-schema':
    case 'file-open-here':
    case 'target-is-tournament':
    case 'target-not-a-file':
    case 'journal-of-another':
    case 'journal-older':
    case 'file-too-large':
    case 'path-unusable':
    case 'name-unusable':
    case 'restore-point':
      return { ...openRefusal(failure), severity };
  }
}

/** Why an entry does not fit what is there now. */
export function foldRefusal(failure: FoldFailure): Refusal {
  return refusal(failure.code, texts.refusals.doesNotApply(failure.reason));
}
