import { en } from '../../src-engine/texts/index.ts';
import {
  checkTournament,
  inBoardOrder,
  pairingTaskOf,
  recordedPairing,
  type Pair,
  type Pairing,
  type Tournament,
} from '../../src-engine/index.ts';
import { checklist } from './checklist.ts';
import { numbersOf } from './pairing-text.ts';

export const NO_PAIRING: Pairing = { pairs: [], bye: null };

/**
 * The check of a tournament as bbpPairings prints it: `name: Round #k` for every round, below it the pairs that differ,
 * ours to the left, the tournament's to the right; and the checklists of all rounds with our pairs. Null for an unknown system.
 */
export function checkText(
  name: string,
  tournament: Tournament,
  only: number | null,
): { text: string; list: string } | null {
  const check = checkTournament(tournament, only === null ? {} : { rounds: [only] });
  if (!check.ok) return null;
  let text = '';
  let list = '';
  for (const { round, agrees, due } of check.value.rounds) {
    text += `${name}: Round #${round}\n`;
    const recorded = recordedPairing(tournament.rounds[round - 1]!);
    list += `Round #${round}\n${checklist(tournament, round, due ?? NO_PAIRING)}`;
    if (agrees) continue;
    const task = pairingTaskOf(tournament, round);
    if (!task.ok || due === null) {
      text += en.cli.engine.noPairing(round);
      continue;
    }
    const ordered = { ...recorded, pairs: inBoardOrder(recorded.pairs, task.value.field) };
    text += differencesText(tournament, due, ordered);
  }
  // A line of its own ends the check of a whole tournament, as with bbpPairings; JaVaFo's check of one round has none.
  return { text: only === null ? `${text}\n` : text, list };
}

function differencesText(tournament: Tournament, ours: Pairing, theirs: Pairing): string {
  const numberOf = numbersOf(tournament);
  const same = (a: Pair, b: Pair): boolean => a.white === b.white && a.black === b.black;
  const left = ours.pairs.filter((pair) => !theirs.pairs.some((other) => same(pair, other)));
  const right = theirs.pairs.filter((pair) => !ours.pairs.some((other) => same(pair, other)));
  const lines = (pairs: readonly Pair[], bye: number | null): string[] => [
    ...pairs.map(({ white, black }) => pairText(numberOf(white), numberOf(black))),
    ...(bye === null || ours.bye === theirs.bye ? [] : [pairText(numberOf(bye), 0)]),
  ];
  const [expected, recorded] = [lines(left, ours.bye), lines(right, theirs.bye)];
  let text = en.cli.engine.checkHead;
  for (let index = 0; index < Math.max(expected.length, recorded.length); index++) {
    text += `    ${(expected[index] ?? '').padEnd(9)}${' '.repeat(16)}${recorded[index] ?? ''}\n`;
  }
  return `${text}\n`;
}

const pairText = (white: number, black: number): string =>
  `${String(white).padStart(3)} - ${String(black).padStart(3)}`;
