/** What every command takes, written a second time from what the pages need and what could do harm. */
import {
  APART_BY,
  ORDERS_OF_EQUALS,
  PENALTIES,
  RATING_METHODS,
  REPAIR_KINDS,
  SEXES,
  TITLES,
} from '../../src-engine/index.ts';
import { EXPORT_FORMATS, FILE_PURPOSES } from '../../src-main/ipc/contract.ts';
import type { CommandName } from '../../src-main/ipc/contract.ts';
import { AUDIT_ENTRY, BYTES, CHOSEN, DAY, DOCUMENT, NEW_RULES, PAIRS, RUN, UNRATED } from './asked.ts';
import {
  CONFIRMED,
  COUNT,
  DECISION,
  FILE,
  NOTHING,
  PACE,
  PAPER,
  PLACE,
  PLAYER,
  POINTS,
  RATING,
  READING,
  RESULT,
  ROUND,
  TABLE,
  TEXT,
  YES_OR_NO,
} from './fields.ts';
import {
  listOf,
  nullable,
  object,
  oneOf,
  oneOfObjects,
  optional,
  type Shape,
  whole,
  words,
} from './shapes.ts';

/** A language of the program, or this word. */
const languageOr = (word: string): Shape => ({
  taken: [word, 'en', 'fr', 'de'],
  refused: ['', 'it', 'EN', 'constructor', word === 'none' ? 'system' : 'none', 7, null],
});
const PERCENT: Shape = { taken: [0, 100, 55.5, null], refused: [-0.5, 100.5, '50'] };
const PURPOSE = oneOf(...FILE_PURPOSES);
const FIELD_RATING = whole(1, 4000);
const FIELD = oneOfObjects(
  object({ kind: oneOf('typed'), players: whole(4, 2000), lowest: FIELD_RATING, highest: FIELD_RATING }),
  object({ kind: oneOf('tournament') }),
  object({ kind: oneOf('ratings'), ratings: listOf(FIELD_RATING, 4, 2000) }),
  object({ kind: oneOf('file'), name: TEXT, ratings: listOf(RATING, 4, 2000) }),
);
const RUNS = whole(1, 100_000);
const INPUT = {
  name: TEXT,
  sex: nullable(oneOf(...SEXES)),
  title: nullable(oneOf(...TITLES)),
  rating: RATING,
  national: optional(RATING),
  own: optional(RATING),
  later: optional(listOf(object({ fromRound: ROUND, rating: whole(1, 4000) }))),
  estimate: RATING,
  federation: TEXT,
  fideId: TEXT,
  birth: TEXT,
  club: TEXT,
  category: TEXT,
  feePaid: YES_OR_NO,
  noHalfBye: optional(YES_OR_NO),
};
const BYE = oneOf('half', 'zero', 'full');
const ENTRY = object({ fromRound: ROUND, byes: listOf(object({ round: ROUND, kind: BYE })) });
const MARK = oneOfObjects(
  object({ kind: oneOf('here') }),
  object({ kind: oneOf('not-here') }),
  object({ kind: oneOf('from'), round: ROUND }),
);
const INFO = object({
  name: TEXT,
  city: TEXT,
  federation: TEXT,
  startDate: TEXT,
  endDate: TEXT,
  type: TEXT,
  chiefArbiter: TEXT,
  deputyArbiters: listOf(TEXT),
  timeControl: TEXT,
  encodedTimeControl: TEXT,
  roundDates: listOf(TEXT),
  pairingController: TEXT,
});
const SCORING = object({
  whiteWin: POINTS,
  blackWin: POINTS,
  whiteDraw: POINTS,
  blackDraw: POINTS,
  whiteLoss: POINTS,
  blackLoss: POINTS,
  forfeitWin: POINTS,
  forfeitLoss: POINTS,
  pairingAllocatedBye: POINTS,
  fullBye: POINTS,
  halfBye: POINTS,
  zeroBye: POINTS,
  unknown: POINTS,
});
const SPAN = { firstRound: ROUND, lastRound: ROUND, players: listOf(PLAYER) };
const SEAT = whole(1, 9999);
const LISTS = optional(listOf(object({ list: TEXT, pace: PACE })));
const RULES = object({
  system: TEXT,
  rounds: ROUND,
  initialColour: nullable(oneOf('white', 'black')),
  scoring: SCORING,
  acceleration: oneOf('none', 'baku-2026', 'baku-2017'),
  virtualPoints: listOf(object({ points: POINTS, ...SPAN })),
  prohibitions: listOf(object(SPAN)),
  keptApart: optional(listOf(object({ ...SPAN, by: oneOf(...APART_BY), value: TEXT, firm: YES_OR_NO }))),
  tieBreaks: listOf(TEXT),
  tieBreakText: oneOf('2024', '2026'),
  tournamentRating: optional(object({ method: oneOf(...RATING_METHODS), federation: TEXT })),
  orderOfEquals: optional(oneOf(...ORDERS_OF_EQUALS)),
  longEvent: optional(YES_OR_NO),
  ratingInTieBreaks: optional(oneOf('first', 'of-the-round')),
  ratingLists: optional(object({ standard: LISTS, rapid: LISTS, blitz: LISTS })),
  unratedInTieBreaks: optional(UNRATED),
  lotSeed: { taken: [0, -7, Number.MAX_SAFE_INTEGER], refused: [0.5, '1', null] },
  correctionMinutes: optional(whole(0, 10_000)),
  maxiTournament: optional(YES_OR_NO),
  maximumColourDifference: optional({ taken: [1, 99], refused: [0, 1.5, '1', null] }),
  numbersByLot: optional(YES_OR_NO),
  tableOrder: optional(listOf(PLAYER)),
  lastRoundsInOrder: optional(YES_OR_NO),
  seating: optional(
    object({
      firstBoard: SEAT,
      leftOut: listOf(SEAT),
      fixed: listOf(object({ player: PLAYER, board: SEAT })),
    }),
  ),
});
/** A time of day in the hall. */
const MOMENT: Shape = {
  taken: ['2026-11-15T00:00', '2026-11-15T19:07', '2026-11-15T23:59'],
  refused: [
    ...['2026-11-15T24:00', '2026-11-15T12:60', '2026-11-15T30:00', '12:00', '2026-11-15T12:00:00'],
    ...['12026-11-15T12:00', '2026-11-15T12:0', '2026-11-5T12:00', '2026-1-15T12:00', '2026-11-15 12:00'],
    ...['2026-11-15T2:00', '2026-11-15T12:00 ', '', 7, null],
  ],
};
/** The start of a round; nothing takes it back. */
const START: Shape = {
  taken: ['', '2026-11-15T14:00', '2026-03-29T09:58'],
  refused: [
    ...['14:00', '2026-11-15T14:00:00', '2026-11-15 14:00', '02026-11-15T14:00', '2026-11-15T14:0'],
    ...['2026-1-15T14:00', '2026-11-5T14:00', '2026-11-15T4:00', '2026-11-15T14:0x', '2026-11-15Tx4:00'],
    ...[' ', 7, null],
  ],
};
const VALUE: Shape = {
  taken: [0, -1_000_000_000, 1_000_000_000],
  refused: [-1_000_000_001, 1_000_000_001, 0.5, null],
};
const BOARD = { round: ROUND, board: TABLE };
const PLAYERS_OF_BOARD = { white: optional(PLAYER), black: optional(PLAYER) };

export const TOLD: Readonly<Record<CommandName, Shape>> = {
  'app.setTheme': object({ theme: oneOf('system', 'light', 'dark', 'contrast') }),
  'app.setRows': object({ rows: oneOf('compact', 'standard', 'roomy') }),
  'app.setResultKeys': object({ preset: oneOf('wallchart', 'vega', 'sharly', 'openpairings') }),
  'app.setLanguages': object({
    screens: languageOr('system'),
    documents: languageOr('interface'),
    second: languageOr('none'),
  }),
  'app.restoreDefaults': object({ confirmed: CONFIRMED }),
  'app.reportPower': object({ source: nullable(oneOf('mains', 'battery')), percent: PERCENT }),
  'files.choose': object({ purpose: PURPOSE, suggestion: TEXT }),
  'files.pick': object({ purpose: PURPOSE, folder: FILE, name: TEXT }),
  'mirror.add': object({ folder: FILE }),
  'mirror.remove': object({ id: TEXT }),
  'files.stopReading': NOTHING,
  'files.paste': object({ rows: words(3_800_000, 1) }),
  'tournament.create': object({
    ...{ name: TEXT, city: TEXT, federation: TEXT, endDate: DAY, rounds: ROUND },
    ...{ fideMode: optional(YES_OR_NO), ...NEW_RULES, target: FILE },
  }),
  'tournament.open': object({ file: FILE, confirmed: optional(CONFIRMED) }),
  'tournament.readAgain': object({ token: TEXT, encoding: TEXT }),
  'tournament.acceptImport': object({ token: TEXT, ...PLACE }),
  'tournament.cancelImport': object({ token: TEXT }),
  'tournament.close': NOTHING,
  'tournament.openDemo': NOTHING,
  'tournament.recover': object({ file: FILE, target: FILE }),
  'tournament.workOnCopy': object({ source: nullable(FILE), target: FILE }),
  'tournament.saveWithoutPersonalData': object(PLACE),
  'tournament.takeOver': object({ target: FILE, confirmed: CONFIRMED }),
  'tournament.export': object({
    format: oneOf(...EXPORT_FORMATS),
    purpose: optional(oneOf('exchange', 'report')),
    round: optional(COUNT),
    delimiter: optional(oneOf(',', ';', '\t')),
    ...PLACE,
  }),
  'report.check': object({ file: FILE }),
  'report.checkDropped': object({ fileName: words(255), base64: BYTES }),
  'report.certify': object({ token: TEXT, paper: PAPER, ...PLACE }),
  'settings.leaveFideMode': object({ confirmed: CONFIRMED }),
  'settings.change': object({ info: INFO, rules: RULES, confirmed: CONFIRMED }),
  'players.add': object({ ...INPUT, entry: optional(ENTRY), confirmed: optional(CONFIRMED) }),
  'players.addFromList': object({
    ...{ list: TEXT, place: COUNT, here: YES_OR_NO, entry: ENTRY, feePaid: YES_OR_NO },
    ...{ chosen: optional(CHOSEN), confirmed: CONFIRMED },
  }),
  'players.takeList': object({ players: listOf(PLAYER), confirmed: CONFIRMED }),
  'players.takeEntry': object({ player: PLAYER, list: TEXT, place: COUNT, confirmed: CONFIRMED }),
  'players.settle': AUDIT_ENTRY,
  'players.settleMonth': object({ about: oneOf('changed', 'missing') }),
  'players.saveAudit': object({ paper: PAPER, ...PLACE }),
  'players.merge': object({ kept: PLAYER, gone: PLAYER, confirmed: CONFIRMED }),
  'players.change': object({ player: PLAYER, input: object(INPUT), confirmed: CONFIRMED }),
  'players.exchangeNumbers': object({ player: PLAYER, other: PLAYER, confirmed: CONFIRMED }),
  'players.remove': object({ player: PLAYER }),
  'players.mark': object({ player: PLAYER, mark: MARK, confirmed: CONFIRMED }),
  'players.withdraw': object({ player: PLAYER, fromRound: nullable(ROUND) }),
  'players.expel': object({ player: PLAYER, fromRound: ROUND, why: TEXT, confirmed: CONFIRMED }),
  'players.setBye': object({ player: PLAYER, round: ROUND, kind: nullable(BYE), confirmed: CONFIRMED }),
  'players.readTable': object({ file: FILE, reading: READING }),
  'players.acceptTable': DECISION,
  'round.repair': object({
    ...{ token: TEXT, plan: oneOf(...REPAIR_KINDS), agreed: listOf(PLAYER), confirmed: CONFIRMED },
  }),
  'round.pair': object({ round: ROUND, confirmed: CONFIRMED }),
  'round.cancelPairing': NOTHING,
  'round.cancelPreview': NOTHING,
  'round.discard': object({ round: ROUND }),
  'round.arrange': object({ round: ROUND, pairs: PAIRS, bye: nullable(PLAYER), confirmed: CONFIRMED }),
  'round.check': object({ round: ROUND }),
  'round.readIssue': object({ round: ROUND, issue: TEXT }),
  'round.publish': object({ round: ROUND, confirmed: CONFIRMED }),
  'round.drawStartPosition': object({ round: ROUND, confirmed: CONFIRMED }),
  'round.unpublish': object({ round: ROUND, confirmed: CONFIRMED }),
  'results.enter': object({
    ...{ ...BOARD, ...PLAYERS_OF_BOARD, result: RESULT, was: optional(RESULT), why: optional(TEXT) },
    confirmed: CONFIRMED,
  }),
  'results.readTable': object({ file: FILE, round: ROUND, reading: READING }),
  'results.acceptTable': DECISION,
  'results.verify': object({ ...BOARD, ...PLAYERS_OF_BOARD, result: RESULT, confirmed: CONFIRMED }),
  'results.settle': object({
    ...{ ...BOARD, white: PLAYER, black: PLAYER, first: nullable(RESULT), second: nullable(RESULT) },
    ...{ kept: oneOf('first', 'second', 'no-slip'), confirmed: CONFIRMED },
  }),
  'results.requireSecond': object({ required: YES_OR_NO }),
  'standings.drawLots': object({ afterRound: ROUND, player: PLAYER, confirmed: CONFIRMED }),
  'standings.rankByHand': object({
    ...{ afterRound: ROUND, order: listOf(PLAYER), why: TEXT, confirmed: CONFIRMED },
  }),
  'standings.setOutside': object({ code: TEXT, values: listOf(object({ player: PLAYER, value: VALUE })) }),
  'documents.save': object({ ...DOCUMENT, ...PLACE }),
  'documents.print': object(DOCUMENT),
  'documents.printAgain': object({ job: TEXT, fromPage: whole(1, 100_000) }),
  'documents.settlePrint': object({
    ...{ job: TEXT, state: oneOf('sent', 'printed', 'dropped', 'taken-down') },
  }),
  'documents.savePages': object({ folder: FILE }),
  'documents.setRun': object({ run: RUN }),
  'documents.cancel': NOTHING,
  'documents.setPacks': object({ paper: oneOf('off', 'A4', 'A3', 'LETTER') }),
  'hall.open': NOTHING,
  'hall.close': NOTHING,
  'hall.move': NOTHING,
  'hall.show': object({ view: oneOf('boards', 'names', 'standings', 'open', 'countdown', 'blank') }),
  'hall.arrange': object({
    distance: optional(oneOf('near', 'far')),
    theme: optional(oneOf('dark', 'light')),
    seconds: optional(oneOf(8, 12, 20, 0)),
    byItself: optional(object({ on: YES_OR_NO, names: YES_OR_NO, open: YES_OR_NO, standings: YES_OR_NO })),
  }),
  'hall.turn': object({ page: COUNT, held: YES_OR_NO }),
  'hall.say': object({ text: words(200), band: YES_OR_NO }),
  'hall.announceStart': object({ round: ROUND, at: START }),
  'hall.earlierStarts': object({ use: YES_OR_NO }),
  'incidents.note': object({
    incident: object({
      ...{
        round: nullable(ROUND),
        board: nullable(TABLE),
        players: listOf(PLAYER, 0, 2),
        article: words(20),
      },
      ...{ penalty: oneOf(...PENALTIES), decision: words(2000), text: words(2000), happenedAt: MOMENT },
      reported: YES_OR_NO,
    }),
    result: nullable(RESULT),
    confirmed: CONFIRMED,
  }),
  'desk.operator': object({ name: words(40) }),
  'lists.look': object({ file: FILE }),
  'lists.import': object({
    ...{ file: FILE, name: TEXT, month: TEXT, confirmed: CONFIRMED },
    table: optional(object({ fields: listOf(TEXT), federation: TEXT })),
  }),
  'lists.drop': object({ file: FILE }),
  'lists.fetch': NOTHING,
  'lists.setAddress': object({ address: TEXT }),
  'lists.setFresh': object({ on: YES_OR_NO }),
  'lists.setComparing': object({ byItself: YES_OR_NO }),
  'lists.cancel': NOTHING,
  'lists.remove': object({ list: TEXT, confirmed: CONFIRMED }),
  'lab.readField': object({ file: FILE }),
  'lab.start': object({
    ...{ field: FIELD, systems: listOf(TEXT, 1, 9), rounds: whole(1, 30), runs: RUNS },
  }),
  'lab.stop': NOTHING,
  'lab.save': object({ paper: PAPER, ...PLACE }),
  'lab.playRest': object({ runs: RUNS }),
  'lab.stopRest': NOTHING,
  'log.undo': object({ seq: nullable(COUNT), confirmed: CONFIRMED }),
  'log.redo': object({ confirmed: CONFIRMED }),
  'log.goBack': object({ seq: COUNT, confirmed: CONFIRMED }),
  'log.lookAt': object({ seq: nullable(COUNT) }),
  'log.export': object(PLACE),
};
