import { describe, expect, it } from 'vitest';
import { drawnStartPosition, START_POSITIONS, startPositionOf } from '../../src-engine/index.ts';

const ALL = Array.from({ length: START_POSITIONS }, (_, number) => startPositionOf(number));

describe('Guidelines II.2 start positions of Chess960', () => {
  it('are 960 different ones, each as the Laws want it', () => {
    expect(new Set(ALL).size).toBe(960);
    for (const position of ALL) {
      expect([...position].toSorted().join('')).toBe('BBKNNQRR');
      const king = position.indexOf('K');
      expect(position.indexOf('R') < king && king < position.lastIndexOf('R')).toBe(true);
      expect((position.indexOf('B') + position.lastIndexOf('B')) % 2).toBe(1);
    }
  });

  it('have the numbers that everybody uses', () => {
    expect([0, 518, 959].map(startPositionOf)).toEqual(['BBQNNRKR', 'RNBQKBNR', 'RKRNNQBB']);
  });

  it('are drawn again by the same seed, and all can be drawn', () => {
    expect(drawnStartPosition(77, 3)).toBe(drawnStartPosition(77, 3));
    const drawn = new Set(Array.from({ length: 20_000 }, (_, seed) => drawnStartPosition(seed + 1, 1)));
    expect(drawn.size).toBe(960);
  });

  it('refuse a number that is none', () => {
    for (const number of [-1, 960, 1.5]) expect(() => startPositionOf(number)).toThrow(RangeError);
  });
});
