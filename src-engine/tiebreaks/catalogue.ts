/** The tie-breaks that C.07 defines, one row for each code: what it is called, where it stands, how it orders. */
import type { ModifierKind, TieBreakCode } from './tie-break.ts';

/**
 * Type of C.07 Art. 4.3: A a subset of the games, B own results, C final results of the opponents,
 * D data of the opponents known in advance; two letters for mixtures.
 */
export type TieBreakType = 'A' | 'B' | 'C' | 'D' | 'BC' | 'CC' | 'DB' | 'DC';

export interface CatalogueEntry {
  readonly code: TieBreakCode;
  readonly name: string;
  /** Article of C.07. */
  readonly article: string;
  readonly type: TieBreakType;
  readonly modifiers: readonly ModifierKind[];
  /** True where a smaller value ranks higher (without `/R`). */
  readonly lowerFirst: boolean;
  readonly teamsOnly: boolean;
  /** True for the Buchholz family, which a round robin must not use (Art. 15.2). */
  readonly swissOnly: boolean;
  /** True for the codes of Art. 10, which need ratings of everybody. */
  readonly usesRatings: boolean;
  /** Digits after the decimal point in print. */
  readonly decimals: number;
}

type Trait = 'low' | 'team' | 'swiss' | 'rating';

function entry(
  code: TieBreakCode,
  name: string,
  article: string,
  type: TieBreakType,
  modifiers: string,
  decimals: number,
  ...traits: Trait[]
): CatalogueEntry {
  return {
    code,
    name,
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
  entry('DE', 'Direct encounter', '6', 'A', 'P:', 0, 'low'),
  entry('WIN', 'Number of wins', '7.1', 'B', ':', 0),
  entry('WON', 'Number of games won over the board', '7.2', 'B', ':', 0),
  entry('BPG', 'Number of games played with Black', '7.3', 'B', ':', 0),
  entry('BWG', 'Number of games won with Black', '7.4', 'B', ':', 0),
  entry('PS', 'Progressive scores', '7.5', 'B', 'C:', 1),
  entry('REP', 'Rounds one elected to play', '7.6', 'B', ':', 0),
  entry('STD', 'Standard points', '7.7', 'B', ':', 1),
  entry('TPN', 'Tournament pairing number', '7.8', 'B', 'R', 0, 'low'),
  entry('BH', 'Buchholz', '8.1', 'C', 'CMPF:', 1, 'swiss'),
  entry('AOB', 'Average of opponents’ Buchholz', '8.2', 'CC', 'F:', 2, 'swiss'),
  entry('FB', 'Fore Buchholz', '8.3', 'D', 'CMP:', 1, 'swiss'),
  entry('SB', 'Sonneborn-Berger', '9.1', 'BC', 'CP:', 2),
  entry('KS', 'Koya system', '9.2', 'BC', 'L:', 1),
  entry('ARO', 'Average rating of opponents', '10.1', 'D', 'CM', 0, 'rating'),
  entry('TPR', 'Tournament performance rating', '10.2', 'DB', '', 0, 'rating'),
  entry('PTP', 'Perfect tournament performance', '10.3', 'DB', '', 0, 'rating'),
  entry('APRO', 'Average performance rating of opponents', '10.4', 'DC', '', 0, 'rating'),
  entry('APPO', 'Average perfect performance of opponents', '10.5', 'DC', '', 0, 'rating'),
  entry('RTNG', 'Rating', '10.6', 'B', 'R', 0, 'rating'),
  entry('BC', 'Board count', '12.1', 'B', '', 1, 'low', 'team'),
  entry('TBR', 'Top board results', '12.2', 'B', '', 1, 'team'),
  entry('BBE', 'Bottom board elimination', '12.3', 'B', '', 1, 'team'),
  entry('MPvGP', 'Match points or game points', '13.1', 'B', '', 1, 'team'),
  entry('EMMSB', 'Extended Sonneborn-Berger: match × match points', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EMGSB', 'Extended Sonneborn-Berger: match × game points', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EGMSB', 'Extended Sonneborn-Berger: game × match points', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EGGSB', 'Extended Sonneborn-Berger: game × game points', '13.2', 'BC', 'CP', 2, 'team'),
  entry('EDE', 'Extended direct encounter', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEBT', 'Extended direct encounter, board count, top boards', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEBB', 'Extended direct encounter, board count, bottom boards', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDET', 'Extended direct encounter, top boards', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('EDEB', 'Extended direct encounter, bottom boards', '13.3', 'A', 'P', 0, 'low', 'team'),
  entry('SSSC', 'Scores and schedule strength combination', '13.4', 'BC', 'PFK', 2, 'team', 'swiss'),
];

const BY_CODE = new Map<TieBreakCode, CatalogueEntry>(TIE_BREAKS.map((row) => [row.code, row]));

/** The catalogue row of a code. */
export function entryOf(code: TieBreakCode): CatalogueEntry {
  return BY_CODE.get(code)!;
}

export interface TieBreakPreset {
  readonly id: string;
  readonly name: string;
  readonly tieBreaks: readonly string[];
}

/**
 * Lists to start from. C.07 Art. 4.1 gives no default list: the rules of the event name one, or the
 * Chief Arbiter completes it before the start (4.1.1).
 */
export const TIE_BREAK_PRESETS: readonly TieBreakPreset[] = [
  { id: 'swiss', name: 'Swiss: Buchholz first', tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] },
  {
    id: 'swiss-encounter',
    name: 'Swiss: direct encounter first',
    tieBreaks: ['DE', 'BH/C1', 'BH', 'WIN', 'BWG'],
  },
  {
    id: 'swiss-ratings',
    name: 'Swiss: ratings of opponents first',
    tieBreaks: ['ARO/C1', 'TPR', 'BH/C1', 'DE'],
  },
  { id: 'swiss-youth', name: 'Swiss for young players', tieBreaks: ['DE', 'BH/C1', 'BH', 'PS', 'WIN'] },
  { id: 'round-robin', name: 'Round robin', tieBreaks: ['DE', 'WIN', 'SB', 'KS'] },
  {
    id: 'round-robin-berger',
    name: 'Round robin: Sonneborn-Berger first',
    tieBreaks: ['SB', 'DE', 'WIN', 'BPG'],
  },
  { id: 'teams', name: 'Teams: Swiss', tieBreaks: ['EMMSB', 'MPvGP', 'EDE', 'BC'] },
];
