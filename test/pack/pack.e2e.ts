/**
 * The package as electron-builder makes it, with a stub in place of Electron's binary: its configuration, its
 * contents, and its start through the stand-in for Electron's module. Electron's own binary is not run here.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { beforeAll, describe, expect, it } from 'vitest';
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
  it('holds everything that was built, except source maps', () => {
    const built = readdirSync(join(ROOT, 'out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== 'built')
      .map((entry) => `${entry.parentPath.slice(ROOT.length)}/${entry.name}`.replaceAll('\\', '/'));
    expect(built).toContain('/out/main/main.js');
    expect(built.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('holds exactly one native module, unpacked: that of the system it is for', () => {
    const native = files.filter((file) => file.endsWith('.node'));
    expect(native).toEqual([`/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
    expect(existsSync(`${archive}.unpacked${native[0]}`)).toBe(true);
  });

  it.each([
    ['worker', 'pairing.mjs'],
    ['printer', 'documents.mjs'],
  ])('has the thread of out/%s beside it, as one file that needs no other', (folder, file) => {
    const source = readFileSync(`${archive}.unpacked/out/${folder}/${file}`, 'utf8');
    const imports = [...source.matchAll(/^import .*from "([^"]+)"/gm)].map((match) => match[1]!);
    expect(imports.filter((name) => !isBuiltin(name))).toEqual([]);
    expect(readdirSync(`${archive}.unpacked/out/${folder}`)).toEqual([file]);
  });

  it('has the fonts beside it, where that thread reads them', () => {
    expect(readdirSync(`${archive}.unpacked/out/fonts`)).toContain('NotoSans_400Regular.ttf');
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
