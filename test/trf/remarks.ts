/** What is remarked of a report when one place of it is changed. */
import { readTrfFile } from '../../src-main/files/trf.ts';

/** The code of most remarks, left out of them here. */
const USUAL = 'team-record-disagrees';

function told(text: readonly string[]): string[] {
  const reading = readTrfFile(new TextEncoder().encode(text.join('\n')));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value.deviations.map(({ line, column, code, found, takenAs }) =>
    [`${line}:${column}`, ...(code === USUAL ? [] : [code]), found, '>', takenAs].join(' ').trim(),
  );
}

/** Each report that is changed is read once. */
const KNOWN = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Deviations that the first text has and the second has not: `line:column code found > what it was taken as`. */
export function remarks(lines: readonly string[], before: readonly string[]): string[] {
  const known = KNOWN.get(before) ?? new Set(told(before));
  KNOWN.set(before, known);
  return told(lines).filter((remark) => !known.has(remark));
}

export function changed(lines: readonly string[], at: RegExp, to: string, place: RegExp): string[] {
  const index = lines.findIndex((line) => place.test(line) && at.test(line));
  if (index < 0) throw new Error(`no line ${place} with ${at}`);
  return lines.with(index, lines[index]!.replace(at, to));
}
