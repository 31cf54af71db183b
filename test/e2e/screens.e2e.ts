/**
 * Every screen of the demo tournament at 1366×768 and in a maximised window: at least 20 rows, no control beyond the
 * window's edge, the focus always visible. What axe-core says of them is in `views.e2e.ts`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchLoopback, type RunningProgram } from './hosts.ts';
import { beyondEdge } from './looks.ts';
import { Person } from './scenarios/person.ts';

/** Each screen by its key, and what the arbiter sees when it is there. */
const SCREENS = [
  { name: 'players', keys: ['F2'], sees: 'Find a name or a FIDE ID', rows: 20 },
  { name: 'round', keys: ['F3'], sees: 'Why not another pair?', rows: 20 },
  { name: 'why, one page', keys: ['F3', '2'], sees: 'Rules of this round', rows: 20 },
  { name: 'results', keys: ['F4'], sees: 'The hall', rows: 20 },
  { name: 'standings', keys: ['F5'], sees: /^Standings after round/, rows: 20 },
  { name: 'a tie-break value', keys: ['F5', 'Enter'], sees: 'Next value', rows: 20 },
  { name: 'filing', keys: ['F7'], sees: 'Before you file', rows: 0 },
  { name: 'log', keys: ['F8'], sees: 'The tournament at that time', rows: 20 },
  { name: 'settings', keys: ['Control+,'], sees: 'Event and arbiters', rows: 0 },
  { name: 'settings of the laptop', keys: ['Control+,', 'End'], sees: 'Who is at the desk', rows: 0 },
  { name: 'hall', keys: ['F6'], sees: 'The hall sees', rows: 0 },
  { name: 'laboratory', keys: ['Control+Shift+l'], sees: 'What to try', rows: 0 },
  { name: 'documents', keys: ['F9'], sees: 'The preview shows the PDF itself.', rows: 0 },
] as const;

describe('the screens of the demo tournament', () => {
  let program: RunningProgram;
  let person: Person;

  beforeAll(async () => {
    program = await launchLoopback({ words: ['--demo'] });
    person = new Person(program);
    await person.page.getByRole('navigation', { name: 'Pages' }).waitFor();
  });

  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  async function show(keys: readonly string[], sees: string | RegExp): Promise<void> {
    await person.press('Escape');
    for (const key of keys) {
      await person.press(key);
      await person.page.waitForTimeout(150);
    }
    await person.sees(sees);
  }

  /** Rows of the table that are wholly in view. */
  async function wholeRows(): Promise<number> {
    return person.page.locator('table[role=grid] tbody tr:not([aria-hidden])').evaluateAll((rows) => {
      const table = rows[0]?.closest('table')?.parentElement?.getBoundingClientRect();
      if (table === undefined) return 0;
      return rows.filter((row) => row.getBoundingClientRect().bottom <= table.bottom + 0.5).length;
    });
  }

  describe.each([768, 698])('at 1366×%i', (height) => {
    beforeAll(async () => {
      await person.press('Escape');
      await person.page.setViewportSize({ width: 1366, height });
    });
    afterAll(() => person.page.setViewportSize({ width: 1366, height: 768 }));

    it.each(SCREENS)('no control falls off the edge, the rows fit: $name', async ({ keys, sees, rows }) => {
      await show(keys, sees);
      expect(await beyondEdge(person.page)).toEqual([]);
      if (rows > 0) expect(await wholeRows()).toBeGreaterThanOrEqual(rows);
    });
  });

  it.each(SCREENS)('the focus is on something and can be seen: $name', async ({ keys, sees }) => {
    await show(keys, sees);
    for (let step = 0; step < 12; step++) {
      const outline = await person.page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body || active.tagName === 'IFRAME') return 'elsewhere';
        const shown = [active, active.parentElement, active.querySelector('tr.current')].filter(
          (element) => element !== null,
        );
        const ring = shown.some((element) => getComputedStyle(element).outlineStyle !== 'none');
        // The time line's control lies invisibly over its drawing; the knob shows the focus.
        return ring || active.getAttribute('type') === 'range' ? 'ring' : active.outerHTML.slice(0, 120);
      });
      if (step === 0) expect(outline).not.toBe('elsewhere');
      expect(['ring', 'elsewhere']).toContain(outline);
      await person.press('Tab');
    }
  });

  it('Esc in the message to the hall gives the keyboard back to the page, and keeps what was typed', async () => {
    await show(['F6', 'm'], 'The hall sees');
    const message = person.page.locator('#hall-message');
    await message.pressSequentially('Board 4');
    await person.press('Escape');
    await expect
      .poll(() => person.page.evaluate(() => document.activeElement?.hasAttribute('data-home')))
      .toBe(true);
    expect(await message.inputValue()).toBe('Board 4');
  });
});
