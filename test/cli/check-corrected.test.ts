/** `wallchart check` of reports that tell of results which were corrected later (C.04.2 4.3). */
import { describe, expect, it } from 'vitest';
import { wallchart } from './memory-io.ts';

const row = (number: number, name: string, points: string, rank: number, ...cells: string[]): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${2200 - 100 * number}${' '.repeat(28)}` +
  `${points.padStart(4)} ${String(rank).padStart(4)}${cells.map((cell) => `  ${cell.padStart(8)}`).join('')}`;

/** Holt and Novak won, and met in round 2; then the game of Novak and Berg was turned round. */
const LATE = [
  '012 Four players',
  row(1, 'Holt, Ana', '1.5', 1, '3 w 1', '2 b ='),
  row(2, 'Novak, Petr', '0.5', 4, '4 b 0', '1 w ='),
  row(3, 'Costa, Bo', '0.5', 3, '1 b 0', '4 w ='),
  row(4, 'Berg, Ida', '1.5', 2, '2 w 1', '3 b ='),
  'XXR 3',
  'XXC white1',
  '### Correction @ Round 1: Result corrected late, board 2, Berg – Novak, 0 – 1, now 1 – 0, Slip',
  '',
].join('\n');

/** Berg beat Novak for the rating alone: ranks are those of a win of Novak’s. */
const RATED = [
  '012 Four players',
  row(1, 'Holt, Ana', '1.0', 1, '3 w 1'),
  row(2, 'Novak, Petr', '1.0', 2, '4 b 0'),
  row(3, 'Costa, Bo', '0.0', 3, '1 b 0'),
  row(4, 'Berg, Ida', '0.0', 4, '2 w 1'),
  'XXR 3',
  'XXC white1',
  '### Rating correction @ Round 1: Result corrected for rating only, board 2, Berg – Novak, 0 – 1, now 1 – 0, Slip',
  '',
].join('\n');

describe('4.3 wallchart check of results that were corrected later', () => {
  const check = async (report: string | Uint8Array, ...options: string[]) => {
    const { code, out } = await wallchart(['check', 'x.trf', '--lenient', ...options], { 'x.trf': report });
    return { code, lines: out.split('\n') };
  };
  const uncommented = (report: string) => report.replace(/^###.*\n/m, '');
  const DIFFERS = [
    'x.trf: round 1 (dutch-2026): agrees',
    'x.trf: round 2 (dutch-2026): differs',
    '    4 (White) should meet 1.',
    '    2 (White) should meet 3.',
    '    2 (White) met 1.',
    '    3 (White) met 4.',
    '    2.4.1 [C6] decides against the first game played instead.',
  ];
  const BEFORE =
    'It agrees with the results before the corrections that the file tells (C.04.2 4.3): round 1, 4 – 2: 0 – 1.';
  const COUNTED =
    'Corrected for rating only, as the file tells (C.04.2 4.3). Ranks are compared with what counts: round 1, 4 – 2: 0 – 1.';

  it('says behind what differs that the round agrees with the results before', async () => {
    expect(await check(LATE)).toEqual({ code: 1, lines: [...DIFFERS, `    ${BEFORE}`, ''] });
    expect(await check(uncommented(LATE))).toEqual({ code: 1, lines: [...DIFFERS, ''] });
  });

  it('says so of a report in two bytes a letter, whichever comes first', async () => {
    const little = Buffer.from(`\ufeff${LATE}`, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(await check(bytes)).toEqual({ code: 1, lines: [...DIFFERS, `    ${BEFORE}`, ''] });
  });

  it('gives the sentences as data', async () => {
    const { lines } = await check(LATE, '--json');
    expect(JSON.parse(lines.join('\n'))).toMatchObject([
      {
        rounds: [
          { round: 1, agrees: true },
          { round: 2, agrees: false, agreesBefore: BEFORE },
        ],
      },
    ]);
    const { lines: rated } = await check(RATED, '--ranks', '--json');
    expect(JSON.parse(rated.join('\n'))).toMatchObject([{ ranks: [], ranksCounted: COUNTED }]);
  });

  it('says under the ranks that they are compared with what counts', async () => {
    expect(await check(RATED, '--ranks')).toEqual({
      code: 0,
      lines: ['x.trf: round 1 (dutch-2026): agrees', 'x.trf: ranks: agree', `    ${COUNTED}`, ''],
    });
    expect(await check(uncommented(RATED), '--ranks')).toEqual({
      code: 1,
      lines: [
        'x.trf: round 1 (dutch-2026): agrees',
        'x.trf: ranks: differ',
        '    4: rank 4, should be 1 to 2.',
        '    2: rank 2, should be 3 to 4.',
        '',
      ],
    });
  });
});
