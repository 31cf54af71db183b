/** Longest part of a file name that comes from the tournament: paths of Windows end at 260. */
const LONGEST = 60;
/** What file names do without. An accent or a vowel sign stays behind the letter that it belongs to. */
const OTHERS = /[^\p{L}\p{M}\p{N} ._-]|(?<![\p{L}\p{M}\p{N}])\p{M}/gu;
/** The first half of a character that was cut in two: read back, its name would be another one. */
const HALF_CHARACTER = /[\ud800-\udbff]$/;

/** A tournament's name as every file system takes it; `Tournament` where nothing is left. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(OTHERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(HALF_CHARACTER, '')
    .trim();
  return plain || 'Tournament';
}
