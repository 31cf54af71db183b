/** What there is to say about reading, writing and filing a TRF. */
import type { DeviationCode } from '../../trf/deviation.ts';
import type { TrfFailure } from '../../trf/failure.ts';
import type { LossField } from '../../trf/losses.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';

type Trf = Catalogue['trf'];

const DEVIATIONS: Readonly<Record<DeviationCode, string>> = {
  'encoding-assumed':
    'Der Text ist kein gültiges UTF-8; seine Kodierung wurde aus den Buchstaben erschlossen',
  'format-assumed': 'Nur + und - ohne Gegner: Freilose in einem Bericht von 2006, kampflos in einem von 2016',
  'line-ends': 'Die Zeilenenden sind nicht die eines Berichts; die Zeilen wurden gelesen',
  'control-character': 'Ein Steuerzeichen, etwa ein Tabulator, wurde als Leerzeichen gelesen',
  'unknown-record': 'Unbekannter Satz, unverändert behalten',
  'unknown-numbered-record': 'Satz mit unbekannter Nummer, unverändert behalten und nicht benutzt',
  'duplicate-record': 'Ein Bericht darf diesen Satz nur einmal haben; der erste gilt',
  'record-overruled': 'Ein anderer Satz der Datei widerspricht diesem und gilt',
  'dialect-record': 'Satz eines anderen Programms, gelesen',
  'record-unreadable': 'Der Satz ist nicht lesbar und wird nicht benutzt',
  'count-disagrees': 'Die Zahl passt nicht zu den Sätzen der Datei',
  'system-unknown':
    'Das Kürzel gehört zu keinem Auslosungssystem von Wallchart; es bleibt, und das unten genannte System wird angenommen',
  'schedule-complete':
    'Alle haben gegen alle gespielt, und kein Satz nennt das System: als Rundenturnier gelesen (C.05 6.6 gilt)',
  'acceleration-unused':
    'Ein Rundenturnier hat keine Punktgruppen und wird nicht beschleunigt; das System gilt ohne die Beschleunigung',
  'unknown-points-unused':
    'Punkte für eine Partie ohne Ergebnis (X), aber jede Partie hat eines; wird nicht wieder geschrieben, da andere Programme es ablehnen',
  'numbers-with-gaps': 'Die Startnummern sind ab hier nicht 1, 2, 3 …; sie bleiben',
  misaligned: 'Das Feld endet nicht in seiner letzten Spalte',
  'between-columns': 'Text in einer Spalte, die leer sein muss',
  'shifted-columns': 'Die Spalten sind ab hier verschoben; sie wurden zurückgeschoben',
  'field-unreadable': 'Das Feld ist nicht lesbar',
  'field-missing': 'Das Feld ist leer',
  'ranks-missing': 'Spieler ohne Rang, ab hier; Berichte aus dieser Datei haben die Ränge ihrer Rangliste',
  'title-abbreviated': 'Titel in der Schreibweise vor 2016',
  'sex-spelling': 'Das weibliche Geschlecht schreibt ein Bericht als w',
  'points-spelling': 'Punkte werden mit einer Dezimalstelle nach einem Punkt geschrieben',
  'date-spelling': 'Das Datum ist nicht so geschrieben, wie das Format es verlangt',
  'date-ambiguous': 'Tag und Monat können vertauscht sein; der Tag wurde zuerst gelesen',
  'date-unreadable': 'Das Datum ist nicht lesbar; der Satz bleibt, das Datum ist unbekannt',
  placeholder: 'Platzhalter für einen unbekannten Wert',
  'player-unknown': 'Kein Spieler der Datei hat diese Startnummer',
  'round-out-of-range': 'Eine solche Runde hat das Turnier nicht',
  'opponent-unknown': 'Kein Spieler der Datei hat die Startnummer dieses Gegners',
  'opponent-self': 'Der Spieler ist sein eigener Gegner',
  'opponents-disagree': 'Der Gegner hat in dieser Runde einen anderen Gegner, oder keinen',
  'colours-disagree': 'Beide Spieler haben dieselbe Farbe',
  'colour-missing': 'Die Farbe fehlt',
  'colour-spelling': 'Die Anfangsfarbe wird mit Großbuchstaben geschrieben',
  'result-unknown': 'Unbekanntes Ergebniszeichen, gelesen als unbekanntes Ergebnis',
  'results-impossible': 'Die zwei Ergebnisse können nicht die einer Partie sein',
  'result-one-sided': 'Nur der Gegner hat ein Ergebnis für diese Partie',
  'code-without-opponent': 'Ergebnis einer Partie ohne Gegner',
  'colour-without-opponent': 'Farbe ohne Gegner',
  'bye-with-opponent': 'Zeichen eines Freiloses zusammen mit einem Gegner',
  'bye-of-2006': 'Freilos in der Schreibweise vor 2016',
  'several-allocated-byes': 'Nur ein Spieler einer Runde kann spielfrei sein',
  'absence-of-paired-player':
    'Der Spieler hat in dieser Runde einen anderen Eintrag; der Satz wird für ihn nicht benutzt',
  'points-disagree': 'Die Punkte passen nicht zu den Ergebnissen',
  'team-number-doubled': 'Die Mannschaft hat keine eigene Nummer',
  'team-unknown': 'Keine Mannschaft der Datei hat diese Nummer',
  'team-record-unreadable': 'Der Satz über Mannschaften ist nicht lesbar; er bleibt unverändert',
  'player-in-two-teams': 'Der Spieler ist schon in einer anderen Mannschaft',
  'team-record-disagrees':
    'Der Satz passt nicht zu den Partien der Spieler oder zu anderen Sätzen der Mannschaften',
};

const deviation: Trf['deviation'] = ({ code }) => DEVIATIONS[code];

function reasonOf(failure: TrfFailure): string {
  switch (failure.code) {
    case 'empty':
      return 'Die Datei ist leer.';
    case 'not-a-report':
      return `Das ist kein Turnierbericht: Er hat weder einen Spieler (001) noch einen Namen (012). Er beginnt mit „${failure.found}“.`;
    case 'file-too-large':
      return `Die Datei hat mehr als ${failure.limit} Zeichen; so lang ist kein Bericht.`;
    case 'line-too-long':
      return `Die Zeile hat mehr als ${failure.limit} Zeichen; so lang ist kein Satz.`;
    case 'player-number-unreadable':
      return `In den Spalten 5–8 wird die Startnummer eines Spielers erwartet, eine Zahl von 1 bis 9999; gefunden „${failure.found}“.`;
    case 'player-number-doubled':
      return `Der Spieler in Zeile ${failure.firstLine} hat schon die Startnummer ${failure.number}.`;
    case 'too-many-rounds':
      return `Der Spieler hat mehr als ${failure.limit} Runden.`;
    case 'deviation':
      return `${deviation(failure.deviation)}: „${failure.deviation.found}“.`;
  }
}

const roundsOf = (rounds: readonly number[]): string =>
  `${format.plural(rounds.length, { one: 'Runde', other: 'Runden' })} ${format.list(rounds.map(String))}`;

const filing: Trf['filing'] = (problem) => {
  switch (problem.code) {
    case 'name-missing':
      return 'Das Turnier hat keinen Namen (012).';
    case 'city-missing':
      return 'Der Ort fehlt (022).';
    case 'federation-missing':
      return 'Die Föderation fehlt (032).';
    case 'start-date-missing':
      return 'Der erste Tag fehlt (042).';
    case 'end-date-missing':
      return 'Der letzte Tag fehlt (052).';
    case 'dates-reversed':
      return 'Der letzte Tag liegt vor dem ersten.';
    case 'chief-arbiter-missing':
      return 'Der Hauptschiedsrichter fehlt (102).';
    case 'arbiter-id-missing':
      return `Die FIDE-ID eines Schiedsrichters fehlt: ${problem.name}.`;
    case 'time-control-missing':
      return 'Die Bedenkzeit fehlt (122).';
    case 'encoded-time-control-missing':
      return 'Die Bedenkzeit in Sekunden fehlt (222), z.\u00a0B.\u00a05400+30.';
    case 'encoded-time-control-unreadable':
      return `Die Bedenkzeit in Sekunden ist nicht lesbar (222): ${problem.text}.`;
    case 'round-dates-missing':
      return `Das Datum fehlt (132): ${roundsOf(problem.rounds)}.`;
    case 'round-date-outside':
      return `Das Datum liegt nicht zwischen dem ersten und dem letzten Tag: ${roundsOf(problem.rounds)}.`;
    case 'rounds-unpaired':
      return `Nur ${problem.paired} von ${problem.declared} Runden sind ausgelost.`;
    case 'rounds-unpublished':
      return `Noch nicht veröffentlicht: ${roundsOf(problem.rounds)}.`;
    case 'games-open':
      return `Runde ${problem.round}: ${format.count(problem.games, { one: 'Partie hat', other: 'Partien haben' })} kein Ergebnis.`;
    case 'games-adjourned':
      return `Runde ${problem.round}: ${format.count(problem.games, { one: 'Partie ist', other: 'Partien sind' })} vertagt.`;
    case 'players-missing':
      return 'Es gibt keine Spieler.';
    case 'numbers-missing':
      return 'Spieler ohne Startnummer können nicht in einen Bericht.';
    case 'fide-id-missing':
      return 'Spieler ohne FIDE-ID: Ihre Partien können nicht gewertet werden.';
    case 'fide-id-doubled':
      return `Mehrere Spieler haben die FIDE-ID ${problem.fideId}.`;
    case 'player-federation-missing':
      return 'Spieler ohne Föderation.';
    case 'birth-missing':
      return 'Spieler ohne Geburtsdatum oder Geburtsjahr.';
    case 'sex-missing':
      return 'Spieler ohne Geschlecht.';
    case 'federation-unknown':
      return `Das Kürzel der Föderation ist keines der FIDE (032): ${problem.federation}.`;
    case 'player-federation-unknown':
      return `Das Kürzel der Föderation ist keines der FIDE: ${problem.federation}.`;
    case 'birth-after-event':
      return 'Spieler, die nach dem ersten Tag geboren sind.';
    case 'birth-implausible':
      return `Spieler, die jünger als ${problem.youngest} oder älter als ${problem.oldest} Jahre sind.`;
    case 'title-of-women':
      return 'Spieler mit einem Frauentitel und Geschlecht m.';
    case 'rating-without-id':
      return 'Spieler mit Wertungszahl und ohne FIDE-ID: Die Wertungszahl ist keine der FIDE.';
    case 'rating-below-floor':
      return `Wertungszahlen unter ${problem.floor}, die die FIDE nicht veröffentlicht.`;
    case 'rating-implausible':
      return `Wertungszahlen über ${problem.highest}, die niemand hat.`;
    case 'rank-missing':
      return 'Spieler ohne Rang.';
    case 'rank-differs': {
      const { recorded, firstPlace, lastPlace } = problem;
      const due = firstPlace === lastPlace ? `${firstPlace}` : `${firstPlace} bis ${lastPlace}`;
      return `Rang ${recorded} müsste nach Punkten und Feinwertungen ${due} sein.`;
    }
    case 'field-too-long':
      return `Ein Wert ist länger als die ${problem.width} Spalten seines Felds und wird abgeschnitten: ${problem.text}.`;
    case 'system-without-code':
      return 'TRF26 hat kein Kürzel für dieses Auslosungssystem; in Satz 192 steht CUSTOM_SWISS.';
    case 'controller-missing':
      return 'Der Verantwortliche für die Auslosung fehlt (182); Turniere mit Normen brauchen ihn.';
  }
};

/** Names of the model's fields that some format does not carry. */
const FIELDS: Readonly<Record<LossField, string>> = {
  encodedTimeControl: 'Bedenkzeit in Sekunden',
  pairingController: 'Verantwortlicher für die Auslosung',
  deputyArbiters: 'stellvertretende Schiedsrichter',
  roundDates: 'Termine der Runden',
  virtualPoints: 'virtuelle Punkte',
  initialColour: 'Anfangsfarbe',
  tieBreaks: 'Feinwertungen',
  tieBreakText: 'Ausgabe der Feinwertungsregeln',
  system: 'Auslosungssystem',
  rounds: 'Rundenzahl',
  national: 'nationale Wertungszahl',
  tpn: 'Startnummer',
  fideId: 'FIDE-ID',
  birth: 'Geburtsdatum',
  withdrawnFrom: 'Rücktritt',
  estimate: 'geschätzte Spielstärke',
  prohibitions: 'verbotene Paarungen',
  scoring: 'Punkte für Ergebnisse',
  adjustment: 'Bonus- oder Strafpunkte',
  name: 'Name',
  city: 'Ort',
  federation: 'Föderation',
  startDate: 'erster Tag',
  endDate: 'letzter Tag',
  type: 'Art des Turniers',
  chiefArbiter: 'Hauptschiedsrichter',
  timeControl: 'Bedenkzeit',
  acceleration: 'Beschleunigung',
  unratedInTieBreaks: 'Regel für Spieler ohne Wertungszahl in Feinwertungen',
  tournamentRating: 'Wahl der Turnierwertungszahl',
  longEvent: 'Dauer über 30 Tage',
  ratingInTieBreaks: 'Wahl der Wertungszahl in Feinwertungen',
  orderOfEquals: 'Reihenfolge bei gleicher Wertungszahl',
  ratingLists: 'Reihenfolge der Ratinglisten',
  correctionMinutes: 'Minuten für Berichtigungen',
  maxiTournament: 'Bedingungen des Maxi-Turniers',
  maximumColourDifference: 'größte Farbdifferenz',
  numbersByLot: 'Nummern durch Los',
  lastRoundsInOrder: 'Reihenfolge der letzten Runden des ersten Durchgangs',
  sex: 'Geschlecht',
  title: 'Titel',
  rating: 'Wertungszahl',
  official: 'FIDE-Elo',
  womensTitle: 'Frauentitel',
  laterRatings: 'spätere Wertungszahlen',
  seat: 'getauschte Nummern',
  club: 'Verein',
  category: 'Kategorie',
  expelled: 'Ausschluss',
  absences: 'Abwesenheiten',
  players: 'alles',
  games: 'Partien',
  byes: 'Freilose',
  'results for rating': 'Ergebnisse für die Elo-Auswertung',
  teams: 'Mannschaften',
  'records of other formats': 'Sätze anderer Formate',
};

export const trfText = {
  assumption: (assumption, nameOf) => {
    const { points } = format;
    switch (assumption.code) {
      case 'rounds':
        return {
          text: 'Die Datei nennt die Rundenzahl nicht (142, XXR)',
          taken: `${assumption.rounds}, nach ihren Spalten oder Terminen`,
        };
      case 'system-by-day':
        return {
          text: 'Die Datei nennt das Auslosungssystem nicht mit seiner Ausgabe (192)',
          taken: `${nameOf(assumption.system)}, am ersten Tag in Kraft`,
        };
      case 'system-by-text':
        return {
          text: 'Das Auslosungssystem ist nur in 092 genannt',
          taken: nameOf(assumption.system),
        };
      case 'system-by-games':
        return {
          text: 'Die Datei nennt das Auslosungssystem nicht, und alle haben gegen alle gespielt',
          taken: nameOf(assumption.system),
        };
      case 'tie-breaks':
        return {
          text: 'Die Datei nennt die Feinwertungen nicht (202, 212)',
          taken: format.list(assumption.tieBreaks),
        };
      case 'points':
        return {
          text: 'Die Datei nennt die Punkte für Ergebnisse und Freilose nicht',
          taken: `Sieg ${points(assumption.win)}, Remis ${points(assumption.draw)}, spielfrei ${points(assumption.bye)}`,
        };
      case 'initial-colour':
        return {
          text: 'Die Datei nennt die Anfangsfarbe nicht (152, XXC)',
          taken: 'vor Runde 1 gelost',
        };
      case 'start-date':
        return {
          text: 'Die Datei nennt den ersten Tag nicht (042)',
          taken: 'die heute gültigen Texte, wo die Datei keine anderen nennt',
        };
    }
  },
  deviation,
  failure: (failure) => `Zeile ${failure.line}, Spalte ${failure.column}: ${reasonOf(failure)}`,
  filing,
  loss: ({ field, players, rounds }) => {
    const words = FIELDS[field];
    if (players.length > 0)
      return `Nicht enthalten: ${words} von ${format.count(players.length, { one: 'Spieler', other: 'Spielern' })}.`;
    if (rounds.length > 0) return `Nicht enthalten: ${words}, ${roundsOf(rounds)}.`;
    return `Nicht enthalten: ${words}.`;
  },
} satisfies Room<'de', 'trf'>;
