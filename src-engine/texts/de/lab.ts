/** What the laboratory says. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const { number } = format;
const tournaments = (count: number): string =>
  `${number(count)} ${format.plural(count, { one: 'Turnier', other: 'Turniere' })}`;
const seeds = (count: number): string => format.count(count, { one: 'Startwert', other: 'Startwerten' });

export const labText = {
  config: {
    noJson: (message) => `Das ist kein JSON: ${message}`,
    wrong: (path, message) => (path === '' ? message : `${path}: ${message}`),
    keyUnknown: 'Diesen Schlüssel gibt es hier nicht.',
    keyMissing: 'Dieser Schlüssel fehlt.',
    systemUnknown: (system) =>
      `Ein Schweizer System ${system} gibt es nicht. wallchart lab systems nennt die vorhandenen.`,
    matchingOnly: (option, system) =>
      `„${option}“ ist für die Systeme mit gewichteter Paarung (mwm-…); das System hier ist ${system}.`,
    betaWrong: 'β muss eine Zahl von Partien über 0 mit höchstens einer Nachkommastelle sein.',
    bakuNeedsRounds: (rounds) =>
      `Die Baku-Beschleunigung von 2017 braucht mindestens 9 Runden (C.04.5.1 1); es sind ${rounds}.`,
    tooManyRounds: (rounds, players, most) =>
      `${rounds} Runden sind nicht auszulosen: ${players} Spieler haben nach ${most} alle gegeneinander gespielt.`,
    seedsTurned: (first, last) => `Der erste Startwert, ${first}, kommt nach dem letzten, ${last}.`,
    boundsTurned: (low, high) => `„low“ (${low}) liegt über „high“ (${high}).`,
    meanOutside: (mean, low, high) => `Der Mittelwert ${mean} muss zwischen ${low} und ${high} liegen.`,
    sampleEmpty: (low, high) => `Keine Wertungszahl der Liste liegt zwischen ${low} und ${high}.`,
    strengthsAndRatings:
      'Spielstärken werden um die angegebenen Wertungszahlen gezogen: Lassen Sie „strengths“ weg.',
    playersAndRatings: (players, ratings) =>
      `„players“ sagt ${players}, aber die Zahl der Wertungszahlen ist ${ratings}: Nennen Sie nur eines davon.`,
    noRatings: (file) => `${file}: Darin ist kein Bericht mit Spielern mit Wertungszahl zu lesen.`,
    tooFewGames: (games, least) =>
      `Die Dateien haben ${format.count(games, { one: 'Partie', other: 'Partien' })} zwischen Spielern mit Wertungszahl; ein Modell braucht mindestens ${least}.`,
    tieBreakUnknown: (code) => `Eine Feinwertung ${code} gibt es nicht.`,
  },
  usage: [
    'Aufruf: wallchart lab run CONFIG.json -o OUT.json [--seeds A..B] [--resume] [--threads N] [--quiet]',
    'Aufruf: wallchart lab merge SHARD.json … -o OUT.json',
    'Aufruf: wallchart lab show OUT.json [--against SYSTEM]',
    'Aufruf: wallchart lab plot OUT.json --measure KEY -o X.svg [--letters]',
    'Aufruf: wallchart lab paper -o FOLDER [--sample N] [--ratings REPORT.trf] [--threads N]',
    'Aufruf: wallchart lab rest FILE [--runs N] [--threads N] [--json]',
    'Aufruf: wallchart lab systems',
    '',
  ].join('\n'),
  refused: (command, sentence) => `${['wallchart', 'lab', command].join(' ').trimEnd()}: ${sentence}\n`,
  byMatching: 'nimmt beta und weights',
  atLine: (file, line, sentence) => `${file}: Zeile ${line}: ${sentence}`,
  unreadable: (file) => `${file}: Die Datei ist nicht lesbar.`,
  systemsAlone: (word) => `${word}: Hier wird nichts genannt; alle Systeme werden aufgeführt.`,
  commandMissing: 'Sagen Sie, was zu tun ist: run, merge, show, plot, paper, rest oder systems.',
  commandUnknown: (word) => `Einen Befehl lab ${word} gibt es nicht.`,
  outputMissing: 'Nennen Sie mit -o die Datei, die geschrieben wird.',
  shardsMissing: 'Nennen Sie die Teile, die zusammengeführt werden.',
  configMissing: 'Nennen Sie die Konfiguration.',
  experimentMissing: 'Nennen Sie die Datei, die lab run oder lab merge geschrieben hat.',
  seedsWrong: (value) => `--seeds ${value}: Es müssen zwei ganze Zahlen sein wie 1..1000.`,
  exists: (file) => `${file} gibt es schon. Setzen Sie mit --resume fort, oder nennen Sie eine andere Datei.`,
  otherExperiment: (file) => `${file} enthält die Durchläufe eines anderen Versuchs.`,
  noShard: (file) => `${file}: Das ist kein Teil des Labors.`,
  otherVersion: (file, found, own) =>
    `${file}: geschrieben von Version ${found} des Labors, deren Zahlen nicht zu denen von Version ${own} passen. Rechnen Sie ihre Startwerte neu.`,
  seedsTwice: (file, seed) => `${file}: Startwert ${seed} ist auch in einem früheren Teil.`,
  progress: (done, all, secondsLeft) =>
    secondsLeft === null
      ? `${number(done)} von ${number(all)} Startwerten`
      : `${number(done)} von ${number(all)} Startwerten, noch etwa ${format.count(secondsLeft, { one: 'Sekunde', other: 'Sekunden' })}`,
  stopped: (file, done, all) =>
    `Angehalten nach ${number(done)} von ${number(all)} Startwerten. Was fertig ist, steht in ${file}; --resume setzt fort.`,
  written: (runs, systems, file) =>
    `${tournaments(runs)} mit jedem von ${format.count(systems, { one: 'System', other: 'Systemen' })} in ${file}`,
  leftOut: (system, count) =>
    `${system} fand bei ${seeds(count)} keine Runde; solche Startwerte zählen für kein System.`,
  noRuns: 'Kein Startwert zählt: Bei jedem fand ein System keine Runde.',
  sample: (runs) => `${tournaments(runs)} mit jedem System; ± ist das 95-%-Intervall des Mittelwerts.`,
  oneRun: 'Ein Durchlauf hat kein Intervall: Es braucht mindestens zwei Startwerte.',
  against: (system, runs) =>
    `Unterschied zu ${system} bei denselben Startwerten, ${tournaments(runs)} mit jedem System; ± ist das 95-%-Intervall.`,
  againstUnknown: (system) => `${system} ist keines der Systeme dieses Versuchs.`,
  rest: {
    number: 'Nr.',
    name: 'Name',
    first: 'Erster',
    firstThree: 'Erste drei',
    firstTen: 'Erste zehn',
    mean: 'Mittlerer Rang',
    head: (runs, played, rounds) =>
      `Der Rest des Turniers ${format.plural(runs, { one: 'einmal', other: `${number(runs)}-mal` })} gespielt, ${played} von ${rounds} Runden sind ausgelost; Prozente und mittlere Ränge mit 95-%-Intervallen. Spielstärken um die Wertungszahlen gezogen, Ergebnisse nach Milvang 2025.`,
    percent: (share, low, high) => `${share} (${low}–${high})`,
    notPairable: (round) => `Runde ${round} ist in einem der Durchläufe nicht auszulosen.`,
    stopped: 'Angehalten. Ein Teilergebnis wird nicht gezeigt.',
  },
  system: 'System',
  measures: {
    tau: 'Kendall τ',
    rho: 'Spearman ρ',
    ndcg: 'NDCG',
    floats: 'Floatpaare',
    colours: 'Farbdifferenz',
    paradoxes: 'Paradoxe Ergebnisse',
    strength: 'Unterschied der Spielstärke',
    normalised: 'Unterschied der Spielstärke, normiert',
    topGames: 'Partien der Gesetzten',
    topMeeting: 'Runde der ersten Partie der Gesetzten',
    complaints: 'Nicht zustehende Farben',
    sharedFirst: 'Spieler, die sich Rang 1 teilen',
    podium: 'Abstand des Podests',
    champion: 'Stärkster gewinnt',
  },
  measureAfter: (measure, round) => `${measure}, Runde ${round}`,
  contestant: (system, beta, isComputed, isAccelerated) =>
    [
      system,
      ...(beta === null ? [] : [`β ${beta}`]),
      ...(isComputed ? ['Gewichte wie gerechnet'] : []),
      ...(isAccelerated ? ['Baku'] : []),
    ].join(', '),
} satisfies Room<'de', 'lab'>;
