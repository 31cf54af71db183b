/** How long an explanation and the names in it may be, in any language. */

/** Name of a player by identity, as it is recorded: `Lindqvist, Asta`. */
export type NameOf = (player: number) => string;

/** Longest sentence that a board's line and a printed slip can hold. */
export const LONGEST_SENTENCE = 200;
export const LONGEST_NAME = 22;

/** The family name, cut where it is very long. */
export function shortened(name: string): string {
  const surname = name.split(',')[0]!.trim();
  return surname.length <= LONGEST_NAME ? surname : `${surname.slice(0, LONGEST_NAME - 1)}…`;
}

/** The text as one sentence that fits; what does not fit is cut at a word. */
export function fitting(text: string): string {
  if (text.length <= LONGEST_SENTENCE) return text;
  const cut = text.slice(0, LONGEST_SENTENCE - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
