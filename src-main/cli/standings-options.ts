/** Options of `wallchart standings`. */
import { en } from '../../src-engine/texts/index.ts';
import {
  ok,
  SEXES,
  TIE_BREAK_TEXTS,
  type Outcome,
  type StandingsFilter,
  type StandingsOptions,
} from '../../src-engine/index.ts';
import {
  integerOption,
  onlyFile,
  parseArguments,
  wordOption,
  type ArgumentFailure,
  type Arguments,
} from './arguments.ts';

export const STANDINGS_USAGE = en.usage.standings;

const OPTIONS = {
  '--tie-breaks': 1,
  '--explain': 1,
  '--round': 1,
  '--text': 1,
  '--round-robin': 0,
  '--swiss': 0,
  '--leave-out-unrated': 0,
  '--unrated-as': 1,
  '--sex': 1,
  '--federation': 1,
  '--club': 1,
  '--category': 1,
  '--born-from': 1,
  '--born-to': 1,
  '--rating-from': 1,
  '--rating-to': 1,
  '--teams': 0,
  '--json': 0,
  '--help': 0,
} as const;

export interface StandingsCall {
  readonly file: string;
  readonly options: StandingsOptions;
  /** Word for the player whose working is wanted; null for none. */
  readonly explain: string | null;
  readonly teams: boolean;
  readonly json: boolean;
}

/** Reads the words after `standings`; null where only help was asked for. */
export function readStandingsCall(args: readonly string[]): Outcome<StandingsCall | null, ArgumentFailure> {
  const parsed = parseArguments(args, OPTIONS);
  if (!parsed.ok) return parsed;
  const words = parsed.value;
  if (words.options.has('--help')) return ok(null);
  const file = onlyFile(words);
  if (!file.ok) return file;
  const options = readOptions(words);
  if (!options.ok) return options;
  return ok({
    file: file.value,
    options: options.value,
    explain: words.options.get('--explain')?.[0] ?? null,
    teams: words.options.has('--teams'),
    json: words.options.has('--json'),
  });
}

function readOptions(words: Arguments): Outcome<StandingsOptions, ArgumentFailure> {
  const round = integerOption(words, '--round', 0, 999);
  if (!round.ok) return round;
  const text = wordOption(words, '--text', TIE_BREAK_TEXTS);
  if (!text.ok) return text;
  const unratedAs = integerOption(words, '--unrated-as', 1, 4000);
  if (!unratedAs.ok) return unratedAs;
  const filter = readFilter(words);
  if (!filter.ok) return filter;
  const codes = words.options.get('--tie-breaks')?.[0]?.split(',');
  return ok({
    filter: filter.value,
    ...(codes !== undefined && { tieBreaks: codes.map((code) => code.trim()).filter((code) => code !== '') }),
    ...(round.value !== null && { afterRound: round.value }),
    ...(text.value !== null && { text: text.value }),
    ...(words.options.has('--round-robin') && { predetermined: true }),
    ...(words.options.has('--swiss') && { predetermined: false }),
    ...(words.options.has('--leave-out-unrated') && { unrated: 'leave-out' as const }),
    ...(unratedAs.value !== null && { unrated: unratedAs.value }),
  });
}

const NUMBERS = {
  '--born-from': 'bornFrom',
  '--born-to': 'bornTo',
  '--rating-from': 'ratingFrom',
  '--rating-to': 'ratingTo',
} as const;
const WORDS = { '--federation': 'federation', '--club': 'club', '--category': 'category' } as const;

function readFilter(words: Arguments): Outcome<StandingsFilter, ArgumentFailure> {
  const sex = wordOption(words, '--sex', SEXES);
  if (!sex.ok) return sex;
  let filter: StandingsFilter = sex.value === null ? {} : { sex: sex.value };
  for (const [option, field] of Object.entries(NUMBERS)) {
    const number = integerOption(words, option, 0, 9999);
    if (!number.ok) return number;
    if (number.value !== null) filter = { ...filter, [field]: number.value };
  }
  for (const [option, field] of Object.entries(WORDS)) {
    const word = words.options.get(option)?.[0];
    if (word !== undefined) filter = { ...filter, [field]: word };
  }
  return ok(filter);
}
