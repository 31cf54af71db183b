/** Who on a rating list may be meant by a name with or without a FIDE ID, year of birth and federation. */
import type { Player } from '../../../src-engine/index.ts';
import { distanceUpTo, slipsBetween, spelledNames } from '../../files/names.ts';
import type { SearchedList } from '../../ipc/contract.ts';
import type { FoundEntry, OpenList } from '../../lists/open-list.ts';
import type { Lists } from './lists.ts';

/**
 * `exact`: the FIDE ID is that of the person, or name, year of birth and federation are those of one player alone in the
 * whole list. `other-person`: the FIDE ID is that of somebody else. `likely`: one player, with less to go by. `several`:
 * more than one. `none`: nobody.
 */
type Verdict = 'exact' | 'other-person' | 'likely' | 'several' | 'none';

/** Whom of one list a row of a table means. */
export interface ListMatch {
  readonly verdict: Verdict;
  /** The likeliest first, as many as were asked for; whose FIDE ID it is comes last where they are somebody else. */
  readonly hits: readonly FoundEntry[];
  /** All who may be meant. */
  readonly count: number;
}

export type Person = Pick<Player, 'name' | 'fideId' | 'birth' | 'federation'>;

/** What tells two people apart. */
const IDENTITY = ['name', 'birth', 'federation'] as const;

/** Players of nearly one name that are looked at; a year of birth leaves few of them. */
const MOST_NEAR = { ofAnyYear: 40, ofOneYear: 1_000 };

/** What of a person is otherwise in an entry of a list; what either does not say contradicts nothing. */
export function contradictions(person: Person, entry: FoundEntry): (typeof IDENTITY)[number][] {
  const contradicts = {
    name: !namesAgree(person, entry),
    birth: !yearsAgree(person, entry),
    federation: !federationsAgree(person, entry),
  };
  return IDENTITY.filter((field) => contradicts[field]);
}

/** `tolerant` also looks for names with wrong letters, which takes longer. */
export function matchOnList(
  lists: Lists,
  list: Pick<SearchedList, 'id'>,
  person: Person,
  most: number,
  tolerant: 'tolerant' | 'strict' = 'strict',
): ListMatch {
  const store = lists.store.list(list.id);
  if (store === null) return { verdict: 'none', hits: [], count: 0 };
  const owner = person.fideId === '' ? null : store.byFideId(Number(person.fideId));
  if (owner === null) return matchByName(store, person, most, tolerant);
  if (contradictions(person, owner).length === 0) return { verdict: 'exact', hits: [owner], count: 1 };
  const { hits, count } = matchByName(store, person, most, tolerant);
  const others = hits.filter(({ place }) => place !== owner.place);
  const isAmong = others.length < hits.length;
  return {
    verdict: 'other-person',
    hits: [...others.slice(0, most - 1), owner],
    count: isAmong ? count : count + 1,
  };
}

function matchByName(
  store: OpenList,
  person: Person,
  most: number,
  tolerant: 'tolerant' | 'strict',
): ListMatch {
  const names = new Set(spelledNames(person.name));
  const isNamesake = (entry: FoundEntry) => spelledNames(entry.name).some((name) => names.has(name));
  const ofAnyYear = store.namesakes(person.name).filter(isNamesake);
  const namesakes = ofAnyYear.filter((entry) => yearsAgree(person, entry));
  const misdated = ofAnyYear.filter((entry) => federationsAgree(person, entry) && isYearSlip(person, entry));
  const among = [namesakes, misdated].find(({ length }) => length > 0) ?? nearNames(store, person, tolerant);
  const near = among.toSorted((a, b) => signsOf(person, b) - signsOf(person, a));
  const [best] = near;
  if (best === undefined) return { verdict: 'none', hits: [], count: 0 };
  const found = { hits: near.slice(0, most), count: near.length };
  const candidates = namesakes.filter((entry) => federationsAgree(person, entry));
  const isProven = candidates.length === 1 && signsOf(person, best) === 2;
  const hasOtherId = person.fideId !== '' && best.fideId !== 0;
  if (isProven && !hasOtherId) return { verdict: 'exact', ...found };
  return { verdict: near.length === 1 ? 'likely' : 'several', ...found };
}

/** With wrong letters where nobody of the year of birth has the name as it is written. */
function nearNames(store: OpenList, person: Person, tolerant: 'tolerant' | 'strict'): FoundEntry[] {
  const most = person.birth === '' ? MOST_NEAR.ofAnyYear : MOST_NEAR.ofOneYear;
  const near = (withSlips: boolean) =>
    store.search(person.name, most, withSlips).entries.filter((entry) => yearsAgree(person, entry));
  const strict = near(false);
  return strict.length > 0 || tolerant === 'strict' ? strict : near(true);
}

/**
 * Another word too many contradicts nothing, as a middle name. A slip of spelling may also be another first name: year of
 * birth and federation have to say that it is the same person.
 */
function namesAgree(person: Person, entry: FoundEntry): boolean {
  const slips = slipsBetween(person.name, entry.name);
  return slips === 0 || (slips !== null && signsOf(person, entry) === 2);
}

function yearsAgree({ birth }: Person, { born }: FoundEntry): boolean {
  const year = Number(birth.slice(0, 4));
  return year === 0 || born === 0 || year === born;
}

/** 1975 for 1957, or one wrong digit: perhaps the same person, never certainly. */
function isYearSlip({ birth }: Person, { born }: FoundEntry): boolean {
  return born > 0 && distanceUpTo(1, birth.slice(0, 4), String(born)) <= 1;
}

function federationsAgree({ federation }: Person, entry: FoundEntry): boolean {
  return federation === '' || entry.federation === '' || federation === entry.federation;
}

/** How much beside the name points to this player: year of birth and federation. */
function signsOf({ birth, federation }: Person, entry: FoundEntry): number {
  const isYear = entry.born > 0 && Number(birth.slice(0, 4)) === entry.born;
  return Number(isYear) + Number(federation !== '' && federation === entry.federation);
}
