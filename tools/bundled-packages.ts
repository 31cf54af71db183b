/** Notes which packages a bundle has inside, so that their notices go along with it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the notes lie until the notices are made of them, a JSON list for each bundle. */
export const BUNDLED = join(import.meta.dirname, '../.cache/bundled');

/** `@noble/hashes` of a module's path; null for one that is no package's. */
export function packageOf(path: string): string | null {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/@][^/]*)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? null;
}

/** Plugin for the bundle of this name. */
export function noteBundled(name: string): Plugin {
  return {
    name: 'note-bundled-packages',
    apply: 'build',
    generateBundle() {
      const packages = [...this.getModuleIds()].flatMap((path) => packageOf(path) ?? []);
      mkdirSync(BUNDLED, { recursive: true });
      writeFileSync(join(BUNDLED, `${name}.json`), JSON.stringify([...new Set(packages)].sort()));
    },
  };
}
