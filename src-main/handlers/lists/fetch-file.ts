/** Fetching the files of rating lists: off until an address is set, then when a person presses for it, or keeps them up to date. */
import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ListReview, Refusal } from '../../ipc/contract.ts';
import { FETCHED, fetchList, type FetchFailure } from '../../lists/fetch-list.ts';
import type { ListLook } from '../../lists/read-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { hasEnding } from '../files/chosen-files.ts';
import type { PreferenceValues } from '../preferences.ts';
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
  return addressesOf(preferences.values).length === 0
    ? refusal('list-without-address', words.noAddress, words.setAddress)
    : null;
}

/** The addresses that are set, each once, in the order in which they are fetched. */
export function addressesOf({ listAddress }: Pick<PreferenceValues, 'listAddress'>): readonly string[] {
  return [...new Set(listAddress.split(/\s+/).filter((address) => address !== ''))];
}

function foldersOf(desk: Desk): string {
  return join(desk.ports.userData, 'lists', 'fetched');
}

/** Each address has a folder of its own: what came of a file goes on where it was cut off, whatever is fetched between. */
function folderOf(desk: Desk, address: string): string {
  return join(foldersOf(desk), createHash('sha256').update(address).digest('hex').slice(0, 16));
}

/** Removes a file that was fetched, and is nobody's but the program's. `stored`: its list is there now. */
export function dropFile(desk: Desk, lists: Lists, path: string, stored: boolean): void {
  const folder = dirname(path);
  if (dirname(folder) !== foldersOf(desk)) return;
  dropFolders(desk, lists, [folder]);
  const address = addressesOf(desk.preferences.values).find((each) => folderOf(desk, each) === folder);
  if (stored && address !== undefined) desk.preferences.tellFetched(address, desk.now());
}

/** Removes the files that were fetched, or the one of an address; what came of one that was cut off stays. */
export function dropFetched(desk: Desk, lists: Lists, address: string | null = null): void {
  dropFolders(desk, lists, address === null ? allFolders(desk) : [folderOf(desk, address)]);
}

function dropFolders(desk: Desk, { reader }: Lists, folders: readonly string[]): void {
  for (const folder of folders) removeFetched(folder);
  if (allFolders(desk).every((folder) => fetchedIn(folder).length === 0)) reader.fetchedAt = '';
}

function allFolders(desk: Desk): readonly string[] {
  const folder = foldersOf(desk);
  return namesIn(folder).map((name) => join(folder, name));
}

/** Removes what was cut off of addresses that are not set any more. */
export function dropForgotten(desk: Desk): void {
  const kept = addressesOf(desk.preferences.values).map((address) => folderOf(desk, address));
  // A file that waits for an answer goes with the answer.
  const forgotten = allFolders(desk).filter((each) => !kept.includes(each) && fetchedIn(each).length === 0);
  for (const folder of forgotten) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody holds a file; there is a next time.
    }
  }
}

function removeFetched(folder: string): void {
  try {
    for (const name of fetchedIn(folder)) rmSync(join(folder, name), { force: true });
    if (namesIn(folder).length === 0) rmdirSync(folder);
  } catch {
    // Nothing was ever fetched, or somebody holds a file: the next one takes its place.
  }
}

function fetchedIn(folder: string): readonly string[] {
  return namesIn(folder).filter((file) => file.startsWith(FETCHED));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
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

/** Fetches the file from an address, and looks at it; the refusal says why there is none. */
export async function fetchFile(desk: Desk, lists: Lists, address: string): Promise<Refusal | FetchedList> {
  const { reader } = lists;
  const refused = obstacleOf(desk);
  if (refused !== null) return refused;
  if (reader.reading !== '') return refusal('list-being-read', texts.lists.busy);
  const stop = new AbortController();
  reader.discard();
  reader.hold(new URL(address).host, () => stop.abort());
  dropFetched(desk, lists, address);
  try {
    const progress = (settled: number, all: number): void => reader.tellFetched(settled, all);
    const get = desk.ports.netGet!;
    const asked = { address, folder: folderOf(desk, address), get, signal: stop.signal, progress };
    const fetched = await fetchList(asked);
    if (!fetched.ok) return listRefusal(fetched.failure.code, sentenceOf(fetched.failure));
    const path = withEnding(fetched.value);
    const looked = await reader.look(path);
    if (!looked.ok) {
      dropFetched(desk, lists, address);
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
