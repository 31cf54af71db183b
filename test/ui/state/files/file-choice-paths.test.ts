/** A path that is typed in the page's own file chooser: where it begins, where it leads, and what it takes there. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileHandle, FilePurpose, FolderView, Refusal } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { FileChoice } from '../../../../src-renderer/state/files/file-choice.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { chosen, FixtureBridge } from '../../fixture-bridge.ts';
import { settled } from '../started-app.ts';

const handle = (path: string) => path as FileHandle;
type Entry = FolderView['entries'][number];
const entry = (name: string, kind: Entry['kind']): Entry => ({ name, kind, modified: '', size: 1 });

/** Folders of one system and of another; what is asked for beyond them is refused. */
const FOLDERS: Readonly<Record<string, readonly Entry[]>> = {
  '/': [entry('home', 'folder')],
  '/home': [entry('open', 'folder'), entry('Autumn.wallchart', 'tournament')],
  '/home/open': [entry('Blitz.wallchart', 'tournament'), entry('Blitz', 'folder')],
  '/home/open/Blitz': [],
  'C:\\': [entry('event', 'folder')],
  'C:\\/event': [entry('Cup.wallchart', 'tournament')],
};
const PLACES: FolderView['places'] = [
  { label: 'Home', path: '/home', folder: handle('/home'), isRoot: false },
  { label: 'Disk', path: '/', folder: handle('/'), isRoot: true },
];
const WINDOWS: FolderView['places'] = [{ label: 'C', path: 'C:\\', folder: handle('C:\\'), isRoot: true }];
const MISSING: Refusal = {
  code: 'gone',
  message: 'No such folder.',
  advice: 'Look again.',
  severity: 'refused',
};

function folderView(path: string, places = PLACES): FolderView {
  return { folder: handle(path), path, parent: null, entries: FOLDERS[path]!, places };
}

let bridge: FixtureBridge;
let view: FolderView | null;
let answers: unknown[];
/** Folders that were looked into, each with what was looked for in it. */
let browsed: unknown[];

beforeEach(() => {
  bridge = new FixtureBridge();
  view = folderView('/home');
  [answers, browsed] = [[], []];
});

function choiceOf(purpose: FilePurpose, suggestion = ''): FileChoice {
  const query: FixtureBridge['query'] = (_, args) => {
    const { folder, into, purpose: asked } = args as { folder: string | null; into: string; purpose: string };
    browsed.push([asked, folder, into]);
    const from = folder ?? '/home';
    const path = into === '' ? from : `${from === '/' ? '' : from}/${into}`;
    const known = FOLDERS[path] !== undefined;
    return Promise.resolve(
      (known ? { ok: true, value: folderView(path) } : { ok: false, refusal: MISSING }) as never,
    );
  };
  const app = new App({ on: bridge.on, command: bridge.command, query });
  return new FileChoice(
    app,
    { purpose, suggestion },
    () => view,
    (answer) => answers.push(answer),
  );
}
const FILE = chosen('/taken');
/** Types a name and takes it; what was sent for it. */
async function finish(choice: FileChoice, typed: string): Promise<readonly unknown[]> {
  bridge.prepare('files.pick', { ok: true, value: FILE });
  bridge.sent.length = 0;
  choice.name = typed;
  await choice.finish();
  return bridge.sent.map(({ args }) => args);
}
const picked = (purpose: FilePurpose, folder: string, name: string) => [{ purpose, folder, name }];

describe('a typed path', () => {
  it.each<[string, FilePurpose, string, string, string]>([
    ['a listed file', 'open', 'Autumn.wallchart', '/home', 'Autumn.wallchart'],
    ['a file that is not listed', 'open', 'notes.txt', '/home', 'notes.txt'],
    ['a file in a folder', 'open', 'open/Blitz.wallchart', '/home/open', 'Blitz.wallchart'],
    ['a new file in a folder', 'save-tournament', 'open/New.wallchart', '/home/open', 'New.wallchart'],
    [
      'with blanks, dots and doubled strokes',
      'open',
      ' ./open//Blitz.wallchart ',
      '/home/open',
      'Blitz.wallchart',
    ],
    ['from the root on', 'open', '/home/Autumn.wallchart', '/home', 'Autumn.wallchart'],
  ])('takes %s', async (_, purpose, typed, folder, name) => {
    const choice = choiceOf(purpose);
    expect(await finish(choice, typed)).toEqual(picked(purpose, folder, name));
    expect([answers, choice.problem]).toEqual([[FILE], '']);
  });

  it('looks into each folder on its way, and into no file that is listed', async () => {
    await finish(choiceOf('open'), 'open/Blitz.wallchart');
    expect(browsed).toEqual([
      ['open', '/home', ''],
      ['open', '/home', 'open'],
    ]);
  });

  it('is no path of its own where a stroke is a part of names', async () => {
    const choice = choiceOf('open');
    expect(await finish(choice, 'open\\Blitz.wallchart')).toEqual(
      picked('open', '/home', 'open\\Blitz.wallchart'),
    );
  });

  it('of Windows takes both strokes, and its roots in small letters too', async () => {
    view = folderView('C:\\', WINDOWS);
    for (const typed of ['C:\\event\\Cup.wallchart', 'c:/event/Cup.wallchart', 'event\\Cup.wallchart']) {
      // A root with the other stroke is no root.
      const choice = choiceOf('open');
      const sent = await finish(choice, typed);
      if (typed.startsWith('c:/'))
        expect([sent, choice.problem]).toEqual([[], 'No such folder. Look again.']);
      else expect(sent).toEqual(picked('open', 'C:\\/event', 'Cup.wallchart'));
    }
  });

  it('that leads to a folder shows it, and the field is free', async () => {
    const choice = choiceOf('open');
    choice.at = 1;
    expect(await finish(choice, '/home/open/')).toEqual([]);
    expect([choice.name, choice.place, choice.at, answers]).toEqual([
      '',
      { folder: '/home/open', into: '' },
      0,
      [],
    ]);
    // A folder is shown before a file is meant that bears its name.
    expect(await finish(choiceOf('save-tournament'), 'open')).toEqual([]);
  });

  it('through a folder that is not there says so, and looks no further', async () => {
    const choice = choiceOf('open');
    expect(await finish(choice, 'gone/open/Blitz.wallchart')).toEqual([]);
    expect([choice.problem, answers, browsed.length]).toEqual(['No such folder. Look again.', [], 2]);
  });

  it('for a folder takes the folder, the one that is shown without a name, and no file', async () => {
    const choice = choiceOf('medium-folder');
    expect([choice.isForFolder, choice.isSaving]).toEqual([true, false]);
    expect(await finish(choice, 'open')).toEqual(picked('medium-folder', '/home/open', ''));
    expect(await finish(choice, '')).toEqual(picked('medium-folder', '/home', ''));
    answers = [];
    expect(await finish(choice, 'Autumn.wallchart')).toEqual([]);
    expect([choice.problem, answers]).toEqual(['No such folder. Look again.', []]);
  });

  it('waits for the folder in which it begins, as far as that can be read', async () => {
    view = null;
    const choice = choiceOf('open');
    choice.go(handle('/home'), 'open');
    expect(await finish(choice, 'Blitz.wallchart')).toEqual(picked('open', '/home/open', 'Blitz.wallchart'));
    expect(browsed[0]).toEqual(['open', '/home', 'open']);
    choice.go(handle('/home'), 'gone');
    expect(await finish(choice, 'Blitz.wallchart')).toEqual([]);
    expect(choice.problem).toBe('No such folder. Look again.');
  });
});

describe('nothing typed', () => {
  it('opens what is pointed at, and asks for a name where something is saved', async () => {
    const choice = choiceOf('open');
    choice.point(1);
    expect(choice.name).toBe('');
    expect(await finish(choice, ' ')).toEqual(picked('open', '/home', 'Autumn.wallchart'));
    choice.point(0);
    expect([await finish(choice, ''), choice.place]).toEqual([[], { folder: '/home', into: 'open' }]);
    const saving = choiceOf('save-tournament');
    expect([await finish(saving, ''), saving.problem]).toEqual([[], text.chooser.needName]);
    expect(browsed).toEqual([]);
  });

  it('does nothing before the folder was read', () => {
    view = null;
    const choice = choiceOf('open');
    expect([choice.entries, choice.open(entry('x', 'tournament'))]).toEqual([[], false]);
    choice.point(3);
    choice.step(1);
    choice.typeAhead('a');
    expect([choice.at, choice.place, bridge.sent]).toEqual([0, { folder: null, into: '' }, []]);
  });
});

describe('the entries', () => {
  beforeEach(() => {
    const names = ['ab', 'b', 'Ac', 'c'];
    view = { ...folderView('/home'), entries: names.map((name) => entry(name, 'tournament')) };
  });
  it('are stepped through to their ends, and gone to by a letter, round and from the next one on', () => {
    const choice = choiceOf('open');
    const at = [-1, 2, 9].map((to) => {
      choice.step(to);
      return choice.at;
    });
    expect(at).toEqual([0, 2, 3]);
    const letters = ['A', 'a', 'a', 'b', 'B', 'z', 'c'].map((letter) => {
      choice.typeAhead(letter);
      return choice.at;
    });
    expect(letters).toEqual([0, 2, 0, 1, 1, 1, 3]);
  });

  it('give their names to what is saved, folders do not', () => {
    view = { ...view!, entries: [entry('open', 'folder'), ...view!.entries] };
    const choice = choiceOf('save-tournament', 'New');
    choice.point(0);
    expect([choice.name, choice.at]).toEqual(['New', 0]);
    choice.point(2);
    expect([choice.name, choice.at]).toEqual(['b', 2]);
    choice.point(9);
    expect([choice.name, choice.at]).toEqual(['b', 9]);
    expect([choice.open(view.entries[1]), choice.name, bridge.sent]).toEqual([true, 'ab', []]);
    expect([choice.open(view.entries[0]), choice.place.into]).toEqual([false, 'open']);
    expect(choiceOf('open', 'New').name).toBe('');
  });

  it('that main does not take are refused in its words; a question of it is none', async () => {
    const choice = choiceOf('open');
    bridge.prepare('files.pick', { ok: false, confirm: { act: '', level: 2, consequences: [] } } as never);
    choice.open(view!.entries[0]);
    await settled();
    expect([choice.problem, answers]).toEqual(['', []]);
    bridge.prepare('files.pick', { ok: false, refusal: MISSING });
    choice.open(view!.entries[0]);
    await settled();
    expect([choice.problem, answers]).toEqual(['No such folder. Look again.', []]);
  });
});
