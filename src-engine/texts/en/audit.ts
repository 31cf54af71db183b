/** The entries beside the rating list. */
import type { OutOfLine } from '../../handling/out-of-line.ts';
import { format } from './format.ts';
import { listsText } from './lists.ts';

const { number } = format;

function oddity(found: OutOfLine): string {
  switch (found.code) {
    case 'moved': {
      const by = Math.abs(found.to - found.from);
      return `${number(by)} ${found.to > found.from ? 'up' : 'down'} since ${listsText.month(found.month)}`;
    }
    case 'low-for-title':
      return `${found.rating} is low for ${found.title}`;
    case 'title-of-women':
      return `${found.title} is a title of women`;
    case 'rating-beyond-all':
      return `nobody was ever rated ${found.rating}`;
    case 'age':
      return `${found.years} years old`;
  }
}

/** A list and its month, as it is written: `November 2026`. */
interface NamedList {
  readonly name: string;
  readonly month: string;
}

function listsInWords(lists: readonly NamedList[]): string {
  return format.list(lists.map(({ name, month }) => `${name}, ${month}`));
}

interface About {
  readonly federation: string;
  readonly birth: string;
  readonly club: string;
  readonly fideId: string;
}

interface AuditedField {
  readonly field:
    ('name' | 'title' | 'rating' | 'official' | 'national') | ('federation' | 'sex' | 'birth' | 'fideId');
  readonly entered: string;
  readonly listed: string;
}

/** A value of a field, and a word for a blank. */
function valueOf(field: AuditedField['field'], value: string): string {
  if (value !== '') return value;
  return field === 'sex' || field === 'birth' ? 'unknown' : 'none';
}

/** Groups that a player leaves and enters, by their labels. */
interface GroupChange {
  readonly leaves: readonly string[];
  readonly enters: readonly string[];
}

function groupWords({ leaves, enters }: GroupChange): string[] {
  return [
    ...(leaves.length === 0 ? [] : [`leaves ${format.list(leaves)}`]),
    ...(enters.length === 0 ? [] : [`enters ${format.list(enters)}`]),
  ];
}

/** The entries beside the list that counts. */
export const auditText = {
  title: 'Audit',
  open: 'Compare with the list',
  noList: 'No rating list is stored; only double entries are shown. Ctrl K, rating lists, reads one.',
  noListRead: 'Only double entries were looked for: no rating list was read.',
  print: 'Save as a sheet',
  saved: (path: string) => `The audit is saved as ${path}.`,
  sum: (rows: number, agree: number, lists: readonly NamedList[]) =>
    `${number(rows)} to settle, ${format.count(agree, { one: 'agrees', other: 'agree' })} with ${listsInWords(lists)}.`,
  otherMonth: (players: number, month: string) =>
    `The list changed since: ${format.count(players, { one: 'rating is', other: 'ratings are' })} from another month; ${month} counts.`,
  columns: {
    kind: 'What',
    number: 'No.',
    name: 'Name',
    differs: 'Entered',
    listed: 'On the list',
    changes: 'Changes',
  },
  kinds: {
    'other-person': 'Another person’s FIDE ID?',
    'other-month': 'Rating of another month',
    differs: 'Differs from the list',
    twice: 'Entered twice?',
    missing: 'Not found on any list',
    'out-of-line': 'Unusual',
  },
  marks: {
    'other-person': 'whose ID?',
    'other-month': 'month',
    differs: 'differs',
    twice: 'twice?',
    missing: 'not found',
    'out-of-line': 'unusual',
  },
  filters: {
    all: (rows: number) => `All ${number(rows)}`,
    differs: (rows: number) => `Differs ${number(rows)}`,
    twice: (rows: number) => `Twice ${number(rows)}`,
    missing: (rows: number) => `Not found ${number(rows)}`,
    'out-of-line': (rows: number) => `Unusual ${number(rows)}`,
  },
  fields: {
    name: 'name',
    title: 'title',
    rating: 'rating',
    official: 'FIDE rating',
    national: 'national rating',
    federation: 'federation',
    sex: 'sex',
    birth: 'born',
    fideId: 'FIDE ID',
  },
  values: (fields: readonly AuditedField[], side: 'entered' | 'listed') =>
    fields.map((each) => `${auditText.fields[each.field]} ${valueOf(each.field, each[side])}`).join(', '),
  value: valueOf,
  number: (from: number, to: number) => `number ${from} to ${to}`,
  likely: (players: number) => (players === 0 ? 'nobody of this name' : `${number(players)} of this name`),
  oddities: (found: readonly OutOfLine[]) => found.map(oddity).join(', '),
  entry: 'This entry',
  entered: 'Entered',
  otherEntry: 'Other entry',
  onList: (month: string) => `List ${month}`,
  player: 'Player',
  filterLabel: 'Shown',
  none: 'none',
  stays: 'stays',
  fromTo: (from: number, to: number) => `${number(from)} to ${number(to)}`,
  otherOf: (name: string, rating: number) => (rating > 0 ? `${name}, ${rating}` : name),
  about: ({ federation, birth, club, fideId }: About) =>
    [
      federation,
      birth === '' ? '' : `born ${birth.slice(0, 4)}`,
      club,
      fideId === '' ? '' : `FIDE ID ${fideId}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  undoable: 'Every change is an entry in the log and can be undone.',
  whatChanges: 'What taking the list changes',
  effects: {
    number: 'Pairing number',
    others: 'Others who move',
    pairings: 'Pairings',
    tieBreaks: 'Tie-breaks by rating',
    ranks: 'Ranks',
    groups: 'Prize groups',
  },
  othersMove: (players: number) => (players === 0 ? 'nobody' : number(players)),
  roundsStay: (rounds: number) =>
    rounds === 0 ? 'none made yet' : `${format.count(rounds, { one: 'round stays', other: 'rounds stay' })}`,
  byRating: (codes: readonly string[]) => (codes.length === 0 ? 'none' : format.list(codes)),
  ranksChange: (players: number) =>
    players === 0 ? 'none changes' : format.count(players, { one: 'changes', other: 'change' }),
  groupsOf: (groups: GroupChange | undefined) =>
    groups === undefined ? 'none changes' : groupWords(groups).join('; '),
  groupsChange: (players: number) =>
    `${format.count(players, { one: 'player changes prize groups', other: 'players change prize groups' })}.`,
  proposals: 'Who on the list is it?',
  noProposal: 'Nobody on the list has a name like this. E opens the entry to correct it.',
  later: 'Later it costs more',
  laterText:
    'Until round 4 is paired, numbers can be given again; the program asks first. After that the new rating counts in reports and tie-breaks only.',
  laterArticle: 'C.04.2 2.3',
  source: (source: 'list' | 'file' | 'typed', list: string, month: string) =>
    source === 'typed'
      ? 'The rating was typed by hand.'
      : source === 'file'
        ? 'The rating came from a file.'
        : list === ''
          ? 'The rating came from a list; which one was not kept.'
          : `The rating came from ${list}, ${month}.`,
  idOf: (name: string, fideId: string, owner: string) =>
    `FIDE ID ${fideId}, entered for ${name}, is that of ${owner} on the list.`,
  sayWho: 'Say first who they are: choose them by name, or say that both are one person.',
  samePerson: 'It is the same person',
  sameIn: (month: string) => `the same in ${month}`,
  keep: 'Keep the entry',
  twoPeople: 'Two people',
  confirm: 'It is right',
  merge: 'Merge the two',
  choose: 'takes this one',
  kept: (rows: number) =>
    `${format.count(rows, { one: 'entry was', other: 'entries were' })} looked at and kept.`,
  settled: (name: string) => `${name} is kept`,
  merged: (name: string) => `${name} is one player now`,
  settledAlready: 'There is nothing left to settle here.',
  bothPlayed: (a: string, b: string, round: number) =>
    `${a} and ${b} both have a game in round ${round}, so they cannot be merged.`,
  twoWhoPlayed: 'Discard the pairing if the round is not played yet; otherwise they are two people.',
  mergeThem: 'If both are one person, merge the two entries.',
  mergeAct: (kept: string, gone: string) => `Merge ${gone} into ${kept}`,
  goes: (name: string, tpn: number) => `The entry ${name}${tpn > 0 ? `, no. ${tpn},` : ''} is removed.`,
  draftGoes: (round: number) => `The draft of round ${round} is discarded.`,
  gamesMove: (games: number, kept: string) =>
    `${format.count(games, { one: 'game goes', other: 'games go' })} to ${kept}.`,
  byeFalls: (name: string, round: number) => `The bye of ${name} in round ${round} no longer counts.`,
  standing: {
    status: 'status',
    plays: 'plays',
    left: (round: number, expelled: boolean) => `${expelled ? 'expelled' : 'withdrawn'} from round ${round}`,
    entryRound: 'entry round',
    arrival: 'arrival',
    arrivals: { here: 'present', expected: 'not arrived', later: 'later' },
    changes: (what: string, before: string, after: string) => `${what}: ${before}, now ${after}.`,
    stays: (what: string, kept: string, gone: string) => `${what}: ${kept} stays, ${gone} goes.`,
    seenLater: {
      game: (name: string, round: number) => `${name} has a game in round ${round}.`,
      'check-in': (name: string, round: number) => `${name} was seen at the check-in of round ${round}.`,
    },
    /** Tenths. */
    adjustments: (kept: number, gone: number) =>
      `bonus or penalty points: ${format.points(kept)} and ${format.points(gone)}, now ${format.points(kept + gone)}.`,
  },
  numbersClose: 'Pairing numbers behind it move up by one.',
  isListed: (name: string, listed: string, list: string, month: string) =>
    `Take ${listed} of ${list}, ${month}, for ${name}`,
  ranksMove: (players: number, codes: readonly string[]) =>
    players === 0
      ? 'All ranks stay.'
      : `${format.count(players, { one: 'rank changes', other: 'ranks change' })}${codes.length > 0 ? `, by ${format.list(codes)}` : ''}.`,
  back: 'Back to the players',
  afterReading: (players: number) =>
    `The list is stored. ${format.count(players, { one: 'entry differs', other: 'entries differ' })} from it: Ctrl D.`,
  use: 'Use the list',
  mark: 'Mark',
  marked: 'marked',
  useMarked: (count: number) => `Use the list for the ${number(count)} marked`,
  useAll: (count: number) => `Use the list for all ${number(count)}`,
  edit: 'Open the entry',
  nothing: 'Nothing to settle: the entries agree with the list.',
  nothingHere: 'Nothing of this kind.',
  take: (players: number, lists: readonly NamedList[]) =>
    `Take ${listsInWords(lists)}, for ${format.count(players, { one: 'player', other: 'players' })}`,
  numbersMove: (players: number) =>
    players === 0
      ? 'All pairing numbers stay.'
      : `${format.count(players, { one: 'pairing number moves', other: 'pairing numbers move' })}.`,
  change: (name: string, fields: readonly AuditedField[], groups: GroupChange) =>
    fields.length === 0
      ? `${name}: the source of the rating alone`
      : `${name}: ${[...fields.map((each) => `${auditText.fields[each.field]} ${valueOf(each.field, each.entered)}, now ${valueOf(each.field, each.listed)}`), ...groupWords(groups)].join('; ')}`,
  more: (players: number) => `${format.count(players, { one: 'more player', other: 'more players' })}.`,
  notOnList: (name: string) => `${name} is on no list that is asked.`,
  taken: (players: number) =>
    `The list is taken for ${format.count(players, { one: 'player', other: 'players' })}.`,
};
