import { describe, expect, it } from 'vitest';
import type { DocumentEntry } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const PLAYERS: DocumentEntry = {
  ...{ kind: 'player-list', title: 'List of players', key: '8', group: 'The event' },
  ...{ round: null, papers: ['A4'], unavailable: '', printedAt: '', unconfirmed: false },
  ...{ version: 0, draft: false },
};

describe('a document that was stopped', () => {
  it('says so, and is made when it is chosen again', async () => {
    const bridge = new FixtureBridge();
    bridge.answerBy('documents.list', () => [PLAYERS]);
    bridge.answerBy('documents.jobs', () => ({ jobs: [], folder: '', problem: '' }));
    const answered = bridge.query;
    const stopped = { code: 'cancelled', message: 'You stopped it.', advice: 'Choose it again.' };
    Object.assign(bridge, {
      query: async (...asked: Parameters<typeof answered>) =>
        asked[0] === 'documents.render'
          ? (bridge.asked.push({ name: asked[0], args: asked[1] }), { ok: false, refusal: stopped })
          : await answered(...asked),
    });
    const made = () => bridge.asked.filter(({ name }) => name === 'documents.render').length;
    await open(bridge);
    await expect.poll(pageText).toContain('Harbour Open 2026');
    await keys('{F9}', '8');
    await expect.poll(pageText).toContain('You stopped it. Choose it again.');
    expect(made()).toBe(1);
    await keys('8');
    await expect.poll(made).toBe(2);
  });
});
