/**
 * A made-up tournament behind the contract, for component tests: 120 players, 57 boards of round 7, some results.
 * It answers queries from plain data, records every command, and plays the replies that a test prepares.
 */
import type { GameResult } from '../../src-engine/index.ts';
import type {
  AppState,
  BoardRow,
  BoardSide,
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  DocumentState,
  ListedPlayer,
  LogView,
  NoticeName,
  Notices,
  PlayerRow,
  Queries,
  QueryName,
  RatingListRow,
  RoundPhase,
  RoundView,
  ViewName,
} from '../../src-main/ipc/contract.ts';

const SURNAMES = 'Larkin Calder Ibsen Stark Holt Weber Hartwin Falke Brisco Heller Ilmar Fenwick'.split(' ');
const FIRST = 'Signe Marek Juna Lukas Ana Leon Tilo Jonas Hugo Klara Petra Milan'.split(' ');
const TITLES = ['GM', 'GM', 'IM', 'IM', 'FM', null, null, null, 'WGM', null, null, null] as const;
const RESULTS: readonly GameResult[] = ['white-wins', 'draw', 'black-wins', 'open'];

export const AT = '2026-11-15T13:41:07.000+01:00';

const LIST: RatingListRow = {
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
};

const LISTED: readonly ListedPlayer[] = [
  {
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

export function playerOf(number: number): PlayerRow {
  const index = number - 1;
  return {
    id: number,
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
    ratingSource: 'list',
    estimate: 0,
    arrival: number % 4 === 0 ? 'expected' : 'here',
    arrivedAt: number % 4 === 0 ? '' : AT,
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

function logWindow({ from, count, seq }: Queries['log.view']['args']): LogView {
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

function documentState(phase: RoundPhase): DocumentState {
  return {
    path: '/events/harbour.wallchart',
    name: 'Harbour Open 2026',
    rounds: Array.from({ length: 9 }, (_, index) => ({
      round: index + 1,
      phase: index < 6 ? ('done' as const) : index === 6 ? phase : ('later' as const),
      openGames: index === 6 ? 14 : 0,
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

type Prepared = { [N in CommandName]?: CommandReply<N>[] };

export class FixtureBridge implements Bridge {
  readonly sent: { readonly name: CommandName; readonly args: unknown }[] = [];
  readonly asked: { readonly name: QueryName; readonly args: unknown }[] = [];
  readonly #prepared: Prepared = {};
  readonly #held = new Map<CommandName, Promise<void>>();
  readonly #answers = new Map<QueryName, (args: never) => Queries[QueryName]['value']>();
  readonly #listeners = new Map<NoticeName, Set<(notice: never) => void>>();
  state: AppState;
  round: RoundView;

  constructor(phase: RoundPhase = 'playing') {
    this.round = roundView(phase);
    this.state = {
      version: '0.1.0',
      host: 'loopback',
      document: documentState(phase),
      recent: [],
      theme: 'light',
      resultKeys: 'wallchart',
      languages: {
        chosen: 'system',
        interface: 'en',
        chosenForDocuments: 'interface',
        documents: 'en',
      },
      power: { source: 'mains', percent: null, alarm: 'none', since: '', securedAt: '' },
      recovered: '',
    };
  }

  /** The next command of this name gets this reply; without one it succeeds with a plain value. */
  prepare<N extends CommandName>(name: N, reply: CommandReply<N>): void {
    (this.#prepared[name] ??= [] as never).push(reply);
  }

  /** Commands of this name are answered when the promise is kept. */
  hold(name: CommandName, until: Promise<void>): void {
    this.#held.set(name, until);
  }

  /** Queries of this name get their answer from a test's own function. */
  answerBy<N extends QueryName>(name: N, answer: (args: Queries[N]['args']) => Queries[N]['value']): void {
    this.#answers.set(name, answer);
  }

  /** What was sent under one name, the latest last. */
  sentAs<N extends CommandName>(name: N): readonly Commands[N]['args'][] {
    return this.sent.filter((call) => call.name === name).map((call) => call.args as Commands[N]['args']);
  }

  notify<N extends NoticeName>(name: N, notice: Notices[N]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(notice as never);
  }

  changed(views: readonly ViewName[]): void {
    this.notify('changed', { state: this.state, views });
  }

  readonly on: Bridge['on'] = (name, listener) => {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  readonly query: Bridge['query'] = async (name, args) => {
    this.asked.push({ name, args });
    const own = this.#answers.get(name);
    const value = own === undefined ? this.#answer(name, args) : own(args as never);
    return value === undefined
      ? {
          ok: false,
          refusal: { code: 'no-fixture', message: `No fixture: ${name}`, advice: '', severity: 'refused' },
        }
      : { ok: true, value: value };
  };

  readonly command: Bridge['command'] = async (name, args) => {
    this.sent.push({ name, args });
    await this.#held.get(name);
    const prepared = this.#prepared[name]?.shift();
    if (prepared !== undefined) return prepared;
    return { ok: true, value: this.#value(name, args) as Commands[typeof name]['value'] };
  };

  #answer(name: QueryName, args: unknown): Queries[QueryName]['value'] | undefined {
    switch (name) {
      case 'app.state':
        return this.state;
      case 'round.view':
        return this.round;
      case 'players.view':
        return { players: PLAYERS, counts: { here: 90, expected: 30, later: 0 }, checkInOpen: true };
      case 'lists.view':
        return {
          lists: [LIST],
          free: 41_000_000_000,
          reading: '',
          inUse: LIST.id,
          day: '2026-11-13',
          isStartOfTournament: true,
          today: '2026-11-15',
        };
      case 'lists.search':
        return { players: LISTED, count: LISTED.length };
      case 'log.view':
        return logWindow(args as Queries['log.view']['args']);
      case 'log.outline':
        return { total: LOG_LENGTH, rounds: [{ round: 1, seq: 600 }] };
      case 'log.moment':
        return {
          ...(args as { seq: number }),
          at: AT,
          summary: `Moment ${(args as { seq: number }).seq}`,
          since: [],
          restorePoints: [],
        };
      case 'log.restorePoints':
        return {
          points: [
            {
              label: 'R2 begin',
              at: AT,
              seq: 900,
              cures: 'Results of round 2',
              files: [{ place: '', path: '/r2' }],
            },
            { label: 'R1 end', at: AT, seq: 800, cures: 'Round 2 was paired', files: [] },
          ],
          places: [{ place: '', folder: '/events/harbour restore points', problem: '' }],
        };
      case 'players.card':
        return {
          player: PLAYERS[0]!,
          rank: 1,
          games: [],
          rating: [],
          history: [{ at: AT, text: 'Marked here' }],
        };
      default:
        return undefined;
    }
  }

  #value(name: CommandName, args: unknown): unknown {
    if (name === 'round.publish') return { version: 1 };
    if (name !== 'results.enter') return null;
    const { board, result } = args as Commands['results.enter']['args'];
    this.round = {
      ...this.round,
      boards: this.round.boards.map((row) => (row.board === board ? boardOf(board, result) : row)),
    };
    queueMicrotask(() => this.changed(['round']));
    return { echo: `${board} · echo`, savedAt: AT };
  }
}
