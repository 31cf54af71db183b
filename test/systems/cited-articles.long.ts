/** A text that is told in full is cited by its own articles, also where another edition says the same under other numbers. */
import { expect, it } from 'vitest';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { seedingRounds } from '../../src-engine/systems/burstein/burstein.ts';
import type { Pairing, PairingSystem, PairingTask } from '../../src-engine/systems/system.ts';
import { fullRulesOf } from '../../src-engine/texts/index.ts';
import { LAW_OF_2017, selfPlay, type PlayedRound } from './self-play.ts';

/** Chapters of the texts, and articles of the basic rules of their time: letters until 2025. */
const TEXTS = [
  { id: 'dutch-2017', chapter: 'C.04.3 ', basic: /^C\.04\.1 [a-h]$/ },
  { id: 'burstein-2025', chapter: 'C.04.4.2 ', basic: /^C\.04\.1 [1-8]$/ },
  { id: 'burstein-old', chapter: 'C.04.4.2 (2017) ', basic: /^C\.04\.1 [a-h]$/ },
  { id: 'dubov-old', chapter: 'C.04.4.1 ', basic: /^C\.04\.1 [a-h]$/ },
  { id: 'lim-old', chapter: 'C.04.4.3 ', basic: /^C\.04\.1 [a-h]$/ },
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

/** `2.3 a–c` and `C.16–C.19`: each of them. */
function each(article: string): readonly string[] {
  const range = /^(.*?)(\d+|[a-z])–(?:\1)?(\d+|[a-z])$/.exec(article);
  if (range === null) return [article];
  const [, start = '', first = '', last = ''] = range;
  const codeOf = (end: string) => (/\d/.test(end) ? Number(end) : end.charCodeAt(0));
  const written = (code: number) => (/\d/.test(first) ? String(code) : String.fromCharCode(code));
  const many = codeOf(last) - codeOf(first) + 1;
  return Array.from({ length: many }, (_, at) => start + written(codeOf(first) + at));
}

/** The round with two Whites on the first board and again on the second; who is doubled or missing is cited. */
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
  const own = fullRulesOf(id, 0)!.sections.flatMap(({ rules }) =>
    rules.flatMap(({ article }) => each(article)),
  );
  /** An article of the text, or one that has some below it. */
  const isOwn = (article: string) =>
    own.some((one) => one === article || one.startsWith(`${article}.`) || one.startsWith(`${article} `));
  const found = new Set<string>();
  const look = ({ task, pairing }: PlayedRound): void => {
    // Those of the seeding rounds are another system's.
    if (system.traits.seeding !== null && task.round <= seedingRounds(task.rounds))
      found.add(articlesIn(system.trace(task).slice(0, 1))[0]!);
    else for (const article of cited(system, task, pairing)) found.add(article);
  };
  for (let seed = 1; seed <= 12; seed++)
    selfPlay(
      system,
      { seed, players: 7 + (seed % 6), rounds: 5, messiness: 0.15 },
      look,
      undefined,
      LAW_OF_2017,
    );
  found.delete('');
  expect(found.size).toBeGreaterThan(10);
  const single = [...found].flatMap((article) => {
    const [first = '', ...others] = article.split(', ');
    const start = first.startsWith('C.') ? first.slice(0, first.lastIndexOf(' ') + 1) : '';
    return [first, ...others.map((other) => start + other)].flatMap(each);
  });
  const strange = single.filter((article) => {
    if (basic.test(article) || OF_ALL.test(article)) return false;
    return !isOwn(article.startsWith(chapter) ? article.slice(chapter.length) : article);
  });
  expect([...new Set(strange)].sort()).toEqual([]);
});
