/**
 * `npm run bench [-- name …]`: measurements on generated input with fixed seeds. Every other file of this folder (but
 * the random numbers) is one run and exports `ABOUT` and `run(args)`, which prints a table and resolves to the number of goals that were missed;
 * missed goals are reported, not failed, because machines differ.
 */
import { readdirSync } from 'node:fs';

interface Run {
  readonly ABOUT: string;
  run(this: void, args: string[]): Promise<number>;
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts') && !['main.ts', 'random.ts'].includes(entry.name),
  )
  .map(({ name }) => name.slice(0, -'.ts'.length));

async function main([name, ...options]: string[]): Promise<number> {
  if (name !== undefined && !names.includes(name)) {
    console.error(`There is no run ${name}; there are ${names.join(', ')}.`);
    return 2;
  }
  for (const each of name === undefined ? names : [name]) {
    const { ABOUT, run } = (await import(`./${each}.ts`)) as Run;
    console.log(`\n${each}: ${ABOUT}`);
    const missed = await run(options);
    if (missed > 0) console.log(`${missed} goal${missed === 1 ? '' : 's'} missed`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
