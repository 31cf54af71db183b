/** The tie-breaks that C.07 defines, one row for each code: its article, how it orders. What it is called is in the catalogue of texts. */
import type { ModifierKind, TieBreakCode } from './tie-break.ts';

/**
 * Type of C.07 Art. 4.3: A a subset of the games, B own results, C final results of the opponents,
 * D data of the opponents known in advance; two letters for mixtures.
 */
export type TieBreakType = 'A' | 'B' | 'C' | 'D' | 'BC' | 'CC' | 'DB' | 'DC';

/** A tie-break of C.07. */
export interface CatalogueEntry {
  readonly code: TieBreakCode;
  /** Article of C.07. */
  readonly article: string;
  readonly type: TieBreakType;
  readonly modifiers: readonly ModifierKind[];
  /** True where a smaller value ranks higher (without `/R`). */
  readonly lowerFirst: boolean;
  readonly teamsOnly: boolean;
  /** True for the Buchholz family, which a round robin must not use (the note to Art. 8). */
  readonly swissOnly: boolean;
  /** True for the codes of Art. 10, which need ratings of everybody. */
  readonly usesRatings: boolean;
  /** Digits after the decimal point in print. */
  readonly decimals: number;
}

type Trait = 'low' | 'team' | 'swiss' | 'rating';

function entry(
  code: TieBreakCode,
  article: string,
  type: TieBreakType,
  modifiers: string,
  decimals: number,
  ...traits: Trait[]
): CatalogueEntry {
  return {
    code,
    article,
    type,
    modifiers: [...modifiers] as ModifierKind[],
    lowerFirst: traits.includes('low'),
    teamsOnly: traits.includes('team'),
    swissOnly: traits.includes('swiss'),
    usesRatings: traits.includes('rating'),
    decimals,
  };
}

/** Every tie-break of C.07 (1 March 2026), in the order of its articles. */
export const TIE_BREAKS: readonly CatalogueEntry[] = [
  entry('DE', '6', 'A', 'P:', 0, 'low'),
  entry('WIN', '7.1', 'B', ':', 0),
  entry('WON', '7.2', 'B', ':', 0),
  entry('BPG', '7.3', 'B', ':', 0),
  entry('BWG', '7.4', 'B', ':', 0),
  entry('PS', '7.5', 'B', 'C:', 1),
  entry('REP', '7.6', 'B', ':', 0),
  entry('STD', '7.7', 'B', ':', 1),
  entry('TPN', '7.8', 'B', 'R', 0, 'low'),
  entry('BH', '8.1', 'C', 'CMPF:', 1, 'swiss'),
  entry('AOB', '8.2', 'CC', 'F:', 2, 'swiss'),
  entry('FB', '8.3', 'D', 'CMP:', 1, 'swiss'),
  entry('SB', '9.1', 'BC', 'CP:', 2),
  entry('KS', '9.2', 'BC', 'L:', 1),
  entry('ARO', '10.1', 'D', 'CM', 0, 'rating'),
  entry('TPR', '10.2', 'DB', '', 0, 'rating'),
  entry('PTP', '10.3', 'DB', '', 0, 'rating'),
  entry('APRO', '10.4', 'DC', '', 0, 'rating'),
  entry('APPO', '10.5', 'DC', '', 0, 'rating'),
  entry('RTNG', '10.6', 'B', 'R', 0, 'rating'),
  entry('BC', '12.1', 'B', '', 1, 'low', 'team'),
  entry('TBR', '12.2', 'B', '', 1, 'team'),
  entry('BBE', '12.3', 'B', '', 1, 'team'),
  entry('MPvGP', '13.1', 'B', '', 1, 'team'),
  entry('EMMSB', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EMGSB', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EGMSB', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EGGSB', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EDE', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEBT', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEBB', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDET', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEB', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('SSSC', '13.4', 'BC', 'PFK', 2, 'team', 'swiss'),
];

const BY_CODE = new Map<TieBreakCode, CatalogueEntry>(TIE_BREAKS.map((row) => [row.code, row]));

/** The catalogue row of a code. */
export function entryOf(code: TieBreakCode): CatalogueEntry {
  return BY_CODE.get(code)!;
}

/** Identities of the lists below, by which screens name them. */
export type TieBreakPresetId =
  | 'swiss'
  | 'swiss-encounter'
  | 'swiss-ratings'
  | 'swiss-youth'
  | 'round-robin'
  | 'round-robin-berger'
  | 'teams';

/** A list of tie-breaks that a tournament can start with, as codes in order. */
export interface TieBreakPreset {
  readonly id: TieBreakPresetId;
  /** What kind of event the list is for. */
  readonly of: 'swiss' | 'round-robin' | 'teams';
  readonly tieBreaks: readonly string[];
}

/**
 * Lists to start from. C.07 Art. 4.1 gives no default list: the rules of the event name one, or the
 * Chief Arbiter completes it before the start (4.1.1).
 */
export const TIE_BREAK_PRESETS: readonly TieBreakPreset[] = [
  { id: 'swiss', of: 'swiss', tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] },
  {
    id: 'swiss-encounter',
    of: 'swiss',
    tieBreaks: ['DE', 'BH/C1', 'BH', 'WIN', 'BWG'],
  },
  {
    id: 'swiss-ratings',
    of: 'swiss',
    tieBreaks: ['ARO/C1', 'TPR', 'BH/C1', 'DE'],
  },
  { id: 'swiss-youth', of: 'swiss', tieBreaks: ['DE', 'BH/C1', 'BH', 'PS', 'WIN'] },
  { id: 'round-robin', of: 'round-robin', tieBreaks: ['DE', 'WIN', 'SB', 'KS'] },
  {
    id: 'round-robin-berger',
    of: 'round-robin',
    tieBreaks: ['SB', 'DE', 'WIN', 'BPG'],
  },
  { id: 'teams', of: 'teams', tieBreaks: ['EMMSB', 'MPvGP', 'EDE', 'BC'] },
];
