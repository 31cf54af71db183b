/** `wallchart check FILE … [--system ID] [--rounds N] [--initial-colour W|B] [--round N] [--ranks] [--json]` */
import { checkTournament, type RoundCheck, type Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { integerOption, parseArguments, textOfArgumentFailure, type Arguments } from './arguments.ts';
import { ranksReport, type RankReport } from './check-ranks.ts';
import type { CliIo } from './io.ts';
import { numbersOf } from './pairing-text.ts';
import { readSupplements, SUPPLEMENT_OPTIONS } from './supplements.ts';
import {
  nameOfSystem,
  openTournament,
  textOfFileFailure,
  type OpenedTournament,
  type Supplements,
} from './tournament-file.ts';

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
  /** That the ranks are compared with results which count otherwise than the games are rated; absent where they are not. */
  readonly ranksCounted?: string;
}

interface RoundReport extends Omit<RoundCheck, 'due' | 'differences' | 'violations'> {
  /** The system with the event's options. */
  readonly judgedBy: string;
  readonly differences: readonly (Record<string, unknown> & { readonly text: string })[];
  readonly violations: readonly (Record<string, unknown> & { readonly text: string })[];
  /** That the round agrees with results before corrections which the file tells; absent where it does not. */
  readonly agreesBefore?: string;
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
  return await checkFiles(parsed.value, supplements.value, round.value, io);
}

async function checkFiles(
  { positional, options }: Arguments,
  supplements: Supplements,
  round: number | null,
  io: CliIo,
): Promise<number> {
  const json = options.has('--json');
  let code = 0;
  if (json) io.stdout('[');
  for (const [index, file] of positional.entries()) {
    const report = await reportOf(file, supplements, round, options.has('--ranks'), io);
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

async function reportOf(
  file: string,
  supplements: Supplements,
  round: number | null,
  ranks: boolean,
  io: CliIo,
): Promise<FileReport> {
  const ofTeams = ranks ? { playersOnly: false, withLayout: true } : {};
  const opened = openTournament(io, file, { ...supplements, ...ofTeams });
  const failed = (error: string): FileReport => ({ file, error, rounds: [], ranks: null });
  if (!opened.ok) return failed(textOfFileFailure(file, opened.failure));
  const { tournament, namesTieBreaks, pairsTeams, remarks } = opened.value;
  for (const remark of remarks) io.stderr(`${remark}\n`);
  const verified = (ranks || namesTieBreaks) && round === null ? await rankReport(opened.value) : null;
  const ranked = {
    ranks: verified?.ranks ?? null,
    ...(verified !== null && verified.notApplied.length > 0 && { notApplied: verified.notApplied }),
    ...(verified?.counted !== undefined && { ranksCounted: verified.counted }),
  };
  if (pairsTeams)
    return verified === null ? failed(en.cli.check.noTeamRank(file)) : { file, rounds: [], ...ranked };
  const check = checkTournament(tournament, { reasons: true, ...(round !== null && { rounds: [round] }) });
  if (!check.ok) return failed(en.cli.check.fileSystem(file, check.failure.system));
  if (round !== null && check.value.rounds.length === 0) {
    const paired = tournament.rounds.filter(({ boards }) => boards.length > 0).length;
    return failed(`${file}: ${en.commandLine.roundNotThere(round, paired)}`);
  }
  const rounds: RoundReport[] = [];
  for (const each of check.value.rounds) rounds.push(await roundReport(tournament, each));
  return { file, rounds, ...ranked };
}

/** Ranks by the results of the file; where they differ, by those that count, if it tells corrections for rating only. */
async function rankReport(
  opened: OpenedTournament,
): Promise<(NonNullable<ReturnType<typeof ranksReport>> & { readonly counted?: string }) | null> {
  const numberOf = numbersOf(opened.tournament);
  const found = ranksReport(opened, numberOf);
  if (found === null || found.ranks.length === 0) return found;
  const { counted } = await import('./told-differences.ts');
  const told = counted(opened.tournament);
  if (told === null) return found;
  return { ...ranksReport({ ...opened, tournament: told.tournament }, numberOf)!, counted: told.text };
}

/** The check of a round; what differs is told by a file that is loaded only then. */
async function roundReport(
  tournament: Tournament,
  { due: _due, ...check }: RoundCheck,
): Promise<RoundReport> {
  const judgedBy = nameOfSystem(check.system, tournament);
  if (check.agrees && check.violations.length === 0)
    return { ...check, judgedBy, differences: [], violations: [] };
  const { toldDifferences } = await import('./told-differences.ts');
  return { ...check, judgedBy, ...toldDifferences(tournament, check) };
}

function textOfReport({ file, error, rounds, ranks, notApplied = [], ranksCounted }: FileReport): string {
  if (error !== undefined) return '';
  const lines = rounds.flatMap((round) => [
    en.cli.check.round(file, round.round, round.judgedBy, round.agrees),
    ...round.differences.map(({ text }) => `    ${text}`),
    ...(round.decidedBy === undefined
      ? []
      : [`    ${en.cli.check.decidedBy(round.decidedBy.article, round.decidedBy.id)}`]),
    ...(round.agreesBefore === undefined ? [] : [`    ${round.agreesBefore}`]),
    ...round.violations.map(({ text }) => `    ! ${text}`),
  ]);
  if (rounds.length === 0)
    lines.push(ranks === null ? en.cli.check.noPairings(file) : en.cli.check.notChecked(file));
  if (ranks !== null) {
    lines.push(en.cli.check.ranks(file, ranks.length === 0, notApplied[0] ?? null));
    if (ranksCounted !== undefined) lines.push(`    ${ranksCounted}`);
    for (const { text } of ranks) lines.push(`    ${text}`);
  }
  return `${lines.join('\n')}\n`;
}
