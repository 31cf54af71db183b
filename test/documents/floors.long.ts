/** The smallest type of every sheet, with names as long as names get: all of it can be read. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSheetCatalogue, type Languages } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { hardField, LOG, normField, republished } from '../../tools/looks/field.ts';
import { tooSmall } from '../../tools/looks/problems.ts';
import { hardRoundRobin } from '../../tools/looks/round-robin.ts';
import { cases } from '../effort.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';

const META_OF_ROUND = { ...META, version: 2, code: 'K7Q2M9XA' };
const FIELDS = cases([20], [20, 120, 500]);
const IN = cases<readonly Languages[]>(
  [['fr', 'de']],
  [['en'], ['fr'], ['de'], ['en', 'fr'], ['fr', 'de'], ['de', 'en']],
);

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

// The usual set is made of other documents.
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'print-run');

describe.each(FIELDS)('%i players', (players) => {
  const hard = republished(hardField(players));
  const { info } = hard.tournament;
  const names = hard.tournament.players.map(({ name }) => name);
  const others = {
    crosstable: { ...hardRoundRobin(14, 2), info },
    'norm-certificates': { ...normField(names), info },
  };
  const eventOf = (kind: DocumentKind) =>
    kind === 'crosstable' || kind === 'norm-certificates' ? others[kind] : hard.tournament;

  it.each(IN.map((languages) => [languages.join(' and '), languages] as const))(
    '%s',
    async (_, languages) => {
      const catalogue = await loadSheetCatalogue(languages);
      const small = KINDS.flatMap((kind) =>
        DOCUMENTS[kind].papers.flatMap((paper) => {
          const tournament = eventOf(kind);
          expect(whyUnavailable(kind, tournament, null)).toBe('');
          const content = { tournament, meta: META_OF_ROUND, log: LOG, former: hard.former };
          const { sheets } = inTexts(catalogue, () => bookOf({ kind, paper, round: null }, content, face));
          return sheets.flatMap((sheet) =>
            tooSmall(sheet, info.name).map((one) => `${kind} ${paper} ${one}`),
          );
        }),
      );
      expect(small).toEqual([]);
    },
  );
});
