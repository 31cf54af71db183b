/** How two measures go together, as a specification of Vega. */
import type { Spec } from 'vega';
import { COLOURS, CONFIG, type PlotFrame } from './plot-style.ts';

/** Runs counted by two measures, one colour for each series. */
export interface Cell {
  readonly series: string;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly share: number;
}

/** How two measures go together: the darker a cell, the more runs are in it. */
export function cellPlot(cells: readonly Cell[], frame: PlotFrame): Spec {
  const series = [...new Set(cells.map(({ series: name }) => name))];
  const rows = cells.map(({ series: name, x, y, share }) => ({
    series: name,
    x: x[0],
    x2: x[1],
    y: y[0],
    y2: y[1],
    share,
  }));
  const ends = (a: 'x' | 'y') => rows.flatMap((row) => [{ value: row[a] }, { value: row[`${a}2`] }]);
  const linear = (name: 'x' | 'y') =>
    ({
      name,
      type: 'linear',
      domain: { data: `${name}Range`, field: 'value' },
      range: name === 'x' ? 'width' : 'height',
      nice: true,
      zero: false,
    }) as const;
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    width: frame.width,
    height: frame.height,
    padding: 8,
    background: 'white',
    config: CONFIG,
    data: [
      { name: 'cells', values: rows },
      { name: 'xRange', values: ends('x') },
      { name: 'yRange', values: ends('y') },
    ],
    scales: [
      linear('x'),
      linear('y'),
      { name: 'colour', type: 'ordinal', domain: series, range: [...COLOURS] },
      {
        name: 'shade',
        type: 'sqrt',
        domain: { data: 'cells', field: 'share' },
        range: [0.12, 0.9],
        zero: false,
      },
    ],
    axes: [
      { scale: 'y', orient: 'left', grid: true, title: frame.yTitle, tickCount: 7 },
      { scale: 'x', orient: 'bottom', grid: true, title: frame.xTitle ?? '', tickCount: 7 },
    ],
    legends: series.length > 1 ? [{ fill: 'colour', symbolType: 'square', columns: 6 }] : [],
    marks: [
      {
        type: 'rect',
        from: { data: 'cells' },
        encode: {
          update: {
            x: { scale: 'x', field: 'x' },
            x2: { scale: 'x', field: 'x2' },
            y: { scale: 'y', field: 'y' },
            y2: { scale: 'y', field: 'y2' },
            fill: { scale: 'colour', field: 'series' },
            fillOpacity: { scale: 'shade', field: 'share' },
          },
        },
      },
    ],
  };
}
