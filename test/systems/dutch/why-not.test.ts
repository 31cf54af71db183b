/** "Why not these two?", answer by answer in rounds of four to six. */
import { describe, expect, it } from 'vitest';
import type { Rules } from '../../../src-engine/model/rules.ts';
import { DUTCH_2017, DUTCH_2026 } from '../../../src-engine/systems/dutch/systems.ts';
import type { Pairing, PairingSystem } from '../../../src-engine/systems/system.ts';
import { taskOf } from './kernel/samples.ts';

/** 1 and 3 have won against 2 and 4. */
const WINNERS = ['2w1', '1b0', '4w1', '3b0'];

function asked(system: PairingSystem, lines: readonly string[], played: number, rules: Partial<Rules> = {}) {
  const task = taskOf(lines, played, rules);
  const round = system.pair(task);
  if (!round.ok) throw new Error(round.failure.code);
  return (a: number, b: number, pairing: Pairing = round.value) => system.whyNot(task, pairing, a, b);
}

describe.each([
  [DUTCH_2026, { meeting: '2.1.1', colours: '2.1.3', completion: 'C.04.3 1.9.3', transposition: '4.2' }],
  [DUTCH_2017, { meeting: 'C.1', colours: 'C.3', completion: 'C.04.3 A.9', transposition: 'D.1' }],
] as const)('$id', (system, articles) => {
  it('two who are not both there, or one and the same, cannot meet', () => {
    const ask = asked(system, WINNERS, 1);
    for (const [a, b] of [
      [1, 1],
      [1, 99],
      [99, 1],
    ] as const)
      expect(ask(a, b)).toEqual({
        a,
        b,
        verdict: 'impossible',
        reason: { code: 'not-both-paired', article: '' },
        rule: null,
        alternative: null,
        comparison: [],
      });
  });

  it('two who meet do so whoever is named first, and whoever made the round', () => {
    const ask = asked(system, WINNERS, 1);
    for (const [a, b] of [
      [1, 3],
      [3, 1],
    ] as const)
      expect(ask(a, b)).toMatchObject({ verdict: 'paired', reason: { code: 'do-meet', a, b } });
    const byHand = {
      pairs: [
        { white: 4, black: 1 },
        { white: 2, black: 3 },
      ],
      bye: null,
    };
    expect(ask(1, 4, byHand).verdict).toBe('paired');
    expect(ask(1, 3, byHand)).toMatchObject({ verdict: 'equal', reason: { code: 'better', group: 10 } });
  });

  it('C1 (C.1) two who have met, or are kept apart', () => {
    const apart = [{ firstRound: 1, lastRound: 9, players: [1, 4] }];
    const ask = asked(system, WINNERS, 1, { prohibitions: apart });
    const article = articles.meeting;
    for (const [a, b, code] of [
      [1, 2, 'have-met'],
      [2, 1, 'have-met'],
      [4, 1, 'kept-apart'],
    ] as const)
      expect(ask(a, b)).toMatchObject({
        verdict: 'forbidden',
        reason: { code, article, a, b },
        rule: { article, label: 'nobody-twice' },
        alternative: null,
      });
  });

  it('C3 (C.3) two who must both have the same colour', () => {
    const lines = ['3w1 4w1', '5w0 6w0', '1b0 .', '. 1b0', '2b1 .', '. 2b1'];
    const article = articles.colours;
    expect(asked(system, lines, 2)(2, 1)).toMatchObject({
      verdict: 'forbidden',
      reason: { code: 'same-absolute-colour', article, a: 2, b: 1, colour: 'black' },
      rule: { article },
    });
  });

  it('1.9.3 (A.9) two without whom the others cannot be paired', () => {
    const apart = [{ firstRound: 1, lastRound: 9, players: [2, 3] }];
    expect(asked(system, WINNERS, 1, { prohibitions: apart })(4, 1)).toMatchObject({
      verdict: 'impossible',
      reason: { code: 'others-left', article: articles.completion, a: 4, b: 1 },
      rule: null,
      alternative: null,
    });
  });

  it('C6 (C.5) two of different groups, where both groups can be paired by themselves', () => {
    const answer = asked(system, WINNERS, 1)(1, 4);
    const first = system === DUTCH_2026 ? 'C6' : 'C.5';
    expect(answer).toMatchObject({
      verdict: 'worse',
      reason: { code: 'worse', a: 1, b: 4, group: 10, now: [0], then: [2] },
      rule: { id: first },
      comparison: [{ id: first, now: [0], then: [2] }],
    });
    expect(
      answer.alternative!.pairs.map(({ white, black }) => [white, black].sort().join('-')).sort(),
    ).toEqual(['1-4', '2-3']);
  });

  it('C12 (C.10) two whose own group is as good with them, and a lower one is worse', () => {
    // 1 and 2 are due Black, 3 is due White; 4 and 5 are due White, 6 is due Black. 1–3 meet, and 2 goes down to 4.
    const lines = ['4w1', '5w1', '6b1', '1b0', '2b0', '3w0'];
    const apart = [{ firstRound: 1, lastRound: 9, players: [1, 5] }];
    const ask = asked(system, lines, 1, { prohibitions: apart });
    expect(ask(1, 3).verdict).toBe('paired');
    // With 2–3 it is 1 who goes down: to 6, who is due the same colour, and 4 and 5 are due the same too.
    expect(ask(2, 3)).toMatchObject({
      verdict: 'worse',
      reason: {
        code: 'worse-below',
        a: 2,
        b: 3,
        group: 10,
        below: 0,
        label: 'due-missed',
        now: [0],
        then: [2],
      },
      rule: { label: 'due-missed' },
      alternative: { bye: null },
    });
    const pairs = (round: Pairing) =>
      round.pairs.map(({ white, black }) => [white, black].sort().join('-')).sort();
    const { alternative, comparison } = ask(2, 3);
    expect(pairs(alternative!)).toEqual(['1-6', '2-3', '4-5']);
    expect(comparison.at(-1)).toMatchObject({ label: 'due-missed', now: [0], then: [2] });
    // Of the two rounds that one is better below, so that nothing there speaks against it.
    expect(ask(1, 3, alternative!)).toMatchObject({
      verdict: 'equal',
      reason: { code: 'comes-later', a: 1, b: 3, group: 10 },
    });
  });

  it('4.2 (D.1) two whose round is as good and comes later', () => {
    const answer = asked(system, ['.', '.', '.', '.'], 0)(1, 4);
    expect(answer).toMatchObject({
      verdict: 'equal',
      reason: { code: 'comes-later', article: articles.transposition, a: 1, b: 4, group: 0 },
      rule: null,
    });
    // All rows are compared, and none differs.
    expect(answer.comparison.length).toBeGreaterThan(10);
    for (const { now, then } of answer.comparison) expect(then).toEqual(now);
  });

  it('5.2.5 (E.5) colours are judged once the initial colour is drawn', () => {
    const task = taskOf(['.', '.', '.', '.'], 0);
    const turned = {
      pairs: [
        { white: 3, black: 1 },
        { white: 4, black: 2 },
      ],
      bye: null,
    };
    const faults = (initialColour: 'white' | 'black' | null) =>
      system.assess({ ...task, initialColour }, turned).violations.length;
    // 1 has the initial colour, 2 the other.
    expect([faults('white'), faults('black'), faults(null)]).toEqual([1, 1, 0]);
    expect(system.pair({ ...task, initialColour: null })).toMatchObject({
      ok: false,
      failure: { code: 'initial-colour-missing' },
    });
    // Nobody needs it where all have played.
    expect(system.pair({ ...taskOf(WINNERS, 1), initialColour: null }).ok).toBe(true);
  });
});

it('C5 two whose round gives the bye to a higher score', () => {
  // 5 has had the bye. With 2–4 it would go to one of the winners.
  const ask = asked(DUTCH_2026, [...WINNERS, 'U'], 1);
  expect(ask(2, 4)).toMatchObject({
    verdict: 'worse',
    reason: { code: 'worse', article: '2.3.1', a: 2, b: 4, group: null, now: [0], then: [10] },
    rule: { id: 'C5', article: '2.3.1' },
    comparison: [{ id: 'C5', now: [0], then: [10] }],
  });
  expect(ask(2, 4).comparison).toHaveLength(1);
});
