import { describe, expect, it } from 'vitest';
import type { NormLine } from '../../../src-main/ipc/contract.ts';
import { byPoints, squareOf } from '../../../src-renderer/state/norm-lines.ts';

function line(results: readonly number[], verdict: NormLine['verdict'], needs = ''): NormLine {
  return { results, points: results.reduce((sum, score) => sum + score, 0), verdict, needs };
}

describe('what games to come bring', () => {
  it('is told by points, most first; where ways differ it depends', () => {
    const lines = [
      line([10, 0], 'yes'),
      line([5, 5], 'yes'),
      line([0, 10], 'no'),
      line([5, 0], 'if', '2300+'),
      line([0, 5], 'if', '2300+'),
    ];
    expect(byPoints(lines)).toEqual([
      { points: 10, verdict: 'if', needs: '' },
      { points: 5, verdict: 'if', needs: '2300+' },
    ]);
  });

  it('has the most points first, however the ways come, and each row what all its ways have', () => {
    const lines = [
      line([0, 5], 'no', '2300+'),
      line([0, 0], 'no'),
      line([10, 5], 'yes', '2400+'),
      line([5, 10], 'yes', '2450+'),
      line([10, 10], 'yes', '2200+'),
      line([5, 0], 'yes', '2300+'),
      line([5, 5], 'yes', '2310+'),
      line([10, 0], 'yes', '2310+'),
      line([0, 10], 'no', '2310+'),
    ];
    expect(byPoints(lines)).toEqual([
      { points: 20, verdict: 'yes', needs: '2200+' },
      { points: 15, verdict: 'yes', needs: '' },
      { points: 10, verdict: 'if', needs: '2310+' },
      { points: 5, verdict: 'if', needs: '2300+' },
      { points: 0, verdict: 'no', needs: '' },
    ]);
    expect(byPoints([])).toEqual([]);
  });

  it('is a square where two games are to come, the first one down', () => {
    const lines = [line([10, 10], 'yes'), line([10, 0], 'if'), line([0, 10], 'no'), line([0, 0], 'no')];
    expect(squareOf(lines)?.map((row) => row.map(({ verdict }) => verdict))).toEqual([
      ['yes', 'if'],
      ['no', 'no'],
    ]);
    expect(squareOf([line([10], 'yes')])).toBeNull();
    expect(squareOf([])).toBeNull();
  });
});
