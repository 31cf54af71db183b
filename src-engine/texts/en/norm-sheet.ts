/** The certificate of a title result, one page for each norm that was made; what it shares with the page is in norms.ts. */
import type { NormTitle } from '../../norms/levels.ts';
import type { Points } from '../../model/points.ts';
import { format } from './format.ts';

const TITLES: Record<NormTitle, string> = {
  GM: 'Grandmaster',
  IM: 'International Master',
  WGM: 'Woman Grandmaster',
  WIM: 'Woman International Master',
};

export const normSheetText = {
  title: 'Certificate of title result',
  norm: (title: NormTitle) => `${TITLES[title]} norm`,
  regulations: 'FIDE Handbook B.01 of 1 January 2024. With form IT1 for the federation.',
  none: 'No title norm has been made.',
  facts: {
    fideId: 'FIDE ID',
    born: 'Born',
    title: 'Title, rating',
    federation: 'Federation',
    event: 'Event',
    place: 'Place',
    dates: 'Dates',
    system: 'System',
    rounds: 'Rounds',
    time: 'Time control',
  },
  figures: {
    score: 'Score',
    needed: 'Score needed',
    average: 'Average of the opponents',
    performance: 'Performance',
  },
  games: 'Games',
  columns: {
    round: 'R',
    opponent: 'Opponent',
    title: 'Title',
    rating: 'Rtg',
    counted: 'Counted',
    result: 'Result',
  },
  raised: 'raised, 1.4.6b',
  own: 'own federation',
  total: (games: number, federations: number) =>
    `${format.count(games, { one: 'game counts', other: 'games count' })}, ${format.count(federations, { one: 'federation', other: 'federations' })}`,
  score: (score: Points, games: number) => `${format.points(score)} of ${games}`,
  conditions: 'Conditions',
  credit: (games: number) =>
    `In an application it counts as ${format.count(games, { one: 'game', other: 'games' })} (1.4.1).`,
  noFideId: 'FIDE ID missing: the player’s federation has FIDE give them one.',
  noExemption: 'No exemption from 1.4.3 was used.',
  toConfirm: (conditions: readonly string[]) => `Confirmed by the signatures: ${conditions.join('; ')}.`,
  arbiter: 'Chief arbiter',
  organiser: 'Federation of the event',
  signature: 'Date and signature',
  stamp: 'Date, signature and stamp',
};
