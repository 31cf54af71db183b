/** Who has the keyboard: the page where nothing else wants it, and after a dialog who had it before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHome, giveBackFocus, keepFocus, leaveField } from '../../src-renderer/focus.ts';

let got: string[];
class Element {
  isConnected = true;
  isDisabled = false;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  focus(options?: object): void {
    got.push(`${this.name}${options === undefined ? '' : ` ${JSON.stringify(options)}`}`);
  }
  blur(): void {
    got.push(`${this.name} leaves`);
  }
  matches(query: string): boolean {
    return query === ':disabled' && this.isDisabled;
  }
}
class LongField extends Element {}

const HOME = 'home {"preventScroll":true}';
let page: { body: Element; activeElement: Element; hasDialog: boolean; hasHome: boolean };
let frames: (() => void)[];
beforeEach(() => {
  [got, frames] = [[], []];
  const body = new Element('body');
  page = { body, activeElement: body, hasDialog: false, hasHome: true };
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLTextAreaElement', LongField);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', {
    get body() {
      return page.body;
    },
    get activeElement() {
      return page.activeElement;
    },
    querySelector: (query: string) => {
      if (query === '[data-home]') return page.hasHome ? new Element('home') : null;
      return query === 'dialog[open]' && page.hasDialog ? new Element('dialog') : null;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the page', () => {
  it('has a place for the keyboard, and nothing happens where it has none', () => {
    focusHome();
    page.hasHome = false;
    focusHome();
    expect(got).toEqual([HOME]);
  });
});

describe('a field', () => {
  /** Presses a key in a field; whether the browser is kept from it, and what the keyboard does. */
  function press(key: string, field: Element, more: object = {}, leave?: () => void) {
    let prevented = false;
    got = [];
    const none = { ctrlKey: false, altKey: false, metaKey: false, isComposing: false };
    const event = { key, currentTarget: field, preventDefault: () => (prevented = true), ...none, ...more };
    if (leave === undefined) leaveField(event as never);
    else leaveField(event as never, leave);
    return [prevented, got.join()];
  }
  const [field, long] = [new Element('field'), new LongField('text')];

  it('is left by Esc, and by Enter where it has one line', () => {
    expect([press('Escape', field), press('Enter', field)]).toEqual([
      [true, 'field leaves'],
      [true, 'field leaves'],
    ]);
    expect([press('Escape', long), press('Enter', long), press('a', field)]).toEqual([
      [true, 'text leaves'],
      [false, ''],
      [false, ''],
    ]);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])('is not left by a key with %s', (held) => {
    expect(press('Escape', field, { [held]: true })).toEqual([false, '']);
  });

  it('is left as its page says', () => {
    expect(press('Enter', field, {}, () => got.push('otherwise'))).toEqual([true, 'otherwise']);
  });
});

describe('what had the keyboard', () => {
  const lose = async (target: object) => {
    got = [];
    await keepFocus({ target } as never);
    return got;
  };

  it('gives it to the page when it is gone, or can be used no more', async () => {
    expect(await lose(Object.assign(new Element('a'), { isConnected: false }))).toEqual([HOME]);
    expect(await lose(Object.assign(new Element('a'), { isDisabled: true }))).toEqual([HOME]);
    expect(await lose(new Element('a'))).toEqual([]);
    expect(await lose({ isConnected: false })).toEqual([]);
  });

  it('gives nothing where something else has it, or a dialog is open', async () => {
    const gone = Object.assign(new Element('a'), { isConnected: false });
    page.hasDialog = true;
    expect(await lose(gone)).toEqual([]);
    page.hasDialog = false;
    page.activeElement = new Element('other');
    expect(await lose(gone)).toEqual([]);
  });

  it('is asked once the page has changed', () => {
    void keepFocus({ target: Object.assign(new Element('a'), { isConnected: false }) } as never);
    expect(got).toEqual([]);
  });
});

describe('after a dialog', () => {
  const back = (before: object | null) => {
    got = [];
    giveBackFocus(before as never);
    for (const run of frames.splice(0)) run();
    return got;
  };

  it('the keyboard goes to who had it', () => {
    const before = new Element('before');
    page.activeElement = before;
    expect(back(before)).toEqual(['before']);
  });

  it('it goes to the page where nobody has it then, and not before that is known', () => {
    expect(back(null)).toEqual([HOME]);
    expect(back(page.body)).toEqual([HOME]);
    expect(back(Object.assign(new Element('gone'), { isConnected: false }))).toEqual([HOME]);
    expect(back({ isConnected: true, focus: () => got.push('no element') })).toEqual([HOME]);
    got = [];
    giveBackFocus(null);
    expect(got).toEqual([]);
  });

  it('it stays where another dialog is open, or something has it', () => {
    page.hasDialog = true;
    expect(back(null)).toEqual([]);
    page.hasDialog = false;
    page.activeElement = new Element('other');
    expect(back(null)).toEqual([]);
  });
});
