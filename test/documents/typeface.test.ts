import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BETWEEN } from '../../src-engine/texts/merged.ts';
import { nameWords, plain, strong } from '../../src-main/documents/layout/phrases.ts';
import { LEADING, type Typeface } from '../../src-main/documents/layout/typeface.ts';
import { typeface } from './fonts.ts';
import { LONG_NAMES } from './field.ts';

let face: Typeface;
beforeEach(async () => {
  face = await typeface();
});

const familiesOf = (text: string) =>
  face.line(plain(text), 10).runs.map(({ text, family }) => [text, family]);
const textsOf = (lines: readonly { runs: readonly { text: string }[] }[]) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('choice of the font', () => {
  it('prints Latin, Vietnamese, Cyrillic and Greek in one font', () => {
    for (const name of ['Nguyễn, Sơn', 'Жуковская', 'Παπαδόπουλος', 'Łukasik']) {
      expect(familiesOf(name)).toEqual([[name, 'NotoSans']]);
    }
  });

  it('changes the font for a script that the first one lacks, and back', () => {
    expect(familiesOf('Ա, B')).toEqual([
      ['Ա', 'DejaVuSansCondensed'],
      [', B', 'NotoSans'],
    ]);
    expect(face.missing).toBe('');
  });

  it('keeps a letter and its accents in the same font', () => {
    // No single character exists for this letter with this accent, and only one font has both.
    const [run] = face.line(plain('ა\u0301'), 10).runs;
    expect(run).toMatchObject({ text: 'ა\u0301', family: 'DejaVuSansCondensed' });
  });

  it('prints a replacement for a character that no font has, and reports it once', () => {
    expect(familiesOf('王小王, Li')).toEqual([['���, Li', 'NotoSans']]);
    expect(face.missing).toBe('王小');
  });

  it('composes accents, and leaves out line feeds and invisible characters', () => {
    expect(familiesOf('e\u0301\u200b\u202e\nb')).toEqual([['é b', 'NotoSans']]);
    expect(face.missing).toBe('');
  });
});

describe('fitting', () => {
  it('leaves a text that fits as it is', () => {
    const fit = face.fit(nameWords('Holt, Ana'), 17, { width: 175, height: 33 });
    expect(fit).toMatchObject({ size: 17, lines: [{}] });
  });

  it('breaks a long name after its hyphen or comma, inside a word only where it would be less than half as large', () => {
    expect(textsOf(face.fit(nameWords(LONG_NAMES[0]), 17, { width: 175, height: 33 }).lines)).toEqual([
      'Papadimitriou-',
      'Konstantinopoulou, Anneli',
    ]);
    expect(
      textsOf(
        face.fit(nameWords('Wolfeschlegelsteinhausenberger, Hubert'), 17, { width: 160, height: 33 }).lines,
      ),
    ).toEqual(['Wolfeschlegelsteinhausenberger,', 'Hubert']);
    const torn = face.fit(nameWords('Wolfeschlegelsteinhausenberger, Hubert'), 17, {
      width: 100,
      height: 60,
    });
    expect(textsOf(torn.lines)).toEqual(['Wolfeschleg', 'elsteinhaus', 'enberger,', 'Hubert']);
    expect(torn.size).toBeGreaterThan(11);
  });

  it('tears a surname of 80 characters without a blank before it is smaller than 6 points', () => {
    const name = `${'Llanfairpwllgwyngyll'.repeat(4)}, Nia`;
    const fit = face.fit(nameWords(name), 11, { width: 245, height: 17.6 });
    expect(fit.size).toBeGreaterThanOrEqual(6);
    expect(textsOf(fit.lines).join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  });

  it('breaks no line at a space that is meant to hold two words together', () => {
    const fit = face.fit(nameWords('Holt, Ana', 'AUT\u00a01661'), 17, { width: 90, height: 50 });
    expect(textsOf(fit.lines)).toEqual(['Holt, Ana', '(AUT 1661)']);
    expect(textsOf(face.wrap(plain('Ronde 3\u00a0: 12\u00a0%'), 10, 33))).toEqual(['Ronde', '3 :', '12 %']);
  });

  it('puts a name of 80 characters into as many lines as make it largest', () => {
    const name = 'von und zu Hohenlohe-Langenburg-Schillingsfürst, Maximilian Alexander Friedrich';
    const fit = face.fit(nameWords(name), 17, { width: 175, height: 33 });
    expect(fit.lines).toHaveLength(3);
    expect(fit.size).toBeGreaterThan(8.5);
  });

  it('never leaves its space and never loses a letter', () => {
    const name = fc.string({ unit: fc.constantFrom(...'AWil ,-жΩ王éԱ'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        name,
        fc.integer({ min: 4, max: 40 }),
        fc.integer({ min: 10, max: 400 }),
        fc.integer({ min: 8, max: 60 }),
        (text, size, width, height) => {
          const fit = face.fit(nameWords(text), size, { width, height });
          expect(fit.size).toBeLessThanOrEqual(size);
          for (const line of fit.lines) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
          if (fit.lines.length > 1)
            expect(fit.lines.length * fit.size * LEADING).toBeLessThanOrEqual(height + 1e-6);
          const letters = (words: string): string => words.replace(/\s/gu, '').replaceAll('王', '�');
          expect(letters(textsOf(fit.lines).join(''))).toBe(letters(text));
        },
      ),
      { seed: 20261121, numRuns: 500 },
    );
  });

  it('sets the second of two languages in 6 points at least where the first one leaves room', () => {
    const label = plain(['Unterschrift Schwarz', 'signature, Noirs'].join(BETWEEN));
    const sizesIn = (space: { width: number; height: number }) =>
      face.fit(label, 7, space).lines.map(({ size }) => Math.round(size * 10) / 10);
    expect(sizesIn({ width: 80, height: 30 })).toEqual([7, 6]);
    // Neither larger than the first one, nor beyond the line.
    expect(sizesIn({ width: 50, height: 30 })).toEqual([5.1, 5.1]);
    // The first one gives way where the height is short, to half of it at most.
    expect(sizesIn({ width: 80, height: 7 * 1.8 * LEADING })).toEqual([6.6, 6]);
    expect(sizesIn({ width: 80, height: 10 * LEADING })).toEqual([5, 5]);
    for (const width of [20, 40, 80])
      for (const line of face.fit(label, 7, { width, height: 30 }).lines)
        expect(line.width).toBeLessThanOrEqual(width + 1e-9);
    expect(face.labelWidth(plain(['Nr.', 'number'].join(BETWEEN)), 7)).toBeCloseTo(
      face.widthOf(plain('number'), 6),
    );
  });

  it('wraps text into lines, and breaks a word only where a whole line cannot hold it', () => {
    const words = [...strong('Round 7 published'), ...plain(' by two methods')];
    expect(textsOf(face.wrap(words, 10, 100))).toEqual(['Round 7 published', 'by two methods']);
    const broken = face.wrap(plain(`see ${'W'.repeat(20)} end`), 10, 90);
    expect(textsOf(broken)).toEqual(['see WWWWWWW', 'WWWWWWWWW', 'WWWW end']);
    for (const line of broken) expect(line.width).toBeLessThanOrEqual(90);
  });
});
