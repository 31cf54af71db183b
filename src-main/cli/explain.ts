/** `wallchart explain FILE --round N [--board B | --why-not A B | --trace]` and the supplements of the file. */
import {
  differencesOf,
  formatPoints,
  recordedPairing,
  type BoardReason,
  type PlayerId,
  type Reason,
  type WhyNot,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { integerOption, textOfArgumentFailure, type Arguments } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import type { PairedRound } from './paired-round.ts';
import { numbersOf } from './pairing-text.ts';
import { roundRequest } from './round-command.ts';
import {} from './supplements.ts';

const USAGE = en.usage.explain;

/** Explains a round as the system pairs it. 0 explained, 1 no pairing, 2 bad input. */
export async function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string, exit = 2): number => {
    io.stderr(`wallchart explain: ${sentence}\n`);
    return exit;
  };
  const request = roundRequest({ '--board': 1, '--why-not': 2, '--trace': 0 }, args, io);
  if (!request.ok) return refuse(request.failure.sentence, request.failure.exit);
  if (request.value.kind === 'help') {
    io.stdout(USAGE);
    return 0;
  }
  const { parsed, round } = request.value;
  const board = integerOption(parsed, '--board', 1, 9999);
  if (!board.ok) return refuse(textOfArgumentFailure(board.failure));
  if (differsFromRecord(round)) {
    io.stdout(en.cli.explain.differs);
  }
  return explain(round, parsed, board.value, io);
}

function differsFromRecord({ tournament, task, pairing }: PairedRound): boolean {
  const recorded = tournament.rounds[task.round - 1];
  return recorded !== undefined && differencesOf(recordedPairing(recorded), pairing).length > 0;
}

function explain(subject: PairedRound, { options }: Arguments, board: number | null, io: CliIo): number {
  const whyNot = options.get('--why-not');
  if (whyNot !== undefined) {
    const [a = null, b = null] = whyNot.map((number) => playerOf(subject, number));
    if (a === null || b === null || a === b) {
      io.stderr(`wallchart explain: ${en.cli.explain.twoPlayers}\n`);
      return 2;
    }
    io.stdout(textOfWhyNot(subject, subject.system.whyNot(subject.task, subject.pairing, a, b)));
    return 0;
  }
  if (options.has('--trace')) {
    io.stdout(
      subject.system
        .trace(subject.task)
        .map((step) => `${en.steps.line(step, whoIn(subject))}\n`)
        .join(''),
    );
    return 0;
  }
  const reasons = subject.system.reasons(subject.task, subject.pairing, subject.solved);
  if (board === null) {
    reasons.forEach((reason, index) => io.stdout(textOfReason(subject, reason, index + 1)));
    return 0;
  }
  const reason = reasons[board - 1];
  if (reason === undefined) {
    io.stderr(`wallchart explain: ${en.cli.explain.noBoard(board, reasons.length)}\n`);
    return 2;
  }
  io.stdout(textOfReason(subject, reason, board) + textOfBracket(subject, reason));
  return 0;
}

function playerOf({ tournament, task }: PairedRound, number: string): PlayerId | null {
  const player = tournament.players.find(({ tpn }) => String(tpn) === number);
  return player !== undefined && task.competitors.some(({ id }) => id === player.id) ? player.id : null;
}

function nameOf({ tournament }: PairedRound, id: PlayerId): string {
  const { tpn, name } = tournament.players.find((player) => player.id === id)!;
  return `${tpn} ${name}`;
}

function sentenceOf({ task }: PairedRound, reason: Reason): string {
  return en.explanations.reason(reason, (id) => task.field.get(id)!.player.name);
}

function textOfReason(subject: PairedRound, reason: BoardReason, board: number): string {
  const { white, black, colour } = reason;
  const sentence = sentenceOf(subject, reason.reason);
  if (black === null) return `${board}. ${nameOf(subject, white)} – bye\n   ${sentence}\n`;
  return (
    `${board}. ${nameOf(subject, white)} – ${nameOf(subject, black)}\n   ${sentence}\n` +
    `   ${sentenceOf(subject, colour)} (${colour.article})\n`
  );
}

/** Number and name of any player of the task. */
function whoIn({ task }: PairedRound) {
  return (player: PlayerId) => {
    const { tpn, player: known } = task.field.get(player)!;
    return { number: tpn, name: known.name };
  };
}

/** The rows of the bracket in which the two of a board met. */
function textOfBracket(subject: PairedRound, { white, black }: BoardReason): string {
  const { brackets } = subject.system.assess(subject.task, subject.pairing, subject.solved);
  const bracket = brackets.find(
    ({ pairs, downfloaters }) =>
      pairs.some((pair) => pair.white === white && pair.black === black) ||
      (black === null && downfloaters.includes(white)),
  );
  if (bracket === undefined) return '';
  const numberOf = numbersOf(subject.tournament);
  const rows = bracket.rows.map(({ id, article, label, unit, value, culprits }) => [
    `   ${id}`,
    article,
    en.criteria.labels[label],
    en.explanations.rowValue(unit, value),
    culprits.map(numberOf).join(' '),
  ]);
  const { bracket: ofAll, bracketOf } = en.cli.explain;
  const head = bracket.score === null ? ofAll : bracketOf(formatPoints(bracket.score));
  return `${head}\n${columns(rows, new Set([0, 1, 2, 3, 4])).join('\n')}\n`;
}

function textOfWhyNot(subject: PairedRound, { a, b, verdict, reason, rule, comparison }: WhyNot): string {
  const lines = [
    `${nameOf(subject, a)} – ${nameOf(subject, b)}: ${verdict}`,
    `   ${sentenceOf(subject, reason)}`,
  ];
  if (rule !== null) lines.push(`   ${rule.id} (${rule.article}): ${en.criteria.labels[rule.label]}`);
  if (comparison.length > 0) {
    const rows = comparison.map(({ id, article, label, unit, now, then }) => [
      `   ${id}`,
      article,
      en.criteria.labels[label],
      en.explanations.rowValue(unit, now),
      en.explanations.rowValue(unit, then),
    ]);
    const head = ['   ', '', '', en.cli.explain.asPaired, en.cli.explain.withPair];
    lines.push(...columns([head, ...rows], new Set([0, 1, 2, 3, 4])));
  }
  return `${lines.join('\n')}\n`;
}
