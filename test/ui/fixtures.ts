/** A made-up tournament as the contract has it, for component tests: 120 players, 57 boards of round 7, some results. */
import type { GameResult } from '../../src-engine/index.ts';
import type {
  BoardRow,
  BoardSide,
  ChosenFile,
  DocumentState,
  FileHandle,
  ListedPlayer,
  LogView,
  PlayerRow,
  Queries,
  RatingListRow,
  RestoreView,
  RoundPhase,
  RoundView,
} from '../../src-main/ipc/contract.ts';

const SURNAMES = 'Larkin Calder Ibsen Stark Holt Weber Hartwin Falke Brisco Heller Ilmar Fenwick'.split(' ');
const FIRST = 'Signe Marek Juna Lukas Ana Leon Tilo Jonas Hugo Klara Petra Milan'.split(' ');
const TITLES = ['GM', 'GM', 'IM', 'IM', 'FM', null, null, null, 'WGM', null, null, null] as const;
const RESULTS: readonly GameResult[] = ['white-wins', 'draw', 'black-wins', 'open'];

export const AT = '2026-11-15T13:41:07.000+01:00';

/** A file as main gives it out. */
export function chosen(path: string): ChosenFile {
  return { path, file: `handle of ${path}` as FileHandle };
}

export const LIST: RatingListRow = {
  id: 'november',
  name: 'FIDE',
  form: 'combined',
  month: '2026-11',
  entries: 1_934_210,
  bytes: 318_000_000,
  readAt: AT,
  file: 'players_list.zip',
  hash: 'b20e91c4',
  overflows: 11,
  unreadable: 0,
  blanks: 0,
  odd: [],
};

export const LISTED: readonly ListedPlayer[] = [
  {
    place: 1,
    number: '15390412',
    fideId: 15390412,
    name: 'Kasparek, Gustav',
    federation: 'CZE',
    sex: 'm',
    title: 'IM',
    standard: 2431,
    rapid: 2398,
    blitz: 2405,
    standardK: 10,
    rapidK: 20,
    blitzK: 20,
    born: 1994,
    inactive: false,
    club: '',
  },
];

const FROM_LIST = { source: 'list', list: 'FIDE', month: '2026-11', pace: 'standard' } as const;

/** The player with this number; the identity is another, so that nobody is found by the wrong one of the two. */
export function playerOf(number: number): PlayerRow {
  const index = number - 1;
  return {
    id: 300 + number,
    tpn: number,
    name: `${SURNAMES[index % 12]!}${index < 12 ? '' : String(Math.floor(index / 12))}, ${FIRST[(index * 5) % 12]!}`,
    title: TITLES[index % 12]!,
    rating: 2518 - index * 9,
    sex: index % 3 === 0 ? 'w' : 'm',
    federation: 'NOR',
    fideId: number === 5 ? '' : String(15_000_000 + number),
    birth: '1980/00/00',
    club: 'Four Towers',
    category: '',
    feePaid: false,
    noHalfBye: false,
    ratingSource: 'list',
    ratingList: 'FIDE',
    ratingMonth: '2026-11',
    ratingPace: 'standard',
    origins: { rating: FROM_LIST, official: FROM_LIST, national: FROM_LIST },
    laterRatings: [],
    official: 2518 - index * 9,
    listK: null,
    national: 0,
    estimate: 0,
    arrival: number % 4 === 0 ? 'expected' : 'here',
    presence: number % 4 === 0 ? 'expected' : 'here',
    arrivedAt: number % 4 === 0 ? '' : AT,
    rounds: Array.from({ length: 9 }, (_, at) => (number === 7 && at === 8 ? 'half' : 'plays')),
    entryRound: 1,
    withdrawnFrom: null,
    absences: number === 7 ? [{ round: 9, kind: 'half' }] : [],
    points: 45,
    notes: number === 5 ? [{ kind: 'warn', text: 'No FIDE ID' }] : [],
  };
}

export const PLAYERS: readonly PlayerRow[] = Array.from({ length: 120 }, (_, index) => playerOf(index + 1));

function sideOf(number: number, points: number): BoardSide {
  const { id, tpn, name, title, rating } = playerOf(number);
  return { id, tpn, name, title, rating, points, float: 'none', missedColour: null };
}

/** Entries of the made-up log: too many to be sent at once. */
export const LOG_LENGTH = 20_000;

export function logWindow({ from, count, seq }: Queries['log.view']['args']): LogView {
  const rows = Array.from({ length: Math.max(0, Math.min(count, LOG_LENGTH - from)) }, (_, index) => {
    const number = LOG_LENGTH - from - index;
    return {
      seq: number,
      at: AT,
      actor: 'Desk',
      kind: 'result-entered',
      title: 'Result',
      detail: `entry ${number}`,
      round: 1,
      category: 'result' as const,
      integrity: false,
      undone: false,
      seal: '7f3a91c0',
    };
  });
  const at = seq === null ? -1 : LOG_LENGTH - seq;
  return { from, rows, matches: LOG_LENGTH, at, total: LOG_LENGTH, chain: 'unbroken', chainDetail: '' };
}

const RESULT_TEXTS: Partial<Record<GameResult, string>> = {
  'white-wins': '1 – 0',
  draw: '½ – ½',
  'black-wins': '0 – 1',
};

export function boardOf(board: number, result = RESULTS[board % 4]!): BoardRow {
  const points = 55 - 5 * Math.floor(board / 6);
  return {
    board,
    white: sideOf(2 * board - 1, points),
    black: sideOf(2 * board, points),
    result,
    resultText: RESULT_TEXTS[result] ?? '',
    resultAt: result === 'open' ? '' : AT,
    flags: board === 11 ? [{ kind: 'warn', text: 'Upset by 206' }] : [],
  };
}

export function roundView(phase: RoundPhase, round = 7): RoundView {
  const open = phase === 'draft' || phase === 'checked';
  return {
    round,
    phase,
    boards:
      phase === 'later'
        ? []
        : Array.from({ length: 57 }, (_, index) => boardOf(index + 1, open ? 'open' : undefined)),
    unpaired: phase === 'later' ? [] : [{ ...sideOf(115, 25), kind: 'pab', text: 'Bye, 1 pt' }],
    toPair: phase === 'later' ? Array.from({ length: 4 }, (_, index) => sideOf(index + 1, 0)) : [],
    sum: { boards: 57, pairingByes: 1, otherByes: 2, absent: 1, active: 118, addsUp: true, wrong: [] },
    issues: [
      {
        id: 'open-38',
        weight: 'ask',
        title: 'Board 38, round 6 still open',
        text: 'Counted as a draw.',
        read: null,
      },
    ],
    version: open ? 0 : 1,
    publishedAt: open ? '' : AT,
    handMade: false,
    startPosition: null,
    check: { agrees: true, text: 'No difference', at: AT, violations: [] },
    system: { id: 'dutch-2026', name: 'FIDE (Dutch) System', edition: 'C.04.3' },
    can: {
      pair: phase === 'later' || open,
      discard: open,
      check: phase === 'draft',
      publish: phase === 'checked',
      unpublish: phase === 'published',
      reason: '',
    },
  };
}

export function documentState(phase: RoundPhase): DocumentState {
  return {
    sitting: 'harbour',
    path: '/events/harbour.wallchart',
    name: 'Harbour Open 2026',
    rounds: Array.from({ length: 9 }, (_, index) => ({
      round: index + 1,
      phase: index < 6 ? ('done' as const) : index === 6 ? phase : ('later' as const),
      openGames: index === 6 ? 14 : 0,
      startsAt: '',
    })),
    currentRound: 7,
    readOnly: false,
    readOnlyReason: '',
    mayTakeOver: false,
    copy: null,
    lastEvent: 1204,
    savedAt: AT,
    seal: '7f3a 91c0',
    placeWarning: '',
    mirrors: [{ id: 'usb', label: 'USB stick', state: 'in-step', detail: '' }],
    paperPack: { state: 'kept', round: 7, version: 1, at: AT, path: '', detail: '', paper: 'A4' },
    restoreProblem: '',
    past: null,
    undo: { seq: 1204, label: 'Result, board 11' },
    redo: null,
    fideMode: true,
    system: { id: 'dutch-2026', name: 'FIDE (Dutch) System', edition: 'C.04.3' },
  };
}

export const RESTORE_POINTS: RestoreView = {
  points: [
    {
      label: 'R2 begin',
      at: AT,
      seq: 900,
      cures: 'Results of round 2',
      files: [{ place: '', ...chosen('/r2') }],
    },
    { label: 'R1 end', at: AT, seq: 800, cures: 'Round 2 was paired', files: [] },
  ],
  places: [{ place: '', folder: '/events/harbour restore points', problem: '' }],
};
