/** A typeface whose widths can be reckoned by heart: half the size for a letter, a quarter for a blank, and 0.6 in bold. */
import type { FontMetrics } from '../../src-main/documents/layout/font-metrics.ts';
import { Typeface } from '../../src-main/documents/layout/typeface.ts';

const metrics = (width: number): FontMetrics => ({
  ...{ ascent: 0.8, descent: 0.2 },
  advanceOf: (codePoint) => (codePoint === 0x20 ? 0.25 : width),
});

/**
 * A fresh one: it has every character there is. `stretch`: letters so many times as wide, in which no text has the size that
 * it should have; the space that it is given shows.
 */
export function plainFace(stretch = 1): Typeface {
  const face = { regular: metrics(0.5 * stretch), bold: metrics(0.6 * stretch) };
  return new Typeface({ NotoSans: face, DejaVuSansCondensed: face });
}
