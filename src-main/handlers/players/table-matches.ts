/** Rows of a table of registrations beside the rating list that counts: exact, likely, several, none. */
import { setImmediate } from 'node:timers/promises';
import type { EditablePlayer, Tournament } from '../../../src-engine/index.ts';
import type { Fate, JudgedRow } from '../../imports/player-reviews.ts';
import type { SearchedList, TableRowReview } from '../../ipc/contract.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import { texts } from '../../texts.ts';
import type { WaitingTable } from '../files/tables.ts';
import type { Lists } from '../lists/lists.ts';
import { matchOnList } from '../lists/match.ts';
import { fieldsOfList } from './from-list.ts';

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
  const inUse = lists.inUse();
  if (inUse === null) return waiting;
  const list = { id: inUse.id, name: inUse.name, month: inUse.month };
  const judged: ReturnType<typeof matchedRow>[] = [];
  for (const [index, row] of waiting.rows.entries()) {
    judged.push(matchedRow(row, waiting.reviews[index]!, tournament, lists, list));
    // A search for wrong letters takes a moment; results that are entered meanwhile go in between.
    await setImmediate();
  }
  return { ...waiting, rows: judged.map(({ row }) => row), reviews: judged.map(({ review }) => review) };
}

function matchedRow(
  row: JudgedRow,
  review: TableRowReview,
  tournament: Tournament,
  lists: Lists,
  list: SearchedList,
): { readonly row: JudgedRow; readonly review: TableRowReview } {
  const { player, verdict } = row.read;
  if (verdict !== 'new' || player === null) return { row, review };
  const words = texts.listMatch;
  const match = matchOnList(lists, list, player, PROPOSED, 'tolerant');
  const of = words.list(list.name, texts.lists.month(list.month));
  const text = [review.text, words.verdicts[match.verdict](of, match.hits.length)]
    .filter((part) => part !== '')
    .join(' ');
  if (match.hits.length === 0) return { row, review: { ...review, text } };
  const entered = new Set(tournament.players.map(({ fideId }) => fideId));
  const free = match.hits.filter(({ fideId }) => fideId === 0 || !entered.has(String(fideId)));
  const listed = free.map((entry): Fate => {
    const fields = fieldsOfList(tournament, { entry, list });
    return { kind: 'new', listed: together(player, fields) };
  });
  const [leave, ...others] = review.options;
  const [left, ...fates] = row.fates;
  const isClear = match.verdict === 'exact' && free.length > 0;
  return {
    row: { ...row, fates: [left!, ...listed, ...fates] },
    review: {
      ...review,
      text,
      verdict: isClear ? review.verdict : 'ambiguous',
      options: [
        leave!,
        ...free.map((entry) => ({ label: words.as(factsOf(entry), of), effect: 'adds' as const })),
        ...others.map((option) => (option.effect === 'adds' ? { ...option, label: words.asTyped } : option)),
      ],
      choice: isClear ? 1 : null,
    },
  };
}

function factsOf({ title, name, federation, born, standard, fideId }: FoundEntry): string {
  return [title, name, federation, born || '', standard || '', fideId || '']
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** The list's particulars; the table's for what a list does not know, and its date of birth where the year agrees. */
function together(typed: EditablePlayer, listed: ReturnType<typeof fieldsOfList>): EditablePlayer {
  const sameYear = typed.birth.slice(0, 4) === listed.birth.slice(0, 4);
  return {
    ...typed,
    ...listed,
    sex: listed.sex ?? typed.sex,
    federation: listed.federation || typed.federation,
    birth: sameYear || listed.birth === '' ? typed.birth : listed.birth,
    club: typed.club || listed.club,
  };
}
