/** Whether the list changed between registration and start, and what the arbiter said to that. */
import type { MonthSettlement, Player, TournamentState } from '../../../src-engine/index.ts';

interface ListOfMonth {
  readonly name: string;
  readonly month: string;
}

/** True where a rating came from this list, but from another month than the one that counts. */
export function isOfOtherMonth(
  { ratingList, ratingMonth }: Pick<Player, 'ratingList' | 'ratingMonth'>,
  list: ListOfMonth,
): boolean {
  return ratingList === list.name && ratingMonth !== list.month;
}

/**
 * Players of whom that is true, unless the arbiter said that these ratings stay. `among` are all lists that are asked: one
 * of a single kind may stand beside the combined one of another month, and a rating from either is of its month.
 */
export function playersOfOtherMonth(
  { tournament, settledMonths }: TournamentState,
  list: ListOfMonth,
  among: readonly ListOfMonth[],
): Player[] {
  return tournament.players.filter(
    (player) =>
      isOfOtherMonth(player, list) &&
      among.every(({ name, month }) => name !== list.name || month !== player.ratingMonth) &&
      !isSettled(settledMonths, {
        about: 'changed',
        list: list.name,
        from: player.ratingMonth,
        to: list.month,
      }),
  );
}

/** Whether the list of the wanted month is missing, and nobody said that the one of another month is enough. */
export function isMonthMissing(
  { settledMonths }: TournamentState,
  list: ListOfMonth,
  wanted: string,
): boolean {
  const { name, month } = list;
  return (
    month !== wanted && !isSettled(settledMonths, { about: 'missing', list: name, from: month, to: wanted })
  );
}

/** What there is to settle now, each pair of months once. */
export function openMonths(
  state: TournamentState,
  list: ListOfMonth,
  wanted: string,
  about: MonthSettlement['about'],
  among: readonly ListOfMonth[],
): MonthSettlement[] {
  const { name, month } = list;
  if (about === 'missing')
    return isMonthMissing(state, list, wanted) ? [{ about, list: name, from: month, to: wanted }] : [];
  const months = new Set(playersOfOtherMonth(state, list, among).map(({ ratingMonth }) => ratingMonth));
  return [...months].toSorted().map((from) => ({ about, list: name, from, to: month }));
}

function isSettled(settled: readonly MonthSettlement[], { about, list, from, to }: MonthSettlement): boolean {
  return settled.some(
    (each) => each.about === about && each.list === list && each.from === from && each.to === to,
  );
}
