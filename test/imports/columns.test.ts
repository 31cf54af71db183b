/** What the columns of a table are taken for: as asked, as remembered for the same headings, or as suggested. */
import { describe, expect, it } from 'vitest';
import { fieldsOf, headingsKey } from '../../src-main/imports/columns.ts';

describe('the key of headings', () => {
  const table = (headers: readonly string[], headingRow = 3) => ({ headers: [...headers], headingRow });

  it('names the kind of the table and its headings in their order, however they are written', () => {
    const key = headingsKey('players', table(['Name', 'FIDE-ID']));
    expect(key).toMatch(/^players: name \| /);
    expect(headingsKey('players', table(['NAME', 'fide id'], 1))).toBe(key);
    expect(headingsKey('players', table(['FIDE-ID', 'Name']))).not.toBe(key);
    expect(headingsKey('results', table(['Name', 'FIDE-ID']))).toMatch(/^results: name \| /);
  });

  it('is none where there are no headings', () => {
    expect(headingsKey('players', table(['Name'], 0))).toBeNull();
  });
});

describe('the fields of columns', () => {
  const KNOWN = ['name', 'rating', 'club', 'ignore'] as const;
  const SUGGESTED = ['name', 'ignore', 'rating'] as const;
  const fields = (
    remembered: Record<string, readonly string[]>,
    asked: readonly string[] | null = null,
    key: string | null = 'players: a',
  ) => fieldsOf(remembered, key, asked, KNOWN, SUGGESTED);
  const BEFORE = { 'players: a': ['club', 'ignore', 'name'] };

  it('are as suggested where nothing is asked and nothing is known of such headings', () => {
    const suggested = { fields: SUGGESTED, isRemembered: false };
    expect(fields({})).toEqual(suggested);
    expect(fields({ 'players: b': ['club', 'club', 'club'] })).toEqual(suggested);
    expect(fields(BEFORE, null, null)).toEqual(suggested);
    // What every object has is no memory.
    expect(fields({}, null, 'constructor')).toEqual(suggested);
  });

  it('are as before where the headings are known', () => {
    expect(fields(BEFORE)).toEqual({ fields: ['club', 'ignore', 'name'], isRemembered: true });
    // As suggested anyway: nothing to be told of.
    expect(fields({ 'players: a': [...SUGGESTED] })).toEqual({ fields: SUGGESTED, isRemembered: false });
  });

  it('are as asked before all, and not called remembered then', () => {
    expect(fields(BEFORE, ['rating', 'name', 'ignore'])).toEqual({
      fields: ['rating', 'name', 'ignore'],
      isRemembered: false,
    });
  });

  it('are as suggested where another number of columns was asked or remembered', () => {
    expect(fields(BEFORE, ['name', 'rating'])).toEqual({ fields: SUGGESTED, isRemembered: false });
    expect(fields({ 'players: a': ['club', 'club', 'club', 'club'] })).toEqual({
      fields: SUGGESTED,
      isRemembered: false,
    });
  });

  it('are as suggested in columns whose field nobody knows', () => {
    expect(fields({ 'players: a': ['club', 'shoe size', 'rating'] })).toEqual({
      fields: ['club', 'ignore', 'rating'],
      isRemembered: true,
    });
  });
});
