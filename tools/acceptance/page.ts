/** The page docs/acceptance.md, made from the questions. */
import { isShort, outcomeOf, type Outcome, type Question, type Way } from './questions.ts';

const COUNT = 225;

/** The whole page. `folder` leads from it to the root. */
export function pageOf(questions: readonly Question[], folder = '..'): string {
  const outcome = outcomeOf(questions);
  const sections = [...new Set(questions.map(({ section }) => section))];
  const short = questions.filter((question) => outcome.asked.has(question.number) && isShort(question));
  return [
    '# FIDE’s acceptance list, question by question',
    '',
    '<!-- Made by `npm run acceptance -- write` from tools/acceptance/questions; do not edit. -->',
    '',
    ...introduction(outcome),
    '',
    `## What costs`,
    '',
    ...(short.length === 0 ? ['Nothing.'] : ['| | question | cost | why |', '|---|---|---|---|']),
    ...short.map(
      ({ number, asks, ways, answer, why }) => `| ${number} | ${asks} | ${costOf(ways[answer])} | ${why} |`,
    ),
    ...sections.flatMap((section) => [
      '',
      `## ${section}`,
      '',
      '| | question | answer | costs otherwise | where | article | shown by |',
      '|---|---|---|---|---|---|---|',
      ...questions
        .filter((question) => question.section === section)
        .map((question) => rowOf(question, outcome, folder)),
    ]),
    '',
  ].join('\n');
}

function introduction({ asked, stops, sum }: Outcome): string[] {
  const stopped =
    stops.length === 0
      ? 'no stop'
      : `${stops.length} ${stops.length === 1 ? 'stop' : 'stops'} (question ${stops.join(', ')})`;
  return [
    'FIDE accepts a program (C.02, in force since 1 March 2026) by a list of 225 questions, VCL4THP. An answer goes on to another',
    'question, costs a percentage, or stops; one stop, or more than 100 % in sum, fails. The list itself is not public. Here each',
    'question is told in our own words, with the ways and costs that are publicly known, our answer, where to find it, and the test',
    'that shows it. A question that our answers do not lead to is marked *not asked*.',
    '',
    `**Now: ${stopped}, ${sum} % in sum; ${asked.size} of ${COUNT} questions are asked.**`,
    '',
    'Everything is judged in FIDE mode: what can only be done by leaving it counts as not possible.',
    '`npm run acceptance` prints the sum, `npm run acceptance -- write` writes this page;',
    '`test/acceptance/table.test.ts` refuses a question without an answer, an answer that costs nothing without a test, a test that is',
    'not there, and a page that is not up to date.',
  ];
}

function rowOf(question: Question, { asked }: Outcome, folder: string): string {
  const { number, asks, ways, answer, where, article, proofs } = question;
  const other = ways[answer === 'yes' ? 'no' : 'yes'];
  const cells = asked.has(number)
    ? [
        answer,
        costOf(other),
        where,
        article,
        proofs.map(({ file, title }) => link(file, title, folder)).join('<br>'),
      ]
    : ['not asked', '', '', '', ''];
  return `| ${number} | ${asks} | ${cells.join(' | ')} |`;
}

function costOf({ stop, cost }: Way): string {
  return stop ? 'stop' : cost === 0 ? '' : `${cost} %`;
}

function link(file: string, title: string, folder: string): string {
  const name = file.replace(/^test\//, '').replace(/\.(test|long|slow|ui|e2e|electron)\.ts$/, '');
  return `[${name}](${folder}/${file}): ${title.replaceAll('|', '\\|')}`;
}
