import { describe, expect, it } from 'vitest';
import { type EventDraft, type Player } from '../../src-engine/index.ts';
import { formerPairing } from '../../src-main/handlers/log/former.ts';
import { logCommands } from '../../src-main/handlers/log/log.ts';
import { byesObstacle, numbersObstacle, rulesIn } from '../../src-main/handlers/log/rules.ts';
import { planGoBack, planUndo } from '../../src-main/handlers/log/steps.ts';
import { FIRST, imported, players, results, SECOND, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

/** 1 the import, 2 and 3 round 1, 4 to 6 its results. */
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const club = (player: number, was: string, now: string): EventDraft => ({
  kind: 'player-changed',
  payload: { player, name: '', before: { club: was }, after: { club: now } },
});
const undo = (desk: WrittenDesk, seq: number | null = null, confirmed: 0 | 2 | 3 | 4 = 0) =>
  logCommands(desk.desk)['log.undo']({ seq, confirmed });

describe('rules that a step would change', () => {
  const { tournament } = imported().payload;
  const rulesTo = (
    rounds: number,
    kind: 'settings-changed' | 'rules-changed-late' = 'rules-changed-late',
  ): EventDraft => ({
    kind,
    payload: { info: tournament.info, rules: { ...tournament.rules, rounds }, changes: [] },
  });
  const step = (desk: WrittenDesk) => {
    const planned = planUndo(desk.log, desk.log.records.length)!;
    const prepared = desk.log.prepare([planned.draft], { at: '', actor: '', command: '' });
    if (!prepared.ok) throw new Error('depends');
    return rulesIn(desk.log, prepared.value.state.tournament, planned, '2026-11-21');
  };

  it('are asked as a change of the settings, alone', async () => {
    const desk = new WrittenDesk([...PLAYED, rulesTo(6)]);
    expect(step(desk)).toMatchObject({
      drafts: [{ kind: 'rules-changed-late' }, { kind: 'fide-mode-left' }],
    });
    expect(await questionOf(undo(desk))).toMatchObject({
      level: 4,
      act: 'Change the rules',
      article: 'C.04.1 1',
    });
    expect(await valueOf(undo(desk, null, 4))).toEqual({ label: 'Rules changed after the start' });
    expect(desk.stored.map(([kind]) => kind)).toEqual(['rules-changed-late', 'fide-mode-left']);
    expect(desk.state.tournament.rules.rounds).toBe(5);
    const more = new WrittenDesk(PLAYED);
    more.write(rulesTo(6), {
      kind: 'player-withdrawn',
      payload: { player: 6, name: '', fromRound: 2, was: null },
    });
    expect(await refusalOf(undo(more))).toEqual({
      ...{ code: 'rules-among-others', article: 'C.04.1 1' },
      message: 'This would also change rules of a tournament that has begun.',
      advice: 'Change them in the settings first.',
    });
    // Nothing but what was written here.
    expect(more.stored).toHaveLength(2);
    // A rule of the ranking leaves FIDE mode as it is.
    const ranking = new WrittenDesk([
      ...PLAYED,
      {
        kind: 'rules-changed-late',
        payload: { info: tournament.info, rules: { ...tournament.rules, tieBreaks: ['SB'] }, changes: [] },
      },
    ]);
    expect(step(ranking)).toMatchObject({ drafts: [{ kind: 'rules-changed-late' }] });
    const ratings = new WrittenDesk(PLAYED);
    ratings.write(rulesTo(6), club(4, '', 'A'));
    expect(step(ratings)).toHaveProperty('drafts');
  });

  it('are none where FIDE mode was left, nothing is on the wall, or no rule is among it', () => {
    expect(step(new WrittenDesk([...PLAYED, club(4, '', 'A')]))).toBeNull();
    expect(step(new WrittenDesk([imported(), rulesTo(6, 'settings-changed')]))).toBeNull();
    expect(
      step(new WrittenDesk([imported(), up(1, FIRST, 3)[0]!, rulesTo(6, 'settings-changed')])),
    ).toBeNull();
    expect(
      step(new WrittenDesk([...PLAYED, { kind: 'fide-mode-left', payload: { why: '' } }, rulesTo(6)])),
    ).toBeNull();
    // The same rules, another heading.
    expect(step(new WrittenDesk([...PLAYED, rulesTo(5, 'settings-changed')]))).toBeNull();
    const heading: EventDraft = {
      kind: 'settings-changed',
      payload: { info: { ...tournament.info, city: 'Bern' }, rules: tournament.rules, changes: [] },
    };
    expect(step(new WrittenDesk([...PLAYED, heading]))).toBeNull();
  });

  it('are none of a way back that takes every round from the wall', () => {
    const desk = new WrittenDesk([imported(), rulesTo(6, 'settings-changed'), ...up(1, FIRST, 3)]);
    const planned = planGoBack(desk.log, 1)!;
    const after = desk.log.stateAt(1).tournament;
    expect(rulesIn(desk.log, after, planned, '2026-11-21')).toBeNull();
    const drafted = { ...after, rounds: [{ ...desk.state.tournament.rounds[0]!, stage: 'draft' as const }] };
    expect(rulesIn(desk.log, drafted, planned, '2026-11-21')).toBeNull();
    const none = new WrittenDesk([imported(), rulesTo(6, 'settings-changed')]);
    const wall = { ...desk.state.tournament, rules: after.rules };
    expect(rulesIn(none.log, wall, { ...planned, touched: [2] }, '2026-11-21')).toBeNull();
    const late = planGoBack(desk.log, 1)!;
    expect(
      rulesIn(
        desk.log,
        { ...desk.state.tournament, rules: after.rules },
        { ...late, touched: [2] },
        '2026-11-21',
      ),
    ).not.toBeNull();
  });
});

describe('numbers that a step would move', () => {
  const exchanged: EventDraft = {
    kind: 'numbers-exchanged',
    payload: { players: [4, 5], names: ['a', 'b'], numbers: [6, 5], equals: [4, 5] },
  };
  const rounds = (...some: readonly number[]) => some.flatMap((round) => up(round, FIRST, 3));
  const field = players.map((player) => ({ ...player, rating: player.id === 5 ? 1900 : player.rating }));
  function obstacle(before: readonly EventDraft[], after: readonly EventDraft[]) {
    const desk = new WrittenDesk([imported(field), ...before, exchanged, ...after]);
    const planned = planUndo(desk.log, before.length + 2)!;
    const prepared = desk.log.prepare([planned.draft], { at: '', actor: '', command: '' });
    if (!prepared.ok) throw new Error('depends');
    return numbersObstacle(desk.log, prepared.value.state.tournament, planned);
  }

  it('stay once round 4 is paired', () => {
    expect(obstacle([], rounds(1, 2, 3, 4))).toEqual({
      ...{ code: 'numbers-fixed', severity: 'refused', article: 'C.04.2 2.3', players: [4, 5], advice: '' },
      message: 'Pairing numbers stay as they are once round 4 is paired.',
    });
    expect(obstacle([], rounds(1, 2, 3))).toBeNull();
  });

  it('are none where another entry is undone, and where the numbers stay', () => {
    const desk = new WrittenDesk([imported(field), exchanged, ...rounds(1, 2, 3, 4), club(4, '', 'A')]);
    const planned = planUndo(desk.log, desk.log.records.length)!;
    const { tournament } = desk.state;
    const moved = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, tpn: 8 - player.tpn })),
    };
    expect(numbersObstacle(desk.log, moved, planned)).toBeNull();
    expect(numbersObstacle(desk.log, moved, { ...planned, touched: [2, 11] })).not.toBeNull();
    // The fourth round goes with it.
    const shorter = { ...moved, rounds: moved.rounds.slice(0, 3) };
    expect(numbersObstacle(desk.log, shorter, { ...planned, touched: [2] })).toBeNull();
    expect(numbersObstacle(desk.log, tournament, { ...planned, touched: [2] })).toBeNull();
    const others = { ...tournament, players: [...tournament.players, { ...players[0]!, id: 44, tpn: 8 }] };
    expect(numbersObstacle(desk.log, others, { ...planned, touched: [2] })).toBeNull();
  });
});

describe('byes that an undo would bring back', () => {
  const bye = (round: number, kind: 'half' | 'zero' | 'full') => ({ round, kind });
  function obstacle(
    before: Partial<Player> | null,
    after: Partial<Player>,
    kind: 'undone' | 'went-back' = 'undone',
    drafts = up(1, FIRST, 3),
  ) {
    const state = new WrittenDesk([
      imported(
        before === null
          ? players.filter(({ id }) => id !== 6)
          : players.map((each) => (each.id === 6 ? { ...each, ...before } : each)),
      ),
      ...(before === null ? [] : drafts),
    ]).state;
    const known = players.map((each) => (each.id === 6 ? { ...each, ...after } : each));
    const step = { draft: { kind, payload: {} } as never, seq: 1, label: '', level: 1 as const, touched: [] };
    const refused = byesObstacle(state, { ...state.tournament, players: known }, step);
    return refused === null
      ? null
      : [refused.code, refused.article, refused.players, refused.message, refused.advice];
  }
  const refusal = (article: string) => [
    ...['bye-beyond-rules', article, [6]],
    'This would give Name6, Given a bye that is asked about.',
    'Give it on the players page.',
  ];

  it('are refused where a question comes before them', () => {
    expect(obstacle({}, { absences: [bye(3, 'full')] })).toEqual(refusal('C.04.1 4'));
    expect(obstacle({ absences: [bye(3, 'half')] }, { absences: [bye(3, 'half'), bye(4, 'half')] })).toEqual(
      refusal('C.05 6.7 (4)'),
    );
    expect(obstacle({}, { absences: [bye(3, 'half')] })).toBeNull();
    expect(obstacle({}, { absences: [bye(3, 'zero')] })).toBeNull();
  });

  it('are none that the player has already, or brings with them, and none of a way back', () => {
    expect(obstacle({ absences: [bye(3, 'full')] }, { absences: [bye(3, 'full')] })).toBeNull();
    expect(obstacle({ absences: [bye(3, 'zero')] }, { absences: [bye(3, 'full')] })).not.toBeNull();
    expect(obstacle(null, { absences: [bye(3, 'full')] })).toBeNull();
    expect(obstacle(null, { absences: [bye(3, 'half')], noHalfBye: true })).toBeNull();
    const two = { absences: [bye(3, 'half'), bye(4, 'half')] };
    expect(obstacle(two, two)).toBeNull();
    expect(obstacle({}, { absences: [bye(3, 'full')] }, 'went-back')).toBeNull();
  });

  it('are refused of who is not eligible any more, as long as they are ahead', () => {
    const absences = [bye(3, 'half')];
    expect(obstacle({ absences }, { absences, noHalfBye: true })).toEqual(refusal('C.05 6.7'));
    expect(obstacle({ absences, noHalfBye: true }, { absences, noHalfBye: true })).toBeNull();
    const over = [bye(1, 'half')];
    expect(obstacle({ absences: over }, { absences: over, noHalfBye: true })).toBeNull();
  });
});

describe('what was on the wall before', () => {
  const again = (round: number, version: number, pairs: typeof FIRST, bye: number): EventDraft[] => {
    const [draft, wall] = up(round, pairs, bye);
    return [draft!, { kind: 'round-published', payload: { ...(wall!.payload as object), version } as never }];
  };
  const down: EventDraft = {
    kind: 'round-unpublished',
    payload: { round: 1, version: 1, why: 'x' } as never,
  };

  it('is the version that the present one replaced, with its pairs, boards and byes', () => {
    const desk = new WrittenDesk([imported(), ...up(1, FIRST, 3)]);
    expect(formerPairing(desk.log, 1)).toBeNull();
    desk.write(down);
    expect(formerPairing(desk.log, 1)).toBeNull();
    desk.write({ kind: 'round-discarded', payload: { round: 1 } });
    for (const draft of again(1, 2, SECOND, 4)) desk.write(draft);
    expect(formerPairing(desk.log, 1)).toMatchObject({
      ...{ version: 1, boardNumbers: [11, 14, 20], unpaired: [{ player: 3, kind: 'pab' }] },
      pairs: FIRST,
    });
    expect([formerPairing(desk.log, 2), formerPairing(desk.log, 1, 3)]).toEqual([null, null]);
    for (const draft of up(2, FIRST, 3)) desk.write(draft);
    expect([formerPairing(desk.log, 1)?.version, formerPairing(desk.log, 2)]).toEqual([1, null]);
  });

  /** Board 14 with Black for White, and nobody else moved. */
  const REPAIRED = [FIRST[0]!, { white: 8, black: 5 }, FIRST[2]!];
  const repaired: EventDraft = {
    kind: 'round-repaired',
    payload: {
      ...{ round: 1, version: 2, plan: 'fewest', article: '', pairs: REPAIRED, boardNumbers: [12, 14, 21] },
      ...{ unpaired: [{ player: 3, kind: 'pab' }], changed: [14], open: [11, 14, 20], agreed: [] },
      programme: '',
    },
  };
  const version = (desk: WrittenDesk, upTo?: number) => formerPairing(desk.log, 1, upTo);

  it('is the pairing that was repaired, or the repair that was undone', async () => {
    const desk = new WrittenDesk([imported(), ...up(1, FIRST, 3), repaired]);
    expect(version(desk)).toEqual({
      ...{ version: 1, boardNumbers: [11, 14, 20], pairs: FIRST, unpaired: [{ player: 3, kind: 'pab' }] },
    });
    await valueOf(undo(desk, null, 4));
    expect(desk.stored.map(([kind]) => kind)).toEqual(['undone', 'wall-changed', 'wall-changed']);
    expect(version(desk)).toEqual({
      ...{ version: 2, boardNumbers: [12, 14, 21], pairs: REPAIRED, unpaired: [{ player: 3, kind: 'pab' }] },
    });
    // As of the repair, and as of the first publication.
    expect([version(desk, 4)?.version, version(desk, 3)]).toEqual([1, null]);
  });

  it('is the pairing that a step in the log took down or put up again', async () => {
    const desk = new WrittenDesk([imported(), ...up(1, FIRST, 3)]);
    await valueOf(undo(desk, null, 4));
    expect(version(desk)).toBeNull();
    desk.write(again(1, 2, FIRST, 3)[1]!);
    expect(version(desk)).toMatchObject({ version: 1, pairs: FIRST });
    const whole = new WrittenDesk([imported(), ...up(1, FIRST, 3)]);
    await valueOf(logCommands(whole.desk)['log.goBack']({ seq: 1, confirmed: 4 }));
    for (const draft of again(1, 2, SECOND, 4)) whole.write(draft);
    expect(version(whole)).toMatchObject({ version: 1, pairs: FIRST });
    desk.write({ ...down, payload: { ...down.payload, version: 2 } });
    await valueOf(undo(desk, null, 4));
    expect(desk.stored.map(([kind]) => kind).slice(-2)).toEqual(['undone', 'wall-changed']);
    expect(version(desk)).toMatchObject({ version: 1, pairs: FIRST });
  });
});
