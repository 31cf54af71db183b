/** What a change of the settings stores, says and asks: before round 1, with a draft, and once a round is on the wall. */
import { describe, expect, it } from 'vitest';
import {
  STANDARD_SCORING,
  type EventDraft,
  type Rules,
  type TournamentInfo,
} from '../../src-engine/index.ts';
import { planChange } from '../../src-main/handlers/settings/rule-changes.ts';
import { FIRST, folded, imported, players, SECOND, up } from './written.ts';

const TODAY = '2026-11-21T12:00:00+01:00';
const EXIT = 'This ends FIDE mode for good, also when it is undone, and the report says so.';
const WALL = 'Published rounds stay, and the change goes into the report.';
const WALL_1 = up(1, FIRST, 3);
const DRAFT_2 = up(2, SECOND, 4)[0]!;
/** By these rules, with these events. */
const stateOf = (before: Partial<Rules> = {}, ...drafts: readonly EventDraft[]) => {
  const state = folded(
    imported(players.map((player) => ({ ...player, club: player.id < 5 ? 'Linden' : '' }))),
    ...drafts,
  );
  return { ...state, tournament: { ...state.tournament, rules: { ...state.tournament.rules, ...before } } };
};
type State = ReturnType<typeof stateOf>;
function plan(state: State, rules: Partial<Rules>, info: Partial<TournamentInfo> = {}, listsSetBack = false) {
  const { tournament } = state;
  const asked = { info: { ...tournament.info, ...info }, rules: { ...tournament.rules, ...rules } };
  return planChange(state, asked, TODAY, { listsSetBack });
}
const said = (before: Partial<Rules>, after: Partial<Rules>) =>
  plan(stateOf(before), after).question?.consequences;

describe('the words of a rule that changes', () => {
  it.each<[Partial<Rules>, Partial<Rules>, string]>([
    [{}, { rounds: 6 }, 'Number of rounds: 5 is now 6.'],
    [{}, { initialColour: null }, 'Initial colour: White for number 1 is now not drawn.'],
    [{}, { initialColour: 'black' }, 'Initial colour: White for number 1 is now Black for number 1.'],
    [{}, { acceleration: 'baku-2026' }, 'Acceleration: none is now Baku (2026).'],
    [{}, { tieBreaks: ['SB', 'DE'] }, 'Tie-breaks: BH/C1, BH, SB, DE is now SB, DE.'],
    [{}, { tieBreaks: [] }, 'Tie-breaks: BH/C1, BH, SB, DE is now –.'],
    [
      { tieBreakText: '2024' },
      { tieBreakText: '2026' },
      'Text of the tie-breaks: C.07 of 2024 is now C.07 of 2026.',
    ],
    [
      {},
      { unratedInTieBreaks: 'leave-out' },
      'Unrated players in tie-breaks: drop tie-breaks that use ratings is now leave unrated opponents out.',
    ],
    [
      { unratedInTieBreaks: 1200 },
      { unratedInTieBreaks: 'drop' },
      'Unrated players in tie-breaks: count them with a rating: 1200 is now drop tie-breaks that use ratings.',
    ],
    [
      {},
      { tournamentRating: { method: 'OTHER', federation: '' } },
      'Tournament rating: FIDE rating is now a rating of its own (OTHER).',
    ],
    [
      {},
      { ratingInTieBreaks: 'of-the-round' },
      'Rating in tie-breaks: the first one is now that of each round.',
    ],
    [
      {},
      { orderOfEquals: 'lot' },
      'Order of players of equal rating: by name is now by lot, from the random seed.',
    ],
    [{}, { longEvent: true }, 'Longer than 30 days: – is now yes.'],
    [{ longEvent: true }, { longEvent: false }, 'Longer than 30 days: yes is now no.'],
    [{}, { lotSeed: 7 }, 'Random seed: 1 is now 7.'],
    [{}, { correctionMinutes: 30 }, 'Minutes for corrections: – is now 30.'],
    [
      {},
      { prohibitions: [{ players: [3, 9], firstRound: 1, lastRound: 5 }] },
      'Prohibited pairings: – is now Name3 – Name9, never, rounds 1 to 5.',
    ],
    [
      { keptApart: [{ by: 'club', value: 'Linden', players: [], firm: false, firstRound: 2, lastRound: 2 }] },
      { keptApart: [] },
      'Kept apart: Club Linden, if possible, round 2 is now –.',
    ],
    [
      {},
      { prohibitions: [{ players: [3, 99], firstRound: 1, lastRound: 5 }] },
      'Prohibited pairings: – is now Name3 – 99, never, rounds 1 to 5.',
    ],
    [
      {},
      {
        seating: {
          firstBoard: 101,
          leftOut: [113],
          fixed: [
            { player: 5, board: 105 },
            { player: 99, board: 106 },
          ],
        },
      },
      'Boards: from board 1 is now from board 101, without 113, Name5 on board 105, 99 on board 106.',
    ],
    [
      {},
      {
        ratingLists: {
          rapid: [
            { list: 'FIDE', pace: 'rapid' },
            { list: '', pace: 'standard' },
          ],
          standard: [{ list: 'FIDE', pace: 'standard' }],
        },
      },
      'Rating lists in their order: – is now standard: FIDE, standard / rapid: FIDE, rapid; National lists, standard.',
    ],
    [{}, { tableOrder: [9, 3, 99] }, 'Numbers by hand: – is now Name9, Name3, 99.'],
    [{}, { numbersByLot: true }, 'Numbers by lot: – is now yes.'],
    [
      {},
      { virtualPoints: [{ points: 10, firstRound: 1, lastRound: 1, players: [9] }] },
      'Virtual points: – is now 1 entry.',
    ],
  ])('from %j to %j', (before, after, sentence) => {
    expect(said(before, after)?.at(-1)).toBe(sentence);
  });

  it('name a system with its text', () => {
    expect(said({}, { system: 'dutch-2017' })?.at(-1)).toBe(
      'System: FIDE (Dutch) System, C.04.3, in force since 1 Feb 2026 is now FIDE (Dutch) System, C.04.3 of 2017, in force until 31 Jan 2026.',
    );
  });

  it('name each value of points that changes, and no other', () => {
    const scoring = { ...STANDARD_SCORING, forfeitLoss: -5, halfBye: 0 };
    expect(said({}, { scoring })).toEqual(['Loss by forfeit: 0 is now −½.', 'Half-point bye: ½ is now 0.']);
  });

  it('and of the heading go into the log, and are not asked about', () => {
    const planned = plan(
      stateOf(),
      { rounds: 6 },
      { city: 'Bern', deputyArbiters: ['A', 'B'], roundDates: ['2026/11/21'] },
    );
    expect(planned.drafts).toMatchObject([
      {
        kind: 'settings-changed',
        payload: {
          info: { city: 'Bern' },
          rules: { rounds: 6 },
          changes: [
            'city – is now Bern',
            'deputyArbiters – is now A, B',
            'roundDates – is now 2026/11/21',
            'Number of rounds: 5 is now 6',
          ],
        },
      },
    ]);
    expect(planned.question?.consequences).toEqual(['Number of rounds: 5 is now 6.']);
  });
});

describe('a change of the settings', () => {
  const kinds = (planned: ReturnType<typeof plan>) => planned.drafts.map(({ kind }) => kind);

  it('of nothing stores nothing', () => {
    expect(plan(stateOf(), {})).toEqual({ drafts: [], value: null });
  });

  it('before round 1 does not ask', () => {
    expect(plan(stateOf(), { rounds: 6 }).question).toEqual({
      ...{ act: 'Change the rules', level: 0, article: 'C.04.1 1' },
      consequences: ['Number of rounds: 5 is now 6.'],
    });
    expect(kinds(plan(stateOf(), { rounds: 6 }))).toEqual(['settings-changed']);
  });

  it('discards a draft that it decides, the last first, and asks at level 3', () => {
    const draft = stateOf({}, up(1, FIRST, 3)[0]!);
    for (const rules of [{ rounds: 6 }, { seating: { firstBoard: 5, leftOut: [], fixed: [] } }]) {
      const { drafts, question } = plan(draft, rules);
      expect(drafts[0]).toEqual({ kind: 'round-discarded', payload: { round: 1 } });
      expect([question?.level, question?.consequences[0]]).toEqual([
        3,
        'Round 1 is drafted by the old rules and is discarded.',
      ]);
    }
    expect(kinds(plan(draft, { tieBreaks: ['SB'] }))).toEqual(['settings-changed']);
    expect(plan(draft, { tieBreaks: ['SB'] }).question?.level).toBe(0);
  });

  it('of pairing ends FIDE mode once a round is on the wall; of ranking it does not', () => {
    const state = stateOf({}, ...WALL_1, DRAFT_2);
    const pairing = plan(state, { rounds: 6 });
    expect(kinds(pairing)).toEqual(['round-discarded', 'rules-changed-late', 'fide-mode-left']);
    expect(pairing.drafts[2]).toEqual({
      kind: 'fide-mode-left',
      payload: { why: 'Number of rounds: 5 is now 6' },
    });
    expect(pairing.question).toEqual({
      ...{ act: 'Change the rules', level: 3, article: 'C.04.1 1' },
      consequences: [
        EXIT,
        WALL,
        'Round 2 is drafted by the old rules and is discarded.',
        'Number of rounds: 5 is now 6.',
      ],
    });
    const ranking = plan(state, { tieBreaks: ['SB'] });
    expect(kinds(ranking)).toEqual(['rules-changed-late']);
    expect(ranking.question).toEqual({
      ...{ act: 'Change the rules', level: 0, article: 'C.07' },
      consequences: [WALL, 'Tie-breaks: BH/C1, BH, SB, DE is now SB.'],
    });
    const left = plan({ ...state, fideMode: false }, { rounds: 6 });
    expect(kinds(left)).toEqual(['round-discarded', 'rules-changed-late']);
    expect(left.question?.consequences[0]).toBe(WALL);
  });

  it('of tables and wishes changes no rule, of who never meets it does', () => {
    const apart = (firm: boolean, lastRound: number) => ({
      keptApart: [{ by: 'club', value: 'Linden', players: [], firm, firstRound: 1, lastRound }] as const,
    });
    const state = stateOf(apart(false, 5), ...WALL_1);
    expect(kinds(plan(state, apart(false, 4)))).toEqual(['settings-changed']);
    expect(kinds(plan(state, { seating: { firstBoard: 5, leftOut: [], fixed: [] } }))).toEqual([
      'settings-changed',
    ]);
    expect(kinds(plan(state, apart(true, 5)))).toEqual(['rules-changed-late', 'fide-mode-left']);
    const wishes = plan(stateOf(apart(false, 5), ...WALL_1, DRAFT_2), apart(false, 4));
    expect([kinds(wishes), wishes.question?.article]).toEqual([['settings-changed'], 'C.07']);
  });

  it.each<[string, Partial<Rules>]>([
    ['C.05 5.2', { prohibitions: [{ players: [3, 9], firstRound: 1, lastRound: 5 }], rounds: 6 }],
    [
      'C.05 5.2',
      { keptApart: [{ by: 'club', value: '', players: [], firm: true, firstRound: 1, lastRound: 5 }] },
    ],
    ['C.04.1 1', { rounds: 6, orderOfEquals: 'lot' }],
    ['C.04.1 3', { scoring: { ...STANDARD_SCORING, pairingAllocatedBye: 5 }, orderOfEquals: 'lot' }],
    ['C.04.2 2.2', { orderOfEquals: 'lot' }],
    ['C.04.2 1.1', { acceleration: 'baku-2026' }],
    ['C.04.2 1.1', { lotSeed: 7, tieBreaks: [] }],
    ['C.07', { tieBreaks: [] }],
  ])('names %s for %j', (article, rules) => {
    expect(plan(stateOf(), rules).question?.article).toBe(article);
  });

  it('says what is not FIDE’s, at any time, and only what it brings', () => {
    const virtualPoints = [{ points: 10, firstRound: 1, lastRound: 1, players: [9] }];
    const lim = plan(stateOf(), { system: 'lim-old', virtualPoints });
    expect(kinds(lim)).toEqual(['settings-changed', 'fide-mode-left']);
    expect(lim.question?.article).toBe('C.04.2 1.1');
    expect(lim.question?.consequences.slice(0, 3)).toEqual([
      EXIT,
      'Lim System follows a text that is no longer in force.',
      'Virtual points are given that are not those of Baku acceleration.',
    ]);
    expect(lim.drafts[1]).toEqual({
      kind: 'fide-mode-left',
      payload: {
        why: 'Lim System follows a text that is no longer in force; Virtual points are given that are not those of Baku acceleration',
      },
    });
    // What was so before is asked about again only where the system is another one, and no text that is old.
    const before = stateOf({ virtualPoints });
    expect(kinds(plan(before, { rounds: 6 }))).toEqual(['settings-changed']);
    expect(kinds(plan(before, { system: 'dubov-2026' }))).toEqual(['settings-changed', 'fide-mode-left']);
    const old = stateOf({ system: 'lim-old' });
    expect(kinds(plan(old, { system: 'dutch-2017' }))).toEqual(['settings-changed']);
    const late = plan(stateOf({}, ...WALL_1), { system: 'lim-old' });
    expect(late.drafts[1]).toMatchObject({
      payload: { why: expect.stringMatching(/^System: FIDE \(Dutch\)/) as string },
    });
  });

  it('gives each player the tournament rating that the method makes of what they have', () => {
    const state = stateOf();
    const [first, ...others] = state.tournament.players;
    const known = {
      ...first!,
      national: {
        ...{
          federation: 'SUI',
          sex: '',
          title: '',
          name: '',
          rating: 2500,
          origin: '',
          nationalId: '',
          birth: '',
        },
      },
    };
    const rated = { ...state, tournament: { ...state.tournament, players: [known, ...others] } };
    const planned = plan(rated, { tournamentRating: { method: 'HBFN', federation: 'SUI' } });
    expect(planned.drafts.slice(1)).toMatchObject([
      { kind: 'player-changed', payload: { player: 3, after: { rating: 2500, official: 1800 } } },
    ]);
    expect(planned.question?.consequences).toEqual([
      '1 tournament rating changes.',
      'Tournament rating: FIDE rating is now the higher of the two (HBFN).',
    ]);
    expect(kinds(plan(rated, { tieBreaks: [] }))).toEqual(['settings-changed']);
  });

  it('asks at level 2 where lists are set back', () => {
    const { question } = plan(stateOf(), { rounds: 6 }, {}, true);
    expect([question?.level, question?.consequences]).toEqual([
      2,
      [
        'The rating lists are asked in the usual order of this tournament rating again.',
        'Number of rounds: 5 is now 6.',
      ],
    ]);
    expect(plan(stateOf({}, up(1, FIRST, 3)[0]!), { rounds: 6 }, {}, true).question?.level).toBe(3);
    const { tournament } = stateOf();
    const asked = { info: tournament.info, rules: { ...tournament.rules, rounds: 6 } };
    expect(planChange(stateOf(), asked, TODAY).question?.level).toBe(0);
  });
});
