/** Words of the bars at the top and the bottom. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

export const pageNames = {
  players: 'Spieler',
  round: 'Runde',
  results: 'Ergebnisse',
  standings: 'Rangliste',
  hall: 'Saal',
  filing: 'Einreichen',
  log: 'Protokoll',
  documents: 'Dokumente',
  lists: 'Ratinglisten',
  lab: 'Labor',
  rest: 'Rest simulieren',
  settings: 'Einstellungen',
  norms: 'Titelnormen',
} satisfies Room<'de', 'pages'>;

export const phaseNames = {
  later: 'später',
  draft: 'Entwurf',
  checked: 'geprüft',
  published: 'veröffentlicht',
  playing: 'läuft',
  done: 'beendet',
} satisfies Room<'de', 'phases'>;

const games = (count: number): string => (count === 1 ? '1 Partie offen' : `${count} Partien offen`);

export const stripText = {
  label: 'Runden',
  round: (round, phase, openGames) =>
    `Runde ${round}, ${phaseNames[phase]}${phase === 'playing' ? `, ${games(openGames)}` : ''}`,
  starts: (round, at) => `Runde ${round} beginnt ${format.time(at)}`,
  startsIn: (minutes) =>
    minutes >= 60
      ? `in ${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`
      : `in ${minutes}\u00a0min`,
  startsNow: 'jetzt',
  clock: 'Zeit',
  work: ({ round, phase, openGames }): string => {
    switch (phase) {
      case 'later':
        return `Runde ${round} ist nicht ausgelost`;
      case 'draft':
        return `Runde ${round}: Entwurf, für Spieler nicht sichtbar`;
      case 'checked':
        return `Runde ${round}: geprüft, nicht veröffentlicht`;
      case 'published':
      case 'playing':
        return `Runde ${round}: ${games(openGames)}`;
      case 'done':
        return `Runde ${round} ist vollständig`;
    }
  },
} satisfies Room<'de', 'strip'>;

export const toolText = {
  label: 'Werkzeug',
  back: 'Zurück zum Turnier',
  touches: {
    lists: 'liegt bei den Einstellungen, gilt für alle Turniere',
    lab: 'arbeitet mit einer Kopie des Feldes; das Turnier bleibt unberührt',
    rest: 'arbeitet mit einer Kopie der Rangliste; das Turnier bleibt unberührt',
    settings: 'sofort gespeichert; die des Turniers sind Einträge seines Protokolls',
  },
} satisfies Room<'de', 'tool'>;

export const trustText = {
  label: 'Speicherung',
  saved: (time) => `Gespeichert ${time}`,
  notSaved: 'NICHT GESPEICHERT',
  fideMode: 'FIDE-Modus',
  fideModeLeft: 'FIDE-Modus beendet',
  mirrors: {
    'in-step': 'aktuell',
    behind: 'im Rückstand',
    absent: 'nicht angeschlossen',
    failed: 'Fehler',
  },
  noMirror: 'Kein zweites Medium',
  pack: (round) => `Notfallmappe ${round}`,
  packMaking: (round) => `Notfallmappe ${round} in Vorbereitung`,
  packFailed: (round) => `Notfallmappe ${round} nicht gespeichert`,
  noRestore: 'Wiederherstellungspunkte nicht gespeichert',
  seal: 'Siegel',
  list: (name) => `Liste ${name}`,
  noList: 'Keine Ratingliste',
  readingList: (percent) => `Liste wird gelesen, ${percent}\u00a0%`,
  working: 'Arbeitet',
} satisfies Room<'de', 'trust'>;
