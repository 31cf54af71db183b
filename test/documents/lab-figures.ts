/** Figures of the laboratory that are written down: of two systems that the program knows, and one that it does not. */
import type { LabSheetView } from '../../src-main/documents/sheets/lab-sheet.ts';
import type { LabFigures, LabRow } from '../../src-main/ipc/contract.ts';

const estimate = (mean: number, margin: number | null = null) => ({ mean, margin });
const BLANK = { from: 0, to: 1, ticks: [], decimals: 0 };
/** Its tournaments lie between 0.46 and 0.56, most of them at 0.5. */
export const row = (system: string, more: Partial<LabRow> = {}): LabRow => ({
  ...{ system, tau: estimate(0.5, 0.1), floats: estimate(12.34, 0.56), colours: estimate(0.789) },
  tauSpread: {
    outline: [
      { value: 0.46, density: 0 },
      { value: 0.5, density: 1 },
      { value: 0.56, density: 0.5 },
    ],
    quarters: [0.48, 0.5, 0.52],
  },
  ...{ coloursSpread: { outline: [], quarters: [0, 0, 0] }, values: [], differences: [] },
  ...{ meetings: [0.1, 0.6, 0.3], strongestWins: estimate(0.25, 0.031) },
  ...more,
});
export const figures: LabFigures = {
  rows: [
    row('mwm-burstein'),
    row('dutch-2026', { tau: estimate(0.4), meetings: [0.5, 0, 0.25], strongestWins: estimate(0.5) }),
    row('own'),
  ],
  ...{ reference: 'dutch-2026', measures: [], findings: [], leftOut: 0, counted: 40, shareMargin: 0.09 },
  curve: [estimate(0.2), estimate(0.3, 0.05), estimate(0.4, 0.02), estimate(0.5, 0.01)],
  scales: {
    ...{ floats: BLANK, colours: BLANK },
    tau: { from: 0, to: 1, ticks: [0, 0.5, 1], decimals: 1 },
    curve: { from: 0, to: 0.5, ticks: [0, 0.25, 0.5], decimals: 2 },
  },
};
export const view = (more: Partial<LabFigures> = {}): LabSheetView => ({
  run: {
    field: {
      ...{ kind: 'ratings', name: 'Club Open', players: 12 },
      ...{ lowest: 1960, highest: 2400, unrated: 0, unratedAs: 1400 },
    },
    ...{ systems: ['dutch-2026', 'mwm-burstein', 'own'], rounds: 2, runs: 40, done: 40 },
    ...{ state: 'done', secondsLeft: null, figures: { ...figures, ...more } },
  },
  issuedAt: '2026-11-22T16:20:00+01:00',
});
