/** The paper's experiments re-run: what the plots and the report say. */
import type { ClaimId } from '../../lab/paper-claims.ts';
import type { Interval, Verdict } from '../../lab/paper-trials.ts';
import type { PaperRunId } from '../../lab/paper-runs.ts';
import { format } from './format.ts';

const systems: Readonly<Record<string, string>> = {
  'mwm-burstein': 'Burstein',
  'dutch-2017': 'Dutch of FIDE 2017',
  'mwm-dutch': 'Dutch',
  'mwm-random2': 'Random2',
  'mwm-random': 'Random',
  'mwm-monrad': 'Monrad',
};

const runs: Readonly<Record<PaperRunId, string>> = {
  base: '1400 to 2200',
  weaker: '1000 to 1800',
  stronger: '1800 to 2600',
  narrow: '1600 to 2000',
  wide: '1200 to 2400',
  'rounds-16': '16 players',
  'rounds-32': '32 players',
  'rounds-64': '64 players',
  'mostly-strong': 'many strong players',
  'mostly-weak': 'many weak players',
  normal: 'normal strengths',
  sampled: 'sampled strengths',
  strict: 'β 0.1 and 2',
  computed: 'weights exact and as computed',
};

const measures: Readonly<Record<string, string>> = {
  tau: 'Kendall τ',
  rho: 'Spearman ρ',
  ndcg: 'NDCG',
  floats: 'Float pairs',
  'colours@6': 'Colour difference after 6 rounds',
  colours: 'Colour difference',
  paradoxes: 'Share of paradoxical results',
  strength: 'Mean strength difference',
  normalised: 'Normalised strength difference',
};

const figures: Readonly<Record<number, string>> = {
  2: 'Ranking quality. A higher value is a better one.',
  3: 'Ranking quality for other strength ranges.',
  4: 'Float pairs in 112 games. A lower number is a better one.',
  5: 'Sum of the colour differences after 6 rounds. Zero is possible.',
  6: 'Ranking quality after each of 9 rounds.',
  7: 'Ranking quality for strength ranges of 400, 800 and 1200 points.',
  8: 'Ranking quality with exponential strengths, mean 2000: many strong players.',
  9: 'Ranking quality with exponential strengths, mean 1600: many weak players.',
  10: 'Ranking quality with normal strengths, mean 1800, deviation 200.',
  11: 'Ranking quality with strengths sampled from ratings.',
  12: 'Ranking quality by Spearman ρ.',
  13: 'Ranking quality by NDCG.',
  14: 'Spearman ρ for other strength ranges.',
  15: 'NDCG for other strength ranges.',
  16: 'Spearman ρ for other sizes of the strength range.',
  17: 'NDCG for other sizes of the strength range.',
  18: 'Paradoxical results against ranking quality, Dutch of FIDE.',
  19: 'Mean strength difference against ranking quality, Dutch of FIDE.',
  20: 'One first round replayed: quality after it against the strength difference of round 2 (above), and the correlations of many such first rounds in their order (below).',
  21: 'Normalised strength difference against ranking quality.',
  22: 'Float pairs for other strength ranges.',
  23: 'Float pairs for other sizes of the strength range.',
  24: 'Float pairs after each of 9 rounds.',
  25: 'Colour difference after each of 9 rounds.',
  26: 'Ranking quality with β 2 and β 0.1.',
  27: 'Float pairs with β 2 and β 0.1.',
};

const claims: Readonly<Record<ClaimId, string>> = {
  'burstein-over-random2': 'Burstein ranks better than Random2.',
  'random2-over-dutch': 'Random2 ranks better than Dutch.',
  'dutch-like-bbp': 'Dutch ranks about as Dutch BBP.',
  'dutch-over-bbp': 'Dutch ranks slightly better than Dutch BBP.',
  'dutch-over-random': 'Dutch ranks better than Random.',
  'random-over-monrad': 'Random ranks better than Monrad, by far the worst.',
  'burstein-over-bbp-weaker': 'From 1000 to 1800 Burstein ranks better than Dutch BBP.',
  'burstein-over-bbp-stronger': 'From 1800 to 2600 Burstein ranks better than Dutch BBP.',
  'floats-burstein-under-bbp': 'Burstein makes fewer float pairs than Dutch BBP.',
  'floats-dutch-under-bbp': 'Dutch makes fewer float pairs than Dutch BBP.',
  'floats-random2-under-bbp': 'Random2 makes fewer float pairs than Dutch BBP.',
  'floats-burstein-under-random2': 'Burstein makes fewer float pairs than Random2.',
  'floats-bbp-under-random': 'Dutch BBP makes fewer float pairs than Random.',
  'colours-like-bbp': 'Burstein, Dutch, Random2 and Monrad balance colours about as Dutch BBP.',
  'colours-random-under-bbp': 'Random balances colours better than Dutch BBP.',
  'more-rounds-better': 'From the second on each further round ranks better.',
  'burstein-under-bbp-two-rounds': 'After 2 rounds Burstein is behind Dutch BBP.',
  'burstein-over-bbp-sizes':
    'From 3 rounds on Burstein ranks better than Dutch BBP for 16, 32 and 64 players.',
  'wider-better': 'A larger strength range ranks better.',
  'narrow-gap-much-larger':
    'In the smallest strength range Burstein is much further ahead of Dutch BBP than in the others.',
  'burstein-over-bbp-strong': 'With many strong players Burstein ranks better than Dutch BBP.',
  'burstein-over-bbp-weak': 'With many weak players Burstein ranks better than Dutch BBP.',
  'burstein-over-bbp-normal': 'With normal strengths Burstein ranks better than Dutch BBP.',
  'burstein-over-bbp-sampled': 'With sampled strengths Burstein ranks better than Dutch BBP.',
  'rho-same-order': 'By Spearman ρ the systems come in the same order.',
  'ndcg-same-order': 'By NDCG the systems come in the same order.',
  'paradoxes-hurt': 'More paradoxical results go with a worse ranking.',
  'strength-slightly-negative':
    'Within Burstein, Random2 and both Dutch a larger strength difference goes with a slightly worse ranking.',
  'normalised-positive': 'A larger normalised strength difference goes with a better ranking.',
  'normalised-burstein-over-bbp': 'Burstein has a larger normalised strength difference than Dutch BBP.',
  'strength-random-over-monrad': 'Random has a larger strength difference than Monrad.',
  'strength-dutch-over-random': 'Dutch has a larger strength difference than Random.',
  'floats-burstein-under-bbp-sizes': 'Burstein makes fewer float pairs for 16, 32 and 64 players.',
  'colours-bbp-under-early': 'Up to 4 rounds Dutch BBP balances colours slightly better than Burstein.',
  'colours-bbp-not-under-late':
    'From 6 rounds on Dutch BBP has no advantage in colours over Burstein any more.',
  'strict-same-quality': 'With β 0.1 ranking quality is almost the same.',
  'strict-more-floats': 'With β 0.1 there are more float pairs.',
};

const verdicts: Readonly<Record<Verdict, string>> = {
  holds: 'holds',
  differs: 'differs',
  open: 'open',
};

/** As many places as tell the two ends of an interval apart. */
function interval({ value, low, high }: Interval): string {
  const width = high - low;
  const places =
    width > 0 && Number.isFinite(width) ? Math.max(0, Math.min(5, 1 - Math.floor(Math.log10(width)))) : 3;
  const [mean, from, to] = [value, low, high].map((number) => format.number(number, places));
  return `${mean} (${from} to ${to})`;
}

export const labPaperText = {
  systems,
  runs,
  measures,
  /** `Figure 2: Ranking quality … 1 000 tournaments by each system.` */
  /** `told`: what stands beside the sample, such as correlations. */
  caption: (number: number, samples: readonly number[], told: string) => {
    const [least, most] = [Math.min(...samples), Math.max(...samples)];
    const sample =
      least === most ? format.number(least) : `${format.number(least)} to ${format.number(most)}`;
    return `Figure ${number}: ${figures[number]!} ${sample} tournaments by each system; ${told}.`;
  },
  meansTold: 'point and bar: the mean with its 95 % interval',
  /** `correlation: Burstein 0.18 (0.15 to 0.21), …`. */
  correlationsTold: (correlations: readonly string[]) =>
    `the darker, the more of them; correlation with its 95 % interval: ${correlations.join(', ')}`,
  correlationOf: (system: string, interval: string) => `${system} ${interval}`,
  /** Lines above a single plot. */
  plotTold: (runs: number) => [
    `${format.count(runs, { one: 'tournament', other: 'tournaments' })} by each system`,
    'point and bar: the mean with its 95 % interval',
  ],
  firstRoundCaption: (replays: number, rounds: number, each: number) =>
    `Figure 20: ${figures[20]!} ${format.number(replays)} replays; ${format.number(rounds)} first rounds with ${format.number(each)} replays each.`,
  beta: (games: string) => `β ${games}`,
  rounds: 'Rounds',
  strengthRange: 'Strengths',
  correlation: 'Correlation',
  shareOfFirstRounds: 'Share of the first rounds',
  title: 'Pairing by matching: the experiments again',
  about: [
    'This report runs the experiments of the paper on pairing by maximum-weight matching again, with the engines of this program: the five systems of the paper, and the Dutch system of FIDE of 2017 in place of BBP, which implements it.',
    'Usual parameters: 32 players, 7 rounds, strengths uniform from 1400 to 2200, ratings drawn around them, results by the model of Milvang fitted to the paper’s Table 2, β = 2. All systems play the same seeds: same players, and the same luck where the same two meet.',
    'Violins show single tournaments with their quarters (dashed); letter values show the middle half, the next quarter, and so on.',
  ],
  figuresHeading: 'Figures',
  claimsHeading: 'What the paper says, and what comes out',
  claimsAbout:
    'Each statement is tried on differences of means, or on correlations, with 95 % intervals. It holds when the whole interval goes the stated way; it differs when the whole interval goes the other way; it is open when the interval allows both. “About as” means within 2 % of the mean, for colours within 10 %. Of several comparisons the one furthest from holding is shown. The intervals are those of single comparisons: of about 35 statements one or two can be wrong by chance.',
  claimsHead: ['The paper says', 'Figures', 'Ours', 'Verdict', 'Runs'],
  claims,
  verdicts,
  interval,
  figureList: (numbers: readonly number[]) => (numbers.length === 0 ? 'text' : numbers.join(', ')),
  count: (value: number) => format.number(value),
  sampledMissing: 'Figure 11 needs a list of ratings: name a report with --ratings.',
  paperProgress: (run: string, done: number, all: number) =>
    `${run}: ${format.number(done)} of ${format.number(all)} seeds`,
  paperDone: (folder: string, holds: number, differs: number, open: number) =>
    `Figures, statements.md and paper.pdf are in ${folder}. ${format.count(holds, { one: 'statement holds', other: 'statements hold' })}, ${format.count(differs, { one: 'differs', other: 'differ' })}, ${format.count(open, { one: 'is open', other: 'are open' })}.`,
  paperStopped: 'Stopped. The same command continues.',
  folderMissing: 'Name the folder to be written with -o.',
  readsNoFile: (word: string) =>
    `${word}: no file is read but the report of --ratings. Name the folder to be written with -o.`,
  measureUnknown: (key: string, keys: readonly string[]) =>
    `There is no measure ${key}; there are ${format.list(keys)}.`,
  plotted: (file: string) => `The plot is in ${file}`,
} as const;
