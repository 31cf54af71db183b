/** The log in words: for each kind of event a title and a detail. */
import { startPositionOf } from '../../model/chess960.ts';
import type { EventPayloads, TournamentEvent } from '../../model/events.ts';
import type { DraftedPair } from '../../model/round-events.ts';
import { type NameOf, type PlayerId } from '../../model/player.ts';
import type { Room } from '../catalogue.ts';
import { verdictText } from '../check-words.ts';
import { format } from './format.ts';
import { incidentsText } from './incidents.ts';
import { listsText } from './lists.ts';
import { outcomesText } from './outcomes.ts';
import { changeText, playerChange, staysText } from './player-changes.ts';
import { repairText } from './repair.ts';
import { roundHandlingText } from './round-handling.ts';

type Writer<P> = (
  payload: P,
  nameOf: NameOf,
) => readonly [title: string, detail: string, round?: number | null];

const BYES = { half: 'halber Punkt', zero: 'ohne Punkt', full: 'ganzer Punkt' } as const;

type ResultPayload = EventPayloads['result-entered'];

const joined = (parts: readonly string[], between = ', '): string =>
  parts.filter((part) => part !== '').join(between);

function game({ board, white, black }: ResultPayload, nameOf: NameOf): string {
  return `Brett ${board}, ${nameOf(white)} – ${nameOf(black)}`;
}

function correction(payload: ResultPayload, nameOf: NameOf): string {
  const change = `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.was)}, jetzt ${outcomesText.resultOrOpen(payload.result)}`;
  return payload.why === undefined ? change : `${change}: ${payload.why}`;
}

const momentText = (at: string): string => `${format.date(at, 'day')}, ${format.time(at)}`;
const rounds = (count: number): string => format.count(count, { one: 'Runde', other: 'Runden' });
const boards = (count: number): string => format.count(count, { one: 'Brett', other: 'Bretter' });
const players = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spieler' });
const dative = (count: number): string => format.count(count, { one: 'Spieler', other: 'Spielern' });
const differ = (count: number): string =>
  `${boards(count)} ${format.plural(count, { one: 'weicht', other: 'weichen' })}`;

function bye(
  { player, round, bye: kind, was }: EventPayloads['bye-set'],
  nameOf: NameOf,
): [string, string, number] {
  const from = was === null ? '' : `, war ${BYES[was]}`;
  return kind === null
    ? [`Freilos aufgehoben, ${nameOf(player)}`, `Runde ${round}${from}`, round]
    : [`Freilos, ${nameOf(player)}`, `Runde ${round}, ${BYES[kind]}${from}`, round];
}

/** What a hand paired and what the system pairs instead, only where they differ. */
export function arrangement(
  { changed, pairs, unpaired, due }: EventPayloads['round-arranged'],
  nameOf: NameOf,
): string {
  if (changed === 0) return 'wie das System auslost';
  if (due === null) return 'das System findet keine Auslosung';
  const apart = `${differ(changed)} von der Auslosung des Systems ab`;
  if (due === undefined) return apart;
  const concerned = new Set([
    ...due.pairs.flatMap(({ white, black }) => [white, black]),
    ...(due.bye === null ? [] : [due.bye]),
  ]);
  const own = pairs.filter(({ white, black }) => concerned.has(white) || concerned.has(black));
  const free = due.bye === null ? null : (unpaired.find(({ kind }) => kind === 'pab')?.player ?? null);
  const told = (list: readonly DraftedPair[], sitsOut: PlayerId | null) =>
    [
      ...list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`),
      ...(sitsOut === null ? [] : [`spielfrei ${nameOf(sitsOut)}`]),
    ].join(', ');
  return `${apart}: ${told(own, free)} statt ${told(due.pairs, due.bye)}`;
}

const KEPT = {
  first: 'die erste Eingabe stimmt',
  second: 'die zweite Eingabe stimmt',
  'no-slip': 'kein Zettel zum Vergleich',
} as const;

const ARRIVALS = {
  here: 'Anwesend',
  expected: 'Noch nicht eingetroffen',
  later: 'Kommt später',
} as const;

function merge({ kept, name, goneName }: EventPayloads['players-merged'], nameOf: NameOf): [string, string] {
  return [`Zwei Einträge zusammengeführt, ${nameOf(kept)}`, `${goneName} ist ${name}`];
}

const SETTLED = {
  'other-person': 'FIDE-ID bestätigt, eine Person',
  'other-month': 'Wertungszahl eines anderen Monats behalten',
  differs: 'Eintrag gegen die Ratingliste behalten',
  twice: 'Zwei Personen, nicht eine',
  missing: 'Eintrag ohne Ratingliste behalten',
  'out-of-line': 'Ungewöhnlicher Eintrag bestätigt',
} as const;

const WRITERS: { readonly [K in keyof EventPayloads]: Writer<EventPayloads[K]> } = {
  'tournament-created': ({ info, rules }) => ['Turnier angelegt', `${info.name}, ${rounds(rules.rounds)}`],
  'tournament-imported': ({ tournament, format: form, fileName, assumed = [] }) => [
    'Turnier importiert',
    joined(
      [
        `${fileName}, ${form}, ${players(tournament.players.length)}, ${rounds(tournament.rounds.length)}`,
        assumed.length === 0 ? '' : `angenommen: ${assumed.join('; ')}`,
      ],
      '; ',
    ),
  ],
  'import-against-rules': ({ round, text, unchecked = false }) => [
    unchecked
      ? `Runden bis ${round} ohne Prüfung importiert`
      : `Runde ${round} entgegen den Regeln importiert`,
    text,
    round,
  ],
  'settings-changed': ({ changes }) => ['Einstellungen geändert', changes.join('; ')],
  'rules-changed-late': ({ changes }) => ['Regeln nach dem Beginn geändert', changes.join('; ')],
  'fide-mode-left': ({ why }) => ['FIDE-Modus beendet', why],
  'player-added': ({ player }, nameOf) => [`Spieler eingetragen, ${nameOf(player.id)}`, playerFacts(player)],
  'late-entry-added': ({ player }, nameOf) => [
    `Nachmeldung, ${nameOf(player.id)}`,
    `${playerFacts(player)}, ab Runde ${player.entryRound}`,
  ],
  'players-added': ({ players: added, fileName }) => [
    `${players(added.length)} eingetragen`,
    `aus ${fileName}`,
  ],
  'player-changed': playerChange,
  'player-changed-late': playerChange,
  'players-merged': merge,
  'players-merged-late': merge,
  'audit-settled': ({ player, kind, seen }, nameOf) => [`${SETTLED[kind]}, ${nameOf(player)}`, seen],
  'list-month-settled': ({ about, list, from, to }) => [
    about === 'changed' ? 'Wertungszahlen nicht erneuert' : 'Liste eines anderen Monats benutzt',
    `${list}, ${listsText.month(from)}, nicht ${listsText.month(to)}`,
  ],
  'player-removed': ({ player, name }, nameOf) => [`Spieler entfernt, ${nameOf(player)}`, name],
  'player-arrival': ({ player, arrival, entryRound }, nameOf) => [
    `${ARRIVALS[arrival]}, ${nameOf(player)}`,
    entryRound > 1 ? `ab Runde ${entryRound}` : '',
  ],
  'player-seen': ({ player, round, seen }, nameOf) => [
    `${seen ? ARRIVALS.here : ARRIVALS.expected}, ${nameOf(player)}`,
    `Runde ${round}`,
    round,
  ],
  'player-withdrawn': ({ player, fromRound, was }, nameOf) =>
    fromRound === null
      ? [`Spielt wieder, ${nameOf(player)}`, was === null ? '' : `war ab Runde ${was} zurückgetreten`]
      : [`Rücktritt, ${nameOf(player)}`, `ab Runde ${fromRound}`],
  'player-expelled': ({ player, fromRound, why }, nameOf) => [
    `Ausgeschlossen, ${nameOf(player)}`,
    joined([`ab Runde ${fromRound}`, why]),
    fromRound,
  ],
  'bye-set': bye,
  'bye-set-beyond-rules': (payload, nameOf) => {
    const [title, detail, round] = bye(payload, nameOf);
    return [title, `${detail}; ${payload.why}`, round];
  },
  'numbers-assigned': ({ numbers, round }) => [
    'Startnummern vergeben',
    format.count(numbers.length, { one: 'Nummer', other: 'Nummern' }),
    round,
  ],
  'numbers-exchanged': ({ names, numbers }) => [
    'Startnummern getauscht',
    `${names[0]}, ${numbers[0]}, jetzt ${numbers[1]}; ${names[1]}, ${numbers[1]}, jetzt ${numbers[0]}`,
  ],
  'colour-drawn': ({ colour, by }) => [
    'Anfangsfarbe bestimmt',
    `${colour === 'white' ? 'Weiß' : 'Schwarz'} für Nummer 1, durch ${by === 'lot' ? 'Los' : 'den Schiedsrichter'}`,
    1,
  ],
  'games-adjourned': ({ round, boards: open }) => [
    open.length === 1 ? 'Offene Partie zugelassen' : 'Offene Partien zugelassen',
    `Runde ${round}, ${open.length === 1 ? 'Brett' : 'Bretter'} ${open.join(', ')}: Remis für die Auslosung`,
    round,
  ],
  'round-drafted': ({ round, pairs, system, seconds }) => [
    `Runde ${round} entworfen`,
    `${boards(pairs.length)}, ${system}, ${format.number(seconds, 2)}\u00a0s`,
    round,
  ],
  'round-arranged': (payload, nameOf) => [
    `Runde ${payload.round} von Hand gepaart`,
    arrangement(payload, nameOf),
    payload.round,
  ],
  'round-checked': ({ round, verdict }) => [
    `Runde ${round} geprüft`,
    verdictText(verdict, { roundHandling: roundHandlingText, repair: repairText }),
    round,
  ],
  'issue-read': ({ round, title }) => ['Offener Punkt zur Kenntnis genommen', title, round],
  'round-published': ({ round, version, boards: count }) => [
    `Runde ${round} veröffentlicht`,
    `Version ${version}, ${boards(count)}`,
    round,
  ],
  'round-repaired': ({ round, version, changed, article, agreed }, nameOf) => [
    `Runde ${round} nach der Veröffentlichung geändert`,
    joined([
      `Version ${version}`,
      `${differ(changed.length)} ab`,
      article,
      agreed.length === 0 ? '' : `einverstanden: ${format.list(agreed.map(nameOf))}`,
    ]),
    round,
  ],
  'round-unpublished': ({ round, version }) => [`Runde ${round} zurückgenommen`, `Version ${version}`, round],
  'wall-changed': ({ round, version, to }) => [
    to === 'down' ? `Runde ${round} zurückgenommen` : `Runde ${round} wieder veröffentlicht`,
    `Version ${version}, durch einen Schritt im Protokoll`,
    round,
  ],
  'round-discarded': ({ round }) => [`Entwurf von Runde ${round} verworfen`, '', round],
  'result-entered': (payload, nameOf) => [
    'Ergebnis',
    `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'result-cleared': (payload, nameOf) => [
    'Ergebnis gelöscht',
    `${game(payload, nameOf)}, war ${outcomesText.resultOrOpen(payload.was)}`,
    payload.round,
  ],
  'result-corrected': (payload, nameOf) => [
    'Ergebnis berichtigt',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-corrected-late': (payload, nameOf) => [
    'Ergebnis spät berichtigt',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-rated-only': (payload, nameOf) => [
    'Ergebnis nur für die Elo-Auswertung berichtigt',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-verified': (payload, nameOf) => [
    payload.result === payload.was ? 'Zweite Eingabe, gleich' : 'Zweite Eingabe, weicht ab',
    payload.result === payload.was
      ? `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}`
      : `${game(payload, nameOf)}, erste ${outcomesText.resultOrOpen(payload.was)}, zweite ${outcomesText.resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'entry-settled': (payload, nameOf) => [
    'Zweite Eingabe geklärt',
    `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}, ${KEPT[payload.kept]}`,
    payload.round,
  ],
  'second-entry-required': ({ required }) => [
    required
      ? 'Zweite Eingabe vor der Auslosung verlangt'
      : 'Zweite Eingabe vor der Auslosung nicht mehr verlangt',
    '',
  ],
  'start-announced': ({ round, at, was }) => [
    at === '' ? `Beginn von Runde ${round} nicht mehr angesagt` : `Beginn von Runde ${round} angesagt`,
    at === '' || was === '' ? momentText(at || was) : `${momentText(at)}, war ${momentText(was)}`,
    round,
  ],
  'tie-settled': ({ afterRound, by, order, seed, place, why }, nameOf) => [
    by === 'lot' ? 'Gleichstand durch Los entschieden' : 'Gleichstand von Hand geordnet',
    joined(
      [
        `nach Runde ${afterRound}, ab Rang ${place}`,
        order.map(nameOf).join(', '),
        seed === null ? '' : `Startwert ${seed}`,
        why,
      ],
      '; ',
    ),
    afterRound,
  ],
  'outside-values-set': ({ code, values }) => [
    `Werte der Feinwertung ${code} eingegeben`,
    players(values.length),
  ],
  'start-position-drawn': ({ round, number, seed, was }) => [
    'Anfangsstellung gelost',
    joined([
      `Runde ${round}, Stellung ${number}, ${startPositionOf(number)}`,
      `Startwert ${seed}`,
      was === null ? '' : `war ${was}`,
    ]),
    round,
  ],
  'incident-noted': ({ round, board, players: concerned, article, penalty, decision, text }, nameOf) => [
    'Vorfall',
    joined([
      board === null ? incidentsText.hall : incidentsText.board(board),
      ...concerned.map(nameOf),
      article,
      text,
      penalty === 'none' ? '' : incidentsText.penalties[penalty],
      decision,
    ]),
    round,
  ],
  'operator-changed': ({ name, was }) => [
    name === '' ? 'Kein Name am Schiedsrichtertisch' : `Am Schiedsrichtertisch, ${name}`,
    was === '' ? '' : `war ${was}`,
  ],
  'document-printed': (payload) => [`Gedruckt, ${payload.title}`, pagesOf(payload), payload.round],
  'document-saved': (payload) => [`Als PDF gespeichert, ${payload.title}`, pagesOf(payload), payload.round],
  'session-recovered': ({ text }) => ['Programm neu gestartet', text],
  'damage-recovered': ({ text }) => ['Aus einer beschädigten Datei wiederhergestellt', text],
  'taken-over': ({ epoch, from }) => ['Zweiter Laptop hat übernommen', `Übernahme ${epoch}, von ${from}`],
  'personal-data-removed': ({ birthDates, fees, incidents, head }) => [
    'Personenbezogene Daten entfernt',
    `Kopie einer Datei mit dem letzten Hash ${head}; Geburtsdaten ${birthDates}, Startgelder ${fees}, Vorfälle ${incidents}`,
  ],
  undone: ({ label }) => ['Rückgängig gemacht', label],
  redone: ({ label }) => ['Wiederholt', label],
  'went-back': ({ of, label }) => ['Zurückgegangen', `zu Eintrag ${of}, ${label}`],
};

function pagesOf({ version, pages }: EventPayloads['document-printed']): string {
  const count = format.count(pages, { one: 'Seite', other: 'Seiten' });
  return version > 0 ? `Version ${version}, ${count}` : count;
}

function playerFacts(player: EventPayloads['player-added']['player']): string {
  return joined([
    player.title ?? '',
    player.rating > 0 ? `${player.rating}` : 'ohne Wertungszahl',
    player.ratingList === '' ? '' : [player.ratingList, listsText.month(player.ratingMonth)].join(' ').trim(),
    player.federation,
    player.fideId ?? '',
  ]);
}

export const eventsText = {
  of: (event, nameOf) => {
    const write = WRITERS[event.kind] as Writer<TournamentEvent['payload']>;
    const [title, detail, round] = write(event.payload, nameOf);
    return { title, detail, round: round ?? null };
  },
  change: changeText,
  stays: staysText,
  line: (title, detail) => (detail === '' ? title : `${title}, ${detail}`),
  many: {
    importOfPlayers: (count) => `Import von ${dative(count)}`,
    importOfResults: (count) =>
      `Import von ${format.count(count, { one: 'Ergebnis', other: 'Ergebnissen' })}`,
    listTaken: (count) => `Ratingliste für ${players(count)} übernommen`,
  },
} satisfies Room<'de', 'events'>;
