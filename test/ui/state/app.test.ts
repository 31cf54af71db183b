/** The application as the page knows it: which round and page are shown, what waits for what. */
import { describe, expect, it } from 'vitest';
import type { CommandName } from '../../../src-main/ipc/contract.ts';
import { text } from '../../../src-renderer/texts.ts';
import { App } from '../../../src-renderer/state/app.svelte.ts';
import { PAGES, TOOLS } from '../../../src-renderer/state/pages.ts';
import { chosen, FixtureBridge, PLAYERS } from '../fixture-bridge.ts';
import { ASKS, changed, KEYED, question, REFUSED, settled, SlowBridge, started } from './started-app.ts';

const UNDONE = { ok: true, value: { label: 'Ida Berg enters' } } as const;

describe('the round on screen', () => {
  it('follows the work when the next round is paired', async () => {
    const { app, bridge } = await started();
    app.chooseRound(5);
    expect([app.round, app.chosenRound]).toEqual([5, 5]);
    changed(bridge, { savedAt: 'later' });
    expect(app.round).toBe(5);
    changed(bridge, { currentRound: 8 });
    expect([app.round, app.chosenRound]).toEqual([8, null]);
  });

  it('is no choice when it is the one that is worked on', async () => {
    const { app } = await started();
    app.chooseRound(7);
    expect(app.chosenRound).toBeNull();
  });

  it('is another tournament’s own when that is opened, and so is all that was chosen', async () => {
    const { app, bridge } = await started();
    app.chooseRound(3);
    app.sheets.choosePrint('job');
    app.sheets.explain({ players: [4], round: 3 });
    app.say('done');
    app.refuse({ code: 'x', message: '', advice: '', severity: 'refused' });
    changed(bridge, { path: '/events/other.wallchart', currentRound: 7 });
    expect([
      app.round,
      app.chosenRound,
      app.sheets.print,
      app.sheets.explained,
      app.said,
      app.refusal,
    ]).toEqual([7, null, null, null, '', null]);
  });

  it.each([
    ['later', 'players'],
    ['draft', 'round'],
    ['checked', 'round'],
    ['published', 'results'],
    ['playing', 'results'],
    ['done', 'standings'],
  ] as const)('begins where the work is: %s leads to %s', async (phase, page) => {
    const { app } = await started(new FixtureBridge(phase));
    expect(app.page).toBe(page);
  });
});

describe('what main says', () => {
  it('a notice is newer than the answer that comes after it', async () => {
    const bridge = new FixtureBridge('playing');
    const app = new App(bridge);
    app.start();
    changed(bridge, { name: 'From the notice' });
    bridge.state = { ...bridge.state, document: { ...bridge.state.document!, name: 'From the answer' } };
    await settled();
    expect(app.document?.name).toBe('From the notice');
  });

  it('counts for each view by itself, and not after the page stopped listening', async () => {
    const bridge = new FixtureBridge('playing');
    const app = new App(bridge);
    const stop = app.start();
    await settled();
    bridge.changed(['round', 'log']);
    bridge.changed(['log']);
    expect([app.revision('round'), app.revision('log'), app.revision('players')]).toEqual([1, 2, 0]);
    stop();
    bridge.changed(['round']);
    expect(app.revision('round')).toBe(1);
  });

  it('a refusal is shown until a command succeeds; NOT SAVED until one is stored', async () => {
    const { app, bridge } = await started();
    bridge.prepare('players.remove', REFUSED);
    expect(await app.run('players.remove', { player: 3 })).toBeNull();
    expect([app.refusal?.code, app.notSaved, app.busy]).toEqual(['disk-full', true, false]);
    expect(await app.run('players.remove', { player: 3 })).not.toBeNull();
    expect([app.refusal, app.notSaved]).toEqual([null, false]);
  });

  it('its question is answered with its level, or nothing more is sent', async () => {
    const { app, bridge } = await started();
    bridge.prepare('log.undo', ASKS);
    const no = app.run('log.undo', { seq: null, confirmed: 0 });
    await settled();
    question(app).answer(false);
    expect(await no).toBeNull();
    expect(app.dialogs).toEqual([]);
    bridge.prepare('log.undo', ASKS);
    bridge.prepare('log.undo', UNDONE);
    const yes = app.run('log.undo', { seq: 12, confirmed: 0 });
    await settled();
    question(app).answer(true);
    expect(await yes).toEqual({ value: UNDONE.value });
    expect(bridge.sentAs('log.undo')).toEqual([
      { seq: null, confirmed: 0 },
      { seq: 12, confirmed: 0 },
      { seq: 12, confirmed: 3 },
    ]);
  });

  it('asking twice for the same is no yes', async () => {
    const { app, bridge } = await started();
    for (let count = 0; count < 2; count++) bridge.prepare('log.undo', ASKS);
    const run = app.run('log.undo', { seq: null, confirmed: 0 });
    await settled();
    question(app).answer(true);
    expect(await run).toBeNull();
    expect(app.refusal?.code).toBe('asked-twice');
    expect(bridge.sentAs('log.undo').map(({ confirmed }) => confirmed)).toEqual([0, 3]);
  });

  it('its question is answered by its name, and another one that comes meanwhile is put with a word of that', async () => {
    const { app, bridge } = await started();
    const told = { act: 'Undo', level: 3, consequences: ['It goes.'] } as const;
    const asks = (shown: string) => ({ ok: false, confirm: { ...told, shown } }) as const;
    for (const shown of ['first', 'second']) bridge.prepare('log.undo', asks(shown));
    bridge.prepare('log.undo', UNDONE);
    const agreed = app.run('log.undo', { seq: 12, confirmed: 0 });
    await settled();
    expect(question(app).confirm.consequences).toEqual(told.consequences);
    question(app).answer(true);
    await settled();
    expect(question(app).confirm.consequences).toEqual([text.app.askedAnew, ...told.consequences]);
    question(app).answer(true);
    expect(await agreed).toEqual({ value: UNDONE.value });
    expect(bridge.sentAs('log.undo').map(({ confirmed }) => confirmed)).toEqual([
      0,
      { level: 3, shown: 'first' },
      { level: 3, shown: 'second' },
    ]);
  });

  it('a refusal that a dialog says is not said on the page too, and is over with the dialog', async () => {
    const { app, bridge } = await started();
    const refusal = { code: 'no', message: 'No.', advice: '', severity: 'refused' } as const;
    bridge.prepare('players.withdraw', { ok: false, refusal });
    await app.run('players.withdraw', { player: 1, fromRound: 8 });
    expect(app.refusalOnPage?.code).toBe('no');
    const over = app.sayInDialog(app.refusal!);
    expect([app.refusal?.code, app.refusalOnPage]).toEqual(['no', null]);
    over();
    expect(app.refusal).toBeNull();
  });

  it('what could not be saved is said on the page when its dialog is closed', async () => {
    const { app, bridge } = await started();
    bridge.prepare('results.enter', REFUSED);
    await app.run('results.enter', { ...KEYED, confirmed: 0 });
    app.sayInDialog(app.refusal!)();
    expect(app.refusalOnPage?.code).toBe('disk-full');
  });

  it('what was said of an act is over with the next one, also with a result, and not with a sheet', async () => {
    const { app } = await started();
    app.say('Undone: Result, board 11');
    await app.send('documents.cancel', null);
    expect(app.said).toBe('Undone: Result, board 11');
    await app.send('results.enter', { ...KEYED, confirmed: 0 });
    expect(app.said).toBe('');
  });

  it('a bridge that breaks is a refusal, and the page is not busy for ever', async () => {
    const bridge = new FixtureBridge('playing');
    const { app } = await started(bridge);
    const broken = new App({
      ...bridge,
      on: bridge.on,
      query: () => Promise.reject(new Error('gone')),
      command: () => Promise.reject(new Error('gone')),
    });
    expect(await broken.run('log.redo', { confirmed: 0 })).toBeNull();
    expect([broken.refusal?.code, broken.busy, broken.notSaved]).toEqual(['host-unreachable', false, true]);
    expect(await broken.query('players.view', null)).toMatchObject({ ok: false });
    expect(app.busy).toBe(false);
  });
});

describe('results that are on their way', () => {
  it('come before a command that was asked for after them', async () => {
    const bridge = new SlowBridge('playing');
    const { app } = await started(bridge);
    app.stores.add(KEYED);
    void app.run('log.undo', { seq: null, confirmed: 0 });
    void app.run('app.setTheme', { theme: 'dark' });
    await settled();
    const names = (): readonly CommandName[] => bridge.sent.map(({ name }) => name);
    expect(names()).toEqual(['results.enter', 'app.setTheme']);
    bridge.waiting.shift()!();
    await settled();
    expect(names()).toEqual(['results.enter', 'app.setTheme', 'log.undo']);
  });

  it('that wait for an answer are asked about before the page is left', async () => {
    const { app, bridge } = await started();
    bridge.prepare('results.enter', ASKS);
    app.stores.add(KEYED);
    await settled();
    app.show('results');
    expect(app.dialogs).toEqual([]);
    app.show('log');
    expect(question(app).confirm.consequences.join(' ')).toContain(KEYED.title);
    question(app).answer(false);
    await settled();
    expect(app.page).toBe('results');
    app.show('log');
    question(app).answer(true);
    await settled();
    expect([app.page, app.stores.held.length]).toEqual(['log', 1]);
    // From another page nothing is left behind.
    app.show('players');
    expect([app.page, app.dialogs]).toEqual(['players', []]);
  });

  it('that wait are asked about before the tournament is closed, and then forgotten with it', async () => {
    const { app, bridge } = await started();
    bridge.prepare('results.enter', REFUSED);
    app.stores.add(KEYED);
    await settled();
    const stay = app.run('tournament.close', null);
    await settled();
    question(app).answer(false);
    expect(await stay).toBeNull();
    expect(bridge.sentAs('tournament.close')).toEqual([]);
    const close = app.run('tournament.close', null);
    await settled();
    question(app).answer(true);
    await close;
    expect([bridge.sentAs('tournament.close').length, app.stores.held]).toEqual([1, []]);
  });

  it('that wait go along into a copy of the same tournament', async () => {
    const { app, bridge } = await started();
    bridge.prepare('results.enter', REFUSED);
    app.stores.add(KEYED);
    await settled();
    const target = chosen('/elsewhere.wallchart').file;
    await app.run('tournament.workOnCopy', { source: null, target });
    expect(app.stores.held).toMatchObject([{ keyed: KEYED }]);
    expect(app.dialogs).toEqual([]);
  });

  it('that could not be stored are said on every page but that of results, which lists them', async () => {
    const { app, bridge } = await started();
    const pages = [...PAGES.map(({ name }) => name), ...TOOLS, 'audit'] as const;
    const others = pages.filter((page) => page !== 'results');
    expect(others).toHaveLength(pages.length - 1);
    for (const [at, page] of others.entries()) {
      app.refuse(null);
      app.show(page);
      bridge.prepare('results.enter', REFUSED);
      app.stores.add({ ...KEYED, board: 20 + at, title: `${20 + at} · A 1 – 0 B` });
      await settled();
      expect([app.page, app.refusal]).toEqual([
        page,
        {
          code: 'result-not-stored',
          message: text.app.unstored([`${20 + at} · A 1 – 0 B`]),
          advice: text.app.unstoredWhere,
          severity: 'not-saved',
        },
      ]);
    }
    app.refuse(null);
    app.show('results');
    bridge.prepare('results.enter', REFUSED);
    app.stores.add(KEYED);
    await settled();
    expect([app.refusal, app.stores.held.length]).toEqual([null, pages.length]);
  });
});

describe('dialogs', () => {
  it('lie over each other and close one by one', async () => {
    const { app } = await started();
    const card = { kind: 'card', player: PLAYERS[2]!.id } as const;
    const keys = { kind: 'keys' } as const;
    app.open(card);
    app.open(keys);
    app.close(card);
    expect(app.dialogs).toEqual([keys]);
  });

  it('frozen is what cannot be changed', async () => {
    const { app, bridge } = await started();
    expect(app.frozen).toBe(false);
    changed(bridge, { readOnly: true });
    expect(app.frozen).toBe(true);
    changed(bridge, { readOnly: false, past: { seq: 3, at: '' } });
    expect(app.frozen).toBe(true);
  });
});
