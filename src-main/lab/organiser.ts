/** What an organiser asks: which system ranks this field best, and how many rounds are enough. */
import {
  isSwiss,
  MEASURES,
  PAPER_TIE_BREAKS,
  plainContestant,
  qualityByRound,
  estimateOf,
  findingsOf,
  histogramOf,
  pairedDifferenceOf,
  SYSTEMS,
  sizeOf,
  systemAt,
  widestMargin,
  type Tally,
  type Contestant,
  type Experiment,
  type FieldModel,
  type SystemId,
} from '../../src-engine/index.ts';
import type { LabEstimate, LabFigures, LabRow, LabScale, LabSpread } from '../ipc/contract.ts';
import { outlineOf, quartilesOf } from './plot-data.ts';

const BAKU = '+baku-2026';

/** The Dutch edition in force is compared without acceleration and with it. */
const ACCELERATED = systemAt('');

/** Every Swiss system, and {@link ACCELERATED} twice: the identity, and the system that it is. */
export function labSystems(): { readonly id: string; readonly system: SystemId }[] {
  return SYSTEMS.filter(({ id }) => isSwiss(id)).flatMap(({ id: system }) => {
    const plain = { id: system as string, system };
    return system === ACCELERATED ? [plain, { ...plain, id: system + BAKU }] : [plain];
  });
}

function contestantOf(id: string): Contestant {
  const accelerated = id.endsWith(BAKU);
  const plain = plainContestant(accelerated ? id.slice(0, -BAKU.length) : id);
  return accelerated ? { ...plain, acceleration: 'baku-2026' } : plain;
}

/** Rounds beyond those that are planned, to see what they would bring. */
const ROUNDS_MORE = 2;

interface Question {
  readonly field: FieldModel;
  /** Identities of {@link labSystems}; the first is what the others are compared with. */
  readonly systems: readonly string[];
  readonly rounds: number;
  /** Codes; the paper's list where there are none. */
  readonly tieBreaks: readonly string[];
}

/** The comparison of the systems, and the first of them alone with some rounds more. */
export function experimentsFor({ field, systems, rounds, tieBreaks }: Question): {
  readonly main: Experiment;
  readonly longer: Experiment;
} {
  const main: Experiment = {
    name: '',
    contestants: systems.map(contestantOf),
    field,
    rounds,
    results: { kind: 'milvang-2025' },
    tieBreaks: tieBreaks.length === 0 ? PAPER_TIE_BREAKS : tieBreaks,
    everyRound: false,
    normalised: false,
  };
  // Who meets everybody else cannot go on.
  const most = Math.max(rounds, Math.min(rounds + ROUNDS_MORE, Math.floor(sizeOf(field) / 2)));
  return { main, longer: { ...main, contestants: [main.contestants[0]!], rounds: most, everyRound: true } };
}

/** Points of an outline: as many as the screen can show. */
const OUTLINE_STEPS = 48;

/** What a page and a sheet show of the two tallies; the first must have a run that counts. */
export function figuresOf(systems: readonly string[], main: Tally, longer: Tally): LabFigures {
  const players = sizeOf(main.experiment.field);
  const measures = MEASURES.filter((kind) => main.measures.some(({ key }) => key === kind));
  const rows = systems.map((system, at): LabRow => {
    const of = (key: string): LabEstimate => shown(estimateOf(main, at, key));
    return {
      system,
      tau: of('tau'),
      tauSpread: spreadOf(main, at, 'tau', 1),
      floats: of('floats'),
      colours: scaled(of('colours'), players),
      coloursSpread: spreadOf(main, at, 'colours', players),
      meetings: meetingsOf(main, at),
      strongestWins: of('champion'),
      values: measures.map(of),
      differences: measures.map((key) => shown(pairedDifferenceOf(main, at, 0, key))),
    };
  });
  const curve = longer.runs === 0 ? [] : qualityByRound(longer, 0).map(shown);
  const ends = (of: (row: LabRow) => LabSpread): number[] =>
    rows.flatMap((row) => of(row).outline.map(({ value }) => value));
  return {
    scales: {
      tau: scaleAround([...ends(({ tauSpread }) => tauSpread), ...rows.flatMap(({ tau }) => reach(tau))]),
      floats: scaleAround(rows.flatMap(({ floats }) => reach(floats))),
      colours: scaleAround([
        ...ends(({ coloursSpread }) => coloursSpread),
        ...rows.flatMap(({ colours }) => reach(colours)),
      ]),
      curve: scaleAround(curve.flatMap(reach)),
    },
    rows: rows.sort((a, b) => b.tau.mean - a.tau.mean),
    reference: systems[0]!,
    measures,
    findings: findingsOf(main, 0, players),
    curve,
    leftOut: main.seeds.reduce((sum, [first, last]) => sum + last - first + 1, 0) - main.runs,
    counted: main.runs,
    shareMargin: widestMargin(main.runs),
  };
}

function shown({ mean, margin }: LabEstimate): LabEstimate {
  return { mean, margin };
}

function scaled({ mean, margin }: LabEstimate, by: number): LabEstimate {
  return { mean: mean / by, margin: margin === null ? null : margin / by };
}

function spreadOf(tally: Tally, contestant: number, measure: string, by: number): LabSpread {
  const of = { tally, contestant, measure };
  // Where all tournaments agree there is nothing to outline.
  const isSpread = histogramOf(tally, contestant, measure).length > 1;
  const [low, middle, high] = quartilesOf(of);
  return {
    outline: (isSpread ? outlineOf(of, OUTLINE_STEPS) : []).map(({ value, density }) => ({
      value: value / by,
      density,
    })),
    quarters: [low / by, middle / by, high / by],
  };
}

function meetingsOf(tally: Tally, contestant: number): number[] {
  const shares = new Array<number>(tally.experiment.rounds).fill(0);
  for (const { from, share } of histogramOf(tally, contestant, 'topMeeting')) {
    if (from <= shares.length) shares[from - 1] = share;
  }
  return shares;
}

/** Both ends of an interval. */
function reach({ mean, margin }: LabEstimate): number[] {
  return [mean - (margin ?? 0), mean + (margin ?? 0)];
}

/** Most steps of an axis. */
const MOST_STEPS = 7;

/** Round numbers around values, in steps of 1, 2 or 5 times a power of ten. */
export function scaleAround(values: readonly number[]): LabScale {
  const low = values.reduce((least, each) => Math.min(least, each), Infinity);
  const high = values.reduce((most, each) => Math.max(most, each), -Infinity);
  if (low > high) return { from: 0, to: 1, ticks: [0, 1], decimals: 0 };
  // Values that all agree, as colours after an odd number of rounds, stand amid an axis as wide as they are.
  if (high - low <= 1e-9 * Math.abs(low)) return scaleAround(low === 0 ? [0, 1] : [low / 2, (3 * low) / 2]);
  const raw = Math.max(high - low, 1e-3) / MOST_STEPS;
  const power = Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((each) => each * 10 ** power >= raw) ?? 10;
  const decimals = Math.max(0, factor === 10 ? -power - 1 : -power);
  const step = factor * 10 ** power;
  // A value that is a tick itself needs no further step, whatever its last digit.
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks, decimals };
}
