/** A published round as a repair sees it: what stays, who is free to be paired anew, and what each pair would cost. */
import { colourOf } from '../checker/colours.ts';
import { byeViolations, pairViolations } from '../checker/confirm.ts';
import { factsOfPlayers, textOfFacts, type PlayerFacts } from '../checker/facts.ts';
import { gateRulesOf, type GateRules } from '../checker/gate-rules.ts';
import { byRank } from '../history/rank-order.ts';
import type { PlayerId } from '../model/player.ts';
import { boardNumber } from '../model/seating.ts';
import type { Round } from '../model/tournament.ts';
import type { Pair, PairingSystem, PairingTask, Violation } from '../systems/system.ts';
import type { RepairRequest } from './plan.ts';

/** The bye's place among the free: the player who is paired with it has the bye. */
export const BYE = 0;

/** What a pair, or the bye, adds to the cost of a plan. */
export interface PairCost {
  /** Null for the bye. */
  readonly pair: Pair | null;
  /** Rules that it breaks. */
  readonly broken: number;
  /** 1 for a board that is not as it was read on the wall; 0 for the bye. */
  readonly boards: number;
  /** Players who read something else. */
  readonly told: number;
  /** Players who read the other colour. */
  readonly turned: number;
  /** Difference of the pairing scores, tenths; of the bye that to the lowest. */
  readonly points: number;
  /** Difference of the ratings. */
  readonly ratings: number;
}

/** The round cut in two: boards with results, and those that the request holds, stay; everybody else is free. */
export class Position {
  readonly round: Round;
  readonly task: PairingTask;
  readonly system: PairingSystem;
  /** Boards that stay, by their numbers, and who plays there. */
  readonly held: ReadonlyMap<number, Pair>;
  /** Who is paired anew, the bye's receiver included; with {@link BYE} where their number is odd. */
  readonly free: readonly PlayerId[];
  readonly #facts: ReadonlyMap<PlayerId, PlayerFacts>;
  readonly #rules: GateRules;
  /** Board and colour that somebody read on the wall; the bye is board 0. */
  readonly #read = new Map<PlayerId, { readonly board: number; readonly pair: Pair | null }>();
  readonly #lowest: number;

  constructor(round: Round, task: PairingTask, system: PairingSystem, request: RepairRequest) {
    this.round = round;
    this.task = task;
    this.system = system;
    this.#rules = gateRulesOf(system.id);
    this.#facts = new Map(
      factsOfPlayers(task, textOfFacts(system.id)).map((player) => [player.id, player] as const),
    );
    const held = new Map<number, Pair>();
    round.boards.forEach(({ white, black, result }, index) => {
      const pair = { white, black };
      const board = boardNumber(round, index);
      this.#read.set(white, { board, pair }).set(black, { board, pair });
      if (result !== 'open' || request.held.includes(board)) held.set(board, pair);
    });
    for (const { player, kind } of round.unpaired)
      if (kind === 'pab') this.#read.set(player, { board: 0, pair: null });
    this.held = held;
    const seated = new Set([...held.values()].flatMap(({ white, black }) => [white, black]));
    const free = task.competitors.map(({ id }) => id).filter((id) => !seated.has(id));
    this.free = free.length % 2 === 0 ? free : [...free, BYE];
    this.#lowest = Math.min(...task.competitors.map(({ pairingScore }) => pairingScore));
  }

  /** What speaks against a pair, or against the bye for `a` where `b` is {@link BYE}. */
  violations(a: PlayerId, b: PlayerId): readonly Violation[] {
    if (b === BYE) return byeViolations(this.task, a, this.#rules);
    return pairViolations({ white: this.#factsOf(a), black: this.#factsOf(b) }, this.task, this.#rules);
  }

  /**
   * What C.04.3 5.2 says against the colours of a pair that stays. Where neither has a preference nothing: 5.2.5 went by
   * the numbers of those who were there when it was published.
   */
  colourViolations({ white, black }: Pair): readonly Violation[] {
    const { colours: id } = this.#rules;
    if (id === null) return [];
    const [one, other] = [this.#factsOf(white), this.#factsOf(black)];
    if (one.preference === null && other.preference === null) return [];
    const colour = colourOf(one, other, this.task.initialColour ?? 'white');
    return colour === 'white'
      ? []
      : [{ id, article: `C.04.3 ${id}`, players: [white, black], kind: 'wrong-colour' }];
  }

  /** The cost of a pair with the colours that it would have, or of the bye where one is {@link BYE}. */
  costOf(a: PlayerId, b: PlayerId): PairCost {
    if (a === BYE) return this.costOf(b, a);
    return b === BYE ? this.#costOfBye(a) : this.costOfPair(this.#coloured(a, b));
  }

  /** The cost of a pair with these colours. */
  costOfPair(pair: Pair): PairCost {
    const { white, black } = pair;
    const [a, b] = [this.task.field.get(white)!, this.task.field.get(black)!];
    const asRead = this.isAsRead(pair);
    const readers = asRead ? [] : [white, black].flatMap((id) => this.#read.get(id) ?? []);
    const turned = [
      this.#read.get(white)?.pair?.black === white,
      this.#read.get(black)?.pair?.white === black,
    ].filter(Boolean).length;
    return {
      pair,
      broken: this.violations(white, black).length,
      boards: asRead ? 0 : 1,
      told: readers.length,
      turned,
      points: Math.abs(a.pairingScore - b.pairingScore),
      ratings: Math.abs(a.rating - b.rating),
    };
  }

  /** True where both read on the wall that they play each other, with these colours. */
  isAsRead({ white, black }: Pair): boolean {
    const pair = this.#read.get(white)?.pair;
    return pair?.white === white && pair.black === black;
  }

  #costOfBye(player: PlayerId): PairCost {
    const read = this.#read.get(player);
    return {
      pair: null,
      broken: this.violations(player, BYE).length,
      boards: 0,
      told: read === undefined || read.pair === null ? 0 : 1,
      turned: 0,
      points: this.task.field.get(player)!.pairingScore - this.#lowest,
      ratings: 0,
    };
  }

  /** The pair as published where it was, else with the colours of the system. */
  #coloured(a: PlayerId, b: PlayerId): Pair {
    if (this.isAsRead({ white: a, black: b })) return { white: a, black: b };
    if (this.isAsRead({ white: b, black: a })) return { white: b, black: a };
    const [one, other] = [this.#factsOf(a), this.#factsOf(b)];
    if (this.#rules.colours !== null) {
      // C.04.3 5.2.5 asks for the colour drawn by lot; a round on the wall has one.
      const isWhite = colourOf(one, other, this.task.initialColour ?? 'white') === 'white';
      return isWhite ? { white: a, black: b } : { white: b, black: a };
    }
    const two = [this.task.field.get(a)!, this.task.field.get(b)!].sort(byRank);
    const paired = this.system.pair({ ...this.task, competitors: two });
    const [pair] = paired.ok ? paired.value.pairs : [];
    // Two that the system never lets meet: White to whom had White less often.
    const fewer = one.colourDifference - other.colourDifference || one.rank - other.rank;
    return pair ?? (fewer <= 0 ? { white: a, black: b } : { white: b, black: a });
  }

  #factsOf(player: PlayerId): PlayerFacts {
    return this.#facts.get(player)!;
  }
}
