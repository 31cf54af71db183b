/** Longest part of a file name that comes from the tournament: paths of Windows end at 260. */
const LONGEST = 60;

/** A tournament's name as every file system takes it; `Tournament` where nothing is left. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
  return plain || 'Tournament';
}
