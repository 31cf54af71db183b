/** The certificate of a title result, one page for each norm that was made; what it shares with the page is in norms.ts. */
import type { NormTitle } from '../../norms/levels.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const TITLES: Record<NormTitle, string> = {
  GM: 'Großmeister',
  IM: 'Internationaler Meister',
  WGM: 'Großmeister der Frauen',
  WIM: 'Internationaler Meister der Frauen',
};

export const normSheetText = {
  title: 'Bescheinigung eines Titelergebnisses',
  norm: (title) => `Norm: ${TITLES[title]}`,
  regulations: 'FIDE-Handbuch B.01 vom 1.\u00a0Januar 2024. Mit dem Formular IT1 für die Föderation.',
  none: 'Es wurde keine Titelnorm erzielt.',
  facts: {
    fideId: 'FIDE-ID',
    born: 'Geboren',
    title: 'Titel, FIDE-Elo',
    federation: 'Föderation',
    event: 'Turnier',
    place: 'Ort',
    dates: 'Zeitraum',
    system: 'System',
    rounds: 'Runden',
    time: 'Bedenkzeit',
  },
  figures: {
    score: 'Punkte',
    needed: 'Nötige Punkte',
    average: 'Schnitt der Gegner',
    performance: 'Leistung',
  },
  games: 'Partien',
  columns: {
    round: 'R',
    opponent: 'Gegner',
    title: 'Titel',
    rating: 'Elo',
    counted: 'Zählt',
    result: 'Ergebnis',
  },
  raised: 'angehoben, 1.4.6b',
  own: 'eigene Föderation',
  total: (games, federations) =>
    `${format.count(games, { one: 'Partie zählt', other: 'Partien zählen' })}, ${format.count(federations, { one: 'Föderation', other: 'Föderationen' })}`,
  score: (score, games) => `${format.points(score)} aus ${games}`,
  conditions: 'Bedingungen',
  credit: (games) =>
    `In einem Titelantrag zählt die Norm für ${format.count(games, { one: 'Partie', other: 'Partien' })} (1.4.1).`,
  noFideId: 'FIDE-ID fehlt: Die Föderation des Spielers beantragt sie bei der FIDE.',
  noExemption: 'Keine Ausnahme nach 1.4.3 wurde genutzt.',
  toConfirm: (conditions) => `Durch die Unterschriften bestätigt: ${conditions.join('; ')}.`,
  arbiter: 'Hauptschiedsrichter',
  organiser: 'Föderation des Turniers',
  signature: 'Datum und Unterschrift',
  stamp: 'Datum, Unterschrift und Stempel',
} satisfies Room<'de', 'normSheet'>;
