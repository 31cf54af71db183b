/** TRF26: records of national federations. */
import { describe, expect, it } from 'vitest';
import { writeTrf } from '../../src-engine/index.ts';
import { player, read } from './lines.ts';

describe('TRF26 NRS: national records', () => {
  const national = 'NOR    1 m    Player 1                          1987';

  it('have any three letters, as long as their columns are filled without a fault', () => {
    const { tournament, format, deviations } = read('012 Open', player(1, '0.0'), national);
    expect([format, deviations]).toEqual(['trf26', []]);
    expect(tournament.players[0]!.national).toMatchObject({ federation: 'NOR', rating: 1987 });
  });

  it('of a federation of the file are read with their faults', () => {
    const damaged = national.replace('1987', '19x7').replace('NOR', 'FRA');
    const { tournament, deviations } = read('012 Open', player(1, '0.0'), damaged);
    expect(deviations.map(({ code, column }) => [code, column])).toEqual([['field-unreadable', 49]]);
    expect(tournament.players[0]!.national).toMatchObject({ federation: 'FRA', rating: 0 });
  });

  it('are one for each player: a second one, and one of nobody, are kept as they are', () => {
    const second = national.replace('1987', '1811').replace('NOR', 'SWE');
    const nobody = national.replace('NOR    1', 'NOR    7');
    const { tournament, deviations } = read('012 Open', player(1, '0.0'), national, second, nobody);
    expect(tournament.players[0]!.national).toMatchObject({ federation: 'NOR', rating: 1987 });
    expect(deviations.map(({ code }) => code)).toEqual(['unknown-record', 'unknown-record']);
    const lines = writeTrf(tournament, 'trf26').split('\r\n');
    expect(lines.filter((line) => /^(NOR|SWE)/.test(line)).toSorted()).toEqual(
      [national, nobody, second].toSorted(),
    );
  });

  it('are written with the number that the player has, whatever identity', () => {
    const { tournament } = read('012 Open', player(1, '0.0'), player(2, '0.0'), national);
    const players = tournament.players.map((each) => ({ ...each, tpn: 3 - each.id }));
    const lines = writeTrf({ ...tournament, players }, 'trf26').split('\r\n');
    expect(lines.filter((line) => line.startsWith('NOR'))).toEqual([
      national.replace('NOR    1', 'NOR    2'),
    ]);
  });

  it('of a federation of the file tell what was found and what it is taken for', () => {
    const damaged = national.replace('1987', '19x7').replace('NOR', 'FRA');
    expect(read('012 Open', player(1, '0.0'), damaged).deviations).toMatchObject([
      { code: 'field-unreadable', column: 49, found: '19x7', takenAs: '' },
    ]);
  });

  it('are not what other programs have: such a record is kept', () => {
    const other = 'DAT 0001 EMAIL somebody@example.org';
    const { tournament, format, deviations } = read('012 Open', player(1, '0.0'), other);
    expect([format, deviations.map(({ code }) => code)]).toEqual(['trf16', ['unknown-record']]);
    expect(tournament.players[0]!.national).toBeNull();
    expect(writeTrf(tournament, 'trf16')).toContain(`${other}\r\n`);
    const { file: _layout, ...plain } = tournament;
    expect(writeTrf(plain, 'trf06')).toContain(`${other}\r\n`);
  });
});
