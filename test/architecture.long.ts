/**
 * The rooms of the house and who may enter where: one table, read from the import statements of every source.
 * A failure names the import and prints what its room may import.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './import-circles.ts';
import { importsOf, ROOT, sources, type Import } from './imports-of.ts';

interface Room {
  /** A file, or a folder with everything in it. The longest name that fits a file is its room. */
  readonly room: string;
  /** Rooms that it may import besides itself; `type ` allows types only. */
  readonly may: readonly string[];
  /** Rooms that it may not import although they lie in one that it may. */
  readonly not?: readonly string[];
  /** Packages; `node:` stands for all modules of Node. */
  readonly packages?: readonly string[];
}

const ENGINE = 'src-engine/index.ts';
/** The door of the catalogue of texts. The engine itself returns data and imports none of them. */
const TEXTS = 'src-engine/texts/index.ts';
const CONTRACT = 'type src-main/ipc/contract.ts';
/** What a pairing system is: types that the rooms beneath the systems speak in. */
const SYSTEM = 'type src-engine/systems/system.ts';

/** Engine rooms that every pairing system may build on. */
const FOR_SYSTEMS = [
  'src-engine/model',
  'src-engine/history',
  'src-engine/matching',
  'src-engine/systems/frame',
  'src-engine/systems/system.ts',
  'src-engine/systems/reason.ts',
  'src-engine/systems/unit.ts',
  'src-engine/systems/labels.ts',
  'src-engine/systems/step.ts',
];

const ROOMS: readonly Room[] = [
  { room: 'src-engine/model', may: [] },
  { room: 'src-engine/matching', may: [] },
  { room: 'src-engine/history', may: ['src-engine/model'] },
  { room: 'src-engine/acceleration', may: ['src-engine/model', 'src-engine/history'] },
  { room: 'src-engine/rating', may: ['src-engine/model', 'src-engine/history'] },
  { room: 'src-engine/trf', may: ['src-engine/model', 'src-engine/history'] },
  // Performance and average rating are tie-breaks (C.07 10) and rating formulas (B.02) at once.
  { room: 'src-engine/tiebreaks', may: ['src-engine/model', 'src-engine/history', 'src-engine/rating'] },
  { room: 'src-engine/norms', may: ['src-engine/model', 'src-engine/rating', 'src-engine/tiebreaks'] },
  // The task of a round holds pairing scores, virtual points included.
  {
    room: 'src-engine/handling',
    may: ['src-engine/model', 'src-engine/history', 'src-engine/acceleration', SYSTEM],
  },
  {
    room: 'src-engine/systems/system.ts',
    may: [
      'type src-engine/model',
      'type src-engine/history',
      'type src-engine/systems/reason.ts',
      'type src-engine/systems/unit.ts',
      'type src-engine/systems/labels.ts',
      'type src-engine/systems/step.ts',
    ],
  },
  {
    room: 'src-engine/systems/reason.ts',
    may: [
      'type src-engine/model',
      'type src-engine/systems/bcf-reason.ts',
      'type src-engine/systems/why-not-reason.ts',
    ],
  },
  { room: 'src-engine/systems/unit.ts', may: [] },
  { room: 'src-engine/systems/labels.ts', may: [] },
  {
    room: 'src-engine/systems/step.ts',
    may: ['type src-engine/model', 'type src-engine/systems/labels.ts', 'type src-engine/systems/unit.ts'],
  },
  { room: 'src-engine/systems', may: FOR_SYSTEMS },
  // Each system is a room of its own: none imports another. What several need is the frame's.
  ...sources('src-engine/systems/*/').map((room) => ({ room, may: FOR_SYSTEMS })),
  { room: 'src-engine/systems/dutch/kernel', may: FOR_SYSTEMS },
  ...['checker', 'generator', 'lab', 'preview', 'repair', 'index.ts'].map((name) => ({
    room: `src-engine/${name}`,
    may: ['src-engine'],
    not: ['src-engine/texts'],
  })),
  // Texts know the shapes of what they speak about, and nothing that computes above the model.
  { room: 'src-engine/texts', may: ['type src-engine', 'src-engine/model', 'src-engine/systems/labels.ts'] },

  { room: 'src-main/ipc', may: [ENGINE, TEXTS, 'src-main/texts.ts'], packages: ['zod'] },
  {
    room: 'src-main/storage',
    may: [ENGINE, CONTRACT, 'src-main/texts.ts', 'src-main/time.ts'],
    packages: ['better-sqlite3', 'node:', 'zod'],
  },
  { room: 'src-main/texts.ts', may: [TEXTS] },
  { room: 'src-main/time.ts', may: [] },
  { room: 'src-main/threads', may: ['src-main/texts.ts'], packages: ['node:'] },
  {
    room: 'src-main/documents',
    may: [ENGINE, TEXTS, CONTRACT, 'src-main/threads', 'src-main/seals'],
    packages: ['node:'],
  },
  { room: 'src-main/documents/layout/article.ts', may: ['src-main/documents'], packages: ['pdfmake'] },
  {
    room: 'src-main/documents/render.ts',
    may: [ENGINE, TEXTS, CONTRACT, 'src-main/documents', 'src-main/seals'],
    packages: ['pdfmake'],
  },
  { room: 'src-main/documents/pdf.ts', may: ['src-main/documents'], packages: ['pdfkit', 'node:'] },
  {
    room: 'src-main/files',
    may: [ENGINE, TEXTS, 'src-main/texts.ts'],
    packages: ['papaparse', 'saxes', 'write-excel-file', 'node:'],
  },
  { room: 'src-main/seals', may: [ENGINE], packages: ['node:'] },
  { room: 'src-main/documents/layout/qr.ts', may: ['src-main/documents'], packages: ['qr'] },
  {
    room: 'src-main/pairing',
    may: [ENGINE, 'src-main/texts.ts', 'src-main/threads'],
    packages: ['node:'],
  },
  {
    room: 'src-main/lab',
    may: [ENGINE, TEXTS, CONTRACT, 'src-main/threads'],
    packages: ['jsonc-parser', 'vega', 'zod', 'node:'],
  },
  {
    room: 'src-main/imports',
    may: [ENGINE, TEXTS, CONTRACT, 'src-main/texts.ts', 'src-main/files', 'src-main/threads'],
    packages: ['node:'],
  },
  {
    room: 'src-main/lists',
    may: [ENGINE, 'src-main/files', 'src-main/threads', 'src-main/storage/write-beside.ts'],
    packages: ['better-sqlite3', 'papaparse', 'node:'],
  },
  {
    room: 'src-main/handlers',
    may: [
      ENGINE,
      TEXTS,
      'src-main/texts.ts',
      'src-main/time.ts',
      'src-main/ipc/contract.ts',
      'src-main/storage',
      'src-main/documents',
      'src-main/pairing',
      'src-main/threads',
      'src-main/files',
      'src-main/imports',
      'src-main/lists',
      'src-main/lab',
      'src-main/seals',
    ],
    packages: ['node:', 'zod'],
  },
  {
    room: 'src-main/cli',
    may: [
      ENGINE,
      TEXTS,
      CONTRACT,
      'src-main/time.ts',
      'src-main/lab',
      'src-main/files',
      'src-main/storage',
      'src-main/documents',
      'src-main/threads',
      'src-main/host/folders.ts',
      'src-main/host/version.ts',
      // What the window says of a file that cannot be opened or written, or of a code, and how it prints a log.
      'src-main/handlers/refusals.ts',
      'src-main/handlers/log/former.ts',
      'src-main/handlers/log/rows.ts',
      'src-main/handlers/documents/verdicts.ts',
    ],
    packages: ['node:'],
  },
  {
    room: 'src-main/host',
    may: ['src-main/texts.ts', 'src-main/ipc', 'package.json'],
    packages: ['node:', 'zod'],
  },
  {
    room: 'src-main/serve.ts',
    may: ['src-main/texts.ts', 'src-main/handlers', 'src-main/host', 'src-main/ipc'],
    packages: ['node:'],
  },
  {
    room: 'src-main/start.ts',
    may: ['src-main/texts.ts', 'src-main/host', 'src-main/main.ts'],
    packages: ['electron', 'node:'],
  },
  {
    room: 'src-main/main.ts',
    may: [
      'src-main/texts.ts',
      'src-main/cli',
      'src-main/handlers',
      'src-main/host',
      'src-main/ipc',
      'src-main/window.ts',
      'src-main/hall-window.ts',
      'src-main/menu.ts',
    ],
    packages: ['electron', 'node:'],
  },
  { room: 'src-main/preload.ts', may: ['src-main/ipc/channels.ts', CONTRACT], packages: ['electron'] },
  {
    room: 'src-main/hall-preload.ts',
    may: ['src-main/ipc/hall-channels.ts', CONTRACT],
    packages: ['electron'],
  },
  {
    room: 'src-main/hall-window.ts',
    may: ['src-main/host', 'src-main/ipc/hall-channels.ts', 'type src-main/ipc'],
    packages: ['electron', 'zod', 'node:'],
  },
  { room: 'src-main/menu.ts', may: ['src-main/texts.ts', CONTRACT], packages: ['electron'] },
  {
    room: 'src-main/window.ts',
    may: ['src-main/texts.ts', 'src-main/host', 'type src-main/ipc'],
    packages: ['electron', 'node:'],
  },

  {
    room: 'src-renderer',
    // A name is found by the folding that orders it; who shares a club or family, as when a round is paired; namesakes are
    // told apart as everywhere.
    may: [
      `type ${ENGINE}`,
      'src-engine/model/names.ts',
      'src-engine/model/short-names.ts',
      'src-engine/model/kept-apart.ts',
      TEXTS,
      CONTRACT,
    ],
    packages: ['svelte', '@fontsource/noto-sans', 'pdfjs-dist', 'qr'],
  },
  // How tests compile Svelte's runes.
  { room: 'tools/runes.ts', may: [], packages: ['node:', 'svelte/compiler', 'vite', 'vitest/config'] },
  // The settings of the gates are those of the tests, with an order of files.
  { room: 'tools/longest-first.ts', may: [], packages: ['vitest.config.ts', 'vitest/config', 'vitest/node'] },
  {
    room: 'tools/mutate',
    may: ['tools/runes.ts'],
    packages: [
      'node:',
      '@stryker-mutator/core',
      'node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js',
      'typescript',
      'vitest/config',
      'vitest/node',
    ],
  },
  { room: 'tools/electron', may: [], packages: ['node:', '@electron/get'] },
  {
    room: 'tools',
    // The conformance runs compare with the literal enumerators of the tests; pictures go through the table of views.
    may: [
      'src-engine',
      'src-main',
      'test/oracle',
      'test/security/random-calls.ts',
      'test/handlers/hands',
      'test/e2e',
      'package.json',
    ],
    packages: ['vite', 'playwright-core', 'fast-check', 'node:'],
  },
];

function isWithin(file: string, room: string): boolean {
  return file === room || file.startsWith(`${room}/`);
}

function roomOf(file: string): Room | undefined {
  return ROOMS.filter(({ room }) => isWithin(file, room))
    .sort((a, b) => a.room.length - b.room.length)
    .at(-1);
}

function isPackage(target: string): boolean {
  return !/^(src-[a-z]+|tools|test|package\.json|docs|assets)(\/|$)/.test(target);
}

function isAllowed({ to, isType }: Import, { room, may, not = [], packages = [] }: Room): boolean {
  if (isPackage(to)) {
    return packages.some((name) => (name === 'node:' ? to.startsWith(name) : isWithin(to, name)));
  }
  if (isWithin(to, room)) return true;
  if (not.some((name) => isWithin(to, name))) return false;
  return may.some((entry) =>
    entry.startsWith('type ') ? isType && isWithin(to, entry.slice('type '.length)) : isWithin(to, entry),
  );
}

function complaint(found: Import, room: Room | undefined): string {
  const place = `${found.from}:${found.line} imports ${found.isType ? 'types of ' : ''}${found.to}`;
  if (room === undefined) return `${place}, but this file is in no room of the table`;
  const allowed = [...room.may, ...(room.packages ?? [])];
  return `${place}; ${room.room} may import itself${allowed.map((name) => `, ${name}`).join('')}`;
}

const TYPESCRIPT = sources('src-*/**/*.{ts,svelte}', 'tools/**/*.ts');

describe('the rooms', () => {
  const imports = TYPESCRIPT.flatMap(importsOf);

  it('import only what the table allows', () => {
    const complaints = imports
      .filter((found) => {
        const room = roomOf(found.from);
        return room === undefined || !isAllowed(found, room);
      })
      .map((found) => complaint(found, roomOf(found.from)));
    expect(complaints).toEqual([]);
  });

  it('have no circles of imports', () => {
    expect(circlesOf(imports)).toEqual([]);
  });

  it('keep the parts of one page in its folder, and what pages share in components', () => {
    const usersOf = Map.groupBy(imports, ({ to }) => to);
    const foldersUsing = (file: string) =>
      new Set(
        (usersOf.get(file) ?? [])
          .map(({ from }) => dirname(from))
          .filter((folder) => folder !== dirname(file)),
      );
    const components = sources('src-renderer/components/*.svelte');
    const ofOnePage = components.filter((file) => {
      const users = (usersOf.get(file) ?? []).map(({ from }) => from);
      const folders = new Set(users.map((user) => dirname(user)));
      if (users.length === 1) return users[0] !== 'src-renderer/App.svelte';
      return folders.size === 1 && [...folders][0]!.startsWith('src-renderer/pages/');
    });
    expect(components.length).toBeGreaterThan(10);
    expect(ofOnePage).toEqual([]);
    const parts = sources('src-renderer/pages/*/*.svelte').filter(
      (file) => !/(Page|Workspace)\.svelte$/.test(file),
    );
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((file) => foldersUsing(file).size > 0)).toEqual([]);
  });

  it('would show a circle', () => {
    const from = (file: string, ...targets: string[]) =>
      targets.map((to) => ({ from: file, to, isType: true, line: 1 }));
    const made = [...from('a', 'b'), ...from('b', 'c', 'd'), ...from('c', 'a'), ...from('d', 'c', 'e')];
    expect(circlesOf(made)).toEqual([['a', 'b', 'c', 'd']]);
    expect(circlesOf(from('a', 'b', 'c'))).toEqual([]);
  });

  it('are seen by this test at all', () => {
    const pairs = imports.map(({ from, to }) => `${from} ${to}`);
    expect(pairs).toContain('src-main/main.ts electron');
    expect(pairs).toContain('src-main/ipc/calls/settings.ts src-engine/index.ts');
    expect(pairs).toContain('tools/app.ts tools/build.ts');
  });

  it('tell an allowed import from a forbidden one', () => {
    const judge = (from: string, to: string, isType = false) => {
      const room = roomOf(from);
      return room !== undefined && isAllowed({ from, to, isType, line: 1 }, room);
    };
    expect(judge('src-engine/matching/x.ts', 'src-engine/model/points.ts')).toBe(false);
    expect(judge('src-engine/systems/dutch/x.ts', 'src-engine/systems/lim/y.ts')).toBe(false);
    expect(judge('src-engine/systems/dutch/x.ts', 'src-engine/systems/dutch/y.ts')).toBe(true);
    expect(judge('src-engine/checker/x.ts', 'src-engine/texts/index.ts')).toBe(false);
    expect(judge('src-engine/index.ts', 'src-engine/texts/index.ts', true)).toBe(false);
    expect(judge('src-engine/texts/en/x.ts', 'src-engine/tiebreaks/working.ts', true)).toBe(true);
    expect(judge('src-engine/texts/en/x.ts', 'src-engine/tiebreaks/working.ts')).toBe(false);
    expect(judge('src-renderer/x.ts', 'src-engine/texts/index.ts')).toBe(true);
    expect(judge('src-renderer/x.ts', 'src-engine/texts/en/round.ts')).toBe(false);
    expect(judge('src-main/handlers/x.ts', 'electron')).toBe(false);
    expect(judge('src-main/handlers/x.ts', 'src-engine/model/points.ts')).toBe(false);
    expect(judge('src-renderer/x.ts', 'src-main/ipc/contract.ts', true)).toBe(true);
    expect(judge('src-renderer/x.ts', 'src-main/ipc/contract.ts')).toBe(false);
    expect(judge('src-main/host/x.ts', 'test/host/y.ts')).toBe(false);
    expect(judge('src-main/documents/layout/sheet.ts', 'pdfmake')).toBe(false);
  });
});

describe('the engine', () => {
  it.each(sources('src-engine/**/*.ts'))('%s has no clock and no dice', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.match(/\bMath\.random\b|\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/g)).toBeNull();
  });
});
