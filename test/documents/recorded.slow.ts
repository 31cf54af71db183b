/** Every document of recorded tournaments, where the material is at hand. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readTrf, type Tournament } from '../../src-engine/index.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import { decodeTrf } from '../../src-main/files/trf.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src-main/ipc/contract.ts';
import { hasSharedData, readShared, reportsIn } from '../trf/shared-data.ts';
import { META } from './field.ts';
import { typeface } from './fonts.ts';
import { outside, overlaps } from './geometry.ts';

const FOLDERS = ['real-trf', 'real-club-events', 'real-french-events', 'trf26'];

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

/** First, middle and last round; charts also before the first. */
function roundsFor(kind: DocumentKind, { rounds: { length } }: Tournament): readonly number[] {
  if (kind === 'player-list' || kind === 'arbiters-log') return [1];
  const first = kind.startsWith('pairings') || kind === 'result-slips' ? 1 : 0;
  return [...new Set([first, Math.ceil(length / 2), length])];
}

function complaints(tournament: Tournament, kind: DocumentKind, round: number): readonly string[] {
  const request = { kind, round, paper: round % 2 === 0 ? 'A4' : 'LETTER' } as const;
  const { sheets } = bookOf(request, { tournament, meta: META, log: [] }, face);
  const found = sheets.flatMap((sheet) => [...outside(sheet), ...sheet.pages.flatMap(overlaps)]);
  return found.map((one) => `${kind}, round ${round}: ${one}`);
}

describe.skipIf(!hasSharedData('printing recorded tournaments'))('recorded tournaments', () => {
  for (const folder of FOLDERS) {
    it(`nothing leaves the page or lies on anything else: ${folder}`, () => {
      let sheets = 0;
      for (const path of reportsIn(`${folder}/**/*.{trf,txt}`)) {
        const reading = readTrf(decodeTrf(readShared(path)).text);
        if (!reading.ok) continue;
        const { tournament } = reading.value;
        for (const kind of DOCUMENT_KINDS) {
          for (const round of roundsFor(kind, tournament)) {
            if (whyUnavailable(kind, tournament, round) !== '') continue;
            sheets++;
            expect([path, ...complaints(tournament, kind, round)]).toEqual([path]);
          }
        }
      }
      expect(sheets).toBeGreaterThan(10);
    });
  }
});
