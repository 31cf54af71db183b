/** The shapes in which handlers answer. */
import type { CommandName, Handlers, QueryName, Refusal, Reply } from '../ipc/contract.ts';

/** Handlers of the queries of one feature. */
export type QueriesOf<N extends QueryName> = Pick<Handlers['queries'], N>;
/** Handlers of the commands of one feature. */
export type CommandsOf<N extends CommandName> = Pick<Handlers['commands'], N>;

/** The reply to a query or a command that was done. */
export function answer<T>(value: T): Reply<T> {
  return { ok: true, value };
}

/** The reply to a query or a command that was not done; nothing was stored. */
export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** What is the matter, and what can be done. */
type Words = Pick<Refusal, 'message' | 'advice'>;
type More = Partial<Pick<Refusal, 'article' | 'line' | 'column' | 'players' | 'offer' | 'severity'>>;

/** A refusal of a code, in the words of the catalogue. */
export function refusal(code: string, words: Words, more?: More): Refusal;
export function refusal(code: string, message: string, advice?: string, more?: More): Refusal;
export function refusal(
  code: string,
  words: Words | string,
  ...rest: (More | string | undefined)[]
): Refusal {
  const said = typeof words === 'string' ? { message: words, advice: '' } : words;
  const [first, second] = rest;
  const advice = typeof first === 'string' ? { advice: first } : {};
  const more = typeof first === 'object' ? first : typeof second === 'object' ? second : {};
  return { code, severity: 'refused', ...said, ...advice, ...more };
}
