import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordedPairing } from '../../../src-engine/checker/check.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { DUBOV_2026 } from '../../../src-engine/systems/dubov/dubov.ts';
import { readTrf } from '../../../src-engine/trf/read.ts';
import { corpusFolder, trfFilesIn } from '../../../tools/conformance/lib/corpora.ts';
import { roundText } from '../../oracle/comparison.ts';

const folder = corpusFolder('dubov');

describe.skipIf(folder === null)('C.04.4.1 rounds that another program recorded', () => {
  it('differs only where the article decides: docs/validation/dubov.md', () => {
    const different: string[] = [];
    let equal = 0;
    for (const file of trfFilesIn(folder!)) {
      const reading = readTrf(readFileSync(join(file), 'latin1'));
      if (!reading.ok) throw new Error(`${file}: ${reading.failure.code}`);
      const { tournament } = reading.value;
      for (const [index, round] of tournament.rounds.entries()) {
        const task = pairingTaskOf(tournament, index + 1);
        if (!task.ok) throw new Error(task.failure.code);
        const paired = DUBOV_2026.pair(task.value);
        const text = paired.ok ? roundText(paired.value) : paired.failure.code;
        if (text === roundText(recordedPairing(round))) equal++;
        else different.push(`${file.split('/').at(-1)} ${index + 1}`);
      }
    }
    expect(different).toEqual(['parsing_test.trf 3', 'parsing_test.trf 5']);
    expect(equal).toBe(24);
  });
});
