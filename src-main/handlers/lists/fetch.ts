/** Fetching a rating list when a person presses for it: off until an address is set, and never by itself. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '../../ipc/contract.ts';
import { fetchList, listAddress, type FetchFailure } from '../../lists/fetch-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
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
  return lists.reading === '' ? null : refusal('list-being-read', texts.lists.busy);
}

export function fetchListCommands(desk: Desk, lists: Lists): CommandsOf<'lists.fetch' | 'lists.setAddress'> {
  return {
    'lists.fetch': async () => {
      const refused = obstacle(desk, lists);
      const get = desk.ports.netGet;
      if (refused !== null || get === null) return refuse(refused ?? refusal('no-network', ''));
      const address = desk.preferences.values.listAddress;
      const folder = join(desk.ports.userData, 'lists', 'fetched');
      const stop = new AbortController();
      lists.hold(new URL(address).host, () => stop.abort());
      let path = '';
      try {
        const progress = (settled: number, all: number): void => lists.tellFetched(settled, all);
        const fetched = await fetchList({ address, folder, get, signal: stop.signal, progress });
        if (!fetched.ok) return refuse(listRefusal(fetched.failure.code, sentenceOf(fetched.failure)));
        path = fetched.value;
        const looked = await lists.look(path);
        if (!looked.ok) return refuse(refusalOf(looked.failure));
        const review = reviewOf(desk.preferences, looked.value);
        const [name, { month }] = [review.name || new URL(address).host, review];
        const unread = await lists.read({ path, name, month });
        if (unread !== null) return refuse(unread);
        desk.preferences.change({ listFetchedAt: desk.now() });
        return answer({ name, month });
      } catch (error) {
        const { code = '', message = '' } = error as { code?: string; message?: string };
        if (code === 'ENOSPC') return refuse(refusalOf({ code: 'disk-full', path: address }));
        if (!/^E[A-Z]/.test(code)) throw error;
        return refuse(refusalOf({ code: 'list-not-stored', path: address, reason: message }));
      } finally {
        if (path !== '') rmSync(path, { force: true });
        lists.release();
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
