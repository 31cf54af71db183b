/**
 * Checks the page and its components: types in scripts and templates, and what Svelte's compiler warns of. What they import
 * is checked along; the rest of TypeScript is checked by `tsc` alone. TypeScript 7 does it, on components that svelte-check
 * writes into a folder first; what an earlier run left there would stand for components that are gone.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/svelte-check/bin/svelte-check'),
    '--tsgo',
    '--tsconfig',
    './tsconfig.page.json',
    '--fail-on-warnings',
  ],
  // The compiler ends before it would be worth its while to collect garbage often.
  { cwd: ROOT, stdio: 'inherit', env: { GOGC: '400', ...process.env } },
);
process.exitCode = status ?? 1;
