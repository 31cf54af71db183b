/** Saving a finished tournament without personal data: what is asked, and what stands in the words of the log. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { personalDataCommands } from '../../src-main/handlers/files/personal-data.ts';
import type { Agreement } from '../../src-main/ipc/contract.ts';
import { sealOf } from '../../src-main/storage/chain.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { DONE, event, FINISHED } from './made-files.ts';
import { FIRST, up } from './written.ts';
import { questionOf, refusalOf, WrittenDesk } from './written-desk.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-without-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const save = ({ desk }: WrittenDesk, name: string, confirmed?: Agreement) =>
  personalDataCommands(desk)['tournament.saveWithoutPersonalData']({
    target: desk.files.choose('save-tournament', join(FOLDER, name)).file,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
const operator = (name: string): EventDraft => ({ kind: 'operator-changed', payload: { name, was: '' } });

/** The same field; nobody paid, and of everybody the year of birth alone is known. */
function without(...gone: readonly ('birth' | 'fee')[]): EventDraft {
  const draft = event(1);
  if (draft.kind !== 'tournament-imported') throw new Error();
  const { tournament } = draft.payload;
  const field = tournament.players.map((each) => ({
    ...each,
    ...(gone.includes('birth') ? { birth: '1990/00/00' } : {}),
    ...(gone.includes('fee') ? { feePaid: false } : {}),
  }));
  return { ...draft, payload: { ...draft.payload, tournament: { ...tournament, players: field } } };
}
const ROUND = [...up(1, FIRST, 3), ...DONE];
const [PHONE, TOUCHED] = FINISHED.slice(-2) as [EventDraft, EventDraft];

describe('a copy without personal data', () => {
  it('is asked about: what goes, what stays, and where the data is afterwards', async () => {
    const written = new WrittenDesk(FINISHED);
    const stays = [
      'Names, titles, ratings, federations, FIDE IDs, clubs, pairings, results and standings stay: the report needs them or they were on the wall.',
      `Codes on printed sheets belong to this file. The copy has seals of its own and names the last one of this file, ${sealOf(written.log.last!.hash)}.`,
    ];
    const rest =
      'This file does not change. The data is still in /written.wallchart and /written restore points: delete them when nobody needs them any more.';
    expect(await questionOf(save(written, 'a.wallchart'))).toEqual({
      level: 2,
      act: 'Save a copy without personal data',
      consequences: [
        'Birth dates of 1 player: only the year stays, in earlier entries of the log too.',
        'The notes on who paid the entry fee, 1 player.',
        '1 incident for the log only: what happened, players and decision. Incidents for the report stay.',
        ...stays,
        rest,
      ],
    });
    const { desk } = written;
    desk.document = { ...desk.document!, mirrors: { media: ['/media/stick'] } as never };
    const { consequences } = await questionOf(save(written, 'a.wallchart'));
    expect(consequences.at(-1)).toBe(
      'This file does not change. The data is still in /written.wallchart, /written restore points and /media/stick: delete them when nobody needs them any more.',
    );
  });

  it('names nothing that the file does not have', async () => {
    const firsts = async (...drafts: readonly EventDraft[]) => {
      const { consequences } = await questionOf(save(new WrittenDesk(drafts), 'a.wallchart'));
      return consequences.slice(0, -3);
    };
    expect(await firsts(without('birth'), ...ROUND)).toEqual([
      'The notes on who paid the entry fee, 1 player.',
    ]);
    expect(await firsts(without('fee'), ...ROUND)).toEqual([
      'Birth dates of 1 player: only the year stays, in earlier entries of the log too.',
    ]);
    expect(await firsts(without('birth', 'fee'), ...ROUND, PHONE)).toEqual([
      '1 incident for the log only: what happened, players and decision. Incidents for the report stay.',
    ]);
    expect(
      await refusalOf(save(new WrittenDesk([without('birth', 'fee'), ...ROUND, TOUCHED]), 'a.wallchart')),
    ).toEqual({
      ...{ code: 'no-personal-data', advice: '' },
      message: 'There is no personal data to remove: the file has no more than the report needs.',
    });
  });

  it('needs a finished tournament and a place of its own', async () => {
    const written = new WrittenDesk(FINISHED);
    const { desk } = written;
    const target = desk.files.choose('save-pdf', join(FOLDER, 'a.pdf')).file;
    const save2 = personalDataCommands(desk)['tournament.saveWithoutPersonalData'];
    expect((await refusalOf(save2({ target, confirmed: 2 }))).code).toBe('file-not-chosen');
    writeFileSync(join(FOLDER, 'taken.wallchart'), 'mine');
    expect((await refusalOf(save(written, 'taken.wallchart', 2))).code).toBe('file-exists');
    const open = new WrittenDesk(FINISHED.slice(0, 5));
    expect(await refusalOf(save(open, 'a.wallchart', 2))).toEqual({
      code: 'not-finished',
      message: 'Personal data is removed when the event is over: every round played, no game open.',
      advice: 'Round 1: 1 game has no result.',
    });
    const unfinished = async (...drafts: readonly EventDraft[]) =>
      (await refusalOf(save(new WrittenDesk(drafts), 'a.wallchart', 2))).advice;
    expect([
      await unfinished(...FINISHED.slice(0, 5)),
      await unfinished(...FINISHED.slice(0, 2)),
      await unfinished(event(2), ...ROUND),
    ]).toEqual([
      'Round 1: 1 game has no result.',
      'Not published yet: round 1.',
      'Only 1 of 2 rounds are paired.',
    ]);
    desk.document = null;
    expect((await refusalOf(save(written, 'a.wallchart', 2))).code).toBe('no-document');
  });

  it('tells what was undone, done again or gone back to without the words that went', async () => {
    const [drop, restore] = [[[8, 8]], []] as never[];
    const label = 'Incident noted, round 1, board 11: A phone rang';
    const written = new WrittenDesk([
      ...FINISHED.slice(0, 7),
      PHONE,
      { kind: 'undone', payload: { of: 8, label, drop: drop!, restore: restore! } },
      { kind: 'redone', payload: { of: 9, label, drop: restore!, restore: drop! } },
      operator('Nora'),
      { kind: 'undone', payload: { of: 11, label: 'At the desk, Nora', drop: [[11, 11]], restore: [] } },
    ]);
    expect(await save(written, 'undone.wallchart', 2)).toEqual({
      ok: true,
      value: { path: join(FOLDER, 'undone.wallchart') },
    });
    const copy = readLog(join(FOLDER, 'undone.wallchart'));
    if (!copy.ok) throw new Error(copy.failure.code);
    const labels = copy.value.records.map(({ payload }) => (JSON.parse(payload) as { label?: string }).label);
    expect(labels.slice(7)).toEqual([
      undefined,
      'Incident, the hall, …',
      'Incident, the hall, …',
      undefined,
      'At the desk, Nora',
      undefined,
    ]);
    const { kind, payload, actor, command, at } = copy.value.event(13);
    expect([kind, actor, command, at === written.desk.now()]).toEqual([
      'personal-data-removed',
      'CA',
      'tournament.saveWithoutPersonalData',
      true,
    ]);
    expect(payload).toEqual({
      birthDates: 1,
      fees: 1,
      incidents: 2,
      document: 'written',
      head: written.log.last!.hash,
    });
    expect(
      copy.value.records.slice(0, 12).map(({ seq, at: when, actor: who, part }) => [seq, when, who, part]),
    ).toEqual(written.log.records.map(({ seq, at: when, actor: who, part }) => [seq, when, who, part]));
  });
});
