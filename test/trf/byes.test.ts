/** Rounds without a game, and points that only some players get: what the records mean, and what is written. */
import { describe, expect, it } from 'vitest';
import { readTrf, writeTrf, type Player } from '../../src-engine/index.ts';
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

  it('240 has the rounds to come of each number: announced byes, rounds before an entry and after a withdrawal', () => {
    const { tournament } = read(...[1, 2, 3, 4, 5, 6].map((number) => player(number, '0.0')));
    const changes: Readonly<Record<number, Partial<Player>>> = {
      1: {
        absences: [
          { round: 10, kind: 'half' },
          { round: 9, kind: 'half' },
        ],
      },
      2: { entryRound: 3 },
      3: { withdrawnFrom: 11 },
      4: {
        withdrawnFrom: 12,
        absences: [
          { round: 2, kind: 'full' },
          { round: 12, kind: 'half' },
        ],
      },
      6: { absences: [{ round: 2, kind: 'zero' }] },
    };
    // Numbers run against the identities.
    const players = tournament.players.map((each) => ({ ...each, ...changes[each.id], tpn: 7 - each.id }));
    const rules = { ...tournament.rules, rounds: 12 };
    const written = writeTrf({ ...tournament, players, rules }, 'trf26');
    expect(written.split(/\r?\n/).filter((line) => line.startsWith('240'))).toEqual([
      '240 Z   1    5',
      '240 F   2    3',
      '240 Z   2    1    5',
      '240 H   9    6',
      '240 H  10    6',
      '240 Z  11    4',
      // Number 3 asked for half a point in round 12 before they left (C.04.2 3.2).
      '240 Z  12    3    4',
    ]);
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
