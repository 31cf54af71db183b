import {
  compareNames,
  foldedText,
  indexWords,
  searchWords,
  waysToSearch,
} from '../../../src-engine/model/names.ts';
import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';

/** Shorter texts mark nobody, unless they are a whole word of the name or of a script without letters. */
const ENOUGH = 3;
const IDEOGRAM = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type Findable = Pick<PlayerRow, 'name' | 'fideId'>;

/** The words of every player who was looked at: each letter that is typed asks for all of them, twice. */
const WORDS = new WeakMap<Findable, readonly string[]>();

/** Rows never change: what main says anew comes as another row. */
function wordsOf(player: Findable): readonly string[] {
  const known = WORDS.get(player);
  if (known !== undefined) return known;
  const words = indexWords(player.name);
  WORDS.set(player, words);
  return words;
}

/**
 * Asks of a player whether every typed word begins a word of the name, in any order, or whether the FIDE ID begins with
 * what was typed. `mil mar` finds `Marten, Milan`; `obrien` and `o'brien` find `O'Brien`, `müller` and `mueller` `Müller`.
 */
export function playerMatching(typed: string): (player: Findable) => boolean {
  const words = searchWords(typed);
  if (words.length === 0) return () => false;
  const [word = ''] = words;
  if (words.length === 1 && /^\d+$/.test(word)) return ({ fideId }) => fideId.startsWith(word);
  const ways = waysToSearch(typed);
  return (player) => {
    const parts = wordsOf(player);
    return ways.some((way) => way.every((each) => parts.some((part) => part.startsWith(each))));
  };
}

/** Whether so little was typed that a slip of the finger would find somebody: `li` is enough for `Li, Wei` alone. */
export function isEnough(player: Findable, typed: string): boolean {
  const words = searchWords(typed);
  return (
    words.join('').length >= ENOUGH || IDEOGRAM.test(typed) || words.some((word) => isWordOf(player, word))
  );
}

const isWordOf = (player: Findable, word: string): boolean => wordsOf(player).includes(word);

/** Those who match: whole words first, then surnames: who types `mar` wants Marten before Calder, Marek. */
export function matchingPlayers<P extends Findable>(players: readonly P[], typed: string): readonly P[] {
  const [word = ''] = searchWords(typed);
  const found = players.filter(playerMatching(typed));
  const rank = (player: P): number =>
    (isWordOf(player, word) ? 0 : 2) + (foldedText(player.name).startsWith(word) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Orders of the players' table; ties fall back to the name. */
const PLAYER_ORDERS: Readonly<Record<string, (a: PlayerRow, b: PlayerRow) => number>> = {
  name: byName,
  tpn: (a, b) => (a.tpn || Infinity) - (b.tpn || Infinity),
  rating: (a, b) => b.rating - a.rating,
  federation: (a, b) => a.federation.localeCompare(b.federation),
  // As the language of the screen orders letters; names go by the folding that gives pairing numbers (C.04.2).
  club: (a, b) => a.club.localeCompare(b.club, text.format.locale),
  birth: (a, b) => a.birth.localeCompare(b.birth),
  points: (a, b) => b.points - a.points,
  arrival: (a, b) => PRESENCE_ORDER[a.presence] - PRESENCE_ORDER[b.presence],
  arrivedAt: (a, b) => b.arrivedAt.localeCompare(a.arrivedAt),
};

const PRESENCE_ORDER = { expected: 0, coming: 1, here: 2, bye: 3, absent: 4, out: 5 } as const;

function byName(a: PlayerRow, b: PlayerRow): number {
  return compareNames(a.name, b.name);
}

/** Orders that begin with the greatest: high ratings, many points, the latest arrival. */
const GREATEST_FIRST: ReadonlySet<string> = new Set(['rating', 'points', 'arrivedAt']);

/** How a column sorts what it shows, as it is told to those who do not see the arrow. */
export function directionOf(sort: {
  readonly by: string;
  readonly descending: boolean;
}): 'ascending' | 'descending' {
  return GREATEST_FIRST.has(sort.by) === sort.descending ? 'ascending' : 'descending';
}

/** By a column, equal ones by name; a column that is not known leaves the order of names. */
export function sortedPlayers(
  players: readonly PlayerRow[],
  sort: { readonly by: string; readonly descending: boolean },
): readonly PlayerRow[] {
  const order = PLAYER_ORDERS[sort.by] ?? byName;
  const sign = sort.descending ? -1 : 1;
  return players.toSorted((a, b) => sign * (order(a, b) || 0) || byName(a, b));
}
