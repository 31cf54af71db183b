/** Rounds without a game, and points that only some players get: what the records mean, and what is written. */
import { describe, expect, it } from 'vitest';
import { readTrf, writeTrf } from '../../src-engine/index.ts';
import { codes, player, read } from './lines.ts';

/** Reads lines as a report of 2006. */
const readOld = (...lines: string[]) => read(...lines, '### TRF06: + and - without an opponent are byes');

describe('TRF26 001, 240, 250: byes and virtual points', () => {
  it.each(['1', '+', 'W'])(
    'TRF06 %s without a game: one in a round is the allocated bye, several are full points',
    (code) => {
      const cell = `0000 - ${code}`;
      const game = [player(1, '1.0', '2 w 1'), player(2, '0.0', '1 b 0')];
      const kinds = (...cells: readonly string[]) =>
        readOld(
          ...game,
          ...cells.map((each, index) => player(index + 3, '1.0', each)),
        ).tournament.rounds[0]!.unpaired.map(({ kind }) => kind);
      expect(kinds(cell)).toEqual(['pab']);
      expect(kinds(cell, cell)).toEqual(['full', 'full']);
      expect(kinds(cell, '0000 - -', cell)).toEqual(['full', 'zero', 'full']);
    },
  );

  it.each([
    ['F', '+', 'full'],
    ['Z', '-', 'zero'],
  ] as const)('240 %s explains a bare %s', (letter, code, kind) => {
    const lines = [
      player(1, '1.0', '2 w 1'),
      player(2, '0.0', '1 b 0'),
      player(3, code === '+' ? '1.0' : '0.0', `0000 - ${code}`),
    ];
    const told = read(...lines, `240 ${letter}   1    3`);
    expect(told.tournament.rounds[0]!.unpaired).toEqual([{ player: 3, kind }]);
    expect(codes(told)).toEqual([]);
    // The other way round it is a contradiction.
    expect(codes(read(...lines, `240 H   1    3`))).toEqual(['absence-of-paired-player']);
  });

  it('250 written for players with others in between gives these nothing', () => {
    const { tournament } = read(...[1, 2, 3, 4, 5, 6].map((number) => player(number, '0.0')));
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 2, players: [1, 2, 4, 6] }];
    const written = writeTrf({ ...tournament, rules: { ...tournament.rules, virtualPoints } }, 'trf26');
    const again = readTrf(written);
    if (!again.ok) throw new Error(again.failure.code);
    const accelerated = again.value.tournament.rules.virtualPoints.flatMap(({ players }) => players);
    expect(accelerated.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 6]);
  });
});
