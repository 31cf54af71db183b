/** Rows of a table of players as the arbiter sees them: what each says, and what may become of it. */
import type { Absence, EditablePlayer, Player, PlayerId } from '../../src-engine/index.ts';
import { changesByRow, type PlayerRow } from '../files/player-table.ts';
import type { TableRowOption, TableRowReview } from '../ipc/contract.ts';
import { leaveOut, LEFT_OUT } from './options.ts';
import { texts } from '../texts.ts';

/** What is done with a row. `keep`: the registered player is meant and stays as they are. */
export type Fate =
  | { readonly kind: 'leave' }
  | { readonly kind: 'keep' }
  /** `listed`: as a rating list has them, with what only the row knows. */
  | { readonly kind: 'new'; readonly listed?: EditablePlayer }
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
  const words = texts.tableRows.options;
  const names: Partial<Record<keyof EditablePlayer, string>> = words.fields;
  const parts = changes.flatMap(([field, value]) => {
    const name = names[field];
    if (name === undefined) return [];
    const shown = (each: string | number | boolean) =>
      field === 'birth' ? birthText(String(each)) : String(each);
    const was = known[field] ?? null;
    return [words.news(name, shown(value), was === 0 || was === null ? '' : shown(was))];
  });
  const byes = newByes(read, known).map(({ round }) => words.bye(round));
  return [...parts, ...byes].join('; ');
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
  const words = texts.tableRows.options;
  let candidate = -1;
  const options = fates.map((fate): TableRowOption => {
    if (fate.kind === 'leave') return leaveOut();
    if (fate.kind === 'new') return { label: words.newPlayer, effect: 'adds' };
    if (fate.kind === 'keep') candidate++;
    const player = players.get(read.candidates[candidate]!)!;
    if (fate.kind === 'change')
      return { label: words.change(player.name, newsOf(read, player)), effect: 'changes' };
    const facts = factsOf({ player, byes: [] });
    return { label: words.asEntered(player.name, facts), effect: 'none' };
  });
  const choice = { matched: 1, ambiguous: null, new: fates.length - 1, rejected: LEFT_OUT }[read.verdict];
  return {
    row: read.row,
    verdict: read.verdict,
    name: read.name,
    facts: factsOf(read),
    text: [read.text, news === '' ? '' : words.says(news)].filter((part) => part !== '').join(' '),
    options,
    choice,
  };
}
