/** Rows of a table of registrations beside the rating lists that are asked: exact, likely, several, none. */
import { setImmediate } from 'node:timers/promises';
import {
  knownRatings,
  officialRatingOf,
  ratingsBesideLists,
  titlesOf,
  type EditablePlayer,
  type Player,
  type Tournament,
} from '../../../src-engine/index.ts';
import {
  byRule,
  changesAsWords,
  type Fate,
  type JudgedRow,
  type ListedPerson,
} from '../../imports/player-reviews.ts';
import type { SearchedList, TableRowOption, TableRowReview } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { WaitingTable } from '../files/tables.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { fieldsOfList } from './from-list.ts';
import { ratingsOnLists } from './list-values.ts';
import { ratingRuleOf } from './ratings.ts';
import { matchOfRow, type RowMatch } from './row-match.ts';

/** Players of the list that a row may choose among; with leaving out and entering as typed, each has a digit. */
const PROPOSED = 6;

type Waiting = WaitingTable<JudgedRow>;

/**
 * The table with what the list says of each new player: an option for each who may be meant. One who is certain is
 * proposed, of any others the arbiter has to choose; nobody is taken from the list without being shown.
 */
export async function withListMatches(
  waiting: Waiting,
  tournament: Tournament,
  lists: Lists,
): Promise<Waiting> {
  const judged: ReturnType<typeof matchedRow>[] = [];
  for (const [index, row] of waiting.rows.entries()) {
    judged.push(lists.during(() => matchedRow(row, waiting.reviews[index]!, tournament, lists)));
    // A search for wrong letters takes a moment; results that are entered meanwhile go in between.
    await setImmediate();
  }
  const reviews = withTwins(judged);
  return { ...waiting, rows: judged.map(({ row }) => row), reviews };
}

/** The reviews, with the earlier row for which the person is proposed already: nobody is proposed twice. */
function withTwins(judged: readonly ReturnType<typeof matchedRow>[]): TableRowReview[] {
  const proposed = new Map<string, number>();
  return judged.map(({ row: { fates }, review }) => {
    const fate = review.choice === null ? undefined : fates[review.choice];
    const entries = fate?.kind === 'new' ? (fate.listed?.entries ?? []) : [];
    const earlier = entries.flatMap((entry) => proposed.get(entry) ?? [])[0];
    if (earlier === undefined) {
      for (const entry of entries) proposed.set(entry, review.row);
      return review;
    }
    const { sentence, twin } = texts.tableRows.players;
    const text = [review.text, sentence(twin(earlier))].join(' ');
    return { ...review, text, verdict: 'ambiguous', choice: null };
  });
}

function matchedRow(
  row: JudgedRow,
  review: TableRowReview,
  tournament: Tournament,
  lists: Lists,
): { readonly row: JudgedRow; readonly review: TableRowReview } {
  const { player, verdict } = row.read;
  if (verdict !== 'new' || player === null) return { row, review };
  const match = matchOfRow(lists, tournament, player, PROPOSED);
  if (match === null) return { row, review };
  const entered = match.hits.map((found) => enteredFrom(tournament, found));
  const text = textOf(review.text, match, entered);
  if (match.hits.length === 0) return { row, review: { ...review, text } };
  const free = match.hits.filter((_, at) => entered[at] === undefined);
  const meant = free.map((found) => together(lists, tournament, player, found));
  const isClear = match.verdict === 'exact' && free.includes(match.hits[0]!);
  const typed: Fate = isClear && meant[0]!.isUnrated ? { kind: 'new', isUnrated: true } : { kind: 'new' };
  const asTyped: TableRowOption = { label: typedLabel(player, typed, tournament), effect: 'adds' };
  // Nobody who is registered is meant: such a row is left out or entered.
  const [leave] = review.options;
  const [left] = row.fates;
  return {
    row: {
      ...row,
      fates: [left!, ...meant.map((listed): Fate => ({ kind: 'new', listed })), typed],
    },
    review: {
      ...review,
      text,
      verdict: isClear ? review.verdict : 'ambiguous',
      options: [
        leave!,
        ...meant.map((each, at) => ({
          label: labelOf(player, each, inWords(free[at]!.list)),
          effect: 'adds' as const,
        })),
        asTyped,
      ],
      choice: isClear ? 1 : null,
    },
  };
}

/** What a row says, whom the lists have for it, and who of them is entered already. */
function textOf(said: string, match: RowMatch, entered: readonly (Player | undefined)[]): string {
  const of = texts.format.list(match.on.map(inWords));
  return [
    said,
    texts.listMatch.verdicts[match.verdict](of, match.count, match.hits.at(-1)?.entry.name ?? ''),
    ...entered.flatMap((known) => (known === undefined ? [] : [texts.lookUp.near(known)])),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The row without the lists; where FIDE's says that they are unrated, what becomes of its rating. */
function typedLabel(typed: EditablePlayer, fate: Fate, { rules }: Tournament): string {
  const words = texts.listMatch;
  if (fate.kind !== 'new' || fate.isUnrated !== true) return words.asTyped;
  const { rating, ratingSource } = byRule(typed, ratingRuleOf(rules), true);
  const counts = ratingSource === 'typed' ? words.ratingTyped(rating) : words.ratingOfTable(rating);
  return [words.asTyped, words.unrated, ...(rating === 0 ? [] : [counts])].join('; ');
}

/** Who is entered already from an entry: with its FIDE ID, or with its number on the list of their national rating. */
function enteredFrom({ players }: Tournament, { entry, list }: FoundOnList): Player | undefined {
  const { fideId, number } = entry;
  return players.find((player) =>
    player.fideId !== '' && fideId !== 0
      ? player.fideId === String(fideId)
      : number !== '' &&
        player.national?.nationalId === number &&
        knownRatings(player).national.origin.list === list.name,
  );
}

function inWords({ name, month }: SearchedList): string {
  return texts.listMatch.list(name, texts.lists.month(month));
}

/** A player of a list with what only the row knows. */
interface Meant extends ListedPerson {
  /** True where FIDE's list has them without the rating that the row tells. */
  readonly isUnrated: boolean;
}

/** What the row becomes, then what of it is otherwise in the table. A rating of the table is none of the list. */
function labelOf(typed: EditablePlayer, { player: meant, isUnrated }: Meant, of: string): string {
  const words = texts.listMatch;
  const { name, federation, birth, rating, national, fideId } = meant;
  const isOfTable = meant.ratingSource !== 'list';
  const beside = national === null || national.rating === rating ? 0 : national.rating;
  const aside = beside === 0 ? [] : [texts.tableRows.options.national(beside)];
  const isAsideOfTable = knownRatings(meant).national.origin.source !== 'list';
  const ratings = [...(isOfTable ? [] : [rating]), ...(isAsideOfTable ? [] : aside)];
  const facts = [titlesOf(meant), name, federation, birth.slice(0, 4), ...ratings, fideId]
    .filter(Boolean)
    .join(' · ');
  const told = SHOWN.filter((field) => !isBlank(typed[field]));
  const as = { ...meant, official: officialRatingOf(meant) };
  const news = changesAsWords(Object.fromEntries(told.map((field) => [field, as[field]])), typed);
  return texts.app.series([
    words.as(facts, of),
    ...(isUnrated ? [words.unrated] : []),
    ...(isOfTable ? [words.ratingOfTable(rating)] : []),
    ...(isAsideOfTable ? aside : []),
    ...news,
  ]);
}

/** What a list and a table may both know of a player; of two clubs the table's counts. */
const SHOWN = [
  ...(['name', 'sex', 'title', 'rating', 'official', 'national'] as const),
  ...(['federation', 'fideId', 'birth'] as const),
] as const;

function isBlank(value: unknown): boolean {
  return value === '' || value === 0 || value === null || value === undefined;
}

/**
 * The list's particulars, and the table's for what the list does not know: a blank overwrites nothing, but that FIDE's list
 * has no rating is known. The table's date of birth stays where the year agrees. A rating of the table that counts here
 * keeps the table as its source.
 */
function together(lists: Lists, tournament: Tournament, typed: EditablePlayer, found: FoundOnList): Meant {
  const listed = fieldsOfList(lists, tournament, found);
  const { fide, entries } = ratingsOnLists(lists, tournament, found);
  const isOnFide = fide !== null;
  const sameYear = typed.birth.slice(0, 4) === listed.birth.slice(0, 4);
  const player: EditablePlayer = {
    ...typed,
    ...listed,
    ...ratingsBesideLists(listed, typed, ratingRuleOf(tournament.rules), isOnFide),
    sex: listed.sex ?? typed.sex,
    title: listed.title ?? typed.title,
    womensTitle: listed.title === null ? null : listed.womensTitle,
    federation: listed.federation || typed.federation,
    fideId: listed.fideId || typed.fideId,
    birth: sameYear || listed.birth === '' ? typed.birth : listed.birth,
    club: typed.club || listed.club,
  };
  const isUnrated = isOnFide && officialRatingOf(player) === 0 && officialRatingOf(typed) > 0;
  return { player, isUnrated, entries: entries.map(({ list, entry }) => `${list.id}:${entry.place}`) };
}
