import {
  bakuOf,
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  randomOf,
  STANDARD_SCORING,
  writeTrf,
  type GeneratorOptions,
  type Points,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { ENGINE_EXIT, type EngineCall } from './engine-call.ts';
import { openInput } from './engine-input.ts';
import { unwritten } from './tournament-file.ts';
import type { CliIo } from './io.ts';

/** Keys of a generator's configuration file, as JaVaFo and bbpPairings have them. Rates are "one in N". */
const KEYS = [
  'PlayersNumber',
  'RoundsNumber',
  'DrawPercentage',
  'ForfeitRate',
  'RetiredRate',
  'HalfPointByeRate',
  'HighestRating',
  'LowestRating',
  'PointsForWin',
  'PointsForDraw',
  'PointsForLoss',
  'PointsForZPB',
  'PointsForForfeitLoss',
  'PointsForPAB',
] as const;
type Key = (typeof KEYS)[number];
type Configuration = Partial<Record<Key, number>>;

/** `[MODEL] -g [CONFIG|SEED] -o OUT [-s SEED]`: writes a random tournament as TRF16 with the engines' records. */
export function engineGenerate(call: EngineCall, io: CliIo): number {
  const refuse = (exit: number, sentence: string): number => {
    io.stderr(`${sentence}\n`);
    return exit;
  };
  // JaVaFo takes a bare number after -g for a seed.
  const seedText = call.seed ?? (/^-?\d+$/.test(call.config ?? '') ? call.config : null);
  if (seedText !== null && !/^-?\d+$/.test(seedText)) {
    return refuse(ENGINE_EXIT.badRequest, en.cli.engine.seedWrong(seedText));
  }
  const seed = seedOf(seedText);
  let configuration: Configuration = {};
  if (call.config !== null && call.config !== seedText) {
    const read = readConfiguration(call.config, io);
    if (typeof read === 'string') return refuse(ENGINE_EXIT.badRequest, `${call.config}: ${read}`);
    if (read === null) return refuse(ENGINE_EXIT.fileError, en.cli.file.notRead(call.config));
    configuration = read;
  }
  let model: Tournament | null = null;
  if (call.input !== null) {
    const opened = openInput(call, io);
    if (!opened.ok) return refuse(opened.failure.exit, opened.failure.sentence);
    model = opened.value;
  }
  const system = call.family === 'burstein' ? 'burstein-2026' : 'dutch-2026';
  const options = optionsOf(configuration, seed, model, model?.rules.system ?? system, call.baku);
  const generated = generateTournament(options, model?.players);
  if (!generated.ok) {
    const exit = generated.failure.code === 'not-pairable' ? ENGINE_EXIT.noPairing : ENGINE_EXIT.badRequest;
    return refuse(exit, en.generator.failure(generated.failure));
  }
  if (unwritten(io, call.output!, writeTrf(generated.value, 'trf16', { lineEnd: '\n' })) === null)
    return ENGINE_EXIT.done;
  return refuse(ENGINE_EXIT.fileError, en.cli.engine.outputFailed(call.output!));
}

/** A seed of any length becomes one of 32 bits; without a seed every call gives another tournament. */
export function seedOf(text: string | null): number {
  if (text === null) return Math.floor(Math.random() * 2 ** 31);
  return Number(BigInt.asIntN(32, BigInt(text)));
}

/** The configuration, a sentence that says what is wrong with it, or null where the file cannot be read. */
export function readConfiguration(path: string, io: Pick<CliIo, 'readFile'>): Configuration | string | null {
  let text: string;
  try {
    text = new TextDecoder().decode(io.readFile(path));
  } catch {
    return null;
  }
  const configuration: Configuration = {};
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const words = line.replace(/#.*/, '').trim();
    if (words === '') continue;
    const [, name = '', value = ''] = /^(\w+)\s*=\s*(-?\d*\.?\d+)$/.exec(words) ?? [];
    const key = KEYS.find(
      (each) => each === name || (name === 'HalfPointByteRate' && each === 'HalfPointByeRate'),
    );
    if (key === undefined) return en.cli.engine.configWrong(index + 1, words);
    configuration[key] = Number(value);
  }
  return configuration;
}

/** What is generated: what the configuration and the model say, and the rest drawn by the seed. */
export function optionsOf(
  configuration: Configuration,
  seed: number,
  model: Tournament | null,
  system: string,
  baku: boolean,
): GeneratorOptions {
  const random = randomOf(seed);
  const given = (key: Key, otherwise: () => number): number => configuration[key] ?? otherwise();
  const rounds = given('RoundsNumber', () => model?.rules.rounds ?? random.integer(5, 15));
  const perhaps = (rate: number): number => (rate >= 1 ? 1 / rate : 1);
  const tenths = (key: Key, otherwise: Points): Points =>
    configuration[key] === undefined ? otherwise : Math.round(configuration[key] * 10);
  const win = tenths('PointsForWin', STANDARD_SCORING.whiteWin);
  const draw = tenths('PointsForDraw', STANDARD_SCORING.whiteDraw);
  const loss = tenths('PointsForLoss', 0);
  const zero = tenths('PointsForZPB', tenths('PointsForForfeitLoss', 0));
  const lowest = given('LowestRating', () => random.integer(1400, 2300));
  return {
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system,
    players: model?.players.length ?? given('PlayersNumber', () => random.integer(15, 215)),
    rounds,
    lowestRating: lowest,
    highestRating: Math.max(
      lowest,
      given('HighestRating', () => random.integer(2400, 2800)),
    ),
    drawRate: given('DrawPercentage', () => random.integer(10, 50)) / 100,
    forfeitRate: perhaps(given('ForfeitRate', () => random.integer(6, 30))),
    withdrawalRate: perhaps(given('RetiredRate', () => random.integer(15, 3225))),
    // One player in N, once in the tournament.
    halfByeRate: perhaps(given('HalfPointByeRate', () => random.integer(15, 3225))) / rounds,
    zeroByeRate: 0,
    lateEntryRate: 0,
    acceleration: baku ? bakuOf(system) : 'none',
    scoring: {
      ...STANDARD_SCORING,
      whiteWin: win,
      blackWin: win,
      forfeitWin: win,
      fullBye: win,
      whiteDraw: draw,
      blackDraw: draw,
      halfBye: draw,
      unknown: draw,
      whiteLoss: loss,
      blackLoss: loss,
      zeroBye: zero,
      forfeitLoss: tenths('PointsForForfeitLoss', zero),
      pairingAllocatedBye: tenths('PointsForPAB', win),
    },
  };
}
