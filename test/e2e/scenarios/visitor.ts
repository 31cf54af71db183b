/** Somebody who goes through all views of the program by keys, in one language after the other. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, en, type Language, loadCatalogue } from '../../../src-engine/texts/index.ts';
import type { CommandName, Commands } from '../../../src-main/ipc/contract.ts';
import type { WithPaths } from '../../../tools/choose.ts';
import { LIST_SEED, listLines } from '../../../tools/bench/lib/rating-list.ts';
import { runFromPage } from '../calls.ts';
import type { RunningProgram } from '../hosts.ts';
import { Person } from './person.ts';
import { makeStage, ON_THE_WALL, type Stage } from './stages.ts';
import type { FileName, Step, View } from './view-steps.ts';

const PATIENCE = 20_000;
/** Milliseconds without a change on the page, after which it is taken for drawn, and the longest wait for that. */
const CALM = 30;
const RESTLESS = 1_500;
/** How long a question is on screen before it takes an answer. */
const QUESTION = 350;
const LIST_LINES = 2_000;
export const WIDE = { width: 1366, height: 768 };
export const NARROW = { width: 1093, height: 614 };
export const SMALL = { width: 1024, height: 768 };

const CAPS: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Esc: 'Escape',
  Del: 'Delete',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** `Ctrl Page Up` as Playwright names it, `Control+PageUp`. */
function pressOf(chord: string): string {
  return chord
    .replace('Page ', 'Page')
    .split(' ')
    .map((cap) => CAPS[cap] ?? (/^[A-Z]$/.test(cap) ? cap.toLowerCase() : cap))
    .join('+');
}

/** What is in the files that the steps choose. */
const CONTENTS: Readonly<Record<Exclude<FileName, 'report'>, string>> = {
  broken: 'This is no tournament.',
  players: [
    'Surname;First name;Elo;Fed;Born;Club',
    'Papadimitriou-Konstantinopoulou;Anneliese Maria;2310;GRE;1988;Harbour Chess Club 1912',
    'Holt;Ana;;NOR;2011;',
    'Wolfeschlegelsteinhausenbergerdorff;Hubert;twelve;GER;1970;SK Lighthouse',
  ].join('\r\n'),
  results: ['Board;Result', '1;1-0', '2;1/2', '999;0-1', '4;lost'].join('\r\n'),
  list: ['Name;Rating;Country;Number', 'Kasparek, Gustav;2105;NOR;4711', 'Holt, Ana;1904;CZE;4712'].join(
    '\r\n',
  ),
};
const ENDINGS: Readonly<Record<FileName, string>> = {
  report: 'trf',
  broken: 'trf',
  players: 'csv',
  results: 'csv',
  list: 'csv',
};

export class Visitor {
  readonly #program: RunningProgram;
  readonly #person: Person;
  readonly #folder: string;
  readonly #made = new Map<Stage, string>();
  /** Of the arbiter's page, while the hall is in its place. */
  #address = '';
  #stage: Stage = 'none';
  #text: Catalogue = en;

  constructor(program: RunningProgram) {
    this.#program = program;
    this.#person = new Person(program);
    this.#folder = join(program.userData, 'stages');
    mkdirSync(this.#folder);
    for (const [name, words] of Object.entries(CONTENTS))
      writeFileSync(this.#pathOf(name as FileName), words);
  }

  get page(): RunningProgram['page'] {
    return this.#program.page;
  }

  /** Gives the laptop a rating list, a report and figures of the laboratory. */
  async prepare(): Promise<void> {
    const list = join(this.#folder, 'players_list_foa.txt');
    writeFileSync(list, [...listLines(LIST_LINES, LIST_SEED)].join('\r\n'));
    await this.#run('lists.import', { file: list, name: 'FIDE', month: '2026-11', confirmed: 2 });
    await this.enter('playing');
    await this.#run('tournament.export', { format: 'trf26', target: this.#pathOf('report') });
    await this.#run('lab.start', {
      field: { kind: 'typed', players: 24, lowest: 1400, highest: 2400 },
      systems: ['dutch-2026', 'dubov-2026', 'burstein-2026'],
      rounds: 5,
      runs: 20,
    });
  }

  /** Makes the program speak a language; the page begins anew. */
  async speak(language: Language): Promise<void> {
    this.#text = await loadCatalogue(language);
    await this.#run('app.setLanguages', { screens: language, documents: 'interface', second: 'none' });
    await this.page.reload();
    await this.page.locator(`html[lang=${language}]`).waitFor({ timeout: PATIENCE });
    await this.#arrived();
  }

  /** Opens the tournament of a stage. */
  async enter(stage: Stage): Promise<void> {
    if (stage === this.#stage) return;
    this.#stage = stage;
    if (stage === 'none') await this.#run('tournament.close', null);
    else {
      // A file that is lost under the program is made anew each time.
      const made = stage === 'lost' ? undefined : this.#made.get(stage);
      const path = made ?? makeStage(stage, this.#folder);
      await this.#run('tournament.open', { file: path });
      if (made === undefined) await this.#ready(stage);
      this.#made.set(stage, path);
    }
    await this.#arrived();
  }

  /** Opens the stage of a view and goes there; waits until nothing moves any more. */
  async show(view: View): Promise<void> {
    await this.enter(view.stage);
    await this.resize(view.narrow === true ? NARROW : WIDE);
    for (const step of view.steps) await this.#take(step);
    await this.#see(view.sees);
    await this.calm();
  }

  /** Leaves a view so that the next can be reached. */
  async leave(view: View): Promise<void> {
    await this.resize(WIDE);
    for (const step of view.back ?? []) {
      await this.#take(step);
      await this.calm();
    }
    for (let tries = 0; tries < 4; tries++) {
      if ((await this.page.locator('dialog[open]').count()) === 0) return;
      if ((await this.page.locator('dialog[open][role=alertdialog]').count()) === 0) await this.#take('Esc');
      else {
        await this.page.waitForTimeout(QUESTION);
        await this.#take('Enter');
      }
      await this.calm();
    }
    throw new Error('A dialog stays open');
  }

  async resize(size: typeof WIDE): Promise<void> {
    if (this.page.viewportSize()?.width === size.width) return;
    await this.page.setViewportSize(size);
    await this.calm();
  }

  /** Shows the page in another theme; what is stored stays as it is. */
  async paint(theme: string): Promise<void> {
    await this.page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
  }

  /** Begins anew where a view could not be left. */
  async begin(): Promise<void> {
    await this.page.setViewportSize(WIDE);
    await this.page.reload();
    await this.#arrived();
  }

  /** Waits until nothing on the page changes any more and its fonts are there. */
  async calm(): Promise<void> {
    await this.page.evaluate(
      ([calm, restless]) =>
        new Promise<void>((resolve) => {
          let timer = 0;
          const settled = (): void => {
            observer.disconnect();
            void document.fonts.ready.then(() => requestAnimationFrame(() => resolve()));
          };
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = window.setTimeout(settled, calm);
          });
          observer.observe(document.documentElement, {
            childList: true,
            subtree: true,
            attributes: true,
            characterData: true,
          });
          timer = window.setTimeout(settled, calm);
          setTimeout(settled, restless);
        }),
      [CALM, RESTLESS] as const,
    );
  }

  async #run<N extends CommandName>(name: N, args: WithPaths<Commands[N]['args']>): Promise<void> {
    const reply = await runFromPage(this.#program, name, args);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
  }

  /** What is not in the file of a stage yet. */
  async #ready(stage: Stage): Promise<void> {
    if (stage === 'lost') rmSync(join(this.#folder, 'lost.wallchart'));
    if (stage === 'draft') await this.#run('round.pair', { round: ON_THE_WALL + 1, confirmed: 0 });
    if (stage !== 'entry') return;
    for (const player of [3, 4, 5, 6])
      await this.#run('players.mark', { player, mark: { kind: 'here' }, confirmed: 0 });
  }

  async #arrived(): Promise<void> {
    await this.#see(this.#stage === 'none' ? 'main .inner' : '.workspace main');
    await this.calm();
  }

  async #see(selector: string): Promise<void> {
    await this.page.locator(selector).first().waitFor({ timeout: PATIENCE });
  }

  async #take(step: Step): Promise<void> {
    if (typeof step === 'string') await this.page.keyboard.press(pressOf(step));
    else if ('type' in step) await this.page.keyboard.type(step.type);
    else if ('sees' in step) await this.#see(step.sees);
    else if ('gone' in step)
      await this.page.locator(step.gone).first().waitFor({ state: 'hidden', timeout: PATIENCE });
    else if ('reads' in step) {
      await this.#see(step.reads);
      await this.page.waitForTimeout(QUESTION);
    } else if ('goes' in step) await this.#go(step.goes);
    else if ('file' in step) await this.#give(this.#pathOf(step.file));
    else await this.#command(step.command(this.#text));
  }

  /** The window of the hall takes the place of the page, which would have opened it, or gives it back. */
  async #go(where: 'to the hall' | 'back'): Promise<void> {
    if (where === 'back') {
      await this.page.goto(this.#address);
      return this.#arrived();
    }
    const opened = await runFromPage(this.#program, 'hall.open', null);
    if (!opened.ok || opened.value === null) throw new Error('The hall has no address');
    this.#address = this.page.url();
    await this.page.goto(opened.value);
  }

  /** The page's own chooser is open already, or will be soon. */
  async #give(path: string): Promise<void> {
    await this.#person.giveFile(path, () => Promise.resolve());
  }

  async #command(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.#see('[data-dialog=palette] input');
    // What the pseudo-language puts around a text is not typed.
    await this.page.keyboard.insertText(name.replaceAll(/[[\]~\u200f]/g, ' ').trim());
    await this.calm();
    await this.page.keyboard.press('Enter');
  }

  #pathOf(name: FileName): string {
    return join(this.#folder, `${name}.${ENDINGS[name]}`);
  }
}
