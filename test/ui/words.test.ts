import { describe, expect, it } from 'vitest';
import { CHAPTERS, chapterOf, chaptersIn, isUntranslated } from '../../src-renderer/manual.ts';
import { blocksOf, inlineOf } from '../../src-renderer/markdown.ts';
import { clockOf, dateOfText, dayOf, momentOf, shortMomentOf } from '../../src-renderer/moments.ts';
import { pointsOfText, pointsText } from '../../src-renderer/points.ts';
import { GAME_RESULTS } from '../../src-engine/index.ts';
import { OTHER_RESULTS, RESULT_KEYS, resultOfKey } from '../../src-renderer/result-keys.ts';
import { PAGES } from '../../src-renderer/state/pages.ts';
import { playerMatching, matchingPlayers } from '../../src-renderer/state/players/player-search.ts';

const player = (name: string, fideId = '') => ({ name, fideId });

describe('finding a player', () => {
  it.each([
    ['mar', 'Marten, Milan', true],
    ['mil mar', 'Marten, Milan', true],
    ['lukasik', 'Łukasik, Lena', true],
    ['sonder', 'Søndergaard, Ana', true],
    ['art', 'Marten, Milan', false],
    ['', 'Marten, Milan', false],
  ])('%j and %s: %s', (typed, name, found) => {
    expect(playerMatching(typed)(player(name))).toBe(found);
  });

  it('takes digits for a FIDE ID', () => {
    expect(playerMatching('1547')(player('Marten, Milan', '15479583'))).toBe(true);
    expect(playerMatching('9583')(player('Marten, Milan', '15479583'))).toBe(false);
  });

  it('puts surnames before first names', () => {
    const found = matchingPlayers([player('Calder, Marek'), player('Marten, Milan')], 'mar');
    expect(found.map(({ name }) => name)).toEqual(['Marten, Milan', 'Calder, Marek']);
  });
});

describe('result keys', () => {
  it.each(Object.entries(RESULT_KEYS))(
    '%s gives each key one meaning and each usual result a key',
    (_, keys) => {
      expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
      const results = keys.map(({ result }) => result);
      for (const result of ['white-wins', 'draw', 'black-wins', 'open'] as const)
        expect(results).toContain(result);
    },
  );

  it('the digit 2 means nothing unless a preset of another program is chosen', () => {
    expect(resultOfKey('wallchart', ['2'])).toBeNull();
    expect(resultOfKey('sharly', ['2'])).toBe('black-wins');
    expect(resultOfKey('openpairings', ['2'])).toBe('draw');
  });

  it('every result can be entered, by a key or from the list', () => {
    const keyed = RESULT_KEYS.wallchart.map(({ result }) => result);
    expect(new Set([...keyed, ...OTHER_RESULTS])).toEqual(new Set(GAME_RESULTS));
  });
});

describe('times, days and points', () => {
  const at = '2026-11-15T12:44:10.500+01:00';

  it('shows what the clock in the hall showed', () => {
    expect(clockOf(at)).toBe('12:44:10');
    expect(dayOf(at)).toBe('Sun 15 Nov');
    expect(momentOf(at)).toBe('Sun 12:44:10');
  });

  it.each([
    ['2026-11-15T23:00:00', '12:44'],
    ['2026-11-17T08:00:00', 'Sun 12:44'],
    ['2026-11-24T08:00:00', '15 Nov'],
  ])('seen from %s it is %s', (now, shown) => {
    expect(shortMomentOf(at, now)).toBe(shown);
  });

  it.each([
    ['2026-11-15', '2026/11/15'],
    ['2026/2/29', null],
    ['2028.2.29', '2028/02/29'],
    ['', ''],
    ['tomorrow', null],
  ])('the day %j is %j', (typed, day) => {
    expect(dateOfText(typed)).toBe(day);
  });

  it.each([
    [0, '0'],
    [5, '½'],
    [75, '7½'],
    [33, '3.3'],
    [-5, '−½'],
  ])('%i tenths are %s', (points, shown) => {
    expect(pointsText(points)).toBe(shown);
  });

  it.each([
    ['1', 10],
    ['½', 5],
    ['1½', 15],
    ['0.5', 5],
    ['0,5', 5],
    ['.25', null],
    ['one', null],
    ['', null],
  ])('%j is %s tenths', (typed, points) => {
    expect(pointsOfText(typed)).toBe(points);
  });
});

describe('the manual', () => {
  it('has a chapter for every page', () => {
    const files = CHAPTERS.map(({ file }) => file);
    for (const page of ['start', ...PAGES.map(({ name }) => name)] as const)
      expect(files).toContain(chapterOf(page));
  });

  it('links only to chapters that exist', () => {
    const files = CHAPTERS.map(({ file }) => file);
    const links = CHAPTERS.flatMap(({ source }) => [...source.matchAll(/\]\(([^)#]+\.md)[^)]*\)/g)]);
    expect(links.length).toBeGreaterThan(10);
    for (const [, href] of links) expect(files).toContain(href);
  });

  it('is read in the language of the interface, in English where a chapter is not translated', () => {
    const german = chaptersIn('de-DE');
    const titleOf = (file: string) => german.find((chapter) => chapter.file === file)?.title;
    expect(german.map(({ file }) => file)).toEqual(CHAPTERS.map(({ file }) => file));
    expect(titleOf(chapterOf('standings'))).toBe('Rangliste');
    expect(chaptersIn('fr-FR').find(({ file }) => file === chapterOf('standings'))?.title).toBe(
      'Le classement',
    );
    expect(titleOf('command-line.md')).toBe(CHAPTERS.find(({ file }) => file === 'command-line.md')!.title);
    expect(chaptersIn('en-GB')).toEqual(CHAPTERS);
    expect(chaptersIn('tlh')).toEqual(CHAPTERS);
  });

  it('says of a chapter that it is in another language than the reader’s', () => {
    const inEnglish = (locale: string) =>
      chaptersIn(locale)
        .filter((chapter) => isUntranslated(chapter, locale))
        .map(({ file }) => file);
    expect(inEnglish('en-GB')).toEqual([]);
    for (const locale of ['fr-FR', 'de']) {
      expect(inEnglish(locale)).toContain('command-line.md');
      expect(inEnglish(locale)).not.toContain(chapterOf('round'));
    }
  });

  // F1 over a dialog finds its section by the number of the heading, whatever the language.
  it('has the sections of the English chapter in each translation', () => {
    const sections = (source: string) => [...source.matchAll(/^## /gm)].length;
    for (const { file, source } of [...chaptersIn('de'), ...chaptersIn('fr')])
      expect(sections(source), file).toBe(
        sections(CHAPTERS.find((chapter) => chapter.file === file)!.source),
      );
  });

  it('has no link and no key in a translation that the English chapter does not have', () => {
    const own = new Set(CHAPTERS.map(({ source }) => source));
    for (const { file, source } of [...chaptersIn('de'), ...chaptersIn('fr')]) {
      if (own.has(source)) continue;
      const english = CHAPTERS.find((chapter) => chapter.file === file)!.source;
      for (const [, href] of source.matchAll(/\]\(([^)#]+\.md)[^)]*\)/g))
        expect(english).toContain(`](${href!.split('/').at(-1)}`);
      // A key is short and has no small letters but in the name of a key.
      const keys = [
        ...source.matchAll(/`((?:Ctrl |Shift |Alt )?(?:[A-Z↑↓→0-9,?/=+-]|Enter|Esc|Del|Tab|F\d))`/g),
      ];
      for (const [written] of keys) expect(english, `${written} in ${file}`).toContain(written);
    }
  });

  it('tells keys from code', () => {
    expect(inlineOf('See *Ties* and 2 * 3.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'em', text: 'Ties' },
      { kind: 'text', text: ' and 2 * 3.' },
    ]);
    expect(inlineOf('Press `Ctrl Enter` or run `npm start`.')).toEqual([
      { kind: 'text', text: 'Press ' },
      { kind: 'key', text: 'Ctrl Enter' },
      { kind: 'text', text: ' or run ' },
      { kind: 'code', text: 'npm start' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('reads headings, lists that go on, and tables', () => {
    const blocks = blocksOf('# One\n\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | **2** |\n');
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, parts: [{ kind: 'text', text: 'One' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'first goes on' }], [{ kind: 'text', text: 'second' }]],
      },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'strong', text: '2' }]]],
      },
    ]);
  });
});
