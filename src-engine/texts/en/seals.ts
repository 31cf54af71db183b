/** Codes on sheets and seals of reports, and what they turn out to be. */
import { format } from './format.ts';

export const sealsText = {
  /** Foot of a sheet. */
  onSheet: (seal: string, code: string) => (code === '' ? `Seal ${seal}` : `Seal ${seal} · Code ${code}`),
  report: () => 'Tournament report',
  open: 'Verify a sheet',
  title: 'Verify a sheet or a report',
  about:
    'Type the code at the foot of a sheet, or give a picture of the sheet, its PDF, or the file of a report.',
  code: 'Code',
  check: 'Verify',
  choose: 'Choose a picture, a PDF or a report',
  paste: 'A picture can also be pasted or dropped here.',
  close: 'Close',
  noCode: 'No code of this program can be read in this picture. Type the one at the foot of the sheet.',
  tooLarge: 'The file is too large for a report, or for a picture or the PDF of a sheet.',
  verdicts: {
    unreadable: 'This is not a code of this program. A code looks like 1A2.3.4K.7QF2-M9DK-R4TX.',
    report: 'This is the code of a report. Choose its file: the seal is over every line of it.',
    unsealed: 'This report carries no seal. Every report that this program exports has one as its last line.',
    'no-report': 'This is neither a report nor the PDF of a sheet. Only these carry a seal or a code.',
    picture:
      'This is a picture, whose code cannot be read here. Type the code at the foot of the sheet, or give the window a PNG or JPEG of it under “Verify a sheet”.',
    uncoded: 'This PDF carries no code of this program. Type the one at the foot of the sheet.',
    unknown:
      'This is not as this event made it: it is another event’s, it was changed afterwards, or it is from a copy of the file that went on by itself.',
  },
  /** A report carries a seal over all that it says; a sheet a code, which stands there whatever else is changed on it. */
  ownReport: (title: string) => `${title}: this event’s own, unchanged.`,
  own: (title: string, round: number | null, version: number, draft: boolean) => {
    const what = round === null || round === 0 ? title : `${title}, round ${round}`;
    if (draft) return `${what}: the code is of this event’s own draft, never on the wall.`;
    return version === 0
      ? `${what}: the code is this event’s own.`
      : `${what}, version ${version}: the code is this event’s own.`;
  },
  madeAfter: (seq: number, at: string) =>
    `Made after entry ${format.number(seq)} of the log, of ${format.date(at, 'date')}, ${format.time(at)}.`,
  current: 'It still says what this event says now.',
  replaced: (present: number, version: number) =>
    present > version
      ? `Version ${present} of the round has taken its place: take this one down.`
      : 'The event has gone on since: made now, it would say something else.',
  compare:
    'The code tells what this sheet was made to say. Print it again and compare where the paper or the file itself may have been changed.',
};
