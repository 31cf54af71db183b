/** The page's own file chooser: folders, names, and paths that are typed. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileHandle, FilePurpose, FolderView } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { FileChoice } from '../../../../src-renderer/state/files/file-choice.svelte.ts';
import { chosen, FixtureBridge } from '../../fixture-bridge.ts';

const handle = (path: string) => path as FileHandle;
const entry = (name: string, kind: FolderView['entries'][number]['kind']) => ({
  ...{ name, kind, modified: '2026-11-21T09:00', size: 1 },
});

/** Two folders, `/home` with `open` in it. */
const FOLDERS: Readonly<Record<string, FolderView['entries']>> = {
  '/home': [entry('open', 'folder'), entry('Autumn.wallchart', 'tournament'), entry('old.trf', 'trf')],
  '/home/open': [entry('Blitz.wallchart', 'tournament')],
};

function folderView(path: string): FolderView {
  return {
    folder: handle(path),
    path,
    parent: path === '/home' ? null : handle('/home'),
    entries: FOLDERS[path] ?? [],
    places: [{ label: 'Home', path: '/home', folder: handle('/home'), isRoot: true }],
  };
}

let bridge: FixtureBridge;
let view: FolderView | null;
let answers: unknown[];

function choiceOf(purpose: FilePurpose, suggestion = ''): FileChoice {
  return new FileChoice(
    new App(bridge),
    { purpose, suggestion },
    () => view,
    (answer) => answers.push(answer),
  );
}
const turns = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  bridge = new FixtureBridge('playing');
  view = folderView('/home');
  answers = [];
  bridge.answerBy('files.browse', ({ folder, into }) =>
    folderView([folder ?? '/home', into].filter((part) => part !== '').join('/')),
  );
});
const FILE = chosen('/home/Autumn.wallchart');
const willPick = () => bridge.prepare('files.pick', { ok: true, value: FILE });

describe('opening', () => {
  it('goes into a folder, and takes a file', async () => {
    willPick();
    const choice = choiceOf('open', 'ignored');
    expect([choice.name, choice.isSaving, choice.isForFolder]).toEqual(['', false, false]);
    choice.step(2);
    expect(choice.open(choice.entries[0])).toBe(false);
    expect([choice.place, choice.at]).toEqual([{ folder: '/home', into: 'open' }, 0]);
    expect(choice.open(undefined)).toBe(false);
    choice.open(choice.entries[1]);
    await turns();
    expect(bridge.sentAs('files.pick')).toEqual([
      { purpose: 'open', folder: '/home', name: 'Autumn.wallchart' },
    ]);
    expect(answers).toEqual([FILE]);
  });

  it('moves within the entries, and to the next one that begins with a letter', () => {
    const choice = choiceOf('open');
    choice.step(9);
    expect(choice.at).toBe(2);
    choice.step(-3);
    expect(choice.at).toBe(0);
    for (const [letter, at] of [
      ['O', 2],
      ['o', 0],
      ['a', 1],
      ['x', 1],
    ] as const) {
      choice.typeAhead(letter);
      expect([letter, choice.at]).toEqual([letter, at]);
    }
  });

  it('follows a typed path from folder to folder to its file, or shows the folder', async () => {
    willPick();
    const choice = choiceOf('open');
    choice.name = 'open/Blitz.wallchart';
    await choice.finish();
    expect(bridge.sentAs('files.pick')).toMatchObject([{ folder: '/home/open', name: 'Blitz.wallchart' }]);
    choice.name = ' open ';
    await choice.finish();
    expect([choice.name, choice.place.folder]).toEqual(['', '/home/open']);
  });

  it('says why a file is not taken, until the place changes', async () => {
    const refusal = {
      code: 'gone',
      message: 'It is gone.',
      advice: 'Look again.',
      severity: 'refused',
    } as const;
    bridge.prepare('files.pick', { ok: false, refusal });
    const choice = choiceOf('open');
    choice.open(choice.entries[1]);
    await turns();
    expect([choice.problem, answers]).toEqual(['It is gone. Look again.', []]);
    choice.go(handle('/home/open'));
    expect(choice.problem).toBe('');
  });
});

describe('saving', () => {
  it('proposes a name, takes that of a file pointed at, and asks for one', async () => {
    const choice = choiceOf('save-tournament', 'Harbour Open');
    expect([choice.name, choice.isSaving]).toEqual(['Harbour Open', true]);
    choice.point(0);
    expect(choice.name).toBe('Harbour Open');
    choice.point(1);
    expect(choice.name).toBe('Autumn.wallchart');
    expect(choice.open(choice.entries[2])).toBe(true);
    expect(choice.name).toBe('old.trf');
    choice.name = ' ';
    await choice.finish();
    expect(choice.problem).toBe('Enter a file name.');
    expect(bridge.sentAs('files.pick')).toEqual([]);
  });

  it('waits for the folder where Enter comes first', async () => {
    willPick();
    view = null;
    bridge.answerBy('files.browse', ({ folder, into }) => {
      if (into !== '') throw new Error('no such folder');
      return folderView(folder ?? '/home');
    });
    const choice = choiceOf('save-tournament', 'old.trf');
    await choice.finish();
    expect(bridge.sentAs('files.pick')).toMatchObject([{ folder: '/home', name: 'old.trf' }]);
  });
});
