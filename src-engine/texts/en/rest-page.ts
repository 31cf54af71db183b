/** Simulate the rest: the chance of each player for each place. */
import { format } from './format.ts';

const { number } = format;

export const restPageText = {
  title: 'Simulate the rest',
  from: (afterRound: number, left: number, open: number) => {
    const from = afterRound === 0 ? 'before round 1' : `from the standings after round ${afterRound}`;
    const rounds = `${format.count(left, { one: 'round', other: 'rounds' })} to play`;
    const games = format.count(open, { one: 'open game', other: 'open games' });
    return open === 0 ? `${from}, ${rounds}` : `${from}, ${games}, ${rounds}`;
  },
  action: 'Simulate the rest',
  again: 'Run again',
  stop: 'Stop here',
  start: 'Start',
  none: 'Plays what is left many times, and counts who ends where. Nothing is stored.',
  waiting: 'The first runs are being played.',
  chance: (runs: number, margin: number) =>
    `Chance of each rank, in per cent, from ${format.count(runs, { one: 'run', other: 'runs' })}; each is right to ± ${number(margin)}.`,
  rule: 'Ranks by points, then the tie-breaks of the tournament. A dot is less than one in a hundred.',
  running: (done: number, runs: number, seconds: number | null) =>
    `${number(done)} of ${number(runs)}${seconds === null ? '' : `, ${format.count(seconds, { one: 'second', other: 'seconds' })} left`}`,
  done: 'done',
  stopped: 'stopped',
  stale: 'The tournament has changed since. Run again.',
  columns: {
    rank: 'Rank',
    name: 'Name',
    rating: 'Rtg',
    points: 'Pts',
    usual: '8 of 10',
    three: 'First 3',
    lower: 'lower',
  },
  span: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
  percent: (share: number) => `${number(100 * share)} %`,
  /** Points in tenths. */
  rankNow: (rank: number, points: number) =>
    `rank ${rank}, ${format.points(points)} ${points > 0 && points <= 10 ? 'point' : 'points'}`,
  headline: (share: number, place: number) =>
    place === 1
      ? `Ends first in ${number(100 * share)} of 100 runs.`
      : `Ends among the first ${place} in ${number(100 * share)} of 100 runs.`,
  /** Half of the 95 % interval; null where there is none. */
  mean: (place: number, margin: number | null) => {
    const places = margin !== null && margin < 0.1 ? 2 : 1;
    return `On average: rank ${number(place, places)}${margin === null ? '' : ` (± ${number(margin, places)})`}.`;
  },
  places: 'Final rank',
  placesLabel: (best: number, worst: number) => `In eight of ten runs the rank is ${best} to ${worst}.`,
  next: 'If the next game ends with',
  outcomes: { win: 'a win', draw: 'a draw', loss: 'a loss' },
  outcome: (name: string, share: number) => `${name} (${number(100 * share)} %)`,
  within: { first: 'first', three: 'first 3', five: 'first 5' },
  /** Of the outcome that fewest runs have. */
  nextMargin: (margin: number) => `Each is right to ± ${number(margin)}.`,
  noNext: 'There is no game left.',
  isNot: 'What this is not',
  isNotWords:
    'It knows ratings and points, not form or agreements. For the desk, not for the wall: it is not printed with the standings and not shown in the hall.',
  refusals: {
    beforeFirst: 'No round is published yet.',
    useLab: 'The laboratory plays whole tournaments.',
    over: 'All games are played: the standings are final.',
    noRound: (round: number) => `In some run no pairing was found for round ${round}.`,
  },
};
