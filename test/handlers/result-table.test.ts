/** C.04.2 3.1, 4.3: a table of results on a desk of its own. What the rows mean is written down, as the thread that reads says it. */
import { describe, expect, it } from 'vitest';
import { fail, ok, type EventDraft, type GameResult } from '../../src-engine/index.ts';
import { RESULT_FIELDS, type ResultReading, type ResultRow } from '../../src-main/files/result-table.ts';
import { resultTableCommands } from '../../src-main/handlers/results/table.ts';
import type { FileHandle } from '../../src-main/ipc/contract.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, minute, type Pairs, results, SECOND, TABLES, up } from './written.ts';

const { counts, ...words } = texts.entries.results;
const [DRAFT] = up(2, SECOND, 4);
/** Boards 11 and 14 have a result, board 20 is open. */
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const LAST = results(1, FIRST, 'draw', 'draw', 'draw')[2]!;
const ROUND_OVER = [...PLAYED, LAST];

const side = (id: number) => ({ id, name: `Name${id}, Given`, tpn: 10 - id });
const boardOf = (place: number, result: GameResult, pairs = FIRST) => ({
  board: TABLES[place]!,
  white: side(pairs[place]!.white),
  black: side(pairs[place]!.black),
  result,
});
const reading = (place: number, was: GameResult, result: GameResult, round = 1): ResultReading => ({
  ...{ round, result },
  board: boardOf(place, was, round === 1 ? FIRST : SECOND),
});
/** A row that may be taken for each of these; it is for the first unless it is ambiguous. */
const rowOf = (row: number, ...readings: readonly ResultReading[]): ResultRow => ({
  ...{ row, verdict: 'matched', round: 1, board: readings[0]?.board ?? null, readings, text: '' },
});
const passed = (row: number, board: ResultRow['board']): ResultRow => ({
  ...{ row, verdict: 'passed', round: 1, board, readings: [], text: '' },
});

const TABLE = {
  ...{ headers: ['Board', 'Result'], headingRow: 1, encoding: 'utf-8', delimiter: ';', sheets: [] },
  ...{ sheet: '', remarks: ['One row was empty.'] },
};
const COLUMNS = [{ header: 'Board', field: 'board', sample: '11' }];

async function readOn(drafts: readonly EventDraft[], ...rows: readonly ResultRow[]) {
  const written = new DeskWithJobs(drafts);
  const { desk } = written;
  const asked: unknown[] = [];
  const reviews = rows.map(({ row, readings }) => ({
    ...{ row, verdict: 'matched' as const, name: `row ${row}`, facts: '', text: '' },
    options: ['skip', ...readings].map((_, at) => ({ label: `${at}`, effect: 'none' as const })),
    choice: readings.length > 1 ? null : readings.length,
  }));
  const read = { fields: ['board', 'result'], isRemembered: true, columns: COLUMNS, rows, reviews };
  const run = (fileName: string, name: string, args: unknown) => {
    asked.push({ fileName, name, args });
    return Promise.resolve({ value: ok({ table: TABLE, ...read }) });
  };
  Object.assign(desk.imports, { run });
  const commands = resultTableCommands(desk);
  const file = desk.files.give('open-table', '/slips/evening.csv');
  const reply = await commands['results.readTable']({ file, round: 1, reading: null });
  if (!reply.ok || !('value' in reply)) throw new Error('the table was not read');
  const { token } = reply.value;
  type Given = Parameters<(typeof commands)['results.acceptTable']>[0];
  const accept = (confirmed: Given['confirmed'] = 0, choices: Given['choices'] = []) =>
    commands['results.acceptTable']({ token, choices, confirmed });
  return { written, commands, asked, reviews, review: reply.value, accept };
}
const fact = (place: number, result: GameResult, was: GameResult, pairs: Pairs = FIRST, round = 1) => ({
  ...{ round, board: TABLES[place]!, ...pairs[place]!, result, was },
});

describe('a table of results that is read', () => {
  it('is judged by all boards as they are now, also while an earlier moment is looked at', async () => {
    const { written, commands, asked, review, reviews } = await readOn([...PLAYED, DRAFT!], rowOf(2));
    written.desk.past = 1;
    const file = written.desk.files.give('open-table', '/slips/night.csv');
    await commands['results.readTable']({ file, round: 2, reading: null });
    expect(asked.map((one) => (one as { fileName: string }).fileName)).toEqual(['evening.csv', 'night.csv']);
    const open = [
      {
        round: 1,
        isPublished: true,
        boards: [boardOf(0, 'white-wins'), boardOf(1, 'draw'), boardOf(2, 'open')],
      },
      {
        round: 2,
        isPublished: false,
        boards: [boardOf(0, 'open', SECOND), boardOf(1, 'open', SECOND), boardOf(2, 'open', SECOND)],
      },
    ];
    expect(asked[1]).toMatchObject({ name: 'results', args: { path: '/slips/night.csv', usual: 2, open } });
    expect(review).toMatchObject({
      ...{ fileName: 'evening.csv', encoding: 'utf-8', delimiter: ';', headingRow: 1, isRemembered: true },
      ...{ remarks: ['One row was empty.'], fields: RESULT_FIELDS, columns: COLUMNS, rows: reviews },
    });
  });

  it('is none where nothing is open, where no such file was chosen, and where the file cannot be read', async () => {
    const { written, commands } = await readOn(PLAYED);
    const { desk } = written;
    const read = (file: FileHandle) =>
      refusedBy(commands['results.readTable']({ file, round: 1, reading: null }));
    const path = '/slips/evening.csv';
    expect(await read(desk.files.give('open-list', path))).toEqual({
      ...{ code: 'file-not-chosen', severity: 'refused', advice: 'Choose it again.' },
      message: 'This file was not chosen for that in a file dialog, or was used already.',
    });
    const refused = { code: 'reading-stopped', severity: 'refused', message: 'm', advice: 'a' } as const;
    Object.assign(desk.imports, { run: () => Promise.resolve({ refused, overLimit: false }) });
    expect(await read(desk.files.give('open-table', path))).toEqual(refused);
    const missing = { value: fail({ code: 'file-missing', path }) };
    Object.assign(desk.imports, { run: () => Promise.resolve(missing) });
    expect(await read(desk.files.give('open-table', path))).toMatchObject({
      code: 'file-missing',
      message: texts.reading.missing(path),
    });
    desk.document = null;
    expect((await read(desk.files.give('open-table', path))).code).toBe('no-document');
  });
});

describe('a table of results that is accepted', () => {
  it('enters what the rows are taken for, and leaves out what is skipped', async () => {
    const rows = [
      rowOf(2, reading(2, 'open', 'white-wins')),
      rowOf(4, reading(0, 'white-wins', 'draw'), reading(1, 'draw', 'black-wins')),
    ];
    const { written, accept } = await readOn(PLAYED, ...rows);
    expect(await accept(0, [{ row: 4, option: 0 }])).toEqual({
      ok: true,
      value: { entered: 1, replaced: 0 },
    });
    expect(written.stored).toEqual([{ kind: 'result-entered', payload: fact(2, 'white-wins', 'open') }]);
    // The columns are remembered, and what was accepted is not accepted twice.
    expect(written.desk.preferences.values.columns).toEqual({
      'results: board | result': ['board', 'result'],
    });
    expect((await refusedBy(accept())).message).toBe(texts.refusals.gone.import);
  });

  it('asks about what is replaced, and counts it apart', async () => {
    const rows = [
      rowOf(2, reading(2, 'open', 'black-wins')),
      rowOf(4, reading(0, 'white-wins', 'draw'), reading(1, 'draw', 'black-wins')),
      rowOf(5, reading(0, 'white-wins', 'black-wins')),
    ];
    const { written, accept } = await readOn(PLAYED, ...rows);
    const choices = [{ row: 4, option: 2 }];
    expect(await askedBy(accept(0, choices))).toEqual({
      ...{ level: 2, act: words.take },
      consequences: [counts.corrected(2), counts.entered(1)],
    });
    expect(await accept(2, choices)).toEqual({ ok: true, value: { entered: 1, replaced: 2 } });
    expect(written.stored).toEqual([
      { kind: 'result-entered', payload: fact(2, 'black-wins', 'open') },
      { kind: 'result-corrected', payload: fact(1, 'black-wins', 'draw') },
      { kind: 'result-corrected', payload: fact(0, 'black-wins', 'white-wins') },
    ]);
  });

  it('takes no board twice: both rows are named', async () => {
    const rows = [
      rowOf(2, reading(2, 'open', 'white-wins')),
      rowOf(3, reading(1, 'draw', 'white-wins')),
      rowOf(7, reading(2, 'open', 'draw')),
    ];
    const { written, accept } = await readOn(PLAYED, ...rows);
    expect(await refusedBy(accept())).toEqual({
      ...{ code: 'board-taken-twice', severity: 'refused', ...words.boardTwice(2, 7, 20, 1) },
    });
    expect(written.stored).toEqual([]);
    expect(await accept(2, [{ row: 7, option: 0 }])).toMatchObject({ ok: true });
  });

  it('takes the same board of two rounds', async () => {
    const rows = [rowOf(2, reading(2, 'open', 'white-wins')), rowOf(3, reading(2, 'open', 'draw', 2))];
    const drafts = [...PLAYED, ...up(2, SECOND, 4)];
    const { written, accept } = await readOn(drafts, ...rows);
    expect(await askedBy(accept())).toEqual({
      ...{ level: 3, act: words.take, article: 'C.04.2 4.3' },
      consequences: [counts.late(1, 3), counts.entered(1)],
    });
    expect(await accept(3)).toMatchObject({ ok: true });
    expect(written.stored).toEqual([
      { kind: 'result-corrected-late', payload: fact(2, 'white-wins', 'open') },
      { kind: 'result-entered', payload: fact(2, 'draw', 'open', SECOND, 2) },
    ]);
  });

  it('takes drafts away first, after a question that is as loud as it can be', async () => {
    const { written, accept } = await readOn([...PLAYED, DRAFT!], rowOf(2, reading(2, 'open', 'draw')));
    expect(await askedBy(accept())).toEqual({
      ...{ level: 3, act: words.take, consequences: [words.draftIsLost(2), counts.entered(1)] },
    });
    await accept(3);
    expect(written.stored.map(({ kind }) => kind)).toEqual(['round-discarded', 'result-entered']);
  });

  it('says of every kind of correction how many there are', async () => {
    const over = [...ROUND_OVER, ...up(2, SECOND, 4), ...results(2, SECOND, 'draw', 'draw', 'draw')];
    const rows = [
      rowOf(2, reading(0, 'white-wins', 'draw')),
      rowOf(3, reading(1, 'draw', 'white-wins')),
      rowOf(4, reading(2, 'draw', 'black-wins')),
      rowOf(5, reading(0, 'draw', 'white-wins', 2)),
    ];
    const { written, accept } = await readOn(over, ...rows);
    const consequences = [counts.ratedOnly(3), counts.corrected(1)];
    expect(await askedBy(accept())).toMatchObject({ level: 3, article: 'C.04.2 4.3', consequences });
    await accept(3);
    const stored = written.stored.map(({ kind, payload }) => [kind, (payload as { board: number }).board]);
    expect(stored).toEqual([
      ['result-rated-only', 11],
      ['result-rated-only', 14],
      ['result-rated-only', 20],
      ['result-corrected', 11],
    ]);
  });

  it('stores nothing of what is in the report already, or stands already', async () => {
    const over = [...ROUND_OVER, ...up(2, SECOND, 4), ...results(2, SECOND, 'draw', 'draw', 'draw')];
    const rated: EventDraft = { kind: 'result-rated-only', payload: fact(0, 'draw', 'white-wins') };
    // Of a row that may mean either of two boards, the one that has its result.
    const either = rowOf(4, reading(0, 'white-wins', 'draw'), reading(1, 'draw', 'draw'));
    const rows = [
      rowOf(2, reading(0, 'white-wins', 'draw')),
      rowOf(3, reading(1, 'draw', 'draw', 2)),
      either,
    ];
    const { written, accept } = await readOn([...over, rated], ...rows);
    const choices = [{ row: 4, option: 2 }];
    expect(await accept(0, choices)).toEqual({ ok: true, value: { entered: 0, replaced: 0 } });
    expect(written.stored).toEqual([]);
  });

  it('stores a correction also where the report had the same result before, and the standings had not', async () => {
    const rated: EventDraft = { kind: 'result-rated-only', payload: fact(0, 'draw', 'white-wins') };
    const { written, accept } = await readOn([...PLAYED, rated], rowOf(2, reading(0, 'white-wins', 'draw')));
    expect(await accept(2)).toEqual({ ok: true, value: { entered: 0, replaced: 1 } });
    expect(written.stored).toEqual([{ kind: 'result-corrected', payload: fact(0, 'draw', 'white-wins') }]);
  });

  it('for the report alone takes no draft away', async () => {
    const over = [...ROUND_OVER, ...up(2, SECOND, 4), ...results(2, SECOND, 'draw', 'draw', 'draw')];
    const draft = up(3, FIRST, 3)[0]!;
    const { written, accept } = await readOn([...over, draft], rowOf(2, reading(0, 'white-wins', 'draw')));
    expect((await askedBy(accept())).consequences).toEqual([counts.ratedOnly(1)]);
    await accept(3);
    expect(written.stored.map(({ kind }) => kind)).toEqual(['result-rated-only']);
  });

  it('4.3 tells corrections after the announced deadline from late ones', async () => {
    const base = imported();
    const { tournament } = base.payload;
    const rules = { ...tournament.rules, correctionMinutes: 30 };
    const withMinutes = { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } };
    const rows = [rowOf(2, reading(0, 'white-wins', 'draw'))];
    const { written, accept } = await readOn([withMinutes, ...ROUND_OVER.slice(1)], ...rows);
    const question = { act: words.take, consequences: [counts.pastDeadline(1)], article: 'C.04.2 4.3' };
    expect(await askedBy(accept())).toEqual({ level: 3, ...question });
    // The last result came at minute 6.
    written.time = Date.parse(minute(36));
    expect(await askedBy(accept())).toEqual({
      ...{ level: 2, act: words.take, consequences: [counts.corrected(1)] },
    });
  });
});

describe('a table that was read before something else was stored', () => {
  const author = { at: minute(50), actor: 'B', command: 'test' };
  const accepted = async (row: ResultRow, ...meanwhile: readonly EventDraft[]) => {
    const { written, accept } = await readOn([...PLAYED.slice(0, 3)], row);
    for (const draft of meanwhile) {
      const stored = written.store([draft], author);
      if (!stored.ok) throw new Error(JSON.stringify(stored.failure));
    }
    const reply = await accept(4);
    return reply.ok ? 'taken' : 'refusal' in reply ? reply.refusal.code : 'asked';
  };
  const operator: EventDraft = { kind: 'operator-changed', payload: { name: 'DA', was: '' } };
  const enter = (place: number): EventDraft => results(1, FIRST, 'draw', 'draw', 'draw')[place]!;
  const paired = (pairs: Pairs, bye: number): EventDraft[] => [
    { kind: 'round-unpublished', payload: { round: 1, version: 1 } },
    { kind: 'round-discarded', payload: { round: 1 } },
    ...up(1, pairs, bye),
  ];
  const row = rowOf(2, reading(2, 'open', 'white-wins'));

  it('is taken where the boards of its rows are as they were', async () => {
    expect(await accepted(row, operator)).toBe('taken');
    expect(await accepted(row, enter(0))).toBe('taken');
    expect(await accepted(row, ...paired(FIRST, 3))).toBe('taken');
  });

  it.each([
    ['a result came in there', [enter(2)]],
    ['the round went from the wall', paired(FIRST, 3).slice(0, 1)],
    ['the round went away', paired(FIRST, 3).slice(0, 2)],
    ['the colours are others', paired([...FIRST.slice(0, 2), { white: 4, black: 7 }], 3)],
    ['Black is somebody else', paired([...FIRST.slice(0, 2), { white: 7, black: 3 }], 4)],
    ['White is somebody else', paired([...FIRST.slice(0, 2), { white: 3, black: 4 }], 7)],
  ])('is refused where %s', async (_, drafts) => {
    expect(await accepted(row, ...drafts)).toBe('table-stale');
  });

  it('hears of a board with a result that a row passed, and of no other', async () => {
    const was = reading(0, 'draw', 'draw').board;
    const corrected: EventDraft = { kind: 'result-corrected', payload: fact(0, 'white-wins', 'draw') };
    expect(await accepted(passed(2, was), enter(0))).toBe('taken');
    expect(await accepted(passed(2, was), enter(0), corrected)).toBe('table-stale');
    expect(await accepted(passed(2, reading(0, 'open', 'draw').board), enter(0))).toBe('taken');
    expect(await accepted(passed(2, null), enter(0))).toBe('taken');
  });
});
