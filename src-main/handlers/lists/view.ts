/** What is stored of rating lists, beside the open tournament. */
import type { Desk } from '../desk.ts';
import { monthsToSettle } from '../players/comparison.ts';
import { answer, type QueriesOf } from '../reply.ts';
import type { FreshLists } from './fresh-lists.ts';
import type { Lists } from './lists.ts';
import { isMonthMissing } from './other-month.ts';

export function listsViewQuery(desk: Desk, lists: Lists, fresh: FreshLists): QueriesOf<'lists.view'> {
  return {
    'lists.view': () => {
      const [today, start] = [desk.now().slice(0, 10), startOf(desk)];
      const inUse = lists.inUse();
      const state = desk.state();
      return Promise.resolve(
        answer({
          lists: lists.all(),
          free: lists.store.freeBytes(),
          reading: lists.reader.reading,
          inUse: inUse?.id ?? null,
          asked: lists.compared().map(({ id }) => id),
          day: start || today,
          isStartOfTournament: start !== '',
          isMonthMissing:
            start !== '' &&
            inUse !== null &&
            state !== null &&
            isMonthMissing(state, inUse, start.slice(0, 7)),
          otherMonth: state === null ? 0 : monthsToSettle(state, lists),
          today,
          address: desk.preferences.values.listAddress,
          sources: fresh.sources(),
          keepsFresh: desk.preferences.values.keepsListFresh,
          comparesByItself: desk.preferences.values.comparesByItself,
        }),
      );
    },
  };
}

/** `2026-11-13`; `''` where no tournament is open or its start is not known. */
function startOf(desk: Desk): string {
  return (desk.state()?.tournament.info.startDate ?? '').replaceAll('/', '-');
}
