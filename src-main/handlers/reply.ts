/** The shapes in which handlers answer. */
import type { CommandName, Handlers, QueryName, Refusal, Reply } from '../ipc/contract.ts';

/** Handlers of the queries of one feature. */
export type QueriesOf<N extends QueryName> = Pick<Handlers['queries'], N>;
/** Handlers of the commands of one feature. */
export type CommandsOf<N extends CommandName> = Pick<Handlers['commands'], N>;

export function answer<T>(value: T): Reply<T> {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** A refusal in one line; more can be added by spreading. */
export function refusal(
  code: string,
  message: string,
  advice = '',
  more: Partial<Pick<Refusal, 'article' | 'line' | 'column' | 'players' | 'offer' | 'severity'>> = {},
): Refusal {
  return { code, message, advice, severity: 'refused', ...more };
}
