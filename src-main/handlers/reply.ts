/** The shapes in which handlers answer. */
import type {
  CommandName,
  CommandReply,
  Commands,
  Confirmation,
  Handlers,
  QueryName,
  Refusal,
  Reply,
  ViewName,
  WarningLevel,
} from '../ipc/contract.ts';
import { EVENT_KINDS, type EventDraft } from '../../src-engine/index.ts';

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

export function done<N extends CommandName>(
  value: Commands[N]['value'],
  changed: readonly ViewName[],
): CommandReply<N> {
  return { ok: true, value, changed };
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

/** The loudest level that any of the drafts declares. */
export function levelOf(drafts: readonly EventDraft[]): WarningLevel {
  return drafts.reduce<WarningLevel>((level, { kind }) => {
    const declared = EVENT_KINDS[kind].level;
    return declared > level ? declared : level;
  }, 0);
}

/**
 * The question that has to be answered before a command of this level acts; null when none is due: levels 0 and 1
 * do not ask, and a level that was confirmed is not asked again.
 */
export function questionOf(
  level: WarningLevel,
  confirmed: WarningLevel,
  consequence: string,
  article?: string,
): { readonly ok: false; readonly confirm: Confirmation } | null {
  if (level < 2 || confirmed >= level) return null;
  return { ok: false, confirm: { level, consequence, ...(article === undefined ? {} : { article }) } };
}
