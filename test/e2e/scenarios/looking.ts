/** Goes through the table of views in some languages and looks at each: what is cut off, and what axe-core says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src-engine/texts/index.ts';
import { launchLoopback, type RunningProgram } from '../hosts.ts';
import { cutOff, findings } from '../looks.ts';
import { VIEWS } from './views.ts';
import { NARROW, Visitor, WIDE } from './visitor.ts';

/** Whether every language and theme looks at every view; else they take turns. */
const ALL = process.env.VIEWS === 'all';
const TURNS = ['dark', 'contrast'] as const;

/** Languages that share the views, each looking at every so many; all of them look at all views with `VIEWS=all`. */
export interface Tour {
  readonly languages: readonly Language[];
  readonly isShared: boolean;
  /** The language in which axe-core looks at the themes, for these do not depend on the language. */
  readonly themes: Language | null;
}

export function looksAtViews({ languages, isShared, themes }: Tour): void {
  let program: RunningProgram;
  let visitor: Visitor;
  beforeAll(async () => {
    program = await launchLoopback();
    visitor = new Visitor(program);
    await visitor.prepare();
  });
  afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  /** What axe-core says: everything in the light theme, of the others the contrast. These two take turns. */
  async function inThemes(view: (typeof VIEWS)[number]): Promise<readonly string[]> {
    const found: string[] = [];
    const others = ALL ? TURNS : [TURNS[VIEWS.indexOf(view) % TURNS.length]!];
    for (const theme of [...others, 'light']) {
      await visitor.paint(theme);
      const rules = theme === 'light' ? 'all' : 'colours';
      const said = await findings(program.page, { rows: 'sample', rules });
      found.push(...said.map((finding) => `${theme}: ${finding}`));
    }
    return found;
  }

  async function lookAt(view: (typeof VIEWS)[number], hasThemes: boolean): Promise<readonly string[]> {
    await visitor.show(view);
    const found: string[] = hasThemes ? [...(await inThemes(view))] : [];
    for (const size of view.narrow === true ? [NARROW] : [WIDE, NARROW]) {
      await visitor.resize(size);
      found.push(...(await cutOff(program.page)).map((cut) => `${size.width}: ${cut}`));
    }
    await visitor.leave(view);
    return found;
  }

  const shares = isShared && !ALL ? languages.length : 1;

  describe.each(languages)('views in %s', (language) => {
    beforeAll(() => visitor.speak(language));

    it.each(VIEWS.filter((_, at) => at % shares === languages.indexOf(language) % shares))(
      '$name',
      async (view) => {
        const found = await lookAt(view, language === themes).catch(async (error: unknown) => {
          await visitor.begin();
          throw error;
        });
        expect(found.join('\n')).toBe('');
      },
    );
  });
}
