/** Few players of everything that the Dubov System asks about. */
import type { Random } from '../../../src-engine/generator/random.ts';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import type { DubovPlayer } from '../../../src-engine/systems/dubov/player.ts';

export type Couple = readonly [DubovPlayer, DubovPlayer];

/** A player of whom only the given facts count, who has met nobody. Identity, number and place differ. */
export function playerOf(tpn: number, facts: Partial<DubovPlayer>): DubovPlayer {
  const id = 300 - 7 * tpn;
  const colours = { colours: [], colourDifference: 0, gamesPlayed: 0, parityNumber: tpn };
  const competitor = { id, tpn, met: new Set(), barred: new Set(), ...colours } as unknown as Competitor;
  const history = { aro: 0, upfloats: 0, upfloatedLast: false, isMaximumUpfloater: false };
  return { competitor, id, tpn, rating: 2000, ...history, ...facts } as DubovPlayer;
}

/** Two who have met. */
export function apart(a: DubovPlayer, b: DubovPlayer): void {
  (a.competitor.met as Set<number>).add(b.id);
  (b.competitor.met as Set<number>).add(a.id);
}

/** Keeps this share of all pairs apart. */
export function separate(players: readonly DubovPlayer[], share: number, random: Random): void {
  for (const [place, a] of players.entries())
    for (const b of players.slice(place + 1)) if (random.chance(share)) apart(a, b);
}
