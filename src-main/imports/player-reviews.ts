/** Rows of a table of players as the arbiter sees them: what each says, and what may become of it. */
import type { Absence, EditablePlayer, Player, PlayerId } from '../../src-engine/index.ts';
import { changesByRow, type PlayerRow } from '../files/player-table.ts';
import type { TableRowOption, TableRowReview } from '../ipc/contract.ts';
import { LEAVE_OUT, LEFT_OUT } from './options.ts';

/** What is done with a row. `keep`: the registered player is meant and stays as they are. */
export type Fate =
  | { readonly kind: 'leave' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'new' }
  | { readonly kind: 'change'; readonly player: PlayerId };

export interface JudgedRow {
  readonly read: PlayerRow;
  /** In the order of the options that the arbiter sees. */
  readonly fates: readonly Fate[];
}

/** What a row changes about a registered player. */
export function changesFor(read: PlayerRow, known: Player): Partial<EditablePlayer> {
  return changesByRow(known, read.player!);
}

/** Byes that a row asks for and the player has not. */
export function newByes(read: PlayerRow, known: Player): readonly Absence[] {
  return read.byes.filter(({ round }) => known.absences.every((absence) => absence.round !== round));
}

/** What may become of a row: to leave it out, one or two for each player who may be meant, and to enter it. */
export function fatesOf(read: PlayerRow, players: ReadonlyMap<PlayerId, Player>): Fate[] {
  if (read.verdict === 'rejected') return [{ kind: 'leave' }];
  const known = read.candidates.flatMap((id): Fate[] => {
    const player = players.get(id)!;
    const hasNews = Object.keys(changesFor(read, player)).length > 0 || newByes(read, player).length > 0;
    return hasNews ? [{ kind: 'keep' }, { kind: 'change', player: id }] : [{ kind: 'keep' }];
  });
  return [{ kind: 'leave' }, ...known, ...(read.verdict === 'matched' ? [] : [{ kind: 'new' } as const])];
}

const FIELD_WORDS: Readonly<Record<keyof EditablePlayer, string>> = {
  name: 'name',
  sex: 'sex',
  title: 'title',
  rating: 'rating',
  official: '',
  laterRatings: '',
  national: '',
  ratingSource: '',
  ratingList: '',
  ratingMonth: '',
  ratingPace: '',
  estimate: 'estimate',
  federation: 'federation',
  fideId: 'FIDE ID',
  birth: 'born',
  club: 'club',
  category: 'category',
  feePaid: '',
  noHalfBye: '',
};

/** A birth without its unknown parts. */
function birthText(birth: string): string {
  return birth.replace(/(\/00)+$/, '');
}

/** `rating 2390, not 2380; club Biel` */
function newsOf(read: PlayerRow, known: Player): string {
  const changes = Object.entries(changesFor(read, known)) as [
    Exclude<keyof EditablePlayer, 'official' | 'national' | 'laterRatings'>,
    string | number | boolean,
  ][];
  const parts = changes
    .filter(([field]) => FIELD_WORDS[field] !== '')
    .map(([field, value]) => {
      const shown = (each: string | number | boolean | null) =>
        field === 'birth' ? birthText(String(each)) : each;
      const was = known[field] ?? null;
      const before = was === '' || was === 0 || was === null ? '' : `, not ${shown(was)}`;
      return `${FIELD_WORDS[field]} ${shown(value)}${before}`;
    });
  const byes = newByes(read, known).map(({ round }) => `bye in round ${round}`);
  return [...parts, ...byes].join('; ');
}

function byesText(byes: readonly Absence[]): string {
  const MARKS = { half: '½', zero: '0', full: '1' } as const;
  return byes.length === 0
    ? ''
    : `byes ${byes.map(({ round, kind }) => `R${round} ${MARKS[kind]}`).join(', ')}`;
}

/** What a row says about a player, in the order of a list of players. */
function factsOf({ player, byes }: Pick<PlayerRow, 'player' | 'byes'>): string {
  if (player === null) return '';
  const { title, rating, federation, birth, fideId, club, sex, category } = player;
  const facts = [
    title,
    rating === 0 ? '' : rating,
    federation,
    birthText(birth),
    fideId,
    sex,
    club,
    category,
    byesText(byes),
  ];
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ');
}

export function playerReview(
  { read, fates }: JudgedRow,
  players: ReadonlyMap<PlayerId, Player>,
): TableRowReview {
  const [first] = read.candidates;
  const known = first === undefined ? null : players.get(first)!;
  const news = read.verdict === 'matched' && known !== null ? newsOf(read, known) : '';
  let candidate = -1;
  const options = fates.map((fate): TableRowOption => {
    if (fate.kind === 'leave') return LEAVE_OUT;
    if (fate.kind === 'new') return { label: 'a new player', effect: 'adds' };
    if (fate.kind === 'keep') candidate++;
    const player = players.get(read.candidates[candidate]!)!;
    if (fate.kind === 'change')
      return { label: `${player.name}, change ${newsOf(read, player)}`, effect: 'changes' };
    const facts = factsOf({ player, byes: [] });
    return { label: `${player.name}, as entered${facts === '' ? '' : ` (${facts})`}`, effect: 'none' };
  });
  const choice = { matched: 1, ambiguous: null, new: fates.length - 1, rejected: LEFT_OUT }[read.verdict];
  return {
    row: read.row,
    verdict: read.verdict,
    name: read.name,
    facts: factsOf(read),
    text: [read.text, news === '' ? '' : `The row says ${news}.`].filter((part) => part !== '').join(' '),
    options,
    choice,
  };
}
