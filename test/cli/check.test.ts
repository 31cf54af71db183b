import { describe, expect, it } from 'vitest';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';
import { wallchart } from './memory-io.ts';
import { FIVE, FIVE_WRONG } from './samples.ts';

const files = { 'five.trf': FIVE, 'wrong.trf': FIVE_WRONG, 'letter.trf': 'Dear arbiter,\n' };

describe('wallchart check', () => {
  it('answers 0 where every round agrees', async () => {
    expect(await wallchart(['check', 'five.trf'], files)).toMatchObject({
      code: 0,
      out: 'five.trf: round 1 (dutch-2026): agrees\n',
      err: '',
    });
  });

  it('answers 1 and lists what differs, file by file and round by round', async () => {
    const { code, out } = await wallchart(['check', 'five.trf', 'wrong.trf'], files);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'five.trf: round 1 (dutch-2026): agrees',
      'wrong.trf: round 1 (dutch-2026): agrees',
      'wrong.trf: round 2 (dutch-2026): differs',
      '    2 should have White against 1.',
      '    3 (White) should meet 5.',
      '    5 (White) met 4.',
      '    The bye belongs to 4; 3 had it.',
      '    4.2 decides against the first game played instead.',
      '    ! wrong-colour (5.2, C.04.3 5.2): 1, 2.',
      '',
    ]);
  });

  it('gives the same as data', async () => {
    const { code, out } = await wallchart(
      ['check', 'wrong.trf', 'five.trf', '--json', '--system', 'dutch-2017'],
      files,
    );
    expect(code).toBe(1);
    const reports = JSON.parse(out) as {
      file: string;
      rounds: { round: number; agrees: boolean; system: string }[];
    }[];
    expect(reports.map(({ file }) => file)).toEqual(['wrong.trf', 'five.trf']);
    expect(reports[0]).toMatchObject({
      file: 'wrong.trf',
      rounds: [
        { round: 1, system: 'dutch-2017', agrees: true, differences: [] },
        {
          round: 2,
          agrees: false,
          differences: [
            { kind: 'colours', white: 2, black: 1 },
            { kind: 'pair-missing', white: 3, black: 5 },
            { kind: 'pair-unexpected', white: 5, black: 4 },
            { kind: 'bye', expected: 4, recorded: 3 },
          ],
        },
      ],
    });
  });

  it('checks the other files when one cannot be read, and answers 2', async () => {
    const { code, out, err } = await wallchart(['check', 'letter.trf', 'five.trf', 'absent.trf'], files);
    expect(code).toBe(2);
    expect(out).toBe('five.trf: round 1 (dutch-2026): agrees\n');
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/^letter\.trf: Line 1, column 1: This is not a tournament report/),
      'absent.trf: there is no such file.',
      '',
    ]);
  });

  it('does not take the boards of a team event for a Swiss of players', async () => {
    const teams = `${FIVE}192 FIDE_TEAM\n310   1 One\n`;
    expect(await wallchart(['check', 'x.trf'], { 'x.trf': teams })).toMatchObject({ code: 2, out: '' });
    expect((await wallchart(['check', 'x.trf'], { 'x.trf': teams })).err).toContain('pairs teams');
  });

  it('looks at the ranks of a team event with --ranks, and at nothing else', async () => {
    const check = (text: string, ...options: string[]) =>
      wallchart(['check', 'x.trf', '--lenient', '--ranks', ...options], { 'x.trf': text });
    // Game points: team 1 1½ and a forfeited match, team 3 a bye worth one, team 2 half a point.
    const { out, code } = await check(TEAM_REPORT);
    expect(out).toBe(
      [
        'x.trf: rounds not checked',
        'x.trf: ranks: differ',
        '    team 3: rank 3, should be 2.',
        '    team 2: rank 2, should be 3.',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
    const [report] = JSON.parse((await check(TEAM_REPORT, '--json')).out) as {
      ranks: { player: number }[];
    }[];
    expect(report!.ranks.map(({ player }) => player)).toEqual([3, 2]);
  });

  it('says from which tie-break on ranks cannot be verified', async () => {
    const own = FIVE.replace('\n001', '\n202 OTHER_ABC,BH\n001');
    const { out } = await wallchart(['check', 'x.trf', '--ranks'], { 'x.trf': own });
    expect(out).toContain('x.trf: ranks: agree, as far as OTHER_ABC, which cannot be applied\n');
  });

  it('answers 2 where the only round asked for is not in the file, and checks the other files', async () => {
    expect(await wallchart(['check', 'five.trf', 'wrong.trf', '--round', '2'], files)).toMatchObject({
      code: 2,
      out: expect.stringMatching(/^wrong\.trf: round 2 \(dutch-2026\): differs\n/) as string,
      err: 'five.trf: round 2 has no pairings; the file has those of 1 round.\n',
    });
    expect(await wallchart(['-check', 'five.trf', '--round', '2'], files)).toMatchObject({
      code: 2,
      out: '',
    });
  });

  it('answers 2 to an unknown system and to wrong usage', async () => {
    expect(await wallchart(['check', 'five.trf', '--system', 'chaos'], files)).toMatchObject({
      code: 2,
      err: 'five.trf: there is no system chaos.\n',
    });
    expect((await wallchart(['check'], files)).code).toBe(2);
    expect((await wallchart(['check', 'five.trf', '--jason'], files)).code).toBe(2);
  });
});

describe('wallchart -check', () => {
  it('checks ranks too: by points alone where the file names no tie-breaks', async () => {
    expect(await wallchart(['-check', 'five.trf'], files)).toMatchObject({
      code: 0,
      out: 'five.trf: round 1 (dutch-2026): agrees\nfive.trf: ranks: agree\n',
    });
  });

  it('finds a wrong rank', async () => {
    const swapped = FIVE.replace(' 1.0    1 ', ' 1.0    5 ').replace(' 0.0    5 ', ' 0.0    1 ');
    const { code, out } = await wallchart(['-check', 'x.trf'], { 'x.trf': swapped });
    expect(code).toBe(1);
    expect(out).toContain('    1: rank 5, should be 1 to 2.\n    5: rank 1, should be 3 to 5.\n');
  });

  it('ranks by the tie-breaks that the file names', async () => {
    const generated = await wallchart(['generate', '--players', '12', '--rounds', '5', '--seed', '4']);
    expect(generated.out).toMatch(/^202 /m);
    const check = (text: string) => wallchart(['-check', 'x.trf'], { 'x.trf': text });
    expect((await check(generated.out)).code).toBe(0);
    const wrong = generated.out.replace(/^202 .*$/m, '202 RTNG');
    expect((await check(wrong)).out).toContain('ranks: differ');
    expect((await check(wrong)).code).toBe(1);
    // Without the flag wrong ranks are told and do not decide: every round agrees.
    const plain = await wallchart(['check', 'x.trf'], { 'x.trf': wrong });
    expect(plain.out).toContain('ranks: differ');
    expect(plain.code).toBe(0);
  });
});
