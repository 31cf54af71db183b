/** A folder of segments on a second medium: reading it, and the fences that lock out whoever wrote before. */
import { createHmac } from 'node:crypto';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readFree } from './held-files.ts';
import { plainName } from './plain-name.ts';
import { COPY_EXTENSION, isSegmentName, joinSegments, parseSegment, type JoinedCopy } from './segment.ts';
import { syncFolder } from './write-beside.ts';

/** Somebody took over: writers of an earlier epoch stop. */
export interface Fence {
  readonly epoch: number;
  /** Who took over, on which machine. */
  readonly by: string;
  readonly at: string;
}

/** With which key the fences of a tournament are signed: one that stands in its log, which only readers of it know. */
export interface FenceKey {
  readonly document: string;
  /** Hash of the first entry. */
  readonly firstHash: string;
}

const fenceSchema = z.object({
  epoch: z.number().int().min(1),
  by: z.string(),
  at: z.string(),
  signature: z.string(),
});

const FENCE_NAME = /^fence-(\d{1,9})\.json$/;

function signatureOf({ epoch, by, at }: Fence, { document, firstHash }: FenceKey): string {
  const key = `wallchart fence:${document}:${firstHash}`;
  return createHmac('sha256', key)
    .update(JSON.stringify([epoch, by, at]))
    .digest('hex');
}

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
    names.map(async (name) => parseSegment((await readFree(join(folder, name)))?.toString('utf8') ?? '')),
  );
  return joinSegments(segments.filter((segment) => segment !== null));
}

/** What a folder says about takeovers. */
interface Fences {
  readonly newest: Fence | null;
  /** Epochs of files that look like fences and bear no signature of this tournament: nobody is locked by them. */
  readonly unsigned: readonly number[];
}

/** The fences of the folder. Rejects when the folder cannot be read. */
export async function fencesIn(folder: string, key: FenceKey): Promise<Fences> {
  let newest: Fence | null = null;
  const unsigned: number[] = [];
  for (const name of await readdir(folder)) {
    const epoch = Number(FENCE_NAME.exec(name)?.[1] ?? 0);
    if (epoch === 0) continue;
    const fence = await readFence(join(folder, name), epoch, key);
    if (fence === null) unsigned.push(epoch);
    else if (epoch > (newest?.epoch ?? 0)) newest = fence;
  }
  return { newest, unsigned };
}

async function readFence(path: string, epoch: number, key: FenceKey): Promise<Fence | null> {
  try {
    const { signature, ...fence } = fenceSchema.parse(
      JSON.parse((await readFree(path))?.toString('utf8') ?? ''),
    );
    return fence.epoch === epoch && signature === signatureOf(fence, key) ? fence : null;
  } catch {
    return null;
  }
}

/** A fence that is being written beside us is whole within this time. */
const WRITING_MS = 500;

/** The epoch that a takeover gets: above every signed one and `least`, past files that are no fences. */
export async function nextEpoch(folder: string, key: FenceKey, least: number): Promise<number> {
  let { newest, unsigned } = await fencesIn(folder, key);
  if (unsigned.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, WRITING_MS));
    ({ newest, unsigned } = await fencesIn(folder, key));
  }
  let epoch = Math.max(least, newest?.epoch ?? 0) + 1;
  while (unsigned.includes(epoch)) epoch++;
  return epoch;
}

/**
 * Puts up a fence, durably and signed: who does not hold the tournament's log cannot. Rejects with `EEXIST` when somebody
 * else took over at the same moment.
 */
export async function putFence(folder: string, fence: Fence, key: FenceKey): Promise<void> {
  await mkdir(folder, { recursive: true });
  const handle = await open(join(folder, `fence-${fence.epoch}.json`), 'wx');
  try {
    await handle.writeFile(JSON.stringify({ ...fence, signature: signatureOf(fence, key) }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  syncFolder(folder);
}

/** True for a folder that can be reached. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
