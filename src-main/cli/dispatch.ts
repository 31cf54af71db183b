/** The command line: `wallchart <sub-command> …`, and the command lines of JaVaFo and bbpPairings. */
import { isEngineCall } from './engine-call.ts';
import type { CliCommand, CliIo } from './io.ts';

/** Sub-commands are loaded when they are asked for, so that the program starts fast. */
const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<CliCommand> }>> = {
  pair: { about: 'FILE                      pair the next round', load: () => import('./pair.ts') },
  check: {
    about: 'FILE …                   pair every round again and compare',
    load: () => import('./check.ts'),
  },
  explain: {
    about: 'FILE --round N         why the boards are as they are',
    load: () => import('./explain.ts'),
  },
  standings: {
    about: 'FILE                 points, tie-breaks and their working',
    load: () => import('./standings.ts'),
  },
  print: {
    about: 'FILE --document KIND     a sheet as PDF',
    load: () => import('./print.ts'),
  },
  pages: {
    about: 'FILE --output → HTML',
    load: () => import('./pages.ts'),
  },
  ratings: {
    about: 'FILE                   rating changes and first ratings',
    load: () => import('./ratings.ts'),
  },
  validate: {
    about: 'FILE                  what is irregular in a report',
    load: () => import('./validate.ts'),
  },
  convert: {
    about: 'FILE                   write a report in another format',
    load: () => import('./convert.ts'),
  },
  generate: { about: '                      write a random tournament', load: () => import('./generate.ts') },
  lab: {
    about: 'run|merge|show|plot|paper|rest|systems',
    load: () => import('./lab.ts'),
  },
};

export const USAGE = [
  'wallchart <command> [options]',
  ...Object.entries(COMMANDS).map(([name, { about }]) => `  wallchart ${name} ${about}`),
  '  wallchart -check FILE               the check in the form of FIDE',
  '  wallchart [--dutch] FILE -p [OUT] [-l [LIST]]   as JaVaFo and bbpPairings',
  '  wallchart [--dutch] FILE -c [ROUND]',
  '  wallchart [--dutch] [MODEL] -g [CONFIG] -o OUT [-s SEED]',
  '  wallchart -r                        version',
  '',
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
    io.stderr(`wallchart: there is no command ${first}.\n\n${USAGE}`);
    return 2;
  } catch (error) {
    // A bug, or a full disk: whoever calls us gets a line, not a stack trace.
    io.stderr(`wallchart: internal error: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
