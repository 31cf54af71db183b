/** One second medium of an open tournament: appends what is new, and copes with being pulled out. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogRecord } from './chain.ts';
import { copyFolder, fencesIn, isFolder, readCopy, type Fence, type FenceKey } from './copy-folder.ts';
import { entryLine, headLine, segmentName, type SegmentHead } from './segment.ts';
import { syncFolder } from './write-beside.ts';
import { texts } from '../texts.ts';

export type MirrorStateName = 'in-step' | 'behind' | 'absent' | 'failed';

/** What a mirror needs to know of the log. */
export interface MirroredLog {
  readonly document: string;
  readonly name: string;
  readonly epoch: number;
  readonly records: readonly LogRecord[];
}

function fenceKeyOf({ document, records }: MirroredLog): FenceKey {
  return { document, firstHash: records[0]?.hash ?? '' };
}

/** Its owner calls `sync`, one at a time, and `close` in the end. */
export class Mirror {
  /** The folder that the arbiter named. */
  readonly medium: string;
  state: MirrorStateName = 'behind';
  detail = '';
  readonly #writer = randomUUID().slice(0, 8);
  #segment: FileHandle | null = null;
  #folder = '';
  /** Which folder that was, as the system numbers it. */
  #identity = '';
  /** Entries that are on the medium and in our log alike. */
  #have = 0;
  #scanned = false;

  /** How many entries the medium is known to hold. */
  get have(): number {
    return this.#have;
  }

  constructor(medium: string) {
    this.medium = medium;
  }

  /**
   * Brings the medium up to the log. Answers a fence when another laptop took over; then nothing was written.
   * Never rejects: what goes wrong becomes the state, and the next call tries again.
   */
  async sync(log: MirroredLog): Promise<Fence | null> {
    try {
      if (!(await isFolder(this.medium))) {
        await this.#forget('absent', texts.storage.medium.notThere);
        return null;
      }
      this.#folder = await copyFolder(this.medium, log.name, log.document);
      await mkdir(this.#folder, { recursive: true });
      await this.#noticeSwap();
      const { newest: fence } = await fencesIn(this.#folder, fenceKeyOf(log));
      if (fence !== null && fence.epoch > log.epoch) {
        await this.#forget('failed', texts.storage.medium.takenOver(fence.by));
        return fence;
      }
      if (!this.#scanned && !(await this.#scan(log))) return null;
      await this.#append(log);
      this.state = 'in-step';
      this.detail = '';
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const gone = code === 'ENOENT' || code === 'EIO' || code === 'ENODEV' || code === 'ENXIO';
      await this.#forget(gone ? 'absent' : 'failed', gone ? texts.storage.medium.notThere : message);
    }
    return null;
  }

  async close(): Promise<void> {
    await this.#forget(this.state, this.detail);
  }

  /** Another medium in the place of the one that was compared, be it with an older copy, is compared anew. */
  async #noticeSwap(): Promise<void> {
    const { dev, ino } = await stat(this.#folder, { bigint: true });
    const identity = `${dev}:${ino}`;
    if (this.#scanned && identity !== this.#identity) await this.#forget('behind', '');
    this.#identity = identity;
  }

  /** Compares the medium with the log. False when they are of different minds: then nothing may be written. */
  async #scan(log: MirroredLog): Promise<boolean> {
    const copy = await readCopy(this.#folder);
    const theirs = copy?.records ?? [];
    let common = 0;
    while (common < theirs.length && theirs[common]!.hash === log.records[common]?.hash) common++;
    // What a fenced writer still wrote after our takeover does not count.
    const disputed = (copy?.epochs ?? []).slice(common).some((epoch) => epoch >= log.epoch);
    if (disputed) {
      const ahead = common === log.records.length;
      await this.#forget(
        'failed',
        ahead ? texts.storage.medium.ahead(theirs.length - common) : texts.storage.medium.other(common + 1),
      );
      return false;
    }
    this.#have = common;
    this.#scanned = true;
    return true;
  }

  async #append(log: MirroredLog): Promise<void> {
    const fresh = log.records.slice(this.#have);
    if (fresh.length === 0) return;
    this.state = 'behind';
    this.detail = texts.storage.medium.behind(fresh.length);
    if (this.#segment === null) {
      const head: SegmentHead = {
        document: log.document,
        epoch: log.epoch,
        writer: this.#writer,
        first: this.#have + 1,
      };
      const name = segmentName({ ...head, writer: `${this.#writer}-${randomUUID().slice(0, 4)}` });
      this.#segment = await open(join(this.#folder, name), 'ax');
      await this.#segment.appendFile(headLine(head));
      syncFolder(this.#folder);
    }
    await this.#segment.appendFile(fresh.map(entryLine).join(''));
    await this.#segment.sync();
    // Pulled out and put back, the handle may still write into nowhere.
    const { size } = await this.#segment.stat();
    if (size === 0) throw new Error('the medium lost what was written');
    this.#have += fresh.length;
  }

  /** The next time begins with looking at what the medium holds, in a new segment. */
  async #forget(state: MirrorStateName, detail: string): Promise<void> {
    const segment = this.#segment;
    this.#segment = null;
    this.#scanned = false;
    this.state = state;
    this.detail = detail;
    await segment?.close().catch(() => undefined);
  }
}
