/** Simulate the rest: the chance of each player for each place. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

export const restPageText = {
  title: 'Simuler la suite',
  from: (afterRound, left, open) => {
    const from = afterRound === 0 ? 'avant la ronde 1' : `après la ronde ${afterRound}`;
    const rounds = `${format.count(left, { one: 'ronde', other: 'rondes' })} à jouer`;
    const games = `${format.count(open, { one: 'partie', other: 'parties' })} en cours`;
    return open === 0 ? `${from}, ${rounds}` : `${from}, ${games}, ${rounds}`;
  },
  action: 'Simuler la suite',
  again: 'Relancer',
  stop: 'Arrêter ici',
  start: 'Lancer',
  none: 'Joue la suite un grand nombre de fois, et compte qui finit où. Rien n’est enregistré.',
  waiting: 'Les premières simulations se jouent.',
  chance: (runs, margin) =>
    `Chances pour chaque rang, en pour cent, sur ${format.count(runs, { one: 'simulation', other: 'simulations' })} ; chacune à ± ${number(margin)} près.`,
  rule: 'Rangs aux points, puis aux départages du tournoi. Le signe · : moins d’un sur cent.',
  running: (done, runs, seconds) =>
    `${number(done)} sur ${number(runs)}${seconds === null ? '' : `, encore ${format.count(seconds, { one: 'seconde', other: 'secondes' })}`}`,
  done: 'terminé',
  stopped: 'arrêté',
  stale: 'Le tournoi a changé depuis. Relancez.',
  columns: {
    rank: 'Rang',
    name: 'Nom',
    rating: 'Elo',
    points: 'Pts',
    usual: '8 sur 10',
    three: '1 à 3',
    lower: 'après',
  },
  span: (from, to) => (from === to ? String(from) : `${from}–${to}`),
  percent: (share) => `${number(100 * share)} %`,
  rankNow: (rank, points) => `rang ${rank}, ${format.points(points)} ${points < 20 ? 'point' : 'points'}`,
  headline: (share, place) =>
    place === 1
      ? `Finit premier dans ${number(100 * share)} simulations sur 100.`
      : `Finit dans les ${place} premiers dans ${number(100 * share)} simulations sur 100.`,
  mean: (place, margin) => {
    const places = margin !== null && margin < 0.1 ? 2 : 1;
    return `En moyenne : rang ${number(place, places)}${margin === null ? '' : ` (± ${number(margin, places)})`}.`;
  },
  places: 'Rang final',
  placesLabel: (best, worst) => `Dans huit simulations sur dix, le rang va de ${best} à ${worst}.`,
  next: 'Selon l’issue de la prochaine partie',
  outcomes: { win: 'gain', draw: 'nulle', loss: 'perte' },
  outcome: (name, share) => `${name} (${number(100 * share)} %)`,
  within: { first: '1er', three: '1 à 3', five: '1 à 5' },
  nextMargin: (margin) => `Chacune à ± ${number(margin)} près.`,
  noNext: 'Il ne reste aucune partie.',
  isNot: 'Ce que ce n’est pas',
  isNotWords:
    'On y connaît Elo et points, pas la forme ni les arrangements. Pour le bureau, pas pour le mur : rien n’est imprimé avec le classement ni montré en salle.',
  refusals: {
    beforeFirst: 'Aucune ronde n’est encore publiée.',
    useLab: 'Le laboratoire joue des tournois entiers.',
    over: 'Toutes les parties sont jouées : le classement est final.',
    noRound: (round) => `Dans une simulation, aucun appariement n’a été trouvé pour la ronde ${round}.`,
  },
} satisfies Room<'fr', 'restPage'>;
