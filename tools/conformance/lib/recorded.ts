import { readFileSync } from 'node:fs';
import { checkTournament, readTrf, type RoundCheck } from '../../../src-engine/index.ts';
import { decodeTrf } from '../../../src-main/files/trf.ts';

export interface RecordedTally {
  files: number;
  rounds: number;
  equal: number;
  /** Rounds that differ and were expected to. */
  known: number;
  /** Rounds that differ and were not expected to, or a file that could not be read. */
  unexplained: number;
  /** Rounds that were expected to differ and do not. */
  reproduced: number;
}

export const blankTally = (): RecordedTally => ({
  files: 0,
  rounds: 0,
  equal: 0,
  known: 0,
  unexplained: 0,
  reproduced: 0,
});

/** Checks a file under a system; rounds of `known` may differ. Prints a line for every unexpected difference. */
export function checkRecorded(
  file: string,
  system: string,
  tally: RecordedTally,
  known: ReadonlySet<number> = new Set(),
): void {
  tally.files++;
  const reading = readTrf(decodeTrf(readFileSync(file)).text);
  const check = reading.ok ? checkTournament(reading.value.tournament, { system }) : null;
  if (check?.ok !== true) {
    tally.unexplained++;
    console.log(`  ${file}: cannot be checked`);
    return;
  }
  for (const round of check.value.rounds) {
    tally.rounds++;
    const isKnown = known.has(round.round);
    if (round.agrees) {
      tally.equal++;
      if (isKnown) tally.reproduced++;
    } else if (isKnown) tally.known++;
    else {
      tally.unexplained++;
      console.log(`  ${file}: round ${round.round}: ${summaryOf(round)}`);
    }
  }
}

function summaryOf({ differences }: RoundCheck): string {
  const counts = Map.groupBy(differences, ({ kind }) => kind);
  return [...counts].map(([kind, list]) => `${kind} ${list.length}`).join(', ');
}

export function printTally(title: string, tally: RecordedTally): void {
  const { files, rounds, equal, known, unexplained, reproduced } = tally;
  console.log(
    `  ${title}: ${files} files, ${rounds} rounds: ${equal} equal, ${known} known to differ, ` +
      `${unexplained} unexplained${reproduced > 0 ? ` (${reproduced} equal though listed as different)` : ''}`,
  );
}
