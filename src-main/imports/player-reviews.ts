/** Rows of a table of players as the arbiter sees them: what each says, and what may become of it. */
import {
  ratingsOfRow,
  ratingsOfUnrated,
  type Absence,
  type EditablePlayer,
  type Player,
  type PlayerId,
  type TournamentRating,
} from '../../src-engine/index.ts';
import { changesByRow, type PlayerRow } from '../files/player-table.ts';
import type { TableRowOption, TableRowReview } from '../ipc/contract.ts';
import { leaveOut, LEFT_OUT } from './options.ts';
import { texts } from '../texts.ts';

/** What is done with a row. `keep`: the registered player is meant and stays as they are. */
export type Fate =
  | { readonly kind: 'leave' }
  | { readonly kind: 'keep' }
  /** `listed`: as a rating list has them. `isUnrated`: as the row has them, of whom FIDE's list says that they are unrated. */
  | { readonly kind: 'new'; readonly listed?: ListedPerson; readonly isUnrated?: true }
  | { readonly kind: 'change'; readonly player: PlayerId };

/** Somebody whom rating lists have. */
export interface ListedPerson {
  /** As the lists have them, with what only the row knows. */
  readonly player: EditablePlayer;
  /** Their entries on all lists, each by list and place: two rows that share one are one person. */
  readonly entries: readonly string[];
}

export interface JudgedRow {
  readonly read: PlayerRow;
  /** In the order of the options that the arbiter sees. */
  readonly fates: readonly Fate[];
}

/** What a row changes about a registered player. */
export function changesFor(read: PlayerRow, known: Player, rule: TournamentRating): Partial<EditablePlayer> {
  return changesByRow(known, read.player!, rule);
}

/** A new player of a row with the tournament rating that follows from what the row says. */
export function byRule(player: EditablePlayer, rule: TournamentRating, isUnrated = false): EditablePlayer {
  return { ...player, ...(isUnrated ? ratingsOfUnrated(player, rule) : ratingsOfRow(player, rule)) };
}

/** Byes that a row asks for and the player has not. */
export function newByes(read: PlayerRow, known: Player): readonly Absence[] {
  return read.byes.filter(({ round }) => known.absences.every((absence) => absence.round !== round));
}

/** What may become of a row: to leave it out, one or two for each player who may be meant, and to enter it. */
export function fatesOf(
  read: PlayerRow,
  players: ReadonlyMap<PlayerId, Player>,
  rule: TournamentRating,
): Fate[] {
  if (read.verdict === 'rejected') return [{ kind: 'leave' }];
  const known = read.candidates.flatMap((id): Fate[] => {
    const player = players.get(id)!;
    const hasNews =
      Object.keys(changesFor(read, player, rule)).length > 0 || newByes(read, player).length > 0;
    return hasNews ? [{ kind: 'keep' }, { kind: 'change', player: id }] : [{ kind: 'keep' }];
  });
  return [{ kind: 'leave' }, ...known, ...(read.verdict === 'matched' ? [] : [{ kind: 'new' } as const])];
}

/** A birth without its unknown parts. */
function birthText(birth: string): string {
  return birth.replace(/(\/00)+$/, '');
}

/** A field as a row's news show it, `''` for nothing. */
function shownField(of: Partial<EditablePlayer>, field: keyof EditablePlayer): string {
  if (field === 'official') return shownNumber(of.official ?? of.rating);
  if (field === 'national') return shownNumber(of.national?.rating);
  if (field === 'birth') return birthText(of.birth ?? '');
  const value = of[field] ?? '';
  return value === 0 || typeof value === 'object' ? '' : String(value);
}

function shownNumber(value: number | null | undefined): string {
  return value == null || value === 0 ? '' : String(value);
}

/** `rating 2390, not 2380; club Biel` */
function newsOf(read: PlayerRow, known: Player, rule: TournamentRating): string {
  const byes = newByes(read, known).map(({ round }) => texts.tableRows.options.bye(round));
  return texts.app.series([...changesAsWords(changesFor(read, known, rule), known), ...byes]);
}

/** `rating 2390, not 2380`, `club Biel`: the changes of what is known that a person reads. */
export function changesAsWords(changed: Partial<EditablePlayer>, known: Partial<EditablePlayer>): string[] {
  const words = texts.tableRows.options;
  const names: Partial<Record<keyof EditablePlayer, string>> = words.fields;
  return (Object.keys(changed) as (keyof EditablePlayer)[]).flatMap((field) => {
    const name = names[field];
    if (name === undefined) return [];
    const [now, was] = [shownField({ ...known, ...changed }, field), shownField(known, field)];
    return now === was ? [] : [words.news(name, now || '–', was)];
  });
}

function byesText(byes: readonly Absence[]): string {
  const MARKS = { half: '½', zero: '0', full: '1' } as const;
  return byes.length === 0
    ? ''
    : texts.tableRows.options.byes(byes.map(({ round, kind }) => `R${round} ${MARKS[kind]}`));
}

/** What a row says about a player, in the order of a list of players. */
function factsOf({ player, byes }: Pick<PlayerRow, 'player' | 'byes'>): string {
  if (player === null) return '';
  const { title, rating, official, national, federation, birth, fideId, club, sex, category } = player;
  const facts = [
    title,
    rating === 0 ? '' : rating,
    !official || official === rating ? '' : texts.tableRows.options.official(official),
    national === null || national.rating === rating ? '' : texts.tableRows.options.national(national.rating),
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

/** A national rating that leaves a new player unrated, because the tournament rating is another one. */
function notCounting({ verdict, player }: PlayerRow, rule: TournamentRating): string {
  if (verdict !== 'new' || player === null || player.national === null) return '';
  return byRule(player, rule).rating > 0 ? '' : texts.tableRows.options.nationalAside(player.national.rating);
}

export function playerReview(
  { read, fates }: JudgedRow,
  players: ReadonlyMap<PlayerId, Player>,
  rule: TournamentRating,
): TableRowReview {
  const [first] = read.candidates;
  const known = first === undefined ? null : players.get(first)!;
  const news = read.verdict === 'matched' && known !== null ? newsOf(read, known, rule) : '';
  const words = texts.tableRows.options;
  let candidate = -1;
  const options = fates.map((fate): TableRowOption => {
    if (fate.kind === 'leave') return leaveOut();
    if (fate.kind === 'new') return { label: words.newPlayer, effect: 'adds' };
    if (fate.kind === 'keep') candidate++;
    const player = players.get(read.candidates[candidate]!)!;
    if (fate.kind === 'change')
      return { label: words.change(player.name, newsOf(read, player, rule)), effect: 'changes' };
    const facts = factsOf({ player, byes: [] });
    return { label: words.asEntered(player.name, facts), effect: 'none' };
  });
  const choice = { matched: 1, ambiguous: null, new: fates.length - 1, rejected: LEFT_OUT }[read.verdict];
  return {
    row: read.row,
    verdict: read.verdict,
    name: read.name,
    facts: factsOf(read),
    text: [read.text, news === '' ? '' : words.says(news), notCounting(read, rule)]
      .filter((part) => part !== '')
      .join(' '),
    options,
    choice,
  };
}
