/** Formats of the Tournament Report File: of 2006 (Krause), of 2016 (C.04 Annex 2) and of 2026. */
export const TRF_FORMATS = ['trf06', 'trf16', 'trf26'] as const;
export type TrfFormat = (typeof TRF_FORMATS)[number];

/**
 * How much a deviation matters. `note`: another spelling of the same content. `warning`: something was missing
 * or assumed. `error`: the file contradicts itself or cannot be read at this place; a strict reading refuses it.
 */
export type Severity = 'note' | 'warning' | 'error';

/** Every way in which a file may deviate from the columns, with its severity. */
const SEVERITY_OF_CODE = {
  // The file
  'encoding-assumed': 'warning',
  'format-assumed': 'note',
  'line-ends': 'warning',
  'control-character': 'warning',
  // Records
  'unknown-record': 'note',
  'unknown-numbered-record': 'warning',
  'duplicate-record': 'warning',
  'record-overruled': 'warning',
  'dialect-record': 'note',
  'record-unreadable': 'error',
  'count-disagrees': 'warning',
  'system-unknown': 'warning',
  'schedule-complete': 'note',
  'acceleration-unused': 'warning',
  'unknown-points-unused': 'note',
  'numbers-with-gaps': 'note',
  // Fields
  misaligned: 'note',
  'between-columns': 'warning',
  'shifted-columns': 'warning',
  'field-unreadable': 'error',
  'field-missing': 'warning',
  'ranks-missing': 'warning',
  'title-abbreviated': 'note',
  'sex-spelling': 'note',
  'points-spelling': 'note',
  'date-spelling': 'note',
  'date-ambiguous': 'warning',
  'date-unreadable': 'warning',
  placeholder: 'note',
  // Rounds
  'player-unknown': 'error',
  'round-out-of-range': 'error',
  'opponent-unknown': 'error',
  'opponent-self': 'error',
  'opponents-disagree': 'error',
  'colours-disagree': 'error',
  'colour-missing': 'warning',
  'colour-spelling': 'note',
  'result-unknown': 'warning',
  'results-impossible': 'error',
  'result-one-sided': 'warning',
  'code-without-opponent': 'warning',
  'colour-without-opponent': 'warning',
  'bye-with-opponent': 'error',
  'bye-of-2006': 'note',
  'several-allocated-byes': 'warning',
  'absence-of-paired-player': 'warning',
  'points-disagree': 'warning',
  // Teams
  'team-number-doubled': 'warning',
  'team-unknown': 'warning',
  'team-record-unreadable': 'warning',
  'player-in-two-teams': 'warning',
  'team-record-disagrees': 'warning',
} as const satisfies Record<string, Severity>;

export type DeviationCode = keyof typeof SEVERITY_OF_CODE;
/** Every way in which a file may be irregular and is read all the same. */
export const DEVIATION_CODES = Object.keys(SEVERITY_OF_CODE) as readonly DeviationCode[];

/** How bad a deviation is; every code has one. */
export function severityOf(code: DeviationCode): Severity {
  return SEVERITY_OF_CODE[code];
}

/** One place where a file leaves the format, and what the reader made of it. */
export interface Deviation {
  readonly code: DeviationCode;
  /** 1-based line of the file. */
  readonly line: number;
  /** 1-based column of the line. */
  readonly column: number;
  /** The text that was found, at most {@link LONGEST_QUOTE} characters. */
  readonly found: string;
  /** What it was taken as; `''` for nothing. */
  readonly takenAs: string;
  readonly severity: Severity;
}

const LONGEST_QUOTE = 60;

/** Collects the deviations of one reading. */
export class Deviations {
  readonly list: Deviation[] = [];

  add(code: DeviationCode, line: number, column: number, found: string, takenAs = ''): void {
    const quote = found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE - 1)}…` : found;
    this.list.push({ code, line, column, found: quote, takenAs, severity: SEVERITY_OF_CODE[code] });
  }
}
