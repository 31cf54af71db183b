/** The seal of an exported report: a comment at its end, over all its other lines. */
import { markOf } from './code.ts';

export const REPORT_MARK = markOf('report');

const LINE = /^### Wallchart: seal +(\S+) *$/;

/** What a report says apart from its seal; a change of line ends alone, as mail programs make it, is none. */
export function factsOfReport(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return lines
    .filter((line) => !LINE.test(line))
    .join('\n')
    .trimEnd();
}

/** The code of a report's seal, the last where there are several; null without one. */
export function sealOfReport(text: string): string | null {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return lines.reduce<string | null>((found, line) => LINE.exec(line)?.[1] ?? found, null);
}

/** A report as it is before it is sealed: lines with `\n` or `\r\n`, as it has them. */
export function withoutSeals(text: string): string {
  return text
    .split(/(?<=\n)/)
    .filter((line) => !LINE.test(line.trimEnd()))
    .join('');
}

export function sealLine(code: string): string {
  return `### Wallchart: seal ${code}\r\n`;
}
