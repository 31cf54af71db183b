/** Jobs of the thread that reads files from outside: what each makes of a file, what it refuses and what it tells of its progress. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankPlayer, FIDE_RATINGS, type TournamentRating } from '../../src-engine/index.ts';
import type { OpenBoard } from '../../src-main/files/result-table.ts';
import type { Jobs } from '../../src-main/imports/jobs.ts';
import { perform } from '../../src-main/imports/perform.ts';
import type { JobMessage } from '../../src-main/threads/jobs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-imports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string | Uint8Array, name = 'list.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** What a job answers, and what it told before. */
function done<N extends keyof Jobs>(name: N, args: Jobs[N]['args']) {
  const told: (readonly [settled: number, all: number])[] = [];
  const outcome = perform({ name, args } as unknown as JobMessage<Jobs>, (settled, all) => {
    told.push([settled, all]);
  }) as Jobs[N]['value'];
  return { outcome, told };
}

function valueOf<V>(outcome: { ok: true; value: V } | { ok: false; failure: { code: string } }): V {
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

const codeOf = (outcome: { ok: true } | { ok: false; failure: object }) =>
  outcome.ok ? 'read' : outcome.failure;

const AS_FOUND = {
  ...{ taken: [], sheet: null, headingRow: null, encoding: null, delimiter: null, fields: null },
  remembered: {},
};

describe('a table of players', () => {
  const read = (path: string, more: Partial<Jobs['players']['args']> = {}) =>
    done('players', {
      ...{ ...AS_FOUND, path, pace: 'standard', rule: FIDE_RATINGS, rounds: { first: 2, last: 5 } },
      players: [{ ...blankPlayer(31, 'Berg, Anna'), tpn: 4, rating: 2380 }],
      ...more,
    });
  const LIST = 'Name;Rtg;Club\nBerg, Anna;2390;\nHolt, Otto;2100;Biel\n;1900;\n';

  it('comes back with its columns, and with a verdict, what may become of it and words for every row', () => {
    const { table, fields, isRemembered, columns, rows, reviews } = valueOf(read(file(LIST)).outcome);
    expect(table).toMatchObject({ headers: ['Name', 'Rtg', 'Club'], headingRow: 1, delimiter: ';' });
    expect(table).not.toHaveProperty('rows');
    expect([fields, isRemembered]).toEqual([['name', 'rating', 'club'], false]);
    expect(columns).toEqual([
      { header: 'Name', field: 'name', sample: 'Berg, Anna' },
      { header: 'Rtg', field: 'rating', sample: '2390' },
      { header: 'Club', field: 'club', sample: 'Biel' },
    ]);
    expect(
      rows.map(({ read: { row, verdict, candidates }, fates }) => [row, verdict, candidates, fates]),
    ).toEqual([
      [2, 'matched', [31], [{ kind: 'leave' }, { kind: 'keep' }, { kind: 'change', player: 31 }]],
      [3, 'new', [], [{ kind: 'leave' }, { kind: 'new' }]],
      [4, 'rejected', [], [{ kind: 'leave' }]],
    ]);
    expect(reviews.map(({ row, name, text, choice }) => [row, name, text, choice])).toEqual([
      [2, 'Berg, Anna', 'The row says rating 2390, not 2380.', 1],
      [3, 'Holt, Otto', '', 1],
      [4, '', 'The row has no name.', 0],
    ]);
  });

  it('has the columns that were asked for, or that are remembered for its headings', () => {
    const asked = valueOf(read(file(LIST), { fields: ['name', 'ignore', 'category'] }).outcome);
    expect([asked.fields, asked.isRemembered]).toEqual([['name', 'ignore', 'category'], false]);
    const key = 'players: name | rtg | club';
    const known = valueOf(
      read(file(LIST), { remembered: { [key]: ['name', 'rating', 'category'] } }).outcome,
    );
    expect([known.fields, known.isRemembered]).toEqual([['name', 'rating', 'category'], true]);
    const others = { 'results: name | rtg | club': ['name', 'rating', 'category'] };
    expect(valueOf(read(file(LIST), { remembered: others }).outcome).isRemembered).toBe(false);
  });

  it('gives byes in the rounds that may have one, and takes a plain rating by the method', () => {
    const path = file('Name;Rtg;Byes\nHolt, Otto;2100;1 2\n');
    const rule: TournamentRating = { method: 'NRO', federation: 'SUI' };
    const [row] = valueOf(read(path, { rule }).outcome).rows;
    expect(row!.read.byes.map(({ round }) => round)).toEqual([2]);
    const two = valueOf(read(file('Name;Standard;Rapid\nHolt, Otto;2100;2200\n'), { pace: 'rapid' }).outcome);
    expect(two.fields).toEqual(['name', 'ignore', 'rating']);
  });

  it('that cannot be read is refused with the reason', () => {
    const path = join(folder, 'no such file.csv');
    expect(codeOf(read(path).outcome)).toEqual({ code: 'file-missing', path });
    const held = file(LIST, 'held.csv');
    const { dev, ino } = statSync(held, { bigint: true });
    const taken = read(held, { taken: [{ dev, ino }] });
    expect(codeOf(taken.outcome)).toEqual({ code: 'file-is-open', path: held });
    expect(codeOf(read(file('', 'empty.csv')).outcome)).toMatchObject({ code: 'table-empty' });
  });
});

describe('a list of players for the laboratory', () => {
  const read = (path: string, holds: Jobs['field']['args']['holds']) =>
    done('field', { path, taken: [], holds, remembered: {} });
  const LIST =
    'Name;Rating;National rating\nBerg, Anna;2390;2300\nHolt, Otto;;2100\nBerg, Anna;2390;\n;1900;\nFalk, Eva;;\n';

  it('has a rating for each of its players: the one that counts, else FIDE’s, else the national one, else none', () => {
    const { ratings, leftOut } = valueOf(read(file(LIST), 'table').outcome);
    expect([ratings, leftOut]).toEqual([[2390, 2100, 0], 2]);
    const remembered = {
      'players: name | rating | national rating': ['name', 'fideRating', 'nationalRating'],
    };
    const known = done('field', { path: file(LIST), taken: [], holds: 'table', remembered });
    expect(valueOf(known.outcome).ratings).toEqual([2390, 2100, 0]);
  });

  it('may be a report', () => {
    const report = readFileSync(new URL('../trf/samples/trf16-swiss/input.trf', import.meta.url));
    const ratings = report
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('001'))
      .map((line) => Number(line.slice(48, 52)));
    expect(ratings.length).toBeGreaterThan(3);
    for (const holds of ['report', 'either'] as const)
      expect(valueOf(read(file(report, 'club.trf'), holds).outcome)).toEqual({ ratings, leftOut: 0 });
  });

  it('that is no report is a table, unless it has to be a report', () => {
    expect(valueOf(read(file(LIST), 'either').outcome).ratings).toEqual([2390, 2100, 0]);
    expect(codeOf(read(file(LIST), 'report').outcome)).toMatchObject({ code: 'not-a-report' });
  });
});

describe('a table of results', () => {
  const board = (number: number, white: string, black: string): OpenBoard => ({
    ...{ board: number, result: 'open' },
    white: { id: 30 + number, name: white, tpn: 50 + number },
    black: { id: 10 + number, name: black, tpn: 20 + number },
  });
  const open = [
    { round: 2, isPublished: true, boards: [board(6, 'Falk, Eva', 'Dahl, Per')] },
    { round: 3, isPublished: true, boards: [board(6, 'Berg, Anna', 'Holt, Otto')] },
  ];
  const read = (text: string, usual: number) =>
    done('results', { ...AS_FOUND, path: file(text, 'results.csv'), usual, open });

  it('speaks of the usual round where it names none, and tells how many rows it has', () => {
    const { outcome, told } = read('Board;Result\n6;1-0\n', 3);
    const { rows, reviews, fields } = valueOf(outcome);
    expect(fields).toEqual(['board', 'result']);
    expect(rows.map(({ round, readings }) => [round, readings.map(({ result }) => result)])).toEqual([
      [3, ['white-wins']],
    ]);
    expect(reviews.map(({ name, choice }) => [name, choice])).toEqual([['R3 · 6 · Berg – Holt', 1]]);
    expect(told[0]).toEqual([0, 1]);
    expect(valueOf(read('Board;Result\n6;0-1\n', 2).outcome).reviews[0]!.name).toBe('R2 · 6 · Falk – Dahl');
  });

  it('has columns remembered for results alone', () => {
    const text = 'Board;Result\n6;1-0\n';
    const of = (key: string) =>
      valueOf(
        done('results', {
          ...{ ...AS_FOUND, path: file(text, 'results.csv'), usual: 3, open },
          remembered: { [key]: ['white', 'result'] },
        }).outcome,
      ).fields;
    expect(of('results: board | result')).toEqual(['white', 'result']);
    expect(of('players: board | result')).toEqual(['board', 'result']);
  });
});

describe('a report', () => {
  const bytes = readFileSync(new URL('../trf/samples/trf16-swiss/input.trf', import.meta.url));
  const read = (
    source: Jobs['report']['args']['source'],
    checks: Jobs['report']['args']['checks'] = 'none',
  ) => done('report', { source, encoding: null, checks });
  const here = { bytes, fileName: 'club.trf' };

  it('comes back with its bytes, their SHA-256, its tournament and a review by the name of its file', () => {
    const path = file(bytes, 'from a stick.trf');
    const value = valueOf(read({ path, taken: [] }).outcome);
    expect(Buffer.from(value.bytes).equals(bytes)).toBe(true);
    expect(value.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(value.review).toEqual(value.stored);
    expect(value.review.fileName).toBe('from a stick.trf');
    expect(value.tournament.players.length).toBe(value.review.players);
    expect(valueOf(read(here).outcome).review.fileName).toBe('club.trf');
  });

  it('has its rounds paired again where that is asked, one after the other', () => {
    const none = read(here);
    expect([valueOf(none.outcome).review.checkedRounds, none.told]).toEqual([0, []]);
    for (const checks of ['rounds', 'reasons'] as const) {
      const { outcome, told } = read(here, checks);
      expect(valueOf(outcome).review.checkedRounds).toBe(3);
      expect(told).toEqual([
        [0, 3],
        [1, 3],
        [2, 3],
      ]);
    }
  });

  it('with too many lines, or one that is too long, is refused before it is decoded', () => {
    const lines = new Uint8Array(100_000).fill(0x0a);
    expect(codeOf(read({ bytes: lines, fileName: 'a.trf' }).outcome)).toEqual({
      code: 'table-too-large',
      limit: { what: 'lines', most: 100_000 },
    });
    const long = Buffer.concat([Buffer.from('012 Open\n'), Buffer.alloc(100_001, 0x78)]);
    expect(codeOf(read({ bytes: long, fileName: 'a.trf' }).outcome)).toEqual({
      ...{ code: 'line-too-long', line: 2, column: 100_001, limit: 100_000 },
    });
  });

  it('that is none, or that is a file of the program, is refused', () => {
    expect(codeOf(read({ bytes: Buffer.from('hello'), fileName: 'a.trf' }).outcome)).toMatchObject({
      code: 'not-a-report',
    });
    const path = file(bytes, 'open.trf');
    const { dev, ino } = statSync(path, { bigint: true });
    expect(codeOf(read({ path, taken: [{ dev, ino }] }).outcome)).toEqual({ code: 'file-is-open', path });
  });
});
