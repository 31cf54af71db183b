/** `wallchart generate [options]`: random tournaments as TRF files. */
import { randomInt } from 'node:crypto';
import {
  ACCELERATIONS,
  COLOURS,
  DEFAULT_GENERATOR_OPTIONS,
  drawnOptions,
  fail,
  FIELDS_OF_XXS_CODE,
  generateTournament,
  ok,
  parseTieBreak,
  playsEveryRound,
  STANDARD_SCORING,
  writeTrf,
  type GeneratorOptions,
  type Outcome,
  type Points,
  type Scoring,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import {
  integerOption,
  parseArguments,
  textOfArgumentFailure,
  wordOption,
  type ArgumentFailure,
  type Arguments,
} from './arguments.ts';
import type { CliIo } from './io.ts';
import { betaOption } from './supplements.ts';
import { misplacedOption, textOfMisplacedOption, unwritten } from './tournament-file.ts';

const USAGE = en.usage.generate;

type GivenOptions = Partial<GeneratorOptions>;

const MOST_RATING = 4000;
/** Seeds that are drawn are short enough to be typed again. */
const MOST_DRAWN_SEED = 1_000_000_000;

const INTEGERS = {
  '--seed': ['seed', -(2 ** 31), 2 ** 31],
  '--players': ['players', 2, 9999],
  '--rounds': ['rounds', 1, 99],
  '--highest': ['highestRating', 0, 4000],
  '--lowest': ['lowestRating', 0, 4000],
  '--step': ['ratingStep', 0, 4000],
} as const satisfies Record<string, readonly [keyof GeneratorOptions, number, number]>;

const RATES = {
  '--draws': 'drawRate',
  '--forfeits': 'forfeitRate',
  '--double-forfeits': 'doubleForfeitRate',
  '--odd-results': 'oddResultRate',
  '--half-byes': 'halfByeRate',
  '--zero-byes': 'zeroByeRate',
  '--full-byes': 'fullByeRate',
  '--withdrawals': 'withdrawalRate',
  '--late-entries': 'lateEntryRate',
} as const satisfies Record<string, keyof GeneratorOptions>;

/** Rates that may differ from round to round. */
const BY_ROUND: ReadonlySet<string> = new Set([
  '--forfeits',
  '--odd-results',
  '--half-byes',
  '--zero-byes',
  '--full-byes',
]);

const OPTIONS = {
  ...mapValues(INTEGERS, 1),
  ...mapValues(RATES, 1),
  '--system': 1,
  '--maxi': 0,
  '--beta': 1,
  '--acceleration': 1,
  '--points': 1,
  '--ratings': 1,
  '--tie-breaks': 1,
  '--initial-colour': 1,
  '--format': 1,
  '--output': 1,
  '--count': 1,
  '--help': 0,
} as const;

function mapValues<K extends string>(table: Record<K, unknown>, value: 1): Record<K, 1> {
  return Object.fromEntries(Object.keys(table).map((key) => [key, value])) as Record<K, 1>;
}

/** Writes random tournaments. 0 all written, 1 a seed gave a round that cannot be paired, 2 bad input. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(`wallchart generate: ${sentence}\n`);
    return 2;
  };
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  const [superfluous] = parsed.value.positional;
  if (superfluous !== undefined) return refuse(en.singleCommands.generate.readsNoFile(superfluous));
  const options = generatorOptions(parsed.value);
  if (!options.ok) return refuse(textOfArgumentFailure(options.failure));
  const format = wordOption(parsed.value, '--format', ['trf26', 'trf16']);
  if (!format.ok) return refuse(textOfArgumentFailure(format.failure));
  const count = integerOption(parsed.value, '--count', 1, 1_000_000);
  if (!count.ok) return refuse(textOfArgumentFailure(count.failure));
  const { system = DEFAULT_GENERATOR_OPTIONS.system } = options.value;
  const misplaced = misplacedOption(system, options.value);
  if (misplaced !== null) return refuse(textOfMisplacedOption(misplaced, system));
  const output = parsed.value.options.get('--output')?.[0] ?? null;
  if (count.value !== null && output?.includes('%d') !== true) {
    return refuse(en.singleCommands.generate.countNeeds);
  }
  const names = (seed: number): string | null => output?.replace('%d', String(seed)) ?? null;
  return writeAll(options.value, count.value ?? 1, format.value ?? 'trf26', names, io);
}

/**
 * The tournaments of `count` seeds, the first of them drawn where none is given; a seed whose tournament has a round
 * without pairing is reported and passed over.
 */
function writeAll(
  given: GivenOptions,
  count: number,
  format: 'trf26' | 'trf16',
  nameOf: (seed: number) => string | null,
  io: CliIo,
): number {
  let code = 0;
  const first = given.seed ?? randomInt(1, MOST_DRAWN_SEED);
  for (let seed = first; seed < first + count; seed++) {
    const generated = generateTournament(drawnOptions({ ...given, seed }));
    if (!generated.ok) {
      io.stderr(
        `wallchart generate: ${en.singleCommands.generate.seedFailed(seed, en.generator.failure(generated.failure))}\n`,
      );
      if (generated.failure.code !== 'not-pairable') return 2;
      code = 1;
      continue;
    }
    const text = writeTrf(generated.value, format);
    const name = nameOf(seed);
    if (name === null) io.stdout(text);
    const problem = name === null ? null : unwritten(io, name, text);
    if (problem !== null) {
      io.stderr(`wallchart generate: ${problem}\n`);
      return 2;
    }
  }
  return code;
}

/** The options that were given; the others are drawn for each seed. */
function generatorOptions(parsed: Arguments): Outcome<GivenOptions, ArgumentFailure> {
  const changes: Partial<Record<keyof GeneratorOptions, unknown>> = {};
  for (const [option, [key, low, high]] of Object.entries(INTEGERS)) {
    const number = integerOption(parsed, option, low, high);
    if (!number.ok) return number;
    if (number.value !== null) changes[key] = number.value;
  }
  for (const [option, key] of Object.entries(RATES)) {
    const value = parsed.options.get(option)?.[0];
    if (value === undefined) continue;
    const words = BY_ROUND.has(option) ? value.split(',') : [value];
    const rates = words.map((word) => (/^\d*\.?\d+$/.test(word) ? Number(word) : NaN));
    const isTooLong = rates.length > ((changes.rounds as number | undefined) ?? Infinity);
    if (isTooLong || !rates.every((rate) => rate <= 1)) {
      const { rate, rateByRound } = en.generateCommand;
      const wanted = BY_ROUND.has(option) ? rateByRound : rate;
      return fail({ code: 'value-wrong', option, value, wanted });
    }
    changes[key] = rates.length === 1 ? rates[0] : rates;
  }
  const acceleration = wordOption(parsed, '--acceleration', ACCELERATIONS);
  if (!acceleration.ok) return acceleration;
  const colour = wordOption(parsed, '--initial-colour', COLOURS);
  if (!colour.ok) return colour;
  const beta = betaOption(parsed);
  if (!beta.ok) return beta;
  const scoring = scoringOption(parsed);
  if (!scoring.ok) return scoring;
  const ratings = ratingsOption(parsed);
  if (!ratings.ok) return ratings;
  const typed = ratings.value?.length ?? changes.players;
  if (changes.players !== undefined && typed !== changes.players) {
    const wanted = en.generateCommand.ratingsOfPlayers(changes.players as number);
    return fail({
      code: 'value-wrong',
      option: '--ratings',
      value: parsed.options.get('--ratings')![0]!,
      wanted,
    });
  }
  const tieBreaks = tieBreaksOption(parsed);
  if (!tieBreaks.ok) return tieBreaks;
  const system = parsed.options.get('--system')?.[0];
  if (system !== undefined && playsEveryRound(system) && (acceleration.value ?? 'none') !== 'none')
    return fail({
      code: 'value-wrong',
      option: '--acceleration',
      value: acceleration.value!,
      wanted: en.generateCommand.noAcceleration,
    });
  return ok({
    ...(changes as Partial<GeneratorOptions>),
    ...(ratings.value === null ? {} : { ratings: ratings.value, players: ratings.value.length }),
    ...(tieBreaks.value === null ? {} : { tieBreaks: tieBreaks.value }),
    ...(system === undefined ? {} : { system }),
    ...(parsed.options.has('--maxi') ? { maxiTournament: true } : {}),
    ...(beta.value === null ? {} : { maximumColourDifference: beta.value }),
    ...(acceleration.value === null ? {} : { acceleration: acceleration.value }),
    ...(colour.value === null ? {} : { initialColour: colour.value }),
    ...(scoring.value === null ? {} : { scoring: scoring.value }),
  });
}

function ratingsOption({ options }: Arguments): Outcome<readonly number[] | null, ArgumentFailure> {
  const value = options.get('--ratings')?.[0];
  if (value === undefined) return ok(null);
  const ratings = value.split(',').map((word) => (/^\d{1,4}$/.test(word.trim()) ? Number(word) : NaN));
  if (ratings.length >= 2 && ratings.every((rating) => rating <= MOST_RATING)) return ok(ratings);
  const wanted = en.generateCommand.ratings(MOST_RATING);
  return fail({ code: 'value-wrong', option: '--ratings', value, wanted });
}

function tieBreaksOption({ options }: Arguments): Outcome<readonly string[] | null, ArgumentFailure> {
  const value = options.get('--tie-breaks')?.[0];
  if (value === undefined) return ok(null);
  const codes = value.split(/[,;]/).map((code) => code.trim());
  const unknown = codes.find((code) => !parseTieBreak(code).ok);
  if (unknown === undefined) return ok(codes);
  const wanted = en.generateCommand.tieBreaks;
  return fail({ code: 'value-wrong', option: '--tie-breaks', value: unknown, wanted });
}

/** The codes of record XXS, and L beside its short forms W and D. */
const POINT_CODES: Readonly<Record<string, readonly (keyof Scoring)[]>> = {
  ...FIELDS_OF_XXS_CODE,
  L: ['whiteLoss', 'blackLoss'],
};

function scoringOption({ options }: Arguments): Outcome<Scoring | null, ArgumentFailure> {
  const value = options.get('--points')?.[0];
  if (value === undefined) return ok(null);
  const scoring: { -readonly [K in keyof Scoring]: Points } = { ...STANDARD_SCORING };
  for (const word of value.split(/[,\s]+/)) {
    const [, code, points] = /^([A-Z]+)=(\d{1,2}(?:\.\d)?)$/i.exec(word) ?? ['', '', ''];
    const keys = POINT_CODES[code.toUpperCase()];
    if (keys === undefined) {
      const wanted = en.singleCommands.generate.pointCodes(Object.keys(POINT_CODES));
      return fail({ code: 'value-wrong', option: '--points', value: word, wanted });
    }
    for (const key of keys) scoring[key] = Math.round(Number(points) * 10);
  }
  // A game without a known result counts as a draw unless the rules say otherwise.
  return ok({ ...scoring, unknown: scoring.whiteDraw });
}
