/** Simulate the rest: the chance of each player for each place. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

export const restPageText = {
  title: 'Rest simulieren',
  from: (afterRound, left, open) => {
    const from = afterRound === 0 ? 'vor Runde 1' : `ab der Rangliste nach Runde ${afterRound}`;
    const rounds = `noch ${format.count(left, { one: 'Runde', other: 'Runden' })}`;
    const games = format.count(open, { one: 'offene Partie', other: 'offene Partien' });
    return open === 0 ? `${from}, ${rounds}` : `${from}, ${games}, ${rounds}`;
  },
  action: 'Rest simulieren',
  again: 'Neu starten',
  stop: 'Hier anhalten',
  start: 'Starten',
  none: 'Spielt viele Male, was übrig ist, und zählt, wer wo endet. Es wird nichts gespeichert.',
  waiting: 'Die ersten Durchläufe werden gespielt.',
  chance: (runs, margin) =>
    `Chance auf jeden Rang in Prozent, aus ${format.plural(runs, { one: '1 Durchlauf', other: `${number(runs)} Durchläufen` })}; jede stimmt auf ±\u00a0${number(margin)}.`,
  rule: 'Ränge nach Punkten, dann nach den Feinwertungen des Turniers. Ein Pünktchen heißt: weniger als eins von hundert.',
  running: (done, runs, left) =>
    `${number(done)} von ${number(runs)}${left === null ? '' : `, noch ${format.count(left, { one: 'Sekunde', other: 'Sekunden' })}`}`,
  done: 'fertig',
  stopped: 'angehalten',
  stale: 'Das Turnier hat sich seither geändert. Starten Sie neu.',
  columns: {
    rank: 'Rang',
    name: 'Name',
    rating: 'TWZ',
    points: 'Pkt.',
    usual: '8 von 10',
    three: 'Erste 3',
    lower: 'tiefer',
  },
  span: (from, to) => (from === to ? String(from) : `${from}–${to}`),
  percent: (share) => `${number(100 * share)}\u00a0%`,
  rankNow: (rank, points) =>
    `Rang ${rank}, ${format.points(points)} ${points > 0 && points <= 10 ? 'Punkt' : 'Punkte'}`,
  headline: (share, place) =>
    place === 1
      ? `Endet in ${number(100 * share)} von 100 Durchläufen auf Rang 1.`
      : `Endet in ${number(100 * share)} von 100 Durchläufen unter den ersten ${place}.`,
  mean: (place, margin) => {
    const places = margin !== null && margin < 0.1 ? 2 : 1;
    return `Im Durchschnitt: Rang ${number(place, places)}${margin === null ? '' : ` (±\u00a0${number(margin, places)})`}.`;
  },
  places: 'Endrang',
  placesLabel: (best, worst) => `In acht von zehn Durchläufen ist der Rang ${best} bis ${worst}.`,
  next: 'Wenn die nächste Partie so endet',
  outcomes: { win: 'Sieg', draw: 'Remis', loss: 'Niederlage' },
  outcome: (name, share) => `${name} ${number(100 * share)}\u00a0%`,
  within: { first: 'Rang 1', three: 'erste 3', five: 'erste 5' },
  nextMargin: (margin) => `Jede stimmt auf ±\u00a0${number(margin)}.`,
  noNext: 'Es ist keine Partie mehr übrig.',
  isNot: 'Was das nicht ist',
  isNotWords:
    'Es kennt Wertungszahlen und Punkte, keine Form und keine Absprachen. Für den Schiedsrichtertisch, nicht für den Aushang: Es wird nicht mit der Rangliste gedruckt und nicht im Saal gezeigt.',
  refusals: {
    beforeFirst: 'Noch ist keine Runde veröffentlicht.',
    useLab: 'Das Labor spielt ganze Turniere.',
    over: 'Alle Partien sind gespielt: Die Rangliste ist endgültig.',
    noRound: (round) => `In einem der Durchläufe fand sich keine Auslosung für Runde ${round}.`,
  },
} satisfies Room<'de', 'restPage'>;
