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
  ideal: 'seul : le minimum de joueurs qui doivent descendre est connu d’avance',
  'look-ahead': 'avec le groupe suivant',
  'whole-field': 'avec tous ceux qui sont plus bas',
};

const playersOf = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });

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
  return `${criteriaText.labels[label]} : ${values.length === 0 ? 'aucun' : values.join(' ; ')}`;
}

const LINES: Lines = {
  bye: ({ article, player }, who) => `${article} : l’exemption va à ${called(player, who)}`,
  seeding: ({ article, system }) => `${article} : ronde de placement (${systemName(system, systemsText)})`,
  'floats-to-next-bracket': ({ article, player }, who) =>
    `${article} : ${called(player, who)} flotte vers le groupe d’appariement suivant`,
  'floats-to-next-group': ({ article, player }, who) =>
    `${article} : ${called(player, who)} flotte vers le groupe suivant`,
  'group-joined': ({ article, points }) =>
    `${article} : le groupe à ${format.points(points)} est réuni au suivant`,
  'transferred-up': ({ article, player }, who) => `${article} : ${called(player, who)} monte par transfert`,
  'floats-down': ({ article, player }, who) => `${article} : ${called(player, who)} flotte vers le bas`,
  'other-colour': ({ article, player }, who) => `${article} : ${called(player, who)} passe à l’autre couleur`,
  upfloats: ({ article, player }, who) => `${article} : ${called(player, who)} flotte vers le haut`,
  'other-subgroup': ({ article, player }, who) => `${article} : ${called(player, who)} change de sous-groupe`,
  'no-opponent': ({ article, player }, who) =>
    `${article} : ${called(player, who)} n’a pas d’adversaire dans le groupe et flotte`,
  'evens-number': ({ article, player }, who) =>
    `${article} : ${called(player, who)} flotte pour rendre le nombre pair`,
  'floats-instead': ({ article, player, instead }, who) =>
    `${article} : ${called(player, who)} flotte à la place de ${called(instead, who)}`,
  'floats-with': ({ article, player, company }, who) =>
    `${article} : ${called(player, who)} flotte avec ${called(company, who)}`,
  cracked: ({ article, players }, who) =>
    `${article} : l’appariement ${players.map((player) => called(player, who)).join(' – ')} est défait`,
  'paired-together': ({ article, players }, who) =>
    `${article} : appariement commun de ${numbers(players, who)}`,
  'floaters-ordered': ({ article, players }, who) =>
    `${article} : ordre des flotteurs ${numbers(players, who)}`,
  linked: ({ article, players }, who) => `${article} : liés pour les transferts ${numbers(players, who)}`,
  'floats-to': ({ article, player, opponent }, who) =>
    `${article} : ${called(player, who)} flotte vers le bas jusqu’à ${called(opponent, who)}`,
  'dutch-round': ({ round, rounds, count, year }) =>
    `Ronde ${round} sur ${rounds}, ${playersOf(count)}, système hollandais ${year}`,
  'dutch-group': ({ points, count, players }, who) =>
    `Groupe à ${format.points(points)} : ${playersOf(count)}${players.length === 0 ? '' : `, descendus : ${shortList(players, who)}`}`,
  'dutch-route': ({ route }) => inside(`apparié ${ROUTES[route]}`),
  'dutch-pair': ({ players }, who) => inside(`${players.map((player) => short(player, who)).join(' – ')}`),
  'dutch-down': ({ players }, who) => inside(`descendent : ${shortList(players, who)}`),
  'dutch-row': ({ id, article, ...row }) => inside(`${id} (${article}) ${rowText(row)}`),
  'dutch-bye': ({ player }, who) => `Exempt : ${short(player, who)}`,
  board: ({ board, white, black }, who) => `Table ${board} : ${who(white).number} – ${who(black).number}`,
  weight: ({ higher, lower, weight, byLot }, who) => {
    const [a, b] = [higher, lower].map(({ rank, player }) => `r ${rank} (${who(player).number})`);
    return `${a} – ${b} : w = (${weight.join(', ')})${byLot ? ', couleurs tirées au sort' : ''}`;
  },
  sums: ({ rows }) => rows.map(rowText).join(' ; '),
  'table-game': ({ article, round, white, black }, who) => {
    const [a, b] = [white, black].map(
      ({ number, player }) => `${number} ${player === null ? 'exempt' : who(player).name}`,
    );
    return `${article}, ronde ${round} : ${a} – ${b}`;
  },
};

export const stepsText = {
  line: (step: Step, who: Who): string => LINES[step.code](step as never, who),
} satisfies Room<'fr', 'steps'>;
