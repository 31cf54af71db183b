/** Every document in each language, in each pair of them and in the long pseudo-language: nothing overlaps, all can be read. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { isBilingual, type Languages, loadSheetCatalogue, PSEUDO } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Sheet } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { hardField, LOG, normField, republished } from '../../tools/looks/field.ts';
import { problemsOf } from '../../tools/looks/problems.ts';
import { fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';
import { cases } from '../effort.ts';

const IN = cases<readonly Languages[]>(
  [[PSEUDO]],
  [['en'], ['fr'], ['de'], [PSEUDO], ['en', 'fr'], ['fr', 'de'], ['de', 'en']],
);
const META_OF_ROUND = { ...META, version: 2, code: 'K7Q2M9XA' };

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const hard = republished(hardField(20));
const plain = fieldOf({ players: 20, played: 0 }).players.map(({ name }) => name);
/** The same with names of usual length. */
const usual = {
  ...hard,
  tournament: {
    ...hard.tournament,
    info: { ...hard.tournament.info, name: 'Harbour Open 2026' },
    players: hard.tournament.players.map((player, index) => ({ ...player, name: plain[index]! })),
  },
};
const roundRobin = roundRobinOf(14, 2, []);

async function sheetsOf(
  languages: Languages,
  kind: DocumentKind,
  { tournament: swiss, former }: typeof hard,
  draft: boolean,
): Promise<readonly Sheet[]> {
  const norms = normField(swiss.players.map(({ name }) => name));
  const own = { crosstable: roundRobin, 'norm-certificates': norms } as Partial<
    Record<DocumentKind, Tournament>
  >;
  const tournament = own[kind] ?? swiss;
  expect(whyUnavailable(kind, tournament, null)).toBe('');
  const content = { tournament, meta: { ...META_OF_ROUND, draft }, log: LOG.slice(0, 12), former };
  const catalogue = await loadSheetCatalogue(languages);
  expect(isBilingual(catalogue)).toBe(languages.length === 2);
  const paper = DOCUMENTS[kind].papers.includes('A4') ? 'A4' : DOCUMENTS[kind].papers[0]!;
  return inTexts(catalogue, () => bookOf({ kind, paper, round: null }, content, face)).sheets;
}

/** Names in scripts that the program has no font for are another matter. */
const isOfLayout = (problem: string): boolean => !problem.includes('no font');

/** On A4, in points: what the program says beside names of usual length, in one language or two. */
const LEAST = 6;
const LEAST_IN_PSEUDO = 3.5;

// The usual set is made of other documents.
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'print-run');

it.each([
  ['en', /^\d+\.\d$/, /^\d+,\d$/],
  ['fr', /^\d+,\d$/, /^\d+\.\d$/],
  ['de', /^\d+,\d$/, /^\d+\.\d$/],
] as const)('standings and workings in %s have its decimal sign', async (language, own, other) => {
  for (const kind of ['standings', 'tie-break-working'] as const) {
    const [{ pages } = { pages: [] }] = await sheetsOf([language], kind, usual, false);
    const said = pages.flatMap((page) => texts(page).map(textOf));
    expect(said.filter((text) => own.test(text)).length).toBeGreaterThan(10);
    expect(said.filter((text) => other.test(text))).toEqual([]);
  }
});

it('a footer has its first language above its second, where it needs the line of the seal as well', async () => {
  const inOne = async (language: 'en' | 'fr', kind: DocumentKind) => {
    const said = await sheetsOf([language], kind, hard, false);
    return new Set(said.flatMap(({ pages }) => pages.flatMap((page) => texts(page).map(textOf))));
  };
  for (const kind of ['player-list', 'schedule', 'standings'] as const) {
    const [english, french] = [await inOne('en', kind), await inOne('fr', kind)];
    for (const { pages, paper } of await sheetsOf(['en', 'fr'], kind, hard, false)) {
      const foot = texts(pages[0]!).filter(({ baseline }) => baseline > paper.height - mm(22));
      const bottomOf = (own: Set<string>, other: Set<string>): number =>
        Math.max(
          ...foot
            .filter((mark) => own.has(textOf(mark)) && !other.has(textOf(mark)))
            .filter((mark) => !textOf(mark).startsWith('Seal'))
            .map(({ baseline }) => baseline),
        );
      expect(bottomOf(english, french), kind).toBeLessThan(bottomOf(french, english));
    }
  }
});

describe.each(IN.map((languages) => [languages.join(' and '), languages] as const))(
  'in %s',
  (_, languages) => {
    const isHard = languages.length === 2 || languages.includes(PSEUDO);
    // In one language sheets.slow.ts does so with names that are harder still.
    it.runIf(isHard)(
      'no two texts overlap and none leaves its cell or its page, drafts, hard names',
      async () => {
        for (const kind of KINDS) {
          const sheets = await sheetsOf(languages, kind, hard, true);
          expect(sheets.flatMap(problemsOf).filter(isOfLayout), kind).toEqual([]);
        }
      },
    );

    it('published sheets keep within their cells too, and nothing is so small that it cannot be read', async () => {
      const least = languages.includes(PSEUDO) ? LEAST_IN_PSEUDO : LEAST;
      for (const kind of KINDS) {
        const sheets = await sheetsOf(languages, kind, usual, false);
        expect(sheets.flatMap(problemsOf).filter(isOfLayout), kind).toEqual([]);
        const small = sheets.flatMap(({ pages, paper }) =>
          pages.flatMap((page) => texts(page).filter(({ size }) => size * paper.scale < least)),
        );
        expect(
          small.map((mark) => `${mark.size.toFixed(1)} ${textOf(mark)}`),
          kind,
        ).toEqual([]);
      }
    });
  },
);
