/** What the parts of the laboratory's page share: sizes, titles, names of systems, figures with their margins. */
import type { LabEstimate, LabFigures, LabRun } from '../../ipc/contract.ts';
import { isBilingual } from '../../../src-engine/texts/index.ts';
import { mm } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { plain, strong, type Words } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import { texts } from '../words.ts';

/** A run that has come far enough for figures. */
export type FiguredRun = LabRun & { readonly figures: LabFigures };

/** Font sizes of figures, of the titles of parts and of what stands under a title, and a thin rule; points. */
export const SIZE = 9.5;
export const TITLE = 12;
export const HINT = 9;
export const THIN = mm(0.15);

/** What the page calls a system, and what tells it from others of that name. */
export function nameOf(system: string): readonly [name: string, detail: string] {
  return texts.labPage.systems[system] ?? [system, ''];
}

function nameAndDetail(system: string): Words {
  const [name, detail] = nameOf(system);
  return [...strong(name), ...plain(detail === '' ? '' : `, ${detail}`)];
}

/** On one line, in two languages on two. */
export function drawSystem(pen: Pen, system: string, size: number, { x, y, width, height }: Space): void {
  const [name, detail] = nameOf(system);
  if (!isBilingual(texts) || detail === '')
    return pen.fitted(nameAndDetail(system), size, { x, y, width, height });
  const line = { x, width, height: height / 2 };
  const lower = Math.min(size, line.height / LEADING);
  pen.fitted(strong(name), lower, { ...line, y });
  pen.fitted(plain(detail), lower, { ...line, y: y + height / 2 });
}

/** Name and detail in one, for sentences. */
export function wholeName(system: string): string {
  return texts.labPage.systemName(system, system);
}

/** Height of a title with what stands under it. */
export function titleHeight(typeface: Typeface, width: number, hint = ''): number {
  return TITLE + mm(1.6) + typeface.wrap(plain(hint), HINT, width).length * LEADING * HINT + mm(1);
}

/** The title of a part with a hint under it; the place under both. */
export function drawTitle(pen: Pen, { x, y, width }: Space, title: string, hint = ''): number {
  pen.fitted(strong(title), TITLE, { x, y: y + 0.1 * TITLE, width, height: LEADING * TITLE });
  const lines = pen.typeface.wrap(plain(hint), HINT, width);
  pen.lines(lines, { x, baseline: y + TITLE + mm(4), size: HINT });
  return y + titleHeight(pen.typeface, width, hint);
}

/** The figure in bold and its margin, ending at `right`. */
export function drawEstimate(
  pen: Pen,
  { mean, margin }: LabEstimate,
  decimals: number,
  right: number,
  baseline: number,
  unit = '',
): void {
  const { format, labPage } = texts;
  const value = strong(`${format.number(mean, decimals)}${unit}`);
  const around = margin === null ? [] : plain(` ${labPage.plusMinus(format.number(margin, decimals))}`);
  pen.text([...value, ...around], { x: right, baseline, size: SIZE, align: 'right' });
}
