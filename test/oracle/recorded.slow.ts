import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordedPairing } from '../../src-engine/checker/check.ts';
import { YEARS } from './player-facts.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { readTrf } from '../../src-engine/trf/read.ts';
import { corpusFolder, trfFilesIn, withUnpacked } from '../../tools/conformance/lib/corpora.ts';
import { roundText } from './comparison.ts';
import { pairDutch2017 } from './dutch-2017.ts';
import { pairDutch2026 } from './dutch-2026.ts';
import { plainTaskOf } from './field.ts';

const ORACLES = { '2017': pairDutch2017, '2026': pairDutch2026 } as const;

/** Fields for which enumerating a round takes milliseconds; larger ones were tried once, see docs/validation. */
const LARGEST_FIELD = 9;

const folder = corpusFolder('dutch-oracle');

describe.skipIf(folder === null).each(YEARS)(
  'the literal oracle of %s against rounds that others recorded',
  (edition) => {
    it(`equals every round of up to ${LARGEST_FIELD} players, pairs and colours`, async () => {
      const rounds: { place: string; oracle: string; recorded: string }[] = [];
      await withUnpacked(join(folder!, `dutch-${edition}.tar.xz`), (unpacked) => {
        for (const file of trfFilesIn(unpacked)) {
          const reading = readTrf(readFileSync(file, 'latin1'));
          if (!reading.ok) throw new Error(`${file}: ${reading.failure.code}`);
          const { tournament } = reading.value;
          for (const [index, round] of tournament.rounds.entries()) {
            const task = pairingTaskOf(tournament, index + 1);
            if (!task.ok || task.value.competitors.length > LARGEST_FIELD) continue;
            const answer = ORACLES[edition](plainTaskOf(task.value));
            rounds.push({
              place: `${file}, round ${index + 1}`,
              oracle: answer === null ? 'none' : roundText(answer),
              recorded: roundText(recordedPairing(round)),
            });
          }
        }
      });
      expect(rounds.length).toBeGreaterThan(40);
      expect(rounds.filter(({ oracle, recorded }) => oracle !== recorded)).toEqual([]);
    });
  },
);
