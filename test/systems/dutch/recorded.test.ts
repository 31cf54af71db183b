import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordedPairing } from '../../../src-engine/checker/check.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { readTrf } from '../../../src-engine/trf/read.ts';
import { corpusFolder, trfFilesIn, withUnpacked } from '../../../tools/conformance/lib/corpora.ts';
import { roundText } from '../../oracle/comparison.ts';
import { pairDutch } from '../../oracle/editions.ts';
import { YEARS } from '../../oracle/player-facts.ts';
import { cases } from '../../effort.ts';

/** Every so many files are tried here; `npm run conformance -- dutch-oracle` tries all. */
const EVERY = cases(48, 12);

const folder = corpusFolder('dutch-oracle');

describe.skipIf(folder === null).each(YEARS)('C.04.3 edition %s against recorded rounds', (edition) => {
  it(`equals a share of the generated tournaments, pairs, colours and bye`, async () => {
    let rounds = 0;
    await withUnpacked(join(folder!, `dutch-${edition}.tar.xz`), (unpacked) => {
      for (const file of trfFilesIn(unpacked).filter((_, index) => index % EVERY === 0)) {
        const reading = readTrf(readFileSync(file, 'latin1'));
        if (!reading.ok) throw new Error(`${file}: ${reading.failure.code}`);
        const { tournament } = reading.value;
        tournament.rounds.forEach((round, index) => {
          const task = pairingTaskOf(tournament, index + 1);
          if (!task.ok) throw new Error(task.failure.code);
          const pairing = pairDutch(edition, task.value);
          const answer = pairing.ok ? roundText(pairing.value) : pairing.failure.code;
          expect(answer, `${file}, round ${index + 1}`).toBe(roundText(recordedPairing(round)));
          rounds++;
        });
      }
    });
    expect(rounds).toBeGreaterThan(cases(20, 100));
  });
});
