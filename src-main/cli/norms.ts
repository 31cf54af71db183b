/** `wallchart norms FILE [--json]`: who made a title norm, and near the end of the event who still can (B.01 1.4). */
import {
  formatPoints,
  normWatchOf,
  publishedPart,
  type NormWatch,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

/** Prints the list. Exit codes: 0 done; 1 no norm can be made in the event; 2 wrong usage or unreadable file. */
export function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string): Promise<number> => {
    io.stderr(`wallchart norms: ${sentence}\n`);
    return Promise.resolve(2);
  };
  const parsed = parseArguments(args, { '--json': 0, '--help': 0 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  if (parsed.value.options.has('--help')) {
    io.stdout(en.usage.norms);
    return Promise.resolve(0);
  }
  const file = onlyFile(parsed.value);
  if (!file.ok) return refuse(textOfArgumentFailure(file.failure));
  const opened = openTournament(io, file.value, { lenient: true });
  if (!opened.ok) return refuse(textOfFileFailure(file.value, opened.failure));
  for (const remark of opened.value.remarks) io.stderr(`${remark}\n`);
  const tournament = publishedPart(opened.value.tournament);
  const watch = normWatchOf(tournament);
  io.stdout(
    parsed.value.options.has('--json')
      ? `${JSON.stringify(asJson(tournament, watch), null, 1)}\n`
      : listOf(tournament, watch),
  );
  return Promise.resolve(watch.obstacles.length === 0 ? 0 : 1);
}

/** The list as lines of text. */
export function listOf({ players }: Tournament, { obstacles, watching, from, rows }: NormWatch): string {
  if (obstacles.length > 0) return `${obstacles.map((code) => en.norms.obstacles[code]).join('\n')}\n`;
  if (rows.length === 0) return `${watching ? en.norms.none : en.norms.notYet(from)}\n`;
  const note = watching ? '' : `${en.norms.watched(from)}\n`;
  const lines = rows.map((row) => {
    const { name, federation } = players.find(({ id }) => id === row.player)!;
    return [
      en.norms.verdicts[row.verdict],
      row.title,
      name,
      federation,
      formatPoints(row.score),
      en.norms.needs(row),
    ];
  });
  return [...columns(lines, new Set([0, 1, 2, 3, 5])), note].join('\n');
}

/** The list as data: players by their starting numbers, points as they are written. */
export function asJson({ players }: Tournament, { rows, ...watch }: NormWatch) {
  const points = (tenths: number | null) => (tenths === null ? null : tenths / 10);
  return {
    ...watch,
    rows: rows.map(({ player, score, least, wanted, ...row }) => {
      const { tpn, name } = players.find(({ id }) => id === player)!;
      return {
        ...{ startingNumber: tpn, name, ...row },
        ...{ score: score / 10, least: points(least), wanted: points(wanted) },
      };
    }),
  };
}
