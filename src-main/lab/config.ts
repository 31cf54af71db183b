/** Configurations of the laboratory: JSON read with line numbers, checked, and made an experiment. */
import { findNodeAtLocation, parseTree, type JSONPath, type Node, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import {
  ACCELERATIONS,
  fail,
  fittedTo,
  isByMatching,
  isSwiss,
  LEAST_GAMES,
  MILVANG_SETS,
  ok,
  PAPER_TIE_BREAKS,
  parseTieBreak,
  ratedGamesOf,
  sampleOf,
  tenthsOfBeta,
  WEIGHTINGS,
  type Contestant,
  type Experiment,
  type FieldModel,
  type Outcome,
  type ResultModel,
  type SeedRange,
  type Strengths,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';

/** What is wrong with a configuration, and where. */
interface ConfigFailure {
  readonly code: 'config';
  /** 1-based. */
  readonly line: number;
  readonly sentence: string;
}

/** Reads the tournament in a file that a configuration names; null where there is none that can be read. */
type OpenFile = (path: string) => Tournament | null;

interface LabConfig {
  readonly experiment: Experiment;
  readonly seeds: SeedRange;
}

const points = z.number().min(0).max(4000);
const bounds = { low: points, high: points };
const contestant = z.strictObject({
  system: z.string(),
  beta: z.number().optional(),
  weights: z.enum(WEIGHTINGS).optional(),
  acceleration: z.enum(ACCELERATIONS).optional(),
});
const strengths = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('uniform'), ...bounds }),
  z.strictObject({ kind: z.literal('exponential'), ...bounds, mean: points }),
  z.strictObject({
    kind: z.literal('normal'),
    ...bounds,
    mean: points,
    deviation: z.number().positive().max(2000),
  }),
  z.strictObject({ kind: z.literal('sampled'), ...bounds, file: z.string() }),
  z.strictObject({ kind: z.literal('sampled-from'), ...bounds, ratings: z.array(points).min(1) }),
]);
const parameter = z.number().min(-2000).max(2000);
const results = z.union([
  z.enum([...MILVANG_SETS, 'oracle', 'coin']),
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('milvang'),
      white: parameter,
      whiteSlope: parameter,
      black: parameter,
      blackSlope: parameter,
      spread: z.number().min(50).max(4000),
    }),
    z.strictObject({ kind: z.literal('table'), draws: z.number().min(0).max(1) }),
    z.strictObject({ kind: z.literal('fitted'), files: z.array(z.string()).min(1) }),
  ]),
]);
const MOST_PLAYERS = 5000;
const seed = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const shape = z.strictObject({
  name: z.string().max(200).optional(),
  systems: z
    .array(z.union([z.string(), contestant]))
    .min(1)
    .max(30),
  players: z.int().min(2).max(MOST_PLAYERS).optional(),
  strengths: strengths.optional(),
  ratings: z
    .union([
      z.enum(['drawn', 'exact']),
      z.array(z.int().min(1).max(4000)).min(2).max(MOST_PLAYERS),
      z.strictObject({ file: z.string() }),
    ])
    .optional(),
  rounds: z.int().min(1).max(99),
  results: results.optional(),
  tieBreaks: z.array(z.string()).max(20).optional(),
  seeds: z.tuple([seed, seed]).optional(),
  everyRound: z.boolean().optional(),
  normalised: z.boolean().optional(),
});
type Shape = z.infer<typeof shape>;
type Path = readonly PropertyKey[];

const text = en.lab.config;

/** The paper's field where a configuration names none. */
const PAPER_STRENGTHS: Strengths = { kind: 'uniform', low: 1400, high: 2200 };
const PAPER_PLAYERS = 32;
const USUAL_SEEDS: SeedRange = [1, 1000];

/** Reads a configuration. Fails with the first thing that is wrong, by its line. */
export function readConfig(source: string, openFile: OpenFile): Outcome<LabConfig, ConfigFailure> {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const line = lineOf(source, errors[0]?.offset ?? 0);
    return fail({ code: 'config', line, sentence: text.noJson((error as Error).message) });
  }
  const refuse = (path: Path, sentence: string) =>
    fail({ code: 'config' as const, line: lineAt(source, root, path), sentence });
  const read = shape.safeParse(value);
  if (!read.success) {
    const { path, message } = deepest(read.error.issues);
    const isThere = root !== undefined && findNodeAtLocation(root, [...path] as JSONPath) !== undefined;
    return refuse(path, text.wrong(path.join('.'), isThere ? message : text.keyMissing));
  }
  try {
    return ok(configOf(read.data, openFile));
  } catch (error) {
    if (error instanceof Misfit) return refuse(error.path, error.message);
    throw error;
  }
}

/** What the shape allows and the laboratory cannot do. */
class Misfit extends Error {
  readonly path: Path;

  constructor(path: Path, sentence: string) {
    super(sentence);
    this.path = path;
  }
}

function configOf(config: Shape, openFile: OpenFile): LabConfig {
  const field = fieldOf(config, openFile);
  const players = field.kind === 'ratings' ? field.ratings.length : field.players;
  const most = players % 2 === 0 ? players - 1 : players;
  if (config.rounds > most) throw new Misfit(['rounds'], text.tooManyRounds(config.rounds, players, most));
  const seeds = config.seeds ?? USUAL_SEEDS;
  if (seeds[0] > seeds[1]) throw new Misfit(['seeds'], text.seedsTurned(seeds[0], seeds[1]));
  config.tieBreaks?.forEach((code, index) => {
    if (!parseTieBreak(code).ok) throw new Misfit(['tieBreaks', index], text.tieBreakUnknown(code));
  });
  return {
    experiment: {
      name: config.name ?? '',
      contestants: config.systems.map((system, index) => contestantOf(system, index, config.rounds)),
      field,
      rounds: config.rounds,
      results: resultsOf(config.results ?? 'milvang-2016', openFile),
      tieBreaks: config.tieBreaks ?? PAPER_TIE_BREAKS,
      everyRound: config.everyRound ?? false,
      normalised: config.normalised ?? false,
    },
    seeds,
  };
}

function contestantOf(told: Shape['systems'][number], index: number, rounds: number): Contestant {
  const path = ['systems', index];
  const { system, beta, weights, acceleration } = typeof told === 'string' ? { system: told } : { ...told };
  const at = (key: string): Path => (typeof told === 'string' ? path : [...path, key]);
  if (!isSwiss(system)) throw new Misfit(at('system'), text.systemUnknown(system));
  if (!isByMatching(system)) {
    if (beta !== undefined) throw new Misfit(at('beta'), text.matchingOnly('beta', system));
    if (weights !== undefined) throw new Misfit(at('weights'), text.matchingOnly('weights', system));
  }
  if (acceleration === 'baku-2017' && rounds < 9)
    throw new Misfit(at('acceleration'), text.bakuNeedsRounds(rounds));
  const tenths = beta === undefined ? null : tenthsOfBeta(String(beta));
  if (beta !== undefined && tenths === null) throw new Misfit(at('beta'), text.betaWrong);
  return { system, beta: tenths, weights: weights ?? 'exact', acceleration: acceleration ?? 'none' };
}

function fieldOf({ players, strengths: told, ratings }: Shape, openFile: OpenFile): FieldModel {
  if (typeof ratings === 'object') {
    const list = Array.isArray(ratings) ? ratings : ratingsIn(ratings.file, ['ratings', 'file'], openFile);
    if (told !== undefined) throw new Misfit(['strengths'], text.strengthsAndRatings);
    if (players !== undefined && players !== list.length)
      throw new Misfit(['players'], text.playersAndRatings(players, list.length));
    return { kind: 'ratings', ratings: list };
  }
  const model = told === undefined ? PAPER_STRENGTHS : strengthsOf(told, openFile);
  return {
    kind: 'strengths',
    players: players ?? PAPER_PLAYERS,
    strengths: model,
    ratings: ratings ?? 'drawn',
  };
}

function strengthsOf(told: NonNullable<Shape['strengths']>, openFile: OpenFile): Strengths {
  const { low, high } = told;
  if (low > high) throw new Misfit(['strengths', 'low'], text.boundsTurned(low, high));
  if ((told.kind === 'exponential' || told.kind === 'normal') && (told.mean < low || told.mean > high))
    throw new Misfit(['strengths', 'mean'], text.meanOutside(told.mean, low, high));
  if (told.kind === 'exponential' && (told.mean === low || told.mean === high))
    throw new Misfit(['strengths', 'mean'], text.meanOutside(told.mean, low, high));
  if (told.kind !== 'sampled' && told.kind !== 'sampled-from') return told;
  const ratings =
    told.kind === 'sampled' ? ratingsIn(told.file, ['strengths', 'file'], openFile) : told.ratings;
  const model: Strengths = { kind: 'sampled', low, high, ratings };
  if (sampleOf(model).length === 0) throw new Misfit(['strengths'], text.sampleEmpty(low, high));
  return model;
}

/** The ratings of the rated players of a file. */
function ratingsIn(file: string, path: Path, openFile: OpenFile): number[] {
  const ratings = (openFile(file)?.players ?? []).map(({ rating }) => rating).filter((rating) => rating > 0);
  if (ratings.length < 2) throw new Misfit(path, text.noRatings(file));
  return ratings;
}

function resultsOf(told: NonNullable<Shape['results']>, openFile: OpenFile): ResultModel {
  if (typeof told === 'string') return { kind: told };
  if (told.kind !== 'fitted') return told;
  const games = told.files.flatMap((file, index) => {
    const tournament = openFile(file);
    if (tournament === null) throw new Misfit(['results', 'files', index], text.noRatings(file));
    return ratedGamesOf(tournament);
  });
  const fitted = fittedTo(games);
  if (fitted === null) throw new Misfit(['results'], text.tooFewGames(games.length, LEAST_GAMES));
  return { kind: 'milvang', ...fitted };
}

interface Complaint {
  readonly path: Path;
  readonly message: string;
}

/** The first complaint; of the alternatives of a union the one that got furthest: it is about what was meant. */
function deepest(issues: readonly z.core.$ZodIssue[]): Complaint {
  const issue = issues[0]!;
  // Told of the object; the line is that of the key.
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, issue.keys[0]!], message: text.keyUnknown };
  if (issue.code !== 'invalid_union') return issue;
  const [first, ...others] = issue.errors.map(deepest);
  if (first === undefined) return issue;
  const best = others.reduce(
    (furthest, each) => (each.path.length > furthest.path.length ? each : furthest),
    first,
  );
  return { path: [...issue.path, ...best.path], message: best.message };
}

/** The line of a value, or of the object that should have it. */
function lineAt(source: string, root: Node | undefined, path: Path): number {
  if (root === undefined) return 1;
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as JSONPath);
    if (node !== undefined) return lineOf(source, node.offset);
  }
  return lineOf(source, root.offset);
}

/** The line, from 1, of a place in a text. */
function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
