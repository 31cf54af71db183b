/** A tournament is left for another one: what lay over its pages goes, what was keyed for it is told. */
import { describe, expect, it } from 'vitest';
import { chosen, FixtureBridge } from '../fixture-bridge.ts';
import { ASKS, changed, KEYED, question, REFUSED, settled, SlowBridge, started } from './started-app.ts';

describe('leaving a tournament', () => {
  const OTHER = { sitting: 'other', path: '/events/other.wallchart' };

  it('keeps what is opened and keyed for the next one before the answer about opening it is here', async () => {
    const bridge = new FixtureBridge('playing');
    const { app } = await started(bridge);
    app.open({ kind: 'keys' });
    let release = (): void => undefined;
    bridge.hold('tournament.open', new Promise((resolve) => (release = resolve)));
    bridge.prepare('tournament.open', { ok: true, value: { opened: true } as never });
    const opened = app.run('tournament.open', { file: chosen('/events/other.wallchart').file });
    await settled();
    changed(bridge, OTHER);
    expect(app.dialogs).toEqual([]);
    app.open({ kind: 'operator' });
    bridge.prepare('results.enter', ASKS);
    app.stores.add(KEYED);
    await settled();
    release();
    expect(await opened).toEqual({ value: { opened: true } });
    expect(app.dialogs).toEqual([{ kind: 'operator' }]);
    expect(app.stores.held).toMatchObject([{ keyed: KEYED }]);
  });

  it('closes what lies over the page, also where the answer is here before the notice', async () => {
    const { app } = await started();
    app.open({ kind: 'keys' });
    await app.run('tournament.close', null);
    expect(app.dialogs).toEqual([]);
  });

  it('closes what lies over a page of it that another window left', async () => {
    const { app, bridge } = await started();
    app.open({ kind: 'operator' });
    changed(bridge, OTHER);
    expect(app.dialogs).toEqual([]);
  });

  it('tells results that were keyed while it went and did not reach it', async () => {
    const bridge = new SlowBridge('playing');
    const { app } = await started(bridge);
    app.stores.add(KEYED);
    app.stores.add({ ...KEYED, board: 16, title: '16 · C ½ – ½ D' });
    changed(bridge, OTHER);
    bridge.waiting.shift()!();
    await settled();
    expect(bridge.sentAs('results.enter')).toHaveLength(1);
    expect(app.refusal).toMatchObject({ code: 'result-not-stored', severity: 'not-saved' });
    expect(app.refusal?.message).toContain('16 · C');
    expect(app.refusal?.message).not.toContain(KEYED.title);
  });

  it('tells results that wait for the arbiter when another window leaves it', async () => {
    const { app, bridge } = await started();
    app.show('results');
    bridge.prepare('results.enter', REFUSED);
    app.stores.add(KEYED);
    await settled();
    changed(bridge, OTHER);
    expect(app.stores.held).toEqual([]);
    expect(app.refusal?.message).toContain(KEYED.title);
  });

  it.each(['before', 'after'])(
    'tells what was refused meanwhile, the notice coming %s the answer',
    async (when) => {
      const { app, bridge } = await started();
      app.show('results');
      bridge.prepare('results.enter', REFUSED);
      app.stores.add({ ...KEYED, board: 16, title: '16 · C ½ – ½ D' });
      await settled();
      let release = (): void => undefined;
      bridge.prepare('tournament.open', { ok: true, value: { opened: true } });
      bridge.hold('tournament.open', new Promise((resolve) => (release = resolve)));
      const opened = app.run('tournament.open', { file: chosen('/events/other.wallchart').file });
      await settled();
      question(app).answer(true);
      await settled();
      bridge.prepare('results.enter', REFUSED);
      app.stores.add(KEYED);
      await settled();
      if (when === 'before') changed(bridge, OTHER);
      release();
      await opened;
      if (when === 'after') changed(bridge, OTHER);
      // What the arbiter gave up is not told again.
      expect(app.refusal?.message).toContain(KEYED.title);
      expect(app.refusal?.message).not.toContain('16 · C');
    },
  );

  it('never lets a step that waited for results reach the next one', async () => {
    const bridge = new SlowBridge('playing');
    const { app } = await started(bridge);
    app.stores.add(KEYED);
    void app.run('log.undo', { seq: null, confirmed: 0 });
    changed(bridge, OTHER);
    bridge.waiting.shift()!();
    await settled();
    expect(bridge.sent.map(({ name, meant }) => [name, meant])).toEqual([
      ['results.enter', 'harbour'],
      ['log.undo', 'harbour'],
    ]);
  });

  it('never lets a yes to a question of its own reach the next one', async () => {
    const { app, bridge } = await started();
    bridge.prepare('log.undo', ASKS);
    void app.run('log.undo', { seq: null, confirmed: 0 });
    await settled();
    question(app).answer(true);
    // Before the answer has arrived.
    changed(bridge, OTHER);
    await settled();
    expect(bridge.sent.map(({ name, meant }) => [name, meant])).toEqual([
      ['log.undo', 'harbour'],
      ['log.undo', 'harbour'],
    ]);
    // And what is asked still when it is left is answered with no.
    bridge.prepare('log.redo', ASKS);
    const redo = app.run('log.redo', { confirmed: 0 });
    await settled();
    changed(bridge, { sitting: 'third', path: '/events/third.wallchart' });
    expect([await redo, app.dialogs]).toEqual([null, []]);
    expect(bridge.sentAs('log.redo')).toHaveLength(1);
  });

  it('is known to main by what each step is meant for', async () => {
    const { app, bridge } = await started();
    app.stores.add(KEYED);
    await app.run('app.setTheme', { theme: 'dark' });
    await settled();
    expect(bridge.sent.map(({ name, meant }) => [name, meant])).toEqual([
      ['results.enter', 'harbour'],
      ['app.setTheme', undefined],
    ]);
  });
});
