/**
 * B.01 1.4 written out a second time, from the articles: every set of games that 1.4.1e and f allow is tried one by one.
 * Nothing is shared with the program but the stored rounds.
 */
import type { GameResult, Player, Title, Tournament } from '../../src-engine/index.ts';

/** What White and Black have of a game in which both moved, in half points. */
const PLAYED: Partial<Record<GameResult, readonly [white: number, black: number]>> = {
  'white-wins': [2, 0],
  draw: [1, 1],
  'black-wins': [0, 2],
  'white-draws-black-loses': [1, 0],
  'white-loses-black-draws': [0, 1],
  'both-lose': [0, 0],
};

/** Who won by forfeit. */
const FORFEITED: Partial<Record<GameResult, 'white' | 'black'>> = {
  'forfeit-white-wins': 'white',
  'forfeit-black-wins': 'black',
};

/** 1.4.2a: those of the events that are compared, and FIDE's own flag. */
const FEDERATIONS_OF_FIDE: readonly string[] = 'NOR SWE DEN POL GER FRA ISL FID'.split(' ');

/** 1.4.5: what the two titles of one player can count for. */
const titlesOf = ({ title, womensTitle = null }: Player): readonly (Title | null)[] => [title, womensTitle];
const hasOneOf = (player: Player, titles: string): boolean =>
  titlesOf(player).some((title) => title !== null && titles.split(' ').includes(title));

/** 1.4.9, for 50 % and more; below it is the same with a minus. */
const DP = (
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 ' +
  '273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
)
  .split(' ')
  .map(Number);

const ASKED = {
  GM: { performance: 2600, average: 2380, floor: 2200, group: 'GM' },
  IM: { performance: 2450, average: 2230, floor: 2050, group: 'GM IM' },
  WGM: { performance: 2400, average: 2180, floor: 2000, group: 'GM IM WGM' },
  WIM: { performance: 2250, average: 2030, floor: 1850, group: 'GM IM WGM WIM' },
} as const;
type Sought = keyof typeof ASKED;

interface Game {
  readonly opponent: Player;
  readonly rating: number;
  readonly halves: number;
}

export interface LiteralNorm {
  readonly games: number;
  readonly performance: number;
  readonly credit: number;
}

export interface LiteralEvent {
  readonly isRobin: boolean;
  readonly isDouble: boolean;
  readonly isExempt: boolean;
}

/** The norm that counts for most games, then the one of most games, then of the highest performance; null for none. */
export function literalNorm(
  tournament: Tournament,
  player: Player,
  title: Sought,
  event: LiteralEvent,
): LiteralNorm | null {
  // 1.4.5f
  if (event.isDouble && tournament.players.length < 6) return null;
  const games: Game[] = [];
  let free = 0;
  let lastIsForfeit: Game | null = null;
  tournament.rounds.forEach(({ boards, unpaired }, index) => {
    for (const { white, black, result, ratedAs } of boards) {
      if (white !== player.id && black !== player.id) continue;
      const side = white === player.id ? 'white' : 'black';
      const opponent = tournament.players.find(({ id }) => id === (side === 'white' ? black : white))!;
      const rating = ratingIn(opponent, index + 1);
      const belongs = FEDERATIONS_OF_FIDE.includes(opponent.federation);
      const isFree = FORFEITED[ratedAs ?? result] === side;
      if (isFree) free++;
      if (!belongs || (event.isRobin && isScoreless(tournament, opponent))) continue;
      if (isFree && index + 1 === tournament.rules.rounds) lastIsForfeit = { opponent, rating, halves: 0 };
      const halves = PLAYED[ratedAs ?? result]?.[side === 'white' ? 0 : 1];
      if (halves === undefined) continue;
      games.push({ opponent, rating, halves });
    }
    free += unpaired.filter((one) => one.player === player.id && /^(pab|forfeit-win)$/.test(one.kind)).length;
  });
  const judge = (set: readonly Game[], counted: number) => judged(set, counted, player, title, event);
  const found: (LiteralNorm | null)[] = [];
  if (games.length < 9) {
    // 1.4.1c: mix and performance in the eight games. 1.4.2c: the player needs the ninth, and can afford to lose it.
    if (games.length === 8 && tournament.rules.rounds === 9 && free > 0) found.push(judge(games, 9));
    if (games.length === 8 && lastIsForfeit !== null) found.push(judge([...games, lastIsForfeit], 9));
  } else {
    const mayDrop = !event.isRobin || hasMix(games, player, title, event);
    for (let end = games.length; end >= (event.isRobin ? games.length : 9); end--) {
      const played = games.slice(0, end);
      const won = played.filter(({ halves }) => halves === 2);
      for (let mask = 0; mask < (mayDrop ? 2 ** won.length : 1); mask++) {
        const left = new Set(won.filter((_, bit) => (mask >> bit) % 2 === 1));
        const set = played.filter((game) => !left.has(game));
        if (set.length >= 9) found.push(judge(set, set.length));
      }
    }
  }
  return (
    found
      .filter((one) => one !== null)
      .sort((a, b) => b.credit - a.credit || b.games - a.games || b.performance - a.performance)[0] ?? null
  );
}

function ratingIn({ rating, official, laterRatings = [] }: Player, round: number): number {
  let found = official ?? rating;
  for (const later of [...laterRatings].sort((a, b) => a.fromRound - b.fromRound))
    if (later.fromRound <= round) found = later.rating;
  return found;
}

/** 1.4.2b. */
function isScoreless({ rounds, players }: Tournament, opponent: Player): boolean {
  if (ratingIn(opponent, 1) > 0) return false;
  return !rounds.some(({ boards }, index) =>
    boards.some(({ white, black, result, ratedAs }) => {
      if (white !== opponent.id && black !== opponent.id) return false;
      const other = players.find(({ id }) => id === (white === opponent.id ? black : white))!;
      const halves = PLAYED[ratedAs ?? result]?.[white === opponent.id ? 0 : 1] ?? 0;
      return ratingIn(other, index + 1) > 0 && halves > 0;
    }),
  );
}

/**
 * 1.4.3d: a Swiss in which, in every round, at least twenty rated players of other federations than the host's take part, of
 * three federations, ten of them GM, IM, WGM or WIM; those count who miss at most one round. The allocated bye is no miss,
 * nor is an opponent who does not come.
 */
export function literalExemption({ info, players, rounds }: Tournament): boolean {
  const takesPart = ({ id }: Player, round: number): boolean => {
    const { boards, unpaired } = rounds[round]!;
    const own = boards.find(({ white, black }) => white === id || black === id);
    if (own === undefined)
      return unpaired.some(({ player, kind }) => player === id && (kind === 'pab' || kind === 'forfeit-win'));
    if (own.result === 'forfeit-both-lose') return false;
    const winner = FORFEITED[own.result];
    return winner === undefined || winner === (own.white === id ? 'white' : 'black');
  };
  const counted = players.filter(
    (player) =>
      FEDERATIONS_OF_FIDE.includes(player.federation) &&
      player.federation !== 'FID' &&
      player.federation !== info.federation &&
      rounds.filter((_, round) => !takesPart(player, round)).length <= 1,
  );
  return rounds.every((_, round) => {
    const here = counted.filter((player) => takesPart(player, round) && ratingIn(player, round + 1) > 0);
    return (
      here.length >= 20 &&
      new Set(here.map(({ federation }) => federation)).size >= 3 &&
      here.filter((player) => hasOneOf(player, 'GM IM WGM WIM')).length >= 10
    );
  });
}

function hasMix(set: readonly Game[], player: Player, title: Sought, event: LiteralEvent): boolean {
  const n = set.length;
  const from = (federation: string) =>
    set.filter(({ opponent }) => opponent.federation === federation).length;
  const federations = [...new Set(set.map(({ opponent }) => opponent.federation))].filter(
    (code) => code !== 'FID',
  );
  const foreign = federations.filter((code) => code !== player.federation);
  if (!event.isExempt) {
    if (player.federation === '' || foreign.length < 2) return false;
    if (player.federation !== 'FID' && from(player.federation) > Math.floor(n * 0.6 + 1e-9)) return false;
    if (federations.some((code) => from(code) > Math.floor((n * 2) / 3 + 1e-9))) return false;
  }
  const titled = set.filter(({ opponent }) => hasOneOf(opponent, 'GM IM WGM FM WIM WFM')).length;
  if (titled < n / 2) return false;
  const high = set.filter(({ opponent }) => hasOneOf(opponent, ASKED[title].group));
  const third = Math.max(3, Math.ceil(n / 3));
  return event.isDouble
    ? new Set(high.map(({ opponent }) => opponent.id)).size >= Math.ceil(third / 2)
    : high.length >= third;
}

function judged(
  set: readonly Game[],
  counted: number,
  player: Player,
  title: Sought,
  event: LiteralEvent,
): LiteralNorm | null {
  if (!hasMix(set, player, title, event)) return null;
  const { performance: asked, average: least, floor } = ASKED[title];
  const n = set.length;
  const rating = ({ rating: known }: Game) => known || 1400;
  // The lowest opponent is raised; where several are lowest, each of them is tried.
  const lowest = Math.min(...set.map(rating));
  const sums = set
    .filter((game) => rating(game) === lowest)
    .map(({ opponent }) =>
      set.reduce(
        (sum, game) => sum + (game.opponent === opponent && rating(game) < floor ? floor : rating(game)),
        0,
      ),
    );
  const average = Math.round(Math.max(...sums) / n);
  const halves = set.reduce((sum, game) => sum + game.halves, 0);
  const isEnough = (points: number) =>
    points / 2 / n >= 0.35 - 1e-9 && average >= least && average + dp(points, n) >= asked;
  if (!isEnough(halves)) return null;
  let needed = 0;
  while (!isEnough(needed)) needed++;
  const credit = Math.min(13, counted + Math.floor((halves - needed) / 2));
  return { games: n, performance: average + dp(halves, n), credit };
}

function dp(halves: number, n: number): number {
  const percent = Math.round((halves * 50) / n);
  return percent >= 50 ? DP[percent - 50]! : -DP[50 - percent]!;
}
