/** Every language has every text, and the pseudo-language changes each of them. */
import { describe, expect, it } from 'vitest';
import { en, isLanguage, loadCatalogue, PSEUDO } from '../../src-engine/texts/index.ts';
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
  it('is a language, but none that is offered', async () => {
    expect(isLanguage(PSEUDO)).toBe(true);
  });

  it('has every text in another form, with its parameters', async () => {
    const xx = await loadCatalogue(PSEUDO);
    expect(missingIn(xx)).toEqual({ absent: [], english: [], superfluous: [] });
    expect(xx.round.title(7)).toMatch(/^\[Röüñd 7 ~+\u200f\]$/);
    expect(xx.outcomes.result('draw')).toBe('½ – ½');
    expect(xx.app.cancel).not.toBe(en.app.cancel);
  });
});

describe('English', () => {
  /** Columns without a heading, kinds without a name. */
  const EMPTY = [
    'chooser.kinds.other',
    'filing.rounds.players',
    'import.columns.severity',
    'log.columns.rail',
    'log.columns.state',
  ];

  it('has no empty text but where nothing is to be read', () => {
    const empty = entriesOf(en).filter(([, text]) => text === '' || text === undefined);
    expect(empty.map(([path]) => path).filter((path) => !EMPTY.includes(path))).toEqual([]);
  });
});
