/** Formats of a language: what `Intl` gives, in the shapes that the texts ask for. */
import { describe, expect, it } from 'vitest';
import { formatsOf, isLanguage, languageOf } from '../../src-engine/texts/index.ts';

const en = formatsOf('en-GB');
const de = formatsOf('de');
const fr = formatsOf('fr');

describe('months', () => {
  it('have their names from the language, and what is no month stays as it is', () => {
    expect([en, de, fr].map((f) => f.month('2026-02', 'month'))).toEqual([
      'February 2026',
      'Februar 2026',
      'février 2026',
    ]);
    expect([en, de, fr].map((f) => f.month('2026-11', 'short-month'))).toEqual([
      'Nov 2026',
      'Nov. 2026',
      'nov. 2026',
    ]);
    expect(['', '2026', '2026-13'].map((text) => en.month(text, 'month'))).toEqual(['', '2026', '2026-13']);
  });
});

describe('numbers', () => {
  it('are grouped by a narrow space in every language, with the decimal sign of the language', () => {
    expect([en, de, fr].map((f) => f.number(12345.5, 1))).toEqual([
      '12\u202f345.5',
      '12\u202f345,5',
      '12\u202f345,5',
    ]);
    expect(en.number(-7)).toBe('−7');
  });

  it('choose a form by the plural rules: nothing is singular in French and plural in English', () => {
    const forms = { one: 'game', other: 'games' };
    expect([0, 1, 2].map((n) => en.count(n, forms))).toEqual(['0 games', '1 game', '2 games']);
    expect([0, 1, 2].map((n) => fr.plural(n, { one: 'partie', other: 'parties' }))).toEqual([
      'partie',
      'partie',
      'parties',
    ]);
  });

  it('have places in an order', () => {
    const forms = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    expect([1, 2, 3, 4, 11, 22].map((n) => `${n}${en.ordinal(n, forms)}`)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
  });
});

it('points are halves, or tenths with the decimal sign of the language', () => {
  expect([0, 5, 10, 75, -5, 33].map((points) => en.points(points))).toEqual([
    '0',
    '½',
    '1',
    '7½',
    '−½',
    '3.3',
  ]);
  expect(de.points(33)).toBe('3,3');
});

it('lists end with the word of the language', () => {
  expect(en.list(['A'])).toBe('A');
  expect(en.list(['A', 'B', 'C'])).toBe('A, B and C');
  expect(en.list(['A', 'B'], 'or')).toBe('A or B');
  expect(de.list(['A', 'B'])).toBe('A und B');
});

describe('dates', () => {
  // Late in the evening and far from Greenwich: no zone may shift the day.
  const late = '2026-11-15T23:59:07-11:00';

  it('are those that the text was written with, whatever its zone', () => {
    expect(en.date(late, 'day')).toBe('Sun 15 Nov');
    expect(en.date('2026/11/15', 'short-day')).toBe('15 Nov');
    expect(en.date('2026/11/15', 'month')).toBe('November 2026');
    expect(en.date(late, 'weekday')).toBe('Sun');
    expect(en.time(late)).toBe('23:59');
    expect(en.time(late, 'second')).toBe('23:59:07');
  });

  it('are empty for a text that holds none', () => {
    expect(en.date('', 'day')).toBe('');
    expect(en.time('2026-11-15')).toBe('');
  });

  it('of a moment are those of the zone that is asked for', () => {
    const moment = Date.UTC(2026, 10, 15, 23, 30);
    expect(en.moment(moment, 'UTC')).toMatch(/15 Nov 2026.*23:30/);
    expect(en.moment(moment, 'Europe/Oslo')).toMatch(/16 Nov 2026.*00:30/);
  });
});

describe('figures of the engine', () => {
  it('have the decimal sign of the language, and nothing else changes', () => {
    const [english, french] = [formatsOf('en-GB'), formatsOf('fr-FR')];
    expect(['34.0', '7', '', '−2.50'].map(french.figure)).toEqual(['34,0', '7', '', '−2,50']);
    expect(['34.0', '7'].map(english.figure)).toEqual(['34.0', '7']);
  });
});

describe('the language', () => {
  it('is the one that was chosen, else the first of the system that there is, else English', () => {
    expect(languageOf('en', ['fr-FR'])).toBe('en');
    expect(languageOf('fr', ['de-AT', 'en-AU'])).toBe('fr');
    expect(languageOf('system', ['en-AU', 'de-AT'])).toBe('en');
    expect(languageOf('system', ['qya', 'DE_at.UTF-8', 'fr-FR'])).toBe('de');
    expect(languageOf('tlh', ['qya', 'fr-CH', 'de-CH'])).toBe('fr');
    expect(languageOf('system', ['qya'])).toBe('en');
    expect(languageOf('toString', [])).toBe('en');
  });

  it('is known by its code alone', () => {
    expect(isLanguage('en')).toBe(true);
    expect(isLanguage('English')).toBe(false);
    expect(isLanguage('constructor')).toBe(false);
  });
});

it('words from within a sentence are a sentence of their own, with one mark at its end', () => {
  expect(en.sentence('the file is write-protected')).toBe('The file is write-protected.');
  expect(fr.sentence('échange annulé')).toBe('Échange annulé.');
  expect(en.sentence('It is not where it was.')).toBe('It is not where it was.');
});

it('what is unbroken has no place where a line could end', () => {
  expect(de.unbroken('½ – ½')).toBe('½\u00a0–\u00a0½');
  expect(de.unbroken('Hängepartie')).toBe('Hängepartie');
});
