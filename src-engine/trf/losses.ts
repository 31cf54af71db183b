/** What is lost when a tournament is written in a format. */
import { prohibitionsOf } from '../model/kept-apart.ts';
import { blankPlayer, RATING_SOURCE_FIELDS, type Player, type PlayerId } from '../model/player.ts';
import type { Rules } from '../model/rules.ts';
import { officialRatingOf } from '../model/tournament-rating.ts';
import type { Tournament, TournamentInfo } from '../model/tournament.ts';
import { futureAbsences } from './byes.ts';
import type { TrfFormat } from './deviation.ts';
import { readTrf } from './read.ts';
import { writeTrf } from './write.ts';

/** A field of the model that comes back from the written report with another value. */
export interface TrfLoss {
  /** Name of the field, of the player, the rules, the heading or the round. */
  readonly field: LossField;
  /** Players concerned; empty for a field of the tournament. */
  readonly players: readonly PlayerId[];
  /** Rounds concerned (1-based); empty for any other field. */
  readonly rounds: readonly number[];
}

/** Fields of the heading, the rules and the players that a report can lose, and what it loses of rounds and teams. */
export type LossField =
  | Exclude<keyof TournamentInfo | keyof Rules | keyof Player, (typeof OWN_FIELDS)[number] | 'id'>
  | 'players'
  | 'games'
  | 'byes'
  | 'results for rating'
  | 'teams'
  | 'records of other formats';

/** What concerns only the conduct of the event in this program and no other. */
const OWN_FIELDS = [
  ...RATING_SOURCE_FIELDS,
  'feePaid',
  'noHalfBye',
  'arrival',
  'recordedRank',
  'entryRound',
  'stage',
  'version',
  'publishedAt',
  'handMade',
  'lotSeed',
  'tableOrder',
  'keptApart',
  'seating',
  'boardNumbers',
] as const;

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Plain data with the same content, whatever the order of its fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => isSame(a[field], b[field]));
}

/** Each has its words in every language but those that are the program's own. */
type ComparedField = LossField | (typeof OWN_FIELDS)[number];

function differing(a: Fields, b: Fields): ComparedField[] {
  return Object.keys(a).filter((field) => !isSame(a[field], b[field])) as ComparedField[];
}

function isOwn(field: ComparedField): field is (typeof OWN_FIELDS)[number] {
  return (OWN_FIELDS as readonly string[]).includes(field);
}

class Losses {
  private readonly found = new Map<string, { field: LossField; players: PlayerId[]; rounds: number[] }>();

  add(field: ComparedField, player: PlayerId | null, round: number | null): void {
    if (isOwn(field)) return;
    const loss = this.found.get(field) ?? { field, players: [], rounds: [] };
    if (player !== null) loss.players.push(player);
    if (round !== null) loss.rounds.push(round);
    this.found.set(field, loss);
  }

  list(): TrfLoss[] {
    return [...this.found.values()];
  }
}

/**
 * The fields that `writeTrf` in this format does not carry: those that differ after writing and reading again.
 * Fields that only serve the conduct of the event here (presence, publication) are left out, as are the order of
 * boards and ranks. Players need numbers. Cost: a writing and a reading.
 */
export function lossesOf(tournament: Tournament, format: TrfFormat): TrfLoss[] {
  const { file: _layout, ...plain } = tournament;
  const again = readTrf(writeTrf(plain, format));
  const losses = new Losses();
  if (!again.ok) return [{ field: 'players', players: tournament.players.map(({ id }) => id), rounds: [] }];
  const other = again.value.tournament;
  for (const field of differing({ ...plain.info }, { ...other.info })) losses.add(field, null, null);
  for (const field of differing(rulesByNumber(plain), rulesByNumber(other))) losses.add(field, null, null);
  // Identities are given anew, in the order of the numbers.
  const byNumber = new Map(other.players.map((player) => [player.tpn, player]));
  for (const player of plain.players) {
    const same = byNumber.get(player.tpn) ?? blankPlayer(player.id, '');
    // Absences of rounds that were paired are told by these; a withdrawal is told as absences.
    const told = {
      ...player,
      absences: futureAbsences(tournament, player),
      official: officialRatingOf(player),
      womensTitle: player.womensTitle ?? undefined,
    };
    for (const field of differing(told, { ...same, id: player.id, official: officialRatingOf(same) })) {
      losses.add(field, player.id, null);
    }
  }
  addRoundLosses(plain, other, losses);
  if (!isSame(teamsByNumber(plain), teamsByNumber(other))) losses.add('teams', null, null);
  if (plain.keptRecords.length !== other.keptRecords.length)
    losses.add('records of other formats', null, null);
  return losses.list();
}

type Plain = Omit<Tournament, 'file'>;

const numbersOf = ({ players }: Plain): ReadonlyMap<PlayerId, number> =>
  new Map(players.map(({ id, tpn }) => [id, tpn]));

const numbered = (ids: readonly PlayerId[], numbers: ReadonlyMap<PlayerId, number>) =>
  ids.map((id) => numbers.get(id));

/**
 * Rules with numbers for identities. Groups that are kept apart are written as the players that they have, virtual points
 * in spans of players or of rounds, as the format has them.
 */
function rulesByNumber(tournament: Plain): Fields {
  const numbers = numbersOf(tournament);
  const { rules } = tournament;
  const virtual = new Map<string, number>();
  for (const { players, firstRound, lastRound, points } of rules.virtualPoints)
    for (const number of numbered(players, numbers))
      for (let round = firstRound; round <= Math.min(lastRound, rules.rounds); round++) {
        const key = `${number} ${round}`;
        virtual.set(key, (virtual.get(key) ?? 0) + points);
      }
  return {
    ...rules,
    prohibitions: prohibitionsOf(tournament).map((each) => ({
      ...each,
      players: numbered(each.players, numbers),
    })),
    virtualPoints: Object.fromEntries(virtual),
  };
}

function teamsByNumber(tournament: Plain): Fields[] {
  const numbers = numbersOf(tournament);
  return tournament.teams.map(({ name, players }) => ({ name, players: numbered(players, numbers) }));
}

function addRoundLosses(before: Plain, after: Tournament, losses: Losses): void {
  const [numbers, others] = [numbersOf(before), numbersOf(after)];
  before.rounds.forEach((round, index) => {
    const same = after.rounds[index];
    const games = (boards: typeof round.boards, known: ReadonlyMap<PlayerId, number>) =>
      boards.map((board) => `${known.get(board.white)}-${known.get(board.black)} ${board.result}`).sort();
    const byes = (unpaired: typeof round.unpaired, known: ReadonlyMap<PlayerId, number>) =>
      unpaired.map(({ player, kind }) => `${known.get(player)} ${kind}`).sort();
    if (!isSame(games(round.boards, numbers), games(same?.boards ?? [], others))) {
      losses.add('games', null, index + 1);
    }
    if (!isSame(byes(round.unpaired, numbers), byes(same?.unpaired ?? [], others))) {
      losses.add('byes', null, index + 1);
    }
    if (round.boards.some(({ ratedAs }) => ratedAs !== null))
      losses.add('results for rating', null, index + 1);
  });
}
