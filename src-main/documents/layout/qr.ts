/** A QR code as filled boxes. */
import encodeQR from 'qr';
import type { Pen } from './pen.ts';

/** Stretches of dark modules in a row: one box each. */
function stretchesOf(row: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  return row.flatMap((dark, from) => {
    if (!dark || row[from - 1] === true) return [];
    const end = row.indexOf(false, from);
    return [{ from, to: end === -1 ? row.length : end }];
  });
}

/** Draws the code of a text into a square, without the white border: what is around it has to be white. */
export function drawQr(
  pen: Pen,
  text: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
): void {
  // The library always draws a border, at least one module wide.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const module = at.size / rows.length;
  for (const [index, row] of rows.entries())
    for (const { from, to } of stretchesOf(row))
      pen.box(
        { x: at.x + from * module, y: at.y + index * module, width: (to - from) * module, height: module },
        0,
        true,
      );
}
