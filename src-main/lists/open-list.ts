/** A stored list, open for searching. */
import Database from 'better-sqlite3';
import { waysToSearch } from '../../src-engine/index.ts';
import { LIST_APPLICATION_ID, LIST_SCHEMAS_READ, type ListNotes } from './build-list.ts';
import type { ListEntry } from './entry.ts';
import { WordGroups, type StoredWords } from './word-groups.ts';

/** A player of a stored list, and the place at which the list has them. */
export interface FoundEntry extends ListEntry {
  readonly place: number;
}

/** What was found. */
export interface ListHits {
  readonly entries: readonly FoundEntry[];
  /** How many there are in all, counted up to {@link MOST_COUNTED}. */
  readonly count: number;
}

const MOST_COUNTED = 1_000;
/** Words of a query that are looked for; a name has no more. */
const MOST_WORDS = 8;
/** Words that one misspelt word may stand for. */
const MOST_SPELLINGS = 40;
/** Shorter words are taken as they are: nearly everything is two letters away from them. */
const SHORTEST_MISSPELT = 4;

interface PlayerRow {
  readonly place: number;
  readonly fide_id: number;
  readonly number: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly standard: number;
  readonly rapid: number;
  readonly blitz: number;
  readonly standard_k: number;
  readonly rapid_k: number;
  readonly blitz_k: number;
  readonly born: number;
  readonly inactive: number;
  readonly club: string;
  /** Not in lists of version 2. */
  readonly womens_title?: string;
}

/** For reading only; to be closed before its file is replaced. */
export class OpenList {
  readonly path: string;
  readonly notes: ListNotes;
  readonly #database: Database.Database;
  readonly #places: Database.Statement<[string, number], { place: number }>;
  readonly #player: Database.Statement<[number], PlayerRow>;
  #words: WordGroups | null = null;

  /** Throws what SQLite throws, and for a file that is no list of this program's. */
  constructor(path: string) {
    this.path = path;
    this.#database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const id = this.#database.pragma('application_id', { simple: true });
      const schema = this.#database.pragma('user_version', { simple: true });
      if (id !== LIST_APPLICATION_ID || !LIST_SCHEMAS_READ.includes(schema))
        throw new Error(`schema ${String(schema)}`);
      this.#database.pragma('trusted_schema = OFF');
      const rows = this.#database.prepare('SELECT key, value FROM notes').all() as {
        key: string;
        value: string;
      }[];
      this.notes = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as unknown as ListNotes;
      this.#places = this.#database.prepare(
        'SELECT rowid AS place FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?',
      );
      this.#player = this.#database.prepare('SELECT * FROM players WHERE place = ?');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  /**
   * Players whose name has every word of the query, the last one perhaps unfinished, in any order; or whose number it
   * is. Whole words go before beginnings, the higher rating before the lower. `tolerant` allows two wrong letters a
   * word.
   */
  search(query: string, limit: number, tolerant = false): ListHits {
    const number = numberIn(query);
    // What has no digit is a name, whatever the numbers of the list are.
    const byNumber = /\d/.test(number) ? this.#byNumber(number) : [];
    if (byNumber.length > 0) return { entries: byNumber.slice(0, limit), count: byNumber.length };
    const ways = waysOf(query);
    if (ways.length === 0) return { entries: [], count: 0 };
    const beginnings = anyOf(ways, (words) =>
      tolerant ? this.#tolerantQuery(words) : alternatives(words, '*'),
    );
    const counted = this.#find(beginnings, MOST_COUNTED);
    const first = tolerant ? [] : this.#find(anyOf(ways, whole), limit);
    const places = [...new Set([...first, ...counted])].slice(0, limit);
    return { entries: places.map((place) => entryOf(this.#player.get(place)!)), count: counted.length };
  }

  /** All players whose name has every word of a name, in any order. */
  namesakes(name: string): FoundEntry[] {
    const ways = waysOf(name);
    if (ways.length === 0) return [];
    return this.#find(anyOf(ways, whole), -1).map((place) => entryOf(this.#player.get(place)!));
  }

  /** The player at a place, or null. */
  at(place: number): FoundEntry | null {
    const row = this.#player.get(place);
    return row === undefined ? null : entryOf(row);
  }

  /** The player of a FIDE ID, or null. */
  byFideId(fideId: number): FoundEntry | null {
    return this.#byNumber(String(fideId)).find((entry) => entry.fideId === fideId) ?? null;
  }

  /** Players with this number of the list. */
  byNumber(number: string): FoundEntry[] {
    return this.#byNumber(number).filter((entry) => entry.number === number);
  }

  #byNumber(text: string): FoundEntry[] {
    const fideId = /^\d{1,12}$/.test(text) ? Number(text) : 0;
    const rows = this.#database
      .prepare(
        "SELECT * FROM players WHERE fide_id = ? AND fide_id > 0 UNION ALL SELECT * FROM players WHERE number = ? AND number <> ''",
      )
      .all(fideId, text) as PlayerRow[];
    return rows.map(entryOf);
  }

  #find(match: string, limit: number): number[] {
    return this.#places.all(match, limit).map(({ place }) => place);
  }

  #tolerantQuery(words: readonly string[]): string {
    const each = words.map((word, at) => {
      const spellings = this.#spellingsOf(word, at === words.length - 1);
      return `(${[`"${word}" *`, ...spellings.map((spelling) => `"${spelling}"`)].join(' OR ')})`;
    });
    return `(${each.join(' AND ')})`;
  }

  /** Known words near a word, the nearest and the shortest first; those with a beginning that is near where it is `unfinished`. */
  #spellingsOf(word: string, unfinished: boolean): string[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const most = word.length < 2 * SHORTEST_MISSPELT - 2 ? 1 : 2;
    this.#words ??= this.#readWords();
    const found = this.#words.near(word, most, unfinished);
    return found
      .sort((a, b) => a.distance - b.distance || a.text.length - b.text.length)
      .slice(0, MOST_SPELLINGS)
      .map(({ text }) => text);
  }

  #readWords(): WordGroups {
    return WordGroups.of(this.#database.prepare('SELECT length, texts FROM words').all() as StoredWords[]);
  }
}

/** The number that a query is, as papers and pages write it: `FIDE ID 1503 014` is 1503014. */
function numberIn(query: string): string {
  const bare = query.trim().replace(/^fide[\s-]*(?:id)?[\s:.]*/i, '');
  return /^[\d\s]+$/.test(bare) ? bare.replaceAll(/\s/g, '') : query.trim();
}

/** The words to look for, in each way in which the list may have them; none where there are no words. */
function waysOf(text: string): readonly (readonly string[])[] {
  return waysToSearch(text)
    .map((words) => words.slice(0, MOST_WORDS))
    .filter((words) => words.length > 0);
}

function anyOf(ways: readonly (readonly string[])[], queryOf: (words: readonly string[]) => string): string {
  return ways.map(queryOf).join(' OR ');
}

/** Whole words, in any of the {@link alternatives}. */
function whole(words: readonly string[]): string {
  return alternatives(words, '');
}

/** All words, or all with one run of them written together: `van der berg` is also looked for as `vander berg`. */
function alternatives(words: readonly string[], ending: '*' | ''): string {
  const ways: string[][] = [[...words]];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to < words.length; to++) {
      ways.push([...words.slice(0, from), words.slice(from, to + 1).join(''), ...words.slice(to + 1)]);
    }
  }
  return ways
    .map((way) => way.map((word) => `"${word}" ${ending}`).join(' AND '))
    .map((way) => `(${way})`)
    .join(' OR ');
}

function entryOf(row: PlayerRow): FoundEntry {
  return {
    place: row.place,
    number: row.number === '' && row.fide_id > 0 ? String(row.fide_id) : row.number,
    fideId: row.fide_id,
    name: row.name,
    federation: row.federation,
    sex: row.sex as ListEntry['sex'],
    title: row.title,
    standard: row.standard,
    rapid: row.rapid,
    blitz: row.blitz,
    standardK: row.standard_k,
    rapidK: row.rapid_k,
    blitzK: row.blitz_k,
    born: row.born,
    inactive: row.inactive === 1,
    club: row.club,
    womensTitle: row.womens_title ?? '',
  };
}
