/** Faults in the classes behind the screens that no test can notice. */
import type { Equivalent } from './equivalent.ts';

export const IN_PAGE: readonly Equivalent[] = [
  ...[
    ['files/table-review.svelte.ts', '#asked'],
    ['log-windows.svelte.ts', '#asked'],
    ['round/repair.svelte.ts', '#asked'],
    ['settings/settings-desk.svelte.ts', '#loads'],
  ].flatMap(([file, number]) =>
    [
      { original: `++this.${number}`, replacement: `--this.${number}` },
      { original: '0', replacement: '1', on: `${number} = 0;` },
    ].map((fault) => ({
      ...fault,
      file: `src-renderer/state/${file}`,
      reason: 'Only that each has a number of its own is looked at.',
    })),
  ),
  {
    file: 'src-renderer/state/results/result-stores.svelte.ts',
    original: 'sameBoard(later.keyed, keyed)',
    replacement: 'sameBoard(keyed, later.keyed)',
    reason: 'One board is the other if and only if the other is the one.',
  },
  {
    file: 'src-renderer/state/files/new-tournament.svelte.ts',
    original: '0',
    replacement: '1',
    reason: 'Only that the count grows is looked at.',
  },
  {
    file: 'src-renderer/state/files/new-tournament.svelte.ts',
    original: "id === 'own'",
    replacement: 'true',
    reason: 'The own list is written anew when it is chosen, and shown only while it is.',
  },
  {
    file: 'src-renderer/state/app.svelte.ts',
    original: 'this.#lefts++',
    replacement: 'this.#lefts--',
    reason: 'Only that the number is another one is looked at.',
  },
  {
    file: 'src-renderer/state/app.svelte.ts',
    original: '0',
    replacement: '1',
    on: '#lefts = 0;',
    reason: 'Only that the number is another one is looked at.',
  },
  {
    file: 'src-renderer/state/calls.svelte.ts',
    original: '1',
    replacement: '2',
    on: 'const counted = LONG.includes(name) ? 0 : 1;',
    reason: 'As much is taken away again, and only that something is left is looked at.',
  },
  {
    file: 'src-renderer/state/early-keys.ts',
    original: '0',
    replacement: '1',
    on: '#until = 0;',
    reason: 'It is set with every key, before it is looked at.',
  },
  {
    file: 'src-renderer/state/files/new-tournament.svelte.ts',
    original: 'this.#looks++',
    replacement: 'this.#looks--',
    reason: 'Only that the count is another one is looked at.',
  },
  {
    file: 'src-renderer/state/lists/list-reading.svelte.ts',
    original: '0',
    replacement: '1',
    on: "#progress = $state.raw({ fileName: '', settled: 0, all: 0 });",
    reason: 'Nothing of it is shown without the name of a file.',
  },
  {
    file: 'src-renderer/state/lists/list-reading.svelte.ts',
    original: '0',
    replacement: '1',
    on: '#since = 0;',
    reason: 'It is set with the name of the first file, before it is looked at.',
  },
  {
    file: 'src-renderer/state/log-windows.svelte.ts',
    original: '0',
    replacement: '1',
    on: '#top = 0;',
    reason: 'A window begins forty places above, and never above the first.',
  },
  {
    file: 'src-renderer/state/players/player-search.ts',
    original: '1',
    replacement: '2',
    on: 'const sign = sort.descending ? -1 : 1;',
    reason: 'Only the sign of it counts.',
  },
  {
    file: 'src-renderer/state/results/correction.svelte.ts',
    original: "await this.#app.confirm('results.enter', question)",
    replacement: "this.#app.confirm('results.enter', question)",
    reason: 'An async function waits for what it returns.',
  },
  {
    file: 'src-renderer/state/submission.ts',
    original: 'false',
    replacement: 'true',
    on: '#isUnderWay = false;',
    reason: 'The first that is sent differs from nothing, so that it is set before it is looked at.',
  },
];
