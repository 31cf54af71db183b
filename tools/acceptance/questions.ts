/**
 * The questions of FIDE's acceptance of programs (C.02, list VCL4THP), in our own words, as the files of `questions/` tell
 * them: each with the way that either answer leads, what it costs, our answer, where in the program, article and tests.
 *
 * ```
 * # Rounds
 * 62 Does the program warn before the start that the rounds cannot be played?
 *   yes 63, no 3% 63: yes
 *   where question before round 1
 *   article C.04.1 2
 *   test test/acceptance/rounds.long.ts: Q62
 *   why …
 * ```
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where an answer leads. A stop fails the whole; above 100 % in sum fails too. */
export interface Way {
  readonly stop: boolean;
  /** Per cent. */
  readonly cost: number;
  /** The next question; null for a stop, and where the list ends. */
  readonly next: number | null;
}

export interface Proof {
  readonly file: string;
  /** Beginning or part of the title of a test in it. */
  readonly title: string;
}

export interface Question {
  readonly number: number;
  readonly section: string;
  readonly asks: string;
  readonly ways: Readonly<Record<Answer, Way>>;
  readonly answer: Answer;
  /** Page, key or command; `''` for a question that is not on our path. */
  readonly where: string;
  readonly article: string;
  readonly proofs: readonly Proof[];
  /** Why an answer costs something, or why a question is not asked of this program; mostly `''`. */
  readonly why: string;
}

export const ANSWERS = ['yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];

const FOLDER = join(import.meta.dirname, 'questions');

/** All questions in the order of their numbers. Throws with file and line where a file is not as it should be. */
export function readQuestions(): readonly Question[] {
  return globSync('*.txt', { cwd: FOLDER })
    .sort()
    .flatMap((name) => questionsIn(readFileSync(join(FOLDER, name), 'utf8'), name))
    .sort((a, b) => a.number - b.number);
}

/** The questions of one file. Throws with its name and the line of a fault. */
export function questionsIn(text: string, name: string): readonly Question[] {
  const questions: Question[] = [];
  let section = '';
  text.split('\n').forEach((line, index) => {
    const fault = (what: string) => new Error(`${name}:${index + 1}: ${what}: ${line}`);
    const last = questions.at(-1);
    const add = (more: Partial<Question>) => {
      if (last === undefined) throw fault('a line before the first question');
      questions[questions.length - 1] = { ...last, ...more };
    };
    const question = /^(\d+) (.+)$/.exec(line);
    const field = /^ {2}(where|article|test|why) (.+)$/.exec(line);
    const ways = /^ {2}yes (.+), no (.+): (yes|no)$/.exec(line);
    if (line === '') return;
    if (line.startsWith('# ')) section = line.slice(2);
    else if (question !== null) {
      const unknown: Way = { stop: false, cost: 0, next: null };
      const [, number, asks = ''] = question;
      questions.push({
        ...{ number: Number(number), section, asks, answer: 'no', ways: { yes: unknown, no: unknown } },
        ...{ where: '', article: '', proofs: [], why: '' },
      });
    } else if (ways !== null) {
      const [yes, no] = [wayOf(ways[1]!), wayOf(ways[2]!)];
      if (yes === null || no === null) throw fault('not a way');
      add({ ways: { yes, no }, answer: ways[3] as Answer });
    } else if (field?.[1] === 'test') {
      const [, file, title] = /^(\S+\.ts): (.+)$/.exec(field[2]!) ?? [];
      if (file === undefined || title === undefined) throw fault('not a test');
      add({ proofs: [...(last?.proofs ?? []), { file, title }] });
    } else if (field !== null) add({ [field[1]!]: field[2] });
    else throw fault('not a line of a question');
  });
  return questions;
}

/** `63`, `3% 63`, `stop` or `end`; null for anything else. */
function wayOf(text: string): Way | null {
  if (text === 'stop') return { stop: true, cost: 0, next: null };
  if (text === 'end') return { stop: false, cost: 0, next: null };
  const match = /^(?:(\d+)% )?(\d+)$/.exec(text);
  return match === null ? null : { stop: false, cost: Number(match[1] ?? 0), next: Number(match[2]) };
}

/** What the answers come to. */
export interface Outcome {
  /** Questions that are asked of this program, in order. */
  readonly asked: ReadonlySet<number>;
  readonly stops: readonly number[];
  /** Per cent, by question. */
  readonly costs: ReadonlyMap<number, number>;
  readonly sum: number;
}

/** Goes through the list as our answers lead. Behind a stop it goes on as the other answer would, to see what else costs. */
export function outcomeOf(questions: readonly Question[]): Outcome {
  const byNumber = new Map(questions.map((question) => [question.number, question]));
  const asked = new Set<number>();
  const stops: number[] = [];
  const costs = new Map<number, number>();
  let next: number | null = 1;
  while (next !== null) {
    const question = byNumber.get(next);
    if (question === undefined) throw new Error(`there is no question ${next}`);
    if (asked.has(next)) throw new Error(`question ${next} is asked twice`);
    asked.add(next);
    const { ways, answer } = question;
    const way: Way = ways[answer];
    if (way.cost > 0) costs.set(next, way.cost);
    if (way.stop) stops.push(next);
    next = way.stop ? ways[answer === 'yes' ? 'no' : 'yes'].next : way.next;
  }
  return { asked, stops, costs, sum: [...costs.values()].reduce((sum, cost) => sum + cost, 0) };
}

/** True where our answer fails the list or costs something. */
export function isShort({ ways, answer }: Question): boolean {
  return ways[answer].stop || ways[answer].cost > 0;
}
