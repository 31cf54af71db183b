/** The rules of a pairing system on one page: what to do by hand, in which order, with the articles. */

interface CribRule {
  /** Article of the system's own text; `''` where it has none. */
  readonly article: string;
  readonly text: string;
}

export interface CribSection {
  readonly title: string;
  readonly rules: readonly CribRule[];
}

export interface Crib {
  readonly sections: readonly CribSection[];
}

/** Sections from pairs of article and text. */
export function section(title: string, ...rules: readonly (readonly [string, string])[]): CribSection {
  return { title, rules: rules.map(([article, text]) => ({ article, text })) };
}
