/** Looking at lists and reading them, in the thread. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fail, ok } from '../../src-engine/index.ts';
import type { JobMessage, Progress, ValueOf } from '../threads/jobs.ts';
import { buildList, WaitingEntries } from './build-list.ts';
import { ListError, type ListFailure } from './failure.ts';
import type { Jobs } from './jobs.ts';
import { lookAtList, readList } from './read-list.ts';

export async function perform(
  { name, args }: JobMessage<Jobs>,
  progress: Progress,
): Promise<ValueOf<Jobs, keyof Jobs>> {
  try {
    return name === 'look' ? ok(await lookAtList(args.path, args.taken)) : ok(await build(args, progress));
  } catch (error) {
    if (error instanceof ListError) return fail(error.failure);
    const failure = diskFailure(error, args.path);
    if (failure === null) throw error;
    return fail(failure);
  }
}

/** Reading takes a third of the time, writing two. */
const PARTS = 1_000;
const READING = 333;

async function build(args: Jobs['build']['args'], progress: Progress) {
  const waiting = new WaitingEntries(`${args.target}.records`);
  try {
    return await buildFrom(waiting, args, progress);
  } finally {
    waiting.close();
  }
}

async function buildFrom(waiting: WaitingEntries, args: Jobs['build']['args'], progress: Progress) {
  let told = -1;
  const tell = (part: number): void => {
    if (part !== told) progress((told = part), PARTS);
  };
  const read = await readList(
    args.path,
    args.taken,
    (entry) => waiting.add(entry),
    args.mapping,
    (settled, all) => tell(Math.floor((settled / all) * READING)),
  );
  const { look, ...counts } = read;
  try {
    buildList(
      args.target,
      waiting,
      {
        form: look.form,
        recipe: look.recipe,
        federation: args.mapping?.federation ?? look.federation,
        month: args.month,
        name: args.name,
        file: basename(args.path),
        hash: counts.hash,
        readAt: args.readAt,
        entries: String(counts.entries),
        overflows: String(counts.overflows),
        unreadable: String(counts.unreadable),
        blanks: String(counts.blanks),
        odd: JSON.stringify(counts.odd),
      },
      (settled, all) => tell(READING + Math.floor((settled / all) * (PARTS - READING))),
    );
  } catch (error) {
    rmSync(args.target, { force: true });
    throw error;
  }
  return { ...counts, form: look.form, headings: look.columns.map(({ heading }) => heading) };
}

/** What keeps the disk from taking the list; null for anything else. */
function diskFailure(error: unknown, path: string): ListFailure | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return { code: 'disk-full', path };
  return code.startsWith('SQLITE_') || code.startsWith('E')
    ? { code: 'list-not-stored', path, reason: message }
    : null;
}
