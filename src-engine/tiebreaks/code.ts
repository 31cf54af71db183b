/** Reading and writing the codes of tie-breaks. */
import { fail, ok, type Outcome } from '../model/outcome.ts';
import { entryOf } from './catalogue.ts';
import {
  TIE_BREAK_CODES,
  type KoyaLimit,
  type ModifierKind,
  type TieBreak,
  type TieBreakCode,
  type TieBreakFailure,
} from './tie-break.ts';

/** Spellings of earlier editions and of other programs, by upper-case code. */
const OTHER_SPELLINGS = new Map<string, string>([
  ['GE', 'REP'],
  ['RTG', 'RTNG'],
  ['ESB', 'EMMSB'],
]);

const CODE_OF_UPPER_CASE = new Map<string, TieBreakCode>(
  TIE_BREAK_CODES.map((code) => [code.toUpperCase(), code]),
);

/** A modifier as read, before the code is known to allow it. */
type Modifier =
  | { readonly kind: 'C' | 'M'; readonly count: number }
  | { readonly kind: 'L'; readonly limit: KoyaLimit }
  | { readonly kind: 'K'; readonly divisor: number }
  | { readonly kind: 'P' | 'F' | 'R' };

/**
 * Reads one code of C.07 with its modifiers, such as `BH/C1`, `BH:GP/C1/P`, `KS/L+1`, `SSSC/K5`. Letters may be
 * of either case, `-` and `#` may stand for `/` (`BH-C1`), GE is read as REP. Fails with `unknown-tie-break`,
 * `self-defined-tie-break` (`OTHER_x`), `unknown-modifier`, `modifier-not-allowed` or `modifier-repeated`.
 * Articles: C.07 (2026) Art. 5, 14; TRF26 records 202, 212.
 */
export function parseTieBreak(text: string): Outcome<TieBreak, TieBreakFailure> {
  const given = text.trim();
  // `ESB:MG` of the open checker is EMGSB.
  const written = given.replace(/^ESB:([MG]{2})(?=[/#-]|$)/i, 'E$1SB');
  const match = /^([A-Za-z]+)(?::([A-Za-z]+))?((?:[/#-][^/#]+)*)$/.exec(written);
  if (/^OTHER_?/i.test(given))
    return fail({ code: 'self-defined-tie-break', text: given, article: 'C.07 4.1' });
  const name = match?.[1]?.toUpperCase() ?? '';
  const code = CODE_OF_UPPER_CASE.get(OTHER_SPELLINGS.get(name) ?? name);
  if (match === null || code === undefined) {
    return fail({ code: 'unknown-tie-break', text: given, article: 'C.07 5' });
  }
  let tieBreak: TieBreak = { ...PLAIN, code, text: code };
  const scoreType = match[2]?.toUpperCase();
  if (scoreType !== undefined) {
    if (scoreType !== 'MP' && scoreType !== 'GP') {
      return fail({ code: 'unknown-modifier', text: given, modifier: `:${scoreType}` });
    }
    if (!allows(code, ':')) {
      return fail({
        code: 'modifier-not-allowed',
        text: given,
        modifier: `:${scoreType}`,
        article: 'C.07 14',
      });
    }
    tieBreak = { ...tieBreak, score: scoreType };
  }
  const seen = new Set<ModifierKind>();
  for (const part of splitModifiers(match[3] ?? '')) {
    const modifier = readModifier(part);
    if (modifier === null)
      return fail({ code: 'unknown-modifier', text: given, modifier: part, article: 'C.07 14' });
    if (!allows(code, modifier.kind)) {
      return fail({ code: 'modifier-not-allowed', text: given, modifier: part, article: 'C.07 14' });
    }
    const slot = modifier.kind === 'M' ? 'C' : modifier.kind;
    if (seen.has(slot))
      return fail({ code: 'modifier-repeated', text: given, modifier: part, article: 'C.07 14' });
    seen.add(slot);
    tieBreak = withModifier(tieBreak, modifier);
  }
  return ok({ ...tieBreak, text: formatTieBreak(tieBreak) });
}

/** The canonical spelling: code, score type, then limit, cuts and letters. */
function formatTieBreak(tieBreak: TieBreak): string {
  const { code, score, cutLeast, cutMost, limit, divisor } = tieBreak;
  let text: string = code;
  if (score !== null) text += `:${score}`;
  if (limit !== null) text += `/L${formatLimit(limit)}`;
  if (cutMost > 0) text += `/M${cutMost}`;
  else if (cutLeast > 0) text += `/C${cutLeast}`;
  if (tieBreak.fore) text += '/F';
  if (tieBreak.forfeitsPlayed) text += '/P';
  if (tieBreak.reversed) text += '/R';
  if (divisor !== null) text += `/K${divisor}`;
  return text;
}

/** What of a list of codes could be read and what could not. */
interface ReadCodes {
  readonly tieBreaks: readonly TieBreak[];
  readonly failures: readonly TieBreakFailure[];
}

/** The laboratory asks for the same list a million times. */
const known = new WeakMap<readonly string[], ReadCodes>();

/** A list of codes with what could be read and what could not; `PTS`, which always comes first, is left out. */
export function parseTieBreaks(codes: readonly string[]): ReadCodes {
  let read = known.get(codes);
  if (read === undefined) known.set(codes, (read = readCodes(codes)));
  return read;
}

function readCodes(codes: readonly string[]): ReadCodes {
  const tieBreaks: TieBreak[] = [];
  const failures: TieBreakFailure[] = [];
  for (const code of codes) {
    if (isPoints(code)) continue;
    const outcome = parseTieBreak(code);
    if (outcome.ok) tieBreaks.push(outcome.value);
    else failures.push(outcome.failure);
  }
  return { tieBreaks, failures };
}

/** True for the points, which always rank first, and for an empty place in a list. */
export function isPoints(code: string): boolean {
  return /^(|PTS|MPTS|GPTS)$/i.test(code.trim());
}

const PLAIN: Omit<TieBreak, 'code' | 'text'> = {
  score: null,
  cutLeast: 0,
  cutMost: 0,
  limit: null,
  forfeitsPlayed: false,
  fore: false,
  reversed: false,
  divisor: null,
};

function allows(code: TieBreakCode, kind: ModifierKind): boolean {
  return entryOf(code).modifiers.includes(kind);
}

/** Splits at `/` and `#`, and at a `-` that does not follow an `L` (Koya limits may be negative). */
function splitModifiers(text: string): string[] {
  return text
    .replace(/(?<!L[+]?)-/gi, '/')
    .split(/[/#]/)
    .filter((part) => part !== '')
    .map((part) => part.toUpperCase());
}

function readModifier(part: string): Modifier | null {
  if (part === 'P' || part === 'F' || part === 'R') return { kind: part };
  const number = /^([CMLK])([+-]?)(\d+(?:\.\d+)?)%?$/.exec(part);
  if (number === null) return null;
  const [, kind, sign, digits] = number;
  const value = Number(digits);
  if (kind === 'L') return { kind, limit: limitOf(sign!, value) };
  if (kind === 'K') return value > 0 && sign === '' ? { kind, divisor: value } : null;
  if (sign !== '' || !Number.isInteger(value) || value < 1 || value > MOST_CUTS) return null;
  return { kind: kind as 'C' | 'M', count: value };
}

/** MTB26 names cuts and medians of 1 and 2 and allows any reasonable number. */
const MOST_CUTS = 20;

/** `L+1`, `L-2`: half points beside one half of the maximum; `L60`: per cent; a bare number below 10: half points. */
function limitOf(sign: string, value: number): KoyaLimit {
  if (sign === '' && value >= 10) return { kind: 'percent', number: value };
  return { kind: 'half-points', number: sign === '-' ? -value : value };
}

function formatLimit(limit: KoyaLimit): string {
  if (limit.kind === 'percent') return String(limit.number);
  return `${limit.number < 0 ? '-' : '+'}${Math.abs(limit.number)}`;
}

function withModifier(tieBreak: TieBreak, modifier: Modifier): TieBreak {
  switch (modifier.kind) {
    case 'C':
      return { ...tieBreak, cutLeast: modifier.count };
    case 'M':
      return { ...tieBreak, cutLeast: modifier.count, cutMost: modifier.count };
    case 'L':
      return { ...tieBreak, limit: modifier.limit };
    case 'K':
      return { ...tieBreak, divisor: modifier.divisor };
    case 'P':
      return { ...tieBreak, forfeitsPlayed: true };
    case 'F':
      return { ...tieBreak, fore: true };
    case 'R':
      return { ...tieBreak, reversed: true };
  }
}
