/**
 * Everything that runs in Node: `--mode main` (both hosts), `--mode worker` and `--mode printer` (the threads that pair
 * and read files, and the one that makes PDFs, which run outside the archive too), `--mode cli` (the command line, on its own so that it starts lean) and
 * `--mode preload`.
 */
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { noteBundled } from './tools/bundled-packages.ts';
import { plainExports } from './tools/plain-exports.ts';
import pkg from './package.json' with { type: 'json' };

const CANVAS = join(import.meta.dirname, 'node_modules/vega-canvas/build/vega-canvas.browser.js');

/** What is loaded at run time: packages with all their sub-paths, and what Node and Electron bring. */
function externalExcept(inside: readonly string[]): (string | RegExp)[] {
  const packages = Object.keys(pkg.dependencies).filter((name) => !inside.includes(name));
  return [...packages.map((name) => new RegExp(`^${name}(/|$)`)), 'electron', ...builtinModules, /^node:/];
}

interface NodeBundle {
  readonly outDir: string;
  readonly input: Record<string, string>;
  readonly extension?: 'js' | 'mjs' | 'cjs';
  /** First line of the first entry. */
  readonly banner?: string;
  /** For a program that is started for every task: minified, and with the code that commands share in one file. */
  readonly lean?: boolean;
  /** Packages that go into the bundle although they are installed. */
  readonly inside?: readonly string[];
}

/**
 * Every file costs a millisecond: one for what most commands need, the rest beside each command. What tells a tournament
 * file from others, and what writes beside one, would draw the storage along, to which they belong. Texts that few commands
 * say go with those, and so does what only commands that read tournament files need, with the packages it takes.
 */
const OF_ALL =
  /[\\/](?:src-engine[\\/]|src-main[\\/](?:cli[\\/]|files[\\/]|storage[\\/](?:tournament-mark|write-beside|holds-tournament|held-files|real-path|failure)\.ts$))/;
const OF_FEW =
  /[\\/](?:texts[\\/]en[\\/](?:lab|lab-paper|single-commands|explanations|explanation-words|bcf-explanations|criteria|steps|systems|tie-breaks)|cli[\\/]working|tiebreaks[\\/](?:articles|(?:team-)?working(?:-sum)?)|model[\\/](?:pace|federations|chess960)|norms[\\/][\w-]+)\.ts$/;
/** What says why a round is as it is; those who list systems say the names alone, and take it all. */
const OF_REASONS =
  /[\\/]texts[\\/]en[\\/](?:explanations|explanation-words|bcf-explanations|criteria|steps|systems)\.ts$/;
/**
 * The catalogue as a whole, for commands that print or open tournament files, and what says its sentences in the languages of
 * screens or sheets. The rooms of the catalogue that are left out are those that every command says, or one alone.
 */
const OF_SCREENS =
  /[\\/]src-main[\\/](?:texts|cli[\\/](?:languages|pages|print|print-event|seal)|files[\\/](?:csv|player-cells|player-table|result-table|sheet-xml|table|workbook))\.ts$/;
const WHOLE_CATALOGUE =
  /[\\/]src-engine[\\/]texts[\\/](?:index|merged|check-words|crib|en[\\/](?!(?:usage|cli|command-line|reading|trf|pairing|format|generator|single-commands|explanations|explanation-words|bcf-explanations|criteria|steps|systems)\.ts$).*)\.ts$/;
/** What sentences of the whole catalogue need: in another file it could come to lie beside what needs the catalogue when it is loaded. */
const OF_WHOLE = /[\\/]src-engine[\\/]model[\\/]chess960\.ts$/;
/** What folds a log into its event, and the charts that only sheets have: of no use to a command that reads reports alone. */
const OF_LOGS =
  /[\\/]src-engine[\\/](?:model[\\/](?:seating|effective|event-kinds|(?:[a-z]+-)?events|merged?[\w-]*|misfit|fold[\w-]*|state|upcast|lifted-sequence)|tiebreaks[\\/]chart)\.ts$/;
const isShared = (id: string): boolean =>
  (OF_ALL.test(id) || id.includes('rolldown/runtime')) &&
  ![OF_FEW, OF_LOGS, OF_SCREENS, WHOLE_CATALOGUE].some((few) => few.test(id));
const SHARED = [
  {
    name: 'writing',
    test: /[\\/]storage[\\/](?:write-beside|holds-tournament|held-files|real-path|failure)\.ts$/,
  },
  { name: 'shared', test: isShared, minShareCount: 3 },
  { name: 'reasons', test: OF_REASONS, minShareCount: 2 },
  {
    name: 'texts',
    test: (id: string) => OF_WHOLE.test(id) || (WHOLE_CATALOGUE.test(id) && !OF_FEW.test(id)),
    minShareCount: 3,
  },
  {
    name: 'storage',
    test: (id: string) => /[\\/]src-main[\\/]storage[\\/]/.test(id) || OF_LOGS.test(id),
    minShareCount: 2,
  },
];

/** Modules for Node 24, ES or CommonJS by the extension. Chunks lie beside their entry, so that `import.meta.dirname` has one depth. */
function nodeBundle({
  outDir,
  input,
  extension = 'js',
  banner = '',
  lean = false,
  inside = [],
}: NodeBundle): UserConfig {
  return {
    plugins: [noteBundled(basename(outDir)), lean && extension === 'cjs' ? plainExports() : null],
    ssr: { noExternal: true },
    // Vega's canvas for Node waits for a native one while it is loaded; this one finds none, as plots are drawn as SVG.
    ...(extension === 'cjs' ? { resolve: { alias: { 'vega-canvas': CANVAS } } } : {}),
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      minify: lean,
      sourcemap: true,
      rolldownOptions: {
        input,
        external: externalExcept(inside),
        checks: { pluginTimings: false },
        // No module does anything when it is loaded but the entries, which are kept: a command loads what it names.
        // Vega registers its transforms when it is loaded.
        ...(lean
          ? { treeshake: { moduleSideEffects: (id: string) => id.includes('/node_modules/vega/') } }
          : {}),
        output: {
          format: extension === 'cjs' ? 'cjs' : 'es',
          ...(lean
            ? {
                // A group takes what it names and not what that imports: some of it is for few.
                codeSplitting: { includeDependenciesRecursively: false, groups: SHARED },
              }
            : {}),
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `chunk-[name]-[hash].${extension}`,
          banner: ({ isEntry, name }) => (isEntry && name === Object.keys(input)[0] ? banner : ''),
        },
      },
    },
  };
}

/** A sandboxed preload script must be CommonJS in one file; each window has its own. */
const preloadBundle: UserConfig = {
  plugins: [noteBundled('preload')],
  build: {
    outDir: 'out/preload',
    emptyOutDir: true,
    target: 'chrome148',
    minify: false,
    lib: {
      // They share no module: each must stay one file.
      entry: { preload: 'src-main/preload.ts', 'hall-preload': 'src-main/hall-preload.ts' },
      formats: ['cjs'],
      fileName: (_format, name) => `${name}.cjs`,
    },
    rolldownOptions: { external: externalExcept([]) },
  },
};

export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'preload':
      return preloadBundle;
    case 'cli':
      return nodeBundle({
        outDir: 'out/cli',
        // The first loads the second, with the functions that the build compiled (tools/compile-cli.ts).
        input: { wallchart: 'src-main/cli/main.ts', program: 'src-main/cli/program.ts' },
        extension: 'cjs',
        // The command line may be called by its own name.
        banner: '#!/usr/bin/env node',
        lean: true,
      });
    case 'worker':
      return nodeBundle({
        outDir: 'out/worker',
        input: {
          pairing: 'src-main/pairing/worker.ts',
          imports: 'src-main/imports/worker.ts',
          lists: 'src-main/lists/worker.ts',
          lab: 'src-main/lab/worker.ts',
        },
        extension: 'mjs',
        // A thread that runs beside the archive finds no packages there.
        inside: ['papaparse', 'saxes'],
      });
    case 'printer':
      return nodeBundle({
        outDir: 'out/printer',
        input: { documents: 'src-main/documents/worker.ts' },
        extension: 'mjs',
        // A thread that runs beside the archive finds no packages there.
        inside: ['pdfkit', 'pdfmake'],
        // pdfkit asks where it lies.
        banner: 'const __dirname = import.meta.dirname;',
      });
    case 'main':
      return nodeBundle({
        outDir: 'out/main',
        input: { start: 'src-main/start.ts', serve: 'src-main/serve.ts' },
      });
    default:
      throw new Error(`vite.main.config.ts: unknown mode ${mode}; use main, worker, printer, cli or preload`);
  }
});
