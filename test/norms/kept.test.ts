/** B.01 1.4: everything that the watch and the details say of some events is kept, field by field. */
import { expect, it } from 'vitest';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import {
  normDetailOf,
  normsMadeIn,
  normWatchOf,
  type NormTitle,
  type Tournament,
} from '../../src-engine/index.ts';
import { renumbered } from '../systems/self-play.ts';
import { linesOf } from '../told.ts';
import { changed, EXAMPLE, nine, seekerEvent, type SeekerOptions } from './seeker.ts';

const OTHERS = ['GM 2518 DEN', 'IM 2461 CZE', 'IM 2460 DEN', 'FM 2128 DEN', '- 2127 DEN', '- 0 DEN'];

const rules = { rounds: 9 };
const of = (meetings: readonly string[], options: SeekerOptions = {}): Tournament => {
  const event = seekerEvent(meetings, options);
  return { ...event, rules: { ...event.rules, ...rules } };
};

const EVENTS: Readonly<Record<string, Tournament>> = {
  whole: of(EXAMPLE),
  'two rounds to go': of(changed({ 8: 'IM 2486 CZE ?' }).slice(0, 8), { others: OTHERS }),
  'three rounds to go': of(EXAMPLE.slice(0, 6), { others: OTHERS }),
  'a man who is IM': of(EXAMPLE, { seeker: { sex: 'm', title: 'IM' } }),
  'a bye, a forfeit and a game without a move': of(
    changed({ 1: 'U', 3: 'IM 2471 SWE +', 5: 'GM 2505 POL W' }),
  ),
  'own federation': of(nine(2450, '1111==111'), { seeker: { federation: 'SWE' } }),
  'no federation': of(nine(2380, '1111==111'), { seeker: { federation: '' } }),
  'GM norm': of(nine(2450, '1111=1=1=')),
  'half a point short': of(nine(2300, '1=1==0=1=')),
  'lower half': of(nine(2200, '1=1==0=10')),
  'later ratings': of(EXAMPLE, {
    later: { 2: [{ fromRound: 2, rating: 2500 }], 4: [{ fromRound: 5, rating: 2600 }] },
  }),
  'time known': of(EXAMPLE, {
    info: {
      encodedTimeControl: '5400+30',
      roundDates: [
        '2026/11/07',
        '2026/11/07',
        ...Array.from({ length: 7 }, (_, at) => `2026/11/${String(8 + at).padStart(2, '0')}`),
      ],
      chiefArbiter: 'Arbiter, Chief',
    },
  }),
  'too fast': of(EXAMPLE, {
    info: { encodedTimeControl: '3600+30', roundDates: Array.from({ length: 9 }, () => '2026/11/07') },
  }),
  'before the text': of(EXAMPLE, { info: { startDate: '2023/12/31' } }),
};

const VALUES = (line: object): string =>
  Object.values(line)
    .map((each) => linesOf([each]).trim())
    .join(' ');

/** All that is said of one norm; the conditions of the event beside that of GM alone. */
function told(tournament: Tournament, player: number, title: NormTitle): unknown[] {
  const detail = normDetailOf(tournament, player, title);
  if (detail === null) return [`${title} is not sought`];
  const { conditions, event, outlook, needs, choice, ...rest } = detail;
  const { games, ...chosen } = choice;
  return [
    { ...rest, ...chosen, rounds: games.map(({ round, opponent }) => `${round}:${opponent}`) },
    ...[...conditions, ...(title === 'GM' ? event : [])].map(VALUES),
    ...outlook.map((line, at) => `${VALUES(line)} ${linesOf([needs[at]]).trim()}`),
  ];
}

it('B.01 1.4: rows, conditions, outlooks and needs of each norm are the kept ones', async () => {
  const said = Object.entries(EVENTS).flatMap(([name, played]): unknown[] => {
    const { tournament, idOf } = renumbered(played, 4);
    const { rows, ...watch } = normWatchOf(tournament);
    const titles: readonly NormTitle[] = name === 'whole' ? ['GM', 'IM', 'WGM', 'WIM'] : ['GM', 'IM'];
    const details = titles.flatMap((title) => told(tournament, idOf.get(1)!, title));
    return [`# ${name}`, watch, ...rows.map(VALUES), normsMadeIn(tournament), ...details];
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept.txt');
});

it('B.01 1.4.1e, 1.4.5f: what is said of round robins of one and two cycles, with and without games to come, is kept', async () => {
  const said = (['round-robin', 'double-round-robin'] as const).flatMap((system, at): unknown[] => {
    const options = {
      ...DEFAULT_GENERATOR_OPTIONS,
      system,
      lowestRating: 2350,
      highestRating: 2560,
      lateEntryRate: 0,
    };
    const made = generateTournament({
      ...options,
      seed: 3,
      players: [10, 6][at]!,
      rounds: [9, 10][at]!,
      withdrawalRate: 0,
    });
    if (!made.ok) throw new Error(made.failure.code);
    const players = made.value.players.map((player, place) => ({
      ...player,
      title: (['GM', 'IM', 'GM', null, 'FM', 'IM'] as const)[place % 6]!,
      federation: ['GER', 'FRA', 'POL'][place % 3]!,
    }));
    const whole = renumbered({ ...made.value, players }, 2).tournament;
    const open = whole.rounds.map((round, index) =>
      index < whole.rounds.length - 2
        ? round
        : { ...round, boards: round.boards.map((board) => ({ ...board, result: 'open' as const })) },
    );
    return [whole, { ...whole, rounds: open }].flatMap((event): unknown[] => {
      const { rows, ...watch } = normWatchOf(event);
      return [system, watch, ...rows.map(VALUES), ...told(event, whole.players[3]!.id, 'IM')];
    });
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept-round-robins.txt');
});
