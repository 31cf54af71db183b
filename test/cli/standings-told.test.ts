/** Every line of `wallchart standings`, and every field of its JSON, of small reports. */
import { describe, expect, it } from 'vitest';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';
import { wallchart } from './memory-io.ts';
import { OPEN_GAME } from './samples.ts';

const line = (
  number: number,
  name: string,
  rating: number,
  points: string,
  rank: number,
  ...cells: string[]
) =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating} AUT${' '.repeat(28)}${points}` +
  `${String(rank).padStart(5)}${cells.map((cell) => `  ${cell}`).join('')}`;

/** Three on two points who have met each other, with numbers from 11 on. */
const TIED = [
  '012 Tied',
  '142 3',
  '202 DE,WIN',
  line(11, 'Alder, Kim', 2100, '2.0', 1, '  13 w 1', '  12 b 1', '  14 w 0'),
  line(12, 'Birch, Lou', 2050, '2.0', 2, '  14 b 1', '  11 w 0', '  13 b 1'),
  line(13, 'Cedar, Max', 2000, '0.0', 4, '  11 b 0', '  14 w 0', '  12 w 0'),
  line(14, 'Alder, Kimberly', 1950, '2.0', 3, '  12 w 0', '  13 b 1', '  11 b 1'),
].join('\n');

/** A round robin of four, of whom 4 left after one game. */
const ROUND_ROBIN = [
  '012 Club final',
  '142 3',
  line(1, 'Alder, Kim', 2100, '2.0', 2, '   4 w 1', '   3 w 0', '   2 b 1'),
  line(2, 'Birch, Lou', 2050, '1.5', 3, '   3 b =', '   4 b +', '   1 w 0'),
  line(3, 'Cedar, Max', 2000, '2.5', 1, '   2 w =', '   1 b 1', '   4 w +'),
  line(4, 'Elm, Sam', 1950, '0.0', 4, '   1 b 0', '   2 w -', '   3 b -'),
].join('\n');

const files = {
  'tied.trf': TIED,
  'final.trf': ROUND_ROBIN,
  'open.trf': OPEN_GAME,
  'teams.trf': TEAM_REPORT,
  'nameless.trf': TIED.replace('012 Tied\n', ''),
};
const standings = async (words: string) => {
  const { code, out, err } = await wallchart(['standings', ...words.split(' ')], files);
  return { code, lines: out.split('\n'), err };
};
const asJson = async (words: string) => {
  const { code, out, err } = await wallchart(['standings', ...words.split(' '), '--json'], files);
  return { code, err, out, value: JSON.parse(out) as Record<string, unknown> };
};

const TABLE = [
  'Tied – standings after round 3 (C.07 2026)',
  '',
  ' Rank  No.  Name              Rtg  Pts  DE  WIN',
  '    1   14  Alder, Kimberly  1950    2        2',
  '2 (1)   12  Birch, Lou       2050    2        2',
  '3 (1)   11  Alder, Kim       2100    2        2',
  '    4   13  Cedar, Max       2000    0        0',
  '',
];
const WORKING_OF_BIRCH = [
  'Working of 12 Birch, Lou, 2 points',
  '',
  'DE – – Direct encounter (C.07 (2026) 6)',
  '  Rank in the standings of the tied players’ games with each other.',
  '  It does not separate the 3 tied players.',
  '  separate standings (C.07 6.2)',
  '    14 Alder, Kimberly  1  from 2 of 2',
  '    12 Birch, Lou       1  from 2 of 2',
  '    11 Alder, Kim       1  from 2 of 2',
  '',
  'WIN 2 – Number of wins (C.07 (2026) 7.1)',
  '  Rounds that brought as many points as a win, with or without a game.',
  '  R1  14 Alder, Kimberly  1  1                  C.07 7.1',
  '  R2  11 Alder, Kim       0  0  does not count  C.07 7.1',
  '  R3  13 Cedar, Max       1  1                  C.07 7.1',
  '  Sum = 2',
  '',
];

describe('standings of players', () => {
  it.each(['12', 'birch', 'Birch, Lou'])('with the working of %s', async (word) => {
    const { code, out, err } = await wallchart(['standings', 'tied.trf', '--explain', word], files);
    expect([code, out.split('\n'), err]).toEqual([0, [...TABLE, ...WORKING_OF_BIRCH], '']);
  });

  it('of one who shares a part of the name with another are asked for by the whole name', async () => {
    const explain = (word: string) => wallchart(['standings', 'tied.trf', '--explain', word], files);
    expect((await explain('alder, kim')).out).toContain('\nWorking of 11 Alder, Kim, 2 points\n');
    for (const word of ['alder', '1', '111', 'alder, kimono']) {
      const err = `wallchart standings: no single player is meant by “${word}”.\n`;
      expect(await explain(word)).toEqual({ code: 1, out: '', err, files: new Map() });
    }
  });

  it('after an earlier round, where one point is one point', async () => {
    const { code, lines } = await standings('tied.trf --explain 12 --tie-breaks DE --round 2');
    expect(code).toBe(0);
    expect(lines).toEqual([
      'Tied – provisional standings after round 2 (C.07 2026)',
      '',
      'Rank  No.  Name              Rtg  Pts  DE',
      '   1   11  Alder, Kim       2100    2',
      '   2   12  Birch, Lou       2050    1   1',
      '   3   14  Alder, Kimberly  1950    1   2',
      '   4   13  Cedar, Max       2000    0',
      '',
      'Working of 12 Birch, Lou, 1 point',
      '',
      'DE 1 – Direct encounter (C.07 (2026) 6)',
      '  Rank in the standings of the tied players’ games with each other.',
      '  separate standings (C.07 6.2)',
      '    12 Birch, Lou       1  from 1 of 1',
      '    14 Alder, Kimberly  0  from 1 of 1',
      '',
    ]);
  });

  it('have the points of who is explained also where they are not among those who are listed', async () => {
    const { lines } = await standings('tied.trf --explain 12 --tie-breaks WIN --rating-to 1960');
    expect(lines.slice(2, 6)).toEqual([
      'Rank  No.  Name              Rtg  Pts  WIN',
      '   1   14  Alder, Kimberly  1950    2    2',
      '',
      'Working of 12 Birch, Lou, 2 points',
    ]);
  });

  it('without a name of the event are those of the tournament', async () => {
    const { lines } = await standings('nameless.trf');
    expect(lines[0]).toBe('Tournament – standings after round 3 (C.07 2026)');
  });

  it('mark whoever played less than half of a round robin, and say which tie-breaks are dropped', async () => {
    expect(await standings('final.trf --round-robin --tie-breaks SB,BH')).toEqual({
      code: 0,
      lines: [
        'Club final – standings after round 3 (C.07 2026)',
        '',
        'Rank  No.  Name         Rtg  Pts    SB   BH',
        '   1    3  Cedar, Max  2000   1½  1.25  1.5',
        '   2    1  Alder, Kim  2100    1  0.50  2.0',
        '   3    2  Birch, Lou  2050    ½  0.75  2.5',
        '   4    4  Elm, Sam *  1950    0  0.00  0.0',
        '* less than half of the games played: not counted',
        '',
      ],
      err: 'wallchart standings: BH must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.\n',
    });
  });

  it('answer 1 where a tie-break cannot be read, also beside one that is dropped', async () => {
    const { code, err } = await standings('final.trf --round-robin --tie-breaks SB,NIX,BH');
    expect([code, err]).toEqual([
      1,
      'wallchart standings: NIX is not a tie-break of C.07.\n' +
        'wallchart standings: BH must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.\n',
    ]);
    expect((await asJson('final.trf --round-robin --tie-breaks SB,NIX')).code).toBe(1);
  });

  it('count the games without a final result', async () => {
    const { lines } = await standings('open.trf --tie-breaks BH');
    expect(lines).toEqual([
      'Five players – provisional standings after round 1 (C.07 2026)',
      '',
      ' Rank  No.  Name               Rtg  Pts   BH',
      '    1    2  Sample, Player 2  2701    1  0.0',
      '    2    4  Sample, Player 4  2689    0  1.0',
      '    3    1  Sample, Player 1  2720    0  0.0',
      '4 (3)    5  Sample, Player 5  2673    0  0.0',
      '5 (3)    3  Sample, Player 3  2697    0  0.0',
      '1 game without a final result',
      '',
    ]);
  });
});

describe('standings of players as JSON', () => {
  it('have all that the table has, and the working', async () => {
    const { code, err, out, value } = await asJson('tied.trf --explain 12');
    expect([code, err]).toEqual([0, '']);
    expect(out.startsWith('{\n "name": "Tied",\n')).toBe(true);
    expect(out.endsWith('\n}\n')).toBe(true);
    const row = (rank: number, startingNumber: number, name: string) => ({
      ...{ rank, sharedRank: 1, drawnByLot: true, startingNumber, name, points: 2 },
      ...{ tieBreaks: { DE: 0, WIN: 2 }, shown: ['', '2'] },
    });
    const counted = { cut: null, note: '', article: 'C.07 7.1', treatment: 'counted' };
    expect(value).toEqual({
      ...{ name: 'Tied', afterRound: 3, text: '2026', provisional: false, roundRobin: false },
      ...{ tieBreaks: ['DE', 'WIN'], openGames: [], problems: [] },
      rows: [
        row(1, 14, 'Alder, Kimberly'),
        row(2, 12, 'Birch, Lou'),
        row(3, 11, 'Alder, Kim'),
        {
          ...{ rank: 4, sharedRank: 4, drawnByLot: false, startingNumber: 13, name: 'Cedar, Max', points: 0 },
          ...{ tieBreaks: { DE: 0, WIN: 0 }, shown: ['', '0'] },
        },
      ],
      working: [
        {
          ...{ code: 'DE', name: 'Direct encounter', article: 'C.07 6', articles: ['C.07 6'], text: '2026' },
          ...{ value: 0, sum: '', problem: null, lines: [] },
          encounters: [
            {
              article: 'C.07 6.2',
              rows: [
                { player: 14, score: 1, met: 2 },
                { player: 12, score: 1, met: 2 },
                { player: 11, score: 1, met: 2 },
              ],
            },
          ],
        },
        {
          ...{ code: 'WIN', name: 'Number of wins', article: 'C.07 7.1', articles: ['C.07 7.1'] },
          ...{ text: '2026', value: 2, sum: 'Sum', problem: null, encounters: [] },
          lines: [
            { round: 1, opponent: 14, points: 1, contribution: 1, ...counted },
            {
              ...{ round: 2, opponent: 11, points: 0, contribution: 0, ...counted },
              ...{ treatment: 'not-counted', note: 'does not count' },
            },
            { round: 3, opponent: 13, points: 1, contribution: 1, ...counted },
          ],
        },
      ],
    });
  });

  it('have no working where none is asked for', async () => {
    expect(Object.keys((await asJson('tied.trf')).value)).toEqual([
      ...[
        'name',
        'afterRound',
        'text',
        'provisional',
        'roundRobin',
        'tieBreaks',
        'openGames',
        'problems',
        'rows',
      ],
    ]);
    expect(Object.keys((await asJson('teams.trf --teams')).value)).toEqual([
      ...['name', 'afterRound', 'text', 'primary', 'provisional', 'tieBreaks', 'problems', 'rows'],
    ]);
  });

  it('name the games that are open by the numbers of the players, White first', async () => {
    const { value } = await asJson('open.trf --tie-breaks BH');
    expect([value.provisional, value.openGames]).toEqual([true, [{ round: 1, white: 1, black: 3 }]]);
  });

  it('say what is wrong with a tie-break, at the top and in its working', async () => {
    const sentence =
      'BH must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.';
    const { code, err, value } = await asJson('final.trf --tie-breaks SB,BH --round-robin --explain birch');
    expect([code, err]).toEqual([0, `wallchart standings: ${sentence}\n`]);
    expect([value.roundRobin, value.problems]).toEqual([
      true,
      [{ code: 'not-in-round-robin', text: sentence }],
    ]);
    const working = value.working as { code: string; value: number; problem: string | null }[];
    expect(working.map((each) => [each.code, each.value, each.problem])).toEqual([
      ['SB', 0.75, null],
      ['BH', 2.5, sentence],
    ]);
    const { lines } = await standings('final.trf --tie-breaks BH --round-robin --explain birch');
    expect(lines.slice(-7)).toEqual([
      'BH 2.5 – Buchholz (C.07 (2026) 8.1)',
      '  Sum of the opponents’ scores.',
      `  ${sentence}`,
      '  R1  3 Cedar, Max  ½  1.5    C.07 8.1',
      '  R3  1 Alder, Kim  0  1.0    C.07 8.1',
      '  Sum = 2.5',
      '',
    ]);
  });
});

describe('standings of teams', () => {
  it('have match points and game points, and the working of the team that is named', async () => {
    expect(await standings('teams.trf --teams --explain 1')).toEqual({
      code: 0,
      lines: [
        'Small team event – standings after round 2 (C.07 2026)',
        '',
        'Rank  No.  Team    MP  GP  EDEBT  EGGSB/C1',
        '   1    1  Team 1   6  3½             1.00',
        '   2    3  Team 3  1½   1             1.00',
        '   3    2  Team 2   1   ½             1.75',
        '',
        'Working of 1 Team 1',
        '',
        'EDEBT – – Extended direct encounter, board count, top boards (C.07 (2026) 13.3)',
        '  Extended direct encounter; two teams: board count, then top boards.',
        '  No other player is tied at this point of the list.',
        '',
        'EGGSB/C1 1.00 – Extended Sonneborn-Berger: game × game points Cut 1 (C.07 (2026) 13.2, 14.1)',
        '  Game points of each round times the opponent’s game points.',
        '  R1  2 Team 2  1½  0.75  cut: least significant                                    C.07 14.1',
        '  R2  2 Team 2   2  1.00  win by forfeit: dummy with no more than the opponent’s ½  C.07 16.4.1',
        '  1.75 − 0.75 cut = 1.00',
        '',
      ],
      err: '',
    });
    const nobody = await standings('teams.trf --teams --explain 9');
    expect(nobody).toEqual({
      code: 1,
      lines: [''],
      err: 'wallchart standings: no single team is meant by “9”.\n',
    });
  });

  it('are told as JSON with the points of each, the best first', async () => {
    const { code, err, value } = await asJson('teams.trf --teams --explain 2');
    expect([code, err]).toEqual([0, '']);
    const { rows, working, ...rest } = value;
    expect(rest).toEqual({
      ...{ name: 'Small team event', afterRound: 2, text: '2026', primary: 'GP', provisional: false },
      ...{ tieBreaks: ['EDEBT', 'EGGSB/C1'], problems: [] },
    });
    const row = (rank: number, team: number, matchPoints: number, gamePoints: number, sum: number) => ({
      ...{ rank, sharedRank: rank, drawnByLot: false, team, name: `Team ${team}`, matchPoints, gamePoints },
      ...{ tieBreaks: { EDEBT: 0, 'EGGSB/C1': sum }, shown: ['', sum.toFixed(2)] },
    });
    expect(rows).toEqual([row(1, 1, 6, 3.5, 1), row(2, 3, 1.5, 1, 1), row(3, 2, 1, 0.5, 1.75)]);
    const [, second] = working as { lines: { round: number; opponent: number }[] }[];
    expect(second!.lines.map(({ round, opponent }) => [round, opponent])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
