/**
 * A command that is sent twice happens once. Every command comes with an identity that the page made up, when a form was
 * opened or its content changed last. While the program runs a repeat gets the answer of the first one, as long as that
 * is under way or succeeded; after a crash it is found in the log, where the identity stands beside the command's name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Handlers, Refusal } from '../ipc/contract.ts';
import { refusal, refuse } from './reply.ts';
import { texts } from '../texts.ts';

/** Answers that are kept: far more than a page can wait for. */
const KEPT = 1000;

const running = new AsyncLocalStorage<string>();

/** Identity of the command that runs now; null for what the program does by itself. */
function currentCommand(): string | null {
  return running.getStore() ?? null;
}

/** A command's name as the log keeps it. */
export function commandText(command: string): string {
  const id = currentCommand();
  return id === null ? command : `${command} ${id}`;
}

/** The name alone of what {@link commandText} wrote. */
export function commandName(text: string): string {
  return text.split(' ')[0]!;
}

interface Kept {
  readonly call: string;
  readonly answer: ReturnType<AnyCommand>;
}

function otherCommand(): Refusal {
  return refusal('identity-used', texts.refusals.identityUsed);
}

function storedAlready(seq: number): Refusal {
  return refusal('stored-already', texts.refusals.storedAlready(seq));
}

/** What a command says; that it was confirmed is the answer to a question about the same. */
function callOf(name: string, args: unknown): string {
  const said: Record<string, unknown> = { ...(args as object) };
  delete said.confirmed;
  return JSON.stringify([name, said]);
}

type AnyCommand = (args: unknown, id?: string, meant?: string) => Promise<{ readonly ok: boolean }>;

/** The same commands; one that the page meant for another tournament than the open one is refused. */
export function forWhatIsMeant(
  commands: Handlers['commands'],
  open: () => string | null,
): Handlers['commands'] {
  const wrapped = Object.entries(commands).map(([name, plain]) => {
    const command = plain as AnyCommand;
    const checked: AnyCommand = (args, id, meant) =>
      meant === undefined || meant === open()
        ? command(args, id)
        : Promise.resolve(refuse(refusal('other-tournament', texts.refusals.otherTournament)));
    return [name, checked] as const;
  });
  return Object.fromEntries(wrapped) as unknown as Handlers['commands'];
}

/** The same commands, each of them once for each identity. `entryOf` finds an identity in the log of what is open. */
export function onceEach(
  commands: Handlers['commands'],
  entryOf: (id: string) => number | null,
): Handlers['commands'] {
  const kept = new Map<string, Kept>();

  /** Refused or asked about, it has not happened, and may be sent again. */
  function forgetUnlessDone(id: string, answer: Kept['answer']): void {
    const forget = () => void (kept.get(id)?.answer === answer && kept.delete(id));
    answer.then(({ ok }) => (ok ? undefined : forget()), forget);
  }

  const wrapped = Object.entries(commands).map(([name, plain]) => {
    const command = plain as AnyCommand;
    const once: AnyCommand = (args, id) => {
      if (id === undefined) return command(args);
      const call = callOf(name, args);
      const known = kept.get(id);
      if (known !== undefined)
        return known.call === call ? known.answer : Promise.resolve(refuse(otherCommand()));
      const earlier = entryOf(id);
      if (earlier !== null) return Promise.resolve(refuse(storedAlready(earlier)));
      const answer = running.run(id, () => command(args));
      kept.set(id, { call, answer });
      forgetUnlessDone(id, answer);
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
