/**
 * What a process asked of the disk, from a trace of its system calls, and what of it a power cut leaves: writes that
 * were not synchronised may be there, missing, or torn in the middle; so may new names and removed ones.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type DiskEvent =
  | { readonly kind: 'create'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly data: Buffer; readonly at: number }
  | { readonly kind: 'truncate'; readonly path: string; readonly length: number }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'sync'; readonly path: string }
  /** The process said this line. */
  | { readonly kind: 'said'; readonly text: string };

/** True where system calls can be traced. */
export function canTrace(): boolean {
  return spawnSync('strace', ['-f', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Runs a program to its end and answers what it asked of files below `folder`, in order. */
export function traceOf(program: string, args: readonly string[], folder: string, into: string): DiskEvent[] {
  const calls = 'openat,pwrite64,write,ftruncate,fsync,fdatasync,unlink';
  const done = spawnSync(
    'strace',
    ['-f', '-y', '-xx', '-s', '1000000', '-e', `trace=${calls}`, '-o', into, program, ...args],
    { encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(done.stderr);
  return eventsOf(readFileSync(into, 'latin1'), folder);
}

const STRING = /"((?:\\x[0-9a-f]{2})*)"/;
const DESCRIPTOR = /^\w+\((\d+)<((?:\\x[0-9a-f]{2})*)>/;

function eventsOf(trace: string, folder: string): DiskEvent[] {
  const events: DiskEvent[] = [];
  const unfinished = new Map<string, string>();
  const known = new Set<string>();
  for (const line of trace.split('\n')) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const cut = rest.indexOf(' <unfinished ...>');
    if (cut >= 0) {
      unfinished.set(pid, rest.slice(0, cut));
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const call = resumed === null ? rest : `${unfinished.get(pid) ?? ''}${resumed[1]!}`;
    const event = eventOf(call, folder, known);
    if (event !== null) events.push(event);
  }
  return events;
}

function eventOf(call: string, folder: string, known: Set<string>): DiskEvent | null {
  if (/= -1 /.test(call)) return null;
  const name = call.slice(0, call.indexOf('('));
  const text = STRING.exec(call);
  if (name === 'openat' || name === 'unlink') {
    const path = plain(text?.[1] ?? '').toString();
    if (!path.startsWith(folder)) return null;
    if (name === 'unlink') {
      known.delete(path);
      return { kind: 'remove', path };
    }
    if (!call.includes('O_CREAT') || known.has(path)) return null;
    known.add(path);
    return { kind: 'create', path };
  }
  const descriptor = DESCRIPTOR.exec(call);
  if (descriptor === null) return null;
  const path = plain(descriptor[2]!).toString();
  if (name === 'write' && descriptor[1] === '1')
    return { kind: 'said', text: plain(text?.[1] ?? '').toString() };
  if (!path.startsWith(folder)) return null;
  switch (name) {
    case 'pwrite64': {
      const at = Number(/, (\d+)\)\s+= /.exec(call)?.[1]);
      return { kind: 'write', path, data: plain(text?.[1] ?? ''), at };
    }
    case 'write':
      // The lock note is written in one go.
      if (!path.endsWith('-lock')) throw new Error(`an unforeseen call: ${call.slice(0, 100)}`);
      return { kind: 'write', path, data: plain(text?.[1] ?? ''), at: 0 };
    case 'ftruncate':
      return { kind: 'truncate', path, length: Number(/, (\d+)\)\s+= /.exec(call)?.[1]) };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    default:
      throw new Error(`an unforeseen call: ${call.slice(0, 100)}`);
  }
}

function plain(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
}

/** How much of what was not synchronised survives. */
export type Mercy = 'none' | 'all' | 'some' | 'torn';

/** Files as a power cut after the first `count` events leaves them, by path. */
export function filesAfterPowerCut(
  events: readonly DiskEvent[],
  count: number,
  mercy: Mercy,
  random: () => number,
): Map<string, Buffer> {
  const survives = mercy === 'all' ? () => true : mercy === 'none' ? () => false : () => random() < 0.5;
  const files = new Map<string, Buffer>();
  const synced = syncedEvents(events, count);
  for (let index = 0; index < count; index++) {
    const event = events[index]!;
    if (event.kind === 'said' || event.kind === 'sync') continue;
    if (!synced.has(index) && !survives()) continue;
    apply(files, event, !synced.has(index) && mercy === 'torn', random);
  }
  return files;
}

/** Numbers of the events that a later synchronisation, within the first `count`, made durable. */
function syncedEvents(events: readonly DiskEvent[], count: number): ReadonlySet<number> {
  const synced = new Set<number>();
  for (let index = 0; index < count; index++) {
    const sync = events[index]!;
    if (sync.kind !== 'sync') continue;
    for (let earlier = 0; earlier < index; earlier++) {
      const event = events[earlier]!;
      const named = event.kind === 'create' || event.kind === 'remove';
      // A name is durable when its folder was synchronised, contents when the file was.
      if (named && dirname(event.path) === sync.path) synced.add(earlier);
      if ((event.kind === 'write' || event.kind === 'truncate') && event.path === sync.path)
        synced.add(earlier);
    }
  }
  return synced;
}

const SECTOR = 512;

function apply(files: Map<string, Buffer>, event: DiskEvent, torn: boolean, random: () => number): void {
  switch (event.kind) {
    case 'create':
      files.set(event.path, Buffer.alloc(0));
      return;
    case 'remove':
      files.delete(event.path);
      return;
    case 'truncate': {
      const file = files.get(event.path);
      if (file !== undefined) files.set(event.path, resized(file, event.length));
      return;
    }
    case 'write': {
      // Contents without a name are lost with it.
      const file = files.get(event.path);
      if (file === undefined) return;
      const grown = resized(file, Math.max(file.length, event.at + event.data.length));
      for (let at = 0; at < event.data.length; at += SECTOR)
        if (!torn || random() < 0.5)
          event.data.copy(grown, event.at + at, at, Math.min(at + SECTOR, event.data.length));
      files.set(event.path, grown);
      return;
    }
    case 'sync':
    case 'said':
  }
}

function resized(file: Buffer, length: number): Buffer {
  const other = Buffer.alloc(length);
  file.copy(other, 0, 0, Math.min(file.length, length));
  return other;
}
