/** The chooser of pages: what a folder shows, what a name means, and the handles that come of it. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChosenFiles, hasEnding, isFolder } from '../../src-main/handlers/files/chosen-files.ts';
import {
  filesCommands,
  filesQueries,
  forgetPasted,
  inFolder,
  rootsOf,
} from '../../src-main/handlers/files/files.ts';
import { copyFolderOf } from '../../src-main/handlers/files/takeover.ts';
import { FILE_PURPOSES, type FileHandle, type FilePurpose } from '../../src-main/ipc/contract.ts';
import { standIn } from './stand-in.ts';

const ROOT = realpathSync(mkdtempSync(join(tmpdir(), 'wallchart-chooser-')));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
const FOLDER = join(ROOT, 'documents');

const NAMES = [
  'Open 10.wallchart',
  'open 9.wallchart',
  'a.trf',
  'b.TRF16',
  'c.csv',
  'd.xlsx',
  'e.txt',
  'f.zip',
  '.hidden.trf',
];
beforeAll(() => {
  for (const name of ['sub', 'Zoo', 'Copy 1.wallchart-copy', '.git'])
    mkdirSync(join(FOLDER, name), { recursive: true });
  for (const name of NAMES) writeFileSync(join(FOLDER, name), 'abc');
  utimesSync(join(FOLDER, 'a.trf'), new Date(), new Date('2026-11-20T09:30:00Z'));
  symlinkSync(join(FOLDER, 'nowhere'), join(FOLDER, 'broken.trf'));
});

const recent = [
  { path: join(ROOT, 'events', 'a.wallchart'), name: 'A' },
  { path: join(FOLDER, 'b.wallchart'), name: 'B' },
  { path: join(ROOT, 'events', 'c.wallchart'), name: 'C' },
];
const chooser = (ports: object = {}) => {
  const stand = standIn(null, '', {
    ports: { documents: FOLDER, userData: join(ROOT, 'user'), ...ports },
    values: { recent },
  });
  return { ...stand, queries: filesQueries(stand.desk), commands: filesCommands(stand.desk) };
};
async function browsed(purpose: FilePurpose, into = '', stand = chooser(), folder: FileHandle | null = null) {
  const reply = await stand.queries['files.browse']({ purpose, folder, into });
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
}

describe('a folder', () => {
  it('shows its folders, then the files of the purpose, by name and number', async () => {
    const { entries, path } = await browsed('open');
    expect(path).toBe(FOLDER);
    expect(entries.map(({ name, kind, size }) => [name, kind, size])).toEqual([
      ['sub', 'folder', 0],
      ['Zoo', 'folder', 0],
      ['a.trf', 'trf', 3],
      ['b.TRF16', 'trf', 3],
      ['Copy 1.wallchart-copy', 'tournament', 0],
      ['e.txt', 'trf', 3],
      ['open 9.wallchart', 'tournament', 3],
      ['Open 10.wallchart', 'tournament', 3],
    ]);
    expect(entries.find(({ name }) => name === 'a.trf')!.modified).toBe('2026-11-20T09:30:00.000Z');
  });

  it.each([
    ['open-table', ['c.csv table', 'd.xlsx table', 'e.txt trf']],
    ['open-list', ['c.csv table', 'd.xlsx table', 'e.txt trf', 'f.zip other']],
    ['save-pdf', []],
    ['medium-folder', []],
    ['pages-folder', []],
  ] as const)('shows for %s the files %j', async (purpose, files) => {
    const { entries } = await browsed(purpose);
    expect(
      entries.filter(({ kind }) => kind !== 'folder').map(({ name, kind }) => `${name} ${kind}`),
    ).toEqual(files);
    expect(entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name)).toEqual(['sub', 'Zoo']);
  });

  it('leads to the one around it, into others, and to places, each once', async () => {
    const stand = chooser();
    const here = await browsed('open', '', stand);
    const sub = await browsed('open', 'sub', stand, here.folder);
    expect([sub.path, sub.entries]).toEqual([join(FOLDER, 'sub'), []]);
    expect(stand.files.take(sub.parent!, 'browse')).toEqual({ ok: true, value: FOLDER });
    expect((await browsed('open', '..', stand, sub.folder)).path).toBe(FOLDER);
    expect(here.places.map(({ label, path, isRoot }) => [label, path, isRoot])).toEqual([
      ['Documents', FOLDER, false],
      ['Home', homedir(), false],
      ['Computer', '/', true],
      ['events', join(ROOT, 'events'), false],
    ]);
    const root = await browsed('open', '', stand, here.places[2]!.folder);
    expect([root.path, root.parent]).toEqual(['/', null]);
    expect(stand.files.take(here.places[3]!.folder, 'browse')).toEqual({
      ok: true,
      value: join(ROOT, 'events'),
    });
  });

  it('leads to every drive of the machine', async () => {
    const stand = chooser();
    const queries = filesQueries(stand.desk, () => ['/', '/mnt/d']);
    const reply = await queries['files.browse']({ purpose: 'open', folder: null, into: '' });
    if (!reply.ok) throw new Error(reply.refusal.code);
    expect(reply.value.places.map(({ label, path, isRoot }) => [label, path, isRoot]).slice(2)).toEqual([
      ['Computer', '/', true],
      ['/mnt/d', '/mnt/d', true],
      ['events', join(ROOT, 'events'), false],
    ]);
    const drives = rootsOf('C:\\events', 'win32', (drive) => drive === 'C:\\' || drive === 'Z:\\');
    expect([drives, rootsOf('/a/b', 'linux')]).toEqual([['C:\\', 'Z:\\'], ['/']]);
  });

  it('that cannot be read, or that nobody gave out, is refused', async () => {
    const stand = chooser();
    const browse = (folder: FileHandle | null, into: string) =>
      stand.queries['files.browse']({ purpose: 'open', folder, into });
    expect(await browse(null, 'nowhere')).toMatchObject({
      refusal: {
        code: 'folder-unreadable',
        message: `The folder ${join(FOLDER, 'nowhere')} cannot be read.`,
        advice: 'Choose another folder.',
      },
    });
    expect(await browse(null, 'sub/x')).toMatchObject({ refusal: { code: 'name-unusable' } });
    expect(await browse(stand.chosen('open', join(FOLDER, 'a.trf')), '')).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    const native = chooser({ choose: () => Promise.resolve(null) });
    expect(await native.queries['files.browse']({ purpose: 'open', folder: null, into: '' })).toMatchObject({
      refusal: { code: 'native-dialog' },
    });
  });
});

describe('a name', () => {
  it.each([
    ['a.trf', join('/f', 'a.trf')],
    ['..', '/'],
    ['x'.repeat(255), join('/f', 'x'.repeat(255))],
    [`${'é'.repeat(127)}x`, join('/f', `${'é'.repeat(127)}x`)],
  ])('%s is in a folder', (name, path) => {
    expect(inFolder('/f', name)).toEqual({ ok: true, value: path });
  });

  it.each([
    ['a/b', 'A file name has no slash and no invisible signs.'],
    ['/a', 'A file name has no slash and no invisible signs.'],
    ['a\0b', 'A file name has no slash and no invisible signs.'],
    ['x'.repeat(256), 'The name, or the path with all its folders, is too long.'],
    ['é'.repeat(128), 'The name, or the path with all its folders, is too long.'],
  ])('%j is none', (name, message) => {
    expect(inFolder('/f', name)).toMatchObject({
      refusal: { code: 'name-unusable', message, advice: 'Choose another name.' },
    });
  });

  it('is too long where the path is', () => {
    const of = (length: number) => inFolder(`/${'f'.repeat(length - 3)}`, 'a').ok;
    expect([of(4_096), of(4_097)]).toEqual([true, false]);
  });

  it('is picked in a folder that was given out, with the ending of what is saved', async () => {
    const stand = chooser();
    const { folder } = await browsed('open', '', stand);
    const pick = (purpose: FilePurpose, name: string) =>
      stand.commands['files.pick']({ purpose, folder, name });
    expect(await pick('save-csv', 'table')).toMatchObject({
      ok: true,
      value: { path: join(FOLDER, 'table.csv') },
    });
    expect(await pick('save-csv', 'table.txt')).toMatchObject({ value: { path: join(FOLDER, 'table.txt') } });
    expect(await pick('medium-folder', '')).toMatchObject({ value: { path: FOLDER } });
    expect(await pick('open', 'a/b')).toMatchObject({ refusal: { code: 'name-unusable' } });
    const other = stand.chosen('open', join(FOLDER, 'a.trf'));
    expect(
      await stand.commands['files.pick']({ purpose: 'open', folder: other, name: 'a.trf' }),
    ).toMatchObject({
      refusal: { code: 'file-not-chosen' },
    });
    const native = chooser({ choose: () => Promise.resolve(null) });
    const given = native.files.give('browse', FOLDER);
    expect(
      await native.commands['files.pick']({ purpose: 'open', folder: given, name: 'a.trf' }),
    ).toMatchObject({
      refusal: { code: 'native-dialog' },
    });
  });
});

describe('the dialog of the system', () => {
  it('is asked with a name alone, and answers a file or nothing', async () => {
    const asked: { purpose: string; suggestion: string; endings: readonly string[] }[] = [];
    let path: string | null = '/x/out';
    const choose = (choice: (typeof asked)[number]) => (asked.push(choice), Promise.resolve(path));
    const { commands, files } = chooser({ choose });
    const chosen = await commands['files.choose']({ purpose: 'save-pdf', suggestion: 'C:\\a/b/Open.pdf' });
    if (!chosen.ok || chosen.value === null) throw new Error('nothing');
    expect(chosen.value.path).toBe('/x/out.pdf');
    expect(files.take(chosen.value.file, 'save-pdf')).toEqual({ ok: true, value: '/x/out.pdf' });
    expect(asked).toMatchObject([{ purpose: 'save-pdf', suggestion: 'Open.pdf', endings: ['.pdf'] }]);
    path = null;
    expect(await commands['files.choose']({ purpose: 'open', suggestion: '' })).toEqual({
      ok: true,
      value: null,
    });
    expect(await chooser().commands['files.choose']({ purpose: 'open', suggestion: '' })).toMatchObject({
      refusal: { code: 'no-native-dialog' },
    });
  });
});

describe('rows that were pasted', () => {
  it('lie in a file of their own until they are forgotten', async () => {
    const { commands, files } = chooser();
    const pasted = await commands['files.paste']({ rows: 'Ash\t1' });
    if (!pasted.ok) throw new Error('not kept');
    const path = join(ROOT, 'user', 'pasted', 'pasted.tsv');
    expect(files.take(pasted.value.file, 'open-table')).toEqual({ ok: true, value: path });
    expect(readFileSync(path, 'utf8')).toBe('\uFEFFAsh\t1');
    forgetPasted(join(ROOT, 'user'));
    expect(() => readFileSync(path)).toThrow();
    forgetPasted(join(ROOT, 'user'));
    writeFileSync(join(ROOT, 'no-folder'), '');
    expect(
      await chooser({ userData: join(ROOT, 'no-folder') }).commands['files.paste']({ rows: '' }),
    ).toMatchObject({
      refusal: {
        code: 'paste-not-kept',
        message: `The pasted rows cannot be kept in ${join(ROOT, 'no-folder', 'pasted', 'pasted.tsv')}.`,
        advice: 'Save them as a table and read the file.',
      },
    });
  });
});

describe('a handle', () => {
  it('serves the purpose that it was given for, with an ending of it', () => {
    const files = new ChosenFiles();
    const handle = files.give('save-csv', '/a.pdf');
    expect(files.give('save-csv', '/a.pdf')).toBe(handle);
    expect(files.give('save-pdf', '/a.pdf')).not.toBe(handle);
    const severity = 'refused';
    expect(files.take(handle, 'save-csv')).toEqual({
      ok: false,
      refusal: {
        ...{
          code: 'file-of-other-ending',
          severity,
          message: 'The name of /a.pdf does not end in .csv or .txt.',
        },
        advice: 'If it is such a file, rename it and choose it again.',
      },
    });
    expect(files.take(handle, 'save-pdf')).toEqual({
      ok: false,
      refusal: {
        ...{ code: 'file-not-chosen', severity, advice: 'Choose it again.' },
        message: 'This file was not chosen for that in a file dialog, or was used already.',
      },
    });
    expect(files.take('x' as FileHandle, 'save-pdf')).toMatchObject({ refusal: { code: 'file-not-chosen' } });
  });

  it('is one of the latest five thousand', () => {
    const files = new ChosenFiles();
    const given = Array.from({ length: 5_000 }, (_, at) => files.give('open', `/${at}.trf`));
    files.give('open', '/0.trf');
    files.give('open', '/new.trf');
    const isKnown = (at: number) => files.take(given[at]!, 'open').ok;
    expect([isKnown(0), isKnown(1), isKnown(2)]).toEqual([true, false, true]);
    expect(files.give('open', '/1.trf')).not.toBe(given[1]);
  });

  it('is used up where something was written to it, once that succeeded', async () => {
    const files = new ChosenFiles();
    const handles = (['save-csv', 'medium-folder', 'open'] as const).map((purpose) =>
      files.give(purpose, purpose === 'save-csv' ? '/a.csv' : '/a.trf'),
    );
    let isOk = false;
    const command = () => Promise.resolve({ ok: isOk });
    const commands = files.usingUp({ 'lists.cancel': command } as never);
    const call = (args: unknown) => (commands['lists.cancel'] as (args: unknown) => Promise<unknown>)(args);
    const args = { a: handles[0], b: handles[1], c: handles[2], d: 5 };
    expect(await call(args)).toEqual({ ok: false });
    const known = () =>
      handles.map(
        (handle, at) => files.take(handle, (['save-csv', 'medium-folder', 'open'] as const)[at]!).ok,
      );
    expect(known()).toEqual([true, true, true]);
    isOk = true;
    expect([await call(null), await call('x'), known()]).toEqual([
      { ok: true },
      { ok: true },
      [true, true, true],
    ]);
    await call(args);
    expect(known()).toEqual([false, false, true]);
  });

  const NAMES_OF_EACH =
    'wallchart wallchart-copy jsonl trf trfx trf16 trf26 txt csv tsv xlsx xls xlsm ods xml html htm zip pdf none';
  it.each([
    ['open', 'wallchart wallchart-copy jsonl trf trfx trf16 trf26 txt'],
    ['open-table', 'txt csv tsv xlsx xls xlsm ods xml html htm'],
    ['open-list', 'txt csv tsv xlsx xml zip'],
    ['open-field', 'trf trfx trf16 trf26 txt csv tsv xlsx xls xlsm ods xml html htm'],
    ['save-tournament', 'wallchart'],
    ['save-trf', 'trf trfx trf16 trf26 txt'],
    ['save-csv', 'txt csv'],
    ['save-xlsx', 'xlsx'],
    ['save-pdf', 'pdf'],
    ['save-log', 'txt'],
    ['medium-folder', NAMES_OF_EACH],
    ['pages-folder', NAMES_OF_EACH],
  ] as const)('for %s ends with one of %s', (purpose, endings) => {
    const all = NAMES_OF_EACH.split(' ');
    expect(all.filter((ending) => hasEnding(purpose, `a.${ending}`)).join(' ')).toBe(endings);
  });

  it('has the endings of its purpose in any case', () => {
    expect([
      hasEnding('save-pdf', 'a.PDF '),
      hasEnding('save-pdf', 'a.pdf.x'),
      hasEnding('browse', 'a'),
    ]).toEqual([...[true, false, true]]);
    expect(FILE_PURPOSES.filter(isFolder)).toEqual(['medium-folder', 'pages-folder']);
  });
});

it('a copy is named by its folder or by a segment in it', () => {
  const folder = '/m/Open 12345678.wallchart-copy';
  const segment = 'segment-0000-000001-w1.jsonl';
  expect(
    [folder, `${folder}/${segment}`, `${folder}/notes.txt`, `/m/${segment}`, '/m/a.trf'].map(copyFolderOf),
  ).toEqual([...[folder, folder, null, null, null]]);
});
