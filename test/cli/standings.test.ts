import { describe, expect, it } from 'vitest';
import { PROCESS_IO, type CliIo } from '../../src-main/cli/io.ts';
import { run } from '../../src-main/cli/standings.ts';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';

/** A report of three players and three rounds, whose ranks are not their numbers; 1 has a half-point bye. */
const player = (number: number, name: string, points: string, rank: number, cells: string): string =>
  `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} ${2100 - 100 * number} AUT${' '.repeat(28)}${points}${String(rank).padStart(5)}  ${cells}`;
const REPORT = [
  '012 Small open',
  '042 2026/05/01',
  '142 3',
  '202 BH/C1,DE',
  player(1, 'Beta, Bea', '1.5', 2, '   3 b 0  0000 - H     2 w 1'),
  player(2, 'Gamma, Gus', '1.0', 3, '0000 - U     3 w 0     1 b 0'),
  player(3, 'Alpha, Ann', '2.5', 1, '   1 w 1     2 b 1  0000 - H'),
].join('\r\n');

interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function call(args: string[], text = REPORT): Promise<Called> {
  let out = '';
  let err = '';
  const io: CliIo = {
    ...PROCESS_IO,
    stdout: (part) => void (out += part),
    stderr: (part) => void (err += part),
    readFile: (path) => {
      if (path !== 'open.trf') throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      return new TextEncoder().encode(text);
    },
    writeFile: () => undefined,
  };
  return { code: await run(args, io), out, err };
}

describe('wallchart standings', () => {
  it('prints the standings by the tie-breaks of the file', async () => {
    const { code, out, err } = await call(['open.trf']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual(
      [
        'Small open – standings after round 3 (C.07 2026)',
        '',
        'Rank  No.  Name         Rtg  Pts  BH/C1  DE',
        '   1    3  Alpha, Ann  1800   2½    2.5    ',
        '   2    1  Beta, Bea   2000   1½    3.5    ',
        '   3    2  Gamma, Gus  1900    1    4.0    ',
        '',
      ].map((line) => line.trimEnd()),
    );
  });

  it('takes other tie-breaks, an earlier round and the text before', async () => {
    const { out } = await call(['open.trf', '--tie-breaks', 'BH,SB', '--round', '2', '--text', '2024']);
    expect(out).toContain('provisional standings after round 2 (C.07 2024)');
    expect(out).toContain('BH    SB');
  });

  it('explains every value of a player', async () => {
    const { code, out } = await call(['open.trf', '--explain', 'ann']);
    expect(code).toBe(0);
    expect(out).toContain('Working of 3 Alpha, Ann, 2½ points');
    expect(out).toContain('BH/C1 2.5 – Buchholz Cut 1 (C.07 (2026) 8.1, 14.1)');
    expect(out).toContain('  4 − 1.5 cut = 2.5');
    expect(out).toMatch(
      /R3 +– +½ +1\.5 +half-point bye: dummy .* cut: voluntarily unplayed round goes first +C\.07 16\.5/,
    );
  });

  it('gives numbers as JSON', async () => {
    const { out } = await call(['open.trf', '--json', '--explain', '1', '--tie-breaks', 'BH']);
    const answer = JSON.parse(out) as {
      rows: { startingNumber: number; points: number; tieBreaks: Record<string, number> }[];
      working: { code: string; value: number; lines: { contribution: number }[] }[];
    };
    expect(
      answer.rows.map(({ startingNumber, points, tieBreaks }) => [startingNumber, points, tieBreaks['BH']]),
    ).toEqual([
      [3, 2.5, 1.5 + 1 + 1.5],
      [1, 1.5, 2.5 + 1.5 + 1],
      [2, 1, 1 + 2.5 + 1.5],
    ]);
    expect(answer.working[0]!.lines.map(({ contribution }) => contribution)).toEqual([2.5, 1.5, 1]);
  });

  it('lists a category only', async () => {
    const { out } = await call(['open.trf', '--rating-to', '1900', '--json']);
    const { rows } = JSON.parse(out) as { rows: { startingNumber: number }[] };
    expect(rows.map(({ startingNumber }) => startingNumber)).toEqual([3, 2]);
  });

  it.each([
    [['open.trf', '--tie-breaks', 'BH,NIX'], 1, 'NIX is not a tie-break'],
    [['open.trf', '--explain', 'a'], 1, 'no single player'],
    [['open.trf', '--teams'], 1, 'no teams'],
    [['open.trf', '--round', 'two'], 2, '--round two'],
    [['open.trf', '--text', '2020'], 2, '--text 2020'],
    [['nowhere.trf'], 2, 'no such file'],
    [[], 2, 'tournament file'],
    [['open.trf', '--nix'], 2, '--nix'],
  ])('%j ends with %d and says why', async (args, code, said) => {
    const called = await call(args);
    expect(called.code).toBe(code);
    expect(called.err).toContain(said);
  });

  it('ranks the teams of a team event and explains one', async () => {
    const { code, out, err } = await call(['open.trf', '--teams', '--explain', '1'], TEAM_REPORT);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Rank  No.  Team    MP  GP');
    expect(out).toContain('Working of 1 Team 1');
    expect(out).toContain('EGGSB/C1');
    const answer = JSON.parse((await call(['open.trf', '--teams', '--json'], TEAM_REPORT)).out) as {
      primary: string;
      rows: { team: number; gamePoints: number }[];
    };
    expect(answer.primary).toBe('GP');
    expect(answer.rows.map(({ team, gamePoints }) => [team, gamePoints])).toEqual([
      [1, 3.5],
      [3, 1],
      [2, 0.5],
    ]);
    expect((await call(['open.trf', '--teams', '--explain', 'Team'], TEAM_REPORT)).code).toBe(1);
  });

  it('prints its options', async () => {
    const { code, out } = await call(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('--tie-breaks LIST');
  });
});
