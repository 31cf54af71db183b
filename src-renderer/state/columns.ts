/** A column of a screen's table. */
export interface Column {
  readonly id: string;
  readonly label: string;
  /** Pixels; null shares what is left. */
  readonly width: number | null;
  readonly align?: 'num' | 'mid';
  /** Names with a title slot before them. */
  readonly titled?: boolean;
  readonly colour?: 'white' | 'black';
  readonly sort?: 'ascending' | 'descending' | 'none';
  /** The column that the page is about. */
  readonly now?: boolean;
  readonly onsort?: () => void;
}
