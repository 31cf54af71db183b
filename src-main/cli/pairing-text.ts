import type { Pairing, PlayerId, Tournament } from '../../src-engine/index.ts';

/** The number of a player in the tournament's file: the Tournament Pairing Number. */
export function numbersOf({ players }: Tournament): (id: PlayerId) => number {
  const numbers = new Map(players.map(({ id, tpn }) => [id, tpn > 0 ? tpn : id]));
  return (id) => numbers.get(id)!;
}

/**
 * A pairing as the engines JaVaFo and bbpPairings write it: the number of boards, the bye included, then on each line
 * the numbers of White and Black; a bye is `number 0`.
 */
export function pairingLines(tournament: Tournament, { pairs, bye }: Pairing): string {
  const numberOf = numbersOf(tournament);
  const lines = pairs.map(({ white, black }) => `${numberOf(white)} ${numberOf(black)}`);
  if (bye !== null) lines.push(`${numberOf(bye)} 0`);
  return `${[lines.length, ...lines].join('\n')}\n`;
}
