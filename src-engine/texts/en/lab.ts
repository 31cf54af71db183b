/** What the laboratory says. */
import { format } from './format.ts';

const tournaments = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: 'tournament', other: 'tournaments' })}`;

const config = {
  noJson: (message: string) => `This is not JSON: ${message}`,
  wrong: (path: string, message: string) => (path === '' ? message : `${path}: ${message}`),
  keyUnknown: 'there is no such key here.',
  keyMissing: 'this key is missing.',
  systemUnknown: (system: string) =>
    `There is no Swiss system ${system}. wallchart lab systems lists those that there are.`,
  matchingOnly: (option: string, system: string) =>
    `“${option}” is for the systems by matching (mwm-…); the system here is ${system}.`,
  betaWrong: 'β must be a number of games above 0 with one decimal at most.',
  bakuNeedsRounds: (rounds: number) =>
    `Baku acceleration of 2017 needs at least 9 rounds (C.04.5.1 1); there are ${rounds}.`,
  tooManyRounds: (rounds: number, players: number, most: number) =>
    `${rounds} rounds cannot be paired: ${players} players meet everybody within ${most}.`,
  seedsTurned: (first: number, last: number) => `The first seed, ${first}, comes after the last, ${last}.`,
  boundsTurned: (low: number, high: number) => `“low” (${low}) is above “high” (${high}).`,
  meanOutside: (mean: number, low: number, high: number) =>
    `The mean ${mean} must be between ${low} and ${high}.`,
  sampleEmpty: (low: number, high: number) => `No rating of the list is from ${low} to ${high}.`,
  strengthsAndRatings: 'Strengths are drawn around the ratings that are given: leave out “strengths”.',
  playersAndRatings: (players: number, ratings: number) =>
    `“players” says ${players}, but the number of ratings is ${ratings}: name one of them only.`,
  noRatings: (file: string) => `${file}: no report with rated players can be read there.`,
  tooFewGames: (games: number, least: number) =>
    `The files have ${format.count(games, { one: 'game', other: 'games' })} between rated players; a model needs at least ${least}.`,
  tieBreakUnknown: (code: string) => `There is no tie-break ${code}.`,
} as const;

export const labText = {
  config,
  usage: [
    'Usage: wallchart lab run CONFIG.json -o OUT.json [--seeds A..B] [--resume] [--threads N] [--quiet]',
    'Usage: wallchart lab merge SHARD.json … -o OUT.json',
    'Usage: wallchart lab show OUT.json [--against SYSTEM]',
    'Usage: wallchart lab plot OUT.json --measure KEY -o X.svg [--letters]',
    'Usage: wallchart lab paper -o FOLDER [--sample N] [--ratings REPORT.trf] [--threads N]',
    'Usage: wallchart lab rest FILE [--runs N] [--threads N] [--json]',
    'Usage: wallchart lab systems',
    '',
  ].join('\n'),
  /** A sentence for the standard error; `command` is the word after `lab`, or empty. */
  refused: (command: string, sentence: string) =>
    `${['wallchart', 'lab', command].join(' ').trimEnd()}: ${sentence}\n`,
  byMatching: 'takes beta and weights',
  atLine: (file: string, line: number, sentence: string) => `${file}: line ${line}: ${sentence}`,
  unreadable: (file: string) => `${file}: the file cannot be read.`,
  systemsAlone: (word: string) => `${word}: nothing is named here; all systems are listed.`,
  commandMissing: 'Say what to do: run, merge, show, plot, paper, rest or systems.',
  commandUnknown: (word: string) => `There is no command lab ${word}.`,
  outputMissing: 'Name the file to be written with -o.',
  shardsMissing: 'Name the shards to be merged.',
  configMissing: 'Name the configuration.',
  experimentMissing: 'Name the file that lab run or lab merge has written.',
  seedsWrong: (value: string) => `--seeds ${value}: it must be two whole numbers like 1..1000.`,
  exists: (file: string) => `${file} is there already. Continue it with --resume, or name another file.`,
  otherExperiment: (file: string) => `${file} holds the runs of another experiment.`,
  noShard: (file: string) => `${file}: this is not a shard of the laboratory.`,
  otherVersion: (file: string, found: number, own: number) =>
    `${file}: written by version ${found} of the laboratory, whose numbers do not go with those of version ${own}. Run its seeds again.`,
  seedsTwice: (file: string, seed: number) => `${file}: seed ${seed} is in an earlier shard too.`,
  progress: (done: number, all: number, secondsLeft: number | null) =>
    secondsLeft === null
      ? `${format.number(done)} of ${format.number(all)} seeds`
      : `${format.number(done)} of ${format.number(all)} seeds, about ${format.count(secondsLeft, { one: 'second', other: 'seconds' })} left`,
  stopped: (file: string, done: number, all: number) =>
    `Stopped after ${format.number(done)} of ${format.number(all)} seeds. What is done is in ${file}; --resume continues it.`,
  written: (runs: number, systems: number, file: string) =>
    `${tournaments(runs)} by each of ${format.count(systems, { one: 'system', other: 'systems' })} in ${file}`,
  leftOut: (system: string, count: number) =>
    `${system} found no round in ${format.count(count, { one: 'seed', other: 'seeds' })}; such seeds count for no system.`,
  noRuns: 'No seed counts: in each one a system found no round.',
  sample: (runs: number) => `${tournaments(runs)} by each system; ± is the 95 % interval of the mean.`,
  oneRun: 'One run has no interval: it takes two seeds at least.',
  against: (system: string, runs: number) =>
    `Difference from ${system} on the same seeds, ${tournaments(runs)} by each system; ± is the 95 % interval.`,
  againstUnknown: (system: string) => `${system} is none of the systems of this experiment.`,
  rest: {
    number: 'No.',
    name: 'Name',
    first: 'First',
    firstThree: 'First three',
    firstTen: 'First ten',
    mean: 'Mean rank',
    head: (runs: number, played: number, rounds: number) =>
      `The rest of the event played ${format.count(runs, { one: 'time', other: 'times' })}, ${played} of ${rounds} rounds being paired; percent and mean ranks with their 95 % intervals. Strengths are drawn around the ratings, results by Milvang 2025.`,
    percent: (share: string, low: string, high: string) => `${share} (${low}–${high})`,
    notPairable: (round: number) => `Round ${round} cannot be paired in one of the runs.`,
    stopped: 'Stopped. Figures of a part are not shown.',
  },
  system: 'System',
  measures: {
    tau: 'Kendall τ',
    rho: 'Spearman ρ',
    ndcg: 'NDCG',
    floats: 'Float pairs',
    colours: 'Colour difference',
    paradoxes: 'Paradoxical results',
    strength: 'Strength difference',
    normalised: 'Normalised strength difference',
    topGames: 'Games of top seeds',
    topMeeting: 'Round of the first game of top seeds',
    complaints: 'Colours not due',
    sharedFirst: 'Players sharing rank 1',
    podium: 'Podium distance',
    champion: 'Strongest wins',
  },
  /** `Colour difference, round 6`. */
  measureAfter: (measure: string, round: number) => `${measure}, round ${round}`,
  /** `mwm-burstein, β 0.1, weights as computed, Baku`. */
  contestant: (system: string, beta: string | null, isComputed: boolean, isAccelerated: boolean) =>
    [
      system,
      ...(beta === null ? [] : [`β ${beta}`]),
      ...(isComputed ? ['weights as computed'] : []),
      ...(isAccelerated ? ['Baku'] : []),
    ].join(', '),
} as const;
