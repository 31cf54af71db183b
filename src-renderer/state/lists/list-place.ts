import type { ListSource } from '../../../src-main/ipc/contract.ts';

/**
 * An address as it is said: its host, with the name of the file where another one is of the same host, and with all of it
 * where those have the same name too.
 */
export function placeOf(address: string, sources: readonly Pick<ListSource, 'address'>[]): string {
  const shortest = [hostOf, fileOf].find(
    (say) => sources.filter((other) => say(other.address) === say(address)).length === 1,
  );
  return shortest?.(address) ?? address.replace(/^https:\/\//, '');
}

function hostOf(address: string): string {
  return new URL(address).host;
}

function fileOf(address: string): string {
  return `${hostOf(address)}/…/${new URL(address).pathname.split('/').at(-1) ?? ''}`;
}
