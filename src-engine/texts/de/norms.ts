/** Title norms: who made one, who still can, every condition, and the data of the certificate. */
import type { Basis } from '../../norms/choice.ts';
import type { NormCondition, NormConditionCode, NormState } from '../../norms/conditions.ts';
import type { EventCondition, NormObstacle } from '../../norms/event.ts';
import type { OutlookVerdict } from '../../norms/forecast.ts';
import type { OpponentNeed } from '../../norms/need.ts';
import type { Exclusion } from '../../norms/games.ts';
import type { NormTitle } from '../../norms/levels.ts';
import type { NormRow, NormVerdict } from '../../norms/watch.ts';
import type { NameOf, PlayerId } from '../../model/player.ts';
import type { Points } from '../../model/points.ts';
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';

const GROUPS: Record<NormTitle, string> = {
  GM: 'GM',
  IM: 'IM oder GM',
  WGM: 'WGM, IM oder GM',
  WIM: 'WIM oder höher',
};

const VERDICTS: Record<NormVerdict, string> = {
  made: 'Erzielt',
  sure: 'Erzielt, wenn der Rest gespielt wird',
  'in-reach': 'Noch möglich',
  'if-exempt': 'Nur, wenn das Turnier befreit ist',
  out: 'Knapp verfehlt',
};

const STATES: Record<NormState, string> = {
  met: 'erfüllt',
  'so-far': 'bisher',
  missed: 'verfehlt',
  exempt: 'befreit',
  confirm: 'prüfen',
};

const OUTLOOKS: Record<OutlookVerdict, string> = { yes: 'ja', if: 'nur, wenn', no: 'nein' };

const OBSTACLES: Record<NormObstacle, string> = {
  'no-rounds': 'Die Rundenzahl steht nicht fest.',
  'few-rounds': 'Eine Norm braucht neun Partien: Das Turnier hat weniger Runden (B.01 1.4.1).',
  'short-time': 'Jeder Spieler braucht zwei Stunden für 60 Züge (B.01 1.1.3).',
  'rounds-a-day': 'An einem Tag liegen mehr als zwei Runden (B.01 1.1.3).',
  'hours-a-day': 'An einem Tag wird länger als zwölf Stunden gespielt (B.01 1.1.2).',
  'few-players': 'Ein doppeltes Rundenturnier braucht sechs Spieler (B.01 1.4.5).',
  'arbiter-plays': 'Ein Schiedsrichter des Turniers spielt mit (B.01 1.1.6).',
  teams:
    'Normen in Mannschaftsturnieren werden hier nicht berechnet. Dafür müsste feststehen, wer an welchem Brett einer Mannschaft spielt und ob es eine Welt-, Kontinental- oder Landesmeisterschaft ist (B.01 1.4.1b, 1.4.3b).',
  'before-2024': 'Das Turnier begann vor 2024, unter einem früheren Text von B.01.',
};

const SHORT: Record<NormConditionCode, string> = {
  games: 'zu wenige Partien',
  federations: 'zu wenige Föderationen',
  'own-federation': 'zu viele der eigenen Föderation',
  'one-federation': 'zu viele einer Föderation',
  titled: 'zu wenige Titelträger',
  titles: 'zu wenige der nötigen Titel',
  floor: '',
  average: 'Durchschnitt zu niedrig',
  score: 'unter 35\u00a0% der Punkte',
  performance: 'Leistung zu niedrig',
};

const EXCLUSIONS: Record<Exclusion, string> = {
  forfeit: 'kampflos, 1.4.2c',
  'no-play': 'nicht gespielt, 1.4.2c',
  'outside-fide': 'nicht in der FIDE, 1.4.2a',
  'federation-unknown': 'ohne Föderation, 1.4.2a',
  'no-points': 'ohne Elo und Punkt, 1.4.2b',
};

const BASES: Record<Basis, string> = {
  '1.4.1a': '',
  '1.4.1c':
    'Acht Partien und eine Runde ohne Partie zählen bei neun Runden als neun; ein Titelantrag darf nur eine solche Norm enthalten (1.4.1c).',
  '1.4.2c': 'Der letzte Gegner kam nicht; die Partie zählt als verloren (1.4.2c).',
};

function names(players: readonly PlayerId[], of: NameOf): string {
  return [...new Set(players)].map(of).join(', ');
}

/** `4: SWE, POL`, or the number alone. */
function listed(count: number, items: string): string {
  return items === '' ? `${count}` : `${count}: ${items}`;
}

function asks({ code, limit, inAll }: NormCondition, title: NormTitle): string {
  switch (code) {
    case 'games':
      return `Mindestens ${limit} Partien`;
    case 'federations':
      return `Mindestens ${limit} andere Föderationen`;
    case 'own-federation':
      return `Eigene Föderation: höchstens ${limit} von ${inAll}`;
    case 'one-federation':
      return `Je Föderation: höchstens ${limit} von ${inAll}`;
    case 'titled':
      return `Titelträger: mindestens ${limit} von ${inAll}`;
    case 'titles':
      return `${GROUPS[title]}: mindestens ${limit}`;
    case 'floor':
      return `Ein Gegner auf ${limit} angehoben`;
    case 'average':
      return `Durchschnitt mindestens ${limit}`;
    case 'score':
      return `Mindestens ${limit}\u00a0% der Punkte`;
    case 'performance':
      return `Leistung mindestens ${limit}`;
  }
}

function found(condition: NormCondition, of: NameOf): string {
  const { code, found: there, games, inAll, federations, players, state } = condition;
  const toCome = inAll - games;
  switch (code) {
    case 'games':
      return toCome > 0
        ? `${games} gezählt, ${format.count(toCome, { one: 'steht', other: 'stehen' })} aus`
        : `${games} gezählt`;
    case 'federations':
    case 'one-federation':
      return state === 'confirm' ? 'eigene Föderation unbekannt' : listed(there, federations.join(', '));
    case 'own-federation':
      return state === 'confirm' ? 'eigene Föderation unbekannt' : listed(there, names(players, of));
    case 'titles':
      return listed(there, names(players, of));
    case 'floor':
      return players.length === 0 ? 'niemand liegt darunter' : `${names(players, of)}, ${there}`;
    case 'score':
      return games === 0 ? 'noch keine Partie' : `${format.points(there)} aus ${games}`;
    case 'average':
    case 'performance':
      return games === 0 ? 'noch keine Partie' : toCome > 0 ? `${there} nach ${games}` : `${there}`;
    case 'titled':
      return `${there}`;
  }
}

function eventAsks({ code, limit }: EventCondition): string {
  switch (code) {
    case 'registered':
      return `${limit} Tage vorher angemeldet`;
    case 'hours-a-day':
      return `Höchstens ${limit} Stunden Spielzeit am Tag`;
    case 'rounds-a-day':
      return `Höchstens ${limit} Runden am Tag`;
    case 'time':
      return `${limit} Minuten für 60 Züge`;
    case 'same-clocks':
      return 'Gleiche Bedenkzeit in allen Partien';
    case 'titles-of-the-time':
      return 'Titel zur Zeit jeder Partie';
    case 'arbiter-present':
      return 'Hauptschiedsrichter IA oder FA, immer einer da';
    case 'arbiter-plays-not':
      return 'Kein Schiedsrichter des Turniers spielt';
    case 'format':
      return 'Schweizer System oder Rundenturnier';
    case 'exempt-swiss':
      return 'Schweizer System mit 20 ausländischen Spielern';
    case 'slow-days':
      return `${limit} Tage mit einer Runde`;
    case 'big-swiss':
      return `Schweizer System mit ${limit}, Schnitt 2000`;
  }
}

function eventFound({ code, found: there, told }: EventCondition): string {
  switch (code) {
    case 'hours-a-day':
      return there === null ? '' : `${format.decimal(Math.round(there * 10) / 10)} Stunden`;
    case 'time':
      return there === null ? told : format.count(there, { one: 'Minute', other: 'Minuten' });
    case 'rounds-a-day':
      return there === null ? '' : `${there} am vollsten Tag`;
    case 'slow-days':
      return there === null ? '' : format.count(there, { one: 'Tag', other: 'Tage' });
    case 'exempt-swiss':
      return there === null ? 'Föderation des Turniers unbekannt' : `${there} in jeder Runde`;
    case 'big-swiss':
      return there === null ? '' : `${there} in jeder Runde`;
    default:
      return told;
  }
}

/** What unknown opponents have to be. */
function need(needed: OpponentNeed, title: NormTitle): string {
  const { opponents, rating, group, titled, federations, barred } = needed;
  const one = opponents === 1;
  const parts = [
    rating === 0 ? '' : one ? `ab ${rating}` : `im Schnitt ab ${rating}`,
    group === 0 ? '' : one ? GROUPS[title] : `${group} davon ${GROUPS[title]}`,
    titled <= group ? '' : one ? 'mit Titel' : `${titled} davon mit Titel`,
    federations === 0 ? '' : one ? 'aus einer neuen Föderation' : `${federations} aus neuen Föderationen`,
    federations > 0 || barred.length === 0 ? '' : `nicht aus ${format.list(barred, 'or')}`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return `${one ? 'Gegner' : `${opponents} Gegner`} ${parts.join(', ')}`;
}

/** The same for a cell: `GM 2068+`. */
function needShort({ rating, group, titled }: OpponentNeed, title: NormTitle): string {
  const who = group > 0 ? title : titled > 0 ? 'Titel' : '';
  return [who, rating === 0 ? '' : `${rating}+`].filter((part) => part !== '').join(' ');
}

/** `½ aus 2`, or what is missing. */
function needs({ verdict, least, toCome, missing, wanted, credit, need: needed, title }: NormRow): string {
  if (verdict === 'made') return format.count(credit, { one: 'Partie', other: 'Partien' });
  if (least !== null) {
    const short = needed === null ? '' : needShort(needed, title);
    return `${format.points(least)} aus ${toCome}${short === '' ? '' : `, ${short}`}`;
  }
  const mix = missing.filter((code) => SHORT[code] !== '' && code !== 'performance' && code !== 'score');
  if (mix.length > 0) return SHORT[mix[0]!];
  if (wanted === null) return '';
  return toCome === 0
    ? `${format.points(wanted)} ${wanted > 10 ? 'fehlen' : 'fehlt'}`
    : `${format.points(wanted)} aus ${toCome}`;
}

/** What the list says of one norm, as a sentence. */
function headline(row: NormRow, performance: number): string {
  const { verdict, title, score, games, toCome, least, credit, need: needed, missing, wanted } = row;
  switch (verdict) {
    case 'made':
      return `${title}-Norm erzielt: ${format.points(score)} aus ${games}, Leistung ${performance}. Sie zählt als ${format.count(credit, { one: 'Partie', other: 'Partien' })}.`;
    case 'sure':
      return `Die ${title}-Norm ist erzielt, wenn ${toCome === 1 ? 'die letzte Partie' : `die ${toCome} ausstehenden Partien`} gespielt ${toCome === 1 ? 'wird' : 'werden'}.`;
    case 'in-reach':
    case 'if-exempt': {
      const what = needed === null ? '' : need(needed, title);
      const way =
        toCome === 0
          ? `Die ${title}-Norm ist erzielt`
          : `${format.points(least ?? 0)} aus ${format.count(toCome, { one: 'Partie', other: 'Partien' })} ${(least ?? 0) > 10 ? 'können' : 'kann'} die ${title}-Norm bringen`;
      const exempt = verdict === 'if-exempt' ? ', aber nur, wenn das Turnier nach 1.4.3 befreit ist' : '';
      return `${way}${exempt}${what === '' ? '' : `: ${what}`}.`;
    }
    case 'out': {
      const reasons = missing.map((code) => SHORT[code]).filter((reason) => reason !== '');
      const points = toCome > 0 && wanted !== null && wanted > 10 * toCome;
      if (points) return `Nötig wären ${format.points(wanted)} aus ${toCome}.`;
      return `Keine ${title}-Norm: ${reasons.join(', ')}.`;
    }
  }
}

export const normsText = {
  title: 'Titelnormen',
  open: 'Titelnormen',
  columns: { name: 'Name', federation: 'Land', norm: 'Norm', points: 'Pkt.', needs: 'Nötig' },
  conditionColumns: {
    article: 'Artikel',
    asks: 'Verlangt',
    found: 'Vorhanden',
    state: 'Stand',
    limit: 'Grenze',
  },
  norm: (title: NormTitle) => `${title}-Norm`,
  verdicts: VERDICTS,
  states: STATES,
  outlooks: OUTLOOKS,
  obstacles: OBSTACLES,
  none: 'Keine Norm ist erzielt oder noch möglich.',
  notYet: (round: number) => `Noch ist keine Norm erzielt. Wer es noch kann, steht hier ab Runde ${round}.`,
  watched: (round: number) => `Verfolgt ab Runde ${round}.`,
  count: (norms: number) => format.count(norms, { one: 'Norm', other: 'Normen' }),
  groups: {
    event: 'Das Turnier',
    opponents: 'Gegner',
    result: 'Wertungszahlen und Ergebnis',
    application: 'Für den Titelantrag',
  },
  ways: (ways: number) =>
    ways === 1
      ? 'Alle Partien zählen: Es gibt nur eine Zählung.'
      : `Alle Zählungen, die der Text erlaubt, sind geprüft: ${format.number(ways)}.`,
  confirm: 'Was zu prüfen ist, steht nicht in der Datei.',
  nextTitle: 'Was noch nötig ist',
  resultsOf: (first: string, second: string) => `${first} ╲ ${second}`,
  round: (round: number) => `R${round}`,
  results: (result: Points) => (result === 10 ? 'Sieg' : result === 5 ? 'Remis' : 'Niederlage'),
  pointsOf: (points: Points, games: number) => `${format.points(points)} aus ${games}`,
  suitable: (players: number, of: number) => `${players} von ${of}`,
  unknownOpponent: 'Gegner unbekannt',
  openLeft: 'Nicht gezählt',
  noNext: 'Keine Partie steht aus.',
  onlyIf: 'Nur, wenn der noch unbekannte Gegner so ist.',
  assumes:
    'Angenommen: Niemand kommt hinzu, und jede ausstehende Runde wird gespielt. Wen die Auslosung erlaubt, bleibt offen.',
  certificate: 'Bescheinigung',
  notMade: 'Diese Norm ist nicht erzielt.',
  back: 'Zurück zum Einreichen',
  asks,
  found,
  eventAsks,
  eventFound,
  need,
  needShort,
  needs,
  headline,
  exclusion: (reason: Exclusion) => EXCLUSIONS[reason],
  basis: (basis: Basis) => BASES[basis],
  made: (names: string) => `Erzielte Titelnormen, jede braucht ihre Bescheinigung (B.01 1.8): ${names}`,
  sheet: {
    leftOut: 'gestrichen, 1.4.1f',
    later: 'nach der Norm, 1.4.1e',
    exemptionUsed:
      'Die Ausnahme nach 1.4.3d wurde genutzt. Ein Titelantrag braucht eine Norm ohne Ausnahme (1.4.3e).',
  },
} satisfies Room<'de', 'norms'>;
