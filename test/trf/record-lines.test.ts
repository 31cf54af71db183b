/** The lines of single records as they are written: who is named, in which order, in which columns. */
import { describe, expect, it } from 'vitest';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { STANDARD_SCORING } from '../../src-engine/model/scoring.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { accelerationRecord, prohibitionsRecord } from '../../src-engine/trf/acceleration-records.ts';
import { adjustmentsRecord } from '../../src-engine/trf/adjustments.ts';
import { byesRecord } from '../../src-engine/trf/byes.ts';
import { Numbering } from '../../src-engine/trf/numbering.ts';
import { scoringRecord } from '../../src-engine/trf/scoring-records.ts';

/** The identity of a number; nobody has the one of another. */
const idOf = (number: number) => 90 - 7 * number;
/** Numbers 5 and 6 are nobody's. */
const NUMBERS = [7, 1, 2, 3, 4];
const NUMBERING = new Numbering(NUMBERS.map((number) => ({ id: idOf(number), number })));
const span = (points: number, firstRound: number, lastRound: number, ...numbers: readonly number[]) => ({
  ...{ points, firstRound, lastRound },
  players: numbers.map(idOf),
});

describe('TRF26 299', () => {
  const lines = (adjustments: Readonly<Record<number, number>>) =>
    adjustmentsRecord(
      {
        players: NUMBERS.map((number) => ({
          ...blankPlayer(idOf(number), 'x'),
          adjustment: adjustments[number] ?? 0,
        })),
      } as unknown as Tournament,
      NUMBERING,
    ).lines;

  it('has a line for each amount, the largest first, with all who have it', () => {
    expect(lines({})).toEqual([]);
    expect(lines({ 1: -5, 2: 15, 7: -5, 4: 1 })).toEqual([
      '299           1.5         2',
      '299           0.1         4',
      '299          -0.5         7    1',
    ]);
  });
});

describe('TRF26 250, and XXA before', () => {
  const written = (format: 'trf26' | 'trf16', ...spans: readonly ReturnType<typeof span>[]) =>
    accelerationRecord(spans, NUMBERING, format).lines;

  it('names runs of numbers, whoever is missing between them', () => {
    expect(written('trf26', span(10, 1, 2, 4, 1, 2, 7))).toEqual([
      '250       1.0   1   2    1    2',
      '250       1.0   1   2    4    7',
    ]);
    expect(written('trf26', span(5, 3, 3, 3))).toEqual(['250       0.5   3   3    3    3']);
    expect(NUMBERING.range(2, 6)).toEqual([2, 3, 4].map(idOf));
    expect(NUMBERING.runs([])).toEqual([]);
  });

  it('has each player with the sums of all rounds, in the order of the numbers', () => {
    expect(written('trf16', span(10, 1, 2, 7, 2), span(5, 2, 3, 2))).toEqual([
      'XXA    2  1.0  1.5  0.5',
      'XXA    7  1.0  1.0  0.0',
    ]);
    expect(written('trf16')).toEqual([]);
  });
});

describe('TRF26 260, and XXP before', () => {
  const apart = (firstRound: number, lastRound: number, ...numbers: readonly number[]) => ({
    ...{ firstRound, lastRound },
    players: numbers.map(idOf),
  });
  const all = [apart(1, 5, 7, 2), apart(3, 3, 1, 4), apart(2, 9, 3, 1)];

  it('has the rounds and the players', () => {
    expect(prohibitionsRecord(all, NUMBERING, 'trf26', 5, 2).lines).toEqual([
      '260   1   5    7    2',
      '260   3   3    1    4',
      '260   2   9    3    1',
    ]);
  });

  it('has those for all rounds, and those for the next one', () => {
    const lines = (rounds: number, next: number) =>
      prohibitionsRecord(all, NUMBERING, 'trf16', rounds, next).lines;
    expect(lines(5, 1)).toEqual(['XXP 7 2']);
    expect(lines(5, 2)).toEqual(['XXP 7 2', 'XXP 3 1']);
    expect(lines(5, 3)).toEqual(['XXP 7 2', 'XXP 1 4', 'XXP 3 1']);
    expect(lines(5, 4)).toEqual(['XXP 7 2', 'XXP 3 1']);
    expect(lines(5, 6)).toEqual(['XXP 7 2', 'XXP 3 1']);
    // Of six rounds the first of them does not speak.
    expect(lines(6, 6)).toEqual(['XXP 3 1']);
  });

  it('means something else when the rounds are others, though they are not written', () => {
    const senses = [apart(1, 5, 7, 2), apart(1, 6, 7, 2)].map(
      (one) => prohibitionsRecord([one], NUMBERING, 'trf16', 5, 1).sense,
    );
    expect(senses).toEqual([`XXP 7 2\n1-5 ${idOf(7)},${idOf(2)}`, `XXP 7 2\n1-6 ${idOf(7)},${idOf(2)}`]);
  });
});

describe('TRF26 240', () => {
  /** Two rounds are paired, of five. */
  const tournament = {
    players: NUMBERS.map((number) => ({
      ...blankPlayer(idOf(number), 'x'),
      tpn: number,
      absences:
        number === 7
          ? [{ round: 4, kind: 'half' }]
          : number === 1
            ? [
                { round: 4, kind: 'half' },
                { round: 3, kind: 'zero' },
              ]
            : [],
      withdrawnFrom: number === 4 ? 5 : null,
      entryRound: number === 2 ? 4 : 1,
    })),
    rounds: [
      { boards: [], unpaired: [{ player: idOf(3), kind: 'full' }] },
      {
        boards: [],
        unpaired: [
          { player: idOf(7), kind: 'half' },
          { player: idOf(1), kind: 'half' },
          { player: idOf(4), kind: 'zero' },
          { player: idOf(3), kind: 'pab' },
          { player: idOf(2), kind: 'forfeit-loss' },
        ],
      },
    ],
    rules: { rounds: 5 },
  } as unknown as Tournament;
  const future = ['240 Z   3    1    2', '240 H   4    1    7', '240 Z   5    4'];
  const past = ['240 F   1    3', '240 H   2    1    7', '240 Z   2    4'];

  it('has the byes to come by round and kind, and those who come later or have left', () => {
    expect(byesRecord(tournament, false).lines).toEqual(future);
    expect(byesRecord(tournament, true).lines).toEqual([]);
  });

  it('means something else when those of earlier rounds are others', () => {
    expect(byesRecord(tournament, false).sense).toBe([...future, ...future, ...past].join('\n'));
    expect(byesRecord(tournament, true).sense).toBe(['', ...future, ...past].join('\n'));
  });
});

describe('TRF26 162, and XXS and BB before', () => {
  const lines = (format: 'trf26' | 'trf16', change: Partial<typeof STANDARD_SCORING>, hasUnknown = false) =>
    scoringRecord({ ...STANDARD_SCORING, ...change }, format, hasUnknown).lines;
  const THREE = {
    ...{ whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30, pairingAllocatedBye: 30 },
    ...{ whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10 },
  };

  it('are none for the usual points', () => {
    expect(lines('trf26', {})).toEqual([]);
    expect(lines('trf16', {})).toEqual([]);
    // What an unknown result is worth counts where there is one.
    expect(lines('trf26', { unknown: 0 })).toEqual([]);
    expect(lines('trf16', { unknown: 0 }, true)).toEqual([]);
  });

  it('are one line of a TRF26, with what differs from the usual', () => {
    expect(lines('trf26', THREE)).toEqual(['162  W 3.0    D 1.0    L 0.0']);
    expect(lines('trf26', { ...THREE, pairingAllocatedBye: 10 })).toEqual([
      '162  W 3.0    D 1.0    L 0.0    P 1.0',
    ]);
    expect(lines('trf26', { unknown: 0 }, true)).toEqual(['162  W 1.0    D 0.5    L 0.0    X 0.0']);
  });

  it('are told to each engine in its words before', () => {
    expect(lines('trf16', THREE)).toEqual([
      'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0',
      'BBW  3.0',
      'BBD  1.0',
    ]);
    expect(lines('trf16', { zeroBye: 5, forfeitLoss: 5 })).toEqual([
      'XXS ZPB=0.5 FL=0.5',
      'BBZ  0.5',
      'BBF  0.5',
    ]);
    // One colour alone is more than those records can tell.
    expect(lines('trf16', { whiteWin: 30 })).toEqual(['XXS WW=3.0']);
    expect(lines('trf26', { whiteWin: 30 })).toEqual(['XXS WW=3.0']);
  });
});
