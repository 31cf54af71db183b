/** One table of keys: no key has two meanings on a screen, one letter means one thing, and everything shown comes from it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue, OFFERED } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { keysPage } from '../../src-renderer/keys-page.ts';
import { KEYS, WINDOW_KEYS, type KeyScreen } from '../../src-renderer/keys.ts';
import { RESULT_KEYS } from '../../src-renderer/result-keys.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('src-renderer/**/*.{ts,svelte}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !['src-renderer/keys.ts', 'src-renderer/result-keys.ts'].includes(file))
  .sort()
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));

/** What listens at the same time, the innermost first. A dialog has the keyboard to itself. */
const TOGETHER: Readonly<Record<string, readonly KeyScreen[]>> = {
  start: ['start'],
  'new tournament': ['newTournament'],
  players: ['players', 'everywhere'],
  'look-up': ['lookUp', 'everywhere'],
  'table of players or results': ['table', 'forms'],
  'review of a file': ['review'],
  round: ['round', 'everywhere'],
  preview: ['preview', 'everywhere'],
  'pairing by hand': ['hand', 'everywhere'],
  repair: ['repair', 'everywhere'],
  results: ['results', 'everywhere'],
  'second entry': ['secondEntry', 'everywhere'],
  correction: ['correction', 'everywhere'],
  incident: ['incident', 'forms'],
  standings: ['standings', 'everywhere'],
  documents: ['documents', 'print', 'everywhere'],
  hall: ['hall', 'everywhere'],
  filing: ['filing', 'everywhere'],
  norms: ['norms', 'everywhere'],
  log: ['log', 'everywhere'],
  lists: ['lists', 'everywhere'],
  lab: ['lab', 'everywhere'],
  rest: ['rest', 'everywhere'],
  'check-in': ['checkIn', 'forms'],
  audit: ['audit', 'everywhere'],
  settings: ['settings', 'everywhere'],
  restore: ['restore', 'forms'],
};

/** What the roles of the native menu's window do by their own keys. */
const ROLES = {
  larger: 'zoomIn',
  smaller: 'zoomOut',
  usual: 'resetZoom',
  whole: 'togglefullscreen',
} as const satisfies Record<keyof typeof WINDOW_KEYS, string>;

/** Esc always closes what is innermost. */
const NESTS = ['Esc'];

describe('keys', () => {
  it.each(Object.entries(TOGETHER))('has no key twice: %s', (_, screens) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const screen of screens)
      for (const [id, key] of Object.entries(KEYS[screen])) {
        if (NESTS.includes(key)) continue;
        // In a list, Ctrl Enter is the next step; a form under it is not open then.
        if (screen === 'forms' && key === KEYS.forms.next) continue;
        const other = seen.get(key);
        if (other !== undefined) twice.push(`${key}: ${other} and ${screen}.${id}`);
        seen.set(key, `${screen}.${id}`);
      }
    expect(twice).toEqual([]);
  });

  it('every screen is looked at for keys that it has twice', () => {
    expect([...new Set(Object.values(TOGETHER).flat())].sort()).toEqual(Object.keys(KEYS).sort());
  });

  it('no screen takes a key of the window, which its menu has', () => {
    const ofWindow: readonly string[] = Object.values(WINDOW_KEYS);
    const taken = Object.entries(KEYS).flatMap(([screen, keys]) =>
      Object.entries(keys).flatMap(([id, key]) => (ofWindow.includes(key) ? [`${screen}.${id}`] : [])),
    );
    expect(taken).toEqual([]);
    const menu = readFileSync(join(ROOT, 'src-main/menu.ts'), 'utf8');
    const view = /const view.*?\n {2}};/s.exec(menu)?.[0] ?? '';
    const roles = [...view.matchAll(/role: '(\w+)'/g)].map(([, role]) => role);
    expect(roles.sort()).toEqual(Object.values(ROLES).sort());
  });

  it('documents, prints and the page share no key', () => {
    const whose = Map.groupBy(
      [
        ...Object.entries(DOCUMENTS).map(([kind, { key }]) => [key, kind] as const),
        ...(['documents', 'print'] as const).flatMap((screen) =>
          Object.entries(KEYS[screen]).map(([id, key]) => [key, `${screen}.${id}`] as const),
        ),
      ],
      ([key]) => key,
    );
    const shared = [...whose].filter(([, all]) => all.length > 1);
    expect(shared.map(([key, all]) => `${key}: ${all.map(([, one]) => one).join(', ')}`)).toEqual([]);
  });

  it('results and their screens share no key, whichever set is chosen', () => {
    for (const set of Object.values(RESULT_KEYS))
      for (const screen of ['results', 'secondEntry'] as const)
        for (const { key } of set) expect(Object.values(KEYS[screen])).not.toContain(key);
  });

  it('where a player is chosen, H L U B W C mean one thing', () => {
    const meaning = { here: 'H', late: 'L', notHere: 'U', bye: 'B', withdraw: 'W', card: 'C' } as const;
    for (const screen of ['players', 'lookUp', 'checkIn', 'repair'] as const)
      for (const [id, key] of Object.entries(KEYS[screen])) {
        if (id in meaning) expect(`${screen}.${id} ${key}`).toBe(`${screen}.${id} ${meaning[id as 'here']}`);
        else expect(Object.values(meaning)).not.toContain(key);
      }
  });

  it('in forms letters are text', () => {
    for (const key of Object.values(KEYS.forms)) expect(key).not.toMatch(/^(Shift )?[A-Z0-9]$/);
  });

  it('are written nowhere else', () => {
    const written = SOURCES.flatMap(({ file, source }) =>
      source.split('\n').flatMap((line, at) => {
        const literal = /\bkeys="[^"{]|\bkeys: '[^']|\bkeys=\{'[^']/.test(line.replace('data-keys="', ''));
        return literal ? [`${file}:${at + 1} ${line.trim()}`] : [];
      }),
    );
    expect(written).toEqual([]);
  });

  it('are all used', () => {
    // A screen's keys may have a short name from where it is given on.
    const withScreen = (source: string) =>
      source
        .split(/(?=const \w+ = KEYS\.\w+;)/)
        .map((part) => {
          const [, name, screen] = /^const (\w+) = KEYS\.(\w+);/.exec(part) ?? [];
          return name === undefined
            ? part
            : part.replaceAll(new RegExp(`\\b${name}\\.(?=\\w)`, 'g'), `KEYS.${screen}.`);
        })
        .join('');
    const all = SOURCES.map(({ source }) => withScreen(source)).join('\n');
    // The helpers of the table itself name what they use; screens that look keys up by a name use them all.
    const helpers = readFileSync(join(ROOT, 'src-renderer/keys.ts'), 'utf8').split(
      'export type KeyScreen',
    )[1]!;
    const lookedUp = new Set([...all.matchAll(/KEYS\.(\w+)\[/g)].map((match) => match[1]));
    const unused = Object.entries(KEYS).flatMap(([screen, keys]) =>
      Object.keys(keys)
        .filter((id) => !new RegExp(`KEYS\\.${screen}\\.${id}\\b`).test(all + helpers))
        .filter((id) => !new RegExp(`\\{[^}]*\\b${id}\\b[^}]*\\} = KEYS\\.${screen};`).test(helpers))
        .filter(() => !lookedUp.has(screen))
        .map((id) => `${screen}.${id}`),
    );
    expect(unused).toEqual([]);
  });

  it('are the keys of the native menu', () => {
    const menu = readFileSync(join(ROOT, 'src-main/menu.ts'), 'utf8');
    const accelerators = [...menu.matchAll(/'(?:(?:CmdOrCtrl|Ctrl)\+(\w)|(F\d+))'/g)].map(
      ([, letter, key]) => (letter === undefined ? key! : `Ctrl ${letter}`),
    );
    const known = Object.values(KEYS).flatMap((keys) => Object.values(keys) as string[]);
    expect(accelerators.length).toBeGreaterThan(3);
    for (const accelerator of accelerators) expect(known).toContain(accelerator);
  });

  it.each(OFFERED.map(({ code }) => code))('are the keys of the manual: %s', async (code) => {
    const folder = join(ROOT, 'docs/manual', code === 'en' ? '' : code);
    await expect(keysPage(await loadCatalogue(code))).toMatchFileSnapshot(join(folder, '09-keys.md'));
  });
});
