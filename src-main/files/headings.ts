/** Headings of tables: the same word in its usual spellings and languages. */
import { foldedWords } from '../../src-engine/index.ts';

/** A field and the headings, folded by {@link foldedHeading}, under which it is found. */
export type Headings<F extends string> = readonly (readonly [field: F, headings: readonly string[]])[];

/** Words of a heading in the order written, without accents and case: `Date_of-Birth` is `date of birth`. */
export function foldedHeading(heading: string): string {
  return foldedWords(heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).join(' ');
}

/** The field that a heading names, or null. */
export function fieldOfHeading<F extends string>(headings: Headings<F>, heading: string): F | null {
  const folded = foldedHeading(heading);
  return headings.find(([, known]) => known.includes(folded))?.[0] ?? null;
}

/** Fields of the columns by their headings; each field once, for the first column of that heading. */
export function fieldsOfHeadings<F extends string>(
  headings: Headings<F>,
  columns: readonly string[],
): (F | null)[] {
  const taken = new Set<F>();
  return columns.map((column) => {
    const field = fieldOfHeading(headings, column);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
