/**
 * The contract answered from made-up data, for component tests. It records every command, and plays the replies that a
 * test prepares.
 */
import type {
  AuditRow,
  AppState,
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  NoticeName,
  Notices,
  Queries,
  QueryName,
  RoundPhase,
  RoundView,
  ViewName,
} from '../../src-main/ipc/contract.ts';
import {
  AT,
  boardOf,
  documentState,
  LIST,
  LISTED,
  LOG_LENGTH,
  logWindow,
  PLAYERS,
  RESTORE_POINTS,
  roundView,
} from './fixtures.ts';

export { AT, boardOf, chosen, LOG_LENGTH, PLAYERS, roundView } from './fixtures.ts';

/** A query that is asked only in tests that bring their own answer with `answerBy`; in any other it throws. */
const BY_TEST = 'by the test';

type QueryAnswers = {
  readonly [N in QueryName]:
    typeof BY_TEST | ((bridge: FixtureBridge, args: Queries[N]['args']) => Queries[N]['value']);
};

const SEARCHED = { id: LIST.id, name: LIST.name, month: LIST.month };
const NOTHING = { list: null, likely: 0, oddities: [], seen: '' } as const;

const AUDIT_ROWS: readonly AuditRow[] = [
  {
    kind: 'differs',
    player: PLAYERS[1]!,
    other: null,
    fields: [{ field: 'rating', entered: '2509', listed: '2431' }],
    number: { from: 2, to: 11 },
    list: SEARCHED,
    likely: 0,
    oddities: [],
    seen: 'rating=2431',
  },
  { kind: 'twice', player: PLAYERS[2]!, other: PLAYERS[3]!, fields: [], number: null, ...NOTHING },
  { kind: 'missing', player: PLAYERS[4]!, other: null, fields: [], number: null, ...NOTHING, likely: 2 },
];

/** A query without an entry does not compile. */
const ANSWERS: QueryAnswers = {
  'app.state': (bridge) => bridge.state,
  'app.systems': BY_TEST,
  'tournament.asTyped': BY_TEST,
  'files.browse': BY_TEST,
  'settings.view': BY_TEST,
  'settings.tieBreaks': BY_TEST,
  'players.view': (bridge) => ({
    players: bridge.players,
    counts: { here: 90, expected: 30, coming: 0, absent: 0, out: 0 },
    checkInRound: 1,
    checkInBegun: true,
    enteredLast: [{ player: PLAYERS[7]!.id, at: AT }],
    undoTakesEntry: true,
  }),
  'players.card': () => ({
    player: PLAYERS[0]!,
    rank: 1,
    games: [],
    rating: [],
    history: [{ at: AT, text: 'Marked here' }],
  }),
  'players.audit': () => ({
    list: SEARCHED,
    lists: [SEARCHED],
    unsure: { names: [], federation: '' },
    rows: AUDIT_ROWS,
    wantedMonth: '2026-11',
    kept: 0,
    agree: 118,
    otherMonth: 3,
  }),
  'players.auditEntry': (_, { kind, player }) => {
    const { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth } = PLAYERS.find(
      ({ id }) => id === player,
    )!;
    return {
      about: { federation, birth, club, fideId, ratingSource, ratingList, ratingMonth },
      fields: [{ field: 'rating', entered: '2509', listed: '2431' }],
      effects:
        kind === 'differs'
          ? {
              numbers: 10,
              others: 9,
              ranks: 0,
              rounds: 0,
              tieBreaks: [],
              groups: [{ player, leaves: [], enters: ['Under 2500'] }],
            }
          : null,
      hits: kind === 'missing' ? LISTED.map((each) => ({ ...each, list: SEARCHED })) : [],
      obstacle: '',
    };
  },
  'players.candidate': () => ({
    player: LISTED[0]!,
    list: SEARCHED,
    rating: 2431,
    pace: 'standard',
    source: { list: LIST.name, month: LIST.month },
    values: [
      { list: SEARCHED, pace: 'standard', rating: 2431, k: 10 },
      { list: SEARCHED, pace: 'rapid', rating: 2398, k: 20 },
    ],
    number: 11,
    of: 121,
    entryRound: 1,
    isLate: false,
    entered: null,
    near: [],
  }),
  'round.view': (bridge) => bridge.round,
  'round.why': BY_TEST,
  'results.verification': BY_TEST,
  'round.repairs': BY_TEST,
  'round.preview': BY_TEST,
  'round.whyNot': BY_TEST,
  'round.byHand': () => ({ objections: [], boards: [] }),
  'norms.view': BY_TEST,
  'norms.detail': BY_TEST,
  'standings.view': BY_TEST,
  'standings.working': BY_TEST,
  'documents.list': BY_TEST,
  'documents.render': BY_TEST,
  'documents.jobs': BY_TEST,
  'documents.run': () => ({ sheets: [], kinds: [], mostCopies: 9 }),
  'documents.kept': BY_TEST,
  'log.view': (_, args) => logWindow(args),
  'log.outline': () => ({ total: LOG_LENGTH, rounds: [{ round: 1, seq: 600 }] }),
  'log.moment': (_, { seq }) => ({ seq, at: AT, summary: `Moment ${seq}`, since: [], restorePoints: [] }),
  'log.restorePoints': () => RESTORE_POINTS,
  'lists.choices': () => ({
    pace: 'standard',
    usual: [{ list: 'FIDE', pace: 'standard' }],
    unsure: [],
    steps: ['FIDE', '', 'DWZ, Germany'].flatMap((list) =>
      (['standard', 'rapid', 'blitz'] as const).map((pace) => ({ list, pace })),
    ),
  }),
  'lists.view': () => ({
    lists: [LIST],
    free: 41_000_000_000,
    reading: '',
    inUse: LIST.id,
    asked: [LIST.id],
    day: '2026-11-13',
    isStartOfTournament: true,
    otherMonth: 0,
    isMonthMissing: false,
    today: '2026-11-15',
    address: '',
    sources: [],
    keepsFresh: false,
    comparesByItself: true,
  }),
  'lists.search': () => ({
    list: SEARCHED,
    pace: 'standard',
    players: LISTED,
    count: LISTED.length,
    others: [],
    lists: [SEARCHED],
    unsure: { names: [], federation: '' },
  }),
  'incidents.view': () => ({ incidents: [], operator: '', operators: ['CA'] }),
  'lab.view': BY_TEST,
  'lab.rest': BY_TEST,
  'hall.control': BY_TEST,
  'seals.check': BY_TEST,
  'seals.checkFile': BY_TEST,
  'filing.problems': BY_TEST,
};

/** Commands that answer with more than that they succeeded. */
type Telling = { [N in CommandName]: Commands[N]['value'] extends null ? never : N }[CommandName];

type CommandAnswers = {
  readonly [N in Telling]:
    typeof BY_TEST | ((bridge: FixtureBridge, args: Commands[N]['args']) => Commands[N]['value']);
};

/** A command without an entry answers null, which does not compile where that is no value of its. */
const VALUES: CommandAnswers = {
  'hall.open': BY_TEST,
  'documents.savePages': BY_TEST,
  'files.choose': BY_TEST,
  'files.paste': BY_TEST,
  'files.pick': BY_TEST,
  'tournament.open': BY_TEST,
  'tournament.readAgain': BY_TEST,
  'tournament.recover': BY_TEST,
  'tournament.export': BY_TEST,
  'tournament.saveWithoutPersonalData': BY_TEST,
  'players.add': BY_TEST,
  'players.addFromList': BY_TEST,
  'players.takeEntry': BY_TEST,
  'players.takeList': BY_TEST,
  'players.mark': (bridge, { player, mark }) => {
    const presence = mark.kind === 'here' ? 'here' : 'expected';
    bridge.players = bridge.players.map((row) => (row.id === player ? { ...row, presence } : row));
    queueMicrotask(() => bridge.changed(['players']));
    return presence;
  },
  'players.readTable': BY_TEST,
  'players.acceptTable': BY_TEST,
  'round.pair': BY_TEST,
  'round.check': BY_TEST,
  'round.repair': () => ({ version: 2 }),
  'round.publish': () => ({ version: 1 }),
  'results.verify': (_, { board }) => ({ echo: `${board} · echo`, savedAt: AT, differs: false }),
  'results.enter': (bridge, { board, result }) => {
    bridge.round = {
      ...bridge.round,
      boards: bridge.round.boards.map((row) => (row.board === board ? boardOf(board, result) : row)),
    };
    // As `transact` tells it.
    queueMicrotask(() => bridge.changed(['app', 'log', 'round', 'standings', 'documents']));
    return { echo: `${board} · echo`, savedAt: AT };
  },
  'results.readTable': BY_TEST,
  'results.acceptTable': BY_TEST,
  'documents.save': BY_TEST,
  'documents.print': BY_TEST,
  'documents.printAgain': BY_TEST,
  'round.drawStartPosition': () => ({ number: 518, position: 'RNBQKBNR' }),
  'standings.drawLots': () => ({ players: 2 }),
  'log.undo': BY_TEST,
  'log.redo': BY_TEST,
  'log.goBack': BY_TEST,
  'log.export': BY_TEST,
  'lists.look': BY_TEST,
  'lists.fetch': BY_TEST,
  'lab.save': BY_TEST,
  'players.saveAudit': BY_TEST,
  'lab.readField': BY_TEST,
  'report.check': BY_TEST,
  'report.checkDropped': BY_TEST,
  'report.certify': BY_TEST,
};

type Answer = (bridge: FixtureBridge, args: unknown) => never;

/** The entry of a table. Throws for one that a test has to bring, so that no test passes over an empty page. */
function answerOf<K extends string>(answers: Readonly<Record<K, unknown>>, name: K): Answer {
  const answer = answers[name];
  if (typeof answer === 'function') return answer as Answer;
  throw new Error(`no fixture for ${name}: the test has to bring an answer`);
}

type Prepared = { [N in CommandName]?: CommandReply<N>[] };

export class FixtureBridge implements Bridge {
  readonly sent: {
    readonly name: CommandName;
    readonly args: unknown;
    readonly meant?: string | undefined;
  }[] = [];
  readonly asked: { readonly name: QueryName; readonly args: unknown }[] = [];
  readonly #prepared: Prepared = {};
  readonly #held = new Map<CommandName | QueryName, Promise<void>>();
  readonly #answers = new Map<QueryName, Answer>();
  readonly #listeners = new Map<NoticeName, Set<(notice: never) => void>>();
  state: AppState;
  round: RoundView;
  players = PLAYERS;

  constructor(phase: RoundPhase = 'playing') {
    this.round = roundView(phase);
    this.state = {
      version: '0.1.0',
      host: 'loopback',
      document: documentState(phase),
      recent: [],
      theme: 'light',
      rows: 'compact',
      resultKeys: 'wallchart',
      languages: {
        chosen: 'system',
        interface: 'en',
        chosenForDocuments: 'interface',
        chosenSecond: 'none',
        documents: ['en'],
      },
      power: { source: 'mains', percent: null, alarm: 'none', since: '', securedAt: '' },
      recovered: '',
    };
  }

  /** The next command of this name gets this reply; without one it succeeds with a plain value. */
  prepare<N extends CommandName>(name: N, reply: CommandReply<N>): void {
    (this.#prepared[name] ??= [] as never).push(reply);
  }

  /** Commands or queries of this name are answered when the promise is kept. */
  hold(name: CommandName | QueryName, until: Promise<void>): void {
    this.#held.set(name, until);
  }

  /** Queries of this name get their answer from a test's own function. */
  answerBy<N extends QueryName>(name: N, answer: (args: Queries[N]['args']) => Queries[N]['value']): void {
    this.#answers.set(name, ((_, args: never) => answer(args)) as Answer);
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
    const held = this.#held.get(name);
    if (held !== undefined) await held;
    const answer = this.#answers.get(name) ?? answerOf(ANSWERS, name);
    return { ok: true, value: answer(this, args) };
  };

  readonly command: Bridge['command'] = async (name, args, _id, meant) => {
    this.sent.push({ name, args, meant });
    await this.#held.get(name);
    const prepared = this.#prepared[name]?.shift();
    if (prepared !== undefined) return prepared;
    const value = name in VALUES ? answerOf(VALUES, name as Telling)(this, args) : null;
    return { ok: true, value: value as Commands[typeof name]['value'] };
  };
}
