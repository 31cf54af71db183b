/** A new tournament as it is typed: what is asked and sent of it, what is wrong with it, what becomes of a refusal. */
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { DayField } from '../../../../src-renderer/state/day-field.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { NewTournament } from '../../../../src-renderer/state/files/new-tournament.svelte.ts';
import { readingsOf } from '../effects.svelte.ts';
import { FixtureBridge } from '../../fixture-bridge.ts';
import { chosenFile, newTournamentView } from '../../new-view.ts';

const TODAY = '2026/11/12';
const turns = () => new Promise((resolve) => setTimeout(resolve));

let bridge: FixtureBridge;
let app: App;
let form: NewTournament;

beforeEach(async () => {
  bridge = new FixtureBridge();
  bridge.state = { ...bridge.state, document: null };
  bridge.answerBy('tournament.asTyped', newTournamentView);
  app = new App(bridge);
  app.start();
  await turns();
  form = new NewTournament(app, TODAY);
  look();
});

/** The page takes what main makes of what is typed. */
function look(): void {
  form.view = newTournamentView(form.asked);
}
const sent = () => bridge.sentAs('tournament.create');
const refuse = (code: string, severity: 'refused' | 'not-saved' = 'refused') =>
  bridge.prepare('tournament.create', {
    ok: false,
    refusal: { code, message: 'Not so.', advice: 'But so.', severity },
  });

describe('a new tournament', () => {
  it('needs a name and nothing more: the rest has its usual values and a place', async () => {
    form.name = ' Harbour Open ';
    expect(await form.create()).toBe(true);
    expect(sent()).toEqual([
      {
        name: 'Harbour Open',
        city: '',
        federation: '',
        startDate: '',
        endDate: '',
        rounds: 7,
        system: 'dutch-2026',
        acceleration: 'none',
        timeControl: '',
        fideMode: true,
        target: 'handle of /home/arbiter/Documents/Harbour Open.wallchart',
      },
    ]);
  });

  it('in which everybody meets everybody asks for the players, and has the rounds that they need', async () => {
    form.name = 'Club';
    form.rounds = '7';
    form.system = 'round-robin';
    look();
    expect([form.hasTable, form.count]).toEqual([true, 9]);
    form.players = '12';
    look();
    form.step(-1);
    expect(form.players).toBe('11');
    // Main is asked about the players that are typed now, though the page has not seen its answer yet.
    expect(await form.create()).toBe(true);
    expect(sent()).toMatchObject([{ system: 'round-robin', rounds: 10 }]);
    form.players = 'many';
    look();
    expect([await form.create(), form.wrongField, sent().length]).toEqual([false, 'rounds', 1]);
    form.system = 'dutch-2026';
    look();
    expect([form.hasTable, form.count]).toEqual([false, 7]);
  });

  it('sends everything that was typed', async () => {
    form.name = 'Club/Night';
    form.city = ' Quayside ';
    form.federation = 'den';
    form.first.shown = '13.11';
    form.last.choose('2026/11/16');
    form.rounds = ' 9 ';
    form.timeControl = '90+30 ';
    form.acceleration = 'baku-2026';
    form.points = 'own';
    form.values = { win: '3', draw: '1', loss: '0', bye: '1½' };
    form.preset = 'own';
    form.ownTieBreaks = 'DE, SB;  WIN';
    form.fideMode = false;
    form.system = 'bcf';
    expect(await form.create()).toBe(true);
    expect(sent()[0]).toMatchObject({
      city: 'Quayside',
      federation: 'DEN',
      startDate: '2026/11/13',
      endDate: '2026/11/16',
      rounds: 9,
      timeControl: '90+30',
      acceleration: 'baku-2026',
      points: { win: 30, draw: 10, loss: 0, bye: 15 },
      tieBreaks: ['DE', 'SB', 'WIN'],
      fideMode: false,
      system: 'bcf',
      target: 'handle of /home/arbiter/Documents/Club Night.wallchart',
    });
  });

  it('is stored under the name that is typed when it is made, however fast that was', async () => {
    form.name = 'First';
    look();
    form.name = 'Second';
    await form.create();
    expect(sent()[0]!.target).toContain('Second.wallchart');
  });

  it('is stored where the arbiter chose; no file chosen changes nothing', async () => {
    form.name = 'Open';
    const answers = [null, chosenFile('/stick/mine.wallchart')];
    for (const answer of answers) {
      const chosen = form.choose();
      await turns();
      const dialog = app.dialogs.at(-1) as DialogOf<'choose-file'>;
      expect([dialog.purpose, dialog.suggestion]).toEqual(['save-tournament', 'Open.wallchart']);
      dialog.answer(answer);
      await chosen;
      expect(form.place).toBe(answer);
    }
    await form.create();
    expect(sent()[0]!.target).toBe('handle of /stick/mine.wallchart');
  });

  it('waits for the place that is being chosen, and asks for one place at a time', async () => {
    form.name = 'Open';
    const chosen = form.choose();
    void form.choose();
    await turns();
    const made = form.create();
    await turns();
    expect(sent()).toEqual([]);
    expect(app.dialogs.filter(({ kind }) => kind === 'choose-file')).toHaveLength(1);
    (app.dialogs.at(-1) as DialogOf<'choose-file'>).answer(chosenFile('/stick/mine.wallchart'));
    await chosen;
    expect(await made).toBe(true);
    expect(sent().map(({ target }) => target)).toEqual(['handle of /stick/mine.wallchart']);
  });

  it.each<[string, (form: NewTournament) => void, string]>([
    ['no name', (it) => (it.name = ' '), 'name'],
    ['a federation of two letters', (it) => (it.federation = 'DE'), 'federation'],
    ['a first day that is none', (it) => (it.first.shown = '31.11'), 'startDate'],
    ['a last day that is none', (it) => (it.last.shown = 'soon'), 'endDate'],
    [
      'a last day before the first',
      (it) => {
        it.first.choose('2026/11/16');
        it.last.choose('2026/11/13');
      },
      'endDate',
    ],
    ['no round', (it) => (it.rounds = '0'), 'rounds'],
    ['31 rounds', (it) => (it.rounds = '31'), 'rounds'],
    ['half a round', (it) => (it.rounds = '6.5'), 'rounds'],
    [
      'points that are no number',
      (it) => {
        it.points = 'own';
        it.values = { ...it.values, draw: 'x' };
      },
      'points',
    ],
  ])(
    'is not sent with %s, and says so at the field until something else is typed',
    async (_, type, field) => {
      form.name = 'Open';
      type(form);
      expect(await form.create()).toBe(false);
      expect(sent()).toEqual([]);
      expect(form.wrongField).toBe(field);
      expect(Object.keys(form.problems)).toEqual([field]);
      form.touch('city' as 'name');
      expect(form.wrongField).toBe(field);
      form.touch(field as 'name');
      expect(form.problems).toEqual({});
    },
  );

  it.each([
    ['name-missing', 'name'],
    ['dates-reversed', 'endDate'],
    ['system-unknown', 'system'],
    ['acceleration-impossible', 'system'],
    ['unknown-tie-break', 'tieBreaks'],
    ['modifier-not-allowed', 'tieBreaks'],
    ['file-exists', 'path'],
    ['path-unusable', 'path'],
    ['disk-full', 'path'],
    ['write-failed', 'path'],
    ['name-unusable', 'path'],
  ])(
    'that main refuses as %s says so at its field, keeps what was typed and can be sent again',
    async (code, field) => {
      form.name = 'Open';
      refuse(code);
      expect(await form.create()).toBe(false);
      expect(form.problems).toEqual({ [field]: 'Not so. But so.' });
      expect(app.refusal).toBeNull();
      expect(form.name).toBe('Open');
      expect(await form.create()).toBe(true);
      expect(form.problems).toEqual({});
    },
  );

  it('takes what is typed without the blanks around it', async () => {
    [form.name, form.city, form.federation] = [' Open ', ' Biel ', ' sui '];
    form.timeControl = ' 40/90 ';
    expect(await form.create()).toBe(true);
    expect(sent()).toMatchObject([{ name: 'Open', city: 'Biel', federation: 'SUI', timeControl: '40/90' }]);
  });

  it('says a refusal without advice as one sentence, with no blank behind it', async () => {
    form.name = 'Open';
    const refusal = { code: 'file-exists', message: 'Not so.', advice: '', severity: 'refused' } as const;
    bridge.prepare('tournament.create', { ok: false, refusal });
    await form.create();
    expect(form.problems).toEqual({ path: 'Not so.' });
  });

  it('is looked at again where its place is refused, so that another one is proposed, and only there', async () => {
    const looks = readingsOf(() => form.asked);
    form.name = 'Open';
    await turns();
    const before = looks.count();
    for (const [code, more] of [
      ['dates-reversed', 0],
      ['file-exists', 1],
      ['path-unusable', 2],
    ] as const) {
      refuse(code);
      await form.create();
      await turns();
      expect(looks.count()).toBe(before + more);
    }
    looks.stop();
  });

  it('leaves a refusal of no field to the page', async () => {
    form.name = 'Open';
    refuse('host-lost', 'not-saved');
    expect(await form.create()).toBe(false);
    expect(form.problems).toEqual({});
    expect(app.refusal?.code).toBe('host-lost');
  });

  it('is made once, however often the key is pressed', async () => {
    form.name = 'Open';
    const made = await Promise.all([form.create(), form.create()]);
    expect(made).toEqual([true, true]);
    expect(sent()).toHaveLength(1);
  });

  it('begins with the tie-breaks of its system, unless a list was chosen', () => {
    expect([form.preset, form.asked.tieBreaks]).toEqual(['swiss', undefined]);
    form.system = 'round-robin';
    look();
    expect([form.preset, form.asked.tieBreaks]).toEqual(['round-robin', undefined]);
    form.system = 'dutch-2026';
    look();
    form.preset = 'swiss-youth';
    expect([form.preset, form.asked.tieBreaks]).toEqual(['swiss-youth', ['DE', 'PS']]);
    // A list that its new system does not have goes.
    form.system = 'round-robin';
    look();
    expect([form.preset, form.asked.tieBreaks]).toEqual(['round-robin', undefined]);
  });

  it('begins a list of its own with the one that holds, and keeps it', () => {
    form.preset = 'own';
    expect(form.ownTieBreaks).toBe('BH/C1 BH');
    form.ownTieBreaks = 'WIN';
    form.system = 'round-robin';
    look();
    expect([form.preset, form.asked.tieBreaks]).toEqual(['own', ['WIN']]);
    form.ownTieBreaks = ' ';
    expect(form.asked.tieBreaks).toEqual([]);
  });

  it('knows three points for a win, and asks with the usual points while others are not readable', () => {
    form.points = 'three';
    expect(form.asked.points).toEqual({ win: 30, draw: 10, loss: 0, bye: 30 });
    form.points = 'own';
    expect(form.asked.points).toEqual({ win: 10, draw: 5, loss: 0, bye: 10 });
    form.values = { ...form.values, win: '' };
    expect(form.asked.points).toBeUndefined();
  });

  it('counts its days and steps through its rounds', () => {
    expect(form.days).toBe(0);
    form.first.choose('2026/11/13');
    expect(form.days).toBe(0);
    form.last.choose('2026/11/16');
    expect(form.days).toBe(4);
    form.last.choose('2026/11/12');
    expect(form.days).toBe(0);
    form.step(1);
    expect([form.rounds, form.count]).toEqual(['8', 8]);
    form.rounds = '1';
    form.step(-1);
    expect(form.count).toBe(1);
    form.rounds = '30';
    form.step(1);
    expect(form.count).toBe(30);
    form.rounds = 'x';
    expect(form.count).toBe(0);
    form.step(1);
    expect(form.count).toBe(1);
  });
});

describe('a day', () => {
  const field = () => new DayField(() => TODAY);

  it('is typed, and shown as a day once the keyboard leaves; what is none stays', () => {
    const day = field();
    expect([day.day, day.shown, day.at]).toEqual(['', '', TODAY]);
    day.shown = '16.11';
    expect([day.day, day.shown, day.at]).toEqual(['2026/11/16', '16.11', '2026/11/16']);
    day.settle();
    expect([day.day, day.shown]).toEqual(['2026/11/16', 'Mon, 16 Nov 2026']);
    day.shown = 'soon';
    day.settle();
    expect([day.day, day.shown, day.at]).toEqual([null, 'soon', TODAY]);
    day.shown = '';
    day.settle();
    expect(day.day).toBe('');
  });

  it('moves by the keys of a calendar, from today on', () => {
    const day = field();
    const after = (...keys: string[]) => {
      for (const key of keys) expect(day.press(key)).toBe(true);
      return day.day;
    };
    expect(after('ArrowDown')).toBe(TODAY);
    expect(after('ArrowRight')).toBe('2026/11/13');
    expect(after('ArrowDown', 'ArrowLeft')).toBe('2026/11/19');
    expect(after('ArrowUp', 'PageDown')).toBe('2026/12/12');
    expect(after('PageUp', 'PageUp')).toBe('2026/10/12');
    expect(day.press('Home')).toBe(false);
  });

  it('leaves ← and → to the field while something is typed', () => {
    const day = field();
    day.shown = '16.11';
    expect(day.press('ArrowLeft')).toBe(false);
    expect(day.press('ArrowDown')).toBe(true);
    expect(day.day).toBe('2026/11/23');
    expect(day.press('ArrowLeft')).toBe(true);
    expect(day.day).toBe('2026/11/22');
    day.shown = 'soon';
    expect(day.press('ArrowDown')).toBe(true);
    expect(day.day).toBe(TODAY);
  });
});
