/**
 * A command that is sent twice happens once. Every command comes with an identity that the page made up for it: while
 * the program runs a repeat gets the answer of the first one; after a crash it is found in the log, where the identity
 * stands beside the command's name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Handlers } from '../ipc/contract.ts';
import { refusal, refuse } from './reply.ts';

/** Answers that are kept: far more than a page can wait for. */
const KEPT = 1000;

const running = new AsyncLocalStorage<string>();

/** Identity of the command that runs now; null for what the program does by itself. */
export function currentCommand(): string | null {
  return running.getStore() ?? null;
}

/** A command's name as the log keeps it. */
export function commandText(command: string): string {
  const id = currentCommand();
  return id === null ? command : `${command} ${id}`;
}

/** The name alone of what {@link commandText} wrote. */
export function commandName(text: string): string {
  return text.split(' ', 1)[0]!;
}

interface Kept {
  readonly call: string;
  readonly answer: Promise<unknown>;
}

const OTHER_COMMAND = refusal(
  'identity-used',
  'The page sent two different commands under one identity.',
  'Nothing was changed. Do it again.',
);

type AnyCommand = (args: unknown, id?: string) => Promise<unknown>;

/** The same commands, each of them once for each identity. */
export function onceEach(commands: Handlers['commands']): Handlers['commands'] {
  const kept = new Map<string, Kept>();
  const wrapped = Object.entries(commands).map(([name, plain]) => {
    const command = plain as AnyCommand;
    const once: AnyCommand = (args, id) => {
      if (id === undefined) return command(args);
      const call = JSON.stringify([name, args]);
      const known = kept.get(id);
      if (known !== undefined)
        return known.call === call ? known.answer : Promise.resolve(refuse(OTHER_COMMAND));
      const answer = running.run(id, () => command(args));
      kept.set(id, { call, answer });
      for (const old of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(old);
      }
      return answer;
    };
    return [name, once] as const;
  });
  // Names and functions are those that came in; the compiler does not follow that through the list.
  return Object.fromEntries(wrapped) as unknown as Handlers['commands'];
}
