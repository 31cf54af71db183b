import { describe, expect, it } from 'vitest';
import { plainName } from '../../src-main/storage/plain-name.ts';

describe('a tournament’s name as a file’s', () => {
  it.each([
    ['Harbour: Open / 2026?', 'Harbour Open 2026'],
    ['  Žilina\tOpen  ', 'Žilina Open'],
    ['???', 'Tournament'],
    ['', 'Tournament'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'x'.repeat(60)],
    [`?${'x'.repeat(60)}`, 'x'.repeat(60)],
    // Accents that are characters of their own, vowel signs, and signs of no letter.
    ['Cafe\u0301 Open', 'Café Open'],
    ['हिन्दी कप', 'हिन्दी कप'],
    ['♟\ufe0f Open', 'Open'],
    // A letter of two halves is there whole or not at all.
    [`${'x'.repeat(58)}𠮷野`, `${'x'.repeat(58)}𠮷`],
    [`${'x'.repeat(59)}𠮷野`, 'x'.repeat(59)],
    // Cut behind a word: Windows takes no name that ends with a blank.
    [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
  ])('%j is %j', (name, plain) => expect(plainName(name)).toBe(plain));
});
