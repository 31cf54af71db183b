/** C.04.2 (2026) 2.3, 2.4: the pairing numbers and the initial colour that a round needs, as entries of the log. */
import type { EventDraft } from '../model/events.ts';
import type { TournamentState } from '../model/state.ts';
import { playsEveryRound } from '../model/system-ids.ts';
import {
  LAST_ROUND_OF_RENUMBERING,
  withDrawnNumbers,
  withNumbersByHand,
  withPairingNumbers,
} from './initial-order.ts';
import { participantsOf } from './task.ts';

/**
 * Entries that bring numbers and initial colour to what `round` needs; none when nothing changes. 2.4: a number is given
 * by the first pairing that takes the player into account, so who has not arrived has none, and who has an announced bye
 * in every round so far has none either. 2.3: corrected data move numbers up to round 4, as C.04.4.1 1.2 wants of every
 * rating. In a round robin everybody has a place in the table from the start, present or not (C.05 Annex 1).
 */
export function numberingOf(
  { tournament, numbersAreStale }: Pick<TournamentState, 'tournament' | 'numbersAreStale'>,
  round: number,
): EventDraft[] {
  const { players, rules, rounds } = tournament;
  const taking = participantsOf(tournament, round, { participants: 'declared' });
  const begun = rounds.slice(0, round - 1).some(({ boards }) => boards.length > 0);
  const isTable = playsEveryRound(rules.system);
  const counted = players.filter(({ id, tpn }) => isTable || taking.has(id) || (begun && tpn > 0));
  const afresh = numbersAreStale || counted.every(({ tpn }) => tpn === 0);
  const numbered =
    isTable && rules.tableOrder !== undefined
      ? withNumbersByHand(counted, rules.tableOrder, begun)
      : isTable && rules.numbersByLot === true
        ? withDrawnNumbers(counted, rules.lotSeed, begun)
        : withPairingNumbers(counted, afresh ? round - 1 : LAST_ROUND_OF_RENUMBERING, rules);
  const after = new Map(numbered.map(({ id, tpn }) => [id, tpn]));
  const numbers = players
    .map(({ id, tpn }) => ({ id, before: tpn, now: after.get(id) ?? 0 }))
    .filter(({ before, now }) => before !== now)
    .map(({ id, now }) => [id, now] as const);
  const drafts: EventDraft[] = [];
  if (numbers.length > 0 || numbersAreStale)
    drafts.push({ kind: 'numbers-assigned', payload: { round, numbers } });
  if (rules.initialColour === null && rounds.every(({ boards }) => boards.length === 0)) {
    // The lot is drawn once, when the tournament is made: drawing it again gives the same colour.
    const colour = rules.lotSeed % 2 === 0 ? 'white' : 'black';
    drafts.push({ kind: 'colour-drawn', payload: { colour, by: 'lot' } });
  }
  return drafts;
}
