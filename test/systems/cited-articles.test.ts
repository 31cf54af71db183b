/** A text that is told in full is cited by its own articles, also where another edition says the same under other numbers. */
import { expect, it } from 'vitest';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { seedingRounds } from '../../src-engine/systems/burstein/burstein.ts';
import type { Pairing, PairingSystem, PairingTask } from '../../src-engine/systems/system.ts';
import { fullRulesOf } from '../../src-engine/texts/index.ts';
import { selfPlay } from './self-play.ts';

/** Chapters of the texts, and articles of the basic rules of their time: letters until 2025. */
const TEXTS = [
  { id: 'burstein-2025', chapter: 'C.04.4.2 ', basic: /^C\.04\.1 [1-8]$/ },
  { id: 'burstein-old', chapter: 'C.04.4.2 (2017) ', basic: /^C\.04\.1 [a-h]$/ },
  { id: 'dubov-old', chapter: 'C.04.4.1 ', basic: /^C\.04\.1 [a-h]$/ },
] as const;
/** What holds for every system, whatever its text says: keeping players apart, and the first colours. */
const OF_ALL = /^C\.04\.2 /;

/** Every `article` within a value. */
function articlesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'article' && typeof inner === 'string' ? [inner] : articlesIn(inner),
  );
}

/** The round with the first two boards' opponents exchanged, and the receiver of the bye twice: what is objected to is cited. */
function spoilt({ pairs, bye }: Pairing): Pairing {
  const [first, second, ...others] = pairs;
  if (first === undefined || second === undefined) return { pairs, bye };
  const twice = { white: first.white, black: second.white };
  return { pairs: [twice, twice, ...others], bye };
}

/** Whatever the system cites of a round: of its boards and steps, of a spoilt round, and of every pair that does not meet. */
function cited(system: PairingSystem, task: PairingTask, pairing: Pairing): readonly string[] {
  const ids = task.competitors.map(({ id }) => id);
  const whyNot = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => system.whyNot(task, pairing, a, b)));
  return articlesIn([
    system.assess(task, pairing),
    system.assess(task, spoilt(pairing)),
    system.reasons(task, pairing),
    system.trace(task),
    whyNot.map(({ reason, rule, comparison }) => ({ reason, rule, comparison })),
  ]);
}

it.each(TEXTS)('$id', ({ id, chapter, basic }) => {
  const system = systemOf(id)!;
  const own = fullRulesOf(id, 0)!.sections.flatMap(({ rules }) => rules.map(({ article }) => article));
  /** An article of the text, or one that has some below it. */
  const isOwn = (article: string) =>
    own.some((one) => one === article || one.startsWith(`${article}.`) || one.startsWith(`${article} `));
  const found = new Set<string>();
  for (let seed = 1; seed <= 12; seed++)
    selfPlay(system, { seed, players: 7 + (seed % 6), rounds: 5, messiness: 0.15 }, ({ task, pairing }) => {
      // Those of the seeding rounds are another system's.
      if (system.traits.seeding !== null && task.round <= seedingRounds(task.rounds))
        found.add(articlesIn(system.trace(task).slice(0, 1))[0]!);
      else for (const article of cited(system, task, pairing)) found.add(article);
    });
  found.delete('');
  const single = [...found].flatMap((article) => {
    const [first = '', ...others] = article.split(', ');
    const start = first.startsWith('C.') ? first.slice(0, first.lastIndexOf(' ') + 1) : '';
    return [first, ...others.map((other) => start + other)];
  });
  const strange = single.filter((article) => {
    if (basic.test(article) || OF_ALL.test(article)) return false;
    return !isOwn(article.startsWith(chapter) ? article.slice(chapter.length) : article);
  });
  expect([...new Set(strange)].sort()).toEqual([]);
});
