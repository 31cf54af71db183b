/** Which format a report has, and whether it pairs players or teams. */
import { hasOpponent } from './cells.ts';
import type { TrfFormat } from './deviation.ts';
import { contentOf } from './heading.ts';
import type { SourceFile } from './lines.ts';
import type { PlayerLine } from './players.ts';

const TAGS_OF_2026 =
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' ');

/**
 * TRF26 with any record of 2026, `nationals` national ones among them; TRF06 where there are byes and none of them has
 * a letter of 2016 (H F U Z); otherwise TRF16.
 */
export function formatOf(file: SourceFile, players: readonly PlayerLine[], nationals: number): TrfFormat {
  if (nationals > 0 || TAGS_OF_2026.some((tag) => file.has(tag))) return 'trf26';
  const byes = players.flatMap(({ cells }) =>
    cells.filter((cell) => !hasOpponent(cell) && cell.result !== null),
  );
  const isOld = byes.length > 0 && byes.every(({ result }) => !'HFUZ'.includes(result!));
  return isOld ? 'trf06' : 'trf16';
}

/** Where teams are paired, records 240, 250, 260 and 299 speak of teams. */
export function pairsTeams(file: SourceFile): boolean {
  if (!file.has('310')) return false;
  const codes = file.tagged('192').map(contentOf);
  return codes.length > 0
    ? codes.some((code) => /TEAM|SCHILLER|SCHEVENINGEN/i.test(code))
    : ['320', '330', '352', '362'].some((tag) => file.has(tag));
}
