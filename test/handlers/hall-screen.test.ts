/** The hall screen: what it is told, how it is set, and the window that the host makes for it. */
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { HallScreen, hallAnswer, hallCommands, hallQueries } from '../../src-main/handlers/hall/hall.ts';
import { earlierStarts } from '../../src-main/handlers/hall/starts.ts';
import { localIso } from '../../src-main/time.ts';
import type { HallPlace } from '../../src-main/ipc/contract.ts';
import { FIRST, imported, minute, results, SECOND, up } from './written.ts';
import { refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

const WON = ['white-wins', 'draw', 'black-wins'] as const;
const PLAYED = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, ...WON), ...up(2, SECOND, 4)];
const starts = (round: number, at: string): EventDraft => ({
  kind: 'start-announced',
  payload: { round, at, was: '' },
});
const NOW = new Date('2026-11-21T12:00:00Z');
const LOCAL = localIso(NOW).slice(0, 16);
const PLACE: HallPlace = { x: 10, y: 20, width: 800, height: 600 };

function hallOf(drafts: readonly EventDraft[] = PLAYED) {
  const done: unknown[] = [];
  let time = NOW.getTime();
  let watched = () => {};
  const port = {
    open: (place: HallPlace | null) => {
      done.push(['open', place]);
      return Promise.resolve('screen 2');
    },
    close: () => done.push('close'),
    move: () => done.push('move'),
    state: () => ({ state: 'open', screen: 'screen 2', canMove: true }) as const,
    watch: (changed: () => void) => {
      watched = changed;
    },
  };
  const desk = new WrittenDesk(drafts, { hall: port, now: () => new Date(time) });
  const screen = new HallScreen(desk.desk);
  const commands = hallCommands(desk.desk, screen);
  return { desk, screen, commands, done, look: () => watched(), wait: (ms: number) => (time += ms) };
}

describe('the hall screen', () => {
  it('has the newest round on the wall, also while an earlier moment is looked at', () => {
    const { desk, screen } = hallOf([...PLAYED, starts(2, '2026-11-21T15:00'), up(3, FIRST, 3)[0]!]);
    desk.desk.past = 1;
    expect(screen.picture()).toEqual({
      ...{ language: 'en', event: '', round: 2, version: 1, starts: '2026-11-21T15:00', view: 'boards' },
      publishedAt: desk.state.tournament.rounds[1]!.publishedAt,
      content: expect.objectContaining({ kind: 'boards' }) as object,
      ...{ distance: 'far', theme: 'dark', seconds: 12, message: { text: '', band: false } },
      paging: { page: 0, since: NOW.getTime(), held: false },
    });
    expect(desk.state.tournament.rounds[1]!.publishedAt).not.toBe('');
  });

  it('is of the newest of three rounds, with its own boards', async () => {
    const shorter: EventDraft[] = [
      {
        kind: 'round-drafted',
        payload: {
          ...{ round: 3, pairs: FIRST.slice(0, 2), boardNumbers: [11, 14], system: 'dutch-2026', seconds: 0 },
          unpaired: [
            { player: 3, kind: 'pab' },
            { player: 7, kind: 'half' },
            { player: 4, kind: 'half' },
          ],
        },
      },
      { kind: 'round-published', payload: { round: 3, version: 4, boards: 2, programme: 'test' } },
    ];
    const drafts = [...PLAYED, ...results(2, SECOND, ...WON), ...shorter, starts(4, '2026-11-22T09:00')];
    const { desk, screen, commands } = hallOf(drafts);
    const { version, publishedAt } = desk.state.tournament.rounds[2]!;
    expect(screen.picture()).toMatchObject({ round: 3, version, publishedAt });
    expect([version, publishedAt]).toEqual([4, minute(13)]);
    expect(screen.control()).toMatchObject({ boards: 2, names: 7, openGames: 2, afterRound: 2 });
    await valueOf(commands['hall.show']({ view: 'open' }));
    expect(screen.picture().content).toMatchObject({
      ...{ kind: 'open', of: 2, next: { round: 4, starts: '2026-11-22T09:00' } },
    });
  });

  it('is blank where no tournament is open', async () => {
    const { desk, screen } = hallOf();
    desk.desk.document = null;
    expect(screen.picture()).toMatchObject({
      ...{
        event: '',
        round: 0,
        version: 0,
        publishedAt: '',
        starts: '',
        view: 'blank',
        content: { kind: 'blank' },
      },
    });
    expect(screen.control()).toBeNull();
    expect((await refusalOf(hallQueries(screen)['hall.control'](null))).code).toBe('no-document');
    const empty = hallOf([imported()]);
    expect(empty.screen.picture()).toMatchObject({ round: 0, version: 0, publishedAt: '' });
  });

  it('tells the arbiter what it shows, and how much of it there is', async () => {
    const { screen } = hallOf([...PLAYED, ...results(2, SECOND, 'draw'), starts(2, LOCAL), starts(3, '')]);
    expect(await valueOf(hallQueries(screen)['hall.control'](null))).toEqual({
      picture: screen.picture(),
      window: { state: 'open', screen: 'screen 2', canMove: true },
      place: { x: 0, y: 0, width: 1920, height: 1080 },
      byItself: { on: false, names: false, open: true, standings: true },
      ...{ chosen: 'boards', boards: 3, names: 7, ranks: 7, openGames: 2, afterRound: 1 },
      ...{ fewGames: 15, messageLimit: 200 },
      starts: [{ round: 2, at: LOCAL }],
      earlierStarts: [],
    });
    const none = new WrittenDesk([imported()], { hall: null, now: () => NOW });
    const control = new HallScreen(none.desk).control();
    expect(control).toMatchObject({
      window: { state: 'closed', screen: '', canMove: false },
      boards: 0,
      names: 0,
    });
  });

  it('counts the names and ranks that it shows: who has no place in the round is absent, who was expelled has no rank', async () => {
    const left: EventDraft[] = [
      { kind: 'player-withdrawn', payload: { player: 4, name: '', fromRound: 3, was: null } },
      { kind: 'player-expelled', payload: { player: 6, name: '', fromRound: 3, why: 'telephone' } },
    ];
    const third: EventDraft[] = [
      {
        kind: 'round-drafted',
        payload: {
          ...{ round: 3, pairs: FIRST.slice(1, 2), boardNumbers: [14], system: 'dutch-2026', seconds: 0 },
          unpaired: [{ player: 3, kind: 'pab' }],
        },
      },
      { kind: 'round-published', payload: { round: 3, version: 1, boards: 1, programme: 'test' } },
    ];
    const { screen, commands } = hallOf([...PLAYED, ...results(2, SECOND, ...WON), ...left, ...third]);
    const { names, ranks } = screen.control()!;
    const shown = async (view: 'names' | 'standings') => {
      await valueOf(commands['hall.show']({ view }));
      const { content } = screen.picture();
      if (content.kind === 'names') return content.entries.length;
      return content.kind === 'standings' ? content.ranks.length : null;
    };
    // 5 and 8 play, 3 has the bye, 7 and 9 have no place; 4 and 6 are gone.
    expect([names, ranks, await shown('names'), await shown('standings')]).toEqual([5, 6, 5, 6]);
  });

  it('remembers where its window lies, and tells it once', async () => {
    const { desk, screen } = hallOf();
    expect(screen.place).toBeNull();
    const see = hallAnswer(screen);
    expect(await valueOf(see({ x: 0, y: 0, width: 1920, height: 1080 }))).toEqual(screen.picture());
    expect([desk.told, screen.place]).toEqual([[], null]);
    for (const [at, place] of [
      PLACE,
      { ...PLACE, x: 11 },
      { ...PLACE, x: 11, y: 21 },
      { ...PLACE, x: 11, y: 21, width: 801 },
      { ...PLACE, x: 11, y: 21, width: 801, height: 601 },
    ].entries()) {
      await valueOf(see(place));
      await valueOf(see(place));
      expect([desk.told, screen.place, screen.control()?.place]).toEqual([
        Array.from({ length: at + 1 }, () => ['hall']),
        place,
        place,
      ]);
    }
    expect(desk.desk.preferences.values.hall.view).toBe('boards');
    expect(new HallScreen(desk.desk).control()?.place).toEqual({ x: 11, y: 21, width: 801, height: 601 });
  });

  it('shows what is chosen, and then nothing by itself; is arranged, and tells the pages', async () => {
    const { desk, screen, commands } = hallOf();
    await valueOf(
      commands['hall.arrange']({
        byItself: { on: true, names: true, open: false, standings: false },
        seconds: 20,
      } as never),
    );
    expect(desk.desk.preferences.values.hall).toMatchObject({
      seconds: 20,
      view: 'boards',
      byItself: { on: true, names: true },
    });
    expect(await valueOf(commands['hall.show']({ view: 'names' }))).toBeNull();
    expect(desk.desk.preferences.values.hall).toMatchObject({
      ...{ view: 'names', seconds: 20, byItself: { on: false, names: true, open: false, standings: false } },
    });
    expect(screen.picture()).toMatchObject({ view: 'names', seconds: 20, content: { kind: 'names' } });
    expect(desk.told).toEqual([['hall'], ['hall']]);
  });

  it('comes by itself once play has begun, by the clock of the start', async () => {
    const view = async (at: string) => {
      const { screen, commands } = hallOf([...PLAYED, ...(at === '' ? [] : [starts(2, at)])]);
      await valueOf(
        commands['hall.arrange']({
          byItself: { on: true, names: true, open: true, standings: true },
        }),
      );
      return screen.picture().view;
    };
    const later = localIso(new Date(NOW.getTime() + 60_000)).slice(0, 16);
    expect([await view(''), await view(LOCAL), await view(later)]).toEqual(['open', 'open', 'names']);
  });

  it('turns its pages, and begins with the first for another round, view or event', async () => {
    const { desk, screen, commands, wait } = hallOf();
    screen.picture();
    wait(5000);
    await valueOf(commands['hall.turn']({ page: 2, held: true }));
    expect(desk.told).toEqual([['hall']]);
    const turned = { page: 2, since: NOW.getTime() + 5000, held: true };
    expect(screen.picture().paging).toEqual(turned);
    wait(1000);
    expect(screen.picture().paging).toEqual(turned);
    await valueOf(commands['hall.show']({ view: 'names' }));
    const first = { page: 0, since: NOW.getTime() + 6000, held: false };
    expect(screen.picture().paging).toEqual(first);
    await valueOf(commands['hall.turn']({ page: 1, held: false }));
    expect(screen.picture().paging.page).toBe(1);
    for (const draft of up(3, FIRST, 3)) desk.write(draft);
    expect(screen.picture().paging.page).toBe(0);
    await valueOf(commands['hall.turn']({ page: 1, held: false }));
    desk.desk.document = { ...desk.desk.document!, path: '/other.wallchart' };
    expect(screen.picture().paging.page).toBe(0);
  });

  it('has the line of the event that was open when it was written', async () => {
    const { desk, screen, commands } = hallOf();
    const message = { text: 'Coffee at four', band: true };
    await valueOf(commands['hall.say'](message));
    expect([screen.picture().message, desk.told]).toEqual([message, [['hall']]]);
    desk.desk.document = { ...desk.desk.document!, path: '/other.wallchart' };
    expect(screen.picture().message).toEqual({ text: '', band: false });
    await valueOf(commands['hall.say']({ text: '  ', band: true }));
    expect(screen.picture().message).toEqual({ text: '', band: false });
  });

  it('has no line that was written while no event was open', async () => {
    const { desk, screen, commands } = hallOf();
    const { document } = desk.desk;
    desk.desk.document = null;
    await valueOf(commands['hall.say']({ text: 'Coffee at four', band: true }));
    desk.desk.document = document;
    expect(screen.picture().message).toEqual({ text: '', band: false });
  });

  it('opens, closes and moves its window where the host has one', async () => {
    const { desk, screen, commands, done, look } = hallOf();
    expect(await commands['hall.open'](null)).toEqual({ ok: true, value: 'screen 2' });
    screen.see(PLACE);
    await valueOf(commands['hall.open'](null));
    await valueOf(commands['hall.close'](null));
    await valueOf(commands['hall.move'](null));
    expect(done).toEqual([['open', null], ['open', PLACE], 'close', 'move']);
    const before = desk.told.length;
    look();
    expect(desk.told.slice(before)).toEqual([['hall']]);
    const none = new WrittenDesk(PLAYED, { hall: null });
    const without = hallCommands(none.desk, new HallScreen(none.desk));
    expect(await refusalOf(without['hall.open'](null))).toEqual({
      ...{ code: 'no-hall-window', message: 'No window for the hall can be opened here.', advice: '' },
    });
    expect([await valueOf(without['hall.close'](null)), await valueOf(without['hall.move'](null))]).toEqual([
      null,
      null,
    ]);
  });
});

describe('starts of play', () => {
  it('are announced for every declared round, with what was announced before', async () => {
    const { desk, commands } = hallOf();
    const announce = (round: number, at: string) => commands['hall.announceStart']({ round, at });
    await valueOf(announce(5, LOCAL));
    await valueOf(announce(5, LOCAL));
    await valueOf(announce(5, ''));
    expect(desk.stored).toEqual([
      ['start-announced', { round: 5, at: LOCAL, was: '' }],
      ['start-announced', { round: 5, at: '', was: LOCAL }],
    ]);
    expect(desk.told.filter((views) => views.length === 1)).toEqual([['hall'], ['hall'], ['hall']]);
    const told = desk.told.length;
    expect(await refusalOf(announce(6, LOCAL))).toMatchObject({
      ...{ code: 'not-there', message: 'Round 6 no longer exists.' },
    });
    expect(desk.told).toHaveLength(told);
    // A report may have more rounds than it declares.
    const { tournament } = hallOf().desk.state;
    const draft = imported();
    const beyond = { ...tournament, rules: { ...tournament.rules, rounds: 1 } };
    const fewer = hallOf([{ ...draft, payload: { ...draft.payload, tournament: beyond } }]);
    expect(await valueOf(fewer.commands['hall.announceStart']({ round: 2, at: LOCAL }))).toBeNull();
    expect((await refusalOf(fewer.commands['hall.announceStart']({ round: 3, at: LOCAL }))).code).toBe(
      'not-there',
    );
  });

  it('of an older version are offered for the rounds that have none, and asked about once', async () => {
    const { desk, commands } = hallOf([...PLAYED, starts(2, LOCAL)]);
    const kept = { 0: 'a', 1: 'b', 2: 'c', 5: 'd', 6: 'e' };
    const other = { 1: 'x' };
    const keep = () =>
      desk.desk.preferences.change({ starts: { '/written.wallchart': kept, '/other.wallchart': other } });
    keep();
    expect(earlierStarts(desk.desk)).toEqual([
      { round: 1, at: 'b' },
      { round: 5, at: 'd' },
    ]);
    await valueOf(commands['hall.earlierStarts']({ use: false }));
    expect(desk.stored).toEqual([]);
    keep();
    expect(await valueOf(commands['hall.earlierStarts']({ use: true }))).toBeNull();
    expect(desk.stored).toEqual([
      ['start-announced', { round: 1, at: 'b', was: '' }],
      ['start-announced', { round: 5, at: 'd', was: '' }],
    ]);
    expect([desk.desk.preferences.values.starts, desk.told.at(-1)]).toEqual([
      { '/other.wallchart': other },
      ['hall'],
    ]);
    keep();
    await valueOf(commands['hall.earlierStarts']({ use: false }));
    expect([desk.stored.length, desk.desk.preferences.values.starts]).toEqual([
      2,
      { '/other.wallchart': other },
    ]);
    keep();
    const { document } = desk.desk;
    desk.desk.document = { ...document!, file: null };
    expect(earlierStarts(desk.desk)).toEqual([]);
    expect(await commands['hall.earlierStarts']({ use: true })).toMatchObject({
      ok: false,
      refusal: { code: 'read-only' },
    });
    expect(desk.desk.preferences.values.starts).toHaveProperty('/written.wallchart');
    desk.desk.document = null;
    expect(earlierStarts(desk.desk)).toEqual([]);
    expect((await refusalOf(commands['hall.earlierStarts']({ use: false }))).code).toBe('no-document');
    desk.desk.document = { ...document!, path: '/third.wallchart' };
    expect(earlierStarts(desk.desk)).toEqual([]);
  });
});
