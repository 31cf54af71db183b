import type {
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  Queries,
  QueryName,
  Refusal,
  Reply,
} from '../../src-main/ipc/contract.ts';
import { text } from '../texts.ts';

/** Commands that go on for minutes, with a progress of their own. */
const LONG: readonly CommandName[] = ['lists.import', 'lists.fetch'];

/** What main is asked and told. A host that cannot be reached answers with a refusal; nothing here throws. */
export class Calls {
  readonly bridge: Bridge;
  #busy = $state(0);
  #notSaved = $state(false);

  constructor(bridge: Bridge) {
    this.bridge = bridge;
  }

  get busy(): boolean {
    return this.#busy > 0;
  }
  /** True after a command that could not be stored, until one is. */
  get notSaved(): boolean {
    return this.#notSaved;
  }

  query<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Reply<Queries[N]['value']>> {
    return this.bridge
      .query(name, args)
      .catch((bug: unknown) => ({ ok: false, refusal: unreachable(bug, 'refused') }) as const);
  }

  /**
   * Sends a command and leaves refusals and questions to the caller. `id` names it where it may be sent again, `meant`
   * the tournament that it is for.
   */
  async send<N extends CommandName>(
    name: N,
    args: Commands[N]['args'],
    id?: string,
    meant?: string,
  ): Promise<CommandReply<N>> {
    const counted = LONG.includes(name) ? 0 : 1;
    this.#busy += counted;
    try {
      const reply = await this.bridge
        .command(name, args, id, meant)
        .catch((bug: unknown) => ({ ok: false, refusal: unreachable(bug, 'not-saved') }) as const);
      if (reply.ok) this.#notSaved = false;
      else if ('refusal' in reply && reply.refusal.severity === 'not-saved') this.#notSaved = true;
      return reply;
    } finally {
      this.#busy -= counted;
    }
  }
}

/** What is said where main did not answer. */
export function unreachable(bug: unknown, severity: Refusal['severity']): Refusal {
  return {
    code: 'host-unreachable',
    message: text.app.unreachable(bug instanceof Error ? bug.message : String(bug)),
    advice: text.app.unreachableAdvice,
    severity,
  };
}
