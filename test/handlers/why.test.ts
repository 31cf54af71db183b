/** "Why?" and "why not?" on a desk of its own: what the threads answer is written down, and how often they are asked. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  type BoardReason,
  type EventDraft,
  type Tournament,
  type WhyNot,
  type Wish,
} from '../../src-engine/index.ts';
import { Reasons, reasonOf } from '../../src-main/handlers/round/reasons.ts';
import { whyQueries } from '../../src-main/handlers/round/why.ts';
import { wishesAt, wishIssue } from '../../src-main/handlers/round/wishes.ts';
import type { Jobs } from '../../src-main/pairing/jobs.ts';
import { texts } from '../../src-main/texts.ts';
import { refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, results, SECOND, up } from './written.ts';

/** The game of 5 and 8 was not played; the one of 7 and 4 is open. */
const PLAYED = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'forfeit-white-wins'),
  ...up(2, SECOND, 4),
];
const ARTICLE = 'C.04.3 5.2.1';
const reasonFor = (white: number, black: number | null, due: number): BoardReason => ({
  ...{ white, black, whiteFloat: 'up', blackFloat: 'none', missedColour: ['black'] },
  reason: { code: 'by-hand', article: 'C.04.2 1.5', player: white, instead: black },
  colour: { code: 'both-due', article: ARTICLE, white: due },
});
const REASONS = [reasonFor(3, 7, 3), reasonFor(4, null, 4), reasonFor(8, 9, 8)];
const wish = (broken: Wish['broken'], cost: Wish['cost']): Wish => ({
  constraint: { by: 'players', value: '', players: [3, 7], firm: false, firstRound: 1, lastRound: 9 },
  broken,
  cost,
});
const COST = { kind: 'unpairable' } as unknown as Wish['cost'];
const EXPLAINED = {
  reasons: REASONS,
  assessment: {
    violations: [],
    brackets: [
      {
        ...{ score: 10, residents: [], movedDown: [], downfloaters: [4] },
        ...{ pairs: [SECOND[1]!], rows: [{ id: 'C9', article: '2.4.1', label: 'pairs', unit: 'count' }] },
      },
    ],
  },
  wishes: [],
} as unknown as NonNullable<Jobs['reasons']['value']>;
const named = (id: number) => ({
  ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
});
const nameOf = (id: number) => `Name${id}, Given`;
const who = (id: number) => ({ number: 10 - id, name: nameOf(id) });
const { why: words } = texts.roundHandling;

const deskOf = (
  doing: ConstructorParameters<typeof DeskWithJobs>[1],
  drafts: readonly EventDraft[] = PLAYED,
) => {
  const written = new DeskWithJobs(drafts, doing);
  const queries = whyQueries(written.desk, new Reasons(written.desk));
  return {
    written,
    why: (board: number | null, round = 2) => queries['round.why']({ round, board }),
    whyNot: (a: number, b: number, round = 2) => queries['round.whyNot']({ round, a, b }),
  };
};
const step = { code: 'bye', article: '', player: 4 } as const;

describe('why a board is as it is', () => {
  const explained = { ...EXPLAINED, assessment: { violations: [], brackets: [] } };
  const told = { reasons: () => explained, trace: () => [step] };

  it('is told with reason, colours so far and the steps of the system', async () => {
    const { why, written } = deskOf(told);
    const [{ reason, colour, ...board }] = REASONS as [BoardReason];
    expect(await why(14)).toEqual({
      ok: true,
      value: {
        ...{ round: 2, board: 14, white: named(3), black: named(7), rows: [], wishes: [] },
        reason: {
          ...board,
          sentence: texts.explanations.reason(reason, nameOf),
          colourSentence: texts.explanations.reason(colour, nameOf),
          colourArticle: ARTICLE,
        },
        // Who had the bye had no colour; an open game is none yet.
        colours: { white: [null, 'white'], black: [null, 'black'] },
        trace: [texts.steps.line(step, who)],
      },
    });
    const { tournament } = written.log.state;
    expect(written.asked).toEqual([
      { name: 'reasons', args: { tournament, round: 2 } },
      { name: 'trace', args: { tournament, round: 2 } },
    ]);
  });

  it('counts games over the board alone among the colours of rounds before', async () => {
    const { why } = deskOf(told);
    // 8 did not play in round 1, 9 had White.
    expect(await why(11)).toMatchObject({
      value: { colours: { white: [null, 'white'], black: ['white', 'black'] } },
    });
  });

  it('is told of the bye, where there is nobody with Black', async () => {
    const { why } = deskOf(told);
    expect(await why(null)).toMatchObject({
      value: { board: null, white: named(4), black: null, colours: { white: [null, null], black: [] } },
    });
  });

  it('tells the wishes that this board does not meet, and no others', async () => {
    const wishes = [wish([SECOND[1]!], COST), wish([SECOND[2]!], COST), wish([], null)];
    const { why } = deskOf({ reasons: () => ({ ...explained, wishes }), trace: () => [] });
    const reply = await why(14);
    expect(reply.ok && reply.value.wishes).toHaveLength(1);
    expect(reply.ok && reply.value.wishes[0]).toContain('14');
    expect(await why(11)).toMatchObject({ value: { wishes: [] } });
  });

  it('is refused for what is gone, and where the system is not known', async () => {
    const { why, written } = deskOf(told);
    const severity = 'refused';
    expect(await refusedBy(why(14, 3))).toMatchObject({
      ...{ code: 'not-there', message: 'Round 3 no longer exists.' },
    });
    expect(await refusedBy(why(15))).toMatchObject({ code: 'not-there', message: words.board(15) });
    // Nobody explained board 20.
    expect(await refusedBy(why(20))).toMatchObject({ code: 'not-there', message: words.board(20) });
    const even = deskOf({ ...told, reasons: () => ({ ...explained, reasons: REASONS.slice(2) }) });
    expect(await refusedBy(even.why(null))).toMatchObject({ code: 'not-there', message: words.bye });
    const unknown = deskOf({ ...told, reasons: () => null });
    expect(await refusedBy(unknown.why(14))).toEqual({ code: 'no-reason', severity, ...words.noReason });
    written.desk.document = null;
    expect((await refusedBy(why(14))).code).toBe('no-document');
  });
});

describe('why two players do not meet', () => {
  const verdict = {
    ...{ a: 8, b: 3, verdict: 'worse', rule: null, alternative: null },
    reason: { code: 'have-met', article: 'C.04.3 2.1.1', a: 8, b: 3 },
    comparison: [
      { id: 'C12', article: '2.4.3', label: 'missed-colours', unit: 'count', now: [1], then: [2] },
    ],
  } as unknown as WhyNot;
  const label = Object.keys(texts.criteria.labels)[0] as keyof typeof texts.criteria.labels;
  const [row] = verdict.comparison;
  const known = { ...verdict, comparison: [{ ...row!, label, unit: 'players' }] } as unknown as WhyNot;
  const told = { whyNot: () => known };

  it('is told in a sentence, with the row that tells them apart', async () => {
    const { whyNot, written } = deskOf(told);
    const unit = known.comparison[0]!.unit;
    expect(await whyNot(8, 3)).toEqual({
      ok: true,
      value: {
        ...{ a: 8, b: 3, verdict: 'worse', rule: null, alternative: null },
        sentence: texts.explanations.reason(known.reason, nameOf),
        comparison: [
          {
            ...{ id: 'C12', article: '2.4.3', label: texts.criteria.labels[label] },
            now: texts.explanations.rowValue(unit, [1]),
            then: texts.explanations.rowValue(unit, [2]),
          },
        ],
        ...{ aName: named(8), bName: named(3) },
      },
    });
    expect(written.asked).toEqual([
      { name: 'whyNot', args: { tournament: written.log.state.tournament, round: 2, a: 8, b: 3 } },
    ]);
    // Who has the bye might have met somebody.
    expect(await whyNot(4, 9)).toMatchObject({ ok: true, value: { aName: named(4), bName: named(9) } });
  });

  it('is refused for who is gone, who was not to be paired, and one player alone', async () => {
    const late = { ...blankPlayer(10, 'Late, Lea'), tpn: 8 };
    const added: EventDraft = { kind: 'player-added', payload: { player: late } };
    const { whyNot, written } = deskOf(told, [...PLAYED, added]);
    const gone = texts.refusals.gone.thisPlayer;
    for (const [a, b] of [
      [77, 9],
      [9, 77],
    ] as const)
      expect(await refusedBy(whyNot(a, b))).toMatchObject({ code: 'not-there', message: gone });
    expect((await refusedBy(whyNot(8, 9, 3))).message).toBe('Round 3 no longer exists.');
    const refused = (message: string) => ({
      ...{ code: 'not-to-be-paired', severity: 'refused', message, advice: words.chooseTwo },
    });
    for (const [a, b] of [
      [10, 9],
      [9, 10],
    ] as const)
      expect(await refusedBy(whyNot(a, b))).toEqual(refused(words.notToBePaired('Late, Lea', 2)));
    expect(await refusedBy(whyNot(9, 9))).toEqual(refused(words.themselves));
    expect(await refusedBy(whyNot(10, 10))).toEqual(refused(words.themselves));
    const unknown = deskOf({ whyNot: () => null });
    expect((await refusedBy(unknown.whyNot(8, 9))).code).toBe('no-reason');
    written.desk.document = null;
    expect((await refusedBy(whyNot(8, 9))).code).toBe('no-document');
  });

  it('is refused for who had another bye than that of the pairing', async () => {
    const [draft, wall] = up(2, SECOND, 4);
    const unpaired = [{ player: 4, kind: 'half' }];
    const half = { ...draft!, payload: { ...draft!.payload, unpaired } } as unknown as EventDraft;
    const { whyNot } = deskOf(told, [...PLAYED.slice(0, -2), half, wall!]);
    expect((await refusedBy(whyNot(4, 9))).message).toBe(words.notToBePaired('Name4, Given', 2));
  });
});

describe('the explanations that are kept', () => {
  const { tournament } = folded(...PLAYED);
  const counting = () => {
    const written = new DeskWithJobs(PLAYED, { reasons: () => EXPLAINED });
    const reasons = new Reasons(written.desk);
    const isNew = async (of: Tournament, round: number) => {
      const before = written.asked.length;
      await reasons.of(of, round);
      return written.asked.length > before;
    };
    return { isNew, written, reasons };
  };
  const changed = (at: number, more: Partial<Tournament['rounds'][number]>): Tournament => ({
    ...tournament,
    rounds: tournament.rounds.with(at, { ...tournament.rounds[at]!, ...more }),
  });
  const [first, second] = tournament.rounds as [Tournament['rounds'][0], Tournament['rounds'][0]];
  const turned = second.boards.with(2, { ...second.boards[2]!, white: 5, black: 6 });
  const otherBlack = second.boards.with(0, { ...second.boards[0]!, black: 4 });
  const otherWhite = second.boards.with(0, { ...second.boards[0]!, white: 4 });
  const over = second.boards.map((board) => ({ ...board, result: 'draw' as const }));

  it.each<[string, Tournament, number, boolean]>([
    ['the same', tournament, 2, false],
    ['results of its own', changed(1, { boards: over, stage: 'draft' }), 2, false],
    ['another round', tournament, 1, true],
    ['other players', { ...tournament, players: [...tournament.players] }, 2, true],
    ['other rules', { ...tournament, rules: { ...tournament.rules } }, 2, true],
    ['another round before', changed(0, { boards: [...first.boards] }), 2, true],
    ['turned colours', changed(1, { boards: turned }), 2, true],
    ['another Black', changed(1, { boards: otherBlack }), 2, true],
    ['another White', changed(1, { boards: otherWhite }), 2, true],
    ['fewer boards', changed(1, { boards: second.boards.slice(0, 2) }), 2, true],
    ['more boards', changed(1, { boards: [...second.boards, first.boards[0]!] }), 2, true],
    ['other byes', changed(1, { unpaired: [] }), 2, true],
    ['another system', changed(1, { system: 'dubov-2026' }), 2, true],
    ['no such round', { ...tournament, rounds: [first] }, 2, true],
  ])('are made anew for %s', async (_, of, round, wanted) => {
    const { isNew } = counting();
    expect(await isNew(tournament, 2)).toBe(true);
    expect(await isNew(of, round)).toBe(wanted);
  });

  it('are those of the four rounds that were looked at last, and none that failed', async () => {
    const { isNew } = counting();
    const of = (round: number) => isNew(tournament, round);
    for (const round of [1, 2, 3, 4]) expect(await of(round)).toBe(true);
    expect(await of(1)).toBe(false);
    expect(await of(5)).toBe(true);
    expect(await of(2)).toBe(false);
    expect(await of(1)).toBe(true);
    let fails = true;
    const written = new DeskWithJobs(PLAYED, {
      reasons: () => (fails ? Promise.reject(new Error('a bug')) : EXPLAINED),
    });
    const reasons = new Reasons(written.desk);
    await expect(reasons.of(tournament, 2)).rejects.toThrow('a bug');
    fails = false;
    expect(await reasons.of(tournament, 2)).toBe(EXPLAINED);
    expect(written.asked).toHaveLength(2);
    // What was explained before stays so.
    fails = true;
    await expect(reasons.of(tournament, 1)).rejects.toThrow('a bug');
    expect(await reasons.of(tournament, 2)).toBe(EXPLAINED);
    expect(written.asked).toHaveLength(3);
  });

  it('are found for a board by who sits there', () => {
    expect(reasonOf(REASONS, second, 14)).toBe(REASONS[0]);
    expect(reasonOf(REASONS, second, 11)).toBe(REASONS[2]);
    expect(reasonOf(REASONS, second, null)).toBe(REASONS[1]);
    expect(reasonOf(REASONS, second, 20)).toBeUndefined();
    expect(reasonOf([reasonFor(3, 6, 3), reasonFor(5, 7, 5)], second, 14)).toBeUndefined();
    expect(reasonOf(REASONS, second, 15)).toBeUndefined();
    expect(reasonOf(REASONS.slice(2), second, null)).toBeUndefined();
  });
});

describe('wishes of a round', () => {
  const { tournament } = folded(...PLAYED);
  const { wishes: say } = texts.constraints;
  const unmet = wish([SECOND[1]!], COST);
  const met = wish([], null);

  it('are noted with how many are met, and a sentence for each that is not', () => {
    expect(wishIssue(tournament, 2, [])).toEqual([]);
    const note = { id: 'wishes', weight: 'note', article: 'C.05 5.2', read: null };
    expect(wishIssue(tournament, 2, [met, met])).toEqual([
      { ...note, title: say.title(2, 2), text: say.allMet },
    ]);
    const [sentence] = wishesAt(tournament, 2, 14, [unmet]);
    expect(wishIssue(tournament, 2, [unmet, met, met, unmet])).toEqual([
      { ...note, title: say.title(2, 4), text: `${sentence} ${sentence}` },
    ]);
  });

  it('belong to the boards that break them, never to the bye', () => {
    expect(wishesAt(tournament, 2, 11, [unmet, met])).toEqual([]);
    expect(wishesAt(tournament, 2, null, [unmet])).toEqual([]);
    expect(wishesAt(tournament, 2, 14, [met, unmet])).toHaveLength(1);
  });
});
