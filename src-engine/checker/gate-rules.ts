/** What the independent check may demand of a round, system by system. */
import type { SystemId } from '../model/system-ids.ts';

/** Which pairs colours forbid. */
type ColourBar =
  /** Two players with the same absolute preference, unless one of them is a topscorer (C.04.3 2.1.3). */
  | 'same-absolute-unless-topscorer'
  /** Two players with the same absolute preference (C.04.4.1 and C.04.4.2, 2026: C3). */
  | 'same-absolute'
  /** A game that brings a colour a third time running or a difference of 3, but for the last round's equal scores. */
  | 'outcome'
  | 'none';

/**
 * What bars from the bye: an earlier one or a round without a game that brought as much as a win (C.04.1 4 of 2026); an
 * earlier one or a win by forfeit (C.04.1.d of 2017); an earlier bye of a full point (BCF rule 6).
 */
type ByeBar = '2026' | '2017' | 'full-point-bye';

/** What the gate holds against a round of a system, each rule with the article that a refusal cites. */
export interface GateRules {
  /** Article that forbids another meeting; null where players meet again by design. */
  readonly rematch: string | null;
  /** Games that two players may have, 1 if absent. */
  readonly games?: number;
  /** Article on the pairing-allocated bye; null where the system gives its byes by schedule. */
  readonly bye: { readonly article: string; readonly bar: ByeBar } | null;
  readonly colourBar: { readonly kind: ColourBar; readonly article: string };
  /** What of C.04.3 decides colours, Art. 5 or section E; null where the check does not know the system's colour rules. */
  readonly colours: '5.2' | 'E' | null;
}

const NO_BAR = { kind: 'none', article: '' } as const;
const BYE_2026 = { article: 'C.04.1 4', bar: '2026' } as const;
const BYE_2017 = { article: 'C.04.1.d', bar: '2017' } as const;
const SWISS: GateRules = { rematch: 'C.04.1 2', bye: BYE_2026, colourBar: NO_BAR, colours: null };
const SCHEDULE: GateRules = { rematch: null, bye: null, colourBar: NO_BAR, colours: null };

const RULES: Readonly<Record<SystemId, GateRules>> = {
  'dutch-2026': {
    rematch: 'C.04.3 2.1.1',
    bye: { article: 'C.04.3 2.1.2', bar: '2026' },
    colourBar: { kind: 'same-absolute-unless-topscorer', article: 'C.04.3 2.1.3' },
    colours: '5.2',
  },
  'dutch-2017': {
    rematch: 'C.04.3 C.1',
    bye: { article: 'C.04.3 C.2', bar: '2017' },
    colourBar: { kind: 'same-absolute-unless-topscorer', article: 'C.04.3 C.3' },
    colours: 'E',
  },
  'burstein-2026': { ...SWISS, colourBar: { kind: 'same-absolute', article: 'C.04.4.2 C3' } },
  'burstein-2025': { ...SWISS, colourBar: { kind: 'same-absolute', article: 'C.04.4.2 C3' } },
  'burstein-old': { ...SWISS, bye: BYE_2017 },
  'dubov-2026': { ...SWISS, colourBar: { kind: 'same-absolute', article: 'C.04.4.1 C3' } },
  'dubov-old': { ...SWISS, bye: BYE_2017 },
  'lim-2026': { ...SWISS, colourBar: { kind: 'outcome', article: 'C.04.4.3 2.1' } },
  'lim-old': { ...SWISS, bye: BYE_2017, colourBar: { kind: 'outcome', article: 'C.04.4.3 2.1' } },
  bcf: { ...SWISS, rematch: 'BCF rule 1', bye: { article: 'BCF rule 6', bar: 'full-point-bye' } },
  'round-robin': { ...SCHEDULE, rematch: 'C.05 Annex 1' },
  'double-round-robin': { ...SCHEDULE, rematch: 'C.05 Annex 1', games: 2 },
  'mwm-dutch': SWISS,
  'mwm-burstein': SWISS,
  'mwm-monrad': SWISS,
  'mwm-random': SWISS,
  'mwm-random2': SWISS,
};

/**
 * The rules of a system (an identity of the registry). A system of another program has the basic rules C.04.1 2 to 4:
 * nobody meets twice, at most one bye, not for those who are barred.
 */
export function gateRulesOf(system: string): GateRules {
  const known: Readonly<Record<string, GateRules>> = RULES;
  return known[system] ?? SWISS;
}
