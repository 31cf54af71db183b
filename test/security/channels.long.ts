import { describe, expect, it } from 'vitest';
import { randomCalls } from './random-calls.ts';

describe('calls at random over all channels', () => {
  it('are answered or refused, and none is answered with a bug', async () => {
    const { calls, codes, bugs } = await randomCalls(100, 7);
    expect([...bugs]).toEqual([]);
    expect(codes.get('internal-error')).toBeUndefined();
    // The calls reach the handlers, and not only the schemas before them.
    expect(codes.get('ok')).toBeGreaterThan(calls / 10);
    expect(codes.get('bad-request')).toBeGreaterThan(calls / 10);
  });
});
