/** What single commands print: answers, complaints and headings of their tables. Those that pair and check load none of it. */
import { format } from './format.ts';

export const singleCommandsText = {
  convert: {
    nameFormat: 'name the format with --to.',
    nameTarget: 'name the file to be written with -o.',
    gameOpen: (round: number) =>
      `a game of round ${round} has no result, so there is no report yet (C.04.2 3.1); nothing was written.`,
    contradicts: 'the file contradicts itself; nothing was written. --accept converts it as understood.',
  },
  generate: {
    readsNoFile: (word: string) => `${word}: no file is read. Name the file to be written with --output.`,
    countNeeds: '--count needs --output with %d in the name, for the seed.',
    seedFailed: (seed: number, sentence: string) => `seed ${seed}: ${sentence}`,
    pointCodes: (codes: readonly string[]) =>
      `codes with points, such as W=3,D=1,PAB=3 (codes ${codes.join(', ')})`,
  },
  noName: 'Tournament',
  ratings: {
    head: ['No.', 'Name', 'Rtg', 'Games', 'Score', 'Exp.', 'K', 'Change', 'First', 'Perf.'],
    title: (name: string) => `${name} – ratings (B.02 8.2, 8.3; performance B.01 1.4.8)`,
  },
  standings: {
    title: (name: string, provisional: boolean, round: number, text: string) =>
      `${name} – ${provisional ? 'provisional standings' : 'standings'} after round ${round} (C.07 ${text})`,
    head: ['Rank', 'No.', 'Name', 'Rtg', 'Pts'],
    teamHead: ['Rank', 'No.', 'Team', 'MP', 'GP'],
    openGames: (count: number) =>
      format.count(count, { one: 'game without a final result', other: 'games without a final result' }),
    annulled: '* less than half of the games played: not counted',
  },
  validate: {
    takenAs: (text: string) => `, taken as [${text}]`,
    filing: (weight: string, sentence: string) => `filing: ${weight}: ${sentence}\n`,
    refused: (file: string, line: number, column: number, sentence: string) =>
      `${file}:${line}:${column}: refused: ${sentence}\n`,
  },
  working: {
    of: (title: string) => `\nWorking of ${title}`,
    /** `3 Alpha, Ann, 2½ points`. */
    player: (name: string, points: string) => `${name}, ${points} ${points === '1' ? 'point' : 'points'}`,
    separate: (article: string) => `  separate standings (C.07 ${article})`,
    from: (met: number, others: number) => `from ${met} of ${others}`,
  },
};
