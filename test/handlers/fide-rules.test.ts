/** FIDE mode, and who is kept apart by their data: what ends it, and in which words. */
import { describe, expect, it } from 'vitest';
import {
  BLANK_TOURNAMENT,
  STANDARD_SCORING,
  type EventDraft,
  type KeepApart,
  type Player,
  type Rules,
  type TournamentInfo,
} from '../../src-engine/index.ts';
import { keepingApart } from '../../src-main/handlers/settings/apart-later.ts';
import {
  fideModeCommands,
  fideObjections,
  textOfObjection,
  whyNotOfFide,
} from '../../src-main/handlers/settings/fide-mode.ts';
import { FIRST, imported, players, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

const WALL_1 = up(1, FIRST, 3);
function deskWith(rules: Partial<Rules>, info: Partial<TournamentInfo>, ...drafts: readonly EventDraft[]) {
  const { payload, ...draft } = imported();
  const { tournament } = payload;
  const changed = {
    ...tournament,
    info: { ...tournament.info, name: 'Open', ...info },
    rules: { ...tournament.rules, ...rules },
  };
  return new WrittenDesk([{ ...draft, payload: { ...payload, tournament: changed } }, ...drafts]);
}
describe('FIDE mode', () => {
  const objections = (rules: Partial<Rules>, startDate = '', today = '2026-11-21T12:00') =>
    fideObjections(
      {
        ...BLANK_TOURNAMENT,
        info: { ...BLANK_TOURNAMENT.info, startDate },
        rules: { ...BLANK_TOURNAMENT.rules, ...rules },
        players,
      },
      today,
    ).map(({ code, article, system }) => [code, article, system]);

  it('ends with rules that are not FIDE’s', () => {
    expect(objections({})).toEqual([]);
    expect(objections({ system: 'bcf' })).toEqual([['system-not-of-fide', 'C.04.2 1.1', 'bcf']]);
    expect(objections({ system: 'none' })).toEqual([['system-not-of-fide', 'C.04.2 1.1', 'none']]);
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 1, players: [3] }];
    expect(objections({ virtualPoints })).toEqual([['acceleration-not-of-fide', 'C.04.2 1.2', 'dutch-2026']]);
    expect(objections({ scoring: { ...STANDARD_SCORING, halfBye: 10 } })).toEqual([
      ['half-bye-above-draw', 'C.05 6.7', 'dutch-2026'],
    ]);
  });

  it('counts the texts of the day on which the event begins, else of today', () => {
    const old = { system: 'dutch-2017', acceleration: 'baku-2017', tieBreakText: '2024' } as const;
    const codes = (startDate: string, today?: string) =>
      objections(old, startDate, today).map(([code]) => code);
    expect(codes('2026/01/31')).toEqual([]);
    expect(codes('2026/02/01')).toEqual(['text-superseded', 'acceleration-superseded']);
    expect(codes('2026/03/01')).toEqual([
      'text-superseded',
      'acceleration-superseded',
      'tie-breaks-superseded',
    ]);
    expect(codes('', '2026-01-31T23:00')).toEqual([]);
    expect(codes('', '2026-02-01T00:00')).toEqual(['text-superseded', 'acceleration-superseded']);
    expect(objections(old, '2026/03/01').map(([, article]) => article)).toEqual([
      ...['C.04.2 1.1', 'C.04.2 1.2', 'C.07'],
    ]);
    expect(objections({ ...old, acceleration: 'baku-2026' }, '2026/02/01').map(([code]) => code)).toEqual([
      'text-superseded',
    ]);
    expect(objections({ tieBreakText: '2026' }, '2026/01/31')).toEqual([]);
  });

  it('says why in sentences, and in one for the log', () => {
    const some = [
      { code: 'system-not-of-fide', article: '', system: 'bcf' },
      { code: 'bye-above-win', article: '', system: 'bcf' },
    ] as const;
    expect(textOfObjection(some[0])).toMatch(/ is not a FIDE system\.$/);
    expect(whyNotOfFide(some)).toBe(
      `${textOfObjection(some[0]).slice(0, -1)}; A bye is worth more than a win`,
    );
  });

  it('is left on the arbiter’s word, once', async () => {
    const desk = deskWith({}, {});
    const leave = (confirmed: 0 | 4) => fideModeCommands(desk.desk)['settings.leaveFideMode']({ confirmed });
    expect(await questionOf(leave(0))).toEqual({
      ...{ level: 4, act: 'End FIDE mode' },
      consequences: ['This ends FIDE mode for good, also when it is undone, and the report says so.'],
    });
    expect(await valueOf(leave(4))).toBeNull();
    expect(desk.stored).toEqual([['fide-mode-left', { why: 'by the arbiter’s decision' }]]);
    expect(await refusalOf(leave(4))).toEqual({
      ...{ code: 'fide-mode-left', message: 'FIDE mode has ended already.', advice: '' },
    });
  });
});

describe('who is kept apart by their data', () => {
  const CLUBS: KeepApart = { by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 };
  function plan(
    keptApart: readonly KeepApart[],
    more: Partial<Player>,
    drafts = WALL_1,
    left: readonly EventDraft[] = [],
  ) {
    const field = players.map((player) => ({ ...player, club: player.id < 5 ? 'Linden' : '' }));
    const draft = imported(field);
    const { tournament } = draft.payload;
    const rules = { ...tournament.rules, keptApart };
    const desk = new WrittenDesk([
      { ...draft, payload: { ...draft.payload, tournament: { ...tournament, rules } } },
      ...drafts,
      ...left,
    ]);
    const payload = { player: 6, name: 'Name6, Given', before: {}, after: more };
    const planned = { drafts: [{ kind: 'player-changed', payload }] as EventDraft[], value: 7 };
    const after = keepingApart(desk.log, planned);
    return after === planned ? 'as it was' : after;
  }

  it('ends FIDE mode where another club brings somebody apart from others, or together', () => {
    expect(plan([CLUBS], { club: 'Linden' })).toEqual({
      drafts: [
        {
          kind: 'player-changed',
          payload: { player: 6, name: 'Name6, Given', before: {}, after: { club: 'Linden' } },
        },
        {
          kind: 'fide-mode-left',
          payload: { why: 'Who is kept apart is not what was announced before round 1' },
        },
      ],
      value: 7,
      question: {
        act: 'Change the rules',
        consequences: [
          'This ends FIDE mode for good, also when it is undone, and the report says so.',
          'Who is kept apart is not what was announced before round 1.',
        ],
        article: 'C.05 5.2',
      },
    });
  });

  it('does not where nobody comes to a club, before round 1, by wishes, by names, or once it was left', () => {
    expect(plan([CLUBS], { club: 'Alone' })).toBe('as it was');
    expect(plan([CLUBS], { category: 'B' })).toBe('as it was');
    expect(plan([CLUBS], { club: 'Linden' }, [])).toBe('as it was');
    expect(plan([{ ...CLUBS, firm: false }], { club: 'Linden' })).toBe('as it was');
    expect(plan([{ ...CLUBS, by: 'players', players: [3, 9] }], { club: 'Linden' })).toBe('as it was');
    expect(plan([{ ...CLUBS, firm: false }, CLUBS], { club: 'Linden' })).not.toBe('as it was');
    expect(
      plan([CLUBS], { club: 'Linden' }, WALL_1, [{ kind: 'fide-mode-left', payload: { why: '' } }]),
    ).toBe('as it was');
    expect(plan([], { club: 'Linden' })).toBe('as it was');
  });

  it('ends FIDE mode where somebody leaves a club, and where one pair of several is another', () => {
    const CLUB_OF: Readonly<Record<number, string>> = {
      3: 'Linden',
      4: 'Linden',
      5: 'Biel',
      6: 'Biel',
      7: '',
    };
    const draft = imported(players.map((player) => ({ ...player, club: CLUB_OF[player.id] ?? '' })));
    const { tournament } = draft.payload;
    const rules = { ...tournament.rules, keptApart: [CLUBS] };
    const { log } = new WrittenDesk([
      { ...draft, payload: { ...draft.payload, tournament: { ...tournament, rules } } },
      ...WALL_1,
    ]);
    const after = (...clubs: readonly (readonly [player: number, club: string])[]) =>
      keepingApart(log, {
        drafts: clubs.map(([player, club]) => ({
          kind: 'player-changed' as const,
          payload: { player, name: '', before: {}, after: { club } },
        })),
        value: null,
      });
    // 3 and 4 were kept apart, and are no more.
    expect(after([4, ''])).toHaveProperty('question');
    // 3 and 4 still are; 5 and 7 are now, and 5 and 6 are no more.
    expect(after([6, ''], [7, 'Biel'])).toHaveProperty('question');
    expect(after([6, 'Elsewhere'], [6, 'Biel'])).not.toHaveProperty('question');
  });

  it('says what was asked before after it, and counts no pair of somebody who is new', () => {
    const draft = imported(players.map((player) => ({ ...player, club: player.id < 5 ? 'Linden' : '' })));
    const { tournament } = draft.payload;
    const rules = { ...tournament.rules, keptApart: [CLUBS] };
    const log = new WrittenDesk([
      { ...draft, payload: { ...draft.payload, tournament: { ...tournament, rules } } },
      ...WALL_1,
    ]).log;
    const added = { ...players[0]!, id: 10, tpn: 0, club: 'Linden' };
    const late = {
      drafts: [{ kind: 'late-entry-added', payload: { player: added } }] as EventDraft[],
      value: null,
    };
    expect(keepingApart(log, late)).toBe(late);
    // Nor of somebody who goes again.
    const gone = new WrittenDesk([
      { ...draft, payload: { ...draft.payload, tournament: { ...tournament, rules } } },
      ...WALL_1,
      ...late.drafts,
    ]).log;
    const undone = {
      drafts: [
        { kind: 'undone', payload: { of: 4, label: '', drop: [[4, 4]], restore: [] } },
      ] as EventDraft[],
      value: null,
    };
    expect(keepingApart(gone, undone)).toBe(undone);
    const swapped = { player: 4, name: '', before: {}, after: { club: '' } };
    const joined = { player: 6, name: '', before: {}, after: { club: 'Linden' } };
    const question = { act: 'Change both', consequences: ['One.'], level: 2 as const, article: 'C.07' };
    const planned = keepingApart(log, {
      drafts: [swapped, joined].map((payload) => ({ kind: 'player-changed' as const, payload })),
      value: null,
      question,
    });
    // As many pairs as before, but others.
    expect('question' in planned && planned.question).toEqual({
      ...{ act: 'Change both', level: 2, article: 'C.05 5.2' },
      consequences: [
        'This ends FIDE mode for good, also when it is undone, and the report says so.',
        'Who is kept apart is not what was announced before round 1.',
        'One.',
      ],
    });
    // What does not apply is refused where it is stored.
    const nobody = { player: 99, name: '', before: {}, after: { club: 'Linden' } };
    const none = { drafts: [{ kind: 'player-changed', payload: nobody }] as EventDraft[], value: null };
    expect(keepingApart(log, none)).toBe(none);
    const refused = {
      ok: false,
      refusal: { code: 'x', severity: 'refused', message: '', advice: '' },
    } as const;
    expect(keepingApart(log, refused)).toBe(refused);
  });
});
