import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { powerAfter, type PowerReport } from '../../src-main/handlers/app/power.ts';
import { UNKNOWN_POWER } from '../../src-main/handlers/desk.ts';
import type { PowerState } from '../../src-main/ipc/contract.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const NOW = '2026-11-22T17:10:00.000+01:00';

describe('mains and battery', () => {
  const after = (...reports: PowerReport[]) =>
    reports.reduce<PowerState>((state, report) => powerAfter(state, report, NOW), UNKNOWN_POWER).alarm;
  const mains = { source: 'mains', percent: null } as const;
  const battery = (percent: number | null) => ({ source: 'battery', percent }) as const;

  it.each([
    ['nothing is known', [], 'none'],
    ['the mains are there', [mains], 'none'],
    ['the program began on battery', [battery(83)], 'none'],
    ['the mains went', [mains, battery(null)], 'mains-lost'],
    ['the mains went and only the level changes', [mains, battery(83), battery(82)], 'mains-lost'],
    ['the mains came back', [mains, battery(83), mains], 'none'],
    ['the battery holds 20 %', [battery(21), battery(20)], 'none'],
    ['the battery runs below 20 %', [battery(20), battery(19)], 'battery-low'],
    ['the mains went with a low battery', [mains, battery(12)], 'battery-low'],
    ['a low battery is charged', [battery(12), { source: 'mains', percent: 12 }], 'none'],
    [
      'the system knows the source and the page the level',
      [mains, battery(null), { source: null, percent: 9 }],
      'battery-low',
    ],
  ] as const)('%s: %s', (_what, reports, alarm) => {
    expect(after(...reports)).toBe(alarm);
  });
});

describe('when the mains go', () => {
  let program: Program;
  let tell: (report: PowerReport) => void;
  beforeEach(async () => {
    program = new Program({ watchPower: (report) => (tell = report) });
    await newTournament(program, 6);
  });
  afterEach(() => program.close());

  const power = async () => (await program.query('app.state', null)).power;

  it('the second media get everything at once, and the time is told', async () => {
    const stick = program.path('stick');
    mkdirSync(stick);
    await program.run('mirror.add', { folder: stick });
    tell({ source: 'mains', percent: null });
    await program.run('players.mark', { player: 1, mark: { kind: 'here' }, confirmed: 0 });
    tell({ source: 'battery', percent: null });
    await vi.waitFor(async () => expect((await power()).securedAt).not.toBe(''));
    const [folder] = readdirSync(stick);
    const lines = readdirSync(join(stick, folder!)).map((name) =>
      readFileSync(join(stick, folder!, name), 'utf8'),
    );
    expect(lines.join('')).toContain('player-arrival');
    expect(await power()).toMatchObject({ source: 'battery', alarm: 'mains-lost', percent: null });
  });

  it('a page that comes later does not talk the system out of it', async () => {
    tell({ source: 'mains', percent: null });
    tell({ source: 'battery', percent: null });
    await program.run('app.reportPower', { source: 'mains', percent: 97 });
    expect(await power()).toMatchObject({ source: 'battery', alarm: 'mains-lost', percent: 97 });
    await program.run('app.reportPower', { source: 'battery', percent: 96 });
    await program.run('app.reportPower', { source: 'mains', percent: 96 });
    expect(await power()).toMatchObject({ source: 'mains', alarm: 'none' });
  });

  it('the page adds what only the browser knows, and the alarm ends with the mains', async () => {
    tell({ source: 'battery', percent: null });
    expect((await power()).alarm).toBe('none');
    await program.run('app.reportPower', { source: 'battery', percent: 18 });
    const low = await power();
    expect(low).toMatchObject({ alarm: 'battery-low', percent: 18 });
    expect(low.since).not.toBe('');
    await program.run('app.reportPower', { source: 'battery', percent: 17 });
    expect(await power()).toMatchObject({ since: low.since, percent: 17 });
    tell({ source: 'mains', percent: null });
    expect(await power()).toMatchObject({ alarm: 'none', since: '' });
  });
});
