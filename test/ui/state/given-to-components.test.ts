/** What is given to a component and all below it, and what those register for as long as they live. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideAppActions } from '../../../src-renderer/state/app-actions.svelte.ts';
import {
  Actions,
  provideActions,
  useActions,
  type Action,
} from '../../../src-renderer/state/actions.svelte.ts';
import { provideApp, useApp, type App } from '../../../src-renderer/state/app.svelte.ts';
import { useClipboard } from '../../../src-renderer/state/files/clipboard.svelte.ts';
import { FieldPick } from '../../../src-renderer/state/players/field-pick.svelte.ts';
import {
  provideSettings,
  SettingsDesk,
  useSettings,
} from '../../../src-renderer/state/settings/settings-desk.svelte.ts';
import { usePageView, useView, type View } from '../../../src-renderer/state/view.svelte.ts';
import { text } from '../../../src-renderer/texts.ts';
import { PLAYERS, type FixtureBridge } from '../fixture-bridge.ts';
import { asComponent } from './component.ts';
import { settled, started } from './started-app.ts';

let app: App;
let bridge: FixtureBridge;
let end: () => void = () => undefined;

beforeEach(async () => ({ app, bridge } = await started()));
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const action = (id: string): Action => ({ id, label: id, keys: id, run: () => undefined });

describe('the program', () => {
  it('is known to all components below the one that gives it, and so are its actions', () => {
    const known: App[] = [];
    end = asComponent(() => {
      known.push(provideApp(app));
      asComponent(() => {
        known.push(useApp());
        useActions('Below', () => [action('A')]);
      });
    });
    expect(known.map((each) => each === app)).toEqual([true, true]);
    flushSync();
    expect(app.actions.scopes).toMatchObject([{ title: 'Below', actions: [{ id: 'A' }] }]);
  });

  it('has the actions of every page before those of a page', () => {
    end = asComponent(() => {
      provideApp(app);
      provideAppActions(app);
    });
    const [scope] = app.actions.scopes;
    expect(scope!.title).toBe(text.app.everywhere);
    expect(scope!.actions.map(({ id }) => id)).toEqual(expect.arrayContaining(['page-players', 'manual']));
    expect([['F2'], ['Q'], ['Q', 'F1']].map((chords) => app.actions.isEverywhere(chords))).toEqual([
      ...[true, false, true],
    ]);
  });
});

describe('actions', () => {
  it('are there as long as the component that registered them', () => {
    const all = new Actions();
    let actions = [action('A')];
    end = asComponent(() => {
      provideActions(all);
      useActions('Page', () => actions);
    });
    expect(all.scopes).toEqual([{ title: 'Page', actions }]);
    actions = [action('B')];
    expect(all.scopes).toEqual([{ title: 'Page', actions }]);
    end();
    expect(all.scopes).toEqual([]);
  });

  it('that mean something on every page are those that were registered first', () => {
    const all = new Actions();
    expect(all.isEverywhere(['A'])).toBe(false);
    all.add(() => ({ title: 'Everywhere', actions: [action('A'), action('B')] }));
    all.add(() => ({ title: 'Page', actions: [action('C')] }));
    const asked = [['A'], ['X', 'B'], ['C'], []].map((chords) => all.isEverywhere(chords));
    expect(asked).toEqual([true, true, false, false]);
  });
});

describe('the settings', () => {
  it('are those of the page', () => {
    const desk = new SettingsDesk(app);
    const known: SettingsDesk[] = [];
    end = asComponent(() => {
      known.push(provideSettings(desk));
      asComponent(() => known.push(useSettings()));
    });
    expect(known.map((each) => each === desk)).toEqual([true, true]);
  });
});

describe('a view of a component', () => {
  const rounds = () => bridge.asked.filter(({ name }) => name === 'round.view').map(({ args }) => args);

  it('is read at once, whenever what it depends on changed, and no more once the component has gone', async () => {
    let view: View<'round.view'>;
    end = asComponent(() => {
      provideApp(app);
      view = useView('round.view', ['round', 'players'], () => ({ round: app.round }));
    });
    await settled();
    expect([rounds(), view!.value?.round]).toEqual([[{ round: 7 }], 7]);
    bridge.changed(['log']);
    flushSync();
    expect(rounds()).toHaveLength(1);
    bridge.changed(['players']);
    flushSync();
    expect(rounds()).toHaveLength(2);
    bridge.changed(['round']);
    app.chooseRound(5);
    flushSync();
    expect(rounds().slice(2)).toEqual([{ round: 5 }]);
    await settled();
    end();
    bridge.changed(['round']);
    flushSync();
    expect(rounds()).toHaveLength(3);
  });

  it('asks nothing and shows nothing where there is nothing to ask', async () => {
    let view: View<'round.view'>;
    end = asComponent(() => {
      provideApp(app);
      view = useView('round.view', ['round'], () => (app.chosenRound === null ? 'nothing' : { round: 5 }));
    });
    await settled();
    expect([rounds(), view!.value]).toEqual([[], null]);
    app.chooseRound(5);
    flushSync();
    await settled();
    expect([rounds(), view!.value === null]).toEqual([[{ round: 5 }], false]);
    app.chooseRound(null);
    flushSync();
    await settled();
    expect([rounds().length, view!.value]).toEqual([1, null]);
  });

  it('on which a page stands keeps early keys waiting until its first answer', async () => {
    let answer = (): void => undefined;
    bridge.hold('round.view', new Promise((resolve) => (answer = resolve)));
    let view: View<'round.view'>;
    end = asComponent(() => {
      provideApp(app);
      view = usePageView('round.view', ['round'], () => ({ round: 7 }));
    });
    expect([app.earlyKeys.areDue, rounds()]).toEqual([true, [{ round: 7 }]]);
    answer();
    await settled();
    expect([app.earlyKeys.areDue, view!.value?.round]).toEqual([false, 7]);
  });

  it('on which a page stands holds no keys any more once the page has gone', () => {
    bridge.hold('round.view', new Promise(() => undefined));
    end = asComponent(() => {
      provideApp(app);
      usePageView('round.view', ['round'], () => ({ round: 7 }));
    });
    expect(app.earlyKeys.areDue).toBe(true);
    end();
    expect(app.earlyKeys.areDue).toBe(false);
  });
});

describe('the clipboard of a page', () => {
  it('is the page’s as long as it is there, with its commands', () => {
    const page = new EventTarget();
    vi.stubGlobal('document', Object.assign(page, { activeElement: null }));
    vi.stubGlobal('HTMLInputElement', class {});
    vi.stubGlobal('HTMLTextAreaElement', class {});
    vi.stubGlobal('getSelection', () => null);
    const taken: string[] = [];
    const copy = () => {
      const clipboardData = { setData: (kind: string, rows: string) => taken.push(kind, rows) };
      page.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
    };
    end = asComponent(() => {
      provideApp(app);
      useClipboard({ copied: () => ({ headings: ['No.'], rows: [[7]] }), holds: 'results' });
    });
    copy();
    expect(taken).toEqual(['text/plain', 'No.\r\n7']);
    expect(app.actions.scopes.map(({ title, actions }) => [title, actions.map(({ id }) => id)])).toEqual([
      [text.clipboard.title, ['copy-rows', 'paste-rows']],
    ]);
    end();
    copy();
    expect([taken.length, app.actions.scopes]).toEqual([2, []]);
  });
});

describe('players of the whole field', () => {
  async function pick(rows: readonly (typeof PLAYERS)[number][]): Promise<FieldPick> {
    bridge.players = rows;
    let field: FieldPick | null = null;
    end = asComponent(() => {
      provideApp(app);
      field = new FieldPick();
    });
    await settled();
    return field!;
  }
  // Identity, number and place all differ.
  const [one, other] = [
    { ...PLAYERS[4]!, id: 41, tpn: 9, name: 'Holt, Leon' },
    { ...PLAYERS[7]!, id: 9, tpn: 41, name: 'Stark, Mara' },
  ];
  const take = (field: FieldPick, typed: string) => {
    field.pick.typed = typed;
    return [field.pick.take(), field.pick.picked.map(({ id }) => id)];
  };

  it('are picked by their pairing numbers', async () => {
    const field = await pick([one, other]);
    expect([field.all.map(({ id }) => id), field.isNumbered]).toEqual([[41, 9], true]);
    expect(take(field, '9')).toEqual([null, [41]]);
    expect(take(field, '42')).toEqual(['42', [41]]);
  });

  it('are picked by the numbers of their registration as long as nobody has another', async () => {
    const field = await pick([
      { ...one, tpn: 0 },
      { ...other, tpn: 0 },
    ]);
    expect(field.isNumbered).toBe(false);
    expect(take(field, '9')).toEqual([null, [9]]);
    end();
    const mixed = await pick([{ ...one, tpn: 0 }, other]);
    expect(mixed.isNumbered).toBe(true);
  });

  it('have a name that is theirs alone; who is not there has their number', async () => {
    const field = await pick([one, { ...other, name: 'Holt, Lena' }]);
    const names = [41, 9].map((id) => field.nameOf(id));
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toContain('Holt');
    expect(field.nameOf(77)).toBe('77');
  });

  it('are none before main has answered', () => {
    bridge.hold('players.view', new Promise(() => undefined));
    let field: FieldPick | null = null;
    end = asComponent(() => {
      provideApp(app);
      field = new FieldPick();
    });
    expect([field!.all, field!.isNumbered]).toEqual([[], false]);
    expect(bridge.asked.filter(({ name }) => name === 'players.view').map(({ args }) => args)).toEqual([
      null,
    ]);
  });
});
