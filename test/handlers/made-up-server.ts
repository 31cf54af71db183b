/** Lists that come from addresses: a server and a reader of lists that are made up, whose answers tests set. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Desk } from '../../src-main/handlers/desk.ts';
import { ChosenFiles } from '../../src-main/handlers/files/chosen-files.ts';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import { Preferences } from '../../src-main/handlers/preferences.ts';
import type { NetGet } from '../../src-main/lists/fetch-list.ts';
import type { OpenList } from '../../src-main/lists/open-list.ts';

export const [ONE, TWO] = ['https://a.example/one.zip', 'https://b.example/get?list=two'];
export const HOUR = 3_600_000;
const LOOK = {
  ...{ form: 'combined', recipe: '', month: '2026-11', monthIsGuess: false, columns: [], fields: [] },
  federation: '',
};
export const STORED = {
  ...{
    id: 's',
    name: 'FIDE',
    form: 'combined',
    recipe: '',
    federation: '',
    month: '2026-10',
    entries: 10,
    bytes: 1,
  },
  ...{ readAt: '', file: 'fetched-one.zip', hash: 'old', overflows: 0, unreadable: 0, blanks: 0, odd: [] },
};

export let clock = 0;
export let userData = '';
let folders = 0;
export let preferences: Preferences;
export let desk: Desk;
export let told: unknown[];
export let asked: string[];
/** What a server answers; a promise for one that takes its time. */
export let answers: Record<string, number | Promise<unknown> | undefined>;
let look: Partial<typeof LOOK> | { readonly failure: object };
let built: { hash: string; entries: number; unreadable: number };
let stored: (typeof STORED)[];
let refusedToRead: object | null;
export let target = '';
export let quarter = (): void => undefined;
let isOnline = true;
export const read: unknown[] = [];
export const kept: unknown[] = [];

export const reader = {
  ...{ reading: '', fetchedAt: '', hasWaiting: false },
  discarded: 0,
  stopFetching: () => undefined as void,
  hold: (name: string, stop: () => void) => ([reader.reading, reader.stopFetching] = [name, stop]),
  release: () => (reader.reading = ''),
  tellFetched: (settled: number, all: number) => void told.push(['fetched', settled, all]),
  look: () =>
    Promise.resolve('failure' in look ? { ok: false, ...look } : { ok: true, value: { ...LOOK, ...look } }),
  read: (args: { path: string; name: string; month: string }) => {
    read.push(args);
    reader.hasWaiting = true;
    return Promise.resolve(
      refusedToRead ?? {
        ...{ name: args.name, month: args.month, fileName: basename(args.path), target, mapping: null },
        built: {
          ...LOOK,
          ...look,
          overflows: 0,
          blanks: 0,
          odd: [],
          end: { kind: 'whole', text: '' },
          ...built,
        },
      },
    );
  },
  keep: (list: { name: string }, path: string) => {
    kept.push([list.name, basename(path)]);
    reader.hasWaiting = false;
    return null;
  },
  discard: () => {
    reader.hasWaiting = false;
    reader.discarded++;
  },
  stop: () => reader.stopFetching(),
};
export const openList = { current: null as OpenList | null };
export const lists = {
  reader,
  store: { lists: () => stored, list: () => openList.current },
  all: () => stored,
  inUseAmong: () => null,
} as unknown as Lists;

const netGet: NetGet = async (url, _, signal) => {
  asked.push(url.href);
  const answer = answers[url.href] ?? 200;
  const gone = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('stopped'))),
  );
  gone.catch(() => undefined);
  if (typeof answer !== 'number') await Promise.race([answer, gone]);
  async function* pieces() {
    yield await Promise.resolve(Buffer.from('zip'));
  }
  return { status: typeof answer === 'number' ? answer : 200, headers: {}, pieces: pieces() };
};

/** Everything anew, in a folder of its own below `root`. */
export function beginAnew(root: string): void {
  [clock, userData, told, asked, answers] = [
    Date.parse('2026-11-21T09:00:00Z'),
    join(root, String(folders++)),
    [],
    [],
    {},
  ];
  [look, built, stored, refusedToRead, isOnline, target] = [
    {},
    { hash: 'new', entries: 10, unreadable: 0 },
    [],
    null,
    true,
    '',
  ];
  [read.length, kept.length, reader.reading, reader.fetchedAt, reader.hasWaiting] = [0, 0, '', '', false];
  mkdirSync(userData);
  preferences = new Preferences(userData);
  const everyQuarter = (call: () => void) => {
    quarter = call;
    return () => (quarter = () => told.push('no quarter'));
  };
  desk = {
    ports: { netGet, userData, isOnline: () => isOnline, everyQuarter, now: () => new Date(clock) },
    ...{ preferences, files: new ChosenFiles() },
    now: () => new Date(clock).toISOString(),
    changed: (views: unknown) => void told.push(views),
    tell: (name: string, notice: unknown) => void told.push([name, notice]),
  } as unknown as Desk;
}

interface Answers {
  readonly clock: number;
  readonly look: typeof look;
  readonly stored: typeof stored;
  readonly refusedToRead: object | null;
  readonly isOnline: boolean;
  readonly target: string;
  readonly answers: typeof answers;
}

/** Changes what the clock shows, or what server, reader and store answer. */
export function set(changes: Partial<Answers>): void {
  const now = { clock, look, stored, refusedToRead, isOnline, target, answers, ...changes };
  ({ clock, look, stored, refusedToRead, isOnline, target, answers } = now);
}

export const isoAt = (hours: number) => new Date(clock - hours * HOUR).toISOString();
/** These addresses, of which those with hours gave their list so many hours ago. */
export function addresses(ago: Readonly<Record<string, number | null>>): void {
  const known = Object.entries(ago).flatMap(([address, hours]) =>
    hours === null ? [] : [[address, isoAt(hours)]],
  );
  preferences.change({
    listAddress: Object.keys(ago).join(' '),
    listsFetchedAt: Object.fromEntries(known) as Record<string, string>,
  });
}
/** Every file below the folder of what was fetched. */
export const files = () =>
  existsSync(join(userData, 'lists', 'fetched'))
    ? readdirSync(join(userData, 'lists', 'fetched'), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : [];
export const fetchAll = () => new FreshLists(desk, lists).fetch();
export const NOTHING = { stored: [], same: 0, failed: 0, waiting: [] };
