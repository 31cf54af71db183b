/** The log in words: for each kind of event a title and a detail. */
import { startPositionOf } from '../../model/chess960.ts';
import type { EventPayloads, TournamentEvent } from '../../model/events.ts';
import type { DraftedPair } from '../../model/round-events.ts';
import { type NameOf, type PlayerId } from '../../model/player.ts';
import { verdictText } from '../check-words.ts';
import { format } from './format.ts';
import { incidentsText } from './incidents.ts';
import { listsText } from './lists.ts';
import { outcomesText } from './outcomes.ts';
import { changeText, playerChange, staysText } from './player-changes.ts';
import { repairText } from './repair.ts';
import { roundHandlingText } from './round-handling.ts';

interface EventText {
  /** `Round 7 published` */
  readonly title: string;
  /** `version 1, 57 boards` */
  readonly detail: string;
  readonly round: number | null;
}

type Writer<P> = (
  payload: P,
  nameOf: NameOf,
) => readonly [title: string, detail: string, round?: number | null];

const BYES = { half: 'half point', zero: 'zero points', full: 'full point' } as const;

type ResultPayload = EventPayloads['result-entered'];

function game({ board, white, black }: ResultPayload, nameOf: NameOf): string {
  return `board ${board}, ${nameOf(white)} – ${nameOf(black)}`;
}

function correction(payload: ResultPayload, nameOf: NameOf): string {
  const change = `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.was)}, now ${outcomesText.resultOrOpen(payload.result)}`;
  return payload.why === undefined ? change : `${change}: ${payload.why}`;
}

const momentText = (at: string): string => `${format.date(at, 'day')}, ${format.time(at)}`;
const rounds = (count: number): string => format.count(count, { one: 'round', other: 'rounds' });
const boards = (count: number): string => format.count(count, { one: 'board', other: 'boards' });
const players = (count: number): string => format.count(count, { one: 'player', other: 'players' });

function bye(
  { player, round, bye: kind, was }: EventPayloads['bye-set'],
  nameOf: NameOf,
): [string, string, number] {
  const from = was === null ? '' : `, was ${BYES[was]}`;
  return kind === null
    ? [`Bye cancelled, ${nameOf(player)}`, `round ${round}${from}`, round]
    : [`Bye, ${nameOf(player)}`, `round ${round}, ${BYES[kind]}${from}`, round];
}

/** What a hand paired and what the system pairs instead, only where they differ. */
export function arrangement(
  { changed, pairs, unpaired, due }: EventPayloads['round-arranged'],
  nameOf: NameOf,
): string {
  if (changed === 0) return 'as the system pairs';
  if (due === null) return 'the system finds no pairing';
  const differ = `${boards(changed)} ${format.plural(changed, { one: 'differs', other: 'differ' })} from the system’s pairing`;
  if (due === undefined) return differ;
  const concerned = new Set([
    ...due.pairs.flatMap(({ white, black }) => [white, black]),
    ...(due.bye === null ? [] : [due.bye]),
  ]);
  const own = pairs.filter(({ white, black }) => concerned.has(white) || concerned.has(black));
  const bye = due.bye === null ? null : (unpaired.find(({ kind }) => kind === 'pab')?.player ?? null);
  const told = (list: readonly DraftedPair[], sitsOut: PlayerId | null) =>
    [
      ...list.map(({ white, black }) => `${nameOf(white)} – ${nameOf(black)}`),
      ...(sitsOut === null ? [] : [`bye ${nameOf(sitsOut)}`]),
    ].join(', ');
  return `${differ}: ${told(own, bye)} instead of ${told(due.pairs, due.bye)}`;
}

const KEPT = {
  first: 'the first entry is right',
  second: 'the second entry is right',
  'no-slip': 'no slip to compare with',
} as const;

const ARRIVALS = { here: 'Present', expected: 'Not arrived yet', later: 'Will arrive later' } as const;

function merge({ kept, name, goneName }: EventPayloads['players-merged'], nameOf: NameOf): [string, string] {
  return [`Two entries merged, ${nameOf(kept)}`, `${goneName} is ${name}`];
}

const SETTLED = {
  'other-person': 'FIDE ID confirmed, one person',
  'other-month': 'Rating of another month kept',
  differs: 'Entry kept against the rating list',
  twice: 'Two people, not one',
  missing: 'Entry kept without the rating list',
  'out-of-line': 'Unusual entry confirmed',
} as const;

const WRITERS: { readonly [K in keyof EventPayloads]: Writer<EventPayloads[K]> } = {
  'tournament-created': ({ info, rules }) => ['Tournament created', `${info.name}, ${rounds(rules.rounds)}`],
  'tournament-imported': ({ tournament, format, fileName, assumed = [] }) => [
    'Tournament imported',
    [
      `${fileName}, ${format}, ${players(tournament.players.length)}, ${rounds(tournament.rounds.length)}`,
      ...(assumed.length === 0 ? [] : [`assumed: ${assumed.join('; ')}`]),
    ].join('; '),
  ],
  'import-against-rules': ({ round, text, unchecked = false }) => [
    unchecked ? `Rounds to ${round} imported unchecked` : `Round ${round} imported against the rules`,
    text,
    round,
  ],
  'settings-changed': ({ changes }) => ['Settings changed', changes.join('; ')],
  'rules-changed-late': ({ changes }) => ['Rules changed after the start', changes.join('; ')],
  'fide-mode-left': ({ why }) => ['FIDE mode exited', why],
  'player-added': ({ player }, nameOf) => [`Player added, ${nameOf(player.id)}`, playerFacts(player)],
  'late-entry-added': ({ player }, nameOf) => [
    `Late entry, ${nameOf(player.id)}`,
    `${playerFacts(player)}, from round ${player.entryRound}`,
  ],
  'players-added': ({ players: added, fileName }) => [`${players(added.length)} added`, `from ${fileName}`],
  'player-changed': playerChange,
  'player-changed-late': playerChange,
  'players-merged': merge,
  'players-merged-late': merge,
  'audit-settled': ({ player, kind, seen }, nameOf) => [`${SETTLED[kind]}, ${nameOf(player)}`, seen],
  'list-month-settled': ({ about, list, from, to }) => [
    about === 'changed' ? 'Ratings kept from another month' : 'List of another month kept in use',
    `${list}, ${listsText.month(from)}, not ${listsText.month(to)}`,
  ],
  'player-removed': ({ player, name }, nameOf) => [`Player removed, ${nameOf(player)}`, name],
  'player-arrival': ({ player, arrival, entryRound }, nameOf) => [
    `${ARRIVALS[arrival]}, ${nameOf(player)}`,
    entryRound > 1 ? `from round ${entryRound}` : '',
  ],
  'player-seen': ({ player, round, seen }, nameOf) => [
    `${seen ? ARRIVALS.here : ARRIVALS.expected}, ${nameOf(player)}`,
    `round ${round}`,
    round,
  ],
  'player-withdrawn': ({ player, fromRound, was }, nameOf) =>
    fromRound === null
      ? [`Playing again, ${nameOf(player)}`, was === null ? '' : `was withdrawn from round ${was}`]
      : [`Withdrawn, ${nameOf(player)}`, `from round ${fromRound}`],
  'player-expelled': ({ player, fromRound, why }, nameOf) => [
    `Expelled, ${nameOf(player)}`,
    [`from round ${fromRound}`, why].filter((part) => part !== '').join(', '),
    fromRound,
  ],
  'bye-set': bye,
  'bye-set-beyond-rules': (payload, nameOf) => {
    const [title, detail, round] = bye(payload, nameOf);
    return [title, `${detail}; ${payload.why}`, round];
  },
  'numbers-assigned': ({ numbers, round }) => [
    'Pairing numbers assigned',
    format.count(numbers.length, { one: 'number', other: 'numbers' }),
    round,
  ],
  'numbers-exchanged': ({ names, numbers }) => [
    'Pairing numbers exchanged',
    `${names[0]}, ${numbers[0]}, now ${numbers[1]}; ${names[1]}, ${numbers[1]}, now ${numbers[0]}`,
  ],
  'colour-drawn': ({ colour, by }) => [
    'Initial colour drawn',
    `${colour === 'white' ? 'White' : 'Black'} for number 1, by ${by === 'lot' ? 'lot' : 'the arbiter'}`,
    1,
  ],
  'games-adjourned': ({ round, boards }) => [
    boards.length === 1 ? 'Open game accepted' : 'Open games accepted',
    `round ${round}, ${boards.length === 1 ? 'board' : 'boards'} ${boards.join(', ')}: a draw for pairing`,
    round,
  ],
  'round-drafted': ({ round, pairs, system, seconds }) => [
    `Round ${round} drafted`,
    `${boards(pairs.length)}, ${system}, ${format.number(seconds, 2)} s`,
    round,
  ],
  'round-arranged': (payload, nameOf) => [
    `Round ${payload.round} paired by hand`,
    arrangement(payload, nameOf),
    payload.round,
  ],
  'round-checked': ({ round, verdict }) => [
    `Round ${round} checked`,
    verdictText(verdict, { roundHandling: roundHandlingText, repair: repairText }),
    round,
  ],
  'issue-read': ({ round, title }) => ['Issue noted', title, round],
  'round-published': ({ round, version, boards: count }) => [
    `Round ${round} published`,
    `version ${version}, ${boards(count)}`,
    round,
  ],
  'round-repaired': ({ round, version, changed, article, agreed }, nameOf) => [
    `Round ${round} changed after publication`,
    [
      `version ${version}`,
      `${boards(changed.length)} ${format.plural(changed.length, { one: 'differs', other: 'differ' })}`,
      article,
      agreed.length === 0 ? '' : `agreed: ${format.list(agreed.map(nameOf))}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
    round,
  ],
  'round-unpublished': ({ round, version }) => [`Round ${round} unpublished`, `version ${version}`, round],
  'wall-changed': ({ round, version, to }) => [
    to === 'down' ? `Round ${round} unpublished` : `Round ${round} published again`,
    `version ${version}, by a step in the log`,
    round,
  ],
  'round-discarded': ({ round }) => [`Draft of round ${round} discarded`, '', round],
  'result-entered': (payload, nameOf) => [
    'Result',
    `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'result-cleared': (payload, nameOf) => [
    'Result cleared',
    `${game(payload, nameOf)}, was ${outcomesText.resultOrOpen(payload.was)}`,
    payload.round,
  ],
  'result-corrected': (payload, nameOf) => ['Result corrected', correction(payload, nameOf), payload.round],
  'result-corrected-late': (payload, nameOf) => [
    'Result corrected late',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-rated-only': (payload, nameOf) => [
    'Result corrected for rating only',
    correction(payload, nameOf),
    payload.round,
  ],
  'result-verified': (payload, nameOf) => [
    payload.result === payload.was ? 'Second entry, same' : 'Second entry, differs',
    payload.result === payload.was
      ? `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}`
      : `${game(payload, nameOf)}, first ${outcomesText.resultOrOpen(payload.was)}, second ${outcomesText.resultOrOpen(payload.result)}`,
    payload.round,
  ],
  'entry-settled': (payload, nameOf) => [
    'Second entry settled',
    `${game(payload, nameOf)}, ${outcomesText.resultOrOpen(payload.result)}, ${KEPT[payload.kept]}`,
    payload.round,
  ],
  'second-entry-required': ({ required }) => [
    required ? 'Second entry required before pairing' : 'Second entry no longer required',
    '',
  ],
  'start-announced': ({ round, at, was }) => [
    at === '' ? `Start of round ${round} no longer announced` : `Start of round ${round} announced`,
    at === '' || was === '' ? momentText(at || was) : `${momentText(at)}, was ${momentText(was)}`,
    round,
  ],
  'tie-settled': ({ afterRound, by, order, seed, place, why }, nameOf) => [
    by === 'lot' ? 'Lots drawn for a tie' : 'Tie ranked by hand',
    [
      `after round ${afterRound}, from rank ${place}`,
      order.map(nameOf).join(', '),
      seed === null ? '' : `seed ${seed}`,
      why,
    ]
      .filter((part) => part !== '')
      .join('; '),
    afterRound,
  ],
  'outside-values-set': ({ code, values }) => [`Tie-break values entered, ${code}`, players(values.length)],
  'start-position-drawn': ({ round, number, seed, was }) => [
    'Start position drawn',
    [
      `round ${round}, position ${number}, ${startPositionOf(number)}`,
      `seed ${seed}`,
      was === null ? '' : `was ${was}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
    round,
  ],
  'incident-noted': ({ round, board, players: concerned, article, penalty, decision, text }, nameOf) => [
    'Incident',
    [
      board === null ? incidentsText.hall : incidentsText.board(board),
      ...concerned.map(nameOf),
      article,
      text,
      penalty === 'none' ? '' : incidentsText.penalties[penalty],
      decision,
    ]
      .filter((part) => part !== '')
      .join(', '),
    round,
  ],
  'operator-changed': ({ name, was }) => [
    name === '' ? 'No name at the desk' : `At the desk, ${name}`,
    was === '' ? '' : `was ${was}`,
  ],
  'document-printed': (payload) => [`Printed, ${payload.title}`, pagesOf(payload), payload.round],
  'document-saved': (payload) => [`Saved as PDF, ${payload.title}`, pagesOf(payload), payload.round],
  'session-recovered': ({ text }) => ['Program started again', text],
  'damage-recovered': ({ text }) => ['Recovered from a damaged file', text],
  'taken-over': ({ epoch, from }) => ['Second laptop took over', `takeover ${epoch}, from ${from}`],
  'personal-data-removed': ({ birthDates, fees, incidents, head }) => [
    'Personal data removed',
    `copy of a file that ended with hash ${head}; birth dates ${birthDates}, entry fees ${fees}, incidents ${incidents}`,
  ],
  undone: ({ label }) => ['Undo', label],
  redone: ({ label }) => ['Redo', label],
  'went-back': ({ of, label }) => ['Went back', `to entry ${of}, ${label}`],
};

function pagesOf({ version, pages }: EventPayloads['document-printed']): string {
  return `${version > 0 ? `version ${version}, ` : ''}${format.count(pages, { one: 'page', other: 'pages' })}`;
}

function playerFacts(player: EventPayloads['player-added']['player']): string {
  const facts = [
    player.title,
    player.rating > 0 ? player.rating : 'unrated',
    player.ratingList === '' ? '' : [player.ratingList, listsText.month(player.ratingMonth)].join(' ').trim(),
    player.federation,
    player.fideId,
  ];
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}

/** An event in words; `nameOf` gives the surname of any player who ever was in the file. */
function textOf(event: TournamentEvent, nameOf: NameOf): EventText {
  const write = WRITERS[event.kind] as Writer<TournamentEvent['payload']>;
  const [title, detail, round] = write(event.payload, nameOf);
  return { title, detail, round: round ?? null };
}

export const eventsText = {
  of: textOf,
  /** What merging two entries does to a field: it is filled, or one of two values goes. */
  change: changeText,
  stays: staysText,
  /** Title and detail of an entry, `''` for none, in one line. */
  line: (title: string, detail: string) => (detail === '' ? title : `${title}, ${detail}`),
  /** Commands that write many entries at once. */
  many: {
    importOfPlayers: (count: number) => `Import of ${players(count)}`,
    importOfResults: (count: number) =>
      `Import of ${format.count(count, { one: 'result', other: 'results' })}`,
    listTaken: (count: number) => `Rating list used for ${players(count)}`,
  },
};
