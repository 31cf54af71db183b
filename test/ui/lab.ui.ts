import { describe, expect, it } from 'vitest';
import type { LabFigures, LabRow, LabView, RestView } from '../../src-main/ipc/contract.ts';
import { chosen, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const estimate = (mean: number) => ({ mean, margin: 0.01 });
const spread = {
  outline: [0.6, 0.7, 0.8].map((value) => ({ value, density: 1 })),
  quarters: [0.65, 0.7, 0.75],
} as const;

const row = (system: string, tau: number): LabRow => ({
  system,
  tau: estimate(tau),
  tauSpread: spread,
  floats: estimate(20),
  colours: estimate(0.2),
  coloursSpread: { ...spread, outline: [] },
  meetings: [0, 0.1, 0.4],
  strongestWins: estimate(0.3),
  values: [estimate(tau), estimate(20)],
  differences: [estimate(tau - 0.7), estimate(0)],
});
const scale = { from: 0, to: 1, ticks: [0, 0.5, 1], decimals: 1 };
const FIGURES: LabFigures = {
  rows: [row('mwm-burstein', 0.732), row('dutch-2026', 0.7)],
  reference: 'dutch-2026',
  measures: ['tau', 'floats'],
  findings: [{ code: 'ranks-best', best: 1, over: 0, pairs: { value: 16, margin: 4 } }],
  curve: [0.5, 0.6, 0.7, 0.72, 0.74].map(estimate),
  scales: { tau: scale, floats: { ...scale, to: 40 }, colours: scale, curve: scale },
  leftOut: 0,
  counted: 612,
  shareMargin: 0.04,
};
const FIELD = {
  kind: 'tournament',
  name: 'Harbour Open',
  players: 120,
  lowest: 1412,
  highest: 2518,
  unrated: 4,
  unratedAs: 1400,
} as const;
const VIEW: LabView = {
  field: FIELD,
  rounds: 3,
  announced: 'dutch-2026',
  systems: [
    'dutch-2026',
    'dutch-2026+baku-2026',
    'dutch-2017',
    'dubov-2026',
    'dubov-old',
    'burstein-2026',
    'burstein-2025',
    'burstein-old',
    'lim-2026',
    'mwm-burstein',
  ].map((id) => ({ id, name: id, edition: '' })),
  run: null,
};
const RUN: NonNullable<LabView['run']> = {
  field: FIELD,
  systems: ['dutch-2026', 'mwm-burstein'],
  rounds: 3,
  runs: 1000,
  done: 612,
  state: 'running',
  secondsLeft: 41,
  figures: FIGURES,
};

async function openLab(view: LabView): Promise<{ bridge: FixtureBridge; show: (next: LabView) => void }> {
  const bridge = new FixtureBridge('playing');
  bridge.state = { ...bridge.state, host: 'electron' };
  let now = view;
  bridge.answerBy('lab.view', () => now);
  await open(bridge);
  await sees('Board number, then Enter');
  await keys('{Control>}{Shift>}l{/Shift}{/Control}');
  await sees('Which system ranks this field best?');
  return {
    bridge,
    show: (next) => {
      now = next;
      bridge.changed(['lab']);
    },
  };
}

describe('the Lab page', () => {
  it('is reached by one key, chooses by digits and starts without a mouse; the announced system goes first', async () => {
    const { bridge } = await openLab(VIEW);
    await sees('4 unrated players count as 1400');
    await keys('2457');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('lab.start')).toHaveLength(1);
    // 2 and 4 were chosen and are not any more; 5 and 7 are now.
    expect(bridge.sentAs('lab.start')[0]).toEqual({
      field: { kind: 'tournament' },
      systems: ['dutch-2026', 'dubov-old', 'burstein-2026', 'burstein-2025', 'mwm-burstein'],
      rounds: 3,
      runs: 1000,
    });
    await keys('{Escape}');
    await sees('Board number, then Enter');
  });

  it('updates while it runs, says in words what is beyond chance, and Esc stops before it leaves', async () => {
    const { bridge, show } = await openLab(VIEW);
    show({ ...VIEW, run: RUN });
    await sees('612 of 1\u202f000, 41 seconds left');
    await sees('Weighted matching ranks this field best: 16 (±\u00a04) more of 1\u202f000 pairs of players');
    await sees('In words, after 612 runs of each');
    await sees(
      'After 3 rounds 850 (±\u00a05) of 1\u202f000 pairs of players are in the right order, after 5 rounds 870 (±\u00a05).',
    );
    await sees('share of the runs ± 4 %');
    await keys('{Escape}');
    await expect.poll(() => bridge.sentAs('lab.stop')).toHaveLength(1);
    show({ ...VIEW, run: { ...RUN, state: 'stopped', secondsLeft: null } });
    await sees('stopped');
    await keys('c');
    await sees('Each less FIDE (Dutch), C.04.3 of 2026, 612 runs');
    await sees('+0.032');
    const grey = () => [...document.querySelectorAll('b.chance')].map((cell) => cell.textContent);
    expect(grey()).toEqual(['0.000']);
    // Of a few runs nothing is beyond chance.
    const few = { ...FIGURES, findings: [{ code: 'too-few', runs: 4 }] as const, counted: 4 };
    show({ ...VIEW, run: { ...RUN, state: 'stopped', figures: few } });
    await sees('Each less FIDE (Dutch), C.04.3 of 2026, 4 runs');
    expect(grey()).toEqual(['+0.032', '0.000']);
    await keys('m');
    await sees('Mean of each system, 4 runs');
    await sees('0.732');
  });

  it('gives the keyboard back to the page when it starts, and by Esc or Enter in a field', async () => {
    const { bridge, show } = await openLab(VIEW);
    // What is typed takes the place of what stood there.
    await keys('r', '5', '{Enter}', 'n', '20');
    await keys('{Escape}', 'r');
    expect(document.activeElement?.id).toBe('lab-rounds');
    await keys('{Control>}{Enter}{/Control}');
    await expect.poll(() => bridge.sentAs('lab.start')).toMatchObject([{ rounds: 5, runs: 20 }]);
    show({ ...VIEW, run: RUN });
    await sees('612 of 1\u202f000, 41 seconds left');
    await keys('c');
    await sees('Each less FIDE (Dutch), C.04.3 of 2026');
  });

  it('takes pasted ratings and refuses what cannot be tried', async () => {
    const { bridge } = await openLab({ ...VIEW, field: null, rounds: 0, announced: '' });
    await keys('f');
    const pasted = document.querySelector('textarea')!;
    pasted.focus();
    await keys('2450 2301');
    await sees('2 ratings found');
    await sees('Paste between 4 and 2\u202f000 ratings.');
    await keys(' 1999 1400');
    await expect.poll(pageText).not.toContain('Paste between 4');
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('lab.start').map(({ field }) => field))
      .toEqual([{ kind: 'ratings', ratings: [2450, 2301, 1999, 1400] }]);
  });
});

describe('a list of players in a file', () => {
  const LIST = {
    field: {
      ...FIELD,
      kind: 'file',
      name: 'entries.csv',
      players: 4,
      lowest: 1800,
      highest: 2450,
      unrated: 1,
    },
    ratings: [2450, 0, 1999, 1800],
    leftOut: 2,
  } as const;
  const NOBODY = { ...VIEW, field: null, rounds: 0, announced: '' };

  it('becomes the field by one key; who is in it is said, and it is what is tried', async () => {
    const { bridge } = await openLab(NOBODY);
    bridge.prepare('files.choose', { ok: true, value: chosen('/media/stick/entries.csv') });
    bridge.prepare('lab.readField', { ok: true, value: LIST });
    await keys('o');
    await sees('entries.csv, 4 players');
    await sees('1800 to 2450');
    await sees('1 unrated player counts as 1400');
    await sees('2 rows left out');
    expect(bridge.sentAs('lab.readField')).toEqual([{ file: chosen('/media/stick/entries.csv').file }]);
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('lab.start').map(({ field }) => field))
      .toEqual([{ kind: 'file', name: 'entries.csv', ratings: [2450, 0, 1999, 1800] }]);
  });

  it('has to be chosen first, and keeps the field as it was when it is not', async () => {
    const { bridge } = await openLab(NOBODY);
    bridge.prepare('files.choose', { ok: true, value: null });
    await keys('o');
    await expect.poll(() => bridge.sentAs('files.choose')).toHaveLength(1);
    expect(document.querySelector<HTMLSelectElement>('select')!.value).toBe('typed');
    await keys('ff'); // ratings, then the file
    await sees('Choose a list of players.');
    await keys('{Control>}{Enter}{/Control}');
    expect(bridge.sentAs('lab.start')).toEqual([]);
  });
});

describe('the rest of the event', () => {
  it('is one key from the standings; it runs, shows each chance, and what the next game changes', async () => {
    const bridge = new FixtureBridge('playing');
    const empty: RestView = {
      state: 'none',
      afterRound: 5,
      rounds: 7,
      openGames: 7,
      runs: 0,
      done: 0,
      secondsLeft: null,
      margin: 0,
      isStale: false,
      rows: [],
    };
    let view = empty;
    bridge.answerBy('lab.rest', () => view);
    await open(bridge);
    await sees('Board number, then Enter');
    await keys('{Control>}k{/Control}');
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
    await keys('simulate the rest{Enter}');
    await sees('from the standings after round 5, 7 open games, 2 rounds to play');
    await keys('r');
    await expect.poll(() => bridge.sentAs('lab.playRest')).toEqual([{ runs: 2000 }]);
    const places = [0.68, 0.3, 0.015, 0.005, ...new Array<number>(21).fill(0)];
    view = {
      ...empty,
      state: 'done',
      runs: 2000,
      done: 2000,
      margin: 0.022,
      isStale: true,
      rows: [
        {
          player: { id: 1, tpn: 1, name: 'Holt, Ana', title: 'IM', rating: 2478 },
          rank: 1,
          points: 65,
          places,
          meanPlace: { mean: 1.3, margin: 0.03 },
          usual: [1, 2],
          next: [{ outcome: 'win', share: 0.61, within: [0.8, 1, 1], margin: 0.028 }],
        },
      ],
    };
    bridge.changed(['lab']);
    await sees('from 2\u202f000 runs; each is right to ±');
    await sees('68');
    await sees('·');
    await sees('rank 1, 6½ points');
    await sees('a win (61 %)');
    await sees('On average: rank 1.30 (± 0.03).');
    // 1,220 runs ended so, not all 2,000.
    await sees('Each is right to ± 3.');
    await sees('The tournament has changed since. Run again.');
    // What runs meanwhile began before, too.
    view = { ...view, state: 'running', secondsLeft: 5 };
    bridge.changed(['lab']);
    await sees('5 seconds left');
    await sees('The tournament has changed since. Run again.');
  });
});
