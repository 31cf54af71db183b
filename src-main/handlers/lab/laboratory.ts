/** The Lab page's run: several systems on a copy of the field, in threads that yield to everything else. */
import { availableParallelism } from 'node:os';
import { Tally, UNRATED_STRENGTH, type FieldModel, type Player } from '../../../src-engine/index.ts';
import type { LabField, LabFigures, LabRun, LabSetup, LabView, Refusal } from '../../ipc/contract.ts';
import type { Jobs } from '../../lab/jobs.ts';
import { experimentsFor, figuresOf, labSystems } from '../../lab/organiser.ts';
import { runExperiment, type LabRun as Running } from '../../lab/run.ts';
import { type Workers } from '../../threads/workers.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { refusal } from '../reply.ts';

/** The page hears of what is done about this often. */
const TELL_EVERY_MS = 1000;

/** Seeds between two looks at both experiments: few at first, so that something is seen soon. */
const FIRST_PIECE = 8;
const MOST_PIECE = 200;

/** Fewest players of a field that is worth a look. */
const LEAST_PLAYERS = 4;

interface Run {
  readonly setup: LabSetup;
  readonly field: LabField;
  readonly main: Tally;
  readonly longer: Tally;
  readonly startedAt: number;
  done: number;
  state: LabRun['state'];
  figures: LabFigures | null;
  running: Running | null;
}

/** One core stays free for the program. */
export function labThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}

export class Laboratory {
  readonly #desk: Desk;
  readonly #workers: Workers<Jobs>;
  #run: Run | null = null;

  constructor(desk: Desk, workers: Workers<Jobs>) {
    this.#desk = desk;
    this.#workers = workers;
  }

  view(): LabView {
    const tournament = this.#desk.state()?.tournament;
    const field = tournament === undefined ? null : fieldOfPlayers(tournament.info.name, tournament.players);
    return {
      field,
      rounds: tournament?.rules.rounds ?? 0,
      announced: tournament?.rules.system ?? '',
      systems: labSystems().map(({ id, system }) => ({
        id,
        name: texts.systems.names[system],
        edition: texts.systems.editions[system],
      })),
      run: this.run(),
    };
  }

  /** What is on the page now; null before the first start. */
  run(): LabRun | null {
    const run = this.#run;
    if (run === null) return null;
    const { setup, field, done, state, figures } = run;
    const { systems, rounds, runs } = setup;
    return { field, systems, rounds, runs, done, state, figures, secondsLeft: secondsLeft(run) };
  }

  /** Begins; the refusal says what cannot be tried. The run works on copies and stores nothing. */
  start(setup: LabSetup): Refusal | null {
    const tournament = this.#desk.state()?.tournament;
    const field = fieldFor(
      setup,
      tournament === undefined ? null : tournament.players,
      tournament?.info.name ?? '',
    );
    if ('code' in field) return field;
    const refused = objectionTo(setup, field.told.players);
    if (refused !== null) return refused;
    const own = setup.field.kind === 'tournament' ? (tournament?.rules.tieBreaks ?? []) : [];
    const { main, longer } = experimentsFor({ ...setup, field: field.model, tieBreaks: own });
    this.stop();
    this.#run = {
      setup,
      field: field.told,
      main: new Tally(main),
      longer: new Tally(longer),
      startedAt: performance.now(),
      done: 0,
      state: 'running',
      figures: null,
      running: null,
    };
    void this.#play(this.#run);
    this.#tell();
    return null;
  }

  /** Ends the threads; what is done stays on the page. */
  stop(): void {
    const run = this.#run;
    if (run?.state !== 'running') return;
    run.state = 'stopped';
    run.running?.stop();
    this.#tell();
  }

  async #play(run: Run): Promise<void> {
    const { runs } = run.setup;
    let told = 0;
    let size = FIRST_PIECE;
    for (let first = 1; first <= runs && run.state === 'running';) {
      const last = Math.min(runs, first + size - 1);
      for (const tally of [run.main, run.longer]) {
        if (run.state === 'running') await this.#piece(run, tally, first, last);
      }
      // The first pieces are small, so that the page has something to show soon.
      size = Math.min(MOST_PIECE, 2 * size);
      first = last + 1;
      if (performance.now() - told < TELL_EVERY_MS && first <= runs) continue;
      told = performance.now();
      this.#look(run);
    }
    if (run.state === 'running') run.state = 'done';
    this.#look(run);
  }

  async #piece(run: Run, tally: Tally, first: number, last: number): Promise<void> {
    let told = performance.now();
    const running = runExperiment({
      experiment: tally.experiment,
      seeds: [first, last],
      threads: labThreads(),
      tally,
      start: (args) => this.#workers.start('run', args),
      onPiece: () => {
        if (tally !== run.main || performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        this.#look(run);
      },
    });
    run.running = running;
    await running.done;
  }

  /** Takes the figures anew and tells the page. */
  #look(run: Run): void {
    if (run !== this.#run) return;
    run.done = seedsIn(run.main);
    if (run.main.runs > 0) run.figures = figuresOf(run.setup.systems, run.main, run.longer);
    this.#tell();
  }

  #tell(): void {
    this.#desk.changed(['lab']);
  }
}

function seedsIn({ seeds }: Tally): number {
  return seeds.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** By the time that it took so far; null while there is too little of it. */
function secondsLeft({ setup, done, startedAt, state }: Run): number | null {
  if (state !== 'running' || done < FIRST_PIECE) return null;
  return Math.ceil((((performance.now() - startedAt) / 1000) * (setup.runs - done)) / done);
}

interface ToldField {
  readonly told: LabField;
  readonly model: FieldModel;
}

function fieldFor({ field }: LabSetup, players: readonly Player[] | null, name: string): ToldField | Refusal {
  const words = texts.labPage.refusals;
  switch (field.kind) {
    case 'tournament': {
      if (players === null) return refusal('no-field', words.noTournament, words.chooseField);
      const told = fieldOfPlayers(name, players);
      if (told === null) return refusal('field-small', words.fewPlayers(players.length), words.chooseField);
      return { told, model: { kind: 'ratings', ratings: ratingsOf(players).map(asPlaying) } };
    }
    case 'file': {
      const told = fieldOf('file', field.name, field.ratings);
      return { told, model: { kind: 'ratings', ratings: field.ratings.map(asPlaying) } };
    }
    case 'ratings': {
      const { ratings } = field;
      const told = toldField('ratings', ratings.length, Math.min(...ratings), Math.max(...ratings));
      return { told, model: { kind: 'ratings', ratings } };
    }
    case 'typed': {
      const { players: count, lowest: low, highest: high } = field;
      if (low > high) return refusal('field-turned', words.boundsTurned(low, high), '');
      const strengths = { kind: 'uniform', low, high } as const;
      return {
        told: toldField('typed', count, low, high),
        model: { kind: 'strengths', players: count, strengths, ratings: 'drawn' },
      };
    }
  }
}

function toldField(kind: LabField['kind'], players: number, lowest: number, highest: number): LabField {
  return { kind, name: '', players, lowest, highest, unrated: 0, unratedAs: UNRATED_STRENGTH };
}

/** The players of a tournament as a field; null for fewer than make one. */
function fieldOfPlayers(name: string, players: readonly Player[]): LabField | null {
  return players.length < LEAST_PLAYERS ? null : fieldOf('tournament', name, ratingsOf(players));
}

/** Players with these ratings, 0 for none. */
export function fieldOf(kind: LabField['kind'], name: string, ratings: readonly number[]): LabField {
  const rated = ratings.filter((rating) => rating > 0);
  const [lowest, highest] = rated.length === 0 ? [0, 0] : [Math.min(...rated), Math.max(...rated)];
  const unrated = ratings.length - rated.length;
  return { ...toldField(kind, ratings.length, lowest, highest), name, unrated };
}

function ratingsOf(players: readonly Player[]): number[] {
  return players.map(({ rating, estimate }) => rating || estimate);
}

const asPlaying = (rating: number): number => rating || UNRATED_STRENGTH;

function objectionTo({ systems, rounds }: LabSetup, players: number): Refusal | null {
  const words = texts.labPage.refusals;
  const known = new Set(labSystems().map(({ id }) => id));
  const unknown = systems.find((id) => !known.has(id));
  if (unknown !== undefined) return refusal('system-unknown', words.unknownSystem(unknown), '');
  if (new Set(systems).size < systems.length) return refusal('system-twice', words.systemTwice, '');
  // Everybody has so many opponents; with an odd number of players everybody sits out once.
  const most = players % 2 === 0 ? players - 1 : players;
  return rounds > most ? refusal('rounds-many', words.manyRounds(rounds, players, most), '') : null;
}
