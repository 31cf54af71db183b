/** Fetching rating lists: on a press, from which addresses, and whether they keep themselves up to date. */
import { listAddress } from '../../lists/fetch-list.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { answer, refusal, refuse, type CommandsOf } from '../reply.ts';
import { addressesOf, obstacleOf } from './fetch-file.ts';
import type { FreshLists } from './fresh-lists.ts';

export function fetchListCommands(
  desk: Desk,
  fresh: FreshLists,
): CommandsOf<'lists.fetch' | 'lists.setAddress' | 'lists.setFresh'> {
  return {
    'lists.fetch': async () => {
      const fetched = await fresh.fetch();
      return 'waiting' in fetched ? answer(fetched) : refuse(fetched);
    },
    'lists.setAddress': ({ address }) => {
      const { values } = desk.preferences;
      const wanted = addressesOf({ listAddress: address });
      const odd = wanted.find((each) => listAddress(each) === null);
      if (odd !== undefined)
        return Promise.resolve(refuse(refusal('address-unusable', texts.lists.fetching.addressOdd(odd))));
      // Nobody has agreed yet to what another address gives.
      const known = addressesOf(values);
      if (wanted.length === 0 || wanted.some((each) => !known.includes(each))) fresh.turn(false);
      const kept = Object.entries(values.listsFetchedAt).filter(([each]) => wanted.includes(each));
      desk.preferences.change({ listAddress: wanted.join(' '), listsFetchedAt: Object.fromEntries(kept) });
      fresh.forgetRemoved();
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
