/** `wallchart lab …`: experiments about pairing systems. */
import { isByMatching, isSwiss, SYSTEMS } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { parseArguments, textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { merge } from './lab-merge.ts';
import { runLab } from './lab-run.ts';
import { paper } from './lab-paper.ts';
import { plot } from './lab-plot.ts';
import { rest } from './lab-rest.ts';
import { show } from './lab-show.ts';

const text = en.lab;

const COMMANDS: Readonly<Record<string, (args: string[], io: CliIo) => Promise<number> | number>> = {
  run: runLab,
  merge,
  show,
  rest,
  plot,
  paper,
  systems: (args, io) => {
    const refuse = (sentence: string): number => {
      io.stderr(text.refused('systems', sentence));
      return 2;
    };
    const parsed = parseArguments(args, {});
    if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
    const [superfluous] = parsed.value.positional;
    if (superfluous !== undefined) return refuse(text.systemsAlone(superfluous));
    const swiss = SYSTEMS.filter(({ id }) => isSwiss(id));
    const rows = swiss.map(({ id }) => [
      id,
      en.systems.names[id],
      en.systems.editions[id],
      isByMatching(id) ? text.byMatching : '',
    ]);
    io.stdout(`${columns(rows, new Set([0, 1, 2, 3])).join('\n')}\n`);
    return 0;
  },
};

/** Exit codes: 0 done, 1 stopped before the end, 2 bad input. */
export async function run([name, ...rest]: string[], io: CliIo): Promise<number> {
  if ([name, ...rest].some((word) => word === '--help' || word === '-h')) {
    io.stdout(text.usage);
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return await command(rest, io);
  io.stderr(
    text.refused('', name === undefined ? text.commandMissing : text.commandUnknown(name)) + text.usage,
  );
  return 2;
}
