import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTrf, TRF_FORMATS, writeTrf } from '../../src-engine/index.ts';
import {
  comesBack,
  fileComesBack,
  lossesAreNamed,
  secondExportIsTheFirst,
} from '../../tools/conformance/lib/trf-laws.ts';
import { tournaments } from '../../tools/conformance/lib/trf-tournaments.ts';
import { cases } from '../effort.ts';

const RUNS = { numRuns: cases(20, 150) };

describe.each(TRF_FORMATS)('TRF26 001–299: %s', (format) => {
  it('brings every tournament back that the format carries', () => {
    fc.assert(
      fc.property(tournaments(format), (tournament) => {
        expect(comesBack(tournament, format)).toBeNull();
      }),
      RUNS,
    );
  });

  it('names what it does not carry of any tournament, and nothing else', () => {
    fc.assert(
      fc.property(tournaments('trf26'), (tournament) => {
        expect(lossesAreNamed(tournament, format)).toBeNull();
      }),
      RUNS,
    );
  });

  it('exports a second time what it exported the first time, whatever it carries', () => {
    fc.assert(
      fc.property(fc.oneof(tournaments(format), tournaments('trf26')), (tournament) => {
        expect(secondExportIsTheFirst(tournament, format)).toBeNull();
      }),
      RUNS,
    );
  });

  it('writes a file back whose records stand in another order, among records it does not know', () => {
    const unknown = ['', '### a comment', 'QQQ of another program', '999 5', 'QQQ again'];
    const strange = fc.constantFrom(...unknown, ...(format === 'trf26' ? ['352 WBWB', '172 NRO'] : []));
    fc.assert(
      fc.property(
        tournaments(format).chain((tournament) => {
          const lines = writeTrf(tournament, format, { lineEnd: '\n' }).split('\n').slice(0, -1);
          return fc.tuple(
            fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
            fc.array(fc.tuple(fc.nat(lines.length), strange), { maxLength: 6 }),
          );
        }),
        ([lines, inserted]) => {
          const mixed = [...lines];
          for (const [at, line] of inserted) mixed.splice(at, 0, line);
          // The order of deputies and teams is content; all else may stand anywhere.
          expect(fileComesBack(`${mixed.join('\n')}\n`)).toBeNull();
        },
      ),
      RUNS,
    );
  });

  it('rewrites after a change only what changed', () => {
    fc.assert(
      fc.property(tournaments(format), fc.nat(), (tournament, choice) => {
        const lines = writeTrf(tournament, format, { lineEnd: '\n' }).split('\n');
        // A spelling of its own: a trailing blank on every line.
        const reading = readTrf(lines.map((line) => (line === '' ? line : `${line} `)).join('\n'));
        if (!reading.ok) throw new Error(reading.failure.code);
        const read = reading.value.tournament;
        const place = choice % read.players.length;
        const players = read.players.map((player, index) =>
          index === place ? { ...player, name: 'Changed, Name' } : player,
        );
        const written = writeTrf({ ...read, players }, reading.value.format, { lineEnd: '\n' }).split('\n');
        const changed = written.filter((line, index) => line !== '' && line !== `${lines[index]} `);
        expect(written).toHaveLength(lines.length);
        expect(changed).toHaveLength(read.players[place]!.name === 'Changed, Name' ? 0 : 1);
        expect(changed.every((line) => line.includes('Changed, Name'))).toBe(true);
      }),
      RUNS,
    );
  });
});
