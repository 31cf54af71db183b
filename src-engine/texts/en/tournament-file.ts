/** Opening, copying, taking over and closing a tournament, its second media, its restore points and its prints. */
import { format } from './format.ts';

const chooseMedium = 'Choose a folder on the second medium.';

export const tournamentFileText = {
  nameMissing: 'The tournament needs a name.',
  systemUnknown: (system: string) => ({
    message: `There is no system ${system}.`,
    advice: 'Choose one from the list.',
  }),
  updated: (copy: string) => `The file was brought up to date; a copy of the old one is ${copy}.`,
  /** What was recovered when the program starts after it was cut off. */
  recovered: (time: string, label: string) =>
    `The program had not closed this file. Nothing is lost; the last action was ${time}: ${label}.`,
  /** After the intact part of a damaged file was copied. */
  salvaged: (seq: number, at: string, detail: string) => `After entry ${seq}, stored ${at}: ${detail}.`,
  rescued: (name: string, code: string) =>
    `${name} was lost or changed from outside (${code}); everything was saved here.`,
  rescuedTo: (rescued: string, path: string) => `${rescued} The new file is ${path}.`,
  notRescued: (path: string) => `${path} was lost or changed from outside, and no new file could be written.`,
  /** Why the open file takes no more entries. */
  closedFor: {
    takenOver: (by: string, at: string) =>
      `${by} took over${at === '' ? '' : ` at ${at}`}: the tournament goes on there. What this laptop stored afterwards is not part of it.`,
    notThere: 'The file is not where it was. The program still holds everything that was saved.',
    changed: 'The file was changed by another program. The program still holds everything that was saved.',
    held: 'The file was opened on another machine. The program still holds everything that was saved.',
    other: 'The file can no longer be written. The program still holds everything that was saved.',
  },
  takeOver: {
    act: 'Take over',
    notTaken: 'What the first laptop entered after the last entry here is not taken along.',
    locked: 'The first laptop is locked as soon as it sees the medium again.',
    writes: 'This laptop becomes the one that writes the tournament.',
    noCopy: { message: 'This is not the copy on a second medium.', advice: 'Open the copy first.' },
    failed: {
      message: 'The takeover could not be written on the medium, or somebody else took over just now.',
      advice: 'Look at the copy again.',
    },
    copyGone: { message: 'The copy on the second medium cannot be read.', advice: 'Is it plugged in?' },
  },
  medium: {
    notAFolder: (path: string) => ({ message: `${path} is not a folder.`, advice: chooseMedium }),
    missing: (path: string) => ({ message: `There is no folder ${path}.`, advice: chooseMedium }),
    sameFolder: {
      message: 'The second medium is the folder of the tournament file itself.',
      advice: 'Choose a folder on another disk, a USB stick or a shared folder.',
    },
    notThere: (path: string) => `${path} is not there.`,
  },
  restore: {
    /** What a point is called: where a round begins, and where it ends. */
    point: (round: number, at: 'begin' | 'end') => `R${round} ${at}`,
    /** The mistake that going back to a point cures. */
    beginCures: (round: number) =>
      `Results of round ${round} were entered on wrong boards: enter them again.`,
    endCures: (round: number) =>
      `Round ${round} was paired with a wrong result, bye or absentee: pair it again.`,
    lastCures: 'Something was changed after the last result that should have stayed.',
    newest: (label: string, at: string, folder: string) =>
      `The newest restore point, ${label} of ${at}, is in the folder ${folder}.`,
    notWritten: (why: string) =>
      `Restore points cannot be written beside the tournament file: ${why}. The tournament itself is saved.`,
    notWrittenOn: (medium: string, why: string) =>
      `Restore points cannot be written on ${medium}: ${why}. The tournament itself is saved.`,
    published: 'published, no results',
    publishedAgain: 'published again',
    complete: 'all results in',
  },
  replace: {
    act: (name: string) => `Replace ${name}`,
    replaced: (path: string, bytes: number, changed: string) =>
      `There is already a file ${path}, ${format.count(bytes, { one: 'byte', other: 'bytes' })}, changed ${changed}: it is replaced.`,
  },
  table: {
    stale: { message: 'The tournament changed since the table was read.', advice: 'Read the table again.' },
    undecided: (count: number, first: number) => ({
      message:
        count === 1
          ? `Row ${first} is unclear.`
          : `${count} rows are unclear, the first of them row ${first}.`,
      advice: 'Choose what each row does, or that it is left out.',
    }),
  },
  prints: {
    gone: (title: string) => ({
      message: `The PDF of “${title}” is no longer in its folder.`,
      advice: 'Print the document again.',
    }),
    noSuchPage: (title: string, pages: number) => ({
      message: `“${title}” has ${format.count(pages, { one: 'page', other: 'pages' })}.`,
      advice: 'Choose one of them.',
    }),
    cancelled: { message: 'You stopped this document.', advice: 'Choose it again to have it made.' },
    fontMissing: (path: string) => ({
      message: `The program’s own font ${path} is missing, so nothing can be printed.`,
      advice: 'Install Wallchart again. The tournament is not affected.',
    }),
    missingGlyphs: (glyphs: string) => `No font prints these characters: ${glyphs}`,
  },
  /** Headings of the list of documents. */
  groups: {
    round: (round: number) => `Round ${round}`,
    standings: (round: number) => (round === 0 ? 'Before round 1' : `After round ${round}`),
    pack: 'Without the computer',
    event: 'The event',
  },
  noRoundPublished: 'No round is published yet.',
};
