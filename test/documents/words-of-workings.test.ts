/** Wishes of an event and workings of tie-breaks in words, of an event that is written down (club-open.ts). */
import { describe, expect, it } from 'vitest';
import {
  parseTieBreak,
  type Tournament,
  type Wish,
  type WishCost,
  type Working,
  type WorkingLine,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { boardsAgainst, metWish, unmetWish } from '../../src-main/documents/wish-words.ts';
import { workingTerms } from '../../src-main/documents/working-terms.ts';
import { event } from './club-open.ts';

describe('a wish of the arbiter', () => {
  const apart = (cost: WishCost | null, broken: Wish['broken'] = [], players = [22, 25, 99]): Wish => ({
    constraint: { by: 'players', value: '', players, firm: false, firstRound: 1, lastRound: 4 },
    ...{ broken, cost },
  });
  const [ZANDER, ARLIG, BECK, POL, COLE] = [21, 22, 23, 24, 25] as const;

  it('is broken on boards by their numbers, where both sit as they are paired', () => {
    const at = (round: number, ...broken: Wish['broken']) => boardsAgainst(event, round, apart(null, broken));
    // Boards 7 and 4 in the second round, 1 and 2 in the first.
    expect(at(2, { white: BECK, black: ARLIG })).toEqual([7]);
    expect(at(2, { white: BECK, black: ARLIG }, { white: ZANDER, black: POL })).toEqual([7, 4]);
    expect(at(1, { white: COLE, black: ZANDER })).toEqual([2]);
    // Neither the colours turned round, nor another opponent, nor another round.
    expect(
      at(2, { white: ARLIG, black: BECK }, { white: BECK, black: POL }, { white: COLE, black: ARLIG }),
    ).toEqual([]);
    expect(at(1, { white: BECK, black: ARLIG })).toEqual([]);
  });

  it('says who meets where, and what it would have cost to keep them apart', () => {
    const broken = [{ white: BECK, black: ARLIG }];
    const said = (cost: WishCost | null) => unmetWish(event, 2, apart(cost, broken, [BECK, ARLIG]), en);
    const met = 'Beck Max (4) – Ärlig: they meet on board 7. ';
    expect(said({ kind: 'impossible' })).toBe(`${met}No round keeps them apart under the rules.`);
    expect(said({ kind: 'order' })).toBe(
      `${met}A round that keeps them apart is as good by every rule, but comes later in the order of the system.`,
    );
    const row = { id: 'C5', article: 'C.04.3 2.3.1', label: 'bye-score', unit: 'points' } as const;
    expect(said({ kind: 'rule', row, now: [5], then: [15] })).toBe(
      `${met}Keeping them apart costs: Score of the player with the bye, 1½ instead of ½ (C.04.3 2.3.1).`,
    );
    expect(said(null)).toBe(met);
  });

  it('that is met names its players, by number who is no longer there', () => {
    expect(metWish(event, apart(null), en)).toBe('Ärlig – Cole – player 99: kept apart, as wished.');
  });
});

describe('a working in words', () => {
  const tieBreak = (code: string) => {
    const parsed = parseTieBreak(code);
    if (!parsed.ok) throw new Error(code);
    return parsed.value;
  };
  const line = (more: Partial<WorkingLine>): WorkingLine => ({
    ...{ round: 1, opponent: 22, colour: 'white', kind: 'played', points: 10, significance: 20 },
    ...{ opponentScore: 20, amount: 20, treatment: 'played', cut: null, article: '8.1' },
    ...more,
  });
  const working = (code: string, more: Partial<Working> = {}): Working => ({
    ...{
      player: 21,
      code,
      tieBreak: tieBreak('BH/C1'),
      article: '8.1',
      articles: ['8.1', '14.1'],
      text: '2026',
    },
    ...{ score: 15, encounters: [], tied: [], problem: null },
    value: { kind: 'number', amount: 35, scale: 10, shown: '3.5' } as unknown as Working['value'],
    lines: [],
    sum: { kind: 'sum', all: 55, cut: 20 },
    ...more,
  });
  const said = (made: Working, tournament: Tournament = event) => workingTerms(tournament, made, en);

  it('has the value with its name and articles, and how it follows', () => {
    expect(said(working('BH/C1'))).toEqual({
      player: { id: 21, tpn: 2, name: 'Zander, Ida', title: 'WIM', rating: 2100 },
      code: 'BH/C1',
      name: en.tieBreakNames.title(tieBreak('BH/C1')),
      value: '3.5',
      sentence: 'Sum of the opponents’ scores.',
      terms: [],
      total: '5.5 − 2 cut',
      article: 'C.07 (2026) 8.1, 14.1',
    });
  });

  it('has a line for each round: opponent, result, what it added, what was cut, and why', () => {
    const { terms } = said(
      working('BH/C1', {
        lines: [
          line({ round: 3, opponent: 22, points: 5 }),
          line({ round: 4, opponent: 0, colour: null, kind: 'half-bye', treatment: 'dummy-own-score' }),
          line({
            round: 6,
            opponent: 25,
            colour: 'black',
            points: 0,
            significance: 15,
            amount: 15,
            article: '16.3',
          }),
          line({ round: 7, opponent: 24, points: 10, cut: 'least-significant', article: '14.1' }),
        ],
      }),
    );
    const common = { score: '', cut: '', note: '', colour: 'white', article: 'C.07 8.1' };
    expect(terms).toEqual([
      {
        ...{ ...common, round: 3, result: '½', contribution: '2' },
        opponent: { id: 22, tpn: 1, name: 'Ärlig, Bo', title: 'GM', rating: 2300 },
      },
      {
        ...{ ...common, round: 4, colour: null, opponent: null, result: '1', contribution: '2' },
        note: 'half-point bye: dummy with the player’s own score',
      },
      {
        ...{ ...common, round: 6, colour: 'black', result: '0', contribution: '1.5', article: 'C.07 16.3' },
        opponent: { id: 25, tpn: 5, name: 'Cole, Eve', title: null, rating: 1700 },
        note: 'opponent made 2; the last byes count as draws (16.3)',
      },
      {
        ...{ ...common, round: 7, result: '1', contribution: '2', article: 'C.07 14.1' },
        opponent: { id: 24, tpn: 3, name: 'beck, max', title: null, rating: 1900 },
        cut: 'cut: least significant',
      },
    ]);
  });

  it('shows the opponents’ scores where they are not what was added', () => {
    const scores = (scale: number, ...lines: readonly (readonly [number, number])[]) =>
      said(
        working('SB', {
          value: { scale, shown: '1' } as unknown as Working['value'],
          lines: lines.map(([significance, amount]) => line({ significance, amount })),
        }),
      ).terms.map(({ score, contribution }) => [score, contribution]);
    // Half of two points is one: the scale of Sonneborn-Berger is a hundredth.
    expect(scores(100, [20, 100], [15, 150])).toEqual([
      ['2', '1'],
      ['1.5', '1.5'],
    ]);
    // Each is what was added: in the scale of the value, or as it is.
    expect(scores(100, [20, 200], [15, 150])).toEqual([
      ['', '2'],
      ['', '1.5'],
    ]);
    expect(scores(1, [1900, 1900], [2300, 2300])).toEqual([
      ['', '1900'],
      ['', '2300'],
    ]);
    // None was used.
    expect(scores(10, [0, 10])).toEqual([['', '1']]);
  });

  it('says why the value does not rank, and what became of a tie', () => {
    const problem = { code: 'not-in-round-robin', text: 'BH' } as const;
    expect(said(working('BH', { problem })).sentence).toBe(
      'Sum of the opponents’ scores. BH must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.',
    );
    expect(said(working('DE', { tied: [21] })).sentence).toBe(
      'Rank in the standings of the tied players’ games with each other. No other player is tied at this point of the list.',
    );
  });

  it('of a direct encounter has a line for each of the tied', () => {
    const encounters: Working['encounters'] = [
      {
        ...{ article: '6.2', scale: 10 },
        rows: [
          { player: 24, sum: 15, met: 2 },
          { player: 21, sum: 10, met: 1 },
          { player: 77, sum: 5, met: 2 },
        ],
      },
    ];
    const term = { round: 0, colour: null, result: '', score: '', cut: '', article: 'C.07 6.2' };
    expect(said(working('DE', { tied: [24, 21, 77], encounters })).terms).toEqual([
      {
        ...{ ...term, contribution: '1.5', note: '2 of 2 in the group met' },
        opponent: { id: 24, tpn: 3, name: 'beck, max', title: null, rating: 1900 },
      },
      {
        ...{ ...term, contribution: '1', note: '1 of 2 in the group met' },
        opponent: { id: 21, tpn: 2, name: 'Zander, Ida', title: 'WIM', rating: 2100 },
      },
      { ...term, contribution: '0.5', note: '2 of 2 in the group met', opponent: null },
    ]);
  });

  it('of a code that nobody can read has neither a meaning nor notes', () => {
    const { sentence, terms } = said(
      working('??', { lines: [line({ kind: 'half-bye', treatment: 'dummy-own-score' })] }),
    );
    expect([sentence, terms[0]!.note]).toEqual(['', '']);
  });
});
