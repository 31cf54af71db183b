/**
 * Expected failures are values, never exceptions. Each room declares its own union of failures whose
 * members extend {@link FailureShape}; their sentences are in `src-engine/texts`.
 */
export type Outcome<T, F extends FailureShape = FailureShape> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

/** What every failure carries: a stable code, and where they apply the article and the place in the input. */
export interface FailureShape {
  readonly code: string;
  /** Article of the regulation that decides, for example `C.04.3 2.1.1`. */
  readonly article?: string;
  /** 1-based line of the input file. */
  readonly line?: number;
  /** 1-based column of the input line. */
  readonly column?: number;
}

/** Success; see {@link Outcome}. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** An expected failure, which is a value; bugs are thrown. */
export function fail<F extends FailureShape>(failure: F): { readonly ok: false; readonly failure: F } {
  return { ok: false, failure };
}
