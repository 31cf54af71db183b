/** What is said against any round, and "why not", by rules that are made up. Identity, number and place all differ. */
import { describe, expect, it } from 'vitest';
import type { Competitor } from '../../../src-engine/history/competitor.ts';
import { fail, ok, type Outcome } from '../../../src-engine/model/outcome.ts';
import { compareByRows, keyOfPair, violationsIn, whyNotBy } from '../../../src-engine/systems/frame/judge.ts';
import type { Comparison } from '../../../src-engine/systems/frame/text.ts';
import type {
  Assessment,
  BracketAssessment,
  CitedRule,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingTask,
} from '../../../src-engine/systems/system.ts';

const rule = (id: string): CitedRule => ({ id, article: `${id}.1`, label: 'nobody-twice' });
const COMMON = {
  meeting: rule('M'),
  bye: rule('B'),
  everybody: rule('E'),
  isByeBarred: ({ byeBarred }: Competitor) => byeBarred,
};

/** 20 has met 18, 16 is kept apart from 14, 12 had a bye; 11 is in the tournament and not to be paired. */
const FIELD = [
  [20, [18], []],
  [18, [20], []],
  [16, [], [14]],
  [14, [], [16]],
  [12, [], []],
  [11, [], []],
] as const;
const players = FIELD.map(
  ([id, met, barred], place) =>
    ({
      id,
      tpn: place + 1,
      met: new Set(met),
      barred: new Set(barred),
      byeBarred: id === 12,
    }) as unknown as Competitor,
);
const task = {
  competitors: players.slice(0, 5),
  field: new Map(players.map((player) => [player.id, player])),
} as unknown as PairingTask;

const pairingOf = (ids: readonly number[], bye: number | null = null): Pairing => ({
  pairs: ids.flatMap((white, at) => (at % 2 === 0 ? [{ white, black: ids[at + 1]! }] : [])),
  bye,
});

describe('violations', () => {
  const none = () => null;
  const told = (
    pairing: Pairing,
    ...[bar = none, fault]: (Parameters<typeof violationsIn>[3] | undefined)[]
  ) =>
    violationsIn(task, pairing, COMMON, bar, fault).map(({ kind, id, article, players: named }) =>
      [kind, id, article, ...named].join(' '),
    );

  it('are none where everybody sits once and nothing is against it', () => {
    expect(told(pairingOf([20, 14, 18, 16, 12, 12].slice(0, 4), null))).toEqual(['missing-player E E.1 12']);
    expect(told(pairingOf([20, 14, 18, 12], 16))).toEqual([]);
  });

  it('name who is missing, doubled or a stranger, one by one', () => {
    expect(told(pairingOf([20, 16, 14, 20], 11))).toEqual([
      'missing-player E E.1 18',
      'missing-player E E.1 12',
      'doubled-player E E.1 20',
      'unknown-player E E.1 11',
    ]);
    expect(told(pairingOf([20, 16, 99, 14, 18, 98], 12)).slice(0, 2)).toEqual([
      'unknown-player E E.1 99',
      'unknown-player E E.1 98',
    ]);
    expect(told(pairingOf([20, 16, 18, 14], 20))).toEqual([
      'missing-player E E.1 12',
      'doubled-player E E.1 20',
    ]);
  });

  it('name games of players who have met or are kept apart, and a second bye', () => {
    expect(told(pairingOf([18, 20, 14, 16], 12))).toEqual([
      'rematch M M.1 18 20',
      'prohibited M M.1 14 16',
      'second-bye B B.1 12',
    ]);
  });

  it('name what colours have against those who may meet, White first, the bar before the fault', () => {
    const asked: string[] = [];
    const bar = (white: Competitor, black: Competitor) => {
      asked.push(`${white.id}-${black.id}`);
      return white.id === 20
        ? {
            rule: rule('C'),
            kind: 'colour-limit' as const,
            reason: () => ({ code: 'no-colour' as const, article: '' }),
          }
        : null;
    };
    const fault = (white: Competitor, black: Competitor) =>
      black.id === 14 || white.id === 12 ? { rule: rule('F'), kind: 'wrong-colours' as const } : null;
    const pairing = pairingOf([20, 14, 12, 16, 18, 99]);
    const found = violationsIn(task, pairing, COMMON, bar, fault).filter(({ id }) => id !== 'E');
    expect(found).toEqual([
      { id: 'C', article: 'C.1', players: [20, 14], kind: 'colour-limit' },
      { id: 'F', article: 'F.1', players: [12, 16], kind: 'wrong-colours' },
    ]);
    expect(asked).toEqual(['20-14', '12-16']);
    // Nothing of colours is said of those who may not meet at all.
    expect(told(pairingOf([20, 18, 12, 16], 14), bar)).toEqual(['rematch M M.1 20 18']);
  });

  it('pairs have the same key whatever their colours', () => {
    expect([keyOfPair(7, 12), keyOfPair(12, 7), keyOfPair(9, 10)]).toEqual(['7-12', '7-12', '9-10']);
  });
});

describe('why not', () => {
  const NOW = pairingOf([20, 14, 18, 16], 12);
  const THEN = pairingOf([20, 16, 18, 14], 12);
  const COMPARED: Comparison = {
    verdict: 'worse',
    reason: { code: 'no-colour', article: 'x' },
    rule: rule('R'),
    comparison: [],
  };

  function ask(
    a: number,
    b: number,
    {
      pairing = NOW,
      byeComesFirst = false,
      force = () => ok(THEN),
      compare = () => COMPARED,
    }: {
      pairing?: Pairing;
      byeComesFirst?: boolean;
      force?: (options: PairingOptions) => Outcome<Pairing, PairingFailure>;
      compare?: (now: Pairing, then: Pairing, isOwn: () => boolean) => Comparison | null;
    } = {},
  ) {
    const bar = (x: Competitor, y: Competitor) =>
      x.id === 14 && y.id === 12
        ? {
            rule: rule('C'),
            kind: 'colour-limit' as const,
            reason: (one: Competitor, other: Competitor) => ({
              code: 'do-meet' as const,
              article: 'C.1',
              a: one.id,
              b: other.id,
            }),
          }
        : null;
    const { meeting, bye } = COMMON;
    return whyNotBy(task, pairing, a, b, { meeting, bye, bar, byeComesFirst, force, compare });
  }
  const blank = (a: number, b: number) => ({ a, b, rule: null, alternative: null, comparison: [] });

  it('they do meet, whoever is named first', () => {
    for (const [a, b] of [
      [20, 14],
      [14, 20],
    ] as const)
      expect(ask(a, b)).toEqual({
        ...blank(a, b),
        verdict: 'paired',
        reason: { code: 'do-meet', article: '', a, b },
      });
  });

  it('one of them is not to be paired, or is the other one', () => {
    for (const [a, b] of [
      [20, 11],
      [11, 20],
      [20, 20],
    ] as const)
      expect(ask(a, b)).toEqual({
        ...blank(a, b),
        verdict: 'impossible',
        reason: { code: 'not-both-paired', article: '' },
      });
  });

  it.each([
    [20, 18, 'M', { code: 'have-met', article: 'M.1', a: 20, b: 18 }],
    [14, 16, 'M', { code: 'kept-apart', article: 'M.1', a: 14, b: 16 }],
    [14, 12, 'C', { code: 'do-meet', article: 'C.1', a: 14, b: 12 }],
  ] as const)('an absolute rule keeps %i and %i apart', (a, b, id, reason) => {
    expect(ask(a, b)).toEqual({ ...blank(a, b), verdict: 'forbidden', rule: rule(id), reason });
  });

  it.each([
    [12, 20],
    [20, 12],
  ])('one of %i and %i has the bye, which comes first', (a, b) => {
    const reason = { code: 'one-has-the-bye', article: 'B.1', player: 12 };
    const answer = ask(a, b, { byeComesFirst: true });
    expect(answer).toEqual({ ...blank(a, b), verdict: 'forbidden', rule: rule('B'), reason });
    expect(ask(a, b)).toMatchObject({ verdict: 'worse', alternative: THEN });
    expect(ask(18, 14, { byeComesFirst: true })).toMatchObject({ verdict: 'worse' });
  });

  it('the others could not be paired, or only with another bye', () => {
    const asked: PairingOptions[] = [];
    const without =
      (found: boolean) =>
      (options: PairingOptions): Outcome<Pairing, PairingFailure> => {
        asked.push(options);
        return found && options.forcedBye === undefined
          ? ok(THEN)
          : fail({ code: 'no-legal-pairing', article: '', players: [] });
      };
    const moved = { code: 'bye-would-move', article: 'B.1', a: 20, b: 16, player: 12 };
    const left = { code: 'others-left', article: '', a: 20, b: 16 };
    const impossible = (reason: object) => ({ ...blank(20, 16), verdict: 'impossible', reason });
    expect(ask(20, 16, { byeComesFirst: true, force: without(true) })).toEqual(impossible(moved));
    expect(asked).toEqual([{ forced: [[20, 16]], forcedBye: 12 }, { forced: [[20, 16]] }]);
    expect(ask(20, 16, { byeComesFirst: true, force: without(false) })).toEqual(impossible(left));
    expect(ask(20, 16, { force: without(false) })).toEqual(impossible(left));
    const pairing = { ...NOW, bye: null };
    expect(ask(20, 16, { byeComesFirst: true, pairing, force: without(false) })).toEqual(impossible(left));
  });

  it('the best round with the two is compared with the round as it is', () => {
    const asked: unknown[] = [];
    const compare = (now: Pairing, then: Pairing, isOwn: () => boolean) => {
      asked.push(now, then, isOwn());
      return COMPARED;
    };
    const force = ({ forced }: PairingOptions) => ok(forced === undefined ? NOW : THEN);
    expect(ask(20, 16, { compare, force })).toEqual({ ...blank(20, 16), alternative: THEN, ...COMPARED });
    expect(asked).toEqual([NOW, THEN, true]);
    // Colours and the order of boards do not make another round.
    const turned = pairingOf([16, 18, 14, 20], 12);
    ask(20, 16, { compare, force: ({ forced }) => ok(forced === undefined ? turned : THEN) });
    ask(20, 16, { compare, force: ({ forced }) => ok(forced === undefined ? THEN : THEN) });
    ask(20, 16, { compare, force: ({ forced }) => ok(forced === undefined ? pairingOf([20, 14]) : THEN) });
    const none = fail({ code: 'no-legal-pairing' as const, article: '', players: [] });
    ask(20, 16, { compare, force: ({ forced }) => (forced === undefined ? none : ok(THEN)) });
    expect(asked.filter((each) => typeof each === 'boolean')).toEqual([true, true, false, false, true]);
  });

  it('a round by hand is not compared: the rules would pair the two, or answer for their own round', () => {
    const compare = (now: Pairing, _: Pairing, isOwn: () => boolean) =>
      isOwn() || now !== NOW ? COMPARED : null;
    const own = pairingOf([16, 20, 18, 14], 12);
    const force = ({ forced }: PairingOptions) => ok(forced === undefined ? own : THEN);
    expect(ask(20, 16, { compare, force })).toEqual({
      ...blank(20, 16),
      verdict: 'equal',
      reason: { code: 'rules-pair-them', article: '', a: 20, b: 16 },
      alternative: own,
    });
    const other = pairingOf([20, 12, 18, 14], 16);
    const forced = ({ forced: two }: PairingOptions) => ok(two === undefined ? other : THEN);
    expect(ask(20, 16, { compare, force: forced })).toEqual({
      ...blank(20, 16),
      alternative: THEN,
      ...COMPARED,
    });
  });
});

describe('two rounds row by row', () => {
  const LABELS = ['nobody-twice', 'due-missed'] as const;
  const bracket = (
    score: number,
    ids: readonly number[],
    ...values: readonly number[]
  ): BracketAssessment => ({
    score,
    residents: [],
    movedDown: [],
    downfloaters: [],
    pairs: pairingOf(ids).pairs,
    rows: values.map((value, at) => ({
      ...{
        id: `R${at}`,
        article: `R${at}.1`,
        label: LABELS[at]!,
        unit: 'count',
        value: [value],
        culprits: [],
      },
    })),
  });
  const round = (...brackets: readonly BracketAssessment[]): Assessment => ({ violations: [], brackets });
  const compared = (now: Assessment, then: Assessment, isOwn = true) =>
    compareByRows(
      { a: 20, b: 16 },
      now,
      then,
      () => isOwn,
      ({ score }) => ({
        rule: rule('O'),
        reason: { code: 'only-two-left', article: 'O.1', points: score! },
      }),
    );
  const row = (at: number, now: number, then: number) => ({
    ...{ id: `R${at}`, article: `R${at}.1`, label: LABELS[at]!, unit: 'count', now: [now], then: [then] },
  });
  const worse = (at: number, now: number, then: number, more: object, comparison: readonly object[]) => ({
    verdict: 'worse',
    reason: { ...more, a: 20, b: 16, ...told(row(at, now, then)) },
    rule: { id: `R${at}`, article: `R${at}.1`, label: LABELS[at]! },
    comparison,
  });
  const told = ({ id: _, ...rest }: ReturnType<typeof row>) => rest;
  const order = (points: number) => ({
    verdict: 'equal',
    rule: rule('O'),
    reason: { code: 'only-two-left', article: 'O.1', points },
    comparison: [],
  });
  const TOP = bracket(30, [1, 2], 5, 5);

  it('part in the first bracket that is paired otherwise, in the first row that differs', () => {
    const now = round(TOP, bracket(20, [3, 4], 1, 2));
    const then = round(bracket(30, [2, 1], 9, 9), bracket(20, [3, 5], 1, 4));
    expect(compared(now, then)).toEqual(
      worse(1, 2, 4, { code: 'worse', group: 20 }, [row(0, 1, 1), row(1, 2, 4)]),
    );
    expect(compared(now, then, false)).toEqual(compared(now, then));
  });

  it('are as good there: the order of the text has decided, or a bracket below', () => {
    const one = bracket(20, [3, 4], 1, 2);
    const two = bracket(20, [3, 5], 1, 2);
    const below = (value: number) => bracket(10, [6, 7], 0, value);
    expect(compared(round(TOP, one), round(TOP, two))).toEqual(order(20));
    expect(compared(round(one, below(1)), round(two, below(1)))).toEqual(order(20));
    const answer = worse(1, 1, 3, { code: 'worse-below', group: 20, below: 10 }, [
      row(0, 0, 0),
      row(1, 1, 3),
    ]);
    expect(compared(round(one, below(1)), round(two, below(3)))).toEqual(answer);
    expect(compared(round(one, below(3)), round(two, below(1)))).toEqual(order(20));
    const last = (value: number) => bracket(0, [8, 9], value);
    expect(compared(round(one, below(3), last(1)), round(two, below(1), last(2)))).toEqual(order(20));
    expect(compared(round(one, below(1), last(1)), round(two, below(1), last(2)))).toEqual(
      worse(0, 1, 2, { code: 'worse-below', group: 20, below: 0 }, [row(0, 1, 2)]),
    );
  });

  it('are better with the two: only a hand made that, and nothing is told of an order', () => {
    const now = round(bracket(20, [3, 4], 2));
    const then = round(bracket(20, [3, 5], 1));
    expect(compared(now, then, false)).toBeNull();
    expect(compared(now, then)).toEqual(order(20));
    const alike = round(bracket(20, [3, 5], 2));
    expect(compared(now, alike, false)).toBeNull();
  });

  it('have other rows, or fewer brackets: what cannot be compared tells nothing', () => {
    const now = round(bracket(20, [3, 4], 1, 2));
    const other = round({ ...bracket(20, [3, 5], 1, 9), rows: bracket(20, [], 1, 9).rows.toReversed() });
    expect(compared(now, other)).toEqual(order(20));
    expect(compared(now, round())).toEqual(order(20));
    expect(compared(now, round(bracket(20, [3, 4, 5, 6], 1, 2)))).toEqual(order(20));
  });

  it('that are the same are never compared', () => {
    expect(() => compared(round(TOP), round(TOP))).toThrow('the two rounds are the same');
  });
});
