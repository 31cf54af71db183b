/**
 * `npm run conformance -- [name [options]]`: the program against literal oracles, recorded rounds of others and broken
 * input. Without a name everything is run, without options. Every other file of this folder is one run and exports
 * `ABOUT` and `run(args)`, which resolves to the number of unexplained differences.
 */
import { readdirSync } from 'node:fs';

interface Run {
  readonly ABOUT?: string;
  run(this: void, args: string[]): Promise<number>;
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'main.ts')
  .map(({ name }) => name.slice(0, -'.ts'.length));

const load = (name: string): Promise<Run> => import(`./${name}.ts`) as Promise<Run>;

async function main([name, ...options]: string[]): Promise<number> {
  if (name === undefined) {
    let code = 0;
    for (const each of names) if ((await runOne(each, [])) > 0) code = 1;
    return code;
  }
  if (name === '--list') {
    for (const each of names) console.log(`${each.padEnd(18)}${(await load(each)).ABOUT ?? ''}`);
    return 0;
  }
  if (!names.includes(name)) {
    console.error(`There is no run ${name}; there are ${names.join(', ')}.`);
    return 2;
  }
  return (await runOne(name, options)) > 0 ? 1 : 0;
}

async function runOne(name: string, options: string[]): Promise<number> {
  const { ABOUT = '', run } = await load(name);
  console.log(`\n${name}: ${ABOUT}`);
  return run(options);
}

process.exitCode = await main(process.argv.slice(2));
