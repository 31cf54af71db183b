/** Fetching the file of a rating list: off until an address is set, then when a person presses for it, or keeps it up to date. */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ListReview, Refusal } from '../../ipc/contract.ts';
import { FETCHED, fetchList, type FetchFailure } from '../../lists/fetch-list.ts';
import type { ListLook } from '../../lists/read-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { hasEnding } from '../files/chosen-files.ts';
import { refusal } from '../reply.ts';
import { reviewOf } from './columns.ts';
import type { Lists } from './lists.ts';
import { listRefusal, refusalOf } from './refusals.ts';

function sentenceOf(failure: FetchFailure): string {
  const words = texts.lists.fetching;
  switch (failure.code) {
    case 'address-unusable':
      return words.noAddress;
    case 'fetch-stopped':
      return words.stopped;
    case 'fetch-cut':
      return words.cut(failure.host, failure.bytes, failure.reason);
    case 'fetch-untrusted':
      return words.untrusted(failure.host, failure.reason);
    case 'fetch-refused':
      return words.refused(failure.host, failure.status);
    case 'fetch-elsewhere':
      return words.elsewhere(failure.host, failure.to);
    case 'fetch-too-large':
      return words.tooLarge(failure.host, failure.limit);
  }
}

/** Why nothing can be fetched in this program as it is set; null where it can. */
export function obstacleOf({ ports, preferences }: Desk): Refusal | null {
  const words = texts.lists.fetching;
  if (ports.netGet === null) return refusal('no-network', words.notHere);
  return preferences.values.listAddress === ''
    ? refusal('list-without-address', words.noAddress, words.setAddress)
    : null;
}

function folderOf(desk: Desk): string {
  return join(desk.ports.userData, 'lists', 'fetched');
}

/** Whether a file was fetched, and is nobody's but the program's. */
export function isFetched(desk: Desk, path: string): boolean {
  return dirname(path) === folderOf(desk);
}

/** Removes the files that were fetched; what came of one that was cut off stays. */
export function dropFetched(desk: Desk, { reader }: Lists): void {
  reader.fetchedAt = '';
  try {
    const folder = folderOf(desk);
    for (const name of readdirSync(folder).filter((file) => file.startsWith(FETCHED)))
      rmSync(join(folder, name), { force: true });
  } catch {
    // Nothing was ever fetched, or somebody holds a file: the next one takes its place.
  }
}

/** Gives a file an ending by which it can be chosen, where its address has none. */
function withEnding(path: string): string {
  if (hasEnding('open-list', path)) return path;
  renameSync(path, `${path}.zip`);
  return `${path}.zip`;
}

/** A file that was fetched, and what it is. */
export interface FetchedList {
  readonly path: string;
  readonly look: ListLook;
  readonly review: ListReview;
}

/** Fetches the file from the address that is set, and looks at it; the refusal says why there is none. */
export async function fetchFile(desk: Desk, lists: Lists): Promise<Refusal | FetchedList> {
  const { reader } = lists;
  const get = desk.ports.netGet;
  const refused = obstacleOf(desk);
  if (refused !== null || get === null) return refused ?? refusal('no-network', '');
  if (reader.reading !== '') return refusal('list-being-read', texts.lists.busy);
  const address = desk.preferences.values.listAddress;
  const stop = new AbortController();
  reader.discard();
  reader.hold(new URL(address).host, () => stop.abort());
  dropFetched(desk, lists);
  try {
    const progress = (settled: number, all: number): void => reader.tellFetched(settled, all);
    const asked = { address, folder: folderOf(desk), get, signal: stop.signal, progress };
    const fetched = await fetchList(asked);
    if (!fetched.ok) return listRefusal(fetched.failure.code, sentenceOf(fetched.failure));
    const path = withEnding(fetched.value);
    const looked = await reader.look(path);
    if (!looked.ok) {
      dropFetched(desk, lists);
      return refusalOf(looked.failure);
    }
    const review = reviewOf(desk.preferences, looked.value);
    return { path, look: looked.value, review: { ...review, name: review.name || new URL(address).host } };
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    if (code === 'ENOSPC') return refusalOf({ code: 'disk-full', path: address });
    if (!/^E[A-Z]/.test(code)) throw error;
    return refusalOf({ code: 'list-not-stored', path: address, reason: message });
  } finally {
    reader.release();
  }
}
