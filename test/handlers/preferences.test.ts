/** The program's own small facts: what is read, what falls back, what is kept. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_RUN } from '../../src-main/documents/print-run.ts';
import { Preferences, shippedPreferences } from '../../src-main/handlers/preferences.ts';

const USUAL_HALL = {
  ...{ view: 'boards', distance: 'far', theme: 'dark', seconds: 12, place: null },
  byItself: { on: false, names: false, open: true, standings: true },
};
/** As in a new installation. */
const USUAL = {
  ...{ theme: 'system', rows: 'compact', resultKeys: 'wallchart', language: 'system' },
  ...{ documentLanguage: 'interface', secondDocumentLanguage: 'none', recent: [], paperPacks: 'A4' },
  ...{ printRun: [...USUAL_RUN], open: '', leftFideMode: [], mirrors: {}, hall: USUAL_HALL, starts: {} },
  ...{ columns: {}, listAddress: '', listsFetchedAt: {}, keepsListFresh: false, comparesByItself: true },
  listColumns: {},
};

describe('preferences', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const file = () => join(folder, 'preferences.json');
  const readOf = (text: string) => {
    writeFileSync(file(), text);
    return new Preferences(folder).values;
  };

  it.each(['', 'no JSON', '[]', 'null', '"text"', '7', '{}'])(
    'are the usual ones where the file says %o',
    (text) => {
      expect(readOf(text)).toEqual(USUAL);
    },
  );

  it('are the usual ones without a file, and each falls back by itself', () => {
    expect(new Preferences(folder).values).toEqual(USUAL);
    const values = {
      theme: 'pink',
      rows: 7,
      listAddress: 'https://lists.test',
      hall: { view: 'x', seconds: 3 },
    };
    expect(readOf(JSON.stringify(values))).toEqual({ ...USUAL, listAddress: 'https://lists.test' });
    const hall = { ...USUAL_HALL, distance: 'near', place: { x: 0, y: 0, width: 0, height: 9 } };
    expect(readOf(JSON.stringify({ hall })).hall).toEqual({ ...USUAL_HALL, distance: 'near' });
    const place = { x: -4, y: 0, width: 1, height: 1 };
    expect(readOf(JSON.stringify({ hall: { ...hall, place } })).hall.place).toEqual(place);
  });

  it('take a print run of one document or more, and as many copies as there may be', () => {
    const run = (printRun: unknown) => readOf(JSON.stringify({ printRun })).printRun;
    const [one] = USUAL_RUN;
    const [first] = [{ ...one!, copies: 1 }];
    expect(run([first])).toEqual([first]);
    for (const wrong of [
      [],
      [{ ...first, copies: 0 }],
      [{ ...first, copies: 1.5 }],
      [{ ...first, copies: 1e6 }],
    ])
      expect(run(wrong)).toEqual([...USUAL_RUN]);
  });

  it('are changed one by one, and read again by the next start', () => {
    const preferences = new Preferences(folder);
    preferences.change({ theme: 'light' });
    preferences.change({ rows: 'compact', open: '/a.wallchart' });
    expect(preferences.values).toEqual({ ...USUAL, theme: 'light', open: '/a.wallchart' });
    expect(new Preferences(folder).values).toEqual(preferences.values);
    expect(readFileSync(file(), 'utf8')).toContain('\n  "theme": "light",\n');
    const nowhere = new Preferences('\0');
    nowhere.change({ theme: 'dark' });
    expect(nowhere.values.theme).toBe('dark');
  });

  it('remember when each address gave its list', () => {
    const preferences = new Preferences(folder);
    preferences.tellFetched('a', '2026-11-01');
    preferences.tellFetched('b', '2026-11-02');
    preferences.tellFetched('a', '2026-11-03');
    expect(preferences.values.listsFetchedAt).toEqual({ a: '2026-11-03', b: '2026-11-02' });
  });

  it('remember documents outside of FIDE mode once, the latest ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `d${at}`);
    writeFileSync(file(), JSON.stringify({ leftFideMode: many }));
    const preferences = new Preferences(folder);
    preferences.rememberExit('d5');
    expect(preferences.values.leftFideMode).toEqual(many);
    preferences.rememberExit('new');
    expect(preferences.values.leftFideMode).toEqual([...many.slice(1), 'new']);
  });

  it('remember the twelve files that were open last, each once, the newest first', () => {
    const preferences = new Preferences(folder);
    for (let number = 1; number <= 13; number++) preferences.remember(`/f${number}`, `F${number}`);
    preferences.remember('/f5', 'Renamed');
    const { recent } = preferences.values;
    expect(recent.map(({ path }) => path)).toEqual(
      [5, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((number) => `/f${number}`),
    );
    expect(recent[0]!.name).toBe('Renamed');
  });

  it('that a page sets are told as they are shipped', () => {
    const { theme, rows, resultKeys, language, documentLanguage, secondDocumentLanguage } = USUAL;
    const { paperPacks, printRun, keepsListFresh, comparesByItself } = USUAL;
    expect(shippedPreferences()).toEqual({
      ...{ theme, rows, resultKeys, language, documentLanguage, secondDocumentLanguage },
      ...{ paperPacks, printRun, keepsListFresh, comparesByItself },
    });
  });
});
