/** The Lab page, and the page that it prints for the organiser. */
import type { MeasureKind } from '../../lab/experiment.ts';
import type { Finding, Margined } from '../../lab/findings.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;

const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });
const seconds = (count: number): string => format.count(count, { one: 'Sekunde', other: 'Sekunden' });

/** Short names of systems, and what tells one edition from another. */
const systems: Readonly<Record<string, readonly [name: string, detail: string]>> = {
  'dutch-2026': ['FIDE (Holländisch)', 'C.04.3 von 2026'],
  'dutch-2026+baku-2026': ['FIDE (Holländisch)', 'mit Baku'],
  'dutch-2017': ['FIDE (Holländisch)', 'C.04.3 von 2017'],
  'dubov-2026': ['Dubov', 'C.04.4.1 von 2026'],
  'dubov-old': ['Dubov', 'C.04.4.1 von 1997'],
  'burstein-2026': ['Burstein', 'C.04.4.2 von 2026'],
  'burstein-2025': ['Burstein', 'C.04.4.2 von 2025'],
  'burstein-old': ['Burstein', 'C.04.4.2 von 2017'],
  'lim-2026': ['Lim', 'C.04.4.3 von 2026'],
  'lim-old': ['Lim', 'C.04.4.3 vor 2026'],
  bcf: ['BCF Swiss', 'Regeln 1 bis 31'],
  'mwm-dutch': ['Gewichtete Paarung', 'Holländisch'],
  'mwm-burstein': ['Gewichtete Paarung', 'Burstein'],
  'mwm-monrad': ['Gewichtete Paarung', 'Monrad'],
  'mwm-random': ['Gewichtete Paarung', 'zufällig'],
  'mwm-random2': ['Gewichtete Paarung', 'zufällig zwischen Hälften'],
};

const measures: Readonly<Record<MeasureKind, readonly [name: string, meaning: string]>> = {
  tau: ['Kendall τ', '1 ist die wahre Reihenfolge, 0 ist Zufall'],
  rho: ['Spearman ρ', '1 ist die wahre Reihenfolge, 0 ist Zufall'],
  ndcg: ['NDCG', 'die Spitze der Rangliste zählt am meisten; 1 ist die wahre Reihenfolge'],
  floats: ['Floatpaare', 'Partien zwischen verschiedenen Punktzahlen'],
  colours: ['Farbdifferenzen', 'Weiß minus Schwarz, Summe über alle Spieler'],
  paradoxes: ['Überraschungen', 'Anteil der Partien, die der Schwächere gewann'],
  strength: ['Ungleiche Paare', 'Unterschied der wahren Spielstärken am Brett, Wertungspunkte'],
  normalised: ['Ungleiche Paare, normiert', 'Anteil des Möglichen'],
  topGames: ['Partien der Gesetzten', 'Partien zwischen zweien der ersten vier der Startliste'],
  topMeeting: ['Erste solche Partie', 'Runde; die nach der letzten, wo es keine gibt'],
  complaints: ['Nicht zustehende Farben', 'ein Spieler bekommt nicht die Farbe, die ausgleicht'],
  sharedFirst: ['Spieler auf Rang 1', '1: niemand teilt ihn'],
  podium: ['Abstand des Podests', 'Ränge, um die die drei Stärksten ihren verfehlen'],
  champion: ['Stärkster gewinnt', 'Anteil der Turniere'],
};

/** An amount with its interval, with as many digits as the interval leaves. */
const margined = ({ value, margin }: Margined): string => {
  const places = margin >= 1 ? 0 : margin >= 0.1 ? 1 : margin >= 0.01 ? 2 : 3;
  return `${number(value, places)} (±\u00a0${number(margin, places)})`;
};

const shareOf = (margin: number): string => `${number(100 * margin, margin < 0.01 ? 1 : 0)}\u00a0%`;

/** One finding as a sentence; `name` gives a contestant's name. */
function finding(found: Finding, name: (contestant: number) => string): string {
  switch (found.code) {
    case 'too-few':
      return `${format.count(found.runs, { one: 'Durchlauf ist', other: 'Durchläufe sind' })} zu wenig, um etwas zu sagen.`;
    case 'ranks-best':
      return `${name(found.best)} ordnet dieses Feld am besten: Von 1\u202f000 Paaren von Spielern stehen ${margined(found.pairs)} mehr richtig als mit ${name(found.over)}.`;
    case 'reference-best':
      return `Von keinem System ist gezeigt, dass es dieses Feld besser ordnet als ${name(found.reference)}.`;
    case 'level':
      return found.others.length === 1
        ? `${name(found.others[0]!)} und ${name(found.reference)} ordnen gleich gut: Der Unterschied kann Zufall sein.`
        : `${format.list(found.others.map(name))} ordnen wie ${name(found.reference)}: Kein Unterschied geht über den Zufall hinaus.`;
    case 'ranks-worst':
      return `${name(found.worst)} ordnet am schlechtesten: Von 1\u202f000 Paaren stehen ${margined(found.pairs)} weniger richtig als mit ${name(found.under)}.`;
    case 'fewest-floats':
      return `${name(found.fewest)} paart am seltensten verschiedene Punktzahlen: ${margined(found.floats)} Partien weniger als ${name(found.than)}.`;
    case 'most-floats':
      return `${name(found.most)} paart am häufigsten verschiedene Punktzahlen: ${margined(found.floats)} Partien mehr als ${name(found.than)}.`;
    case 'evenest':
      return `${name(found.evenest)} gleicht die Farben am besten aus: ${margined(found.games)} einer Partie pro Spieler besser als ${name(found.than)}.`;
    case 'top-seeds-meet':
      return `Mit ${name(found.contestant)} treffen zwei der ersten vier meist in Runde ${found.round} erstmals aufeinander, mit ${name(found.reference)} in Runde ${found.referenceRound}.`;
  }
}

export const labPageText = {
  title: 'Welches System ordnet am besten?',
  tryTitle: 'Was verglichen wird',
  systems,
  measures,
  finding,
  systemName: (id, fallback) => systems[id]?.join(', ') ?? fallback,
  nameAmong: (id, all) => {
    const name = systems[id]?.[0];
    const isAlone = all.filter((each) => systems[each]?.[0] === name).length < 2;
    return (isAlone ? name : systems[id]?.join(', ')) ?? id;
  },
  field: 'Feld',
  changeField: 'Feld ändern',
  fieldKinds: {
    tournament: 'Dieses Turnier',
    file: 'Spielerliste',
    typed: 'Eingegeben',
    ratings: 'Wertungszahlen',
  },
  fieldNone: 'Kein Turnier ist geöffnet, oder es hat weniger als vier Spieler.',
  fieldOf: players,
  fieldRange: (lowest, highest) => `${lowest} bis ${highest}`,
  unrated: (count, as) =>
    format.plural(count, {
      one: `1 Spieler ohne Wertungszahl zählt als ${as}`,
      other: `${number(count)} Spieler ohne Wertungszahl zählen als ${as}`,
    }),
  players: 'Spieler',
  lowest: 'Schwächster',
  highest: 'Stärkster',
  ratings: 'Wertungszahlen',
  ratingsHint: 'Wertungszahlen einfügen, eine pro Spieler, aus einer Liste oder Tabelle',
  chooseFile: 'Datei wählen',
  otherFile: 'Andere Datei',
  rowsLeftOut: (count) =>
    format.plural(count, {
      one: '1 Zeile weggelassen: kein Spieler, oder doppelt',
      other: `${number(count)} Zeilen weggelassen: keine Spieler, oder doppelt`,
    }),
  ratingsRead: (count) => `${format.count(count, { one: 'Wertungszahl', other: 'Wertungszahlen' })} gefunden`,
  system: 'Systeme',
  announced: 'bekannt gegeben',
  more: (count) => format.count(count, { one: 'weiteres System', other: 'weitere Systeme' }),
  fewer: 'Weniger Systeme zeigen',
  rounds: 'Runden',
  runs: 'Durchläufe je System',
  drawnBy: 'Ergebnisse nach',
  model: 'Milvang 2025, Spielstärken um die Wertungszahlen',
  start: 'Starten',
  again: 'Neu starten',
  stop: 'Hier anhalten',
  print: 'Seite speichern',
  saved: (path) => `Die Seite für den Ausrichter ist gespeichert als ${path}.`,
  running: 'läuft',
  done: 'fertig',
  stopped: 'angehalten',
  progress: (done, runs, left) =>
    `${number(done)} von ${number(runs)}${left === null ? '' : `, noch ${left < 90 ? seconds(left) : format.count(Math.round(left / 60), { one: 'Minute', other: 'Minuten' })}`}`,
  leftOut: (count) =>
    format.plural(count, {
      one: '1 Durchlauf bleibt weg: Eines der Systeme fand keine Runde.',
      other: `${number(count)} Durchläufe bleiben weg: Eines der Systeme fand keine Runde.`,
    }),
  views: { table: 'Tabelle', compared: 'Verglichen', measures: 'Alle Maße' },
  view: 'Ansicht',
  empty: 'Wählen Sie ein Feld und Systeme, dann starten Sie. Das Turnier bleibt unberührt.',
  waiting: 'Die ersten Turniere werden gespielt.',
  columns: {
    system: ['System', 'beste Ordnung zuerst'],
    tau: ['Güte der Rangliste', 'Kendall τ: 1 ist die wahre Reihenfolge, 0 ist Zufall'],
    floats: ['Floatpaare', 'verschiedener Punktzahlen'],
    colours: ['Farben', 'Weiß minus Schwarz'],
    meetings: 'Erste Partie der ersten vier',
  },
  meetingsHint: (margin) => `Anteil der Durchläufe ±\u00a0${shareOf(margin)}`,
  measure: 'Maß',
  less: (name, runs) =>
    `Jedes minus ${name}, ${format.count(runs, { one: 'Durchlauf', other: 'Durchläufe' })}, ± die Hälfte des 95-%-Intervalls; grau, was Zufall sein kann`,
  each: (runs) =>
    `Mittelwert jedes Systems, ${format.count(runs, { one: 'Durchlauf', other: 'Durchläufe' })}, ± die Hälfte des 95-%-Intervalls`,
  plusMinus: (margin) => `±\u00a0${margin}`,
  percent: (share) => `${number(100 * share)}\u00a0%`,
  round: (round) => `R${round}`,
  inWords: (runs) =>
    `In Worten, nach ${format.plural(runs, { one: '1 Durchlauf', other: `${number(runs)} Durchläufen` })} von jedem`,
  howToRead:
    'Umriss: einzelne Turniere. Grauer Balken: die mittlere Hälfte. Block: der Mittelwert mit 95-%-Intervall. Ein einzelnes Wochenende kann von all dem abweichen.',
  enough: 'Wie viele Runden genügen?',
  enoughOf: (name) => `${name}, τ`,
  enoughWords: (planned, pairs, more, pairsMore) =>
    `Nach ${format.plural(planned, { one: '1 Runde', other: `${number(planned)} Runden` })} stehen ${margined(pairs)} von 1\u202f000 Paaren von Spielern richtig, nach ${format.count(more, { one: 'Runde', other: 'Runden' })} ${margined(pairsMore)}.`,
  curveLabel: (values) => `Güte der Rangliste nach jeder Runde: ${format.list(values)}`,
  objections: {
    noSystem: 'Wählen Sie mindestens ein System.',
    noFile: 'Wählen Sie eine Spielerliste.',
    players: 'Zwischen 4 und 2\u202f000 Spieler.',
    bounds: 'Wertungszahlen liegen zwischen 1 und 4000, die schwächste zuerst.',
    ratings: 'Fügen Sie zwischen 4 und 2\u202f000 Wertungszahlen ein.',
    rounds: 'Zwischen 1 und 30 Runden.',
    runs: 'Zwischen 1 und 100\u202f000 Durchläufe.',
  },
  refusals: {
    noTournament: 'Kein Turnier ist geöffnet.',
    fewPlayers: (count) => `Das Turnier hat ${players(count)}; das Labor braucht vier.`,
    chooseField: 'Geben Sie die Größe eines Feldes ein, oder fügen Sie Wertungszahlen ein.',
    boundsTurned: (low, high) => `Der schwächste Spieler (${low}) ist stärker als der stärkste (${high}).`,
    unknownSystem: (id) => `Das Labor kennt kein System ${id}.`,
    systemTwice: 'Ein System ist zweimal gewählt.',
    manyRounds: (rounds, count, most) =>
      `${number(count)} Spieler können nicht ${number(rounds)} Runden spielen: Gegner gibt es für ${number(most)}.`,
    nothingYet: 'Es gibt noch keine Zahlen.',
  },
  sheet: {
    fileName: 'Labor',
    forOrganiser: (event) => (event === '' ? 'Für den Ausrichter' : `${event}, für den Ausrichter`),
    field: (count, rounds) => `${players(count)}, ${format.count(rounds, { one: 'Runde', other: 'Runden' })}`,
    range: (lowest, highest) => `Wertungszahlen ${lowest} bis ${highest}`,
    quality: 'Güte der Rangliste',
    qualityHint:
      'Kendall τ zwischen Schlussrangliste und wahrer Spielstärke: 1 ist die wahre Reihenfolge, 0 ist Zufall. Umriss: einzelne Turniere. Schwarz: der Mittelwert mit 95-%-Intervall. Schraffiert: womit die anderen verglichen werden.',
    all: 'Alle Zahlen',
    columns: {
      system: 'System',
      tau: 'Güte der Rangliste',
      floats: 'Floatpaare',
      colours: 'Farben',
      strongest: 'Stärkster gewinnt',
    },
    meet: 'In welcher Runde zwei der ersten vier erstmals aufeinandertreffen',
    meetHint: (margin) => `Anteil der Turniere, jeder auf ±\u00a0${shareOf(margin)} genau.`,
    enoughOf: (name) => `${name}, τ mit 95-%-Intervall`,
    done: 'Wie gerechnet wurde',
    method: (runs) =>
      `${format.count(runs, { one: 'Turnier', other: 'Turniere' })} für jedes System, mit denselben Spielern und demselben Glück, wo dieselben zwei aufeinandertrafen. Spielstärken um die Wertungszahlen gezogen; Siege, Remis und Niederlagen nach dem Modell von Milvang, Satz von 2025. Farben: Weiß minus Schwarz, Mittel über die Spieler. Ins Turnier wird nichts geschrieben. Die Startwerte sind 1 bis ${number(runs)}, damit sich dasselbe wiederholen lässt.`,
    footer: (runs) =>
      `Jede Zahl mit 95-%-Intervall; ${format.count(runs, { one: 'Durchlauf', other: 'Durchläufe' })} von jedem`,
  },
} satisfies Room<'de', 'labPage'>;
