import { en } from '../../src-engine/texts/index.ts';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';

/** Options that a sub-command knows, each with the number of values that follow it (0 for a switch). */
export type OptionTable = Readonly<Record<string, 0 | 1 | 2>>;

/** A command line taken apart. */
export interface Arguments {
  readonly positional: readonly string[];
  /** Option as written in the table, with its values; the last one wins. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

export type ArgumentFailure = FailureShape &
  (
    | { readonly code: 'unknown-option'; readonly option: string }
    | { readonly code: 'value-missing'; readonly option: string }
    | { readonly code: 'value-superfluous'; readonly option: string }
    | {
        readonly code: 'value-wrong';
        readonly option: string;
        readonly value: string;
        readonly wanted: string;
      }
    | { readonly code: 'file-missing' }
    | { readonly code: 'file-superfluous'; readonly value: string }
  );

/** Short ways to write an option, for every sub-command that has the long one. */
const SHORT: Readonly<Record<string, string>> = { '-h': '--help', '-o': '--output' };

/** Splits the words after a sub-command; `--name=value` is the same as `--name value`, `-o` the same as `--output`, `-h` as `--help`. */
export function parseArguments(
  args: readonly string[],
  table: OptionTable,
): Outcome<Arguments, ArgumentFailure> {
  const positional: string[] = [];
  const options = new Map<string, readonly string[]>();
  for (let index = 0; index < args.length; index++) {
    const word = args[index]!;
    if (!word.startsWith('-') || word === '-') {
      positional.push(word);
      continue;
    }
    const [, written = word, given = null] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
    const option = SHORT[written] ?? written;
    const count = table[option];
    if (count === undefined) return fail({ code: 'unknown-option', option: written });
    const values = given === null ? [] : [given];
    while (values.length < count && index + 1 < args.length) values.push(args[++index]!);
    if (values.length > count) return fail({ code: 'value-superfluous', option: written });
    if (values.length < count) return fail({ code: 'value-missing', option: written });
    options.set(option, values);
  }
  return ok({ positional, options });
}

/** The single file that a sub-command works on. */
export function onlyFile({ positional }: Arguments): Outcome<string, ArgumentFailure> {
  const [file, superfluous] = positional;
  if (file === undefined) return fail({ code: 'file-missing' });
  if (superfluous !== undefined) return fail({ code: 'file-superfluous', value: superfluous });
  return ok(file);
}

/** Value of an option that is an integer of a range; null where the option is not given. */
export function integerOption(
  { options }: Arguments,
  option: string,
  low: number,
  high: number,
): Outcome<number | null, ArgumentFailure> {
  const value = options.get(option)?.[0];
  if (value === undefined) return ok(null);
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;
  if (number >= low && number <= high) return ok(number);
  return fail({ code: 'value-wrong', option, value, wanted: en.cli.arguments.wholeNumber(low, high) });
}

/** Value of an option that is one of a list of words; null where the option is not given. */
export function wordOption<W extends string>(
  { options }: Arguments,
  option: string,
  words: readonly W[],
): Outcome<W | null, ArgumentFailure> {
  const value = options.get(option)?.[0];
  if (value === undefined) return ok(null);
  const word = words.find((each) => each.toLowerCase() === value.toLowerCase());
  if (word !== undefined) return ok(word);
  return fail({ code: 'value-wrong', option, value, wanted: en.cli.arguments.oneOf(words) });
}

/** The sentence for a failure of the command line. */
export function textOfArgumentFailure(failure: ArgumentFailure): string {
  switch (failure.code) {
    case 'unknown-option':
      return en.cli.arguments.unknownOption(failure.option);
    case 'value-missing':
      return en.cli.arguments.valueMissing(failure.option);
    case 'value-superfluous':
      return en.cli.arguments.valueSuperfluous(failure.option);
    case 'value-wrong':
      return en.cli.arguments.valueWrong(failure.option, failure.value, failure.wanted);
    case 'file-missing':
      return en.cli.arguments.fileMissing;
    case 'file-superfluous':
      return en.cli.arguments.fileSuperfluous(failure.value);
  }
}
