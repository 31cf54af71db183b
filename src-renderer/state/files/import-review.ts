/** The review of a report as lists to look at. */
import type { ImportReview } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { Column } from '../columns.ts';

export const REVIEW_PARTS = ['file', 'rounds', 'values'] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** One thing that an import deviates in. */
export interface ReviewLine {
  readonly key: number;
  readonly severity: 'error' | 'warning' | 'note';
  /** `12:85`, or the round. */
  readonly place: string;
  /** The same in words. */
  readonly where: string;
  readonly text: string;
  readonly found: string;
  readonly taken: string;
}

const WEIGHT = { error: 0, warning: 1, note: 2 } as const;

/** Deviations of the file, the grave ones first, each group in the order of the file. */
function fileLines({ deviations }: ImportReview): ReviewLine[] {
  return deviations
    .map(({ severity, line, column, text: what, found, takenAs }, key) => ({
      key,
      severity,
      place: text.import.place(line, column),
      where: text.import.placeWords(line, column),
      text: what,
      found,
      taken: takenAs,
    }))
    .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || a.key - b.key);
}

/** What a part of the review has to say, one line for each finding. */
export function reviewLines(review: ImportReview, part: ReviewPart): readonly ReviewLine[] {
  const plain = { severity: 'warning', found: '', taken: '' } as const;
  switch (part) {
    case 'file':
      return fileLines(review);
    case 'rounds':
      return review.roundDifferences.map(({ round, weight, text: what }, key) => ({
        ...plain,
        severity: weight === 'summary' ? 'warning' : 'note',
        key,
        place: String(round),
        where: text.import.round(round),
        text: what,
      }));
    case 'values':
      return review.valueDifferences.map((what, key) => ({
        ...plain,
        key,
        place: '',
        where: '',
        text: what,
      }));
  }
}

/** The columns of a part of the review. */
export function reviewColumns(part: ReviewPart): readonly Column[] {
  const { columns } = text.import;
  const what: Column = { id: 'what', label: columns.what, width: null };
  switch (part) {
    case 'file':
      return [
        { id: 'severity', label: columns.severity, width: 84 },
        { id: 'place', label: columns.place, width: 84, align: 'num' },
        what,
        { id: 'found', label: columns.found, width: 190 },
        { id: 'taken', label: columns.taken, width: 190 },
      ];
    case 'rounds':
      return [
        { id: 'place', label: columns.round, width: 70, align: 'num' },
        { id: 'severity', label: columns.severity, width: 84 },
        what,
      ];
    case 'values':
      return [what];
  }
}

/** What an empty list means, and whether that is good news. */
export function emptyText(
  review: ImportReview,
  part: ReviewPart,
): { readonly text: string; readonly isGood: boolean } {
  const words = text.import;
  switch (part) {
    case 'file':
      return { text: words.clean, isGood: true };
    case 'rounds':
      if (review.playedRounds === 0) return { text: words.noRounds, isGood: false };
      return review.checkedRounds === 0
        ? { text: words.notChecked, isGood: false }
        : { text: words.pairingsAgree(review.checkedRounds), isGood: true };
    case 'values':
      return { text: words.valuesAgree(review.ranksUpTo), isGood: review.ranksUpTo === null };
  }
}
