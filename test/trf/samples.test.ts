/**
 * Every folder of samples holds one report (`input.trf`) and what must be read from it (`_expected.json`):
 * the tournament, all deviations, and how the report is written back. `UPDATE=1 npx vitest run test/trf` writes the
 * expectations anew; read the difference before committing it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEVIATION_CODES, lossesOf, writeTrf } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';

const SAMPLES = new URL('samples/', import.meta.url);

function outcomeOf(bytes: Uint8Array): unknown {
  const reading = readTrfFile(bytes);
  if (!reading.ok) return { refused: en.trf.failure(reading.failure) };
  const { tournament, format, encoding, systemSource, deviations } = reading.value;
  const { file: _layout, ...plain } = tournament;
  return {
    format,
    encoding,
    systemSource,
    deviations: deviations.map(
      ({ line, column, severity, code, found, takenAs }) =>
        `${line}:${column} ${severity} ${code} [${found}] as [${takenAs}]`,
    ),
    tournament: plain,
    lossesAsTrf16: lossesOf(tournament, 'trf16'),
    written: writeTrf(tournament, format, { lineEnd: '\n' }).split('\n'),
  };
}

describe('samples', () => {
  for (const name of readdirSync(SAMPLES)) {
    it(name, () => {
      const expectation = new URL(`${name}/_expected.json`, SAMPLES);
      const actual = `${JSON.stringify(outcomeOf(readFileSync(new URL(`${name}/input.trf`, SAMPLES))), null, 1)}\n`;
      if (process.env['UPDATE'] === '1') writeFileSync(expectation, actual);
      expect(existsSync(expectation), 'run with UPDATE=1 to create the expectation').toBe(true);
      expect(actual).toBe(readFileSync(expectation, 'utf8'));
    });
  }
});

describe('deviations', () => {
  const seen = new Set(
    readdirSync(SAMPLES).flatMap((name) => {
      const reading = readTrfFile(readFileSync(new URL(`${name}/input.trf`, SAMPLES)));
      return reading.ok ? reading.value.deviations.map(({ code }) => code) : [];
    }),
  );

  it.each(DEVIATION_CODES)('%s occurs in a sample', (code) => {
    expect([...seen]).toContain(code);
  });
});
