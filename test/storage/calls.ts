/** Watches what is asked of the file system: names, flushes and journals that go, in their order. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import type { FileHandle } from 'node:fs/promises';

export interface Watch {
  /** `flush a.txt`, `rename a.unfinished to a.txt` and `remove a-journal`, in the order in which they were done. */
  readonly calls: readonly string[];
  readonly stop: () => void;
}

/** A name without the part that is drawn anew each time. */
function nameOf(path: unknown): string {
  return basename(String(path)).replace(/^\.wallchart-.*/, 'unfinished');
}

/** Watches from now on until it is told to stop. `probe` is a path at which a file may be made for a moment. */
export async function watchCalls(probe: string): Promise<Watch> {
  const calls: string[] = [];
  const names = new Map<number, string>();
  const { openSync, fsyncSync, renameSync, rmSync } = fs;
  const { open, rename } = fs.promises;
  const opened = await open(probe, 'w');
  const handles = Object.getPrototypeOf(opened) as FileHandle;
  await opened.close();
  fs.rmSync(probe);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the handle it belongs to, and put back
  const { sync } = handles;
  const flushed = (descriptor: number): unknown =>
    calls.push(`flush ${names.get(descriptor) ?? 'something else'}`);
  Object.assign(fs, {
    openSync: (...args: Parameters<typeof openSync>) => {
      const descriptor = openSync(...args);
      names.set(descriptor, nameOf(args[0]));
      return descriptor;
    },
    fsyncSync: (descriptor: number) => {
      fsyncSync(descriptor);
      flushed(descriptor);
    },
    renameSync: (from: string, to: string) => {
      renameSync(from, to);
      calls.push(`rename ${nameOf(from)} to ${nameOf(to)}`);
    },
    rmSync: (...args: Parameters<typeof rmSync>) => {
      const isJournal = String(args[0]).endsWith('-journal') && fs.existsSync(args[0]);
      rmSync(...args);
      if (isJournal) calls.push(`remove ${nameOf(args[0])}`);
    },
  });
  Object.assign(fs.promises, {
    open: async (...args: Parameters<typeof open>) => {
      const handle = await open(...args);
      names.set(handle.fd, nameOf(args[0]));
      return handle;
    },
    rename: async (from: string, to: string) => {
      await rename(from, to);
      calls.push(`rename ${nameOf(from)} to ${nameOf(to)}`);
    },
  });
  handles.sync = async function (this: FileHandle) {
    await sync.call(this);
    flushed(this.fd);
  };
  syncBuiltinESMExports();
  return {
    calls,
    stop: () => {
      Object.assign(fs, { openSync, fsyncSync, renameSync, rmSync });
      Object.assign(fs.promises, { open, rename });
      handles.sync = sync;
      syncBuiltinESMExports();
    },
  };
}
