/** What there is to settle about the month of a rating list: when it is said, with which words and key, and what its answer sends. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListsView } from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { monthNotices } from '../../../../src-renderer/state/lists/month-notices.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { LIST } from '../../fixtures.ts';
import type { FixtureBridge } from '../../fixture-bridge.ts';
import { changed, settled, started } from '../started-app.ts';

const OLDER = { ...LIST, id: 'august', month: '2026-08' };
const VIEW = {
  ...{ lists: [OLDER, LIST], inUse: LIST.id, day: '2026-12-05' },
  ...{ otherMonth: 3, isMonthMissing: true, comparesByItself: true },
} as unknown as ListsView;

let app: App;
let bridge: FixtureBridge;
beforeEach(async () => ({ app, bridge } = await started()));

const notices = (more: Partial<ListsView> = {}) => monthNotices(app, { ...VIEW, ...more });
const about = (more: Partial<ListsView> = {}) => notices(more).map((notice) => notice.about);

describe('the month of a rating list', () => {
  it('is said where ratings are of another one, and where that of the start is missing; the first has the key', () => {
    const shown = notices().map(({ run: _, ...notice }) => notice);
    const [november, december] = ['2026-11', '2026-12'].map((month) => text.lists.month(month));
    const changedOnes = {
      about: 'changed',
      id: 'november-3',
      title: text.audit.otherMonth(3, november!),
      label: text.listsPage.keepRatings,
      keys: 'Ctrl Shift D',
    };
    const missing = {
      about: 'missing',
      id: 'list-2026-12',
      title: text.listsPage.missing(december!),
      label: text.listsPage.goOnWith(november!),
    };
    expect(shown).toEqual([changedOnes, { ...missing, keys: '' }]);
    expect(notices({ otherMonth: 0 })).toMatchObject([{ ...missing, keys: 'Ctrl Shift D' }]);
    expect(about({ isMonthMissing: false })).toEqual(['changed']);
    expect(about({ otherMonth: 0, isMonthMissing: false })).toEqual([]);
  });

  it('is settled by its own answer', async () => {
    for (const { run } of notices()) run();
    await settled();
    expect(bridge.sent.map(({ name, args }) => [name, args])).toEqual([
      ['players.settleMonth', { about: 'changed' }],
      ['players.settleMonth', { about: 'missing' }],
    ]);
  });

  it('of ratings is left to the page of the comparison where it was switched off', () => {
    expect(about({ comparesByItself: false })).toEqual(['missing']);
    app.show('audit');
    expect(about({ comparesByItself: false })).toEqual(['changed', 'missing']);
  });

  it('is nothing to settle without a list in use, an answer, or a tournament that can be changed', () => {
    expect([about({ inUse: 'gone' }), monthNotices(app, null)]).toEqual([[], []]);
    changed(bridge, { readOnly: true });
    expect(about()).toEqual([]);
    bridge.state = { ...bridge.state, document: null };
    bridge.changed([]);
    expect(about()).toEqual([]);
  });
});
