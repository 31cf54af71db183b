import {
  blankPlayer,
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  normsMadeIn,
  normWatchOf,
  type Player,
  type Title,
  type Tournament,
} from '../../src-engine/index.ts';
import { Goals } from './lib/goals.ts';

export const ABOUT =
  'title norms of a large Swiss with titles and many federations, after each of the last rounds';

const TITLES: readonly (readonly [from: number, open: Title, women: Title])[] = [
  [2520, 'GM', 'GM'],
  [2420, 'IM', 'WGM'],
  [2300, 'FM', 'WIM'],
  [2200, 'CM', 'WFM'],
];
const FEDERATIONS = 'NOR NOR NOR NOR SWE SWE DEN GER GER POL POL FIN CZE ENG FRA ESP IND USA'.split(' ');

/** Most milliseconds that the watch of 500 players may take: the page waits for it. */
const WATCH = 1000;

/**
 * Measures {@link normWatchOf} and {@link normsMadeIn} for `[players]` (default 120, then 500) in `[rounds]` (default 9), in
 * milliseconds of processor time, median of five.
 */
export function run([players, rounds = '9']: string[] = []): Promise<number> {
  const goals = new Goals();
  for (const size of players === undefined ? [120, 500] : [Number(players)])
    measure(goals, eventOf(size, Number(rounds)));
  return Promise.resolve(goals.missed);
}

function measure(goals: Goals, whole: Tournament): void {
  const size = whole.players.length;
  for (let after = whole.rules.rounds - 4; after <= whole.rules.rounds; after++) {
    const event = { ...whole, rounds: whole.rounds.slice(0, after) };
    const { rows } = normWatchOf(event);
    const counts = Object.entries(Object.groupBy(rows, ({ verdict }) => verdict));
    console.log(
      `${size} players, after round ${after}: ${counts.map(([verdict, of]) => `${verdict} ${of.length}`).join(', ')}`,
    );
    const watch = middle(() => normWatchOf(event));
    if (size <= 500) goals.tell('  watch', watch, WATCH, 'ms');
    else goals.say('  watch', watch, 'ms');
    goals.say(
      '  made alone',
      middle(() => normsMadeIn(event)),
      'ms',
    );
  }
}

function middle(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[2]!;
}

/** Ratings from 2650 down to 2150, so that everybody is near some norm; one in six is a woman. */
function eventOf(size: number, rounds: number): Tournament {
  const players = Array.from({ length: size }, (_, index): Player => {
    const rating = 2650 - Math.round((500 * index) / size);
    const isWoman = index % 6 === 5;
    const [, open, women] = TITLES.find(([from]) => rating >= from) ?? [0, null, null];
    return {
      ...blankPlayer(index + 1, `Player ${index + 1}`),
      ...{ tpn: index + 1, rating, sex: isWoman ? 'w' : 'm', title: isWoman ? women : open },
      federation: FEDERATIONS[(index * 7) % FEDERATIONS.length]!,
    };
  });
  const made = generateTournament({ ...DEFAULT_GENERATOR_OPTIONS, seed: 7, rounds }, players);
  if (!made.ok) throw new Error(made.failure.code);
  return { ...made.value, info: { ...made.value.info, federation: 'NOR', startDate: '2026/11/07' } };
}
