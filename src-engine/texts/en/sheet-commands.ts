/** Sentences of the commands that print sheets or verify them, loaded with those alone. */
import { format } from './format.ts';

export const sheetCommandsText = {
  languages: (codes: readonly string[]) => `${codes.join(', ')}; two with a comma print both (default: en)`,
  languageUnknown: (codes: readonly string[]) =>
    `Name one language, or two with a comma. These are available: ${codes.join(', ')}.`,
  print: {
    usage: 'Usage: wallchart print FILE --document KIND --output X.pdf [options]',
    file: 'a report (TRF), or a tournament file (.wallchart), which is read and never written',
    output: 'a PDF that is already there is replaced; a tournament never is',
    round: 'the round, or the standings after it (default: the newest)',
    defaultPaper: (papers: readonly string[]) => `${papers.join(', ')} (default: ${papers[0]})`,
    player: 'tie-break-working: of one player (number, or part of the name)',
    saved: (pages: number, path: string) =>
      `${format.count(pages, { one: 'page', other: 'pages' })} in ${path}\n`,
    documentMissing: 'Name the document with --document.',
    outputMissing: 'Name the PDF to be written with --output.',
    outputNotPdf: (path: string) => `${path}: the name of a PDF ends in .pdf.`,
    paperNotMade: (title: string, papers: readonly string[]) =>
      `${title} is made on ${format.list(papers, 'or')} only.`,
    ofTheEvent: (title: string) => `${title} is about the whole event: leave out --round.`,
    cannotBeMade: (title: string, why: string) => `${title}: ${why}`,
    onlyWorking: '--player goes with --document tie-break-working only.',
    nobody: (word: string) => `No single player is meant by “${word}”.`,
    teamEvent: (file: string) => `${file}: this event pairs teams; only individual events are printed.`,
    noLog: (file: string) => `${file}: a report has no log. Name the tournament file (.wallchart).`,
    missingGlyphs: (glyphs: string) => `No font has these characters, printed as �: ${glyphs}`,
  },
  pages: {
    usage:
      'Usage: wallchart pages FILE --output FOLDER [--language LANGUAGE]\nPublished rounds, standings, crosstable and players as plain HTML, to copy to a website.\n',
    outputMissing: 'Name the folder to be written with --output.',
    taken: (path: string) => `${path} is not one of these pages, and is not replaced.`,
    noFolder: (path: string) =>
      `${path} cannot be a folder: a file has this name, or one on the way to it. Name another folder.`,
    saved: (pages: number, folder: string) =>
      `${format.count(pages, { one: 'page', other: 'pages' })} in ${folder}\n`,
  },
  seal: {
    usage:
      'Usage: wallchart seal CODE|PDF|REPORT FILE\nCODE is at the foot of a sheet; PDF is a sheet as this program wrote it; REPORT is a report (TRF) as a federation was sent it. FILE is the tournament file (.wallchart), which is read and never written.\n',
    nameBoth: 'Name the code, the PDF or the report, then the tournament file.',
    neither: (word: string) => `${word} is neither a code of this program nor a file.`,
  },
} as const;
