/** What the text of each system asks about a player, for those who pair by hand from the card. */
import type { Colour } from '../model/colour.ts';
import type { Scoring } from '../model/scoring.ts';
import type { Competitor, RoundRecord } from '../history/competitor.ts';
import type { PlayerId } from '../model/player.ts';
import { averageOf, upfloatsOf } from '../systems/dubov/player.ts';
import { systemOf } from '../systems/registry.ts';
import { gateRulesOf } from './gate-rules.ts';
import {
  floatOf,
  hadFullPointBye,
  textOfFacts,
  type Float,
  type PlayerFacts,
  type Strength,
} from './facts.ts';

/** Whether a system (an identity of the registry) looks at floats at all. */
export function asksForFloats(system: string): boolean {
  return systemOf(system)?.traits.floats !== 'none';
}

/**
 * The float of a round as the system counts it. In the Dutch System, and the Burstein System that begins with it, a
 * round without a game may be a downfloat (C.04.3 1.4); elsewhere only games are asked for.
 */
export function floatUnder(system: string, record: RoundRecord | undefined, scoring: Scoring): Float {
  const floats = systemOf(system)?.traits.floats ?? 'games';
  if (floats === 'none' || (record?.played !== true && floats === 'games')) return null;
  return floatOf(record, textOfFacts(system), scoring);
}

/** The due colour and how strongly it is due; `strength` null where the text knows no strengths. */
export function dueColour(
  system: string,
  { preference, strength }: PlayerFacts,
): { readonly colour: Colour | null; readonly strength: Strength | null } {
  const traits = systemOf(system)?.traits;
  // C.04.4.1 1.6: who has not played has a mild preference for Black.
  if (traits?.prefersBlackFirst === true && preference === null) return { colour: 'black', strength: 'mild' };
  return { colour: preference, strength: traits?.strengths === true ? strength : null };
}

/** Whether the player may still receive the pairing-allocated bye; BCF rule 6 looks at byes of a full point only. */
export function mayReceiveBye(system: string, competitor: Competitor, { mayHaveBye }: PlayerFacts): boolean {
  return gateRulesOf(system).bye?.bar === 'full-point-bye' ? !hadFullPointBye(competitor) : mayHaveBye;
}

/** What the Dubov System asks about a player (C.04.4.1 1.7, 1.8); null under other systems. */
export function dubovRecord(
  system: string,
  competitor: Competitor,
  field: ReadonlyMap<PlayerId, Competitor>,
  rounds: number,
): { readonly average: number; readonly upfloats: number; readonly most: number } | null {
  if (systemOf(system)?.traits.asksForOpposition !== true) return null;
  const { count, most } = upfloatsOf(competitor, rounds);
  return { average: averageOf(competitor, field), upfloats: count, most };
}
