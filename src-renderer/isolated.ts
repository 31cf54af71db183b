/**
 * Words read from the right, such as a name with its comma, in Persian with the non-joiner inside (U+200C); a dash or a bracket
 * is not part of them.
 */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:[\s,.'’\u200c-]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*/gu;

/**
 * A sentence in which names that are read from the right turn nothing else around: without this, the digits of `0 – 1` behind
 * such a name stand as `1 – 0`.
 */
export function isolated(sentence: string): string {
  return sentence.replaceAll(FROM_THE_RIGHT, '\u2068$&\u2069');
}

/** A sentence in which no line ends within a result: `1 – 0`. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(/(?<=[01½][FU]?) – (?=[01½])/g, '\u00a0–\u00a0');
}
