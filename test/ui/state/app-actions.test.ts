/** What works on every page, from the menu and by dropping a file: what is asked, sent and said. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenFile, ImportReview, MenuAction, Refusal } from '../../../src-main/ipc/contract.ts';
import {
  addMirror,
  backToNow,
  checkDropped,
  checkReport,
  listenToMenu,
  openFile,
  openManual,
  openTournament,
  redoLast,
  takeOffer,
  takeOver,
  undoLast,
  workOnCopy,
} from '../../../src-renderer/state/app-actions.svelte.ts';
import { App } from '../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import { Draft } from '../../../src-renderer/state/draft.ts';
import { EntryForm } from '../../../src-renderer/state/players/entry-form.svelte.ts';
import { exchangeWithNext } from '../../../src-renderer/state/players/exchange.ts';
import { RoundSteps } from '../../../src-renderer/state/round/round-steps.svelte.ts';
import { READING_AGE } from '../../../src-renderer/state/typed-ahead.ts';
import { chosen, FixtureBridge, PLAYERS, roundView } from '../fixture-bridge.ts';

const REFUSAL: Refusal = { code: 'no', message: 'No.', advice: '', severity: 'refused' };
const REVIEW = { fileName: 'open.trf' } as unknown as ImportReview;
const PLACE = chosen('/usb/copy.wallchart');

let bridge: FixtureBridge;
let app: App;
beforeEach(() => begin('playing'));
const turns = () => new Promise((resolve) => setTimeout(resolve));
async function begin(phase: ConstructorParameters<typeof FixtureBridge>[0]): Promise<void> {
  bridge = new FixtureBridge(phase);
  app = new App(bridge);
  app.start();
  await turns();
}

/** Answers the dialog for a file, and says what it was asked for. */
async function choose(file: ChosenFile | null): Promise<readonly string[]> {
  await turns();
  const dialog = app.dialogs.at(-1) as DialogOf<'choose-file'>;
  dialog.answer(file);
  await turns();
  return [dialog.purpose, dialog.suggestion];
}
const sent = () => bridge.sent.map(({ name, args }) => [name, args]);

describe('one step back and forward', () => {
  it('is sent and said', async () => {
    bridge.prepare('log.undo', { ok: true, value: { label: 'Result, board 11' } });
    await undoLast(app);
    expect(app.said).toContain('Result, board 11');
    bridge.prepare('log.redo', { ok: true, value: { label: 'Result, board 12' } });
    await redoLast(app);
    expect(app.said).toContain('Result, board 12');
    await backToNow(app);
    expect(sent()).toEqual([
      ['log.undo', { seq: null, confirmed: 0 }],
      ['log.redo', { confirmed: 0 }],
      ['log.lookAt', { seq: null }],
    ]);
  });

  it('that is refused says nothing', async () => {
    app.say('before');
    bridge.prepare('log.undo', { ok: false, refusal: REFUSAL });
    bridge.prepare('log.redo', { ok: false, refusal: REFUSAL });
    await undoLast(app);
    await redoLast(app);
    expect([app.said, app.refusal?.code]).toEqual(['', 'no']);
  });
});

describe('a place that is chosen', () => {
  it.each<[string, () => Promise<void>, readonly string[], readonly unknown[]]>([
    ['a second medium', () => addMirror(app), ['medium-folder', ''], ['mirror.add', { folder: PLACE.file }]],
    [
      'a copy',
      () => workOnCopy(app, null, 'x.wallchart'),
      ['save-tournament', 'x.wallchart'],
      ['tournament.workOnCopy', { source: null, target: PLACE.file }],
    ],
    [
      'a tournament that is taken over',
      () => takeOver(app),
      ['save-tournament', 'Harbour Open 2026.wallchart'],
      ['tournament.takeOver', { target: PLACE.file, confirmed: 0 }],
    ],
  ])('%s', async (_, run, asked, call) => {
    const done = run();
    expect(await choose(PLACE)).toEqual(asked);
    await done;
    expect(sent()).toEqual([call]);
    const none = run();
    await choose(null);
    await none;
    expect(sent()).toEqual([call]);
  });
});

describe('a file that is opened', () => {
  it('is remembered, and a report leads to its review', async () => {
    bridge.prepare('tournament.open', { ok: true, value: { opened: true } as never });
    const done = openTournament(app);
    expect(await choose(PLACE)).toEqual(['open', '']);
    await done;
    expect([app.lastFile, app.dialogs]).toEqual([PLACE.file, []]);
    bridge.prepare('tournament.open', { ok: true, value: { opened: false, review: REVIEW } as never });
    await openFile(app, PLACE.file);
    expect(app.dialogs).toEqual([{ kind: 'import', review: REVIEW, isCheck: false }]);
  });

  it('and is refused has a way out where main offers one', async () => {
    const refuse = async (offer?: Refusal['offer']): Promise<void> => {
      const refusal = offer === undefined ? REFUSAL : { ...REFUSAL, offer };
      bridge.prepare('tournament.open', { ok: false, refusal });
      await openFile(app, PLACE.file);
      bridge.sent.length = 0;
    };
    await refuse();
    await takeOffer(app);
    expect(sent()).toEqual([]);
    await refuse('working-copy');
    const copied = takeOffer(app);
    expect(await choose(chosen('/copy'))).toEqual(['save-tournament', 'copy.wallchart']);
    await copied;
    expect(sent()).toEqual([['tournament.workOnCopy', { source: PLACE.file, target: chosen('/copy').file }]]);
    await refuse('recover');
    bridge.prepare('tournament.recover', { ok: true, value: {} as never });
    const recovered = takeOffer(app);
    expect(await choose(chosen('/saved'))).toEqual(['save-tournament', 'recovered.wallchart']);
    await recovered;
    expect(sent()).toEqual([['tournament.recover', { file: PLACE.file, target: chosen('/saved').file }]]);
  });

  it('to be checked is only looked at', async () => {
    bridge.prepare('report.check', { ok: true, value: REVIEW });
    const done = checkReport(app);
    await choose(PLACE);
    await done;
    expect(app.dialogs).toEqual([{ kind: 'import', review: REVIEW, isCheck: true }]);
    expect(sent()).toEqual([['report.check', { file: PLACE.file }]]);
  });

  it('and dropped is sent with its bytes and a name that main takes, or refused where it is too large', async () => {
    bridge.prepare('report.checkDropped', { ok: true, value: REVIEW });
    await checkDropped(app, new File(['012 Open'], `${'x'.repeat(300)}.trf`));
    expect(sent()).toEqual([
      [
        'report.checkDropped',
        { fileName: 'x'.repeat(255), base64: Buffer.from('012 Open').toString('base64') },
      ],
    ]);
    expect(app.dialogs).toEqual([{ kind: 'import', review: REVIEW, isCheck: true }]);
    await checkDropped(app, new File([new Uint8Array(2_800_001)], 'large.trf'));
    expect([app.refusal?.code, bridge.sent.length]).toEqual(['file-too-large', 1]);
    expect(app.refusal?.message).toContain('large.trf');
    bridge.prepare('report.checkDropped', { ok: true, value: REVIEW });
    await checkDropped(app, new File([new Uint8Array(2_800_000)], 'just.trf'));
    expect(bridge.sent.length).toBe(2);
  });
});

describe('the menu', () => {
  const press = (action: MenuAction, file: ChosenFile | null = null): void =>
    bridge.notify('menu', { action, file: file?.file ?? null });
  const top = () => app.dialogs.at(-1)?.kind;

  it.each([
    ['new', 'new'],
    ['open', 'choose-file'],
    ['open-file', 'choose-file'],
    ['commands', 'palette'],
    ['keys', 'keys'],
    ['manual', 'manual'],
  ] as const)('%s opens %s', async (action, dialog) => {
    listenToMenu(app);
    press(action);
    await turns();
    expect(top()).toBe(dialog);
  });

  it('leads to pages, and does what a key does', async () => {
    listenToMenu(app);
    press('export');
    expect(app.page).toBe('filing');
    press('print');
    expect(app.page).toBe('documents');
    for (const action of ['undo', 'redo'] as const)
      bridge.prepare(`log.${action}`, { ok: true, value: { label: '' } });
    for (const action of ['undo', 'redo', 'close'] as const) press(action);
    await turns();
    expect(bridge.sent.map(({ name }) => name)).toEqual(['log.undo', 'log.redo', 'tournament.close']);
  });

  it('opens the file of a second start, also over a question; other items wait until it is answered', async () => {
    const stop = listenToMenu(app);
    app.open({ kind: 'restore' });
    press('keys');
    press('close');
    expect([top(), sent()]).toEqual(['restore', []]);
    press('manual');
    press('manual');
    openManual(app);
    expect(app.dialogs.map(({ kind }) => kind)).toEqual(['restore', 'manual']);
    bridge.prepare('tournament.open', { ok: true, value: { opened: true } as never });
    press('open-file', PLACE);
    await turns();
    expect(sent()).toEqual([['tournament.open', { file: PLACE.file }]]);
    // What lay over the tournament that was open is of no use to the other one.
    expect(app.dialogs).toEqual([]);
    stop();
    press('open-file', PLACE);
    await turns();
    expect(bridge.sent).toHaveLength(1);
  });
});

describe('the steps of a round', () => {
  const step = (
    phase: Parameters<typeof roundView>[0],
    can: Partial<ReturnType<typeof roundView>['can']> = {},
  ) => {
    const view = roundView(phase);
    return new RoundSteps(app).primary({ ...view, can: { ...view.can, ...can } });
  };

  it.each([
    ['later', {}, 'round.pair', { round: 7, confirmed: 0 }],
    ['draft', {}, 'round.check', { round: 7 }],
    ['draft', { publish: true }, 'round.publish', { round: 7, confirmed: 0 }],
    ['checked', {}, 'round.publish', { round: 7, confirmed: 0 }],
  ] as const)('%s %j leads to %s', async (phase, can, name, args) => {
    const primary = step(phase, can)!;
    expect(primary.enabled).toBe(true);
    const value = { seconds: 1, agrees: true, version: 3 };
    bridge.prepare(name, { ok: true, value } as never);
    primary.run();
    await turns();
    expect(sent()).toEqual([[name, args]]);
    expect(app.said).toContain('7');
  });

  it('are not possible where main says so, while it is paired, or where nothing can be changed', async () => {
    expect(step('later', { pair: false })!.enabled).toBe(false);
    expect(step('draft', { check: false })!.enabled).toBe(false);
    expect(step('checked', { publish: false })!.enabled).toBe(false);
    let pairedNow = (): void => undefined;
    bridge.hold('round.pair', new Promise((resolve) => (pairedNow = resolve)));
    bridge.prepare('round.pair', { ok: false, refusal: REFUSAL });
    const steps = new RoundSteps(app);
    const view = roundView('later');
    const paired = steps.pair(view);
    expect([steps.pairing, steps.primary(view)!.enabled]).toEqual([true, false]);
    pairedNow();
    await paired;
    expect([steps.pairing, steps.primary(view)!.enabled, app.said]).toEqual([false, true, '']);
    bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
    bridge.changed([]);
    for (const phase of ['later', 'draft', 'checked'] as const) expect(step(phase)!.enabled).toBe(false);
  });

  it('are not done by a key that was pressed before they were on screen: nothing is published by a key that bounces', async () => {
    const steps = new RoundSteps(app);
    const now = vi.spyOn(performance, 'now').mockReturnValue(50_000);
    bridge.prepare('round.publish', { ok: true, value: { version: 1 } });
    steps.primary(roundView('later'));
    const publish = steps.primary(roundView('checked'))!;
    now.mockReturnValue(50_100);
    publish.run();
    // Pressed on and on it is not read either.
    now.mockReturnValue(50_350);
    steps.primary(roundView('checked'))!.run();
    await turns();
    expect(sent()).toEqual([]);
    now.mockReturnValue(50_350 + READING_AGE);
    publish.run();
    await turns();
    expect(sent().map(([name]) => name)).toEqual(['round.publish']);
    now.mockRestore();
  });

  it('that stood there long enough are done at once, however late they are painted again', async () => {
    const steps = new RoundSteps(app);
    const now = vi.spyOn(performance, 'now').mockReturnValue(50_000);
    bridge.prepare('round.publish', { ok: true, value: { version: 1 } });
    steps.primary(roundView('later'));
    steps.primary(roundView('checked'));
    now.mockReturnValue(50_000 + READING_AGE);
    steps.primary(roundView('checked'))!.run();
    await turns();
    expect(sent().map(([name]) => name)).toEqual(['round.publish']);
    now.mockRestore();
  });

  it('of a round on the wall lead to its results, and then to the next round, as long as there is one', () => {
    step('playing')!.run();
    expect(app.page).toBe('results');
    step('done')!.run();
    expect(app.chosenRound).toBe(8);
    expect(new RoundSteps(app).primary(roundView('done', 9))).toBeNull();
    expect(new RoundSteps(app).primary(roundView('done', 8))).not.toBeNull();
  });

  it('back are sent and said', async () => {
    const steps = new RoundSteps(app);
    await steps.unpublish(roundView('published'));
    const first = app.said;
    await steps.discard(roundView('draft'));
    expect(sent()).toEqual([
      ['round.unpublish', { round: 7, confirmed: 0 }],
      ['round.discard', { round: 7 }],
    ]);
    expect([first.includes('7'), app.said !== first]).toEqual([true, true]);
    bridge.prepare('round.check', { ok: true, value: { agrees: false } });
    app.say('');
    await steps.check(roundView('draft'));
    expect(app.said).toBe('');
  });
});

describe('forms', () => {
  it('that were not touched close at once; what was typed is dropped only after a yes', async () => {
    let closed = 0;
    const draft = new Draft(app, 'players.add', () => closed++);
    draft.cancel();
    expect(closed).toBe(1);
    draft.note();
    draft.cancel();
    await turns();
    const question = app.dialogs.at(-1) as DialogOf<'confirm'>;
    expect([closed, question.command, question.confirm.level]).toEqual([1, 'players.add', 2]);
    question.answer(false);
    await turns();
    expect(closed).toBe(1);
    draft.cancel();
    await turns();
    (app.dialogs.at(-1) as DialogOf<'confirm'>).answer(true);
    await turns();
    expect(closed).toBe(2);
    draft.clear();
    draft.cancel();
    expect([closed, app.dialogs]).toEqual([3, []]);
  });

  it('of an entry begin with the first round that is on no wall, and name what is wrong', async () => {
    await begin('checked');
    const form = new EntryForm(app);
    expect([form.from, form.rounds]).toEqual(['7', [7, 8, 9]]);
    form.byes = '9, 8=0';
    expect(form.read()).toEqual({
      fromRound: 7,
      byes: [
        { round: 8, kind: 'zero' },
        { round: 9, kind: 'half' },
      ],
    });
    form.from = '6';
    expect([form.read(), Object.keys(form.problems)]).toEqual([null, ['from']]);
    expect(form.problems.from).toMatch(/7.*9/);
    form.byes = 'x';
    expect([form.read(), Object.keys(form.problems)]).toEqual([null, ['from', 'byes']]);
    form.from = '9';
    expect([form.read(), Object.keys(form.problems)]).toEqual([null, ['byes']]);
    form.clear();
    expect([form.from, form.byes, form.problems, form.read()]).toEqual([
      '7',
      '',
      {},
      { fromRound: 7, byes: [] },
    ]);
  });

  it('of an exchange take the next number of equal rating', async () => {
    // Identities, numbers and places all differ.
    const of = (id: number, tpn: number, rating: number) => ({ ...PLAYERS[id - 1]!, id, tpn, rating });
    const all = [of(4, 9, 2000), of(3, 7, 2000), of(8, 2, 2000), of(6, 8, 1900), of(2, 5, 2000)];
    await exchangeWithNext(app, all[4]!, all);
    expect(sent()).toEqual([['players.exchangeNumbers', { player: 2, other: 3, confirmed: 0 }]]);
    expect(app.said).toContain(PLAYERS[2]!.name);
    bridge.prepare('players.exchangeNumbers', { ok: false, refusal: REFUSAL });
    app.say('');
    await exchangeWithNext(app, all[4]!, all);
    expect(app.said).toBe('');
    await exchangeWithNext(app, all[0]!, all);
    expect([bridge.sent.length, app.said.includes(PLAYERS[3]!.name)]).toEqual([2, true]);
  });
});
