import { KEYS } from '../../keys.ts';
import { text } from '../../texts.ts';
import type { Action } from '../actions.svelte.ts';
import type { App } from '../app.svelte.ts';
import type { ResultsDesk } from '../desks.svelte.ts';
import type { EntryDesk } from './entry-desk.svelte.ts';
import type { ResultList } from './result-list.svelte.ts';
import { reviewTable } from '../files/table-review.svelte.ts';

interface ResultsAtHand {
  readonly app: App;
  readonly desk: ResultsDesk;
  readonly list: ResultList;
  readonly entryDesk: EntryDesk;
  /** True until main has answered for the round. */
  readonly isComing: boolean;
}

/** What can be done on the results' page now. */
export function resultActions({ app, desk, list, entryDesk, isComing }: ResultsAtHand): readonly Action[] {
  const words = text.results;
  const keys = KEYS.results;
  const { next } = list;
  return [
    {
      id: 'all-boards',
      label: words.filters.all(list.boards.length),
      keys: keys.all,
      run: () => (desk.filter = 'all'),
    },
    {
      id: 'open-boards',
      label: words.filters.open(list.open.length),
      keys: keys.open,
      run: () => list.toggle('open'),
    },
    {
      id: 'flagged',
      label: words.filters.flagged(list.flagged.length),
      keys: keys.flagged,
      run: () => list.toggle('flagged'),
    },
    {
      id: 'held',
      label: words.heldNext,
      keys: keys.held,
      enabled: app.stores.held.length > 0,
      run: () => void entryDesk.bring(),
    },
    {
      id: 'other-result',
      label: words.other,
      keys: keys.other,
      enabled: desk.entry.board !== null && !app.frozen,
      run: () => entryDesk.chooseOther(),
    },
    { id: 'claims', label: words.claims, keys: keys.claim, run: () => app.open({ kind: 'palette' }) },
    {
      id: 'second-entry',
      label: text.verification.open,
      keys: keys.second,
      enabled: list.ready,
      run: () => (desk.verifying = true),
    },
    {
      id: 'import-results',
      label: text.table.commands.results,
      keys: keys.table,
      // A key that comes before the boards are here is not lost.
      enabled: (isComing || list.ready) && !app.frozen,
      run: () => void reviewTable(app, 'results', app.round),
    },
    {
      id: 'result-keys-here',
      label: text.app.resultKeys,
      keys: keys.keySets,
      unlisted: true,
      run: () => app.open({ kind: 'result-keys' }),
    },
    ...(next === null
      ? []
      : [
          {
            id: 'next-round',
            label: words.pairNext(next),
            keys: keys.next,
            enabled: list.goesOn,
            run: () => list.toNext(),
          },
        ]),
  ];
}
