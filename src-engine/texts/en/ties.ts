/** Ties that no tie-break decides, values of the event's own tie-breaks, and start positions drawn by lot. */
import type { TieSettlement } from '../../model/settled.ts';
import { format } from './format.ts';

const players = { one: 'player', other: 'players' };

const SETTLED: Readonly<Record<TieSettlement, string>> = { lot: 'by lot', hand: 'by the arbiter' };

export const tiesText = {
  /** Beside a place, in a list: how it was settled. */
  settled: (by: TieSettlement) => SETTLED[by],
  actions: {
    lots: 'Draw lots',
    hand: 'Rank by hand',
    outside: 'Values from outside',
    startPosition: 'Draw the start position',
  },
  lots: {
    act: 'Draw lots',
    among: (count: number, place: number) =>
      `Lots decide the order of ${format.count(count, players)} who share rank ${place}.`,
    names: (names: readonly string[]) => `Tied: ${names.join('; ')}.`,
    repeatable: 'The seed of the tournament draws: drawing again gives the same order.',
    done: (count: number) => `Lots drawn among ${format.count(count, players)}`,
  },
  hand: {
    act: 'Rank by hand',
    title: (place: number, count: number) => `${format.count(count, players)} share rank ${place}`,
    hint: 'Move the current player up or down. The first one gets the best rank.',
    order: (names: readonly string[]) => `New order: ${names.join('; ')}.`,
    arbiter: 'The arbiter decides here, not a tie-break. The log says why.',
    why: 'What decides, e.g. play-off',
    whyMissing: 'Say what decides the order.',
    done: (count: number) => `${format.count(count, players)} ranked by hand`,
    up: 'Move up',
    down: 'Move down',
  },
  notTied: (name: string) => `${name} shares the rank with nobody.`,
  notTheTie: 'These are not all the players who share the rank.',
  notTheTieAdvice: 'Read the standings again.',
  gamesOpen: (count: number) =>
    `${format.count(count, { one: 'game has', other: 'games have' })} no result: the tie may still be decided.`,
  gamesOpenAdvice: 'Enter the results first.',
  outside: {
    title: 'Tie-break values from outside',
    hint: 'A tie-break of the event’s own has a code such as OTHER_POOL in the list of tie-breaks. The higher value ranks first.',
    code: 'Code',
    noCode:
      'The list of tie-breaks has no code of the event’s own. Add one, such as OTHER_POOL, in the settings.',
    unknownCode: (code: string) => `${code} is not in the list of tie-breaks.`,
    unknownCodeAdvice: 'Add it to the list first.',
    notANumber: (name: string) => `The value of ${name} is not a number with up to three decimals.`,
    saved: (code: string) => `Values of ${code} saved`,
    columnName: 'Value from outside',
    article: 'C.07 4.1',
  },
  startPosition: {
    act: 'Draw the start position',
    again: 'Draw the start position again',
    all: (round: number) => `All games of round ${round} begin with one position of Chess960, drawn by lot.`,
    was: (round: number, number: number, position: string) =>
      `Round ${round} has the start position ${number}, ${position}, and players may know it.`,
    drawn: (round: number, number: number, position: string) =>
      `Start position of round ${round}: ${number}, ${position}`,
    /** On sheets and pages. */
    line: (number: number, position: string) => `Chess960, start position ${number}: ${position}`,
    played: (round: number) => `Round ${round} has results.`,
    playedAdvice: 'Its start position stays.',
  },
};
