/** The page of a correction: what it would do, what 4.3 of C.04.2 says of it, and what the arbiter may do. */
import type { Room } from '../catalogue.ts';

export const correctionText = {
  title: 'Ergebnis berichtigen',
  subtitle: 'was das bewirken würde',
  claim: 'Die Reklamation',
  place: (round, board) => `Runde ${round}, Brett ${board}`,
  asks: (result) => `Soll ${result} sein`,
  papers: 'Was die Unterlagen sagen',
  entered: 'Eingegeben',
  secondEntry: 'Zweite Eingabe',
  notMade: 'keine',
  noSlip: 'kein Ergebniszettel',
  deadline: 'Berichtigungen bis',
  noDeadline: 'keine Frist bekannt gegeben',
  entry: (result, at, by) => [result, at, by].filter((part) => part !== '').join(', '),
  periodsLabel: 'Wann eine Berichtigung kommt',
  periodTitles: {
    'at-once': 'Zählt sofort',
    'next-pairing': 'Zählt ab der nächsten Auslosung',
    'rating-only': 'Nur Elo-Bericht',
  },
  periodTexts: {
    'at-once': () => 'Rangliste und nächste Auslosung',
    'next-pairing': (next) => `Runde ${next} bleibt, wie sie ausgelost ist`,
    'rating-only': () => 'Rangliste und Auslosungen bleiben',
  },
  moments: {
    complete: (round) => `Runde ${round} vollständig`,
    deadline: 'Frist abgelaufen',
    paired: (round) => `Runde ${round} veröffentlicht`,
    ended: (round) => `Runde ${round} vollständig`,
    notYet: 'noch nicht',
  },
  now: (at) => `jetzt, ${at}`,
  computed: 'Aus dem Protokoll berechnet. Noch ist nichts geändert.',
  desk: 'Am Schiedsrichtertisch zu sagen',
  quoted: (sentence) => `„${sentence}“`,
  spoken: {
    'at-once': (result) => `Das Ergebnis ist ${result}. Es zählt sofort.`,
    'next-pairing': (result, was, next) =>
      `Das Ergebnis ist ${result}. Es zählt in der Rangliste und ab der nächsten Auslosung. Runde ${next} wurde mit ${was} ausgelost und bleibt so.`,
    'rating-only': (result, was, next) =>
      `${result} kommt in den Elo-Bericht. Die Reklamation kam nach dem Ende von Runde ${next}, also bleibt in der Rangliste ${was}.`,
  },
  may: 'Was Sie jetzt tun können',
  byRules: 'nach den Regeln',
  tooLate: 'zu spät',
  openUntil: (at) => `War möglich bis ${at}.`,
  keep: (was) => `Bei ${was} bleiben, die Reklamation festhalten`,
  keepHint: 'Wenn der Zettel es nicht entscheidet. Die Reklamation wird ein Vorfall.',
  claimWords: (result) => `Reklamation: Das Ergebnis war ${result}.`,
  correctHints: {
    'at-once': 'Es ersetzt das Ergebnis.',
    'next-pairing': 'Es ersetzt das Ergebnis. Der Bericht nennt die Berichtigung.',
    'rating-only': 'Rangliste und Auslosungen bleiben. Der Bericht nennt die Berichtigung.',
  },
  files: 'Was wo steht',
  fileNames: { standings: 'Rangliste', report: 'Elo-Bericht', log: 'Protokoll' },
  logSays: 'Berichtigung, Grund, wer und wann',
  why: 'Grund, für Protokoll und Bericht',
} satisfies Room<'de', 'correction'>;
