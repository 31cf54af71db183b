/** Answers as lines of a text that is kept: one line for each, its fields in their order. */

/** Texts that would read as another value. */
const AMBIGUOUS = /^(?:-?\d+(?:\.\d+)?|true|false|–)$/;

/** A value as a short text: `{ a: 1, b: [2, 3], c: '4' }` is `{a 1, b (2 3), c "4"}`. */
function shortOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return `(${value.map(shortOf).join(' ')})`;
  if (typeof value === 'string' && !AMBIGUOUS.test(value)) return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields.map(([name, each]) => `${name} ${shortOf(each)}`).join(', ')}}`;
}

/** Each on a line of its own. */
export function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${shortOf(value)}\n`).join('');
}
