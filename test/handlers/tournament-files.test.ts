/** Tournament files as they are opened, copied, taken over, and saved without personal data. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryLine, headLine, segmentName } from '../../src-main/storage/segment.ts';
import { DONE, event, FINISHED, logOf, make, opened } from './made-files.ts';
import { Program } from './program.ts';
import { FIRST, players, up } from './written.ts';

let program: Program;
beforeAll(() => (program = new Program()));
afterAll(() => program.close());

const document = async () => (await program.query('app.state', null)).document!;

describe('a finished tournament without personal data', () => {
  const save = (target: string, confirmed: 0 | 2 = 2) => ({ target: program.path(target), confirmed });

  it('needs a tournament whose rounds are all played', async () => {
    expect((await program.refused('tournament.saveWithoutPersonalData', save('p.wallchart'))).code).toBe(
      'no-document',
    );
    await opened(program, 'open-game.wallchart', ...FINISHED.slice(0, 5));
    expect(await program.refused('tournament.saveWithoutPersonalData', save('p.wallchart'))).toMatchObject({
      code: 'not-finished',
      message: 'Personal data is removed when the event is over: every round played, no game open.',
      advice: expect.stringMatching(/round 1/i) as string,
    });
    await opened(program, 'unpaired.wallchart', event(2), ...FINISHED.slice(1));
    expect((await program.refused('tournament.saveWithoutPersonalData', save('p.wallchart'))).code).toBe(
      'not-finished',
    );
  });

  it('says what goes, what stays, and where the data is afterwards', async () => {
    const path = await opened(program, 'fin.wallchart', ...FINISHED);
    const { level, act, consequences } = await program.asked(
      'tournament.saveWithoutPersonalData',
      save('p.wallchart', 0),
    );
    const { seal } = await document();
    expect([level, act]).toEqual([2, 'Save a copy without personal data']);
    expect(consequences.slice(0, 3)).toEqual([
      'Birth dates of 1 player: only the year stays, in earlier entries of the log too.',
      'The notes on who paid the entry fee, 1 player.',
      '1 incident for the log only: what happened, players and decision. Incidents for the report stay.',
    ]);
    expect(consequences[3]).toMatch(/^Names, titles, ratings/);
    expect(consequences[4]).toContain(seal);
    expect(consequences[5]).toContain(path);
    expect([consequences.length, existsSync(program.path('p.wallchart'))]).toEqual([6, false]);
  });

  it('has every entry but what goes, and one more that says so', async () => {
    const path = program.path('fin.wallchart');
    const { path: saved } = await program.run('tournament.saveWithoutPersonalData', save('plain.wallchart'));
    expect([saved, (await document()).path]).toEqual([program.path('plain.wallchart'), path]);
    const [whole, plain] = [await logOf(program, path), await logOf(program, saved)];
    await program.run('tournament.open', { file: path });
    expect(plain.document).not.toBe(whole.document);
    expect(plain.records.map(({ kind, at }) => [kind, at]).slice(0, -1)).toEqual(
      whole.records.map(({ kind, at }) => [kind, at]),
    );
    expect(plain.event(plain.records.length)).toMatchObject({
      kind: 'personal-data-removed',
      payload: { birthDates: 1, fees: 1, incidents: 1, document: whole.document, head: whole.last!.hash },
      command: 'tournament.saveWithoutPersonalData',
    });
    const bytes = readFileSync(saved, 'latin1');
    for (const gone of ['1991/05/17', 'A phone rang', '"feePaid":true'])
      expect(bytes.includes(gone), gone).toBe(false);
    expect(plain.state.tournament.players.map(({ birth }) => birth)).toEqual(
      players.map(({ id }) => (id === 5 ? '1991/00/00' : '1990/00/00')),
    );
    expect(plain.state.incidents.map(({ text }) => text === 'Touched a piece')).toEqual([false, true]);
    expect((await program.refused('tournament.saveWithoutPersonalData', save('plain.wallchart'))).code).toBe(
      'file-exists',
    );
    await program.run('tournament.open', { file: saved });
    expect(
      await program.refused('tournament.saveWithoutPersonalData', save('again.wallchart')),
    ).toMatchObject({
      code: 'no-personal-data',
      message: 'There is no personal data to remove: the file has no more than the report needs.',
    });
  });

  it('tells none of what it does not have', async () => {
    const bare = event(1);
    if (bare.kind !== 'tournament-imported') throw new Error();
    const { tournament } = bare.payload;
    const born = tournament.players.map((each) => ({ ...each, feePaid: false }));
    await opened(
      program,
      'births.wallchart',
      { ...bare, payload: { ...bare.payload, tournament: { ...tournament, players: born } } },
      ...up(1, FIRST, 3),
      ...DONE,
    );
    const { consequences } = await program.asked(
      'tournament.saveWithoutPersonalData',
      save('q.wallchart', 0),
    );
    expect([consequences.length, consequences[0]!.startsWith('Birth dates')]).toEqual([4, true]);
  });
});

describe('opening', () => {
  it('the file that is open changes nothing; a folder, and what is no tournament, is refused', async () => {
    const path = await opened(program, 'here.wallchart', ...FINISHED);
    expect(await program.run('tournament.open', { file: path })).toEqual({ opened: true });
    mkdirSync(program.path('folder.wallchart'));
    expect((await program.refused('tournament.open', { file: program.path('folder.wallchart') })).code).toBe(
      'not-a-file',
    );
    writeFileSync(program.path('bad.wallchart'), 'no tournament');
    expect((await program.refused('tournament.open', { file: program.path('bad.wallchart') })).code).toBe(
      'file-not-a-tournament',
    );
    expect((await document()).path).toBe(path);
    expect(await program.run('tournament.close', null)).toBeNull();
    expect((await program.query('app.state', null)).document).toBeNull();
  });

  it('a copy to work on goes on in the place of what was open', async () => {
    const path = await opened(program, 'orig.wallchart', ...FINISHED);
    const before = FINISHED.length;
    await program.run('tournament.workOnCopy', { source: null, target: program.path('copy.wallchart') });
    expect([(await document()).path, (await logOf(program, path)).records.length]).toEqual([
      program.path('copy.wallchart'),
      before,
    ]);
    expect((await program.refused('tournament.workOnCopy', { source: null, target: path })).code).toBe(
      'file-exists',
    );
    expect((await document()).path).toBe(program.path('copy.wallchart'));
    await program.run('tournament.workOnCopy', { source: path, target: program.path('other.wallchart') });
    expect((await document()).path).toBe(program.path('other.wallchart'));
    await program.run('tournament.close', null);
    expect(
      (await program.refused('tournament.workOnCopy', { source: null, target: program.path('x.wallchart') }))
        .code,
    ).toBe('no-document');
  });

  it('the intact part of a file goes on in another one, which says so', async () => {
    const path = make(program, 'hurt.wallchart', ...FINISHED);
    const { events, lost } = await program.run('tournament.recover', {
      file: path,
      target: program.path('rec.wallchart'),
    });
    expect((await document()).path).toBe(program.path('rec.wallchart'));
    const log = await logOf(program, program.path('rec.wallchart'));
    expect([events, log.records.length]).toEqual([...[FINISHED.length, FINISHED.length + 1]]);
    expect(log.event(log.records.length)).toMatchObject({
      kind: 'damage-recovered',
      payload: { lastEvent: FINISHED.length, text: lost },
    });
    expect((await program.refused('tournament.recover', { file: path, target: path })).code).toBe(
      'file-exists',
    );
  });
});

describe('the copy on a second medium', () => {
  async function copyOf(path: string, name: string): Promise<string> {
    const { document: id, records } = await logOf(program, path);
    const folder = program.path(`${name} ${id.slice(0, 8)}.wallchart-copy`);
    mkdirSync(folder);
    const head = { document: id, epoch: 0, writer: 'w1', first: 1 };
    writeFileSync(join(folder, segmentName(head)), headLine(head) + records.map(entryLine).join(''));
    return folder;
  }
  const takeOver = { target: '', confirmed: 0 } as const;

  it('opens to be read, by its folder or a segment of it, and only then can be taken over', async () => {
    const path = await opened(program, 'first.wallchart', ...FINISHED);
    const folder = await copyOf(path, 'First');
    await program.run('tournament.open', { file: path });
    const target = program.path('second.wallchart');
    expect((await program.refused('tournament.takeOver', { ...takeOver, target })).code).toBe('no-copy');
    await program.run('tournament.open', { file: folder });
    expect(await document()).toMatchObject({
      path: folder,
      readOnly: true,
      mayTakeOver: true,
      lastEvent: FINISHED.length,
    });
    const { level, act, consequences } = await program.asked('tournament.takeOver', { ...takeOver, target });
    expect([level, act, consequences]).toEqual([
      3,
      'Take over',
      [
        'What the first laptop entered after the last entry here is not taken along.',
        'The first laptop is locked as soon as it sees the medium again.',
        'This laptop becomes the one that writes the tournament.',
      ],
    ]);
    const [segment] = readdirSync(folder);
    await program.run('tournament.open', { file: path });
    await program.run('tournament.open', { file: join(folder, segment!) });
    expect(await document()).toMatchObject({ path: folder, mayTakeOver: true });
    expect(readdirSync(folder)).toEqual([segment]);
    await program.confirm('tournament.takeOver', { ...takeOver, target });
    expect(await document()).toMatchObject({ path: target, readOnly: false, mayTakeOver: false });
    const log = await logOf(program, target);
    expect(log.event(log.records.length)).toMatchObject({
      kind: 'taken-over',
      payload: { epoch: 1, from: 'CA' },
    });
    expect(readdirSync(folder).some((name) => name.startsWith('fence-1'))).toBe(true);
  });

  it('that cannot be read is refused', async () => {
    const empty = program.path('None 12345678.wallchart-copy');
    mkdirSync(empty);
    expect(await program.refused('tournament.open', { file: empty })).toMatchObject({
      code: 'copy-unreadable',
      message: 'The copy on the second medium cannot be read.',
      advice: 'Is it plugged in?',
    });
    await program.run('tournament.close', null);
    expect(
      (await program.refused('tournament.takeOver', { ...takeOver, target: program.path('y.wallchart') }))
        .code,
    ).toBe('no-document');
  });
});
