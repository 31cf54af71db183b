/** How a round came about, one line a step. */
import { type PlayerId, surnameOf } from '../../model/player.ts';
import type { DutchRoute, Step, StepCode, StepParameters, StepRow } from '../../systems/step.ts';
import { systemName } from '../system-words.ts';
import { criteriaText } from './criteria.ts';
import { format } from './format.ts';
import { systemsText } from './systems.ts';

/** Number and name of a player. */
type Who = (player: PlayerId) => { readonly number: number; readonly name: string };

type Lines = {
  readonly [Code in StepCode]: (
    parameters: StepParameters[Code] & { readonly article: string },
    who: Who,
  ) => string;
};

const ROUTES: Readonly<Record<DutchRoute, string>> = {
  ideal: 'by itself: the least that must go down is known beforehand',
  'look-ahead': 'together with the next group',
  'whole-field': 'together with everybody below',
};

const playersOf = (count: number): string => format.count(count, { one: 'player', other: 'players' });

/** A line of a group is set in. */
const inside = (line: string): string => line.padStart(line.length + 2);

const called = (player: PlayerId, who: Who): string => `${who(player).number} ${who(player).name}`;
const short = (player: PlayerId, who: Who): string =>
  `${who(player).number} ${surnameOf(who(player).name).trim()}`;
const shortList = (players: readonly PlayerId[], who: Who): string =>
  players.map((player) => short(player, who)).join(', ');
const numbers = (players: readonly PlayerId[], who: Who): string =>
  players.map((player) => who(player).number).join(', ');

function rowText({ label, unit, value }: StepRow): string {
  const values = value.map((number) => (unit === 'points' ? format.points(number) : `${number}`));
  return `${criteriaText.labels[label]}: ${values.length === 0 ? 'none' : values.join(', ')}`;
}

const LINES: Lines = {
  bye: ({ article, player }, who) => `${article}: ${called(player, who)} receives the bye`,
  seeding: ({ article, system }) =>
    `${article}: a seeding round, paired by ${systemName(system, systemsText)}`,
  'floats-to-next-bracket': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floats to the next bracket`,
  'floats-to-next-group': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floats to the next group`,
  'group-joined': ({ article, points }) =>
    `${article}: the group on ${format.points(points)} is joined with the next`,
  'transferred-up': ({ article, player }, who) => `${article}: ${called(player, who)} is transferred up`,
  'floats-down': ({ article, player }, who) => `${article}: ${called(player, who)} floats down`,
  'other-colour': ({ article, player }, who) =>
    `${article}: ${called(player, who)} is transferred to the other colour`,
  upfloats: ({ article, player }, who) => `${article}: ${called(player, who)} upfloats`,
  'other-subgroup': ({ article, player }, who) =>
    `${article}: ${called(player, who)} changes to the other subgroup`,
  'no-opponent': ({ article, player }, who) =>
    `${article}: ${called(player, who)} has no opponent in the group and floats`,
  'evens-number': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floats to make the number even`,
  'floats-instead': ({ article, player, instead }, who) =>
    `${article}: ${called(player, who)} floats instead of ${called(instead, who)}`,
  'floats-with': ({ article, player, company }, who) =>
    `${article}: ${called(player, who)} floats, and ${called(company, who)} with them`,
  cracked: ({ article, players }, who) =>
    `${article}: the pairing ${players.map((player) => called(player, who)).join(' – ')} is cracked`,
  'paired-together': ({ article, players }, who) =>
    `${article}: ${numbers(players, who)} are paired together`,
  'floaters-ordered': ({ article, players }, who) =>
    `${article}: order of the floaters ${numbers(players, who)}`,
  linked: ({ article, players }, who) => `${article}: linked for transfers ${numbers(players, who)}`,
  'floats-to': ({ article, player, opponent }, who) =>
    `${article}: ${called(player, who)} floats down to ${called(opponent, who)}`,
  'dutch-round': ({ round, rounds, count, year }) =>
    `Round ${round} of ${rounds}, ${playersOf(count)}, Dutch system ${year}`,
  'dutch-group': ({ points, count, players }, who) =>
    `Group ${format.points(points)}: ${playersOf(count)}${players.length === 0 ? '' : `, moved down: ${shortList(players, who)}`}`,
  'dutch-route': ({ route }) => inside(`paired ${ROUTES[route]}`),
  'dutch-pair': ({ players }, who) => inside(`${players.map((player) => short(player, who)).join(' – ')}`),
  'dutch-down': ({ players }, who) => inside(`down: ${shortList(players, who)}`),
  'dutch-row': ({ id, article, ...row }) => inside(`${id} (${article}) ${rowText(row)}`),
  'dutch-bye': ({ player }, who) => `Bye: ${short(player, who)}`,
  board: ({ board, white, black }, who) => `Board ${board}: ${who(white).number} – ${who(black).number}`,
  weight: ({ higher, lower, weight, byLot }, who) => {
    const [a, b] = [higher, lower].map(({ rank, player }) => `r ${rank} (${who(player).number})`);
    return `${a} – ${b}: w = (${weight.join(', ')})${byLot ? ', colours by lot' : ''}`;
  },
  sums: ({ rows }) => rows.map(rowText).join('; '),
  'table-game': ({ article, round, white, black }, who) => {
    const [a, b] = [white, black].map(
      ({ number, player }) => `${number} ${player === null ? 'free' : who(player).name}`,
    );
    return `${article}, round ${round}: ${a} – ${b}`;
  },
};

export const stepsText = {
  line: (step: Step, who: Who): string => LINES[step.code](step as never, who),
};
