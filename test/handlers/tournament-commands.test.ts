/** Opening, importing, recovering and copying a tournament, as commands over files in a folder. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, type EventDraft } from '../../src-engine/index.ts';
import { ALL_VIEWS } from '../../src-main/handlers/desk.ts';
import { openTournament } from '../../src-main/handlers/files/open.ts';
import type { ReportImports, WaitingImport } from '../../src-main/handlers/files/report-imports.ts';
import { tournamentCommands } from '../../src-main/handlers/files/tournament.ts';
import type { Agreement } from '../../src-main/ipc/contract.ts';
import { isHeld } from '../../src-main/storage/held-files.ts';
import { entryLine, headLine, segmentName } from '../../src-main/storage/segment.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { event } from './made-files.ts';
import { newest, NOW_IN_NAMES, OpenedDesk } from './opened-desk.ts';
import { folded, imported } from './written.ts';
import { questionOf, refusalOf } from './written-desk.ts';

const FIELD = event(5);
const LEFT: EventDraft = { kind: 'fide-mode-left', payload: { why: 'by decision' } };
const OPERATOR: EventDraft = { kind: 'operator-changed', payload: { name: 'Nora', was: '' } };
const DONE = { ok: true, value: null };

let on: OpenedDesk;
let commands: ReturnType<typeof tournamentCommands>;
/** What was asked of the reports, what they answer, and those that wait. */
let asked: unknown[];
let reply: object;
const waiting = new Map<string, WaitingImport>();
beforeEach(() => {
  on = new OpenedDesk();
  [asked, reply] = [[], { review: 'the review' }];
  waiting.clear();
  const reports = {
    open: (...args: unknown[]) => (asked.push(args), Promise.resolve(reply)),
    readAgain: (...args: unknown[]) => (asked.push(args), Promise.resolve(reply)),
    get: (token: string) => waiting.get(token),
    delete: (token: string) => waiting.delete(token),
  } as unknown as ReportImports;
  commands = tournamentCommands(on.desk, reports);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await on.close();
});

const open = (name: string, confirmed: Agreement = 0) =>
  commands['tournament.open']({ file: on.chosen('open', name), confirmed });
const show = (path: string) => openTournament(on.desk, path);
const shown = () => on.desk.document!;
/** The names of the files and folders of the program and the arbiter, without what every desk has. */
const left = () =>
  readdirSync(on.folder)
    .filter((name) => name !== 'documents' && name !== 'user')
    .sort();

describe('opening', () => {
  it('takes a file that was chosen for it, and leaves one that is open', async () => {
    const file = on.chosen('save-tournament', 'a.wallchart');
    expect((await refusalOf(commands['tournament.open']({ file }))).code).toBe('file-not-chosen');
    const path = on.make('a.wallchart', FIELD);
    expect(await open('a.wallchart')).toEqual({ ok: true, value: { opened: true } });
    expect([shown().path, await open('a.wallchart'), on.told.length]).toEqual([
      path,
      { ok: true, value: { opened: true } },
      1,
    ]);
  });

  it('reviews a report, whose rounds are paired again, and stores nothing', async () => {
    writeFileSync(on.path('a.trf'), '012 Open\r\n');
    expect(await open('a.trf')).toEqual({ ok: true, value: { opened: false, review: 'the review' } });
    expect(asked).toEqual([[on.path('a.trf'), 'rounds']]);
    reply = { refused: { code: 'empty', severity: 'refused', message: 'It is empty.' } };
    expect(await refusalOf(open('a.trf'))).toEqual({ code: 'empty', message: 'It is empty.' });
    expect((await refusalOf(open('none.trf'))).code).toBe('file-missing');
    expect([asked.length, on.told]).toEqual([2, []]);
  });

  it('refuses a folder, what is named like a tournament and is none, and a copy that cannot be read', async () => {
    mkdirSync(on.path('folder.wallchart'));
    expect(await refusalOf(open('folder.wallchart'))).toEqual({
      code: 'not-a-file',
      message: `${on.path('folder.wallchart')} is a folder, not a file.`,
      advice: 'Nothing was imported.',
    });
    writeFileSync(on.path('b.WALLCHART'), 'no tournament');
    expect((await refusalOf(open('b.WALLCHART'))).code).toBe('file-not-a-tournament');
    mkdirSync(on.path('c.wallchart-copy'));
    expect((await refusalOf(open('c.wallchart-copy'))).code).toBe('copy-unreadable');
    expect([asked, on.desk.document]).toEqual([[], null]);
  });

  it('shows the copy on a second medium, by its folder or by a part of it', async () => {
    const log = on.read(on.make('a.wallchart', FIELD, OPERATOR));
    const head = { document: log.document, epoch: 0, writer: 'w1', first: 1 };
    mkdirSync(on.path('a.wallchart-copy'));
    const segment = join('a.wallchart-copy', segmentName(head));
    writeFileSync(on.path(segment), headLine(head) + log.records.map(entryLine).join(''));
    for (const name of ['a.wallchart-copy', segment]) {
      expect(await open(name)).toEqual({ ok: true, value: { opened: true } });
      expect([shown().path, shown().mayTakeOver]).toEqual([on.path('a.wallchart-copy'), true]);
      await commands['tournament.close'](null);
    }
  });

  it('names the restore point where a file cannot be opened', async () => {
    const beside = join('a restore points', 'Harbour Open R1 begin 2026-11-21 10.00.00.wallchart');
    mkdirSync(on.path('a restore points'));
    on.make(beside, FIELD);
    const { code, advice } = await refusalOf(open('a.wallchart'));
    expect(code).toBe('file-missing');
    expect(advice).toMatch(
      / The newest restore point, R1 begin of 2026-11-21 10:00:00, is in the folder a restore points\.$/,
    );
  });

  it('asks where another machine has the file, and takes it over after a yes', async () => {
    const path = on.make('a.wallchart', FIELD);
    await show(path);
    const note = JSON.parse(readFileSync(`${path}-lock`, 'utf8')) as object;
    await commands['tournament.close'](null);
    const since = new Date(2026, 10, 21, 9, 15, 30).toISOString();
    const theirs = { ...note, machine: 'x', host: 'DESK-2', user: 'anna', token: 'x', since };
    writeFileSync(`${path}-lock`, JSON.stringify(theirs));
    expect(await questionOf(open('a.wallchart', 2))).toEqual({
      level: 3,
      act: 'Open it here',
      consequences: [
        'Whoever still enters results there is locked out at the next action; what came after is only there.',
        'The tournament was opened on DESK-2 (anna) at 2026-11-21 09:15:30 and not closed there.',
      ],
    });
    expect(on.desk.document).toBeNull();
    expect(await open('a.wallchart', 3)).toEqual({ ok: true, value: { opened: true } });
    expect(shown().path).toBe(path);
  });

  it('the demonstration makes a file of it each time, among the program’s own', async () => {
    const told = on.read(on.make('template.wallchart', FIELD, OPERATOR)).records;
    const demoFile = on.path('demo.json');
    writeFileSync(
      demoFile,
      JSON.stringify(
        told.map(({ payload, ...entry }) => ({ ...entry, payload: JSON.parse(payload) as unknown })),
      ),
    );
    Object.assign(on.desk.ports, { demoFile });
    const demo = () => commands['tournament.openDemo'](null);
    expect(await demo()).toEqual(DONE);
    const { path, log } = shown();
    expect(path).toBe(on.path('user', 'demo', `Demo ${NOW_IN_NAMES}.wallchart`));
    expect(log.records.map(({ seq, kind, payload }) => [seq, kind, payload])).toEqual(
      told.map(({ seq, kind, payload }) => [seq, kind, payload]),
    );
    expect(log.document.length).toBe(36);
    expect((await refusalOf(demo())).code).toBe('file-exists');
    await commands['tournament.close'](null);
    rmSync(on.path('user', 'demo'), { recursive: true });
    writeFileSync(on.path('user', 'demo'), '');
    const refused = await refusalOf(demo());
    expect([refused.code, refused.message.includes('EEXIST')]).toEqual(['file-unreachable', true]);
    expect(on.desk.document).toBeNull();
  });
});

describe('a report that was reviewed', () => {
  const { tournament } = folded(imported());
  const wait = (token: string, more: object = {}, played = { playedRounds: 2, checkedRounds: 2 }) => {
    const review = { format: 'TRF16', fileName: 'a.trf', deviations: [], roundDifferences: [], ...played };
    const at = { ...tournament, info: { ...tournament.info, startDate: '2026/11/21' }, ...more };
    waiting.set(token, { tournament: at, fileName: 'a.trf', review, stored: review } as never);
  };
  const accept = (token: string, confirmed: Agreement = 0, name = `${token}.wallchart`) =>
    commands['tournament.acceptImport']({ token, target: on.chosen('save-tournament', name), confirmed });

  it('is read again in another encoding', async () => {
    const again = () => commands['tournament.readAgain']({ token: 't7', encoding: 'windows-1250' });
    expect(await again()).toEqual({ ok: true, value: 'the review' });
    reply = { refused: { code: 'not-there', severity: 'refused', message: 'Gone.' } };
    expect(await refusalOf(again())).toEqual({ code: 'not-there', message: 'Gone.' });
    expect(asked).toEqual([
      ['t7', 'windows-1250'],
      ['t7', 'windows-1250'],
    ]);
  });

  it('becomes a file, and does not wait any more', async () => {
    wait('t7');
    writeFileSync(on.path('taken.wallchart'), 'mine');
    expect((await refusalOf(accept('t7', 0, 'taken.wallchart'))).code).toBe('file-exists');
    expect([...waiting.keys()]).toEqual(['t7']);
    expect(await accept('t7')).toEqual(DONE);
    expect([shown().path, shown().log.records.map(({ kind, command }) => [kind, command])]).toEqual([
      on.path('t7.wallchart'),
      [['tournament-imported', 'tournament.acceptImport']],
    ]);
    expect(await refusalOf(accept('t7'))).toEqual({
      ...{ code: 'not-there', message: 'This import no longer exists.', advice: 'Look at the screen again.' },
    });
  });

  it('asks as loudly as what speaks against it', async () => {
    wait('unchecked', {}, { playedRounds: 2, checkedRounds: 1 });
    wait('foreign', { rules: { ...tournament.rules, system: 'mwm-burstein' } });
    expect((await questionOf(accept('unchecked', 2))).level).toBe(3);
    const { level, act } = await questionOf(accept('foreign', 3));
    expect([level, act, on.desk.document]).toEqual([4, 'Import the tournament', null]);
    expect(await accept('unchecked', 3)).toEqual(DONE);
    expect(await accept('foreign', 4)).toEqual(DONE);
    expect(shown().log.state.fideMode).toBe(false);
  });

  it('is forgotten where it is not wanted', async () => {
    wait('t7');
    wait('t8');
    expect(await commands['tournament.cancelImport']({ token: 't7' })).toEqual(DONE);
    expect([...waiting.keys()]).toEqual(['t8']);
  });
});

describe('recovering', () => {
  const recover = (name: string, target: string) =>
    commands['tournament.recover']({
      file: on.chosen('open', name),
      target: on.chosen('save-tournament', target),
    });

  it('writes what is intact into another file, signed by who is at the desk, and says what is lost', async () => {
    await show(on.make('open.wallchart', FIELD, OPERATOR));
    const hurt = TournamentFile.open(on.make('hurt.wallchart', FIELD));
    if (!hurt.ok) throw new Error('not opened');
    hurt.value.file.append([LEFT, OPERATOR], {
      at: '2026-11-21T11:30:15+01:00',
      actor: 'CA',
      command: 'test',
    });
    hurt.value.file.close();
    const done = await recover('hurt.wallchart', 'saved.wallchart');
    const { path, log, recovered } = shown();
    expect([path, log.records.length]).toEqual([on.path('saved.wallchart'), 4]);
    expect(done).toEqual({ ok: true, value: { events: 3, lost: recovered } });
    expect(recovered).toMatch(/^After entry 3, stored 2026-11-21 11:30:15: /);
    expect(newest(log)).toEqual([
      'damage-recovered',
      { lastEvent: 3, text: recovered },
      'Nora',
      'tournament.recover',
    ]);
  });

  it('takes files that were chosen for it, and leaves what is there', async () => {
    const path = on.make('a.wallchart', FIELD);
    const [file, target] = [on.chosen('open', 'a.wallchart'), on.chosen('save-tournament', 'b.wallchart')];
    const codes = [
      commands['tournament.recover']({ file: target, target }),
      commands['tournament.recover']({ file, target: file }),
      recover('none.wallchart', 'b.wallchart'),
      recover('a.wallchart', 'a.wallchart'),
    ].map(async (refused) => (await refusalOf(refused)).code);
    expect(await Promise.all(codes)).toEqual([
      'file-not-chosen',
      'file-not-chosen',
      'file-missing',
      'file-exists',
    ]);
    expect([left(), on.read(path).records.length, on.desk.document]).toEqual([['a.wallchart'], 1, null]);
  });
});

describe('working on a copy', () => {
  const work = (source: string | null, target: string) =>
    commands['tournament.workOnCopy']({
      source: source === null ? null : on.chosen('open', source),
      target: on.chosen('save-tournament', target),
    });

  it('of the open file goes on in the same sitting, of another one in its own', async () => {
    await show(on.make('a.wallchart', FIELD, OPERATOR));
    const { sitting } = on.desk;
    expect(await work(null, 'b.wallchart')).toEqual(DONE);
    expect([shown().path, shown().log.records.length, on.desk.sitting === sitting]).toEqual([
      on.path('b.wallchart'),
      2,
      true,
    ]);
    expect([on.desk.nextSitting, isHeld(on.path('a.wallchart'))]).toEqual([null, false]);
    expect(await work('a.wallchart', 'c.wallchart')).toEqual(DONE);
    expect([shown().path, on.desk.sitting === sitting]).toEqual([on.path('c.wallchart'), false]);
  });

  it('needs a file that is open or was chosen, and a place', async () => {
    expect((await refusalOf(work(null, 'b.wallchart'))).code).toBe('no-document');
    on.make('a.wallchart', FIELD);
    const [file, target] = [on.chosen('open', 'a.wallchart'), on.chosen('save-tournament', 'b.wallchart')];
    const copy = commands['tournament.workOnCopy'];
    expect((await refusalOf(copy({ source: target, target }))).code).toBe('file-not-chosen');
    expect((await refusalOf(copy({ source: file, target: file }))).code).toBe('file-not-chosen');
    expect([left(), on.told]).toEqual([['a.wallchart'], []]);
  });

  it('that cannot be made leaves the file open', async () => {
    const path = on.make('a.wallchart', FIELD);
    await show(path);
    const { sitting } = on.desk;
    writeFileSync(on.path('b.wallchart'), 'mine');
    expect((await refusalOf(work(null, 'b.wallchart'))).code).toBe('file-exists');
    expect(on.desk.sitting).toBe(sitting);
    expect([shown().path, shown().file === null, isHeld(path), on.desk.nextSitting]).toEqual([
      path,
      false,
      true,
      null,
    ]);
    expect((await refusalOf(work('none.wallchart', 'c.wallchart'))).code).toBe('file-missing');
    expect([shown().path, on.told.length]).toEqual([path, 2]);
  });

  it('tells the pages where the file cannot be opened again, and why where the copy cannot', async () => {
    const path = on.make('a.wallchart', FIELD);
    await show(path);
    writeFileSync(on.path('b.wallchart'), 'mine');
    const opening = vi.spyOn(TournamentFile, 'open').mockReturnValue(fail({ code: 'disk-full', path }));
    expect((await refusalOf(work('a.wallchart', 'b.wallchart'))).code).toBe('file-exists');
    expect([on.desk.document, on.told]).toEqual([null, [ALL_VIEWS, ALL_VIEWS]]);
    expect((await refusalOf(work('a.wallchart', 'c.wallchart'))).code).toBe('disk-full');
    opening.mockRestore();
  });

  it('of a file that may only be read is one that may be written', async () => {
    const path = on.make('a.wallchart', FIELD);
    vi.spyOn(TournamentFile, 'open').mockReturnValueOnce(
      fail({ code: 'file-read-only', path, reason: 'protected' }),
    );
    await show(path);
    expect(shown().file).toBeNull();
    expect(await work(null, 'b.wallchart')).toEqual(DONE);
    expect([shown().path, shown().file === null]).toEqual([on.path('b.wallchart'), false]);
  });

  it('of the copy on a second medium is not to be had, and the copy stays open', async () => {
    const folder = on.path('Open.wallchart-copy');
    mkdirSync(folder);
    const log = on.read(on.make('a.wallchart', FIELD));
    on.desk.document = { path: folder, log, file: null, mirrors: null, restore: null } as never;
    expect((await refusalOf(work(null, 'b.wallchart'))).code).toBe('file-not-a-tournament');
    expect([shown().path, on.told]).toEqual([folder, []]);
  });

  it('of a file that was deleted has everything that was saved, and nothing is rescued a second time', async () => {
    const path = on.make('a.wallchart', FIELD, OPERATOR);
    await show(path);
    const { records } = shown().log;
    rmSync(path);
    writeFileSync(on.path('b.wallchart'), 'mine');
    expect((await refusalOf(work(null, 'b.wallchart'))).code).toBe('file-exists');
    expect(shown().path).toBe(path);
    expect(await work(null, 'c.wallchart')).toEqual(DONE);
    expect([shown().path, shown().log.records, shown().recovered]).toEqual([
      on.path('c.wallchart'),
      records,
      '',
    ]);
  });
});
