/** Distributions side by side as specifications of Vega: violins and letter values. */
import type { Data, Mark, Spec } from 'vega';
import { estimateOf } from '../../src-engine/index.ts';
import { letterBoxesOf, outlineOf, quartilesOf, type Slot } from './plot-data.ts';
import { COLOURS, CONFIG, INK, type PlotFrame } from './plot-style.ts';

/** Distributions side by side as violins with quartiles, or as letter-value boxes with medians. */
export function distributionPlot(
  kind: 'violins' | 'letters',
  slots: readonly Slot[],
  frame: PlotFrame,
): Spec {
  const groups = [...new Set(slots.map(({ group }) => group))];
  const series = [...new Set(slots.map(({ series: name }) => name))];
  const grouped = groups.length > 1;
  const idOf = ({ group, series: name }: Slot): string => `${group}\n${name}`;
  const { data, marks } = kind === 'violins' ? violins(slots, idOf) : letters(slots, idOf);
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    width: frame.width,
    height: frame.height,
    padding: 8,
    background: 'white',
    config: CONFIG,
    data: [
      {
        name: 'slots',
        values: slots.map((slot) => ({ id: idOf(slot), group: slot.group, series: slot.series })),
      },
      {
        name: 'means',
        values: slots.map((slot) => {
          const { mean, margin } = estimateOf(slot.tally, slot.contestant, slot.measure);
          return { id: idOf(slot), mean, low: mean - (margin ?? 0), high: mean + (margin ?? 0) };
        }),
      },
      ...data,
    ],
    scales: [
      {
        name: 'group',
        type: 'band',
        domain: groups,
        range: 'width',
        paddingInner: grouped ? 0.12 : 0,
        paddingOuter: grouped ? 0.02 : 0,
      },
      {
        name: 'slot',
        type: 'band',
        domain: series,
        range: [0, { signal: "bandwidth('group')" }],
        paddingInner: 0.12,
      },
      { name: 'colour', type: 'ordinal', domain: series, range: [...COLOURS, ...COLOURS] },
      {
        name: 'y',
        type: 'linear',
        domain: { data: 'range', field: 'value' },
        range: 'height',
        nice: true,
        zero: false,
      },
    ],
    axes: [
      { scale: 'y', orient: 'left', grid: true, title: frame.yTitle, tickCount: 7 },
      grouped
        ? {
            scale: 'group',
            orient: 'bottom',
            ticks: false,
            ...(frame.xTitle === undefined ? {} : { title: frame.xTitle }),
          }
        : { scale: 'slot', orient: 'bottom', ticks: false },
    ],
    legends: grouped ? [{ fill: 'colour', symbolType: 'square', columns: 6 }] : [],
    marks,
  };
}

interface Parts {
  readonly data: Data[];
  readonly marks: Mark[];
}

/** Where a slot stands: the places are the same for every kind of mark. */
const LEFT = "scale('group', parent.group) + scale('slot', parent.series)";

/** A group mark for each slot, its origin at the slot's left edge. */
function bySlot(marks: Mark[]): Mark {
  return {
    type: 'group',
    from: { facet: { name: 'slot', data: 'slots', groupby: ['id', 'group', 'series'] } },
    encode: { update: { x: { signal: LEFT.replaceAll('parent', 'datum') } } },
    marks,
  };
}

const of = (name: string): Data => ({
  name: `${name}Here`,
  source: name,
  transform: [{ type: 'filter', expr: 'datum.id === parent.id' }],
});

const MEAN_MARKS: Mark[] = [
  {
    type: 'rule',
    from: { data: 'meansHere' },
    encode: {
      update: {
        x: { signal: "bandwidth('slot') / 2" },
        y: { scale: 'y', field: 'low' },
        y2: { scale: 'y', field: 'high' },
        stroke: { value: 'black' },
        strokeWidth: { value: 3 },
      },
    },
  },
  {
    type: 'symbol',
    from: { data: 'meansHere' },
    encode: {
      update: {
        x: { signal: "bandwidth('slot') / 2" },
        y: { scale: 'y', field: 'mean' },
        size: { value: 22 },
        fill: { value: 'white' },
        stroke: { value: 'black' },
      },
    },
  },
];

function violins(slots: readonly Slot[], idOf: (slot: Slot) => string): Parts {
  const outlines = slots.flatMap((slot) => outlineOf(slot).map((point) => ({ id: idOf(slot), ...point })));
  const quartiles = slots.flatMap((slot) =>
    quartilesOf(slot).map((value, index) => ({ id: idOf(slot), value, isMedian: index === 1 })),
  );
  const group = bySlot([
    {
      type: 'area',
      from: { data: 'outlinesHere' },
      encode: {
        update: {
          orient: { value: 'horizontal' },
          y: { scale: 'y', field: 'value' },
          x: { signal: "bandwidth('slot') / 2 * (1 - datum.density)" },
          x2: { signal: "bandwidth('slot') / 2 * (1 + datum.density)" },
          fill: { scale: 'colour', field: { parent: 'series' } },
          fillOpacity: { value: 0.75 },
        },
      },
    },
    {
      type: 'rule',
      from: { data: 'quartilesHere' },
      encode: {
        update: {
          x: { signal: "bandwidth('slot') * 0.15" },
          x2: { signal: "bandwidth('slot') * 0.85" },
          y: { scale: 'y', field: 'value' },
          stroke: { value: INK },
          strokeDash: { signal: 'datum.isMedian ? [5, 2] : [2, 2]' },
        },
      },
    },
    ...MEAN_MARKS,
  ]);
  return {
    data: [
      { name: 'outlines', values: outlines },
      { name: 'quartiles', values: quartiles },
      { name: 'range', values: outlines.map(({ value }) => ({ value })) },
    ],
    marks: [{ ...group, data: [of('outlines'), of('quartiles'), of('means')] } as Mark],
  };
}

function letters(slots: readonly Slot[], idOf: (slot: Slot) => string): Parts {
  const boxes = slots.flatMap((slot) => letterBoxesOf(slot).map((box) => ({ id: idOf(slot), ...box })));
  const medians = slots.map((slot) => ({ id: idOf(slot), value: quartilesOf(slot)[1] }));
  const group = bySlot([
    {
      type: 'rect',
      from: { data: 'boxesHere' },
      encode: {
        update: {
          // Half as wide for half as many runs would hide the outer ones: an eighth less a depth, as is usual.
          x: { signal: "bandwidth('slot') / 2 * min(0.85, (datum.depth - 1) * 0.13)" },
          x2: { signal: "bandwidth('slot') * (1 - min(0.85, (datum.depth - 1) * 0.13) / 2)" },
          y: { scale: 'y', field: 'low' },
          y2: { scale: 'y', field: 'high' },
          fill: { scale: 'colour', field: { parent: 'series' } },
          fillOpacity: { signal: 'max(0.25, 1 - datum.depth * 0.14)' },
          stroke: { value: 'white' },
          strokeWidth: { value: 0.5 },
        },
      },
    },
    {
      type: 'rule',
      from: { data: 'mediansHere' },
      encode: {
        update: {
          x: { value: 0 },
          x2: { signal: "bandwidth('slot')" },
          y: { scale: 'y', field: 'value' },
          stroke: { value: INK },
          strokeWidth: { value: 1.5 },
        },
      },
    },
    ...MEAN_MARKS,
  ]);
  return {
    data: [
      { name: 'boxes', values: boxes },
      { name: 'medians', values: medians },
      { name: 'range', values: boxes.flatMap(({ low, high }) => [{ value: low }, { value: high }]) },
    ],
    marks: [{ ...group, data: [of('boxes'), of('medians'), of('means')] } as Mark],
  };
}
