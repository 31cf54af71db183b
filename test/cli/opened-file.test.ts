/** A report as commands open it: what is read of it, what the command line adds, what is said of it, and why it is refused. */
import { describe, expect, it } from 'vitest';
import type { CliIo } from '../../src-main/cli/io.ts';
import {
  isTournamentFile,
  openTournament,
  textOfFileFailure,
  textOfMisplacedOption,
  type Supplements,
} from '../../src-main/cli/tournament-file.ts';
import { ALL_MET, BARE, FIVE, OPEN_GAME } from './samples.ts';

const open = (content: string | Uint8Array, supplements?: Supplements, path = 'x.trf') => {
  const io = { readFile: () => Buffer.from(content as string) } as unknown as CliIo;
  return openTournament(io, path, supplements);
};
const opened = (content: string, supplements?: Supplements) => {
  const file = open(content, supplements);
  if (!file.ok) throw new Error(file.failure.code);
  return file.value;
};
const rulesOf = (content: string, supplements?: Supplements) => opened(content, supplements).tournament.rules;
const remarksOf = (content: string, supplements?: Supplements) => opened(content, supplements).remarks;
const failureOf = (content: string | Uint8Array, supplements?: Supplements) => {
  const file = open(content, supplements);
  return file.ok ? null : file.failure;
};

const withRecords = (report: string, ...records: readonly string[]) => `${report}${records.join('\n')}\n`;
const MAXI = withRecords(FIVE, '### Wallchart: Maxi-tournament', '092 Lim');
const BETA = withRecords(FIVE, '### Wallchart: beta 1.1', '092 mwm-dutch');
const TEAMS = withRecords(FIVE, '192 FIDE_TEAM', '310   1 One');
/** 3 says that they met 2; but 1 says that they met 3. */
const CONTRADICTED = FIVE.replace('   1 b 0', '   2 b 0');
const UNKNOWN_RESULT = FIVE.replace('   4 b 1', '   4 b x').replace('   2 w 0', '   2 w 1');

/** A file of 100 bytes that begins as every tournament file does, up to the number of the program at byte 68. */
function header(): Buffer {
  const bytes = Buffer.alloc(100);
  bytes.write('SQLite format 3\0', 'latin1');
  bytes.write('wcht', 68, 'latin1');
  return bytes;
}

describe('a file that a command opens', () => {
  it('is asked for by its path, and up to 20 million bytes', () => {
    const asked: unknown[] = [];
    const readFile = (...all: unknown[]) => {
      asked.push(all);
      return Buffer.from(FIVE);
    };
    expect(openTournament({ readFile } as unknown as CliIo, 'spring/open.trf').ok).toBe(true);
    expect(asked).toEqual([['spring/open.trf', 20_000_000]]);
  });

  it('that the system does not give is refused with its reason', () => {
    const refusing = (code: string) =>
      openTournament(
        {
          readFile: () => {
            throw Object.assign(new Error('no'), { code });
          },
        } as unknown as CliIo,
        'x.trf',
      );
    const failure = (reason: string) => ({ ok: false, failure: { code: 'file-unreadable', reason } });
    expect(refusing('ENOENT')).toEqual(failure('there is no such file'));
    expect(refusing('EFBIG')).toEqual(failure('it is larger than 20 MB, the most that is read'));
  });

  it('is known as one of the program by its first hundred bytes', () => {
    const longer = Buffer.concat([header(), Buffer.alloc(8092, 1)]);
    expect([failureOf(header()), failureOf(longer)]).toEqual([
      { code: 'of-program' },
      { code: 'of-program' },
    ]);
    const other = header();
    other.write('wchs', 68, 'latin1');
    const files = [header(), longer, header().subarray(0, 99), other, Buffer.from(FIVE), Buffer.alloc(0)];
    expect(files.map(isTournamentFile)).toEqual([true, true, false, false, false, false]);
  });

  it('has its players, its facts and its rules, and no remark where nothing is assumed', () => {
    const { tournament, ...facts } = opened(withRecords(FIVE, '202 SB,BH'));
    expect(facts).toEqual({ namesTieBreaks: true, namesRounds: true, pairsTeams: false, remarks: [] });
    expect(tournament.players.map(({ id, tpn, name }) => [id, tpn, name])).toEqual([
      [1, 1, 'Sample, Player 1'],
      [2, 2, 'Sample, Player 2'],
      [3, 3, 'Sample, Player 3'],
      [4, 4, 'Sample, Player 4'],
      [5, 5, 'Sample, Player 5'],
    ]);
    const { system, rounds, initialColour, tieBreaks } = tournament.rules;
    expect({ system, rounds, initialColour, tieBreaks }).toEqual({
      ...{ system: 'dutch-2026', rounds: 3, initialColour: null, tieBreaks: ['SB', 'BH'] },
    });
    expect(opened(BARE)).toMatchObject({ namesTieBreaks: false, namesRounds: false });
  });

  it('that pairs teams is refused only where commands want players', () => {
    expect(failureOf(TEAMS, { playersOnly: true })).toEqual({ code: 'team-event' });
    expect(failureOf(FIVE, { playersOnly: true })).toBeNull();
    expect([opened(TEAMS).pairsTeams, opened(TEAMS, { playersOnly: false }).pairsTeams]).toEqual([
      true,
      true,
    ]);
  });

  it('that contradicts itself is refused at the first place, unless somebody asks to read on', () => {
    const deviation = { code: 'opponents-disagree', line: 2, column: 92, found: '3', takenAs: '' };
    const failure = {
      ...{ code: 'deviation', line: 2, column: 92 },
      deviation: { ...deviation, severity: 'error' },
    };
    expect(failureOf(CONTRADICTED)).toEqual({ code: 'trf', failure });
    expect(failureOf(CONTRADICTED, { lenient: false })).toEqual({ code: 'trf', failure });
    expect(failureOf(CONTRADICTED, { lenient: true })).toBeNull();
  });

  it('keeps its other records where the command needs them, or where results were corrected', () => {
    const keptOf = (content: string | Uint8Array, supplements?: Supplements) => {
      const file = open(content, supplements);
      return file.ok ? file.value.tournament.keptRecords.map(({ line }) => line) : null;
    };
    const other = withRecords(FIVE, '999 Prizes');
    const corrected = withRecords(other, '### Correction @ Round 1: Result corrected late, board 2');
    const COMMENT = '### Correction @ Round 1: Result corrected late, board 2';
    expect(keptOf(other)).toEqual([]);
    expect(keptOf(other, { withLayout: false })).toEqual([]);
    expect(keptOf(other, { withLayout: true })).toEqual(['999 Prizes']);
    expect(keptOf(corrected)).toEqual(['999 Prizes', COMMENT]);
    expect(keptOf(Buffer.from(`\ufeff${corrected}`, 'utf16le'))).toEqual(['999 Prizes', COMMENT]);
    // Bytes in the middle of a larger memory are read alone.
    const memory = Buffer.from(`### Result corrected\n${other}### Result corrected\n`);
    const io = { readFile: () => memory.subarray(21, 21 + Buffer.byteLength(other)) } as unknown as CliIo;
    const part = openTournament(io, 'x.trf');
    expect(part.ok && part.value.tournament.keptRecords).toEqual([]);
  });
});

describe('what the command line adds to a file', () => {
  it('names the system whatever the file says', () => {
    const burstein = withRecords(FIVE, '192 FIDE_BURSTEIN');
    expect(rulesOf(burstein).system).toBe('burstein-2026');
    expect(rulesOf(burstein, { system: null }).system).toBe('burstein-2026');
    expect(rulesOf(burstein, { system: 'dubov-2026' }).system).toBe('dubov-2026');
  });

  it('gives the rounds and the initial colour only where the file does not', () => {
    const asked = { rounds: 8, initialColour: 'white' } as const;
    const told = (content: string, supplements?: Supplements) => {
      const { rounds, initialColour } = rulesOf(content, supplements);
      return [rounds, initialColour];
    };
    expect(told(BARE, asked)).toEqual([8, 'white']);
    expect(told(FIVE, asked)).toEqual([3, 'white']);
    expect(told(withRecords(BARE, 'XXC black1'), asked)).toEqual([8, 'black']);
    expect(told(withRecords(BARE, 'XXC black1'), { initialColour: 'white' })[1]).toBe('black');
  });

  it('gives the lots: otherwise they have the seed of a new tournament', () => {
    expect([rulesOf(FIVE, { lotSeed: 77 }), rulesOf(FIVE, { lotSeed: 0 }), rulesOf(FIVE)]).toMatchObject([
      ...[{ lotSeed: 77 }, { lotSeed: 0 }, { lotSeed: 1 }],
    ]);
  });

  it('sets the conditions of a Maxi-tournament against the file, and says so only where it leaves them out', () => {
    const OVERRULED =
      'x.trf: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.';
    const of = (content: string, maxiTournament: boolean | null) => {
      const { tournament, remarks } = opened(content, { system: 'lim-2026', maxiTournament });
      return [tournament.rules.maxiTournament, remarks];
    };
    expect(of(MAXI, null)).toEqual([true, []]);
    expect(of(MAXI, true)).toEqual([true, []]);
    expect(of(MAXI, false)).toEqual([false, [OVERRULED]]);
    expect(of(FIVE, null)).toEqual([undefined, []]);
    expect(of(FIVE, true)).toEqual([true, []]);
    expect(of(FIVE, false)).toEqual([false, []]);
  });

  it('sets β against the file, and says both where they differ', () => {
    const OVERRULED = 'x.trf: the file says β 1.1; --beta 3 is used instead.';
    const of = (content: string, maximumColourDifference: number | null) => {
      const { tournament, remarks } = opened(content, { system: 'mwm-dutch', maximumColourDifference });
      return [tournament.rules.maximumColourDifference, remarks];
    };
    expect(of(BETA, null)).toEqual([11, []]);
    expect(of(BETA, 11)).toEqual([11, []]);
    expect(of(BETA, 30)).toEqual([30, [OVERRULED]]);
    expect(of(FIVE, null)).toEqual([undefined, []]);
    expect(of(FIVE, 30)).toEqual([30, []]);
    // Nothing else of the rules is set by either.
    expect(Object.hasOwn(rulesOf(FIVE), 'maximumColourDifference')).toBe(false);
    expect(Object.hasOwn(rulesOf(FIVE), 'maxiTournament')).toBe(false);
  });

  it('is refused where the system does not have it: that of the command line, else that of the file', () => {
    const elsewhere = (option: string, system: string) => ({
      code: 'option-of-other-system',
      option,
      system,
    });
    expect(failureOf(MAXI, { system: 'dubov-2026', maxiTournament: true })).toEqual(
      elsewhere('--maxi', 'dubov-2026'),
    );
    expect(failureOf(BETA, { maxiTournament: false })).toEqual(elsewhere('--no-maxi', 'mwm-dutch'));
    expect(failureOf(MAXI, { maximumColourDifference: 20 })).toEqual(elsewhere('--beta', 'lim-2026'));
    expect(failureOf(BETA, { maximumColourDifference: 20 })).toBeNull();
    expect(failureOf(MAXI, { maxiTournament: true })).toBeNull();
  });
});

describe('what is said of a file', () => {
  const SCHEDULE =
    'x.trf: everybody met everybody and no record names the system: taken as round-robin (C.05 6.6).';
  const UNKNOWN = 'x.trf: Line 3, column 99: Unknown result code, read as a result that is not known: “x”.';
  const NO_GROUPS =
    'x.trf: Line 8, column 5: A round robin has no scoregroups, so nothing is accelerated: “FIDE_ROUNDROBIN_BAKU”.';
  const BAKU_TABLE = withRecords(FIVE, '192 FIDE_ROUNDROBIN_BAKU');

  it('are the assumptions about its system, each only where the command line says nothing about that', () => {
    expect(remarksOf(ALL_MET)).toEqual([SCHEDULE]);
    expect(remarksOf(ALL_MET, { saysKind: false })).toEqual([
      `${SCHEDULE} To take it as another use --swiss.`,
    ]);
    expect(remarksOf(ALL_MET, { system: null })).toEqual([`${SCHEDULE} To take it as another use --system.`]);
    expect(remarksOf(ALL_MET, { system: null, saysKind: true })).toEqual([]);
    expect(remarksOf(ALL_MET, { saysKind: true })).toEqual([]);
    expect(remarksOf(ALL_MET, { system: 'dutch-2026' })).toEqual([]);
    expect(remarksOf(BAKU_TABLE)).toEqual([NO_GROUPS]);
    expect(remarksOf(BAKU_TABLE, { saysKind: true })).toEqual([]);
    expect(remarksOf(BAKU_TABLE, { system: 'round-robin' })).toEqual([]);
  });

  it('is a result that nobody knows, whatever the command line says', () => {
    expect(remarksOf(UNKNOWN_RESULT)).toEqual([UNKNOWN]);
    expect(remarksOf(UNKNOWN_RESULT, { saysKind: true, system: 'dutch-2026' })).toEqual([UNKNOWN]);
  });

  it('is nothing of a game that has no result yet, nor of a spelling', () => {
    expect(remarksOf(OPEN_GAME)).toEqual([]);
    expect(remarksOf(FIVE.replaceAll('1.0', '1,0'))).toEqual([]);
  });

  it('comes in the order of the file, and then what the command line overrules', () => {
    const both = withRecords(UNKNOWN_RESULT, '192 FIDE_ROUNDROBIN_BAKU', '### Wallchart: Maxi-tournament');
    expect(remarksOf(both)).toEqual([UNKNOWN, NO_GROUPS]);
    expect(remarksOf(both, { system: 'lim-2026', maxiTournament: false })).toEqual([
      UNKNOWN,
      'x.trf: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.',
    ]);
  });

  it('is, of an event that pairs teams, only what the command line overrules', () => {
    const teams = withRecords(
      UNKNOWN_RESULT,
      '192 FIDE_TEAM',
      '310   1 One',
      '### Wallchart: Maxi-tournament',
    );
    expect(remarksOf(teams)).toEqual([]);
    expect(remarksOf(teams, { system: 'lim-2026', maxiTournament: false })).toEqual([
      'x.trf: the file says that this is a Maxi-tournament; --no-maxi leaves its conditions out.',
    ]);
  });

  it('names the file as it was asked for', () => {
    const file = open(ALL_MET, {}, 'spring/met.trf');
    expect(file.ok && file.value.remarks).toEqual([SCHEDULE.replace('x.trf', 'spring/met.trf')]);
  });
});

describe('the sentence of a refusal', () => {
  it('names the option and the systems that have it', () => {
    expect(textOfMisplacedOption('--beta', 'lim-2026')).toBe(
      '--beta is an option of pairing by maximum-weight matching (mwm-…); the pairing system here is lim-2026.',
    );
    expect(textOfMisplacedOption('--no-maxi', 'bcf')).toBe(
      '--no-maxi is an option of the Lim System; the pairing system here is bcf.',
    );
  });

  it('names the file and what to do with it', () => {
    expect(textOfFileFailure('a/x', { code: 'of-program' })).toBe(
      'a/x: this is a tournament file, not a report. Open it in the window and export one under Filing; ' +
        'wallchart print reads it.',
    );
    expect(textOfFileFailure('a/x', { code: 'team-event' })).toBe(
      'a/x: this event pairs teams; only the rounds of individual events are paired and checked.',
    );
    expect(textOfFileFailure('a/x', { code: 'file-unreadable', reason: 'this is a folder' })).toBe(
      'a/x: this is a folder.',
    );
    expect(
      textOfFileFailure('a/x', { code: 'option-of-other-system', option: '--maxi', system: 'dubov-2026' }),
    ).toBe('a/x: --maxi is an option of the Lim System; the pairing system here is dubov-2026.');
  });

  it('has the line and the column of a report that contradicts itself', () => {
    expect(textOfFileFailure('a/x', failureOf(CONTRADICTED)!)).toMatch(
      /^a\/x: Line 2, column 92: .+: “3”\.$/,
    );
  });
});
