/** Players from a registration table: a verdict for every row, nothing dropped silently. */
import type { EditablePlayer, PlayerId } from '../../src-engine/index.ts';
import { distanceUpTo, foldedName } from './names.ts';
import { readPlayer, type Mapping } from './player-fields.ts';
import type { Table, TableRow } from './table.ts';

/**
 * `matched`: one registered player is meant. `ambiguous`: several may be meant, or one whose data contradict the row;
 * the arbiter decides. `new`: nobody registered. `rejected`: the row cannot be a player.
 */
export const ROW_VERDICTS = ['matched', 'ambiguous', 'new', 'rejected'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** A player whom the tournament has already. */
export interface KnownPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly fideId: string;
  readonly birth: string;
  readonly federation: string;
}

export interface PlayerRow {
  /** Row of the table, the headings being row 1. */
  readonly row: number;
  readonly verdict: RowVerdict;
  readonly name: string;
  /** The player as the row describes him; null for a rejected row. */
  readonly player: EditablePlayer | null;
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

function yearsAgree(a: string, b: string): boolean {
  return a === '' || b === '' || a.slice(0, 4) === b.slice(0, 4);
}

/** Knows the registered players by FIDE ID and by folded name. */
class Register {
  private readonly byId = new Map<string, KnownPlayer[]>();
  private readonly byName = new Map<string, KnownPlayer[]>();
  private readonly folded: readonly { readonly name: string; readonly player: KnownPlayer }[];

  constructor(players: readonly KnownPlayer[]) {
    this.folded = players.map((player) => ({ name: foldedName(player.name), player }));
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
        reason: 'Several registered players have this name',
      };
    }
    if (namesakes.length > 0) {
      return {
        verdict: 'ambiguous',
        candidates: namesakes,
        reason: 'A registered player has this name, but another year of birth or FIDE ID',
      };
    }
    const similar = this.similar(name, player);
    if (similar.length > 0) {
      return { verdict: 'ambiguous', candidates: similar, reason: `Almost the name of ${similar[0]!.name}` };
    }
    return { verdict: 'new', candidates: [], reason: '' };
  }

  private judgeById(player: EditablePlayer, name: string, sameId: readonly KnownPlayer[]): Judged {
    const [known] = sameId;
    const isClear = sameId.length === 1 && yearsAgree(known!.birth, player.birth);
    const slip = distanceUpTo(LARGEST_SLIP, name, foldedName(known!.name));
    if (isClear && slip <= LARGEST_SLIP) return { verdict: 'matched', candidates: sameId, reason: '' };
    const reason = `FIDE ID ${player.fideId} belongs to ${sameId.map((each) => each.name).join(' and ')}`;
    return { verdict: 'ambiguous', candidates: sameId, reason };
  }

  private similar(name: string, player: EditablePlayer): KnownPlayer[] {
    return this.folded
      .filter(
        ({ player: known }) =>
          known.federation === player.federation && yearsAgree(known.birth, player.birth),
      )
      .filter(({ player: known }) => known.fideId === '' || player.fideId === '')
      .filter(({ name: other }) => distanceUpTo(LARGEST_SLIP, name, other) <= LARGEST_SLIP)
      .map(({ player: known }) => known);
  }
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

/** Finds rows that describe the same person as an earlier row of the table. */
class EarlierRows {
  private readonly seen = new Map<string, number>();

  /** The earlier row with the same FIDE ID, or the same name and year; null for the first of its kind. */
  of(row: number, { fideId, name, birth }: EditablePlayer): number | null {
    const keys = [
      ...(fideId === '' ? [] : [`id ${fideId}`]),
      ...(fideId === '' ? [`name ${foldedName(name)} ${birth.slice(0, 4)}`] : []),
    ];
    const earlier = keys.map((key) => this.seen.get(key)).find((number) => number !== undefined) ?? null;
    for (const key of keys) if (!this.seen.has(key)) this.seen.set(key, row);
    return earlier;
  }
}

function rejected(row: TableRow, name: string, reason: string): PlayerRow {
  return { row: row.number, verdict: 'rejected', name, player: null, candidates: [], text: `${reason}.` };
}

/**
 * Judges every row of a table under a mapping of its columns. The answer has exactly one entry for each row, in the
 * order of the table. Cost: rows × registered players.
 */
export function playerRows(table: Table, mapping: Mapping, known: readonly KnownPlayer[]): PlayerRow[] {
  const register = new Register(known);
  const earlier = new EarlierRows();
  return table.rows.map((row) => {
    const { player, complaints } = readPlayer(row.cells, mapping);
    const surplus =
      row.surplus.length === 0
        ? ''
        : `Beyond the last heading stands “${row.surplus.join(' ')}”, which was left out`;
    if (player.name === '')
      return rejected(row, '', sentences(['The row has no name', ...complaints]).slice(0, -1));
    if (!/\p{L}/u.test(player.name)) return rejected(row, player.name, `“${player.name}” is no name`);
    const twin = earlier.of(row.number, player);
    const judged = register.judge(player);
    const verdict = twin === null ? judged.verdict : 'ambiguous';
    return {
      row: row.number,
      verdict,
      name: player.name,
      player,
      candidates: judged.candidates.map(({ id }) => id),
      text: sentences([
        judged.reason,
        twin === null ? '' : `The same player as in row ${twin}`,
        ...complaints,
        surplus,
      ]),
    };
  });
}

/** Columns of a table with the field that they were taken for and a first filled cell as a sample. */
export function columnsOf(table: Table, mapping: Mapping) {
  return table.headers.map((header, index) => ({
    header,
    field: mapping[index] ?? 'ignore',
    sample: table.rows.find(({ cells }) => cells[index] !== '')?.cells[index] ?? '',
  }));
}
