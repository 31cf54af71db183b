/** Every language has every text, and the pseudo-language changes each of them. */
import { describe, expect, it } from 'vitest';
import {
  en,
  ENGLISH_ROOMS,
  formatsOf,
  isLanguage,
  LANGUAGES,
  languageOf,
  loadCatalogue,
  loadOwnTexts,
  loadSheetCatalogue,
  OFFERED,
  type PartialCatalogue,
  PSEUDO,
} from '../../src-engine/texts/index.ts';
import { BETWEEN, filledWithEnglish, halvesOf, joined } from '../../src-engine/texts/merged.ts';
import { entriesOf, missingIn } from '../../tools/words.ts';

describe('npm run words -- missing', () => {
  it('names absent keys, English left over and keys that nobody asks for', () => {
    const { app, ...rest } = en;
    const { cancel: _, ...others } = app;
    const half = { ...rest, app: { ...others, next: 'Weiter', more: 'Mehr' } };
    const { absent, english, superfluous } = missingIn(half);
    expect(absent).toEqual(['app.cancel']);
    expect(superfluous).toEqual(['app.more']);
    expect(english).toContain('app.undo');
    expect(english).not.toContain('app.next');
  });

  it('takes signs for the same in every language', () => {
    expect(missingIn(en).english).not.toContain('players.byeMarks.half');
  });
});

describe('xx', () => {
  it('is a language, but none that is offered', () => {
    expect(isLanguage(PSEUDO)).toBe(true);
    expect(OFFERED.map(({ code }) => code)).toEqual(['en', 'fr', 'de']);
    expect(languageOf('system', [PSEUDO, 'fr'])).toBe('fr');
  });

  it('has every text in another form, with its parameters', async () => {
    const xx = await loadCatalogue(PSEUDO);
    expect(missingIn(xx)).toEqual({ absent: [], english: [], superfluous: [] });
    expect(xx.round.title(7)).toMatch(/^\[Röüñd 7 ~+\u200f\]$/);
    expect(xx.outcomes.result('draw')).toBe('½ – ½');
    expect(xx.app.cancel).not.toBe(en.app.cancel);
  });
});

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('%s', (language) => {
  const { state } = LANGUAGES[language as keyof typeof LANGUAGES];

  it('has no key that English does not have, and every one before it is complete', async () => {
    const { absent, superfluous } = missingIn(await loadOwnTexts(language));
    expect(superfluous).toEqual([]);
    expect(state === 'complete' ? absent : []).toEqual([]);
  });

  it('has the same kind of text under each key, with as many parameters', async () => {
    const english = new Map(entriesOf(en));
    const shapeOf = (text: unknown) =>
      typeof text === 'function' ? `function of ${text.length}` : typeof text;
    const differing = entriesOf(await loadOwnTexts(language)).filter(
      ([path, text]) => !path.startsWith('format.') && shapeOf(text) !== shapeOf(english.get(path)),
    );
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  it('leaves the rooms that are English only to English', async () => {
    const own = await loadOwnTexts(language);
    const catalogue = await loadCatalogue(language);
    for (const room of ENGLISH_ROOMS) {
      if (language !== 'en') expect(own).not.toHaveProperty(room);
      expect(catalogue[room]).toEqual(en[room]);
    }
  });

  it('is offered when it is complete, and never before', () => {
    expect(OFFERED.some(({ code }) => code === language)).toBe(state === 'complete');
    expect(languageOf('system', [`${language}-ZZ`])).toBe(state === 'complete' ? language : 'en');
    expect(languageOf(language, [])).toBe(language);
  });

  it('says everything, what it does not have in English, numbers in its own way', async () => {
    const catalogue = await loadCatalogue(language);
    expect(missingIn(catalogue).absent).toEqual([]);
    expect(catalogue.format.locale).toMatch(new RegExp(`^${language}-`));
  });
});

describe('a language that is being translated', () => {
  it('leaves each key that it does not have to English', () => {
    const half = { app: { next: 'Weiter', themes: { light: 'Hell' } }, format: formatsOf('de-DE') };
    const filled = filledWithEnglish(half, en);
    expect([filled.app.next, filled.app.cancel]).toEqual(['Weiter', 'Cancel']);
    expect([filled.app.themes.light, filled.app.themes.dark]).toEqual(['Hell', 'Dark theme']);
    expect(filled.round.title(7)).toBe('Round 7');
    expect(filled.format.locale).toBe('de-DE');
  });
});

describe('two languages on one sheet', () => {
  it('say both, the first one first, and once what is the same', async () => {
    const { sheets, outcomes } = await loadSheetCatalogue(['en', PSEUDO]);
    const xx = await loadCatalogue(PSEUDO);
    expect(sheets.words.board).toBe(`Board${BETWEEN}${xx.sheets.words.board}`);
    expect(sheets.roundTitle(7)).toBe(`Round 7${BETWEEN}${xx.sheets.roundTitle(7)}`);
    expect(outcomes.result('draw')).toBe('½ – ½');
  });

  it('set a text in another text each in its own language', async () => {
    const { sheets } = await loadSheetCatalogue(['en', PSEUDO]);
    const xx = await loadCatalogue(PSEUDO);
    expect(sheets.titleOfRound(7, sheets.titles.badges)).toBe(
      `Round 7, Badges${BETWEEN}${xx.sheets.titleOfRound(7, xx.sheets.titles.badges)}`,
    );
    expect(sheets.orderOf([{ code: 'BH', name: sheets.words.board, ranks: true }])).toBe(
      `${en.sheets.orderOf([{ code: 'BH', name: 'Board', ranks: true }])}${BETWEEN}${xx.sheets.orderOf([
        { code: 'BH', name: xx.sheets.words.board, ranks: true },
      ])}`,
    );
  });

  it('are put behind one another language by language', () => {
    expect(joined(['Open', `after${BETWEEN}après`, '', `open${BETWEEN}à jouer`])).toBe(
      `Open, after, open${BETWEEN}après, à jouer`,
    );
    expect(joined(['Open', ''])).toBe('Open');
    expect(halvesOf(`White${BETWEEN}Blancs`)).toEqual(['White', 'Blancs']);
    expect(halvesOf('KGB / Harbour Club')).toBeNull();
  });

  it('write a number once', async () => {
    const { format } = await loadCatalogue('fr');
    const both = await loadSheetCatalogue(['en', 'fr']);
    expect(both.format.decimal(2.5)).toBe('2.5');
    expect(format.decimal(2.5)).toBe('2,5');
  });

  it('are one where the same was chosen twice', async () => {
    expect((await loadSheetCatalogue(['en', 'en'])).sheets.words.board).toBe('Board');
  });
});

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('pages of rules in %s', (language) => {
  it('name the articles of the English pages, each in its place', async () => {
    const articlesOf = ({ crib }: { crib?: PartialCatalogue['crib'] }) =>
      entriesOf(crib ?? {}).filter(([path]) => path.endsWith('.article'));
    const theirs = articlesOf(await loadOwnTexts(language));
    const ours = new Map(articlesOf(en));
    const named = (article: unknown) => String(article).replace(/^(?:Annexe|Anhang) /, 'Annex ');
    expect(theirs.filter(([path, article]) => ours.get(path) !== named(article))).toEqual([]);
    const { state } = LANGUAGES[language as keyof typeof LANGUAGES];
    if (state === 'complete') expect(theirs.map(([path]) => path)).toEqual([...ours.keys()]);
  });
});

describe('English', () => {
  /** Columns without a heading, kinds without a name; rules of a crib may have no article. */
  const EMPTY = [
    'chooser.kinds.other',
    'filing.rounds.players',
    'import.columns.severity',
    'log.columns.rail',
    'paperPack.card.strengths.none',
    'standings.groups.all',
  ];

  it('has no empty text but where nothing is to be read', () => {
    const empty = entriesOf(en).filter(([, text]) => text === '' || text === undefined);
    expect(empty.map(([path]) => path).filter((path) => !/^crib\..*\.article$/.test(path))).toEqual(EMPTY);
  });
});
