/** The arguments of every call: at each bound they reach the handler as they came, and one step beyond it they are refused. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src-main/ipc/dispatch.ts';
import { COMMAND_NAMES, QUERY_NAMES } from '../../src-main/ipc/calls/index.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { ASKED } from './asked.ts';
import type { Shape } from './shapes.ts';
import { TOLD } from './told.ts';

const ignore = () => undefined;
const reached: (readonly [string, unknown])[] = [];
const answering = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (args: unknown) => {
        reached.push([name, args]);
        return Promise.resolve({ ok: true, value: null });
      },
    ]),
  );
const handlers = {
  queries: answering(QUERY_NAMES),
  commands: answering(COMMAND_NAMES),
} as unknown as Handlers;

function told(args: unknown): string {
  const text = JSON.stringify(args) ?? 'undefined';
  return text.length > 200 ? `${text.slice(0, 200)} … (${text.length})` : text;
}

/** What a call does otherwise than the shape says. */
async function faultsOf(kind: 'query' | 'command', name: string, shape: Shape): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const args of shape.taken) {
    reached.length = 0;
    const reply = await answer(handlers, kind, name, args, ignore);
    if (!reply.ok || !isDeepStrictEqual(reached, [[name, args]])) {
      const why = 'refusal' in reply ? reply.refusal.message : told(reached);
      faults.push(`does not take ${told(args)}: ${why}`);
    }
  }
  for (const args of shape.refused) {
    reached.length = 0;
    const reply = await answer(handlers, kind, name, args, ignore);
    const code = !reply.ok && 'refusal' in reply ? reply.refusal.code : '';
    if (code !== 'bad-request' || reached.length > 0) faults.push(`does not refuse ${told(args)}`);
  }
  return faults;
}

describe('a query takes what it needs, and nothing beyond', () => {
  it.each(Object.entries(ASKED))('%s', async (name, shape) => {
    expect(await faultsOf('query', name, shape)).toEqual([]);
  });
});

describe('a command takes what it needs, and nothing beyond', () => {
  it.each(Object.entries(TOLD))('%s', async (name, shape) => {
    expect(await faultsOf('command', name, shape)).toEqual([]);
  });
});

it('a list has room for 20,000', async () => {
  const pair = { white: 1, black: 2 };
  const arranged = (length: number) => ({
    round: 1,
    pairs: Array(length).fill(pair),
    bye: null,
    confirmed: 0,
  });
  const bounds = { taken: [arranged(20_000)], refused: [arranged(20_001)] };
  expect(await faultsOf('command', 'round.arrange', bounds)).toEqual([]);
});

it('what is written of an incident loses the blanks around it, which do not count', async () => {
  const text = (length: number) => 'x'.repeat(length);
  const incident = {
    ...{
      round: null,
      board: null,
      players: [],
      penalty: 'none',
      happenedAt: '2026-11-15T19:07',
      reported: true,
    },
    ...{ article: ` ${text(20)}\n`, decision: `\t${text(2000)} `, text: `  ${text(2000)}` },
  };
  reached.length = 0;
  await answer(handlers, 'command', 'incidents.note', { incident, result: null, confirmed: 0 }, ignore);
  await answer(handlers, 'command', 'desk.operator', { name: `  ${text(40)} ` }, ignore);
  const stored = { ...incident, article: text(20), decision: text(2000), text: text(2000) };
  expect(reached).toEqual([
    ['incidents.note', { incident: stored, result: null, confirmed: 0 }],
    ['desk.operator', { name: text(40) }],
  ]);
});
