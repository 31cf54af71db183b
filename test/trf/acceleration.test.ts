/** C.04.7 in reports: virtual points and pairs that may not meet, in the records of TRF26 and of JaVaFo. */
import { describe, expect, it } from 'vitest';
import { writeTrf, type Tournament } from '../../src-engine/index.ts';
import { player, read } from './lines.ts';

/** Six players whose first round is played. */
const PLAYERS = [1, 2, 3, 4, 5, 6].map((number) =>
  player(number, '0.5', `${((number + 2) % 6) + 1} ${number < 4 ? 'w' : 'b'} =`),
);

const file = (...lines: string[]) => read('012 Open', '142 7', 'XXR 7', ...PLAYERS, ...lines);

/** `10 1–2: 1 2` for each span; players by number. */
function spans({ rules, players }: Tournament): string[] {
  const number = new Map(players.map(({ id, tpn }) => [id, tpn]));
  return rules.virtualPoints.map(
    ({ points, firstRound, lastRound, players: ids }) =>
      `${points} ${firstRound}–${lastRound}: ${ids.map((id) => number.get(id)).join(' ')}`,
  );
}

const told = (...lines: string[]) => {
  const { tournament, deviations } = file(...lines);
  return [spans(tournament), deviations.map(({ code, column }) => `${code} ${column}`)] as const;
};

describe('250: virtual points of a range of numbers in some rounds', () => {
  it.each([
    ['250       1.0   1   2    2    4', ['10 1–2: 2 3 4'], []],
    ['250       0.5   3   3    5    5', ['5 3–3: 5'], []],
    // A last player before the first is the first alone.
    ['250       1.0   1   2    4    2', ['10 1–2: 4'], []],
    ['250       1.0   1   2    4', ['10 1–2: 4'], []],
    ['250       0.0   1   2    1    2', [], []],
    ['250       1.0   1   2    7    9', [], []],
    ['250       1.0   0   2    1    2', [], ['record-unreadable 5']],
    ['250       1.0   3   2    1    2', [], ['record-unreadable 5']],
    ['250       1.0   1   2    0    2', [], ['record-unreadable 5']],
    ['250             1   2    1    2', [], ['record-unreadable 5']],
  ])('%s', (line, wanted, deviations) => {
    expect(told(line)).toEqual([wanted, deviations]);
  });
});

describe('XXA: a value for each player and round', () => {
  it('is gathered into spans of equal values: by first round, the most points first, then by last round', () => {
    expect(
      told(
        'XXA    5  0.0  0.5',
        'XXA    1  1.0  1.0  0.5',
        'XXA    3  1.0  0.0  0.5',
        'XXA    2  1.0  1.0  0.5',
        'XXA    4  0.5  0.5  0.5',
      ),
    ).toEqual([['10 1–1: 3', '10 1–2: 1 2', '5 1–3: 4', '5 2–2: 5', '5 3–3: 1 2 3'], []]);
  });

  it('of a number that nobody has gives nothing, which is said', () => {
    expect(told('XXA    9  1.0')).toEqual([[], ['player-unknown 5']]);
  });

  it('is overruled by 250, which is said only where the two differ', () => {
    const official = ['250       1.0   1   1    1    3', '250       0.5   2   2    1    3'];
    const same = [1, 2, 3].map((number) => `XXA    ${number}  1.0  0.5`);
    expect(told(...official, ...same)).toEqual([['10 1–1: 1 2 3', '5 2–2: 1 2 3'], []]);
    expect(told(...official, ...same.slice(1))).toEqual([
      ['10 1–1: 1 2 3', '5 2–2: 1 2 3'],
      ['record-overruled 1'],
    ]);
    expect(told(...official, ...same.slice(1), 'XXA    1  1.0  1.0')[1]).toEqual(['record-overruled 1']);
    // Two spans of which one is in the other add up.
    const overlapping = ['250       0.5   1   2    1    3', '250       0.5   1   1    1    3'];
    expect(told(...overlapping, ...same)[1]).toEqual([]);
  });
});

describe('written again', () => {
  const overlapping = [
    '250       0.5   1   3    1    2',
    '250       0.5   1   1    1    2',
    '250       1.5   2   2    5    5',
  ];
  const lines = (format: 'trf16' | 'trf26', tag: string) =>
    writeTrf({ ...file(...overlapping).tournament, keptRecords: [] }, format, {
      lineEnd: '\n',
      purpose: 'exchange',
    })
      .split('\n')
      .filter((line) => line.startsWith(tag));

  it('a TRF26 has a range of numbers a line, a TRF16 the sums of each round by number', () => {
    expect(lines('trf26', '250')).toEqual(overlapping);
    expect(lines('trf16', 'XXA')).toEqual([
      'XXA    1  1.0  0.5  0.5',
      'XXA    2  1.0  0.5  0.5',
      'XXA    5  0.0  1.5  0.0',
    ]);
  });
});

describe('260 and XXP: who may not meet', () => {
  const kept = (...records: string[]) => {
    const { tournament, deviations } = file(...records);
    const number = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
    return [
      tournament.rules.prohibitions.map(
        ({ firstRound, lastRound, players }) =>
          `${firstRound}–${lastRound}: ${players.map((id) => number.get(id)).join(' ')}`,
      ),
      deviations.map(({ code, column }) => `${code} ${column}`),
    ];
  };

  it.each([
    ['260   2   3    1    3    5', ['2–3: 1 3 5'], []],
    ['260   4   4    6    2', ['4–4: 6 2'], []],
    ['260   1   2    1', [], []],
    ['260   0   2    1    2', [], ['record-unreadable 5']],
    ['260   3   2    1    2', [], ['record-unreadable 5']],
    ['XXP 1 3', ['1–7: 1 3'], []],
    ['XXP 4', [], []],
    ['XXP 1 x 3', ['1–7: 1 3'], ['record-unreadable 7']],
    ['XXP 1 12345 3', ['1–7: 1 3'], ['record-unreadable 7']],
  ])('%s', (line, wanted, deviations) => {
    expect(kept(line)).toEqual([wanted, deviations]);
  });

  it('a TRF16 has those of all rounds, and those that hold in the next one', () => {
    const records = [
      '260   1   7    1    2',
      '260   2   2    3    4',
      '260   1   1    5    6',
      '260   3   7    1    6',
      '260   1   6    2    5',
    ];
    const written = writeTrf(file(...records).tournament, 'trf16', { lineEnd: '\n', purpose: 'exchange' });
    // Round 2 is the next.
    expect(written.split('\n').filter((line) => line.startsWith('XXP'))).toEqual([
      'XXP 1 2',
      'XXP 3 4',
      'XXP 2 5',
    ]);
  });
});
