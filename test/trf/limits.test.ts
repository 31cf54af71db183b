/** What no report may exceed, how its lines end, and what a report loses of a tournament. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, BLANK_TOURNAMENT, lossesOf, readTrf, type Tournament } from '../../src-engine/index.ts';
import { Deviations } from '../../src-engine/trf/deviation.ts';
import { KEPT, reportControls, splitLines } from '../../src-engine/trf/lines.ts';
import { federationOfLine, federationsOf, readNational } from '../../src-engine/trf/players.ts';
import { player, read } from './lines.ts';

const failureOf = (text: string) => {
  const reading = readTrf(text);
  return reading.ok ? null : reading.failure;
};

describe('a report is refused', () => {
  it('that is empty', () => {
    for (const text of ['', '\n', '  \r\n\t\n', '\ufeff'])
      expect(failureOf(text), JSON.stringify(text)).toEqual({ code: 'empty', line: 1, column: 1 });
  });

  it('with a line of more than 20,000 characters', () => {
    const line = (length: number) => `012 Open\n${'### '.padEnd(length, 'x')}\n${player(1, '0.0')}`;
    expect(failureOf(line(20_000))).toBeNull();
    expect(failureOf(line(20_001))).toEqual({
      code: 'line-too-long',
      line: 2,
      column: 20_001,
      limit: 20_000,
    });
  });

  it('of more than 64 million characters', () => {
    expect(failureOf(' '.repeat(64_000_001))).toEqual({
      ...{ code: 'file-too-large', line: 1, column: 1, limit: 64_000_000 },
    });
  });

  it('with more than 999 rounds', () => {
    const long = player(1, '0.0').padEnd(91 + 10 * 999 - 1);
    expect(failureOf(`012 Open\n${long}Z`)).toBeNull();
    expect(failureOf(`012 Open\n${long} Z`)).toEqual({
      ...{ code: 'too-many-rounds', line: 2, column: 10_082, limit: 999 },
    });
    expect(failureOf(`012 Open\n${long}   `)).toBeNull();
  });

  it('with two players of one number, or one without', () => {
    expect(failureOf(['012 Open', player(7, '0.0'), player(4, '0.0'), player(7, '0.0')].join('\n'))).toEqual({
      ...{ code: 'player-number-doubled', line: 4, column: 5, number: 7, firstLine: 2 },
    });
    const none = player(7, '0.0').replace('001    7', '001    0');
    expect(failureOf(`012 Open\n${none}`)).toEqual({
      ...{ code: 'player-number-unreadable', line: 2, column: 5, found: '   0' },
    });
    expect(failureOf(`012 Open\n${player(1, '0.0')}`)).toBeNull();
  });
});

describe('the lines of a report', () => {
  const linesOf = (text: string) => {
    const split = splitLines(text);
    if (!split.ok) throw new Error(split.failure.code);
    return split.value;
  };
  const told = (text: string) => {
    const deviations = new Deviations();
    reportControls(linesOf(text), deviations);
    return deviations.list.map(({ code, line, column, found, takenAs }) => [
      code,
      line,
      column,
      found,
      takenAs,
    ]);
  };

  it('end at CR, LF or both, the last one may be without, and a mark of the byte order is nothing', () => {
    const texts = (text: string) =>
      linesOf(text).lines.map(({ number, text: own, tag }) => `${number} ${tag}|${own}`);
    const expected = ['1 012|012 A', '2 |', '3 022|022 B'];
    for (const end of ['\n', '\r', '\r\n']) {
      expect(texts(['012 A', '', '022 B'].join(end))).toEqual(expected);
      expect(texts(['012 A', '', '022 B', ''].join(end))).toEqual(expected);
    }
    expect(texts('\ufeff\ufeff012 A')).toEqual(['1 012|012 A']);
    expect(texts('012 A\n\n')).toEqual(['1 012|012 A', '2 |']);
  });

  it('end at other characters where there are none of these', () => {
    for (const end of ['\u000b', '\u000c', '\u0085', '\u2028', '\u2029']) {
      expect(linesOf(`012 A${end}022 B`)).toMatchObject({ hasOtherEnds: true });
      expect(told(`012 A${end}022 B`)).toEqual([['line-ends', 1, 6, 'neither CR nor LF', '']]);
      const one = linesOf(`012 A${end}B\n022 C`);
      expect([one.hasOtherEnds, one.lines.length]).toEqual([false, 2]);
    }
    expect(linesOf('012 A').hasOtherEnds).toBe(false);
  });

  it('have a blank for what belongs into no line, which is told where it stands first', () => {
    expect(told('012 A\u0007B\u0001\n022 C')).toEqual([['control-character', 1, 6, 'U+0007', ' ']]);
    expect(told('012 A\n022\tB')).toEqual([['control-character', 2, 4, 'U+0009', ' ']]);
    expect(told('012 A\n022 B\u2028')).toEqual([['control-character', 2, 6, 'U+2028', ' ']]);
    // A tab separates the words of records without columns.
    expect(told('XXR\t7\n012 A')).toEqual([]);
    const [first, second] = linesOf('XXR\t7\u0001\n012 A').lines;
    expect(first).toEqual({ number: 1, text: 'XXR\t7 ', tag: 'XXR', verbatim: 'XXR\t7\u0001' });
    expect(second).toEqual({ number: 2, text: '012 A', tag: '012' });
  });

  it('are found by their tags, and belong to the record that claims them', () => {
    const file = linesOf('012 A\n### B\n012 C');
    expect(file.tagged('012').map(({ number }) => number)).toEqual([1, 3]);
    expect([file.tagged('999'), file.has('012'), file.has('999'), [...file.tags()]]).toEqual([
      ...[[], true, false, ['012', '###']],
    ]);
    file.claim(file.lines[2]!, 'name');
    expect(file.lines.map((line) => file.keyOf(line))).toEqual([KEPT, KEPT, 'name']);
  });
});

describe('federations and national records', () => {
  it('are told by the columns of a player and the text of 032', () => {
    expect(federationOfLine(player(1, '0.0'))).toBe('FRA');
    expect(federationOfLine('032 GER ')).toBe('GER');
    expect([federationOfLine('012 FRA'), federationOfLine('001')]).toEqual(['', '']);
    expect([...federationsOf('GER', [{ federation: 'FRA' }, { federation: 'GER' }], ['172 SUI x'])]).toEqual([
      ...['GER', 'SUI', 'FRA'],
    ]);
  });

  const national = (tag: string, number: string, sex = 'm', rating = '2001') =>
    `${tag} ${number.padStart(4)} ${sex}    ${'Known, Name'.padEnd(33)} ${rating} ELO ${'AB12'.padStart(11)} 1990/00/00`;

  it('are those of a federation in sight, or without a fault', () => {
    const found = (line: string, ...federations: readonly string[]) =>
      readNational(line, new Set(federations))?.fields ?? null;
    expect(found(national('GER', '7'))).toEqual({
      ...{ number: 7, sex: 'm', title: '', name: 'Known, Name', rating: 2001, origin: 'ELO' },
      ...{ nationalId: 'AB12', birth: '1990/00/00' },
    });
    expect(found(national('GER', '7', 'q'))).toBeNull();
    expect(found(national('GER', '7', 'q'), 'GER')).toMatchObject({ number: 7, sex: 'q' });
    expect(found(national('GER', '7', 'm', 'abcd'))).toBeNull();
    expect(found(national('GER', '7', 'm', 'abcd'), 'GER')).toMatchObject({ rating: 0 });
    expect(found(national('GER', '0'), 'GER')).toBeNull();
    expect(found(national('XXA', '7'), 'XXA')).toBeNull();
    expect(found(national('BBW', '7'), 'BBW')).toBeNull();
    expect(found(national('GE1', '7'), 'GE1')).toBeNull();
    expect(found('GER    7', 'GER')).toBeNull();
  });

  it('belong to a player of the file, one to each', () => {
    const { tournament } = read(
      '012 Open',
      player(7, '0.0'),
      national('GER', '7'),
      national('FRA', '7'),
      national('GER', '9'),
    );
    expect(tournament.players[0]!.national).toMatchObject({
      federation: 'GER',
      rating: 2001,
      nationalId: 'AB12',
    });
    expect(tournament.keptRecords.map(({ line }) => line.slice(0, 8))).toEqual(['FRA    7', 'GER    9']);
  });
});

describe('what a report loses', () => {
  /** Number 1 has identity 9, number 2 identity 4. */
  const event: Tournament = {
    ...BLANK_TOURNAMENT,
    rules: { ...BLANK_TOURNAMENT.rules, rounds: 1 },
    players: [
      { ...blankPlayer(4, 'Beta'), tpn: 2, ratingSource: 'file' },
      { ...blankPlayer(9, 'Alpha'), tpn: 1, ratingSource: 'file' },
    ],
    rounds: [
      {
        stage: 'published',
        boards: [{ white: 4, black: 9, result: 'draw', ratedAs: null }],
        unpaired: [],
        version: 1,
        publishedAt: '',
        handMade: false,
        system: '',
      },
    ],
  };
  const lost = (changes: Partial<Tournament>, format: 'trf16' | 'trf26' = 'trf26') =>
    lossesOf({ ...event, ...changes }, format);

  it('is nothing of what it has a place for', () => {
    expect(lost({})).toEqual([]);
    expect(lost({}, 'trf16').filter(({ field }) => field !== 'tieBreaks')).toEqual([]);
  });

  it('is everybody where it cannot be read again', () => {
    const players = event.players.map((each) => ({ ...each, tpn: 1 }));
    expect(lost({ players })).toEqual([{ field: 'players', players: [4, 9], rounds: [] }]);
  });

  it('names fields of players with their identities, and not those of this program alone', () => {
    const players = event.players.map((each) => ({
      ...each,
      club: 'Linden',
      feePaid: true,
      noHalfBye: true,
    }));
    expect(lost({ players })).toEqual([{ field: 'club', players: [4, 9], rounds: [] }]);
    const [beta, alpha] = event.players as [Tournament['players'][number], Tournament['players'][number]];
    expect(lost({ players: [beta, { ...alpha, category: 'U16' }] })).toEqual([
      { field: 'category', players: [9], rounds: [] },
    ]);
    expect(lost({ players: [{ ...beta, womensTitle: null }, alpha] })).toEqual([]);
  });

  it('names rounds by their numbers', () => {
    const [first] = event.rounds;
    const rated = { ...first!, boards: [{ ...first!.boards[0]!, ratedAs: 'white-wins' as const }] };
    const rules = { ...event.rules, rounds: 2 };
    const second = { ...first!, boards: [{ ...first!.boards[0]!, white: 9, black: 4 }] };
    expect(lost({ rules, rounds: [rated, second] })).toEqual([
      { field: 'results for rating', players: [], rounds: [1] },
    ]);
    expect(lost({ rules, rounds: [second, rated] })).toEqual([
      { field: 'results for rating', players: [], rounds: [2] },
    ]);
    // A report tells byes of a round without games as those of a round to come.
    const byes = {
      ...first!,
      boards: [],
      unpaired: [
        { player: 4, kind: 'half' as const },
        { player: 9, kind: 'zero' as const },
      ],
    };
    expect(lost({ rules, rounds: [first!, byes] })).toEqual([
      { field: 'absences', players: [4, 9], rounds: [] },
      { field: 'byes', players: [], rounds: [2] },
    ]);
  });

  it('names teams that it cannot tell, whatever the identities of their players', () => {
    const long = 'A team with a name of more than thirty-two letters';
    const teams = (name: string) =>
      lost({ teams: [{ name, players: [9, 4] }] }, 'trf16').map(({ field }) => field);
    expect(teams(long)).toContain('teams');
    expect(teams('Rooks')).not.toContain('teams');
    expect(lost({ teams: [{ name: 'Rooks', players: [4, 9] }] }, 'trf26')).toEqual([]);
  });

  it('goes by numbers in prohibitions and virtual points, which name identities', () => {
    const prohibitions = [{ firstRound: 1, lastRound: 5, players: [4, 9] }];
    const virtualPoints = [
      { points: 10, firstRound: 1, lastRound: 3, players: [4, 9] },
      { points: 5, firstRound: 4, lastRound: 4, players: [9] },
    ];
    const rules = { ...event.rules, rounds: 5, prohibitions, virtualPoints };
    expect(lost({ rules })).toEqual([]);
    expect(lost({ rules }, 'trf16').filter(({ field }) => field !== 'tieBreaks')).toEqual([]);
  });
});
