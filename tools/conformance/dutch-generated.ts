import { join } from 'node:path';
import { YEARS } from '../../test/oracle/player-facts.ts';
import { corpusFolder, trfFilesIn } from './lib/corpora.ts';
import { blankTally, checkRecorded, printTally } from './lib/recorded.ts';

export const ABOUT = 'recorded rounds of another generator, both editions';

/** Checks every recorded round; resolves to the number of rounds that differ. */
export async function run(): Promise<number> {
  const folder = corpusFolder('dutch-generated');
  if (folder === null) return 0;
  let differences = 0;
  for (const edition of YEARS) {
    const tally = blankTally();
    for (const file of trfFilesIn(join(folder, `dutch-${edition}`))) {
      checkRecorded(file, `dutch-${edition}`, tally);
    }
    printTally(`dutch-${edition}`, tally);
    differences += tally.unexplained;
  }
  return differences;
}
