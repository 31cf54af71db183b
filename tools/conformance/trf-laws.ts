/** The laws of reading and writing over many made-up tournaments, and over all reports at hand. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { TRF_FORMATS, type Tournament, type TrfFormat } from '../../src-engine/index.ts';
import { decodeTrf } from '../../src-main/files/trf.ts';
import { OUTSIDE } from './lib/corpora.ts';
import { comesBack, contentComesBack, lossesAreNamed, secondExportIsTheFirst } from './lib/trf-laws.ts';
import { tournaments } from './lib/trf-tournaments.ts';

export const ABOUT = 'laws of reports: import(export(t)) = t, the second export is the first';

function strangeLaw(tournament: Tournament, format: TrfFormat): string | null {
  return lossesAreNamed(tournament, format) ?? secondExportIsTheFirst(tournament, format);
}

/** `--count N` tournaments for each format (35,000), `--seed N` (1). Resolves to the number of broken laws. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '35000' }, seed: { type: 'string', default: '1' } },
  });
  let broken = 0;
  for (const format of TRF_FORMATS) {
    const law = fc.property(
      tournaments(format),
      (tournament) =>
        comesBack(tournament, format) === null && secondExportIsTheFirst(tournament, format) === null,
    );
    // A tournament of TRF26 in any format: what it loses is named, and the second export is the first.
    const strange = fc.check(
      fc.property(tournaments('trf26'), (tournament) => strangeLaw(tournament, format) === null),
      { numRuns: Number(values.count), seed: Number(values.seed) },
    );
    if (strange.failed) {
      broken++;
      console.error(`${format}: ${strangeLaw(strange.counterexample![0], format)}`);
    }
    const result = fc.check(law, { numRuns: Number(values.count), seed: Number(values.seed) });
    if (result.failed) {
      broken++;
      const [tournament] = result.counterexample!;
      console.error(
        `${format}: ${comesBack(tournament, format) ?? secondExportIsTheFirst(tournament, format)}`,
      );
    }
    console.log(
      `${format}: ${result.numRuns} tournaments that it carries, ${strange.numRuns} others, ` +
        (result.failed || strange.failed ? 'a law broken' : 'every law held'),
    );
  }
  const reports = existsSync(OUTSIDE)
    ? globSync('{dubov,dutch-*,real-*,team-swiss,tie-breaks,trf26}/**/*.{trf,input}', { cwd: OUTSIDE }).sort()
    : [];
  for (const path of reports) {
    const difference = contentComesBack(decodeTrf(new Uint8Array(readFileSync(OUTSIDE + path))).text);
    if (difference === null) continue;
    broken++;
    console.error(`${path}: ${difference}`);
  }
  console.log(`${reports.length} reports at hand written anew and read again`);
  return Promise.resolve(broken);
}
