/**
 * Builds everything into out/: `node tools/build.ts [part …]`, parts being renderer, main, cli, preload
 * (all of them by default).
 */
import { build } from 'vite';

export const PARTS = ['renderer', 'main', 'cli', 'preload'] as const;
export type Part = (typeof PARTS)[number];

function isPart(word: string): word is Part {
  return (PARTS as readonly string[]).includes(word);
}

export async function buildPart(part: Part): Promise<void> {
  const options = { logLevel: 'warn' } as const;
  if (part === 'renderer') await build({ ...options, configFile: 'vite.config.ts' });
  else await build({ ...options, configFile: 'vite.main.config.ts', mode: part });
}

if (import.meta.main) {
  process.chdir(`${import.meta.dirname}/..`);
  const words = process.argv.slice(2);
  const unknown = words.find((word) => !isPart(word));
  if (unknown !== undefined) {
    console.error(`Unknown part ${unknown}: use ${PARTS.join(', ')}.`);
    process.exit(2);
  }
  const started = Date.now();
  for (const part of words.length === 0 ? PARTS : words.filter(isPart)) await buildPart(part);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
