import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';
import { BARE, FIVE, FIVE_WRONG, SIX, TWO } from './samples.ts';

const files = {
  'in/five.trf': FIVE,
  'in/wrong.trf': FIVE_WRONG,
  'six.trf': SIX,
  'two.trf': TWO,
  'bare.trf': BARE,
  'in/table.trf': `192 FIDE_ROUNDROBIN\n${FIVE}`,
  'letter.trf': 'Dear arbiter,\n',
  'rtg.cfg':
    '# small\nPlayersNumber=14\nRoundsNumber = 5\nDrawPercentage=30\nForfeitRate=20\nPointsForWin=3.0\nPointsForDraw=1.0\n',
  'bad.cfg': 'PlayersNumber=14\nPlayers=ten\n',
};
const engine = (line: string) => wallchart(line.split(' '), files);

describe('-p as JaVaFo and bbpPairings', () => {
  it.each(['--dutch in/five.trf -p', 'in/five.trf -p', '-q 5 in/five.trf -p'])('%s', async (line) => {
    expect(await engine(line)).toMatchObject({ code: 0, out: '3\n2 1\n3 5\n4 0\n' });
  });
  it('C.04.7 -b accelerates: 1 to 4 are half a point ahead of 5 and 6, and somebody floats down to 1', async () => {
    expect((await engine('six.trf -p')).out).toBe('3\n2 3\n4 5\n6 1\n');
    expect((await engine('six.trf -b -p')).out).toBe('3\n4 3\n2 1\n6 5\n');
  });
  it('C.04.7 1.2, 1.3 -b: 5, who came in round 2, does not count for the halves, which are 1 and 2', async () => {
    expect((await engine('in/five.trf -b -p')).out).toBe('3\n2 1\n3 5\n4 0\n');
  });
  it.each(['-b in/table.trf -p', 'in/table.trf -b -c', 'in/table.trf -b -g -o x.trf'])(
    'C.04.7 1.5 accelerates no round robin: %s',
    async (line) => {
      const err = 'in/table.trf: round-robin has no scoregroups, so -b can accelerate nothing.\n';
      expect(await engine(line)).toMatchObject({ code: 3, out: '', err });
      expect((await engine(line.replace('-b', '--dutch -b'))).err).not.toContain('scoregroups');
    },
  );
  it('puts a file named without folder beside the tournament file', async () => {
    const { code, out, files: written } = await engine('--dutch in/five.trf -p out.txt -l');
    expect([code, out]).toEqual([0, '']);
    expect([...written.keys()].toSorted()).toEqual(['in/five.list', 'in/out.txt']);
    expect(written.get('in/out.txt')).toBe('3\n2 1\n3 5\n4 0\n');
  });
  it('keeps the folder of a file named with one', async () => {
    const { files: written } = await engine('in/five.trf -p ./out.txt -l lists/five.list');
    expect([...written.keys()].toSorted()).toEqual(['./out.txt', 'lists/five.list']);
  });
  it('writes a checklist of scores, preferences, floats and opponents', async () => {
    const { files: written } = await engine('in/wrong.trf -p ./out.txt -l ./five.list');
    const lines = written
      .get('./five.list')!
      .split('\n')
      .filter((line) => line !== '');
    expect(lines[0]!.trim().split(/\s+/)).toEqual([
      'ID',
      'Pts',
      '---',
      'Pref',
      'C2',
      'C14',
      'C16',
      'Cur',
      'R1',
      'R2',
    ]);
    const rows = lines.slice(1).map((line) => line.trim().split(/\s+/));
    expect(rows.map(([id]) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(rows[0]!.slice(0, 5)).toEqual(['1', '2.0', 'WW', 'B', 'Y']);
    // 3 had the bye: barred from another, downfloat in the round before.
    expect(rows[2]!.slice(0, 6)).toEqual(['3', '1.0', 'B', '(W)', 'N', 'D']);
  });
  it('leaves no pairing of an earlier call where none is found, and prints the list', async () => {
    const { code, files: written } = await wallchart('two.trf -p ./out.txt -l ./two.list'.split(' '), {
      ...files,
      './out.txt': '1\n1 2\n',
    });
    expect([code, written.get('./out.txt')]).toEqual([1, '']);
    expect(written.get('./two.list')).toMatch(/^\nID\tPts\t/);
  });
  it('--burstein lists the values that order its scoregroups, best first', async () => {
    const { files: written } = await engine('--burstein in/wrong.trf -p ./out.txt -l ./five.list');
    const lines = written
      .get('./five.list')!
      .split('\n')
      .filter((line) => line !== '');
    const words = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
    expect(words[0]).toEqual([
      'ID',
      'Pts',
      '---',
      'Pref',
      'Buchholz',
      'Sonneborn-Berger',
      'Cur',
      '',
      'R1',
      'R2',
      '',
    ]);
    const rows = words
      .slice(1)
      .map(([id, points, , , buchholz, sonneborn]) => [id, points, buchholz, sonneborn]);
    const sorted = rows.toSorted(
      (a, b) => Number(b[1]) - Number(a[1]) || Number(b[2]) - Number(a[2]) || Number(b[3]) - Number(a[3]),
    );
    expect(rows).toEqual(sorted);
    for (const [, , buchholz, sonneborn] of rows) {
      expect(buchholz).toMatch(/^\d+\.\d$/);
      expect(sonneborn).toMatch(/^\d+\.\d\d$/);
    }
  });
  it('answers with the exit codes of bbpPairings', async () => {
    expect((await engine('two.trf -p')).code).toBe(1);
    expect((await engine('bare.trf -p')).code).toBe(3);
    expect((await engine('letter.trf -p')).code).toBe(3);
    expect((await engine('--dutch -p')).code).toBe(3);
    expect((await engine('absent.trf -p')).code).toBe(5);
    expect((await engine('in/five.trf -p missing/out.txt')).code).toBe(5);
  });
});

describe('-c', () => {
  it('lists the rounds, and beside each other the pairs that differ', async () => {
    expect(await engine('--dutch in/wrong.trf -c')).toMatchObject({
      code: 0,
      out: [
        'wrong: Round #1',
        'wrong: Round #2',
        '  Checker pairings        Tournament pairings ',
        '      2 -   1                  1 -   2',
        '      3 -   5                  5 -   4',
        '      4 -   0                  3 -   0',
        '',
        '',
        '',
      ].join('\n'),
    });
  });
  it('ends with an empty line, as bbpPairings', async () => {
    expect((await engine('--dutch in/five.trf -c')).out).toBe('five: Round #1\n\n');
  });
  it('checks a single round', async () => {
    expect((await engine('in/wrong.trf -c 1')).out).toBe('wrong: Round #1\n');
  });
  it.each(['0', '3', '99'])('refuses round %s, which has no pairings', async (round) => {
    expect(await engine(`in/wrong.trf -c ${round}`)).toMatchObject({
      code: 3,
      out: '',
      err: `Error checking file in/wrong.trf: round ${round} has no pairings; the file has those of 2 rounds.\n`,
    });
  });
  it('-l: our pairs beside all earlier opponents, cells flush right with a tab after each', async () => {
    const { files: written } = await engine('in/wrong.trf -c 2 -l ./five.list');
    const [title, blank, head, between, first] = written.get('./five.list')!.split('\n');
    expect([title, blank, between]).toEqual(['Round #2', '', '']);
    expect(head).toBe('ID\tPts\t--\tPref\tC2\tC14\tC16\t  Cur\t\tR1\t');
    expect(first).toBe(' 1\t1.0\t W\t (B)\t Y\t   \t   \t (2B)\t\t 3\t');
    expect(written.get('./five.list')!.endsWith('\t\n\n\n')).toBe(true);
  });
});

describe('-g', () => {
  it('writes a tournament that its own check accepts, the same for the same seed', async () => {
    const { code, files: written } = await engine('--dutch -g rtg.cfg -o out.trf -s 42');
    expect(code).toBe(0);
    const text = written.get('out.trf')!;
    expect(text.match(/^001 /gm)).toHaveLength(14);
    expect(text).toMatch(/^XXR 5$/m);
    expect((await engine('--dutch -g rtg.cfg -o out.trf -s 42')).files.get('out.trf')).toBe(text);
    expect((await engine('--dutch -g rtg.cfg -o out.trf -s 43')).files.get('out.trf')).not.toBe(text);
    expect(await wallchart(['check', 'x.trf'], { 'x.trf': text })).toMatchObject({ code: 0 });
  });
  it('takes the players of a model', async () => {
    const { files: written } = await engine('--dutch in/five.trf -g -o out.trf -s 7');
    const numbers = (text: string) => text.match(/^001.*Sample, Player \d.* \d{4} /gm)?.length;
    expect(numbers(written.get('out.trf')!)).toBe(5);
    expect(written.get('out.trf')).toMatch(/^XXR 3$/m);
  });
  it('refuses a configuration with its line', async () => {
    const { code, err } = await engine('-g bad.cfg -o out.trf');
    expect(code).toBe(3);
    expect(err).toContain('bad.cfg: Line 2, column 1');
    expect((await engine('-g absent.cfg -o out.trf')).code).toBe(5);
    expect((await engine('-g rtg.cfg -o missing/out.trf')).code).toBe(5);
    expect((await engine('-g rtg.cfg -o out.trf -s x')).code).toBe(3);
  });
});

it('-r tells the version', async () => {
  expect((await engine('-r')).out).toMatch(/^Wallchart \d+\.\d+\.\d+/);
});
