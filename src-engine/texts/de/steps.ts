/** How a round came about, one line a step. */
import { type PlayerId, surnameOf } from '../../model/player.ts';
import type { DutchRoute, Step, StepCode, StepParameters, StepRow } from '../../systems/step.ts';
import type { Room } from '../catalogue.ts';
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
  ideal: 'für sich: Wie wenige mindestens hinuntergehen, ist vorher bekannt',
  'look-ahead': 'zusammen mit der nächsten Gruppe',
  'whole-field': 'zusammen mit allen darunter',
};

const playersOf = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });

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
  return `${criteriaText.labels[label]}: ${values.length === 0 ? 'nichts' : values.join('; ')}`;
}

const LINES: Lines = {
  bye: ({ article, player }, who) => `${article}: ${called(player, who)} ist spielfrei`,
  seeding: ({ article, system }) =>
    `${article}: eine Setzrunde, ausgelost nach ${systemName(system, systemsText)}`,
  'floats-to-next-bracket': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floatet in die nächste Paarungsgruppe`,
  'floats-to-next-group': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floatet in die nächste Gruppe`,
  'group-joined': ({ article, points }) =>
    `${article}: die Gruppe mit ${format.points(points)} wird mit der nächsten vereint`,
  'transferred-up': ({ article, player }, who) => `${article}: ${called(player, who)} wird heraufgeholt`,
  'floats-down': ({ article, player }, who) => `${article}: ${called(player, who)} floatet abwärts`,
  'other-colour': ({ article, player }, who) =>
    `${article}: ${called(player, who)} wechselt zur anderen Farbe`,
  upfloats: ({ article, player }, who) => `${article}: ${called(player, who)} floatet aufwärts`,
  'other-subgroup': ({ article, player }, who) =>
    `${article}: ${called(player, who)} wechselt in die andere Untergruppe`,
  'no-opponent': ({ article, player }, who) =>
    `${article}: ${called(player, who)} hat in der Gruppe keinen Gegner und floatet`,
  'evens-number': ({ article, player }, who) =>
    `${article}: ${called(player, who)} floatet, damit die Zahl gerade wird`,
  'floats-instead': ({ article, player, instead }, who) =>
    `${article}: ${called(player, who)} floatet an Stelle von ${called(instead, who)}`,
  'floats-with': ({ article, player, company }, who) =>
    `${article}: ${called(player, who)} floatet, und dazu ${called(company, who)}`,
  cracked: ({ article, players }, who) =>
    `${article}: die Paarung ${players.map((player) => called(player, who)).join(' – ')} wird gelöst`,
  'paired-together': ({ article, players }, who) =>
    `${article}: ${numbers(players, who)} werden zusammen ausgelost`,
  'floaters-ordered': ({ article, players }, who) =>
    `${article}: Reihenfolge der Floater ${numbers(players, who)}`,
  linked: ({ article, players }, who) => `${article}: für Farbwechsel verbunden ${numbers(players, who)}`,
  'floats-to': ({ article, player, opponent }, who) =>
    `${article}: ${called(player, who)} floatet abwärts zu ${called(opponent, who)}`,
  'dutch-round': ({ round, rounds, count, year }) =>
    `Runde ${round} von ${rounds}, ${playersOf(count)}, Holländisches System ${year}`,
  'dutch-group': ({ points, count, players }, who) =>
    `Gruppe ${format.points(points)}: ${playersOf(count)}${players.length === 0 ? '' : `, von oben: ${shortList(players, who)}`}`,
  'dutch-route': ({ route }) => inside(`ausgelost ${ROUTES[route]}`),
  'dutch-pair': ({ players }, who) => inside(`${players.map((player) => short(player, who)).join(' – ')}`),
  'dutch-down': ({ players }, who) => inside(`hinunter: ${shortList(players, who)}`),
  'dutch-row': ({ id, article, ...row }) => inside(`${id} (${article}) ${rowText(row)}`),
  'dutch-bye': ({ player }, who) => `Spielfrei: ${short(player, who)}`,
  board: ({ board, white, black }, who) => `Brett ${board}: ${who(white).number} – ${who(black).number}`,
  weight: ({ higher, lower, weight, byLot }, who) => {
    const [a, b] = [higher, lower].map(({ rank, player }) => `r ${rank} (${who(player).number})`);
    return `${a} – ${b}: w = (${weight.join(', ')})${byLot ? ', Farben durch das Los' : ''}`;
  },
  sums: ({ rows }) => rows.map(rowText).join('; '),
  'table-game': ({ article, round, white, black }, who) => {
    const [a, b] = [white, black].map(
      ({ number, player }) => `${number} ${player === null ? 'frei' : who(player).name}`,
    );
    return `${article}, Runde ${round}: ${a} – ${b}`;
  },
};

export const stepsText = {
  line: (step: Step, who: Who): string => LINES[step.code](step as never, who),
} satisfies Room<'de', 'steps'>;
