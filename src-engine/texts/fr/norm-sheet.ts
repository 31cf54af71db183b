/** The certificate of a title result, one page for each norm that was made; what it shares with the page is in norms.ts. */
import type { NormTitle } from '../../norms/levels.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const TITLES: Record<NormTitle, string> = {
  GM: 'Grand Maître International',
  IM: 'Maître International',
  WGM: 'Grand Maître Féminin',
  WIM: 'Maître International Féminin',
};

export const normSheetText = {
  title: 'Certificat de résultat de titre',
  norm: (title) => `Norme de ${TITLES[title]}`,
  regulations: 'Manuel de la FIDE, B.01 du 1er janvier 2024. Avec le formulaire IT1 pour la fédération.',
  none: 'Aucune norme de titre n’a été réalisée.',
  facts: {
    fideId: 'Code FIDE',
    born: 'Naissance',
    title: 'Titre, Elo',
    federation: 'Fédération',
    event: 'Tournoi',
    place: 'Lieu',
    dates: 'Dates',
    system: 'Système',
    rounds: 'Rondes',
    time: 'Cadence',
  },
  figures: {
    score: 'Points',
    needed: 'Points nécessaires',
    average: 'Moyenne des adversaires',
    performance: 'Performance',
  },
  games: 'Parties',
  columns: {
    round: 'R',
    opponent: 'Adversaire',
    title: 'Titre',
    rating: 'Elo',
    counted: 'Compté',
    result: 'Résultat',
  },
  raised: 'relevé, 1.4.6b',
  own: 'sa fédération',
  total: (games, federations) =>
    `${format.count(games, { one: 'partie compte', other: 'parties comptent' })}, ${format.count(federations, { one: 'fédération', other: 'fédérations' })}`,
  score: (score, games) => `${format.points(score)} sur ${games}`,
  conditions: 'Conditions',
  credit: (games) =>
    `Pour une demande de titre, elle compte pour ${format.count(games, { one: 'partie', other: 'parties' })} (1.4.1).`,
  noFideId: 'Code FIDE manquant : la fédération du joueur le demande à la FIDE.',
  noExemption: 'Aucune exemption de 1.4.3 n’a été utilisée.',
  toConfirm: (conditions) => `Confirmé par les signatures : ${conditions.join(' ; ')}.`,
  arbiter: 'Arbitre principal',
  organiser: 'Fédération du tournoi',
  signature: 'Date et signature',
  stamp: 'Date, signature et cachet',
} satisfies Room<'fr', 'normSheet'>;
