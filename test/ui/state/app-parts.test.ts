/** What the application tells its pages: what would be lost, where it leads back to, what it says of what went wrong. */
import { describe, expect, it, vi } from 'vitest';
import type { CommandReply, CorrectionView, Refusal } from '../../../src-main/ipc/contract.ts';
import { backToNow, redoLast, takeOffer, undoLast } from '../../../src-renderer/state/app-actions.svelte.ts';
import { App } from '../../../src-renderer/state/app.svelte.ts';
import { DialogStack } from '../../../src-renderer/state/dialog-stack.svelte.ts';
import type { HeldCorrection } from '../../../src-renderer/state/results/correction.svelte.ts';
import { text } from '../../../src-renderer/texts.ts';
import { chosen, FixtureBridge } from '../fixture-bridge.ts';
import { ASKS, changed, KEYED, question, REFUSED, settled, SlowBridge, started } from './started-app.ts';

const NO: Refusal = { code: 'no', message: 'No.', advice: 'Wait.', severity: 'refused' };

describe('before main has answered', () => {
  it('there is no tournament, and nothing can be changed', () => {
    const app = new App(new FixtureBridge('playing'));
    expect([app.state, app.document, app.frozen, app.round, app.chosenRound, app.page]).toEqual([
      ...[null, null, true, 1],
      null,
      'players',
    ]);
    expect([app.said, app.refusal, app.busy, app.notSaved, app.holds, app.lastFile]).toEqual([
      ...['', null, false, false, false],
      null,
    ]);
    expect([app.correction, app.dialogs, app.revision('round')]).toEqual([null, [], 0]);
  });

  it('that it does not answer is said', async () => {
    const bridge = new FixtureBridge('playing');
    Object.assign(bridge, { query: () => Promise.resolve({ ok: false, refusal: NO }) });
    const { app } = await started(bridge);
    expect([app.refusal, app.state]).toEqual([NO, null]);
  });

  it('a page that was open before a reload is open again when it has', async () => {
    const app = new App(new FixtureBridge('playing'), 'log');
    app.start();
    await settled();
    expect(app.page).toBe('log');
  });
});

describe('what would be lost with the window', () => {
  it('is a result that is stored or waits, and what is typed', async () => {
    const bridge = new SlowBridge('playing');
    const { app } = await started(bridge);
    expect(app.holds).toBe(false);
    app.stores.add(KEYED);
    expect(app.holds).toBe(true);
    bridge.waiting.shift()!();
    await settled();
    expect(app.holds).toBe(false);
    app.stores.hold({ kind: 'overwrite', keyed: KEYED, was: 'open', wasStored: false });
    expect(app.holds).toBe(true);
    app.stores.drop(app.stores.held[0]!);
    expect(app.holds).toBe(false);
    const end = app.keep({ holds: true, leave: () => Promise.resolve(true), outlivesPage: true });
    expect(app.holds).toBe(true);
    end();
    expect(app.holds).toBe(false);
  });
});

describe('a page', () => {
  it('that is open already is not left, whatever is typed on it', async () => {
    const { app } = await started();
    const leave = vi.fn(() => Promise.resolve(false));
    app.keep({ holds: true, leave });
    app.show('results');
    expect(leave).not.toHaveBeenCalled();
    app.show('log');
    await settled();
    expect([leave.mock.calls.length, app.page]).toEqual([1, 'results']);
  });

  it('that is opened ends what was only refused, and not what could not be stored', async () => {
    const { app } = await started();
    app.refuse(NO);
    app.show('log');
    expect([app.page, app.refusal]).toEqual(['log', null]);
    const full = { ...NO, severity: 'not-saved' } as const;
    app.refuse(full);
    app.show('players');
    expect(app.refusal).toEqual(full);
  });

  it('of the laptop leads back to the page before it', async () => {
    const { app } = await started();
    app.show('standings');
    app.show('settings');
    app.show('lists');
    app.goBack();
    expect(app.page).toBe('standings');
  });

  it('of the settings opens at the group that is asked for, with nothing looked for', async () => {
    const { app } = await started();
    app.settings.search = 'dark';
    app.showSettings('keys');
    expect([app.page, app.settings.group, app.settings.search, app.settings.asked]).toEqual([
      ...['settings', 'keys', ''],
      1,
    ]);
  });

  it('of documents opens with the document that is asked for', async () => {
    const { app } = await started();
    app.showDocument('crosstable');
    expect([app.page, app.sheets.kind]).toEqual(['documents', 'crosstable']);
  });

  it('of a correction is there as long as that is, and is not left for it', async () => {
    const { app, bridge } = await started();
    app.show('results');
    app.refuse(NO);
    const correction = { round: 7, board: 15, periods: [] } as unknown as CorrectionView;
    const held: HeldCorrection = {
      ...{ kind: 'question', keyed: KEYED },
      confirm: { act: '', level: 3, consequences: [], correction },
    };
    expect([app.correct(held), app.page, app.refusal]).toEqual([true, 'correction', null]);
    expect([app.correction?.held === held, app.correction?.view]).toEqual([true, correction]);
    app.show('log');
    expect(app.page).toBe('log');
    app.endCorrection();
    expect([app.page, app.correction]).toEqual(['log', null]);
    app.correct(held);
    changed(bridge, { path: '/events/other.wallchart' });
    expect([app.correction, app.page]).toEqual([null, 'results']);
  });
});

describe('a tournament', () => {
  it('saved under another name in the same sitting begins anew, and what lies over it stays', async () => {
    const { app, bridge } = await started();
    app.chooseRound(3);
    app.show('log');
    app.say('done');
    app.open({ kind: 'keys' });
    changed(bridge, { path: '/events/other.wallchart' });
    expect([app.chosenRound, app.page, app.said, app.dialogs]).toEqual([
      ...[null, 'results', ''],
      [{ kind: 'keys' }],
    ]);
  });

  it('in another sitting is another one, also at the same place', async () => {
    const { app, bridge } = await started();
    app.chooseRound(3);
    app.open({ kind: 'keys' });
    changed(bridge, { sitting: 'other' });
    expect([app.chosenRound, app.dialogs]).toEqual([null, []]);
  });

  it('is said to have lost results for as long as nothing else is refused', async () => {
    const { app, bridge } = await started();
    app.tellLost([KEYED, { ...KEYED, title: '16 · C' }]);
    const lost = {
      code: 'result-not-stored',
      message: text.app.unstored([KEYED.title, '16 · C']),
      advice: text.app.unstoredLeft,
      severity: 'not-saved',
    };
    expect(app.refusal).toEqual(lost);
    changed(bridge, { path: '/events/b.wallchart' });
    expect(app.refusal).toEqual(lost);
    app.refuse(NO);
    changed(bridge, { path: '/events/c.wallchart' });
    expect(app.refusal).toBeNull();
  });

  it('is tried as a file, which a refusal may offer a way out of', async () => {
    const { app, bridge } = await started();
    const { file } = chosen('/events/broken.wallchart');
    await takeOffer(app);
    app.refuse({ ...NO, offer: 'recover' });
    await takeOffer(app);
    app.tried(file);
    app.refuse(NO);
    await takeOffer(app);
    expect([app.lastFile, app.dialogs, bridge.sent]).toEqual([file, [], []]);
  });
});

describe('a result that is held', () => {
  it('is said on other pages in a sentence with its board, and not on that of results', async () => {
    const { app, bridge } = await started();
    app.show('log');
    bridge.prepare('results.enter', ASKS);
    app.stores.add(KEYED);
    await settled();
    expect(app.refusal).toEqual({
      code: 'result-not-stored',
      message: text.app.unstored([KEYED.title]),
      advice: text.app.unstoredWhere,
      severity: 'not-saved',
    });
    app.refuse(null);
    app.show('results');
    bridge.prepare('results.enter', REFUSED);
    app.stores.add({ ...KEYED, board: 16 });
    await settled();
    expect([app.stores.held.length, app.refusal]).toEqual([2, null]);
  });

  it('is asked about in the words of leaving its page, or the tournament', async () => {
    const { app } = await started();
    app.stores.hold({ kind: 'overwrite', keyed: KEYED, was: 'open', wasStored: false });
    app.show('log');
    const asked = (after: string) => ({
      command: 'results.enter',
      confirm: {
        ...{ act: text.app.unstoredAct, level: 3 },
        consequences: [text.app.unstored([KEYED.title]), after],
      },
    });
    expect(question(app)).toMatchObject(asked(text.app.unstoredStay));
    question(app).answer(false);
    await settled();
    const closing = app.run('tournament.close', null);
    await settled();
    expect(question(app)).toMatchObject(asked(text.app.unstoredGo));
    question(app).answer(false);
    expect(await closing).toBeNull();
  });

  it('of which there is none is not asked about: the tournament is left at once', async () => {
    const { app, bridge } = await started();
    const closing = app.run('tournament.close', null);
    await settled();
    expect([app.dialogs, bridge.sent.map(({ name }) => name)]).toEqual([[], ['tournament.close']]);
    expect(await closing).toEqual({ value: null });
  });
});

describe('a command', () => {
  it('carries its name, what it says, its identity and the tournament that it is for', async () => {
    const bridge = new FixtureBridge('playing');
    const calls: unknown[][] = [];
    const command = (...call: unknown[]) => {
      calls.push(call);
      return Promise.resolve({ ok: true, value: null });
    };
    Object.assign(bridge, { command });
    const { app } = await started(bridge);
    await app.run('players.remove', { player: 3 }, 'once');
    await app.run('players.remove', { player: 4 }, 'twice', 'another');
    await app.run('tournament.close', null, 'last');
    await app.send('log.redo', { confirmed: 0 }, 'step');
    expect(calls).toEqual([
      ['players.remove', { player: 3 }, 'once', 'harbour'],
      ['players.remove', { player: 4 }, 'twice', 'another'],
      ['tournament.close', null, 'last', undefined],
      ['log.redo', { confirmed: 0 }, 'step', 'harbour'],
    ]);
  });

  it('that leaves the tournament carries where it was meant for, too', async () => {
    const bridge = new FixtureBridge('playing');
    const calls: unknown[][] = [];
    Object.assign(bridge, {
      command: (...call: unknown[]) => {
        calls.push(call);
        return Promise.resolve({ ok: true, value: null });
      },
    });
    const { app } = await started(bridge);
    await app.run('tournament.close', null, 'an identity', 'a sitting');
    expect(calls).toEqual([['tournament.close', null, 'an identity', 'a sitting']]);
  });

  it('that is asked for twice in the same words is refused in a sentence of its own', async () => {
    const { app, bridge } = await started();
    for (let count = 0; count < 2; count++) bridge.prepare('log.undo', ASKS as CommandReply<'log.undo'>);
    const undoing = app.run('log.undo', { seq: null, confirmed: 0 });
    await settled();
    question(app).answer(true);
    expect(await undoing).toBeNull();
    const said = { code: 'asked-twice', message: text.app.askedTwice, advice: '', severity: 'refused' };
    expect([app.refusal, app.dialogs]).toEqual([said, []]);
  });

  it('that succeeds ends what was refused before it, and says nothing itself', async () => {
    const { app } = await started();
    app.refuse(NO);
    expect(await app.run('players.remove', { player: 3 })).toEqual({ value: null });
    expect([app.refusal, app.said]).toEqual([null, '']);
  });

  it('of the log is said in whole sentences', async () => {
    const { app, bridge } = await started();
    for (const name of ['log.undo', 'log.redo'] as const)
      bridge.prepare(name, { ok: true, value: { label: 'Bye, Holt' } });
    await undoLast(app);
    expect(app.said).toBe(text.app.undone('Bye, Holt'));
    await redoLast(app);
    expect(app.said).toBe(text.app.redone('Bye, Holt'));
    await backToNow(app);
    expect(app.said).toBe('');
  });
});

describe('a place in the file system', () => {
  it('is asked for in the system’s own dialog where the program has one', async () => {
    const { app, bridge } = await started();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.changed([]);
    bridge.prepare('files.choose', { ok: true, value: chosen('/usb/x') });
    expect(await app.chooseFile('open-list', 'x.zip')).toEqual(chosen('/usb/x'));
    bridge.prepare('files.choose', { ok: true, value: null });
    expect(await app.chooseFile('open', '')).toBeNull();
    bridge.prepare('files.choose', { ok: false, refusal: NO });
    expect([await app.chooseFile('open', ''), app.refusal, app.dialogs]).toEqual([null, NO, []]);
    expect(bridge.sentAs('files.choose')[0]).toEqual({ purpose: 'open-list', suggestion: 'x.zip' });
  });

  it('is asked for on the page where the program runs in a browser', async () => {
    const { app, bridge } = await started();
    const choosing = app.chooseFile('open-list', 'x.zip');
    expect(app.dialogs).toMatchObject([{ kind: 'choose-file', purpose: 'open-list', suggestion: 'x.zip' }]);
    (app.dialogs[0] as { answer: (file: null) => void }).answer(null);
    expect([await choosing, bridge.sent]).toEqual([null, []]);
  });
});

describe('keys that wait', () => {
  it('wait ten milliseconds at a time, on the clock of the page, and go with the tournament', async () => {
    vi.useFakeTimers();
    try {
      const bridge = new FixtureBridge('playing');
      const app = new App(bridge);
      app.start();
      await vi.advanceTimersByTimeAsync(0);
      app.earlyKeys.expect(() => true);
      app.earlyKeys.add({ key: 'R' } as KeyboardEvent);
      expect(app.earlyKeys.holds).toBe(true);
      await vi.advanceTimersByTimeAsync(30);
      expect(vi.getTimerCount()).toBe(1);
      changed(bridge, { sitting: 'other' });
      expect(app.earlyKeys.holds).toBe(false);
      await vi.advanceTimersByTimeAsync(10);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are forgotten where a dialog lies over the page when their time comes', async () => {
    const { app } = await started();
    let isComing = true;
    app.earlyKeys.expect(() => isComing);
    app.open({ kind: 'keys' });
    for (const key of ['R', 'N']) app.earlyKeys.add({ key } as KeyboardEvent);
    isComing = false;
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(app.earlyKeys.holds).toBe(false);
  });
});

describe('dialogs', () => {
  it('that ask and are closed with the others answer that nothing was chosen', async () => {
    const stack = new DialogStack();
    const answers = [
      stack.confirm('round.pair', { act: '', level: 2, consequences: [] }),
      stack.chooseFile('open', ''),
    ];
    stack.open({ kind: 'manual' });
    stack.closeAll();
    expect([await Promise.all(answers), stack.all]).toEqual([[false, null], []]);
  });
});
