/** Broken reports are refused with a place, or read with a complaint: never in silence. */
import { describe, expect, it } from 'vitest';
import { readTrf, type DeviationCode } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { hasSharedData, readShared } from './shared-data.ts';

interface LineCases {
  readonly cases: Readonly<
    Record<string, { readonly expect: 'ok' | 'error'; readonly lines: readonly string[] }>
  >;
}

/** A line alone cannot have its opponents with it. */
const OF_LONELY_LINES: readonly DeviationCode[] = [
  'opponent-unknown',
  'points-disagree',
  'numbers-with-gaps',
];

function complaintsOf(line: string): string[] {
  const reading = readTrf(`012 One line\n${line}\n`);
  if (!reading.ok) return [reading.failure.code];
  return reading.value.deviations
    .filter(({ line: number, code }) => number === 2 && !OF_LONELY_LINES.includes(code))
    .map(({ code }) => code);
}

const HAS_SHARED_DATA = hasSharedData('broken reports');

/** Lines of players and what a reader should say of them, by kind. */
function lineCases(): LineCases['cases'] {
  if (!HAS_SHARED_DATA) return {};
  const text = new TextDecoder().decode(readShared('broken-trf/player-line-cases.json'));
  return (JSON.parse(text) as LineCases).cases;
}

describe.runIf(HAS_SHARED_DATA)('broken reports', () => {
  const codesOf = (path: string) => {
    const reading = readTrfFile(readShared(`broken-trf/${path}`));
    return reading.ok ? reading.value.deviations.map(({ code }) => code) : [reading.failure.code];
  };

  it('refuses what is no report, with line and column', () => {
    const reading = readTrfFile(readShared('broken-trf/invalid.trf'));
    expect(reading.ok ? '' : en.trf.failure(reading.failure)).toMatch(/^Line 3, column 5: .*MALF/);
  });

  it.each([
    ['comments.trf', 'unknown-record'],
    ['incorrect_points.trf', 'points-disagree'],
    ['invalid_code.trf', 'unknown-numbered-record'],
    ['missing_result.trf', 'opponents-disagree'],
  ] as const)('complains about %s: %s', (path, code) => {
    expect(codesOf(path)).toContain(code);
  });

  it('reads a regular file for whose next round there is no pairing', () => {
    expect(codesOf('no_legal_pairings.trf')).toEqual([]);
  });

  for (const [name, { expect: expected, lines }] of Object.entries(lineCases())) {
    it.each(lines.map((line) => ({ line })))(`${name} ($line)`, ({ line }) => {
      const complaints = complaintsOf(line);
      if (expected === 'ok') expect(complaints).toEqual([]);
      else if (line.startsWith('   ')) expect(readTrf(`${line}\n`).ok).toBe(false);
      else expect(complaints).not.toEqual([]);
    });
  }
});
