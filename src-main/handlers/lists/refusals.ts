/** Why a rating list was not read, as a sentence. */
import type { Refusal } from '../../ipc/contract.ts';
import type { ListFailure } from '../../lists/failure.ts';
import { texts } from '../../texts.ts';
import { refusal } from '../reply.ts';

/** A refusal that says that the lists stay as they were. */
export function listRefusal(code: string, message: string): Refusal {
  return refusal(code, message, texts.lists.stays);
}

export function refusalOf(failure: ListFailure): Refusal {
  return listRefusal(failure.code, sentenceOf(failure));
}

function sentenceOf(failure: ListFailure): string {
  const words = texts.lists;
  switch (failure.code) {
    case 'file-missing':
      return words.missing(failure.path);
    case 'file-unreachable':
      return words.unreachable(failure.path, failure.reason);
    case 'not-a-file':
      return words.notAFile(failure.path);
    case 'file-is-open':
      return texts.reading.isOpen(failure.path);
    case 'list-truncated':
      return words.truncated(failure.path, failure.percent);
    case 'list-damaged':
      return words.damaged(failure.path, failure.reason);
    case 'list-too-large':
      return words.tooLarge(failure.path, failure.limit);
    case 'list-swells':
      return words.swells(failure.path, failure.limit);
    case 'workbook-too-large':
      return words.workbookTooLarge(failure.path, failure.rows, failure.cells);
    case 'not-a-list':
      return words.notAList(failure.path, failure.beginning);
    case 'list-empty':
      return words.empty(failure.path);
    case 'list-unreadable':
      return words.unreadable(failure.path, failure.unreadable, failure.lines, failure.line, failure.text);
    case 'disk-full':
      return words.diskFull;
    case 'list-not-stored':
      return words.notStored(failure.reason);
  }
}
