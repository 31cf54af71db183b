/** A report of a few lines, for tests of what single records mean. */
import { readTrf, type TrfReading } from '../../src-engine/index.ts';

export function player(number: number, points: string, ...cells: string[]): string {
  const person = `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} 2000 FRA ${''.padStart(11)} 1990/00/00`;
  return `${person} ${points.padStart(4)} ${String(number).padStart(4)}${cells.map((cell) => `  ${cell.padStart(8)}`).join('')}`;
}

export function read(...lines: string[]): TrfReading {
  const reading = readTrf(lines.join('\n'));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value;
}

export const codes = (reading: TrfReading) => reading.deviations.map(({ code }) => code);
