/** One call of a page, from untrusted data to the handlers' answer. Both hosts go through here. */
import type {
  CommandName,
  CommandReply,
  HallPicture,
  Handlers,
  QueryName,
  Queries,
  Refusal,
  Reply,
} from './contract.ts';
import { HALL_PLACE } from './calls/hall.ts';
import { COMMAND_ID, COMMANDS, MEANT, QUERIES } from './calls/index.ts';
import { texts } from '../texts.ts';

export type CallKind = 'query' | 'command';

/** Writes down a bug; a host passes its own. */
export type Report = (bug: unknown, channel: string) => void;

interface ArgumentProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function badRequest(channel: string, problems: readonly ArgumentProblem[]): Refusal {
  const first = problems[0];
  const place = first === undefined ? '' : ` (${first.path.map(String).join('.')}: ${first.message})`;
  return {
    code: 'bad-request',
    ...texts.refusals.notUnderstood(channel, place),
    severity: 'refused',
  };
}

function internalError(channel: string, severity: Refusal['severity']): Refusal {
  return {
    code: 'internal-error',
    ...texts.refusals.mistake(channel),
    severity,
  };
}

async function answerQuery<N extends QueryName>(
  handlers: Handlers,
  name: N,
  data: unknown,
  report: Report,
): Promise<Reply<Queries[N]['value']>> {
  const args = QUERIES[name].schema.safeParse(data);
  if (!args.success) return { ok: false, refusal: badRequest(name, args.error.issues) };
  try {
    return await handlers.queries[name](args.data);
  } catch (bug) {
    report(bug, name);
    return { ok: false, refusal: internalError(name, 'refused') };
  }
}

async function answerCommand<N extends CommandName>(
  handlers: Handlers,
  name: N,
  data: unknown,
  report: Report,
  id: unknown,
  meant: unknown,
): Promise<CommandReply<N>> {
  const args = COMMANDS[name].schema.safeParse(data);
  if (!args.success) return { ok: false, refusal: badRequest(name, args.error.issues) };
  const identity = COMMAND_ID.safeParse(id);
  if (!identity.success) return { ok: false, refusal: badRequest(name, identity.error.issues) };
  const tournament = MEANT.safeParse(meant);
  if (!tournament.success) return { ok: false, refusal: badRequest(name, tournament.error.issues) };
  try {
    return await handlers.commands[name](args.data, identity.data, tournament.data);
  } catch (bug) {
    report(bug, name);
    return { ok: false, refusal: internalError(name, 'not-saved') };
  }
}

/**
 * Answers a call whose parts are still unknown data. Unknown channels and arguments that do not fit are refused
 * (`bad-request`); a bug in a handler is reported and refused (`internal-error`). Never throws.
 */
export async function answer(
  handlers: Handlers,
  kind: unknown,
  name: unknown,
  data: unknown,
  report: Report,
  id?: unknown,
  meant?: unknown,
): Promise<Reply<unknown> | CommandReply<CommandName>> {
  if (typeof name === 'string') {
    if (kind === 'query' && Object.hasOwn(QUERIES, name))
      return answerQuery(handlers, name as QueryName, data, report);
    if (kind === 'command' && Object.hasOwn(COMMANDS, name))
      return answerCommand(handlers, name as CommandName, data, report, id, meant);
  }
  return {
    ok: false,
    refusal: badRequest(typeof name === 'string' ? name : texts.refusals.callWithoutName, []),
  };
}

/** Answers the one question of the hall window, whose argument is still unknown data. Never throws. */
export async function answerHall(
  handlers: Handlers,
  data: unknown,
  report: Report,
): Promise<Reply<HallPicture>> {
  const place = HALL_PLACE.safeParse(data);
  if (!place.success) return { ok: false, refusal: badRequest('hall', place.error.issues) };
  try {
    return await handlers.hall(place.data);
  } catch (bug) {
    report(bug, 'hall');
    return { ok: false, refusal: internalError('hall', 'refused') };
  }
}
