/** Exports of a built chunk as plain properties. */
import { describe, expect, it } from 'vitest';
import { plainly } from '../../tools/plain-exports.ts';

const getter = (name: string, value: string): string =>
  `Object.defineProperty(exports,${name},{enumerable:!0,get:function(){return ${value}}})`;

describe('the exports of a chunk', () => {
  it('become properties that are the same', () => {
    const code = `var a=1;function $b(){}${getter('"x"', 'a')},${getter('`$y`', '$b')};`;
    expect(plainly(code)).toBe('var a=1;function $b(){}exports.x=a,exports.$y=$b;');
  });

  it('stay getters where more is done than to give a name', () => {
    const code = getter('"x"', 'a.b');
    expect(plainly(code)).toBe(code);
  });
});
