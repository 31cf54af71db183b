/** Players from a registration table: a verdict for every row, nothing dropped silently. */
import {
  ratingsByRow,
  type Absence,
  type EditablePlayer,
  type PlayerId,
  type TournamentRating,
} from '../../src-engine/index.ts';
import { distanceUpTo, foldedName, lettersOf, mayBeWithin } from './names.ts';
import { readPlayer, type ByeRounds } from './player-cells.ts';
import type { Mapping } from './player-fields.ts';
import type { Table, TableRow } from './table.ts';
import { texts } from '../texts.ts';

/**
 * `matched`: one registered player is meant. `ambiguous`: several may be meant, or one whose data contradict the row;
 * the arbiter decides. `new`: nobody registered. `rejected`: the row cannot be a player.
 */
type RowVerdict = 'matched' | 'ambiguous' | 'new' | 'rejected';

/** A player that the tournament has already. */
export type KnownPlayer = EditablePlayer & { readonly id: PlayerId };

/** What a row of a table of players means for the tournament. */
export interface PlayerRow {
  /** Row of the table, see {@link TableRow}. */
  readonly row: number;
  readonly verdict: RowVerdict;
  readonly name: string;
  /** The player as the row describes them; null for a rejected row. */
  readonly player: EditablePlayer | null;
  /** Byes that the row asks for. */
  readonly byes: readonly Absence[];
  /** Registered players who may be meant. */
  readonly candidates: readonly PlayerId[];
  /** Why, and which cells were left out: one or more sentences, possibly none. */
  readonly text: string;
}

interface Judged {
  readonly verdict: RowVerdict;
  readonly candidates: readonly KnownPlayer[];
  readonly reason: string;
}

const LARGEST_SLIP = 2;

function agree(a: string, b: string): boolean {
  return a === '' || b === '' || a === b;
}

function yearsAgree(a: string, b: string): boolean {
  return agree(a.slice(0, 4), b.slice(0, 4));
}

/** Knows the registered players by FIDE ID and by folded name. */
class Register {
  private readonly byId = new Map<string, KnownPlayer[]>();
  private readonly byName = new Map<string, KnownPlayer[]>();
  private readonly folded: readonly {
    readonly name: string;
    readonly letters: number;
    readonly player: KnownPlayer;
  }[];

  constructor(players: readonly KnownPlayer[]) {
    this.folded = players.map((player) => {
      const name = foldedName(player.name);
      return { name, letters: lettersOf(name), player };
    });
    for (const { name, player } of this.folded) {
      this.byName.set(name, [...(this.byName.get(name) ?? []), player]);
      if (player.fideId !== '')
        this.byId.set(player.fideId, [...(this.byId.get(player.fideId) ?? []), player]);
    }
  }

  judge(player: EditablePlayer): Judged {
    const name = foldedName(player.name);
    const sameId = player.fideId === '' ? [] : (this.byId.get(player.fideId) ?? []);
    if (sameId.length > 0) return this.judgeById(player, name, sameId);
    const namesakes = this.byName.get(name) ?? [];
    const possible = namesakes.filter(
      (known) => yearsAgree(known.birth, player.birth) && (known.fideId === '' || player.fideId === ''),
    );
    if (possible.length === 1) return { verdict: 'matched', candidates: possible, reason: '' };
    if (possible.length > 1) {
      return {
        verdict: 'ambiguous',
        candidates: possible,
        reason: texts.tableRows.players.severalOfName,
      };
    }
    if (namesakes.length > 0) {
      return {
        verdict: 'ambiguous',
        candidates: namesakes,
        reason: texts.tableRows.players.otherBirth,
      };
    }
    const similar = this.similar(name, player);
    if (similar.length > 0) {
      return {
        verdict: 'ambiguous',
        candidates: similar,
        reason: texts.tableRows.players.almost(similar[0]!.name),
      };
    }
    return { verdict: 'new', candidates: [], reason: '' };
  }

  private judgeById(player: EditablePlayer, name: string, sameId: readonly KnownPlayer[]): Judged {
    const [known] = sameId;
    const isClear = sameId.length === 1 && yearsAgree(known!.birth, player.birth);
    const slip = distanceUpTo(LARGEST_SLIP, name, foldedName(known!.name));
    if (isClear && slip <= LARGEST_SLIP) return { verdict: 'matched', candidates: sameId, reason: '' };
    const reason = texts.tableRows.players.idOf(
      player.fideId,
      sameId.map((each) => each.name),
    );
    return { verdict: 'ambiguous', candidates: sameId, reason };
  }

  private similar(name: string, player: EditablePlayer): KnownPlayer[] {
    const letters = lettersOf(name);
    return this.folded
      .filter((other) => mayBeWithin(LARGEST_SLIP, letters, other.letters))
      .map(({ name: other, player: known }) => ({ other, known }))
      .filter(({ known }) => known.fideId === '' || player.fideId === '')
      .filter(
        ({ known }) => agree(known.federation, player.federation) && yearsAgree(known.birth, player.birth),
      )
      .filter(({ other }) => distanceUpTo(LARGEST_SLIP, name, other) <= LARGEST_SLIP)
      .map(({ known }) => known);
  }
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

/** The first rows of one name: by year of birth, and among all years. */
class FirstRows {
  readonly #byYear = new Map<string, number>();
  #first: number | null = null;

  add(year: string, row: number): void {
    this.#first ??= row;
    if (!this.#byYear.has(year)) this.#byYear.set(year, row);
  }

  /** The first row whose year agrees: an unknown year agrees with every other. */
  agreeing(year: string): number | null {
    if (year === '') return this.#first;
    const rows = [this.#byYear.get(year), this.#byYear.get('')].filter((row) => row !== undefined);
    return rows.length === 0 ? null : Math.min(...rows);
  }
}

/** Finds rows that describe the same person as an earlier row of the table. */
class EarlierRows {
  private readonly byId = new Map<string, number>();
  /** By name, and those of them without a FIDE ID: two rows with different ones are two people. */
  private readonly byName = new Map<string, { readonly all: FirstRows; readonly withoutId: FirstRows }>();
  private readonly byMatch = new Map<PlayerId, number>();

  /** The earlier row with the same FIDE ID, the same name and year, or the same registered player; null for none. */
  of(row: number, player: EditablePlayer, match: PlayerId | null): number | null {
    const { fideId } = player;
    const name = foldedName(player.name);
    const year = player.birth.slice(0, 4);
    const namesakes = this.byName.get(name) ?? { all: new FirstRows(), withoutId: new FirstRows() };
    const namesake = (fideId === '' ? namesakes.all : namesakes.withoutId).agreeing(year);
    const found =
      this.byId.get(fideId) ?? namesake ?? (match === null ? null : (this.byMatch.get(match) ?? null));
    if (fideId !== '' && !this.byId.has(fideId)) this.byId.set(fideId, row);
    if (match !== null && !this.byMatch.has(match)) this.byMatch.set(match, row);
    namesakes.all.add(year, row);
    if (fideId === '') namesakes.withoutId.add(year, row);
    this.byName.set(name, namesakes);
    return found;
  }
}

function rejected(row: TableRow, name: string, reason: string): PlayerRow {
  const nothing = { player: null, byes: [], candidates: [] };
  return {
    row: row.number,
    verdict: 'rejected',
    name,
    ...nothing,
    text: texts.tableRows.players.sentence(reason),
  };
}

/** True for the headings once more, as they stand in the middle of tables that were pasted together. */
function repeatsHeadings({ cells }: TableRow, { headers, headingRow }: Table): boolean {
  if (headingRow === 0) return false;
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
  return (
    filled.length > 1 &&
    filled.every((column) => cells[column]!.toLowerCase() === headers[column]!.toLowerCase())
  );
}

/** How often progress is told. */
const ROWS_OF_PROGRESS = 500;

/**
 * Judges every row of a table under a mapping of its columns; `rounds` are those that a bye may be asked for. The
 * answer has exactly one entry for each row, in the order of the table. Cost: rows × registered players.
 */
export function playerRows(
  table: Table,
  mapping: Mapping,
  known: readonly KnownPlayer[],
  rounds: ByeRounds,
  progress: (settled: number, all: number) => void = () => undefined,
): PlayerRow[] {
  const register = new Register(known);
  const earlier = new EarlierRows();
  return table.rows.map((row, index) => {
    if (index % ROWS_OF_PROGRESS === 0) progress(index, table.rows.length);
    if (repeatsHeadings(row, table))
      return rejected(row, row.cells.join(' '), texts.tableRows.players.headings);
    const { player, byes, complaints } = readPlayer(row.cells, mapping, rounds);
    const surplus = row.surplus.length === 0 ? '' : texts.tableRows.players.beyond(row.surplus.join(' '));
    if (player.name === '')
      return rejected(row, '', sentences([texts.tableRows.players.noName, ...complaints]).slice(0, -1));
    if (!/\p{L}/u.test(player.name))
      return rejected(row, player.name, texts.tableRows.players.notAName(player.name));
    const judged = register.judge(player);
    const match = judged.verdict === 'matched' ? judged.candidates[0]!.id : null;
    const twin = earlier.of(row.number, player, match);
    return {
      row: row.number,
      verdict: twin === null && !row.isHidden ? judged.verdict : 'ambiguous',
      name: player.name,
      player,
      byes,
      candidates: judged.candidates.map(({ id }) => id),
      text: sentences([
        judged.reason,
        twin === null ? '' : texts.tableRows.players.twin(twin),
        row.isHidden ? texts.tableRows.players.hidden : '',
        ...complaints,
        surplus,
      ]),
    };
  });
}

/** Fields that a row fills in otherwise than the registered player has them; ratings by the rule of the tournament. */
export function changesByRow(
  known: KnownPlayer,
  row: EditablePlayer,
  rule: TournamentRating,
): Partial<EditablePlayer> {
  const { sex, title, federation, fideId, birth, club, category } = row;
  const said: Partial<EditablePlayer> = {
    ...(sex === null ? {} : { sex }),
    ...(title === null ? {} : { title }),
    ...ratingsByRow(known, row, rule),
    ...(federation === '' ? {} : { federation }),
    ...(fideId === '' ? {} : { fideId }),
    // A year says nothing against a date in it.
    ...(birth === '' || (birth.endsWith('/00/00') && yearsAgree(birth, known.birth) && known.birth !== '')
      ? {}
      : { birth }),
    ...(club === '' ? {} : { club }),
    ...(category === '' ? {} : { category }),
  };
  const changes = Object.entries(said).filter(
    ([field, value]) =>
      JSON.stringify(known[field as keyof EditablePlayer] ?? null) !== JSON.stringify(value ?? null),
  );
  return Object.fromEntries(changes);
}

/** Columns of a table with the field that they were taken for and a first filled cell as a sample. */
export function columnsOf<F extends string>(table: Table, mapping: readonly (F | 'ignore')[]) {
  return table.headers.map((header, index) => ({
    header,
    field: mapping[index] ?? 'ignore',
    sample: table.rows.find(({ cells }) => cells[index] !== '')?.cells[index] ?? '',
  }));
}
