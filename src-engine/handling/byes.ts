/** Byes that a round is stored with, and what speaks against one: C.04.2 (2026) 3.3, C.04.1 3, 4, C.05 6.7 (4). */
import type { Absence, Player, PlayerId } from '../model/player.ts';
import { inHallOrder, seatsOf, type Numbered } from '../model/seating.ts';
import { publishedRounds, type Tournament, type Unpaired } from '../model/tournament.ts';
import type { Pairing } from '../systems/system.ts';
import { byeAskedFor } from './presence.ts';

/**
 * Pairs at their tables and everybody without a game, as a round is stored: with the byes that were asked for, whoever
 * paired it.
 */
export function roundOfPairing(
  tournament: Tournament,
  round: number,
  { pairs, bye, sitsOut = [] }: Pairing,
): { readonly pairs: Pairing['pairs']; readonly unpaired: readonly Unpaired[] } & Numbered {
  const placed = new Set<PlayerId>(pairs.flatMap(({ white, black }) => [white, black]));
  const unpaired: Unpaired[] = [];
  const place = (player: PlayerId, kind: Unpaired['kind']) => {
    placed.add(player);
    unpaired.push({ player, kind });
  };
  // C.04.1 3
  if (bye !== null) place(bye, 'pab');
  // A round robin's free player: no game, no points, nothing that bars them from anything.
  for (const player of sitsOut) place(player, 'zero');
  // C.04.2 3.3
  for (const player of tournament.players) {
    const kind = byeAskedFor(player, round);
    if (kind !== null && !placed.has(player.id)) place(player.id, kind);
  }
  return { ...inHallOrder(pairs, seatsOf(pairs, tournament.rules.seating)), unpaired };
}

/** Rounds, not published yet, for which a player has asked for a half-point bye. */
export function halfByesAhead({ absences }: Player, tournament: Tournament): readonly number[] {
  const published = publishedRounds(tournament);
  return absences.filter(({ round, kind }) => kind === 'half' && round > published).map(({ round }) => round);
}

/** What speaks against a bye that was asked for. */
export interface ByeObjection {
  readonly code: 'full-point-bye' | 'second-half-point-bye' | 'not-eligible';
  readonly article: string;
}

/**
 * C.05 6.7 (4): a player may be given one half-point bye; another one stands in a round already, or was announced. A
 * full-point bye counts as a win without a game, which C.04.1 4 knows only to bar it. Who is not eligible for half-point
 * byes by the rules of the event gets none. Null when nothing speaks against.
 */
export function byeObjection(
  player: Player,
  { rounds }: Tournament,
  round: number,
  kind: Absence['kind'] | null,
): ByeObjection | null {
  if (kind === 'full') return { code: 'full-point-bye', article: 'C.04.1 4' };
  if (kind !== 'half') return null;
  if (player.noHalfBye === true) return { code: 'not-eligible', article: 'C.05 6.7' };
  const announced = player.absences.some((absence) => absence.kind === 'half' && absence.round !== round);
  const taken = rounds.some(
    ({ unpaired }, at) =>
      at + 1 !== round && unpaired.some((entry) => entry.player === player.id && entry.kind === 'half'),
  );
  return announced || taken ? { code: 'second-half-point-bye', article: 'C.05 6.7 (4)' } : null;
}
