import {
  shortNames,
  type Pairing,
  type PairingFailure,
  type PlayerId,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';

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

/** Why a round cannot be paired and what helps, in a line. */
export function failureLine(failure: PairingFailure, { players }: Tournament): string {
  const names = shortNames(players);
  const { message, advice } = en.pairing.failure(failure, (ids) =>
    en.format.list(ids.map((id) => names.get(id) ?? String(id))),
  );
  return `${message} ${advice}`.trimEnd();
}
