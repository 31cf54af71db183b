import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Program } from './program.ts';

const DATA = join(import.meta.dirname, '../../../shared/data');

describe('files', () => {
  let program: Program;
  beforeEach(() => (program = new Program()));
  afterEach(() => program.close());

  const state = async () => (await program.query('app.state', null)).document;

  it.skipIf(!existsSync(DATA))(
    'of real events open, re-export and come back the same',
    async () => {
      for (const folder of ['real-trf', 'real-club-events']) {
        const names = readdirSync(join(DATA, folder)).filter((name) => /\.(trf|txt|trfx)$/i.test(name));
        for (const [index, name] of names.entries()) {
          if (folder === 'real-club-events' && index % 6 !== 0) continue;
          const opened = await program.run('tournament.open', { file: join(DATA, folder, name) });
          if (opened.opened) throw new Error('a report is reviewed first');
          const path = program.path(`${folder}-${index}.wallchart`);
          await program.run('tournament.acceptImport', {
            token: opened.review.token,
            target: path,
            confirmed: 4,
          });
          const exported = program.path(`${folder}-${index}.trf`);
          await program.run('tournament.export', { format: 'trf16', target: exported });
          const again = await program.run('tournament.open', { file: exported });
          if (again.opened) throw new Error('a report is reviewed first');
          expect([name, again.review.players, again.review.playedRounds]).toEqual([
            name,
            opened.review.players,
            opened.review.playedRounds,
          ]);
          for (const chip of (await state())!.rounds)
            if (chip.phase !== 'later')
              expect([name, (await program.query('round.view', { round: chip.round })).sum.addsUp]).toEqual([
                name,
                true,
              ]);
        }
      }
    },
    120_000,
  );
});

if (!existsSync(DATA)) console.log('real events not opened through handlers: the shared data are not here');
