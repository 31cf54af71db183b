/** Fetching a rating list: on a press, from which address, and whether it keeps itself up to date. */
import { listAddress } from '../../lists/fetch-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { fetchFile, obstacleOf } from './fetch-file.ts';
import type { FreshList } from './fresh-list.ts';
import type { Lists } from './lists.ts';

/** What is fetched becomes a list only after its review; `fresh` looks again without a press where that is wanted. */
export function fetchListCommands(
  desk: Desk,
  lists: Lists,
  fresh: FreshList,
): CommandsOf<'lists.fetch' | 'lists.setAddress' | 'lists.setFresh'> {
  return {
    'lists.fetch': async () => {
      const fetched = await fetchFile(desk, lists);
      if (!('look' in fetched)) return refuse(fetched);
      const { path, review } = fetched;
      lists.reader.fetchedAt = desk.now();
      return answer({ ...desk.files.choose('open-list', path), ...review });
    },
    'lists.setAddress': ({ address }) => {
      const wanted = address.trim();
      if (wanted !== '' && listAddress(wanted) === null)
        return Promise.resolve(refuse(refusal('address-unusable', texts.lists.fetching.addressOdd)));
      // Nobody has agreed yet to what another address gives.
      if (wanted !== desk.preferences.values.listAddress) fresh.turn(false);
      desk.preferences.change({ listAddress: wanted, listFetchedAt: '' });
      desk.changed(['lists']);
      return Promise.resolve(answer(null));
    },
    'lists.setFresh': ({ on }) => {
      const refused = on ? obstacleOf(desk) : null;
      if (refused !== null) return Promise.resolve(refuse(refused));
      fresh.turn(on);
      return Promise.resolve(answer(null));
    },
  };
}
