/** `wallchart lab paper`: what is run, continued, stopped and written; no tournament is played and no PDF is made. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paperRuns, type Shard } from '../../src-engine/index.ts';
import type { CliIo } from '../../src-main/cli/io.ts';
import { Folder } from '../storage/samples.ts';
import { FIVE } from './samples.ts';
import { lab, WrittenCrew } from './written-crew.ts';

type Article = Parameters<Awaited<ReturnType<CliIo['printer']>>['article']>[0];

const RUNS = [
  ...['base', 'weaker', 'stronger', 'narrow', 'wide', 'rounds-16', 'rounds-32', 'rounds-64', 'mostly-strong'],
  ...['mostly-weak', 'normal', 'strict', 'computed'],
];
const SAMPLED_MISSING = 'Figure 11 needs a list of ratings: name a report with --ratings.\n';

let folder: Folder;
let crew: WrittenCrew;
let articles: Article[];
const at = (name: string) => folder.of(name);
const runOf = (id: string) => JSON.parse(readFileSync(at(`runs/${id}.json`), 'utf8')) as Shard;

beforeEach(() => {
  [folder, crew, articles] = [new Folder(), new WrittenCrew(), []];
  crew.firstRound = () =>
    Promise.resolve([
      ...([
        [0.5, 100],
        [0.6, 140],
        [0.7, 90],
      ] as const),
    ]);
});
afterEach(() => {
  vi.restoreAllMocks();
  folder.remove();
});

const paper = (...words: string[]) =>
  lab(['paper', ...words], crew, {
    printer: () =>
      Promise.resolve({
        fonts: '',
        render: () => Promise.reject(new Error('no sheet')),
        article: (article) => {
          articles.push(article);
          return Promise.resolve(Buffer.from('%PDF of a stand-in'));
        },
      }),
  });
const progress = (...lines: string[]) => lines.map((line) => `\r${line.padEnd(60)}`).join('');

describe('wallchart lab paper', () => {
  it('runs every experiment, and writes the runs, the figures, the statements and the report', async () => {
    const asked: unknown[] = [];
    const usual = crew.firstRound;
    crew.firstRound = (args) => {
      asked.push([args.experiment.name, args.seed, args.replays]);
      return usual(args);
    };
    const { code, out, err } = await paper('-o', at(''), '--sample', '3', '--threads', '1');
    expect(code).toBe(0);
    expect(out).toBe(
      `Figures, statements.md and paper.pdf are in ${at('')}. 7 statements hold, 2 differ, 24 are open.\n`,
    );
    expect(err).toBe(
      `${SAMPLED_MISSING}${progress(
        ...RUNS.flatMap((id) => [`${id}: 2 of 3 seeds`, `${id}: 3 of 3 seeds`]),
      )}\n`,
    );
    expect(readdirSync(at('runs')).sort()).toEqual(RUNS.map((id) => `${id}.json`).sort());
    for (const id of RUNS) expect([id, runOf(id).seeds]).toEqual([id, [[1, 3]]]);
    expect(runOf('weaker').experiment).toEqual(paperRuns(null).get('weaker'));
    // Figures 2 to 27 but 11; three of them are drawn for three sizes of the field, figure 20 in two.
    expect(readdirSync(at('figures'))).toHaveLength(32);
    expect(readdirSync(at('figures'))).toContain('figure-06-rounds-16.svg');
    expect(readFileSync(at('figures/figure-02.svg'), 'utf8')).toContain('Kendall τ');
    expect(asked.slice(0, 2)).toEqual([
      ['base', 1, 100],
      ['base', 2, 100],
    ]);
    expect([asked.length, asked.at(-1)]).toEqual([21, ['base', 21, 100]]);
    expect(readFileSync(at('paper.pdf'), 'utf8')).toBe('%PDF of a stand-in');
    expect(readFileSync(at('statements.md'), 'utf8')).toMatch(/^\| The paper says \| Figures \| Ours \| /);
    const [{ title, blocks }] = articles as [Article];
    expect(title).toBe('Pairing by matching: the experiments again');
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['title', 'text', 'text', 'text', 'heading', 'text', 'table', 'heading'],
      ...Array.from({ length: 25 }, () => 'figure'),
    ]);
    expect(blocks[6]).toMatchObject({
      head: ['The paper says', 'Figures', 'Ours', 'Verdict', 'Runs'],
      widths: [46, 11, 27, 8, 8],
    });
    expect(blocks[8]).toMatchObject({ caption: expect.stringMatching(/^Figure 2: /) as string });
    expect(crew.listens).toEqual(['begins', 'ends']);
  });

  it('replays first rounds in the proportion that the sample has to the paper’s', async () => {
    await paper('-o', at(''), '--sample', '2');
    // Seeds that do not count are tried nevertheless: of these two do.
    for (const id of RUNS) {
      const shard = { ...runOf(id), seeds: [[1, 12_000]] };
      writeFileSync(at(`runs/${id}.json`), JSON.stringify(shard));
    }
    crew = new WrittenCrew();
    const asked: unknown[] = [];
    crew.firstRound = (args) => {
      asked.push([args.seed, args.replays]);
      if (asked.length === 121) crew.interrupt();
      return Promise.resolve([]);
    };
    const { code } = await paper('-o', at(''), '--sample', '12000', '--threads', '2');
    expect([code, crew.asked, asked.length]).toEqual([1, [], 121]);
    expect([asked[0], asked[1], asked.at(-1)]).toEqual([
      [1, 1200],
      [2, 120],
      [121, 120],
    ]);
  });

  it('samples figure 11 from the rated players of a report, between 1400 and 2200', async () => {
    const list = FIVE.replace('2720', '1400').replace('2701', '2200').replace('2697', '1399');
    writeFileSync(at('list.trf'), list.replace('2689', '2201'));
    crew.onStart = (started) => started === 30 && crew.interrupt();
    const { err } = await paper('-o', at(''), '--sample', '2', '--ratings', at('list.trf'));
    expect(err).not.toContain('Figure 11');
    const field = { strengths: { ratings: [1400, 2200] } };
    expect(runOf('sampled').experiment).toMatchObject({ field });
  });

  it('writes what is done every five seconds, and goes on with it', async () => {
    crew.takeClock();
    crew.pieceMs = 2500;
    const saved: unknown[] = [];
    crew.onStart = (started) => {
      saved.push(existsSync(at('runs/base.json')) ? runOf('base').seeds : null);
      if (started === 6) crew.interrupt();
    };
    const stopped = await paper('-o', at(''), '--sample', '14', '--threads', '1');
    expect([stopped.code, stopped.out]).toEqual([1, '']);
    expect(stopped.err.endsWith('\nStopped. The same command continues.\n')).toBe(true);
    expect(saved).toEqual([null, null, [[1, 4]], [[1, 4]], [[1, 8]], [[1, 8]]]);
    expect(runOf('base').seeds).toEqual([[1, 12]]);
    expect([crew.listens, readdirSync(at('runs')), articles]).toEqual([
      ['begins', 'ends'],
      ['base.json'],
      [],
    ]);

    vi.restoreAllMocks();
    crew = new WrittenCrew();
    crew.onStart = (started) => started === 3 && crew.interrupt();
    await paper('-o', at(''), '--sample', '14', '--threads', '1');
    expect(crew.asked.slice(0, 2)).toEqual([
      [13, 14],
      [1, 14],
    ]);
  });

  it('stops between the first rounds of figure 20 too', async () => {
    const usual = crew.firstRound;
    let asked = 0;
    crew.firstRound = (args) => {
      if (++asked === 3) crew.interrupt();
      return usual(args);
    };
    const { code, out, err } = await paper('-o', at(''), '--sample', '2', '--threads', '1');
    expect([code, out, asked, articles]).toEqual([1, '', 3, []]);
    expect(err.endsWith('\nStopped. The same command continues.\n')).toBe(true);
    expect(existsSync(at('statements.md'))).toBe(false);
  });

  it('refuses runs that are none, or of another experiment, and says where', async () => {
    mkdirSync(at('runs'));
    writeFileSync(at('runs/base.json'), 'a letter');
    const none = await paper('-o', at(''), '--sample', '2');
    expect([none.code, none.out]).toEqual([2, '']);
    expect(none.err).toBe(
      `${SAMPLED_MISSING}wallchart lab paper: ${at('runs/base.json')}: this is not a shard of the laboratory.\n`,
    );
    crew.onStart = (started) => started === 4 && crew.interrupt();
    await paper('-o', at('other'), '--sample', '2', '--threads', '1');
    writeFileSync(at('runs/base.json'), readFileSync(at('other/runs/weaker.json')));
    crew = new WrittenCrew();
    const other = await paper('-o', at(''), '--sample', '2');
    expect(other).toEqual({
      code: 2,
      out: '',
      err: `${SAMPLED_MISSING}wallchart lab paper: ${at('runs/base.json')} holds the runs of another experiment.\n`,
    });
    expect(crew.listens).toEqual(['begins', 'ends']);
  });

  it('says which file cannot be written', async () => {
    mkdirSync(at('runs/base.json'), { recursive: true });
    const run = await paper('-o', at(''), '--sample', '2');
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.err.split('\n').at(-2)).toMatch(/^wallchart lab paper: .*runs\/base\.json /);
    mkdirSync(at('two/statements.md'), { recursive: true });
    const report = await paper('-o', at('two'), '--sample', '2');
    expect([report.code, report.out]).toEqual([2, '']);
    expect(report.err.split('\n').at(-2)).toBe(
      `wallchart lab paper: ${at('two/statements.md')} is not a file that can be written.`,
    );
  });

  it.each([
    [['--sample', '1'], '--sample 1: it must be a whole number from 2 to 10000000.'],
    [['--sample', '10000001'], '--sample 10000001: it must be a whole number from 2 to 10000000.'],
    [['--threads', '0'], '--threads 0: it must be a whole number from 1 to 256.'],
    [['--threads', '257'], '--threads 257: it must be a whole number from 1 to 256.'],
    [['--ratings', 'none.trf'], 'none.trf: no report with rated players can be read there.'],
    [['x.trf'], 'x.trf: no file is read but the report of --ratings. Name the folder to be written with -o.'],
  ])('refuses %j', async (words, sentence) => {
    expect(await paper('-o', at(''), ...words)).toEqual({
      code: 2,
      out: '',
      err: `wallchart lab paper: ${sentence}\n`,
    });
    expect([crew.asked, existsSync(at('runs'))]).toEqual([[], false]);
  });
});
