/**
 * Everything that runs in Node: `--mode main` (both hosts and the pairing worker), `--mode cli`
 * (the command line, on its own so that it starts lean) and `--mode preload`.
 */
import { builtinModules } from 'node:module';
import { defineConfig, type UserConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

const external = ['electron', ...Object.keys(pkg.dependencies), ...builtinModules, /^node:/];

/** ES modules for Node 24. Chunks lie beside their entry, so that `import.meta.dirname` has one depth. */
function nodeBundle(outDir: string, input: Record<string, string>): UserConfig {
  return {
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        external,
        checks: { pluginTimings: false },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
          // The command line may be called by its own name.
          banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  };
}

/** A sandboxed preload script must be CommonJS in one file. */
const preloadBundle: UserConfig = {
  build: {
    outDir: 'out/preload',
    emptyOutDir: true,
    target: 'chrome148',
    minify: false,
    lib: { entry: 'src-main/preload.ts', formats: ['cjs'], fileName: () => 'preload.cjs' },
    rolldownOptions: { external },
  },
};

export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'preload':
      return preloadBundle;
    case 'cli':
      return nodeBundle('out/cli', { wallchart: 'src-main/cli/main.ts' });
    case 'main':
      return nodeBundle('out/main', {
        main: 'src-main/main.ts',
        serve: 'src-main/serve.ts',
        worker: 'src-main/pairing/worker.ts',
      });
    default:
      throw new Error(`vite.main.config.ts: unknown mode ${mode}; use main, cli or preload`);
  }
});
