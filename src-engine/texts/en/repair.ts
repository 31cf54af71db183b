/** Repair of a published round: C.04.2 4.4. */
import type { ChangeCase, RepairFailure, RepairKind } from '../../repair/plan.ts';
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'board', other: 'boards' });
const players = (count: number): string => format.count(count, { one: 'player', other: 'players' });
const boardList = (numbers: readonly number[]): string =>
  `${format.plural(numbers.length, { one: 'board', other: 'boards' })} ${format.list(numbers.map(String))}`;

export const repairText = {
  title: (round: number) => `Repair round ${round}`,
  hint: 'Say what happened. Plans with the fewest changes come first.',
  open: 'Repair',
  happened: 'What happened',
  nothing: 'Nothing is said yet. Press N for a player who is not there, L for one who arrived.',
  noShow: 'Not there',
  arrived: 'Arrived',
  missing: (name: string) => `${name} is not there`,
  isHere: (name: string) => `${name} is here`,
  takeOut: 'Take out',
  find: {
    missing: 'Name or board of who is not there',
    arrived: 'Name of who arrived',
    held: 'Board to keep',
  },
  noMatch: (typed: string) => `No player found for “${typed}”.`,
  noBoard: (typed: string) => `There is no board ${typed} without a result.`,
  stays: 'Stays as it is',
  finished: (count: number) => `${boards(count)} with a result`,
  held: (board: number) => `Board ${board}`,
  keep: 'Keep a board',
  swap: 'Played otherwise',
  swapHint: 'Board, or two boards whose opponents changed: 12, or 12 13',
  swapped: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Board ${numbers[0]}: colours were turned`
      : `${boardList(numbers)}: Black players changed places`,
  wall: 'Published',
  version: (version: number) => `version ${version}`,
  kinds: {
    fewest: 'Fewest changes',
    nearby: 'Closest scores',
    'new-draw': 'New pairing',
    'as-played': 'As played',
    leave: 'No change',
  } satisfies Record<RepairKind, string>,
  kindHints: {
    fewest: 'the hall notices least',
    nearby: 'equal scores first',
    'new-draw': 'as the system pairs',
    'as-played': 'record what was played',
    leave: 'results by forfeit',
  } satisfies Record<RepairKind, string>,
  rows: {
    boards: 'Boards changed',
    told: 'Read the old list',
    idle: 'Here, but without a game',
    agree: 'Must agree first',
    broken: 'Rules broken',
    article: 'Article C.04.2',
    turned: 'Colours turned',
    points: 'Points apart, sum',
    ratings: 'Ratings apart, sum',
    unlike: 'Not as the system pairs',
  },
  ofBoards: (changed: number, all: number) => `${changed} of ${all}`,
  people: (count: number) => (count === 0 ? 'none' : players(count)),
  count: (count: number) => (count === 0 ? 'none' : String(count)),
  unknown: 'no pairing',
  points: (tenths: number) => format.points(tenths),
  article: (situation: ChangeCase | null) =>
    situation === null ? '–' : situation === 'played' ? '4.3 (b)' : `4.4 (${situation})`,
  caseSays: {
    1: 'Two players who had met already were paired again.',
    2: 'Only if the rules of this event allow it: none of the other situations applies.',
    3: 'Two players without an opponent play each other, if both agree.',
    4: 'A late entry is admitted, changes are minimal, and all concerned agree.',
    5: 'Last round: only if the top boards, as the chief arbiter names them, are concerned.',
    played: 'The record follows what was really played; history and colours follow it.',
  } satisfies Record<ChangeCase, string>,
  sentence: (kind: RepairKind, changed: number, told: number): string =>
    kind === 'leave'
      ? 'The published pairing stays. Who is not there loses by forfeit.'
      : changed === 0
        ? `No board changes. ${players(told)} read another place.`
        : `${boards(changed)} ${format.plural(changed, { one: 'changes', other: 'change' })}. ${players(told)} read another place.`,
  before: 'before',
  after: 'after',
  noBoardYet: 'no board',
  board: (board: number) => `Board ${board}`,
  bye: 'Bye',
  noBye: 'none',
  accounted: 'All players accounted for',
  sum: {
    boards: (count: number) => `${boards(count)} × 2`,
    byes: 'Byes',
    absent: 'Not in the round',
    active: 'Active players',
  },
  planTitle: (number: number | null) => (number === null ? 'No change' : `Plan ${number}, before and after`),
  agree: (count: number) => `Ask ${players(count)} before you change anything`,
  agreed: 'agreed',
  asks: 'ask',
  agreeKey: 'Agreed',
  refuses: 'Refuses',
  takeBack: 'Take back',
  nobodyAsked: (kind: RepairKind, haveAgreed: boolean) =>
    kind === 'leave'
      ? 'The last plan changes nothing: nobody has to agree.'
      : haveAgreed
        ? 'All who had to agree have agreed.'
        : 'Nobody has to agree to this plan.',
  waitsFor: (names: readonly string[]) =>
    `Opens when ${format.list(names)} ${format.plural(names.length, { one: 'agrees', other: 'agree' })}.`,
  change: (count: number) => (count === 0 ? 'Change the bye' : `Change ${boards(count)}`),
  undo: (version: number) => `Ctrl Z brings back version ${version}.`,
  verdict: (count: number) =>
    `${boards(count)} after a change: pairs, bye and sum confirmed by the rules of the check`,
  done: (round: number, version: number) => `Round ${round} published again, version ${version}`,
  leaving: {
    title: 'Leave the repair',
    consequence: 'What you said happened is forgotten. The published pairing stays.',
  },
  computing: 'Plans are being computed …',
  act: (round: number) => `Change round ${round}`,
  replaces: (version: number, numbers: readonly number[]) =>
    numbers.length === 0
      ? `Version ${version} replaces the published one; only the bye changes.`
      : `Version ${version} replaces the published one; ${boardList(numbers)} ${format.plural(numbers.length, { one: 'changes', other: 'change' })}.`,
  tell: (names: readonly string[]) => `Tell ${format.list(names)}.`,
  notAgreed: (names: readonly string[]) => `Not agreed yet: ${format.list(names)}.`,
  overtaken: 'The tournament was changed since the plans were computed.',
  overtakenAdvice: 'The plans are computed again. Nothing was published.',
  noPlan: 'There is no such plan.',
  failures: {
    'round-not-published': () => 'This round is not published: change its draft instead.',
    'round-not-last': () => 'A later round is paired already: results are corrected, pairings stay.',
    'missing-has-result': (names) =>
      `${format.list(names)} already ${format.plural(names.length, { one: 'has', other: 'have' })} a result in this round.`,
    'missing-not-in-round': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'has', other: 'have' })} neither a board nor the bye in this round.`,
    'arrived-in-round': (names) =>
      `${format.list(names)} ${format.plural(names.length, { one: 'has', other: 'have' })} a place in this round already.`,
    'missing-on-held-board': (_, numbers) => `You keep ${boardList(numbers)}, where a player is not there.`,
    'played-has-result': (_, numbers) => `Clear the result of ${boardList(numbers)} first.`,
    'played-not-these-players': (_, numbers) =>
      `The players of ${boardList(numbers)} do not fit what is said to have been played.`,
    'system-does-not-apply': () => 'This system pairs by a fixed table: no round of it is paired anew.',
  } satisfies Record<RepairFailure['code'], (names: readonly string[], boards: readonly number[]) => string>,
  failureAdvice: 'Correct what you said happened.',
};
