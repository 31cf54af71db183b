/** Dialogs for a file that are left without one, and what main refuses: nothing is opened, sent or said. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChosenFile, Refusal, TableReview } from '../../../src-main/ipc/contract.ts';
import {
  checkReport,
  openFile,
  openTournament,
  takeOffer,
  takeOver,
} from '../../../src-renderer/state/app-actions.svelte.ts';
import type { App } from '../../../src-renderer/state/app.svelte.ts';
import { RoundDesk } from '../../../src-renderer/state/desks.svelte.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import { readTable, reviewRows, reviewTable } from '../../../src-renderer/state/files/table-review.svelte.ts';
import { roundActions } from '../../../src-renderer/state/round/round-actions.ts';
import { RoundWork } from '../../../src-renderer/state/round/round-work.svelte.ts';
import { chosen, roundView, type FixtureBridge } from '../fixture-bridge.ts';
import { settled, started } from './started-app.ts';

const NO: Refusal = { code: 'no', message: 'No.', advice: '', severity: 'refused' };
const FILE = chosen('/usb/x');
const REVIEW = { token: 'one', rows: [] } as unknown as TableReview;

let app: App;
let bridge: FixtureBridge;
beforeEach(async () => ({ app, bridge } = await started()));

const sent = () => bridge.sent.map(({ name, args }) => [name, args]);
/** Runs what asks for a file, and answers the dialog; what was asked for. */
async function choose(run: () => Promise<void>, file: ChosenFile | null): Promise<readonly string[]> {
  const done = run();
  await settled();
  const dialog = app.dialogs.at(-1) as DialogOf<'choose-file'>;
  dialog.answer(file);
  await done;
  return [dialog.purpose, dialog.suggestion];
}

describe('where no file is chosen', () => {
  it.each<[string, () => Promise<void>, readonly string[]]>([
    ['no tournament is opened', () => openTournament(app), ['open', '']],
    ['no report is checked', () => checkReport(app), ['open', '']],
    ['none is taken over', () => takeOver(app), ['save-tournament', 'Harbour Open 2026.wallchart']],
    ['no table is read', () => reviewTable(app, 'players', 3), ['open-table', '']],
  ])('%s', async (_, run, asked) => {
    expect(await choose(run, null)).toEqual(asked);
    expect([sent(), app.dialogs, app.lastFile, app.refusal]).toEqual([[], [], null, null]);
  });

  it('nothing is recovered, and the refusal stays', async () => {
    app.tried(FILE.file);
    app.refuse({ ...NO, offer: 'recover' });
    expect(await choose(() => takeOffer(app), null)).toEqual(['save-tournament', 'recovered.wallchart']);
    expect([sent(), app.refusal?.code]).toEqual([[], 'no']);
  });
});

describe('what main refuses', () => {
  it('opens no review of a report', async () => {
    bridge.prepare('report.check', { ok: false, refusal: NO });
    await choose(() => checkReport(app), FILE);
    expect([app.dialogs, app.refusal, sent()]).toEqual([[], NO, [['report.check', { file: FILE.file }]]]);
  });

  it('opens no tournament, and the file is remembered', async () => {
    bridge.prepare('tournament.open', { ok: false, refusal: NO });
    await openFile(app, FILE.file);
    expect([app.dialogs, app.refusal, app.lastFile]).toEqual([[], NO, FILE.file]);
  });

  it('opens no review of a table, of players or of results', async () => {
    for (const holds of ['players', 'results'] as const) {
      bridge.prepare(`${holds}.readTable`, { ok: false, refusal: NO });
      await reviewRows(app, { holds, file: FILE.file, round: 3 });
    }
    expect([app.dialogs, app.refusal]).toEqual([[], NO]);
  });
});

describe('a table', () => {
  it('is read as what it holds, in the way that is asked for, and its review is opened', async () => {
    const reading = { columns: ['name'] } as never;
    bridge.prepare('players.readTable', { ok: true, value: REVIEW });
    expect(await readTable(app, { holds: 'players', file: FILE.file, round: 3 }, reading)).toBe(REVIEW);
    bridge.prepare('results.readTable', { ok: true, value: REVIEW });
    await choose(() => reviewTable(app, 'results', 4), FILE);
    expect(sent()).toEqual([
      ['players.readTable', { file: FILE.file, reading }],
      ['results.readTable', { file: FILE.file, round: 4, reading: null }],
    ]);
    const request = { holds: 'results', file: FILE.file, round: 4 };
    expect(app.dialogs).toEqual([{ kind: 'table', request, review: REVIEW }]);
  });
});

describe('the last round', () => {
  it('has no step after it once it is done', () => {
    const desk = new RoundDesk();
    const ids = (round: number) => {
      const work = new RoundWork(app, desk, () => roundView('done', round));
      const at = { app, desk, work, narrow: false, slim: false, toWhyNot: () => undefined };
      return roundActions(at).map(({ id }) => id);
    };
    expect(ids(8)[0]).toBe('primary');
    expect(ids(9)).not.toContain('primary');
    expect(ids(9)[0]).toBe('repair');
  });
});
