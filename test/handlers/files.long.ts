import {
  rmdirSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPORT_FORMATS } from '../../src-main/ipc/contract.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

const DEMO_REPORT = join(import.meta.dirname, '../../assets/demo/demo.trf');

describe('files', () => {
  let program: Program;
  beforeEach(() => (program = new Program()));
  afterEach(() => program.close());

  const state = async () => (await program.query('app.state', null)).document;

  it('of every wrong kind are refused with a message of their own, and stay as they are', async () => {
    const cases: [string, string, string, string][] = [
      [
        'notes.wallchart',
        'not a database',
        'file-not-a-tournament',
        '/notes.wallchart is not a tournament file.',
      ],
      ['empty.trf', '', 'empty', 'Line 1, column 1: The file is empty.'],
      [
        'photo.txt',
        '\u0000\u0001\u0002 binary',
        'not-a-report',
        'Line 1, column 1: This is not a tournament report: it has neither a player (001) nor a name (012). It begins with “    binary”.',
      ],
      [
        'photo.jpg',
        '\u0000\u0001\u0002 binary',
        'file-of-other-ending',
        'The name of /photo.jpg does not end in .wallchart, .wallchart-copy, .jsonl, .trf, .trfx, .trf16, .trf26 or .txt.',
      ],
    ];
    for (const [name, content, code, message] of cases) {
      const path = program.path(name);
      writeFileSync(path, content);
      const refused = await program.refused('tournament.open', { file: path });
      expect([refused.code, refused.message.replace(program.folder, '')]).toEqual([code, message]);
      expect(readFileSync(path, 'utf8')).toBe(content);
    }
    expect((await program.refused('tournament.open', { file: program.path('none.trf') })).code).toBe(
      'file-missing',
    );
    expect(await state()).toBeNull();
  });

  it('with errors are shown with line and column before anything is stored', async () => {
    const text = readFileSync(DEMO_REPORT, 'utf8').replace('2532 POL', '25x2 POL');
    const path = program.path('errors.trf');
    writeFileSync(path, text);
    const opened = await program.run('tournament.open', { file: path });
    if (opened.opened) throw new Error('a report is reviewed first');
    const deviation = opened.review.deviations.find(({ severity }) => severity === 'error')!;
    const line = text.split(/\r?\n/)[deviation.line - 1]!;
    expect(line.slice(deviation.column - 1)).toMatch(/^25x2 POL/);
    expect(await state()).toBeNull();
    await program.run('tournament.cancelImport', { token: opened.review.token });
    const target = program.path('errors.wallchart');
    expect(
      (await program.refused('tournament.acceptImport', { token: opened.review.token, target: target })).code,
    ).toBe('not-there');
    expect(existsSync(target)).toBe(false);
  });

  it('whose text tells no encoding are read again in the one that is chosen', async () => {
    const text = readFileSync(DEMO_REPORT, 'latin1').replace(/^102 .*$/m, '102 Kai\xe8, Jo\x9ee');
    const path = program.path('encoding.trf');
    writeFileSync(path, text, 'latin1');
    const opened = await program.run('tournament.open', { file: path });
    if (opened.opened) throw new Error('a report is reviewed first');
    const { token, encodings } = opened.review;
    expect(opened.review).toMatchObject({ encoding: 'mixed', encodingAssumed: true });
    expect(encodings).toContain('windows-1250');
    const refused = await program.refused('tournament.readAgain', { token, encoding: 'rot13' });
    expect(refused.message).toContain('rot13');
    const again = await program.run('tournament.readAgain', { token, encoding: 'windows-1250' });
    expect(again).toMatchObject({ token, encoding: 'windows-1250', encodingAssumed: false });
    await program.run('tournament.acceptImport', { token, target: program.path('encoding') });
    expect((await program.query('settings.view', null)).info.chiefArbiter).toBe('Kaič, Jože');
    const gone = await program.refused('tournament.readAgain', { token, encoding: 'windows-1250' });
    expect(gone.code).toBe('not-there');
  });

  it('bring rounds that were on the wall before: nothing is left to read before publishing them', async () => {
    const opened = await program.run('tournament.open', { file: DEMO_REPORT });
    if (opened.opened) throw new Error('a report is reviewed first');
    await program.run('tournament.acceptImport', {
      token: opened.review.token,
      target: program.path('walls'),
    });
    const imported = await program.query('round.view', { round: 1 });
    expect(imported).toMatchObject({ phase: 'done', check: null });
    expect(imported.issues.filter(({ weight }) => weight === 'refuse')).toEqual([]);
  });

  it('C.02: rounds that the rules do not give ask at level 3, and go into the log and the report', async () => {
    const path = program.path('made-up.trf');
    cpSync(join(import.meta.dirname, '../trf/samples/trf16-swiss/input.trf'), path);
    const opened = await program.run('tournament.open', { file: path });
    if (opened.opened) throw new Error('a report is reviewed first');
    const accept = { token: opened.review.token, target: program.path('made-up') };
    const asked = await program.asked('tournament.acceptImport', accept);
    expect(asked).toMatchObject({ level: 3, act: 'Import the tournament' });
    expect(asked.consequences[1]).toMatch(/^Round 2: /);
    expect(await state()).toBeNull();
    await program.run('tournament.acceptImport', { ...accept, confirmed: 3 });
    expect((await state())!.fideMode).toBe(true);
    const rows = await program.log('integrity');
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['import-against-rules', 'Round 2 imported against the rules'],
    ]);
    const [imported] = (await program.log('all')).filter(({ kind }) => kind === 'tournament-imported');
    expect(imported!.detail).toContain('assumed: The file does not tell the number of rounds (142, XXR): 3,');
    const report = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', target: report });
    const lines = readFileSync(report, 'utf8').split('\r\n');
    expect(lines.filter((line) => line.startsWith('### Import @ Round 2: '))).toHaveLength(1);
  });

  it.each([
    ['162  W 1.0    D 0.6    L 0.0', 'Two draws are worth more than a win and a loss.'],
    ['162  W 1.0    D 0.5    L 0.0    P 1.5', 'A bye is worth more than a win.'],
    ['162  W 1.0    D 0.5    L 0.0    P 0.7', 'With 1 – ½ – 0 the pairing-allocated bye is worth 1, ½ or 0.'],
    ['192 BCF', 'is not a FIDE system.'],
  ])('%s leaves FIDE mode, which is asked at level 4', async (record, sentence) => {
    const path = program.path('values.trf');
    const start = readFileSync(
      join(import.meta.dirname, '../trf/samples/empty-start-list/input.trf'),
      'utf8',
    );
    const comment = record.startsWith('192') ? '### Wallchart: system bcf' : record;
    writeFileSync(path, `${start.trimEnd()}\n${comment}\n`);
    const opened = await program.run('tournament.open', { file: path });
    if (opened.opened) throw new Error('a report is reviewed first');
    const accept = { token: opened.review.token, target: program.path('values') };
    const asked = await program.asked('tournament.acceptImport', { ...accept, confirmed: 3 });
    expect(asked.level).toBe(4);
    expect(asked.consequences.join(' ')).toContain(sentence);
    await program.run('tournament.acceptImport', { ...accept, confirmed: 4 });
    expect((await state())!.fideMode).toBe(false);
  });

  it('that exist are not written over', async () => {
    const path = program.path('there.wallchart');
    writeFileSync(path, 'mine');
    const opened = await program.run('tournament.open', { file: DEMO_REPORT });
    if (opened.opened) throw new Error('a report is reviewed first');
    const refused = await program.refused('tournament.acceptImport', {
      token: opened.review.token,
      target: path,
    });
    expect(refused.code).toBe('file-exists');
    expect(readFileSync(path, 'utf8')).toBe('mine');
    await program.run('tournament.acceptImport', {
      token: opened.review.token,
      target: program.path('other'),
    });
    expect((await state())!.path).toBe(program.path('other.wallchart'));
  });

  it.each([
    ['deleted', 'file-gone', (path: string) => rmSync(path)],
    [
      'replaced',
      'file-replaced',
      (path: string) => (renameSync(path, `${path}-away`), writeFileSync(path, 'x')),
    ],
  ])('that are %s underneath can be saved from what the program holds', async (_what, code, harm) => {
    await newTournament(program, 6);
    await pairAndPublish(program, 1);
    const { lastEvent, seal } = (await state())!;
    const path = program.path('open.wallchart');
    harm(path);
    const first = { round: 1, board: 1, result: 'draw', confirmed: 0 } as const;
    expect(await program.refused('results.enter', first)).toMatchObject({ code, severity: 'not-saved' });
    expect(await state()).toMatchObject({ readOnly: true, copy: 'lost', lastEvent, seal });
    const target = program.path('rescued.wallchart');
    await program.run('tournament.workOnCopy', { source: path, target });
    expect(await state()).toMatchObject({ readOnly: false, copy: null, path: target, lastEvent, seal });
    await program.run('results.enter', first);
    await program.run('tournament.open', { file: target });
    expect((await program.query('round.view', { round: 1 })).boards[0]!.result).toBe('draw');
  });

  it('that are deleted underneath acknowledge nothing, not even the result that stands already', async () => {
    await newTournament(program, 6);
    await pairAndPublish(program, 1);
    const first = { round: 1, board: 1, result: 'draw', confirmed: 0 } as const;
    await program.run('results.enter', first);
    await program.run('results.enter', first);
    rmSync(program.path('open.wallchart'));
    expect(await program.refused('results.enter', first)).toMatchObject({ code: 'file-gone' });
    expect(await state()).toMatchObject({ readOnly: true, copy: 'lost' });
  });

  it('left by a crash open without a question and say what was recovered', async () => {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await program.run('results.enter', { round: 1, board: 2, result: 'white-wins', confirmed: 0 });
    const crashed = program.path('crashed.wallchart');
    copyFileSync(program.path('open.wallchart'), crashed);
    copyFileSync(`${program.path('open.wallchart')}-journal`, `${crashed}-journal`);
    await program.run('tournament.open', { file: crashed });
    const { recovered } = await program.query('app.state', null);
    expect(recovered).toContain('Nothing is lost');
    expect(recovered).toContain('board 2');
    expect((await program.query('round.view', { round: 1 })).boards[1]!.result).toBe('white-wins');
  });

  it('open when the program was cut off are open again when it starts, without a question', async () => {
    await newTournament(program, 8);
    const { folder } = program;
    const path = program.path('open.wallchart');
    // A copy of everything at this moment is what a power cut leaves.
    const cutOff = `${folder}-cut-off`;
    cpSync(folder, cutOff, { recursive: true });
    const preferences = join(cutOff, 'user/preferences.json');
    const moved = join(cutOff, 'open.wallchart');
    writeFileSync(preferences, readFileSync(preferences, 'utf8').replaceAll(path, moved));
    const again = new Program({}, cutOff);
    await vi.waitFor(async () => {
      const { document, recovered } = await again.query('app.state', null);
      expect(document?.path).toBe(moved);
      expect(recovered).toContain('Nothing is lost');
    });
    await again.close();
  });

  it('that are open already stay open', async () => {
    await newTournament(program, 2);
    await program.run('tournament.open', { file: program.path('open.wallchart') });
    expect((await program.query('players.view', null)).players).toHaveLength(2);
  });

  it('that were closed are not opened again by themselves', async () => {
    await newTournament(program, 2);
    const { folder } = program;
    await program.close(true);
    program = new Program({}, folder);
    // What was open when it ended is what it opens at its start.
    const kept = readFileSync(program.path('user/preferences.json'), 'utf8');
    expect(kept).toContain('"open": ""');
    expect(await state()).toBeNull();
  });

  it('are copied to work on the copy', async () => {
    await newTournament(program, 8);
    const path = program.path('open.wallchart');
    await program.run('tournament.workOnCopy', { source: path, target: program.path('copy.wallchart') });
    expect((await state())!.path).toBe(program.path('copy.wallchart'));
    expect((await program.query('players.view', null)).players).toHaveLength(8);
    await program.run('tournament.close', null);
    expect(readdirSync(program.folder).sort()).toEqual(['copy.wallchart', 'open.wallchart', 'user']);
  });

  it('in a synchronised folder are opened with a warning', async () => {
    mkdirSync(program.path('OneDrive'));
    await program.run('tournament.openDemo', null);
    const demo = (await state())!;
    // Where tests write in memory, it warns of that.
    expect(demo.placeWarning).not.toContain('OneDrive');
    await program.run('tournament.workOnCopy', {
      source: demo.path,
      target: program.path('OneDrive/a.wallchart'),
    });
    expect((await state())!.placeWarning).toContain('OneDrive');
  });

  it('stand among the recent ones, those that are gone too', async () => {
    await program.run('tournament.openDemo', null);
    const { recent } = await program.query('app.state', null);
    expect(recent).toMatchObject([
      { path: (await state())!.path, name: 'Harbour Open 2026', missing: false },
    ]);
    await program.run('tournament.close', null);
    await program.command('tournament.open', { file: recent[0]!.file });
    expect((await state())!.path).toBe(recent[0]!.path);
    await program.run('tournament.close', null);
    rmSync(recent[0]!.path);
    expect((await program.query('app.state', null)).recent).toMatchObject([
      { path: recent[0]!.path, name: 'Harbour Open 2026', missing: true },
    ]);
    const begin = { purpose: 'open', folder: null } as const;
    const { folder, entries } = await program.query('files.browse', { ...begin, into: '' });
    expect(entries.map(({ name, kind }) => [name, kind])).toContainEqual(['user', 'folder']);
    const into = { purpose: 'open', folder, into: 'none' } as const;
    const refused = await program.handlers.queries['files.browse'](into);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'folder-unreadable' } });
  });

  it('of tables give a verdict for every row and add the new players', async () => {
    await newTournament(program, 2);
    const path = program.path('entries.csv');
    writeFileSync(
      path,
      'Name;Rtg;Fed\r\nName001, Given;2390;SUI\r\nNew, One;1800;GER\r\n;1500;GER\r\nNew, Two;x;AUT\r\n',
    );
    const review = await program.run('players.readTable', { file: path, reading: null });
    expect(review.rows.map(({ verdict }) => verdict)).toEqual(['matched', 'new', 'rejected', 'new']);
    expect(
      await program.run('players.acceptTable', { token: review.token, choices: [], confirmed: 0 }),
    ).toEqual({ added: 2, changed: 0 });
    expect(
      (await program.query('players.view', null)).players.map(({ name, rating }) => [name, rating]),
    ).toEqual([
      ['Name001, Given', 2390],
      ['Name002, Given', 2380],
      ['New, One', 1800],
      ['New, Two', 0],
    ]);
    await program.run('log.undo', { seq: null, confirmed: 2 });
    expect((await program.query('players.view', null)).players).toHaveLength(2);
  });

  it('for the federation have no records of engines, for another program what is left out is named', async () => {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const tagsFor = async (purpose: 'report' | 'exchange') => {
      const path = program.path(`${purpose}.trf`);
      await program.run('tournament.export', { format: 'trf16', purpose, target: path });
      return new Set(
        readFileSync(path, 'utf8')
          .split('\r\n')
          .map((line) => line.slice(0, 3)),
      );
    };
    expect([...(await tagsFor('exchange'))]).toContain('XXR');
    expect([...(await tagsFor('report'))].filter((tag) => tag.startsWith('XX'))).toEqual([]);
    const textsFor = async (purpose: 'report' | 'exchange', format: 'trf16' | 'trf26' = 'trf16') =>
      (await program.query('filing.problems', { format, purpose })).map(({ text }) => text);
    expect(await textsFor('exchange')).toEqual([]);
    expect(await textsFor('report')).toContain('Players without a FIDE ID: their games cannot be rated.');
    const { info, rules } = await program.query('settings.view', null);
    await program.run('settings.change', {
      info: { ...info, encodedTimeControl: '5400+30' },
      rules,
      confirmed: 3,
    });
    expect(await textsFor('exchange')).toEqual(['Not carried: time control in seconds.']);
    expect(await textsFor('exchange', 'trf26')).toEqual([]);
  });

  it('of every export format are written', async () => {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    const begins: string[][] = [];
    for (const format of EXPORT_FORMATS) {
      const asked = program.path(`export.${format}`);
      const { bytes, path } = await program.run('tournament.export', { format, target: asked });
      const written = readFileSync(path);
      expect(written).toHaveLength(bytes);
      begins.push([
        format,
        written
          .subarray(0, format.endsWith('-xlsx') ? 2 : 23)
          .toString()
          .split(/[\r\n]/)[0]!,
      ]);
    }
    expect(begins).toEqual([
      ['trf16', '012 Test Open'],
      ['trf26', '012 Test Open'],
      ['standings-csv', '\uFEFFRank,No.,Title,Name,'],
      ['standings-xlsx', 'PK'],
      ['crosstable-csv', '\uFEFFRank,No.,Title,Name,'],
      ['crosstable-xlsx', 'PK'],
      ['pairings-csv', '\uFEFFRound,Board,White no'],
      ['pairings-xlsx', 'PK'],
      ['players-csv', '\uFEFFNo.,Title,Name,Sex,R'],
      ['players-xlsx', 'PK'],
    ]);
    mkdirSync(program.path('stick'));
    const target = await program.choose('save-trf', program.path('stick/x.trf'));
    rmdirSync(program.path('stick'));
    const refused = await program.refused('tournament.export', { format: 'trf16', target });
    expect(refused).toMatchObject({
      code: 'export-failed',
      severity: 'refused',
      message: `The folder of ${program.path('stick/x.trf')} is not there.`,
    });
  });
});
