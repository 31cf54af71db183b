/**
 * The documents' page by keyboard: prints that are confirmed and printed again from a page on, the Paper Pack, the
 * working of tie-breaks; and what each of these screens looks like to axe-core and at the window's edge.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { callFromPage } from './calls.ts';
import { launchLoopback, type RunningProgram } from './hosts.ts';
import { beyondEdge, findings } from './looks.ts';
import { Person } from './scenarios/person.ts';

describe('documents by keyboard', () => {
  let program: RunningProgram;
  let person: Person;

  beforeAll(async () => {
    program = await launchLoopback({ words: ['--demo'], opensPdf: true });
    person = new Person(program);
    // A browser without a PDF viewer opens the file instead of printing it: that can be seen from here.
    await person.page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
    );
    await person.page.reload();
    await person.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    await person.press('F9');
    await person.sees('The preview shows the PDF itself.');
  });

  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  /** Presses a key that prints, and answers the address that was opened. */
  async function printed(key: string): Promise<string> {
    const opened = person.page.waitForEvent('popup');
    await person.press(key);
    const popup: Page = await opened;
    const address = popup.url();
    await popup.close();
    return address;
  }

  async function looksRight(): Promise<void> {
    expect(await findings(person.page)).toEqual([]);
    expect(await beyondEdge(person.page)).toEqual([]);
  }

  it('a print is listed as not confirmed, printed again from page 2, and confirmed', async () => {
    await person.page.getByText('2 pages', { exact: true }).waitFor();
    expect(await printed('Control+p')).toMatch(/\/document\/[\w-]+\.pdf$/);
    await person.sees('At the printer, 1 not confirmed');
    await person.press('End');
    await person.page.getByRole('button', { name: 'Print again A' }).waitFor();
    await looksRight();
    // Both pages are in sight: closer, there is one.
    await person.press('+', '+');
    const again = person.page.getByRole('button', { name: 'Print again from page 2 A' });
    // A page that grows while the key is pressed is still at its top.
    await expect.poll(() => person.press('PageDown').then(() => again.isVisible())).toBe(true);
    expect(await printed('a')).toMatch(/\/document\/[\w-]+\.pdf$/);
    await person.sees('from page 2, printed?');
    await person.press('y');
    await person.sees('printed, 2 pages');
    await person.page.getByRole('heading', { name: 'At the printer', exact: true }).waitFor();
  });

  it('the Paper Pack is chosen by its digit and its paper by the arrows', async () => {
    await person.press('9');
    await person.sees('After each round is published');
    await person.sees(/^1[67] pages$/);
    await looksRight();
    await person.page.getByRole('radio', { name: 'A4' }).last().focus();
    await person.press('ArrowLeft');
    await person.sees('The Paper Pack is not made automatically.');
    await person.press('ArrowRight');
    await person.sees('The Paper Pack is made when you publish a round.');
  });

  it('C.07 the working of the player chosen in the standings is printed with P', async () => {
    await person.press('F5');
    await person.page.locator('table[role=grid] tr.current').waitFor();
    const view = await callFromPage(person.page, 'query', 'standings.view', {
      afterRound: null,
      category: '',
    });
    if (!view.ok) throw new Error(view.refusal.message);
    const { rows } = view.value;
    // Whose identity is neither their number nor their place.
    const place = rows.findIndex(({ id, tpn }, at) => at > 0 && id !== tpn && id !== at + 1);
    expect(place).toBeGreaterThan(0);
    const chosen = rows[place]!;
    await person.press(...rows.slice(0, rows.indexOf(chosen)).map(() => 'ArrowDown'), 'Enter');
    await person.sees('Print the working');
    await person.press('p');
    await person.seesHeading('Working of tie-breaks');
    const whose = person.page.getByRole('combobox');
    await whose.waitFor();
    await expect.poll(() => whose.inputValue()).toBe(`player ${chosen.id}`);
    await person.page.getByText('1 page', { exact: true }).waitFor();
    await looksRight();
    await whose.selectOption('top');
    expect(await whose.inputValue()).toBe('top');
  });

  it('after a publication the strip names the Paper Pack, and the page its file', async () => {
    const pair = await callFromPage(person.page, 'command', 'round.pair', { round: 6, confirmed: 4 });
    expect(pair).toMatchObject({ ok: true });
    const publish = await callFromPage(person.page, 'command', 'round.publish', { round: 6, confirmed: 4 });
    expect(publish).toMatchObject({ ok: true });
    await person.sees('Paper Pack 6');
    await person.press('F9', '9');
    await person.sees(/^Round 6 stored .*Paper Pack, round 6, version 1\.pdf/);
    expect(await beyondEdge(person.page)).toEqual([]);
  });

  it('the usual set goes out in the copies that M leads to, and a later version says what to take down', async () => {
    await person.press('u');
    await person.seesHeading('The usual set');
    await person.press('m');
    await expect.poll(() => person.page.evaluate(() => document.activeElement?.id)).toBe('run-copies');
    await person.press('Control+a', '2', 'Tab');
    const chosen = async (): Promise<unknown> =>
      await callFromPage(person.page, 'query', 'documents.run', null);
    await expect
      .poll(chosen)
      .toMatchObject({ value: { sheets: [{ copies: 2 }, { copies: 1 }, { copies: 1 }] } });
    expect(await printed('Control+p')).toMatch(/\/document\/[\w-]+\.pdf$/);
    await person.sees(/Pairings by board ×2/);
    for (const command of ['round.unpublish', 'round.publish'] as const)
      expect(await callFromPage(person.page, 'command', command, { round: 6, confirmed: 4 })).toMatchObject({
        ok: true,
      });
    await person.sees(/ to take down$/);
  });

  it('the set of the version before comes off the wall with T, that of the new one goes out from the Round page', async () => {
    const { page } = person;
    const jobs = async (): Promise<unknown> => {
      const view = await callFromPage(page, 'query', 'documents.jobs', null);
      return view.ok ? view.value.jobs.filter(({ kind }) => kind === 'print-run') : view;
    };
    const set = {
      title: expect.stringMatching(/^Round 6, Pairings by board ×2, Pairings by name, Result/) as unknown,
    };
    const before = { ...set, version: 1, pages: expect.any(Number) as unknown };
    await expect.poll(jobs).toMatchObject([{ ...before, state: 'sent', replacedBy: 2 }]);
    // What is not confirmed and what is wrong on the wall are said of the same print.
    await person.sees('At the printer, 1 not confirmed, 1 to take down');
    await person.sees(/^Take down from the wall: Round 6, Pairings by board ×2, .+, v1\.$/);
    // From the field of copies back to the list, whose last lines are the prints.
    await person.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('document-print-run');
    // Version 2 has not gone out, whatever is known of version 1.
    expect(await page.locator('#document-pairings-by-name').textContent()).toContain('not printed');
    await person.press('End', 'ArrowUp');
    await page.getByRole('button', { name: 'Taken down T' }).waitFor();
    await person.sees('take down: version 2 replaces it');
    await looksRight();
    await person.press('t');
    await page.getByRole('heading', { name: 'At the printer', exact: true }).waitFor();
    await expect.poll(jobs).toMatchObject([{ ...before, state: 'taken-down', replacedBy: null }]);
    // There is nothing more to take down: the key does nothing.
    await page.getByRole('button', { name: 'Taken down T' }).waitFor({ state: 'detached' });

    await person.press('F3');
    await page.getByRole('button', { name: 'Print the set Ctrl P' }).waitFor();
    expect(await printed('Control+p')).toMatch(/\/document\/[\w-]+\.pdf$/);
    await person.sees('At the printer, 1 not confirmed');
    expect(await page.getByText(/^Take down from the wall/).count()).toBe(0);
    await expect.poll(jobs).toMatchObject([
      { ...set, version: 2, state: 'sent', replacedBy: null },
      { version: 1, state: 'taken-down' },
    ]);
    // Each of its sheets waits for somebody who has seen it come out.
    for (const kind of ['pairings-by-board', 'pairings-by-name', 'result-slips'])
      expect(await page.locator(`#document-${kind}`).textContent()).toMatch(/sent .*, printed\?/);
    expect(program.pageErrors).toEqual([]);
  });
});
