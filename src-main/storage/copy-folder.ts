/** A folder of segments on a second medium: reading it, and the fences that lock out whoever wrote before. */
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { plainName } from './plain-name.ts';
import { COPY_EXTENSION, isSegmentName, joinSegments, parseSegment, type JoinedCopy } from './segment.ts';

/** Somebody took over: writers of an earlier epoch stop. */
export interface Fence {
  readonly epoch: number;
  /** Who took over, on which machine. */
  readonly by: string;
  readonly at: string;
}

const fenceSchema = z.object({ epoch: z.number().int().min(1), by: z.string(), at: z.string() });

const FENCE_NAME = /^fence-(\d+)\.json$/;

/**
 * Folder of a document on a medium: its name for people, its identity for the program. A folder that is there keeps its
 * name when the tournament is given another. Rejects when the medium cannot be read.
 */
export async function copyFolder(medium: string, name: string, document: string): Promise<string> {
  const ending = ` ${document.slice(0, 8)}${COPY_EXTENSION}`;
  const known = (await readdir(medium)).filter((entry) => entry.endsWith(ending)).sort();
  if (known[0] !== undefined) return join(medium, known[0]);
  return join(medium, `${plainName(name)}${ending}`);
}

/** The log that the folder holds; null when there is none. Rejects when the folder cannot be read. */
export async function readCopy(folder: string): Promise<JoinedCopy | null> {
  const names = (await readdir(folder)).filter(isSegmentName).sort();
  const segments = await Promise.all(
    names.map(async (name) => parseSegment(await readFile(join(folder, name), 'utf8'))),
  );
  return joinSegments(segments.filter((segment) => segment !== null));
}

/** The newest fence of the folder, or null. A fence that cannot be read locks as well as one that can. */
export async function newestFence(folder: string): Promise<Fence | null> {
  let newest: { epoch: number; name: string } | null = null;
  for (const name of await readdir(folder)) {
    const epoch = Number(FENCE_NAME.exec(name)?.[1] ?? 0);
    if (epoch > (newest?.epoch ?? 0)) newest = { epoch, name };
  }
  if (newest === null) return null;
  try {
    const fence = fenceSchema.parse(JSON.parse(await readFile(join(folder, newest.name), 'utf8')));
    return { ...fence, epoch: newest.epoch };
  } catch {
    return { epoch: newest.epoch, by: 'another laptop', at: '' };
  }
}

/** Puts up a fence, durably. Rejects with `EEXIST` when somebody else took over at the same moment. */
export async function putFence(folder: string, fence: Fence): Promise<void> {
  await mkdir(folder, { recursive: true });
  const handle = await open(join(folder, `fence-${fence.epoch}.json`), 'wx');
  try {
    await handle.writeFile(JSON.stringify(fence));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** True for a folder that can be reached. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
