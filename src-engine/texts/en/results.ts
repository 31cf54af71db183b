import type { GameResult } from '../../model/result.ts';
import { format } from './format.ts';

type Preset = 'wallchart' | 'vega' | 'sharly' | 'openpairings';

/** Not broken within: one result is told from the other at a glance. */
const orNone = (result: string): string => (result === '' ? 'no result' : format.unbroken(result));

export const resultsText = {
  title: (round: number) => `Round ${round} results`,
  version: (version: number) => `published, version ${version}`,
  notPublished: (round: number) => `Round ${round} is not published. Publish it to enter results.`,
  toRound: 'To the round',
  filters: {
    all: (count: number) => `All ${count}`,
    open: (count: number) => `Open ${count}`,
    flagged: (count: number) => `Flagged ${count}`,
  },
  filterLabel: 'Boards shown',
  columns: {
    board: 'Bd',
    state: 'State',
    number: 'No.',
    white: 'White',
    black: 'Black',
    rating: 'Rtg',
    result: 'Result',
    at: 'At',
    flags: 'Check',
  },
  otherPlayers: (round: number, board: number) =>
    `Others sit at board ${board} of round ${round} now than when the result was keyed.`,
  lookAgain: 'Look at the board, then key it again.',
  saved: 'saved',
  saving: 'saving',
  waits: 'waits',
  open: 'open',
  entry: 'Result entry',
  boardNumber: 'Board number',
  noneOpen: 'No open boards.',
  noneFlagged: 'No flagged boards.',
  askNumber: 'Board number, then',
  askResult: 'Now the result',
  chosen: 'is chosen',
  savedAt: (time: string) => `Saved ${time}`,
  storing: 'Being saved',
  storingMore: (more: number) => `${more} being saved`,
  notStored: 'Not saved yet: it waits for you.',
  unchanged: (board: number, result: string) =>
    result === '' ? `Board ${board} is already open.` : `Board ${board} already has ${result}.`,
  noBoard: (typed: string) => `There is no board ${typed}.`,
  noResult: (key: string) => `The key ${key} is not a result.`,
  otherGame: (board: number) => `Other players sit at board ${board} now. Nothing was entered.`,
  stuckNumber: 'clears the number.',
  stuckResult: (board: number) => `goes back to board ${board}, which is as it was.`,
  stuckGame: (board: number) => `goes back to board ${board}.`,
  ignored: (keys: string) => `Not taken since then: ${keys}`,
  notSaved: (board: number) => `NOT SAVED · board ${board}`,
  refused: (board: number) => `Refused · board ${board}`,
  tryAgain: 'Try again',
  giveUp: 'Give it up',
  guard: (board: number, was: string, now: string) =>
    `Board ${board} · Stored: ${orNone(was)}. New: ${orNone(now)}.`,
  guardUnsaved: (board: number, was: string, now: string) =>
    `Board ${board} · Not stored: ${orNone(was)}. New: ${orNone(now)}.`,
  guardOnce: 'again changes it,',
  guardTwice: 'changes it,',
  guardKeeps: (was: string) => `keeps ${was === '' ? 'it open' : was}.`,
  held: (count: number) => (count === 1 ? '1 result waits for you' : `${count} results wait for you`),
  heldRound: (round: number, title: string) => `Round ${round}, ${title}`,
  heldMore: (more: number) => `and ${more} more`,
  heldNext: 'Next that waits',
  decide: 'Decide',
  again: 'tries again,',
  givesUp: 'gives it up,',
  later: 'leaves it for later.',
  keys: 'Keys',
  preset: (preset: Preset) => `${presetNames[preset]} keys`,
  secondLook: {
    upset: (by: number) => `Upset: ${format.count(by, { one: 'point', other: 'points' })}`,
    swapped: (board: number) => `Swap? Board ${board} too`,
    quick: (minutes: number) => `Over after ${minutes} min`,
    ratedAs: (result: string) => `Rated ${result}`,
  },
  legend: {
    'white-wins': '1 – 0',
    draw: '½ – ½',
    'black-wins': '0 – 1',
    'forfeit-white-wins': '1F – 0F',
    'forfeit-black-wins': '0F – 1F',
    'forfeit-both-lose': '0F – 0F',
    adjourned: 'Adjourn',
    open: 'Clear',
  } as Partial<Record<GameResult, string>>,
  other: 'Other',
  legendNote: 'F means forfeit. To change a saved result, press',
  hall: 'The hall',
  hallCount: (inCount: number, all: number) => `${inCount} of ${all} in, ${all - inCount} open`,
  hallKey: { in: 'in', open: 'open', look: 'flagged' },
  hallBoard: (board: number, result: string) => `Board ${board}, ${result === '' ? 'open' : result}`,
  claims: 'Find a player',
  fromTable: 'Table',
  pairNext: (round: number) => `To round ${round}`,
  waiting: (boards: readonly number[]) =>
    boards.length > 8 ? `${boards.length} boards are not entered yet.` : `Waiting for ${boards.join(', ')}.`,
  /** `next` is the round that can be paired all the same; null while other results are to come, and after the last. */
  adjourned: (boards: readonly number[], next: number | null) =>
    next === null
      ? `Adjourned: ${boards.join(', ')}.`
      : `Adjourned: ${boards.join(', ')}. Round ${next} can be paired; until the result comes the game counts as a draw there (C.04.2 3.1).`,
  complete: 'Every result is in.',
  undo: 'Undo',
  otherTitle: (board: number) => `Result of board ${board}`,
  otherNames: {
    'white-draws-black-loses': 'Draw for White, loss for Black',
    'white-loses-black-draws': 'Loss for White, draw for Black',
    'both-lose': 'Both lose, played',
    'forfeit-both-lose': 'Both forfeit',
    adjourned: 'Adjourned, counts as a draw for pairing',
    'unrated-white-wins': 'White wins, not rated',
    'unrated-draw': 'Draw, not rated',
    'unrated-black-wins': 'Black wins, not rated',
  } as Partial<Record<GameResult, string>>,
};

const presetNames: Record<Preset, string> = {
  wallchart: 'Wallchart',
  vega: 'Vega',
  sharly: 'Sharly',
  openpairings: 'OpenPairings',
};

export const resultKeysText = {
  title: 'Result keys',
  intro: 'Programs differ. Choose the keys you are used to; the legend stays on screen.',
  presets: presetNames,
  draw: 'The sign = means a draw in every set.',
  chosen: 'in use',
  use: 'Use these',
};
