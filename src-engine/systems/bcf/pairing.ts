/** The boards of a round by the BCF Swiss pairing rules. */
import type { Competitor } from '../../history/competitor.ts';
import { canBeMatched } from '../../matching/cardinality.ts';
import type { MadeBoard } from '../frame/text.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { PairingTask } from '../system.ts';
import { allocate, type Allocation } from './allocation.ts';
import { pairLevel } from './level.ts';
import { meetingGraph } from './meeting.ts';
import { selectFloats, type Selection } from './selection.ts';

/** A board with the rules that made it. */
export interface BcfBoard extends MadeBoard {
  readonly colours: Allocation;
  readonly origin: LevelOrigin | FloatOrigin;
}

/** A game among those who stay on a level. */
export interface LevelOrigin {
  readonly kind: 'level';
  /** All who stay, in card order. */
  readonly staying: readonly Competitor[];
  readonly isExchange: boolean;
}

/** A floater's game: `selection.floats[at]`. */
export interface FloatOrigin {
  readonly kind: 'float';
  readonly selection: Selection;
  readonly at: number;
}

/** What was done, in order. */
export type BcfStep =
  | { readonly kind: 'floats'; readonly selection: Selection }
  | { readonly kind: 'level'; readonly staying: readonly Competitor[] };

/** Rule 11: level after level from the top; only players who cannot be paired on their level meet lower ones (9, 10). */
export function pairLevels(task: PairingTask, players: readonly Competitor[], steps: BcfStep[]): BcfBoard[] {
  const boards: BcfBoard[] = [];
  const seat = (higher: Competitor, lower: Competitor, origin: BcfBoard['origin']) => {
    const colours = allocate(task, higher, lower);
    boards.push({ pair: colours.pair, higher, lower, colours, origin });
  };
  const selections: Selection[] = [];
  let rest = players;
  while (rest.length > 0) {
    const levels = scoregroupsOf(rest);
    let staying = levels[0]!;
    if (!canStayTogether(levels)) {
      const selection = selectFloats(levels, task.round, selections);
      selections.push(selection);
      steps.push({ kind: 'floats', selection });
      for (const [at, { floater, opponent }] of selection.floats.entries()) {
        seat(floater.player, opponent.player, { kind: 'float', selection, at });
        staying = staying.filter((player) => player !== floater.player);
      }
    }
    if (staying.length > 0) steps.push({ kind: 'level', staying });
    for (const { higher, lower, isExchange } of pairLevel(staying)!)
      seat(higher, lower, { kind: 'level', staying, isExchange });
    const seated = new Set(boards.flatMap(({ higher, lower }) => [higher, lower]));
    rest = rest.filter((player) => !seated.has(player));
  }
  return boards;
}

/** Rule 13: the level can be paired by itself without blocking the pairing of those below. */
function canStayTogether(levels: readonly (readonly Competitor[])[]): boolean {
  const complete = (players: readonly Competitor[]) => canBeMatched(meetingGraph(players));
  return levels[0]!.length % 2 === 0 && complete(levels[0]!) && complete(levels.slice(1).flat());
}
