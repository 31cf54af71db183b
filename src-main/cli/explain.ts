/** `wallchart explain FILE --round N [--board B | --why-not A B | --trace]` and the supplements of the file. */
import {
  formatPoints,
  pairingTaskOf,
  systemOf,
  textOfPairingFailure,
  type BoardReason,
  type Pairing,
  type PairingSystem,
  type PairingTask,
  type PlayerId,
  type Tournament,
  type WhyNot,
} from '../../src-engine/index.ts';
import {
  integerOption,
  onlyFile,
  parseArguments,
  textOfArgumentFailure,
  type Arguments,
} from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { nextRoundOf, withRoundsOfByes } from './pair.ts';
import { numbersOf } from './pairing-text.ts';
import { readSupplements, SUPPLEMENT_OPTIONS, SUPPLEMENT_USAGE } from './supplements.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

const USAGE = `Usage: wallchart explain FILE [options]
  --round N                 round N (default: the next one)
  --board B                 board B with the criteria of its bracket
  --why-not A B             why the players numbered A and B do not meet
  --trace                   every step of the pairing
${SUPPLEMENT_USAGE}`;

interface Subject {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  readonly task: PairingTask;
  readonly pairing: Pairing;
}

/** Explains a round as the system pairs it. 0 explained, 1 no pairing, 2 bad input. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): number => {
    io.stderr(`wallchart explain: ${sentence}\n`);
    return 2;
  };
  const table = {
    ...SUPPLEMENT_OPTIONS,
    '--round': 1,
    '--board': 1,
    '--why-not': 2,
    '--trace': 0,
    '--help': 0,
  } as const;
  const parsed = parseArguments(args, table);
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return 0;
  }
  const file = onlyFile(parsed.value);
  const supplements = readSupplements(parsed.value);
  const round = integerOption(parsed.value, '--round', 1, 999);
  const board = integerOption(parsed.value, '--board', 1, 9999);
  for (const part of [file, supplements, round, board]) {
    if (!part.ok) return refuse(textOfArgumentFailure(part.failure));
  }
  if (!file.ok || !supplements.ok || !round.ok || !board.ok) return 2;
  const opened = openTournament(io, file.value, supplements.value);
  if (!opened.ok) return refuse(textOfFileFailure(file.value, opened.failure));

  const tournament = withRoundsOfByes(opened.value.tournament);
  const system = systemOf(tournament.rules.system);
  if (system === null) return refuse(`there is no system ${tournament.rules.system}.`);
  const task = pairingTaskOf(tournament, round.value ?? nextRoundOf(tournament));
  const pairing = task.ok ? system.pair(task.value) : task;
  if (!task.ok || !pairing.ok) {
    const failure = task.ok ? (pairing.ok ? null : pairing.failure) : task.failure;
    if (failure !== null) refuse(`${file.value}: ${textOfPairingFailure(failure, tournament.players)}`);
    return 1;
  }
  return explain(
    { tournament, system, task: task.value, pairing: pairing.value },
    parsed.value,
    board.value,
    io,
  );
}

function explain(subject: Subject, { options }: Arguments, board: number | null, io: CliIo): number {
  const whyNot = options.get('--why-not');
  if (whyNot !== undefined) {
    const [a = null, b = null] = whyNot.map((number) => playerOf(subject, number));
    if (a === null || b === null || a === b) {
      io.stderr('wallchart explain: --why-not wants the numbers of two players of this round.\n');
      return 2;
    }
    io.stdout(textOfWhyNot(subject, subject.system.whyNot(subject.task, subject.pairing, a, b)));
    return 0;
  }
  if (options.has('--trace')) {
    io.stdout(
      subject.system
        .trace(subject.task)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return 0;
  }
  const reasons = subject.system.reasons(subject.task, subject.pairing);
  if (board === null) {
    reasons.forEach((reason, index) => io.stdout(textOfReason(subject, reason, index + 1)));
    return 0;
  }
  const reason = reasons[board - 1];
  if (reason === undefined) {
    io.stderr(`wallchart explain: there is no board ${board}; the round has ${reasons.length}.\n`);
    return 2;
  }
  io.stdout(textOfReason(subject, reason, board) + textOfBracket(subject, reason));
  return 0;
}

function playerOf({ tournament, task }: Subject, number: string): PlayerId | null {
  const player = tournament.players.find(({ tpn }) => String(tpn) === number);
  return player !== undefined && task.competitors.some(({ id }) => id === player.id) ? player.id : null;
}

function nameOf({ tournament }: Subject, id: PlayerId): string {
  const { tpn, name } = tournament.players.find((player) => player.id === id)!;
  return `${tpn} ${name}`;
}

function textOfReason(subject: Subject, reason: BoardReason, board: number): string {
  const { white, black, sentence, colourArticle, colourSentence } = reason;
  if (black === null) return `${board}. ${nameOf(subject, white)} – bye\n   ${sentence}\n`;
  return (
    `${board}. ${nameOf(subject, white)} – ${nameOf(subject, black)}\n   ${sentence}\n` +
    `   ${colourSentence} (${colourArticle})\n`
  );
}

/** The rows of the bracket in which the two of a board met. */
function textOfBracket(subject: Subject, { white, black }: BoardReason): string {
  const { brackets } = subject.system.assess(subject.task, subject.pairing);
  const bracket = brackets.find(
    ({ pairs, downfloaters }) =>
      pairs.some((pair) => pair.white === white && pair.black === black) ||
      (black === null && downfloaters.includes(white)),
  );
  if (bracket === undefined) return '';
  const numberOf = numbersOf(subject.tournament);
  const rows = bracket.rows.map(({ id, article, label, value, culprits }) => [
    `   ${id}`,
    article,
    label,
    value.join(' ') || '0',
    culprits.map(numberOf).join(' '),
  ]);
  const score = bracket.score === null ? '' : ` of ${formatPoints(bracket.score)} points`;
  return `   Bracket${score}:\n${columns(rows, new Set([0, 1, 2, 3, 4])).join('\n')}\n`;
}

function textOfWhyNot(subject: Subject, { a, b, verdict, sentence, rule, comparison }: WhyNot): string {
  const lines = [`${nameOf(subject, a)} – ${nameOf(subject, b)}: ${verdict}`, `   ${sentence}`];
  if (rule !== null) lines.push(`   ${rule.id} (${rule.article}): ${rule.label}`);
  if (comparison.length > 0) {
    const rows = comparison.map(({ id, article, label, now, then }) => [
      `   ${id}`,
      article,
      label,
      now.join(' ') || '0',
      then.join(' ') || '0',
    ]);
    const head = ['   ', '', '', 'as paired', 'with the pair'];
    lines.push(...columns([head, ...rows], new Set([0, 1, 2, 3, 4])));
  }
  return `${lines.join('\n')}\n`;
}
