/** A late entry from the rating list, by keys alone, with bye and fee. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLines } from '../../tools/bench/lib/rating-list.ts';
import { callFromPage, runFromPage } from './calls.ts';
import { HOSTS, type RunningProgram } from './hosts.ts';
import { Person } from './scenarios/person.ts';

/** What the desk has for a late entry: looking up, bye, fee, entering. */
const SECONDS = 8;
const NAMES = 20_000;

describe.each(HOSTS)('the list at the desk, in the $host host', ({ launch }) => {
  let program: RunningProgram;
  beforeAll(async () => {
    program = await launch({ words: ['--demo'] });
    const list = join(program.userData, 'players_list_foa.txt');
    writeFileSync(list, [...listLines(NAMES, 20_261_101)].join('\r\n'));
    const args = { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 } as const;
    expect(await runFromPage(program, 'lists.import', args)).toMatchObject({ ok: true });
  });
  afterAll(() => program.stop());

  it(`enters a player of the list with bye and fee within ${SECONDS} s`, async () => {
    const person = new Person(program);
    await person.press('F2');
    await person.page.locator('[data-home]').waitFor();
    const before = await callFromPage(program.page, 'query', 'players.view', null);
    const settings = await callFromPage(program.page, 'query', 'settings.view', null);
    if (!settings.ok) throw new Error(settings.refusal.message);
    const start = performance.now();
    await person.press('Control+n');
    await person.type('kasparek g');
    await person.sees('Kasparek');
    await person.sees('Requested byes');
    await person.press('Tab');
    await person.type(String(settings.value.rules.rounds));
    await person.press('f', 'Enter');
    await person.sees('Kasparek, Gustav entered');
    const seconds = (performance.now() - start) / 1_000;
    const after = await callFromPage(program.page, 'query', 'players.view', null);
    if (!before.ok || !after.ok) throw new Error('no players');
    expect(after.value.players.length).toBe(before.value.players.length + 1);
    expect(after.value.players.find(({ name }) => name === 'Kasparek, Gustav')).toMatchObject({
      ratingSource: 'list',
      ratingList: 'FIDE',
      ratingMonth: '2026-11',
      feePaid: true,
      absences: [{ round: settings.value.rules.rounds, kind: 'half' }],
    });
    console.log(`late entry by keys: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(SECONDS);
    expect(program.pageErrors).toEqual([]);
  });
});
