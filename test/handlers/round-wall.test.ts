/** A round on its way to the wall and from it, on a desk of its own: C.04.2 4.4. */
import { describe, expect, it } from 'vitest';
import type { BoardReason, CheckFinding, EventDraft, Tournament } from '../../src-engine/index.ts';
import type { Reasons } from '../../src-main/handlers/round/reasons.ts';
import { roundCommands, roundQueries } from '../../src-main/handlers/round/round.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, folded, imported, results, SECOND, TABLES, up } from './written.ts';

const { roundHandling: words, handling } = texts;
const OPEN = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
/** Six entries: round 1 is over. */
const OVER = [...OPEN, ...results(1, FIRST, 'draw', 'draw', 'draw').slice(2)];
const [DRAFT, WALL] = up(2, SECOND, 4);
const arranged: EventDraft = {
  kind: 'round-arranged',
  payload: {
    ...{ round: 2, pairs: SECOND, boardNumbers: TABLES },
    ...{ unpaired: [{ player: 4, kind: 'pab' }], system: 'dutch-2026', changed: 2 },
  },
};
const COMPARED = { code: 'compared', boards: 3, different: 0, rules: 12 } as const;
const checked = (
  agrees: boolean,
  violations: readonly CheckFinding[] = [],
  verdict: Extract<EventDraft, { kind: 'round-checked' }>['payload']['verdict'] = COMPARED,
): EventDraft => ({ kind: 'round-checked', payload: { round: 2, agrees, verdict, violations } });
const read = (issue: string): EventDraft => ({
  kind: 'issue-read',
  payload: { round: 2, issue, title: '' },
});
const left: EventDraft = { kind: 'fide-mode-left', payload: { why: 'the club wants it' } };
const takenDown = (version: number): EventDraft => ({
  kind: 'round-unpublished',
  payload: { round: 2, version },
});
const onTheWall = (version: number): EventDraft => ({
  kind: 'round-published',
  payload: { round: 2, version, boards: 2, programme: 'test' },
});
/** Round 2 with two boards, on the wall in its second version. */
const TWICE_UP: readonly EventDraft[] = [
  {
    kind: 'round-drafted',
    payload: {
      ...{ round: 2, pairs: SECOND.slice(0, 2), boardNumbers: [11, 14], system: 'dutch-2026', seconds: 0 },
      unpaired: [
        { player: 4, kind: 'pab' },
        { player: 6, kind: 'half' },
        { player: 5, kind: 'zero' },
      ],
    },
  },
  ...[onTheWall(1), takenDown(1), onTheWall(2)],
];
const deskOf = (...drafts: readonly EventDraft[]) => {
  const written = new DeskWithJobs(drafts);
  const commands = roundCommands(written.desk);
  return {
    written,
    publish: (confirmed: 0 | 2 | 3 | 4 = 0, round = 2) => commands['round.publish']({ round, confirmed }),
    unpublish: (confirmed: 0 | 3 | 4 = 0, round = 2) => commands['round.unpublish']({ round, confirmed }),
    discard: (round = 2) => commands['round.discard']({ round }),
    note: (issue: string, round = 2) => commands['round.readIssue']({ round, issue }),
  };
};
const published = { round: 2, version: 1, boards: 3, programme: '7.8.9' };
const GONE = { code: 'not-there', message: 'Round 4 no longer exists.' };

describe('a draft', () => {
  it('that the check agrees with is published without a question', async () => {
    const { publish, written } = deskOf(...OVER, DRAFT!, checked(true));
    expect(await publish()).toEqual({ ok: true, value: { version: 1 } });
    expect(written.stored).toEqual([{ kind: 'round-published', payload: published }]);
    expect(written.kept).toEqual([{ label: 'R2 begin', seq: 9, at: written.now }]);
  });

  it('has the version that comes next', async () => {
    const again: EventDraft = { kind: 'round-unpublished', payload: { round: 2, version: 1 } };
    const { publish, written } = deskOf(...OVER, DRAFT!, WALL!, again, checked(true));
    expect(await publish()).toEqual({ ok: true, value: { version: 2 } });
    expect(written.stored).toEqual([{ kind: 'round-published', payload: { ...published, version: 2 } }]);
  });

  it('has the version and the boards of its own round', async () => {
    // Two boards, and a version that was on the wall twice: round 1 has three boards and one version.
    const { publish, written } = deskOf(...OVER, ...TWICE_UP, takenDown(2), checked(true));
    expect(await publish()).toEqual({ ok: true, value: { version: 3 } });
    expect(written.stored).toEqual([
      { kind: 'round-published', payload: { ...published, version: 3, boards: 2 } },
    ]);
  });

  it('is not published before a check, after a change, or where the check does not agree', async () => {
    const { unchecked, disagrees } = words.issues;
    const refused = async (...drafts: readonly EventDraft[]) =>
      refusedBy(deskOf(...OVER, ...drafts).publish(4));
    expect(await refused(DRAFT!)).toEqual({
      ...{ code: 'round-not-publishable', severity: 'refused' },
      ...words.notPublishable(unchecked.title, unchecked.text),
    });
    const corrected: EventDraft = {
      kind: 'result-corrected',
      payload: { round: 1, board: 14, ...FIRST[1]!, result: 'white-wins', was: 'draw' },
    };
    expect(await refused(DRAFT!, checked(true), corrected)).toEqual({
      ...{ code: 'draft-outdated', severity: 'refused', ...words.outdated(2) },
    });
    const met: CheckFinding = { code: 'rule', kind: 'rematch', article: 'C.04.1 2', players: [8, 9] };
    expect(await refused(DRAFT!, checked(false, [met]))).toEqual({
      ...{ code: 'round-not-publishable', severity: 'refused' },
      ...words.notPublishable(disagrees, 'Name8 and Name9 have already met (C.04.1 2).'),
    });
  });

  it('is published after a question about what nobody has read, one sentence each', async () => {
    const open = words.issues.openGames(1, [20]);
    const question = {
      ...{ level: 2, act: 'Publish round 2', consequences: [words.issue(open.title, open.text)] },
    };
    const { publish, note, written } = deskOf(...OPEN, DRAFT!, checked(true));
    expect(await askedBy(publish())).toEqual(question);
    expect(written.stored).toEqual([]);
    expect(await note('open 1')).toEqual({ ok: true, value: null });
    expect(await publish()).toEqual({ ok: true, value: { version: 1 } });
    expect(written.stored).toEqual([
      { kind: 'issue-read', payload: { round: 2, issue: 'open 1', title: open.title } },
      { kind: 'round-published', payload: published },
    ]);
  });

  it('has notes of its own alone', async () => {
    const { note, written } = deskOf(...OVER, DRAFT!, checked(true));
    const gone = { code: 'not-there', message: texts.refusals.gone.note };
    expect(await refusedBy(note('hand-made'))).toMatchObject(gone);
    for (const round of [3, 4]) expect(await refusedBy(note('bye 4', round))).toMatchObject(gone);
    await note('bye 4');
    expect(written.stored).toEqual([
      { kind: 'issue-read', payload: { round: 2, issue: 'bye 4', title: 'Name4 has the bye' } },
    ]);
  });

  it('is discarded, and only a draft', async () => {
    const { discard, written } = deskOf(...OVER, DRAFT!);
    expect(await refusedBy(discard(1))).toEqual({
      ...{ code: 'round-published', severity: 'refused', ...words.published(1), article: 'C.04.2 4.4' },
    });
    expect(await refusedBy(discard(4))).toMatchObject(GONE);
    expect(await discard()).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([{ kind: 'round-discarded', payload: { round: 2 } }]);
  });

  it('is published where it is one', async () => {
    const { publish } = deskOf(...OVER, DRAFT!);
    expect((await refusedBy(publish(0, 1))).code).toBe('round-published');
    expect(await refusedBy(publish(0, 4))).toMatchObject(GONE);
  });
});

describe('a round by hand with which the check does not agree', () => {
  const MET: CheckFinding = { code: 'rule', kind: 'rematch', article: 'C.04.1 2', players: [8, 9] };
  const COLOUR: CheckFinding = {
    ...{ code: 'rule', kind: 'wrong-colour', article: 'C.04.3 5.2', players: [3, 7] },
  };
  const outside = { kind: 'fide-mode-left', payload: { why: 'round 2 published against the rules' } };
  const endsFideMode = texts.entries.rules.endsFideMode;
  /** The question, without the notes of the draft, which come last. */
  const asked = async (check: EventDraft, ...before: readonly EventDraft[]) => {
    const { publish, written } = deskOf(...OVER, ...before, arranged, check);
    const { consequences, ...question } = await askedBy(publish());
    const confirmed = await publish(4);
    const kinds = confirmed.ok ? written.stored : [];
    return { ...question, says: consequences.slice(0, -2), stored: kinds.slice(1) };
  };
  const act = 'Publish round 2';

  it('breaks a rule, and ends FIDE mode once', async () => {
    const article = 'C.04.1 2';
    const says = [words.breaksRule(2)];
    expect(await asked(checked(false, [MET]))).toEqual({
      ...{ level: 4, act, article, says: [...says, endsFideMode], stored: [outside] },
    });
    expect(await asked(checked(false, [MET]), left)).toEqual({ level: 4, act, article, says, stored: [] });
    expect(await asked(checked(false, [COLOUR, MET]))).toMatchObject({ level: 4, article: 'C.04.3 5.2' });
    // Nothing is told of why it does not agree.
    expect(await asked(checked(false))).toEqual({
      ...{ level: 4, act, says: [...says, endsFideMode], stored: [outside] },
    });
    expect(await asked(checked(false, [{ code: 'sum' }, MET]))).toMatchObject({ level: 4, article });
  });

  it('stays within FIDE mode where colours alone are wrong', async () => {
    const article = 'C.04.3 5.2';
    expect(await asked(checked(false, [COLOUR]))).toEqual({
      ...{ level: 3, act, article, says: [words.breaksRule(2)], stored: [] },
    });
    expect((await asked(checked(false, [COLOUR, { code: 'sum' }]))).level).toBe(4);
  });

  it('is the decision of the arbiter where nothing can be paired', async () => {
    const decided = (noPairing: string, ...violations: readonly CheckFinding[]) =>
      asked(checked(false, violations, { ...COMPARED, different: null, noPairing }));
    const says = [words.breaksRule(2), words.arbiterDecides];
    const article = 'C.04.3 1.9.3';
    expect(await decided(article, MET)).toEqual({ level: 3, act, article, says, stored: [] });
    expect(await decided('', MET)).toEqual({ level: 3, act, article: 'C.04.1 2', says, stored: [] });
    expect(await decided('')).toEqual({ level: 3, act, says, stored: [] });
    expect(await decided(article, MET, { code: 'sum' })).toMatchObject({
      ...{ level: 4, article: 'C.04.1 2', stored: [outside] },
    });
    const judged = checked(false, [MET], { code: 'judged', boards: 3 });
    expect(await asked(judged)).toMatchObject({ level: 4, stored: [outside] });
  });

  it('that is the system’s own in all but name is asked about for its notes alone', async () => {
    const { publish, written } = deskOf(...OVER, arranged, checked(true, [], COMPARED));
    const { byHand } = words.issues;
    expect(await askedBy(publish())).toEqual({
      ...{ level: 2, act, consequences: [words.issue(byHand.title, byHand.text)] },
    });
    await publish(2);
    expect(written.stored).toEqual([{ kind: 'round-published', payload: published }]);
    const known = deskOf(...OVER, arranged, checked(true), read('hand-made'));
    expect(await known.publish()).toMatchObject({ ok: true });
  });
});

describe('a round on the wall', () => {
  it('is taken down after a question, and becomes the next version when it is put up again', async () => {
    const { unpublish, written } = deskOf(...OVER, DRAFT!, WALL!);
    expect(await askedBy(unpublish())).toEqual({
      level: 4,
      act: 'Unpublish round 2',
      consequences: [handling.wall.known(2, 1), handling.wall.toDraft(2)],
      article: 'C.04.2 4.4',
    });
    expect(await unpublish(4)).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([{ kind: 'round-unpublished', payload: { round: 2, version: 1 } }]);
  });

  it('has the version of its own round, which is counted on', async () => {
    const { unpublish, written } = deskOf(...OVER, ...TWICE_UP);
    expect((await askedBy(unpublish())).consequences).toEqual([
      ...[handling.wall.known(2, 2), handling.wall.toDraft(3)],
    ]);
    expect(await unpublish(4)).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([{ kind: 'round-unpublished', payload: { round: 2, version: 2 } }]);
  });

  it('stays where it is a draft, where another one builds on it, and where games are over', async () => {
    const refused = async (drafts: readonly EventDraft[], round = 2) =>
      refusedBy(deskOf(...OVER, ...drafts).unpublish(4, round));
    const severity = 'refused';
    expect(await refused([], 4)).toMatchObject(GONE);
    expect(await refused([DRAFT!])).toEqual({
      ...{ code: 'not-published', severity, message: 'Round 2 is not published.', advice: '' },
    });
    expect(await refused([DRAFT!], 1)).toEqual({ code: 'round-not-last', severity, ...words.buildsOn(2) });
    expect(await refused([], 1)).toEqual({ code: 'round-has-results', severity, ...words.hasResults(1) });
    const one = results(2, SECOND, 'draw');
    expect((await refused([DRAFT!, WALL!, ...one])).code).toBe('round-has-results');
  });
});

describe('the page of a round', () => {
  const why = { code: 'both-due', article: '5.2.1', white: 8 } as const;
  const explained: BoardReason = {
    ...{ ...SECOND[0]!, reason: why, colour: why, missedColour: [] },
    ...{ whiteFloat: 'up', blackFloat: 'none' },
  };
  const pageOf = (
    drafts: readonly EventDraft[],
    of: () => Promise<unknown> = () => Promise.resolve(null),
  ) => {
    const { desk } = new DeskWithJobs(drafts);
    const asked: unknown[] = [];
    const reasons = {
      of: (tournament: Tournament, round: number) => {
        asked.push([tournament === desk.state()!.tournament, round]);
        return of();
      },
    };
    const view = async (round: number) => {
      const reply = await roundQueries(desk, reasons as unknown as Reasons)['round.view']({ round });
      return reply.ok ? reply.value : null;
    };
    return { desk, view, asked, reasons: reasons as unknown as Reasons };
  };

  it('explains a round that is paired, and is shown where that fails', async () => {
    const drafts = [...OVER, DRAFT!, checked(true)];
    const whole = pageOf(drafts, () => Promise.resolve({ reasons: [explained], wishes: [] }));
    expect((await whole.view(2))!.boards.map(({ white }) => white.float)).toEqual(['up', 'none', 'none']);
    expect(whole.asked).toEqual([[true, 2]]);
    expect((await whole.view(3))!.phase).toBe('later');
    expect(whole.asked).toHaveLength(1);
    for (const of of [() => Promise.resolve(null), () => Promise.reject(new Error('a bug'))]) {
      const view = (await pageOf(drafts, of).view(2))!;
      expect(view.boards.map(({ white }) => white.float)).toEqual(['none', 'none', 'none']);
    }
  });

  it('is there for every round that is declared or exists, and for no other', async () => {
    const { view, desk, reasons } = pageOf(OVER);
    expect((await view(5))!.round).toBe(5);
    const refused = (round: number) => refusedBy(roundQueries(desk, reasons)['round.view']({ round }));
    expect(await refused(6)).toMatchObject({ code: 'not-there', message: 'Round 6 no longer exists.' });
    const { tournament } = folded(...OVER, DRAFT!, WALL!);
    const more = { ...tournament, rules: { ...tournament.rules, rounds: 1 } };
    const base = imported();
    const beyond = pageOf([{ ...base, payload: { ...base.payload, tournament: more } }]);
    expect((await beyond.view(2))!.round).toBe(2);
    expect(await beyond.view(3)).toBeNull();
    desk.document = null;
    expect((await refused(1)).code).toBe('no-document');
  });

  it('says that a draft is outdated now, and not in an earlier moment, where nothing can be done', async () => {
    const corrected: EventDraft = {
      kind: 'result-corrected',
      payload: { round: 1, board: 14, ...FIRST[1]!, result: 'white-wins', was: 'draw' },
    };
    const { view, desk } = pageOf([...OVER, DRAFT!, checked(true), corrected]);
    const seen = async () => {
      const { issues, can } = (await view(2))!;
      return [issues.some(({ id }) => id === 'outdated'), can.pair, can.publish];
    };
    expect(await seen()).toEqual([true, true, false]);
    desk.past = 8;
    expect(await seen()).toEqual([false, false, false]);
  });
});
