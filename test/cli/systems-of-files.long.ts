import { describe, expect, it } from 'vitest';
import { readTrf, SYSTEMS, writeTrf } from '../../src-engine/index.ts';
import { wallchart } from './memory-io.ts';
import { FIXED_OPTIONS } from './samples.ts';

const generate = async (...words: string[]) =>
  (await wallchart(['generate', ...FIXED_OPTIONS, ...words])).out;
const SMALL = ['--players', '8', '--rounds', '4', '--seed', '3'];

describe('192: the system of a file', () => {
  it.each(SYSTEMS.flatMap(({ id }) => [[id, 'trf26'] as const, [id, 'trf16'] as const]))(
    '%s: what generate writes as %s is read back by check and pair, without a word',
    async (system, format) => {
      const rounds = system === 'round-robin' ? '7' : system === 'double-round-robin' ? '14' : '4';
      const text = await generate(...SMALL, '--rounds', rounds, '--system', system, '--format', format);
      const check = await wallchart(['check', 'x.trf'], { 'x.trf': text });
      expect(check).toMatchObject({ code: 0, err: '' });
      expect(check.out).toContain(`round 3 (${system}): agrees`);
      expect(await wallchart(['pair', 'x.trf', '--round', '2'], { 'x.trf': text })).toMatchObject({
        code: 0,
        err: '',
      });
    },
  );

  it.each(['baku-2026', 'baku-2017'])('C.04.7 %s travels in a TRF16 too', async (acceleration) => {
    const words = ['--players', '24', '--rounds', '9', '--acceleration', acceleration, '--format', 'trf16'];
    const text = await generate(...words);
    expect(text).toContain(`### Wallchart: system dutch-2026, ${acceleration}`);
    expect(await wallchart(['check', 'x.trf'], { 'x.trf': text })).toMatchObject({ code: 0 });
  });

  it('C.04.7 1.5 no table is accelerated: the comment of an older version is taken without it, with a word', async () => {
    const text = await generate(...SMALL, '--rounds', '7', '--system', 'round-robin', '--format', 'trf16');
    const files = {
      'x.trf': text.replace(/^092 .*$/m, '### Wallchart: system round-robin, baku-2026'),
    };
    const { code, out, err } = await wallchart(['check', 'x.trf'], files);
    expect(code).toBe(0);
    expect(out).toContain('round 7 (round-robin): agrees');
    expect(err).toMatch(
      /^x\.trf: Line \d+, column 5: A round robin has no scoregroups, so nothing is accelerated: “### Wallchart: system round-robin, baku-2026”\.\n$/,
    );
    expect((await wallchart(['check', 'x.trf'], { 'x.trf': text })).err).toBe('');
  });

  it.each(['trf16', 'trf26'] as const)(
    'C.04.7 1.5 nor does a %s written of an older event tell one',
    async (format) => {
      const reading = readTrf(await generate(...SMALL, '--rounds', '7', '--system', 'round-robin'));
      if (!reading.ok) throw new Error(reading.failure.code);
      const { tournament } = reading.value;
      const old = { ...tournament, rules: { ...tournament.rules, acceleration: 'baku-2026' as const } };
      expect(writeTrf(old, format)).toBe(writeTrf(tournament, format));
    },
  );

  it('CUSTOM_SWISS without the comment is taken as another system with a word only', async () => {
    const text = (await generate(...SMALL, '--system', 'bcf')).replace(/^### Wallchart.*\r?\n/m, '');
    const files = { 'x.trf': text };
    for (const command of ['check', 'pair', 'standings']) {
      const { err } = await wallchart(
        [command, 'x.trf', ...(command === 'pair' ? ['--round', '2'] : [])],
        files,
      );
      expect(err).toMatch(
        /^x\.trf: line \d+: “CUSTOM_SWISS” names no pairing system that Wallchart has; dutch-2026 is/,
      );
    }
    expect((await wallchart(['x.trf', '-c'], files)).err).toContain('CUSTOM_SWISS');
    expect((await wallchart(['--dutch', 'x.trf', '-c'], files)).err).toBe('');
    expect((await wallchart(['check', 'x.trf', '--system', 'bcf'], files)).err).toBe('');
  });

  it.each([
    ['Individual: Swiss-System (Lim)', 'lim-2026', ''],
    ['BCF Swiss', 'bcf', ''],
    ['Round robin', 'round-robin', ''],
    ['lim-old', 'lim-old', ''],
    ['Double-Swiss', 'dutch-2026', '“Double-Swiss” names no pairing system'],
    ['Keizer', 'dutch-2026', '“Keizer” names no pairing system'],
    ['Individual: Swiss-System', 'dutch-2026', ''],
  ])('092 %s is taken as %s', async (type, system, word) => {
    const text = (await generate(...SMALL)).replace(/^192.*\r?\n/m, '').replace(/^092.*$/m, `092 ${type}`);
    const { out, err } = await wallchart(['check', 'x.trf'], { 'x.trf': text });
    expect(out).toContain(`round 1 (${system}):`);
    if (word === '') expect(err).toBe('');
    else expect(err).toContain(word);
  });
});

describe('C.05 6.6: a whole round robin under 092 Swiss', () => {
  /** 6 wins a game and gives the other four up; nothing but the games says what the event is. */
  const games = [
    '001    1 m    Alder, A                           1611 AUS                         2.0    5     6 w 1     2 w 0     3 b 0     4 w 0     5 b 1',
    '001    2 m    Birch, B                           1735 AUS                         2.5    3     5 w 0     1 b 1     6 w +     3 w 0     4 b =',
    '001    3 m    Cedar, C                           1911 AUS                         4.0    1     4 w 0     5 b 1     1 w 1     2 b 1     6 w +',
    '001    4 m    Doum, D                            1606 AUS                         4.0    2     3 b 1     6 b +     5 w =     1 b 1     2 w =',
    '001    5 m    Elder, E                           1774 AUS                         2.5    4     2 b 1     3 w 0     4 b =     6 b +     1 w 0',
    '001    6 m    Fir, F                             1727 AUS                         0.0    6     1 b 0     4 w -     2 b -     5 w -     3 b -',
  ];
  const files = { 'x.trf': ['012 Six', '092 Individual: Swiss-System', 'XXR 5', ...games, ''].join('\n') };

  it('check and standings take it as the same, and say so', async () => {
    const check = await wallchart(['check', 'x.trf'], files);
    expect(check.out).toContain('round 5 (round-robin): agrees');
    const standings = await wallchart(['standings', 'x.trf', '--tie-breaks', 'SB'], files);
    expect(standings.out).toContain('not counted');
    for (const { err } of [check, standings]) expect(err).toContain('taken as round-robin (C.05 6.6)');
  });

  it('a switch takes it as a Swiss: nobody is annulled', async () => {
    const { out, err } = await wallchart(['standings', 'x.trf', '--tie-breaks', 'SB', '--swiss'], files);
    expect([out.includes('not counted'), err]).toEqual([false, '']);
    const check = await wallchart(['check', 'x.trf', '--system', 'dutch-2026'], files);
    expect([check.out.includes('round 1 (dutch-2026)'), check.err]).toEqual([true, '']);
  });

  it('a record of the system counts for more than the games', async () => {
    const named = { 'x.trf': files['x.trf'].replace('XXR 5', '142 5\n192 FIDE_DUTCH') };
    expect((await wallchart(['standings', 'x.trf', '--tie-breaks', 'SB'], named)).out).not.toContain(
      'not counted',
    );
  });
});

describe('162 X: points of an unknown result', () => {
  const three = ['--points', 'W=3,D=1,L=0'];

  it('is left out where every game has a result: other programs refuse the symbol', async () => {
    const text = await generate(...SMALL, ...three);
    expect(text.match(/^162.*$/m)![0].trim()).toBe('162  W 3.0    D 1.0    L 0.0    P 1.0');
  });

  it('is taken out of a file that has it, also where the line is spelled regularly', () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('162'));
    const report = (record: string) =>
      [
        '012 Two',
        '142 1',
        '152 W',
        record,
        '192 FIDE_DUTCH',
        `001    1      ${'Player 1'.padEnd(33)} 1800${''.padEnd(28)} 3.0    1     2 w 1`,
        `001    2      ${'Player 2'.padEnd(33)} 1800${''.padEnd(28)} 0.0    2     1 b 0`,
      ].join('\n');
    const reading = readTrf(report('162  W 3.0    D 1.0    L 0.0    P 1.0    X 0.5'));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(
      reading.value.deviations.map(({ code, line, column, found }) => [code, line, column, found]),
    ).toEqual([['unknown-points-unused', 4, 42, 'X 0.5']]);
    expect(lines(writeTrf(reading.value.tournament, 'trf26', { lineEnd: '\n' }))).toEqual([
      '162  W 3.0    D 1.0    L 0.0    P 1.0',
    ]);
    const usual = readTrf(report('162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0    X 0.5'));
    if (!usual.ok) throw new Error(usual.failure.code);
    expect(lines(writeTrf(usual.value.tournament, 'trf26', { lineEnd: '\n' }))).toEqual([]);
  });

  it('follows the draw, and another value is written where a game waits', () => {
    const report = ['012 Two', '142 1', '152 W', '162  W 3.0    D 1.0    L 0.0    X 2.0', '192 FIDE_DUTCH'];
    const player = (number: number, opponent: number, colour: string, code: string) =>
      `001    ${number}      Player ${number}                          1800             ` +
      `            0.0    ${number}     ${opponent} ${colour} ${code}`;
    const written = (code: string, without = '') => {
      const lines = [
        ...report.filter((line) => line !== without),
        player(1, 2, 'w', code),
        player(2, 1, 'b', code),
      ];
      const reading = readTrf(lines.join('\n'));
      if (!reading.ok) throw new Error(reading.failure.code);
      const { file: _layout, ...plain } = reading.value.tournament;
      return writeTrf(plain, 'trf26')
        .match(/^162.*$/m)![0]
        .trim();
    };
    expect(written('=')).toBe('162  W 3.0    D 1.0    L 0.0');
    expect(written('?')).toBe('162  W 3.0    D 1.0    L 0.0    X 2.0');
  });
});

describe('A lot of the paper on matchings leaves several rounds right', () => {
  const turned = (text: string, round: number, a: number, b: number) =>
    text.replaceAll(/^001.*$/gm, (line) => {
      const at = 91 + 10 * (round - 1);
      const number = Number(line.slice(4, 8));
      const colour = line[at + 5]!;
      if (number !== a && number !== b) return line;
      return `${line.slice(0, at + 5)}${colour === 'w' ? 'b' : 'w'}${line.slice(at + 6)}`;
    });
  const boardOf = (text: string, round: number) => {
    const line = text.match(/^001 {4}1 .*$/m)![0];
    return Number(line.slice(91 + 10 * (round - 1)).slice(0, 4));
  };

  it('equal colour differences: the other colours are as right', async () => {
    const words = ['--system', 'mwm-monrad', '--half-byes', '0', '--zero-byes', '0', '--forfeits', '0'];
    const text = await generate(
      ...SMALL,
      '--rounds',
      '2',
      ...words,
      '--withdrawals',
      '0',
      '--late-entries',
      '0',
    );
    const first = turned(text, 1, 1, boardOf(text, 1));
    const check = await wallchart(['check', 'x.trf', '--round', '1'], { 'x.trf': first });
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('round 1 (mwm-monrad): agrees')]);
    // In round 2 the colours follow from round 1: the lower colour difference has White.
    const second = turned(text, 2, 1, boardOf(text, 2));
    const differs = await wallchart(['check', 'x.trf', '--round', '2'], { 'x.trf': second });
    expect([differs.code, differs.out]).toEqual([1, expect.stringMatching(/should have White against/)]);
  });
});
