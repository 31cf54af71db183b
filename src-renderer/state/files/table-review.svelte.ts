import { SvelteMap } from 'svelte/reactivity';
import type {
  TableChoice,
  TableReading,
  TableReview,
  TableRowOption,
  TableRowReview,
} from '../../../src-main/ipc/contract.ts';
import type { App } from '../app.svelte.ts';
import type { TableRequest } from '../dialogs.ts';

export const ROW_FILTERS = ['all', 'unclear', 'other', 'noted', 'rejected'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** The option that leaves a row out, in every row the first. */
const LEFT_OUT = 0;

/** Clear rows that can change what is entered, if the arbiter wants it. */
function isOther({ verdict, options }: TableRowReview): boolean {
  return verdict !== 'ambiguous' && options.some(({ effect }) => effect === 'changes');
}

/** Rows that are taken although something about them was left out or is worth a word. */
export function isNoted({ verdict, text }: TableRowReview): boolean {
  return (verdict === 'matched' || verdict === 'new') && text !== '';
}

function shows(filter: RowFilter, row: TableRowReview): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unclear':
      return row.verdict === 'ambiguous';
    case 'other':
      return isOther(row);
    case 'noted':
      return isNoted(row);
    case 'rejected':
      return row.verdict === 'rejected';
  }
}

/** Reads a table for review; null when main refused, which it then says. */
export async function readTable(
  app: App,
  request: TableRequest,
  reading: TableReading | null,
): Promise<TableReview | null> {
  const { holds, file, round } = request;
  const read =
    holds === 'players'
      ? await app.run('players.readTable', { file, reading })
      : await app.run('results.readTable', { file, round, reading });
  return read?.value ?? null;
}

/** Asks for a table file and opens its review. */
export async function reviewTable(app: App, holds: TableRequest['holds'], round: number): Promise<void> {
  const chosen = await app.chooseFile('open-table', '');
  if (chosen === null) return;
  await reviewRows(app, { holds, file: chosen.file, round });
}

/** Reads a table, chosen or pasted, and opens its review. */
export async function reviewRows(app: App, request: TableRequest): Promise<void> {
  const review = await readTable(app, request, null);
  if (review !== null) app.open({ kind: 'table', request, review });
}

/** A table under review: what each row does, as proposed or as the arbiter chose. */
export class ReviewedTable {
  #review = $state.raw<TableReview>(null as never);
  /** Options by row, where the arbiter chose. */
  readonly #chosen = new SvelteMap<number, number>();
  #filter = $state<RowFilter>('all');
  #at = $state(0);
  /** Only the newest reading counts: answers can overtake each other. */
  #asked = 0;
  #isReading = $state(false);

  constructor(review: TableReview) {
    this.replace(review);
  }

  readonly #counts = $derived({
    all: this.#review.rows.length,
    unclear: this.#review.rows.filter((row) => shows('unclear', row)).length,
    other: this.#review.rows.filter(isOther).length,
    noted: this.#review.rows.filter(isNoted).length,
    rejected: this.#review.rows.filter((row) => shows('rejected', row)).length,
  } satisfies Record<RowFilter, number>);
  readonly #visible = $derived(this.#review.rows.filter((row) => shows(this.#filter, row)));
  readonly #undecided = $derived(this.#review.rows.filter((row) => this.optionOf(row) === null));

  get review(): TableReview {
    return this.#review;
  }
  get filter(): RowFilter {
    return this.#filter;
  }
  get counts(): Readonly<Record<RowFilter, number>> {
    return this.#counts;
  }
  get visible(): readonly TableRowReview[] {
    return this.#visible;
  }
  get undecided(): readonly TableRowReview[] {
    return this.#undecided;
  }
  /** Index of the current row among the visible ones, -1 for none. */
  get at(): number {
    return Math.min(this.#at, this.#visible.length - 1);
  }
  get current(): TableRowReview | null {
    return this.#visible[this.at] ?? null;
  }

  /** Another reading of the same file; choices made for the old one mean nothing any more. */
  replace(review: TableReview): void {
    this.#review = review;
    this.#chosen.clear();
    this.#at = 0;
  }

  /** True while the file is read in another way: rows and choices on screen are about to go. */
  get isReading(): boolean {
    return this.#isReading;
  }

  /** Reads the file in another way; null from `read` leaves everything as it is. */
  async readAgain(read: () => Promise<TableReview | null>): Promise<void> {
    const asked = ++this.#asked;
    this.#isReading = true;
    const again = await read();
    if (asked !== this.#asked) return;
    this.#isReading = false;
    if (again !== null) this.replace(again);
  }

  show(filter: RowFilter): void {
    this.#filter = filter;
    this.#at = 0;
  }

  moveTo(index: number): void {
    this.#at = Math.max(0, Math.min(this.#visible.length - 1, index));
  }

  /** Option of a row, null while it waits for a choice. */
  optionOf({ row, choice }: TableRowReview): number | null {
    return this.#chosen.get(row) ?? choice;
  }

  isChosen({ row }: TableRowReview): boolean {
    return this.#chosen.has(row);
  }

  choose(row: TableRowReview, option: number): void {
    if (option < row.options.length) this.#chosen.set(row.row, option);
  }

  /** Chooses an option for the current row and goes on to the next one. */
  decide(option: number): void {
    const { current } = this;
    if (current === null || option >= current.options.length) return;
    this.choose(current, option);
    this.moveTo(this.at + 1);
  }

  /** Goes to the next row that waits for a choice, showing all rows if it has to. */
  toNextUndecided(): void {
    const here = this.current?.row ?? 0;
    const next = this.#undecided.find(({ row }) => row > here) ?? this.#undecided[0];
    if (next === undefined) return;
    if (!this.#visible.includes(next)) this.show('all');
    this.moveTo(this.#visible.indexOf(next));
  }

  leaveUndecidedOut(): void {
    for (const { row } of this.#undecided) this.#chosen.set(row, LEFT_OUT);
  }

  /** Takes every row that would change something; again, none of them. */
  takeChanges(): void {
    const rows = this.#review.rows.filter(isOther);
    const taken = ({ options }: TableRowReview) => options.findIndex(({ effect }) => effect === 'changes');
    const areTaken = rows.every((row) => this.optionOf(row) === taken(row));
    for (const row of rows) this.#chosen.set(row.row, areTaken ? row.choice! : taken(row));
  }

  /** Number of rows that do this to the tournament, as chosen. */
  effects(wanted: TableRowOption['effect']): number {
    return this.#review.rows.filter((row) => {
      const option = this.optionOf(row);
      return option !== null && row.options[option]?.effect === wanted;
    }).length;
  }

  /** Rows left out, those aside that say nothing new. */
  get leftOut(): number {
    return this.#review.rows.filter((row) => row.verdict !== 'passed' && this.optionOf(row) === LEFT_OUT)
      .length;
  }

  /** What the arbiter chose, for main. */
  get choices(): readonly TableChoice[] {
    return [...this.#chosen].map(([row, option]) => ({ row, option }));
  }
}
