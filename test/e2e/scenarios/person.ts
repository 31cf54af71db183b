/** An arbiter at the keyboard: everything goes through keys and eyes, nothing through the program's insides. */
import { expect } from 'vitest';
import type { RunningProgram } from '../hosts.ts';

const PATIENCE = 20_000;

export class Person {
  readonly #program: RunningProgram;

  constructor(program: RunningProgram) {
    this.#program = program;
  }

  get page(): RunningProgram['page'] {
    return this.#program.page;
  }

  /** Presses keys one after the other, named as Playwright names them: `F3`, `Control+Enter`, `a`. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  /** Types into one field after the other, with Tab between them; null leaves a field as it is. */
  async fillInOrder(values: readonly (string | null)[]): Promise<void> {
    for (const [index, value] of values.entries()) {
      if (index > 0) await this.press('Tab');
      if (value !== null) await this.type(value);
    }
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor({ timeout: PATIENCE });
  }

  async seesNo(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor({ state: 'hidden', timeout: PATIENCE });
  }

  async seesDialog(title: string | RegExp): Promise<void> {
    await this.page.getByRole('dialog', { name: title }).waitFor({ timeout: PATIENCE });
  }

  /** Waits for a question and reads it: for its first 300 ms it takes no answer. */
  async readsQuestion(): Promise<void> {
    await this.page.getByRole('alertdialog').waitFor({ timeout: PATIENCE });
    await this.page.waitForTimeout(500);
  }

  /** Reads a question and agrees with the key that its level asks for. */
  async agrees(): Promise<void> {
    await this.readsQuestion();
    const question = this.page.getByRole('alertdialog');
    const isGentle = /level [12]/i.test((await question.textContent()) ?? '');
    await this.press(isGentle ? 'Enter' : 'Control+Enter');
    await question.waitFor({ state: 'hidden', timeout: PATIENCE });
  }

  async seesHeading(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name: title }).first().waitFor({ timeout: PATIENCE });
  }

  /**
   * Does what asks for a file, and gives the path: to the system's dialog where the host has one, by typing it
   * into the page's own chooser where it has none.
   */
  async giveFile(path: string, ask: () => Promise<void>): Promise<void> {
    const { answerDialog } = this.#program;
    if (answerDialog !== null) {
      await answerDialog(path);
      await ask();
      return;
    }
    await ask();
    const field = this.page.locator('#file-name');
    await field.waitFor({ timeout: PATIENCE });
    if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement)))
      await this.press('Tab');
    await this.press('Control+a');
    await this.type(path);
    await this.press('Enter');
    await field.waitFor({ state: 'hidden', timeout: PATIENCE });
  }

  /** Chooses a command by its name. */
  async command(name: string): Promise<void> {
    await this.press('Control+k');
    await this.seesDialog('Commands and players');
    await this.type(name);
    await this.press('Enter');
  }

  /** The rows of the page's table, each as its cells' texts; only those in view exist. */
  async rows(): Promise<readonly (readonly string[])[]> {
    return this.page
      .locator('table[role=grid] tbody tr:not([aria-hidden])')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
        ),
      );
  }

  /** Waits until what the rows say fits; the message names what was seen last. */
  async waitForRows(fits: (rows: readonly (readonly string[])[]) => boolean): Promise<void> {
    const seen = async () => {
      const rows = await this.rows();
      return fits(rows) ? 'what fits' : rows;
    };
    await expect.poll(seen, { timeout: PATIENCE }).toBe('what fits');
  }

  expectNoErrors(): void {
    expect(this.#program.pageErrors).toEqual([]);
  }
}
