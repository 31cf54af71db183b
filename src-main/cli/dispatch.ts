/** The command line: `wallchart <sub-command> …`, and the command lines of JaVaFo and bbpPairings. */
import { en } from '../../src-engine/texts/index.ts';
import { isEngineCall } from './engine-call.ts';
import type { CliCommand, CliIo } from './io.ts';

/** Sub-commands are loaded when they are asked for, so that the program starts fast. */
const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<CliCommand> }>> = {
  pair: { about: en.usage.commands.pair, load: () => import('./pair.ts') },
  check: {
    about: en.usage.commands.check,
    load: () => import('./check.ts'),
  },
  explain: {
    about: en.usage.commands.explain,
    load: () => import('./explain.ts'),
  },
  standings: {
    about: en.usage.commands.standings,
    load: () => import('./standings.ts'),
  },
  print: {
    about: en.usage.commands.print,
    load: () => import('./print.ts'),
  },
  pages: {
    about: en.usage.commands.pages,
    load: () => import('./pages.ts'),
  },
  ratings: {
    about: en.usage.commands.ratings,
    load: () => import('./ratings.ts'),
  },
  norms: {
    about: en.usage.commands.norms,
    load: () => import('./norms.ts'),
  },
  seal: { about: en.usage.commands.seal, load: () => import('./seal.ts') },
  validate: {
    about: en.usage.commands.validate,
    load: () => import('./validate.ts'),
  },
  convert: {
    about: en.usage.commands.convert,
    load: () => import('./convert.ts'),
  },
  generate: { about: en.usage.commands.generate, load: () => import('./generate.ts') },
  lab: {
    about: en.usage.commands.lab,
    load: () => import('./lab.ts'),
  },
};

const USAGE = [
  en.usage.head,
  ...Object.entries(COMMANDS).map(([name, { about }]) => `  wallchart ${name} ${about}`),
  en.usage.others,
].join('\n');

/** Whether the words behind the program's name are a command line, and not a file to be opened in the window. */
export function isCommandLine(words: readonly string[]): boolean {
  const [first = ''] = words;
  return Object.hasOwn(COMMANDS, first) || ['help', '-check'].includes(first) || isEngineCall(words);
}

/** Runs a command line (the words after the program's name); resolves to the exit code and never throws. */
export async function dispatch(args: readonly string[], io: CliIo): Promise<number> {
  try {
    const [first, ...rest] = args;
    if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
      io.stdout(USAGE);
      return first === undefined ? 2 : 0;
    }
    const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
    if (command !== undefined) return await (await command.load()).run(rest, io);
    if (first === '-check') return await (await import('./check.ts')).run(['--ranks', ...rest], io);
    if (isEngineCall(args)) return await (await import('./engine.ts')).run([...args], io);
    io.stderr(`${en.cli.unknownCommand(first)}\n\n${USAGE}`);
    return 2;
  } catch (error) {
    // A bug, or a full disk: whoever calls us gets a line, not a stack trace.
    io.stderr(en.cli.internalError(error instanceof Error ? error.message : String(error)));
    return 2;
  }
}
