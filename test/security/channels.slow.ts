import { describe, expect, it } from 'vitest';
import { randomCalls } from './random-calls.ts';

describe('3,000 calls at random over all channels', () => {
  it.each([21, 22, 23])('seed %i: none is answered with a bug', async (seed) => {
    const { codes, bugs } = await randomCalls(1000, seed);
    expect([...bugs]).toEqual([]);
    expect(codes.get('internal-error')).toBeUndefined();
  });
});
