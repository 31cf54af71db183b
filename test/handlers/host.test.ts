/** What a host gets: every query and command once, for the tournament that is meant, and an end that leaves nothing. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { Documents } from '../../src-main/handlers/documents/documents.ts';
import { PaperPacks } from '../../src-main/handlers/documents/paper-packs.ts';
import { Imports } from '../../src-main/handlers/files/imports.ts';
import { Lab } from '../../src-main/handlers/lab/lab.ts';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { Lists } from '../../src-main/handlers/lists/lists.ts';
import { COMMAND_NAMES, QUERY_NAMES } from '../../src-main/ipc/calls/index.ts';
import { isHeld } from '../../src-main/storage/held-files.ts';
import { Workers } from '../../src-main/threads/workers.ts';
import { event, make, opened } from './made-files.ts';
import { Program } from './program.ts';

let program: Program;
afterEach(async () => {
  vi.restoreAllMocks();
  await program.close();
});

const ID = 'b0a7c1de-0000-4000-8000-000000000017';
const pastedIn = (folder: string) => join(folder, 'user', 'pasted', 'pasted.tsv');
function paste(folder: string): string {
  const path = pastedIn(folder);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'Nine, A\t1900');
  return path;
}

it('answers every channel', () => {
  program = new Program();
  const { queries, commands } = program.handlers;
  expect(Object.keys(queries).toSorted()).toEqual([...QUERY_NAMES].toSorted());
  expect(Object.keys(commands).toSorted()).toEqual([...COMMAND_NAMES].toSorted());
});

it('does a command for the tournament that is meant, once for its identity, also by what its log says', async () => {
  program = new Program();
  const sign = program.handlers.commands['desk.operator'];
  const other = { ok: false, refusal: { code: 'other-tournament' } };
  expect(await sign({ name: 'Nora' }, ID, '')).toMatchObject(other);
  const path = await opened(program, 'a.wallchart', event(5));
  const { sitting, lastEvent } = (await program.query('app.state', null)).document!;
  expect(await sign({ name: 'Nora' }, ID, 'another')).toMatchObject(other);
  expect(await sign({ name: 'Nora' }, ID, sitting)).toMatchObject({ ok: true });
  expect(await sign({ name: 'Nora' }, ID, sitting)).toMatchObject({ ok: true });
  expect((await program.query('app.state', null)).document!.lastEvent).toBe(lastEvent + 1);
  const { folder } = program;
  await program.close(true);
  program = new Program({}, folder);
  // Nothing is open: no log has it.
  expect(await program.handlers.commands['desk.operator']({ name: 'Nora' }, ID)).toMatchObject({
    refusal: { code: 'no-document' },
  });
  await program.run('tournament.open', { file: path });
  expect(await program.handlers.commands['desk.operator']({ name: 'Nora' }, ID)).toMatchObject({
    refusal: {
      code: 'stored-already',
      message: `This was stored before, as entry ${lastEvent + 1} of the log.`,
    },
  });
});

it('gives out what a person opened with the program, tells its pages, and has no other documents', async () => {
  program = new Program();
  const told: string[] = [];
  const end = program.handlers.listen((name) => told.push(name));
  const path = make(program, 'a.wallchart', event(5));
  const open = program.handlers.commands['tournament.open'];
  expect(await open({ file: program.handlers.offer(path) })).toEqual({ ok: true, value: { opened: true } });
  expect(told).toEqual(['changed']);
  end();
  await program.run('tournament.close', null);
  expect([told.length, program.handlers.documentBytes('none')]).toEqual([1, null]);
});

it('opens what was open when it was cut off, and forgets the rows that were pasted', async () => {
  const first = new Program();
  const path = make(first, 'a.wallchart', event(5));
  const { folder } = first;
  await first.close(true);
  writeFileSync(join(folder, 'user', 'preferences.json'), JSON.stringify({ open: path, paperPacks: 'off' }));
  const pasted = paste(folder);
  program = new Program({}, folder);
  expect(existsSync(pasted)).toBe(false);
  await vi.waitFor(async () => expect((await program.query('app.state', null)).document?.path).toBe(path));
});

it('ends with the tournament closed, then every thread, then the rows that were pasted', async () => {
  program = new Program();
  const path = make(program, 'a.wallchart', event(5));
  const done: string[] = [];
  const at = (what: string) =>
    done.push(`${what}${isHeld(path) ? ', open' : ''}${existsSync(pasted) ? '' : ', forgotten'}`);
  for (const [what, of] of [
    ['fresh lists', FreshLists],
    ['packs', PaperPacks],
    ['imports', Imports],
    ['documents', Documents],
    ['lists', Lists],
    ['laboratory', Lab],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(of.prototype, 'close') as { value: () => Promise<void> };
    vi.spyOn(of.prototype, 'close').mockImplementation(async function (this: object) {
      await new Promise((end) => setImmediate(end));
      await own.value.call(this);
      at(what);
    });
  }
  const threads = vi.spyOn(Workers.prototype, 'close');
  const pasted = paste(program.folder);
  const file = program.handlers.offer(path);
  // Not open yet when the program ends.
  void program.handlers.commands['tournament.open']({ file });
  await program.close(true);
  expect(done.slice(0, 2)).toEqual(['fresh lists, open', 'packs']);
  expect(done.slice(2).toSorted()).toEqual(['documents', 'imports', 'laboratory', 'lists']);
  // Those of pairings, imports, documents, lists and the laboratory.
  expect(threads).toHaveBeenCalledTimes(5);
  expect([existsSync(pasted), isHeld(path)]).toEqual([false, false]);
});
