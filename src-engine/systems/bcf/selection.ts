/** Choosing the floaters of the first level and their opponents: rules 17–22 and 24. */
import type { Competitor } from '../../history/competitor.ts';
import { emptySet, include, setOf, type VertexSet } from '../../matching/bit-graph.ts';
import type { Optimum } from '../../matching/optimum.ts';
import { opposite } from '../../model/colour.ts';
import { floaterRanking, type Candidate } from './floats.ts';
import { exchangesOf, levelStages } from './level.ts';
import { byWeakestClaims, linkedLevels, sparingTransferred } from './linked.ts';
import { fieldOf, Stages, type Field } from './priorities.ts';
import { largerGroup, seeks } from './seekers.ts';
import type { Weighing } from './weighing.ts';

interface Float {
  readonly floater: Candidate;
  readonly opponent: Candidate;
}

/** The floats with what decided about them; the explanations are read off it. */
export interface Selection {
  readonly field: Field;
  readonly stages: Stages;
  /** Players of the levels that count as one for transfers (17); nobody where the first is linked to none. */
  readonly linkedPlayers: ReadonlySet<Competitor>;
  /** The order of rule 20. */
  readonly ranking: readonly Candidate[];
  readonly floats: readonly Float[];
}

/**
 * `levels` can be paired completely, but the first cannot be paired by itself (13, 19). `earlier` are the selections of the
 * round so far: the claims among the players of levels that were linked there stay as weak as they were made (17).
 */
export function selectFloats(
  levels: readonly (readonly Competitor[])[],
  round: number,
  earlier: readonly Selection[],
): Selection {
  const field = fieldOf(levels);
  const stages = new Stages(field, earlier.at(-1)?.stages ?? null);
  const weighed = stages.get('notes');
  const linked = linkedLevels(field, weighed);
  const linkedPlayers = new Set(linked.size > 1 ? [...linked].flatMap((level) => levels[level]!) : []);
  const claims = [...earlier.map((selection) => selection.linkedPlayers), linkedPlayers]
    .filter((among) => among.size > 0)
    .reduce((optimum, among) => byWeakestClaims(field.players, among, optimum), weighed);
  stages.set('17', claims);
  const spared = sparingTransferred(field, linked, claims);
  stages.set('18', spared);
  const ranking = floaterRanking(levels[0]!, largerGroup(levels[0]!), 'down', round);
  const { chosen, optimum } = new Search(field, spared, ranking).run();
  const floats = chosen.map((floater) => ({ floater, opponent: opponentOf(field, optimum, floater, round) }));
  return { field, stages, linkedPlayers, ranking, floats };
}

/**
 * The set of floaters with the fewest exchanges among those who stay (24c); of equal ones the first in the order of rule
 * 20, compared from the best placed floater on. Every set is looked at, in that order, until one needs no exchange.
 */
class Search {
  private readonly field: Field;
  private readonly ranking: readonly Candidate[];
  private readonly start: Weighing;
  private readonly floaters: number;
  private readonly below: VertexSet;
  private best: { exchanges: number; chosen: readonly Candidate[] } | null = null;

  constructor(field: Field, start: Weighing, ranking: readonly Candidate[]) {
    this.field = field;
    this.start = start;
    this.ranking = ranking;
    const top = field.levels[0]!.length;
    this.floaters = field.levels[0]!.filter((_, vertex) => start.partnerOf(vertex) >= top).length;
    this.below = emptySet(field.players.length);
    for (let vertex = top; vertex < field.players.length; vertex++) include(this.below, vertex);
  }

  run(): { chosen: readonly Candidate[]; optimum: Optimum } {
    this.extend([], 0);
    const { chosen } = this.best!;
    return { chosen, optimum: this.floating(chosen)! };
  }

  private extend(chosen: readonly Candidate[], from: number): void {
    if (chosen.length === this.floaters) {
      const exchanges = this.exchangesWithout(chosen);
      if (this.best === null || exchanges < this.best.exchanges) this.best = { exchanges, chosen };
      return;
    }
    for (let at = from; at < this.ranking.length && this.best?.exchanges !== 0; at++) {
      const more = [...chosen, this.ranking[at]!];
      if (this.canFloat(more)) this.extend(more, at + 1);
    }
  }

  private canFloat(chosen: readonly Candidate[]): boolean {
    const { field, start } = this;
    const top = field.levels[0]!.length;
    const vertices = chosen.map(({ player }) => field.players.indexOf(player));
    if (vertices.every((vertex) => start.partnerOf(vertex) >= top)) return true;
    const isOpen = (vertex: number) =>
      field.players.some((_, other) => other >= top && start.has(vertex, other));
    return vertices.every(isOpen) && this.floating(chosen) !== null;
  }

  /** The pairings in which these players float, or null. */
  private floating(chosen: readonly Candidate[]): Optimum | null {
    const optimum = this.start.fresh();
    const vertices = chosen.map(({ player }) => this.field.players.indexOf(player));
    return optimum.restrict(new Map(vertices.map((vertex) => [vertex, this.below]))) ? optimum : null;
  }

  private exchangesWithout(chosen: readonly Candidate[]): number {
    const gone = new Set(chosen.map(({ player }) => player));
    const staying = this.field.levels[0]!.filter((player) => !gone.has(player));
    return exchangesOf(levelStages(staying)!.get('12')!);
  }
}

/** Rules 21, 22: the first player of the order of rule 21 that the floater can meet, nearest level first. */
function opponentOf(
  field: Field,
  optimum: Optimum,
  { player: floater }: Candidate,
  round: number,
): Candidate {
  const sought = seeks(floater);
  const vertex = field.players.indexOf(floater);
  for (const level of field.levels.slice(1)) {
    const group = sought === null ? null : opposite(sought);
    for (const candidate of floaterRanking(level, group, 'up', round)) {
      const other = field.players.indexOf(candidate.player);
      if (!optimum.has(vertex, other)) continue;
      const only = new Map<number, VertexSet>([
        [vertex, setOf(optimum.size, [other])],
        [other, setOf(optimum.size, [vertex])],
      ]);
      if (optimum.restrict(only)) return candidate;
    }
  }
  throw new Error('a floater has no opponent below');
}
