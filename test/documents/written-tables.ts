/** What tables in tests are made of; letters are half as wide as high. */
import { expect } from 'vitest';
import { plain } from '../../src-main/documents/layout/phrases.ts';
import type { Column, TableStyle } from '../../src-main/documents/layout/table.ts';
import { plainFace } from './plain-face.ts';

export const STYLE: TableStyle = { headSize: 10, headHeight: 20, rowHeight: 16, thin: 0.4, heavy: 1 };
export const close = (value: number) => expect.closeTo(value, 6) as number;
export const face = plainFace();

export const column = (heading: string, more: Partial<Column> = {}): Column => ({
  ...{ heading, align: 'left', size: 10, padding: [2, 3] },
  ...more,
});
export const letters = (count: number) => plain('a'.repeat(count));
/** Letters of 10 points are 5 wide; 5 of padding and a tenth beside them. */
export const NUMBER = column('No', { align: 'right' });
export const NAME = column('Name', { flexible: true });
