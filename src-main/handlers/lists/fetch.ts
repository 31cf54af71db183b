/** Fetching a rating list when a person presses for it: off until an address is set, and never by itself. */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Refusal } from '../../ipc/contract.ts';
import { FETCHED, fetchList, listAddress, type FetchFailure } from '../../lists/fetch-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { hasEnding } from '../files/chosen-files.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
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

/** Why nothing can be fetched now; null where it can. */
function obstacle(desk: Desk, lists: Lists): Refusal | null {
  const words = texts.lists.fetching;
  if (desk.ports.netGet === null) return refusal('no-network', words.notHere);
  if (desk.preferences.values.listAddress === '')
    return refusal('list-without-address', words.noAddress, words.setAddress);
  return lists.reader.reading === '' ? null : refusal('list-being-read', texts.lists.busy);
}

function folderOf(desk: Desk): string {
  return join(desk.ports.userData, 'lists', 'fetched');
}

/** Whether a file was fetched, and is nobody's but the program's. */
export function isFetched(desk: Desk, path: string): boolean {
  return dirname(path) === folderOf(desk);
}

/** Removes the files that were fetched; what came of one that was cut off stays. */
export function dropFetched(desk: Desk): void {
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

export function fetchListCommands(desk: Desk, lists: Lists): CommandsOf<'lists.fetch' | 'lists.setAddress'> {
  const { reader } = lists;
  return {
    'lists.fetch': async () => {
      const refused = obstacle(desk, lists);
      const get = desk.ports.netGet;
      if (refused !== null || get === null) return refuse(refused ?? refusal('no-network', ''));
      const address = desk.preferences.values.listAddress;
      const stop = new AbortController();
      reader.discard();
      reader.hold(new URL(address).host, () => stop.abort());
      dropFetched(desk);
      try {
        const progress = (settled: number, all: number): void => reader.tellFetched(settled, all);
        const asked = { address, folder: folderOf(desk), get, signal: stop.signal, progress };
        const fetched = await fetchList(asked);
        if (!fetched.ok) return refuse(listRefusal(fetched.failure.code, sentenceOf(fetched.failure)));
        const path = withEnding(fetched.value);
        const looked = await reader.look(path);
        if (!looked.ok) {
          dropFetched(desk);
          return refuse(refusalOf(looked.failure));
        }
        const review = reviewOf(desk.preferences, looked.value);
        const name = review.name || new URL(address).host;
        return answer({ ...desk.files.choose('open-list', path), ...review, name });
      } catch (error) {
        const { code = '', message = '' } = error as { code?: string; message?: string };
        if (code === 'ENOSPC') return refuse(refusalOf({ code: 'disk-full', path: address }));
        if (!/^E[A-Z]/.test(code)) throw error;
        return refuse(refusalOf({ code: 'list-not-stored', path: address, reason: message }));
      } finally {
        reader.release();
      }
    },
    'lists.setAddress': ({ address }) => {
      const wanted = address.trim();
      if (wanted !== '' && listAddress(wanted) === null)
        return Promise.resolve(refuse(refusal('address-unusable', texts.lists.fetching.addressOdd)));
      desk.preferences.change({ listAddress: wanted, listFetchedAt: '' });
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
  };
}
