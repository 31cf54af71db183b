/**
 * Every record that is written, byte by byte. The lines below were typed with the tables of the TRF26 (and of C.04 Annex 2
 * for TRF16) beside them, and the columns are those tables' own: nothing here comes from the program's table of columns.
 */
import { describe, expect, it } from 'vitest';
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  readTrf,
  STANDARD_SCORING,
  writeTrf,
  type Board,
  type Player,
  type Round,
  type Tournament,
  type TrfFormat,
  type Unpaired,
} from '../../src-engine/index.ts';
import { COLUMNS } from './printed-columns.ts';

function round(boards: readonly Board[], unpaired: readonly Unpaired[]): Round {
  return { stage: 'published', boards, unpaired, version: 1, publishedAt: '', handMade: false, system: '' };
}

const game = (white: number, black: number, result: Board['result']): Board => ({
  white,
  black,
  result,
  ratedAs: null,
});

const anna: Player = {
  ...blankPlayer(1, 'Alpha, Anna-Maria'),
  tpn: 1,
  sex: 'w',
  title: 'WGM',
  rating: 2499,
  federation: 'FRA',
  fideId: '600001',
  birth: '1990/12/31',
  recordedRank: 12,
  national: {
    federation: 'FRA',
    sex: 'w',
    title: 'nm',
    name: 'Alpha, Anna',
    rating: 2388,
    origin: 'IDF',
    nationalId: 'K12345',
    birth: '1990/12/31',
  },
};
const bo: Player = {
  ...blankPlayer(2, 'Beta, Bo'),
  tpn: 2,
  sex: 'm',
  title: 'GM',
  federation: 'NOR',
  fideId: '12345678901',
  birth: '2001/00/00',
  recordedRank: 2,
  absences: [{ round: 4, kind: 'half' }],
};
const che: Player = {
  ...blankPlayer(3, 'Gamma, Che'),
  tpn: 3,
  rating: 987,
  adjustment: -5,
  withdrawnFrom: 4,
};
const dee: Player = { ...blankPlayer(4, 'Delta, Dee'), tpn: 1234, rating: 1500, adjustment: 10 };

const event: Tournament = {
  ...BLANK_TOURNAMENT,
  info: {
    name: 'Open of the Harbour',
    city: 'Bergen',
    federation: 'NOR',
    startDate: '2026/03/06',
    endDate: '2026/03/08',
    type: 'Individual: Swiss-System (Dutch)',
    chiefArbiter: 'IA Eik, Eva (1500001)',
    deputyArbiters: ['FA Furu, Finn (1500002)', 'NA Gran, Gro (1500003)'],
    timeControl: '90 min + 30 s',
    encodedTimeControl: '5400+30',
    roundDates: ['2026/03/06', '2026/03/07', '', '2026/03/08'],
    pairingController: 'Wallchart 1.0',
  },
  rules: {
    ...BLANK_TOURNAMENT.rules,
    rounds: 4,
    initialColour: 'black',
    scoring: {
      ...STANDARD_SCORING,
      ...{ whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30 },
      ...{ whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10 },
      pairingAllocatedBye: 10,
    },
    virtualPoints: [
      { points: 30, firstRound: 1, lastRound: 2, players: [1, 2] },
      { points: 15, firstRound: 3, lastRound: 3, players: [1, 2] },
    ],
    prohibitions: [{ firstRound: 1, lastRound: 4, players: [1, 2, 4] }],
    tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'],
  },
  players: [anna, bo, che, dee],
  rounds: [
    round([game(1, 3, 'white-wins'), game(4, 2, 'draw')], []),
    round(
      [game(2, 1, 'unrated-white-wins')],
      [
        { player: 3, kind: 'zero' },
        { player: 4, kind: 'pab' },
      ],
    ),
    round([game(1, 4, 'forfeit-black-wins')], [{ player: 2, kind: 'half' }]),
  ],
  teams: [{ name: 'Rooks of the Western Fjords', players: [1, 4] }],
};

const DATES =
  '132                                                                                        26/03/06  26/03/07            26/03/08';

const TRF26 = `\
012 Open of the Harbour
022 Bergen
032 NOR
042 2026/03/06
052 2026/03/08
062 4
072 3
082 1
092 Individual: Swiss-System (Dutch)
102 IA Eik, Eva (1500001)
112 FA Furu, Finn (1500002)
112 NA Gran, Gro (1500003)
122 90 min + 30 s
${DATES}
142 4
152 B
162  W 3.0    D 1.0    L 0.0    P 1.0
182 Wallchart 1.0
192 FIDE_DUTCH
202 BH/C1,BH,SB,DE
222 5400+30
001    1 wWGM Alpha, Anna-Maria                 2499 FRA      600001 1990/12/31  3.0   12     3 w 1     2 b L  1234 w -
001    2 m GM Beta, Bo                             0 NOR 12345678901 2001/00/00  5.0    2  1234 b =     1 w W  0000 - H
001    3      Gamma, Che                         987                            -0.5          1 b 0  0000 - Z
001 1234      Delta, Dee                        1500                             6.0          2 w =  0000 - U     1 b +
FRA    1 w nm Alpha, Anna                       2388 IDF      K12345 1990/12/31
310   1 Rooks of the Western Fjords                                         1 1234
240 H   4    2
240 Z   4    3
250       3.0   1   2    1    2
250       1.5   3   3    1    2
260   1   4    1    2 1234
299           1.0      1234
299          -0.5         3
`;

const TRF16 = `\
012 Open of the Harbour
022 Bergen
032 NOR
042 2026/03/06
052 2026/03/08
062 4
072 3
082 1
092 Individual: Swiss-System (Dutch)
102 IA Eik, Eva (1500001)
112 FA Furu, Finn (1500002)
112 NA Gran, Gro (1500003)
122 90 min + 30 s
${DATES}
001    1 wWGM Alpha, Anna-Maria                 2499 FRA      600001 1990/12/31  3.0   12     3 w 1     2 b L  1234 w -
001    2 m GM Beta, Bo                             0 NOR 12345678901 2001/00/00  6.0    2  1234 b =     1 w W  0000 - H  0000 - H
001    3      Gamma, Che                         987                             0.0          1 b 0  0000 - Z            0000 - Z
001 1234      Delta, Dee                        1500                             5.0          2 w =  0000 - U     1 b +
013 Rooks of the Western Fjords        1 1234
XXR 4
XXC black1
XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 FW=3.0
BBW  3.0
BBD  1.0
BBU  1.0
XXA    1  3.0  3.0  1.5
XXA    2  3.0  3.0  1.5
XXP 1 2 1234
`;

/** The lines of 001 of TRF06; everything else is as in TRF16. */
const PLAYERS_OF_2006 = `\
001    1 wWGM Alpha, Anna-Maria                 2499 FRA      600001 1990/12/31  3.0   12     3 w 1     2 b L  1234 w -
001    2 m GM Beta, Bo                             0 NOR 12345678901 2001/00/00  6.0    2  1234 b =     1 w W  0000 - =  0000 - =
001    3      Gamma, Che                         987                             0.0          1 b 0  0000 - -            0000 - -
001 1234      Delta, Dee                        1500                             5.0          2 w =  0000 - +     1 b +
`;

function written(format: TrfFormat): string {
  return writeTrf(event, format, { lineEnd: '\n' });
}

function lineOf(format: TrfFormat, start: string): string {
  const line = written(format)
    .split('\n')
    .find((each) => each.startsWith(start));
  if (line === undefined) throw new Error(`no line ${start}`);
  return line;
}

describe('TRF26, TRF16, TRF06: every record', () => {
  it('of a TRF26 stands in its columns', () => {
    expect(written('trf26')).toBe(TRF26);
  });

  it('of a TRF16 stands in its columns', () => {
    expect(written('trf16')).toBe(TRF16);
  });

  it('of a TRF06 stands in its columns', () => {
    const others = TRF16.split('\n').filter((line) => !line.startsWith('001'));
    const lines = written('trf06').split('\n');
    expect(lines.filter((line) => line.startsWith('001'))).toEqual(PLAYERS_OF_2006.trimEnd().split('\n'));
    expect(lines.filter((line) => !line.startsWith('001'))).toEqual(others);
  });

  it('ends with CR LF', () => {
    expect(writeTrf(event, 'trf26')).toBe(TRF26.replaceAll('\n', '\r\n'));
  });
});

describe('TRF26, TRF16: columns as printed', () => {
  for (const [format, start, columns] of COLUMNS) {
    it.each(columns)(`${format} ${start}: %i–%i are %j`, (from, to, text) => {
      const line = lineOf(format, start).padEnd(to);
      expect(line.slice(from - 1, to)).toBe(text);
    });

    it(`${format} ${start}: what stands between them is told of`, () => {
      const lines = written(format).split('\n');
      const at = lines.findIndex((line) => line.startsWith(start));
      const [first, last] = [columns[0]![0], Math.max(...columns.map(([, to]) => to))];
      for (let column = first; column < last; column++) {
        if (columns.some(([from, to]) => from <= column && column <= to)) continue;
        const stray = `${lines[at]!.padEnd(last).slice(0, column - 1)}~${lines[at]!.padEnd(last).slice(column)}`;
        const reading = readTrf(lines.with(at, stray).join('\n'));
        if (!reading.ok) throw new Error(reading.failure.code);
        const told = reading.value.deviations.filter(({ line }) => line === at + 1);
        expect(
          told.map(({ code, found }) => `${code} ${found.trim()}`),
          `column ${column}`,
        ).toContain('between-columns ~');
      }
    });

    it(`${format} ${start}: nothing stands between them`, () => {
      const line = lineOf(format, start);
      const covered = new Set(
        columns.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
      );
      const outside = [...line].filter(
        (character, index) => index >= 3 && !covered.has(index + 1) && character !== ' ',
      );
      expect(outside).toEqual([]);
    });
  }
});
