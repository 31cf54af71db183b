/** FIDE's open tie-break checker (`tiebreakchecker.py`): values of one tournament beside ours. */
import { spawnSync } from 'node:child_process';
import { standingsOf, type TieBreakText, type Tournament } from '../../../src-engine/index.ts';

/** Codes that both know and whose values are single numbers. */
export const COMPARED_CODES =
  'BH BH/C1 BH/C2 BH/M1 SB SB/C1 PS PS/C1 WIN WON BPG BWG REP AOB FB FB/C1 KS ARO ARO/C1 TPR PTP APRO APPO'.split(
    ' ',
  );

export interface TieBreakComparison {
  readonly compared: number;
  /** `#7 BH/C1 20.5 (checker 20)`. */
  readonly differences: readonly string[];
}

/** Compares all codes that we can compute for the tournament in `file`; null and a sentence where the checker fails. */
export function compareTieBreaks(
  checker: string,
  file: string,
  tournament: Tournament,
  text: TieBreakText,
): TieBreakComparison | { readonly refused: string } {
  const { rows, problems } = standingsOf(tournament, { text, tieBreaks: COMPARED_CODES });
  const left = new Set(problems.map((problem) => problem.text));
  const args = [checker, '-i', file, '-f', 'TRF', '-o', '-', '-dT', '-t', ...COMPARED_CODES];
  const { status, stdout, stderr, error } = spawnSync('python3', args, {
    encoding: 'utf8',
    timeout: 120_000,
  });
  const [head, ...lines] = stdout
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (status !== 0 || head?.[0] !== 'StartNo')
    return { refused: error?.message ?? (stderr || stdout).slice(0, 300) };
  const ours = new Map(rows.map((row) => [tournament.players.find(({ id }) => id === row.player)!.tpn, row]));
  const differences: string[] = [];
  let compared = 0;
  for (const line of lines) {
    const row = ours.get(Number(line[0]));
    COMPARED_CODES.forEach((code, place) => {
      if (left.has(code) || row === undefined) return;
      const { value, scale } = row.values[place]!;
      const told = line[head.indexOf(code)];
      compared++;
      if (Math.abs(value / scale - Number(told)) > 1e-9)
        differences.push(`#${line[0]} ${code} ${value / scale} (checker ${told})`);
    });
  }
  return { compared, differences };
}
