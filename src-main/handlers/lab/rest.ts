/** Simulate the rest: the open tournament played to its end many times, from the standings as they are. */
import {
  addedRests,
  meanPlaceOf,
  NEXT_COUNTS,
  NEXT_OUTCOMES,
  openGamesOf,
  placeWithin,
  publishedPart,
  standingsOf,
  widestMargin,
  type RestCounts,
  type StandingsRow,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Refusal, RestNext, RestRow, RestView } from '../../ipc/contract.ts';
import type { Jobs } from '../../lab/jobs.ts';
import type { Running } from '../../threads/workers.ts';
import { type Workers } from '../../threads/workers.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { nameOfPlayer } from '../names.ts';
import { noDocument } from '../refusals.ts';
import { refusal } from '../reply.ts';
import { labThreads } from './laboratory.ts';

/** Runs of one piece of work: short enough to stop soon. */
const PIECE = 20;
const TELL_EVERY_MS = 1000;

interface Play {
  readonly tournament: Tournament;
  /** Entries of the log when it began. */
  readonly seq: number;
  readonly path: string;
  readonly runs: number;
  readonly startedAt: number;
  readonly running: Set<Running<Jobs['rest']['value']>>;
  counts: RestCounts | null;
  state: 'running' | 'done' | 'stopped';
}

export class RestOfEvent {
  readonly #desk: Desk;
  readonly #workers: Workers<Jobs>;
  #play: Play | null = null;
  /** Why the last one ended early. */
  #failure: Refusal | null = null;

  constructor(desk: Desk, workers: Workers<Jobs>) {
    this.#desk = desk;
    this.#workers = workers;
  }

  /** Begins; the refusal says why the rest cannot be played. */
  start(runs: number): Refusal | null {
    const words = texts.restPage.refusals;
    const { document } = this.#desk;
    const state = this.#desk.state();
    if (state === null || document === null) return noDocument();
    const tournament = publishedPart(state.tournament);
    if (tournament.rounds.length === 0) return refusal('rest-early', words.beforeFirst, words.useLab);
    if (restIsPlayed(tournament)) return refusal('rest-over', words.over, '');
    this.stop();
    const play: Play = {
      tournament,
      seq: document.log.records.length,
      path: document.path,
      runs,
      startedAt: performance.now(),
      running: new Set(),
      counts: null,
      state: 'running',
    };
    [this.#play, this.#failure] = [play, null];
    this.#work(play).catch(() => {
      play.state = 'stopped';
      if (this.#play === play) this.#failure = refusal('rest-broken', texts.refusals.mistake('lab.playRest'));
      this.#tell();
    });
    this.#tell();
    return null;
  }

  stop(): void {
    const play = this.#play;
    if (play?.state !== 'running') return;
    play.state = 'stopped';
    for (const job of play.running) job.cancel();
    this.#tell();
  }

  /** What is on the page; a refusal where no round could be paired or nothing is open. */
  view(): RestView | Refusal {
    const { document } = this.#desk;
    const state = this.#desk.state();
    if (state === null || document === null) return noDocument();
    const play = this.#play?.path === document.path ? this.#play : null;
    if (play !== null && this.#failure !== null) return this.#failure;
    const tournament = play?.tournament ?? publishedPart(state.tournament);
    const head = {
      afterRound: tournament.rounds.length,
      rounds: tournament.rules.rounds,
      openGames: openGamesOf(tournament, tournament.rounds.length).length,
    };
    if (play === null)
      return {
        ...head,
        state: 'none',
        runs: 0,
        done: 0,
        secondsLeft: null,
        margin: 0,
        isStale: false,
        rows: [],
      };
    const { runs, counts } = play;
    const done = counts?.runs ?? 0;
    const elapsed = (performance.now() - play.startedAt) / 1000;
    return {
      ...head,
      state: play.state,
      runs,
      done,
      secondsLeft: play.state === 'running' && done > 0 ? Math.ceil((elapsed * (runs - done)) / done) : null,
      margin: done === 0 ? 0 : widestMargin(done),
      isStale: play.seq !== document.log.records.length || this.#desk.past !== null,
      rows: counts === null ? [] : rowsOf(tournament, counts),
    };
  }

  async #work(play: Play): Promise<void> {
    let [next, told] = [1, 0];
    const thread = async (): Promise<void> => {
      while (next <= play.runs && play.state === 'running') {
        const first = next;
        next = Math.min(play.runs, first + PIECE - 1) + 1;
        const { tournament } = play;
        const args = { tournament, results: { kind: 'milvang-2025' }, seeds: [first, next - 1] } as const;
        const job = this.#workers.start('rest', args);
        play.running.add(job);
        const played = await job.value.finally(() => play.running.delete(job));
        if (played === null) return;
        if (!played.ok) {
          const { round } = played.failure;
          if (this.#play === play)
            this.#failure = refusal('rest-unpairable', texts.restPage.refusals.noRound(round));
          play.state = 'stopped';
          return;
        }
        play.counts = play.counts === null ? played.value : addedRests(play.counts, played.value);
        if (performance.now() - told < TELL_EVERY_MS) continue;
        told = performance.now();
        this.#tell();
      }
    };
    await Promise.all(Array.from({ length: labThreads() }, () => thread()));
    if (play.state === 'running') play.state = 'done';
    this.#tell();
  }

  #tell(): void {
    this.#desk.changed(['lab']);
  }
}

/** Nothing is left to chance: all rounds are published and no game is open. */
function restIsPlayed(tournament: Tournament): boolean {
  const { rounds, rules } = tournament;
  return rounds.length >= rules.rounds && openGamesOf(tournament, rounds.length).length === 0;
}

/** Share of the runs outside of the usual places, at either end. */
const UNUSUAL = 0.1;

function rowsOf(tournament: Tournament, counts: RestCounts): RestRow[] {
  const indexOf = new Map(tournament.players.map(({ id }, index) => [id, index]));
  return standingsOf(tournament).rows.map((row: StandingsRow): RestRow => {
    const index = indexOf.get(row.player)!;
    return {
      player: nameOfPlayer(tournament.players[index]!),
      rank: row.rank,
      points: row.points,
      places: counts.places[index]!.map((count) => count / counts.runs),
      meanPlace: meanPlaceOf(counts, index),
      usual: [placeWithin(counts, index, UNUSUAL), placeWithin(counts, index, 1 - UNUSUAL)],
      next: nextOf(counts, index),
    };
  });
}

function nextOf({ next, runs }: RestCounts, player: number): RestNext[] {
  return NEXT_OUTCOMES.flatMap((outcome, at): RestNext[] => {
    const [count = 0, first = 0, three = 0, five = 0] = next[player]!.slice(at * NEXT_COUNTS.length);
    if (count === 0) return [];
    const within = [first / count, three / count, five / count] as const;
    return [{ outcome, share: count / runs, within, margin: widestMargin(count) }];
  });
}
