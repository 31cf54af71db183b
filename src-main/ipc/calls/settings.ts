/** What the tournament is and by which rules it is run. */
import { z } from 'zod';
import {
  ACCELERATIONS,
  APART_BY,
  COLOURS,
  ORDERS_OF_EQUALS,
  RATINGS_IN_TIE_BREAKS,
  PACES,
  RATING_METHODS,
  TIE_BREAK_TEXTS,
  type Rules,
  type TournamentInfo,
} from '../../../src-engine/index.ts';
import type { TournamentSettings } from '../contract/files.ts';
import type { TieBreaksView } from '../contract/standings.ts';
import { takes } from './call.ts';
import { confirmed, listOf, nothing, player, points, round, text } from './fields.ts';

const info = z.strictObject({
  name: text,
  city: text,
  federation: text,
  startDate: text,
  endDate: text,
  type: text,
  chiefArbiter: text,
  deputyArbiters: listOf(text),
  timeControl: text,
  encodedTimeControl: text,
  roundDates: listOf(text),
  pairingController: text,
}) satisfies z.ZodType<TournamentInfo>;

const scoring = z.strictObject({
  whiteWin: points,
  blackWin: points,
  whiteDraw: points,
  blackDraw: points,
  whiteLoss: points,
  blackLoss: points,
  forfeitWin: points,
  forfeitLoss: points,
  pairingAllocatedBye: points,
  fullBye: points,
  halfBye: points,
  zeroBye: points,
  unknown: points,
});

const span = { firstRound: round, lastRound: round, players: listOf(player) };

const table = z.number().int().min(1).max(9999);

const unrated = z.union([z.enum(['drop', 'leave-out']), z.number().int().min(1).max(4000)]);

const listSequence = listOf(z.strictObject({ list: text, pace: z.enum(PACES) }));

const rules = z.strictObject({
  system: text,
  rounds: round,
  initialColour: z.enum(COLOURS).nullable(),
  scoring,
  acceleration: z.enum(ACCELERATIONS),
  virtualPoints: listOf(z.strictObject({ points, ...span })),
  prohibitions: listOf(z.strictObject(span)),
  keptApart: listOf(
    z.strictObject({ ...span, by: z.enum(APART_BY), value: text, firm: z.boolean() }),
  ).exactOptional(),
  tieBreaks: listOf(text),
  tieBreakText: z.enum(TIE_BREAK_TEXTS),
  tournamentRating: z.strictObject({ method: z.enum(RATING_METHODS), federation: text }).exactOptional(),
  orderOfEquals: z.enum(ORDERS_OF_EQUALS).exactOptional(),
  longEvent: z.boolean().exactOptional(),
  ratingInTieBreaks: z.enum(RATINGS_IN_TIE_BREAKS).exactOptional(),
  ratingLists: z
    .strictObject({
      standard: listSequence.exactOptional(),
      rapid: listSequence.exactOptional(),
      blitz: listSequence.exactOptional(),
    })
    .exactOptional(),
  unratedInTieBreaks: unrated.exactOptional(),
  lotSeed: z.number().int(),
  correctionMinutes: z.number().int().min(0).max(10_000).exactOptional(),
  maxiTournament: z.boolean().exactOptional(),
  maximumColourDifference: z.number().int().positive().exactOptional(),
  numbersByLot: z.boolean().exactOptional(),
  tableOrder: listOf(player).exactOptional(),
  lastRoundsInOrder: z.boolean().exactOptional(),
  seating: z
    .strictObject({
      firstBoard: table,
      leftOut: listOf(table),
      fixed: listOf(z.strictObject({ player, board: table })),
    })
    .exactOptional(),
}) satisfies z.ZodType<Rules>;

export const queries = {
  'settings.view': takes(nothing).answers<TournamentSettings>(),
  /** What a list of tie-breaks, as it is typed, would do in this event. */
  'settings.tieBreaks': takes(
    z.strictObject({ codes: listOf(text), text: z.enum(TIE_BREAK_TEXTS), unrated }),
  ).answers<TieBreaksView>(),
};

export const commands = {
  /** For good: the tournament is no longer run by the rules of FIDE alone. */
  'settings.leaveFideMode': takes(z.strictObject({ confirmed })).answers<null>(),
  'settings.change': takes(z.strictObject({ info, rules, confirmed })).answers<null>(),
};
