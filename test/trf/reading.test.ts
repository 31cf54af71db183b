/** What single records mean. Each case writes out the few lines that it is about. */
import { describe, expect, it } from 'vitest';
import {
  codeOfSystem,
  readTrf,
  STANDARD_SCORING,
  systemAt,
  systemOfCode,
  SYSTEMS,
  writeTrf,
} from '../../src-engine/index.ts';
import { codes, player, read } from './lines.ts';

describe('TRF26 001: rounds', () => {
  it('C.04.2 3.6 puts the boards in the recommended order', () => {
    const { tournament } = read(
      player(1, '1.0', '3 b =', '2 w ='),
      player(2, '1.5', '4 w 1', '1 b ='),
      player(3, '0.5', '1 w =', '4 b 0'),
      player(4, '1.0', '2 b 0', '3 w 1'),
    );
    const boards = tournament.rounds.map(({ boards }) =>
      boards.map(({ white, black }) => `${white}-${black}`),
    );
    // Round 2: Player 2 leads with one point, so their board comes first.
    expect(boards).toEqual([
      ['3-1', '2-4'],
      ['1-2', '4-3'],
    ]);
  });

  it('C.04.7 1.5 counts virtual points for the order of boards', () => {
    const lines = [
      player(1, '0.0', '3 w 0'),
      player(2, '0.0', '4 w 0'),
      player(3, '1.0', '1 b 1'),
      player(4, '1.0', '2 b 1'),
    ];
    const order = (...more: string[]) =>
      read(...lines, ...more).tournament.rounds[0]!.boards.map(({ white }) => white);
    expect(order()).toEqual([1, 2]);
    expect(order('250       1.0   1   1    2    2')).toEqual([2, 1]);
    expect(order('XXA    4  1.0')).toEqual([2, 1]);
  });

  it('takes a last column of byes alone for the round to be paired', () => {
    const { tournament } = read(
      player(1, '1.0', '2 w 1'),
      player(2, '0.5', '1 b 0', '0000 - H'),
      player(3, '1.0', '0000 - U', '0000 - Z'),
    );
    expect(tournament.rounds).toHaveLength(1);
    expect(tournament.players.map(({ absences }) => absences)).toEqual([
      [],
      [{ round: 2, kind: 'half' }],
      [{ round: 2, kind: 'zero' }],
    ]);
  });

  it('accepts points with and without the byes announced', () => {
    const file = (points: string) => read(player(1, '1.0', '2 w 1'), player(2, points, '1 b 0', '0000 - H'));
    expect(codes(file('0.5'))).toEqual([]);
    expect(codes(file('0.0'))).toEqual([]);
    expect(codes(file('1.0'))).toEqual(['points-disagree']);
  });

  it('keeps a zero-point bye apart from a blank cell', () => {
    const { tournament } = read(
      player(1, '1.0', '2 w 1'),
      player(2, '0.0', '1 b 0'),
      player(3, '0.0', '0000 - Z'),
      player(4, '0.0'),
    );
    expect(tournament.rounds[0]!.unpaired).toEqual([{ player: 3, kind: 'zero' }]);
  });

  it('C.04.2 2.4 recognises late entries by their blank or zero-point beginning', () => {
    const { tournament } = read(
      player(1, '2.0', '2 w 1', '3 b 1'),
      player(2, '0.0', '1 b 0'),
      player(3, '0.0', '', '1 w 0'),
      player(4, '0.5', '0000 - H', '0000 - Z'),
      player(5, '1.0', '0000 - Z', '0000 - U'),
    );
    expect(tournament.players.map(({ entryRound }) => entryRound)).toEqual([1, 1, 2, 1, 2]);
  });

  it('takes small letters and odd results', () => {
    const { tournament, deviations } = read(
      player(1, '0.5', '2 W ='),
      player(2, '0.0', '1 B 0'),
      player(3, '1.0', '4 w w'),
      player(4, '0.0', '3 b l'),
      player(5, '0.0', '6 w -'),
      player(6, '0.0', '5 b -'),
      player(7, '1.0', '0000 - u'),
    );
    expect(deviations).toEqual([]);
    expect(tournament.rounds[0]!.boards.map(({ result }) => result)).toEqual([
      'white-draws-black-loses',
      'unrated-white-wins',
      'forfeit-both-lose',
    ]);
  });

  it.each([
    ['opponent-unknown', ['9 w 1'], ['']],
    ['opponent-self', ['1 w 1'], ['']],
    ['opponents-disagree', ['2 w 1'], ['']],
    ['colours-disagree', ['2 w 1'], ['1 w 0']],
    ['colour-missing', ['2 - 1'], ['1 b 0']],
    ['results-impossible', ['2 w 1'], ['1 b =']],
    ['result-one-sided', ['2 w 1'], ['1 b']],
    ['result-unknown', ['2 w x'], ['1 b 0']],
    ['bye-with-opponent', ['2 w H'], ['1 b 0']],
    ['code-without-opponent', ['0000 - 1'], ['0000 - Z']],
    ['colour-without-opponent', ['0000 w U'], ['0000 - Z']],
    ['several-allocated-byes', ['0000 - U'], ['0000 - U']],
  ] as const)('reports %s', (code, first, second) => {
    const reading = read('142 1', player(1, '0.0', ...first), player(2, '0.0', ...second));
    expect(codes(reading)).toContain(code);
  });

  it('a strict reading refuses the first contradiction with its place', () => {
    const reading = readTrf([player(1, '1.0', '2 w 1'), player(2, '1.0', '1 b 1')].join('\n'), {
      strict: true,
    });
    expect(reading.ok ? null : reading.failure).toMatchObject({ code: 'deviation', line: 1, column: 99 });
  });
});

describe('TRF26 001: a column is a character', () => {
  it('of any number of units, marks that combine among them', () => {
    const names = ['Yoshida 𠮷', 'Ju\u0301lia, E\u0301va', '👑👑👑'];
    const lines = names.map((name, index) => {
      const line = player(index + 1, '0.0');
      return line.slice(0, 14) + name + ' '.repeat(33 - [...name].length) + line.slice(47);
    });
    const { tournament, deviations } = read('012 Open', ...lines);
    expect(deviations).toEqual([]);
    expect(tournament.players.map(({ name, rating }) => [name, rating])).toEqual(
      names.map((name) => [name, 2000]),
    );
    const { file: _layout, ...plain } = tournament;
    const written = writeTrf(plain, 'trf16').split('\r\n');
    // An unknown identity is left blank.
    expect(written.filter((line) => line.startsWith('001'))).toEqual(lines);
  });

  it('and no name is cut inside of one', () => {
    const { tournament } = read('012 Open', player(1, '0.0'));
    const [one] = tournament.players;
    const players = [{ ...one!, name: `${'x'.repeat(32)}👑👑` }];
    const overflows: [string, number][] = [];
    const written = writeTrf({ ...tournament, players }, 'trf16', {
      onOverflow: (_, text, width) => overflows.push([text, width]),
    });
    expect(written).toContain(` ${'x'.repeat(32)}👑 2000 FRA`);
    expect(overflows).toEqual([[`${'x'.repeat(32)}👑👑`, 33]]);
  });
});

describe('TRF26 162, XXS, BB*: points', () => {
  const scoring = (...lines: string[]) => read(...lines, player(1, '0.0')).tournament.rules.scoring;

  it('162: the allocated bye is worth a win and an unknown result a draw unless told otherwise', () => {
    expect(scoring('162  W 3.0    D 1.0    L 0.0')).toEqual({
      ...STANDARD_SCORING,
      whiteWin: 30,
      blackWin: 30,
      forfeitWin: 30,
      fullBye: 30,
      pairingAllocatedBye: 30,
      whiteDraw: 10,
      blackDraw: 10,
      halfBye: 10,
      unknown: 10,
    });
    expect(scoring('162  P 0.5    A 0.5    X 0.0')).toMatchObject({
      pairingAllocatedBye: 5,
      zeroBye: 5,
      forfeitLoss: 5,
      unknown: 0,
    });
  });

  it('XXS: the last word on a value wins', () => {
    expect(scoring('XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1')).toMatchObject({
      whiteWin: 30,
      forfeitWin: 30,
      blackDraw: 20,
      halfBye: 20,
      pairingAllocatedBye: 20,
      whiteLoss: 10,
      forfeitLoss: 0,
      zeroBye: 10,
    });
    expect(scoring('XXS W=3 BW=4')).toMatchObject({ whiteWin: 30, blackWin: 40 });
  });

  it('BB*: each value of its own', () => {
    expect(scoring('BBW  3.0', 'BBD  1.0', 'BBU  1.0')).toMatchObject({
      whiteWin: 30,
      halfBye: 10,
      pairingAllocatedBye: 10,
    });
  });
});

describe('TRF26 240, 250, 260, 299 and their older forms', () => {
  const pair = [player(1, '1.0', '2 w 1'), player(2, '0.0', '1 b 0'), player(3, '0.0')];

  it('240: absences of rounds to come, byes of rounds past', () => {
    const { tournament, deviations } = read(
      ...pair,
      '142 4',
      '240 Z   2    1    2',
      '240 H   1    3',
      '240 F   1    1',
    );
    expect(tournament.players.map(({ absences }) => absences.length)).toEqual([1, 1, 0]);
    expect(tournament.rounds[0]!.unpaired).toEqual([{ player: 3, kind: 'half' }]);
    expect(deviations.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['points-disagree', 3, 81],
      ['absence-of-paired-player', 7, 11],
    ]);
  });

  it('XXZ: absent in the next round', () => {
    const { tournament } = read(...pair, 'XXZ 1 3', 'XXZ 2');
    expect(tournament.players.map(({ absences }) => absences)).toEqual([
      [{ round: 2, kind: 'zero' }],
      [{ round: 2, kind: 'zero' }],
      [{ round: 2, kind: 'zero' }],
    ]);
  });

  it('250 and XXA: virtual points as spans of rounds and players', () => {
    const spans = [
      { points: 10, firstRound: 1, lastRound: 2, players: [1, 2] },
      { points: 5, firstRound: 3, lastRound: 3, players: [1, 2] },
    ];
    expect(
      read(...pair, '250       1.0   1   2    1    2', '250       0.5   3   3    1    2').tournament.rules
        .virtualPoints,
    ).toEqual(spans);
    expect(
      read(...pair, 'XXA    1  1.0  1.0  0.5', 'XXA    2  1.0  1.0  0.5').tournament.rules.virtualPoints,
    ).toEqual(spans);
  });

  it('260 and XXP: pairs that may not meet', () => {
    const { tournament } = read('142 5', ...pair, '260   2   3    1    3', 'XXP 1 2 3');
    expect(tournament.rules.prohibitions).toEqual([
      { firstRound: 2, lastRound: 3, players: [1, 3] },
      { firstRound: 1, lastRound: 5, players: [1, 2, 3] },
    ]);
  });

  it('299: a bonus, and the points of a kind of result', () => {
    const { tournament } = read(
      player(1, '1.5', '2 w +'),
      player(2, '1.0', '1 b -'),
      '142 3',
      '299           0.5         1',
      '299 -         1.0   1     2',
    );
    expect(tournament.players.map(({ adjustment }) => adjustment)).toEqual([5, 10]);
  });
});

describe('TRF26 192: systems', () => {
  it('without a record takes the Dutch text in force at the start', () => {
    const system = (...lines: string[]) => read('012 Open', ...lines).tournament.rules;
    expect(system('042 2026/01/31')).toMatchObject({ system: 'dutch-2017', tieBreakText: '2024' });
    expect(system('042 2026/02/01')).toMatchObject({ system: 'dutch-2026', tieBreakText: '2024' });
    expect(system('042 2026/03/01')).toMatchObject({ system: 'dutch-2026', tieBreakText: '2026' });
    expect(system()).toMatchObject({ system: 'dutch-2026', tieBreakText: '2026' });
  });

  it('reads the code that bbpPairings writes into 092', () => {
    expect(read('012 Open', '042 2020/01/01', '092 FIDE_DUTCH_2025')).toMatchObject({
      systemSource: '092',
      tournament: { rules: { system: 'dutch-2026' } },
    });
  });

  it.each([
    ['Individual: Round Robin', 'round-robin'],
    ['Double Round-Robin (Berger)', 'double-round-robin'],
    ['Individual FIDE Dubov', 'dubov-2026'],
    ['Individual: Swiss-System', 'dutch-2017'],
  ])('the free text %j means %s', (type, system) => {
    expect(read('012 Open', '042 2020/01/01', `092 ${type}`).tournament.rules.system).toBe(system);
  });

  it.each([
    ['FIDE_DUTCH', 'dutch-2026'],
    ['FIDE_DUTCH_2017', 'dutch-2017'],
    ['FIDE_DUTCH_2025', 'dutch-2026'],
    ['BERGER_ROUNDROBIN', 'round-robin'],
    ['FIDE_TEAM', undefined],
  ])('the code %s names %s', (code, system) => {
    expect(systemOfCode(code)?.system).toBe(system);
  });

  it('every system with a code is read back by it', () => {
    for (const { id } of SYSTEMS) {
      const code = codeOfSystem(id, 'none');
      if (code !== 'CUSTOM_SWISS') expect(systemOfCode(code)?.system).toBe(id);
    }
  });

  it.each([
    ['2026/01/31', 'dutch-2017'],
    ['2026/02/01', 'dutch-2026'],
    ['', 'dutch-2026'],
  ])('an event of %j has the Dutch text %s', (day, system) => {
    expect(systemAt(day)).toBe(system);
  });

  it('keeps and reports a code that names no system here', () => {
    const { tournament, deviations } = read('012 Open', '192 FIDE_SCHILLER_4x4');
    expect(deviations).toMatchObject([
      { code: 'system-unknown', found: 'FIDE_SCHILLER_4x4', takenAs: 'dutch-2026' },
    ]);
    expect(tournament.keptRecords.map(({ line }) => line)).toEqual(['192 FIDE_SCHILLER_4x4']);
  });

  it.each([
    ['FIDE_ROUNDROBIN_BAKU', 'round-robin'],
    ['BERGER_ROUNDROBIN_BAKU', 'round-robin'],
    ['FIDE_DOUBLEROUNDROBIN_BAKU', 'double-round-robin'],
  ])(
    'takes %s for the round robin that it names, says that nothing is accelerated, and writes no such code',
    (code, system) => {
      const reading = read('012 Open', `192 ${code}`);
      expect(reading.deviations).toMatchObject([
        { code: 'acceleration-unused', found: code, takenAs: system },
      ]);
      const { rules, keptRecords } = reading.tournament;
      expect([rules.system, rules.acceleration, keptRecords]).toEqual([system, 'none', []]);
      expect(writeTrf(reading.tournament, 'trf26')).toContain(`192 ${codeOfSystem(system, 'none')}`);
    },
  );

  it.each([
    ['CUSTOM_ROUNDROBIN', 'round-robin'],
    ['BERGER_ROUNDROBIN_G2', 'round-robin'],
    ['BERGER_ROUNDROBIN_G4', 'round-robin'],
    ['CUSTOM_TEAM_ROUNDROBIN', 'round-robin'],
  ])('names %s as a code that it does not have, and assumes no Swiss system for it', (code, system) => {
    const { tournament, deviations } = read(
      '012 Open',
      '092 Individual: Swiss-System (Dutch)',
      `192 ${code}`,
    );
    const unknown = deviations.filter((deviation) => deviation.code === 'system-unknown');
    expect(unknown).toMatchObject([{ found: code, takenAs: system }]);
    expect(tournament.rules.system).toBe(system);
    expect(tournament.keptRecords.map(({ line }) => line)).toContain(`192 ${code}`);
  });

  it('knows acceleration by the suffix', () => {
    expect(systemOfCode('FIDE_DUTCH_BAKU')).toEqual({ system: 'dutch-2026', acceleration: 'baku-2026' });
    expect(systemOfCode('FIDE_DUTCH_2017_BAKU')).toEqual({ system: 'dutch-2017', acceleration: 'baku-2017' });
    expect(systemOfCode('BERGER_ROUNDROBIN_BAKU')).toEqual({ system: 'round-robin', acceleration: 'none' });
    expect(codeOfSystem('burstein-2026', 'baku-2026')).toBe('FIDE_BURSTEIN_BAKU');
    expect(codeOfSystem('lim-2026', 'none')).toBe('CUSTOM_SWISS');
  });
});
