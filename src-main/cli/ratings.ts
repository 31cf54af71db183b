/** `wallchart ratings FILE [--explain PLAYER] [--json]`: what the event does to the ratings of its players. */
import { formatPoints, ratingReportOf, type RatingRow, type Tournament } from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo } from './io.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';
import { playerOfWord } from './working.ts';

const USAGE = en.usage.ratings;

/** Prints the table. Exit codes: 0 done; 1 nobody is meant by `--explain`; 2 wrong usage or unreadable file. */
export function run(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string, code: number): Promise<number> => {
    io.stderr(`wallchart ratings: ${sentence}\n`);
    return Promise.resolve(code);
  };
  const parsed = parseArguments(args, { '--explain': 1, '--json': 0, '--help': 0 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure), 2);
  if (parsed.value.options.has('--help')) {
    io.stdout(USAGE);
    return Promise.resolve(0);
  }
  const file = onlyFile(parsed.value);
  if (!file.ok) return refuse(textOfArgumentFailure(file.failure), 2);
  // Games are rated alike whoever paired them.
  const opened = openTournament(io, file.value, { lenient: true, saysKind: true });
  if (!opened.ok) return refuse(textOfFileFailure(file.value, opened.failure), 2);
  const { tournament, remarks } = opened.value;
  for (const remark of remarks) io.stderr(`${remark}\n`);
  const rows = ratingReportOf(tournament);
  if (parsed.value.options.has('--json')) {
    io.stdout(
      `${JSON.stringify(
        rows.map((row) => asJson(tournament, row)),
        null,
        1,
      )}\n`,
    );
    return Promise.resolve(0);
  }
  const word = parsed.value.options.get('--explain')?.[0];
  if (word === undefined) io.stdout(tableOf(tournament, rows));
  else {
    const player = playerOfWord(tournament, word);
    if (player === null) return refuse(en.cli.nobody(word), 1);
    io.stdout(
      workingOfRating(
        tournament,
        rows.find((row) => row.player === player)!,
      ),
    );
  }
  return Promise.resolve(0);
}

function tableOf({ info, players }: Tournament, rows: readonly RatingRow[]): string {
  const head = en.singleCommands.ratings.head;
  const lines = rows.map(({ player, rating, games, score, change, initial, performance }) => {
    const { tpn, name } = players.find(({ id }) => id === player)!;
    return [
      String(tpn),
      name,
      rating === 0 ? '–' : String(rating),
      String(games.length),
      formatPoints(score),
      change === null ? '' : (change.expected / 100).toFixed(2),
      change === null ? '' : change.periods.map(({ k }) => k).join('/'),
      change === null ? '' : en.ratings.change(change.exact / 100, 1),
      initial?.ok === true ? String(initial.value) : '',
      performance === null ? '' : String(performance),
    ];
  });
  const title = en.singleCommands.ratings.title(info.name || en.singleCommands.noName);
  return [title, '', ...columns([head, ...lines], new Set([1])), ''].join('\n');
}

/** Every rated game with its expectation and change, and what they add up to. */
function workingOfRating({ players }: Tournament, row: RatingRow): string {
  const nameOf = (id: number): string => {
    const { tpn, name } = players.find((player) => player.id === id)!;
    return `${tpn} ${name}`;
  };
  const lines = row.games.map(({ round, opponent, opponentRating, score, expected, change }) => [
    `  R${round}`,
    nameOf(opponent),
    String(opponentRating),
    formatPoints(score),
    expected === undefined ? '' : (expected / 100).toFixed(2),
    change === undefined ? '' : en.ratings.change(change / 100, 1),
  ]);
  const rating = row.rating === 0 ? 'unrated' : String(row.rating);
  const sentences = en.ratings.row(row).map((sentence) => `  ${sentence}`);
  return [`${nameOf(row.player)}, ${rating}`, ...columns(lines, new Set([1])), ...sentences, ''].join('\n');
}

function asJson({ players }: Tournament, row: RatingRow) {
  const numberOf = (id: number): number => players.find((player) => player.id === id)!.tpn;
  const { change, initial } = row;
  return {
    startingNumber: numberOf(row.player),
    rating: row.rating,
    games: row.games.map(({ round, opponent, opponentRating, score, expected, change: gained }) => ({
      ...{ round, opponent: numberOf(opponent), opponentRating, score: score / 10 },
      ...(expected !== undefined &&
        gained !== undefined && { expected: expected / 100, change: gained / 100 }),
    })),
    score: row.score / 10,
    average: row.averageOpponent,
    performance: row.performance,
    change:
      change === null
        ? null
        : {
            // The one K there is; several periods tell theirs below.
            k: change.periods.length === 1 ? change.periods[0]!.k : null,
            expected: change.expected / 100,
            exact: change.exact / 100,
            rounded: change.change,
            periods: change.periods.map(({ fromRound, rating, k, expected, exact, change: rounded }) => ({
              ...{ fromRound, rating, k, expected: expected / 100, exact: exact / 100, rounded },
            })),
          },
    gamesUnrated: row.gamesUnrated,
    firstRating: initial === null ? null : initial.ok ? initial.value : initial.failure.code,
  };
}
