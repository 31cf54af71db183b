/** The preview of the next round while games are open. */
import { format } from './format.ts';

const games = (count: number): string => format.count(count, { one: 'game', other: 'games' });

export const previewText = {
  open: 'Preview',
  title: (round: number) => `Round ${round}, preview`,
  notAPairing: 'not a pairing',
  toGo: (count: number) => `${games(count)} to go`,
  sure: 'How sure',
  fixed: 'Boards fixed',
  fixedOf: (fixed: number, all: number) => `${fixed} of ${all}`,
  openBoards: 'Boards open',
  cases: 'Cases',
  casesOf: (count: number, cases: number) =>
    `${Array.from({ length: count }, () => '3').join(' × ')} = ${format.number(cases)}`,
  computed: 'Computed in',
  seconds: (seconds: number) => `${format.number(seconds, 1)} s`,
  computing: (settled: number, all: number) =>
    all === 0 ? 'Computing' : `Computing, ${format.number(settled)} of ${format.number(all)} cases`,
  never:
    'A preview is never printed and never on the hall screen. It takes each game of the round before as won, drawn or lost over the board. An open game of an earlier round counts as a draw; forfeits are not foreseen.',
  unpairable: (count: number) => `In ${format.number(count)} of the cases the rules give no pairing.`,
  bye: 'Bye',
  stopped: (settled: number, all: number) =>
    all === 0
      ? 'Stopped before the first case.'
      : `Stopped after ${format.number(settled)} of ${format.number(all)} cases. Only all of them say what is fixed.`,
  stop: 'Stop computing',
  leave: 'Back',
  again: 'Compute it again',
  filters: {
    all: (count: number) => `All ${count}`,
    open: (count: number) => `Open ${count}`,
    fixed: (count: number) => `Fixed ${count}`,
  },
  columns: { board: 'Bd', state: 'State', white: 'White', black: 'Black', depends: 'Waits for' },
  states: { fixed: 'fixed', open: 'open' },
  candidates: (list: readonly string[], more: number) =>
    more === 0 ? format.list(list, 'or') : `${format.list(list, 'or')}, or ${more} more`,
  dependsOn: (list: readonly number[]) => list.join(', '),
  why: (board: number) => `Why is board ${board} open?`,
  whyFixed: (board: number) => `Board ${board} is fixed`,
  fixedWhatever: (cases: number) =>
    `The same two players meet here, with the same colours, in all ${format.number(cases)} cases.`,
  stillOn: (list: readonly number[]) =>
    list.length === 1
      ? `The game on board ${list[0]} is still on, and decides who plays here.`
      : `The games on boards ${format.list(list.map(String))} are still on, and decide together who plays here.`,
  game: (board: number, white: string, black: string) => `Board ${board}: ${white} – ${black}`,
  ends: 'ends',
  endings: { 'white-wins': '1 – 0', draw: '½ – ½', 'black-wins': '0 – 1' },
  untouched: (list: readonly number[]) =>
    `${list.length === 1 ? `Board ${list[0]} does` : `Boards ${format.list(list.map(String))} do`} not change it.`,
  waiting: (board: number) => `Boards that wait for board ${board}`,
  other: (count: number) => `one of ${count} pairs`,
  none: 'no such board',
  cannotWait: 'If you cannot wait',
  asDraw: 'Pair now: open games count as draws, for pairing only (C.04.2 3.1).',
  cancelled: 'The preview was stopped.',
  refusals: {
    noOpenGames: 'No game of the round before is open.',
    pair: 'Pair the round.',
    tooManyGames: (count: number) => `${games(count)} to go: too many to say what is fixed.`,
    enter: (most: number) => `With ${games(most)} or fewer to go, the preview tells which boards are fixed.`,
    systemUnknown: 'The pairing system of this tournament is not known.',
    neverPairable: 'However the games end, the rules give no pairing.',
    byHand: 'The round will have to be paired by hand.',
  },
};
