/** Rating lists: what is stored, finding players, and reading files, one at a time in a thread of its own. */
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { RATING_SEQUENCES, ratingSequenceOf, type Outcome, type Pace } from '../../../src-engine/index.ts';
import type { Commands, Refusal, SearchedList } from '../../ipc/contract.ts';
import type { ListFailure } from '../../lists/failure.ts';
import { LIST_LIMITS, type BuiltList, type Jobs } from '../../lists/jobs.ts';
import { listInUse } from '../../lists/list-in-use.ts';
import { ListStore, type StoredList } from '../../lists/list-store.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import { namesPlayers } from '../../lists/national.ts';
import type { ChosenMapping, ListLook } from '../../lists/read-list.ts';
import { texts } from '../../texts.ts';
import { OverLimit, Workers, type Running } from '../../threads/workers.ts';
import type { Desk } from '../desk.ts';
import { keepColumns, keptColumns, mappingOfArgs, reviewOf } from './columns.ts';
import { isOfOtherMonth } from './other-month.ts';
import { listRefusal, refusalOf } from './refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';

const MONTH = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/;

type ImportArgs = Pick<Commands['lists.import']['args'], 'name' | 'month' | 'table'> & {
  readonly path: string;
};

/** A player of a list, and the list. */
export interface FoundOnList {
  readonly entry: FoundEntry;
  readonly list: SearchedList;
}

export class Lists {
  readonly store: ListStore;
  readonly #desk: Desk;
  readonly #workers: Workers<Jobs>;
  #running: Running<unknown> | null = null;
  /** Stopped before the thread had begun. */
  #isStopped = false;
  #stopFetching = (): void => undefined;
  /** Name of the file that is being read. */
  reading = '';

  constructor(desk: Desk) {
    this.#desk = desk;
    this.store = new ListStore(desk.ports.userData);
    this.#workers = new Workers(desk.ports.listsWorker, LIST_LIMITS);
  }

  look(path: string): Promise<Outcome<ListLook, ListFailure>> {
    return this.#workers.run('look', { path, taken: this.#desk.openFiles() });
  }

  /** Reads a file and stores its list; the refusal says why not, and then everything is as it was. */
  async read({ path, name, month, table }: ImportArgs): Promise<Refusal | null> {
    [this.reading, this.#isStopped] = [basename(path), false];
    this.store.sweep(this.#desk.ports.now());
    let target = '';
    try {
      target = this.store.unfinishedPath();
      this.#tell(0);
      const [taken, readAt] = [this.#desk.openFiles(), this.#desk.now()];
      const mapping = await this.#mapping(path, table);
      if (this.#isStopped) return this.#settle(null, path, target);
      const args = { path, taken, target, mapping, name, month, readAt };
      const running = this.#workers.start('build', args, (settled) => this.#tell(settled));
      this.#running = running;
      const built = await running.value;
      const refused = this.#settle(built, path, target);
      if (refused === null && built?.ok === true && mapping !== null)
        keepColumns(this.#desk.preferences, built.value.headings, name, mapping);
      return refused;
    } catch (error) {
      if (error instanceof OverLimit) return listRefusal('list-over-limit', texts.lists.overLimit(path));
      const { code = '', message = String(error) } = error as { code?: string; message?: string };
      if (!/^(?:E|SQLITE_)/.test(code)) throw error;
      if (code === 'ENOSPC') return refusalOf({ code: 'disk-full', path });
      return refusalOf({ code: 'list-not-stored', path, reason: message });
    } finally {
      for (const rest of [target, `${target}-journal`, `${target}.records`]) {
        if (target !== '' && existsSync(rest)) rmSync(rest, { force: true });
      }
      [this.#running, this.reading] = [null, ''];
      this.#desk.tell('lists.progress', { fileName: '', settled: 0, all: 0 });
      this.#desk.changed(['lists']);
    }
  }

  /** What the columns of a table are: as said, else as kept for its headings; null to go by them, and for FIDE's forms. */
  async #mapping(path: string, table: ImportArgs['table']): Promise<ChosenMapping | null> {
    if (table !== undefined) return mappingOfArgs(table);
    const looked = await this.look(path);
    const kept = looked.ok ? keptColumns(this.#desk.preferences, looked.value.columns) : null;
    return kept === null ? null : mappingOfArgs(kept);
  }

  #settle(built: Outcome<BuiltList, ListFailure> | null, path: string, target: string): Refusal | null {
    if (built === null) return listRefusal('reading-stopped', texts.lists.stopped(path));
    if (!built.ok) return refusalOf(built.failure);
    this.store.adopt(target);
    return null;
  }

  #tell(settled: number): void {
    this.#desk.tell('lists.progress', { fileName: this.reading, settled, all: 1_000 });
  }

  /** The list whose ratings count: that of the month in which the open tournament starts, else of this month. */
  inUse(): StoredList | null {
    return listInUse(this.store.lists(), this.wantedMonth());
  }

  /** The month whose list counts, whether it is stored or not. */
  wantedMonth(): string {
    return (startOf(this.#desk) || this.#desk.now()).slice(0, 7);
  }

  stored(id: string): StoredList | null {
    return this.store.lists().find((list) => list.id === id) ?? null;
  }

  /** The player at a place of a list; null where either is not there any more. */
  entry(id: string, place: number): FoundOnList | null {
    const list = this.stored(id);
    const entry = this.store.list(id)?.at(place) ?? null;
    return list === null || entry === null ? null : { entry, list: named(list) };
  }

  /** Kinds of rating in the order in which they count in the open tournament. */
  sequence(): readonly Pace[] {
    const tournament = this.#desk.state()?.tournament;
    return tournament === undefined ? RATING_SEQUENCES.standard : ratingSequenceOf(tournament);
  }

  /** Shows that a file is on its way, until it is read or given up. `stop` is called by {@link Lists.stop}. */
  hold(fileName: string, stop: () => void): void {
    [this.reading, this.#stopFetching] = [fileName, stop];
    this.#tell(0);
  }

  /** Thousandths of what is on its way; 0 where nobody knows how much it is. */
  tellFetched(settled: number, all: number): void {
    this.#tell(all === 0 ? 0 : Math.floor((settled / all) * 1_000));
  }

  release(): void {
    [this.reading, this.#stopFetching] = ['', () => undefined];
    this.#desk.tell('lists.progress', { fileName: '', settled: 0, all: 0 });
    this.#desk.changed(['lists']);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopFetching();
    this.#running?.cancel();
  }

  async close(): Promise<void> {
    await this.#workers.close();
    this.store.close();
  }
}

function named({ id, name, month }: StoredList): SearchedList {
  return { id, name, month };
}

/** `2026-11-13`; `''` where no tournament is open or its start is not known. */
function startOf(desk: Desk): string {
  return (desk.state()?.tournament.info.startDate ?? '').replaceAll('/', '-');
}

/** Players of the open tournament whose rating came from another month of the list in use: it changed since. */
function otherMonthOf(desk: Desk, inUse: StoredList | null): number {
  const players = desk.state()?.tournament.players ?? [];
  return inUse === null ? 0 : players.filter((player) => isOfOtherMonth(player, inUse)).length;
}

export function listsQueries(desk: Desk, lists: Lists): QueriesOf<'lists.view' | 'lists.search'> {
  return {
    'lists.view': () => {
      const stored = lists.store.lists();
      const [today, start] = [desk.now().slice(0, 10), startOf(desk)];
      const day = start || today;
      return Promise.resolve(
        answer({
          lists: stored,
          free: lists.store.freeBytes(),
          reading: lists.reading,
          inUse: listInUse(stored, day.slice(0, 7))?.id ?? null,
          day,
          isStartOfTournament: start !== '',
          otherMonth: otherMonthOf(desk, listInUse(stored, day.slice(0, 7))),
          today,
          address: desk.preferences.values.listAddress,
          fetchedOn: desk.preferences.values.listFetchedAt.slice(0, 10),
          comparesByItself: desk.preferences.values.comparesByItself,
        }),
      );
    },
    'lists.search': ({ list, text, limit, tolerant }) => {
      const searched = list === null ? lists.inUse() : lists.stored(list);
      const hits = searched === null ? null : lists.store.search(searched.id, text, limit, tolerant);
      return Promise.resolve(
        hits === null
          ? refuse(refusal('list-gone', texts.lists.gone))
          : answer({
              list: named(searched!),
              sequence: lists.sequence(),
              players: hits.entries,
              count: hits.count,
            }),
      );
    },
  };
}

export function listsCommands(
  desk: Desk,
  lists: Lists,
): CommandsOf<'lists.look' | 'lists.import' | 'lists.setComparing' | 'lists.cancel' | 'lists.remove'> {
  return {
    'lists.look': async ({ file }) => {
      const chosen = desk.files.take(file, 'open-list');
      if (!chosen.ok) return chosen;
      const looked = await lists.look(chosen.value);
      if (!looked.ok) return refuse(refusalOf(looked.failure));
      return answer(reviewOf(desk.preferences, looked.value));
    },
    'lists.import': async (args) => {
      const words = texts.lists;
      const name = args.name.trim();
      const chosen = desk.files.take(args.file, 'open-list');
      if (!chosen.ok) return chosen;
      if (lists.reading !== '') return refuse(refusal('list-being-read', words.busy));
      if (name === '') return refuse(refusal('list-nameless', words.nameless, words.nameIt));
      if (args.table !== undefined && !namesPlayers(mappingOfArgs(args.table)))
        return refuse(refusal('list-without-names', words.withoutNames, words.sayNames));
      if (!MONTH.test(args.month)) return refuse(refusal('month-unreadable', words.monthOdd(args.month)));
      const newer = lists.store.lists().find((list) => list.name === name && list.month > args.month);
      if (newer !== undefined && args.confirmed < 2) {
        const older = words.older(name, words.month(args.month), words.month(newer.month));
        return {
          ok: false,
          confirm: { level: 2, act: words.readBeside, consequences: [older, words.olderStays] },
        };
      }
      const refused = await lists.read({
        path: chosen.value,
        name,
        month: args.month,
        ...(args.table === undefined ? {} : { table: args.table }),
      });
      return refused === null ? answer(null) : refuse(refused);
    },
    'lists.setComparing': ({ byItself }) => {
      desk.preferences.change({ comparesByItself: byItself });
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
    'lists.cancel': () => {
      lists.stop();
      return Promise.resolve(answer(null));
    },
    'lists.remove': ({ list: id, confirmed }) => {
      const words = texts.lists;
      const list = lists.store.lists().find((stored) => stored.id === id);
      if (list === undefined) return Promise.resolve(refuse(refusal('list-gone', words.gone)));
      if (confirmed < 2) {
        const act = words.removeList(list.name, words.month(list.month));
        const consequences = [
          words.notFoundAnyMore(list.entries),
          words.ratingsKept,
          words.fileKept(list.file),
        ];
        return Promise.resolve({ ok: false, confirm: { level: 2, act, consequences } });
      }
      lists.store.remove(id);
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
  };
}
