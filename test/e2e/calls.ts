/** Calls of the contract made from inside the page, over whichever bridge its host has. */
import type { Page } from 'playwright-core';
import { chooserOf, withHandles, type Chooser, type WithPaths } from '../../tools/choose.ts';
import type {
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  Queries,
  QueryName,
  Reply,
} from '../../src-main/ipc/contract.ts';
import type { RunningProgram } from './hosts.ts';

/** The window object inside the page, for the function that runs there. */
declare const window: { readonly wallchart?: Bridge };
declare const sessionStorage: { readonly getItem: (name: string) => string | null };

export async function callFromPage<N extends QueryName>(
  page: Page,
  kind: 'query',
  name: N,
  args: Queries[N]['args'],
): Promise<Reply<Queries[N]['value']>>;
export async function callFromPage<N extends CommandName>(
  page: Page,
  kind: 'command',
  name: N,
  args: Commands[N]['args'],
): Promise<CommandReply<N>>;
export async function callFromPage(page: Page, kind: string, name: string, args: unknown): Promise<unknown> {
  return page.evaluate(
    async (call) => {
      const bridge = window.wallchart;
      if (bridge !== undefined) {
        return call.kind === 'query'
          ? bridge.query(call.name as QueryName, call.args as never)
          : bridge.command(call.name as CommandName, call.args as never);
      }
      const response = await fetch('./call', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-wallchart-key': sessionStorage.getItem('wallchart-key') ?? '',
        },
        body: JSON.stringify(call),
      });
      return (await response.json()) as unknown;
    },
    { kind, name, args },
  );
}

/** Chooses in the page's own chooser, or in the system's dialog where the host has one. */
function chooserIn(program: RunningProgram): Chooser {
  const { page, answerDialog } = program;
  if (answerDialog === null)
    return chooserOf({
      query: (name, args) => callFromPage(page, 'query', name, args),
      command: (name, args) => callFromPage(page, 'command', name, args),
    });
  return async (purpose, path) => {
    await answerDialog(path);
    const chosen = await callFromPage(page, 'command', 'files.choose', { purpose, suggestion: '' });
    if (!chosen.ok || chosen.value === null) throw new Error(JSON.stringify(chosen));
    return chosen.value.file;
  };
}

/** A command from the page, with each path in its arguments chosen first. */
export async function runFromPage<N extends CommandName>(
  program: RunningProgram,
  name: N,
  args: WithPaths<Commands[N]['args']>,
): Promise<CommandReply<N>> {
  return callFromPage(program.page, 'command', name, await withHandles(chooserIn(program), name, args));
}
