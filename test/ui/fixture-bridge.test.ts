import { describe, expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';

describe('the fixture bridge', () => {
  it('throws for what a test has to answer itself', async () => {
    const bridge = new FixtureBridge();
    await expect(bridge.query('documents.list', { round: 1 })).rejects.toThrow(
      'no fixture for documents.list',
    );
    await expect(bridge.command('round.check', { round: 1 })).rejects.toThrow('no fixture for round.check');
    bridge.answerBy('documents.list', () => []);
    expect(await bridge.query('documents.list', { round: 1 })).toEqual({ ok: true, value: [] });
  });

  it('answers null to a command that has nothing to tell', async () => {
    expect(await new FixtureBridge().command('round.discard', { round: 1 })).toEqual({
      ok: true,
      value: null,
    });
  });
});
