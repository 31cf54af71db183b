/** Reading files from outside with threads that are made up: progress, stopping, limits, and reports that wait. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importRefusal, Imports, importsCommands } from '../../src-main/handlers/files/imports.ts';
import { ReportImports } from '../../src-main/handlers/files/report-imports.ts';
import { readField } from '../../src-main/handlers/lab/read-field.ts';
import type { ImportFailure } from '../../src-main/imports/jobs.ts';
import { OverLimit, Workers } from '../../src-main/threads/workers.ts';
import { FIRST, folded, imported, up } from './written.ts';
import { standIn } from './stand-in.ts';

const MODULE = new URL('file:///none.ts');

describe('a file that is read', () => {
  interface Job {
    readonly progress: (settled: number, all: number) => void;
    readonly end: (value: unknown) => void;
    readonly fail: (error: Error) => void;
  }
  let jobs: Job[];
  let told: unknown[];
  let imports: Imports;
  beforeEach(() => {
    [jobs, told] = [[], []];
    vi.spyOn(Workers.prototype, 'start').mockImplementation((_, __, progress) => {
      let [end, fail]: [Job['end'], Job['fail']] = [() => undefined, () => undefined];
      const value = new Promise((resolve, reject) => ([end, fail] = [resolve, reject]));
      jobs.push({ progress: progress as Job['progress'], end, fail });
      return { value, cancel: () => end(null) };
    });
    imports = new Imports(MODULE, (notice) => told.push(notice));
    return () => vi.restoreAllMocks();
  });
  const run = (name: string) => imports.run(name, 'field', {} as never);
  const stopped = (name: string) => ({
    refused: {
      ...{ code: 'reading-stopped', severity: 'refused', message: `Reading ${name} was stopped.` },
      advice: 'Nothing was imported.',
    },
    overLimit: false,
  });

  it('tells how far it is, and when it is done', async () => {
    const running = run('a.csv');
    jobs[0]!.progress(3, 8);
    jobs[0]!.end('value');
    expect(await running).toEqual({ value: 'value' });
    expect(told).toEqual([
      { fileName: 'a.csv', settled: 0, all: 0 },
      { fileName: 'a.csv', settled: 3, all: 8 },
      { fileName: '', settled: 0, all: 0 },
    ]);
    imports.stop();
  });

  it('is given up when somebody says so, and when another one is read', async () => {
    const running = run('a.csv');
    expect(await importsCommands(imports)['files.stopReading'](null)).toEqual({ ok: true, value: null });
    expect(await running).toEqual(stopped('a.csv'));
    const [second, third] = [run('b.csv'), run('c.csv')];
    expect(await second).toEqual(stopped('b.csv'));
    // The page sees the one that goes on.
    expect(told.at(-1)).toEqual({ fileName: 'c.csv', settled: 0, all: 0 });
    jobs[2]!.end('value');
    expect(await third).toEqual({ value: 'value' });
    expect(told.at(-1)).toEqual({ fileName: '', settled: 0, all: 0 });
  });

  it('is given up past its limits, and a mistake stays one', async () => {
    const slow = run('a.csv');
    jobs[0]!.fail(new OverLimit('seconds'));
    expect(await slow).toMatchObject({
      overLimit: true,
      refused: { code: 'reading-over-limit', message: 'Reading a.csv was given up after 60 seconds.' },
    });
    const heavy = run('b.csv');
    jobs[1]!.fail(new OverLimit('megabytes'));
    expect(await heavy).toMatchObject({
      refused: {
        code: 'reading-over-limit',
        message: 'Reading b.csv takes too much memory: this cannot be a table or report.',
        advice: 'Nothing was imported.',
      },
    });
    const broken = run('c.csv');
    jobs[2]!.fail(new Error('a bug'));
    await expect(broken).rejects.toThrow('a bug');
    expect(told.at(-1)).toEqual({ fileName: '', settled: 0, all: 0 });
  });
});

describe('why a file is not imported', () => {
  const path = '/a.trf';
  it.each([
    [{ code: 'file-missing', path }, 'There is no file /a.trf.'],
    [{ code: 'file-unreachable', path, reason: 'EIO' }, '/a.trf cannot be read: EIO.'],
    [
      { code: 'file-over-limit', path, limit: 20_000_000 },
      '/a.trf is larger than 20 MB, the most that is read.',
    ],
    [{ code: 'file-is-open', path }, '/a.trf is the tournament that is open.'],
  ] as const)('%j', (failure, message) => {
    expect(importRefusal(failure as ImportFailure)).toStrictEqual({
      ...{ code: failure.code, severity: 'refused', message, advice: 'Nothing was imported.' },
    });
  });

  it.each([
    [{ code: 'empty' }, 'The file is empty.'],
    [
      { code: 'not-a-report', found: 'Name;Rtg' },
      'This is not a tournament report: it has neither a player (001) nor a name (012). It begins with “Name;Rtg”.',
    ],
    [
      { code: 'file-too-large', limit: 5000 },
      'The file has more than 5000 characters; a report is never that long.',
    ],
    [
      { code: 'line-too-long', limit: 4000 },
      'The line has more than 4000 characters; a record is never that long.',
    ],
    [
      { code: 'player-number-unreadable', found: 'x' },
      'A player’s starting rank, a number from 1 to 9999, is expected in columns 5–8; found “x”.',
    ],
    [
      { code: 'player-number-doubled', number: 7, firstLine: 9 },
      'The player in line 9 already has starting rank 7.',
    ],
    [{ code: 'too-many-rounds', limit: 30 }, 'The player has more than 30 rounds.'],
    [
      { code: 'deviation', deviation: { code: 'points-disagree', found: '4.5' } },
      'The points disagree with the results: “4.5”.',
    ],
  ] as const)('%j is said in the words of reports', (failure, sentence) => {
    const { code, line, column, message } = importRefusal({
      ...failure,
      line: 7,
      column: 3,
    } as ImportFailure);
    expect([code, line, column]).toEqual([failure.code, 7, 3]);
    expect(message).toContain(sentence);
  });

  it('names what is no file, and the place in a report or a table', () => {
    expect(importRefusal({ code: 'not-a-file', path, kind: 'folder' }).message).toMatch(
      /^\/a\.trf is .+, not a file\.$/,
    );
    const failures = [
      { code: 'line-too-long', line: 7, column: 3 },
      { code: 'row-too-long', line: 12 },
    ] as unknown as ImportFailure[];
    const [report, table] = failures.map(importRefusal);
    expect([report!.line, report!.column, table!.line, 'column' in table!]).toEqual([7, 3, 12, false]);
    expect(table!.message).toMatch(/^Row 12 is longer/);
    expect(report!.message).not.toBe('');
  });
});

describe('a report that was read', () => {
  const tournament = folded(imported(), ...up(1, FIRST, 3)).tournament;
  const DRAFT = {
    ...tournament,
    rounds: tournament.rounds.map((round) => ({ ...round, stage: 'draft', version: 0 })),
  };
  const read = (more: object = {}) => ({
    value: {
      ok: true,
      value: {
        ...{ bytes: Buffer.from('012'), hash: 'ab', tournament: DRAFT },
        ...{ review: { fileName: 'a.trf', name: 'Ouvert' }, stored: { fileName: 'a.trf', name: 'Open' } },
        ...more,
      },
    },
  });
  let asked: unknown[];
  let replies: object[];
  let reports: ReportImports;
  beforeEach(() => {
    [asked, replies] = [[], []];
    const run = (...args: unknown[]) => {
      asked.push(args);
      return Promise.resolve(replies.shift() ?? read());
    };
    reports = new ReportImports(standIn(null, '', { imports: { run }, openFiles: () => ['held'] }).desk);
  });
  const reviewOf = async (reading: ReturnType<ReportImports['open']>) => {
    const found = await reading;
    if ('refused' in found) throw new Error(found.refused.code);
    return found.review;
  };

  it('waits, in the language of the screens and in English, as it was played', async () => {
    const review = await reviewOf(reports.open('/x/a.trf', 'rounds'));
    expect(asked).toEqual([
      [
        'a.trf',
        'report',
        { source: { path: '/x/a.trf', taken: ['held'] }, encoding: null, checks: 'rounds' },
      ],
    ]);
    const { token, encodings } = review;
    expect(review).toEqual({ token, encodings, hash: 'ab', size: 3, fileName: 'a.trf', name: 'Ouvert' });
    const waiting = reports.get(token)!;
    expect({ ...waiting, tournament: null }).toEqual({
      ...{ bytes: Buffer.from('012'), fileName: 'a.trf', checks: 'rounds', tournament: null, review },
      stored: { ...review, name: 'Open' },
    });
    expect(waiting.tournament.rounds.map(({ stage, version }) => [stage, version])).toEqual([
      ['published', 1],
    ]);
    expect(new Set(waiting.tournament.players.map(({ arrival }) => arrival))).toEqual(new Set(['here']));
    reports.delete(token);
    expect(reports.get(token)).toBeUndefined();
  });

  it('keeps versions, whoever is away, and before the first round who is expected', async () => {
    const players = DRAFT.players.map((each, at) => ({ ...each, arrival: at === 2 ? 'away' : 'expected' }));
    const rounds = DRAFT.rounds.map((round) => ({ ...round, version: 4 }));
    replies = [
      read({ tournament: { ...DRAFT, players, rounds } }),
      read({ tournament: { ...DRAFT, players, rounds: [] } }),
    ];
    const arrivals = async () => {
      const { token } = await reviewOf(reports.open('/a.trf', 'none'));
      const { tournament: kept } = reports.get(token)!;
      return [
        kept.players.map(({ arrival }) => arrival as string).join(' '),
        kept.rounds.map(({ version }) => version),
      ];
    };
    expect(await arrivals()).toEqual(['here here away here here here here', [4]]);
    expect(await arrivals()).toEqual(['expected expected away expected expected expected expected', []]);
  });

  it('is read again in another encoding, in its own place', async () => {
    const bytes = Buffer.from('132');
    const { token } = await reviewOf(reports.dropped('b.trf', bytes, 'reasons'));
    expect(asked[0]).toEqual([
      'b.trf',
      'report',
      { source: { bytes, fileName: 'b.trf' }, encoding: null, checks: 'reasons' },
    ]);
    const again = await reviewOf(reports.readAgain(token, 'windows-1252'));
    expect(again.token).toBe(token);
    expect(asked[1]).toEqual([
      'a.trf',
      'report',
      {
        source: { bytes: Buffer.from('012'), fileName: 'a.trf' },
        encoding: 'windows-1252',
        checks: 'reasons',
      },
    ]);
    expect(await reports.readAgain(token, 'klingon')).toMatchObject({ refused: { code: 'not-there' } });
    expect(await reports.readAgain('x', 'utf-8')).toMatchObject({ refused: { code: 'not-there' } });
    expect(asked).toHaveLength(2);
  });

  it('is read without its rounds where those take too long', async () => {
    replies = [{ refused: { code: 'reading-over-limit' }, overLimit: true }];
    await reviewOf(reports.open('/a.trf', 'rounds'));
    expect(asked.map((args) => ((args as unknown[])[2] as { checks: string }).checks)).toEqual([
      'rounds',
      'none',
    ]);
    replies = [{ refused: { code: 'reading-stopped' }, overLimit: false }];
    expect(await reports.open('/a.trf', 'rounds')).toEqual({ refused: { code: 'reading-stopped' } });
    replies = [{ value: { ok: false, failure: { code: 'file-missing', path: '/a.trf' } } }];
    expect(await reports.open('/a.trf', 'rounds')).toMatchObject({ refused: { code: 'file-missing' } });
    expect(asked).toHaveLength(4);
  });
});

describe('a field for the laboratory', () => {
  const reading = async (name: string, reply: object) => {
    const asked: unknown[] = [];
    const run = (...args: unknown[]) => {
      asked.push(args);
      return Promise.resolve(reply);
    };
    const { desk, chosen } = standIn(null, '', {
      ...{ imports: { run }, openFiles: () => ['held'], values: { columns: { k: ['name'] } } },
    });
    const found = await readField(desk, chosen('open-field', `/x/${name}`));
    return [found, asked];
  };
  const value = { ok: true, value: { ratings: [1900, 0], leftOut: 3 } };

  it.each([
    ['a.txt', 'either'],
    ['a.TRF', 'report'],
    ['a.trf26', 'report'],
    ['a.csv', 'table'],
    ['a.xlsx', 'table'],
  ])('in %s is read as %s', async (name, holds) => {
    const [found, asked] = await reading(name, { value });
    expect(asked).toEqual([
      [name, 'field', { path: `/x/${name}`, taken: ['held'], holds, remembered: { k: ['name'] } }],
    ]);
    expect(found).toEqual({
      ok: true,
      value: {
        field: { kind: 'file', name, players: 2, lowest: 1900, highest: 1900, unrated: 1, unratedAs: 1400 },
        ...{ ratings: [1900, 0], leftOut: 3 },
      },
    });
  });

  it('that cannot be read, or was not chosen for it', async () => {
    const refused = { refused: { code: 'reading-stopped' }, overLimit: false };
    expect((await reading('a.csv', refused))[0]).toEqual({ ok: false, refusal: { code: 'reading-stopped' } });
    const missing = { ok: false, failure: { code: 'file-missing', path: '/x/a.csv' } };
    expect((await reading('a.csv', { value: missing }))[0]).toMatchObject({
      refusal: { code: 'file-missing' },
    });
    const { desk, chosen } = standIn(null);
    expect(await readField(desk, chosen('open', '/x/a.trf'))).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
  });
});
