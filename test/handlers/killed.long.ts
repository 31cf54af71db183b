/** The program is killed once a result is stored: it is there when the file is opened again, and is entered no second time. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTournament, pairAndPublish } from './field.ts';
import { Program } from './program.ts';

const ID = 'b0a7c1de-0000-4000-8000-000000000077';
const KILLED = join(import.meta.dirname, 'killed-program.ts');

it.each(['before', 'after'])(
  'a result is there, and is entered no second time, where the program is killed %s the reply to its command',
  async (when) => {
    const first = new Program();
    await newTournament(first, 4);
    await pairAndPublish(first, 1);
    const { lastEvent } = (await first.query('app.state', null)).document!;
    await first.close(true);
    const file = first.path('open.wallchart');
    const { signal } = spawnSync(process.execPath, [KILLED, first.folder, file, ID, when]);
    expect(signal).toBe('SIGKILL');

    const again = new Program({}, first.folder);
    await again.run('tournament.open', { file });
    const boards = async () =>
      (await again.query('round.view', { round: 1 })).boards.map(({ result }) => result);
    expect(await boards()).toEqual(['black-wins', 'open']);
    const entered = (await again.log()).filter(
      ({ seq, kind }) => seq > lastEvent && kind === 'result-entered',
    );
    expect(entered).toHaveLength(1);
    // The page that had no reply sends the same command again.
    const { lastEvent: reopened } = (await again.query('app.state', null)).document!;
    const keyed = { round: 1, board: 1, result: 'black-wins', confirmed: 0 } as const;
    expect(await again.handlers.commands['results.enter'](keyed, ID)).toMatchObject({
      refusal: {
        code: 'stored-already',
        message: `This was stored before, as entry ${entered[0]!.seq} of the log.`,
      },
    });
    // Another identity, as of somebody who keys it anew, changes nothing either.
    await again.run('results.enter', keyed);
    expect((await again.query('app.state', null)).document!.lastEvent).toBe(reopened);
    expect(await boards()).toEqual(['black-wins', 'open']);
    await again.close();
  },
);
