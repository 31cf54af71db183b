import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Pair } from '../../src-engine/systems/system.ts';
import type { PlainTask } from './field.ts';
import { colourOf } from './dutch-colours.ts';
import type { OraclePair, Players } from './judgement.ts';
import type { PlayerFacts } from './player-facts.ts';

/** A round as the oracle pairs it; the pairs stand in no particular board order. */
export interface OracleRound {
  readonly pairs: readonly Pair[];
  readonly bye: PlayerId | null;
}

/** 1.3.1: the players of equal score, the highest score first. `players` stand in ranking order. */
export function scoregroupsOf(players: Players): readonly Players[] {
  const scores = [...new Set(players.map((player) => player.score))];
  return scores.map((score) => players.filter((player) => player.score === score));
}

/** The pairs with their colours (Art. 5; 2017 section E) and the receiver of the bye. */
export function roundOf(task: PlainTask, pairs: readonly OraclePair[], bye: PlayerFacts | null): OracleRound {
  if (task.initialColour === null) throw new Error('the oracle needs the initial-colour');
  const initialColour = task.initialColour;
  return {
    pairs: pairs.map(([a, b]) =>
      colourOf(a, b, initialColour) === 'white' ? { white: a.id, black: b.id } : { white: b.id, black: a.id },
    ),
    bye: bye?.id ?? null,
  };
}
