/** What the columns of a list are taken for, and how that is kept for the next list with its headings. */
import { beforeEach, expect, it } from 'vitest';
import { keepColumns, keptColumns, mappingOfArgs, reviewOf } from '../../src-main/handlers/lists/columns.ts';
import type { Preferences } from '../../src-main/handlers/preferences.ts';
import type { ListLook } from '../../src-main/lists/read-list.ts';

let values: { listColumns: Record<string, object> };
let preferences: Preferences;
beforeEach(() => {
  values = { listColumns: {} };
  const change = (changes: object) => void Object.assign(values, changes);
  preferences = {
    get values() {
      return values;
    },
    change,
  } as unknown as Preferences;
});
const headed = (...headings: readonly string[]) => headings.map((heading) => ({ heading, samples: [] }));
const look = (more: object = {}) =>
  ({
    ...{ form: 'table', recipe: '', month: '2026-11', monthIsGuess: true, federation: 'SUI' },
    ...{ columns: headed('Lid', 'Wie'), fields: ['number', null], ...more },
  }) as unknown as ListLook;

it('are kept by their headings, whatever their case', () => {
  expect(keptColumns(preferences, headed('Lid', 'Wie'))).toBeNull();
  keepColumns(preferences, ['Lid', 'Wie'], 'Linden', { fields: [null, 'name'], federation: 'NED' });
  keepColumns(preferences, ['Wie'], 'Ash', { fields: ['name'], federation: '' });
  const kept = { name: 'Linden', federation: 'NED', fields: ['', 'name'] };
  expect(keptColumns(preferences, headed('LID', 'wie'))).toEqual(kept);
  expect(keptColumns(preferences, headed('Wie', 'Lid'))).toBeNull();
  expect(keptColumns(preferences, headed('Wie'))).toEqual({ name: 'Ash', federation: '', fields: ['name'] });
  values.listColumns = { 'lid | wie': { ...kept, fields: ['name'] }, '': { ...kept, fields: [] } };
  expect([keptColumns(preferences, headed('Lid', 'Wie')), keptColumns(preferences, [])]).toEqual([
    null,
    null,
  ]);
  expect(keptColumns(preferences, headed('constructor'))).toBeNull();
});

it('are none where a word is no field, or a column before is taken for the same', () => {
  expect(
    mappingOfArgs({ fields: ['', 'name', 'shoe size', 'number', 'name', ''], federation: ' nedx ' }),
  ).toEqual({ fields: [null, 'name', null, 'number', null, null], federation: 'NED' });
});

it('are shown as they were taken before, else as the headings say', () => {
  const { fields, ...review } = reviewOf(preferences, look());
  expect(fields.slice(0, 2)).toEqual(['number', 'fideId']);
  expect(review).toEqual({
    ...{ name: '', form: 'table', month: '2026-11', monthIsGuess: true, federation: 'SUI' },
    columns: [
      { heading: 'Lid', samples: [], field: 'number' },
      { heading: 'Wie', samples: [], field: '' },
    ],
    isRemembered: false,
  });
  keepColumns(preferences, ['Lid', 'Wie'], 'Linden', { fields: [null, 'name'], federation: 'NED' });
  expect(reviewOf(preferences, look())).toMatchObject({
    ...{ name: 'Linden', federation: 'NED', isRemembered: true },
    columns: [{ field: '' }, { field: 'name' }],
  });
  // An earlier version let a table bear this name.
  keepColumns(preferences, ['Lid', 'Wie'], 'F.I.D.E.', { fields: [null, 'name'], federation: 'NED' });
  expect(reviewOf(preferences, look({ recipe: 'dwz' })).name).toBe('DWZ, Germany');
  expect(reviewOf(preferences, look({ form: 'combined', columns: [] }))).toMatchObject({
    ...{ name: 'FIDE', form: 'combined', isRemembered: false },
  });
});
