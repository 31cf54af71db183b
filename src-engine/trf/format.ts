/** Which format a report has, and whether it pairs players or teams. */
import type { CellCode } from '../model/result.ts';
import { columnOfRound, hasOpponent } from './paired-rounds.ts';
import { readRecord } from './columns.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { contentOf } from './heading.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { PlayerLine, RawCell } from './players.ts';
import { PLAYER_RECORD } from './records.ts';

/** Records that only a TRF26 has, beside national ones. */
export const TAGS_OF_2026: readonly string[] =
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' ');

/** Records of JaVaFo and bbpPairings: both extend the format of 2016. */
export const ENGINE_TAGS: ReadonlySet<string> = new Set(
  'XXR XXC XXZ XXS XXA XXP BBW BBD BBL BBZ BBF BBU'.split(' '),
);

/** Codes of rounds without an opponent that only the format of 2016 has. */
const BYE_LETTERS = 'HFUZ';
/** Codes that stand without an opponent in both formats: byes in that of 2006, forfeits in that of 2016. */
const SIGNS = '+-';

/** A comment that names the format, written where nothing else tells it. */
const NAMED = /^### (TRF06|TRF16)\b/;
const NOTE: Readonly<Record<'trf06' | 'trf16', string>> = {
  trf06: '### TRF06: + and - without an opponent are byes',
  trf16: '### TRF16: + and - without an opponent are forfeits',
};

type OlderFormat = 'trf06' | 'trf16';

function codesWithoutOpponent(cells: readonly RawCell[]): CellCode[] {
  return cells.flatMap((cell) => (cell.result === null || hasOpponent(cell) ? [] : [cell.result]));
}

/**
 * The format that codes of rounds without an opponent belong to. Null where there are only `+` and `-`, which mean
 * something else in each of the two.
 */
function formatOfCodes(players: Iterable<readonly RawCell[]>): OlderFormat | null {
  let format: OlderFormat | null = 'trf16';
  for (const cells of players) {
    for (const code of codesWithoutOpponent(cells)) {
      if (BYE_LETTERS.includes(code)) return 'trf16';
      if (!SIGNS.includes(code)) format = 'trf06';
      else if (format === 'trf16') format = null;
    }
  }
  return format;
}

function namedFormat(lines: readonly { readonly text: string }[]): OlderFormat | null {
  const name = lines.map(({ text }) => NAMED.exec(text)?.[1]).find((found) => found !== undefined);
  return name === undefined ? null : name === 'TRF06' ? 'trf06' : 'trf16';
}

/**
 * TRF26 with any record of 2026, `nationals` national ones among them. Otherwise rounds without an opponent tell: with
 * a letter of 2016 (H F U Z), or without such rounds, TRF16; with a code of a game TRF06. Where they hold only `+` and
 * `-`, a comment that names the format decides, then records of engines, which are of 2016, else it is a TRF06; what
 * was not named is reported.
 */
export function formatOf(
  file: SourceFile,
  players: readonly PlayerLine[],
  nationals: number,
  deviations: Deviations,
): TrfFormat {
  if (nationals > 0 || TAGS_OF_2026.some((tag) => file.has(tag))) return 'trf26';
  const named = namedFormat(file.tagged('###'));
  claimName(file);
  const told = formatOfCodes(players.map(({ cells }) => cells)) ?? named;
  if (told !== null) return told;
  const assumed = formatByEngines([...ENGINE_TAGS].some((tag) => file.has(tag)));
  const first = firstSign(players);
  deviations.add(
    'format-assumed',
    first.line.number,
    columnOfRound(first.round),
    first.found,
    assumed.toUpperCase(),
  );
  return assumed;
}

function formatByEngines(hasRecords: boolean): OlderFormat {
  return hasRecords ? 'trf16' : 'trf06';
}

/** A comment that names the format belongs to the file, not to the tournament. */
function claimName(file: SourceFile): void {
  const line = file.tagged('###').find(({ text }) => NAMED.test(text));
  if (line !== undefined) file.claim(line, 'format');
}

function firstSign(players: readonly PlayerLine[]): { line: SourceLine; round: number; found: string } {
  for (const { line, cells } of [...players].sort((a, b) => a.line.number - b.line.number)) {
    const index = cells.findIndex((cell) => cell.result !== null && !hasOpponent(cell));
    if (index >= 0) return { line, round: index + 1, found: `0000 - ${cells[index]!.result!}` };
  }
  throw new RangeError('no round without an opponent');
}

/**
 * The comment that lines of a TRF06 or TRF16 need so that they are read as what they are, or null where they show it
 * themselves. Cost: a reading of the players, up to the first that shows it.
 */
export function noteOfFormat(lines: readonly string[], format: TrfFormat): string | null {
  if (format === 'trf26') return null;
  const players = lines.filter((line) => line.startsWith('001'));
  const cells = function* () {
    for (const line of players) yield readRecord(PLAYER_RECORD, line, () => undefined).groups;
  };
  if (formatOfCodes(cells()) !== null) return null;
  const engines = lines.some((line) => ENGINE_TAGS.has(line.slice(0, 3)));
  const told = namedFormat(lines.map((text) => ({ text }))) ?? formatByEngines(engines);
  return told === format ? null : NOTE[format];
}

/** Where teams are paired, records 240, 250, 260 and 299 speak of teams. */
export function pairsTeams(file: SourceFile): boolean {
  if (!file.has('310')) return false;
  // Of several records the first counts.
  const [system] = file.tagged('192');
  return system !== undefined
    ? /TEAM|SCHILLER|SCHEVENINGEN/i.test(contentOf(system))
    : ['320', '330', '352', '362'].some((tag) => file.has(tag));
}
