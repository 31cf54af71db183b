/** Players from a CSV or XLSX table: read, reviewed row by row, then added and changed in one command. */
import {
  blankPlayer,
  FIELDS_THAT_ORDER,
  type Absence,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../src-engine/index.ts';
import { paceOf } from '../files/pace.ts';
import { isPlayerHeading, PLAYER_FIELDS, suggestMapping } from '../files/player-fields.ts';
import { changesByRow, playerRows, type PlayerRow } from '../files/player-table.ts';
import type { Refusal, TableRowOption, TableRowReview, ViewName } from '../ipc/contract.ts';
import type { Desk } from './desk.ts';
import { playersById } from './names.ts';
import { byeObjection, lateChange, nextEntryRound } from './players.ts';
import { NO_DOCUMENT } from './refusals.ts';
import { done, levelOf, questionOf, refusal, refuse, type CommandsOf } from './reply.ts';
import {
  chosenOptions,
  fieldsOf,
  LEAVE_OUT,
  LEFT_OUT,
  readTableFile,
  rememberFields,
  reviewOf,
  waitingTable,
  type WaitingTable,
} from './tables.ts';

const PLAYER_VIEWS: readonly ViewName[] = ['players', 'round', 'standings', 'documents'];

/** What becomes of a row. `keep`: the registered player is meant and stays as he is. */
type Fate =
  | { readonly kind: 'leave' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'new' }
  | { readonly kind: 'change'; readonly player: PlayerId };

interface Row {
  readonly read: PlayerRow;
  /** In the order of the options that the arbiter sees. */
  readonly fates: readonly Fate[];
}

export function tableCommands(desk: Desk): CommandsOf<'players.readTable' | 'players.acceptTable'> {
  let waiting: WaitingTable<Row> | null = null;
  return {
    'players.readTable': async ({ path, reading }) => {
      if (desk.state() === null) return refuse(NO_DOCUMENT);
      const table = await readTableFile(path, reading, isPlayerHeading);
      if ('code' in table) return refuse(table);
      // Reading takes time, so what is compared with is what is there afterwards.
      const state = desk.state();
      if (state === null) return refuse(NO_DOCUMENT);
      const { tournament } = state;
      const suggested = suggestMapping(table, paceOf(tournament.info));
      const asked = reading?.fields ?? null;
      const { fields, isRemembered } = fieldsOf(desk, 'players', table, asked, PLAYER_FIELDS, suggested);
      const players = playersById(tournament);
      const rounds = { first: tournament.rounds.length + 1, last: tournament.rules.rounds };
      const rows = playerRows(table, fields, tournament.players, rounds).map((read): Row => ({
        read,
        fates: fatesOf(read, players),
      }));
      const reviews = rows.map((row) => rowReview(row, players));
      waiting = waitingTable(desk, 'players', path, table, fields, rows, reviews);
      return done<'players.readTable'>(reviewOf(waiting, PLAYER_FIELDS, isRemembered), []);
    },

    'players.acceptTable': async ({ token, choices, confirmed }) => {
      const obstacle = desk.writeObstacle();
      if (obstacle !== null) return refuse(obstacle);
      const options = chosenOptions(desk, waiting, token, choices);
      if ('code' in options) return refuse(options);
      const { rows, fileName } = waiting!;
      const { tournament, nextPlayer } = desk.state()!;
      const taken = rows.map(({ read, fates }, index) => ({ read, fate: fates[options[index]!]! }));
      const problem = duplicateProblem(taken, tournament);
      if (problem !== null) return refuse(problem);
      const changes = taken.flatMap(({ read, fate }) =>
        fate.kind === 'change' ? changeDrafts(read, fate.player, tournament) : [],
      );
      const added = taken.filter(({ fate }) => fate.kind === 'new').map(({ read }) => read);
      const additions = additionDrafts(added, fileName, tournament, nextPlayer);
      const drafts = [...changes, ...additions];
      const counts = {
        added: added.length,
        changed: taken.filter(({ fate }) => fate.kind === 'change').length,
      };
      rememberFields(desk, waiting!);
      if (drafts.length === 0) return done<'players.acceptTable'>(counts, []);
      const question = questionOf(levelOf(drafts), confirmed, consequenceOf(drafts, tournament));
      if (question !== null) return question;
      const stored = desk.store('players.acceptTable', drafts, PLAYER_VIEWS);
      if (!stored.ok) return stored;
      waiting = null;
      return done<'players.acceptTable'>(counts, PLAYER_VIEWS);
    },
  };
}

function changesFor(read: PlayerRow, known: Player): Partial<EditablePlayer> {
  return changesByRow(known, read.player!);
}

function newByes(read: PlayerRow, known: Player): readonly Absence[] {
  return read.byes.filter(({ round }) => known.absences.every((absence) => absence.round !== round));
}

function fatesOf(read: PlayerRow, players: ReadonlyMap<PlayerId, Player>): Fate[] {
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
  ratingSource: '',
  estimate: 'estimate',
  federation: 'federation',
  fideId: 'FIDE ID',
  birth: 'born',
  club: 'club',
  category: 'category',
};

/** A birth without its unknown parts. */
function birthText(birth: string): string {
  return birth.replace(/(\/00)+$/, '');
}

/** `rating 2390, not 2380; club Biel` */
function newsOf(read: PlayerRow, known: Player): string {
  const changes = Object.entries(changesFor(read, known)) as [keyof EditablePlayer, string | number][];
  const parts = changes
    .filter(([field]) => FIELD_WORDS[field] !== '')
    .map(([field, value]) => {
      const shown = (each: string | number | null) => (field === 'birth' ? birthText(String(each)) : each);
      const was = known[field];
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

function rowReview({ read, fates }: Row, players: ReadonlyMap<PlayerId, Player>): TableRowReview {
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

type Taken = { readonly read: PlayerRow; readonly fate: Fate };

/** One person is entered once: no two with one FIDE ID, no player changed by two rows. */
function duplicateProblem(taken: readonly Taken[], { players }: Tournament): Refusal | null {
  const owners = new Map(players.map(({ fideId, name }) => [fideId, name]));
  const changed = new Map<PlayerId, number>();
  for (const { read, fate } of taken) {
    if (fate.kind === 'change') {
      const earlier = changed.get(fate.player);
      if (earlier !== undefined)
        return refusal(
          'player-changed-twice',
          `Rows ${earlier} and ${read.row} would change the same player.`,
          'Let one of them decide.',
          { players: [fate.player] },
        );
      changed.set(fate.player, read.row);
    }
    const fideId = fate.kind === 'new' ? read.player!.fideId : '';
    if (fideId === '') continue;
    const owner = owners.get(fideId);
    if (owner !== undefined)
      return refusal(
        'fide-id-twice',
        `Row ${read.row} has the FIDE ID ${fideId}, which ${owner} has already.`,
        'One person is entered once. Leave the row out, or take the FIDE ID out of the table.',
      );
    owners.set(fideId, read.name);
  }
  return null;
}

/** Byes as entries of the log, each by its own rule. */
function byeDrafts(player: Player, byes: readonly Absence[], tournament: Tournament): EventDraft[] {
  let known = player;
  return byes.map(({ round, kind }): EventDraft => {
    const payload = { player: player.id, name: player.name, round, bye: kind, was: null };
    const why = byeObjection(known, tournament, round, kind);
    known = { ...known, absences: [...known.absences, { round, kind }] };
    return why === null
      ? { kind: 'bye-set', payload }
      : { kind: 'bye-set-beyond-rules', payload: { ...payload, why: why.text } };
  });
}

function changeDrafts(read: PlayerRow, id: PlayerId, tournament: Tournament): EventDraft[] {
  const known = tournament.players.find((player) => player.id === id)!;
  const after = changesFor(read, known);
  const fields = Object.keys(after) as (keyof EditablePlayer)[];
  const before: Partial<EditablePlayer> = Object.fromEntries(fields.map((field) => [field, known[field]]));
  const isLate = tournament.rounds.length > 0 && FIELDS_THAT_ORDER.some((field) => field in after);
  const payload = { player: id, name: known.name, before, after };
  return [
    ...(fields.length === 0
      ? []
      : [{ kind: isLate ? 'player-changed-late' : 'player-changed', payload } as const]),
    ...byeDrafts(known, newByes(read, known), tournament),
  ];
}

/** New players in one entry, or one each when they come late (C.04.2 2.4); byes that need a word of their own after. */
function additionDrafts(
  rows: readonly PlayerRow[],
  fileName: string,
  tournament: Tournament,
  nextPlayer: PlayerId,
): EventDraft[] {
  if (rows.length === 0) return [];
  const isLate = tournament.rounds.length > 0;
  const entryRound = nextEntryRound(tournament);
  const beyond: EventDraft[] = [];
  const players = rows.map(({ player, byes }, index): Player => {
    const blank = { ...blankPlayer(nextPlayer + index, player!.name), ...player!, entryRound };
    const drafts = byeDrafts(blank, byes, tournament);
    beyond.push(...drafts.filter(({ kind }) => kind === 'bye-set-beyond-rules'));
    const absences = byes.filter((_, at) => drafts[at]!.kind === 'bye-set');
    return { ...blank, absences, arrival: isLate ? 'later' : 'expected' };
  });
  const entries: EventDraft[] = isLate
    ? players.map((player) => ({ kind: 'late-entry-added', payload: { player } }))
    : [{ kind: 'players-added', payload: { players, fileName } }];
  return [...entries, ...beyond];
}

function consequenceOf(drafts: readonly EventDraft[], tournament: Tournament): string {
  const late = drafts.filter(({ kind }) => kind === 'player-changed-late').length;
  const byes = drafts.flatMap((draft) =>
    draft.kind === 'bye-set-beyond-rules'
      ? [`${draft.payload.why}: bye in round ${draft.payload.round}.`]
      : [],
  );
  return [
    ...(late > 0
      ? [
          `${late === 1 ? '1 player changes' : `${late} players change`} after the start. ${lateChange(tournament)}`,
        ]
      : []),
    ...byes,
  ].join(' ');
}
