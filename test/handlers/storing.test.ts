/** How a command stores, on a desk of its own: obstacles, questions, what is told, and a file that cannot be written. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import { answer, refusal, refuse } from '../../src-main/handlers/reply.ts';
import {
  namedPoints,
  pointName,
  pointsReached,
  restorePoints,
} from '../../src-main/handlers/restore-labels.ts';
import { phaseOf, roundChips, systemView } from '../../src-main/handlers/rounds.ts';
import {
  transact,
  transactAfter,
  transactComputed,
  type Plan,
  type Planned,
} from '../../src-main/handlers/transact.ts';
import { hold } from '../../src-main/storage/held-files.ts';
import type { StorageFailure } from '../../src-main/storage/failure.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
import { FIRST, folded, imported, minute, results, SECOND, up } from './written.ts';

const START = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const operator = (name: string): EventDraft => ({ kind: 'operator-changed', payload: { name, was: '' } });
const CALL = { command: 'desk.operator' } as const;
const plan = (...drafts: readonly EventDraft[]): Plan<string> => ({ drafts, value: 'done' });
const GONE: StorageFailure = { code: 'file-gone', path: '/none/open.wallchart' };
const last = results(1, FIRST, 'draw', 'draw', 'draw')[2]!;
const refused = refuse(refusal('not-now', 'Not now.'));

/** The three ways of a command; each answers the plan and says how often it was made. */
const WAYS = {
  'at once': (desk: DeskWithJobs['desk'], made: () => Planned<string>) =>
    Promise.resolve(transact(desk, CALL, made)),
  'after a wait': (desk: DeskWithJobs['desk'], made: () => Planned<string>) =>
    transactAfter(desk, CALL, made, (agreed) => Promise.resolve(agreed)),
  computed: (desk: DeskWithJobs['desk'], made: () => Planned<string>) =>
    transactComputed(desk, CALL, made, (begun) => Promise.resolve(begun)),
};

describe.each(Object.entries(WAYS))('a command %s', (_, way) => {
  it('stores its entries as one command, signed and dated, and tells the pages', async () => {
    const written = new DeskWithJobs(START);
    expect(await way(written.desk, () => plan(operator('DA'), last))).toEqual(answer('done'));
    expect(written.stored).toEqual([operator('DA'), last]);
    const [first, second] = written.log.records.slice(-2);
    expect(first).toMatchObject({ seq: 6, part: 0, actor: 'CA', command: 'desk.operator', at: written.now });
    expect(second).toMatchObject({ seq: 7, part: 1, actor: 'CA', at: written.now });
    expect(written.told).toEqual([
      { name: 'changed', notice: { state: {}, views: expect.anything() as unknown } },
    ]);
    expect(written.kept).toEqual([{ label: 'R1 end', seq: 7, at: written.now }]);
  });

  it('stores without restore points where none are kept', async () => {
    const written = new DeskWithJobs(START);
    written.desk.document = { ...written.desk.document!, restore: null };
    expect(await way(written.desk, () => plan(last))).toEqual(answer('done'));
    expect([written.stored, written.kept]).toEqual([[last], []]);
  });

  it('stores nothing where nothing changes, and only while the file is there', async () => {
    const written = new DeskWithJobs(START);
    expect(await way(written.desk, () => plan())).toEqual(answer('done'));
    expect([written.stored, written.told]).toEqual([[], []]);
    written.failure = GONE;
    const severity = 'not-saved';
    const gone = { code: 'file-gone', severity, ...texts.refusals.notSaved['file-gone'] };
    expect(await refusedBy(way(written.desk, () => plan()))).toEqual(gone);
    expect(await refusedBy(way(written.desk, () => plan(operator('DA'))))).toEqual(gone);
    // The page says NOT SAVED.
    const app = { name: 'changed', notice: { state: {}, views: ['app'] } };
    expect(written.told).toEqual([app, app]);
  });

  it('is refused with its own words, and by an entry that does not fit', async () => {
    const written = new DeskWithJobs(START);
    expect(await way(written.desk, () => refused)).toEqual(refused);
    const again = imported();
    const misfit = await refusedBy(way(written.desk, () => plan(again)));
    expect(misfit).toMatchObject({ code: 'event-does-not-apply', severity: 'refused' });
    expect([written.stored, written.told]).toEqual([[], []]);
  });

  it('is refused before it is planned where nothing may be written', async () => {
    const written = new DeskWithJobs(START);
    const { desk } = written;
    const made = vi.fn(() => plan(operator('DA')));
    const codes: string[] = [];
    const { document } = desk;
    desk.past = 2;
    codes.push((await refusedBy(way(desk, made))).code);
    desk.past = null;
    desk.document = { ...document!, file: null, readOnlyReason: 'it is a copy' };
    expect(await refusedBy(way(desk, made))).toEqual({
      ...{ code: 'read-only', severity: 'not-saved', ...texts.refusals.readOnly('it is a copy') },
    });
    desk.document = { ...document!, file: { closedFor: GONE } as never };
    codes.push((await refusedBy(way(desk, made))).code);
    desk.document = null;
    codes.push((await refusedBy(way(desk, made))).code);
    expect(codes).toEqual(['looking-back', 'file-gone', 'no-document']);
    expect(made).not.toHaveBeenCalled();
  });

  it('asks before it stores', async () => {
    const written = new DeskWithJobs(START);
    const question = { act: 'Do it', consequences: ['One.'] };
    const loud = { ...plan(operator('DA')), question: { ...question, level: 3 as const } };
    expect(await askedBy(way(written.desk, () => loud))).toEqual({ level: 3, ...question });
    expect(written.stored).toEqual([]);
    // What is no louder than 1 is done and told.
    const quiet = { ...plan(operator('DA')), question: { ...question, level: 1 as const } };
    expect(await way(written.desk, () => quiet)).toEqual(answer('done'));
  });
});

describe('a question', () => {
  it('is missing only by mistake, where an entry is loud', () => {
    const { desk } = new DeskWithJobs(START);
    const loud: EventDraft = {
      kind: 'result-cleared',
      payload: { round: 1, board: 14, ...FIRST[1]!, result: 'open', was: 'draw' },
    };
    expect(() => transact(desk, CALL, () => plan(loud))).toThrow('desk.operator asks without a question');
    const asked = { ...plan(loud), question: { act: 'Clear', consequences: [] } };
    expect(transact(desk, CALL, () => asked)).toMatchObject({ ok: false, confirm: { level: 2 } });
    expect(transact(desk, { ...CALL, confirmed: 2 }, () => asked)).toEqual(answer('done'));
  });

  it('of what is computed is asked after it, and of what waits before', async () => {
    const { desk } = new DeskWithJobs(START);
    const question = { act: 'Do it', consequences: ['One.'], level: 2 as const };
    const then = vi.fn(() => Promise.resolve({ ...plan(), question }));
    const first = () => ({ ...plan(operator('DA')), question });
    expect((await askedBy(transactAfter(desk, CALL, first, then))).level).toBe(2);
    expect(then).not.toHaveBeenCalled();
    expect((await askedBy(transactComputed(desk, CALL, first, then))).level).toBe(2);
    expect(then).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ['after a wait', transactAfter],
  ['computed', transactComputed],
] as const)('a command %s that something came between', (_, way) => {
  const author = { at: minute(50), actor: 'B', command: 'test' };
  const code = async (meanwhile: (written: DeskWithJobs) => void) => {
    const written = new DeskWithJobs(START);
    const reply = await way(
      written.desk,
      CALL,
      () => plan(),
      () => {
        meanwhile(written);
        return Promise.resolve(plan(operator('DA')));
      },
    );
    return reply.ok ? 'done' : 'refusal' in reply ? reply.refusal.code : 'asked';
  };

  it('is refused where another entry was stored, another file opened, or nothing may be written now', async () => {
    expect(await code(() => undefined)).toBe('done');
    expect(await code((written) => written.store([operator('B')], author))).toBe('changed-meanwhile');
    expect(await code(({ desk }) => (desk.document = null))).toBe('changed-meanwhile');
    expect(await code(({ desk }) => (desk.document = new DeskWithJobs(START).desk.document))).toBe(
      'changed-meanwhile',
    );
    expect(await code(({ desk }) => (desk.past = 2))).toBe('looking-back');
  });

  it('answers why there is no plan', async () => {
    const { desk } = new DeskWithJobs(START);
    const none = vi.fn(() => Promise.resolve(refused));
    expect(await way(desk, CALL, () => plan(), none)).toEqual(refused);
    expect(await way(desk, CALL, () => refuse(refusal('not-yet', 'Not yet.')), none)).toMatchObject({
      refusal: { code: 'not-yet' },
    });
    expect(none).toHaveBeenCalledTimes(1);
  });
});

describe('what the pages are told', () => {
  const viewsOf = (...drafts: readonly EventDraft[]) => {
    const written = new DeskWithJobs(START);
    transact(written.desk, { ...CALL, confirmed: 4 }, () => ({
      ...plan(...drafts),
      question: { act: '', consequences: [] },
    }));
    return written.told.map(({ notice }) => (notice as { views: readonly string[] }).views);
  };
  const all = [...new Set(['app', 'log', ...ALL_VIEWS])];

  it.each<[string, EventDraft, readonly string[]]>([
    ['a result', last, ['app', 'log', 'round', 'standings', 'documents']],
    ['a round', up(2, SECOND, 4)[0]!, ['app', 'log', 'players', 'round', 'standings', 'documents']],
    [
      'a player',
      { kind: 'player-withdrawn', payload: { player: 3, name: '', fromRound: 3, was: null } },
      ['app', 'log', 'players', 'round', 'standings', 'documents'],
    ],
    [
      'a print',
      { kind: 'document-printed', payload: { document: 'd', title: '', round: 1, version: 1, pages: 1 } },
      ['app', 'log', 'documents'],
    ],
    ['the settings', { kind: 'fide-mode-left', payload: { why: '' } }, all],
  ])('is what %s can change, each page once', (_, draft, views) => {
    expect(viewsOf(draft)).toEqual([views]);
  });
});

describe('a tournament outside of FIDE mode', () => {
  afterEach(() => vi.restoreAllMocks());
  it('is remembered by this computer at every entry', () => {
    const { desk } = new DeskWithJobs(START);
    const store = (...drafts: readonly EventDraft[]) =>
      transact(desk, { ...CALL, confirmed: 4 }, () => ({
        ...plan(...drafts),
        question: { act: '', consequences: [] },
      }));
    store(operator('DA'));
    expect(desk.preferences.values.leftFideMode).toEqual([]);
    store({ kind: 'fide-mode-left', payload: { why: '' } });
    expect(desk.preferences.values.leftFideMode).toEqual(['document']);
  });
});

describe('the desk', () => {
  it('signs with who is at it, else with whom the host names', () => {
    const written = new DeskWithJobs([...START, operator('DA 2')]);
    expect(written.desk.actor()).toBe('DA 2');
    expect(new DeskWithJobs(START).desk.actor()).toBe('CA');
    written.desk.document = null;
    expect(written.desk.actor()).toBe('CA');
  });

  it('tells who listens, until they stop', () => {
    const { desk } = new DeskWithJobs(START);
    const heard: unknown[] = [];
    const stop = desk.listen((name, notice) => heard.push([name, notice]));
    const notice = { fileName: 'a', settled: 1, all: 2 };
    desk.tell('files.progress', notice);
    stop();
    desk.tell('files.progress', notice);
    expect(heard).toEqual([['files.progress', notice]]);
  });

  it('names the files that are held by device and number, while they are', () => {
    const { desk } = new DeskWithJobs(START);
    const before = desk.openFiles();
    const letGo = hold({ device: 7n, file: 4711n });
    expect(desk.openFiles()).toEqual([...before, { dev: 7n, ino: 4711n }]);
    letGo();
    expect(desk.openFiles()).toEqual(before);
  });

  it('shows the moment that is looked at', async () => {
    const { desk } = new DeskWithJobs(START);
    const rounds = async () => {
      const reply = await desk.read((state, tournament) =>
        answer([state.tournament === tournament, tournament.rounds.length]),
      );
      return reply.ok ? reply.value : null;
    };
    expect(await rounds()).toEqual([true, 1]);
    desk.past = 1;
    expect(await rounds()).toEqual([true, 0]);
    desk.document = null;
    expect([desk.state(), await rounds()]).toEqual([null, null]);
    expect((await refusedBy(desk.read(() => answer(1)))).code).toBe('no-document');
  });
});

describe('moments with plain names', () => {
  const repaired: EventDraft = {
    kind: 'round-repaired',
    payload: {
      ...{ round: 1, version: 2, plan: 'as-played', article: '', pairs: FIRST, boardNumbers: [11, 14, 20] },
      ...{ unpaired: [{ player: 3, kind: 'pab' }], changed: [], open: [20], agreed: [], programme: '' },
    },
  };
  const cleared: EventDraft = {
    kind: 'result-cleared',
    payload: { round: 1, board: 20, ...FIRST[2]!, result: 'open', was: 'draw' },
  };
  const pointsOf = (...drafts: readonly EventDraft[]) =>
    restorePoints(new DeskWithJobs(drafts).log).map(({ seq, label, state }) => [seq, label, state]);
  const [begin, ended] = [
    [3, 'R1 begin', 'published'],
    [6, 'R1 end', 'complete'],
  ];

  it('are rounds as they went up and as their last result came, the newest first', () => {
    expect(pointsOf(...START)).toEqual([begin]);
    expect(pointsOf(...START, last)).toEqual([ended, begin]);
    expect(pointsOf(...START, last, ...up(2, SECOND, 4))).toEqual([
      [8, 'R2 begin', 'published'],
      ended,
      begin,
    ]);
    // Of several that bear a name the newest counts.
    expect(pointsOf(...START, last, cleared, last)).toEqual([[8, 'R1 end', 'complete'], begin]);
    expect(
      pointsOf(...START, last, {
        ...cleared,
        kind: 'result-corrected',
        payload: { ...cleared.payload, result: 'black-wins' },
      }),
    ).toEqual([ended, begin]);
    expect(pointsOf(...START, repaired, last)).toEqual([
      [7, 'R1 end', 'complete'],
      [6, 'R1 begin', 'publishedAgain'],
    ]);
    // A repair opens a board of a round that was over.
    expect(pointsOf(...START, last, repaired, last)).toEqual([
      [8, 'R1 end', 'complete'],
      [7, 'R1 begin', 'publishedAgain'],
    ]);
  });

  it('are told in words, with when they were', () => {
    const { restore: say } = texts.tournamentFile;
    expect(namedPoints(new DeskWithJobs([...START, last]).log)).toEqual([
      { seq: 6, at: minute(6), label: say.point(1, 'end'), text: say.complete },
      { seq: 3, at: minute(3), label: say.point(1, 'begin'), text: say.published },
    ]);
    expect([pointName('R12 end'), pointName('R3 begin')]).toEqual([
      say.point(12, 'end'),
      say.point(3, 'begin'),
    ]);
    const point = (round: number, at: string) => `${at} of ${round}`;
    expect([pointName('R12 end', { point }), pointName('R3 begin', { point })]).toEqual([
      'end of 12',
      'begin of 3',
    ]);
    for (const label of ['my copy', 'R3 end ', ' R3 end', 'R end'])
      expect(pointName(label, { point })).toBe(label);
  });

  it('are reached by the entries of a command', () => {
    const [open, over] = [folded(...START).tournament, folded(...START, last).tournament];
    const [draft, wall] = up(2, SECOND, 4);
    expect(pointsReached(open, [last], over)).toEqual(['R1 end']);
    expect(pointsReached(open, [wall!, last, repaired], over)).toEqual(['R2 begin', 'R1 end', 'R1 begin']);
    expect(pointsReached(open, [last], open)).toEqual([]);
    expect(pointsReached(over, [last], over)).toEqual([]);
    expect(pointsReached(open, [draft!, cleared, operator('')], over)).toEqual([]);
    const before = { ...open, rounds: [] };
    expect([pointsReached(before, [last], over), pointsReached(open, [last], before)]).toEqual([[], []]);
    for (const kind of ['result-corrected', 'result-corrected-late'] as const)
      expect(pointsReached(open, [{ ...last, kind } as EventDraft], over)).toEqual(['R1 end']);
  });
});

describe('a round in a few words', () => {
  const { tournament } = folded(...START);
  const [playing] = tournament.rounds;
  const withResults = (...given: readonly ('open' | 'draw')[]) => ({
    ...playing!,
    boards: playing!.boards.map((board, at) => ({ ...board, result: given[at]! })),
  });

  it('is later, a draft, checked, published, playing or done', () => {
    const draft = { ...playing!, stage: 'draft' as const };
    const checked = { ...playing!, stage: 'checked' as const };
    expect([phaseOf(undefined, false), phaseOf(undefined, true)]).toEqual(['later', 'later']);
    expect([phaseOf(draft, false), phaseOf(checked, false), phaseOf(checked, true)]).toEqual([
      ...['draft', 'checked', 'draft'],
    ]);
    expect(phaseOf(withResults('open', 'open', 'open'), true)).toBe('published');
    expect(phaseOf(withResults('open', 'open', 'draw'), false)).toBe('playing');
    expect(phaseOf(withResults('draw', 'draw', 'draw'), false)).toBe('done');
  });

  it('has a chip for every round that is declared or exists', () => {
    const rules = { ...tournament.rules, rounds: 3 };
    const chip = (round: number, phase: string, openGames: number, startsAt = '') => ({
      ...{ round, phase, openGames, startsAt },
    });
    const draft = { ...playing!, stage: 'checked' as const };
    const state = {
      tournament: { ...tournament, rules, rounds: [playing!, draft] },
      starts: { 2: '14:00', 3: '18:00' },
    };
    const chips = [chip(1, 'playing', 1), chip(2, 'draft', 1, '14:00'), chip(3, 'later', 0, '18:00')];
    expect(roundChips(state, (round) => round === 2)).toEqual(chips);
    const fewer = { ...state, tournament: { ...state.tournament, rules: { ...rules, rounds: 1 } } };
    expect(roundChips(fewer, () => false)).toEqual([chips[0], chip(2, 'checked', 1, '14:00')]);
  });

  it('names a system, and one that nobody knows by its identity', () => {
    expect(systemView('of-the-club')).toMatchObject({ id: 'of-the-club', name: 'of-the-club' });
    const { name, edition } = systemView('dutch-2026');
    expect([name, edition]).toEqual(['FIDE (Dutch) System', expect.stringContaining('2026') as string]);
  });
});
