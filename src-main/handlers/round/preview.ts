/** The next round while games are open, computed in threads. Nothing of it is stored, printed or shown in the hall. */
import { availableParallelism } from 'node:os';
import {
  casesOfPart,
  gamesToGo,
  MOST_GAMES,
  previewOf,
  type GameToGo,
  type Pair,
  type Pairing,
  type Preview,
  type PreviewFailure,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { PreviewSeats, PreviewView, Refusal } from '../../ipc/contract.ts';
import type { Running } from '../../threads/workers.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { namesApart } from '../names.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';

/** Threads at work on one preview. */
const MOST_PARTS = 4;

type Part = Running<readonly (Pairing | null)[]>;

export class Previews {
  readonly #desk: Desk;
  #running: readonly Part[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  queries(): QueriesOf<'round.preview'> {
    return {
      'round.preview': async ({ round }) => {
        const state = this.#desk.state();
        if (state === null) return refuse(CANCELLED());
        const { tournament } = state;
        const games = gamesToGo(tournament, round);
        if (!games.ok) return refuse(refusalOf(games.failure));
        const started = performance.now();
        const pairings = await this.#pairings(tournament, round, games.value);
        if (pairings === null) return refuse(CANCELLED());
        const preview = previewOf(round, games.value, pairings, tournament.rules.seating);
        if (!preview.ok) return refuse(refusalOf(preview.failure));
        return answer(viewOf(tournament, preview.value, (performance.now() - started) / 1000));
      },
    };
  }

  commands(): CommandsOf<'round.cancelPreview'> {
    return {
      'round.cancelPreview': async () => {
        this.#cancel();
        return answer(null);
      },
    };
  }

  #cancel(): void {
    for (const part of this.#running) part.cancel();
    this.#running = [];
  }

  /** All cases, in their order; null where they were cancelled. */
  async #pairings(
    tournament: Tournament,
    round: number,
    games: readonly GameToGo[],
  ): Promise<readonly (Pairing | null)[] | null> {
    this.#cancel();
    const all = 3 ** games.length;
    const parts = Math.min(MOST_PARTS, availableParallelism(), all);
    const settled = Array.from({ length: parts }, () => 0);
    const running = settled.map((_, part): Part => {
      const cases = casesOfPart(games.length, part, parts);
      return this.#desk.workers.start('preview', { tournament, round, games, cases }, (done) => {
        settled[part] = done;
        const sum = settled.reduce((total, each) => total + each, 0);
        this.#desk.tell('preview.progress', { round, settled: sum, all });
      });
    });
    this.#running = running;
    const made = await Promise.all(running.map(({ value }) => value));
    if (this.#running === running) this.#running = [];
    return made.some((part) => part === null) ? null : made.flatMap((part) => part!);
  }
}

const CANCELLED = (): Refusal => refusal('preview-cancelled', texts.preview.cancelled, '');

function refusalOf(failure: PreviewFailure): Refusal {
  const words = texts.preview.refusals;
  switch (failure.code) {
    case 'no-open-games':
      return refusal(failure.code, words.noOpenGames, words.pair);
    case 'too-many-games':
      return refusal(failure.code, words.tooManyGames(failure.games), words.enter(MOST_GAMES));
    case 'system-unknown':
      return refusal(failure.code, words.systemUnknown, '');
    case 'never-pairable':
      return refusal(failure.code, words.neverPairable, words.byHand);
  }
}

function viewOf(tournament: Tournament, preview: Preview, seconds: number): PreviewView {
  const named = namesApart(tournament.players);
  const seatsOf = ({ white, black }: Pair): PreviewSeats => ({ white: named(white), black: named(black) });
  return {
    round: preview.round,
    games: preview.games.map((game) => ({ board: game.board, ...seatsOf(game) })),
    cases: preview.cases,
    unpairable: preview.unpairable,
    boards: preview.boards.map(({ board, candidates, isFixed, waitsFor }) => ({
      board,
      isFixed,
      candidates: candidates.map((candidate) => ({ ...seatsOf(candidate), cases: candidate.cases })),
      waitsFor: waitsFor.map(({ board: before, endings }) => ({
        board: before,
        endings: endings.map(({ ending, pairs }) => ({ ending, seats: pairs.map(seatsOf) })),
      })),
    })),
    byes: preview.byes.flatMap(({ player, cases }) => (player === null ? [] : [{ ...named(player), cases }])),
    seconds,
  };
}
