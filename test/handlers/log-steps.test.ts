/** Undo, redo and going back: which entries they concern, what they ask, and when they are refused; and the page of the log. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { blankPlayer, type EventDraft } from '../../src-engine/index.ts';
import { logCommands, logQueries } from '../../src-main/handlers/log/log.ts';
import { planGoBack, planRedo, planUndo, redoTarget, undoTarget } from '../../src-main/handlers/log/steps.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import { FIRST, imported, minute, players, results, SECOND, up } from './written.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

/** 1 the import, 2 and 3 round 1, 4 to 6 its results. */
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw', 'black-wins')];
const club = (player: number, was: string, now: string): EventDraft => ({
  kind: 'player-changed',
  payload: { player, name: '', before: { club: was }, after: { club: now } },
});
/** Round 1 comes down, and is put up again without being paired anew. */
const DOWN: EventDraft = { kind: 'round-unpublished', payload: { round: 1, version: 1, why: 'x' } as never };
const AGAIN: readonly EventDraft[] = [
  { kind: 'round-published', payload: { round: 1, version: 2, boards: 3, programme: 'test' } },
];
const printed: EventDraft = { kind: 'operator-changed', payload: { name: 'Berg', was: '' } } as never;
const undo = (desk: WrittenDesk, seq: number | null = null, confirmed: 0 | 2 | 3 | 4 = 0) =>
  logCommands(desk.desk)['log.undo']({ seq, confirmed });
const redo = (desk: WrittenDesk, confirmed: 0 | 2 | 3 | 4 = 0) =>
  logCommands(desk.desk)['log.redo']({ confirmed });
const goBack = (desk: WrittenDesk, seq: number, confirmed: 0 | 2 | 3 | 4 = 0) =>
  logCommands(desk.desk)['log.goBack']({ seq, confirmed });

describe('an undo', () => {
  it('takes the whole command of an entry out, and stores how', async () => {
    const desk = new WrittenDesk(PLAYED);
    desk.write(club(4, '', 'A'), club(5, '', 'B'), club(6, '', 'C'));
    const label = 'Player changed, Name6, club: –, now C';
    expect(planUndo(desk.log, 8)).toEqual({
      ...{ seq: 7, label, level: 1, touched: [7, 8, 9] },
      draft: { kind: 'undone', payload: { of: 7, label, drop: [[7, 9]], restore: [] } },
    });
    expect(await valueOf(undo(desk, 8))).toEqual({ label });
    expect(desk.stored.slice(3)).toEqual([['undone', { of: 7, label, drop: [[7, 9]], restore: [] }]]);
    expect(desk.told.at(-1)).toEqual([
      'app',
      'log',
      'settings',
      'players',
      'round',
      'standings',
      'documents',
    ]);
    // It counts no more, and what comes next is the result before it.
    expect(planUndo(desk.log, 8)).toBeNull();
    expect(undoTarget(desk.log)?.seq).toBe(6);
  });

  it('leaves what stays for good, and does not end with it', async () => {
    const desk = new WrittenDesk(PLAYED);
    desk.write(printed, club(4, '', 'A'));
    desk.write(printed);
    expect(undoTarget(desk.log)).toEqual({ seq: 7, label: 'Player changed, Name4, club: –, now A' });
    expect(planUndo(desk.log, 7)?.touched).toEqual([8]);
    const undone = new WrittenDesk(PLAYED);
    undone.write(printed, club(4, '', 'A'));
    await valueOf(undo(undone, 7));
    expect([planUndo(undone.log, 7), undoTarget(undone.log)?.seq]).toEqual([null, 6]);
    expect([planUndo(desk.log, 9), planUndo(desk.log, 0), planUndo(desk.log, 10)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(planUndo(desk.log, 6)?.touched).toEqual([6]);
    expect(undoTarget(new WrittenDesk([imported()]).log)).toBeNull();
  });

  it('is refused where there is nothing to undo, and where a later entry builds on it', async () => {
    const desk = new WrittenDesk([imported()]);
    const nothing = {
      code: 'nothing-to-undo',
      message: 'There is nothing to undo here.',
      advice: 'It may have been undone already.',
    };
    expect(await refusalOf(undo(desk))).toEqual(nothing);
    expect(await refusalOf(undo(desk, 1))).toEqual(nothing);
    expect(await refusalOf(undo(desk, 9))).toEqual(nothing);
    expect(await refusalOf(undo(new WrittenDesk(PLAYED), 2))).toEqual({
      code: 'later-entry-depends',
      message: 'Entry 3 builds on it: Round 1 published, version 1, 3 boards.',
      advice: 'Undo that one first, or go back to an earlier moment.',
    });
  });

  it('that takes a round from the wall asks, and the report says so', async () => {
    const [draft, wall] = up(2, SECOND, 4);
    const desk = new WrittenDesk([...PLAYED.slice(0, 3), DOWN, ...AGAIN, ...PLAYED.slice(3), draft!, wall!]);
    expect(await questionOf(undo(desk))).toEqual({
      ...{ level: 4, act: 'Undo', article: 'C.04.2 4.4' },
      consequences: [
        'Version 1 of round 2 is on the wall and players know it.',
        'It is taken down; the next publication is version 2.',
        'The report says so, also when this is undone.',
        'Undoes: Round 2 published, version 1, 3 boards.',
      ],
    });
    await valueOf(undo(desk, null, 4));
    expect(desk.stored.map(([kind]) => kind)).toEqual(['undone', 'wall-changed']);
    expect(desk.stored[1]![1]).toEqual({ round: 2, version: 1, to: 'down' });
    expect(await questionOf(redo(desk))).toEqual({
      ...{ level: 4, act: 'Redo', article: 'C.04.2 4.4' },
      consequences: [
        'Version 1 of round 2 is put on the wall again.',
        'The report says so, also when this is undone.',
        'Redoes: Round 2 published, version 1, 3 boards.',
      ],
    });
  });

  it('of several entries says how many', async () => {
    const desk = new WrittenDesk(PLAYED);
    const add = (id: number): EventDraft => ({
      kind: 'late-entry-added',
      payload: { player: { ...blankPlayer(id, `New${id}`), entryRound: 2 } },
    });
    desk.write(
      {
        kind: 'player-changed-late',
        payload: { player: 4, name: '', before: { rating: 1900 }, after: { rating: 1950 } },
      },
      add(10),
      add(11),
    );
    const { consequences, level } = await questionOf(undo(desk));
    expect(level).toBe(3);
    expect(consequences.at(-1)).toBe('This changes 3 entries, and can be undone.');
    const one = new WrittenDesk(PLAYED);
    one.write({
      kind: 'player-changed-late',
      payload: { player: 4, name: '', before: { rating: 1900 }, after: { rating: 1950 } },
    });
    expect((await questionOf(undo(one))).consequences).toHaveLength(1);
  });

  it('of a result by which a later round was paired is a correction, and goes no further than one', async () => {
    const later = [...PLAYED, ...up(2, SECOND, 4)];
    const desk = new WrittenDesk(later);
    const was = { round: 1, board: 14, white: 5, black: 8 };
    desk.write({ kind: 'result-corrected-late', payload: { ...was, result: 'white-wins', was: 'draw' } });
    expect(await questionOf(undo(desk))).toEqual({
      ...{ level: 3, act: 'Correct the result', article: 'C.04.2 4.3' },
      consequences: [
        '14 · Name5 ½ – ½ Name8: round 2 was paired with ½ – ½ and stays as it is.',
        'The correction counts in the standings and from the pairing of round 3 on.',
      ],
    });
    expect(await valueOf(undo(desk, null, 3))).toEqual({
      label: 'Result corrected late, board 14, Name5 – Name8, ½ – ½, now 1 – 0',
    });
    expect(desk.stored.at(-1)).toEqual([
      'result-corrected-late',
      { ...was, result: 'draw', was: 'white-wins' },
    ]);
    const more = new WrittenDesk(later);
    more.write(
      { kind: 'result-corrected-late', payload: { ...was, result: 'white-wins', was: 'draw' } },
      club(4, '', 'A'),
    );
    expect(await refusalOf(undo(more))).toEqual({
      ...{ code: 'correction-among-others', article: 'C.04.2 4.3' },
      message: 'This would also change results by which a later round was paired.',
      advice: 'Correct those results on the results page.',
    });
    // Of the results among it one is none of those that a later round was paired by.
    const newer = new WrittenDesk(later);
    newer.write(
      { kind: 'result-corrected-late', payload: { ...was, result: 'white-wins', was: 'draw' } },
      results(2, SECOND, 'draw')[0]!,
    );
    expect((await refusalOf(undo(newer))).code).toBe('correction-among-others');
    const open = new WrittenDesk(later);
    expect(await refusalOf(undo(open, 5))).toEqual({
      ...{ code: 'result-stays', article: 'C.04.2 4.3' },
      ...{ message: 'A later round was paired with this result, so the game is not opened again.' },
      ...{ advice: 'Enter the right result: it is taken as a correction.' },
    });
    // Nothing but what was written here.
    expect([more, newer, open].map(({ stored }) => stored.length)).toEqual([2, 2, 0]);
    // A result of the newest round is undone as any other entry.
    const newest = new WrittenDesk([...later, ...results(2, SECOND, 'draw')]);
    expect(await valueOf(undo(newest))).toEqual({ label: 'Result, board 11, Name8 – Name9, ½ – ½' });
  });
});

describe('an undo that would go against the rules', () => {
  it('is refused of numbers that no longer move, and of a bye that is asked about', async () => {
    const equal = players.map((player) => (player.id === 5 ? { ...player, rating: 1900 } : player));
    const exchanged: EventDraft = {
      kind: 'numbers-exchanged',
      payload: { players: [4, 5], names: ['a', 'b'], numbers: [6, 5], equals: [4, 5] },
    };
    const rounds = [1, 2, 3, 4].flatMap((round) => up(round, FIRST, 3));
    const numbers = new WrittenDesk([imported(equal), exchanged, ...rounds]);
    expect((await refusalOf(undo(numbers, 2))).code).toBe('numbers-fixed');
    const bye = { player: 6, name: '', round: 3 };
    const byes = new WrittenDesk([
      ...PLAYED,
      { kind: 'bye-set-beyond-rules', payload: { ...bye, bye: 'full', was: null, why: '' } },
      { kind: 'bye-set', payload: { ...bye, bye: null, was: 'full' } },
    ]);
    expect(await refusalOf(undo(byes))).toMatchObject({
      code: 'bye-beyond-rules',
      article: 'C.04.1 4',
      players: [6],
    });
    expect([numbers.stored, byes.stored]).toEqual([[], []]);
  });
});

describe('a redo', () => {
  it('reverses the newest undo that was not reversed yet, as long as nothing new was done', async () => {
    const desk = new WrittenDesk(PLAYED);
    expect(await refusalOf(redo(desk))).toEqual({
      code: 'nothing-to-redo',
      message: 'There is nothing to redo.',
      advice: '',
    });
    await valueOf(undo(desk)); // 7 takes 6
    await valueOf(undo(desk)); // 8 takes 5
    expect(redoTarget(desk.log)?.seq).toBe(8);
    const planned = planRedo(desk.log)!;
    expect([planned.touched, planned.level]).toEqual([[5], 1]);
    expect(planned.draft).toMatchObject({ kind: 'redone', payload: { of: 8, drop: [], restore: [[5, 5]] } });
    await valueOf(redo(desk)); // 9
    expect(redoTarget(desk.log)?.seq).toBe(7);
    desk.write(printed);
    expect(redoTarget(desk.log)?.seq).toBe(7);
    await valueOf(redo(desk));
    expect(planRedo(desk.log)).toBeNull();
    await valueOf(undo(desk));
    desk.write(club(4, '', 'A'));
    expect(redoTarget(desk.log)).toBeNull();
  });

  it('brings every entry of a command back', async () => {
    const desk = new WrittenDesk(PLAYED);
    desk.write(club(4, '', 'A'), club(5, '', 'B'), club(6, '', 'C'));
    await valueOf(undo(desk));
    expect(planRedo(desk.log)?.touched).toEqual([7, 8, 9]);
    await valueOf(redo(desk, 2));
    expect(desk.state.tournament.players.filter((player) => player.club !== '').map(({ id }) => id)).toEqual([
      4, 5, 6,
    ]);
  });
});

describe('a way back', () => {
  it('goes to any entry, and can be taken back', async () => {
    const desk = new WrittenDesk([...PLAYED, club(4, '', 'A'), printed]);
    const planned = planGoBack(desk.log, 5)!;
    expect(planned).toMatchObject({
      ...{ seq: 5, level: 3, touched: [6, 7] },
      draft: { kind: 'went-back', payload: { of: 5, drop: [[6, 7]], restore: [] } },
    });
    expect([planGoBack(desk.log, 0), planGoBack(desk.log, 9)]).toEqual([null, null]);
    expect(planGoBack(desk.log, 8)?.touched).toEqual([]);
    expect(planGoBack(desk.log, 1)?.touched).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await questionOf(goBack(desk, 5))).toEqual({
      ...{ level: 3, act: 'Go back' },
      consequences: [`Goes back to: ${planned.label}.`, 'This changes 2 entries, and can be undone.'],
    });
    expect(await refusalOf(goBack(desk, 99))).toEqual({
      code: 'not-there',
      message: 'There is no such entry.',
      advice: '',
    });
    await valueOf(goBack(desk, 5, 3));
    expect(desk.state.tournament.rounds[0]!.boards.map(({ result }) => result)).toEqual([
      'white-wins',
      'draw',
      'open',
    ]);
    await valueOf(redo(desk, 3));
    expect(desk.state.tournament.rounds[0]!.boards.map(({ result }) => result)).toEqual([
      'white-wins',
      'draw',
      'black-wins',
    ]);
  });
});

describe('the page of the log', () => {
  const GONE = (seq: number) => ({
    code: 'not-there',
    message: `Entry ${seq} no longer exists.`,
    advice: 'Look at the screen again.',
  });

  it('tells the tournament at a moment, and what came since', async () => {
    const desk = new WrittenDesk([...PLAYED, club(4, '', 'A'), club(4, 'A', ''), printed]);
    const moment = (seq: number) => valueOf(logQueries(desk.desk)['log.moment']({ seq }));
    const summaries = [1, 2, 3, 4, 6].map(async (seq) => (await moment(seq)).summary);
    expect(await Promise.all(summaries)).toEqual([
      '7 players, no round paired.',
      'Round 1 is a draft with 3 boards.',
      'Round 1 in play, 0 of 3 results in.',
      'Round 1 in play, 1 of 3 results in.',
      'Round 1 complete, 3 of 3 results in.',
    ]);
    const { at, seq, since, restorePoints } = await moment(4);
    expect([at, seq]).toEqual([minute(4), 4]);
    expect(since.map(({ label, count, detail }) => [label, count, detail])).toEqual([
      ['Results', 2, 'board 20, Name7 – Name4, 0 – 1'],
      ['Players', 2, 'club: A, now –'],
      ['Prints and starts', 1, 'At the desk, Berg'],
    ]);
    // The moments of the whole log, whichever is looked at.
    expect(restorePoints.map(({ label, seq: at }) => [label, at])).toEqual([
      ['R1 end', 6],
      ['R1 begin', 3],
    ]);
    expect((await moment(9)).since).toEqual([]);
    for (const wrong of [0, 10])
      expect(await refusalOf(logQueries(desk.desk)['log.moment']({ seq: wrong }))).toEqual(GONE(wrong));
  });

  it('looks back to a moment, and to now', async () => {
    const desk = new WrittenDesk(PLAYED);
    const look = (seq: number | null) => logCommands(desk.desk)['log.lookAt']({ seq });
    expect(await valueOf(look(5))).toBeNull();
    expect([desk.desk.past, desk.told.at(-1)]).toEqual([5, ALL_VIEWS]);
    await valueOf(look(6));
    expect(desk.desk.past).toBeNull();
    await valueOf(look(1));
    expect(desk.desk.past).toBe(1);
    for (const wrong of [0, 7]) expect(await refusalOf(look(wrong))).toEqual(GONE(wrong));
    await valueOf(look(null));
    expect(desk.desk.past).toBeNull();
  });

  const folder = mkdtempSync(join(tmpdir(), 'wallchart-log-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is saved as a text, has its outline, and is refused without a tournament', async () => {
    const desk = new WrittenDesk(PLAYED);
    const path = join(folder, 'log.txt');
    const save = (confirmed: 0 | 2 = 0) =>
      logCommands(desk.desk)['log.export']({ target: desk.desk.files.give('save-log', path), confirmed });
    expect(await valueOf(save())).toEqual({ path });
    expect(readFileSync(path, 'utf8').split('\r\n')).toHaveLength(8);
    expect((await questionOf(save())).level).toBe(2);
    expect(await valueOf(save(2))).toEqual({ path });
    const nowhere = desk.desk.files.give('save-log', join(folder, 'gone', 'log.txt'));
    const unsaved = logCommands(desk.desk)['log.export']({ target: nowhere, confirmed: 0 });
    expect((await refusalOf(unsaved)).code).toBe('export-failed');
    const paper = desk.desk.files.give('save-pdf', path);
    expect((await refusalOf(logCommands(desk.desk)['log.export']({ target: paper }))).code).toBe(
      'file-not-chosen',
    );
    expect(await valueOf(logQueries(desk.desk)['log.outline'](null))).toEqual({
      total: 6,
      rounds: [{ round: 1, seq: 3 }],
    });
    const view = { text: '', category: 'all', from: 0, count: 2, seq: null } as const;
    expect((await valueOf(logQueries(desk.desk)['log.view'](view))).rows.map(({ seq }) => seq)).toEqual([
      6, 5,
    ]);
    desk.desk.document = null;
    const refusals = [
      save(),
      logCommands(desk.desk)['log.lookAt']({ seq: 1 }),
      logQueries(desk.desk)['log.view'](view),
      logQueries(desk.desk)['log.outline'](null),
      logQueries(desk.desk)['log.moment']({ seq: 1 }),
      undo(desk),
    ];
    expect(
      await Promise.all(refusals.map(async (each) => (await refusalOf(each as Promise<never>)).code)),
    ).toEqual(refusals.map(() => 'no-document'));
  });
});
