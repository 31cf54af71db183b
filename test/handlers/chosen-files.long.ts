/** Pages name files by handles that main gave out: a path, another purpose and a second use are refused. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { answer } from '../../src-main/ipc/dispatch.ts';
import {
  FILE_PURPOSES,
  type CommandName,
  type FileHandle,
  type FilePurpose,
} from '../../src-main/ipc/contract.ts';
import { file as FILE_HANDLE } from '../../src-main/ipc/calls/fields.ts';
import { COMMAND_NAMES, COMMANDS, QUERIES } from '../../src-main/ipc/calls/index.ts';
import { HANDLE_ARGUMENTS } from '../../tools/choose.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeAll(async () => {
  program = new Program();
  await newTournament(program, 6);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
});
afterAll(() => program.close());

interface Shape {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function fieldsOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  return (schema._zod.def as unknown as Shape).shape ?? {};
}

function isHandle(schema: z.core.$ZodType): boolean {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return schema === FILE_HANDLE || innerType === FILE_HANDLE;
}

/** Every argument that is a handle: channel, key, and what it has to be chosen for. */
const ARGUMENTS = Object.entries(HANDLE_ARGUMENTS).flatMap(([name, keys]) =>
  Object.entries(keys).map(
    ([key, purpose]) => [name as CommandName, key, purpose === 'save' ? 'save-trf' : purpose] as const,
  ),
);

/** What the other arguments of a channel may be while a handle is looked at. */
const OTHERS: Partial<Record<CommandName, object>> = {
  'tournament.create': {
    name: 'Another',
    city: '',
    federation: '',
    startDate: '2026/11/21',
    endDate: '',
    rounds: 5,
    system: 'dutch-2026',
    acceleration: 'none',
  },
  'tournament.acceptImport': { token: 'none' },
  'report.certify': { token: 'none', paper: 'A4' },
  'lab.save': { paper: 'A4' },
  'players.saveAudit': { paper: 'A4' },
  'tournament.takeOver': { confirmed: 5 },
  'tournament.export': { format: 'trf16', confirmed: 5 },
  'players.readTable': { reading: null },
  'results.readTable': { reading: null, round: 1 },
  'documents.save': { kind: 'standings', round: 1, paper: 'A4', confirmed: 5 },
  'lists.import': { name: 'FIDE', month: '2026-11', confirmed: 5 },
};

async function call(name: CommandName, args: object) {
  const reply = await answer(program.handlers, 'command', name, args, (bug) => {
    throw bug;
  });
  return reply.ok ? 'ok' : 'refusal' in reply ? reply.refusal.code : 'confirm';
}

/** The arguments of a channel with good handles, but for `key`. */
async function argumentsWith(name: CommandName, key: string, value: unknown): Promise<object> {
  const args: Record<string, unknown> = { ...OTHERS[name] };
  for (const [each, purpose] of Object.entries(HANDLE_ARGUMENTS[name]!))
    args[each] = await program.choose(purpose === 'save' ? 'save-trf' : purpose, program.path('good.txt'));
  return { ...args, [key]: value };
}

const FOREIGN = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a command with a file', () => {
  it('has a handle wherever a page could name a place', () => {
    const found = COMMAND_NAMES.filter((name) => name !== 'files.pick').flatMap((name) =>
      Object.entries(fieldsOf(COMMANDS[name].schema))
        .filter(([, schema]) => isHandle(schema))
        .map(([key]) => `${name} ${key}`),
    );
    expect(found.sort()).toEqual(ARGUMENTS.map(([name, key]) => `${name} ${key}`).sort());
    const named = Object.entries({ ...COMMANDS, ...QUERIES }).flatMap(([name, { schema }]) =>
      Object.entries(fieldsOf(schema))
        .filter(([key, field]) => /path|^(file|folder|target|source)$/i.test(key) && !isHandle(field))
        .map(([key]) => `${name} ${key}`),
    );
    // What the laptop runs on.
    expect(named).toEqual(['app.reportPower source']);
  });

  it.each(ARGUMENTS)('%s refuses a path as its %s', async (name, key) => {
    for (const path of [program.path('good.txt'), './good.txt', 'C:\\good.txt', '', 'a\0b', null, 7]) {
      if (path === null && key === 'source') continue;
      expect(await call(name, await argumentsWith(name, key, path))).toBe('bad-request');
    }
  });

  it.each(ARGUMENTS)(
    '%s refuses as its %s a handle of another program or purpose',
    async (name, key, purpose) => {
      const before = readdirSync(program.folder);
      expect(await call(name, await argumentsWith(name, key, FOREIGN))).toMatch(REFUSED);
      const others = FILE_PURPOSES.filter(
        (other) => other !== purpose && !(name === 'tournament.export' && SAVES.has(other)),
      );
      for (const other of others) {
        const handle = await program.choose(other, program.path('good.txt'));
        expect(await call(name, await argumentsWith(name, key, handle)), other).toMatch(REFUSED);
      }
      expect(readdirSync(program.folder)).toEqual(before);
    },
  );
});

const SAVES: ReadonlySet<FilePurpose> = new Set(['save-trf']);
/** What comes first where a command would be refused in any case: no import waits, no copy is open, nothing was tried. */
const REFUSED = /^(file-not-chosen|not-there|no-copy|lab-empty)$/;

describe('a handle', () => {
  it('to write to serves once, one to read from as often as it is wanted', async () => {
    const target = await program.choose('save-log', program.path('once.txt'));
    expect(await call('log.export', { target })).toBe('ok');
    expect(await call('log.export', { target })).toBe('file-not-chosen');
    const again = await program.choose('save-log', program.path('once.txt'));
    expect(again).not.toBe(target);
    // A question is no use: the answer comes with the same handle.
    expect(await call('log.export', { target: again })).toBe('confirm');
    expect(await call('log.export', { target: again, confirmed: 2 })).toBe('ok');
    expect(await call('log.export', { target: again, confirmed: 2 })).toBe('file-not-chosen');

    writeFileSync(program.path('players.csv'), 'Name;Rating\nCosta, Ana;2100\n');
    const file = await program.choose('open-table', program.path('players.csv'));
    for (const _time of [1, 2]) expect(await call('players.readTable', { file, reading: null })).toBe('ok');

    mkdirSync(program.path('stick'));
    const folder = await program.choose('medium-folder', program.path('stick'));
    expect(await call('mirror.add', { folder })).toBe('ok');
    expect(await call('mirror.add', { folder })).toBe('file-not-chosen');
  });

  it.each([
    ['open', 'passwd', 'tournament.open', {}],
    ['open-table', 'keys.pem', 'players.readTable', { reading: null }],
    ['open-list', 'list.sqlite', 'lists.look', {}],
  ] as const)('to %s is not for a file such as %s', async (purpose, file, name, more) => {
    writeFileSync(program.path(file), 'private');
    const refused = await program.handlers.commands[name]({
      ...more,
      file: await program.choose(purpose, program.path(file)),
    } as never);
    expect(refused).toMatchObject({ refusal: { code: 'file-of-other-ending' } });
    expect(JSON.stringify(refused)).not.toContain('private');
  });

  it.each([
    ['save-pdf', 'profile', 'profile.pdf'],
    ['save-csv', 'a.trf', 'a.trf.csv'],
    ['save-tournament', '.bashrc', '.bashrc.wallchart'],
    ['save-trf', 'A.TRF', 'A.TRF'],
  ] as const)('to %s of %s is written as %s', async (purpose, name, written) => {
    const { folder } = await program.query('files.browse', { purpose, folder: null, into: '' });
    expect(await program.run('files.pick', { purpose, folder, name })).toMatchObject({
      path: program.path(written),
    });
  });
});

describe('the chooser of the page', () => {
  const begin = () => program.query('files.browse', { purpose: 'open', folder: null, into: '' });

  it.each([
    ['a path', 'user/preferences.json'],
    ['a whole path', '/etc/hosts'],
    ['a way out', '../open.wallchart'],
    ['a NUL', 'a\0b.trf'],
    ['a name of 300 letters', 'x'.repeat(300)],
  ])('takes a name in the folder that it shows, and not %s', async (_what, name) => {
    const { folder } = await begin();
    const args = { purpose: 'open', folder } as const;
    expect(await program.refused('files.pick', { ...args, name })).toMatchObject({ code: 'name-unusable' });
    const shown = await program.handlers.queries['files.browse']({ ...args, into: name });
    expect(shown).toMatchObject({ refusal: { code: 'name-unusable' } });
  });

  it('goes up and down, and shows what serves the purpose', async () => {
    const here = await begin();
    const up = await program.query('files.browse', { purpose: 'open', folder: here.parent!, into: '' });
    const down = await program.query('files.browse', {
      purpose: 'open',
      folder: up.folder,
      into: here.path.split('/').at(-1)!,
    });
    expect([down.path, down.folder]).toEqual([here.path, here.folder]);
    const above = await program.query('files.browse', { purpose: 'open', folder: here.folder, into: '..' });
    expect(above.folder).toBe(here.parent);
    writeFileSync(program.path('photo.jpg'), '');
    const shown = async (purpose: FilePurpose) =>
      (await program.query('files.browse', { purpose, folder: null, into: '' })).entries
        .filter(({ kind }) => kind !== 'folder')
        .map(({ name }) => name);
    expect(await shown('open')).toContain('open.wallchart');
    expect(await shown('open')).not.toContain('photo.jpg');
    expect(await shown('medium-folder')).toEqual([]);
  });

  it('knows no folder but those that it showed', async () => {
    const args = { purpose: 'open', folder: FOREIGN as FileHandle } as const;
    expect(await program.refused('files.pick', { ...args, name: 'a.trf' })).toMatchObject({
      code: 'file-not-chosen',
    });
    const chosen = await program.choose('medium-folder', program.folder);
    expect(await program.refused('files.pick', { ...args, folder: chosen, name: 'a.trf' })).toMatchObject({
      code: 'file-not-chosen',
    });
  });

  it('is closed where the system has a dialog, which begins with a name and gives out a handle', async () => {
    const asked: unknown[] = [];
    const electron: Program = new Program({
      host: 'electron',
      choose: (choice) => {
        asked.push(choice);
        return Promise.resolve(electron.path('log'));
      },
    });
    const browsed = await electron.handlers.queries['files.browse']({
      purpose: 'open',
      folder: null,
      into: '',
    });
    expect(browsed).toMatchObject({ refusal: { code: 'native-dialog' } });
    const suggestion = '/home/somebody/.profile';
    const chosen = (await electron.run('files.choose', { purpose: 'save-log', suggestion }))!;
    expect(asked).toEqual([{ purpose: 'save-log', suggestion: '.profile', endings: ['.txt'], kind: 'Text' }]);
    expect(chosen.path).toBe(electron.path('log.txt'));
    await electron.run('tournament.openDemo', null);
    await electron.run('log.export', { target: chosen.file });
    expect(existsSync(electron.path('log.txt'))).toBe(true);
    await electron.close();
  });
});
