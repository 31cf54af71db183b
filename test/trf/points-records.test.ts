/** 162, XXS, BB* the points of results, and 299 points of the event's rules. Every value is another one. */
import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING, type Scoring } from '../../src-engine/model/scoring.ts';
import { scoringRecord } from '../../src-engine/trf/scoring-records.ts';
import { player, read } from './lines.ts';

function report(...lines: readonly string[]) {
  const { tournament, deviations } = read('012 Open', ...lines, player(1, '0.0'), player(2, '0.0'));
  const told = deviations
    .filter(({ line }) => line > 1 && line < 2 + lines.length)
    .map(({ code, line, column, found, takenAs }) => `${code} ${line}:${column} ${found} > ${takenAs}`);
  return { scoring: tournament.rules.scoring, told };
}

/** Symbols in column 6, points in columns 7 to 10, and so on each 9 columns. */
const line162 = (...groups: readonly (readonly [string, string])[]) =>
  `162 ${groups.map(([symbol, points]) => ` ${symbol.padEnd(1)}${points.padStart(4)}   `).join('')}`.trimEnd();

const changed = (changes: Partial<Scoring>): Scoring => ({ ...STANDARD_SCORING, ...changes });
const win = (points: number) => ({ whiteWin: points, blackWin: points, forfeitWin: points, fullBye: points });

describe('162', () => {
  it('sets what its symbols stand for; a bye is worth a win, an unknown result a draw', () => {
    expect(report(line162(['W', '3.0'], ['D', '1.0'], ['L', '0.5']))).toEqual({
      scoring: changed({
        ...win(30),
        ...{ whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10 },
        ...{ whiteLoss: 5, blackLoss: 5, pairingAllocatedBye: 30 },
      }),
      told: [],
    });
    expect(report(line162(['a', '0.1'], ['P', '0.7'], ['X', '0.2'])).scoring).toEqual(
      changed({ zeroBye: 1, forfeitLoss: 1, pairingAllocatedBye: 7, unknown: 2 }),
    );
    expect(report(line162(['Z', '0.3'])).scoring).toEqual(changed({ zeroBye: 3, forfeitLoss: 3 }));
    // A bye that is told as a win of others stays it.
    expect(report(line162(['P', '1.0'], ['W', '3.0'])).scoring).toEqual(changed(win(30)));
    expect(report(line162(['W', '3.0']), line162(['W', '2.0'])).scoring).toEqual(
      changed({ ...win(20), pairingAllocatedBye: 20 }),
    );
  });

  it('tells of a symbol that is none, or has no points', () => {
    const line = line162(['Q', '3.0'], ['W', '3.0']);
    expect(report(line)).toEqual({
      scoring: changed({ ...win(30), pairingAllocatedBye: 30 }),
      told: [`record-unreadable 2:6 ${line} > `],
    });
    expect(report(line162(['W', ''], ['D', '0.4'])).told).toEqual([
      `record-unreadable 2:6 ${line162(['W', ''], ['D', '0.4'])} > `,
    ]);
    expect(report(line162(['', '3.0'], ['D', '0.4']))).toEqual({
      scoring: changed({ whiteDraw: 4, blackDraw: 4, halfBye: 4, unknown: 4 }),
      told: [],
    });
  });
});

describe('XXS', () => {
  it.each<readonly [string, Partial<Scoring>]>([
    ['WW', { whiteWin: 37 }],
    ['bw', { blackWin: 37 }],
    ['WD', { whiteDraw: 37, unknown: 37 }],
    ['BD', { blackDraw: 37 }],
    ['WL', { whiteLoss: 37 }],
    ['BL', { blackLoss: 37 }],
    ['ZPB', { zeroBye: 37 }],
    ['HPB', { halfBye: 37 }],
    ['FPB', { fullBye: 37 }],
    ['PAB', { pairingAllocatedBye: 37 }],
    ['FW', { forfeitWin: 37 }],
    ['FL', { forfeitLoss: 37 }],
    ['W', win(37)],
    ['D', { whiteDraw: 37, blackDraw: 37, halfBye: 37, unknown: 37 }],
  ])('%s sets it, and a bye keeps its own points', (code, changes) => {
    expect(report(`XXS ${code}=3.7`)).toEqual({ scoring: changed(changes), told: [] });
  });

  it('tells of a word that is none, where it stands', () => {
    expect(report('XXS WW=3.0 Q=1.0  BW=x WL BL=0.2')).toEqual({
      scoring: changed({ whiteWin: 30, blackLoss: 2 }),
      told: [
        'record-unreadable 2:12 Q=1.0 > ',
        'record-unreadable 2:19 BW=x > ',
        'record-unreadable 2:24 WL > ',
      ],
    });
  });
});

describe('BBW … BBU', () => {
  it.each<readonly [string, Partial<Scoring>]>([
    ['BBW', { ...win(37), pairingAllocatedBye: 37 }],
    ['BBD', { whiteDraw: 37, blackDraw: 37, halfBye: 37, unknown: 37 }],
    ['BBL', { whiteLoss: 37, blackLoss: 37 }],
    ['BBZ', { zeroBye: 37 }],
    ['BBF', { forfeitLoss: 37 }],
    ['BBU', { pairingAllocatedBye: 37 }],
  ])('%s sets it', (tag, changes) => {
    expect(report(`${tag}  3.7`)).toEqual({ scoring: changed(changes), told: [] });
  });

  it('tells of one without points', () => {
    expect(report('BBW')).toEqual({ scoring: STANDARD_SCORING, told: ['record-unreadable 2:5 BBW > '] });
  });
});

describe('points that several records tell', () => {
  it('are those of 162, else of XXS; others that disagree are told', () => {
    const official = line162(['W', '3.0']);
    expect(report('XXS W=2.0', official)).toEqual({
      scoring: changed({ ...win(30), pairingAllocatedBye: 30 }),
      told: [`record-overruled 2:1 XXS W=2.0 > ${official}`],
    });
    expect(report('BBW  2.0', 'XXS W=3.0 PAB=3.0')).toEqual({
      scoring: changed({ ...win(30), pairingAllocatedBye: 30 }),
      told: ['record-overruled 2:1 BBW  2.0 > XXS W=3.0 PAB=3.0'],
    });
    expect(report('BBW  3.0', 'XXS W=3.0 PAB=3.0', official).told).toEqual([]);
    expect(report()).toEqual({ scoring: STANDARD_SCORING, told: [] });
  });
});

describe('the records of points', () => {
  const lines = (changes: Partial<Scoring>, format: 'trf16' | 'trf26', hasUnknown = false) =>
    scoringRecord(changed(changes), format, hasUnknown).lines;
  const three = {
    ...win(30),
    ...{ whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10, pairingAllocatedBye: 30 },
  };
  const official = '162  W 3.0    D 1.0    L 0.0';

  it('are none for the usual points', () => {
    for (const format of ['trf16', 'trf26'] as const)
      for (const hasUnknown of [true, false]) expect(lines({}, format, hasUnknown)).toEqual([]);
    expect(lines({ unknown: 0 }, 'trf26')).toEqual([]);
    expect(lines({ unknown: 0 }, 'trf16', true)).toEqual([]);
  });

  it('are 162 of a TRF26, with what differs from its usual values', () => {
    expect(lines(three, 'trf26')).toEqual([official]);
    expect(lines({ ...three, zeroBye: 1, forfeitLoss: 1 }, 'trf26')).toEqual([`${official}    A 0.1`]);
    expect(lines({ ...three, pairingAllocatedBye: 20 }, 'trf26')).toEqual([`${official}    P 2.0`]);
    expect(lines({ ...three, unknown: 20 }, 'trf26', true)).toEqual([`${official}    X 2.0`]);
    expect(lines({ ...three, unknown: 20 }, 'trf26', false)).toEqual([official]);
    expect(lines({ whiteLoss: 1, blackLoss: 1 }, 'trf26')).toEqual(['162  W 1.0    D 0.5    L 0.1']);
  });

  it('are XXS of a TRF26 whose six symbols or four columns cannot tell them', () => {
    expect(lines({ blackWin: 11 }, 'trf26')).toEqual(['XXS BW=1.1']);
    expect(lines({ ...win(1000), pairingAllocatedBye: 1000 }, 'trf26')).toEqual([
      'XXS WW=100.0 BW=100.0 FPB=100.0 PAB=100.0 FW=100.0',
    ]);
  });

  it('are those of both engines before, where they can tell them', () => {
    expect(lines(three, 'trf16')).toEqual([
      'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0',
      'BBW  3.0',
      'BBD  1.0',
    ]);
    expect(lines({ ...win(30), pairingAllocatedBye: 10 }, 'trf16').slice(1)).toEqual([
      'BBW  3.0',
      'BBU  1.0',
    ]);
    expect(
      lines({ whiteLoss: 1, blackLoss: 1, zeroBye: 2, forfeitLoss: 3, pairingAllocatedBye: 4 }, 'trf16'),
    ).toEqual(['XXS WL=0.1 BL=0.1 ZPB=0.2 PAB=0.4 FL=0.3', 'BBL  0.1', 'BBZ  0.2', 'BBF  0.3', 'BBU  0.4']);
    expect(lines({ blackWin: 11 }, 'trf16')).toEqual(['XXS BW=1.1']);
    expect(lines({ ...win(1000), pairingAllocatedBye: 1000 }, 'trf16')).toHaveLength(1);
  });

  it('have another sense for other points', () => {
    const sense = (changes: Partial<Scoring>) => scoringRecord(changed(changes), 'trf26', false).sense;
    expect(sense({ blackWin: 11 })).not.toBe(sense({ blackWin: 12 }));
    expect(scoringRecord(changed(three), 'trf26', false).key).toBe('scoring');
  });
});

describe('299', () => {
  // 1 has won, drawn, had half a bye and nothing; 2 the other way round, and lost by forfeit.
  const players = [
    player(1, '2.0', '2 w 1', '2 b =', '0000 - H', ''),
    player(2, '0.5', '1 b 0', '1 w =', '', '3 w -'),
    player(3, '1.0', '', '', '', '2 b +'),
  ];
  const adjusted = (...lines: readonly string[]) => {
    const { tournament, deviations } = read('012 Open', '142 4', ...players, ...lines);
    const told = deviations.filter(({ line, code }) => line > 5 && code !== 'points-disagree');
    return [
      tournament.players.map(({ adjustment }) => adjustment).join(' '),
      ...told.map(({ code, line, column, found }) => `${code} ${line}:${column} ${found}`),
    ];
  };
  /** Kind in column 5, points in 14 to 17, round in 20 to 22, players in 24 to 27 and each five. */
  const line = (kind: string, points: string, round: string, ...numbers: readonly number[]) =>
    `299 ${kind.padEnd(1)}        ${points.padStart(4)}  ${round.padStart(3)}${numbers.map((each) => ` ${String(each).padStart(4)}`).join('')}`.trimEnd();

  it('adds and takes points of those who are named, or of all', () => {
    expect(adjusted(line('', '1.5', '', 1, 3))).toEqual(['15 0 15']);
    expect(adjusted(line('', '-0.5', '2', 2))).toEqual(['0 -5 0']);
    expect(adjusted(line('', '1.0', ''))).toEqual(['10 10 10']);
    expect(adjusted(line('', '1.0', '', 1), line('', '0.5', '', 1))).toEqual(['15 0 0']);
    expect(adjusted(line('', '1.0', '', 0, 3))).toEqual(['0 0 10']);
    expect(adjusted(line('', '1.0', '', 9, 3))).toEqual(['0 0 10', 'player-unknown 6:24 9']);
    expect(adjusted(line('', '1.0', '', 3, 9))).toEqual(['0 0 10', 'player-unknown 6:29 9']);
  });

  it('sets the points of a kind of result, in a round or in all', () => {
    expect(adjusted(line('W', '3.0', '000', 1, 2))).toEqual(['20 0 0']);
    expect(adjusted(line('d', '1.0', ''))).toEqual(['5 5 0']);
    expect(adjusted(line('D', '1.0', '2', 1))).toEqual(['5 0 0']);
    expect(adjusted(line('D', '1.0', '1', 1))).toEqual(['0 0 0']);
    expect(adjusted(line('L', '0.5', ''))).toEqual(['0 5 0']);
    expect(adjusted(line('H', '1.0', '3'))).toEqual(['5 0 0']);
    expect(adjusted(line('+', '2.0', '4'))).toEqual(['0 0 10']);
    expect(adjusted(line('-', '0.5', '4'))).toEqual(['0 5 0']);
    // A blank round is a bye of no points; a game without a result is none.
    expect(adjusted(line('Z', '0.5', ''))).toEqual(['5 5 15']);
    expect(adjusted(line('Z', '0.5', '4', 1))).toEqual(['5 0 0']);
  });

  it('is told where it says nothing that can be done', () => {
    expect(adjusted(line('W', '', ''))).toEqual(['0 0 0', `record-unreadable 6:5 ${line('W', '', '')}`]);
    expect(adjusted(line('Q', '1.0', ''))).toEqual([
      '0 0 0',
      `record-unreadable 6:5 ${line('Q', '1.0', '')}`,
    ]);
    expect(adjusted(line('', '1.0', '5', 1))).toEqual(['0 0 0', 'round-out-of-range 6:20 5']);
    expect(adjusted(line('', '1.0', '4', 1))).toEqual(['10 0 0']);
  });
});
