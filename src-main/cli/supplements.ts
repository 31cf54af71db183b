import { fail, ok, tenthsOfBeta, type Outcome } from '../../src-engine/index.ts';
import { integerOption, wordOption, type ArgumentFailure, type Arguments } from './arguments.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { Supplements } from './tournament-file.ts';

/** Options by which the command line completes a tournament file. */
export const SUPPLEMENT_OPTIONS = {
  '--system': 1,
  '--rounds': 1,
  '--initial-colour': 1,
  '--lot-seed': 1,
  '--lenient': 0,
  '--maxi': 0,
  '--no-maxi': 0,
  '--beta': 1,
} as const;

/** Reads {@link SUPPLEMENT_OPTIONS}, for a command that pairs players. */
export function readSupplements(parsed: Arguments): Outcome<Supplements, ArgumentFailure> {
  const rounds = integerOption(parsed, '--rounds', 1, 999);
  if (!rounds.ok) return rounds;
  const colour = wordOption(parsed, '--initial-colour', ['W', 'B', 'white', 'black']);
  if (!colour.ok) return colour;
  const lotSeed = integerOption(parsed, '--lot-seed', -(2 ** 31), 2 ** 31);
  if (!lotSeed.ok) return lotSeed;
  const beta = betaOption(parsed);
  if (!beta.ok) return beta;
  return ok({
    system: parsed.options.get('--system')?.[0] ?? null,
    rounds: rounds.value,
    initialColour:
      colour.value === null ? null : colour.value.toLowerCase().startsWith('w') ? 'white' : 'black',
    lotSeed: lotSeed.value,
    lenient: parsed.options.has('--lenient'),
    maxiTournament: parsed.options.has('--maxi') ? true : parsed.options.has('--no-maxi') ? false : null,
    maximumColourDifference: beta.value,
    playersOnly: true,
  });
}

/** Value of `--beta` in tenths of a game; null where the option is not given. */
export function betaOption(parsed: Arguments): Outcome<number | null, ArgumentFailure> {
  const value = parsed.options.get('--beta')?.[0];
  if (value === undefined) return ok(null);
  const tenths = tenthsOfBeta(value);
  if (tenths !== null) return ok(tenths);
  return fail({ code: 'value-wrong', option: '--beta', value, wanted: en.commandLine.wantedBeta });
}
