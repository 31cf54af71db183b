/**
 * Svelte's runes for tests in plain Node: state classes (`*.svelte.ts`) are compiled as for the browser, so that a test
 * meets what the page runs. What Svelte exports for servers has no reactivity and would pass for the wrong reasons.
 */
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vitest/config';

const CLIENT: Readonly<Record<string, string>> = {
  svelte: 'index-client.js',
  'svelte/reactivity': 'reactivity/index-client.js',
};

export function runes(): Plugin {
  return {
    name: 'runes',
    enforce: 'pre',
    resolveId(id) {
      const client = CLIENT[id];
      if (client === undefined) return null;
      const root = fileURLToPath(import.meta.resolve('svelte/package.json')).replace(/package\.json$/, '');
      return { id: `${root}src/${client}`, external: true };
    },
    async transform(code, id) {
      const filename = id.split('?')[0]!;
      if (!filename.endsWith('.svelte.ts')) return null;
      // Only the types go: runes are looked for in class fields, which must stay fields.
      const plain = await transformWithOxc(code, filename, { target: 'esnext', sourcemap: true });
      const compiled = compileModule(plain.code, { filename, generate: 'client', dev: false });
      return { code: compiled.js.code, map: compiled.js.map };
    },
  };
}
