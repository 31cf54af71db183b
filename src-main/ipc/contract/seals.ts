/** What a code on a sheet, or the seal of a report, turned out to be. */
export type SealVerdict =
  /** No code of this program. */
  | { readonly code: 'unreadable' }
  /** The code of a report: its file has to be looked at. */
  | { readonly code: 'report' }
  /** A report without a seal. */
  | { readonly code: 'unsealed' }
  /** Neither a report nor a PDF. */
  | { readonly code: 'no-report' }
  /** A picture, whose code only the window reads. */
  | { readonly code: 'picture' }
  /** A PDF without a code. */
  | { readonly code: 'uncoded' }
  /** Of another event, or changed, or of a course of this event that another copy of the file took. */
  | { readonly code: 'unknown' }
  | {
      readonly code: 'own';
      /** A report rather than a sheet. */
      readonly isReport: boolean;
      /** `Pairings by board` */
      readonly title: string;
      /** Null for the event as a whole. */
      readonly round: number | null;
      /** Version of the round's publication on it, 0 where it has none. */
      readonly version: number;
      readonly draft: boolean;
      /** Entry of the log that it was made after, and when that was entered, ISO 8601. */
      readonly seq: number;
      readonly at: string;
      /** It says what it would say if it were made now. */
      readonly isCurrent: boolean;
      /** Version of that round's publication now, 0 where it has none. */
      readonly present: number;
    };
