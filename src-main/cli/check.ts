/** `wallchart check FILE … [--system ID] [--rounds N] [--initial-colour W|B] [--round N] [--ranks] [--json]` */
import {
  checkTournament,
  type Difference,
  type PlayerId,
  type RoundCheck,
  type Tournament,
  type Violation,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { integerOption, parseArguments, textOfArgumentFailure, type Arguments } from './arguments.ts';
import { ranksReport, type RankReport } from './check-ranks.ts';
import type { CliIo } from './io.ts';
import { numbersOf } from './pairing-text.ts';
import { readSupplements, SUPPLEMENT_OPTIONS } from './supplements.ts';
import { nameOfSystem, openTournament, textOfFileFailure, type Supplements } from './tournament-file.ts';

const USAGE = en.usage.check;

interface FileReport {
  readonly file: string;
  /** Why the file could not be checked; absent when it was. */
  readonly error?: string;
  readonly rounds: readonly RoundReport[];
  /** Differences of the ranks; null where the file has none, or names no tie-breaks and they were not asked for. */
  readonly ranks: readonly RankReport[] | null;
  /** Tie-breaks of the file that could not be applied to its ranks. */
  readonly notApplied?: readonly string[];
}

interface RoundReport extends Omit<RoundCheck, 'due' | 'differences' | 'violations'> {
  /** The system with the event's options. */
  readonly judgedBy: string;
  readonly differences: readonly (Record<string, unknown> & { readonly text: string })[];
  readonly violations: readonly (Record<string, unknown> & { readonly text: string })[];
}

/** Pairs all rounds of files again and compares. 0 all agree, 1 something differs, 2 a file could not be checked. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(`wallchart check: ${sentence}\n`);
    return 2;
  };
  const parsed = parseArguments(args, {
    ...SUPPLEMENT_OPTIONS,
    '--round': 1,
    '--json': 0,
    '--ranks': 0,
    '--help': 0,
  });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  const supplements = readSupplements(parsed.value);
  if (!supplements.ok) return refuse(textOfArgumentFailure(supplements.failure));
  const round = integerOption(parsed.value, '--round', 1, 999);
  if (!round.ok) return refuse(textOfArgumentFailure(round.failure));
  if (parsed.value.positional.length === 0) return refuse(en.cli.check.nameOne);
  return checkFiles(parsed.value, supplements.value, round.value, io);
}

function checkFiles(
  { positional, options }: Arguments,
  supplements: Supplements,
  round: number | null,
  io: CliIo,
): number {
  const json = options.has('--json');
  let code = 0;
  if (json) io.stdout('[');
  for (const [index, file] of positional.entries()) {
    const report = reportOf(file, supplements, round, options.has('--ranks'), io);
    if (report.error !== undefined) {
      code = 2;
      io.stderr(`${report.error}\n`);
    } else if (code === 0 && !agrees(report, options.has('--ranks'))) code = 1;
    if (json) io.stdout(`${index === 0 ? '' : ','}\n${JSON.stringify(report)}`);
    else io.stdout(textOfReport(report));
  }
  if (json) io.stdout('\n]\n');
  return code;
}

const agrees = ({ rounds, ranks }: FileReport, withRanks: boolean): boolean =>
  rounds.every((round) => round.agrees) && !(withRanks && (ranks ?? []).length > 0);

function reportOf(
  file: string,
  supplements: Supplements,
  round: number | null,
  ranks: boolean,
  io: CliIo,
): FileReport {
  const ofTeams = ranks ? { playersOnly: false, withLayout: true } : {};
  const opened = openTournament(io, file, { ...supplements, ...ofTeams });
  const failed = (error: string): FileReport => ({ file, error, rounds: [], ranks: null });
  if (!opened.ok) return failed(textOfFileFailure(file, opened.failure));
  const { tournament, namesTieBreaks, pairsTeams, remarks } = opened.value;
  for (const remark of remarks) io.stderr(`${remark}\n`);
  const verified =
    (ranks || namesTieBreaks) && round === null ? ranksReport(opened.value, numbersOf(tournament)) : null;
  const ranked = {
    ranks: verified?.ranks ?? null,
    ...(verified !== null && verified.notApplied.length > 0 && { notApplied: verified.notApplied }),
  };
  if (pairsTeams)
    return verified === null ? failed(en.cli.check.noTeamRank(file)) : { file, rounds: [], ...ranked };
  const check = checkTournament(tournament, { reasons: true, ...(round !== null && { rounds: [round] }) });
  if (!check.ok) return failed(en.cli.check.fileSystem(file, check.failure.system));
  return { file, rounds: check.value.rounds.map((each) => roundReport(tournament, each)), ...ranked };
}

/** The check of a round with the file's numbers instead of identities, and a sentence for everything found. */
function roundReport(tournament: Tournament, { due: _due, ...check }: RoundCheck): RoundReport {
  const numberOf = numbersOf(tournament);
  return {
    ...check,
    judgedBy: nameOfSystem(check.system, tournament),
    differences: check.differences.map((difference) => numbered(difference, tournament, numberOf)),
    violations: check.violations.map((violation) => ({
      ...violation,
      players: violation.players.map(numberOf),
      text: textOfViolation(violation, numberOf),
    })),
  };
}

function numbered(
  difference: Difference,
  tournament: Tournament,
  numberOf: (id: PlayerId) => number,
): RoundReport['differences'][number] {
  switch (difference.kind) {
    case 'pair-missing':
    case 'pair-unexpected':
    case 'colours': {
      const [white, black] = [numberOf(difference.white), numberOf(difference.black)];
      const text = {
        'pair-missing': en.cli.check.missing(white, black),
        'pair-unexpected': en.cli.check.unexpected(white, black),
        colours: en.cli.check.colours(white, black),
      }[difference.kind];
      return { kind: difference.kind, white, black, text };
    }
    case 'bye': {
      const [expected, recorded] = [difference.expected, difference.recorded].map((id) =>
        id === null ? null : numberOf(id),
      );
      return {
        kind: 'bye',
        expected,
        recorded,
        text: en.cli.check.bye(expected ?? null, recorded ?? null),
      };
    }
    case 'not-pairable':
      return {
        kind: 'not-pairable',
        code: difference.failure.code,
        text: en.pairing.failure(difference.failure, tournament.players),
      };
  }
}

const textOfViolation = (
  { id, article, players, kind }: Violation,
  numberOf: (id: PlayerId) => number,
): string => `${kind} (${id}, ${article}): ${players.map(numberOf).join(', ')}.`;

function textOfReport({ file, error, rounds, ranks, notApplied = [] }: FileReport): string {
  if (error !== undefined) return '';
  const lines = rounds.flatMap((round) => [
    en.cli.check.round(file, round.round, round.judgedBy, round.agrees),
    ...round.differences.map(({ text }) => `    ${text}`),
    ...(round.decidedBy === undefined
      ? []
      : [`    ${en.cli.check.decidedBy(round.decidedBy.article, round.decidedBy.id)}`]),
    ...round.violations.map(({ text }) => `    ! ${text}`),
  ]);
  if (rounds.length === 0)
    lines.push(ranks === null ? en.cli.check.noPairings(file) : en.cli.check.notChecked(file));
  if (ranks !== null) {
    lines.push(en.cli.check.ranks(file, ranks.length === 0, notApplied[0] ?? null));
    for (const { text } of ranks) lines.push(`    ${text}`);
  }
  return `${lines.join('\n')}\n`;
}
