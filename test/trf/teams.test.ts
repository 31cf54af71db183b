/** What records of teams mean, and where they are written back. */
import { describe, expect, it } from 'vitest';
import { fileComesBack } from '../../tools/conformance/lib/trf-laws.ts';
import { writeTrf } from '../../src-engine/index.ts';
import { splitLines } from '../../src-engine/trf/lines.ts';
import { readTotals } from '../../src-engine/trf/teams.ts';
import { codes, player, read } from './lines.ts';

/** A record 310 without nickname, strength, points and rank. */
const team = (number: number, name: string, ...players: number[]) =>
  `310 ${String(number).padStart(3)} ${name.padEnd(32)}${players.length === 0 ? '' : ' '.repeat(32)}${players.map((id) => String(id).padStart(5)).join('')}`.trimEnd();
/** A record 013, of reports before 2026. */
const oldTeam = (name: string, ...players: number[]) =>
  `013 ${name.padEnd(32)}${players.map((id) => String(id).padStart(4)).join(' ')}`;
const four = [4, 3, 1, 2].map((number) => player(number, '0.0'));

describe('TRF26 013, 310: teams', () => {
  it('stand in the order of their numbers', () => {
    const { tournament } = read(player(1, '0.0'), team(2, 'Knights'), team(1, 'Rooks'));
    expect(tournament.teams.map(({ name }) => name)).toEqual(['Rooks', 'Knights']);
  });

  it('where teams are paired the byes and prohibitions are theirs', () => {
    const { tournament } = read(
      player(1, '0.0'),
      player(2, '0.0'),
      team(1, 'Rooks', 1, 2),
      '192 FIDE_TEAM',
      '240 Z   1    1',
      '260   1   3    1    2',
    );
    expect(tournament.teams).toEqual([{ name: 'Rooks', players: [1, 2] }]);
    expect(tournament.players.map(({ absences }) => absences)).toEqual([[], []]);
    expect(tournament.rules.prohibitions).toEqual([]);
  });

  it('have a place that may be empty, and columns that are looked at', () => {
    expect(codes(read(...four, team(1, 'Rooks', 4, 0, 2), oldTeam('Bishops', 3, 0, 1)))).toEqual([]);
    const { deviations } = read(...four, '310 1   Rooks', '013   Bishops');
    expect(deviations.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['misaligned', 5, 5],
      ['misaligned', 6, 5],
    ]);
  });

  it('have totals in the order of their numbers, as far as they can be read', () => {
    const total = (number: number, matchPoints: string, gamePoints: string) =>
      `310 ${String(number).padStart(3)} ${' '.repeat(45)} ${matchPoints.padStart(6)} ${gamePoints.padStart(6)}`;
    const file = splitLines(
      ['012 Open', total(4, '7.0', '12.5'), total(2, '', '9.0'), total(3, 'x', '0.0')].join('\n'),
    );
    if (!file.ok) throw new Error(file.failure.code);
    expect(readTotals(file.value)).toEqual([
      { team: 0, line: 3, matchPoints: null, gamePoints: { points: 90, column: 62 } },
      { team: 1, line: 4, matchPoints: null, gamePoints: { points: 0, column: 62 } },
      { team: 2, line: 2, matchPoints: { points: 70, column: 55 }, gamePoints: { points: 125, column: 62 } },
    ]);
  });

  it('are written as records 013 before 2026, and as records 310 since', () => {
    const { tournament } = read('012 Open', ...four, team(1, 'Rooks', 4, 1));
    const written = (format: 'trf16' | 'trf26') =>
      writeTrf({ ...tournament, file: { ...tournament.file!, format } }, format, { lineEnd: '\n' })
        .split('\n')
        .filter((line) => /^(013|310)/.test(line));
    expect(written('trf16')).toEqual([oldTeam('Rooks', 4, 1)]);
    expect(written('trf26')).toEqual([team(1, 'Rooks', 4, 1)]);
  });

  it('say in which columns a player is named who is nobody', () => {
    const { tournament, deviations } = read(
      '012 Open',
      ...four,
      team(1, 'Rooks', 4, 1, 7),
      oldTeam('Knights', 3, 8),
    );
    expect(tournament.teams.map(({ name, players }) => [name, players.length])).toEqual([
      ['Rooks', 2],
      ['Knights', 1],
    ]);
    expect(deviations.map(({ code, line, column, found }) => [code, line, column, found])).toEqual([
      ['player-unknown', 6, 84, '7'],
      ['player-unknown', 7, 42, '8'],
    ]);
  });

  it('are written back where each of them stood, and anew where it changed', () => {
    const records = [team(1, 'Rooks', 4, 1), team(2, 'Knights', 3), oldTeam('Bishops', 2), oldTeam('Pawns')];
    const [rooks, knights, bishops, pawns] = records.map((record) => record.trimEnd());
    const [one, two, three, last] = four;
    const lines = ['012 Open', pawns!, one!, knights!, two!, three!, bishops!, last!, rooks!];
    expect(fileComesBack(lines.join('\n'))).toBeNull();
    const { tournament, format } = read(...lines);
    const teams = tournament.teams.map((each) =>
      each.name === 'Knights' ? { ...each, name: 'Queens' } : each,
    );
    const written = writeTrf({ ...tournament, teams }, format, { lineEnd: '\n' })
      .trimEnd()
      .split('\n');
    expect(written).toEqual(lines.with(3, team(2, 'Queens', 3)));
  });
});
