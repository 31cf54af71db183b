/** Where a key goes: what is a field, which digit it is, and which keys act while something is typed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Actions, type Action } from '../../../src-renderer/state/actions.svelte.ts';
import { digitOf, isTyping, worksWhileTyping } from '../../../src-renderer/state/key-names.ts';

/** Elements as far as keys look at them; plain Node has none. */
class Element {
  dataset: Record<string, string> = {};
  isContentEditable = false;
  readonly type: string = '';
}
class Field extends Element {
  override readonly type: string;
  constructor(type = 'text') {
    super();
    this.type = type;
  }
}
class LongField extends Element {}
class Choice extends Element {}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', LongField);
  vi.stubGlobal('HTMLSelectElement', Choice);
});
afterEach(() => vi.unstubAllGlobals());

const typing = (element: object | null) => isTyping(element as EventTarget | null);
const having = <E extends Element>(element: E, more: Partial<Element>): E => Object.assign(element, more);

describe('a key is typed into', () => {
  it.each<[string, () => object | null, boolean]>([
    ['nothing', () => null, false],
    ['what is no element', () => ({ dataset: {}, isContentEditable: true }), false],
    ['an element of the page', () => new Element(), false],
    ['an element that is written in', () => having(new Element(), { isContentEditable: true }), true],
    ['a field of several lines', () => new LongField(), true],
    ['a choice', () => new Choice(), true],
    ...['text', 'number', 'search', 'date'].map(
      (type) => [`a field for ${type}`, () => new Field(type), true] as [string, () => object, boolean],
    ),
    ...['checkbox', 'radio', 'button'].map(
      (type) => [`a ${type}`, () => new Field(type), false] as [string, () => object, boolean],
    ),
    ['a field whose letters are keys', () => having(new Field(), { dataset: { keys: 'letters' } }), false],
    ['a choice whose letters are keys', () => having(new Choice(), { dataset: { keys: 'letters' } }), false],
    ['a field with other keys', () => having(new Field(), { dataset: { keys: 'arrows' } }), true],
  ])('%s', (_, element, isField) => {
    expect(typing(element())).toBe(isField);
  });
});

describe('a digit', () => {
  const of = (code: string, key: string, more: Partial<KeyboardEvent> = {}) =>
    digitOf({ code, key, shiftKey: false, ...more } as KeyboardEvent);
  it.each<[string, string, Partial<KeyboardEvent>, string | null]>([
    ['Digit0', '0', {}, '0'],
    ['Digit9', '9', {}, '9'],
    ['Digit6', 'Dead', {}, '6'],
    ['Digit6', '&', { shiftKey: true }, null],
    ['Numpad7', '7', {}, '7'],
    ['Numpad7', 'Home', {}, null],
    ['Numpad7', '7', { shiftKey: true }, '7'],
    ['NumpadAdd', '+', {}, null],
    ['KeyA', '1', {}, null],
    ['F1', 'F1', {}, null],
    ['', '1', {}, null],
    // No keyboard has such keys: a place is one as a whole, or none.
    ['Digit12', '1', {}, null],
    ['LeftDigit1', '1', {}, null],
  ])('of %s, typing %s %j: %s', (code, key, more, digit) => {
    expect(of(code, key, more)).toBe(digit);
  });
});

describe('while something is typed', () => {
  it.each([
    ['F1', true],
    ['F12', true],
    ['XF1', false],
    ['F1x', false],
    ['F', false],
    ['Esc', true],
    ['Shift Esc', false],
    ['Ctrl ↑', true],
    ['Alt Ctrl ↑', false],
    ['Ctrl A', false],
  ])('%s acts: %s', (keys, acts) => {
    expect(worksWhileTyping(keys, null)).toBe(acts);
  });

  it('undoing is the field’s, unless it says that it has nothing to undo', () => {
    const field = (undo?: string) => ({ dataset: undo === undefined ? {} : { undo } }) as never;
    const steps = ['Ctrl Z', 'Ctrl Y', 'Ctrl Shift Z'];
    for (const [element, acts] of [
      [null, false],
      [field(), false],
      [field('field'), false],
      [field('program'), true],
    ] as const)
      expect(steps.map((keys) => worksWhileTyping(keys, element))).toEqual([acts, acts, acts]);
  });
});

describe('a key that is pressed', () => {
  const done: string[] = [];
  const action = (id: string, keys: string, more: Partial<Action> = {}): Action => ({
    ...{ id, label: id, keys, run: () => void done.push(id) },
    ...more,
  });
  function press(key: string, target: object | null, more: object = {}) {
    let prevented = 0;
    const event = { key, code: '', target, preventDefault: () => prevented++, ...more };
    const actions = new Actions();
    actions.add(() => ({
      title: 'Everywhere',
      actions: [
        action('letter', 'A'),
        action('page', 'F2'),
        action('undo', 'Ctrl Z'),
        action('copy', 'Ctrl C'),
      ],
    }));
    actions.add(() => ({
      title: 'Page',
      actions: [action('browser copies', 'Ctrl C', { native: true }), action('second', 'Ctrl Enter')],
    }));
    done.length = 0;
    return [actions.handle(event as never), done.join(), prevented];
  }

  it('acts on the page', () => {
    expect(press('a', new Element())).toEqual([true, 'letter', 1]);
    expect(press('F2', null)).toEqual([true, 'page', 1]);
    expect(press('x', null)).toEqual([false, '', 0]);
  });

  it('in a field acts where it is no letter, and undoes where the field has nothing to undo', () => {
    expect(press('a', new Field())).toEqual([false, '', 0]);
    expect(press('F2', new Field())).toEqual([true, 'page', 1]);
    expect(press('Enter', new Field(), { ctrlKey: true })).toEqual([true, 'second', 1]);
    expect(press('z', new Field(), { ctrlKey: true })).toEqual([false, '', 0]);
    const field = having(new Field(), { dataset: { undo: 'program' } });
    expect(press('z', field, { ctrlKey: true })).toEqual([true, 'undo', 1]);
  });

  it('is passed over where the browser acts on it', () => {
    expect(press('c', null, { ctrlKey: true })).toEqual([true, 'copy', 1]);
  });
});
