/** A player as typed: what is left behind for the next one, and what is wrong. */
import { describe, expect, it } from 'vitest';
import { PlayerForm } from '../../../../src-renderer/state/players/player-form.svelte.ts';
import { PLAYERS } from '../../fixture-bridge.ts';

describe('the form of a player', () => {
  it('the next player inherits the federation and the list, and nothing else', () => {
    const form = new PlayerForm(null, 'Larkin, Signe');
    form.title = 'GM';
    form.sex = 'w';
    Object.assign(form.typed, {
      rating: 'x',
      estimate: '1800',
      federation: 'NOR',
      fideId: '15000001',
      birth: '1980',
      club: 'Four Towers',
      category: 'S50',
    });
    expect(form.read()).toBeNull();
    expect(Object.keys(form.problems)).toEqual(['rating']);
    form.clear();
    expect([form.title, form.sex, form.feePaid, form.problems]).toEqual([null, null, false, {}]);
    expect(form.typed).toEqual({
      name: '',
      rating: '',
      national: '',
      own: '',
      later: '',
      estimate: '',
      federation: 'NOR',
      fideId: '',
      birth: '',
      club: '',
      category: '',
    });
  });

  it('shows a player who is known, and reads them back unchanged', () => {
    const player = { ...PLAYERS[1]!, birth: '1980/00/00', estimate: 0, club: ' Four Towers ' };
    const form = new PlayerForm(player, '');
    expect([form.typed.birth, form.typed.estimate, form.typed.rating]).toEqual(['1980', '', '2509']);
    expect(form.read()).toMatchObject({
      name: player.name,
      title: player.title,
      sex: player.sex,
      rating: player.rating,
      feePaid: false,
      federation: 'NOR',
      fideId: player.fideId,
      birth: '1980/00/00',
      club: 'Four Towers',
    });
  });

  it('says what is wrong, field by field', () => {
    const form = new PlayerForm(null, '  ');
    Object.assign(form.typed, {
      rating: '3501',
      estimate: '-1',
      federation: 'NORW',
      fideId: '15a',
      birth: '1980/13',
    });
    expect(form.read()).toBeNull();
    expect(Object.keys(form.problems).toSorted()).toEqual(
      ['birth', 'estimate', 'federation', 'fideId', 'name', 'rating'].toSorted(),
    );
  });

  it.each([
    ['', ''],
    ['1980', '1980/00/00'],
    ['1980-3', '1980/03/00'],
    ['1980.12.31', '1980/12/31'],
    ['1980/12/32', null],
    ['80', null],
  ])('takes %j as a birthday of %j', (typed, birth) => {
    const form = new PlayerForm(null, 'A');
    form.typed.birth = typed;
    expect(form.read()?.birth ?? null).toBe(birth);
  });

  it.each([
    ['', undefined],
    ['R4 2210', [{ fromRound: 4, rating: 2210 }]],
    [
      '4: 2210, r12 980;',
      [
        { fromRound: 4, rating: 2210 },
        { fromRound: 12, rating: 980 },
      ],
    ],
  ])('takes %j as later ratings', (typed, later) => {
    const form = new PlayerForm(null, 'A');
    form.typed.later = typed;
    expect([form.read()?.later, form.problems]).toEqual([later, {}]);
  });

  it('says that later ratings cannot be read, and takes none of them', () => {
    const form = new PlayerForm(null, 'A');
    form.typed.later = 'R4 2210, soon';
    expect([form.read(), Object.keys(form.problems)]).toEqual([null, ['later']]);
  });

  it('takes small letters of a federation', () => {
    const form = new PlayerForm(null, 'A');
    form.typed.federation = 'nor';
    expect(form.read()?.federation).toBe('NOR');
  });
});
