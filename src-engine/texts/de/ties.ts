/** Ties that no tie-break decides, values of the event's own tie-breaks, and start positions drawn by lot. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });
const dative = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spielern' });

const SETTLED = { lot: 'durch Los', hand: 'durch den Schiedsrichter' } as const;

export const tiesText = {
  settled: (by) => SETTLED[by],
  actions: {
    lots: 'Losen',
    hand: 'Von Hand ordnen',
    outside: 'Werte von außen',
    startPosition: 'Anfangsstellung losen',
  },
  lots: {
    act: 'Losen',
    among: (count, place) =>
      `Das Los bestimmt die Reihenfolge von ${dative(count)}, die sich Rang ${place} teilen.`,
    names: (names) => `Gleichauf: ${names.join('; ')}.`,
    repeatable: 'Es entscheidet der Startwert des Turniers: Noch einmal losen ergibt dieselbe Reihenfolge.',
    done: (count) => `Unter ${dative(count)} gelost`,
  },
  hand: {
    act: 'Von Hand ordnen',
    title: (place, count) => `${players(count)} teilen sich Rang ${place}`,
    hint: 'Verschieben Sie den gewählten Spieler nach oben oder unten. Der erste bekommt den besten Rang.',
    order: (names) => `Neue Reihenfolge: ${names.join('; ')}.`,
    arbiter: 'Hier entscheidet der Schiedsrichter, keine Feinwertung. Das Protokoll sagt, warum.',
    why: 'Was entscheidet, z.\u00a0B.\u00a0Stichkampf',
    whyMissing: 'Sagen Sie, was über die Reihenfolge entscheidet.',
    done: (count) => `${players(count)} von Hand geordnet`,
    up: 'Nach oben',
    down: 'Nach unten',
  },
  notTied: (name) => `${name} teilt den Rang mit niemandem.`,
  notTheTie: 'Das sind nicht alle Spieler, die sich den Rang teilen.',
  notTheTieAdvice: 'Sehen Sie sich die Rangliste noch einmal an.',
  gamesOpen: (count) =>
    `${format.count(count, { one: 'Partie hat', other: 'Partien haben' })} kein Ergebnis: Der Gleichstand kann sich noch auflösen.`,
  gamesOpenAdvice: 'Geben Sie zuerst die Ergebnisse ein.',
  outside: {
    title: 'Werte einer Feinwertung von außen',
    hint: 'Eine eigene Feinwertung des Turniers hat in der Liste ein Kürzel wie OTHER_POOL. Der höhere Wert steht vorn.',
    code: 'Kürzel',
    noCode:
      'Die Liste der Feinwertungen enthält kein turniereigenes Kürzel. Fügen Sie in den Einstellungen eines hinzu, etwa OTHER_POOL.',
    unknownCode: (code) => `${code} steht nicht in der Liste der Feinwertungen.`,
    unknownCodeAdvice: 'Fügen Sie es zuerst der Liste hinzu.',
    notANumber: (name) => `Der Wert von ${name} ist keine Zahl mit höchstens drei Nachkommastellen.`,
    saved: (code) => `Werte von ${code} gespeichert`,
    columnName: 'Wert von außen',
    article: 'C.07 4.1',
  },
  startPosition: {
    act: 'Anfangsstellung losen',
    again: 'Anfangsstellung noch einmal losen',
    all: (round) => `Alle Partien von Runde ${round} beginnen mit einer gelosten Chess960-Stellung.`,
    was: (round, number, position) =>
      `Runde ${round} hat die Anfangsstellung ${number}, ${position}, und Spieler kennen sie vielleicht.`,
    drawn: (round, number, position) => `Anfangsstellung von Runde ${round}: ${number}, ${position}`,
    line: (number, position) => `Chess960, Anfangsstellung ${number}: ${position}`,
    played: (round) => `Runde ${round} hat Ergebnisse.`,
    playedAdvice: 'Ihre Anfangsstellung bleibt.',
  },
} satisfies Room<'de', 'ties'>;
