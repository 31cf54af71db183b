/** Whether the machine is on a network, and a clock that looks now and then; for both hosts. */
import { networkInterfaces } from 'node:os';

const QUARTER_OF_AN_HOUR = 15 * 60_000;
/** Addresses that a machine gives itself while nobody gives it one. */
const OF_ITSELF = /^(?:169\.254\.|fe80:)/i;

/** True where somebody gave the machine an address. Whether a server answers only asking tells. */
export function isOnline(interfaces = networkInterfaces()): boolean {
  return Object.values(interfaces).some((addresses = []) =>
    addresses.some(({ internal, address }) => !internal && !OF_ITSELF.test(address)),
  );
}

/** Calls every quarter of an hour, and keeps no program from ending; the answer ends it. */
export function everyQuarter(look: () => void): () => void {
  const timer = setInterval(look, QUARTER_OF_AN_HOUR).unref();
  return () => clearInterval(timer);
}
