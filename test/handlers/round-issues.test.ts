/** What an arbiter should have read of a round: each note whole, those that refuse first. */
import { describe, expect, it } from 'vitest';
import type { EventDraft, Player } from '../../src-engine/index.ts';
import { issuesBefore, roundIssues } from '../../src-main/handlers/round/issues.ts';
import { roundView } from '../../src-main/handlers/round/view.ts';
import { sumView } from '../../src-main/handlers/round/sum.ts';
import { texts } from '../../src-main/texts.ts';
import { FIRST, folded, imported, minute, players, results, SECOND, TABLES, up } from './written.ts';

const { issues: words, outdated } = texts.roundHandling;
const OPEN = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'adjourned')];
const drafted = (unpaired: readonly { player: number; kind: string }[], pairs = SECOND) =>
  ({
    kind: 'round-drafted',
    payload: { round: 2, pairs, boardNumbers: TABLES, unpaired, system: 'dutch-2026', seconds: 0 },
  }) as unknown as EventDraft;
const BYE = [{ player: 4, kind: 'pab' }];
const checked = (more: object): EventDraft => ({
  kind: 'round-checked',
  payload: {
    ...{ round: 2, agrees: true, violations: [] },
    ...{ verdict: { code: 'compared', boards: 3, different: 0, rules: 5 }, ...more },
  },
});
const issuesOf = (drafts: readonly EventDraft[], isOutdated = false, round = 2) => {
  const state = folded(...drafts);
  return roundIssues(state, round, sumView(state.tournament, round), isOutdated);
};
const openGames = {
  ...{ id: 'open 1', weight: 'ask', ...words.openGames(1, [14, 20]), openIn: 1 },
  ...{ article: 'C.04.2 3.1', read: null },
};
const hasBye = { id: 'bye 4', weight: 'note', ...words.bye('Name4'), article: 'C.04.1 3', read: null };

describe('the notes of a round', () => {
  it('are open games, absent players and the bye, of a draft that was checked', () => {
    expect(issuesOf([...OPEN, drafted(BYE), checked({})])).toEqual([openGames, hasBye]);
    // The game of 3 and 7 is not made: who came late comes later, 3 has a zero-point bye.
    const away = players.map((player): Player => {
      if (player.id === 7) return { ...player, arrival: 'later', entryRound: 3 };
      return player.id === 3 ? { ...player, absences: [{ round: 2, kind: 'zero' }] } : player;
    });
    const found = issuesOf([
      imported(away),
      ...OPEN.slice(1),
      {
        ...drafted(BYE),
        payload: { ...drafted(BYE).payload, pairs: [SECOND[0]!, SECOND[2]!], boardNumbers: [11, 20] },
      } as EventDraft,
      checked({}),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['open 1', 'absent 3 7', 'bye 4']);
    expect(found[1]).toEqual({
      ...{
        id: 'absent 3 7',
        weight: 'ask',
        ...words.absent(['Name3', 'Name7']),
        article: 'C.04.2 3.3',
        read: null,
      },
    });
  });

  it('refuse a draft that does not add up, was not checked, or was checked before a change', () => {
    const forgotten = [...OPEN, drafted([])];
    const sum = { id: 'sum', weight: 'refuse', ...words.sum(['Name4']), read: null };
    const unchecked = { id: 'unchecked', weight: 'refuse', ...words.unchecked, read: null };
    expect(issuesOf(forgotten)).toEqual([sum, unchecked, openGames]);
    const { message, advice } = outdated(2);
    expect(issuesOf([...OPEN, drafted(BYE), checked({})], true)).toEqual([
      { id: 'outdated', weight: 'refuse', title: words.outdated, text: `${message} ${advice}`, read: null },
      openGames,
      hasBye,
    ]);
  });

  it('say what the check objects to, or else what it compared; of a round by hand that is asked only', () => {
    const violations = [
      { code: 'rule', kind: 'rematch', article: 'C.04.1 2', players: [8, 9] },
      { code: 'sum' },
    ];
    const objected = (draft: EventDraft, more: object) => issuesOf([...OPEN, draft, checked(more)])[0];
    const id = `check ${minute(7)}`;
    const note = { id, weight: 'refuse', title: words.disagrees, read: null };
    expect(objected(drafted(BYE), { agrees: false, violations })).toEqual({
      ...note,
      text: 'Name8 and Name9 have already met (C.04.1 2). The round does not add up.',
    });
    const text = texts.roundHandling.check.verdict(3, 2, 5);
    const verdict = { code: 'compared', boards: 3, different: 2, rules: 5 };
    expect(objected(drafted(BYE), { agrees: false, verdict })).toMatchObject({ ...note, text });
    const byHand = {
      kind: 'round-arranged',
      payload: {
        ...{ round: 2, pairs: SECOND, boardNumbers: TABLES, unpaired: BYE },
        ...{ system: 'dutch-2026', changed: 1 },
      },
    } as EventDraft;
    const found = issuesOf([...OPEN, byHand, checked({ agrees: false, violations })]);
    expect(found.map((issue) => [issue.id, issue.weight])).toEqual([
      [id, 'ask'],
      ['open 1', 'ask'],
      ['bye 4', 'note'],
      ['hand-made', 'ask'],
    ]);
    expect(found[3]).toEqual({
      ...{ id: 'hand-made', weight: 'ask', ...words.byHand, article: 'C.04.2 1.5', read: null },
    });
  });

  it('of a round on the wall say what its check objected to', () => {
    const violations = [{ code: 'rule', kind: 'rematch', article: 'C.04.1 2', players: [8, 9] }];
    const found = issuesOf([...OPEN, ...up(2, SECOND, 4), checked({ agrees: false, violations })]);
    expect(found.map(({ id, weight }) => [id, weight])).toEqual([
      ...[
        [`check ${minute(8)}`, 'refuse'],
        ['open 1', 'ask'],
        ['bye 4', 'note'],
      ],
    ]);
  });

  it('C.04.1 3 name who has the bye, and nobody who asked for one', () => {
    const asked = [{ player: 5, kind: 'half' }, ...BYE, { player: 6, kind: 'zero' }];
    const [white, black] = [
      drafted(asked, SECOND.slice(0, 2)),
      drafted(asked.toSpliced(1, 1), SECOND.slice(0, 2)),
    ];
    const byes = (draft: EventDraft) =>
      issuesOf([
        ...OPEN,
        { ...draft, payload: { ...draft.payload, boardNumbers: [11, 14] } } as EventDraft,
        checked({}),
      ]).filter(({ id }) => id.startsWith('bye'));
    expect([byes(white), byes(black)]).toEqual([[hasBye], []]);
  });

  it('of a round on the wall do not ask for a check that it never had', () => {
    expect(issuesOf([...OPEN, ...up(2, SECOND, 4)])).toEqual([openGames, hasBye]);
    expect(issuesOf(OPEN, false, 1)).toMatchObject([{ id: 'bye 3' }]);
  });

  it('say who has a board of their own and sits elsewhere, in the newest round alone', () => {
    const base = imported();
    const { tournament } = base.payload;
    const fixed = [
      { player: 6, board: 11 },
      { player: 9, board: 11 },
      { player: 8, board: 20 },
      { player: 7, board: 20 },
      { player: 4, board: 14 },
    ];
    const rules = { ...tournament.rules, seating: { firstBoard: 1, leftOut: [], fixed } };
    const seated = {
      ...base,
      payload: { ...base.payload, tournament: { ...tournament, rules } },
    } as EventDraft;
    const say = texts.seating.elsewhere;
    const drafts = [seated, ...OPEN.slice(1), ...up(2, SECOND, 4)];
    const note = { weight: 'note', article: '', read: null };
    // White of boards 20 and 11, and Black of board 14; who has the bye sits nowhere.
    expect(issuesOf(drafts).filter(({ id }) => id.startsWith('seat'))).toEqual([
      { ...note, id: 'seat-6-20', ...say('Name6', 20, 11) },
      { ...note, id: 'seat-8-11', ...say('Name8', 11, 20) },
      { ...note, id: 'seat-7-14', ...say('Name7', 14, 20) },
    ]);
    expect(issuesOf(drafts, false, 1).filter(({ id }) => id.startsWith('seat'))).toEqual([]);
  });
});

describe('before a round is paired', () => {
  it('it is said why it cannot be, and which games are open', () => {
    const obstacle = { code: 'round-beyond-last', severity: 'refused', message: 'm', advice: 'a' } as const;
    const state = folded(...OPEN);
    const { read: _, ...open } = openGames;
    const first = { id: 'round-beyond-last', weight: 'refuse', title: 'm', text: 'a', read: null };
    expect(issuesBefore(state, 2, obstacle)).toEqual([first, { ...open, read: null }]);
    expect(issuesBefore(state, 2, { ...obstacle, article: 'C.04.1 1' })[0]).toEqual({
      ...{ ...first, article: 'C.04.1 1' },
    });
    expect(issuesBefore(state, 2, null)).toEqual([openGames]);
    expect(issuesBefore(state, 1, null)).toEqual([]);
  });

  it.each([
    [12, 0],
    [13, 1],
    [15, 3],
  ])('C.04.2 4.1 of %i whom nobody has seen twelve are named', (count, more) => {
    const [here, template] = players;
    const unseen = Array.from({ length: count }, (_, at) => ({
      ...{ ...template!, id: 20 + at, name: `Late${at + 1}, Given`, tpn: 0, arrival: 'expected' as const },
    }));
    const state = folded(imported([{ ...here!, arrival: 'here' }, ...unseen]));
    const named = Array.from({ length: 12 }, (_, at) => `Late${at + 1}, Given`);
    expect(issuesBefore(state, 1, null)).toEqual([
      { id: 'unseen', weight: 'ask', ...words.unseen(named, more), article: 'C.04.2 4.1', read: null },
    ]);
  });
});

describe('the page of a round', () => {
  const NOTHING = { reasons: [], wishes: [] };
  const NOW = { isOutdated: false, mayWrite: true };

  it('that is not paired yet has who is away, why it cannot be paired, and no boards', () => {
    const away = players.map((player): Player => {
      if (player.id === 7) return { ...player, arrival: 'later', entryRound: 3 };
      return player.id === 3 ? { ...player, absences: [{ round: 2, kind: 'half' }] } : player;
    });
    const state = folded(imported(away), ...OPEN.slice(1));
    const { toPair, system, issues, unpaired, ...view } = roundView(state, 2, NOTHING, NOW);
    expect(view).toEqual({
      ...{ round: 2, phase: 'later', boards: [], version: 0, publishedAt: '', handMade: false },
      ...{ startPosition: null, check: null },
      sum: { boards: 0, pairingByes: 0, otherByes: 0, absent: 0, active: 0, addsUp: false, wrong: [] },
      can: { pair: true, discard: false, check: false, publish: false, unpublish: false, reason: '' },
    });
    expect(unpaired.map(({ id, kind, text, points }) => [id, kind, text, points])).toEqual([
      [3, 'half', texts.outcomes.unpaired('half'), 10],
      [7, 'not-arrived', texts.roundHandling.absence.later, 0],
    ]);
    // The adjourned game of 5 and 8 counts as a draw.
    expect(toPair.map(({ id }) => id)).toEqual([9, 8, 5, 6, 4]);
    expect([system.id, issues.map(({ id }) => id)]).toEqual(['dutch-2026', ['open 1']]);
    const beyond = roundView(state, 4, NOTHING, NOW);
    const { message } = texts.roundHandling.notNext(3);
    expect([beyond.toPair, beyond.can.pair, beyond.can.reason]).toEqual([[], false, message]);
    expect(beyond.issues[0]).toMatchObject({ id: 'round-not-next', weight: 'refuse', title: message });
  });

  it('names absent players and whether they are entered as such, those with a bye first', () => {
    const entered = players.map((player): Player => ({
      ...player,
      // The bye that 6 has asked for is in another round.
      absences:
        player.id === 6 ? [{ round: 3, kind: 'half' }] : player.id === 5 ? [{ round: 2, kind: 'zero' }] : [],
    }));
    const pairs = [SECOND[0]!, SECOND[1]!];
    const draft = drafted(BYE, pairs);
    const state = folded(
      imported(entered),
      ...OPEN.slice(1),
      {
        ...draft,
        payload: { ...draft.payload, boardNumbers: [11, 14] },
      } as EventDraft,
      { kind: 'round-published', payload: { round: 2, version: 1, boards: 2, programme: '' } },
    );
    const { unpaired, sum } = roundView(state, 2, NOTHING, NOW);
    const { entered: isEntered, notEntered } = texts.roundHandling.absence;
    expect(unpaired.map(({ id, kind, text, points }) => [id, kind, text, points])).toEqual([
      [4, 'pab', texts.outcomes.unpaired('pab'), 0],
      [5, 'absent', isEntered, 5],
      [6, 'absent', notEntered, 0],
    ]);
    expect(sum).toMatchObject({ boards: 2, pairingByes: 1, absent: 2, active: 7, addsUp: true, wrong: [] });
  });

  it('tells of a draft what can be done with it, and why it cannot be published', () => {
    const can = (drafts: readonly EventDraft[], round = 2) =>
      roundView(folded(...drafts), round, NOTHING, NOW).can;
    const good = { pair: true, discard: true, check: true, publish: true, unpublish: false, reason: '' };
    expect(can([...OPEN, drafted(BYE), checked({})])).toEqual(good);
    expect(can([...OPEN, drafted(BYE)])).toEqual({ ...good, publish: false, reason: words.unchecked.title });
    expect(can([...OPEN, drafted([])]).reason).toBe(`${words.sum([]).title}. ${words.unchecked.title}`);
  });

  it('names the system that paired the round, also where the rules have another one now', () => {
    const other = { ...imported().payload.tournament.rules, system: 'dubov-2026' };
    const { tournament } = folded(...OPEN);
    const state = { ...folded(...OPEN), tournament: { ...tournament, rules: other } };
    expect(roundView(state, 1, NOTHING, NOW).system.id).toBe('dutch-2026');
    const [first] = tournament.rounds;
    const unnamed = { ...state, tournament: { ...state.tournament, rounds: [{ ...first!, system: '' }] } };
    expect(roundView(unnamed, 1, NOTHING, NOW).system.id).toBe('dubov-2026');
  });

  it('flags a result for the report alone, on its own board', () => {
    const state = folded(
      ...OPEN,
      ...results(1, FIRST, 'draw', 'draw', 'black-wins').slice(2),
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'draw', 'draw', 'draw'),
      {
        kind: 'result-rated-only',
        payload: { round: 1, board: 11, ...FIRST[0]!, result: 'draw', was: 'white-wins' },
      },
    );
    const { boards } = roundView(state, 1, NOTHING, NOW);
    const infos = boards.map(({ flags }) => flags.filter(({ kind }) => kind === 'info'));
    expect(infos).toEqual([[{ kind: 'info', text: 'Rated ½ – ½' }], [], []]);
    expect(boards[0]!.resultText).toBe('1 – 0');
  });

  it('flags two boards beside each other whose results may have been exchanged, each with the other', () => {
    // 2100 beats 2400 with Black on board 11, 2000 beats 2300 with White on board 14.
    const state = folded(imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'black-wins', 'white-wins'));
    const { swapped } = texts.results.secondLook;
    const { boards } = roundView(state, 1, NOTHING, NOW);
    const flags = boards.map((row) => row.flags.filter(({ text }) => text.startsWith('Swap')));
    expect(flags).toEqual([[{ kind: 'warn', text: swapped(14) }], [{ kind: 'warn', text: swapped(11) }], []]);
  });
});
