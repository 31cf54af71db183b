/**
 * Wishes of a round: players whom the event would like to keep apart. They are counted after all rules of the system, the
 * order of its text included, so that they never change a pairing; what is told is which were met, and what each of the
 * others would have cost.
 */
import { constraintsIn, type Constraint } from '../model/kept-apart.ts';
import type { Pair } from '../systems/system.ts';
import { compareValues } from '../systems/frame/criterion.ts';
import type { Assessment, RowValue } from '../systems/system.ts';
import type { Tournament } from '../model/tournament.ts';
import { underConstraints } from './conflict.ts';
import { recordedRound } from './recorded.ts';

/** What it would have cost to meet a wish. */
export type WishCost =
  /** No round keeps to it and to the rules. */
  | { readonly kind: 'impossible' }
  /** A rule would be met less well, the first in order. */
  | {
      readonly kind: 'rule';
      readonly row: Pick<RowValue, 'id' | 'article' | 'label' | 'unit'>;
      readonly now: readonly number[];
      readonly then: readonly number[];
    }
  /** As good by every rule, but later in the order of the text. */
  | { readonly kind: 'order' };

/** A wish of the arbiter about who should not meet, and what became of it in a round. */
export interface Wish {
  readonly constraint: Constraint;
  /** Boards that break it; none where it is met. */
  readonly broken: readonly Pair[];
  /** Null where it is met. */
  readonly cost: WishCost | null;
}

/**
 * The wishes of a recorded round in their order, only those that hold for two of its players or more. Empty where the
 * round names no system that is known. Cost: one pairing of the round for each wish that is not met.
 */
export function wishesOf(tournament: Tournament, round: number): readonly Wish[] {
  const wished = constraintsIn(tournament, round).filter(({ firm }) => !firm);
  if (wished.length === 0) return [];
  const recorded = recordedRound(tournament, round);
  if (recorded === null) return [];
  const { system, task, pairing } = recorded;
  const firm = constraintsIn(tournament, round).filter((constraint) => constraint.firm);
  const taking = new Set(task.competitors.map(({ id }) => id));
  const now = system.assess(task, pairing);
  return wished.flatMap((constraint): Wish[] => {
    const members = new Set(constraint.players.filter((id) => taking.has(id)));
    if (members.size < 2) return [];
    const broken = pairing.pairs.filter(({ white, black }) => members.has(white) && members.has(black));
    if (broken.length === 0) return [{ constraint, broken, cost: null }];
    const kept = underConstraints(task, [...firm, constraint]);
    const other = system.pair(kept);
    if (!other.ok) return [{ constraint, broken, cost: { kind: 'impossible' } }];
    return [{ constraint, broken, cost: costBetween(now, system.assess(task, other.value)) }];
  });
}

/** The first row of the first bracket in which the round with the wish is worse. */
function costBetween(now: Assessment, then: Assessment): WishCost {
  for (const [index, bracket] of now.brackets.entries()) {
    for (const [at, row] of bracket.rows.entries()) {
      const other = then.brackets[index]?.rows[at];
      if (other === undefined || other.id !== row.id) return { kind: 'order' };
      if (compareValues(row.value, other.value) === 0) continue;
      const { id, article, label, unit, value } = row;
      return { kind: 'rule', row: { id, article, label, unit }, now: value, then: other.value };
    }
  }
  return { kind: 'order' };
}
