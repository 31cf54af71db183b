import { describe, expect, it } from 'vitest';
import type { DocumentEntry, NormDetailView, NormListRow, NormsView } from '../../src-main/ipc/contract.ts';
import { FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

const ROW: NormListRow = {
  player: { id: 41, tpn: 1, name: 'Solberg, Inga', title: 'FM', rating: 2391 },
  ...{ federation: 'NOR', norm: 'IM', verdict: 'in-reach', points: 50, needs: '0 of 2, 2461+' },
};

const CERTIFICATES: DocumentEntry = {
  ...{ kind: 'norm-certificates', title: 'Certificates of title norms', key: '0', group: 'The event' },
  ...{ round: null, papers: ['A4'], unavailable: '', printedAt: '', unconfirmed: false },
  ...{ version: 0, draft: false },
};

const VIEW: NormsView = {
  ...{ obstacles: [], from: 6, watching: true },
  rows: [
    ROW,
    {
      ...ROW,
      player: { ...ROW.player, id: 42, name: 'Stark, Lukas' },
      norm: 'GM',
      verdict: 'out',
      needs: '3 of 2',
    },
  ],
};

const RESULTS = [10, 5, 0].flatMap((first) => [10, 5, 0].map((second) => [first, second] as const));

const DETAIL: NormDetailView = {
  ...{
    player: 41,
    norm: 'IM',
    verdict: 'in-reach',
    headline: '0 from 2 games can bring the IM norm.',
    notes: [],
  },
  groups: [
    {
      group: 'event',
      conditions: [{ article: '1.1.1', asks: 'Registered 30 days before', found: '', state: 'confirm' }],
    },
    {
      group: 'opponents',
      conditions: [{ article: '1.4.3', asks: 'At least 2 other federations', found: '4: SWE', state: 'met' }],
    },
    {
      group: 'result',
      conditions: [
        { article: '1.4.8', asks: 'Performance at least 2450', found: '2545 after 7', state: 'so-far' },
      ],
    },
    { group: 'application', conditions: [] },
  ],
  leftOut: ['R3 Ulmer: forfeit, 1.4.2c'],
  next: [
    { round: 8, opponent: 'Stark, IM, CZE 2486' },
    { round: 9, opponent: 'opponent not known' },
  ],
  lines: RESULTS.map(([first, second]) => ({
    results: [first, second],
    points: first + second,
    verdict: first + second > 5 ? 'yes' : 'if',
    needs: first + second > 5 ? '' : first + second === 5 ? '2128+' : '2461+',
  })),
};

async function openNorms(view = VIEW): Promise<FixtureBridge> {
  const bridge = new FixtureBridge();
  bridge.answerBy('norms.view', () => view);
  bridge.answerBy('norms.detail', ({ player, norm }) => ({ ...DETAIL, player, norm }));
  bridge.answerBy('filing.problems', () => []);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F7}', 'n');
  await sees('Title norms');
  return bridge;
}

describe('title norms', () => {
  it('are reached from Filing by N, and Esc leads back', async () => {
    await openNorms();
    await sees('Solberg');
    await keys('{Escape}');
    await expect.poll(pageText).not.toContain('Solberg');
  });

  it('show every condition with its article and state, and what the games to come bring', async () => {
    await openNorms();
    await sees('0 from 2 games can bring the IM norm.');
    for (const article of ['1.1.1', '1.4.3', '1.4.8']) await sees(article);
    await sees('2545 after 7');
    await sees('R3 Ulmer: forfeit, 1.4.2c');
    const states = [...document.querySelectorAll('.lines .state, .lines td:last-child')].map((cell) =>
      cell.textContent?.trim(),
    );
    expect(states.filter((state) => state !== '')).toEqual(['confirm', 'met', 'so far']);
    const square = [...document.querySelectorAll('.square tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
    );
    expect(square).toEqual([
      ['yes', 'yes', 'yes'],
      ['yes', 'yes', 'only if2128+'],
      ['yes', 'only if2128+', 'only if2461+'],
    ]);
  });

  it('the arrow keys choose the player', async () => {
    const bridge = await openNorms();
    await sees('Solberg');
    await keys('{ArrowDown}');
    await expect
      .poll(() => bridge.asked.filter(({ name }) => name === 'norms.detail').at(-1)?.args)
      .toEqual({ player: 42, norm: 'GM' });
  });

  it('of a norm that is made P leads to its certificate, of another one it does nothing', async () => {
    const made: NormListRow = { ...ROW, verdict: 'made', needs: '10 games' };
    const bridge = await openNorms({ ...VIEW, rows: [made, VIEW.rows[1]!] });
    bridge.answerBy('documents.list', () => [CERTIFICATES]);
    await sees('Solberg');
    await keys('{ArrowDown}', 'p');
    await sees('What is needed next');
    await keys('{ArrowUp}', 'p');
    await expect
      .poll(() => bridge.asked.filter(({ name }) => name === 'documents.render').at(-1)?.args)
      .toEqual({ kind: 'norm-certificates', round: null, paper: 'A4', players: [41] });
    await sees('Solberg, Inga, IM');
  });

  it('say why an event has none', async () => {
    await openNorms({ ...VIEW, rows: [], obstacles: ['A norm needs nine games.'] });
    await sees('A norm needs nine games.');
  });
});
