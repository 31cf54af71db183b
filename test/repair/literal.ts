/**
 * Repairs by brute force: every way to pair who is there, each judged by the articles from the bare rounds. Of the program's
 * task only numbers, pairing scores and ratings are taken; colours are those that the oracles give.
 */
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import type { Scoring } from '../../src-engine/model/scoring.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import type { Pair, PairingTask } from '../../src-engine/systems/system.ts';
import type { RepairRequest } from '../../src-engine/repair/plan.ts';
import { colourOf } from '../oracle/dutch-colours.ts';
import { plainTaskOf } from '../oracle/field.ts';
import { factsOfPlayers } from '../oracle/player-facts.ts';

/** C.04.2 3.4, 3.5: a game that was not played has no colours, and the two may meet again. */
const NOT_PLAYED: readonly GameResult[] = [
  'open',
  'forfeit-white-wins',
  'forfeit-black-wins',
  'forfeit-both-lose',
];
const isPlayed = (result: GameResult): boolean => !NOT_PLAYED.includes(result);
const winOf = ({ whiteWin, blackWin }: Scoring): number => Math.max(whiteWin, blackWin);

/** Broken rules, boards, told, turned, points, ratings of a whole round. */
export type LiteralCost = readonly [number, number, number, number, number, number];

export class LiteralRepair {
  readonly #tournament: Tournament;
  readonly #request: RepairRequest;
  readonly #task: PairingTask;

  constructor(
    tournament: Tournament,
    request: RepairRequest,
    taskFor: (participants: ReadonlySet<PlayerId>) => PairingTask,
  ) {
    this.#tournament = tournament;
    this.#request = request;
    const present = this.#present();
    // Numbers are counted as they were when the round was published.
    const all = new Set([...present, ...request.missing]);
    const task = taskFor(all);
    this.#task = { ...task, competitors: task.competitors.filter(({ id }) => present.has(id)) };
  }

  #present(): ReadonlySet<PlayerId> {
    const { boards, unpaired } = this.#round();
    const { missing, arrived } = this.#request;
    const all = [
      ...boards.flatMap(({ white, black }) => [white, black]),
      ...unpaired.filter(({ kind }) => kind === 'pab').map(({ player }) => player),
      ...arrived,
    ];
    return new Set(all.filter((player) => !missing.includes(player)));
  }

  #round() {
    return this.#tournament.rounds[this.#request.round - 1]!;
  }

  /** Every pairing of the people who are there that keeps the held boards. */
  *everyPairing(): Generator<{ pairs: readonly Pair[]; bye: PlayerId | null }> {
    const held = this.#round()
      .boards.filter(({ result }, index) => result !== 'open' || this.#request.held.includes(index + 1))
      .map(({ white, black }) => ({ white, black }));
    const seated = new Set(held.flatMap(({ white, black }) => [white, black]));
    const free = [...this.#present()].filter((player) => !seated.has(player));
    for (const { pairs, bye } of matchings(free))
      yield { pairs: [...held, ...pairs.map(([a, b]) => this.#coloured(a, b))], bye };
  }

  /** As it was on the wall, else as C.04.3 Art. 5 says. */
  #coloured(a: PlayerId, b: PlayerId): Pair {
    const known = this.#round().boards.find(
      ({ white, black }) => (white === a && black === b) || (white === b && black === a),
    );
    if (known !== undefined) return { white: known.white, black: known.black };
    const facts = factsOfPlayers(plainTaskOf(this.#task), '2026');
    const [one, other] = [a, b].map((id) => facts.find((player) => player.id === id)!);
    return colourOf(one!, other!, this.#task.initialColour!) === 'white'
      ? { white: a, black: b }
      : { white: b, black: a };
  }

  costOf({ pairs, bye }: { pairs: readonly Pair[]; bye: PlayerId | null }): LiteralCost {
    const { boards, unpaired } = this.#round();
    const formerBye = unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;
    const boardOf = (player: PlayerId) =>
      boards.find(({ white, black }) => white === player || black === player);
    const isSame = (pair: Pair) =>
      boards.some(({ white, black }) => white === pair.white && black === pair.black);
    const fresh = pairs.filter((pair) => !isSame(pair));
    const newcomers = fresh.flatMap(({ white, black }) => [white, black]);
    const knew = newcomers.filter((player) => boardOf(player) !== undefined || player === formerBye);
    const losesGame = bye !== null && bye !== formerBye && boardOf(bye) !== undefined;
    const turned = fresh.flatMap(({ white, black }) => [
      boardOf(white)?.black === white ? 1 : 0,
      boardOf(black)?.white === black ? 1 : 0,
    ]);
    const score = (player: PlayerId) => this.#task.field.get(player)!.pairingScore;
    const lowest = Math.min(...[...this.#present()].map(score));
    const rating = (player: PlayerId) => this.#task.field.get(player)!.rating;
    const gap = (of: (player: PlayerId) => number) =>
      pairs.reduce((sum, { white, black }) => sum + Math.abs(of(white) - of(black)), 0);
    const broken = pairs.reduce((sum, pair) => sum + this.#brokenBy(pair), 0);
    return [
      broken + (bye === null ? 0 : this.#byeIsBarred(bye) ? 1 : 0),
      fresh.length,
      knew.length + (losesGame ? 1 : 0),
      turned.reduce<number>((sum, one) => sum + one, 0),
      gap(score) + (bye === null ? 0 : score(bye) - lowest),
      gap(rating),
    ];
  }

  /** C.04.1 2, the event's own prohibitions, C.04.3 2.1.3. */
  #brokenBy({ white, black }: Pair): number {
    const { rounds, rules } = this.#tournament;
    const { round } = this.#request;
    const past = rounds.slice(0, round - 1);
    const met = past.some(({ boards }) =>
      boards.some(
        (board) =>
          isPlayed(board.result) &&
          ((board.white === white && board.black === black) ||
            (board.white === black && board.black === white)),
      ),
    );
    const barred = rules.prohibitions.some(
      ({ firstRound, lastRound, players }) =>
        firstRound <= round && round <= lastRound && players.includes(white) && players.includes(black),
    );
    const [a, b] = [this.#absolute(white), this.#absolute(black)];
    const topscorers = [white, black].some((player) => this.#isTopscorer(player));
    return (met ? 1 : 0) + (barred ? 1 : 0) + (a !== null && a === b && !topscorers ? 1 : 0);
  }

  #colours(player: PlayerId): ('white' | 'black')[] {
    return this.#tournament.rounds.slice(0, this.#request.round - 1).flatMap(({ boards }) => {
      const own = boards.find(({ white, black }) => white === player || black === player);
      return own === undefined || !isPlayed(own.result) ? [] : [own.white === player ? 'white' : 'black'];
    });
  }

  /** 1.7.1: more than one colour in excess, or the same one twice running. */
  #absolute(player: PlayerId): 'white' | 'black' | null {
    const colours = this.#colours(player);
    const excess = colours.filter((colour) => colour === 'white').length * 2 - colours.length;
    if (excess > 1) return 'black';
    if (excess < -1) return 'white';
    const [last, before] = [colours.at(-1), colours.at(-2)];
    return last !== undefined && last === before ? (last === 'white' ? 'black' : 'white') : null;
  }

  #isTopscorer(player: PlayerId): boolean {
    const { rules } = this.#tournament;
    if (this.#request.round !== rules.rounds) return false;
    const best = winOf(rules.scoring);
    return this.#task.field.get(player)!.pairingScore > ((this.#request.round - 1) * best) / 2;
  }

  /** C.04.1 4: a bye before, or as many points as a win without a game. */
  #byeIsBarred(player: PlayerId): boolean {
    const { rounds, rules } = this.#tournament;
    const { scoring } = rules;
    const values = {
      pab: scoring.pairingAllocatedBye,
      full: scoring.fullBye,
      half: scoring.halfBye,
      zero: scoring.zeroBye,
      'forfeit-win': scoring.forfeitWin,
      'forfeit-loss': scoring.forfeitLoss,
    };
    return rounds.slice(0, this.#request.round - 1).some(({ boards, unpaired }) => {
      const entry = unpaired.find((one) => one.player === player);
      if (entry !== undefined) return entry.kind === 'pab' || values[entry.kind] >= winOf(scoring);
      const board = boards.find(({ white, black }) => white === player || black === player);
      if (board === undefined) return false;
      const won =
        (board.result === 'forfeit-white-wins' && board.white === player) ||
        (board.result === 'forfeit-black-wins' && board.black === player);
      return won && scoring.forfeitWin >= winOf(scoring);
    });
  }
}

/** All ways to pair these, with one left over where their number is odd. */
function* matchings(
  players: readonly PlayerId[],
): Generator<{ pairs: readonly (readonly [PlayerId, PlayerId])[]; bye: PlayerId | null }> {
  if (players.length % 2 === 1) {
    for (const bye of players)
      for (const { pairs } of matchings(players.filter((player) => player !== bye))) yield { pairs, bye };
    return;
  }
  const [first, ...others] = players;
  if (first === undefined) return void (yield { pairs: [], bye: null });
  for (const second of others)
    for (const { pairs } of matchings(others.filter((player) => player !== second)))
      yield { pairs: [[first, second], ...pairs], bye: null };
}
