import { setTimeout as after } from 'node:timers/promises';
import { linkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HostileFile } from './hostile-file.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { expectHarmless, openHostile, programInPlay } from './imports.ts';

/** One file for each way of being refused; the rest is tried in imports.slow.ts. */
const SAMPLE: readonly HostileFile[] = [
  ...new Map(HOSTILE_FILES.toReversed().map((file) => [file.expected, file])).values(),
];

describe('a file from outside', () => {
  const program = programInPlay();

  it.each(SAMPLE)(
    'is refused with a sentence, or read, and results go on: $expected, $name',
    async (file) => {
      expectHarmless(file, await openHostile(program(), file, HOSTILE_FILES.indexOf(file)));
    },
  );

  it('is not read a second time when it is the open tournament, whatever its name', async () => {
    const path = program().path('open.csv');
    linkSync(program().path('open.wallchart'), path);
    const reply = await program().command('players.readTable', { file: path, reading: null });
    expect(!reply.ok && 'refusal' in reply ? reply.refusal.code : '').toBe('file-is-open');
  });

  it('can be given up while it is read', async () => {
    const path = program().path('long.csv');
    writeFileSync(path, `Name\n${'Costa, Ana\n'.repeat(19_000)}`);
    const reading = program().command('players.readTable', { file: path, reading: null });
    await after(5);
    await program().run('files.stopReading', null);
    const reply = await reading;
    expect(!reply.ok && 'refusal' in reply ? reply.refusal : '').toMatchObject({
      code: 'reading-stopped',
      message: 'Reading long.csv was stopped.',
    });
  });

  it('tells how far its reading is, and that it is over', async () => {
    const path = program().path('table.csv');
    writeFileSync(path, `Name\n${'Costa, Ana\n'.repeat(2000)}`);
    const told: unknown[] = [];
    const stop = program().handlers.listen((name, notice) => {
      if (name === 'files.progress') told.push(notice);
    });
    await program().run('players.readTable', { file: path, reading: null });
    stop();
    const fileName = 'table.csv';
    expect(told).toEqual([
      { fileName, settled: 0, all: 0 },
      ...[0, 500, 1000, 1500].map((settled) => ({ fileName, settled, all: 2000 })),
      { fileName: '', settled: 0, all: 0 },
    ]);
  });
});
