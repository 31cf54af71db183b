/** A share of `npm run conformance -- trf-fuzz`, on the project's own samples. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { damaged, Dice, MONSTERS, MUTATIONS } from '../../tools/conformance/lib/trf-mutations.ts';
import { brokenPromise, type FuzzCounts } from '../../tools/conformance/trf-fuzz.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const reports = globSync('*/input.trf', { cwd: SAMPLES })
  .sort()
  .map((path) => new Uint8Array(readFileSync(SAMPLES + path)));

function counts(): FuzzCounts {
  return { files: reports.length, refused: 0, read: 0, deviations: 0, slowest: 0 };
}

describe('damaged reports', () => {
  it('600 are read or refused as promised', () => {
    const counted = counts();
    for (let number = 0; number < 600; number++) {
      const dice = new Dice(77_000_000 + number);
      const { bytes, how } = damaged(dice.of(reports), dice);
      expect(brokenPromise(bytes, counted), `file ${number}: ${how}`).toBeNull();
    }
    // The damage is of a kind that leaves something to read, and something to refuse.
    expect(counted.read).toBeGreaterThan(200);
    expect(counted.refused).toBeGreaterThan(50);
  });

  // The largest is left to the long run: it takes seconds to write and read twice.
  it.each(Object.keys(MONSTERS).filter((name) => name !== '9,999 players of 20 rounds'))('%s', (name) => {
    expect(brokenPromise(MONSTERS[name]!(), counts())).toBeNull();
  });

  it.each(Object.keys(MUTATIONS))('"%s" leaves the report itself alone', (name) => {
    const before = reports.map((report) => report.slice());
    for (const report of reports) MUTATIONS[name]!(report, new Dice(5));
    expect(reports).toEqual(before);
  });
});

describe('refusals', () => {
  const refusalOf = (bytes: Uint8Array) => {
    const broken = counts();
    brokenPromise(bytes, broken);
    return broken.refused;
  };

  it.each(['a line of 10 MB', 'a player of 10 MB', 'nothing', 'nothing but line ends'])(
    '%s is refused',
    (name) => {
      expect(refusalOf(MONSTERS[name]!())).toBe(1);
    },
  );

  it.each(['9,999 players', '999 rounds'])('%s are read', (name) => {
    expect(refusalOf(MONSTERS[name]!())).toBe(0);
  });
});
