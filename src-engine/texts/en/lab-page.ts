/** The Lab page, and the page that it prints for the organiser. */
import type { Finding, Margined } from '../../lab/findings.ts';
import type { MeasureKind } from '../../lab/experiment.ts';
import { format } from './format.ts';

const { number } = format;

/** Short names of systems, and what tells one edition from another. */
const systems: Readonly<Record<string, readonly [name: string, detail: string]>> = {
  'dutch-2026': ['FIDE (Dutch)', 'C.04.3 of 2026'],
  'dutch-2026+baku-2026': ['FIDE (Dutch)', 'with Baku acceleration'],
  'dutch-2017': ['FIDE (Dutch)', 'C.04.3 of 2017'],
  'dubov-2026': ['Dubov', 'C.04.4.1 of 2026'],
  'dubov-old': ['Dubov', 'C.04.4.1 of 1997'],
  'burstein-2026': ['Burstein', 'C.04.4.2 of 2026'],
  'burstein-2025': ['Burstein', 'C.04.4.2 of 2025'],
  'burstein-old': ['Burstein', 'C.04.4.2 of 2017'],
  'lim-2026': ['Lim', 'C.04.4.3 of 2026'],
  'lim-old': ['Lim', 'C.04.4.3 before 2026'],
  bcf: ['BCF Swiss', 'rules 1 to 31'],
  'mwm-dutch': ['Weighted matching', 'Dutch'],
  'mwm-burstein': ['Weighted matching', 'Burstein'],
  'mwm-monrad': ['Weighted matching', 'Monrad'],
  'mwm-random': ['Weighted matching', 'random'],
  'mwm-random2': ['Weighted matching', 'random between halves'],
};

const measures: Readonly<Record<MeasureKind, readonly [name: string, meaning: string]>> = {
  tau: ['Kendall τ', '1 is the true order, 0 is chance'],
  rho: ['Spearman ρ', '1 is the true order, 0 is chance'],
  ndcg: ['NDCG', 'the top of the ranking counts most; 1 is the true order'],
  floats: ['Float pairs', 'games between different scores'],
  colours: ['Colour differences', 'games with White less games with Black, sum over all players'],
  paradoxes: ['Upsets', 'share of games that the weaker player won'],
  strength: ['Mismatch', 'difference of true strengths on a board, rating points'],
  normalised: ['Mismatch, normalised', 'share of what was possible'],
  topGames: ['Games of top seeds', 'games between two of the first four seeds'],
  topMeeting: ['First such game', 'round; the one after the last where there is none'],
  complaints: ['Colours not due', 'a player does not get the colour that balances their games'],
  sharedFirst: ['Players on rank 1', '1: nobody shares it'],
  podium: ['Podium distance', 'ranks by which the three strongest miss theirs'],
  champion: ['Strongest wins', 'share of the tournaments'],
};

/** An amount with its interval, with as many digits as the interval leaves. */
const margined = ({ value, margin }: Margined): string => {
  const places = margin >= 1 ? 0 : margin >= 0.1 ? 1 : margin >= 0.01 ? 2 : 3;
  return `${number(value, places)} (±\u00a0${number(margin, places)})`;
};

/** A margin of shares in per cent. */
const shareOf = (margin: number): string => `${number(100 * margin, margin < 0.01 ? 1 : 0)} %`;

/** One finding as a sentence; `name` gives a contestant's name. */
function finding(found: Finding, name: (contestant: number) => string): string {
  switch (found.code) {
    case 'too-few':
      return `${format.count(found.runs, { one: 'run is', other: 'runs are' })} too few to say anything.`;
    case 'ranks-best':
      return `${name(found.best)} ranks this field best: ${margined(found.pairs)} more of 1\u202f000 pairs of players are in the right order than with ${name(found.over)}.`;
    case 'reference-best':
      return `No system is shown to rank this field better than ${name(found.reference)}.`;
    case 'level':
      return found.others.length === 1
        ? `${name(found.others[0]!)} and ${name(found.reference)} rank alike: the difference is not beyond chance.`
        : `${format.list(found.others.map(name))} rank like ${name(found.reference)}: no difference is beyond chance.`;
    case 'ranks-worst':
      return `${name(found.worst)} ranks worst: ${margined(found.pairs)} fewer of 1\u202f000 pairs are in the right order than with ${name(found.under)}.`;
    case 'fewest-floats':
      return `${name(found.fewest)} pairs the fewest players of different scores: ${margined(found.floats)} games fewer than ${name(found.than)}.`;
    case 'most-floats':
      return `${name(found.most)} pairs the most players of different scores: ${margined(found.floats)} games more than ${name(found.than)}.`;
    case 'evenest':
      return `${name(found.evenest)} keeps colours nearest to even: ${margined(found.games)} of a game for each player better than ${name(found.than)}.`;
    case 'top-seeds-meet':
      return `With ${name(found.contestant)} two of the four top seeds most often meet first in round ${found.round}, with ${name(found.reference)} in round ${found.referenceRound}.`;
  }
}

export const labPageText = {
  title: 'Which system ranks this field best?',
  tryTitle: 'What to try',
  systems,
  measures,
  finding,
  /** `name, detail`. */
  systemName: (id: string, fallback: string) => systems[id]?.join(', ') ?? fallback,
  /** In a sentence: the detail only where another system of the list has the same name. */
  nameAmong: (id: string, all: readonly string[]) => {
    const name = systems[id]?.[0];
    const isAlone = all.filter((each) => systems[each]?.[0] === name).length < 2;
    return (isAlone ? name : systems[id]?.join(', ')) ?? id;
  },
  field: 'Field',
  changeField: 'Change the field',
  fieldKinds: {
    tournament: 'This tournament',
    file: 'List of players',
    typed: 'Typed in',
    ratings: 'Ratings',
  },
  fieldNone: 'No tournament is open, or it has fewer than four players.',
  fieldOf: (players: number) => format.count(players, { one: 'player', other: 'players' }),
  fieldRange: (lowest: number, highest: number) => `${lowest} to ${highest}`,
  unrated: (count: number, as: number) =>
    format.plural(count, {
      one: `1 unrated player counts as ${as}`,
      other: `${number(count)} unrated players count as ${as}`,
    }),
  players: 'Players',
  lowest: 'Weakest',
  highest: 'Strongest',
  ratings: 'Ratings',
  ratingsHint: 'Paste ratings, one for each player, from a list or a table',
  chooseFile: 'Choose a file',
  otherFile: 'Another file',
  rowsLeftOut: (count: number) =>
    format.plural(count, {
      one: '1 row left out: no player, or twice',
      other: `${number(count)} rows left out: no players, or twice`,
    }),
  ratingsRead: (count: number) => `${format.count(count, { one: 'rating', other: 'ratings' })} found`,
  system: 'Systems',
  announced: 'announced',
  more: (count: number) => format.count(count, { one: 'more system', other: 'more systems' }),
  fewer: 'Show fewer systems',
  rounds: 'Rounds',
  runs: 'Runs of each system',
  drawnBy: 'Results drawn by',
  model: 'Milvang 2025, strengths around ratings',
  start: 'Start',
  again: 'Start again',
  stop: 'Stop here',
  print: 'Save the page',
  saved: (path: string) => `The page for the organiser is saved as ${path}.`,
  running: 'running',
  done: 'done',
  stopped: 'stopped',
  progress: (done: number, runs: number, seconds: number | null) =>
    `${number(done)} of ${number(runs)}${seconds === null ? '' : `, ${seconds < 90 ? format.count(seconds, { one: 'second', other: 'seconds' }) : format.count(Math.round(seconds / 60), { one: 'minute', other: 'minutes' })} left`}`,
  leftOut: (count: number) =>
    format.plural(count, {
      one: '1 run is left out: one of the systems found no round.',
      other: `${number(count)} runs are left out: one of the systems found no round.`,
    }),
  views: { table: 'Table', compared: 'Compared', measures: 'Every measure' },
  view: 'View',
  empty: 'Choose a field and systems, then start. The tournament is never touched.',
  waiting: 'The first tournaments are being played.',
  columns: {
    system: ['System', 'best ranking first'],
    tau: ['Ranking quality', 'Kendall τ: 1 is the true order, 0 is chance'],
    floats: ['Float pairs', 'of different scores'],
    colours: ['Colours', 'White less Black games'],
    meetings: 'Top four first meet',
  } as const,
  /** `margin`: the largest half of an interval, as a share. */
  meetingsHint: (margin: number) => `share of the runs ± ${shareOf(margin)}`,
  measure: 'Measure',
  less: (name: string, runs: number) =>
    `Each less ${name}, ${format.count(runs, { one: 'run', other: 'runs' })}, ± half of the 95 % interval; in grey what can be chance`,
  each: (runs: number) =>
    `Mean of each system, ${format.count(runs, { one: 'run', other: 'runs' })}, ± half of the 95 % interval`,
  plusMinus: (margin: string) => `± ${margin}`,
  percent: (share: number) => `${number(100 * share)} %`,
  round: (round: number) => `R${round}`,
  inWords: (runs: number) => `In words, after ${format.count(runs, { one: 'run', other: 'runs' })} of each`,
  howToRead:
    'Outline: single tournaments. Grey bar: the middle half. Block: the mean with its 95 % interval. One weekend can differ from all this.',
  enough: 'How many rounds are enough?',
  enoughOf: (name: string) => `${name}, τ`,
  enoughWords: (planned: number, pairs: Margined, more: number, pairsMore: Margined) =>
    `After ${format.count(planned, { one: 'round', other: 'rounds' })} ${margined(pairs)} of 1\u202f000 pairs of players are in the right order, after ${format.count(more, { one: 'round', other: 'rounds' })} ${margined(pairsMore)}.`,
  curveLabel: (values: readonly string[]) => `Ranking quality after each round: ${format.list(values)}`,
  objections: {
    noSystem: 'Choose at least one system.',
    noFile: 'Choose a list of players.',
    players: 'Between 4 and 2\u202f000 players.',
    bounds: 'Ratings are between 1 and 4000, the weakest first.',
    ratings: 'Paste between 4 and 2\u202f000 ratings.',
    rounds: 'Between 1 and 30 rounds.',
    runs: 'Between 1 and 100\u202f000 runs.',
  },
  refusals: {
    noTournament: 'No tournament is open.',
    fewPlayers: (players: number) =>
      `The tournament has ${format.count(players, { one: 'player', other: 'players' })}; the laboratory needs four.`,
    chooseField: 'Type the size of a field, or paste ratings.',
    boundsTurned: (low: number, high: number) =>
      `The weakest player (${low}) is stronger than the strongest (${high}).`,
    unknownSystem: (id: string) => `The laboratory knows no system ${id}.`,
    systemTwice: 'A system is chosen twice.',
    manyRounds: (rounds: number, players: number, most: number) =>
      `${number(players)} players cannot play ${number(rounds)} rounds: everybody has opponents for ${number(most)}.`,
    nothingYet: 'There are no figures yet.',
  },
  sheet: {
    fileName: 'Laboratory',
    forOrganiser: (event: string) => (event === '' ? 'For the organiser' : `${event}, for the organiser`),
    field: (players: number, rounds: number) =>
      `${format.count(players, { one: 'player', other: 'players' })}, ${format.count(rounds, { one: 'round', other: 'rounds' })}`,
    range: (lowest: number, highest: number) => `ratings ${lowest} to ${highest}`,
    quality: 'Ranking quality',
    qualityHint:
      'Kendall τ between final ranking and true strength: 1 is the true order, 0 is chance. Outline: single tournaments. Black: the mean with its 95 % interval. Hatched: what the others are compared with.',
    all: 'All figures',
    columns: {
      system: 'System',
      tau: 'Ranking quality',
      floats: 'Float pairs',
      colours: 'Colours',
      strongest: 'Strongest wins',
    },
    meet: 'In which round two of the top four first meet',
    meetHint: (margin: number) => `Share of the tournaments, each right to ± ${shareOf(margin)}.`,
    enoughOf: (name: string) => `${name}, τ with 95 % interval`,
    done: 'How it was done',
    method: (runs: number) =>
      `${format.count(runs, { one: 'tournament', other: 'tournaments' })} for each system, with the same players and the same luck where the same two met. Strengths are drawn around the ratings; wins, draws and losses by the model of Milvang, set of 2025. Colours: games with White less games with Black, mean over the players. Nothing is written to the tournament. The seeds are 1 to ${number(runs)}, so that the same can be repeated.`,
    footer: (runs: number) =>
      `Every figure with its 95 % interval; ${format.count(runs, { one: 'run', other: 'runs' })} of each`,
  },
};
