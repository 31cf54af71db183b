/** FIDE's open tie-break checker (`tiebreakchecker.py`): values of one tournament beside ours. */
import { spawnSync } from 'node:child_process';
import {
  standingsOf,
  workingOf,
  type PlayerId,
  type TieBreakText,
  type Tournament,
} from '../../../src-engine/index.ts';

/** Codes that both know and whose values are single numbers. */
const COMPARED_CODES =
  'BH BH/C1 BH/C2 BH/M1 SB SB/C1 PS PS/C1 WIN WON BPG BWG REP AOB FB FB/C1 KS ARO ARO/C1 TPR PTP APRO APPO'.split(
    ' ',
  );

export interface TieBreakComparison {
  readonly compared: number;
  readonly differences: readonly ValueDifference[];
}

export interface ValueDifference {
  /** `#7 BH/C1 20.5 (checker 20)`. */
  readonly text: string;
  /** The article by which our value is right, with the checker's reading; null where nobody knows yet. */
  readonly reason: string | null;
}

const ART_16_5 =
  'Art. 16.5: of voluntarily unplayed rounds the lowest contribution is cut, the checker cuts that of the lowest dummy';

/** A tournament and the file that the checker reads. */
export interface TieBreakCase {
  readonly file: string;
  readonly tournament: Tournament;
}

/** Runs the checker once for each list of arguments, in one process: its start costs more than its work. */
const MANY_RUNS = `
import contextlib, io, json, os, runpy, sys
checker = sys.argv[1]
sys.path.insert(0, os.path.dirname(os.path.abspath(checker)))
answers = []
for arguments in json.load(sys.stdin):
    sys.argv = [checker, *arguments]
    out, status = io.StringIO(), 0
    try:
        with contextlib.redirect_stdout(out):
            runpy.run_path(checker, run_name='__main__')
    except SystemExit as end:
        status = end.code or 0
    except Exception as fault:
        status, out = 1, io.StringIO(repr(fault))
    answers.append({'status': status, 'out': out.getvalue()})
json.dump(answers, sys.stdout)
`;

interface Answer {
  readonly status: number | string;
  readonly out: string;
}

/**
 * Compares all codes that we can compute, for each tournament of `cases`; instead a sentence where the checker fails
 * with one of them.
 */
export function compareTieBreaks(
  checker: string,
  cases: readonly TieBreakCase[],
  text: TieBreakText,
): (TieBreakComparison | { readonly refused: string })[] {
  if (cases.length === 0) return [];
  const calls = cases.map(({ file }) => ['-i', file, '-f', 'TRF', '-o', '-', '-dT', '-t', ...COMPARED_CODES]);
  const { status, stdout, stderr, error } = spawnSync('python3', ['-c', MANY_RUNS, checker], {
    input: JSON.stringify(calls),
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 256 * 1024 * 1024,
  });
  const failure = error?.message ?? (status === 0 ? null : stderr.slice(-300));
  if (failure !== null) return cases.map(() => ({ refused: failure }));
  const answers = JSON.parse(stdout) as Answer[];
  return cases.map(({ tournament }, place) => comparisonWith(answers[place]!, tournament, text));
}

function comparisonWith(
  { status, out }: Answer,
  tournament: Tournament,
  text: TieBreakText,
): TieBreakComparison | { readonly refused: string } {
  const [head, ...lines] = out
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (status !== 0 || head?.[0] !== 'StartNo') return { refused: `${status}: ${out.slice(0, 300)}` };
  const { rows, problems } = standingsOf(tournament, { text, tieBreaks: COMPARED_CODES });
  const left = new Set(problems.map((problem) => problem.text));
  const ours = new Map(rows.map((row) => [tournament.players.find(({ id }) => id === row.player)!.tpn, row]));
  const differences: ValueDifference[] = [];
  let compared = 0;
  for (const line of lines) {
    const row = ours.get(Number(line[0]));
    COMPARED_CODES.forEach((code, place) => {
      if (left.has(code) || row === undefined) return;
      const { value, scale } = row.values[place]!;
      const told = line[head.indexOf(code)];
      compared++;
      if (Math.abs(value / scale - Number(told)) > 1e-9)
        differences.push({
          text: `#${line[0]} ${code} ${value / scale} (checker ${told})`,
          reason: reasonOf(tournament, row.player, code, Number(told), text),
        });
    });
  }
  return { compared, differences };
}

/**
 * Whether the checker's Sonneborn-Berger Cut 1 is ours with another round cut: a voluntarily unplayed one whose dummy has
 * a lower score than that of the lowest contribution.
 */
function reasonOf(
  tournament: Tournament,
  player: PlayerId,
  code: string,
  told: number,
  text: TieBreakText,
): string | null {
  const working = code === 'SB/C1' ? workingOf(tournament, player, code, { text }) : null;
  if (!working?.ok) return null;
  const { lines, value } = working.value;
  const cut = lines.find((line) => line.cut !== null);
  if (cut === undefined) return null;
  const dummies = lines.filter(({ treatment }) => treatment.startsWith('dummy'));
  const other = dummies.find(
    (line) =>
      dummies.some((lowest) => lowest.amount < line.amount && lowest.significance > line.significance) &&
      Math.abs((value.value - line.amount + cut.amount) / value.scale - told) < 1e-9,
  );
  return other === undefined ? null : ART_16_5;
}
