/** Keys that come before their page: which of them wait, and how they are pressed again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdKey, pressAgain } from '../../src-renderer/hold-keys.ts';

class Element {
  dataset: Record<string, string> = {};
  isContentEditable = false;
  readonly heard: { readonly type: string; readonly [more: string]: unknown }[] = [];
  /** Whether something on the page takes the key. */
  takes = false;

  dispatchEvent(event: { readonly type: string }): boolean {
    this.heard.push(event);
    return !this.takes;
  }
}
class Field extends Element {
  readonly type: string = 'text';
  value = '12';
  selectionStart: number | null = 1;
  selectionEnd: number | null = 2;
  submitted = 0;
  readonly form = { requestSubmit: () => this.submitted++ };

  setRangeText(...args: readonly unknown[]): void {
    this.value = args.join('|');
  }
}
class Button extends Element {}
class KeyPress {
  readonly type: string;
  readonly init: object;
  constructor(type: string, init: object) {
    [this.type, this.init] = [type, init];
  }
}

let focused: Element | null;
let body: Element;
beforeEach(() => {
  [focused, body] = [null, new Element()];
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('HTMLButtonElement', Button);
  vi.stubGlobal('KeyboardEvent', KeyPress);
  vi.stubGlobal('InputEvent', KeyPress);
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return focused;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** An application on whose page something is due, where F2 means something on every page. */
function listening(more: { holds?: boolean; areDue?: boolean; dialogs?: readonly unknown[] } = {}) {
  const done: string[] = [];
  const earlyKeys = {
    ...{ holds: more.holds ?? false, areDue: more.areDue ?? true },
    add: ({ key }: { readonly key: string }) => done.push(`waits: ${key}`),
    forget: () => done.push('forgotten'),
  };
  const actions = { isEverywhere: (chords: readonly string[]) => chords.includes('F2') };
  const app = { actions, earlyKeys, dialogs: more.dialogs ?? [] } as unknown as Parameters<typeof holdKey>[0];
  return { app, done };
}
type Press = Partial<Record<keyof KeyboardEvent, unknown>>;
/** Presses a key, typed or by its name; what became of it, and whether nobody else hears it. */
function press(key: string, event: Press = {}, more: Parameters<typeof listening>[0] = {}) {
  const { app, done } = listening(more);
  let [prevented, stopped] = [0, 0];
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '';
  holdKey(app, {
    ...{
      key,
      code,
      isTrusted: true,
      defaultPrevented: false,
      isComposing: false,
      repeat: false,
      target: body,
    },
    ...{ preventDefault: () => prevented++, stopPropagation: () => stopped++ },
    ...event,
  } as never);
  expect(prevented).toBe(stopped);
  return `${done.join(', ')}${prevented > 0 ? '; heard by nobody' : ''}`;
}
const WAITS = (key: string) => `waits: ${key}; heard by nobody`;
const LEFT = '';

describe('a key', () => {
  it('waits for the page that is still to come, and is heard by nobody meanwhile', () => {
    expect(press('n')).toBe(WAITS('n'));
    expect(press('Enter')).toBe(WAITS('Enter'));
    expect(press('7', { code: 'Digit7' })).toBe(WAITS('7'));
    expect(press('Enter', { ctrlKey: true })).toBe(WAITS('Enter'));
  });

  it('waits for nothing where the page is there, but behind one that waits', () => {
    expect(press('n', {}, { areDue: false })).toBe(LEFT);
    expect(press('n', {}, { areDue: false, holds: true })).toBe(WAITS('n'));
    // Whatever it would have meant by itself.
    expect(press('F2', {}, { holds: true })).toBe(WAITS('F2'));
    expect(press('n', { target: new Field() }, { holds: true })).toBe(WAITS('n'));
  });

  it('that is held down waits once', () => {
    expect(press('n', { repeat: true })).toBe('; heard by nobody');
  });

  it.each<[string, string, Press]>([
    ['was pressed by a program', 'n', { isTrusted: false }],
    ['was taken already', 'n', { defaultPrevented: true }],
    ['is a part of a letter', 'n', { isComposing: true }],
    ['means something on every page', 'F2', {}],
    ['is the browser’s', 'F11', {}],
    ['goes to the next field', 'Tab', {}],
    ['copies', 'c', { ctrlKey: true }],
    ['pastes', 'v', { ctrlKey: true }],
  ])('that %s is left alone', (_, key, event) => {
    expect(press(key, event)).toBe(LEFT);
  });

  it('ends the waiting where it is Esc, or a dialog lies over the page', () => {
    expect(press('Escape', {}, { holds: true })).toBe('forgotten');
    expect(press('n', {}, { dialogs: [{}] })).toBe('forgotten');
  });

  it('is text in a field, and the press of a button', () => {
    expect(press('n', { target: new Field() })).toBe(LEFT);
    expect(press('Enter', { target: new Field() })).toBe(LEFT);
    expect(press('Enter', { target: new Field(), ctrlKey: true })).toBe(WAITS('Enter'));
    expect([press('Enter', { target: new Button() }), press(' ', { target: new Button() })]).toEqual([
      LEFT,
      LEFT,
    ]);
    expect(press('n', { target: new Button() })).toBe(WAITS('n'));
  });

  it('in a field of numbers is for the page where it is a letter', () => {
    const field = Object.assign(new Field(), { dataset: { keys: 'letters' } });
    expect(press('n', { target: field })).toBe(WAITS('n'));
    expect(press('é', { target: field })).toBe(WAITS('é'));
    expect(press('7', { target: field, code: 'Digit7' })).toBe(LEFT);
    expect(press('Enter', { target: field })).toBe(LEFT);
  });
});

describe('a key that waited', () => {
  const again = (key: string, more: object = {}, dialogs: readonly unknown[] = []) => {
    const { app, done } = listening({ dialogs });
    const pressed = {
      code: 'x',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      ...more,
      key,
    };
    pressAgain(app, pressed as never);
    return done;
  };

  it('is pressed where the keyboard is now, as it was pressed', () => {
    focused = new Element();
    again('R', { code: 'KeyR', ctrlKey: true, shiftKey: true });
    expect(focused.heard).toMatchObject([
      {
        type: 'keydown',
        init: {
          ...{ key: 'R', code: 'KeyR', ctrlKey: true, metaKey: false, altKey: false, shiftKey: true },
          ...{ bubbles: true, cancelable: true },
        },
      },
    ]);
    focused = null;
    again('N');
    expect(body.heard).toMatchObject([{ type: 'keydown', init: { key: 'N' } }]);
  });

  it('is pressed by nobody where a dialog lies over the page', () => {
    focused = new Element();
    expect(again('R', {}, [{}])).toEqual(['forgotten']);
    expect(focused.heard).toEqual([]);
  });

  it('is written into a field that does not take it, over what is selected', () => {
    const field = new Field();
    focused = field;
    again('7');
    expect(field.value).toBe('7|1|2|end');
    expect(field.heard.slice(1)).toMatchObject([
      { type: 'input', init: { bubbles: true, data: '7', inputType: 'insertText' } },
    ]);
    Object.assign(field, { value: '12', selectionEnd: null });
    again('8');
    expect(field.value).toBe('8|1|1|end');
    // A field for numbers tells nothing of what is selected.
    Object.assign(field, { value: '12', selectionStart: null });
    again('9');
    expect([field.value, field.submitted]).toEqual(['129', 0]);
  });

  it.each<[string, string, object, boolean]>([
    ['the page takes it', '7', {}, true],
    ['it is a chord with Ctrl', '7', { ctrlKey: true }, false],
    ['it is a chord with the Mac’s key', '7', { metaKey: true }, false],
    ['it is a chord with Alt', '7', { altKey: true }, false],
    ['it is no letter', 'Home', {}, false],
  ])('is not written where %s', (_, key, more, takes) => {
    const field = Object.assign(new Field(), { takes });
    focused = field;
    again(key, more);
    expect([field.value, field.heard.length, field.submitted]).toEqual(['12', 1, 0]);
  });

  it('sends the form of its field where it is Enter', () => {
    const field = new Field();
    focused = field;
    again('Enter');
    expect([field.submitted, field.value, field.heard.length]).toEqual([1, '12', 1]);
    again('Enter', { ctrlKey: true });
    expect(field.submitted).toBe(1);
  });
});
