import { join } from 'node:path';
import { YEARS } from '../../test/oracle/player-facts.ts';
import { corpusFolder, trfFilesIn, withUnpacked } from './lib/corpora.ts';
import { blankTally, checkRecorded, printTally } from './lib/recorded.ts';

export const ABOUT = 'recorded rounds of generated tournaments, 8 to 179 players, both editions';

/** Checks every recorded round of the archives; resolves to the number of rounds that differ. */
export async function run(): Promise<number> {
  const folder = corpusFolder('dutch-oracle');
  if (folder === null) return 0;
  let differences = 0;
  for (const edition of YEARS) {
    const tally = blankTally();
    await withUnpacked(join(folder, `dutch-${edition}.tar.xz`), (unpacked) => {
      for (const file of trfFilesIn(unpacked)) checkRecorded(file, `dutch-${edition}`, tally);
    });
    printTally(`dutch-${edition}`, tally);
    differences += tally.unexplained;
  }
  return differences;
}
