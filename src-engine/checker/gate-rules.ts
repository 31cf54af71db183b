/** What the independent check may demand of a round, system by system. */
import type { SystemId } from '../model/system-ids.ts';
import type { ViolationKind } from '../systems/system.ts';

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

/** What the colours of a game may come to that C.04.1 6 and 7 forbid. */
export type ColourLimit = Extract<ViolationKind, 'third-colour' | 'colour-difference'>;

/** What the gate holds against a round of a system, each rule with the article that a refusal cites. */
export interface GateRules {
  /** Article that forbids another meeting. */
  readonly rematch: string;
  /** Games that two players may have, 1 if absent. */
  readonly games?: number;
  /** Article on the pairing-allocated bye; null where the system gives its byes by schedule. */
  readonly bye: { readonly article: string; readonly bar: ByeBar } | null;
  readonly colourBar: { readonly kind: ColourBar; readonly article: string };
  /** Articles of C.04.1 6 and 7, which had letters until 2026. */
  readonly limits: Readonly<Record<ColourLimit, string>>;
  /** Where the text says which of two players has White. */
  readonly colourArticle: string;
  /** The same for the seeding rounds (C.04.4.2 1.6); absent where there are none. */
  readonly seedingColourArticle?: string;
  /** What of C.04.3 decides colours, Art. 5 or section E; null where the check does not know the system's colour rules. */
  readonly colours: '5.2' | 'E' | null;
}

const NO_BAR = { kind: 'none', article: '' } as const;
const BYE_2026 = { article: 'C.04.1 4', bar: '2026' } as const;
const BYE_2017 = { article: 'C.04.1.d', bar: '2017' } as const;
const LIMITS_2026 = { 'colour-difference': 'C.04.1 6', 'third-colour': 'C.04.1 7' } as const;
const LIMITS_2017 = { 'colour-difference': 'C.04.1.f', 'third-colour': 'C.04.1.g' } as const;

const SWISS = {
  rematch: 'C.04.1 2',
  bye: BYE_2026,
  colourBar: NO_BAR,
  limits: LIMITS_2026,
  colours: null,
} as const;
const SWISS_2017 = { ...SWISS, bye: BYE_2017, limits: LIMITS_2017 } as const;
const SCHEDULE = { ...SWISS, rematch: 'C.05 Annex 1', bye: null, colourArticle: 'C.05 Annex 1' } as const;
const BY_MATCHING = { ...SWISS, colourArticle: 'Algorithm' } as const;
/** C.04.4.2 1.6: the first half of the event, at most four rounds, follows the rules of the Dutch System. */
const BURSTEIN = {
  ...SWISS,
  colourBar: { kind: 'same-absolute', article: 'C.04.4.2 C3' },
  colourArticle: 'C.04.4.2 5.2',
  seedingColourArticle: 'C.04.3 5.2',
} as const;
/** A system of another program: the basic rules alone. */
const UNKNOWN: GateRules = { ...SWISS, colourArticle: 'C.04.1 8' };

const RULES: Readonly<Record<SystemId, GateRules>> = {
  'dutch-2026': {
    rematch: 'C.04.3 2.1.1',
    bye: { article: 'C.04.3 2.1.2', bar: '2026' },
    colourBar: { kind: 'same-absolute-unless-topscorer', article: 'C.04.3 2.1.3' },
    limits: LIMITS_2026,
    colours: '5.2',
    colourArticle: 'C.04.3 5.2',
  },
  'dutch-2017': {
    rematch: 'C.04.3 C.1',
    bye: { article: 'C.04.3 C.2', bar: '2017' },
    colourBar: { kind: 'same-absolute-unless-topscorer', article: 'C.04.3 C.3' },
    limits: LIMITS_2017,
    colours: 'E',
    colourArticle: 'C.04.3 E',
  },
  'burstein-2026': BURSTEIN,
  'burstein-2025': BURSTEIN,
  'burstein-old': { ...SWISS_2017, colourArticle: 'C.04.4.2 (2017) 5.4' },
  'dubov-2026': {
    ...SWISS,
    colourBar: { kind: 'same-absolute', article: 'C.04.4.1 C3' },
    colourArticle: 'C.04.4.1 5.2',
  },
  'dubov-old': { ...SWISS_2017, colourArticle: 'C.04.4.1 3' },
  'lim-2026': {
    ...SWISS,
    colourBar: { kind: 'outcome', article: 'C.04.4.3 2.1' },
    colourArticle: 'C.04.4.3 5.1',
  },
  'lim-old': {
    ...SWISS_2017,
    colourBar: { kind: 'outcome', article: 'C.04.4.3 2.1' },
    colourArticle: 'C.04.4.3 5.1',
  },
  bcf: {
    ...SWISS,
    rematch: 'BCF rule 1',
    bye: { article: 'BCF rule 6', bar: 'full-point-bye' },
    colourArticle: 'BCF rule 15',
  },
  'round-robin': SCHEDULE,
  'double-round-robin': { ...SCHEDULE, games: 2 },
  'mwm-dutch': BY_MATCHING,
  'mwm-burstein': BY_MATCHING,
  'mwm-monrad': BY_MATCHING,
  'mwm-random': BY_MATCHING,
  'mwm-random2': BY_MATCHING,
};

/**
 * The rules of a system (an identity of the registry). A system of another program has the basic rules C.04.1 2 to 4:
 * nobody meets twice, at most one bye, not for those who are barred.
 */
export function gateRulesOf(system: string): GateRules {
  const known: Readonly<Record<string, GateRules>> = RULES;
  return known[system] ?? UNKNOWN;
}
