/** Options of standings as they are read, files as commands open them, and what the command line adds to them. */
import { describe, expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import type { CliIo } from '../../src-main/cli/io.ts';
import { parseArguments } from '../../src-main/cli/arguments.ts';
import { readStandingsCall } from '../../src-main/cli/standings-options.ts';
import { readSupplements, SUPPLEMENT_OPTIONS } from '../../src-main/cli/supplements.ts';
import {
  misplacedOption,
  nameOfSystem,
  openTournament,
  reasonOf,
  textOfFileFailure,
  unwritten,
  type Supplements,
} from '../../src-main/cli/tournament-file.ts';
import type { Tournament } from '../../src-engine/index.ts';
import { BARE, FIVE } from './samples.ts';

describe('the options of standings', () => {
  const call = (options: object, more: object = {}) => ({
    ok: true,
    value: {
      file: 'x.trf',
      options: { filter: {}, ...options },
      explain: null,
      teams: false,
      json: false,
      ...more,
    },
  });
  it.each<[string, unknown]>([
    ['', call({})],
    ['--json', call({}, { json: true })],
    ['--teams', call({}, { teams: true })],
    ['--explain ann', call({}, { explain: 'ann' })],
    ['--round 0', call({ afterRound: 0 })],
    ['--round 999', call({ afterRound: 999 })],
    ['--text 2024', call({ text: '2024' })],
    ['--tie-breaks BH,,SB', call({ tieBreaks: ['BH', 'SB'] })],
    ['--round-robin', call({ predetermined: true })],
    ['--swiss', call({ predetermined: false })],
    ['--leave-out-unrated', call({ unrated: 'leave-out' })],
    ['--unrated-as 1', call({ unrated: 1 })],
    ['--unrated-as 4000', call({ unrated: 4000 })],
    ['--sex W', call({ filter: { sex: 'w' } })],
    ['--born-from 1990 --born-to 2000', call({ filter: { bornFrom: 1990, bornTo: 2000 } })],
    ['--rating-from 0 --rating-to 9999', call({ filter: { ratingFrom: 0, ratingTo: 9999 } })],
    [
      '--federation GER --club Biel --category U16',
      call({ filter: { federation: 'GER', club: 'Biel', category: 'U16' } }),
    ],
    ['--help', { ok: true, value: null }],
  ])('%s', (words, read) => {
    expect(readStandingsCall(['x.trf', ...words.split(' ').filter((word) => word !== '')])).toEqual(read);
  });

  it.each([
    ...['--round -1', '--round 1000', '--text 2020', '--unrated-as 0', '--unrated-as 4001', '--sex x'],
    ...['--born-from 10000', '--rating-to x', '--nix'],
  ])('%s is refused', (words) => {
    const [option, value] = words.split(' ');
    const failure = readStandingsCall(['x.trf', ...words.split(' ')]);
    const code = value === undefined ? 'unknown-option' : 'value-wrong';
    expect(failure).toMatchObject({ ok: false, failure: { code, option } });
  });
});

describe('what the command line adds', () => {
  const read = (words: string) => {
    const parsed = parseArguments(words === '' ? [] : words.split(' '), SUPPLEMENT_OPTIONS);
    return parsed.ok ? readSupplements(parsed.value) : parsed;
  };
  const none = {
    ...{ system: null, rounds: null, initialColour: null, lotSeed: null, lenient: false },
    ...{ maxiTournament: null, maximumColourDifference: null, playersOnly: true },
  };
  it.each<[string, object]>([
    ['', {}],
    ['--system bcf', { system: 'bcf' }],
    ['--rounds 1', { rounds: 1 }],
    ['--rounds 999', { rounds: 999 }],
    ['--initial-colour W', { initialColour: 'white' }],
    ['--initial-colour white', { initialColour: 'white' }],
    ['--initial-colour b', { initialColour: 'black' }],
    ['--initial-colour Black', { initialColour: 'black' }],
    ['--lot-seed -2147483648', { lotSeed: -2147483648 }],
    ['--lot-seed 2147483648', { lotSeed: 2147483648 }],
    ['--lenient', { lenient: true }],
    ['--maxi', { maxiTournament: true }],
    ['--no-maxi', { maxiTournament: false }],
    ['--beta 1.5', { maximumColourDifference: 15 }],
  ])('%s', (words, more) => expect(read(words)).toEqual({ ok: true, value: { ...none, ...more } }));

  it.each([
    ...[
      '--rounds 0',
      '--rounds 1000',
      '--initial-colour x',
      '--lot-seed 2147483649',
      '--lot-seed -2147483649',
    ],
    ...['--beta 0', '--beta x'],
  ])('%s is refused', (words) => {
    const [option, value] = words.split(' ');
    expect(read(words)).toMatchObject({ ok: false, failure: { code: 'value-wrong', option, value } });
  });

  it('belongs to a system that has it', () => {
    const of = (system: string, supplements: Supplements) => misplacedOption(system, supplements);
    expect(of('dutch-2026', {})).toBeNull();
    expect(of('dutch-2026', { maxiTournament: true })).toBe('--maxi');
    expect(of('dutch-2026', { maxiTournament: false })).toBe('--no-maxi');
    expect(of('dutch-2026', { maximumColourDifference: 10 })).toBe('--beta');
    expect(of('dutch-2026', { maxiTournament: null, maximumColourDifference: null })).toBeNull();
    expect(of('lim-2026', { maxiTournament: true })).toBeNull();
    expect(of('lim-2026', { maximumColourDifference: 10 })).toBe('--beta');
    expect(of('mwm-dutch', { maximumColourDifference: 10 })).toBeNull();
    expect(of('mwm-dutch', { maxiTournament: false })).toBe('--no-maxi');
    expect(of('chaos', { maxiTournament: true })).toBe('--maxi');
  });
});

const opened = (text: string, supplements: Supplements = {}) => {
  const io = { readFile: () => new TextEncoder().encode(text) } as unknown as CliIo;
  const file = openTournament(io, 'x.trf', supplements);
  if (!file.ok) throw new Error(file.failure.code);
  return file.value;
};

describe('a file as commands open it', () => {
  it('has the rounds and the colour of the command line where it has none itself', () => {
    const of = (text: string, supplements?: Supplements) => {
      const { tournament, namesRounds, namesTieBreaks, pairsTeams } = opened(text, supplements);
      const { rounds, initialColour, lotSeed, system } = tournament.rules;
      return { rounds, initialColour, lotSeed, system, namesRounds, namesTieBreaks, pairsTeams };
    };
    const given = { rounds: 7, initialColour: 'black', lotSeed: 5, system: 'bcf' } as const;
    const facts = { namesTieBreaks: false, pairsTeams: false };
    expect(of(BARE, given)).toEqual({ ...given, ...facts, namesRounds: false });
    // The file tells its rounds, and whoever had White on board 1.
    expect(of(FIVE, given)).toMatchObject({ rounds: 3, namesRounds: true, lotSeed: 5, system: 'bcf' });
    expect(of(BARE)).toMatchObject({ initialColour: null, namesRounds: false });
  });

  it('has the setting of its system where the command line has none, and tells which of them it overrules', () => {
    const settingOf = (supplements: Supplements) => opened(FIVE, supplements).tournament.rules;
    expect(settingOf({ system: 'lim-2026', maxiTournament: true }).maxiTournament).toBe(true);
    expect(settingOf({ system: 'mwm-dutch', maximumColourDifference: 15 }).maximumColourDifference).toBe(15);
    expect(settingOf({}).maxiTournament).toBeUndefined();
    expect(opened(FIVE, { system: 'lim-2026', maxiTournament: true }).remarks).toEqual([]);
  });

  it('says what was assumed of signs that nobody knows, unless the command line names the system', () => {
    const strange = FIVE.replace('\n001', '\n192 CHAOS\n001');
    const sentence =
      'x.trf: line 2: “CHAOS” names no pairing system that Wallchart has; dutch-2026 is assumed. Name it with --system.';
    expect(opened(strange, { system: null }).remarks).toEqual([sentence]);
    // Nothing is advised that the command does not have.
    expect(opened(strange).remarks).toEqual([sentence.replace(' Name it with --system.', '')]);
    expect(opened(strange, { system: 'dutch-2026' }).remarks).toEqual([]);
  });

  it('of a system with a setting is named with it', () => {
    const named = (system: string, rules: object) => nameOfSystem(system, { rules } as Tournament);
    expect(named('lim-2026', { maxiTournament: true })).toBe('lim-2026, Maxi-tournament');
    expect(named('lim-2026', { maxiTournament: false })).toBe('lim-2026');
    expect(named('dutch-2026', { maxiTournament: true, maximumColourDifference: 15 })).toBe('dutch-2026');
    expect(named('mwm-dutch', { maximumColourDifference: 15 })).toBe('mwm-dutch, β 1.5');
    expect(named('mwm-dutch', {})).toBe('mwm-dutch');
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['ENOENT', 'there is no such file'],
    ['EFBIG', 'it is larger than 20 MB, the most that is read'],
    ['EISDIR', 'this is a folder'],
    ['EACCES', 'the file may not be read'],
    ['EPERM', 'the file may not be read'],
    ['EIO', 'the file cannot be read (EIO)'],
  ])('%s: %s', (code, words) => {
    expect(reasonOf(Object.assign(new Error('no'), { code }))).toBe(words);
  });

  it('without a code says no more', () => {
    expect([reasonOf(new Error('no')), reasonOf('no')]).toEqual([
      ...['the file cannot be read', 'the file cannot be read'],
    ]);
  });

  it('is named with the reason', () => {
    const { file } = en.cli;
    expect(textOfFileFailure('x', { code: 'file-unreadable', reason: 'this is a folder' })).toBe(
      'x: this is a folder.',
    );
    expect(textOfFileFailure('x', { code: 'of-program' })).toBe(file.ofProgram('x'));
    expect(textOfFileFailure('x', { code: 'team-event' })).toBe(file.ofTeams('x'));
    const { optionBelongsElsewhere, matching, lim } = en.commandLine;
    const elsewhere = (option: '--beta' | '--maxi') =>
      textOfFileFailure('x', { code: 'option-of-other-system', option, system: 'bcf' });
    expect(elsewhere('--beta')).toBe(`x: ${optionBelongsElsewhere('--beta', matching, 'bcf')}`);
    expect(elsewhere('--maxi')).toBe(`x: ${optionBelongsElsewhere('--maxi', lim, 'bcf')}`);
  });

  it('that cannot be written says why', () => {
    const wrote: unknown[] = [];
    const io = (error: unknown) =>
      ({
        writeFile: (...all: unknown[]) => {
          if (error !== null) throw error as Error;
          wrote.push(all);
        },
      }) as unknown as CliIo;
    expect(unwritten(io(null), 'x', 'text')).toBeNull();
    expect(wrote).toEqual([['x', 'text']]);
    expect(unwritten(io(new Error('The disk is full.')), 'x', 'text')).toBe('The disk is full.');
    expect(unwritten(io('words'), 'x', 'text')).toBe('words');
  });
});
