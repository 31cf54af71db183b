/** How the address of a list is said beside others. */
import { expect, it } from 'vitest';
import { placeOf } from '../../../../src-renderer/state/lists/list-place.ts';

it.each([
  ['its host', ['https://a.example/x/list.zip', 'https://b.example/x/list.zip'], 'a.example'],
  ['the file', ['https://a.example/x/list.zip', 'https://a.example/x/club.csv'], 'a.example/…/list.zip'],
  ['all of it', ['https://a.example/x/list.zip', 'https://a.example/y/list.zip'], 'a.example/x/list.zip'],
  [
    'what is asked for',
    ['https://a.example/get?list=1', 'https://a.example/get?list=2'],
    'a.example/get?list=1',
  ],
])('%s where that tells it apart', (_, addresses, said) => {
  const sources = addresses.map((address) => ({ address }));
  expect(placeOf(addresses[0]!, sources)).toBe(said);
});
