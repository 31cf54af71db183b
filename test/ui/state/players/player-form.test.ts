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

  it('shows each rating in its own field, and a blank where there is none', () => {
    const ratings = { official: 2509, national: 2480, rating: 2495, estimate: 2400 };
    const laterRatings = [
      { fromRound: 5, rating: 2510 },
      { fromRound: 9, rating: 2520 },
    ];
    const known = new PlayerForm({ ...PLAYERS[1]!, ...ratings, laterRatings }, '').typed;
    expect([known.rating, known.national, known.own, known.estimate, known.later]).toEqual([
      ...['2509', '2480', '2495', '2400', 'R5 2510, R9 2520'],
    ]);
    const none = { official: 0, national: 0, rating: 0, estimate: 0, laterRatings: [] };
    const blank = new PlayerForm({ ...PLAYERS[1]!, ...none }, '').typed;
    expect([blank.rating, blank.national, blank.own, blank.estimate, blank.later]).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('sends later ratings where there are some, or were some; else they stay away', () => {
    const laterRatings = [{ fromRound: 5, rating: 2510 }];
    const read = (before: typeof laterRatings, typed: string) => {
      const form = new PlayerForm({ ...PLAYERS[1]!, laterRatings: before }, '');
      form.typed.later = typed;
      return form.read()?.later;
    };
    expect([
      read([], ''),
      read(laterRatings, ''),
      read([], 'R5 2510'),
      read(laterRatings, 'R5 2510'),
    ]).toEqual([...[undefined, [], laterRatings, laterRatings]]);
  });

  it('says that half-point byes are barred where they are, or where that ends', () => {
    const read = (before: boolean, now: boolean) => {
      const form = new PlayerForm({ ...PLAYERS[1]!, noHalfBye: before }, '');
      form.noHalfBye = now;
      return form.read()?.noHalfBye;
    };
    expect([read(false, false), read(false, true), read(true, false), read(true, true)]).toEqual([
      ...[undefined, true, false, true],
    ]);
    expect(new PlayerForm(null, 'Larkin, Signe').read()?.noHalfBye).toBeUndefined();
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
