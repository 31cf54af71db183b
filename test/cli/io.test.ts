/** Threads as the command line uses them: which jobs they are asked for, and how a person stops them. */
import { availableParallelism } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { crewOf, printerOf, PROCESS_IO } from '../../src-main/cli/io.ts';

/** Workers that remember what they were asked for, and answer with a number of it. */
function remembering() {
  const asked: unknown[] = [];
  const run = (name: string, args: unknown) => Promise.resolve(asked.push(['run', name, args]));
  const start = (name: string, args: unknown) => ({
    value: Promise.resolve(asked.push(['start', name, args])),
    cancel: () => undefined,
  });
  return { asked, workers: { run, start } as never };
}

describe('the printer', () => {
  it('makes sheets and articles in its thread, with the fonts of the program', async () => {
    const { asked, workers } = remembering();
    const printer = printerOf(workers, '/fonts');
    expect([
      printer.fonts,
      await printer.render('sheet' as never),
      await printer.article('text' as never),
    ]).toEqual(['/fonts', 1, 2]);
    expect(asked).toEqual([
      ['run', 'render', 'sheet'],
      ['run', 'article', { article: 'text', fontFolder: '/fonts' }],
    ]);
  });
});

describe('the crew of the laboratory', () => {
  it('plays runs, first rounds and rests in its threads, as many as the computer has', async () => {
    const { asked, workers } = remembering();
    const crew = crewOf(workers);
    expect(crew.threads).toBe(availableParallelism());
    expect(await crew.start('a run' as never).value).toBe(1);
    expect(await crew.firstRound('a first round' as never)).toBe(2);
    expect(await crew.rest('a rest' as never)).toBe(3);
    expect(asked).toEqual([
      ['start', 'run', 'a run'],
      ['start', 'firstRound', 'a first round'],
      ['run', 'rest', 'a rest'],
    ]);
  });

  it('is told of the signals that end a program, until nobody listens any more', () => {
    const crew = crewOf(remembering().workers);
    const listening = (signal: 'SIGINT' | 'SIGTERM') => process.rawListeners(signal).length;
    const before = [listening('SIGINT'), listening('SIGTERM')];
    const listener = vi.fn();
    const deaf = crew.onInterrupt(listener);
    expect([listening('SIGINT'), listening('SIGTERM')]).toEqual(before.map((count) => count + 1));
    expect([process.listeners('SIGINT').at(-1), process.listeners('SIGTERM').at(-1)]).toEqual([
      listener,
      listener,
    ]);
    deaf();
    expect([listening('SIGINT'), listening('SIGTERM')]).toEqual(before);
  });
});

it('the clock of a command is the computer’s', () => {
  const before = Date.now();
  const now = PROCESS_IO.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
