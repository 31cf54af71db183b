import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';
import { BARE, FIVE, FIVE_WRONG, TWO } from './samples.ts';

const explain = (...words: string[]) =>
  wallchart(['explain', ...words], { 'five.trf': FIVE, 'two.trf': TWO });

describe('wallchart explain', () => {
  it('gives every board and the bye a sentence', async () => {
    const { code, out } = await explain('five.trf', '--round', '2');
    expect(code).toBe(0);
    expect(out.match(/^\d+\. .*$/gm)).toEqual([
      '1. 2 Sample, Player 2 – 1 Sample, Player 1',
      '2. 3 Sample, Player 3 – 5 Sample, Player 5',
      '3. 4 Sample, Player 4 – bye',
    ]);
    const sentences = out.split(/^\d+\. .*$/m).slice(1);
    expect(sentences.map((each) => /^\n {3}[A-Z][^]*\.( \([\d.]+\))?\n$/.test(each))).toEqual([
      true,
      true,
      true,
    ]);
    const lines = out.split('\n').filter((each) => each.startsWith('   '));
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.trim().length).toBeLessThan(220);
  });
  it('shows the criteria of a board', async () => {
    const { out } = await explain('five.trf', '--board', '2');
    expect(out).toMatch(/^2\. 3 Sample/);
    expect(out).toMatch(/C12\s+2\.4\.7/);
  });
  it('says why two players do not meet', async () => {
    expect((await explain('five.trf', '--why-not', '1', '3')).out).toMatch(/forbidden[\s\S]*C1 \(2\.1\.1\)/);
    expect((await explain('five.trf', '--why-not', '1', '4')).out).toMatch(
      /worse[\s\S]*C6 \(2\.4\.1\)[\s\S]*with the pair/,
    );
    expect((await explain('five.trf', '--why-not', '2', '1')).out).toMatch(/paired/);
  });
  it('says when the file has another round than the system', async () => {
    const { out } = await wallchart(['explain', 'wrong.trf', '--round', '2'], { 'wrong.trf': FIVE_WRONG });
    expect(out).toMatch(/^The round of the file differs[\s\S]*^3\. 4 Sample, Player 4 – bye$/m);
    expect((await explain('five.trf', '--round', '1')).out).not.toContain('differs');
  });
  it('prints the trace', async () => {
    const { code, out } = await explain('five.trf', '--trace');
    expect(code).toBe(0);
    expect(out.match(/^\S.*$/gm)).toEqual([
      'Round 2 of 3, 5 players, Dutch system 2026',
      'Group 1: 2 players',
      'Group 0: 3 players',
      'Bye: 4 Sample',
      'Board 1: 2 – 1',
      'Board 2: 3 – 5',
    ]);
  });
  it('refuses what it cannot explain', async () => {
    expect((await explain('two.trf')).code).toBe(1);
    expect((await wallchart(['explain', 'bare.trf'], { 'bare.trf': BARE })).code).toBe(2);
    expect((await explain('five.trf', '--board', '4')).code).toBe(2);
    expect((await explain('five.trf', '--why-not', '1', '9')).code).toBe(2);
    expect((await explain('five.trf', '--why-not', '1')).code).toBe(2);
    expect((await explain('absent.trf')).code).toBe(2);
  });
});
