import type { PlayerRow } from '../../../src-main/ipc/contract.ts';
import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';

/** Exchanges the numbers of a player and the next one of equal rating. */
export async function exchangeWithNext(
  app: App,
  player: PlayerRow,
  all: readonly PlayerRow[],
): Promise<void> {
  const behind = all.filter(({ tpn, rating }) => rating === player.rating && tpn > player.tpn);
  const next = behind.sort((a, b) => a.tpn - b.tpn)[0];
  if (next === undefined) return app.say(text.exchange.nobody(player.name));
  const args = { player: player.id, other: next.id, confirmed: 0 } as const;
  const done = await app.run('players.exchangeNumbers', args);
  if (done !== null) app.say(text.exchange.done(player.name, next.name));
}
