/** Rating lists: what is stored, finding players, and which lists count. */
import {
  BLANK_TOURNAMENT,
  FIDE_LIST,
  listSequenceOf,
  NATIONAL_LISTS,
  paceOf,
  PACES,
  usualListSequence,
  type RatingMethod,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { ListChoices, SearchedList, UnsureLists } from '../../ipc/contract.ts';
import { listsAsked, listsSearched, nationalNames, type AskedList } from '../../lists/list-in-use.ts';
import { ListStore, type StoredList } from '../../lists/list-store.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { reviewOf } from './columns.ts';
import { named } from './named.ts';
import { ListReader } from './reader.ts';
import { refusalOf } from './refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { asking } from '../transact.ts';

/** A player of a list, and the list. */
export interface FoundOnList {
  readonly entry: FoundEntry;
  readonly list: SearchedList;
  /** Their entries on all lists, where they are known; else they are looked for. */
  readonly everywhere?: readonly FoundOnList[];
}

export class Lists {
  readonly store: ListStore;
  readonly reader: ListReader;
  readonly #desk: Desk;
  /** The stored lists while some work asks for them again and again; else null. */
  #snapshot: readonly StoredList[] | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.store = new ListStore(desk.ports.userData);
    this.reader = new ListReader(desk, this.store);
  }

  /**
   * Does synchronous work in which the stored lists are read from the disk once: what asks for every player asks for
   * the lists every time.
   */
  during<T>(work: () => T): T {
    const before = this.#snapshot;
    this.#snapshot = this.all();
    try {
      return work();
    } finally {
      this.#snapshot = before;
    }
  }

  /** All stored lists, by name, the newest month first. */
  all(): readonly StoredList[] {
    return this.#snapshot ?? this.store.lists();
  }

  /** The lists that are asked for a rating in a tournament, the main one first, in the month of its start, else of today. */
  asked(tournament = this.tournament()): readonly AskedList[] {
    return listsAsked(
      this.all(),
      listSequenceOf(tournament),
      this.wantedMonth(tournament),
      federationOf(tournament),
    );
  }

  /** The lists that are asked, each once; where none of them is stored the one in use. */
  compared(tournament = this.tournament()): readonly StoredList[] {
    const asked = [...new Set(this.asked(tournament).map(({ list }) => list))];
    return asked.length > 0 ? asked : this.searched(tournament).slice(0, 1);
  }

  /** The lists in which players are looked for: those that are asked, then all others. */
  searched(tournament = this.tournament()): readonly StoredList[] {
    return listsSearched(
      this.all(),
      listSequenceOf(tournament),
      this.wantedMonth(tournament),
      federationOf(tournament),
    );
  }

  /** The main list, whose ratings count first: of the sequence, or what else is stored; null where nothing is. */
  inUse(tournament = this.tournament()): StoredList | null {
    return this.searched(tournament)[0] ?? null;
  }

  /** The same, if these were the lists that are stored. */
  inUseAmong(stored: readonly StoredList[]): StoredList | null {
    const tournament = this.tournament();
    return (
      listsSearched(
        stored,
        listSequenceOf(tournament),
        this.wantedMonth(tournament),
        federationOf(tournament),
      )[0] ?? null
    );
  }

  /** National lists that are wanted and not asked, since of several it is not known whether they are of the federation. */
  unsure(tournament = this.tournament()): UnsureLists {
    const federation = federationOf(tournament);
    const sequence = listSequenceOf(tournament);
    const isAnyAsked = sequence.some(({ list }) => list === NATIONAL_LISTS);
    const { unsure } = nationalNames(this.all(), federation);
    const names = isAnyAsked ? unsure.filter((name) => !sequence.some(({ list }) => list === name)) : [];
    return { names, federation };
  }

  /** The open tournament; one by the usual rules where none is. */
  tournament(): Pick<Tournament, 'info' | 'rules'> {
    return this.#desk.state()?.tournament ?? BLANK_TOURNAMENT;
  }

  /** The month whose list counts, whether it is stored or not. */
  wantedMonth({ info }: Pick<Tournament, 'info'> = this.tournament()): string {
    return (info.startDate.replaceAll('/', '-') || this.#desk.now()).slice(0, 7);
  }

  stored(id: string): StoredList | null {
    return this.all().find((list) => list.id === id) ?? null;
  }

  /** The player at a place of a list; null where either is not there any more. */
  entry(id: string, place: number): FoundOnList | null {
    const list = this.stored(id);
    const entry = this.store.list(id)?.at(place) ?? null;
    return list === null || entry === null ? null : { entry, list: named(list) };
  }

  async close(): Promise<void> {
    await this.reader.close();
    this.store.close();
  }
}

/** The federation whose national ratings count; `''` for none. */
function federationOf({ rules }: Pick<Tournament, 'rules'>): string {
  return rules.tournamentRating?.federation ?? '';
}

function choicesOf(lists: Lists, method: RatingMethod, federation: string): ListChoices {
  const pace = paceOf(lists.tournament().info);
  const names = [FIDE_LIST, NATIONAL_LISTS, ...lists.all().map(({ name }) => name)];
  const steps = [...new Set(names)].flatMap((list) => PACES.map((kind) => ({ list, pace: kind })));
  const usual = usualListSequence(method, pace);
  const isNational = usual.some(({ list }) => list === NATIONAL_LISTS);
  const unsure = isNational ? nationalNames(lists.all(), federation).unsure : [];
  return { pace, usual, steps, unsure };
}

export function listsQueries(lists: Lists): QueriesOf<'lists.choices'> {
  return {
    'lists.choices': ({ method, federation }) =>
      Promise.resolve(answer(choicesOf(lists, method, federation))),
  };
}

export function listsCommands(
  desk: Desk,
  lists: Lists,
): CommandsOf<'lists.look' | 'lists.setComparing' | 'lists.cancel' | 'lists.remove'> {
  return {
    'lists.look': async ({ file }) => {
      const chosen = desk.files.take(file, 'open-list');
      if (!chosen.ok) return chosen;
      const looked = await lists.reader.look(chosen.value);
      if (!looked.ok) return refuse(refusalOf(looked.failure));
      return answer(reviewOf(desk.preferences, looked.value));
    },
    'lists.setComparing': ({ byItself }) => {
      desk.preferences.change({ comparesByItself: byItself });
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
    'lists.cancel': () => {
      lists.reader.stop();
      return Promise.resolve(answer(null));
    },
    'lists.remove': ({ list: id, confirmed }) => {
      const words = texts.lists;
      const list = lists.all().find((stored) => stored.id === id);
      if (list === undefined) return Promise.resolve(refuse(refusal('list-gone', words.gone)));
      const asked = asking(2, confirmed, {
        act: words.removeList(list.name, words.month(list.month)),
        consequences: [words.notFoundAnyMore(list.entries), words.ratingsKept, words.fileKept(list.file)],
      });
      if (asked !== null) return Promise.resolve(asked);
      lists.store.remove(id);
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
  };
}
