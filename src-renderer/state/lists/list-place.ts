import type { ListSource } from '../../../src-main/ipc/contract.ts';

/** An address as it is said: its host, with the name of the file where another one is of the same host. */
export function placeOf(address: string, sources: readonly Pick<ListSource, 'address'>[]): string {
  const { host, pathname } = new URL(address);
  const isAlone = sources.filter((other) => new URL(other.address).host === host).length === 1;
  return isAlone ? host : `${host}/…/${pathname.split('/').at(-1) ?? ''}`;
}
