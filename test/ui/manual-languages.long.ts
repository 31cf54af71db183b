/** The chapters in other languages tell what the English ones tell, in the words of the screens in that language. */
import { describe, expect, it } from 'vitest';
import { en, loadCatalogue, OFFERED } from '../../src-engine/texts/index.ts';
import { CHAPTERS, chaptersIn, isUntranslated } from '../../src-renderer/manual.ts';
import { blocksOf, type Block, type Inline } from '../../src-renderer/markdown.ts';
import { SETTING_GROUPS } from '../../src-renderer/state/settings/settings-table.ts';

/** What scripts read is told in English alone. */
const ENGLISH_CHAPTERS = ['command-line.md'];

const TRANSLATED = OFFERED.map(({ code }) => code).filter((code) => code !== 'en');

/** Languages that have every chapter; of another one chapters may come one by one. */
const WHOLE: readonly string[] = ['fr', 'de'];

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.parts;
    case 'list':
      return block.items.flat();
    case 'table':
      return [block.head, ...block.rows].flat(2);
    default:
      return [];
  }
}

/** Words that may be a label of a screen: emphasised, or in quotation marks. */
function labelsIn(source: string): readonly string[] {
  const inlines = blocksOf(source).flatMap(inlinesOf);
  const marked = inlines.flatMap(({ kind, text }) => (kind === 'em' || kind === 'strong' ? [text] : []));
  const quoted = inlines.flatMap(({ text }) => [...text.matchAll(/"([^"]+)"/g)].map(([, label]) => label!));
  return [...marked, ...quoted];
}

const keysIn = (source: string): readonly string[] =>
  blocksOf(source)
    .flatMap(inlinesOf)
    .flatMap(({ kind, text }) => (kind === 'key' ? [text] : []));

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replace(/[.:,]$/, '')
    .trim();

/** The fixed texts of a catalogue by the path of their key, `filing.purposes.report`. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each(TRANSLATED)('the manual in another language: %s', (code) => {
  const english = (file: string): string => CHAPTERS.find((chapter) => chapter.file === file)!.source;
  const chapters = chaptersIn(code).filter((chapter) => !isUntranslated(chapter, code));

  it.runIf(WHOLE.includes(code))('has every chapter but those that are English by decision', () => {
    const files = CHAPTERS.map(({ file }) => file).filter((file) => !ENGLISH_CHAPTERS.includes(file));
    expect(chapters.map(({ file }) => file)).toEqual(files);
  });

  it('tells every key that the English chapter tells', () => {
    const missing = chapters.flatMap(({ file, source }) => {
      const told = new Set(keysIn(source));
      return keysIn(english(file)).flatMap((key) => (told.has(key) ? [] : [`${file}: ${key}`]));
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('quotes the labels of the screens as the screens have them', async () => {
    const own = new Map(textsOf(await loadCatalogue(code)));
    const wrong = chapters.flatMap(({ file, source }) => {
      const said = folded(source);
      return labelsIn(english(file)).flatMap((label) => {
        const wanted = textsOf(en).flatMap(([path, text]) =>
          folded(text) === folded(label) ? [folded(own.get(path) ?? '')] : [],
        );
        const isQuoted = wanted.length === 0 || wanted.some((text) => said.includes(text));
        return isQuoted ? [] : [`${file}: ${label}, ${[...new Set(wanted)].join(' or ')}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.runIf(WHOLE.includes(code))(
    'has a section for each group of settings, by its name on the screen',
    async () => {
      const { settingsPage } = await loadCatalogue(code);
      const headings = [
        ...chapters.find(({ file }) => file === '13-settings.md')!.source.matchAll(/^## (.+)$/gm),
      ];
      expect(headings.map(([, title]) => title)).toEqual([
        ...SETTING_GROUPS.map((group) => settingsPage.groups[group]),
        settingsPage.shipped,
      ]);
    },
  );

  it('finds labels and keys in a chapter', () => {
    const source = 'Press *Go on*, or "Stop".\n\n| a | b |\n|---|---|\n| `Ctrl K` | **Both** |\n';
    expect(labelsIn(source)).toEqual(['Go on', 'Both', 'Stop']);
    expect(keysIn(source)).toEqual(['Ctrl K']);
  });
});
