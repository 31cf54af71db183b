/** Room for 28 letters of a name, and for the slot of titles before it, CSS pixels. */
const NAME = 196;
const TITLE_SLOT = 41;

/**
 * The fullest columns whose names keep 28 letters in a table of this width. `make` gives the columns after so many steps
 * of yielding, 0 for all; after `most` steps nothing yields any more.
 */
export function fittedColumns(
  width: number,
  most: number,
  make: (step: number) => readonly Column[],
): readonly Column[] {
  for (let step = 0; step < most; step++) {
    const columns = make(step);
    if (leastWidth(columns) <= width) return columns;
  }
  return make(most);
}

function leastWidth(columns: readonly Column[]): number {
  return columns.reduce(
    (sum, { width, titled, beside = 0 }) =>
      sum + (width ?? NAME + (titled === true ? TITLE_SLOT : 0) + beside),
    0,
  );
}

/** The identities of columns: a row has the cells of those that are shown. */
export function idsOf(columns: readonly Column[]): ReadonlySet<string> {
  return new Set(columns.map(({ id }) => id));
}

/** A column of a screen's table. */
export interface Column {
  readonly id: string;
  readonly label: string;
  /** Pixels; null shares what is left. */
  readonly width: number | null;
  readonly align?: 'num' | 'mid';
  /** Names with a title slot before them. */
  readonly titled?: boolean;
  /** Pixels for what stands in the cell of few names, behind them. */
  readonly beside?: number;
  readonly colour?: 'white' | 'black';
  readonly sort?: 'ascending' | 'descending' | 'none';
  /** The column that the page is about. */
  readonly now?: boolean;
  /** In so few pixels only a mark is shown instead of words. */
  readonly brief?: boolean;
  readonly onsort?: () => void;
}
