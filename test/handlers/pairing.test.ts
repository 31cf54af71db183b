/** A round paired by the system and by hand on a desk of its own: what is asked, stored and told. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type EventDraft, type Player, type Rules } from '../../src-engine/index.ts';
import { pairingCommands } from '../../src-main/handlers/round/pairing.ts';
import type { Jobs, RoundVerdict } from '../../src-main/pairing/jobs.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, minute, players, results, up } from './written.ts';

const { handling, roundHandling: words } = texts;
const START = [imported()];
/** Board 20 of round 1 is open. */
const OPEN = [...START, ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const started = (rules: Partial<Rules>, field: readonly Player[] = players): EventDraft => {
  const base = imported(field);
  const { tournament } = base.payload;
  return {
    ...base,
    payload: { ...base.payload, tournament: { ...tournament, rules: { ...tournament.rules, ...rules } } },
  };
};
const deskOf = (drafts: readonly EventDraft[], doing: ConstructorParameters<typeof DeskWithJobs>[1] = {}) => {
  const written = new DeskWithJobs(drafts, doing);
  const commands = pairingCommands(written.desk);
  return {
    written,
    pair: (round = 1, confirmed: 0 | 2 | 3 | 4 = 0) => commands['round.pair']({ round, confirmed }),
    cancel: () => commands['round.cancelPairing'](null),
    arrange: commands['round.arrange'],
    check: (round = 1) => commands['round.check']({ round }),
  };
};
const VERDICT: RoundVerdict = {
  ...{ confirmed: true, violations: [], upheld: ['C1', 'C2'], different: 0 },
  ...{ due: { pairs: [], bye: null }, noPairing: null },
};
/** Whether a check by these words agrees, is stored as, and objects to. */
const compared = { code: 'compared', boards: 3, different: 0, rules: 2 };
const drafted = (more: object = {}) => ({
  kind: 'round-drafted',
  payload: {
    ...{ round: 1, pairs: FIRST, unpaired: [{ player: 3, kind: 'pab' }], system: 'dutch-2026' },
    ...{ seconds: 2.5, ...more },
  },
});
const checkedAs = (more: object = {}) => ({
  kind: 'round-checked',
  payload: { round: 1, agrees: true, verdict: compared, violations: [], ...more },
});
const paired = (): Jobs['pair']['value'] => ({
  ...{ ok: true, seconds: 2.5 },
  pairing: { pairs: FIRST, bye: 3 },
});

describe('a round that the system pairs', () => {
  it('is drafted and checked in one command, without a question', async () => {
    const { pair, written } = deskOf(START, { pair: paired, check: () => VERDICT });
    expect(await pair()).toEqual({ ok: true, value: { seconds: 2.5 } });
    expect(written.stored).toEqual([drafted(), checkedAs()]);
    const [asked, check] = written.asked as unknown as { name: string; args: Jobs['check']['args'] }[];
    expect(asked).toMatchObject({ name: 'pair', args: { round: 1 } });
    expect(check).toMatchObject({ name: 'check', args: { round: 1 } });
    // The check looks at the round as it was made.
    expect(check!.args.tournament.rounds[0]!.boards.map(({ white }) => white)).toEqual([9, 5, 7]);
  });

  it('C.04.2 2 gives numbers and the initial colour before', async () => {
    const fresh = players.map((player) => ({ ...player, tpn: 0 }));
    // An odd lot gives Black to number 1.
    const { pair, written } = deskOf([started({ initialColour: null, lotSeed: 3 }, fresh)]);
    expect(await pair()).toMatchObject({ ok: true });
    const numbers = [3, 4, 5, 6, 7, 8, 9].map((id) => [id, 10 - id]);
    const seconds = expect.any(Number) as number;
    const pairs = FIRST.map(({ white, black }) => ({ white: black, black: white }));
    expect(written.stored.slice(0, 3)).toEqual([
      { kind: 'numbers-assigned', payload: { round: 1, numbers } },
      { kind: 'colour-drawn', payload: { colour: 'black', by: 'lot' } },
      drafted({ pairs, seconds }),
    ]);
    expect(written.stored[3]).toMatchObject({ kind: 'round-checked', payload: { agrees: true } });
  });

  it('C.04.2 3.1 counts open games as draws, after a question', async () => {
    const { pair, written } = deskOf(OPEN);
    expect(await askedBy(pair(2))).toEqual({
      ...{ level: 3, act: 'Pair round 2', article: 'C.04.2 3.1' },
      consequences: [handling.openGames(1, [20])],
    });
    expect(written.asked).toEqual([]);
    expect(await pair(2, 3)).toMatchObject({ ok: true });
    expect(written.stored.map(({ kind }) => kind)).toEqual([
      ...['games-adjourned', 'round-drafted', 'round-checked'],
    ]);
    expect(written.stored[0]!.payload).toEqual({ round: 1, boards: [20] });
  });

  it('tells how much is settled, and is one at a time', async () => {
    const { pair, cancel, written } = deskOf(START);
    let finish: (value: Jobs['pair']['value'] | null) => void = () => undefined;
    let cancelled = 0;
    const progress: ((settled: number, all: number) => void)[] = [];
    const start = (_: string, __: unknown, tell: (settled: number, all: number) => void) => {
      progress.push(tell);
      const value = new Promise<Jobs['pair']['value'] | null>((resolve) => (finish = resolve));
      return {
        value,
        cancel: () => {
          cancelled++;
          finish(null);
        },
      };
    };
    Object.assign(written.desk.workers, { start });
    const first = pair();
    await Promise.resolve();
    progress[0]!(3, 7);
    expect(written.told).toEqual([{ name: 'pairing.progress', notice: { round: 1, settled: 3, all: 7 } }]);
    const underWay = { code: 'pairing-under-way', severity: 'refused', ...words.underWay };
    expect(await refusedBy(pair())).toEqual(underWay);
    expect(await cancel()).toEqual({ ok: true, value: null });
    expect(await refusedBy(first)).toEqual({
      ...{ code: 'pairing-cancelled', severity: 'refused', message: words.cancelled, advice: '' },
    });
    expect(written.stored).toEqual([]);
    // Nothing is under way any more.
    expect(await cancel()).toEqual({ ok: true, value: null });
    expect(cancelled).toBe(1);
    const second = pair();
    await Promise.resolve();
    finish(paired());
    expect(await second).toMatchObject({ ok: true });
    expect(progress).toHaveLength(2);
  });

  it('is none where the rules give none, in the words of the failure', async () => {
    const failure = { code: 'no-legal-pairing', players: [9, 6] } as const;
    const { pair, written } = deskOf(START, { pair: () => ({ ok: false, failure, conflict: [] }) });
    const names = (ids: readonly number[]) => texts.app.series(ids.map((id) => `Name${id}, Given`));
    expect(await refusedBy(pair())).toEqual({
      ...{ code: 'no-legal-pairing', severity: 'refused', players: [9, 6] },
      ...texts.pairing.failure(failure, names),
    });
    const apart = {
      by: 'players',
      value: '',
      players: [8, 5],
      firm: true,
      firstRound: 1,
      lastRound: 9,
    } as const;
    const conflict = deskOf(START, { pair: () => ({ ok: false, failure, conflict: [apart] }) });
    expect(await refusedBy(conflict.pair())).toMatchObject({
      ...{ code: 'constraints-in-conflict', article: 'C.05 5.2', players: [8, 5] },
    });
    expect(written.stored).toEqual([]);
    const missing = { code: 'rounds-missing', article: 'C.04.1 1' } as const;
    const without = deskOf(START, { pair: () => ({ ok: false, failure: missing, conflict: [] }) });
    expect(await refusedBy(without.pair())).toEqual({
      ...{ code: 'rounds-missing', severity: 'refused', article: 'C.04.1 1' },
      ...texts.pairing.failure(missing, names),
    });
  });

  it('C.04.2 3.3 leaves out who asked for a bye in this round, and nobody who asked for one in another', async () => {
    const absences = (round: number) => [{ round, kind: 'half' as const }];
    const asked = players.map((player) =>
      player.id === 3
        ? { ...player, absences: absences(1) }
        : player.id === 4
          ? { ...player, absences: absences(2) }
          : player,
    );
    const pairs = FIRST.slice(0, 2);
    const { pair, written } = deskOf([started({}, asked)], {
      pair: () => ({ ok: true, seconds: 2.5, pairing: { pairs, bye: 7 } }),
      check: () => VERDICT,
    });
    expect(await pair()).toMatchObject({ ok: true });
    const unpaired = [
      { player: 7, kind: 'pab' },
      { player: 3, kind: 'half' },
    ];
    // Before it, who does not play has their number taken away.
    expect(written.stored[1]).toEqual(drafted({ pairs, unpaired }));
  });

  it('is not stored where somebody is in it twice, or who is not in the tournament', async () => {
    for (const other of [9, 77]) {
      const wrong = [...FIRST.slice(0, 2), { white: other, black: 4 }];
      const pairing = () => ({ ...paired(), pairing: { pairs: wrong, bye: 3 } }) as Jobs['pair']['value'];
      const { pair, written } = deskOf(START, { pair: pairing, check: () => VERDICT });
      expect((await refusedBy(pair())).code).toBe('event-does-not-apply');
      expect(written.stored).toEqual([]);
      expect(written.asked.map(({ name }) => name)).toEqual(['pair']);
    }
  });

  it('is not paired on the wall, out of turn, or before the second entry', async () => {
    const required: EventDraft = { kind: 'second-entry-required', payload: { required: true } };
    const { pair } = deskOf([...OPEN, required]);
    expect(await refusedBy(pair(1))).toMatchObject({ code: 'round-published', article: 'C.04.2 4.4' });
    expect(await refusedBy(pair(3))).toEqual({
      ...{ code: 'round-not-next', severity: 'refused', ...words.notNext(2) },
    });
    expect(await refusedBy(pair(6))).toMatchObject({ code: 'round-beyond-last', article: 'C.04.1 1' });
    expect((await refusedBy(pair(2, 4))).code).toBe('second-entry-missing');
    const alone = deskOf([imported(players.slice(0, 1))]);
    expect(await refusedBy(alone.pair())).toEqual({
      ...{ code: 'too-few-players', severity: 'refused', ...words.twoPlayers },
    });
  });
});

describe('a round that a hand pairs', () => {
  const pairs = [FIRST[0]!, { white: 8, black: 5 }, FIRST[2]!];
  const made = { round: 1, pairs, bye: 3, confirmed: 0 } as const;
  const due = { pairs: [FIRST[1]!], bye: null };
  const arranged = (more: object) => ({
    kind: 'round-arranged',
    payload: {
      ...{ round: 1, pairs, unpaired: [{ player: 3, kind: 'pab' }], system: 'dutch-2026' },
      ...more,
    },
  });

  it('is asked about with what the system pairs and what the rules say, and stored with it', async () => {
    const check = () => ({ ...VERDICT, different: 1, due });
    const { arrange, written } = deskOf(START, { check });
    expect(await askedBy(arrange(made))).toEqual({
      level: 3,
      act: 'Pair round 1 by hand',
      consequences: [
        '1 board differs from the system’s pairing: Name8 – Name5 instead of Name5 – Name8.',
        'Name8 and Name5 have the wrong colours (C.04.3 5.2).',
        handling.arranged,
      ],
      article: 'C.04.2 1.5',
    });
    expect(written.stored).toEqual([]);
    expect(await arrange({ ...made, confirmed: 3 })).toEqual({ ok: true, value: null });
    expect(written.stored).toEqual([
      arranged({ changed: 1, due }),
      // The system pairs otherwise: in a round by hand that is a decision.
      checkedAs({ verdict: { ...compared, different: 1 } }),
    ]);
  });

  it('changes all boards where the system gives no round', async () => {
    const check = () => ({ ...VERDICT, different: null, due: null });
    const { arrange, written } = deskOf(START, { check });
    await arrange({ ...made, confirmed: 3 });
    expect(written.stored[0]).toEqual(arranged({ changed: 3, due: null }));
  });

  it('says what else is settled with it, and cites every article', async () => {
    const { arrange } = deskOf(OPEN, { check: () => VERDICT });
    const question = await askedBy(arrange({ ...made, round: 2 }));
    expect(question.article).toBe('C.04.2 1.5, C.04.2 3.1');
    expect(question.consequences).toEqual([
      handling.compared(
        { round: 2, pairs, unpaired: [], system: 'dutch-2026', changed: 0, due: VERDICT.due },
        (id) => `Name${id}`,
      ),
      'Name9 and Name6 have already met (C.04.3 2.1.1).',
      'Name8 and Name5 have already met (C.04.3 2.1.1).',
      'Name7 and Name4 have already met (C.04.3 2.1.1).',
      'Name3 may not receive the bye again (C.04.3 2.1.2).',
      'Name9 and Name6 have the wrong colours (C.04.3 5.2).',
      'Name7 and Name4 have the wrong colours (C.04.3 5.2).',
      handling.arranged,
      handling.openGames(1, [20]),
    ]);
  });

  it('C.04.2 3.3 has no place for who asked for a bye in this round', async () => {
    const absent = players.map((player): Player =>
      player.id === 3 ? { ...player, absences: [{ round: 1, kind: 'half' }] } : player,
    );
    const { arrange, written } = deskOf([started({}, absent)], { check: () => VERDICT });
    await arrange({ ...made, bye: null, confirmed: 3 });
    expect(written.stored[1]!.payload).toMatchObject({ pairs, unpaired: [{ player: 3, kind: 'half' }] });
  });

  it('has everybody once', async () => {
    const { arrange, written } = deskOf(START);
    const twice = (id: number, name: string) => ({
      ...{ code: 'player-twice', severity: 'refused', ...words.twice(name), players: [id] },
    });
    expect(await refusedBy(arrange({ ...made, bye: 4 }))).toEqual(twice(4, 'Name4, Given'));
    const white = [...pairs.slice(0, 2), { white: 9, black: 4 }];
    expect(await refusedBy(arrange({ ...made, pairs: white }))).toEqual(twice(9, 'Name9, Given'));
    const black = [...pairs.slice(0, 2), { white: 7, black: 6 }];
    expect(await refusedBy(arrange({ ...made, pairs: black }))).toEqual(twice(6, 'Name6, Given'));
    const nobody = [...pairs.slice(0, 2), { white: 7, black: 77 }];
    expect(await refusedBy(arrange({ ...made, pairs: nobody }))).toEqual(twice(77, 'player 77'));
    expect(await refusedBy(arrange({ ...made, round: 3 }))).toMatchObject({ code: 'round-not-next' });
    expect(written.stored).toEqual([]);
  });

  it('C.05 Annex 1 of a round robin has no bye: who is left has no game and no points', async () => {
    const rules = { ...DEFAULT_RULES, system: 'round-robin', rounds: 7, initialColour: 'white' } as const;
    const { arrange, written } = deskOf([started(rules)], { check: () => VERDICT });
    expect(await arrange({ ...made, confirmed: 4 })).toMatchObject({ ok: true });
    expect(written.stored.find(({ kind }) => kind === 'round-arranged')!.payload).toMatchObject({
      unpaired: [{ player: 3, kind: 'zero' }],
      system: 'round-robin',
    });
    const left = { round: 1, pairs: [{ white: 9, black: 4 }], bye: null, confirmed: 0 } as const;
    const { consequences } = await askedBy(deskOf([started(rules)], { check: () => VERDICT }).arrange(left));
    expect(consequences.slice(1, -1)).toEqual([
      'Name3, Name4, Name5, Name6, Name7, Name8 and Name9 cannot play all their games in the rounds that are left (C.05 Annex 1).',
    ]);
    const even = deskOf([started({ ...rules, rounds: 5 }, players.slice(1))], { check: () => VERDICT });
    await even.arrange({ ...made, bye: null, confirmed: 4 });
    expect(even.written.stored.find(({ kind }) => kind === 'round-arranged')!.payload).toMatchObject({
      unpaired: [],
    });
  });
});

describe('the check of a draft', () => {
  const handMade: EventDraft = {
    kind: 'round-arranged',
    payload: {
      ...{ round: 1, pairs: FIRST, unpaired: [{ player: 3, kind: 'pab' }] },
      ...{ system: 'dutch-2026', changed: 0 },
    },
  };
  const own = up(1, FIRST, 3)[0]!;
  const stored = async (verdict: Partial<RoundVerdict>, draft = own) => {
    const { check, written } = deskOf([...START, draft], { check: () => ({ ...VERDICT, ...verdict }) });
    const reply = await check();
    return { value: reply.ok ? reply.value : null, entry: written.stored[0]!, count: written.stored.length };
  };

  it('is stored, and answers whether it agrees', async () => {
    expect(await stored({})).toEqual({ value: { agrees: true }, entry: checkedAs(), count: 1 });
    const violation = { id: 'C1', kind: 'rematch', article: 'C.04.3 2.1.1', players: [9, 6] } as const;
    const { value, entry } = await stored({ confirmed: false, violations: [violation] });
    expect(value).toEqual({ agrees: false });
    expect(entry).toEqual(
      checkedAs({
        agrees: false,
        violations: [{ code: 'rule', kind: 'rematch', article: 'C.04.3 2.1.1', players: [9, 6] }],
      }),
    );
  });

  it.each([
    ['the system’s', 1, own, false],
    ['the system’s', null, own, false],
    ['a hand’s', 1, handMade, true],
    ['a hand’s', null, handMade, true],
  ] as const)('of %s draft that the system pairs otherwise: %s', async (_, different, draft, agrees) => {
    const { value, entry } = await stored({ different, due: null }, draft);
    expect(value).toEqual({ agrees });
    expect(entry).toEqual(checkedAs({ agrees, verdict: { ...compared, different } }));
  });

  it('keeps the article by which the arbiter decides, also where that is none', async () => {
    for (const noPairing of ['C.04.3 1.9.3', ''])
      expect((await stored({ noPairing })).entry).toEqual(checkedAs({ verdict: { ...compared, noPairing } }));
  });

  it('does not agree where the round does not add up', async () => {
    const forgotten = { ...own, payload: { ...own.payload, unpaired: [] } } as EventDraft;
    const { value, entry } = await stored({}, forgotten);
    expect(value).toEqual({ agrees: false });
    expect(entry.payload).toMatchObject({ agrees: false, violations: [{ code: 'sum' }] });
  });

  it('is of a draft', async () => {
    const { check, written } = deskOf(OPEN);
    expect((await refusedBy(check(1))).code).toBe('round-published');
    expect(await refusedBy(check(4))).toMatchObject({
      code: 'not-there',
      message: 'Round 4 no longer exists.',
    });
    expect(written.asked).toEqual([]);
  });

  it('is not stored where another result came while it was made', async () => {
    const draft = up(2, FIRST, 3)[0]!;
    const author = { at: minute(50), actor: 'B', command: 'test' };
    const { check, written } = deskOf([...OPEN, draft], {
      check: () => {
        written.store(results(1, FIRST, 'draw', 'draw', 'draw').slice(2), author);
        return VERDICT;
      },
    });
    expect(await refusedBy(check(2))).toEqual({
      ...{ code: 'changed-meanwhile', severity: 'refused', ...texts.refusals.changedMeanwhile },
    });
    expect(written.stored.map(({ kind }) => kind)).toEqual(['result-entered']);
  });
});
