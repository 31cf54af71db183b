/** What may be typed of a player, at the very bounds, and what is kept of a form for later. */
import { describe, expect, it } from 'vitest';
import { PlayerForm, TITLES } from '../../../../src-renderer/state/players/player-form.svelte.ts';
import { byesOf } from '../../../../src-renderer/state/players/entry-form.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import type { PlayerRow } from '../../../../src-main/ipc/contract.ts';
import { PLAYERS } from '../../fixture-bridge.ts';

const { problems } = text.playerForm;
type Field = keyof PlayerForm['typed'];

/** What is said of a form in which this is typed beside a name; `{}` where it is taken. */
function said(field: Field, typed: string) {
  const form = new PlayerForm(null, 'Holt, Leon');
  form.typed[field] = typed;
  const read = form.read();
  expect(read === null).toBe(Object.keys(form.problems).length > 0);
  return form.problems;
}

describe('a field of a player', () => {
  it.each<[Field, readonly string[], readonly string[], string]>([
    ['name', ['A', ' A '], ['', ' '], problems.name],
    ['rating', ['', '0', '3500', ' 2000 '], ['3501', '-1', '2000.5', 'x'], problems.rating],
    ['national', ['', '0', '3500'], ['3501', '-1', '1.5'], problems.rating],
    ['own', ['', '0', '3500'], ['3501', '-1', '1.5'], problems.rating],
    ['estimate', ['', '0', '3500'], ['3501', '-1', '1.5'], problems.estimate],
    ['federation', ['', 'NOR', ' nor '], ['NO', 'NORW', 'N0R', 'XNOR'], problems.federation],
    ['fideId', ['', '1', ' 15000001 '], ['15a', 'a15', '1 5'], problems.fideId],
    [
      'birth',
      ['', '1980', '1980/12', '1980/12/31', '1980-1-1', '1980.01'],
      ['80', '19801', 'x1980', '1980/13', '1980/12/32', '1980/1/1x', '1980/'],
      problems.birth,
    ],
    [
      'later',
      ['', 'R4 2210', 'r4:2210', '4 980', 'R12  2210; R13 2220', ', R4 2210,'],
      ['R4', 'R4 99', 'R4 22100', 'R123 2210', 'xR4 2210', 'R4 2210x', 'R4 2210 R5 2220'],
      problems.later,
    ],
    ['club', ['', 'x'], [], ''],
    ['category', ['', 'x'], [], ''],
  ])('%s', (field, taken, refused, problem) => {
    for (const typed of taken) expect(said(field, typed), typed).toEqual({});
    for (const typed of refused) expect(said(field, typed), typed).toEqual({ [field]: problem });
  });

  it('is sent without the blanks around it, each in its own place', () => {
    const form = new PlayerForm(null, ' Holt, Leon ', () => true);
    Object.assign(form.typed, {
      ...{ rating: ' 2001 ', national: ' 2002 ', own: ' 2003 ', estimate: ' 2004 ' },
      ...{ federation: ' nor ', fideId: ' 15 ', birth: ' 1980-3 ', club: ' Rook ', category: ' U18 ' },
      later: ' R4 2210 ',
    });
    [form.title, form.sex, form.feePaid] = ['WFM', 'w', true];
    expect(form.read()).toEqual({
      ...{ name: 'Holt, Leon', sex: 'w', title: 'WFM', rating: 2001, national: 2002, own: 2003 },
      ...{ later: [{ fromRound: 4, rating: 2210 }], estimate: 2004, federation: 'NOR', fideId: '15' },
      ...{ birth: '1980/03/00', club: 'Rook', category: 'U18', feePaid: true },
    });
  });

  it('has a rating of its own only where the tournament has such ratings', () => {
    for (const [hasOwn, own] of [
      [true, 2100],
      [false, undefined],
    ] as const) {
      const form = new PlayerForm(null, 'A', () => hasOwn);
      form.typed.own = '2100';
      expect(form.read()?.own).toBe(own);
    }
  });

  it('shows a birthday as far as it is known', () => {
    const shown = ['1980/00/00', '1980/05/00', '1980/05/09', ''].map(
      (birth) => new PlayerForm({ ...PLAYERS[0]!, birth }, '').typed.birth,
    );
    expect(shown).toEqual(['1980', '1980/05', '1980/05/09', '']);
  });

  it('offers the titles of FIDE, the highest first', () => {
    expect(TITLES).toEqual(['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']);
  });
});

describe('the form of a player', () => {
  const known: PlayerRow = {
    ...PLAYERS[1]!,
    ...({ title: 'FM', sex: 'w', feePaid: true, noHalfBye: true, club: 'Rook', category: 'U18' } as const),
  };

  it('shows who is known, and not the name that was typed to find them', () => {
    const form = new PlayerForm(known, 'holt');
    expect([form.typed.name, form.title, form.sex, form.feePaid, form.noHalfBye]).toEqual([
      ...[known.name, 'FM', 'w', true, true],
    ]);
    expect([form.typed.federation, form.typed.fideId, form.typed.club, form.typed.category]).toEqual([
      ...['NOR', known.fideId, 'Rook', 'U18'],
    ]);
  });

  it('is blank as long as nothing but the federation is typed', () => {
    const isBlank = (type: (form: PlayerForm) => unknown) => {
      const form = new PlayerForm(null, '');
      form.typed.federation = 'NOR';
      type(form);
      return form.isBlank;
    };
    expect(isBlank(() => undefined)).toBe(true);
    expect(isBlank((form) => (form.typed.club = ' '))).toBe(true);
    const changes: ((form: PlayerForm) => unknown)[] = [
      (form) => (form.typed.name = 'A'),
      (form) => (form.typed.category = 'U18'),
      (form) => (form.title = 'IM'),
      (form) => (form.sex = 'm'),
      (form) => (form.feePaid = true),
      (form) => (form.noHalfBye = true),
    ];
    expect(changes.map(isBlank)).toEqual(changes.map(() => false));
  });

  it('is empty for the next player, and types again what was kept, without its problems', () => {
    const form = new PlayerForm(known, '');
    form.typed.rating = 'x';
    expect(form.read()).toBeNull();
    const again = form.keep();
    form.clear();
    expect([form.isBlank, form.typed.federation, form.problems]).toEqual([true, 'NOR', {}]);
    form.typed.name = 'Next';
    expect(form.read()?.name).toBe('Next');
    form.typed.fideId = 'x';
    form.read();
    again();
    expect([form.typed.name, form.typed.rating, form.typed.club]).toEqual([known.name, 'x', 'Rook']);
    expect([form.title, form.sex, form.feePaid, form.noHalfBye, form.problems]).toEqual([
      ...['FM', 'w', true, true],
      {},
    ]);
    // What is typed now is not written into what was kept.
    form.typed.name = 'Changed';
    again();
    expect(form.typed.name).toBe(known.name);
  });
});

describe('a bye that is typed', () => {
  it.each(['x3', '3x', '3=½x', '3==0', '3=10', '3=.5', '3,,4=x', '3 = 0'])('%s is none', (typed) => {
    expect(byesOf(typed)).toBeNull();
  });
  it('is of a round of up to three digits, each once', () => {
    expect(byesOf(',999; 1=1 ,')).toEqual([
      { round: 1, kind: 'full' },
      { round: 999, kind: 'half' },
    ]);
    expect(byesOf('10, 9, 2')?.map(({ round }) => round)).toEqual([2, 9, 10]);
    expect([byesOf('4, 2, 4=0'), byesOf('04 4')]).toEqual([null, null]);
  });
});
