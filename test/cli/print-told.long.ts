/** `wallchart print`: what the printer is given, and every word that is said; no PDF is made. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CliIo } from '../../src-main/cli/io.ts';
import { sealOf } from '../../src-main/storage/chain.ts';
import { Folder, newFile } from '../storage/samples.ts';
import { TEAM_REPORT } from '../tiebreaks/team-report.ts';
import { wallchart } from './memory-io.ts';
import { BARE, FIVE_WRONG } from './samples.ts';

type Job = Parameters<Awaited<ReturnType<CliIo['printer']>>['render']>[0];

const CUT =
  'This file is damaged and no entry of it could be proven intact: database disk image is malformed. ' +
  'Use the second medium, or a copy. The damaged file stays as it is.';
const NEWER =
  /^wallchart print: This file was written by a newer version of the program \(file version 9999, known up to \d+\)\. Install the newer version to open it\. The file was not touched\.\n$/;

let folder: Folder;
let jobs: Job[];
let missingGlyphs: string;
beforeEach(() => {
  [folder, jobs, missingGlyphs] = [new Folder(), [], ''];
});
afterEach(() => folder.remove());

const files = {
  'five.trf': FIVE_WRONG,
  'bare.trf': BARE,
  'teams.trf': TEAM_REPORT,
  'letter.trf': 'Dear arbiter,\n',
  '-': FIVE_WRONG,
};
const printer: CliIo['printer'] = () =>
  Promise.resolve({
    fonts: '/fonts',
    render: (job) => {
      jobs.push(job);
      return Promise.resolve({ bytes: Buffer.from('%PDF of a stand-in'), pages: 3, missingGlyphs } as never);
    },
    article: () => Promise.reject(new Error('no article')),
  });
/** What is said of words to which the PDF is added. */
const print = async (words: string, output = folder.of('x.pdf')) => {
  const { code, out, err } = await wallchart(['print', ...words.split(' '), '--output', output], files, {
    printer,
  });
  return { code, out, err };
};
const done = () => ({ code: 0, out: `3 pages in ${folder.of('x.pdf')}\n`, err: '' });
const refused = (sentence: string, code = 2) => ({ code, out: '', err: `wallchart print: ${sentence}\n` });

describe('what is printed of a report', () => {
  it('is the newest round on the usual paper in English, issued now, without seal and log', async () => {
    expect(await print('five.trf --document result-slips')).toEqual(done());
    expect(readFileSync(folder.of('x.pdf'), 'utf8')).toBe('%PDF of a stand-in');
    const [{ request, source }] = jobs as [Job];
    expect(request).toEqual({ kind: 'result-slips', round: 2, paper: 'A4' });
    expect(source).toMatchObject({
      ...{ log: [], languages: ['en'], former: null, fontFolder: '/fonts' },
      meta: { seal: '', code: '', starts: {}, playStarts: '' },
    });
    expect(Date.parse(source.meta.madeAt ?? '')).toBe(Date.parse('2026-11-22T09:30:00Z'));
    expect(source.tournament.info.name).toBe('Five players');
  });

  it('is what the words ask for', async () => {
    expect(await print('five.trf --document STANDINGS --round 1 --paper a3 --language de,fr')).toEqual(
      done(),
    );
    expect(await print('five.trf --document tie-break-working --player 3')).toEqual(done());
    expect(await print('five.trf --document tie-break-working')).toEqual(done());
    expect(jobs.map(({ request, source }) => [request, source.languages])).toEqual([
      [{ kind: 'standings', round: 1, paper: 'A3' }, ['de', 'fr']],
      [{ kind: 'tie-break-working', round: 2, paper: 'A4', players: [3] }, ['en']],
      [{ kind: 'tie-break-working', round: 2, paper: 'A4' }, ['en']],
    ]);
  });

  it('comes from the standard input too', async () => {
    expect(await print('- --document standings')).toEqual(done());
    expect(jobs[0]!.source.tournament.players).toHaveLength(5);
  });

  it('has its missing characters told beside the answer', async () => {
    missingGlyphs = '𐎠';
    expect(await print('five.trf --document standings')).toEqual({
      ...done(),
      err: 'No font has these characters, printed as �: 𐎠\n',
    });
  });

  it('may contradict itself: what is printed shows it', async () => {
    const both = { 'five.trf': FIVE_WRONG.replace('   1 b 0  0000 - U', '0000 - Z  0000 - U') };
    const call = ['print', 'five.trf', '--document', 'player-list', '--output', folder.of('x.pdf')];
    const { code, err } = await wallchart(call, both, { printer });
    expect([code, err, jobs.length]).toEqual([0, '', 1]);
  });

  it('is told with what the reader of the report remarks', async () => {
    const remarked = { 'five.trf': FIVE_WRONG.replace('0000 - U', '0000 - Q') };
    const call = ['print', 'five.trf', '--document', 'player-list', '--output', folder.of('x.pdf')];
    const { code, err } = await wallchart(call, remarked, { printer });
    const remark = 'Unknown result code, read as a result that is not known: “Q”.';
    expect([code, err]).toEqual([0, `five.trf: Line 4, column 109: ${remark}\n`]);
  });
});

describe('what is printed of a tournament file', () => {
  it('bears its seal and its code, and has its log where a document shows it', async () => {
    const path = folder.of('open.wallchart');
    newFile(path, 4).close();
    expect(await print(`${path} --document arbiters-log`)).toEqual(done());
    const [{ source }] = jobs as [Job];
    expect(source.log).toHaveLength(5);
    expect(source.tournament.players.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(source.meta.seal).toMatch(/^[0-9a-zA-Z]{4,}/);
    expect(source.meta.code).not.toBe('');
    expect(source.meta.seal).not.toBe(sealOf(''));
    expect(await print(`${path} --document player-list`)).toEqual(done());
    expect(jobs[1]!.source.log).toEqual([]);
    expect(jobs[1]!.source.meta.seal).toBe(source.meta.seal);
  });

  it('is refused in the window’s words where it is damaged or of a newer program', async () => {
    const path = folder.of('open.wallchart');
    newFile(path).close();
    const bytes = readFileSync(path);
    writeFileSync(folder.of('cut.wallchart'), bytes.subarray(0, 5000));
    expect(await print(`${folder.of('cut.wallchart')} --document standings`)).toEqual(refused(CUT));
    bytes.writeUInt32BE(9999, 60);
    writeFileSync(path, bytes);
    const newer = await print(`${path} --document standings`);
    expect(newer).toEqual({ code: 2, out: '', err: expect.stringMatching(NEWER) as string });
    expect(existsSync(folder.of('x.pdf'))).toBe(false);
  });
});

describe('nothing is printed', () => {
  const KINDS = /--document poster: it must be one of print-run, pairings-by-board, .+, incidents, lots\.\n$/;

  it.each<[words: string, sentence: string, code?: number]>([
    ['five.trf', 'Name the document with --document.'],
    ['--document standings', 'Name the tournament file.'],
    ['five.trf bare.trf --document standings', 'bare.trf: one file is enough.'],
    ['five.trf --document standings --copies 2', 'There is no option --copies.'],
    ['five.trf --document standings --paper A7', '--paper A7: it must be one of A4, A3, LETTER, A1, A2.'],
    ['five.trf --document standings --paper A1', 'Standings is made on A4, A3 or LETTER only.'],
    ['five.trf --document standings --round -1', '--round -1: it must be a whole number from 0 to 999.'],
    ['five.trf --document standings --round 1000', '--round 1000: it must be a whole number from 0 to 999.'],
    ['five.trf --document player-list --round 1', 'Player list is about the whole event: leave out --round.'],
    ['five.trf --document standings --player 1', '--player goes with --document tie-break-working only.'],
    ['five.trf --document tie-break-working --player Nemo', 'No single player is meant by “Nemo”.', 1],
    ['five.trf --document standings --round 3', 'Round 3 is not paired yet.', 1],
    ['five.trf --document result-slips --round 7', 'Result slips: Round 7 is not paired yet.', 1],
    ['bare.trf --document pairings-by-name', 'Pairings by name: Round 1 is not paired yet.', 1],
    [
      'five.trf --document arbiters-log',
      'five.trf: a report has no log. Name the tournament file (.wallchart).',
      1,
    ],
    ['none.trf --document standings', 'none.trf: there is no such file.'],
    [
      'letter.trf --document standings',
      'letter.trf: Line 1, column 1: This is not a tournament report: it has neither a player (001) nor a name (012). ' +
        'It begins with “Dear arbiter,”.',
    ],
    [
      'teams.trf --document standings',
      'teams.trf: this event pairs teams; only individual events are printed.',
    ],
  ])('of %s: %s', async (words, sentence, code = 2) => {
    expect(await print(words)).toEqual(refused(sentence, code));
    expect([jobs, existsSync(folder.of('x.pdf'))]).toEqual([[], false]);
  });

  it.each(['tlh', 'en,tlh', 'tlh,en', 'en,de,fr', ''])(
    'in %j, which is no language or no two',
    async (word) => {
      const call = ['print', 'five.trf', '--document', 'standings', '--output', folder.of('x.pdf')];
      const { code, err } = await wallchart([...call, '--language', word], files, { printer });
      expect([code, jobs]).toEqual([2, []]);
      expect(err).toMatch(
        /^wallchart print: Name one language, or two with a comma\. These are available: en, .*de.*\.\n$/,
      );
    },
  );

  it('of a kind that there is not, and the kinds are listed', async () => {
    const { code, err } = await print('five.trf --document poster');
    expect([code, jobs]).toEqual([2, []]);
    expect(err).toMatch(KINDS);
  });

  it('where the output is missing or is no PDF', async () => {
    const call = ['print', 'five.trf', '--document', 'standings'];
    expect(await wallchart(call, files, { printer })).toMatchObject(
      refused('Name the PDF to be written with --output.'),
    );
    for (const name of ['five.trf', 'pdf', 'x.pdf.trf', 'xpdf'])
      expect(await print('five.trf --document standings', name)).toEqual(
        refused(`${name}: the name of a PDF ends in .pdf.`),
      );
    expect((await print('five.trf --document standings', folder.of('X.PDF'))).code).toBe(0);
  });

  it('where there can be no file, which is looked at before anything is made', async () => {
    mkdirSync(folder.of('folder.pdf'));
    expect(await print('five.trf --document standings', folder.of('folder.pdf'))).toEqual(
      refused(`${folder.of('folder.pdf')} is not a file that can be written.`),
    );
    expect(jobs).toEqual([]);
    expect(await print('five.trf --document standings', folder.of('none/x.pdf'))).toEqual(
      refused(`The folder of ${folder.of('none/x.pdf')} is not there.`),
    );
  });
});

it('the help lists what there is to be printed, and how', async () => {
  const { code, out, err } = await wallchart(['print', '--help']);
  expect([code, err]).toEqual([0, '']);
  expect(out.replace(/print-run, pairings-by-board, .+, lots$/m, '…').split('\n')).toEqual([
    'Usage: wallchart print FILE --document KIND --output X.pdf [options]',
    '  FILE                 a report (TRF), or a tournament file (.wallchart), which is read and never written',
    '  --document KIND      …',
    '  --output X.pdf       a PDF that is already there is replaced; a tournament never is',
    '  --round N            the round, or the standings after it (default: the newest)',
    '  --paper SIZE         A4, A3, LETTER, A1, A2 (default: A4)',
    '  --player PLAYER      tie-break-working: of one player (number, or part of the name)',
    '  --language LANGUAGE  en, fr, de; two with a comma print both (default: en)',
    '',
  ]);
});
