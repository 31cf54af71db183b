import { stepLines } from '../../oracle/worded.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordedPairing } from '../../../src-engine/checker/check.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { Rules } from '../../../src-engine/model/rules.ts';
import { DUBOV_OLD } from '../../../src-engine/systems/dubov/dubov.ts';
import { LIM_2026 } from '../../../src-engine/systems/lim/lim.ts';
import type { PairingSystem } from '../../../src-engine/systems/system.ts';
import { readTrf } from '../../../src-engine/trf/read.ts';
import { corpusFolder } from '../../../tools/conformance/lib/corpora.ts';
import { roundText } from '../../oracle/comparison.ts';

const folder = corpusFolder('judged');

/** A round of a report, paired by the system and as it is recorded, with the steps. */
function round(system: PairingSystem, name: string, number: number, rules: Partial<Rules> = {}) {
  const reading = readTrf(readFileSync(join(folder!, `${name}.trf`), 'latin1'));
  if (!reading.ok) throw new Error(reading.failure.code);
  const { tournament } = reading.value;
  const task = pairingTaskOf({ ...tournament, rules: { ...tournament.rules, ...rules } }, number);
  if (!task.ok) throw new Error(task.failure.code);
  const paired = system.pair(task.value);
  const recorded = tournament.rounds[number - 1];
  return {
    paired: paired.ok ? roundText(paired.value) : paired.failure.code,
    recorded: recorded === undefined ? null : roundText(recordedPairing(recorded)),
    steps: stepLines(system, task.value),
  };
}

describe.skipIf(folder === null)('C.04.4.3 and C.04.4.1 positions in which an article decides', () => {
  it.each([
    ['lim-4.4.2-013', 6],
    ['lim-4.4.2-20040', 7],
    ['lim-4.4.2-20044', 6],
    ['lim-4.4.2-21006', 7],
    ['lim-4.4.2-21020', 9],
  ])('4.4.2 %s, round %i keeps the earlier pairs', (name, number) => {
    const { paired, recorded } = round(LIM_2026, name, number);
    expect(paired).toBe(recorded);
  });

  it('4.4 the example of the text: 1–6 stays, 2 floats with 5', () => {
    const { paired, steps } = round(LIM_2026, 'lim-4.4-example', 7);
    expect(steps[0]).toMatch(/^4\.4\.2: 2 .* floats, and 5 /);
    expect(paired.split(' ')).toContain('1-6');
  });

  it('3.8, 5.7 Maxi-tournaments', () => {
    const maxi = { maxiTournament: true };
    const paired = (name: string, number: number) => round(LIM_2026, name, number, maxi).paired.split(' ');
    expect(paired('lim-maxi-5.7', 2)).toEqual(expect.arrayContaining(['1-4', '3-2']));
    expect(paired('lim-maxi-3.8', 4)).toContain('7-1');
  });

  it('2.2, 7.1 a and 7.2 a of the older Dubov text', () => {
    expect(round(DUBOV_OLD, 'dubov-old-2.2', 3).paired).toBe('2-5 4-1 6-3');
    expect(round(DUBOV_OLD, 'dubov-old-7.1a', 4).paired).toBe('3-5 4-7 6-1 8-2');
    expect(round(DUBOV_OLD, 'dubov-old-7.2a', 2).paired.split(' ')).toContain('1-7');
  });
});
