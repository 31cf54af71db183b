/** Claims of round robins, proved by the rule behind the Berger tables. */
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import { COMMON_CLAIMS, type Claims, type Facts } from './facts.ts';

export interface TableFacts extends Facts {
  readonly cycles: number;
}

export function tableFacts(cycles: number, task: PlainTask, pairing: Pairing): TableFacts {
  return {
    ...{ task, pairing, cycles },
    mayMeet: () => true,
    due: () => null,
    urgency: () => 0,
    ranked: (a, b) => [a, b],
    mayHaveBye: () => false,
    byeValue: () => 0,
  };
}

/** Everybody registered by number, from 1, and the number that nobody or the last has. */
function numbersOf({ task }: TableFacts): { readonly ids: readonly number[]; readonly last: number } {
  const players = [...task.field.values()].sort((a, b) => a.tpn - b.tpn);
  return { ids: players.map(({ id }) => id), last: players.length + (players.length % 2) };
}

/** Round of a cycle in which two numbers meet: their sum less one; the last number meets whom the sum leaves over. */
function roundOf(last: number, a: number, b: number): number {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const sum = high === last ? 2 * low : low + high;
  return ((sum - 2 + last - 1) % (last - 1)) + 1;
}

/** Rounds in which two numbers meet: of two cycles the last two rounds of the first change places. */
function roundsOf(last: number, cycles: number, a: number, b: number): number[] {
  const round = roundOf(last, a, b);
  if (cycles === 1) return [round];
  const cycle = last - 1;
  const isSwapped = cycle >= 3 && round >= cycle - 1;
  return [isSwapped ? 2 * cycle - 1 - round : round, round + cycle];
}

/** White: the lower number of an odd sum, the higher of an even one; against the last number the lower half. */
function whiteOf(last: number, a: number, b: number): number {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (high === last) return low <= last / 2 ? low : high;
  return (low + high) % 2 === 1 ? low : high;
}

export const TABLE_CLAIMS: Claims<TableFacts> = {
  ...COMMON_CLAIMS,
  'table-game'({ round, numbers }, facts, { a, b }) {
    const { ids, last } = numbersOf(facts);
    const [x, y] = numbers;
    const isHere = roundsOf(last, facts.cycles, x, y).includes(round);
    return round === facts.task.round && ids[x - 1] === a && ids[y - 1] === b && isHere;
  },
  'table-colour'({ number }, facts, { a, b }) {
    const { ids, last } = numbersOf(facts);
    const [x, y] = [a, b!].map((id) => ids.indexOf(id) + 1) as [number, number];
    const white = whiteOf(last, x, y);
    const isSecond = facts.task.round > last - 1;
    return number === (isSecond ? x + y - white : white) && number === x;
  },
  'table-rounds'({ numbers, rounds }, facts, { a, b }) {
    const { ids, last } = numbersOf(facts);
    const [x, y] = numbers as [number, number];
    const all = roundsOf(last, facts.cycles, x, y);
    return (
      ids[x - 1] === a &&
      ids[y - 1] === b &&
      rounds.join() === all.join() &&
      !rounds.includes(facts.task.round)
    );
  },
};
