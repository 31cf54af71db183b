/** The preview that takes long: it says how far it is, and how far it got when it was stopped. */
import { expect, it } from 'vitest';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

it('Esc stops the preview, which says how far it got; Esc again leaves it', async () => {
  const bridge = new FixtureBridge('later');
  const document = bridge.state.document!;
  const rounds = document.rounds.map((round) => ({ ...round, openGames: 6 }));
  bridge.state = { ...bridge.state, document: { ...document, rounds } };
  bridge.hold('round.preview', Promise.withResolvers<void>().promise);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F3}', 'v');
  await sees('Stop computing');
  bridge.notify('preview.progress', { round: bridge.round.round, settled: 120, all: 729 });
  await sees('Computing, 120 of 729 cases');
  await keys('{Escape}');
  await sees('Stopped after 120 of 729 cases.');
  expect(bridge.sentAs('round.cancelPreview')).toHaveLength(1);
  await keys('{Escape}');
  await expect.poll(pageText).not.toContain('Stopped after');
});
