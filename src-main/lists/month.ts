/** The month of a rating list, as the name of its file or a heading tells it: a whole word or number next to a year. */
import { foldedText } from '../../src-engine/index.ts';

/** The months by their names and usual short forms in English, French and German, folded. */
const NAMES = [
  'jan january janv janvier januar janner jaenner',
  'feb february fev fevr fevrier februar',
  'mar march mars marz maerz mrz',
  'apr april avr avril',
  'may mai',
  'jun june juin juni',
  'jul july juil juillet juli',
  'aug august aout',
  'sep sept september septembre',
  'oct october octobre okt oktober',
  'nov november novembre',
  'dec december decembre dez dezember',
].map((names) => names.split(' '));
const WORD = NAMES.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const BETWEEN = '[ ._-]*';
const YEAR = '(?:19|20)\\d\\d';
/** Each names its month `word` or `number`, and its `year` or the last two digits of it, `short`. */
const FORMS = [
  // nov26, november_2026; nov 12 2026, which ends in a month as well and so tells none
  `(?<![a-z])(?<word>${WORD})${BETWEEN}(?:(?<year>${YEAR})|\\d{1,2}[ ._-]+(?<yearBehind>${YEAR})|(?<short>\\d\\d)(?![ ._-]*\\d))(?!\\d)`,
  // 2026-nov
  `(?<!\\d)(?<year>${YEAR})${BETWEEN}(?<word>${WORD})(?![a-z])`,
  // 2026-11, 2026-11-01, 202611, 20261101
  `(?<!\\d|\\d[._-])(?<year>${YEAR})(?:[ ._-](?<number>0?[1-9]|1[0-2])(?:[ ._-]\\d\\d?)?|(?<packed>0[1-9]|1[0-2])(?:[0-2]\\d|3[01])?)(?![ ._-]?\\d)`,
  // 11-2026, 01.11.2026; of 01-11-2026 nobody knows which is the month
  `(?<!\\d|\\d[_-])(?:\\d\\d?\\.)?(?<number>0?[1-9]|1[0-2])[._-](?<year>${YEAR})(?![ ._-]?\\d)`,
].map((form) => new RegExp(form, 'g'));

/** `nov26`, `November 2026`, `2026-11` or `01.11.2026` in a text: `2026-11`; `''` for none, and for two that differ. */
export function monthIn(text: string): string {
  const folded = foldedText(text);
  const months = FORMS.flatMap((form) =>
    [...folded.matchAll(form)].map(({ groups = {} }) => monthOf(groups)),
  );
  const [month = ''] = months;
  return months.every((other) => other === month) ? month : '';
}

function monthOf(found: Readonly<Record<string, string | undefined>>): string {
  const { word, number, packed, year, yearBehind, short } = found;
  const month =
    word === undefined ? Number(number ?? packed) : NAMES.findIndex((names) => names.includes(word)) + 1;
  return `${year ?? yearBehind ?? `20${short}`}-${String(month).padStart(2, '0')}`;
}
