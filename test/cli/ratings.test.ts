import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';
import { SMALL_OPEN } from './rating-report.ts';
import { FIVE } from './samples.ts';

const files = { 'open.trf': SMALL_OPEN };

describe('wallchart ratings', () => {
  it('B.02 8.3 prints games, expectation, K and change of rated players, 8.2 first ratings of others', async () => {
    const { code, out } = await wallchart(['ratings', 'open.trf'], files);
    expect(code).toBe(0);
    const cells = out
      .split('\n')
      .slice(3, 6)
      .map((line) => line.trim().split(/\s{2,}/));
    expect(cells).toEqual([
      ['1', 'Alpha, Ann', '2000', '1', '1', '0.76', '20', '+4.8', '2600'],
      ['2', 'Beta, Bea', '1800', '1', '0', '0.24', '20', '−4.8', '1200'],
      ['3', 'Gamma, Gus', '–', '2', '1', '1900'],
    ]);
  });

  it('explains every rated game of a player', async () => {
    const { out } = await wallchart(['ratings', 'open.trf', '--explain', 'ann'], files);
    expect(out).toMatch(/^1 Alpha, Ann, 2000\n {2}R1 +2 Beta, Bea +1800 +1 +0\.76 +\+4\.8\n/);
    expect(out).toContain(
      '  1 of 1 against rated opponents, expected 0.76, K 20: +4.8, rounded +5 (B.02 8.3).\n',
    );
    const unrated = await wallchart(['ratings', 'open.trf', '--explain', '3'], files);
    expect(unrated.out).toContain('A first rating needs five games against rated opponents; there are 2.');
  });

  it('gives numbers as JSON', async () => {
    const { out } = await wallchart(['ratings', 'open.trf', '--json'], files);
    const rows = JSON.parse(out) as unknown[];
    expect(rows[0]).toMatchObject({
      startingNumber: 1,
      games: [{ round: 1, opponent: 2, opponentRating: 1800, score: 1, expected: 0.76, change: 4.8 }],
      change: { k: 20, expected: 0.76, exact: 4.8, rounded: 5 },
      firstRating: null,
    });
    expect(rows[2]).toMatchObject({ rating: 0, change: null, firstRating: 'too-few-games' });
  });

  it('says which results nobody knows: their games are not rated; the system makes no difference', async () => {
    const odd = `${FIVE.replace('   4 b 1', '   4 b x').replace('   2 w 0', '   2 w x')}192 CHAOS\n`;
    const { code, out, err } = await wallchart(['ratings', 'x.trf'], { 'x.trf': odd });
    const unknown = (line: number) =>
      `x.trf: Line ${line}, column 99: Unknown result code, read as a result that is not known: “x”.\n`;
    expect([code, err]).toEqual([0, unknown(3) + unknown(5)]);
    const games = out.split('\n').map((line) => line.trim().split(/\s{2,}/));
    expect(games.slice(3, 8).map(([number, , , count]) => [number, count])).toEqual([
      ['1', '1'],
      ['2', '0'],
      ['3', '1'],
      ['4', '0'],
      ['5', '0'],
    ]);
  });

  it('refuses what it cannot use', async () => {
    expect((await wallchart(['ratings', 'absent.trf'], files)).code).toBe(2);
    expect((await wallchart(['ratings'], files)).code).toBe(2);
    expect((await wallchart(['ratings', 'open.trf', '--explain', 'nobody'], files)).code).toBe(1);
    expect((await wallchart(['ratings', '--help'], files)).out).toContain('Usage');
  });
});
