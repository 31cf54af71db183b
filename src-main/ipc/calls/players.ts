/** Players, their check-in and tables of them. */
import { z } from 'zod';
import {
  AUDIT_KINDS,
  PACES,
  SEXES,
  TITLES,
  type DeskMark,
  type PlayerId,
  type Presence,
} from '../../../src-engine/index.ts';
import type { TableReview } from '../contract/files.ts';
import { PAPER_SIZES } from '../contract/documents.ts';
import type { AuditDetail, AuditView } from '../contract/audit.ts';
import type { Candidate } from '../contract/lists.ts';
import type { PlayerCard, PlayersView } from '../contract/players.ts';
import { takes } from './call.ts';
import { confirmed, count, file, listOf, nothing, player, round, text } from './fields.ts';
import { tableDecision, tableReading } from './tables.ts';

const rating = z.number().int().min(0).max(4000);

const playerInput = z.strictObject({
  name: text,
  sex: z.enum(SEXES).nullable(),
  title: z.enum(TITLES).nullable(),
  /** FIDE's rating; the tournament rating follows from it and the national one by the rules. */
  rating,
  national: rating.exactOptional(),
  /** The tournament's own rating, where the rules say `OTHER`. */
  own: rating.exactOptional(),
  /** In an event of over 30 days: ratings of later lists. */
  later: listOf(z.strictObject({ fromRound: round, rating: rating.min(1) })).exactOptional(),
  estimate: rating,
  federation: text,
  fideId: text,
  birth: text,
  club: text,
  category: text,
  feePaid: z.boolean(),
  /** Not eligible for half-point byes; as before if absent. */
  noHalfBye: z.boolean().exactOptional(),
});
/** Fields of a player that the arbiter may set. Where the rating came from is never one of them. */
export type PlayerInput = Readonly<z.output<typeof playerInput>>;

const absenceKind = z.enum(['half', 'zero', 'full']);

const entry = z.strictObject({
  fromRound: round,
  byes: listOf(z.strictObject({ round, kind: absenceKind })),
});
/** First round and byes of a new player. */
export type Entry = Readonly<z.output<typeof entry>>;

/** A rating of a list, by the identity of the list and the kind. */
const chosenRating = z.strictObject({ list: text, pace: z.enum(PACES) });
export type ChosenRating = Readonly<z.output<typeof chosenRating>>;

/** What is said of a player who is taken from a list. */
const listEntry = z.strictObject({
  list: text,
  place: count,
  /** Marks them as present at the check-in of round 1; a late entry is. */
  here: z.boolean(),
  entry,
  feePaid: z.boolean(),
  /** The rating that counts for them, where it is not the first that the tournament asks for. */
  chosen: chosenRating.exactOptional(),
});
export type ListEntryInput = Readonly<z.output<typeof listEntry>>;

const auditEntry = z.strictObject({
  kind: z.enum(AUDIT_KINDS),
  player,
  /** The other entry of a likely double. */
  other: player.nullable(),
});
/** A row of the comparison with the rating list. */
export type AuditEntry = Readonly<z.output<typeof auditEntry>>;

const deskMark = z.union([
  z.strictObject({ kind: z.literal('here') }),
  z.strictObject({ kind: z.literal('not-here') }),
  z.strictObject({ kind: z.literal('from'), round }),
]) satisfies z.ZodType<DeskMark>;

export const queries = {
  'players.view': takes(nothing).answers<PlayersView>(),
  /** A player of a rating list, as they would be entered. */
  'players.candidate': takes(
    z.strictObject({ list: text, place: count, chosen: chosenRating.nullable() }),
  ).answers<Candidate>(),
  /** The entries beside the rating list that counts. */
  'players.audit': takes(nothing).answers<AuditView>(),
  'players.auditEntry': takes(auditEntry).answers<AuditDetail>(),
  'players.card': takes(z.strictObject({ player })).answers<PlayerCard>(),
};

export const commands = {
  /** Typed by hand. `entry` absent: from the first round that is not on the wall, without byes. */
  'players.add': takes(
    playerInput.extend({ entry: entry.exactOptional(), confirmed: confirmed.exactOptional() }),
  ).answers<{ player: PlayerId }>(),
  /** Takes a player from a rating list with what the list says of them. */
  'players.addFromList': takes(listEntry.extend({ confirmed })).answers<{ player: PlayerId }>(),
  /** Takes what the list says of players, after showing what that changes. */
  'players.takeList': takes(z.strictObject({ players: listOf(player), confirmed })).answers<{
    changed: number;
  }>(),
  /** Says which player of a list somebody is, and takes what it says of them. */
  'players.takeEntry': takes(z.strictObject({ player, list: text, place: count, confirmed })).answers<{
    changed: number;
  }>(),
  /** Keeps an entry as it is: a difference from the list, two people of nearly one name. */
  'players.settle': takes(auditEntry).answers<null>(),
  /** Ratings of another month stay, or the list of another month stays in use; asked again for other months. */
  'players.settleMonth': takes(z.strictObject({ about: z.enum(['changed', 'missing']) })).answers<null>(),
  /** The audit as a sheet, a PDF. */
  'players.saveAudit': takes(
    z.strictObject({ target: file, paper: z.enum(PAPER_SIZES), confirmed: confirmed.exactOptional() }),
  ).answers<{ readonly path: string }>(),
  /** Makes one player of two entries. */
  'players.merge': takes(z.strictObject({ kept: player, gone: player, confirmed })).answers<null>(),
  'players.change': takes(z.strictObject({ player, input: playerInput, confirmed })).answers<null>(),
  /** Exchanges the numbers of two players of equal rating, before round 4 is paired. */
  'players.exchangeNumbers': takes(z.strictObject({ player, other: player, confirmed })).answers<null>(),
  'players.remove': takes(z.strictObject({ player })).answers<null>(),
  /** A mark at the check-in desk of the round that is open for it; answers where the player is expected now. */
  'players.mark': takes(z.strictObject({ player, mark: deskMark, confirmed })).answers<Presence>(),
  'players.withdraw': takes(z.strictObject({ player, fromRound: round.nullable() })).answers<null>(),
  /** Withdraws a player for good, and leaves them out of the standings. */
  'players.expel': takes(z.strictObject({ player, fromRound: round, why: text, confirmed })).answers<null>(),
  'players.setBye': takes(
    z.strictObject({ player, round, kind: absenceKind.nullable(), confirmed }),
  ).answers<null>(),
  /** Reads a table of players for review. `reading` null: as the program, or the arbiter before, takes it. */
  'players.readTable': takes(
    z.strictObject({ file, reading: tableReading.nullable() }),
  ).answers<TableReview>(),
  'players.acceptTable': takes(tableDecision).answers<{ added: number; changed: number }>(),
};
