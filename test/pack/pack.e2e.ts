/**
 * The package as electron-builder makes it, with a stub in place of Electron's binary: its configuration, its
 * contents, and its start through the stand-in for Electron's module. Electron's own binary is not run here.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, describe, expect, it } from 'vitest';
import { changedBeside } from '../../src-main/host/beside-archive.ts';
import type { Bridge } from '../../src-main/ipc/contract.ts';
import { launchElectronStandIn } from '../e2e/hosts.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILDER = join(ROOT, 'node_modules/electron-builder/cli.js');
const MEGABYTE = 1024 * 1024;

/** The window object inside the page, for the functions that run there. */
declare const window: { readonly wallchart: Bridge };

function builder(words: readonly string[], environment: Record<string, string> = {}) {
  // Its own downloads are out of the question here, so a missing tool shows at once instead of after retries.
  return spawnSync(process.execPath, [BUILDER, '--publish', 'never', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
}

/** Copy of the stub: the checkout may have lost the executable bit, and the real folder stays clean. */
const output = mkdtempSync(join(tmpdir(), 'wallchart-pack-'));
const unpacked = join(output, 'linux-unpacked');
const archive = join(unpacked, 'resources/app.asar');
const outputOption = `-c.directories.output=${output}`;
let files: readonly string[] = [];

beforeAll(() => {
  const packed = builder(['--linux', 'dir', '-c.electronDist=tools/stub-electron', outputOption]);
  if (packed.status !== 0) throw new Error(`electron-builder failed:\n${packed.stdout}${packed.stderr}`);
  files = listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'));
});

describe('the configuration', () => {
  it('is checked: a key that electron-builder does not know is refused', () => {
    const wrong = builder(['--linux', 'dir', '-c.notAKeyOfTheSchema=1', outputOption]);
    expect(wrong.status).not.toBe(0);
    expect(`${wrong.stdout}${wrong.stderr}`).toContain('notAKeyOfTheSchema');
  });

  it('names the targets that are promised', () => {
    const text = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
    for (const target of ['nsis', 'portable', 'dmg', 'AppImage', 'deb'])
      expect(text).toContain(` ${target}\n`);
  });
});

describe('the archive', () => {
  it('holds everything that was built, except source maps and the notices, which lie beside the program', () => {
    const built = readdirSync(join(ROOT, 'out'), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !entry.name.endsWith('.map') &&
          // Compiled for the Node that builds; Electron has another V8.
          !entry.name.endsWith('.code') &&
          !['built', 'THIRD-PARTY-NOTICES.txt'].includes(entry.name),
      )
      .map((entry) => `${entry.parentPath.slice(ROOT.length)}/${entry.name}`.replaceAll('\\', '/'));
    expect(built).toContain('/out/main/start.js');
    expect(built.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('holds exactly one native module, unpacked: that of the system it is for', () => {
    const native = files.filter((file) => file.endsWith('.node'));
    expect(native).toEqual([`/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
    expect(existsSync(`${archive}.unpacked${native[0]}`)).toBe(true);
  });

  it.each([
    ['worker', ['imports.mjs', 'lab.mjs', 'lists.mjs', 'pairing.mjs'], ['better-sqlite3']],
    ['printer', ['documents.mjs'], []],
  ])('has the threads of out/%s beside it, with the packages they need', (name, threads, packages) => {
    const folder = `${archive}.unpacked/out/${name}`;
    const there = readdirSync(folder);
    expect(there.filter((file) => !file.startsWith('chunk-')).sort()).toEqual(threads);
    for (const file of there) {
      const source = readFileSync(join(folder, file), 'utf8');
      const imports = [...source.matchAll(/^import .*from "([^"]+)"/gm)].map((match) => match[1]!);
      const strangers = imports.filter((from) => !isBuiltin(from) && !there.includes(from.replace('./', '')));
      expect(packages).toEqual(expect.arrayContaining(strangers));
    }
    for (const needed of packages) {
      expect(existsSync(`${archive}.unpacked/node_modules/${needed}/package.json`)).toBe(true);
    }
  });

  it('has the fonts beside it, where that thread reads them', () => {
    expect(readdirSync(`${archive}.unpacked/out/fonts`)).toContain('NotoSans_400Regular.ttf');
  });

  it('knows each file beside the archive by its hash, and names one that was changed', () => {
    expect(changedBeside(archive)).toBeNull();
    const folder = `${archive}.unpacked`;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const { parentPath, name } of files) {
      const path = join(parentPath, name);
      const bytes = readFileSync(path);
      writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]));
      expect(changedBeside(archive)).toBe(relative(folder, path).replaceAll('\\', '/'));
      writeFileSync(path, bytes);
    }
    expect(changedBeside(archive)).toBeNull();
  });

  it('holds no tool of the developers and no source', () => {
    const strangers = files.filter((file) =>
      /^\/(src-|test|tools|docs)|^\/node_modules\/(electron|vite|typescript|svelte|playwright|node-linux|project-node)/.test(
        file,
      ),
    );
    expect(strangers).toEqual([]);
  });

  it('holds the demo tournament and the fonts of printed sheets', () => {
    expect(files.some((file) => file.startsWith('/assets/demo/'))).toBe(true);
    expect(files).toContain('/out/fonts/NotoSans_400Regular.ttf');
    expect(files).toContain('/out/fonts/LICENSE-NotoSans');
  });

  it('is small: under 40 MB', () => {
    expect(statSync(archive).size).toBeLessThan(40 * MEGABYTE);
  });
});

describe('the binary', () => {
  it('cannot be talked into running other code', async () => {
    const fuses = await getCurrentFuseWire(join(unpacked, 'wallchart'));
    const ON = '1'.charCodeAt(0);
    const on = (fuse: FuseV1Options) => Number(fuses[fuse]) === ON;
    expect({
      runAsNode: on(FuseV1Options.RunAsNode),
      nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: on(FuseV1Options.EnableNodeCliInspectArguments),
      integrity: on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: on(FuseV1Options.OnlyLoadAppFromAsar),
      fileProtocol: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
      cookies: on(FuseV1Options.EnableCookieEncryption),
    }).toEqual({
      runAsNode: false,
      nodeOptions: false,
      inspect: false,
      integrity: true,
      onlyAsar: true,
      fileProtocol: false,
      cookies: false,
    });
  });
});

describe('the notices', () => {
  const notices = () => readFileSync(join(unpacked, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const hasNotice = (name: string) => notices().includes(`\n${name} `);

  it('stand beside the program, with its own licence', () => {
    expect(readFileSync(join(unpacked, 'LICENSE.txt'), 'utf8')).toBe(
      readFileSync(join(ROOT, 'LICENSE'), 'utf8'),
    );
  });

  it('name every package of the archive', () => {
    const packed = files.flatMap(
      (file) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
    );
    expect(packed).toContain('better-sqlite3');
    expect(packed.filter((name) => !hasNotice(name))).toEqual([]);
  });

  it('name every package that a bundle has inside', () => {
    // The maps of the bundles name the file that each line came from.
    const named = globSync('out/{main,worker,printer,preload}/*.map', { cwd: ROOT }).flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
        readonly sources: string[];
      };
      return sources.flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    });
    const inside = [...new Set(named)];
    expect(inside).toEqual(expect.arrayContaining(['pdfmake', 'saxes', 'papaparse', 'fontkit']));
    // What the page has inside is minified; these it cannot do without.
    const ofPage = ['svelte', 'pdfjs-dist', '@fontsource/noto-sans'];
    const fonts = ['@expo-google-fonts/noto-sans', 'dejavu-fonts-ttf'];
    expect([...inside, ...ofPage, ...fonts].filter((name) => !hasNotice(name))).toEqual([]);
  });

  it('print a licence for each', () => {
    const entries = notices()
      .split(/\n\n(?=\S.*\n-+\n)/)
      .slice(1);
    expect(entries.length).toBeGreaterThan(25);
    for (const entry of entries) expect(entry).toMatch(/licen[cs]e|permission/i);
  });
});

describe('the packed program', () => {
  it('starts through the stand-in, opens the demo and prints a sheet', async () => {
    const program = mkdtempSync(join(tmpdir(), 'wallchart-packed-'));
    extractAll(archive, program);
    cpSync(`${archive}.unpacked`, program, { recursive: true });
    const running = await launchElectronStandIn({
      program,
      words: ['--demo'],
      environment: { STAND_IN_PACKAGED: '1' },
    });
    try {
      const answers = await running.page.evaluate(async () => ({
        state: await window.wallchart.query('app.state', null),
        sheet: await window.wallchart.query('documents.render', {
          kind: 'player-list',
          round: null,
          paper: 'A4',
        }),
      }));
      expect(answers.state).toMatchObject({
        ok: true,
        value: { host: 'electron', document: { readOnly: false } },
      });
      expect(answers.sheet).toMatchObject({ ok: true, value: { missingGlyphs: '' } });
    } finally {
      await running.stop();
    }
  });
});

describe('the Debian package', () => {
  it('installs the program, its menu entry, its icons and its file type', () => {
    const made = builder(['--linux', 'deb', '--prepackaged', unpacked, outputOption], {
      CUSTOM_FPM_PATH: join(import.meta.dirname, 'fpm-stand-in.mjs'),
    });
    expect(`${made.stdout}${made.stderr}`).not.toContain('⨯');
    const name = readdirSync(output).find((file) => file.endsWith('.deb'));
    const deb = join(output, name ?? 'no .deb was made');
    const contents = execFileSync('dpkg-deb', ['-c', deb], { encoding: 'utf8', maxBuffer: 64 * MEGABYTE });
    expect(contents).toContain('./opt/Wallchart/wallchart');
    expect(contents).toContain('./opt/Wallchart/resources/app.asar');
    expect(contents).toContain('./usr/share/applications/wallchart.desktop');
    expect(contents).toContain('./usr/share/icons/hicolor/256x256/apps/wallchart.png');
    const entry = execFileSync(
      'sh',
      ['-c', `dpkg-deb --fsys-tarfile "$1" | tar -xO ./usr/share/applications/wallchart.desktop`, 'sh', deb],
      { encoding: 'utf8' },
    );
    expect(entry).toMatch(/^MimeType=.*application\/x-wallchart;/m);
    expect(entry).toMatch(/^Name=Wallchart$/m);
    const control = execFileSync('dpkg-deb', ['-I', deb], { encoding: 'utf8' });
    expect(control).toMatch(/Package: wallchart/);
    expect(control).toMatch(/Depends: .*libnss3/);
  });
});
