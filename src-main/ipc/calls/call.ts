/**
 * One call that a page can make of main: the schema that its arguments are checked by, and the type of its answer. The
 * types of the contract derive from these, so there is nothing to keep in step.
 */
import type { z } from 'zod';

interface Call<A, V> {
  readonly schema: z.ZodType<A>;
  /** Never there: it carries the types. */
  readonly types?: { readonly args: A; readonly value: V };
}

/** `takes(schema).answers<Value>()`: arguments are refused where they do not fit the schema. */
export function takes<S extends z.ZodType>(schema: S) {
  // The type of the value is all that is added.
  return {
    answers: <V>(): Call<z.output<S>, V> => ({ schema: schema as unknown as z.ZodType<z.output<S>> }),
  };
}

/** What a table of calls is to those who make them: for each its arguments and its value. */
export type TypesOf<C> = {
  [N in keyof C]: C[N] extends Call<infer A, infer V> ? { args: A; value: V } : never;
};
