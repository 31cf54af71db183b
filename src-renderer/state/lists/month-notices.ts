/** What there is to say of the month of a rating list, and the answer with which it is settled. */
import type { ListsView } from '../../../src-main/ipc/contract.ts';
import { KEYS } from '../../keys.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import { monthOf } from './list-age.ts';

/** One thing to settle about the month of a list. */
export interface MonthNotice {
  /** `changed`: ratings are from another month than the list; `missing`: the list of the month of the start is not stored. */
  readonly about: 'changed' | 'missing';
  /** Another notice has another one. */
  readonly id: string;
  readonly title: string;
  /** The answer that leaves everything as it is. */
  readonly label: string;
  /** Key of the answer, `''` where it belongs to the notice before. */
  readonly keys: string;
  readonly run: () => void;
}

/** The notices that may be answered now, the first with the key. */
export function monthNotices(app: App, view: ListsView | null): readonly MonthNotice[] {
  const inUse = view?.lists.find(({ id }) => id === view.inUse);
  if (view === null || inUse === undefined || app.document === null || app.frozen) return [];
  const settle = (about: MonthNotice['about']) => () => void app.run('players.settleMonth', { about });
  const notices: Omit<MonthNotice, 'keys'>[] = [];
  // Who switched the comparison off sees it where they compare.
  if (view.otherMonth > 0 && (view.comparesByItself || app.page === 'audit'))
    notices.push({
      about: 'changed',
      id: `${inUse.id}-${view.otherMonth}`,
      title: text.audit.otherMonth(view.otherMonth, text.lists.month(inUse.month)),
      label: text.listsPage.keepRatings,
      run: settle('changed'),
    });
  const start = monthOf(view.day);
  if (view.isMonthMissing)
    notices.push({
      about: 'missing',
      id: `list-${start}`,
      title: text.listsPage.missing(text.lists.month(start)),
      label: text.listsPage.goOnWith(text.lists.month(inUse.month)),
      run: settle('missing'),
    });
  return notices.map((notice, at) => ({ ...notice, keys: at === 0 ? KEYS.everywhere.keepMonth : '' }));
}
