/** The log in words: for each kind of event a title and a detail. */
import type { EventPayloads, TournamentEvent } from '../model/events.ts';
import type { PlayerId } from '../model/player.ts';
import type { GameResult } from '../model/result.ts';
import { textOfResult } from './results.ts';

/** Name of a player as the log prints it: the surname. */
export type NameOf = (player: PlayerId) => string;

export interface EventText {
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

const BYE_WORDS = { half: 'half point', zero: 'no points', full: 'full point' } as const;

/** Surname of `Lastname, Firstname`. */
export function surnameOf(name: string): string {
  const comma = name.indexOf(',');
  return comma < 0 ? name : name.slice(0, comma);
}

function resultWord(result: GameResult): string {
  return result === 'open' ? 'open' : textOfResult(result);
}

type ResultPayload = EventPayloads['result-entered'];

function game({ board, white, black }: ResultPayload, nameOf: NameOf): string {
  return `board ${board}, ${nameOf(white)} – ${nameOf(black)}`;
}

function correction(payload: ResultPayload, nameOf: NameOf): string {
  return `${game(payload, nameOf)}, ${resultWord(payload.was)} is now ${resultWord(payload.result)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function playerChange({ name, before, after }: EventPayloads['player-changed']): [string, string] {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changes = fields.map((field) => `${field} ${shown(before[field])} is now ${shown(after[field])}`);
  return [`Player changed, ${surnameOf(name)}`, changes.join('; ')];
}

function shown(value: unknown): string {
  return value === null || value === '' || value === undefined ? '–' : `${value as string | number}`;
}

function bye({ name, round, bye: kind, was }: EventPayloads['bye-set']): [string, string, number] {
  const from = was === null ? '' : `, was ${BYE_WORDS[was]}`;
  return kind === null
    ? [`Bye taken back, ${surnameOf(name)}`, `round ${round}${from}`, round]
    : [`Bye, ${surnameOf(name)}`, `round ${round}, ${BYE_WORDS[kind]}${from}`, round];
}

const ARRIVALS = { here: 'Here', expected: 'Expected', later: 'Not here yet' } as const;

const WRITERS: { readonly [K in keyof EventPayloads]: Writer<EventPayloads[K]> } = {
  'tournament-created': ({ info, rules }) => [
    'Tournament created',
    `${info.name}, ${count(rules.rounds, 'round')}`,
  ],
  'tournament-imported': ({ tournament, format, fileName }) => [
    'Tournament imported',
    `${fileName}, ${format}, ${count(tournament.players.length, 'player')}, ${count(tournament.rounds.length, 'round')}`,
  ],
  'settings-changed': ({ changes }) => ['Settings changed', changes.join('; ')],
  'rules-changed-late': ({ changes }) => ['Rules changed after the start', changes.join('; ')],
  'fide-mode-left': ({ why }) => ['FIDE mode exited', why],
  'player-added': ({ player }) => [`Player added, ${surnameOf(player.name)}`, playerFacts(player)],
  'late-entry-added': ({ player }) => [
    `Late entry, ${surnameOf(player.name)}`,
    `${playerFacts(player)}, from round ${player.entryRound}`,
  ],
  'players-added': ({ players, fileName }) => [
    `${count(players.length, 'player')} added`,
    `from ${fileName}`,
  ],
  'player-changed': playerChange,
  'player-changed-late': playerChange,
  'player-removed': ({ name }) => [`Player removed, ${surnameOf(name)}`, name],
  'player-arrival': ({ name, arrival, entryRound }) => [
    `${ARRIVALS[arrival]}, ${surnameOf(name)}`,
    entryRound > 1 ? `from round ${entryRound}` : '',
  ],
  'player-withdrawn': ({ name, fromRound, was }) =>
    fromRound === null
      ? [`Back in play, ${surnameOf(name)}`, was === null ? '' : `was withdrawn from round ${was}`]
      : [`Withdrawn, ${surnameOf(name)}`, `from round ${fromRound}`],
  'bye-set': bye,
  'bye-set-beyond-rules': (payload) => {
    const [title, detail, round] = bye(payload);
    return [title, `${detail}; ${payload.why}`, round];
  },
  'numbers-assigned': ({ numbers, round }) => [
    'Pairing numbers assigned',
    count(numbers.length, 'number'),
    round,
  ],
  'colour-drawn': ({ colour, by }) => [
    'First colour drawn',
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
    `${count(pairs.length, 'board')}, ${system}, ${seconds.toFixed(2)} s`,
    round,
  ],
  'round-arranged': ({ round, changed }) => [
    `Round ${round} paired by hand`,
    `${count(changed, 'board')} not as the system pairs`,
    round,
  ],
  'round-checked': ({ round, text }) => [`Round ${round} checked`, text, round],
  'issue-read': ({ round, title }) => ['Issue read', title, round],
  'round-published': ({ round, version, boards }) => [
    `Round ${round} published`,
    `version ${version}, ${count(boards, 'board')}`,
    round,
  ],
  'round-unpublished': ({ round, version }) => [
    `Round ${round} taken from the wall`,
    `version ${version}`,
    round,
  ],
  'round-discarded': ({ round }) => [`Draft of round ${round} discarded`, '', round],
  'result-entered': (payload, nameOf) => [
    'Result',
    `${game(payload, nameOf)}, ${resultWord(payload.result)}`,
    payload.round,
  ],
  'result-cleared': (payload, nameOf) => [
    'Result taken out',
    `${game(payload, nameOf)}, was ${resultWord(payload.was)}`,
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
  'document-printed': ({ title, version, pages, round }) => [
    `Printed, ${title}`,
    `${version > 0 ? `version ${version}, ` : ''}${count(pages, 'page')}`,
    round,
  ],
  'session-recovered': ({ text }) => ['Laptop started again', text],
  'damage-recovered': ({ text }) => ['Recovered from a damaged file', text],
  'taken-over': ({ epoch, from }) => ['Second laptop took over', `takeover ${epoch}, from ${from}`],
  undone: ({ label }) => ['Undo', label],
  redone: ({ label }) => ['Redo', label],
  'went-back': ({ of, label }) => ['Went back', `to entry ${of}, ${label}`],
};

function playerFacts(player: EventPayloads['player-added']['player']): string {
  const facts = [
    player.title,
    player.rating > 0 ? player.rating : 'unrated',
    player.federation,
    player.fideId,
  ];
  return facts.filter((fact) => fact !== null && fact !== '').join(', ');
}

/** An event in words; `nameOf` gives the surname of any player who ever was in the file. */
export function textOfEvent(event: TournamentEvent, nameOf: NameOf): EventText {
  const write = WRITERS[event.kind] as Writer<TournamentEvent['payload']>;
  const [title, detail, round] = write(event.payload, nameOf);
  return { title, detail, round: round ?? null };
}

/** Words that the check list for tournament programs uses for events of the report; the others go by their title. */
const REPORT_WORDS: Partial<Record<TournamentEvent['kind'], string>> = {
  'round-arranged': 'MPA',
  'result-rated-only': 'Rating correction',
  'fide-mode-left': 'FIDE mode exited',
};

/** An event that touches pairing integrity as a comment of a TRF26: `### MPA @ Round 2: 3 boards …`. */
export function reportLineOf(event: TournamentEvent, round: number, nameOf: NameOf): string {
  const { title, detail } = textOfEvent(event, nameOf);
  const isFullBye = event.kind === 'bye-set-beyond-rules' && event.payload.bye === 'full';
  const word = isFullBye ? 'FPB' : (REPORT_WORDS[event.kind] ?? title);
  const line = `### ${word} @ Round ${round}: ${[word === title ? '' : title, detail, event.at, event.actor]
    .filter((part) => part !== '')
    .join(', ')}`;
  return line.replace(/[\r\n]+/g, ' ');
}
