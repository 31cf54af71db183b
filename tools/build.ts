/**
 * Builds everything into out/: `node tools/build.ts [part …]`, parts being renderer, main, worker, printer, cli,
 * preload, fonts and
 * notices (all of them by default).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { packageOf } from './bundled-packages.ts';
import { writeNotices } from './notices.ts';

const ROOT = join(import.meta.dirname, '..');
/** Written after a whole build: what is newer than this file has not been built. */
const STAMP = join(ROOT, 'out/built');
const SOURCES = [
  'src-*/**',
  'assets/**',
  'package.json',
  'package-lock.json',
  '*.config.*',
  'tools/{build,notices,bundled-packages}.ts',
];

/** The notices come last: they name what the bundles have inside. */
export const PARTS = ['renderer', 'main', 'worker', 'printer', 'cli', 'preload', 'fonts', 'notices'] as const;
export type Part = (typeof PARTS)[number];

/** Fonts of the printed sheets, from the packages that carry them, with the licences that go along. */
const FONTS = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-sans/LICENSE_FONT',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  'dejavu-fonts-ttf/LICENSE',
];

const NOTICES = 'out/THIRD-PARTY-NOTICES.txt';

/** Fonts of the page, which its style sheets name: no module of a bundle imports them. */
const PAGE_FONTS = ['@fontsource/noto-sans'];

function isPart(word: string): word is Part {
  return (PARTS as readonly string[]).includes(word);
}

function copyFonts(): void {
  mkdirSync('out/fonts', { recursive: true });
  for (const font of FONTS) {
    const owner = font.startsWith('dejavu') ? 'DejaVu' : 'NotoSans';
    const name = font.endsWith('.ttf') ? basename(font) : `LICENSE-${owner}`;
    cpSync(join('node_modules', font), join('out/fonts', name));
  }
}

/** In a process without options of ours: V8 takes compiled functions only under the flags that it made them with. */
function compileCli(): void {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const output = execFileSync(process.execPath, ['tools/compile-cli.ts', 'out/cli'], {
    env,
    encoding: 'utf8',
  });
  if (output.includes('differs'))
    throw new Error(`The command line does not pair as it generates:\n${output}`);
}

export async function buildPart(part: Part): Promise<void> {
  const options = { logLevel: 'warn' } as const;
  switch (part) {
    case 'fonts':
      return copyFonts();
    case 'notices':
      return writeNotices(NOTICES, [
        ...PAGE_FONTS,
        ...FONTS.map((font) => packageOf(`/node_modules/${font}`)!),
      ]);
    case 'renderer':
      return void (await build({ ...options, configFile: 'vite.config.ts' }));
    default:
      await build({ ...options, configFile: 'vite.main.config.ts', mode: part });
      if (part === 'cli') compileCli();
  }
}

async function buildAll(): Promise<void> {
  const started = Date.now();
  for (const part of PARTS) await buildPart(part);
  writeFileSync(STAMP, '');
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Builds when a source is newer than the last whole build. */
export async function buildWhenStale(): Promise<void> {
  process.chdir(ROOT);
  const built = timeOf(STAMP);
  if (built > 0 && globSync(SOURCES).every((file) => timeOf(file) <= built)) return;
  await buildAll();
}

if (import.meta.main) {
  process.chdir(ROOT);
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !isPart(word));
  if (unknown !== undefined) {
    console.error(`Unknown part ${unknown}: use ${PARTS.join(', ')}.`);
    process.exit(2);
  }
  if (words.length === 0) await buildAll();
  else for (const part of words.filter(isPart)) await buildPart(part);
}
