/** What is remarked in single records of players: whom and what they name that cannot be, and where it stands. */
import { describe, expect, it } from 'vitest';
import { player, read } from './lines.ts';

const FOUR = [1, 2, 3, 4].map((number) => player(number, '0.0'));

/** Code, column, what was found and what it is taken for, of a record behind four players in a TRF26. */
const told = (...records: readonly string[]) =>
  read(...FOUR, '142 5', ...records)
    .deviations.filter(({ line }) => line > 5)
    .map(({ code, line, column, found, takenAs }) =>
      [code, `${line - 5}:${column}`, found.trim(), takenAs].join(' ').trim(),
    );

describe('TRF26 162', () => {
  it('has each value in its columns', () => {
    expect(told('162  W 3.0    D 1.0')).toEqual([]);
    expect(told('162  W3.0     D 1.0')).toEqual(['misaligned 1:7 3.0 3.0']);
    expect(told('162  Q 3.0')).toEqual(['record-unreadable 1:6 162  Q 3.0']);
    expect(told('XXS  WW=3.0   BW=3.0')).toEqual([]);
    expect(told('XXS WW=3.0 QQ=1.0')).toEqual(['record-unreadable 1:12 QQ=1.0']);
  });
});

describe('TRF26 250, XXA', () => {
  it('has each value in its columns', () => {
    expect(told('250       1.0   1   2    1    2')).toEqual([]);
    expect(told('250      1.0    1   2    1    2')).toEqual(['misaligned 1:10 1.0 1.0']);
    expect(told('XXA    2  1.0  1.5')).toEqual([]);
    expect(told('XXA    2 1.0   1.5')).toEqual(['misaligned 1:10 1.0 1.0']);
    expect(told('XXA    9  1.0')).toEqual(['player-unknown 1:5 9']);
  });

  it('is said by 250 where XXA says otherwise', () => {
    const official = '250       1.0   1   2    1    2';
    expect(told(official, 'XXA    1  1.0  1.0', 'XXA    2  1.0  1.0')).toEqual([]);
    expect(told(official, 'XXA    2  1.0  1.0', 'XXA    1  1.0  1.0')).toEqual([]);
    expect
      .soft(told(official, 'XXA    2  1.0  0.5'))
      .toEqual([`record-overruled 2:1 XXA    2  1.0  0.5 ${official}`]);
  });
});

describe('TRF26 260, XXP', () => {
  it('names players, each in their columns', () => {
    expect(told('260   1   3    1    0    2')).toEqual([]);
    expect(told('260   1   3    1    2    9')).toEqual(['player-unknown 1:23 9']);
    expect(told('260   1   3    9    2    1')).toEqual(['player-unknown 1:13 9']);
    expect(told('260  1    3    1    2')).toEqual(['misaligned 1:5 1 1']);
    expect(told('XXP  1   2')).toEqual([]);
    expect(told('XXP 1 2 12')).toEqual(['player-unknown 1:9 12']);
    expect(told('XXP 1 2 x')).toEqual(['record-unreadable 1:9 x']);
    expect(told('XXP3 1 2')).toEqual([]);
  });
});

describe('TRF26 240, XXZ', () => {
  it('names players, each in their columns', () => {
    expect(told('240 H   1    1    0    2')).toEqual([]);
    expect(told('240 H   1    1    2    9')).toEqual(['player-unknown 1:21 9']);
    expect(told('240 H  1     1')).toEqual(['misaligned 1:7 1 1']);
    expect(told('XXZ 1 9')).toEqual(['player-unknown 1:7 9']);
  });

  it('has a kind and a round', () => {
    expect(told('240 Q   1    1')).toEqual(['record-unreadable 1:5 240 Q   1    1']);
    expect(told('240 H        1')).toEqual(['record-unreadable 1:5 240 H        1']);
    const { tournament } = read(...FOUR, '142 5', '240 Q   1    1', '240 H        2', '240 h   1    3');
    expect(tournament.players.map(({ absences }) => absences)).toEqual([
      [],
      [],
      [{ round: 1, kind: 'half' }],
      [],
    ]);
  });

  it('is of nobody who plays, with either colour, and stands in the order of the players', () => {
    const reading = read(
      ...[player(1, '0.0'), player(2, '1.0', '3 w 1'), player(3, '0.0', '2 b 0'), player(4, '0.0')],
      ...['142 5', '240 H   1    4    3    2    1'],
    );
    expect(reading.tournament.rounds[0]!.unpaired).toEqual([
      { player: 1, kind: 'half' },
      { player: 4, kind: 'half' },
    ]);
    const seen = reading.deviations.filter(({ code }) => code === 'absence-of-paired-player');
    expect(seen.map(({ line, column }) => [line, column])).toEqual([
      [6, 16],
      [6, 21],
    ]);
  });
});

describe('TRF26 299', () => {
  it('counts no game that waits as a zero-point bye', () => {
    const points = (...cells: readonly string[]) =>
      read(...[player(1, '0.0', ...cells), player(2, '0.0', '1 b  ', '1 b  ')], '299 Z         0.5')
        .tournament.players[0]!.adjustment;
    expect(points('2 w  ', '2 w  ')).toBe(0);
  });
});
