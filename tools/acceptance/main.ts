/** `npm run acceptance`: what our answers to FIDE's list come to; with `-- write` it writes docs/acceptance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from './page.ts';
import { isShort, outcomeOf, readQuestions } from './questions.ts';

const PAGE = join(import.meta.dirname, '../../docs/acceptance.md');

const questions = readQuestions();
const { asked, stops, sum } = outcomeOf(questions);
for (const { number, asks, why, ...question } of questions)
  if (asked.has(number) && isShort({ number, asks, why, ...question }))
    console.log(`Q${number} ${asks} ${question.answer}. ${why}`);
console.log(`${asked.size} questions asked, ${stops.length} stops, ${sum} % in sum`);
const page = pageOf(questions);
if (process.argv.includes('write')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/acceptance.md is not up to date: npm run acceptance -- write');
  process.exitCode = 1;
}
