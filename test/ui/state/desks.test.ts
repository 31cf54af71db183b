/** What is chosen on each page when a tournament is opened. */
import { describe, expect, it } from 'vitest';
import { Desks } from '../../../src-renderer/state/desks.svelte.ts';
import { Draft } from '../../../src-renderer/state/draft.ts';
import { SettingsPlace } from '../../../src-renderer/state/settings/settings-place.svelte.ts';
import { SheetChoice } from '../../../src-renderer/state/sheet-choice.svelte.ts';
import { text } from '../../../src-renderer/texts.ts';
import { question, settled, started } from './started-app.ts';

/** The values that a desk gives; what it does is left out. */
function valuesOf(desk: object): Record<string, unknown> {
  const names = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(desk) as object))
    .filter(([, property]) => property.get !== undefined)
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, (desk as Record<string, unknown>)[name]]));
}

describe('the desks', () => {
  it('begin with everything listed, the first row, and nothing under way', async () => {
    const { app } = await started();
    const desks = new Desks(app.stores);
    expect(valuesOf(desks.players)).toEqual({
      typed: '',
      filter: 'all',
      sort: { by: 'name', descending: false },
      ...{ current: null, echo: null, show: null },
    });
    expect(valuesOf(desks.round)).toEqual({
      ...{ board: 0, depth: 1, pair: '', asked: null },
      ...{ arrangement: null, repair: null, preview: null },
    });
    expect(valuesOf(desks.results)).toEqual({ filter: 'all', verifying: false });
    expect(valuesOf(desks.standings)).toEqual({ category: '', row: 0, column: 0, working: false });
    expect(valuesOf(desks.documents)).toEqual({ paper: 'A4' });
    expect(valuesOf(desks.filing)).toEqual({ what: 'trf16', purpose: 'report', file: 'xlsx', round: null });
    expect(valuesOf(desks.norms)).toEqual({ row: 0 });
    expect(valuesOf(desks.log)).toEqual({ text: '', category: 'all', seq: null });
    expect(valuesOf(desks.rest)).toEqual({ row: 0 });
    expect([desks.lab.kind, desks.results.entry.stores === app.stores]).toEqual([null, true]);
  });
});

describe('a form in which something is typed', () => {
  it('is asked about as long as it is there, in words of its own where it has some', async () => {
    const { app } = await started();
    const words = { act: 'Drop the note', consequence: 'It is not stored.' };
    let closed = 0;
    const draft = new Draft(app, 'incidents.note', () => closed++, words);
    const end = draft.begin();
    expect([draft.holds, app.holds]).toEqual([false, false]);
    draft.note();
    expect([draft.holds, app.holds]).toEqual([true, true]);
    const left = draft.leave();
    await settled();
    expect(question(app)).toMatchObject({
      command: 'incidents.note',
      confirm: { act: 'Drop the note', level: 2, consequences: ['It is not stored.'] },
    });
    question(app).answer(false);
    expect([await left, closed]).toEqual([false, 0]);
    const again = draft.leave();
    await settled();
    question(app).answer(true);
    expect([await again, closed]).toEqual([true, 1]);
    end();
    expect(app.holds).toBe(false);
  });

  it('has the usual words else', async () => {
    const { app } = await started();
    const draft = new Draft(app, 'players.add', () => undefined);
    draft.note();
    draft.cancel();
    await settled();
    const { act, consequence } = text.confirm.drop;
    expect(question(app).confirm).toEqual({ act, level: 2, consequences: [consequence] });
  });
});

describe('a document', () => {
  it('that is chosen again is counted, and one that is chosen for the first time is not', () => {
    const choice = new SheetChoice();
    const again = () => [choice.kind, choice.again];
    choice.choose('standings');
    expect(again()).toEqual(['standings', 0]);
    choice.choose('standings');
    choice.choose('standings');
    expect(again()).toEqual(['standings', 2]);
    choice.choose('crosstable');
    expect(again()).toEqual(['crosstable', 2]);
  });

  it('is chosen with what it is about', () => {
    const choice = new SheetChoice();
    expect([choice.explained, choice.board, choice.certified, choice.printing]).toEqual([
      ...[null, null, null],
      false,
    ]);
    choice.explain({ players: [3, 8], round: 4 });
    choice.explainBoard({ round: 4, board: 12 });
    choice.certify(7);
    expect([choice.explained, choice.board, choice.certified]).toEqual([
      { players: [3, 8], round: 4 },
      { round: 4, board: 12 },
      7,
    ]);
    choice.printSet();
    choice.choosePrint('job');
    choice.printSet();
    expect([choice.kind, choice.print, choice.printing, choice.again]).toEqual(['print-run', null, true, 1]);
  });
});

describe('a group of settings', () => {
  it('is brought into view where it is asked for, and not where the keyboard comes to it by itself', () => {
    const place = new SettingsPlace();
    expect([place.group, place.asked, place.search]).toEqual(['event', 0, '']);
    place.choose('look');
    place.choose('look');
    expect([place.group, place.asked]).toEqual(['look', 2]);
    place.note('desk');
    expect([place.group, place.asked]).toEqual(['desk', 2]);
  });

  it('shows what can be found in any group', () => {
    const place = new SettingsPlace();
    expect([place.isSearching, place.shows('rounds'), place.shows('theme')]).toEqual([false, true, true]);
    place.search = 'dark';
    expect([place.isSearching, place.shows('rounds'), place.shows('theme')]).toEqual([true, false, true]);
  });
});
