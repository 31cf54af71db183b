/**
 * What may cross from a page into main: one schema for every channel. The compiler compares each schema with
 * the contract in both directions, so a channel without a schema, or one that says something else, does not build.
 */
import { z } from 'zod';
import {
  ACCELERATIONS,
  COLOURS,
  GAME_RESULTS,
  RATING_SOURCES,
  SEXES,
  TIE_BREAK_TEXTS,
  TITLES,
  TRF_PURPOSES,
} from '../../src-engine/index.ts';
import { isLanguage } from '../../src-engine/texts/index.ts';
import {
  CSV_DELIMITERS,
  DOCUMENT_KINDS,
  PACK_PAPERS,
  PRINT_STATES,
  EXPORT_FORMATS,
  LOG_WINDOW,
  MOST_HITS,
  PAPER_SIZES,
  POWER_SOURCES,
  RESULT_KEY_PRESETS,
  type CommandName,
  type Commands,
  type Queries,
  type QueryName,
} from './contract.ts';

/** Longest text of any field: far above every real name, far below what could hurt. */
const TEXT_LIMIT = 10_000;
/** Most entries of any list: a field of 10,000 players on 5,000 boards. */
const LIST_LIMIT = 20_000;
/** Most characters of a file that is dropped on the page: 2.8 MB, and with its envelope less than a host takes. */
const DROPPED_LIMIT = 3_800_000;

const text = z.string().max(TEXT_LIMIT);
const path = z
  .string()
  .min(1)
  .max(TEXT_LIMIT)
  .refine((value) => !value.includes('\0'), 'a path has no NUL');
const languageOr = (word: string) =>
  text.refine((value) => value === word || isLanguage(value), 'not a language of the program');
const count = z.number().int().min(0).max(1_000_000_000);
const round = z.number().int().min(1).max(999);
const points = z.number().int().min(-100_000).max(100_000);
const player = z.number().int().min(1).max(1_000_000);
const rating = z.number().int().min(0).max(4000);
const nothing = z.null();
const confirmed = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
const colour = z.enum(COLOURS);

function listOf<S extends z.ZodType>(item: S) {
  return z.array(item).max(LIST_LIMIT).readonly();
}

const documentRequest = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  round: round.nullable(),
  paper: z.enum(PAPER_SIZES),
  players: listOf(player).exactOptional(),
});

const playerInput = z.strictObject({
  name: text,
  sex: z.enum(SEXES).nullable(),
  title: z.enum(TITLES).nullable(),
  rating,
  ratingSource: z.enum(RATING_SOURCES),
  estimate: rating,
  federation: text,
  fideId: text,
  birth: text,
  club: text,
  category: text,
});

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
});

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

const unrated = z.union([z.enum(['drop', 'leave-out']), z.number().int().min(1).max(4000)]);

const rules = z.strictObject({
  system: text,
  rounds: round,
  initialColour: colour.nullable(),
  scoring,
  acceleration: z.enum(ACCELERATIONS),
  virtualPoints: listOf(z.strictObject({ points, ...span })),
  prohibitions: listOf(z.strictObject(span)),
  tieBreaks: listOf(text),
  tieBreakText: z.enum(TIE_BREAK_TEXTS),
  unratedInTieBreaks: unrated.exactOptional(),
  lotSeed: z.number().int(),
  correctionMinutes: z.number().int().min(0).max(10_000).exactOptional(),
  maxiTournament: z.boolean().exactOptional(),
  maximumColourDifference: z.number().int().positive().exactOptional(),
});

const tableReading = z.strictObject({
  sheet: text.nullable(),
  headingRow: count.nullable(),
  fields: listOf(text).nullable(),
  encoding: text.nullable(),
  delimiter: text.nullable(),
});

const tableDecision = z.strictObject({
  token: text,
  choices: listOf(z.strictObject({ row: count, option: count })),
  confirmed,
});

const absenceKind = z.enum(['half', 'zero', 'full']);
const entry = z.strictObject({
  fromRound: round,
  byes: listOf(z.strictObject({ round, kind: absenceKind })),
});
const deskMark = z.union([
  z.strictObject({ kind: z.literal('here') }),
  z.strictObject({ kind: z.literal('not-here') }),
  z.strictObject({ kind: z.literal('from'), round }),
]);
const logCategory = z.enum(['round', 'result', 'player', 'settings', 'system', 'undo', 'all', 'integrity']);

const queryArguments = {
  'app.state': nothing,
  'app.systems': nothing,
  'files.browse': z.strictObject({ folder: path.nullable() }),
  'settings.view': nothing,
  'settings.tieBreaks': z.strictObject({ codes: listOf(text), text: z.enum(TIE_BREAK_TEXTS), unrated }),
  'players.view': nothing,
  'players.card': z.strictObject({ player }),
  'round.view': z.strictObject({ round }),
  'round.why': z.strictObject({ round, board: count.nullable() }),
  'round.whyNot': z.strictObject({ round, a: player, b: player }),
  'standings.view': z.strictObject({ afterRound: count.nullable(), category: text }),
  'standings.working': z.strictObject({ player, code: text, afterRound: count }),
  'documents.list': z.strictObject({ round }),
  'documents.render': documentRequest,
  'documents.jobs': nothing,
  'documents.kept': z.strictObject({ job: text }),
  'lists.view': nothing,
  'lists.search': z.strictObject({
    list: text.nullable(),
    text,
    limit: z.number().int().min(1).max(MOST_HITS),
    tolerant: z.boolean(),
  }),
  'log.view': z.strictObject({
    text,
    category: logCategory,
    from: count,
    count: z.number().int().min(0).max(LOG_WINDOW),
    seq: count.nullable(),
  }),
  'log.outline': nothing,
  'log.moment': z.strictObject({ seq: count }),
  'log.restorePoints': nothing,
  'filing.problems': z.strictObject({ format: z.enum(EXPORT_FORMATS), purpose: z.enum(TRF_PURPOSES) }),
} satisfies { [N in QueryName]: z.ZodType<Queries[N]['args']> };

const commandArguments = {
  'app.setTheme': z.strictObject({ theme: z.enum(['system', 'light', 'dark', 'contrast']) }),
  'app.setResultKeys': z.strictObject({ preset: z.enum(RESULT_KEY_PRESETS) }),
  'app.setLanguages': z.strictObject({
    screens: languageOr('system'),
    documents: languageOr('interface'),
  }),
  'app.reportPower': z.strictObject({
    source: z.enum(POWER_SOURCES).nullable(),
    percent: z.number().min(0).max(100).nullable(),
  }),
  'files.stopReading': nothing,
  'files.choose': z.strictObject({
    purpose: z.enum([
      'open',
      'save-tournament',
      'save-export',
      'open-table',
      'open-list',
      'save-pdf',
      'choose-folder',
    ]),
    suggestion: text,
  }),
  'tournament.create': z.strictObject({
    name: text,
    city: text,
    federation: text,
    startDate: text,
    endDate: text,
    rounds: round,
    system: text,
    acceleration: z.enum(ACCELERATIONS),
    path,
  }),
  'tournament.open': z.strictObject({ path, confirmed: confirmed.exactOptional() }),
  'tournament.readAgain': z.strictObject({ token: text, encoding: text }),
  'tournament.acceptImport': z.strictObject({ token: text, path }),
  'tournament.cancelImport': z.strictObject({ token: text }),
  'report.check': z.strictObject({ path }),
  'report.checkDropped': z.strictObject({
    fileName: text.max(255),
    base64: z.base64().max(DROPPED_LIMIT),
  }),
  'report.certify': z.strictObject({
    token: text,
    paper: z.enum(PAPER_SIZES),
    path,
    confirmed: confirmed.exactOptional(),
  }),
  'tournament.close': nothing,
  'tournament.openDemo': nothing,
  'tournament.recover': z.strictObject({ path, target: path }),
  'tournament.workOnCopy': z.strictObject({ path, target: path }),
  'tournament.takeOver': z.strictObject({ target: path, confirmed }),
  'tournament.export': z.strictObject({
    format: z.enum(EXPORT_FORMATS),
    round: count.exactOptional(),
    delimiter: z.enum(CSV_DELIMITERS).exactOptional(),
    purpose: z.enum(TRF_PURPOSES).exactOptional(),
    path,
    confirmed: confirmed.exactOptional(),
  }),
  'settings.leaveFideMode': z.strictObject({ confirmed }),
  'settings.change': z.strictObject({ info, rules, confirmed }),
  'players.add': playerInput.extend({ entry: entry.exactOptional(), confirmed: confirmed.exactOptional() }),
  'players.change': z.strictObject({ player, input: playerInput, confirmed }),
  'players.remove': z.strictObject({ player }),
  'players.mark': z.strictObject({ player, mark: deskMark, confirmed }),
  'players.withdraw': z.strictObject({ player, fromRound: round.nullable() }),
  'players.setBye': z.strictObject({ player, round, kind: absenceKind.nullable(), confirmed }),
  'players.readTable': z.strictObject({ path, reading: tableReading.nullable() }),
  'players.acceptTable': tableDecision,
  'round.pair': z.strictObject({ round, confirmed }),
  'round.cancelPairing': nothing,
  'round.discard': z.strictObject({ round }),
  'round.arrange': z.strictObject({
    round,
    pairs: listOf(z.strictObject({ white: player, black: player })),
    bye: player.nullable(),
    confirmed,
  }),
  'round.check': z.strictObject({ round }),
  'round.readIssue': z.strictObject({ round, issue: text }),
  'round.publish': z.strictObject({ round, confirmed }),
  'round.unpublish': z.strictObject({ round, confirmed }),
  'results.enter': z.strictObject({
    round,
    board: z.number().int().min(1).max(LIST_LIMIT),
    white: player.exactOptional(),
    black: player.exactOptional(),
    result: z.enum(GAME_RESULTS),
    confirmed,
  }),
  'results.readTable': z.strictObject({ path, round, reading: tableReading.nullable() }),
  'results.acceptTable': tableDecision,
  'documents.save': documentRequest.extend({ path, confirmed: confirmed.exactOptional() }),
  'documents.print': documentRequest,
  'documents.printAgain': z.strictObject({ job: text, fromPage: z.number().int().min(1).max(100_000) }),
  'documents.settlePrint': z.strictObject({ job: text, state: z.enum(PRINT_STATES) }),
  'documents.cancel': nothing,
  'documents.setPacks': z.strictObject({ paper: z.enum(PACK_PAPERS) }),
  'log.undo': z.strictObject({ seq: count.nullable(), confirmed }),
  'log.redo': z.strictObject({ confirmed }),
  'log.goBack': z.strictObject({ seq: count, confirmed }),
  'log.lookAt': z.strictObject({ seq: count.nullable() }),
  'log.export': z.strictObject({ path, confirmed: confirmed.exactOptional() }),
  'lists.look': z.strictObject({ path }),
  'lists.import': z.strictObject({ path, name: text, month: text, confirmed }),
  'lists.cancel': nothing,
  'lists.remove': z.strictObject({ list: text, confirmed }),
  'mirror.add': z.strictObject({ folder: path }),
  'mirror.remove': z.strictObject({ id: text }),
} satisfies { [N in CommandName]: z.ZodType<Commands[N]['args']> };

/** `satisfies` above catches a schema that lets too much through; this one a schema that asks for too much. */
type Refusing<
  Names extends string,
  Args extends Record<Names, unknown>,
  Schemas extends Record<Names, unknown>,
> = {
  [N in Names]: [Args[N]] extends [z.output<Schemas[N]>] ? never : N;
}[Names];
type QueryArgs = { [N in QueryName]: Queries[N]['args'] };
type CommandArgs = { [N in CommandName]: Commands[N]['args'] };
type None<_Names extends never> = true;
/** Does not compile while a schema refuses something that the contract allows; the error names the channel. */
export type SchemasAgree = [
  None<Refusing<QueryName, QueryArgs, typeof queryArguments>>,
  None<Refusing<CommandName, CommandArgs, typeof commandArguments>>,
];

export const QUERY_ARGUMENTS: { readonly [N in QueryName]: z.ZodType<Queries[N]['args']> } = queryArguments;
export const COMMAND_ARGUMENTS: { readonly [N in CommandName]: z.ZodType<Commands[N]['args']> } =
  commandArguments;

/** The identity that a page made up for a command: a UUID, or as good as one. */
export const COMMAND_ID = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();

export const QUERY_NAMES = Object.keys(queryArguments) as QueryName[];
export const COMMAND_NAMES = Object.keys(commandArguments) as CommandName[];
