/** The tracker of FIDE's acceptance list: complete, proved, and printed as it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../tools/acceptance/page.ts';
import {
  isShort,
  outcomeOf,
  questionsIn,
  readQuestions,
  type Proof,
} from '../../tools/acceptance/questions.ts';

const ROOT = join(import.meta.dirname, '../..');
const QUESTIONS = readQuestions();
const OUTCOME = outcomeOf(QUESTIONS);
const ASKED = QUESTIONS.filter(({ number }) => OUTCOME.asked.has(number));

/** Titles of tests and of their groups: the text that a call begins with, behind `it`, `describe` or a table. */
function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(/(?:\bit|\bdescribe|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(
    ([, , title]) => title!,
  );
}

const titles = new Map<string, readonly string[]>();
function isThere({ file, title }: Proof): boolean {
  const path = join(ROOT, file);
  if (!existsSync(path)) return false;
  if (!titles.has(file)) titles.set(file, titlesIn(readFileSync(path, 'utf8')));
  return titles.get(file)!.some((known) => known.includes(title));
}

describe('the tracker of FIDE’s acceptance list', () => {
  it('has all 225 questions once, each in a section', () => {
    expect(QUESTIONS.map(({ number }) => number)).toEqual(
      Array.from({ length: 225 }, (_, index) => index + 1),
    );
    expect(QUESTIONS.filter(({ section, asks }) => section === '' || !asks.endsWith('?'))).toEqual([]);
  });

  it('leads every answer to a question that there is, or to an end', () => {
    const ends = QUESTIONS.filter(({ ways }) =>
      Object.values(ways).some(({ stop, next }) => !stop && next === null),
    );
    expect(ends.map(({ number }) => number)).toEqual([223, 225]);
    for (const { number, ways } of QUESTIONS)
      for (const { next } of Object.values(ways))
        expect(next === null || (next >= 1 && next <= 225), `question ${number}`).toBe(true);
  });

  it('proves every answer that costs nothing by a test', () => {
    const unproved = ASKED.filter(
      (question) => !isShort(question) && question.proofs.length === 0 && !isOnlyAWay(question.number),
    );
    expect(unproved.map(({ number, asks }) => `${number} ${asks}`)).toEqual([]);
  });

  it('says where and by which article, and why an answer costs something', () => {
    for (const { number, where, article } of ASKED.filter(({ number }) => !isOnlyAWay(number)))
      expect(
        [where, article].every((text) => text !== ''),
        `question ${number}`,
      ).toBe(true);
    const silent = ASKED.filter((question) => isShort(question) && question.why === '');
    expect(silent.map(({ number }) => number)).toEqual([]);
  });

  it('names tests that are there', () => {
    const absent = QUESTIONS.flatMap(({ number, proofs }) =>
      proofs.filter((proof) => !isThere(proof)).map(({ file, title }) => `${number} ${file}: ${title}`),
    );
    expect(absent).toEqual([]);
  });

  it('is the page docs/acceptance.md as it stands', () => {
    expect(readFileSync(join(ROOT, 'docs/acceptance.md'), 'utf8')).toBe(pageOf(QUESTIONS));
  });

  it('finds a test that is not there, and a title in a comment', () => {
    expect(isThere({ file: 'test/acceptance/none.test.ts', title: 'Q1' })).toBe(false);
    expect(isThere({ file: 'test/acceptance/table.test.ts', title: 'Titles of tests' })).toBe(false);
    expect(isThere({ file: 'test/acceptance/table.test.ts', title: 'names tests that are there' })).toBe(
      true,
    );
  });

  it('counts stops and costs on the way that the answers lead', () => {
    const list = (first: string) =>
      questionsIn(
        `# Two\n1 First?\n  yes 7% 3, no stop: ${first}\n2 Second?\n  yes 3, no stop: no\n3 Third?\n  yes end, no 5% 2: yes\n`,
        'two',
      );
    expect(outcomeOf(list('yes'))).toMatchObject({ stops: [], sum: 7 });
    expect([...outcomeOf(list('yes')).asked]).toEqual([1, 3]);
    expect(outcomeOf(list('no'))).toMatchObject({ stops: [1], sum: 0 });
    expect(() => questionsIn('1 First?\n  maybe\n', 'bad')).toThrow('bad:2');
  });
});

/** Questions whose answer only says which question comes next: for either answer nothing is lost, and nothing is claimed. */
function isOnlyAWay(number: number): boolean {
  const { ways, answer } = QUESTIONS[number - 1]!;
  return answer === 'no' && Object.values(ways).every(({ stop, cost }) => !stop && cost === 0);
}
