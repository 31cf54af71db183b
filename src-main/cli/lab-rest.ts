/** `wallchart lab rest FILE`: the chance of each player for each place, from the standings as they are. */
import {
  addedRests,
  chanceOf,
  meanPlaceOf,
  shareOf,
  type RestCounts,
  type Share,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { integerOption, onlyFile, parseArguments, textOfArgumentFailure } from './arguments.ts';
import { columns } from './columns.ts';
import type { CliIo, LabCrew } from './io.ts';
import { shown } from './lab-show.ts';
import { openTournament, textOfFileFailure } from './tournament-file.ts';

const text = en.lab.rest;

const USUAL_RUNS = 1000;

/** Runs of one piece of work: short enough to stop soon. */
const PIECE = 50;

/** Exit codes: 0 shown, 1 no round is found or the run was stopped, 2 bad input. */
export async function rest(args: string[], io: CliIo): Promise<number> {
  const refuse = (sentence: string, code = 2): number => {
    io.stderr(en.lab.refused('rest', sentence));
    return code;
  };
  const parsed = parseArguments(args, { '--runs': 1, '--threads': 1, '--json': 0 });
  if (!parsed.ok) return refuse(textOfArgumentFailure(parsed.failure));
  const file = onlyFile(parsed.value);
  if (!file.ok) return refuse(textOfArgumentFailure(file.failure));
  const runs = integerOption(parsed.value, '--runs', 2, 10_000_000);
  if (!runs.ok) return refuse(textOfArgumentFailure(runs.failure));
  const threads = integerOption(parsed.value, '--threads', 1, 256);
  if (!threads.ok) return refuse(textOfArgumentFailure(threads.failure));
  const opened = openTournament(io, file.value, { lenient: true, playersOnly: true });
  if (!opened.ok) return refuse(textOfFileFailure(file.value, opened.failure));
  const { tournament, remarks } = opened.value;
  for (const remark of remarks) io.stderr(`${remark}\n`);
  const crew = await io.lab();
  const counts = await playAll(tournament, runs.value ?? USUAL_RUNS, crew, threads.value ?? crew.threads);
  if (typeof counts === 'string') return refuse(counts, 1);
  io.stdout(parsed.value.options.has('--json') ? asJson(tournament, counts) : asTable(tournament, counts));
  return 0;
}

/** The counts of all runs, or why there are none. */
async function playAll(
  tournament: Tournament,
  runs: number,
  crew: LabCrew,
  threads: number,
): Promise<RestCounts | string> {
  let [next, total, failure] = [1, null as RestCounts | null, ''];
  const deaf = crew.onInterrupt(() => (failure = text.stopped));
  const work = async (): Promise<void> => {
    while (next <= runs && failure === '') {
      const first = next;
      next = Math.min(runs, first + PIECE - 1) + 1;
      const played = await crew.rest({
        tournament,
        seeds: [first, next - 1],
        results: { kind: 'milvang-2025' },
      });
      if (!played.ok) failure = text.notPairable(played.failure.round);
      else total = total === null ? played.value : addedRests(total, played.value);
    }
  };
  await Promise.all(Array.from({ length: threads }, () => work())).finally(deaf);
  return failure === '' ? total! : failure;
}

/** Players by their mean final place, each with the chances that an organiser asks for. */
function asTable(tournament: Tournament, counts: RestCounts): string {
  const order = tournament.players
    .map((player, index) => ({ player, index, place: meanPlaceOf(counts, index) }))
    .sort((a, b) => a.place.mean - b.place.mean || a.index - b.index);
  const rows = order.map(({ player, index, place }) => [
    String(player.tpn),
    player.name,
    ...[1, 3, 10].map((within) => shownShare(chanceOf(counts, index, within))),
    shown(place),
  ]);
  const table = columns(
    [[text.number, text.name, text.first, text.firstThree, text.firstTen, text.mean], ...rows],
    new Set([1]),
  );
  return `${text.head(counts.runs, tournament.rounds.length, tournament.rules.rounds)}\n\n${table.join('\n')}\n`;
}

function shownShare({ share, low, high }: Share): string {
  const [value, from, to] = [share, low, high].map((each) => (100 * each).toFixed(1));
  return text.percent(value!, from!, to!);
}

function asJson({ players }: Tournament, counts: RestCounts): string {
  const list = players.map(({ tpn }, index) => ({
    startingNumber: tpn,
    meanPlace: meanPlaceOf(counts, index),
    places: counts.places[index]!.map((count) => shareOf(count, counts.runs)),
    first: chanceOf(counts, index, 1),
  }));
  return `${JSON.stringify({ runs: counts.runs, players: list }, null, 1)}\n`;
}
