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

/** A file of one empty page. */
const PAGE = `data:application/pdf,${encodeURIComponent(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 140]>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n'),
)}`;

describe('a document that is being made', () => {
  const SCHEDULE: DocumentEntry = { ...PLAYERS, kind: 'schedule', title: 'Schedule', key: 'H' };

  /** The page with two documents; none is made before what is returned is called. */
  async function openPage(): Promise<{ bridge: FixtureBridge; make: () => void }> {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: null });
    bridge.prepare('documents.print', { ok: true, value: null });
    bridge.answerBy('documents.list', () => [PLAYERS, SCHEDULE]);
    bridge.answerBy('documents.jobs', () => ({ jobs: [], folder: '', problem: '' }));
    bridge.answerBy('documents.render', ({ kind }) => ({
      ...{ url: PAGE, fileName: `${kind}.pdf` },
      ...{ pages: kind === 'schedule' ? 2 : 1, bytes: 1, missingGlyphs: '' },
    }));
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.hold('documents.render', promise);
    await open(bridge);
    await expect.poll(pageText).toContain('Harbour Open 2026');
    await keys('{F9}');
    return { bridge, make: resolve };
  }

  it('is saved and printed as itself, also where the keys come before it is made', async () => {
    const { bridge, make } = await openPage();
    await expect.poll(pageText).toContain('List of players');
    await keys('h', '{Control>}s{/Control}', '{Control>}p{/Control}');
    expect([bridge.sentAs('files.choose'), bridge.sentAs('documents.print')]).toEqual([[], []]);
    make();
    await expect
      .poll(() => bridge.sentAs('files.choose').map(({ suggestion }) => suggestion))
      .toEqual(['schedule.pdf']);
    await expect.poll(() => bridge.sentAs('documents.print').map(({ kind }) => kind)).toEqual(['schedule']);
  });

  it('does not pass for the one before it', async () => {
    const { bridge, make } = await openPage();
    make();
    await expect.poll(pageText).toContain('1 page');
    const { promise, resolve } = Promise.withResolvers<void>();
    bridge.hold('documents.render', promise);
    await keys('h', '{Control>}s{/Control}');
    await expect.poll(pageText).not.toContain('1 page');
    expect(bridge.sentAs('files.choose')).toEqual([]);
    resolve();
    await expect.poll(() => bridge.sentAs('files.choose')).toMatchObject([{ suggestion: 'schedule.pdf' }]);
  });

  it('is not printed where another one is chosen meanwhile', async () => {
    const { bridge, make } = await openPage();
    await keys('h', '{Control>}p{/Control}', '8');
    make();
    await expect.poll(pageText).toContain('1 page');
    await new Promise((done) => setTimeout(done, 100));
    expect(bridge.sentAs('documents.print')).toEqual([]);
  });

  it('is printed as it is set where its setting is stored after the key was pressed', async () => {
    const { bridge, make } = await openPage();
    const set: DocumentEntry = { ...PLAYERS, kind: 'print-run', title: 'The usual set', key: 'U', round: 3 };
    const runOf = (copies: number) => ({
      sheets: [{ kind: 'pairings-by-board' as const, copies }],
      ...{ kinds: ['pairings-by-board' as const], mostCopies: 9 },
    });
    bridge.answerBy('documents.run', () => runOf(1));
    bridge.answerBy('documents.list', () => [PLAYERS, set]);
    bridge.changed(['documents']);
    await expect.poll(pageText).toContain('The usual set');
    await keys('u');
    const asked = () =>
      bridge.asked.filter(({ name }) => name === 'documents.render').map(({ args }) => args);
    await expect.poll(asked).toContainEqual(expect.objectContaining({ run: runOf(1).sheets }));
    await keys('{Control>}p{/Control}');
    bridge.answerBy('documents.run', () => runOf(2));
    bridge.changed(['documents']);
    await expect.poll(asked).toContainEqual(expect.objectContaining({ run: runOf(2).sheets }));
    make();
    await expect
      .poll(() => bridge.sentAs('documents.print'))
      .toEqual([{ kind: 'print-run', round: 3, paper: 'A4', run: runOf(2).sheets }]);
  });
});
