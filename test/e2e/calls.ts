/** Calls of the contract made from inside the page, over whichever bridge its host has. */
import type { Page } from 'playwright-core';
import type {
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  Queries,
  QueryName,
  Reply,
} from '../../src-main/ipc/contract.ts';

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
