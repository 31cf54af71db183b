/**
 * What is weighed over all score levels at once before anybody is chosen to float: score before colour (rule 2), the
 * highest level first (11), and nobody left without an opponent (13).
 */
import type { Competitor } from '../../history/competitor.ts';
import type { BcfStage } from '../reason.ts';
import { meetingGraph } from './meeting.ts';
import { unadvisedAmong } from './notes.ts';
import { seekTheSameAmong } from './seekers.ts';
import { Weighing } from './weighing.ts';

/** Players of several levels as vertices, the first level first. */
export interface Field {
  readonly levels: readonly (readonly Competitor[])[];
  readonly players: readonly Competitor[];
  /** For each vertex its level, 0 for the first. */
  readonly levelOf: readonly number[];
}

/** The levels as one field, the first level first. */
export function fieldOf(levels: readonly (readonly Competitor[])[]): Field {
  return { levels, players: levels.flat(), levelOf: levels.flatMap((level, at) => level.map(() => at)) };
}

/** What is weighed before floaters are chosen, in this order. */
type Priority = Extract<BcfStage, '1' | '10' | '24b' | 'notes'>;

/**
 * The best complete pairings of a field after each stage, found when they are asked for.
 *
 * Everything weighed is a sum over games. So when the floaters of a level have got opponents in a best pairing, and those who
 * stay meet one another, what that pairing does with all others is best for these alone: the stages of the next level to
 * float are parts of those of the level before (`earlier`), and are not weighed again.
 */
export class Stages {
  readonly field: Field;
  private readonly earlier: Stages | null;
  private readonly found = new Map<BcfStage, Weighing>();

  /** Everybody of the field has a complete pairing. `earlier` are of a field that this one is part of. */
  constructor(field: Field, earlier: Stages | null) {
    this.field = field;
    this.earlier = earlier;
  }

  get(stage: BcfStage): Weighing {
    let weighing = this.found.get(stage);
    if (weighing === undefined) this.found.set(stage, (weighing = this.weigh(stage as Priority)));
    return weighing;
  }

  /** Rules 17 and 18 are weighed once the levels are known that count as one. */
  set(stage: Exclude<BcfStage, Priority>, weighing: Weighing): void {
    this.found.set(stage, weighing);
  }

  private weigh(stage: Priority): Weighing {
    // All complete pairings are at hand sooner than they are looked up.
    return (stage === '1' ? null : this.partOfEarlier(stage)) ?? this.anew(stage);
  }

  /** Null in a round of another course: one that is not the best, and is only compared with it. */
  private partOfEarlier(stage: Priority): Weighing | null {
    if (this.earlier === null) return null;
    const places = new Map(this.earlier.field.players.map((player, vertex) => [player, vertex]));
    return this.earlier.get(stage).among(this.field.players.map((player) => places.get(player)!));
  }

  private anew(stage: Priority): Weighing {
    const { players, levels } = this.field;
    switch (stage) {
      case '1':
        return Weighing.of(meetingGraph(players))!;
      case '10':
        return (
          this.get('1').byLayers(levels.map(({ length }) => length)) ??
          this.get('1').refine(...levels.slice(0, -1).map((_, level) => floatCost(this.field, level)))
        );
      case '24b':
        return this.get('10').fewest(seekTheSameAmong(players));
      case 'notes':
        return this.get('24b').fewest(unadvisedAmong(players));
    }
  }
}

/** Rule 10: one floater of the level outweighs all differences of score together. */
function floatCost({ players, levels, levelOf }: Field, level: number): (u: number, v: number) => number {
  const score = levels[level]![0]!.pairingScore;
  const widest = score - levels.at(-1)![0]!.pairingScore;
  const floater = widest * (levels[level]!.length + 1) + 1;
  return (u, v) => {
    const [left, right] = [levelOf[u]!, levelOf[v]!];
    if (left === right || (left < right ? left : right) !== level) return 0;
    return floater + score - players[left < right ? v : u]!.pairingScore;
  };
}
