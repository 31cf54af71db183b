/** What all plots of the laboratory share: sizes, colours, fonts. */
import type { Config } from 'vega';

/** Words and sizes of a plot. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  /** What the values are. */
  readonly yTitle: string;
  readonly xTitle?: string;
}

/** Colour-blind safe, dark enough for lines (Okabe and Ito). */
export const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'] as const;

const FONT = 'NotoSans,sans-serif';
export const INK = '#222222';
const RULE = '#d8d8d8';

export const CONFIG: Config = {
  axis: {
    labelFont: FONT,
    titleFont: FONT,
    labelFontSize: 11,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    labelColor: INK,
    titleColor: INK,
    gridColor: RULE,
    domainColor: INK,
    tickColor: INK,
  },
  legend: { labelFont: FONT, titleFont: FONT, labelFontSize: 11, labelColor: INK, orient: 'top' },
  text: { font: FONT, fontSize: 11 },
};
